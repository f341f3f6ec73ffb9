### Lockup: names of crews, locations, cards and pieces.

lockup-title = Lockup
lockup-intro = In Roll Call send your tokens, open or face down, to the locations of the prison. At Lights Out the locations are settled one after another: the strongest there choose first, and the strongest without a lookout draws suspicion. Craft items, recruit goons, read tomes, and beware of raids. After six rounds the most stars of reputation win.
    .more = (rules, or rules 7: the whole law)

## Options of a table
lockup-setting-expert = Expert mode
lockup-setting-difficulty = Guards (solo)
lockup-setting-crews = Crews

## Crews
lockup-crew-gnolls = Gnolls
lockup-crew-kobolds = Kobolds
lockup-crew-bugbears = Bugbears
lockup-crew-goblins = Goblins
lockup-crew-insectoids = Insectoids

# in logs, before a verb in the singular
lockup-seat-gnolls = Gnoll crew
lockup-seat-kobolds = Kobold crew
lockup-seat-bugbears = Bugbear crew
lockup-seat-goblins = Goblin crew
lockup-seat-insectoids = Insectoid crew

## Locations
lockup-location-exercise-yard = Exercise Yard
lockup-location-sewers = Sewers
lockup-location-infirmary = Infirmary
lockup-location-smithy = Smithy
lockup-location-commissary = Commissary
lockup-location-chow-hall = Chow Hall
lockup-location-cell-block = Cell Block
lockup-location-library = Library

## Resources and counters
lockup-good-scrap = scrap
lockup-good-potion = potion
lockup-good-iron = iron
lockup-good-gold = gold
lockup-good-any = any resource
lockup-good-power = power
lockup-good-suspicion = suspicion

# as parts of a cost
lockup-cost-scrap = { lockup-good-scrap }
lockup-cost-potion = { lockup-good-potion }
lockup-cost-iron = { lockup-good-iron }
lockup-cost-gold = { lockup-good-gold }
lockup-cost-any = { lockup-good-any }

## Crew tokens
lockup-token-lookout = lookout
lockup-token-enforcer = enforcer
lockup-token-1 = 1
lockup-token-2 = 2
lockup-token-3 = 3
lockup-token-4 = 4

## Symbols and types
lockup-symbol-shield = shield
lockup-symbol-gem = gem
lockup-symbol-magic = magic
lockup-type-dwarf = Dwarf
lockup-type-ratfolk = Ratfolk
lockup-type-cultist = Cultist
lockup-type-demon = Demon
lockup-type-hobgoblin = Hobgoblin
lockup-type-skinner = Skinner
lockup-type-brigand = Brigand

## Difficulties
lockup-difficulty-old = Old Slammer
lockup-difficulty-damp = Damp Dungeon
lockup-difficulty-fierce = Savage Depths

## Items
lockup-item-bent-nail-lockpick = Bent-Nail Lockpick
lockup-item-soup-spoon-shiv = Soup-Spoon Shiv
lockup-item-rag-rope = Rag Rope
lockup-item-chalk-ward = Chalk Ward
lockup-item-junk-magnet = Junk Magnet
lockup-item-bottled-glowmoth = Bottled Glowmoth
lockup-item-patched-buckler = Patched Buckler
lockup-item-hollow-heel-boots = Hollow-Heel Boots
lockup-item-drowsing-dust = Drowsing Dust
lockup-item-marked-deck = Marked Deck
lockup-item-knuckle-plates = Knuckle Plates
lockup-item-smugglers-sash = Smuggler’s Sash
lockup-item-whisper-vial = Whisper Vial
lockup-item-forged-pass = Forged Pass
lockup-item-skeleton-key = Skeleton Key
lockup-item-tin-idol = Tin Idol
lockup-item-barbed-chain = Barbed Chain
lockup-item-pocket-crucible = Pocket Crucible
lockup-item-hidden-still = Hidden Still
lockup-item-tunnel-map = Tunnel Map
lockup-item-false-bottom-chest = False-Bottom Chest
lockup-item-venom-needle = Venom Needle
lockup-item-scrap-plate-vest = Scrap-Plate Vest
lockup-item-counterfeit-signet = Counterfeit Signet
lockup-item-runed-manacle = Runed Manacles
lockup-item-rat-bone-flute = Rat-Bone Flute
lockup-item-wardens-spare-helm = Warden’s Spare Helm
lockup-item-jewelled-garrotte = Jewelled Garrotte
lockup-item-alchemists-satchel = Alchemist’s Satchel
lockup-item-forbidden-rubbings = Forbidden Rubbings
lockup-item-siege-hook = Siege Hook
lockup-item-cloak-of-soot = Cloak of Soot
lockup-item-breaching-charge = Breaching Charge
lockup-item-rebel-war-banner = Rebel War Banner

## Goons
lockup-goon-dorrim = Dorrim
lockup-goon-helka = Helka
lockup-goon-brunn = Brunn
lockup-goon-tovik = Tovik
lockup-goon-magrit = Magrit
lockup-goon-oskel = Oskel
lockup-goon-garda = Garda
lockup-goon-thumm = Thumm
lockup-goon-skrit = Skrit
lockup-goon-nib = Nib
lockup-goon-pazzle = Pazzle
lockup-goon-vix = Vix
lockup-goon-mirk = Mirk
lockup-goon-gnar = Gnar
lockup-goon-ysolt = Ysolt
lockup-goon-veyl = Veyl
lockup-goon-omrik = Omrik
lockup-goon-sanna = Sanna
lockup-goon-azkhur = Azkhur
lockup-goon-lumeth = Lumeth
lockup-goon-orvax = Orvax
lockup-goon-krug = Krug
lockup-goon-drasha = Drasha
lockup-goon-volg = Volg
lockup-goon-utta = Utta
lockup-goon-slit = Slit
lockup-goon-marrow = Marrow
lockup-goon-hask = Hask
lockup-goon-redda = Redda
lockup-goon-fenn = Fenn
lockup-goon-jorra = Jorra
lockup-goon-latch = Latch
lockup-goon-corvo = Corvo

## Tomes
lockup-tome-big-book-of-stealth = Big Book of Stealth
lockup-tome-cutthroat-crafting = Cutthroat Crafting
lockup-tome-atlas-of-hideouts = Atlas of Hideouts
lockup-tome-brawlers-handbook = Brawler’s Handbook
lockup-tome-lantern-timetable = Lantern Timetable
lockup-tome-book-of-alibis = Book of Alibis
lockup-tome-poison-pen-letters = Poison-Pen Letters
lockup-tome-plan-of-the-old-tunnels = Plan of the Old Tunnels
lockup-tome-feint-manual = The Feint Manual
lockup-tome-tinkers-shortcuts = Tinker’s Shortcuts
lockup-tome-recruiters-patter = Recruiter’s Patter
lockup-tome-fences-price-list = Fence’s Price List
lockup-tome-pit-fighters-primer = Pit-Fighter’s Primer
lockup-tome-scavengers-almanac = Scavenger’s Almanac

## Goals
lockup-goal-maj-shields = Wall of Shields
lockup-goal-maj-gems = Glittering Hoard
lockup-goal-maj-magic = Whispered Power
lockup-goal-maj-items = Contraband Kings
lockup-goal-maj-goons = Biggest Table
lockup-goal-maj-iron-items = Ironmongers
lockup-goal-inst-three-items = First Stash
lockup-goal-inst-four-types = Motley Company
lockup-goal-inst-symbols = Jacks of All Trades
lockup-goal-inst-power = Kings of the Yard
lockup-goal-inst-all-resources = Nothing Wasted
lockup-goal-inst-masterpiece = Masterpiece
lockup-goal-end-items = Best-Armed Crew
lockup-goal-end-goons = Longest Shadow
lockup-goal-end-potion-items = Brewmasters
lockup-goal-end-symbol-sets = Full Arsenal
lockup-goal-end-types = Friends in Every Cell
lockup-goal-end-wanted = Most Wanted

## Traits
lockup-trait-deep-pockets = Deep Pockets
lockup-trait-old-hands = Old Hands
lockup-trait-bookworms = Bookworms
lockup-trait-friends-inside = Friends Inside
lockup-trait-big-family = Big Family
lockup-trait-infamous = Infamous
lockup-trait-smelters = Smelters
lockup-trait-herbalists = Herbalists
lockup-trait-ragpickers = Ragpickers
lockup-trait-gilded-palms = Gilded Palms
lockup-trait-planners = Planners
lockup-trait-schemers = Schemers
lockup-trait-well-fed = Well Fed
lockup-trait-peddlers = Peddlers
lockup-trait-bribers = Bribers
lockup-trait-yard-scholars = Yard Scholars
lockup-trait-protected = Protected
lockup-trait-reckless = Reckless

## Guards
lockup-guard-guard-01 = Peephole
lockup-guard-guard-02 = Pistonfist
lockup-guard-guard-03 = Creaker
lockup-guard-guard-04 = Turnkey
lockup-guard-guard-05 = Rattlebolt
lockup-guard-guard-06 = Halberdier
lockup-guard-guard-07 = Ironclad
lockup-guard-guard-08 = Dented Pot
lockup-guard-guard-09 = Slowcrank
lockup-guard-guard-10 = Rustknee
lockup-guard-guard-11 = Wobbler
lockup-guard-guard-12 = Old Hinge
lockup-guard-guard-13 = Whistler
lockup-guard-guard-14 = Squeaky Wheel
lockup-guard-guard-15 = Cogjaw
lockup-guard-guard-16 = Gatehound
lockup-guard-guard-17 = Brasshide
lockup-guard-guard-18 = Alarm Bell
lockup-guard-guard-19 = Shackler
lockup-guard-guard-20 = Boilerplate
lockup-guard-guard-21 = Crusher
lockup-guard-guard-22 = Dread Sentinel
