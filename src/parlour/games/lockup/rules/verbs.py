"""What a seat can do: the verbs of Lockup. An action is a verb with an argument in its low bits."""

from typing import Final

from parlour.games.lockup.rules.book import GOONS, ITEMS, MOST_SEATS, TOMES, TRAITS
from parlour.kernel.game import Verb
from parlour.kernel.state import SHIFT

GO: Final = 0 << SHIFT  # a location to place tokens in
PASS: Final = 1 << SHIFT
UP: Final = 2 << SHIFT  # a token, face up
DOWN: Final = 3 << SHIFT  # a token, face down
END: Final = 4 << SHIFT
TOME: Final = 5 << SHIFT  # a design of tome
NO_TOME: Final = 6 << SHIFT
TURN_UP: Final = 7 << SHIFT  # the guard card of a location
TAKE: Final = 8 << SHIFT
DECLINE: Final = 9 << SHIFT
GAIN: Final = 10 << SHIFT  # a resource
GIVE: Final = 11 << SHIFT
RECEIVE: Final = 12 << SHIFT
RECRUIT: Final = 13 << SHIFT  # how many goons
PAY: Final = 14 << SHIFT
GOON: Final = 15 << SHIFT
CRAFT: Final = 16 << SHIFT
RESERVE: Final = 17 << SHIFT
KEEP: Final = 18 << SHIFT  # a design of tome
DISCARD: Final = 19 << SHIFT
ACCUSE: Final = 20 << SHIFT  # a party that gets suspicion
NO_EXCHANGE: Final = 21 << SHIFT
TRAIT: Final = 22 << SHIFT
KEEP_GOON: Final = 23 << SHIFT
LEAVE_OUT: Final = 24 << SHIFT  # a resource, or ANY
ROB: Final = 25 << SHIFT  # the party that helps to pay
RIVAL_PAYS: Final = 26 << SHIFT
PEEK: Final = 27 << SHIFT  # a spot: party and location
LIFT: Final = 28 << SHIFT  # an own token on the board: location and token
MOVE: Final = 29 << SHIFT  # to a location
RECALL_FROM: Final = 30 << SHIFT
RECALL: Final = 31 << SHIFT  # an own token on the board
ALIBI: Final = 32 << SHIFT  # how much suspicion to discard
RETURN: Final = 33 << SHIFT  # a resource to the supply
FIND: Final = 34 << SHIFT  # a resource, as many as the tome says
TAKE_ITEM: Final = 35 << SHIFT  # an item to reserve for nothing

SIZES: Final = {
    "location": 8, "token": 6, "tome": TOMES, "good": 4, "cost": 5, "n": 13, "goon": GOONS, "item": ITEMS,
    "seat": MOST_SEATS, "trait": TRAITS, "spot": 8 * MOST_SEATS, "piece": 64,
}  # fmt: skip


def verb(name: str, law: str, kind: str = "") -> Verb:
    return Verb(name, law, kind, SIZES[kind] if kind else 1)


VERBS: Final = (  # in the order of the numbers above; without a law: the paragraph of the question
    verb("go", "6.2", "location"),
    verb("pass", "6.3"),
    verb("up", "6.2.4", "token"),
    verb("down", "6.2.4", "token"),
    verb("end", ""),
    verb("tome", "14.1", "tome"),
    verb("no-tome", ""),
    verb("turn-up", "", "location"),
    verb("take", "7.4.1"),
    verb("decline", "7.4.3"),
    verb("gain", "8.5", "good"),
    verb("give", "", "good"),
    verb("receive", "", "good"),
    Verb("recruit", "8.6", "n", 3),
    verb("pay", "", "good"),
    verb("goon", "12.1", "goon"),
    verb("craft", "11.2", "item"),
    verb("reserve", "11.3", "item"),
    verb("keep", "", "tome"),
    verb("discard", "9.1", "good"),
    verb("accuse", "", "seat"),
    verb("no-exchange", "13.7"),
    verb("trait", "17.5", "trait"),
    verb("keep-goon", "17.7", "goon"),
    verb("leave-out", "14.7.10", "cost"),
    verb("rob", "14.7.2", "seat"),
    verb("rival-pays", "14.7.2", "good"),
    verb("peek", "14.7.3", "spot"),
    verb("lift", "14.7.8", "piece"),
    verb("move", "14.7.8", "location"),
    verb("recall-from", "14.7.9", "location"),
    verb("recall", "14.7.9", "piece"),
    verb("alibi", "14.7.6", "n"),
    verb("return", "14.7.12", "good"),
    verb("find", "14.7.14", "good"),
    verb("take-item", "17.8", "item"),
)
