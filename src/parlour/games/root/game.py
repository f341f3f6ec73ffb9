"""Root's contract with the rest of Parlour: facts, options, setup, outcome."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from parlour.games.root.file import read_fields, write_fields
from parlour.games.root.rules import battle, craft, effects, hits, move, removal, services, setup, turn
from parlour.games.root.rules.check import broken_invariants
from parlour.games.root.rules.faction import ALLIANCE, FACTIONS, MARQUISE
from parlour.games.root.rules.factions import (
    aid,
    alliance,
    building,
    camp,
    characters,
    conspiracies,
    decree,
    deeds,
    eyrie,
    fights,
    funds,
    lizard_cult,
    marquise,
    marquise_daylight,
    quests,
    relations,
    rituals,
    river_daylight,
    riverfolk,
    ruins,
    supporters,
    sympathy,
    vagabond,
    wandering,
)
from parlour.games.root.rules.factions.conspiracies import CONSPIRACIES
from parlour.games.root.rules.factions.decree import COLUMNS, LEADERS
from parlour.games.root.rules.factions.pack import PACK_NAMES
from parlour.games.root.rules.factions.vagabond import CHARACTERS
from parlour.games.root.rules.facts import CARD_IDS, ITEMS, KINDS, QUEST_IDS, SUIT_OF, SUITS
from parlour.games.root.rules.fields import BY_COALITION, BY_DOMINANCE, BY_STALEMATE, NONE
from parlour.games.root.rules.land import CLEARING_NAMES, LANDS, MOST_FORESTS
from parlour.games.root.rules.removal import TRIGGERS
from parlour.games.root.rules.services import SERVICES
from parlour.games.root.rules.setup import set_up
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.turn import STARTS
from parlour.games.root.rules.verbs import SEATS, VERBS
from parlour.games.root.seating import check_given, choose_factions, make_rules, read_factions
from parlour.games.root.view import view
from parlour.kernel.bag import members
from parlour.kernel.errors import BadFile, BadInput
from parlour.kernel.game import Game, Outcome, Setting, Verb, first_player, steps_of
from parlour.kernel.state import Step

MODULES = (
    setup,
    turn,
    effects,
    craft,
    move,
    battle,
    hits,
    removal,
    marquise,
    building,
    marquise_daylight,
    eyrie,
    decree,
    alliance,
    supporters,
    sympathy,
    vagabond,
    wandering,
    relations,
    deeds,
    camp,
    fights,
    aid,
    quests,
    characters,
    ruins,
    services,
    lizard_cult,
    conspiracies,
    rituals,
    riverfolk,
    funds,
    river_daylight,
)
LISTS = {"cards": "card"}  # arguments that are bags
KIND_OF_ARG = {  # arguments that are named otherwise than their kind
    "other_card": "card", "other_clearing": "clearing", "other_place": "place", "item_kind": "item-kind",
}  # fmt: skip


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
    longest = 1_000_000
    settings: Mapping[str, Setting] = {
        "map": Setting("autumn", "winter"),
        "law": Setting("seed", "english"),
        "factions": Setting("random", open="names with commas, such as marquise,eyrie"),
        "characters": Setting("choose", "random", *CHARACTERS),
        "reach_check": Setting("recommended", "adventurous", "off"),
        "seating": Setting("random", "fixed"),
        "hostile_boots": Setting("law", "per-faction", "single"),
        "sword_per_hit": Setting("false", "true"),
        "first": Setting("random", "0", "1", "2", "3", "4", "5"),
    }
    reactions = ("ambush", "foil", "enlist", "losses", "field-hospitals", "shown-hands")
    sides = FACTIONS
    notations: Mapping[str, str] = {"rootlog": "parlour.games.root.file.rootlog:Rootlog"}
    blanks: Mapping[str, Any] = {"points": 0}
    verbs: Sequence[Verb] = VERBS
    steps: Sequence[type[Step[Any]]] = tuple(step for step in steps_of(*MODULES) if step is not battle.Reaction)

    def new(self, seats: int | Sequence[str], settings: Mapping[str, str], chance: int) -> Root:
        """5.1.1 Factions, seats and the first player; then the setup."""
        count = self.count_seats(seats)
        factions = choose_factions(seats, settings, chance)
        g = set_up(make_rules(factions, settings), first_player(count, settings), chance)
        g.proceed()
        return g

    def seat_names(self, g: Root) -> list[str]:
        return [faction.name for faction in g.rules.faction]

    def outcome(self, g: Root) -> Outcome | None:
        """END.2 Who won, and how; the others by their points."""
        if g.stack:
            return None
        return Outcome(list(g.score), members(g.winners), ended_by(g), [{"points": n} for n in g.score])

    def check(self, g: Root) -> list[str]:
        return broken_invariants(g)

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

    def readable(self, g: Root, args: Mapping[str, Any]) -> dict[str, Any]:
        return {name: self.readable_value(g, name, value) for name, value in args.items()}

    def readable_value(self, g: Root, name: str, value: Any) -> Any:
        kind = KIND_OF_ARG.get(name, name)
        if name in LISTS:
            return [self.names(g, LISTS[name])[each] for each in members(value)]
        if name == "seats":
            return members(value)
        if name in ("seat", "other", "third", "owner") or kind not in READABLE:
            return value
        return "" if value == NONE else self.names(g, kind)[value]

    def parts(self, kind: str, name: str) -> Mapping[str, Any]:
        """An item of the pack lies somewhere: `hurt-up-sword` is a sword, damaged and face up."""
        lies, _, item = name.rpartition("-")
        return {"item": item, "lies": lies} if kind in ("item", "item-kind") else {"n": name}

    def reactions_of(self, side: str) -> Sequence[str]:
        """Z.3, 6.2.3, 8.2.6 Only the Marquise has Field Hospitals, only the Alliance is shown hands."""
        own = {FACTIONS[MARQUISE]: "field-hospitals", FACTIONS[ALLIANCE]: "shown-hands"}
        return [each for each in self.reactions if each not in own.values() or own.get(side) == each]

    def view(self, g: Root, seat: int) -> dict[str, Any]:
        return view(g, seat, self.outcome(g))

    def fields(self, g: Root) -> dict[str, Any]:
        return write_fields(g)

    def from_fields(self, fields: Mapping[str, Any], settings: Mapping[str, str], seats: Sequence[str]) -> Root:
        first_player(self.count_seats(seats), settings)
        named = read_factions(seats, "seats")
        try:
            check_given(settings["factions"], named)
        except BadInput as error:
            raise BadFile("position.options.factions", str(error)) from None
        return read_fields(fields, make_rules(choose_factions(seats, settings, 1), settings))

    def settings_of(self, g: Root) -> dict[str, str]:
        return dict(g.rules.settings)


READABLE = (
    "card", "clearing", "place", "leader", "character", "suit", "kind", "trigger", "column", "item", "item-kind",
    "quest", "service", "conspiracy",
)  # fmt: skip


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
