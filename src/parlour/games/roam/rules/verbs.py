"""What a seat can do: the verbs of Roam. An action is a verb with an argument in its low bits."""

from typing import Final

from parlour.games.roam.rules.board import LANDS, SPACES
from parlour.games.roam.rules.book import ARTIFACTS, CARDS, COLOURS, STARTING
from parlour.kernel.game import Verbs
from parlour.kernel.state import ARG

CHARACTERS: Final = CARDS + STARTING * len(COLOURS)
VERBS: Final = Verbs({"card": CHARACTERS, "artifact": ARTIFACTS, "space": SPACES, "land": LANDS, "n": ARG + 1})

USE: Final = VERBS.add("use", "5.1", "card")
EARLY_RISE: Final = VERBS.add("early-rise", "4.4")
WAKE: Final = VERBS.add("wake", "4.3")
ARTIFACT: Final = VERBS.add("artifact", "10.5", "artifact")
PLACE: Final = VERBS.add("place", "5.3", "space")
FORGO: Final = VERBS.add("forgo", "5.3.2")
FILL: Final = VERBS.add("fill", "5.4.4", "space")
MARK: Final = VERBS.add("mark", "6.1", "space")
END: Final = VERBS.add("end", "10.5.2")
FREE_MARK: Final = VERBS.add("free-mark", "10.6.1", "space")
REPLACE: Final = VERBS.add("replace", "10.6.2", "space")
PAY: Final = VERBS.add("pay", "10.6.2.1")
LIFT: Final = VERBS.add("lift", "10.6.5", "space")
MOVE: Final = VERBS.add("move", "10.6.5.1", "space")
FLIP: Final = VERBS.add("flip", "10.6.6", "card")
RESOLVE: Final = VERBS.add("resolve", "7.2", "land")
BID: Final = VERBS.add("bid", "7.4.3", "n")
PASS: Final = VERBS.add("pass", "7.4.2")
BUY: Final = VERBS.add("buy", "10.3", "artifact")
NO_PURCHASE: Final = VERBS.add("no-purchase", "10.3")
