# The lobby and lists of tables.

web-lobby-welcome = Welcome, { $name }
web-lobby-welcome-stranger = Welcome to Parlour
web-lobby-what = Board games with exact rules: against bots, with friends, or around one device.
web-lobby-waiting = { $n ->
    [0] Nothing waits for you. A good moment for a game.
    [one] { $n } table waits for your move.
   *[other] { $n } tables wait for your move.
}
web-lobby-name = What shall we call you?
web-lobby-name-hint = Your name
web-lobby-name-go = Say hello
web-lobby-code = Got a join code?
web-lobby-join = Join
web-lobby-point-guest = No account needed.
web-lobby-point-guest-more = Press a button and you sit at the table; keep your games later if you like.
web-lobby-point-together = Friends, bots, one device.
web-lobby-point-together-more = Send a link, fill empty seats with bots, or pass the device round.
web-lobby-point-law = The rules explain themselves.
web-lobby-point-law-more = What you cannot do says why, with the paragraph to read.

## Games
web-lobby-games = Games
web-lobby-players = { $least }–{ $most } players
web-lobby-players-exactly = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
web-lobby-minutes = { $n } min
web-lobby-play = Play now
web-lobby-new = New table

## Tables
web-lobby-mine = Your tables
web-lobby-mine-none = You sit at no table yet. Play now against bots, or open a table and invite somebody.
web-lobby-open = Open tables
web-lobby-open-none = Nobody is looking for players right now. Open a table of your own, and it will stand here.
web-lobby-finished = Finished
web-lobby-all-replays = All replays
web-row-turn = Your turn
web-row-waiting = Waiting for { $name }
web-row-gathering = Waiting for players
web-row-gone = This game has gone
web-row-new = { $n ->
    [one] { $n } new move
   *[other] { $n } new moves
}
web-row-act-turn = Play
web-row-act-waiting = Open
web-row-act-gathering = Open
web-row-act-finished = Replay
web-row-act-join = Join
