### The page of a table.

## The bar and the parts of the page
web-table-rules = Rules
web-table-replay = Replay
web-table-for-n = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
web-table-board = The table of { $game } as a picture. Everything you can do is also a button on this page.
web-table-board-label = Board
web-table-tabs = Show
web-table-tab-play = Play
web-table-tab-others = Others
web-table-tab-log = Log
web-table-tab-talk = Talk
web-table-tab-notes = Notes
web-table-tab-people = People
web-table-new = new
web-table-offline = Reconnecting… your last move is safe.
web-table-sheet-up = Show more

## Whose turn
web-table-turn-mine = Your turn
web-table-turn-of = { $name } to play
web-table-turn-now = { $name }’s turn
web-table-turn-here = in your turn
web-table-react-mine = You are asked
web-table-choosing = { $name } is choosing…
web-table-thinking = { $name } is thinking…
web-table-nothing = Nothing is asked just now.
web-table-watching = you watch
web-table-analysis = analysis
web-table-left-now = less than a minute left
web-table-left-minutes = { $n ->
    [one] { $n } minute left
   *[other] { $n } minutes left
}
web-table-left-hours = { $n ->
    [one] { $n } hour left
   *[other] { $n } hours left
}
web-table-left-days = { $n ->
    [one] { $n } day left
   *[other] { $n } days left
}

## Options
web-table-undo = Undo
web-table-hint = What would the bot do?
web-table-hint-told = The bot would choose:
web-table-hinted = bot
web-table-barred = { $n ->
    [one] Why not? { $n } thing is not possible
   *[other] Why not? { $n } things are not possible
}
web-table-holding-mine = End your turn?
web-table-holding-why = You can still take it back. When you end it, the others go on.
web-table-holding-other = { $name } may still take the last move back…
web-table-confirm = End my turn
web-table-take-back = Take it back

## Somebody is away
web-table-vote = Let a bot play for { $name }
web-table-vote-short = Bot
web-table-votes = { $n ->
    [one] { $n } vote so far
   *[other] { $n } votes so far
}
web-table-away-mine = A bot plays for { $name } while you are away.
web-table-return = I am back

## Seats
web-table-seats = Who sits here
web-table-seat = Seat { $n }
web-table-seat-open = Open seat
web-table-points = points
web-table-you = you
web-table-is-turn = turn
web-table-is-bot = bot
web-table-is-away = away
web-table-is-resigned = resigned
web-table-is-here = here now
web-table-is-gone = not here now

## While seats are open
web-table-gathering = { $n ->
    [0] All seats are taken
    [one] One seat is open
   *[other] { $n } seats are open
}
web-table-gathering-why = The game begins by itself when every seat is taken.
web-table-sit = Sit here
web-table-stand-up = Stand up
web-table-your-name = Your name
web-table-bot-here = Seat a bot
web-table-bot-which = Which bot for seat { $n }
web-table-bot-random = Bot, easy
web-table-bot-ismcts = Bot, medium
web-table-bot-greedy = Bot, strong
web-table-open-seat = Open this seat
web-table-invite = Invite friends
web-table-invite-how = Send the link, read out the code, or let a phone’s camera look at the picture.
web-table-invite-link = A link to send
web-table-copy = Copy
web-table-code = Code
web-table-qr = The same link as a picture for a phone’s camera
web-table-close-summary = Close this table
web-table-close-why = Nobody will be able to sit down any more.
web-table-close = Close the table
web-table-closed = This table is closed
web-table-closed-why = It was closed before the game began.
web-table-closed-again = Open a new table

## The end
web-table-end-given-up = The game was given up.
web-table-end-resigned = All the others have resigned.
web-table-scores = Scores
web-table-total = Total
web-table-rematch = Rematch
web-table-rematch-go = Go to the rematch
web-table-transcript = Transcript
web-table-verify = Verify the shuffles
web-table-verify-how = The hash was shown before the first move. It is the hash of this secret, from which every shuffle follows. Download the transcript and type: parlour verify FILE
web-table-verify-later = Every shuffle follows from a secret. This is its hash; the secret itself is shown when the game is over, and everybody can compare.
web-table-commitment = Hash
web-table-secret = Secret

## Log
web-table-log-earlier = { $n ->
    [one] { $n } earlier move
   *[other] { $n } earlier moves
}
web-table-log-new = New since you looked
web-table-log-none = Nothing has happened yet.
web-table-log-moment = Show move { $n }

## Talk and notes
web-table-talk-none = Nobody has said anything yet.
web-table-talk-label = Say something
web-table-talk-say = Say
web-table-talk-players = Those who play read this. Spectators see it when the game is over.
web-table-talk-spectators = Those who watch read this. Players see it when the game is over.
web-table-talk-everybody = Everybody here reads this.
web-table-spectator = watches
web-table-notes-why = Only you can read these.
web-table-notes-save = Keep

## Leaving
web-table-screen = Big screen
web-table-origin = The table this comes from
web-table-leaving = Leave or resign
web-table-leave = Leave for now
web-table-leave-why = A bot plays for you until you come back.
web-table-resign = Resign
web-table-resign-why = A bot plays to the end. This cannot be taken back.

## Reactions: decided beforehand
web-table-policies = Reactions
web-table-policies-why = Decide beforehand whether you want to be asked, whatever you hold. Nobody else sees it; they notice only that you answer at once.
web-table-policy-asked = you are asked
web-table-policy-passed = the table answers for you
web-table-policy-usual = you are asked only where you have something at stake
web-table-policy-as-usual = As usual
web-table-policy-ask = Ask me
web-table-policy-pass = Do not ask me
web-table-policy-never = Do not ask me again: { $reaction }
web-table-policy-never-why = The table answers for you, now and later. Under People you can change that.
web-table-policy-none = Do not ask me at all
web-table-policy-all = Ask me about everything

## One device for several people
web-table-handover = Pass the device to { $name }
web-table-handover-why = Nothing is shown until { $name } is ready.
web-table-handover-done = I am { $name }

## The screen in the living room
web-table-screen-join = Join at { $place }
web-table-screen-code = Code
web-table-screen-last = Last moves

## What the script says by itself
web-table-word-failed = That did not work. Please try again.
web-table-word-zoom-in = Zoom in
web-table-word-zoom-out = Zoom out
web-table-word-zoom-reset = The whole board
web-table-word-copied = Copied
web-table-word-choose = Choose
web-table-invite-only-here = This address works on this computer only. For friends’ phones, start Parlour with --host 0.0.0.0.
