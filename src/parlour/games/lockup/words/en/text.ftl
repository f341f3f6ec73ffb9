### Lockup: what cards do, in few words: they stand on small cards.

## Special effects
lockup-effect-gain-scrap = Gain 1 scrap
lockup-effect-gain-potion = Gain 1 potion
lockup-effect-gain-iron = Gain 1 iron
lockup-effect-gain-gold = Gain 1 gold
lockup-effect-discard-suspicion = Discard 1 of your suspicion
lockup-effect-give-suspicion = Give 1 of your suspicion to an opponent
lockup-effect-gain-power = Gain 1 power
lockup-effect-draw-tome = Draw 1 tome
lockup-effect-storage = Storage limit +1
lockup-effect-exchange = You may exchange 1 resource for 1 of another kind
lockup-effect-choose-tome = Draw 2 tomes, keep 1

## Starting bonuses
lockup-bonus-reputation = { $n ->
    [one] Gain { $n } star
   *[other] Gain { $n } stars
}
lockup-bonus-scrap = Gain { $n } scrap
lockup-bonus-potion = { $n ->
    [one] Gain { $n } potion
   *[other] Gain { $n } potions
}
lockup-bonus-iron = Gain { $n } iron
lockup-bonus-gold = Gain { $n } gold
lockup-bonus-power = Gain { $n } power
lockup-bonus-suspicion = Take { $n } suspicion
lockup-bonus-storage = Storage limit +{ $n }
lockup-bonus-tome = { $n ->
    [one] Draw { $n } tome
   *[other] Draw { $n } tomes
}
lockup-bonus-tome-choice = { $n ->
    [1] Draw 2 tomes, keep 1
   *[other] { $n } times: draw 2 tomes, keep 1
}
lockup-bonus-goon = { $n ->
    [one] Draw { $n } goon and keep it
   *[other] Draw { $n } goons, keep { $keep }
}
lockup-bonus-reserve-item = { $n ->
    [one] Reserve { $n } item for nothing
   *[other] Reserve { $n } items for nothing
}

## Tomes
lockup-text-tome-big-book-of-stealth = Your turn: this round you may hide 2 tokens more.
lockup-text-tome-cutthroat-crafting = Before you craft: an opponent pays 1 resource of the cost.
lockup-text-tome-atlas-of-hideouts = Your turn: look at an opponent’s hidden token; solo: turn up a guard.
lockup-text-tome-brawlers-handbook = When strengths are compared: +3 strength where you have a token.
lockup-text-tome-lantern-timetable = When you would take suspicion: you count as having a lookout there.
lockup-text-tome-book-of-alibis = Your turn, before a location, reward or raid, or Patrol: discard up to 2 of your suspicion.
lockup-text-tome-poison-pen-letters = Your turn or before a location: give 1 of your suspicion to an opponent.
lockup-text-tome-plan-of-the-old-tunnels = Before a location: move your token between locations still to come, except the Library.
lockup-text-tome-feint-manual = Your turn: take your tokens back from a location; you may place there again.
lockup-text-tome-tinkers-shortcuts = Before you craft: leave out 1 resource of the cost.
lockup-text-tome-recruiters-patter = Before you recruit: pay 2 resources less.
lockup-text-tome-fences-price-list = Your turn, before a location or reward, or Patrol: exchange up to 3 resources for any others.
lockup-text-tome-pit-fighters-primer = Your turn, before a location or reward, or Patrol: gain 1 power.
lockup-text-tome-scavengers-almanac = Your turn, before a location or reward, or Patrol: gain 2 scrap, 1 potion, 1 iron or 1 gold.

## Goals
lockup-text-goal-maj-shields = Most shields, at least 3
lockup-text-goal-maj-gems = Most gems, at least 3
lockup-text-goal-maj-magic = Most magic, at least 3
lockup-text-goal-maj-items = Most crafted items, at least 3
lockup-text-goal-maj-goons = Most goons, at least 3
lockup-text-goal-maj-iron-items = Most items that cost iron, at least 2
lockup-text-goal-inst-three-items = First with 3 crafted items
lockup-text-goal-inst-four-types = First with goons of 4 types
lockup-text-goal-inst-symbols = First with 4 symbols, of all three kinds
lockup-text-goal-inst-power = First with 5 power
lockup-text-goal-inst-all-resources = First whose items cost all 4 resources between them
lockup-text-goal-inst-masterpiece = First with an item worth 9 stars or more
lockup-text-goal-end-items = Most crafted items
lockup-text-goal-end-goons = Most goons
lockup-text-goal-end-potion-items = Most items that cost a potion
lockup-text-goal-end-symbol-sets = 3 stars for each set of shield, gem and magic
lockup-text-goal-end-types = 1 star for each type among your goons
lockup-text-goal-end-wanted = 1 star for each suspicion symbol on your goons
