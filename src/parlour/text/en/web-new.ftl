# Opening a table, and joining one.

web-new-title = New table: { $game }
web-new-lead = Ready as it stands: press the button and play against bots. Or change what you like.
web-new-who = Who plays
web-new-seats = Seats
web-new-seat = Seat { $n }
web-new-name = Name at seat { $n }
web-new-sides = Who plays what
web-new-sides-lot = By lot
web-new-sides-chosen = I choose
web-new-side = What seat { $n } plays
web-new-open-hint = For an open seat you get a link, a join code and a QR code to send to a friend.
web-sitter-me = Me
web-sitter-open = Open: a friend or anybody
web-sitter-here = Somebody at this device
web-sitter-bot-random = Bot, easy
web-sitter-bot-ismcts-200 = Bot, medium
web-sitter-bot-greedy = Bot, strong
web-new-options = The game
web-new-manner = How you play
web-new-found = Who can find the table
web-new-found-hint = Everybody sees it in the lobby, or only those with the link.
web-new-listed = Everybody
web-new-private = With the link
web-new-pace = Time for a move
web-new-pace-hint = When it is over, the others may let a bot move instead.
web-pace-live = We play now
web-pace-1 = 1 day
web-pace-3 = 3 days
web-pace-7 = 7 days
web-new-handover = Cover the table when the device changes hands
web-new-handover-hint = For several people at one device: nobody sees what belongs to another.
web-new-hints = Allow hints
web-new-hints-hint = Anybody may ask a bot what it would do.
web-new-go = Open the table
web-new-go-hint = With bots only, the game begins at once.
web-new-anyway = Play all the same – { $way }

## Joining
web-join-title = Join a table
web-join-lead = Type the code that you were given. It stands on the screen of the table, and the one who opened it can see it too.
web-join-code = Join code
web-join-go = Join
