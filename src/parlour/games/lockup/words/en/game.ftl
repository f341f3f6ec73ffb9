# Lockup: what the table says. Logs in the present tense, the person first.

lockup-legend = ◆ Gnolls · ▲ Kobolds · ● Bugbears · ■ Goblins · ✚ Insectoids · ▣ Guards, before their strength · + more face down · ↓ face down · ? unknown · ▶ being settled · ✓ settled · ★ stars · ◀ decides now

## Things that are named by their parts
lockup-spot = { $seat }, { $location }
lockup-piece = { $token } ({ $location })

## Windows that can be decided beforehand
lockup-reaction-t2 = After a turn of Roll Call
lockup-reaction-t3-exercise-yard = Before the Exercise Yard
lockup-reaction-t3-sewers = Before the Sewers
lockup-reaction-t3-infirmary = Before the Infirmary
lockup-reaction-t3-smithy = Before the Smithy
lockup-reaction-t3-commissary = Before the Commissary
lockup-reaction-t3-chow-hall = Before the Chow Hall
lockup-reaction-t3-cell-block = Before the Cell Block
lockup-reaction-t3-library = Before the Library
lockup-reaction-t4-exercise-yard = Strengths in the Exercise Yard
lockup-reaction-t4-sewers = Strengths in the Sewers
lockup-reaction-t4-infirmary = Strengths in the Infirmary
lockup-reaction-t4-smithy = Strengths in the Smithy
lockup-reaction-t4-commissary = Strengths in the Commissary
lockup-reaction-t4-chow-hall = Strengths in the Chow Hall
lockup-reaction-t4-cell-block = Strengths in the Cell Block
lockup-reaction-t4-library = Strengths in the Library
lockup-reaction-t5-exercise-yard = Rewards in the Exercise Yard
lockup-reaction-t5-sewers = Rewards in the Sewers
lockup-reaction-t5-infirmary = Rewards in the Infirmary
lockup-reaction-t5-smithy = Rewards in the Smithy
lockup-reaction-t5-commissary = Rewards in the Commissary
lockup-reaction-t5-chow-hall = Rewards in the Chow Hall
lockup-reaction-t5-cell-block = Rewards in the Cell Block
lockup-reaction-t5-library = Rewards in the Library
lockup-reaction-reward = Plain rewards: always taken
lockup-reaction-t6 = After your reward
lockup-reaction-t7 = Start of Patrol
lockup-reaction-t8 = Before a raid
lockup-reaction-t9 = Before final scoring

## Questions: Roll Call
lockup-ask-take-turn = { $n ->
    [0] Your holding cell is empty: you can only pass
   *[other] Where does your crew go?
}
lockup-ask-place-tokens = { $placed ->
    [0] { $n ->
        [0] Place a token in the { $location }, face up
       *[other] Place a token in the { $location } (face down: { $n } more at most)
    }
   *[other] { $n ->
        [0] Another token in the { $location }, face up, or end your turn?
       *[other] Another token in the { $location } (face down: { $n } more at most), or end your turn?
    }
}
lockup-ask-turn-up-guard = The guards’ turn: which face-down guard do you turn up?
lockup-ask-turn-up-by-tome = { lockup-tome-atlas-of-hideouts }: which face-down guard do you turn up?

## Questions: tomes
lockup-ask-may-play = { $n ->
    [2] A turn of Roll Call is over: play a tome?
    [3] Before the { $location }: play a tome?
    [4] Strengths are compared in the { $location }: play a tome?
    [5] Before the rewards in the { $location }: play a tome?
    [7] Before Patrol begins: play a tome?
    [8] Before the raid: play a tome?
    [9] Before final scoring: play a tome?
   *[other] After your reward: play a tome?
}
lockup-ask-choose-rival = { lockup-tome-cutthroat-crafting }: who pays 1 resource of your item?
lockup-ask-choose-peek = { lockup-tome-atlas-of-hideouts }: whose face-down token do you look at?
lockup-ask-discard-suspicion = { lockup-tome-book-of-alibis }: how much suspicion do you discard?
lockup-ask-lift-token = { lockup-tome-plan-of-the-old-tunnels }: which of your tokens moves?
lockup-ask-move-token = Your token leaves the { $location }: where to?
lockup-ask-choose-recalled = { lockup-tome-feint-manual }: from where do you take tokens back?
lockup-ask-recall-tokens = { $n ->
    [0] Which token do you take back from the { $location }?
   *[other] Another token back from the { $location }?
}
lockup-ask-return-goods = { $n ->
    [one] { lockup-tome-fences-price-list }: return { $n } more resource?
   *[other] { lockup-tome-fences-price-list }: return a resource ({ $n } at most)
}
lockup-ask-take-goods = { $n ->
    [one] { lockup-tome-fences-price-list }: take { $n } resource
   *[other] { lockup-tome-fences-price-list }: take { $n } resources
}
lockup-ask-choose-found = { lockup-tome-scavengers-almanac }: what do you take?
lockup-ask-keep-tome = Which tome do you keep? The other goes under the deck

## Questions: rewards
lockup-ask-take-reward = { $kind ->
    [power-first] { $location }, place { $place }: 1 power and the first-player marker. Take them?
    [power] { $location }, place { $place }: { $n } power. Take it?
    [scrap] { $location }, place { $place }: { $n } scrap. Take it?
    [potion] { $location }, place { $place }: { $n ->
        [one] { $n } potion. Take it?
       *[other] { $n } potions. Take them?
    }
    [iron] { $location }, place { $place }: { $n } iron. Take it?
    [choose-tome] { $location }, place { $place }: draw { $n } tomes and keep one?
   *[tome] { $location }, place { $place }: draw a tome?
}
lockup-ask-choose-resource = Commissary, place 1: take 1 resource of your choice?
lockup-ask-offer-exchange = { $n ->
    [one] Commissary: exchange { $n } of your resources for 1 of another kind?
   *[other] Commissary: exchange { $n } of your resources for 1 of another kind?
}
lockup-ask-give-second = Commissary: you give 1 { $good }. What do you give with it?
lockup-ask-exchange = Exchange 1 of your resources for 1 of another kind?
lockup-ask-receive = What do you take for { $goods }?
lockup-ask-hire-goons = Chow Hall, place { $place }: recruit goons?
lockup-ask-take-goon = Which goon joins you?
lockup-ask-choose-craft = Cell Block: craft an item, or reserve one for 1 resource?
lockup-ask-rival-pays = { $item }: what does { $other } pay towards it?
lockup-ask-pay-cost = { $n ->
    [0] { $item }: with which resource do you pay for “any”?
   *[other] { $item }: which part of the cost do you leave out?
}
lockup-ask-pay-goods = { $n ->
    [one] Pay { $n } resource: which one?
   *[other] Pay { $n } resources: which one first?
}
lockup-ask-give-suspicion = Who gets 1 of your suspicion?

## Questions: Patrol and expert mode
lockup-ask-discard-excess = { $n ->
    [one] Too much for your storage: discard { $n } resource
   *[other] Too much for your storage: discard { $n } resources
}
lockup-ask-choose-trait = Which trait does your crew have?
lockup-ask-keep-goon = { $n ->
    [one] Starting bonus: which goon do you keep?
   *[other] Starting bonus: which { $n } goons do you keep?
}
lockup-ask-reserve-free = Starting bonus: which item do you reserve for nothing?

## Options
lockup-do-go = { $location }
lockup-do-pass = Pass
lockup-do-up = { $kind ->
    [lookout] { $token } face up: strength 0, but others take the suspicion
    [enforcer] { $token } face up: strength { $power }: your power
   *[other] { $token } face up
}
lockup-do-down = { $kind ->
    [lookout] { $token } face down: strength 0, but others take the suspicion
    [enforcer] { $token } face down: strength { $power }: your power
   *[other] { $token } face down
}
lockup-do-end = Finish
lockup-do-end-place-tokens = End the turn
lockup-do-end-recall-tokens = No more tokens
lockup-do-end-return-goods = No more resources
lockup-do-tome = Play { $tome }
lockup-do-no-tome = No tome
lockup-do-turn-up = The guard in the { $location }
lockup-do-take = { $kind ->
    [power-first] Take 1 power and the first-player marker
    [power] Take { $n } power
    [scrap] Take { $n } scrap
    [potion] { $n ->
        [one] Take { $n } potion
       *[other] Take { $n } potions
    }
    [iron] Take { $n } iron
    [choose-tome] Draw { $n } tomes, keep one
    [tome] Draw a tome
   *[other] Take the reward
}
lockup-do-decline = { $n ->
    [0] Decline: crew to the Library
   *[other] Decline: crew goes home
}
lockup-do-gain = Take 1 { $good }
lockup-do-give = Give 1 { $good }
lockup-do-receive = Take 1 { $good }
lockup-do-recruit = { $n ->
    [one] { $price ->
        [0] Recruit { $n } goon for nothing
        [one] Recruit { $n } goon for { $price } resource
       *[other] Recruit { $n } goon for { $price } resources
    }
   *[other] { $price ->
        [0] Recruit { $n } goons for nothing
        [one] Recruit { $n } goons for { $price } resource
       *[other] Recruit { $n } goons for { $price } resources
    }
}
lockup-do-pay = Pay 1 { $good }
lockup-do-goon = { $n ->
    [1] Recruit { $goon } ({ lockup-type-dwarf })
    [2] Recruit { $goon } ({ lockup-type-ratfolk })
    [3] Recruit { $goon } ({ lockup-type-cultist })
    [4] Recruit { $goon } ({ lockup-type-demon })
    [5] Recruit { $goon } ({ lockup-type-hobgoblin })
    [6] Recruit { $goon } ({ lockup-type-skinner })
    [7] Recruit { $goon } ({ lockup-type-brigand })
   *[other] Recruit { $goon }
}
lockup-do-craft = { $n ->
    [0] Craft { $item }
   *[other] Craft { $item } ({ $n } ★)
}
lockup-do-reserve = Reserve { $item }
lockup-do-keep = Keep { $tome }
lockup-do-discard = Discard 1 { $good }
lockup-do-accuse = { $seat }
lockup-do-no-exchange = No exchange
lockup-do-trait = { $trait }
lockup-do-keep-goon = { $n ->
    [1] Keep { $goon } ({ lockup-type-dwarf })
    [2] Keep { $goon } ({ lockup-type-ratfolk })
    [3] Keep { $goon } ({ lockup-type-cultist })
    [4] Keep { $goon } ({ lockup-type-demon })
    [5] Keep { $goon } ({ lockup-type-hobgoblin })
    [6] Keep { $goon } ({ lockup-type-skinner })
    [7] Keep { $goon } ({ lockup-type-brigand })
   *[other] Keep { $goon }
}
lockup-do-leave-out = Leave out: { $cost }
lockup-do-rob = { $seat } pays
lockup-do-rival-pays = 1 { $good }
lockup-do-peek = { $spot }
lockup-do-lift = { $piece }
lockup-do-move = To the { $location }
lockup-do-recall-from = From the { $location }
lockup-do-recall = Take back: { $piece }
lockup-do-alibi = Discard { $n } suspicion
lockup-do-return = Return 1 { $good }
lockup-do-find = { $n ->
    [0] Take { $good }
    [1] Take 1 { $good }
   *[other] Take { $n } × { $good }
}
lockup-do-take-item = Reserve { $item }

## Log: rounds
lockup-log-round = Round { $n } begins
lockup-log-turn = Round { $n }: { $seat }
lockup-log-lights-out = Lights Out, round { $n }
lockup-log-patrol = Patrol after round { $n }
lockup-log-scoring = Final scoring
lockup-log-location = Now the { $location }

## Log: Roll Call
lockup-log-places = { $seat } places the { $token } in the { $location }
lockup-log-hides = { $seat } places the { $token } face down in the { $location }
lockup-log-hides-unseen = { $seat } places a token face down in the { $location }
lockup-log-passes = { $n ->
    [0] { $seat } passes
    [one] { $seat } passes with { $n } token left
   *[other] { $seat } passes with { $n } tokens left
}
lockup-log-guards-turn = The guards’ turn
lockup-log-guard = A guard in the { $location }: { $guard }
lockup-log-guard-called = One more guard comes to the { $location }, face down
lockup-log-off-duty = Off duty: no guard comes

## Log: Lights Out
lockup-log-turns-tokens = { $seat } reveals in the { $location }: { $tokens }
lockup-log-ranks = { $tied ->
    [0] { $seat } takes place { $n } with strength { $strength }
   *[other] { $seat } takes place { $n } with strength { $strength } (tie: first-player order)
}
lockup-log-guards-ranks = { $tied ->
    [0] The guards take place { $n } with strength { $strength }
   *[other] The guards take place { $n } with strength { $strength } (tie: first-player order)
}
lockup-log-takes-suspicion = { $seat } takes { $n } suspicion
lockup-log-guards-takes-suspicion = The guards take { $n } suspicion
lockup-log-suspicion-stays = Everybody has a lookout: { $n } suspicion stays
lockup-log-declines = { $seat } takes no reward in the { $location }
lockup-log-to-library = { $seat } goes to the Library with { $tokens }
lockup-log-guards-to-library = The guards go to the Library
lockup-log-takes-first = { $seat } takes the first-player marker
lockup-log-guards-takes-first = The guards take the first-player marker
lockup-log-keeps-first = { $seat } keeps the first-player marker
lockup-log-guards-keeps-first = The guards keep the first-player marker
lockup-log-takes-lying = { $n ->
    [1] { $seat } also takes what a brigand left: 1 { $good }
   *[other] { $seat } also takes what a brigand left: { $n } × { $good }
}
lockup-log-guards-takes-lying = { $n ->
    [1] The guards also take what a brigand left: 1 { $good }
   *[other] The guards also take what a brigand left: { $n } × { $good }
}

## Log: gains and costs
lockup-log-gains = { $n ->
    [1] { $seat } gains 1 { $good }
   *[other] { $seat } gains { $n } × { $good }
}
lockup-log-guards-gains = { $n ->
    [1] The guards gain 1 { $good }
   *[other] The guards gain { $n } × { $good }
}
lockup-log-gains-power = { $seat } gains { $n } power
lockup-log-guards-gains-power = The guards gain { $n } power
lockup-log-gains-suspicion = { $seat } starts with { $n } more suspicion
lockup-log-gains-reputation = { $n ->
    [one] { $seat } gains { $n } star
   *[other] { $seat } gains { $n } stars
}
lockup-log-guards-stars = { $n ->
    [one] The guards gain { $n } star instead of a tome
   *[other] The guards gain { $n } stars instead of a tome
}
lockup-log-pays = { $seat } pays 1 { $good }
lockup-log-exchanges = { $seat } exchanges { $goods } for 1 { $good }
lockup-log-guards-exchanges = The guards exchange 1 { $good } for 1 { $other_good }
lockup-log-storage = { $seat } can store { $n } resources now
lockup-log-discards = { $seat } discards 1 { $good }
lockup-log-discards-suspicion = { $seat } discards { $n } suspicion
lockup-log-guards-discards-suspicion = The guards discard { $n } suspicion
lockup-log-accuses = { $seat } gives 1 suspicion to { $other }
lockup-log-accuses-guards = { $seat } gives 1 suspicion to the guards
lockup-log-guards-accuses = The guards give 1 suspicion to { $other }

## Log: items, goons, goals
lockup-log-crafts = { $n ->
    [one] { $seat } crafts { $item } and gains { $n } star
   *[other] { $seat } crafts { $item } and gains { $n } stars
}
lockup-log-guards-crafts = { $n ->
    [one] The guards craft { $item } and gain { $n } star
   *[other] The guards craft { $item } and gain { $n } stars
}
lockup-log-reserves = { $seat } reserves { $item }
lockup-log-guards-reserves = The guards reserve { $item }
lockup-log-leaves-out = { $seat } leaves out a part of the cost: { $cost }
lockup-log-rival-pays = { $other } pays 1 { $good } for { $seat }
lockup-log-recruits = { $seat } recruits { $goon }
lockup-log-guards-recruits = The guards recruit { $goon }
lockup-log-majority = { $seat } takes the goal { $goal }
lockup-log-guards-majority = The guards take the goal { $goal }
lockup-log-instant = { $n ->
    [one] { $seat } meets the goal { $goal } first and gains { $n } star
   *[other] { $seat } meets the goal { $goal } first and gains { $n } stars
}
lockup-log-guards-instant = { $n ->
    [one] The guards meet the goal { $goal } first and gain { $n } star
   *[other] The guards meet the goal { $goal } first and gain { $n } stars
}

## Log: tomes
lockup-log-plays-tome = { $seat } plays { $tome }
lockup-log-draws-tome = { $seat } draws { $tome }
lockup-log-draws-tome-unseen = { $seat } draws a tome
lockup-log-keeps-tome = { $seat } keeps { $tome }; the other tome goes under the deck
lockup-log-keeps-tome-unseen = { $seat } keeps one of two tomes
lockup-log-robs = { $seat } makes { $other } pay 1 resource of the cost
lockup-log-peeks = { $seat } looks at a token of { $other } in the { $location }: { $token }
lockup-log-peeks-unseen = { $seat } looks at a token of { $other } in the { $location }
lockup-log-moves = { $seat } moves the { $token } from the { $location } to the { $other_location }
lockup-log-moves-hidden = { $seat } moves the { $token }, face down, from the { $location } to the { $other_location }
lockup-log-moves-hidden-unseen = { $seat } moves a face-down token from the { $location } to the { $other_location }
lockup-log-recalls = { $seat } takes the { $token } back from the { $location }
lockup-log-recalls-hidden = { $seat } takes the { $token }, face down, back from the { $location }
lockup-log-recalls-hidden-unseen = { $seat } takes a face-down token back from the { $location }
lockup-log-returns = { $seat } returns 1 { $good } to the supply

## Log: Patrol, raids, the end
lockup-log-goon-leaves = { $goon } leaves the Chow Hall
lockup-log-suspicion = { $n } suspicion comes to the { $location }
lockup-log-brings = { $goon } brings 1 { $good } to the { $location }
lockup-log-raid = Raid number { $n }: suspicion is compared
lockup-log-raided = { $n ->
    [one] { $seat } loses { $n } star
   *[other] { $seat } loses { $n } stars
}
lockup-log-guards-raided = { $n ->
    [one] The guards lose { $n } star
   *[other] The guards lose { $n } stars
}
lockup-log-chooses-trait = { $seat } chooses the trait { $trait }
lockup-log-keeps-goon = { $seat } keeps { $goon }
lockup-log-scores = { $n ->
    [one] { $seat } ends with { $n } star
   *[other] { $seat } ends with { $n } stars
}
lockup-log-guards-scores = { $n ->
    [one] The guards end with { $n } star
   *[other] The guards end with { $n } stars
}

## End
lockup-end-six-rounds = Six rounds are over: most stars win
lockup-end-tie = Equal stars: more crafted items win, then the victory is shared (16.4)
lockup-part-reputation = Reputation
lockup-part-majority = Majority goal
lockup-part-end-goal = End-game goal
lockup-part-goons = Goons
lockup-part-goods = Resources
lockup-part-tomes = Tomes
lockup-part-first = First player

## Those whom nobody plays
lockup-lost = The guards win
lockup-rival-guards = Guards

## Standing orders for all locations together
lockup-reaction-t3 = Before a location
lockup-reaction-t4 = Strengths in a location
lockup-reaction-t5 = Rewards in a location
