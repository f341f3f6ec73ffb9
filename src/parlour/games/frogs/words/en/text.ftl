### Frogs: what cards say, briefly, made from their effects. In small letters: the sentence is put together later.

## Lines of a card
frogs-text-free = free action
frogs-text-relic = Relic
frogs-text-once = Enchantment, once
frogs-text-lasting = Enchantment, lasting
frogs-text-then = { $line }, then { $next }
frogs-text-when = { $before ->
    [yes] before { $text }
   *[no] when { $text }
}

## Cards spoken of, as objects
frogs-text-card = a { $species ->
    [crow] crow{" "}
    [frog] frog{" "}
    [rabbit] rabbit{" "}
   *[any] {""}
}{ $type ->
    [villager] villager
    [gear] gear card
    [building] building
   *[any] card
}
frogs-text-starter = { $who ->
    [you] { $which ->
        [nest] your Nest
        [lily-pad] your Lily Pad
        [burrow] your Burrow
       *[any] one of your starter cards
    }
   *[any] { $which ->
        [nest] a Nest
        [lily-pad] a Lily Pad
        [burrow] a Burrow
       *[any] a starter card
    }
}

## Effects
frogs-effect-gain = earn { $n }
frogs-effect-draw = { $from ->
    [discard-pile] draw any { $n } from the discard pile
   *[deck] draw { $n }
}
frogs-effect-discard = { $from ->
    [looked] discard { $n }
   *[hand] discard { $n }
}
frogs-effect-tuck = { $from ->
    [hand] tuck { $n } from your hand
    [discard-pile] tuck any { $n } from the discard pile
    [revealed] tuck the revealed card
   *[looked] tuck { $n }
}
frogs-effect-travel = travel { $n }{ $reward ->
    [none] {" "}without the reward
   *[normal] {""}
}{ $tolls ->
    [ignore] , ignoring route costs
   *[pay] {""}
}{ $reward ->
    [gain-becomes-draw] ; if the reward is coins, draw as many cards instead
   *[normal] {""}
}
frogs-effect-invest = { $on ->
    [this] invest { $n }
   *[any] invest { $n } in one of your buildings
}
frogs-effect-look = consider { $n }
frogs-effect-add-supply = add { $n ->
    [one] { $n } provision
   *[other] { $n } provisions
} to { $to ->
    [other-villager] another of your villagers
   *[villager] one of your villagers
}
frogs-effect-activate-villager = activate one of your { $species ->
    [crow] crow{" "}
    [frog] frog{" "}
    [rabbit] rabbit{" "}
   *[any] {""}
}villagers
frogs-effect-activate-start = activate { $starter }
frogs-effect-upgrade-start = upgrade { $starter }
frogs-effect-play = { $may ->
    [yes] play
   *[no] play
} { $card } { $from ->
    [discarded] just discarded
    [discard-pile] from the discard pile
   *[hand] from your hand
}, { $pay ->
    [yes] paying its cost
   *[no] ignoring its cost
}
frogs-effect-reveal = { $may ->
    [yes] reveal
   *[no] reveal
} { $card } { $from ->
    [drawn] just drawn
   *[hand] from your hand
}
frogs-effect-pay = { $price ->
    [coins] pay { $n }
   *[discard] discard { $n }
}
frogs-effect-choose = choose
frogs-effect-may = you may
frogs-effect-if-done = if you do,
frogs-effect-boost = { $what ->
    [look] add { $plus } to their number
   *[travel] add { $plus } to its travel
}

## Triggers: of gear what any player does, of buildings what you do
frogs-when-card-played = { $who ->
    [you] you play { $card }
   *[any] any player plays { $card }
}
frogs-when-start-activated = { $who ->
    [you] you activate { $starter }
   *[any] any player activates { $starter }
}
frogs-when-villager-activated = { $who ->
    [you] you activate { $card }
   *[any] any player activates { $card }
}
frogs-when-gained = { $who ->
    [you] you earn
   *[any] any player earns
} { $n ->
    [1] coins
   *[other] { $n } or more at once
}
frogs-when-drawn = { $who ->
    [you] you draw
   *[any] any player draws
} { $n ->
    [1] cards
   *[other] { $n } or more at once
}
frogs-when-discarded = { $who ->
    [you] you discard
   *[any] any player discards
} 1 or more { $type ->
    [villager] villagers
    [gear] gear cards
    [building] buildings
   *[any] cards
}
frogs-when-tucked-from-hand = { $who ->
    [you] you tuck
   *[any] any player tucks
} 1 or more cards from hand
frogs-when-travelled = { $who ->
    [you] you travel
   *[any] any player travels
}{ $n ->
    [1] {""}
   *[other] {" "}{ $n } or more spaces at once
}
frogs-when-arrived = { $who ->
    [you] you stop
   *[any] any player stops
} { $at ->
    [path-end] at the end of a path
   *[chest] on a chest
}
frogs-when-looked = { $who ->
    [you] you { $before ->
        [yes] consider
       *[no] consider
    }
   *[any] any player { $before ->
        [yes] considers
       *[no] considers
    }
} cards
frogs-when-invested = { $who ->
    [you] you invest
   *[any] any player invests
} 1 or more
frogs-when-enchanted = { $who ->
    [you] you enchant
   *[any] any player enchants
} a building
