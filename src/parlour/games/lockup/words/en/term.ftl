### Lockup: the table in a terminal.

lockup-term-round = Round { $n } of 6
lockup-term-phase-setup = Setup
lockup-term-phase-roll-call = Roll Call
lockup-term-phase-lights-out = Lights Out
lockup-term-phase-patrol = Patrol
lockup-term-phase-over = The game is over
lockup-term-raids = raids: { $n }
lockup-term-left = suspicion left: { $n }

## Goals
lockup-term-goal-majority = majority
lockup-term-goal-instant = instant
lockup-term-goal-end-game = end game
lockup-term-holds = held by { $who }

## Rewards, after the place
lockup-term-place-first = 1st
lockup-term-place-second = 2nd
lockup-term-place-third = 3rd
lockup-term-place-last = last
lockup-term-place-others = others
lockup-term-place-each = each
lockup-term-marker = first-player marker
lockup-term-recruit = 1 goon for { $one }{ $two ->
    [0] { "" }
   *[other] , 2 for { $two }
}
lockup-term-reward-exchange = exchange { $n } for 1
lockup-term-reward-craft = craft or reserve { $n } item
lockup-term-reward-choose-tome = draw { $n } tomes, keep 1
lockup-term-reward-tome = draw { $n ->
    [one] { $n } tome
   *[other] { $n } tomes
}

## What lies in a location
lockup-term-symbols = suspicion symbols: { $n }
lockup-term-here = suspicion here: { $n }
lockup-term-demon = counts { $symbol }
lockup-term-brings = brings { $good }
lockup-term-lying = lying here: { $goods }
lockup-term-declined = { $who } declined

## What is left
lockup-term-display = Items in the Cell Block
lockup-term-supply = Supply
lockup-term-deck-item = item deck { $n }
lockup-term-deck-goon = goon deck { $n }
lockup-term-deck-tome = tome deck { $n }
lockup-term-deck-guard = guard deck { $n }
lockup-term-deck-location = location deck { $n }

## Parties
lockup-term-guards = Guards
lockup-term-first = first player
lockup-term-passed = passed
lockup-term-home = { $n ->
    [one] { $n } token in the cell
   *[other] { $n } tokens in the cell
}
lockup-term-tomes = { $n ->
    [one] { $n } tome
   *[other] { $n } tomes
}
lockup-term-reserved = { $n ->
    [one] { $n } reserved item
   *[other] { $n } reserved items
}
lockup-term-hidden = hidden { $n } of { $limit }
lockup-term-stored = Resources { $n } of { $limit }
lockup-term-goods = Resources
lockup-term-items = Items
lockup-term-goons = Goons
lockup-term-attributes = Symbols
lockup-term-trait = Trait
lockup-term-cell = Holding cell
lockup-term-hand = Tomes
lockup-term-kept = Reserved
lockup-term-dealt = Traits to choose from
lockup-term-drawn = Drawn
lockup-term-turned = Turned up
lockup-term-off-duty = Off Duty
