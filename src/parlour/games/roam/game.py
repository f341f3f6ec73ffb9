"""Roam's contract with the rest of Parlour: facts, options, setup, outcome."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from parlour.games.roam.file import LAYOUT, RICHEST
from parlour.games.roam.file.pack import HOUSE, load_cards
from parlour.games.roam.rules import turn
from parlour.games.roam.rules.board import LANDS, SPACE_NAMES, SPACES, WHOLE, named
from parlour.games.roam.rules.book import COLOURS, MARKERS, Rules
from parlour.games.roam.rules.setup import set_up
from parlour.games.roam.rules.state import Roam
from parlour.games.roam.rules.verbs import VERBS
from parlour.kernel.bag import members, size
from parlour.kernel.errors import BadInput, shown
from parlour.kernel.game import Bounds, Game, Outcome, Setting, Verb
from parlour.kernel.state import NOBODY
from parlour.record.pack import with_digest

LAND_NAMES = tuple(str(land + 1) for land in range(LANDS))


class RoamGame(Game[Roam]):
    id = "roam"
    title = "Roam"
    rules_version = 1
    edition = "house"
    owns_unnamed_packs = True  # they are older than the packs of others
    seats = (2, 4)
    minutes = 30
    end_law = "9.1"
    faces = ("card", "artifact")
    longest = 1_000_000
    layout = LAYOUT
    blanks: Mapping[str, Any] = {"coins": 0, "spaces": "unknown"}
    settings: Mapping[str, Setting] = {
        "version": Setting("regular", "full"),
        "outpost": Setting("false", "true"),
        "towers": Setting("false", "true"),
        "hidden_characters": Setting("false", "true"),
        "pack": Setting(HOUSE, open="the path of a file", asked=False),
        "first": Setting("random", "0", "1", "2", "3"),
    }
    verbs: Sequence[Verb] = VERBS

    def set_up(self, seats: int | Sequence[str], settings: Mapping[str, str], first: int, chance: int) -> Roam:
        """1.2 Two to four players; 3.1 each has a colour of its own."""
        rules = make_rules(seats, settings)
        return set_up(rules, len(rules.colours), first, chance)

    def seat_names(self, g: Roam) -> list[str]:
        return [COLOURS[colour] for colour in g.rules.colours]

    def result(self, g: Roam) -> Outcome:
        """9.2 The highest total wins; 9.3 a tie goes to the most coins, then the victory is shared."""
        scores = [g.score(seat) for seat in range(g.seats)]
        rank = [(scores[seat], g.coins[seat]) for seat in range(g.seats)]
        winners = [seat for seat in range(g.seats) if rank[seat] == max(rank)]
        ended_by = "ten-cards" if turn.has_ten_cards(g) else "stalemate"
        return Outcome(scores, winners, ended_by, [breakdown(g, seat) for seat in range(g.seats)])

    def names(self, g: Roam, kind: str) -> Sequence[str]:
        cards = g.rules.cards
        tables = {"card": cards.card_ids, "artifact": cards.artifact_ids, "space": SPACE_NAMES, "land": LAND_NAMES}
        return tables[kind]

    def readable_value(self, g: Roam, name: str, value: Any) -> Any:
        if name == "spaces":
            return named(value)
        return super().readable_value(g, "space" if name == "to" else name, value)

    def blank(self, seats: Sequence[str], settings: Mapping[str, str]) -> Roam:
        g = Roam()
        g.rules, g.seats = make_rules(seats, settings), len(seats)
        return g

    def derive(self, g: Roam) -> None:
        """3.5 Markers that are not on the field are in the supply; 4.1 the turns tell whose turn it is."""
        g.active = (g.first + g.turns) % g.seats
        g.supply = [MARKERS - size(g.ground[seat]) - size(g.upper[seat]) for seat in range(g.seats)]

    def bounds(self, g: Roam) -> dict[str, Bounds]:
        """4.1 Who takes a turn decides all that is in it but 7.4 an auction, which says itself who bids."""
        seats, most, active = g.seats - 1, Bounds(0, RICHEST), Bounds(g.active, g.active)
        bid = {"contenders": Bounds(0, seats, several=True), "winner": Bounds(NOBODY, seats)}
        bid["best"] = Bounds(-1, RICHEST)
        place = {"free": Bounds(0, WHOLE), "space": Bounds(0, SPACES - 1), "land": Bounds(0, LANDS - 1)}
        return {"who": active, **bid, **place, "price": most}


def make_rules(seats: int | Sequence[str], settings: Mapping[str, str]) -> Rules:
    """11.1, 12.1, 13.1 The version, and the variants in any combination."""
    rules = Rules(load_cards(settings["pack"]), seats if isinstance(seats, int) else len(seats))
    rules.full = settings["version"] == "full"
    rules.outpost = settings["outpost"] == "true"
    rules.towers = settings["towers"] == "true"
    rules.hidden = settings["hidden_characters"] == "true"
    rules.settings = {**settings, "pack": with_digest(settings["pack"], rules.cards.digest)}
    if not isinstance(seats, int):
        rules.colours = read_colours(seats)
    return rules


def read_colours(seats: Sequence[str]) -> list[int]:
    """3.1 Each player takes the pieces of one colour."""
    if len(set(map(str, seats))) != len(seats) or not all(seat in COLOURS for seat in seats):
        raise BadInput(f"seats={shown(seats)}: each needs a colour of its own; there are {', '.join(COLOURS)}.")
    return [COLOURS.index(colour) for colour in seats]


def breakdown(g: Roam, seat: int) -> dict[str, int]:
    """9.2 What a score is made of."""
    cards = g.rules.cards
    return {
        "characters": sum(cards.points[card] for card in members(g.owned[seat])),
        "artifacts": sum(cards.artifact_points[artifact] for artifact in members(g.held[seat])),
        "outpost": cards.outpost_points if g.outpost == seat else 0,
        "cards": size(g.owned[seat]),
        "coins": g.coins[seat],
    }


GAME: Final = RoamGame()
