# What is said about tables and seats.

web-guest-name = Guest
web-positions-title = Open a position
web-positions-what = Paste a position file. You get a table of your own where you play all seats and can try what you like.
web-positions-paste = Position (JSON)
web-positions-open = Open the table
web-row-bots = { $n ->
    [one] a bot
   *[other] { $n } bots
}
web-row-seats = { $n } of { $of } seats
web-row-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}

## Refusals
web-refused-no-such-table = There is no such table; the link may be cut off.
web-refused-no-such-code = There is no open table with the code { $code }. Codes have six letters or figures.
web-refused-not-invited = This table is private; ask for its invitation link or code.
web-refused-not-owner = Only whoever opened the table may do that.
web-refused-seat-taken = Somebody sits there already; choose an open seat.
web-refused-seat-count = This game is for { $least } to { $most } seats.
web-refused-seat-choice = Seat { $n } must be me, open, here:NAME, or a bot: { $bots }.
web-refused-pace = The pace must be one of { $paces }.
web-refused-own-cards = Card packs of your own are for your own server’s command line; tables here use the house edition.
web-refused-holding = Somebody is still about to end a turn. A moment, please.
web-refused-not-your-turn = It is not your turn now.
web-refused-nothing-to-confirm = There is no turn of yours to end.
web-refused-already-away = A bot plays that seat already.
web-refused-resigned = That seat has resigned; a bot plays it to the end.
web-refused-not-away = You play that seat already.
web-refused-not-at-table = Only those who play at this table may vote.
web-refused-not-waited-for = Nobody waits for that seat now.
web-refused-still-here = They are still here; give them a little time.
web-refused-not-late = There is still time.
web-refused-not-gathering = The game has begun already.
web-refused-not-playing = The game is not being played.
web-refused-not-finished = That is possible when the game is over.
web-refused-not-begun = The game has not begun yet.
web-refused-no-such-seat = There is no such seat; they are 0 to { $n }.
web-refused-not-your-seat = That is not your seat.
web-refused-stale = Something has happened since you looked; here is the table as it is now.
web-refused-other-channel = Players and spectators talk apart while the game runs.
web-refused-empty-talk = Say something first.
web-refused-no-hints = This table was opened without hints.
web-refused-no-rematch = A rematch is for those who played, when the game is over.
web-refused-no-such-moment = There is no such moment; they are 0 to { $n }.
web-refused-hand-over = Take the device over first.
web-refused-not-your-eyes = While the game runs you can look only through your own eyes.
web-refused-no-such-layout = There is no such picture; there are { $layouts }.
web-refused-no-such-card = There is no such card.
web-refused-no-position = A position is a JSON object, as “position file” downloads it.
web-refused-too-many-feeds = Too many pages are open from this address; close some of them.
web-refused-position-over = The game is over in that position; choose an earlier moment.
web-refused-only-bots = At least one seat must be for a person, or open.
web-refused-one-seat = You sit at this table already; another seat needs the invitation.
web-refused-away = A bot plays your seat; come back first.
web-refused-damaged = This table’s record is damaged, so it cannot be opened; the others are fine.
web-refused-no-such-reaction = There is no such reaction in this game. Reactions: { $reactions }.
web-refused-sides = Two seats cannot play the same. To choose from: { $sides }.
web-refused-sides-count = Say what each of the { $n } seats plays, or nothing.
