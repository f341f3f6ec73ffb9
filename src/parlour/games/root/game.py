"""Root's contract with the rest of Parlour: facts, options, setup, outcome."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from parlour.games.root.file import LAYOUT
from parlour.games.root.rules.derived import derive
from parlour.games.root.rules.faction import ALLIANCE, FACTIONS, MARQUISE
from parlour.games.root.rules.factions.building import TYPES
from parlour.games.root.rules.factions.conspiracies import CONSPIRACIES
from parlour.games.root.rules.factions.decree import COLUMNS, LEADERS
from parlour.games.root.rules.factions.pack import PACK_NAMES
from parlour.games.root.rules.factions.vagabond import CHARACTERS
from parlour.games.root.rules.facts import BIRD, CARD_IDS, CARDS, ITEMS, KINDS, QUEST_IDS, SUIT_OF, SUITS
from parlour.games.root.rules.fields import BY_COALITION, BY_DOMINANCE, BY_STALEMATE
from parlour.games.root.rules.land import CLEARING_NAMES, CLEARINGS, EVERYWHERE, LANDS, MOST_FORESTS
from parlour.games.root.rules.removal import MOST, TRIGGERS
from parlour.games.root.rules.services import SERVICES
from parlour.games.root.rules.setup import lay_out_map, lay_out_players, set_up
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.turn import STARTS
from parlour.games.root.rules.verbs import SEATS, VERBS
from parlour.games.root.seating import check_given, checked, choose_factions, make_rules, read_factions
from parlour.kernel.bag import members
from parlour.kernel.errors import BadFile, BadInput
from parlour.kernel.game import Bounds, Game, Outcome, Setting, Verb
from parlour.kernel.state import NOBODY

# What the arguments of Steps can be
SEAT_ARGUMENTS = ("other", "ally", "guard", "side", "attacker", "defender")
BOUNDS = {
    **dict.fromkeys(("clearing", "origin", "destination"), Bounds(0, CLEARINGS - 1)),
    **dict.fromkeys(("within", "clearings"), Bounds(0, EVERYWHERE)),
    "in_battle": Bounds(0, 1),
    **dict.fromkeys(("left", "n", "hits"), Bounds(1, MOST)),
    "served": Bounds(0, (1 << 2 * CLEARINGS) - 1),
    "card": Bounds(0, CARDS - 1),
    "suit": Bounds(0, BIRD - 1),
    "kind": Bounds(min(TYPES), max(TYPES)),
    "item": Bounds(0, len(ITEMS) - 1),
}


class RootGame(Game[Root]):
    id = "root"
    title = "Root"
    rules_version = 2
    edition = "published"
    seats = (2, 6)
    minutes = 90
    most_points_win = False  # 3.3 dominance, and coalitions
    end_law = "3.1"
    faces = ("card", "quest")
    more_kinds = ("conspiracy",)
    longest = 1_000_000
    layout = LAYOUT
    settings: Mapping[str, Setting] = {
        "map": Setting("autumn", "winter"),
        "law": Setting("seed", "english"),
        "factions": Setting("random", open="names with commas, such as marquise,eyrie", asked=False),
        "characters": Setting("choose", "random", *CHARACTERS),
        "reach_check": Setting("recommended", "adventurous", "off"),
        "seating": Setting("random", "fixed", asked=False),
        "hostile_boots": Setting("law", "per-faction", "single"),
        "sword_per_hit": Setting("false", "true"),
        "first": Setting("random", "0", "1", "2", "3", "4", "5"),
    }
    reactions = ("ambush", "foil", "enlist", "losses", "field-hospitals", "shown-hands")
    sides = FACTIONS
    notations: Mapping[str, str] = {"rootlog": "parlour.games.root.file.rootlog:Rootlog"}
    blanks: Mapping[str, Any] = {"points": 0}
    verbs: Sequence[Verb] = VERBS

    def set_up(self, seats: int | Sequence[str], settings: Mapping[str, str], first: int, chance: int) -> Root:
        """5.1.1 Factions, seats and the first player; then the setup."""
        return set_up(make_rules(choose_factions(seats, settings, chance), settings), first, chance)

    def seat_names(self, g: Root) -> list[str]:
        return [faction.name for faction in g.rules.faction]

    def result(self, g: Root) -> Outcome:
        """END.2 Who won, and how; the others by their points."""
        return Outcome(list(g.score), members(g.winners), ended_by(g), [{"points": n} for n in g.score])

    def names(self, g: Root, kind: str) -> Sequence[str]:
        places = [f"clearing-{name}" for name in CLEARING_NAMES] + [f"forest-{name}" for name in forest_names(g)]
        seats = [*self.seat_names(g), *[f"seat-{n + 1}" for n in range(g.seats, SEATS)]]  # also those that nobody has
        tables: dict[str, Sequence[str]] = {
            "card": CARD_IDS, "clearing": CLEARING_NAMES, "place": places, "seat": seats,
            "leader": LEADERS, "character": CHARACTERS, "suit": SUITS, "kind": (*KINDS, "warriors"),
            "trigger": TRIGGERS, "column": COLUMNS, "item": PACK_NAMES, "item-kind": ITEMS, "quest": QUEST_IDS,
            "service": SERVICES, "start": STARTS, "conspiracy": CONSPIRACIES,
        }  # fmt: skip
        return tables[kind]

    def readable_value(self, g: Root, name: str, value: Any) -> Any:
        """Several cards or seats are a bag; a start is told apart by its number."""
        if name == "cards":
            return [CARD_IDS[card] for card in members(value)]
        if name == "seats":
            return members(value)
        return value if name == "start" else super().readable_value(g, name, value)

    def name_parts(self, kind: str, name: str) -> Mapping[str, Any]:
        """An item of the pack lies somewhere: `hurt-up-sword` is a sword, damaged and face up."""
        lies, _, item = name.rpartition("-")
        return {"item": item, "lies": lies} if kind in ("item", "item-kind") else {"n": name}

    def reactions_of(self, side: str) -> Sequence[str]:
        """Z.3, 6.2.3, 8.2.6 Only the Marquise has Field Hospitals, only the Alliance is shown hands."""
        own = {FACTIONS[MARQUISE]: "field-hospitals", FACTIONS[ALLIANCE]: "shown-hands"}
        return [each for each in self.reactions if each not in own.values() or own.get(side) == each]

    def blank(self, seats: Sequence[str], settings: Mapping[str, str]) -> Root:
        """5.1.2, 5.1.4 What a file does not say is as it was laid out."""
        named = read_factions(seats, "seats")
        try:
            check_given(settings["factions"], named)
        except BadInput as error:
            raise BadFile("position.options.factions", str(error)) from None
        g = Root()
        g.rules, g.seats = make_rules(checked(named, settings), settings), len(named)
        lay_out_map(g)
        lay_out_players(g)
        return g

    def derive(self, g: Root) -> None:
        """1.5 The turns tell whose turn it is."""
        g.active = (g.first + g.turns) % g.seats
        g.over = g.winners != 0
        derive(g)

    def bounds(self, g: Root) -> dict[str, Bounds]:
        seats, somebody = dict.fromkeys(SEAT_ARGUMENTS, Bounds(0, g.seats - 1)), Bounds(NOBODY, g.seats - 1)
        return {**super().bounds(g), **seats, "by": somebody, "owner": somebody, **BOUNDS}


def forest_names(g: Root) -> list[str]:
    """The forests of the map; up to the most that a map has, those of another map, where nobody can go."""
    here = list(g.rules.land.forests)
    elsewhere = [name for land in LANDS.values() for name in land.forests if name not in here]
    return [*here, *elsewhere][:MOST_FORESTS]


def ended_by(g: Root) -> str:
    """END.2, END.3 Thirty points, a dominance card, a coalition that won with its partner, or a stalemate."""
    if g.ended_by == BY_STALEMATE:
        return "stalemate"
    if g.ended_by == BY_COALITION:
        return "coalition"
    if g.ended_by == BY_DOMINANCE:
        return f"dominance-{SUITS[SUIT_OF[g.dominance[members(g.winners)[0]]]]}"
    return "points"


GAME: Final = RootGame()
