"""What stays the same during a game: the cards, the board and the variants. Shared by all clones of a State.

Every card of the decks has a number: the base deck first, then Academy, Tidings and the three novice villagers. Bags of
cards are two words of 51 bits, so that both stay small numbers: `card // WORD` says which, `card % WORD` the bit.
"""

from typing import Any, Final

from parlour.kernel.state import Step

SPECIES: Final = ("crow", "frog", "rabbit")
ANY: Final = 3  # as a filter: no filter
CROW: Final = 0
FROG: Final = 1
RABBIT: Final = 2
TYPES: Final = ("villager", "gear", "building")
VILLAGER: Final = 0
GEAR: Final = 1
BUILDING: Final = 2
STARTERS: Final = ("nest", "lily-pad", "burrow")  # 2.1, by species
NEST: Final = 0
DECKS: Final = ("base", "academy", "tidings")
CHARMS: Final = ("star", "spark", "heart")  # 2.1 the three pairs of enchantment tokens

WORD: Final = 51  # bits of a word of a bag
CARDS: Final = 102  # 2.1
BASE: Final = 51
THEME: Final = 24  # cards of a theme deck
NOVICES: Final = 99  # the number of the first of them
NOVICE_WORD: Final = 0b111 << NOVICES - WORD

START_COINS: Final = 5  # 3.6
START_HAND: Final = 5  # 3.8
DRAFT_HAND: Final = 8  # 15.2
DRAFT_DISCARD: Final = 3

# Effects: the words that a list of them can say, in their order. By parameter the kind of its value, or what it may be.
NUMBER: Final = "number"
FLAG: Final = "flag"
EFFECTS: Final = "effects"  # a list of effects
OPTIONS: Final = "options"  # several
ANY_SPECIES: Final = ("any", *SPECIES)
ANY_TYPE: Final = ("any", *TYPES)
ANY_STARTER: Final = ("any", *STARTERS)
REWARDS: Final = ("normal", "none", "gain-becomes-draw")  # of a travel: 8.7, 8.12, 8.11
Shape = dict[str, str | tuple[str, ...]]
SHAPES: Final[dict[str, Shape]] = {  # 7.11
    "gain": {"n": NUMBER},
    "draw": {"n": NUMBER, "from": ("deck", "discard-pile", "looked")},
    "discard": {"n": NUMBER, "from": ("hand", "looked")},
    "tuck": {"n": NUMBER, "from": ("hand", "looked", "discard-pile", "revealed")},
    "travel": {"n": NUMBER, "reward": REWARDS, "tolls": ("pay", "ignore")},
    "invest": {"n": NUMBER, "on": ("this", "any")},
    "look": {"n": NUMBER, "then": EFFECTS},
    "add-supply": {"n": NUMBER, "to": ("villager", "other-villager")},
    "activate-villager": {"species": ANY_SPECIES},
    "activate-start": {"which": ANY_STARTER},
    "upgrade-start": {"which": ANY_STARTER},
    "play": {"from": ("hand", "discard-pile", "discarded"), "type": ANY_TYPE, "species": ANY_SPECIES, "pay": FLAG},
    "reveal": {"from": ("hand", "drawn"), "type": ANY_TYPE, "species": ANY_SPECIES},
    "pay": {"coins": NUMBER, "discard": NUMBER, "for": EFFECTS},  # coins or discard
    "choose": {"options": OPTIONS},
    "may": {"effects": EFFECTS},
    "if-done": {"effects": EFFECTS},
    "boost": {"what": ("travel", "look"), "plus": NUMBER},
}
OPS: Final = tuple(SHAPES)
GAIN: Final = 0
DRAW: Final = 1
DISCARD: Final = 2
TUCK: Final = 3
TRAVEL: Final = 4
INVEST: Final = 5
LOOK: Final = 6
ADD_SUPPLY: Final = 7
ACTIVATE_VILLAGER: Final = 8
ACTIVATE_START: Final = 9
UPGRADE_START: Final = 10
PLAY: Final = 11
REVEAL: Final = 12
PAY: Final = 13
CHOOSE: Final = 14
MAY: Final = 15
IF_DONE: Final = 16
BOOST: Final = 17

SOURCES: Final = ("deck", "hand", "looked", "discard-pile", "revealed", "discarded", "drawn")  # where cards come from
FROM_DECK: Final = 0
FROM_HAND: Final = 1
FROM_LOOKED: Final = 2
FROM_PILE: Final = 3
FROM_DISCARDED: Final = 5
FROM_DRAWN: Final = 6

NORMAL: Final = 0
NO_REWARD: Final = 1
DRAW_INSTEAD: Final = 2

# Events: what triggers answer. An occasion is an event with its parameter, event × 16 + parameter.
EVENTS: Final = (
    "card-played",  # type × 3 + species
    "start-activated",  # which, + 3: before
    "villager-activated",  # species
    "gained",  # how much, at most MOST
    "drawn",  # how many, at most MOST
    "discarded",  # bag of the types among them
    "tucked-from-hand",
    "travelled",  # how far, at most MOST
    "arrived",  # 0 a chest, 1 the end of a path
    "looked",  # 1: before
    "invested",
    "enchanted",
)
PLAYED: Final = 0 * 16
STARTED: Final = 1 * 16
ACTIVATED: Final = 2 * 16
GAINED: Final = 3 * 16
DRAWN: Final = 4 * 16
DISCARDED: Final = 5 * 16
TUCKED: Final = 6 * 16
TRAVELLED: Final = 7 * 16
ARRIVED: Final = 8 * 16
LOOKED: Final = 9 * 16
INVESTED: Final = 10 * 16
ENCHANTED: Final = 11 * 16
OCCASIONS: Final = 12 * 16
MOST: Final = 15  # of a parameter
EVENT: Final = ~MOST  # the part of an occasion that is its event
BEFORE: Final = 3  # of STARTED: added to which

# Lists of effects, by number: two a card (of a building: its effects, and with its enchantment), two a starter card
# (basic, advanced), the chests, the start icons; then the lists inside other effects
STARTER_LISTS: Final = 2 * CARDS
CHEST_LISTS: Final = STARTER_LISTS + 6
ICON_LISTS: Final = CHEST_LISTS + 3
INNER_LISTS: Final = ICON_LISTS + 3

CHESTS: Final = ("iron", "golden", "ruby")
GOLDEN: Final = 1
SPACE_KINDS: Final = ("none", "gain", "draw", "start", "chest")
NOTHING: Final = 0
SPACE_GAIN: Final = 1
SPACE_DRAW: Final = 2
SPACE_START: Final = 3
SPACE_CHEST: Final = 4
TOKENS: Final = ("golden-chest", "plus-5", "nest", "enchantment-a", "enchantment-b")  # 3.2 what lies on a space
NO_TOKEN: Final = -1
GOLDEN_TOKEN: Final = 0
PLUS_TOKEN: Final = 1
CHARM_TOKEN: Final = 3  # and 4: the two enchantment spaces
PLUS: Final = 5  # 8.8
HOME: Final = 0  # the first space of a board


class Effect:
    """One effect of a list; which fields matter depends on `op`."""

    def __init__(self, op: int) -> None:
        self.op: int = op
        self.n: int = 0
        self.source: int = FROM_DECK  # draw, discard, tuck, play, reveal
        self.type: int = ANY  # play, reveal
        self.species: int = ANY  # play, reveal, activate-villager
        self.pays: bool = True  # play; of a travel: its tolls
        self.reward: int = NORMAL  # travel
        self.which: int = ANY  # activate-start, upgrade-start
        self.here: bool = False  # invest: on this building
        self.other: bool = False  # add-supply: not to the villager that acts
        self.looks: bool = False  # boost: a look, not a travel
        self.coins: bool = False  # pay: in coins, not in cards
        self.lists: list[int] = []  # look, pay, may, if-done: one list; choose: its options
        self.number: int = 0  # among all effects of the pack
        self.said: dict[str, Any] = {}  # as the pack says it, for words


class Board:
    """One side of the board: spaces by number, Home first; routes lead away from Home."""

    def __init__(self) -> None:
        self.id: str = ""
        self.spaces: tuple[str, ...] = ()
        self.kinds: list[int] = []  # by space: one of SPACE_KINDS
        self.amounts: list[int] = []  # how much; which starter card; which chest
        self.tokens: list[int] = []  # by space: what lies there in the beginning
        self.ends: list[bool] = []  # 8.10 a house: the end of a path
        self.exits: list[list[int]] = []  # by space: the spaces one step on
        self.coins: list[list[int]] = []  # 8.5 by space and exit: what the route costs in coins,
        self.cards: list[list[int]] = []  # and in cards
        self.dear: list[bool] = []  # by space: whether a route onwards has a cost
        self.x: list[int] = []  # for the picture: 0 west … 100 east,
        self.y: list[int] = []  # 0 north … 100 south
        self.arms: list[dict[str, str]] = []  # for the picture: id and first space of each way out of Home


class Cards:
    """2.2, 2.4 A card pack made ready for play."""

    def __init__(self) -> None:
        self.id: str = ""
        self.edition: str = ""
        self.digest: str = ""  # of a pack's cards, so that a saved game finds the same ones
        self.names: dict[str, str] = {}  # "card-<id>" → names, for packs that bring their own
        self.ids: tuple[str, ...] = ()
        self.types: list[int] = []
        self.species: list[int] = []
        self.costs: list[int] = []
        self.supplies: list[int] = []
        self.payable: list[int] = []  # by coins, two words each: the cards that cost no more
        self.free: list[bool] = []  # 5.3 villagers marked "Free action"
        self.modifier: list[bool] = []  # 11.2 buildings whose enchantment changes their effect for good
        self.triggers: list[dict[str, str | int | bool]] = []  # as the pack says it, for words; {} for villagers
        self.lists: list[list[Effect]] = []
        self.said: list[list[dict[str, object]]] = []  # lists 0 to INNER_LISTS as the pack says them, for words
        self.answers: list[int] = []  # by occasion, two words each: the cards whose trigger it is
        self.villagers: list[int] = []  # two words
        self.frees: list[int] = []  # those with the free action,
        self.workers: list[int] = []  # and those without
        self.gear: list[int] = []
        self.buildings: list[int] = []
        self.boards: dict[str, Board] = {}
        # Made of the lists once, by `effects.prepare`
        self.effects: list[Effect] = []  # all of them, by number
        self.chosen: list[bool] = []  # by list: an option of a choice; it stays in sight until its last effect is over
        self.carries: list[list[Step[Any]]] = []  # by list and place in it: the Step that goes on from there


class Rules:
    """The cards, the side of the board, the variants."""

    def __init__(self, cards: Cards, board: Board) -> None:
        self.cards: Cards = cards
        self.board: Board = board
        self.decks: int = 0b011  # bag of DECKS that are in play
        self.no_memory: bool = False  # 15.1
        self.draft: bool = False  # 15.2 both theme decks
        self.by_coins: bool = False  # 14.5 ties are broken
        self.settings: dict[str, str] = {}
