### Words on the cards and boards in the picture of Lockup. Short: they stand on small sheets.

# cards
lockup-draw-card-stars = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
lockup-draw-card-cost = Costs { $cost }
lockup-draw-card-suspicion = { $n } suspicion
lockup-draw-card-brings = Brings { $good } to its room each Patrol

# what goons are worth at the end
lockup-draw-card-scores-dwarf = 1–7 dwarves: 1, 3, 7, 12, 18, 25, 30 stars
lockup-draw-card-scores-ratfolk = 1–5 ratfolk: −3, 1, 6, 13, 25 stars
lockup-draw-card-scores-cultist = 1 star for each item
lockup-draw-card-scores-hobgoblin = 1 star for each power
lockup-draw-card-scores-demon = 2 stars for each { $symbol }
lockup-draw-card-scores-skinner = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
lockup-draw-card-scores-brigand = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}

lockup-draw-card-goal-majority = Majority
lockup-draw-card-goal-instant = Instant
lockup-draw-card-goal-end-game = End game

lockup-draw-card-guard-lookout = Lookout: strength 0, the guards take no suspicion here
lockup-draw-card-guard-enforcer = Enforcer: as strong as the guards have power
lockup-draw-card-guard-number = Strength { $n }
lockup-draw-card-guard-special = Strength { $n }; turned up in Roll Call, it calls one more guard face down

# boards
lockup-draw-board-cell = Holding cell
lockup-draw-board-face-down = face down { $n } of { $limit }
lockup-draw-board-out = { $token }: out
lockup-draw-board-stash = Stash
lockup-draw-board-stored = Stash: { $n } of { $limit } resources
lockup-draw-board-trait = Trait: { $name }
lockup-draw-board-hand-empty = No tomes in your hand
lockup-draw-board-group = { $type }: { $n }, worth { $stars }
lockup-draw-board-reserved = Reserved
lockup-draw-board-off-duty = Off duty
lockup-draw-board-deck-guards = Guard deck: { $n }
lockup-draw-board-deck-aside = Guards set aside: { $n }
lockup-draw-board-deck-places = Location deck: { $n }

# a card to read
lockup-draw-card-kind-item = Item
lockup-draw-card-kind-tome = Tome
lockup-draw-card-kind-trait = Trait
lockup-draw-card-kind-guard = Guard
lockup-draw-card-symbols = Symbols: { $symbols }
lockup-draw-card-at-the-end = At the end: { $what }
lockup-draw-board-built-empty = Nothing crafted, nobody recruited yet
