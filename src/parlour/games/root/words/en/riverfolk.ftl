# Root: what the table says of the Lizard Cult, the Riverfolk Company, and the Vagrant, the Arbiter and the Scoundrel.

root-trigger-fear = Fear of the Faithful
root-trigger-disruption = trade disruption
root-reaction-enlist = Enlist a protector

# in the middle of a sentence
root-service-hand-card = a hand card
root-service-riverboats = riverboats
root-service-mercenaries = mercenaries
root-conspiracy-crusade = Crusade
root-conspiracy-convert = Convert
root-conspiracy-sanctify = Sanctify

## Questions: services
root-ask-start-next = Birdsong begins: services or { root-name-better-burrow-bank } first?
root-ask-buy-services = { $n ->
    [0] { $other } sells services: no more this turn
   *[other] { $other } sells services: you may buy { $n } this turn
}
root-ask-take-service-card = { $other } sells you a card: which one?
root-ask-pay-with-item = { $n ->
    [one] Pay { $other }: exhaust { $n } item
   *[other] Pay { $other }: exhaust { $n } items
}
root-ask-hired-may-fight = Battle against { $other } in { $clearing }: do the mercenaries fight too?

## Questions: the Vagabond
root-ask-defender-may-enlist = { $third } attacks you in { $clearing }: enlist { $other }?
root-ask-instigate-against = Instigate in { $clearing }: whom does { $other } attack?
root-ask-explore-take = You see what lies under the ruin in { $clearing }: take an item?

## Questions: the Cult
root-ask-cult-corner = Choose a corner for the first garden and four warriors
root-ask-first-outcast = Choose the outcast suit
root-ask-conspiracies = { $n ->
    [0] Conspiracies (outcast: { $suit }): no acolytes. Finish
    [one] Conspiracies (outcast: { $suit }): { $n } acolyte. Conspire, or finish
   *[other] Conspiracies (outcast: { $suit }): { $n } acolytes. Conspire, or finish
}
root-ask-crusade-to = Crusade from { $clearing }: where to?
root-ask-crusade-fight = The crusade is in { $clearing }: battle there?
root-ask-convert-of = Convert in { $clearing }: whose warrior?
root-ask-sanctify-piece = Sanctify in { $clearing }: which building goes?
root-ask-rituals = Daylight: a ritual for each card you reveal, or finish
root-ask-garden-in = Garden for { $card }: where?
root-ask-ritual-recruit-in = Recruit for { $card }: where?
root-ask-cult-craft = Evening: craft with gardens of the outcast suit, or finish

## Questions: the Riverfolk
root-ask-river-warrior = Place a warrior at the river
root-ask-first-price = Choose the price of { $service }
root-ask-set-prices = Evening: change a price, or finish
root-ask-river-daylight = { $n ->
    [0] Daylight: no funds left
    [one] Daylight: { $n } fund left
   *[other] Daylight: { $n } funds left
}
root-ask-use-fund = Whose warrior among the funds pays?
root-ask-choose-space = On which trade post space does the fund go?
root-ask-lose-funds = { $n ->
    [one] Trade disruption: lose { $n } fund. Whose warrior?
   *[other] Trade disruption: lose { $n } funds. Whose warrior first?
}

## Options: services
root-do-start-next = { $start ->
    [0] First the services
   *[other] First { root-name-better-burrow-bank }
}
root-do-buy = { $n ->
    [0] Buy { $service }
   *[other] Buy { $service } (price { $n })
}
root-do-service-card = Take { $card }
root-do-service-item = Exhaust: { $item }
root-do-mercenaries = { $n ->
    [0] With the mercenaries
    [one] With the mercenaries: { $n } warrior in all
   *[other] With the mercenaries: { $n } warriors in all
}

## Options: the Vagabond
root-do-instigate = Instigate: { $seat } attacks
root-do-instigate-against = Against { $seat }
root-do-enlist = { $n ->
    [0] Enlist: no sword, 1 point for the protector
    [one] Enlist: { $n } sword for you, 1 point for the protector
   *[other] Enlist: { $n } swords for you, 1 point for the protector
}
root-do-scorch = Scorched Earth: leave the torch, burn this clearing for good
root-do-explore-take = Take: { $item-kind }

## Options: the Cult
root-do-cult-corner = Garden in { $clearing }
root-do-outcast = Outcast: { $suit }
root-do-crusade-battle = { $n ->
    [0] Crusade: battle in { $clearing }
    [one] Crusade: battle in { $clearing } ({ $n } acolyte)
   *[other] Crusade: battle in { $clearing } ({ $n } acolytes)
}
root-do-crusade-move = { $n ->
    [0] Crusade: move from { $clearing }
    [one] Crusade: move from { $clearing } ({ $n } acolyte)
   *[other] Crusade: move from { $clearing } ({ $n } acolytes)
}
root-do-crusade-fight = Battle
root-do-convert = { $n ->
    [0] Convert in { $clearing }
    [one] Convert in { $clearing } ({ $n } acolyte)
   *[other] Convert in { $clearing } ({ $n } acolytes)
}
root-do-convert-of = Convert a warrior of { $seat }
root-do-sanctify = { $n ->
    [0] Sanctify in { $clearing }
    [one] Sanctify in { $clearing } ({ $n } acolyte)
   *[other] Sanctify in { $clearing } ({ $n } acolytes)
}
root-do-sanctify-piece = Remove: { $kind }
root-do-ritual-build = Build a garden: reveal { $card }
root-do-ritual-recruit = Recruit: reveal { $card }
root-do-ritual-score = { $n ->
    [one] Score { $n } point: spend { $card }
   *[other] Score { $n } points: spend { $card }
}
root-do-sacrifice = Sacrifice: reveal { $card }
root-do-garden-in = Garden in { $clearing }
root-do-ritual-recruit-in = Warrior in { $clearing }

## Options: the Riverfolk
root-do-river-warrior = Warrior in { $clearing }
root-do-price-hand-card = Hand card: price { $n }
root-do-price-riverboats = Riverboats: price { $n }
root-do-price-mercenaries = Mercenaries: price { $n }
root-do-river-move = Move: commit 1 fund
root-do-river-battle = Battle: commit 1 fund
root-do-river-draw = Draw a card: commit 1 fund
root-do-river-recruit = Recruit in { $clearing }: spend 1 fund
root-do-trade-post = { $points ->
    [0] Trade post in { $clearing }: spend 2 funds
    [one] Trade post in { $clearing }: spend 2 funds, { $points } point
   *[other] Trade post in { $clearing }: spend 2 funds, { $points } points
}
root-do-export = Export { $card }
root-do-fund = { $n ->
    [0] { $seat }
   *[other] { $seat } ({ $n } among the funds)
}
root-do-space = { $n ->
    [0] Space: { $suit }
   *[other] Space: { $suit } (free: { $n })
}

## Log: services
root-log-buys = { $seat } buys { $service } from { $other } (price { $n })
root-log-takes-card = { $seat } takes { $card } from { $other }

## Log: the Vagabond
root-log-enlists = { $seat } enlists a protector: { $other }
root-log-instigates = { $seat } instigates a battle in { $clearing }: { $other } against { $third }
root-log-scorches = { $seat } scorches { $clearing }: nothing enters it any more
root-log-digs = { $seat } looks under the ruin in { $clearing }
root-log-finds-nothing = { $seat } takes nothing from the ruin in { $clearing }

## Log: the Cult
root-log-cult-corner = { $seat } places a garden and four warriors in { $clearing }, and a warrior in each clearing beside it
root-log-outcast = { $n ->
    [0] { $seat } names the outcasts: { $suit }
   *[other] { $seat } names the outcasts, now hated: { $suit }
}
root-log-conspires = { $n ->
    [one] { $seat } spends { $n } acolyte in { $clearing }: { $conspiracy }
   *[other] { $seat } spends { $n } acolytes in { $clearing }: { $conspiracy }
}
root-log-gardens = { $seat } reveals { $card } and builds a garden in { $clearing }
root-log-ritual-recruit = { $seat } reveals { $card } and recruits a warrior in { $clearing }
root-log-ritual-score = { $seat } spends { $card } in a ritual, to score
root-log-sacrifices = { $seat } reveals { $card } for a sacrifice: one more acolyte
root-log-returns = { $seat } takes back the revealed cards: { $cards }
root-log-revenge = { $n ->
    [one] { $seat } takes revenge: { $n } fallen warrior becomes an acolyte
   *[other] { $seat } takes revenge: { $n } fallen warriors become acolytes
}
root-log-fears = { $seat } discards a card for the lost garden: { $card }

## Log: the Riverfolk
root-log-prices = { $seat } sets the price of { $service }: { $n }
root-log-protects = { $n ->
    [0] { $seat } has empty Payments and no warrior for them
    [one] { $seat } has empty Payments and puts { $n } warrior there
   *[other] { $seat } has empty Payments and puts { $n } warriors there
}
root-log-collects = { $seat } gathers the funds: { $n }
root-log-trade-post = { $seat } places a trade post in { $clearing } for two funds of { $other }
root-log-exports = { $seat } exports { $card }
root-log-disrupted = { $n ->
    [one] { $seat } loses { $n } fund: the trade is disrupted
   *[other] { $seat } loses { $n } funds: the trade is disrupted
}
