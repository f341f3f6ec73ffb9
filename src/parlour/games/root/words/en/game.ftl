# Root: what the table says. Logs in the present tense, the seat first.

root-legend = ◆ Marquise · ▲ Eyrie · ● Alliance · ■ Vagabond · ◪ second Vagabond · ▼ Cult · ✚ Riverfolk, before the number of their warriors · □ free slot · ★ points · ⚒ what crafting costs · (item) exhausted · ◀ decides now

root-setting-hostile_boots = Boots among hostile warriors
root-setting-sword_per_hit = A sword for each hit

## Things that are named by their parts
root-kind-warriors = warriors
root-item-kind = { $item }
root-item = { $lies ->
    [track] { $item } (on its track)
    [down] { $item } (face down)
    [hurt-up] { $item } (damaged)
    [hurt-down] { $item } (damaged, face down)
   *[up] { $item }
}
root-trigger-hospitals = Field Hospitals
root-trigger-outrage = Outrage
root-trigger-base-lost = the loss of a base

## Reactions that can be decided beforehand
root-reaction-ambush = Ambush
root-reaction-foil = Foil an ambush
root-reaction-field-hospitals = Field Hospitals
root-reaction-losses = Losses
root-reaction-shown-hands = Hands shown to you

## Questions: setup
root-ask-place-keep = Choose a corner for the keep
root-ask-place-first = First { $kind }: choose a clearing
root-ask-first-roost = Choose a corner for the first roost and six warriors
root-ask-choose-leader = Choose a leader
root-ask-choose-character = Choose a character
root-ask-start-in = Choose a forest to start in

## Questions: every turn
root-ask-birdsong-window = Birdsong: use an effect, or finish
root-ask-burrow-bank = { root-name-better-burrow-bank }: you draw a card. Who else?
root-ask-command-warren = { root-name-command-warren }: a battle at the start of Daylight?
root-ask-cobbler = { root-name-cobbler }: a move at the start of Evening?
root-ask-discard-card = Too many cards: discard { $n }
root-ask-choose-crafting-suit = Craft { $card }: which piece pays? { $n } to go
root-ask-pay-for-dominance = Take { $card }: which card do you spend?
root-ask-choose-partner = Choose a coalition partner among those with the fewest points
root-ask-move-from = Move: from where?
root-ask-move-to = Move from { $clearing }: where to?
root-ask-move-count = Move from { $clearing } to { $other_clearing }: how many warriors?

## Questions: battle
root-ask-battle-in = Battle: where?
root-ask-battle-against = Battle in { $clearing }: against whom?
root-ask-defender-may-ambush = { $other } attacks you in { $clearing }: play an ambush?
root-ask-attacker-may-foil = { $other } ambushes you in { $clearing }: foil it?
root-ask-who-declares-first = Both sides have effects: who declares first?
root-ask-declare-effects = Hits on you: { $n }, hits you deal: { $dealt }. Use an effect?
root-ask-lose-piece = { $n ->
    [one] { $n } hit on { $other } in { $clearing }: what is lost?
   *[other] { $n } hits on { $other } in { $clearing }: what is lost first?
}
root-ask-choose-trigger = Several effects are due: which comes first?
root-ask-choose-owner = Effects of two players are due: whose come first?

## Questions: the Marquise
root-ask-field-hospitals = { $n ->
    [one] Field Hospitals: spend a card to bring { $n } warrior from { $clearing } to the keep?
   *[other] Field Hospitals: spend a card to bring { $n } warriors from { $clearing } to the keep?
}
root-ask-choose-sawmill = Too little wood for every sawmill (left: { $n }): choose a sawmill
root-ask-marquise-daylight = { $n ->
    [0] Daylight: no action left. Finish, or spend a bird for one more
    [one] Daylight: { $n } action left
   *[other] Daylight: { $n } actions left
}
root-ask-may-march-again = March: move a second time?
root-ask-choose-recruiter = Too few warriors for every recruiter (left: { $n }): choose a recruiter
root-ask-choose-site = Build a { $kind } for { $n } wood: where?
root-ask-choose-wood = Build a { $kind } in { $clearing }: which wood pays? { $n } to go
root-ask-choose-overworked = Overwork with { $card }: at which sawmill?

## Questions: the Eyrie
root-ask-add-to-decree = { $n ->
    [0] Add a card to the Decree
   *[other] Add a second card to the Decree, or finish
}
root-ask-choose-column = { $card }: which column of the Decree?
root-ask-choose-new-roost = No roost is left: choose a clearing for a new one and three warriors
root-ask-eyrie-daylight = { $n ->
    [0] Decree, { $column }: which card next?
    [1] Craft, or begin the Decree: { $column }
   *[other] The Decree is done: use an effect, or finish
}
root-ask-decree-recruit = Decree, { root-column-recruit }: at which roost?
root-ask-decree-build = Decree, { root-column-build }: where does the roost go?

## Questions: the Alliance
root-ask-pay-outrage = Outrage in { $clearing }: which card do you give the Alliance ({ $suit } or bird)?
root-ask-see-hand = { $other } cannot pay for Outrage: you see the hand
root-ask-cut-supporter = Without a base five supporters may stay: discard { $n }
root-ask-spend-supporters = Spend supporters ({ $suit } or bird): { $n } to go
root-ask-revolts = Revolt, or finish
root-ask-spreads = { $n ->
    [0] All sympathy is on the map
    [one] Spread sympathy for { $n } supporter, one more under martial law, or finish
   *[other] Spread sympathy for { $n } supporters, one more under martial law, or finish
}
root-ask-alliance-daylight = Daylight: craft, mobilize, train, or finish
root-ask-operations = { $n ->
    [one] { $n } military operation left
   *[other] { $n } military operations left
}

## Questions: the Vagabond
root-ask-refresh-item = { $n ->
    [one] Refresh { $n } item
   *[other] Refresh { $n } items
}
root-ask-slip = Slip to a clearing or forest beside you, or stay
root-ask-vagabond-daylight = Daylight: choose an action, or finish
root-ask-cobbler-walk = { root-name-cobbler }: where to?
root-ask-take-along = You go to { $place }: take an ally’s warriors along?
root-ask-along-count = Warriors that go along ({ $other }): how many?
root-ask-warren-battle = { root-name-command-warren }: against whom?
root-ask-fight-beside = Battle against { $other }: with an ally’s warriors?
root-ask-exhaust-for-hits = Rolled hits you deal: { $n } of { $dealt }. Exhaust another sword for one more?
root-ask-damage-item = { $n ->
    [one] { $n } hit: choose an item to damage
   *[other] { $n } hits: choose an item to damage
}
root-ask-take-crafted = Take the item that you crafted?
root-ask-aid-card = Aid to { $other }: which card do you give?
root-ask-aid-item = Aid to { $other }: which item do you exhaust?
root-ask-aid-take = Aid to { $other }: which item do you take?
root-ask-quest-reward = The quest is done: points or cards?
root-ask-strike-piece = Strike at { $other }: which piece goes?
root-ask-hideout = { $n ->
    [one] Hideout: repair { $n } item
   *[other] Hideout: repair { $n } items
}
root-ask-remove-item = { $n ->
    [one] Too many items: { $n } leaves the game
   *[other] Too many items: { $n } leave the game
}

## Options: every turn
root-do-end = Finish
root-do-end-buy-services = No more services
root-do-end-revolts = No more revolts
root-do-end-spreads = No more sympathy
root-do-end-conspiracies = No more conspiracies
root-do-end-birdsong-window = Go on
root-do-end-add-to-decree = No second card
root-do-end-marquise-daylight = End Daylight
root-do-end-alliance-daylight = End Daylight
root-do-end-vagabond-daylight = End Daylight
root-do-end-rituals = End Daylight
root-do-end-river-daylight = End Daylight
root-do-end-operations = End the operations
root-do-end-cult-craft = No more crafting
root-do-end-set-prices = End the turn
root-do-pass = Pass
root-do-royal-claim = { root-name-royal-claim }: discard it, score the clearings you rule
root-do-rob = { root-name-stand-and-deliver } Take a card from { $seat }
root-do-share = { $seat } draws too
root-do-warren = { root-name-command-warren }: battle
root-do-look = { root-name-codebreakers }: see the hand of { $seat }
root-do-tax = { root-name-tax-collector }: a warrior from { $clearing }
root-do-cobbler = { root-name-cobbler }: move
root-do-activate = Activate { $card }
root-do-ally-with = Coalition with { $seat }
root-do-take-dominance = Take { $card }
root-do-pay = Spend { $card }
root-do-craft = Craft { $card }
root-do-any-suit = With a piece of suit { $suit }
root-do-from = { $n ->
    [0] From { $clearing }
    [one] From { $clearing }: { $n } warrior
   *[other] From { $clearing }: { $n } warriors
}
root-do-to = To { $clearing }
root-do-count = { $n ->
    [one] { $n } warrior
   *[other] { $n } warriors
}
root-do-discard = Discard { $card }

## Options: battle
root-do-battle-in = Battle in { $clearing }
root-do-battle = { $n ->
    [0] Against { $seat }
    [one] Against { $seat }: { $n } warrior
   *[other] Against { $seat }: { $n } warriors
}
root-do-ambush = Play { $card }
root-do-foil = Foil with { $card }
root-do-first-side = First { $seat }
root-do-brutal = { root-name-brutal-tactics }: 1 extra hit, 1 point for the defender
root-do-sappers = { root-name-sappers }: discard, 1 extra hit
root-do-armorers = { root-name-armorers }: discard, take no rolled hits
root-do-lose = Lose: { $kind }
root-do-trigger = First { $trigger }
root-do-owner = First { $seat }

## Options: the Marquise
root-do-keep = Keep in { $clearing }
root-do-set-up-sawmill = Sawmill in { $clearing }
root-do-set-up-workshop = Workshop in { $clearing }
root-do-set-up-recruiter = Recruiter in { $clearing }
root-do-wood = Wood in { $clearing }
root-do-fight = Battle
root-do-march = March
root-do-recruit = { $n ->
    [0] Recruit
    [one] Recruit: { $n } warrior
   *[other] Recruit: { $n } warriors
}
root-do-build = { $points ->
    [0] Build a { $kind }: { $n } wood
    [one] Build a { $kind }: { $n } wood, { $points } point
   *[other] Build a { $kind }: { $n } wood, { $points } points
}
root-do-overwork = Overwork: spend { $card }
root-do-extra = Extra action: spend { $card }
root-do-march-again = Move again
root-do-recruit-at = Warrior in { $clearing }
root-do-build-in = Build in { $clearing }
root-do-wood-from = Wood from { $clearing }
root-do-overwork-in = Wood in { $clearing }
root-do-hospital = Spend { $card }

## Options: the Eyrie
root-do-first-roost = Roost in { $clearing }
root-do-leader = { $n ->
    [0] { root-leader-builder }: { root-leader-builder-text }
    [1] { root-leader-charismatic }: { root-leader-charismatic-text }
    [2] { root-leader-commander }: { root-leader-commander-text }
   *[other] { root-leader-despot }: { root-leader-despot-text }
}
root-do-decree = To the Decree: { $card }
root-do-column = { $column }
root-do-new-roost = New roost in { $clearing }
root-do-resolve = { $n ->
    [0] Resolve a card: { $suit }
   *[other] Turmoil: cannot be resolved ({ $suit })
}
root-do-decree-recruit = Recruit in { $clearing }
root-do-decree-build = Roost in { $clearing }

## Options: the Alliance
root-do-outrage = Give { $card }
root-do-seen = Seen
root-do-cut = Discard { $card }
root-do-revolt = Revolt in { $clearing }
root-do-supporter = Spend { $card }
root-do-spread = { $n ->
    [0] Sympathy in { $clearing }
    [one] Sympathy in { $clearing }: { $n } supporter, scores { $points }
   *[other] Sympathy in { $clearing }: { $n } supporters, scores { $points }
}
root-do-mobilize = { $n ->
    [0] Mobilize: { $card }
   *[other] Mobilize: { $card }, discarded since five supporters are there
}
root-do-train = Train: spend { $card }
root-do-operation-move = Move
root-do-operation-battle = Battle
root-do-operation-recruit = Recruit in { $clearing }
root-do-organize = { $points ->
    [0] Organize: sympathy in { $clearing }
    [one] Organize: sympathy in { $clearing }, { $points } point
   *[other] Organize: sympathy in { $clearing }, { $points } points
}

## Options: the Vagabond
root-do-character = { $n ->
    [0] { root-character-thief }: { root-character-thief-text }
    [1] { root-character-tinker }: { root-character-tinker-text }
    [2] { root-character-ranger }: { root-character-ranger-text }
    [3] { root-character-vagrant }: { root-character-vagrant-text }
    [4] { root-character-arbiter }: { root-character-arbiter-text }
   *[other] { root-character-scoundrel }: { root-character-scoundrel-text }
}
root-do-start-in = Start in { $place }
root-do-refresh = Refresh: { $item }
root-do-slip = Slip to { $place }
root-do-shift-item = { $n ->
    [0] To its track: { $item }
   *[other] To the Satchel: { $item }
}
root-do-walk = { $n ->
    [0] Move to { $clearing }
    [one] Move to { $clearing }: { $n } boot
   *[other] Move to { $clearing }: { $n } boots
}
root-do-take-along = Take along: { $seat }
root-do-along-count = { $n ->
    [one] { $n } warrior goes along
   *[other] { $n } warriors go along
}
root-do-attack = { $n ->
    [0] Battle: { $seat }
    [one] Battle: { $seat }, { $n } warrior
   *[other] Battle: { $seat }, { $n } warriors
}
root-do-fight-with = With the warriors of { $seat }
root-do-damage = Damage: { $item }
root-do-ally-hit = Your ally loses a warrior
root-do-explore = Explore the ruin
root-do-aid = Aid: { $seat }
root-do-aid-card = Give { $card }
root-do-exhaust = Exhaust: { $item }
root-do-take-item = Take: { $item-kind }
root-do-quest = { $n ->
    [0] Quest: { $quest }
    [one] Quest: { $quest }, { $n } point or two cards
   *[other] Quest: { $quest }, { $n } points or two cards
}
root-do-reward-points = { $n ->
    [one] Score { $n } point
   *[other] Score { $n } points
}
root-do-reward-cards = { $n ->
    [one] Draw { $n } card
   *[other] Draw { $n } cards
}
root-do-strike = Strike: { $seat }
root-do-strike-piece = Remove: { $kind }
root-do-repair = Repair: { $item }
root-do-steal = Steal a card: { $seat }
root-do-labor = Day Labor: take { $card }
root-do-start-hideout = Hideout: repair three items, then Daylight is over
root-do-hideout = Repair: { $item }
root-do-remove = Remove: { $item }

## Log: every turn
root-log-turn = Round { $n }: { $seat }
root-log-draws = { $n ->
    [0] { $seat } finds no card to draw
   *[other] { $seat } draws { $cards }
}
root-log-draws-unseen = { $n ->
    [0] { $seat } finds no card to draw
    [one] { $seat } draws { $n } card
   *[other] { $seat } draws { $n } cards
}
root-log-discards = { $seat } discards { $card }
root-log-scores = { $n ->
    [one] { $seat } scores { $n } point
   *[other] { $seat } scores { $n } points
}
root-log-loses-points = { $n ->
    [one] { $seat } loses { $n } point
   *[other] { $seat } loses { $n } points
}
root-log-wins = { $n ->
    [0] { $seat } has 30 points. Victory: { $seats }
   *[other] { $seat } fulfils the dominance card. Victory: { $seats }
}
root-log-stalls = Nothing has happened for { $n } rounds. Victory: { $seats }
root-log-crafts = { $seat } crafts { $card }
root-log-claims = { $n ->
    [one] { $seat } discards { root-name-royal-claim }, ruling { $n } clearing
   *[other] { $seat } discards { root-name-royal-claim }, ruling { $n } clearings
}
root-log-robs = { $seat } takes { $card } from { $other } ({ root-name-stand-and-deliver })
root-log-robs-unseen = { $seat } takes a card from { $other } ({ root-name-stand-and-deliver })
root-log-banks = { $seat } uses { root-name-better-burrow-bank }; the other who draws: { $other }
root-log-warren = { $seat } uses { root-name-command-warren }
root-log-looks = { $seat } sees the hand of { $other }: { $cards }
root-log-looks-unseen = { $seat } sees the hand of { $other }
root-log-taxes = { $seat } uses { root-name-tax-collector } in { $clearing }
root-log-cobbler = { $seat } uses { root-name-cobbler }
root-log-dominates = { $seat } activates { $card } and scores no more
root-log-takes-dominance = { $seat } spends { $other_card } and takes { $card }
root-log-coalition = { $seat } forms a coalition with { $other } and scores no more
root-log-moves = { $n ->
    [one] { $seat } moves { $n } warrior from { $clearing } to { $other_clearing }
   *[other] { $seat } moves { $n } warriors from { $clearing } to { $other_clearing }
}
root-log-leads = { $n ->
    [one] { $seat } takes { $n } warrior ({ $other }) from { $clearing } to { $other_clearing }
   *[other] { $seat } takes { $n } warriors ({ $other }) from { $clearing } to { $other_clearing }
}

## Log: battle
root-log-battles = { $seat } battles { $other } in { $clearing }
root-log-ambushes = { $seat } plays { $card } in { $clearing }
root-log-foils = { $seat } foils the ambush with { $card }
root-log-rolls = { $extra ->
    [0] { $seat } rolls { $n } and { $low }. Hits on { $other }: { $dealt }, on { $seat }: { $taken }
   *[other] { $seat } rolls { $n } and { $low }. Hits on { $other }: { $dealt } + { $extra }, on { $seat }: { $taken }
}
root-log-brutal = { $seat } uses { root-name-brutal-tactics }: 1 extra hit on { $other }
root-log-sappers = { $seat } discards { root-name-sappers }: 1 extra hit on the attacker
root-log-armorers = { $seat } discards { root-name-armorers } and takes no rolled hits
root-log-loses-warriors = { $n ->
    [one] { $seat } loses { $n } warrior in { $clearing }
   *[other] { $seat } loses { $n } warriors in { $clearing }
}
root-log-loses-pieces = { $n ->
    [1] { $seat } loses in { $clearing }: { $kind }
   *[other] { $seat } loses in { $clearing }: { $kind } ×{ $n }
}

## Log: the Marquise
root-log-keep = { $seat } places the keep in { $clearing } and warriors everywhere but in the opposite corner
root-log-keep-falls = { $seat } loses the keep for good
root-log-hospital = { $n ->
    [one] { $seat } spends { $card }: { $n } warrior from { $clearing } returns to the keep
   *[other] { $seat } spends { $card }: { $n } warriors from { $clearing } return to the keep
}
root-log-builds = { $seat } builds in { $clearing }: { $kind }
root-log-gathers = { $seat } gathers { $n } wood
root-log-wood = { $seat } puts wood on the sawmill in { $clearing }
root-log-hires = { $seat } spends { $card } for an extra action
root-log-recruits = { $n ->
    [one] { $seat } recruits { $n } warrior
   *[other] { $seat } recruits { $n } warriors
}
root-log-overworks = { $seat } spends { $card }: one more wood in { $clearing }

## Log: the Eyrie
root-log-first-roost = { $seat } places the first roost and six warriors in { $clearing }
root-log-leader = { $seat } has a leader: { $leader }
root-log-decrees = { $seat } adds { $card } to the Decree, { $column }
root-log-new-roost = { $seat } places a new roost and warriors in { $clearing }
root-log-resolves = { $seat } resolves the Decree, { $column } ({ $suit })
root-log-musters = { $n ->
    [one] { $seat } recruits { $n } warrior in { $clearing }
   *[other] { $seat } recruits { $n } warriors in { $clearing }
}
root-log-turmoil = { $cards ->
    [none] { $seat } falls into turmoil; the leader falls: { $leader }
   *[other] { $seat } falls into turmoil; the leader falls: { $leader }; discarded: { $cards }
}

## Log: the Alliance
root-log-first-supporters = { $seat } has the first supporters: { $cards }
root-log-first-supporters-unseen = { $n ->
    [one] { $seat } has { $n } supporter
   *[other] { $seat } has { $n } supporters
}
root-log-outrage = { $seat } pays for Outrage in { $clearing }: { $card }
root-log-outrage-unseen = { $seat } pays a card for Outrage in { $clearing }
root-log-shown = { $seat } sees the hand of { $other }: { $cards }
root-log-shown-unseen = { $seat } sees the hand of { $other }
root-log-outrage-draw = { $seat } draws a supporter for Outrage in { $clearing }, unpaid by { $other }: { $card }
root-log-outrage-draw-unseen = { $seat } draws a supporter for Outrage in { $clearing }, unpaid by { $other }
root-log-supporter-lost = { $seat } discards a supporter: { $card }
root-log-spends-supporter = { $seat } spends a supporter: { $card }
root-log-base-lost = { $cards ->
    [none] { $seat } loses the base ({ $suit }). Officers gone: { $n }
   *[other] { $seat } loses the base ({ $suit }). Officers gone: { $n }, supporters: { $cards }
}
root-log-revolts = { $seat } revolts in { $clearing }
root-log-base = { $n ->
    [one] { $seat } places a base ({ $suit }) and { $n } warrior in { $clearing }
   *[other] { $seat } places a base ({ $suit }) and { $n } warriors in { $clearing }
}
root-log-promotes = { $seat } gets an officer
root-log-sympathy = { $seat } places sympathy in { $clearing }
root-log-mobilizes = { $seat } adds { $card } to the supporters
root-log-mobilizes-unseen = { $seat } adds a card to the supporters
root-log-trains = { $seat } spends { $card } to train
root-log-organizes = { $seat } organizes in { $clearing }, where a warrior leaves

## Log: the Vagabond
root-log-character = { $seat } plays a character: { $character }
root-log-starts-in = { $seat } starts in { $place }
root-log-slips = { $seat } slips from { $other_place } to { $place }
root-log-walks = { $seat } moves from { $other_place } to { $place }
root-log-swords = { $n ->
    [one] { $seat } exhausts { $n } sword in this battle: at most { $n } rolled hit
   *[other] { $seat } exhausts { $n } swords in this battle: at most { $n } rolled hits
}
root-log-damages = { $seat } damages an item: { $item }
root-log-full-removal = { $seat } stands where everything is removed: three items are damaged
root-log-explores = { $seat } explores the ruin in { $clearing } and finds: { $item_kind }
root-log-aids = { $seat } aids { $other } with { $card }
root-log-aids-unseen = { $seat } aids { $other } with a card
root-log-takes-item = { $seat } takes an item from { $other }: { $item_kind }
root-log-improves = { $n ->
    [1] { $seat } and { $other }: { root-relation-amiable } now
    [2] { $seat } and { $other }: { root-relation-friendly } now
   *[other] { $seat } and { $other }: { root-relation-allied } now
}
root-log-hostile = { $seat } and { $other }: { root-relation-hostile } now
root-log-quests = { $seat } completes a quest: { $quest }
root-log-strikes = { $seat } strikes at { $other } in { $clearing }
root-log-repairs = { $seat } repairs an item: { $item }
root-log-steals = { $seat } steals { $card } from { $other }
root-log-steals-unseen = { $seat } steals a card from { $other }
root-log-labors = { $seat } takes { $card } from the discard pile (Day Labor)
root-log-hides = { $seat } goes into hiding, repairs items and ends Daylight
root-log-rests = { $n ->
    [one] { $seat } rests in the forest and repairs { $n } item
   *[other] { $seat } rests in the forest and repairs { $n } items
}
root-log-removes-item = { $seat } removes an item from the game: { $item }

## End
root-end-points = Somebody has 30 points: the game is over
root-end-dominance-bird = Dominance: two opposite corners are ruled, and the game is over
root-end-dominance-fox = Dominance: three fox clearings are ruled, and the game is over
root-end-dominance-rabbit = Dominance: three rabbit clearings are ruled, and the game is over
root-end-dominance-mouse = Dominance: three mouse clearings are ruled, and the game is over
root-end-coalition = A coalition wins: the game is over
root-end-stalemate = Nothing goes on any more: the most points win
root-end-tie = Equal points do not share the victory (3.1)
root-part-points = Points
