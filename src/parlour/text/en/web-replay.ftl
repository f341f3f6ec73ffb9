### The replay of a table.

web-replay-title = { $game }, replay
web-replay-to-table = To the table
web-replay-start = The start
web-replay-moment = Move { $n } of { $of }
web-replay-steps = Steps
web-replay-first = To the start
web-replay-step-back = Back one move
web-replay-step-on = On one move
web-replay-last = To the end
web-replay-play = Play or pause
web-replay-speed = Speed times { $n }
web-replay-slider = Move
web-replay-go = Go
web-replay-eyes = Through whose eyes
web-replay-spectator = Spectator
web-replay-onward = From here
web-replay-analyse = Analyse from here
web-replay-analyse-why = A table of your own from this moment. What you could not know is dealt anew.
web-replay-share = A link to this moment
web-replay-files = Keep
web-replay-position = This position as a file
web-replay-transcript = The whole game as a transcript
web-replay-story = The whole game as one page for reading offline
