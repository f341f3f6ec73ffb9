### Root: names of factions, cards, pieces and places, and what cards do, in few words: they stand on small cards.

root-title = Root
root-intro = Every faction plays a game of its own: the Marquise builds, the Eyrie obeys its Decree, the Alliance stirs up the woods, the Vagabond wanders and helps, the Cult plants gardens and haunts the outcasts, the Riverfolk trade. Rule clearings with warriors and buildings, craft cards, fight where it pays. Whoever has 30 points first wins, unless a dominance card is fulfilled earlier.
    .more = (rules, or rules 4: the whole law)

## Options of a table

root-setting-map = Map
root-setting-law = Law
root-setting-factions = Factions
root-setting-characters = Vagabond’s character
root-setting-reach_check = Mix of factions
root-setting-seating = Seating

## Factions

root-faction-marquise = Marquise de Cat
root-faction-eyrie = Eyrie Dynasties
root-faction-alliance = Woodland Alliance
root-faction-vagabond = Vagabond
root-faction-vagabond_second = Second Vagabond
root-faction-lizard_cult = Lizard Cult
root-faction-riverfolk = Riverfolk Company

root-faction-marquise-short = Marquise
root-faction-eyrie-short = Eyrie
root-faction-alliance-short = Alliance
root-faction-vagabond-short = Vagabond
root-faction-vagabond_second-short = Vagabond II
root-faction-lizard_cult-short = Cult
root-faction-riverfolk-short = Riverfolk

# in logs, before a verb in the singular
root-seat-marquise = Marquise de Cat
root-seat-eyrie = Eyrie Dynasty
root-seat-alliance = Woodland Alliance
root-seat-vagabond = Vagabond
root-seat-vagabond_second = Second Vagabond
root-seat-lizard_cult = Lizard Cult
root-seat-riverfolk = Riverfolk Company

## Suits, items, pieces

root-suit-fox = fox
root-suit-rabbit = rabbit
root-suit-mouse = mouse
root-suit-bird = bird

root-item-boot = boot
root-item-bag = bag
root-item-crossbow = crossbow
root-item-hammer = hammer
root-item-sword = sword
root-item-tea = tea
root-item-coin = coin
root-item-torch = torch

root-kind-sawmill = sawmill
root-kind-workshop = workshop
root-kind-recruiter = recruiter
root-kind-roost = roost
root-kind-base = base
root-kind-garden = garden
root-kind-wood = wood
root-kind-keep = keep
root-kind-sympathy = sympathy
root-kind-trade-post = trade post

## Places and times

root-map-autumn = Autumn map
root-map-winter = Winter map
root-clearing = clearing { $n }
root-forest-1_2_5_10 = forest 1–2–5–10
root-forest-1_9_10_12 = forest 1–9–10–12
root-forest-2_6_10_11_12 = forest 2–6–10–11–12
root-forest-3_6_11 = forest 3–6–11
root-forest-3_7_11_12 = forest 3–7–11–12
root-forest-4_7_8_12 = forest 4–7–8–12
root-forest-4_9_12 = forest 4–9–12
root-forest-1_2_5_6_11_12 = forest 1–2–5–6–11–12
root-forest-1_10_11 = forest 1–10–11
root-forest-2_7_12 = forest 2–7–12
root-forest-3_7_12 = forest 3–7–12
root-forest-3_8_12 = forest 3–8–12
root-forest-4_9_11 = forest 4–9–11
root-forest-4_10_11 = forest 4–10–11
root-forest-8_9_11_12 = forest 8–9–11–12

root-phase-setup = Setup
root-phase-birdsong = Birdsong
root-phase-daylight = Daylight
root-phase-evening = Evening

## The Eyrie: Decree and leaders

root-column-recruit = Recruit
root-column-move = Move
root-column-battle = Battle
root-column-build = Build

root-leader-builder = Builder
root-leader-charismatic = Charismatic
root-leader-commander = Commander
root-leader-despot = Despot

root-leader-builder-text = Viziers: { root-column-recruit }, { root-column-move }. Crafted items score all their points.
root-leader-charismatic-text = Viziers: { root-column-recruit }, { root-column-battle }. Each Recruit places two warriors.
root-leader-commander-text = Viziers: { root-column-move }, { root-column-battle }. When you attack, you deal 1 extra hit.
root-leader-despot-text = Viziers: { root-column-move }, { root-column-build }. A battle that costs an enemy a building or token scores you 1 point more.

## The Vagabond: characters and relationships

root-character-thief = Thief
root-character-tinker = Tinker
root-character-ranger = Ranger
root-character-vagrant = Vagrant
root-character-arbiter = Arbiter
root-character-scoundrel = Scoundrel

root-character-thief-text = Steal: exhaust a torch, take a random card from the hand of a player in your clearing.
root-character-tinker-text = Day Labor: exhaust a torch, take a discarded card of your clearing’s suit or a bird.
root-character-ranger-text = Hideout: exhaust a torch, repair three items; your Daylight is over.
root-character-vagrant-text = Instigate: exhaust a torch, set two players in your clearing to battle; you score their losses.
root-character-arbiter-text = Protector: a defender in your clearing may borrow your swords; you score 1 point.
root-character-scoundrel-text = Scorched Earth: leave a torch in your clearing; enemy pieces go, and nothing ever enters again.

root-relation-indifferent = indifferent
root-relation-amiable = amiable
root-relation-friendly = friendly
root-relation-allied = allied
root-relation-hostile = hostile

## Quests

root-quest-fox-errand = Errand ({ root-suit-fox })
root-quest-rabbit-errand = Errand ({ root-suit-rabbit })
root-quest-mouse-escort = Escort
root-quest-rabbit-expel-bandits = Expel Bandits ({ root-suit-rabbit })
root-quest-mouse-expel-bandits = Expel Bandits ({ root-suit-mouse })
root-quest-rabbit-fend-off-a-bear = Fend Off a Bear ({ root-suit-rabbit })
root-quest-mouse-fend-off-a-bear = Fend Off a Bear ({ root-suit-mouse })
root-quest-fox-fundraising = Fundraising
root-quest-fox-give-a-speech = Give a Speech ({ root-suit-fox })
root-quest-rabbit-give-a-speech = Give a Speech ({ root-suit-rabbit })
root-quest-rabbit-guard-duty = Guard Duty ({ root-suit-rabbit })
root-quest-mouse-guard-duty = Guard Duty ({ root-suit-mouse })
root-quest-fox-logistics-help = Logistics Help ({ root-suit-fox })
root-quest-mouse-logistics-help = Logistics Help ({ root-suit-mouse })
root-quest-fox-repair-a-shed = Repair a Shed

## Names of cards

root-name-armorers = Armorers
root-name-sappers = Sappers
root-name-brutal-tactics = Brutal Tactics
root-name-royal-claim = Royal Claim
root-name-birdy-bindle = Birdy Bindle
root-name-woodland-runners = Woodland Runners
root-name-arms-trader = Arms Trader
root-name-crossbow = Crossbow
root-name-ambush = Ambush!
root-name-dominance = Dominance
root-name-stand-and-deliver = Stand and Deliver!
root-name-tax-collector = Tax Collector
root-name-gently-used-knapsack = Gently Used Knapsack
root-name-root-tea = Root Tea
root-name-travel-gear = Travel Gear
root-name-protection-racket = Protection Racket
root-name-foxfolk-steel = Foxfolk Steel
root-name-anvil = Anvil
root-name-favor-of-the-foxes = Favor of the Foxes
root-name-better-burrow-bank = Better Burrow Bank
root-name-cobbler = Cobbler
root-name-command-warren = Command Warren
root-name-smugglers-trail = Smuggler’s Trail
root-name-a-visit-to-friends = A Visit to Friends
root-name-bake-sale = Bake Sale
root-name-favor-of-the-rabbits = Favor of the Rabbits
root-name-codebreakers = Codebreakers
root-name-scouting-party = Scouting Party
root-name-mouse-in-a-sack = Mouse-in-a-Sack
root-name-investments = Investments
root-name-sword = Sword
root-name-favor-of-the-mice = Favor of the Mice

## Cards, one by one

root-card-armorers-1 = { root-name-armorers }
root-card-armorers-2 = { root-name-armorers }
root-card-sappers-1 = { root-name-sappers }
root-card-sappers-2 = { root-name-sappers }
root-card-brutal-tactics-1 = { root-name-brutal-tactics }
root-card-brutal-tactics-2 = { root-name-brutal-tactics }
root-card-royal-claim = { root-name-royal-claim }
root-card-birdy-bindle = { root-name-birdy-bindle }
root-card-woodland-runners = { root-name-woodland-runners }
root-card-arms-trader = { root-name-arms-trader }
root-card-crossbow-bird = { root-name-crossbow } ({ root-suit-bird })
root-card-ambush-bird-1 = { root-name-ambush } ({ root-suit-bird })
root-card-ambush-bird-2 = { root-name-ambush } ({ root-suit-bird })
root-card-dominance-bird = { root-name-dominance } ({ root-suit-bird })
root-card-stand-and-deliver-1 = { root-name-stand-and-deliver }
root-card-stand-and-deliver-2 = { root-name-stand-and-deliver }
root-card-tax-collector-1 = { root-name-tax-collector }
root-card-tax-collector-2 = { root-name-tax-collector }
root-card-tax-collector-3 = { root-name-tax-collector }
root-card-gently-used-knapsack = { root-name-gently-used-knapsack }
root-card-root-tea-fox = { root-name-root-tea } ({ root-suit-fox })
root-card-travel-gear-fox = { root-name-travel-gear } ({ root-suit-fox })
root-card-protection-racket = { root-name-protection-racket }
root-card-foxfolk-steel = { root-name-foxfolk-steel }
root-card-anvil = { root-name-anvil }
root-card-favor-of-the-foxes = { root-name-favor-of-the-foxes }
root-card-ambush-fox = { root-name-ambush } ({ root-suit-fox })
root-card-dominance-fox = { root-name-dominance } ({ root-suit-fox })
root-card-better-burrow-bank-1 = { root-name-better-burrow-bank }
root-card-better-burrow-bank-2 = { root-name-better-burrow-bank }
root-card-cobbler-1 = { root-name-cobbler }
root-card-cobbler-2 = { root-name-cobbler }
root-card-command-warren-1 = { root-name-command-warren }
root-card-command-warren-2 = { root-name-command-warren }
root-card-smugglers-trail = { root-name-smugglers-trail }
root-card-root-tea-rabbit = { root-name-root-tea } ({ root-suit-rabbit })
root-card-a-visit-to-friends = { root-name-a-visit-to-friends }
root-card-bake-sale = { root-name-bake-sale }
root-card-favor-of-the-rabbits = { root-name-favor-of-the-rabbits }
root-card-ambush-rabbit = { root-name-ambush } ({ root-suit-rabbit })
root-card-dominance-rabbit = { root-name-dominance } ({ root-suit-rabbit })
root-card-codebreakers-1 = { root-name-codebreakers }
root-card-codebreakers-2 = { root-name-codebreakers }
root-card-scouting-party-1 = { root-name-scouting-party }
root-card-scouting-party-2 = { root-name-scouting-party }
root-card-mouse-in-a-sack = { root-name-mouse-in-a-sack }
root-card-root-tea-mouse = { root-name-root-tea } ({ root-suit-mouse })
root-card-travel-gear-mouse = { root-name-travel-gear } ({ root-suit-mouse })
root-card-investments = { root-name-investments }
root-card-sword = { root-name-sword }
root-card-crossbow-mouse = { root-name-crossbow } ({ root-suit-mouse })
root-card-favor-of-the-mice = { root-name-favor-of-the-mice }
root-card-ambush-mouse = { root-name-ambush } ({ root-suit-mouse })
root-card-dominance-mouse = { root-name-dominance } ({ root-suit-mouse })

## What cards do

root-effect-armorers = Discard it in battle: you take no rolled hits.
root-effect-sappers = Discard it when you defend: deal 1 extra hit.
root-effect-brutal-tactics = When you attack, you may deal 1 extra hit; the defender scores 1 point.
root-effect-scouting-party = When you attack, ambushes do nothing to you.
root-effect-ambush = In a matching clearing: the defender deals 2 hits at once, or the attacker foils that.
root-effect-royal-claim = In your Birdsong, discard it: 1 point for every clearing you rule.
root-effect-stand-and-deliver = Once each Birdsong: take a random card from another hand; its owner scores 1 point.
root-effect-better-burrow-bank = Before all else in Birdsong: you draw a card, then a player of your choice draws one.
root-effect-command-warren = Before all else in Daylight: one battle.
root-effect-codebreakers = Once each Daylight: look at another player’s hand.
root-effect-tax-collector = Once each Daylight: take one of your warriors off the map and draw a card.
root-effect-cobbler = Before all else in Evening: one move.
root-effect-favor-of-the-foxes = All enemy pieces leave fox clearings; 1 point for each building and token.
root-effect-favor-of-the-rabbits = All enemy pieces leave rabbit clearings; 1 point for each building and token.
root-effect-favor-of-the-mice = All enemy pieces leave mouse clearings; 1 point for each building and token.
root-effect-dominance-bird = From 10 points: score no more; rule two opposite corners at your Birdsong to win.
root-effect-dominance-suit = From 10 points: score no more; rule 3 clearings of this suit at your Birdsong to win.
root-effect-item = Take one { $item }
