"""What a seat can do: the verbs, and the actions they make with a thing."""

from typing import Final

from parlour.games.frogs.rules.book import CARDS
from parlour.kernel.game import Verbs

MOST_SPACES: Final = 60
MOST_OPTIONS: Final = 8  # of one choice
MOST_COINS: Final = 64  # to invest at once

SIZES: Final = {"card": CARDS, "start": 3, "charm": 3, "space": MOST_SPACES, "option": MOST_OPTIONS, "n": MOST_COINS}
VERBS: Final = Verbs(SIZES)

NOVICE: Final = VERBS.add("novice", "3.10", "card")  # take a novice villager
DROP: Final = VERBS.add("drop", "15.2", "card")  # discard a card of the first hand
PLAY: Final = VERBS.add("play", "5.1.1", "card")
ACTIVATE: Final = VERBS.add("activate", "", "card")  # a villager
START: Final = VERBS.add("start", "", "start")  # activate a starter card
FREE: Final = VERBS.add("free", "5.3.1", "card")  # activate a villager by the free action
ENCHANT: Final = VERBS.add("enchant", "5.4.1", "card")  # a building
TOKEN: Final = VERBS.add("token", "5.4.2", "charm")  # a kind of enchantment token
END: Final = VERBS.add("end", "4.4")
GO: Final = VERBS.add("go", "8.1", "space")  # to the next space
STOP: Final = VERBS.add("stop", "8.4")
CHOOSE: Final = VERBS.add("choose", "", "option")  # one of several effects
TUCK: Final = VERBS.add("tuck", "", "card")
DISCARD: Final = VERBS.add("discard", "", "card")
DRAW: Final = VERBS.add("draw", "", "card")  # a card that one sees
PUT_BACK: Final = VERBS.add("put-back", "7.9", "card")
PROVIDE: Final = VERBS.add("provide", "7.10", "card")  # a villager
UPGRADE: Final = VERBS.add("upgrade", "", "start")  # a starter card
REVEAL: Final = VERBS.add("reveal", "7.11.13", "card")
NO: Final = VERBS.add("no")
INVEST: Final = VERBS.add("invest", "7.8", "n")  # how many coins
INVEST_IN: Final = VERBS.add("invest-in", "7.8.1", "card")  # a building
ANSWER: Final = VERBS.add("answer", "12.1", "card")  # a triggered card
EMPTY: Final = VERBS.add("empty", "4.5.2", "card")  # a card without provisions
