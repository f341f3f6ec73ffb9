### Where the Frogs Caw: names of cards, pieces and places.

## Species
frogs-species-crow = crow
frogs-species-frog = frog
frogs-species-rabbit = rabbit

## Types of cards
frogs-type-villager = villager
frogs-type-gear = gear
frogs-type-building = building

## Decks
frogs-deck-base = Base
frogs-deck-academy = Academy
frogs-deck-tidings = Tidings

## Sides of the board
frogs-board-spring = Spring
frogs-board-autumn = Autumn

## Ways out of Home
frogs-arm-spring-w = Mysterious Forest
frogs-arm-spring-n = Winding Brook
frogs-arm-spring-s = Clover Downs
frogs-arm-autumn-w = Mysterious Forest
frogs-arm-autumn-n = Lantern Hill
frogs-arm-autumn-e = Toll Road
frogs-arm-autumn-s = Harvest Fields

## Chests
frogs-chest-iron = iron chest
frogs-chest-golden = golden chest
frogs-chest-ruby = ruby chest

## Enchantment tokens
frogs-charm-star = star
frogs-charm-spark = spark
frogs-charm-heart = heart

## Starter cards
frogs-start-nest = Nest
frogs-start-lily-pad = Lily Pad
frogs-start-burrow = Burrow

## Base deck: villagers
frogs-card-rooftop-postcrow = Rooftop Postcrow
frogs-card-night-shift-librarian = Night-Shift Librarian
frogs-card-chatty-jackdaw = Chatty Jackdaw
frogs-card-attic-hoarder = Attic Hoarder
frogs-card-tea-leaf-augur = Tea-Leaf Augur
frogs-card-button-trader = Button Trader
frogs-card-fidgety-fledgling = Fidgety Fledgling
frogs-card-nest-warden = Nest Warden
frogs-card-moonlit-choirmaster = Moonlit Choirmaster
frogs-card-frog-mage = Frog Mage
frogs-card-mighty-frogules = Mighty Frogules
frogs-card-puddle-skipper = Puddle Skipper
frogs-card-reed-ferryman = Reed Ferryman
frogs-card-bog-courier = Bog Courier
frogs-card-stepping-stone-twins = Stepping-Stone Twins
frogs-card-lily-gardener = Lily Gardener
frogs-card-mudlark = Mudlark
frogs-card-daring-leaper = Daring Leaper
frogs-card-turnip-seller = Turnip Seller
frogs-card-fair-steward = Fair Steward
frogs-card-carrot-banker = Carrot Banker
frogs-card-village-nurse = Village Nurse
frogs-card-errand-kit = Errand Kit
frogs-card-burrow-digger = Burrow Digger
frogs-card-pie-baker = Pie Baker
frogs-card-travelling-tinker = Travelling Tinker
frogs-card-harvest-queen = Harvest Queen

## Base deck: gear
frogs-card-postal-contract = Postal Contract
frogs-card-soul-chain = Soul Chain
frogs-card-brass-spyglass = Brass Spyglass
frogs-card-everlasting-quill = Everlasting Quill
frogs-card-mudlarks-dredge = Mudlark’s Dredge
frogs-card-recycling-bin = Recycling Bin
frogs-card-whittled-walking-stick = Whittled Walking Stick
frogs-card-rain-boots = Rain Boots
frogs-card-generous-pension = Generous Pension
frogs-card-carrot-money-box = Carrot Money Box
frogs-card-tinkers-toolbox = Tinker’s Toolbox
frogs-card-market-scales = Market Scales

## Base deck: buildings
frogs-card-telegraph-office = Telegraph Office
frogs-card-rookery-reading-room = Rookery Reading Room
frogs-card-sorting-office = Sorting Office
frogs-card-attic-observatory = Attic Observatory
frogs-card-zero-waste = Zero Waste
frogs-card-leaky-boathouse = Leaky Boathouse
frogs-card-treasure-hunters-club = Treasure Hunters’ Club
frogs-card-wayfarers-inn = Wayfarers’ Inn
frogs-card-community-bank = Community Bank
frogs-card-builders-guild = Builders’ Guild
frogs-card-carrot-market = Carrot Market
frogs-card-warren-nursery = Warren Nursery

## Academy deck: villagers
frogs-card-headmistress-rook = Headmistress Rook
frogs-card-strict-examiner = Strict Examiner
frogs-card-inkblot-scribe = Inkblot Scribe
frogs-card-back-row-swot = Back-Row Swot
frogs-card-starlight-tutor = Starlight Tutor
frogs-card-broomstick-instructor = Broomstick Instructor
frogs-card-frog-alchemist = Frog Alchemist
frogs-card-lecture-napper = Lecture Napper
frogs-card-duckweed-freshman = Duckweed Freshman
frogs-card-hall-pass-hopper = Hall-Pass Hopper
frogs-card-canteen-cook = Canteen Cook
frogs-card-stern-bursar = Stern Bursar
frogs-card-scholarship-winner = Scholarship Winner
frogs-card-groundskeeper = Groundskeeper
frogs-card-potions-dropout = Potions Dropout

## Academy deck: gear
frogs-card-foggy-crystal-ball = Foggy Crystal Ball
frogs-card-graduation-cap = Graduation Cap
frogs-card-stubborn-broom = Stubborn Broom
frogs-card-bubbling-cauldron = Bubbling Cauldron
frogs-card-counting-frame = Counting Frame
frogs-card-lunch-tin = Lunch Tin

## Academy deck: buildings
frogs-card-great-library = Great Library
frogs-card-duelling-pond = Duelling Pond
frogs-card-alumni-hall = Alumni Hall

## Tidings deck: villagers
frogs-card-headline-crier = Headline Crier
frogs-card-obituary-editor = Obituary Editor
frogs-card-breathless-messenger = Breathless Messenger
frogs-card-keyhole-reporter = Keyhole Reporter
frogs-card-gazette-publisher = Gazette Publisher
frogs-card-foreign-correspondent = Foreign Correspondent
frogs-card-bottle-post-angler = Bottle-Post Angler
frogs-card-ditchwater-gossip = Ditchwater Gossip
frogs-card-weather-frog = Weather Frog
frogs-card-semaphore-hopper = Semaphore Hopper
frogs-card-stamp-collector = Stamp Collector
frogs-card-classifieds-clerk = Classifieds Clerk
frogs-card-raffle-winner = Raffle Winner
frogs-card-second-hand-peddler = Second-Hand Peddler
frogs-card-subscription-agent = Subscription Agent

## Tidings deck: gear
frogs-card-pocket-printing-press = Pocket Printing Press
frogs-card-wax-seal = Wax Seal
frogs-card-oilcloth-satchel = Oilcloth Satchel
frogs-card-message-in-a-bottle = Message in a Bottle
frogs-card-paper-round-bag = Paper-Round Bag
frogs-card-penny-jar = Penny Jar

## Tidings deck: buildings
frogs-card-newsroom = Newsroom
frogs-card-marsh-lighthouse = Marsh Lighthouse
frogs-card-printing-house = Printing House

## Novice villagers
frogs-card-fledgling-errand-crow = Fledgling Errand-Crow
frogs-card-wide-eyed-froglet = Wide-Eyed Froglet
frogs-card-pocket-money-kit = Pocket-Money Kit
