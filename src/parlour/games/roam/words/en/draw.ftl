### Words in the picture of Roam. Short: they stand on small sheets.

roam-draw-label-mine = Your characters and artifacts
roam-draw-label-rest = The other players, the artifacts for sale, the next land

roam-draw-you = you

roam-draw-round = Round { $n }
roam-draw-phase-before = Choose a character
roam-draw-phase-position = Choose a position
roam-draw-phase-shortage = Too few markers: choose where
roam-draw-phase-extras = Extras
roam-draw-phase-artifact = Using an artifact
roam-draw-phase-lands = Claim lands
roam-draw-phase-auction = Auction
roam-draw-phase-market = Buy an artifact
roam-draw-phase-over = The game is over

# tags on a player's card
roam-draw-turn = turn
roam-draw-bids = bids
roam-draw-first = first player
roam-draw-winner = winner

# titles (tooltips, screen readers)
roam-draw-awake = awake
roam-draw-asleep = asleep
roam-draw-ready = ready
roam-draw-used = used
roam-draw-price = { $n ->
    [one] costs { $n } coin
   *[other] costs { $n } coins
}
roam-draw-awake-count = { $n } awake
roam-draw-asleep-count = { $n } asleep
roam-draw-land = Land { $n }
roam-draw-scroll-closed = Land { $n }, nobody knows who waits here

# on the field, two coins are drawn below it
roam-draw-pay-2 = pay 2

# sheets beside the field
roam-draw-deck = deck { $n }
roam-draw-deck-empty = The deck is empty.
roam-draw-hidden = Unknown character
roam-draw-stack = stack { $n }
roam-draw-outpost-hint = Surround an opponent’s marker.
roam-draw-auction = Auction: { $name }
roam-draw-best-bid = Best bid
roam-draw-no-bid = No bid yet
roam-draw-waiting = Still to bid
roam-draw-edition-house = House edition
roam-draw-edition-pack = Card pack: { $name }

# a card to read
roam-draw-character = Character
roam-draw-character-starting = Starting card
