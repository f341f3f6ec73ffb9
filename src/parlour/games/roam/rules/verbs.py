"""What a seat can do: the verbs of Roam. An action is a verb with an argument in its low bits."""

from typing import Final

from parlour.kernel.state import SHIFT

USE: Final = 0 << SHIFT
EARLY_RISE: Final = 1 << SHIFT
WAKE: Final = 2 << SHIFT
ARTIFACT: Final = 3 << SHIFT
PLACE: Final = 4 << SHIFT
FORGO: Final = 5 << SHIFT
FILL: Final = 6 << SHIFT
MARK: Final = 7 << SHIFT
END: Final = 8 << SHIFT
FREE_MARK: Final = 9 << SHIFT
REPLACE: Final = 10 << SHIFT
PAY: Final = 11 << SHIFT
LIFT: Final = 12 << SHIFT
MOVE: Final = 13 << SHIFT
FLIP: Final = 14 << SHIFT
RESOLVE: Final = 15 << SHIFT
BID: Final = 16 << SHIFT
PASS: Final = 17 << SHIFT
BUY: Final = 18 << SHIFT
NO_PURCHASE: Final = 19 << SHIFT
