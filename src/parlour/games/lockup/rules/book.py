"""What stays the same during a game: the cards, the mode and the crews in play. Shared by all clones of a State.

Parties are numbered: seats first and, in solo, the guards after the only seat. Costs are tallies.
"""

from typing import Final

CREWS: Final = ("gnolls", "kobolds", "bugbears", "goblins", "insectoids")  # 1.2
GOODS: Final = ("scrap", "potion", "iron", "gold")  # 2.1
COSTS: Final = (*GOODS, "any")  # 11.2.1 what a cost may name
SCRAP: Final = 0
POTION: Final = 1
IRON: Final = 2
GOLD: Final = 3
ANY: Final = 4  # 11.2.1 in a cost: a resource of any type
POWER: Final = 4  # in the supply
SUSPICION: Final = 5
SUPPLY: Final = (25, 15, 15, 10, 22, 12)  # 2.1 scrap, potion, iron, gold, power, suspicion

DWARVES: Final = (0, 1, 3, 7, 12, 18, 25, 30)  # 12.3 what so many in a crew are worth
RATS: Final = (0, -3, 1, 6, 13, 25)

LOCATIONS: Final = (  # 2.3
    "exercise-yard",
    "sewers",
    "infirmary",
    "smithy",
    "commissary",
    "chow-hall",
    "cell-block",
    "library",
)
YARD: Final = 0
SEWERS: Final = 1
INFIRMARY: Final = 2
SMITHY: Final = 3
COMMISSARY: Final = 4
CHOW_HALL: Final = 5
CELL_BLOCK: Final = 6
LIBRARY: Final = 7

TOKENS: Final = ("lookout", "enforcer", "1", "2", "3", "4")  # 2.4
LOOKOUT: Final = 0
ENFORCER: Final = 1
STRENGTHS: Final = (0, 0, 1, 2, 3, 4)  # 2.4.1 of each token; the enforcer's is its owner's power
TWO: Final = 3  # 4.9 the token that five players put back
ALL_TOKENS: Final = 0b111111

SYMBOLS: Final = ("shield", "gem", "magic")  # 2.9
TYPES: Final = ("dwarf", "ratfolk", "cultist", "demon", "hobgoblin", "skinner", "brigand")  # 12.3
DWARF: Final = 0
RATFOLK: Final = 1
CULTIST: Final = 2
DEMON: Final = 3
HOBGOBLIN: Final = 4
SKINNER: Final = 5
BRIGAND: Final = 6

ITEMS: Final = 34
GOONS: Final = 33
TOMES: Final = 28
TRAITS: Final = 18
GOALS: Final = 18
GUARDS: Final = 22
LOCATION_CARDS: Final = 8  # 18.1.4 locations 1 to 6, then 2 Off Duty

# 13 Special effects; up to 3: gain 1 resource of that type
DISCARD_SUSPICION: Final = 4
GIVE_SUSPICION: Final = 5
GAIN_POWER: Final = 6
DRAW_TOME: Final = 7
MORE_STORAGE: Final = 8
EXCHANGE: Final = 9
CHOOSE_TOME: Final = 10
EFFECTS: Final = (  # as packs write them
    "gain-scrap",
    "gain-potion",
    "gain-iron",
    "gain-gold",
    "discard-suspicion",
    "give-suspicion",
    "gain-power",
    "draw-tome",
    "storage",
    "exchange",
    "choose-tome",
)

# 14.2 Windows, as bits by number
T1: Final = 1
T2: Final = 2
T3: Final = 3
T4: Final = 4
T5: Final = 5
T6: Final = 6
T7: Final = 7
T8: Final = 8
T9: Final = 9
AFTER: Final = 10  # the second half of T6, after the reward
ANY_WINDOW: Final = 0b11111111110

OPS: Final = (  # 14.7 what a tome does
    "hidden-limit",
    "rival-pays",
    "peek",
    "strength",
    "dodge",
    "discard-suspicion",
    "give-suspicion",
    "move-token",
    "recall-tokens",
    "craft-discount",
    "recruit-discount",
    "swap-resources",
    "gain-power",
    "gain-choice",
)
HIDDEN_LIMIT: Final = 0
RIVAL_PAYS: Final = 1
PEEK: Final = 2
STRENGTH: Final = 3
DODGE: Final = 4
ALIBI: Final = 5
LETTERS: Final = 6
MOVE_TOKEN: Final = 7
RECALL: Final = 8
CRAFT_DISCOUNT: Final = 9
RECRUIT_DISCOUNT: Final = 10
SWAP: Final = 11
TOME_POWER: Final = 12
ALMANAC: Final = 13

MAJORITY: Final = 0  # 15.1 types of goals
INSTANT: Final = 1
END_GAME: Final = 2
GOAL_TYPES: Final = ("majority", "instant", "end-game")
MEASURES: Final = (  # 15 what goals count
    "symbols",
    "symbols-total",
    "symbol-sets",
    "items",
    "items-with-cost",
    "items-of-value",
    "cost-types",
    "goons",
    "goon-types",
    "suspicion-symbols",
    "power",
)

BONUSES: Final = (  # 17.3.1, 17.5 starting bonuses
    "reputation",
    "scrap",
    "potion",
    "iron",
    "gold",
    "power",
    "suspicion",
    "storage",
    "tome",
    "tome-choice",
    "goon",
    "reserve-item",
)

DIFFICULTIES: Final = ("old", "damp", "fierce")  # 18.1.2
GUARD_SETS: Final = ("blue", "green", "yellow", "red")  # blue in every game, then one set a difficulty
GUARD_ROLES: Final = ("lookout", "enforcer", "number", "special")  # 18.1.3
SPECIAL: Final = 3

ROUNDS: Final = 6  # 1.1
START_REPUTATION: Final = 10  # 4.11
GUARD_REPUTATION_EXPERT: Final = 20  # 18.2.4
STORAGE: Final = 5  # 9.1 side A
MOST_SEATS: Final = 5


def bonus_of(kind: int, amount: int, keep: int) -> int:
    """17.3.1 A starting bonus as one number, as position files show it; of goons drawn, so many are kept."""
    return kind | amount << 8 | keep << 16


def parts_of_bonus(bonus: int) -> tuple[int, int, int]:
    return bonus & 0xFF, bonus >> 8 & 0xFF, bonus >> 16


class Count:
    """15 What a goal counts: a measure, its argument (a symbol, a resource, a least value) and a least number."""

    def __init__(self, measure: int, arg: int = 0, least: int = 0) -> None:
        self.measure: int = measure
        self.arg: int = arg
        self.least: int = least


class Cards:
    """A card pack made ready for play."""

    def __init__(self) -> None:  # noqa: PLR0915, a list of fields
        self.id: str = ""
        self.edition: str = ""
        self.digest: str = ""  # of a pack's cards, so that a saved game finds the same ones
        self.names: dict[str, str] = {}  # "item-<id>", "goon-<id>" … → names, for packs that bring their own
        # 2.7 Items
        self.item_ids: tuple[str, ...] = ()
        self.values: list[int] = []
        self.costs: list[int] = []  # tallies of scrap, potion, iron, gold, any
        self.item_symbols: list[list[int]] = []
        self.item_effects: list[list[int]] = []
        # 2.8 Goons
        self.goon_ids: tuple[str, ...] = ()
        self.types: list[int] = []
        self.goon_suspicion: list[int] = []
        self.goon_symbols: list[list[int]] = []
        self.goon_effects: list[list[int]] = []
        self.demon_symbol: list[int] = []  # of a demon: the symbol it counts; else −1
        self.brings: list[int] = []  # 12.3.1 of a brigand: its resource; else −1
        # 2.10 Tomes: 28 cards of a few designs
        self.tome_ids: tuple[str, ...] = ()  # the designs
        self.tome_of: list[int] = []  # card → design
        self.windows: list[int] = []  # by design: a bag of windows
        self.ops: list[int] = []  # by design
        self.amounts: list[int] = []  # by design
        self.choices: list[list[int]] = []  # by design, gain-choice: how many of each resource, by resource
        self.no_solo: list[bool] = []  # 18.2.2 by design: removed in solo
        # 2.11 Goals
        self.goal_ids: tuple[str, ...] = ()
        self.goal_types: list[int] = []
        self.counts: list[list[Count]] = []  # by goal: majority and end-game one, instant one or more (all of them)
        self.stars_per: list[int] = []  # end-game: stars for each counted; 0: ranked by 15.5.1
        # 17 Traits and crew boards, side B
        self.trait_ids: tuple[str, ...] = ()
        self.trait_bonuses: list[list[int]] = []  # see `bonus_of`
        self.crew_power: list[int] = []
        self.crew_suspicion: list[int] = []
        self.crew_storage: list[int] = []
        self.crew_bonuses: list[list[int]] = []
        # 18 Guards
        self.guard_ids: tuple[str, ...] = ()
        self.guard_sets: list[int] = []
        self.guard_roles: list[int] = []
        self.guard_strengths: list[int] = []
        # Stars
        self.majority_stars: int = 6  # 15.3.4
        self.majority_stars_two: int = 4
        self.instant_stars: int = 5  # 15.4
        self.end_first: int = 8  # 15.5.1
        self.end_second: int = 4
        self.end_first_tied: int = 4
        self.end_second_tied: int = 2
        self.end_first_two: int = 6
        self.good_stars: list[int] = [1, 1, 1, 2]  # 16.2.4
        self.tome_stars: int = 1  # 16.2.5
        self.first_stars: int = 2  # 16.2.6
        self.skinner_stars: int = 4  # 12.3
        self.brigand_stars: int = 3
        self.guard_tome_stars: int = 1  # 18.7.1
        self.guard_library_stars: int = 1  # 18.4.5
        self.guard_gold_stars: int = 2  # 18.8.2
        self.solo_raid_loss: int = 6  # 18.5.2


class Rules:
    """The cards, the mode, the crew of each seat."""

    def __init__(self, cards: Cards, crews: list[int]) -> None:
        self.cards: Cards = cards
        self.crews: list[int] = crews
        self.solo: bool = len(crews) == 1
        self.parties: int = 2 if self.solo else len(crews)
        self.expert: bool = False
        self.difficulty: int = 0
        self.windows: int = 0  # bag of windows that some tome of the pack names
        self.settings: dict[str, str] = {}
        for windows in cards.windows:
            self.windows |= windows
