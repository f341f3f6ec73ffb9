"""How much a log may say. A game of Root is short: the longest that we know has 1,100 lines and 4,400 actions.

Whatever is longer is a mistake or malice, and no reader should spend minutes on it. So every loop over something
written has its bound here, far beyond what games need.
"""

from typing import Final

from parlour.games.root.rules.facts import CARDS
from parlour.games.root.rules.land import CLEARINGS

# The text
MOST_LETTERS: Final = 256_000
MOST_LINES: Final = 5_000
MOST_ACTIONS: Final = 20_000
LINE_LETTERS: Final = 4_000
# An action
ACTION_LETTERS: Final = 800
MOST_LOADS: Final = CARDS  # of each card one, if all are named
MOST_ENDS: Final = CLEARINGS
WORD_LETTERS: Final = 40
MOST_POINTS: Final = 99  # that a score can show
# What is kept
MOST_FAULTS: Final = 1_000  # contradictions and what cannot be read, before the reading stops
MOST_UNSURE: Final = 1_000  # remarks that the log does not tell enough
MOST_WORLDS: Final = 50  # ways in which the items of a kind may lie in a pack
