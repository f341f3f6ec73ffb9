# Where the Frogs Caw: what the table says. Logs in the present tense, the person first.

frogs-title = Where the Frogs Caw
frogs-intro = Two main actions a turn: play a card or activate one. Villagers spend their provisions to draw, travel and earn; gear and buildings answer what happens; empty cards are tucked under your scoring card. Once the deck has run out each player takes one more turn, and most points win: your smallest group of tucked villagers times the largest, the coins on your buildings, and tucked gear times enchanted buildings.
    .more = (rules, or rules 8: the whole law)
frogs-seat-orange = Orange
frogs-seat-blue = Blue

## Options of a table
frogs-setting-board = Side of the board
frogs-setting-theme = Theme deck
frogs-setting-both_decks = Both theme decks
frogs-setting-no_memory = No memory
frogs-setting-tie_break = Ties

## Spaces, by what they give
frogs-reward = { $gives ->
    [home] Home
    [gain] { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
    [draw] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    [nest] Nest
    [lily-pad] Lily Pad
    [burrow] Burrow
    [iron] iron chest
    [golden] golden chest
    [ruby] ruby chest
    [star] star token
    [spark] spark token
    [heart] heart token
    [none] no reward
   *[unknown] next space
}
# where one goes to
frogs-goal = { $gives ->
    [home] Home
    [gain] { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
    [draw] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    [nest] the Nest
    [lily-pad] the Lily Pad
    [burrow] the Burrow
    [iron] the iron chest
    [golden] the golden chest
    [ruby] the ruby chest
    [star] the star token
    [spark] the spark token
    [heart] the heart token
    [none] a space without reward
   *[unknown] the next space
}
# what the way there costs
frogs-toll = { $coins ->
    [0] {""}
    [one] {" "}(pay { $coins } coin)
   *[other] {" "}(pay { $coins } coins)
}{ $cards ->
    [0] {""}
   *[other] {" "}(discard { $cards })
}
# cards that fit
frogs-fitting = { $of ->
    [crow] a crow{" "}
    [frog] a frog{" "}
    [rabbit] a rabbit{" "}
   *[any] a{" "}
}{ $kind ->
    [villager] villager
    [gear] gear card
    [building] building
   *[any] card
}

## Questions: setup
frogs-ask-take-novice = Which novice villager do you take?
frogs-ask-drop-cards = { $n ->
    [one] Discard { $n } more card from your first hand
   *[other] Discard { $n } cards from your first hand, one by one
}

## Questions: a turn
frogs-ask-take-turn = { $n ->
    [0] Both main actions are done: take a free action or end your turn
    [1] You have 1 main action left: play or activate a card
   *[other] You have { $n } main actions: play or activate cards
}
frogs-ask-choose-token = { $card }: which enchantment token do you put on it?
frogs-ask-tuck-empty = Which of your empty cards do you tuck next?
frogs-ask-answers = { $event ->
    [card-played] You play a card: which triggered card is next?
    [start-activated] You activate a starter card: which triggered card is next?
    [villager-activated] You activate a villager: which triggered card is next?
    [gained] You earn coins: which triggered card is next?
    [drawn] You draw cards: which triggered card is next?
    [discarded] You discard cards: which triggered card is next?
    [tucked-from-hand] You tuck cards: which triggered card is next?
    [travelled] You travel: which triggered card is next?
    [arrived] You stop: which triggered card is next?
    [looked] You consider cards: which triggered card is next?
    [invested] You invest: which triggered card is next?
   *[enchanted] You enchant a building: which triggered card is next?
}

## Questions: effects
frogs-ask-travelling = { $steps ->
    [0] { $n ->
        [one] Where do you go? You travel { $n } space
       *[other] Where do you go? You may travel { $n } spaces
    }
   *[other] { $n ->
        [one] Go on or stop here? You may travel { $n } more space
       *[other] Go on or stop here? You may travel { $n } more spaces
    }
}{ $rewarded ->
    [none] {" "}(no reward)
    [gain-becomes-draw] {" "}(a reward in coins is drawn as cards)
   *[normal] {""}
}
frogs-ask-choose = { $gives ->
    [iron] Iron chest: which reward do you choose?
    [golden] Golden chest: which reward do you choose?
    [ruby] Ruby chest: which reward do you choose?
    [nest] Do you activate or upgrade your Nest?
    [lily-pad] Do you activate or upgrade your Lily Pad?
    [burrow] Do you activate or upgrade your Burrow?
    [card] { $card }: which effect do you choose?
   *[other] Which effect do you choose?
}
frogs-ask-from-looked = { $kind ->
    [draw] { $n ->
        [1] Which of the considered cards do you draw?
       *[other] Draw { $n } of the considered cards: which first?
    }
    [tuck] { $n ->
        [1] Which of the considered cards do you tuck?
       *[other] Tuck { $n } of the considered cards: which first?
    }
   *[discard] { $n ->
        [1] Which of the considered cards do you discard?
       *[other] Discard { $n } of the considered cards: which first?
    }
}
frogs-ask-put-back = { $n ->
    [1] Which card goes back on top of the deck?
   *[other] Which card comes next in the deck, in place { $n }?
}
frogs-ask-discard-cards = { $n ->
    [1] Which card do you discard?
   *[other] Discard { $n } cards: which first?
}
frogs-ask-tuck-cards = { $n ->
    [1] Which card from your hand do you tuck?
   *[other] Tuck { $n } cards from your hand: which first?
}
frogs-ask-draw-from-pile = { $n ->
    [1] Which card do you take from the discard pile?
   *[other] Take { $n } cards from the discard pile: which first?
}
frogs-ask-tuck-from-pile = { $n ->
    [1] Which card from the discard pile do you tuck?
   *[other] Tuck { $n } cards from the discard pile: which first?
}
frogs-ask-play-by-effect = { $from ->
    [discarded] Play { frogs-fitting } just discarded{ $pay ->
        [yes] , paying its cost
       *[no] , ignoring its cost
    }
    [discard-pile] Play { frogs-fitting } from the discard pile{ $pay ->
        [yes] , paying its cost
       *[no] , ignoring its cost
    }
   *[hand] Play { frogs-fitting } from your hand{ $pay ->
        [yes] , paying its cost
       *[no] , ignoring its cost
    }
}
frogs-asker = { $by ->
    [card] { $card }:{ " " }
   *[none] { "" }
}
frogs-ask-may-play = { frogs-asker }{ $from ->
    [discarded] Do you play { frogs-fitting } just discarded{ $pay ->
        [yes] , paying its cost?
       *[no] , ignoring its cost?
    }
    [discard-pile] Do you play { frogs-fitting } from the discard pile{ $pay ->
        [yes] , paying its cost?
       *[no] , ignoring its cost?
    }
   *[hand] Do you play { frogs-fitting } from your hand{ $pay ->
        [yes] , paying its cost?
       *[no] , ignoring its cost?
    }
}
frogs-ask-may-reveal = { frogs-asker }{ $from ->
    [drawn] Do you reveal { frogs-fitting } you have just drawn?
   *[hand] Do you reveal { frogs-fitting } from your hand?
}
frogs-ask-provide = { $n ->
    [one] Which of your villagers gets { $n } provision?
   *[other] Which of your villagers gets { $n } provisions?
}
frogs-ask-activate-one = { $of ->
    [crow] Which of your crow villagers do you activate?
    [frog] Which of your frog villagers do you activate?
    [rabbit] Which of your rabbit villagers do you activate?
   *[any] Which of your villagers do you activate?
}
frogs-ask-start-one = Which of your starter cards do you activate?
frogs-ask-upgrade-one = Which of your starter cards do you upgrade?
frogs-ask-invest-where = { $n ->
    [one] In which of your buildings do you invest { $n } coin?
   *[other] In which of your buildings do you invest up to { $n } coins?
}
frogs-ask-invest = { $n ->
    [one] { $card }: do you invest { $n } coin?
   *[other] { $card }: how many coins do you invest, up to { $n }?
}

## Options
frogs-do-novice = Take { $card }
frogs-do-drop = Discard { $card }
frogs-do-play = { $coins ->
    [0] Play { $card }
    [one] Play { $card } ({ $coins } coin)
   *[other] Play { $card } ({ $coins } coins)
}
frogs-does = { $effects ->
    [none] { "" }
   *[other] : { $effects }
}
frogs-do-activate = Activate { $card }{ frogs-does }
frogs-do-activate-take-turn = { $n ->
    [1] Activate { $card } (last provision){ frogs-does }
   *[other] Activate { $card }{ frogs-does }
}
frogs-do-start = Activate the { $start }{ frogs-does }
frogs-do-free = { $n ->
    [1] Activate { $card } (free action, last provision){ frogs-does }
   *[other] Activate { $card } (free action){ frogs-does }
}
frogs-do-enchant = Enchant { $card } (free action)
frogs-do-token = Use the { $charm } token
frogs-do-end = End the turn
frogs-do-go = { $way ->
    [home] { $arm }: { frogs-reward }{ frogs-toll }
    [n] North to { frogs-goal }{ frogs-toll }
    [ne] North-east to { frogs-goal }{ frogs-toll }
    [e] East to { frogs-goal }{ frogs-toll }
    [se] South-east to { frogs-goal }{ frogs-toll }
    [s] South to { frogs-goal }{ frogs-toll }
    [sw] South-west to { frogs-goal }{ frogs-toll }
    [w] West to { frogs-goal }{ frogs-toll }
    [nw] North-west to { frogs-goal }{ frogs-toll }
   *[on] Go to { frogs-goal }{ frogs-toll }
}
frogs-do-stop = { $gives ->
    [gain] Stop here: earn { $n }
    [draw] Stop here: draw { $n }
    [nest] Stop here: the Nest
    [lily-pad] Stop here: the Lily Pad
    [burrow] Stop here: the Burrow
    [iron] Stop here: open the iron chest
    [golden] Stop here: open the golden chest
    [ruby] Stop here: open the ruby chest
    [star] Stop here: take the star token
    [spark] Stop here: take the spark token
    [heart] Stop here: take the heart token
    [none] Stop here: no reward
   *[unknown] Stop here
}
frogs-do-choose = { $effects ->
    [none] Effect { $option }
   *[other] { $effects }
}
frogs-do-tuck = Tuck { $card }
frogs-do-discard = Discard { $card }
frogs-do-draw = Draw { $card }
frogs-do-draw-draw-from-pile = Take { $card }
frogs-do-put-back = Put back { $card }
frogs-do-provide = { $n ->
    [0] Add to { $card }
    [one] Add { $n } provision to { $card }
   *[other] Add { $n } provisions to { $card }
}
frogs-do-upgrade = Upgrade the { $start }
frogs-do-reveal = Reveal { $card }
frogs-do-no = Decline
frogs-do-no-may-play = Play nothing
frogs-do-no-may-reveal = Reveal nothing
frogs-do-invest = { $n ->
    [0] Invest nothing
    [one] Invest { $n } coin
   *[other] Invest { $n } coins
}
frogs-do-invest-in = Invest in { $card }
frogs-do-answer = { $kind ->
    [gear] { $n ->
        [0] Skip { $card }: no provisions
       *[other] Use { $card }: Take 1 coin
    }
    [building] { $effects ->
        [none] Use { $card }
       *[other] Use { $card }: { $effects }
    }
   *[none] { $card }
}
frogs-do-empty = { $effects ->
    [none] Tuck { $card }
   *[other] Tuck { $card } after its relic effect: { $effects }
}

## Log: setup and turns
frogs-log-novice = { $seat } takes { $card }
frogs-log-leaves-novice = { $card } begins the discard pile
frogs-log-turn = Turn { $n }: { $seat }
frogs-log-plays = { $n ->
    [0] { $seat } plays { $card } for nothing
    [one] { $seat } plays { $card } for { $n } coin
   *[other] { $seat } plays { $card } for { $n } coins
}
frogs-log-activates = { $seat } activates { $card }
frogs-log-starts = { $seat } activates the { $start }
frogs-log-enchants = { $seat } enchants { $card } with the { $charm } token
frogs-log-goes-home = { $seat } brings the traveller Home
frogs-log-relic = { $seat } uses the relic effect of { $card }
frogs-log-tucks-empty = { $seat } tucks the empty card { $card }
frogs-log-gear-answers = { $seat } takes 1 coin from { $card }
frogs-log-building-answers = { $seat } triggers { $card }

## Log: effects
frogs-log-earns = { $n ->
    [one] { $seat } earns { $n } coin
   *[other] { $seat } earns { $n } coins
}
frogs-log-pays = { $n ->
    [one] { $seat } pays { $n } coin
   *[other] { $seat } pays { $n } coins
}
frogs-log-draws = { $n ->
    [one] { $seat } draws { $n } card: { $cards }
   *[other] { $seat } draws { $n } cards: { $cards }
}
frogs-log-draws-unseen = { $n ->
    [one] { $seat } draws { $n } card
   *[other] { $seat } draws { $n } cards
}
frogs-log-takes = { $seat } takes { $card } from the discard pile
frogs-log-discards = { $seat } discards { $card }
frogs-log-tucks = { $seat } tucks { $card }
frogs-log-tucks-unseen = { $seat } tucks a card from hand
frogs-log-reveals = { $seat } reveals { $card }
frogs-log-considers = { $n ->
    [one] { $seat } considers { $n } card: { $cards }
   *[other] { $seat } considers { $n } cards: { $cards }
}
frogs-log-considers-unseen = { $n ->
    [one] { $seat } considers { $n } card
   *[other] { $seat } considers { $n } cards
}
frogs-log-draws-considered = { $seat } draws { $card } from the considered cards
frogs-log-draws-considered-unseen = { $seat } draws one of the considered cards
frogs-log-tucks-considered = { $seat } tucks { $card } from the considered cards
frogs-log-tucks-considered-unseen = { $seat } tucks one of the considered cards
frogs-log-puts-back = { $n ->
    [one] { $seat } puts { $n } card back on the deck
   *[other] { $seat } puts { $n } cards back on the deck
}
frogs-log-chooses = { $seat } chooses “{ $effects }”
frogs-log-provides = { $n ->
    [one] { $seat } adds { $n } provision to { $card }
   *[other] { $seat } adds { $n } provisions to { $card }
}
frogs-log-upgrades = { $seat } upgrades the { $start }
frogs-log-invests-nothing = { $seat } invests nothing in { $card }
frogs-log-invests = { $n ->
    [one] { $seat } invests { $n } coin in { $card }
   *[other] { $seat } invests { $n } coins in { $card }
}

## Log: travel
frogs-log-steps = { $gives ->
    [gain] { $n ->
        [one] { $seat } travels to the space with { $n } coin
       *[other] { $seat } travels to the space with { $n } coins
    }
    [draw] { $n ->
        [one] { $seat } travels to the space with { $n } card
       *[other] { $seat } travels to the space with { $n } cards
    }
   *[other] { $seat } travels to { frogs-goal }
}
frogs-log-pays-route = { $n ->
    [one] { $seat } pays { $n } coin for the route
   *[other] { $seat } pays { $n } coins for the route
}
frogs-log-takes-token = { $seat } takes the { $charm } token
frogs-log-uses-token = { $token ->
    [golden-chest] { $seat } uses up the golden chest token
    [plus-5] { $seat } uses up a “+5” token
   *[nest] { $seat } uses up a nest token
}

## Log: the end
frogs-log-last-turns = The deck has run out: after this turn each player takes one more turn
frogs-log-scoring = Final scoring
frogs-log-scores = { $n ->
    [one] { $seat } ends with { $n } point
   *[other] { $seat } ends with { $n } points
}

## End
frogs-end-deck-empty = The deck has run out: most points win
frogs-end-tie = Equal points: more coins win, then more points of villagers (14.5)
frogs-part-villagers = Villagers
frogs-part-buildings = Buildings
frogs-part-gear = Gear
