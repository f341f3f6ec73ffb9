### Words in the picture of Where the Frogs Caw. Short: they stand in small rooms.

frogs-draw-label = Where the Frogs Caw, round { $n }. { $seat } to act.
frogs-draw-label-over = Where the Frogs Caw, the game is over. { $wins }
frogs-draw-label-mine = Your hand and the cards in your area
frogs-draw-label-rest = The other player’s area, the deck and the discard pile

frogs-draw-edition-house = House edition
frogs-draw-edition-pack = Cards: { $name }

# the clock above the board
frogs-draw-turn = Turn { $n }
frogs-draw-phase-setup = Setup
frogs-draw-phase-turn = { $n ->
    [0] main action 1 of 2
    [1] main action 2 of 2
   *[other] free actions only
}
frogs-draw-phase-end-of-turn = end of turn
frogs-draw-phase-over = The game is over
frogs-draw-last-turns = { $n ->
    [1] the last turn
    [2] this turn and one more
   *[other] this turn, then one more each
}

# spaces
frogs-draw-home = Home
frogs-draw-space-none = nothing to earn
frogs-draw-space-gain = { $n ->
    [one] earn { $n } coin
   *[other] earn { $n } coins
}
frogs-draw-space-draw = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}
frogs-draw-space-start = { $name }: activate or upgrade
frogs-draw-space-charm = { $n ->
    [one] { $n } enchantment token left: { $name }
   *[other] { $n } enchantment tokens: { $name }
}
frogs-draw-space-end = the path ends here
frogs-draw-token-golden-chest = token: golden chest
frogs-draw-token-plus-5 = token: earn 5 coins
frogs-draw-token-nest = token: activate or upgrade the Nest
frogs-draw-token-below = below it: { $what }
frogs-draw-stands = { $name } is here
frogs-draw-traveller = { $name }: { $species } traveller
frogs-draw-route = Route cost: { $coins ->
    [0] { $cards ->
        [one] discard { $cards } card
       *[other] discard { $cards } cards
    }
    [one] { $coins } coin
   *[other] { $coins } coins
}

# a player’s chip on a phone
frogs-draw-chip = { $name }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
