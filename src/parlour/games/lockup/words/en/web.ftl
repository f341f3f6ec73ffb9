# Lockup: words of the web pages.

web-game-lockup-line = Six nights in a prison: send your crew where it counts, and do not get caught.
web-game-lockup-edition = House edition: the cards and some of the numbers are of our own design.
web-about-lockup = Designed by Stan Kordonskiy. Published by Thunderworks Games, 2020; the Russian edition by Hobby World. Ours is a house edition; Parlour is not affiliated with any of them.

## Options of Lockup
web-hint-lockup-expert = Crews with boards of their own, a trait for each, and no reputation to begin with.
web-value-lockup-expert-false = No
web-value-lockup-expert-true = Expert mode
web-hint-lockup-difficulty = For one player: which guards you are up against.
web-value-lockup-difficulty-old = { lockup-difficulty-old } (easiest)
web-value-lockup-difficulty-damp = { lockup-difficulty-damp } (harder)
web-value-lockup-difficulty-fierce = { lockup-difficulty-fierce } (hardest)
web-value-lockup-crews-random = By lot
web-value-lockup-pack-house = House edition

## Chapters of Lockup
web-chapter-lockup-1 = Object
web-chapter-lockup-2 = Components
web-chapter-lockup-3 = Quantities and supplies
web-chapter-lockup-4 = Setup
web-chapter-lockup-5 = Rounds
web-chapter-lockup-6 = Roll Call
web-chapter-lockup-7 = Lights Out
web-chapter-lockup-8 = Rewards of the locations
web-chapter-lockup-9 = Patrol
web-chapter-lockup-10 = Raids
web-chapter-lockup-11 = Items
web-chapter-lockup-12 = Goons
web-chapter-lockup-13 = Special effects
web-chapter-lockup-14 = Tomes and windows
web-chapter-lockup-15 = Goals
web-chapter-lockup-16 = End of game and scoring
web-chapter-lockup-17 = Expert mode
web-chapter-lockup-18 = Solo mode
web-chapter-lockup-19 = Who knows what
web-chapter-lockup-INV = What always holds
web-chapter-lockup-DEC = Decisions
