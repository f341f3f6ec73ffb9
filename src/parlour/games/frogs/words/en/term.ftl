### Frogs: the table in a terminal.

frogs-legend = ● Orange · ■ Blue · ¢ coins · ▤ cards · ∪ Nest · ◎ Lily Pad · ∩ Burrow · ▣ iron, ◈ golden, ◆ ruby chest · ★ ✦ ♥ enchantment tokens · ! a token, once · (¢1) route cost · ↳ after a fork · … goes on as above · ⌂ Home, end of a path · • provisions · ◀ decides now

frogs-term-phase-setup = Setup
frogs-term-phase-turn = Turn { $n }, main actions { $actions } of 2
frogs-term-phase-end-of-turn = End of turn { $n }
frogs-term-phase-over = The game is over
frogs-term-last = { $n ->
    [1] the last turn
    [2] the deck has run out: this turn and one more
   *[other] the deck has run out: this turn, then one more each
}
frogs-term-home = Home

## The middle
frogs-term-deck = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
frogs-term-top = On top of the deck
frogs-term-discard = Discard pile ({ $n })
frogs-term-novices = Novice villagers
frogs-term-looked = Considered cards
frogs-term-chain = In progress
frogs-term-reward = reward
frogs-term-waiting = Triggered

## Players
frogs-term-starters = Starter cards
frogs-term-villagers = Villagers
frogs-term-gear = Gear
frogs-term-buildings = Buildings
frogs-term-hand = Hand
frogs-term-known = You know in this hand
frogs-term-perhaps = In this hand, tucked or put back on the deck
frogs-term-tucked = Tucked
frogs-term-used = used
frogs-term-advanced = advanced
frogs-term-first = first player
frogs-term-cards = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
frogs-term-under = { $n } tucked
frogs-term-points = buildings { $n } VP
