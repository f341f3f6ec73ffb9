"""What a seat can do: the verbs of Lockup. An action is a verb with an argument in its low bits."""

from typing import Final

from parlour.games.lockup.rules.book import GOONS, ITEMS, MOST_SEATS, TOMES, TRAITS
from parlour.kernel.game import Verbs

SIZES: Final = {
    "location": 8, "token": 6, "tome": TOMES, "good": 4, "cost": 5, "n": 13, "goon": GOONS, "item": ITEMS,
    "seat": MOST_SEATS, "trait": TRAITS, "spot": 8 * MOST_SEATS, "piece": 64,
}  # fmt: skip
VERBS: Final = Verbs(SIZES)


def pair(first: int, second: int) -> int:
    """An argument of two parts: a spot is a seat and a location, a piece a location and a token."""
    return first * 8 + second


def parts(arg: int) -> tuple[int, int]:
    return arg // 8, arg % 8


GO: Final = VERBS.add("go", "6.2", "location")  # a location to place tokens in
PASS: Final = VERBS.add("pass", "6.3")
UP: Final = VERBS.add("up", "6.2.4", "token")  # a token, face up
DOWN: Final = VERBS.add("down", "6.2.4", "token")  # a token, face down
END: Final = VERBS.add("end")
TOME: Final = VERBS.add("tome", "14.1", "tome")  # a design of tome
NO_TOME: Final = VERBS.add("no-tome")
TURN_UP: Final = VERBS.add("turn-up", "", "location")  # the guard card of a location
TAKE: Final = VERBS.add("take", "7.4.1")
DECLINE: Final = VERBS.add("decline", "7.4.3")
GAIN: Final = VERBS.add("gain", "8.5", "good")  # a resource
GIVE: Final = VERBS.add("give", "", "good")
RECEIVE: Final = VERBS.add("receive", "", "good")
RECRUIT: Final = VERBS.add("recruit", "8.6", "n", 3)  # how many goons
PAY: Final = VERBS.add("pay", "", "good")
GOON: Final = VERBS.add("goon", "12.1", "goon")
CRAFT: Final = VERBS.add("craft", "11.2", "item")
RESERVE: Final = VERBS.add("reserve", "11.3", "item")
KEEP: Final = VERBS.add("keep", "", "tome")  # a design of tome
DISCARD: Final = VERBS.add("discard", "9.1", "good")
ACCUSE: Final = VERBS.add("accuse", "", "seat")  # a party that gets suspicion
NO_EXCHANGE: Final = VERBS.add("no-exchange", "13.7")
TRAIT: Final = VERBS.add("trait", "17.5", "trait")
KEEP_GOON: Final = VERBS.add("keep-goon", "17.7", "goon")
LEAVE_OUT: Final = VERBS.add("leave-out", "14.7.10", "cost")  # a resource, or ANY
ROB: Final = VERBS.add("rob", "14.7.2", "seat")  # the party that helps to pay
RIVAL_PAYS: Final = VERBS.add("rival-pays", "14.7.2", "good")
PEEK: Final = VERBS.add("peek", "14.7.3", "spot")  # a spot: party and location
LIFT: Final = VERBS.add("lift", "14.7.8", "piece")  # an own token on the board: location and token
MOVE: Final = VERBS.add("move", "14.7.8", "location")  # to a location
RECALL_FROM: Final = VERBS.add("recall-from", "14.7.9", "location")
RECALL: Final = VERBS.add("recall", "14.7.9", "piece")  # an own token on the board
ALIBI: Final = VERBS.add("alibi", "14.7.6", "n")  # how much suspicion to discard
RETURN: Final = VERBS.add("return", "14.7.12", "good")  # a resource to the supply
FIND: Final = VERBS.add("find", "14.7.14", "good")  # a resource, as many as the tome says
TAKE_ITEM: Final = VERBS.add("take-item", "17.8", "item")  # an item to reserve for nothing
