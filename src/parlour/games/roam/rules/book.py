"""What stays the same during a game: the cards and the variants in play. Shared by all clones of a State."""

from typing import Final

from parlour.games.roam.rules.board import Positions

MARKERS: Final = 24  # 2.1 of each colour
CARDS: Final = 43
STARTING: Final = 3  # 2.1 of each colour
ARTIFACTS: Final = 24
COLOURS: Final = ("blue", "red", "yellow", "green")
FREE_STEP: Final = 0
TAKE_OVER: Final = 1
POCKET_MONEY: Final = 2
QUARTER_TURN: Final = 3
NUDGE: Final = 4
WAKE_OR_DOZE: Final = 5
KINDS: Final = ("free-square", "replace", "coin", "rotate", "move", "flip")  # 10.6 as files say it

START_COINS: Final = (0, 1, 1, 2)  # 3.8 by position in turn order
SQUARE_PRICE: Final = 2  # 6.1
CARDS_TO_END: Final = 10  # 9.1
STALL_ROUNDS: Final = 4  # 9.4
BARREN_ROUNDS: Final = 60  # 9.4.1
ROW: Final = 4  # 10.1
QUARTERS: Final = ((), (), (0, 2), (0, 1, 2), (0, 1, 2, 3))  # 3.5.1, 5.2.1 by number of seats: S N; S W N; S W N E
BORDERS: Final = ("S", "W", "N", "E")


class Cards:
    """A card pack made ready for play. Cards 0–42 are lands and characters; then 3 starting cards of each colour."""

    def __init__(self) -> None:
        self.id: str = ""
        self.edition: str = ""
        self.digest: str = ""  # of a pack's cards, so that a saved game finds the same ones
        self.names: dict[str, str] = {}  # ids → names, for packs that bring their own
        self.card_ids: tuple[str, ...] = ()
        self.points: list[int] = []
        self.patterns: list[list[str]] = []
        self.positions: list[list[Positions]] = []  # card → quarter turns → where it may lie
        self.symbols: list[list[list[int]]] = []  # land card → lies in the south row? → cell → coin symbols
        self.artifact_ids: tuple[str, ...] = ()
        self.kinds: list[int] = []
        self.prices: list[int] = []
        self.artifact_points: list[int] = []
        self.outpost_points: int = 3


class Rules:
    """The cards, the variants, the colour and border of each seat."""

    def __init__(self, cards: Cards, seats: int) -> None:
        self.cards: Cards = cards
        self.full: bool = False
        self.outpost: bool = False
        self.towers: bool = False
        self.hidden: bool = False
        self.settings: dict[str, str] = {}
        self.colours: list[int] = list(range(seats))
        self.quarters: list[int] = list(QUARTERS[seats])

    def starting_cards(self, seat: int) -> list[int]:
        """3.1 The 3 starting cards of the seat's colour."""
        first = CARDS + STARTING * self.colours[seat]
        return [first, first + 1, first + 2]
