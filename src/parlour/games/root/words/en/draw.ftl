### Words in the picture of Root. Short: they stand on small sheets.

root-draw-label-over = Root, the game is over. { $wins }
root-draw-label-mine = Your hand and your faction’s board
root-draw-label-rest = The other players’ boards, the piles and the items

root-draw-round = Round { $n }

# the map and the score track (titles)
root-draw-clearing = Clearing { $n } ({ $suit })
root-draw-scorched = scorched
root-draw-ruler = ruled by { $name }
root-draw-ruin = ruin
root-draw-warriors = { $name }: { $n ->
    [one] { $n } warrior
   *[other] { $n } warriors
}
root-draw-counted = { $what }: { $n }
root-draw-track = Victory points
root-draw-score = { $name }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
root-draw-score-coalition = { $name } plays in a coalition with { $other }
root-draw-score-dominance = { $name } plays for dominance ({ $suit })
root-draw-supply = Items that can be crafted
root-draw-battle = Battle in clearing { $n }: { $one } attacks { $other }

# a player's panel
root-draw-turn = turn
root-draw-asked = asked
root-draw-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
root-draw-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
root-draw-warriors-left = { $n ->
    [one] { $n } warrior left
   *[other] { $n } warriors left
}
root-draw-ruled = { $n ->
    [one] rules { $n } clearing
   *[other] rules { $n } clearings
}
root-draw-crafting = { $suit }: { $n }
root-draw-crafting-pieces = can still craft with
root-draw-coalition = coalition with { $name }

# piles
root-draw-deck = Deck { $n }
root-draw-discard = Discard { $n }
root-draw-available = Dominance cards to take
root-draw-quests = Quests
root-draw-quests-left = { $n } to come
root-draw-item-supply = Items to craft
root-draw-box = Out of this game
root-draw-hand-empty = No cards in hand
root-draw-revealed = { $name } shows you this hand
root-draw-not-crafted = not crafted

# Marquise
root-draw-building-track = { $kind }: { $n } on the map. The next one costs { $cost } wood and scores { $vp }.
root-draw-building-track-full = { $kind }: all { $n } on the map.
root-draw-wood-left = wood in supply: { $n }
root-draw-keep-at = keep in clearing { $n }
root-draw-keep-lost = the keep is lost
root-draw-actions-left = { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
}
root-draw-recruited = has recruited this turn

# Eyrie
root-draw-leader-current = leads
root-draw-leader-ready = ready
root-draw-leader-fallen = fallen
root-draw-roosts = Roosts on the map: { $n }. Scores { $vp } in the Evening.
root-draw-vizier = Vizier

# Alliance
root-draw-supporters = { $n ->
    [one] { $n } supporter
   *[other] { $n } supporters
}
root-draw-officers = { $n ->
    [one] { $n } officer
   *[other] { $n } officers
}
root-draw-operations-left = { $n ->
    [one] { $n } operation left
   *[other] { $n } operations left
}
root-draw-sympathy = Sympathy on the map: { $n }. The next one costs { $cost } and scores { $vp }.
root-draw-sympathy-full = Sympathy on the map: all { $n }.
root-draw-base-free = Base ({ $suit }), not on the map
root-draw-base-at = Base ({ $suit }) in clearing { $n }

# Vagabond
root-draw-no-character = No character yet
root-draw-items-track = Tracks
root-draw-items-satchel = Satchel
root-draw-items-damaged = Damaged
root-draw-items-satchel-limit = Satchel: { $n } of { $limit }
root-draw-item-up = face up
root-draw-item-down = face down
root-draw-relations = Relationships
root-draw-aids = Aids this turn: { $n } of { $need }; the next step scores { $vp }.
root-draw-quests-done = Quests done: { $n }

# Lizard Cult and Riverfolk boards
root-draw-gardens = Gardens ({ $suit }) on the map: { $n }. A card of the suit scores { $vp }.
root-draw-garden-scored = Scored this turn.
root-draw-outcast-none = No outcast yet
root-draw-outcast-suit = Outcast: { $suit }
root-draw-hated-suit = Hated: { $suit }
root-draw-acolytes = { $n ->
    [one] { $n } acolyte
   *[other] { $n } acolytes
}
root-draw-conspiracy-crusade = Crusade
root-draw-conspiracy-convert = Convert
root-draw-conspiracy-sanctify = Sanctify
root-draw-conspiracy-cost = { $name } (acolytes: { $n })
root-draw-rituals = Rituals
root-draw-rituals-text = Reveal a card of a suit to build, recruit or score there; reveal a bird for a sacrifice.
root-draw-ritual-build = Build
root-draw-ritual-recruit = Recruit
root-draw-ritual-score = Score
root-draw-ritual-sacrifice = Sacrifice
root-draw-cards-revealed = Revealed
root-draw-souls = Lost Souls: { $n }
root-draw-service-hand-card = Hand card
root-draw-service-riverboats = Riverboats
root-draw-service-mercenaries = Mercenaries
root-draw-service-price = { $name }, price: { $n }
root-draw-service-bought = bought this turn
root-draw-services-left = { $n ->
    [one] { $n } service may still be bought
   *[other] { $n } services may still be bought
}
root-draw-payments = Payments: { $n }
root-draw-funds = Funds: { $n }
root-draw-committed = Committed: { $n }
root-draw-dividends = dividends in the next Birdsong: { $n }
root-draw-posts = Trade posts ({ $suit }): { $left } here, { $placed } on the map, { $gone } out of the game
root-draw-relics = Out of ruins: { $items }

# a card to read
root-draw-card-item = Item
root-draw-card-persistent = Stays in play
root-draw-card-immediate = Once, at once
root-draw-card-ambush = Ambush
root-draw-card-dominance = Dominance
root-draw-card-quest = Quest
root-draw-card-leader = Leader
root-draw-card-character = Character
root-draw-quest-reward = Exhaust both items in a clearing of this suit: 1 point for each completed quest of the suit, or 2 cards.

# Winter and six seats
root-draw-river = on the river
root-draw-has-boats = uses the riverboats
root-draw-has-mercenaries = has hired mercenaries
root-draw-open-hand = Open hand
