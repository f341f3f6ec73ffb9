### What all titles say alike, unless one has words of its own under the same key with its id.

any-setting-first = First player
any-setting-pack = Card pack
web-value-any-first-random = By lot
web-value-any-first-0 = Seat 1
web-value-any-first-1 = Seat 2
web-value-any-first-2 = Seat 3
web-value-any-first-3 = Seat 4
web-value-any-first-4 = Seat 5
web-value-any-first-5 = Seat 6
any-draw-label = { $title }, round { $n }. { $seat } to act.
any-draw-label-over = { $title }, the game is over. { $wins }
