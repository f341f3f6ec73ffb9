# Root: words of the web pages.

web-game-root-line = Cats, birds, rebels, lizards, traders and vagabonds fight for one forest.
web-game-root-edition = The deck and the boards are those of the box and of the Riverfolk expansion; the words and pictures are ours.
web-about-root = Designed by Cole Wehrle, illustrated by Kyle Ferrin. Published by Leder Games, 2018; the Ukrainian edition by Kilogames, 2020. Parlour is not affiliated with any of them.

## Options of Root
web-hint-root-map = In winter the suits of the clearings are dealt by lot, and the river divides the forests.
web-value-root-map-autumn = Autumn
web-value-root-map-winter = Winter
web-hint-root-law = Two editions of the rules; they differ in details.
web-value-root-law-seed = Ukrainian, 2020
web-value-root-law-english = English, 2025
web-value-root-factions-random = By lot
web-hint-root-characters = Each character has items and a special action of its own. A second Vagabond plays another one.
web-value-root-characters-choose = Vagabond chooses
web-value-root-characters-random = By lot
web-value-root-characters-thief = { root-character-thief }
web-value-root-characters-tinker = { root-character-tinker }
web-value-root-characters-ranger = { root-character-ranger }
web-value-root-characters-vagrant = { root-character-vagrant }
web-value-root-characters-arbiter = { root-character-arbiter }
web-value-root-characters-scoundrel = { root-character-scoundrel }
web-hint-root-reach_check = Factions that reach too little together make a slow game. Adventurous: a little less than recommended will do.
web-value-root-reach_check-recommended = Recommended
web-value-root-reach_check-adventurous = Adventurous
web-value-root-reach_check-off = Any
web-value-root-seating-random = By lot
web-value-root-seating-fixed = As listed
web-hint-root-hostile_boots = How many extra boots a clearing with hostile warriors costs: as the chosen law says, or always alike.
web-value-root-hostile_boots-law = As in the law
web-value-root-hostile_boots-per-faction = One for each hostile faction
web-value-root-hostile_boots-single = One in all
web-hint-root-sword_per_hit = With this a Vagabond who attacks exhausts one sword for each hit that he rolls. The law has it off.
web-value-root-sword_per_hit-false = No
web-value-root-sword_per_hit-true = Yes

## Chapters of Root
web-chapter-root-1 = Golden rules
web-chapter-root-2 = Key terms
web-chapter-root-3 = Victory
web-chapter-root-4 = Key actions
web-chapter-root-5 = Setup
web-chapter-root-6 = { root-faction-marquise }
web-chapter-root-7 = { root-faction-eyrie }
web-chapter-root-8 = { root-faction-alliance }
web-chapter-root-9 = { root-faction-vagabond }
web-chapter-root-10 = { root-faction-lizard_cult }
web-chapter-root-11 = { root-faction-riverfolk }
web-chapter-root-A = Mixes of factions
web-chapter-root-B = Components
web-chapter-root-V = Setup variants
web-chapter-root-G = Winter map
web-chapter-root-GG = Characters of the Vagabond
web-chapter-root-QA = Questions and answers
web-chapter-root-O = Options
web-chapter-root-L = Where the two laws differ
web-chapter-root-Z = Who knows what
web-chapter-root-PROC = Procedures
web-chapter-root-CARD = Cards with effects
web-chapter-root-DEC = Decisions
web-chapter-root-SET = Order of setup, tracks
web-chapter-root-END = Points and the end of the game
web-chapter-root-INV = What always holds
