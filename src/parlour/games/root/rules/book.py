"""What stays the same during a game: the map, the law, who plays what. Shared by all clones of a State."""

from typing import TYPE_CHECKING, Any, Final

from parlour.games.root.rules.faction import FACTIONS, Faction
from parlour.games.root.rules.facts import KINDS
from parlour.games.root.rules.land import Land
from parlour.kernel.state import NOBODY

if TYPE_CHECKING:
    from parlour.kernel.state import Step

MOST_SEATS: Final = 6


class Rules:
    def __init__(self, land: Land, factions: list[Faction], settings: dict[str, str]) -> None:
        self.land: Land = land
        self.settings: dict[str, str] = settings
        self.english: bool = settings["law"] == "english"
        self.single_boot: bool = settings["hostile_boots"] == "single" or (  # 9.2.9.iii.b, L-13
            settings["hostile_boots"] == "law" and self.english
        )
        self.sword_per_hit: bool = settings["sword_per_hit"] == "true"  # 9.5.2
        self.characters: list[int] = []  # 9.3.1 those that may be chosen
        self.faction: list[Faction] = factions  # by seat
        self.paths: list[int] = land.paths
        self.seat_of: list[int] = [NOBODY for _ in FACTIONS]
        self.owner: list[int] = [NOBODY for _ in KINDS]  # kind of building or token → seat
        self.rules_ties: int = NOBODY  # 7.2.2
        self.watchers: list[int] = []  # 8.2.6 the seats that moves into clearings may concern
        self.wanderers: list[int] = []  # 9.2.2 the seats that have a pawn
        self.hallowed: int = NOBODY  # 10.2.4 the kind of building whose owner rules the clearing
        self.keeps_souls: bool = False  # 10.2.6
        self.swimmer: int = NOBODY  # 11.2.2 the seat that moves along the river
        self.open_hands: int = 0  # 11.2.3 the seats whose hand everybody sees
        self.seller: int = NOBODY  # 11.2.6 the seat that sells services
        self.turns: list[list[Step[Any]]] = []  # by seat: the steps of a turn, the last first
        for seat, faction in enumerate(factions):
            self.seat_of[faction.number] = seat
            for kind in faction.kinds:
                self.owner[kind] = seat
            if faction.rules_ties:
                self.rules_ties = seat
            if faction.watches_moves:
                self.watchers.append(seat)
            if faction.has_pawn:
                self.wanderers.append(seat)
            if faction.hallowed >= 0:
                self.hallowed = faction.hallowed
            if faction.swims:
                self.swimmer = seat
            if faction.sells:
                self.seller = seat
            self.keeps_souls = self.keeps_souls or faction.keeps_souls
            self.open_hands |= int(faction.open_hand) << seat
