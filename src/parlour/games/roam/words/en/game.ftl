# Roam: what the table says. Logs in the present tense, the person first.

roam-title = Roam
roam-intro = Use one character a turn and lay markers in its pattern. Whoever has the most markers on a land when its six spaces are full takes its character. When somebody has ten characters the round is finished, and most points win.
    .more = (rules, or rules 5: the whole law)
roam-legend = ■ space to mark · □ optional, 2 coins · ☀ awake · ☾ asleep · ★ points · ¢ coin on the field · patterns are shown as they will lie · lands 1–3 are the north row, 4–6 the south row
roam-seat-blue = Blue
roam-seat-red = Red
roam-seat-yellow = Yellow
roam-seat-green = Green

## Options of a table
roam-setting-version = Version
roam-setting-outpost = Outpost
roam-setting-towers = Marker towers
roam-setting-hidden_characters = Hidden characters

## Questions
roam-ask-before-character = { $n ->
    [0] Choose an awake character
    [1] Choose an awake character, or rise early first
   *[other] All are asleep: wake everybody, or use artifacts first
}
roam-ask-choose-position = Place the pattern of { $card }
roam-ask-fill-some = { $n ->
    [one] You have only { $n } marker left: choose a space for it
   *[other] You have only { $n } markers left: choose spaces for them
}
roam-ask-extras = { $n ->
    [0] Mark more squares, or end your actions
   *[other] Mark more squares, use artifacts, or end your actions
}
roam-ask-choose-land = Choose the land to resolve next
roam-ask-bid = { $n ->
    [-1] You are tied for land { $land }: open the bidding or pass
   *[other] You are tied for land { $land }: bid more than { $n } or pass
}
roam-ask-choose-free-square = Choose the empty square to mark for free
roam-ask-choose-replaced = Choose the opponent’s marker to replace
roam-ask-pay-for-replaced = Pay for the empty square { $space }
roam-ask-choose-marker = Choose a marker to move
roam-ask-choose-neighbour = Choose where the marker on { $space } goes
roam-ask-choose-flipped = Choose a character to turn over
roam-ask-choose-artifact = Buy an artifact, or none

## Options
roam-do-use = Use { $card }
roam-do-early-rise = { $n ->
    [0] Early rise: wake everybody
    [one] Early rise: pay { $n } coin, wake everybody
   *[other] Early rise: pay { $n } coins, wake everybody
}
roam-do-wake = Wake everybody
roam-do-artifact = Use { $artifact }
roam-do-place = { $coins ->
    [0] Place at { $space }{ $spaces ->
        [unknown] { "" }
        [none] : no free space
       *[other] : { $spaces }
    }
    [one] Place at { $space }: { $spaces }, earn { $coins } coin
   *[other] Place at { $space }: { $spaces }, earn { $coins } coins
}
roam-do-forgo = Place nothing
roam-do-fill = { $coins ->
    [0] Mark { $space }
    [one] Mark { $space }, earn { $coins } coin
   *[other] Mark { $space }, earn { $coins } coins
}
roam-do-mark = { $coins ->
    [0] Pay 2 coins: mark { $space }
    [one] Pay 2 coins: mark { $space }, earn { $coins } coin
   *[other] Pay 2 coins: mark { $space }, earn { $coins } coins
}
roam-do-end = End actions
roam-do-free-mark = Mark { $space }
roam-do-replace = Replace the marker on { $space }
roam-do-pay = Pay 2 coins
roam-do-lift = Move the marker on { $space }
roam-do-move = To { $space }
roam-do-flip = Turn over { $card }
roam-do-resolve = Resolve land { $land }
roam-do-bid = { $n ->
    [0] Bid nothing
    [one] Bid { $n } coin
   *[other] Bid { $n } coins
}
roam-do-pass = Pass
roam-do-buy = { $n ->
    [0] Buy { $artifact }
    [one] Buy { $artifact } for { $n } coin
   *[other] Buy { $artifact } for { $n } coins
}
roam-do-no-purchase = Buy nothing

## Log
roam-log-turn = Round { $n }: { $seat }
roam-log-wakes = { $seat } wakes everybody
roam-log-rises = { $n ->
    [one] { $seat } rises early for { $n } coin
   *[other] { $seat } rises early for { $n } coins
}
roam-log-uses = { $seat } uses { $card }
roam-log-places = { $coins ->
    [0] { $spaces ->
        [none] { $seat } finds no free space
       *[other] { $seat } marks { $spaces }
    }
    [one] { $seat } marks { $spaces }, earns { $coins } coin
   *[other] { $seat } marks { $spaces }, earns { $coins } coins
}
roam-log-pays = { $seat } pays { $n } coins for { $space }
roam-log-explored = Land { $land } is explored: { $counts }
roam-log-tie = Tied for land { $land }: { $seats }
roam-log-bids = { $n ->
    [0] { $seat } bids nothing
    [one] { $seat } bids { $n } coin
   *[other] { $seat } bids { $n } coins
}
roam-log-passes = { $seat } passes
roam-log-cannot-bid = { $seat } cannot bid more
roam-log-takes = { $n ->
    [0] { $seat } takes { $card }
    [one] { $seat } takes { $card } for { $n } coin
   *[other] { $seat } takes { $card } for { $n } coins
}
roam-log-consoled = { $seat } gets 1 coin as consolation
roam-log-uses-artifact = { $seat } uses { $artifact }
roam-log-replaces = { $coins ->
    [0] { $seat } replaces { $other } on { $space }
    [one] { $seat } replaces { $other } on { $space }, earns { $coins } coin
   *[other] { $seat } replaces { $other } on { $space }, earns { $coins } coins
}
roam-log-moves = { $seat } moves a marker ({ $other }) from { $space } to { $to }
roam-log-flips = { $awake ->
    [0] { $seat } puts { $card } to sleep
   *[other] { $seat } wakes { $card }
}
roam-log-outpost = { $seat } surrounds { $space } and takes the outpost
roam-log-buys = { $n ->
    [one] { $seat } buys { $artifact } for { $n } coin
   *[other] { $seat } buys { $artifact } for { $n } coins
}

## End
roam-end-ten-cards = Somebody has ten characters: the game is over
roam-end-stalemate = The game has come to a standstill and is over
roam-end-tie = Tied on points: more coins decide (9.3)
roam-part-characters = Characters
roam-part-artifacts = Artifacts
roam-part-outpost = Outpost
roam-part-cards = Cards
roam-part-coins = Coins

## The board in the terminal
roam-text-next = Next land
roam-text-deck = deck
roam-text-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
roam-text-n-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
roam-text-n-markers = { $n ->
    [one] { $n } marker
   *[other] { $n } markers
}
roam-text-artifacts = artifacts
roam-text-row = On sale
roam-text-used = used
roam-text-land = Land
roam-text-hidden = hidden
roam-text-outpost = outpost
