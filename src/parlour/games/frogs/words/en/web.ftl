# Where the Frogs Caw: words of the web pages.

web-game-frogs-line = A duel of crows, frogs and rabbits: send your villagers travelling, and tuck them away in time.
web-game-frogs-edition = House edition: most cards and parts of the board are of our own design.
web-about-frogs = Designed by Iain Everett, illustrated by Pennie Jo Everett; the Ukrainian edition by Igromag, 2025. Ours is a house edition: most cards and parts of the board are our own, and so are all pictures. Parlour is not affiliated with any of them.

## Options of Where the Frogs Caw
web-hint-frogs-board = Autumn has routes that cost coins or cards. Spring is for a first game.
web-value-frogs-board-spring = Spring
web-value-frogs-board-autumn = Autumn
web-hint-frogs-theme = It is shuffled together with the base deck. Academy is for a first game.
web-value-frogs-theme-academy = Academy
web-value-frogs-theme-tidings = Tidings
web-hint-frogs-both_decks = Both decks are shuffled in; each player draws 8 cards and discards 3.
web-value-frogs-both_decks-false = No
web-value-frogs-both_decks-true = Both decks
web-hint-frogs-no_memory = Each player may look at the own tucked cards at any time.
web-value-frogs-no_memory-false = No
web-value-frogs-no_memory-true = No memory
web-value-frogs-tie_break-shared = Shared victory
web-value-frogs-tie_break-coins = More coins win
web-value-frogs-pack-house = House edition

## Chapters of Where the Frogs Caw
web-chapter-frogs-1 = Object
web-chapter-frogs-2 = Components
web-chapter-frogs-3 = Setup
web-chapter-frogs-4 = Turn
web-chapter-frogs-5 = Actions
web-chapter-frogs-6 = Zones and terms
web-chapter-frogs-7 = Effects
web-chapter-frogs-8 = Travel
web-chapter-frogs-9 = Gear
web-chapter-frogs-10 = Buildings
web-chapter-frogs-11 = Enchantment
web-chapter-frogs-12 = Triggers
web-chapter-frogs-13 = Hidden and open information
web-chapter-frogs-14 = End of game and scoring
web-chapter-frogs-15 = Variants
web-chapter-frogs-INV = What always holds
web-chapter-frogs-DEC = Decisions
