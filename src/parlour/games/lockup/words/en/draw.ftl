### Words in the picture of Lockup. Short: they stand in small rooms.

lockup-draw-label-over = Lockup, the game is over. { $wins }
lockup-draw-label-mine = Your holding cell, tomes, stash and crew
lockup-draw-label-rest = Goals, items, the other crews and the decks

lockup-draw-round = Round { $n }
lockup-draw-rounds = Round
lockup-draw-phase-setup = Setup
lockup-draw-phase-roll-call = Roll Call
lockup-draw-phase-lights-out = Lights Out
lockup-draw-phase-patrol = Patrol
lockup-draw-phase-over = The game is over
lockup-draw-edition-house = House edition
lockup-draw-edition-pack = Cards: { $name }
lockup-draw-guards = Guards

# rewards: the place on a small plate (5 letters at most), then what it gets (16 at most)
lockup-draw-place-first = 1st
lockup-draw-place-second = 2nd
lockup-draw-place-third = 3rd
lockup-draw-place-last = last
lockup-draw-place-others = rest
lockup-draw-place-each = each
lockup-draw-or = or
lockup-draw-craft = craft { $n ->
    [one] { $n } item
   *[other] { $n } items
}
# stands after the plate “or”
lockup-draw-reserve = reserve, pay 1
lockup-draw-choose-tome = { $n }, keep 1
lockup-draw-reward-good = { $n } × { $what }
lockup-draw-reward-first = and the first-player marker
lockup-draw-reward-exchange = exchange { $n } for 1 of any kind
lockup-draw-reward-recruit = { $n ->
    [one] recruit { $n } goon for { $cost }
   *[other] recruit { $n } goons for { $cost }
}
lockup-draw-reward-craft = craft an item
lockup-draw-reward-reserve = reserve an item and pay 1
lockup-draw-reward-choose-tome = draw { $n } tomes, keep 1
lockup-draw-reward-tome = { $n ->
    [one] draw { $n } tome
   *[other] draw { $n } tomes
}

# a room
lockup-draw-used = you have placed here before
lockup-draw-cell-empty = An empty goon cell
lockup-draw-hidden = face down
lockup-draw-face-down = { $name }: { $n } face down
lockup-draw-guard-down = A guard card, face down
lockup-draw-strength = { $name }: strength { $n }{ $hidden ->
    [0] { "" }
   *[other] , and { $hidden } face down
}

# the corridor, the track and the decks
# the head over the suspicion tokens, 18 letters at most
lockup-draw-suspicion = Suspicion left
lockup-draw-suspicion-left = Suspicion left: { $n }
lockup-draw-raids = Raids: { $n }
lockup-draw-goals = Goals
lockup-draw-goal-count = { $name }: { $n }
lockup-draw-goal-held = { $name } holds this goal: { $n }
lockup-draw-track = Reputation
lockup-draw-reputation = { $name }: { $n } reputation
lockup-draw-display = Items in the Cell Block
lockup-draw-left = { $n } to come
lockup-draw-items = Items
lockup-draw-deck-item = Item deck: { $n }
lockup-draw-deck-goon = Goon deck: { $n }
lockup-draw-deck-tome = Tome deck: { $n }
lockup-draw-discard = out: { $n }

# a party's panel
lockup-draw-points = { $n } reputation
lockup-draw-turn = turn
lockup-draw-asked = asked
lockup-draw-first = first player
lockup-draw-passed = passed
lockup-draw-home = { $n ->
    [one] { $n } token in the holding cell
   *[other] { $n } tokens in the holding cell
}
lockup-draw-hidden-used = placed face down: { $n } of { $limit }
lockup-draw-tomes = { $n ->
    [one] { $n } tome
   *[other] { $n } tomes
}
lockup-draw-reserved = { $n ->
    [one] { $n } reserved item
   *[other] { $n } reserved items
}
lockup-draw-storage = resources: { $n }, room for { $limit }

# the result
lockup-draw-guards-win = The guards win.
lockup-draw-score-reputation = reputation { $n }
lockup-draw-score-majority = majority goal { $n }
lockup-draw-score-end-goal = end-game goal { $n }
lockup-draw-score-goons = goons { $n }
lockup-draw-score-goods = resources { $n }
lockup-draw-score-tomes = tomes { $n }
lockup-draw-score-first = first player { $n }

# a place in a room, on a small plate
lockup-draw-rank = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
lockup-draw-rewarded = rewarded
lockup-draw-declined = declined

# reminders beside the prison
lockup-draw-supply = In the supply
lockup-draw-scoring = Goons at the end
lockup-draw-signs = Signs
lockup-draw-scoring-dwarf = Dwarves 1–7: 1, 3, 7, 12, 18, 25, 30
lockup-draw-scoring-ratfolk = Ratfolk 1–5: −3, 1, 6, 13, 25
lockup-draw-scoring-cultist = Cultist: 1 for each item
lockup-draw-scoring-hobgoblin = Hobgoblin: 1 for each power
lockup-draw-scoring-demon = Demon: 2 for each of its symbols
lockup-draw-scoring-skinner = Skinner, brigand: the stars on the card
lockup-draw-sign-hidden = placed face down, of how many
lockup-draw-sign-tome = tomes in hand
lockup-draw-sign-reserved = reserved items
lockup-draw-sign-first = first player
lockup-draw-sign-passed = has passed
