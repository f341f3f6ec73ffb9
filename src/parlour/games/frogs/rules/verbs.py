"""What a seat can do: the verbs, and the actions they make with a thing."""

from typing import Final

from parlour.games.frogs.rules.book import CARDS
from parlour.kernel.game import Verb
from parlour.kernel.state import SHIFT

NOVICE: Final = 0 << SHIFT  # take a novice villager
DROP: Final = 1 << SHIFT  # discard a card of the first hand
PLAY: Final = 2 << SHIFT
ACTIVATE: Final = 3 << SHIFT  # a villager
START: Final = 4 << SHIFT  # activate a starter card
FREE: Final = 5 << SHIFT  # activate a villager by the free action
ENCHANT: Final = 6 << SHIFT  # a building
TOKEN: Final = 7 << SHIFT  # a kind of enchantment token
END: Final = 8 << SHIFT
GO: Final = 9 << SHIFT  # to the next space
STOP: Final = 10 << SHIFT
CHOOSE: Final = 11 << SHIFT  # one of several effects
TUCK: Final = 12 << SHIFT
DISCARD: Final = 13 << SHIFT
DRAW: Final = 14 << SHIFT  # a card that one sees
PUT_BACK: Final = 15 << SHIFT
PROVIDE: Final = 16 << SHIFT  # a villager
UPGRADE: Final = 17 << SHIFT  # a starter card
REVEAL: Final = 18 << SHIFT
NO: Final = 19 << SHIFT
INVEST: Final = 20 << SHIFT  # how many coins
INVEST_IN: Final = 21 << SHIFT  # a building
ANSWER: Final = 22 << SHIFT  # a triggered card
EMPTY: Final = 23 << SHIFT  # a card without provisions

MOST_SPACES: Final = 60
MOST_OPTIONS: Final = 8  # of one choice
MOST_COINS: Final = 64  # to invest at once

SIZES: Final = {"card": CARDS, "start": 3, "charm": 3, "space": MOST_SPACES, "option": MOST_OPTIONS, "n": MOST_COINS}


def verb(name: str, law: str, kind: str = "") -> Verb:
    return Verb(name, law, kind, SIZES[kind] if kind else 1)


VERBS: Final = (  # in the order of the numbers above; without a law: the paragraph of the question
    verb("novice", "3.10", "card"),
    verb("drop", "15.2", "card"),
    verb("play", "5.1.1", "card"),
    verb("activate", "", "card"),
    verb("start", "", "start"),
    verb("free", "5.3.1", "card"),
    verb("enchant", "5.4.1", "card"),
    verb("token", "5.4.2", "charm"),
    verb("end", "4.4"),
    verb("go", "8.1", "space"),
    verb("stop", "8.4"),
    verb("choose", "", "option"),
    verb("tuck", "", "card"),
    verb("discard", "", "card"),
    verb("draw", "", "card"),
    verb("put-back", "7.9", "card"),
    verb("provide", "7.10", "card"),
    verb("upgrade", "", "start"),
    verb("reveal", "7.11.13", "card"),
    verb("no", ""),
    verb("invest", "7.8", "n"),
    verb("invest-in", "7.8.1", "card"),
    verb("answer", "12.1", "card"),
    verb("empty", "4.5.2", "card"),
)
