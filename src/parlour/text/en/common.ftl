# What every game shares.

## Refusals
refused-over = The game is over; nothing more can be done.
refused-unknown = { $action } is not an action of this game. Possible now: { $options }.
refused-barred = “{ $label }” is not possible now: { $digest } Possible now: { $options }.
refused-not-offered = “{ $label }” is not possible here: { $digest } Possible now: { $options }.
refused-not-now = “{ $label }” is not asked for now. { $digest } Possible now: { $options }.
refused-undo-nothing = There is nothing to take back.
refused-undo-other = Only your own last decision can be taken back, and somebody else has decided since.
refused-undo-chance = That cannot be taken back: chance has moved or something hidden was shown since.

## The terminal
play-your-turn = Your turn, { $seat }
play-reaction = { $seat }, you may react
play-law = see { $game } { $law }
play-not-possible = Not possible now
play-prompt = Number, or help
play-prompt-end = Save FILE, log, or Enter to leave
play-help-end = The game is over. Type save FILE, log, or press Enter to leave.
play-edition = house edition
play-no-rule = There is no paragraph { $text }; type rules to read them all.
play-help = Type the number of an option. Also: undo · why N (the rule behind option N, or behind a barred one) · board · log · save game.txt (the whole game; as game.json only the position) · rules { $law } (read the rules) · help · quit
play-help-policy = Reactions: policy NAME alwaysPass (never ask me) · policy NAME ask (ask me again); NAME is one of { $reactions }.
play-policy-none = In this game there is nothing to decide beforehand.
play-policy-ask = { $reaction }: you are asked again.
play-policy-pass = { $reaction }: from now on the table answers for you.
play-quit = Good-bye. The game was not finished.
play-saved = Saved to { $file }.
play-save-how = Say where: save FILE (a name that ends in .json saves the position, any other the transcript).
play-no-number = { $text } is not one of the options; type a number from 1 to { $n }, or help.
play-why-how = Say which: why N, with N from 1 to { $n }.
play-undone = Taken back.
play-winner = { $seat } wins
play-shared = { $seats } share the victory
play-options-more = and { $n } more
play-ruling = Ruling

## The replay page
story-first = To the start
story-back = Back
story-play = Play or pause
story-on = On
story-last = To the end
story-action = Action
story-transcript = Transcript
story-moves = Moves
story-keys = Arrow keys: step. Home, End: jump. Space: play or pause.
