"""Roam's contract with the rest of Parlour: facts, options, setup, outcome."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from parlour.games.roam.file import read_fields, write_fields
from parlour.games.roam.file.pack import HOUSE, load_cards
from parlour.games.roam.rules import artifacts, lands, market, place, turn
from parlour.games.roam.rules.board import LANDS, SPACE_NAMES, SPACES, named
from parlour.games.roam.rules.book import ARTIFACTS, CARDS, COLOURS, STARTING, Rules
from parlour.games.roam.rules.check import broken_invariants
from parlour.games.roam.rules.setup import set_up
from parlour.games.roam.rules.state import NONE, Roam
from parlour.games.roam.view import view
from parlour.kernel.bag import members, size
from parlour.kernel.errors import BadInput, shown
from parlour.kernel.game import Game, Outcome, Setting, Verb, first_player
from parlour.kernel.state import ARG, Step
from parlour.record.pack import with_digest

CHARACTERS = CARDS + STARTING * len(COLOURS)
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
    blanks: Mapping[str, Any] = {"coins": 0, "spaces": "unknown"}
    settings: Mapping[str, Setting] = {
        "version": Setting("regular", "full"),
        "outpost": Setting("false", "true"),
        "towers": Setting("false", "true"),
        "hidden_characters": Setting("false", "true"),
        "pack": Setting(HOUSE, open="the path of a file"),
        "first": Setting("random", "0", "1", "2", "3"),
    }
    verbs: Sequence[Verb] = (
        Verb("use", "5.1", "card", CHARACTERS),
        Verb("early-rise", "4.4"),
        Verb("wake", "4.3"),
        Verb("artifact", "10.5", "artifact", ARTIFACTS),
        Verb("place", "5.3", "space", SPACES),
        Verb("forgo", "5.3.2"),
        Verb("fill", "5.4.4", "space", SPACES),
        Verb("mark", "6.1", "space", SPACES),
        Verb("end", "10.5.2"),
        Verb("free-mark", "10.6.1", "space", SPACES),
        Verb("replace", "10.6.2", "space", SPACES),
        Verb("pay", "10.6.2.1"),
        Verb("lift", "10.6.5", "space", SPACES),
        Verb("move", "10.6.5.1", "space", SPACES),
        Verb("flip", "10.6.6", "card", CHARACTERS),
        Verb("resolve", "7.2", "land", LANDS),
        Verb("bid", "7.4.3", "n", ARG + 1),
        Verb("pass", "7.4.2"),
        Verb("buy", "10.3", "artifact", ARTIFACTS),
        Verb("no-purchase", "10.3"),
    )
    steps: Sequence[type[Step[Any]]] = (
        turn.BeforeCharacter,
        turn.EndOfTurn,
        place.ChoosePosition,
        place.FillSome,
        place.Extras,
        lands.ExploredLands,
        lands.ChooseLand,
        lands.Bid,
        lands.AwardLand,
        artifacts.ChooseFreeSquare,
        artifacts.ChooseReplaced,
        artifacts.PayForReplaced,
        artifacts.ChooseMarker,
        artifacts.ChooseNeighbour,
        artifacts.ChooseFlipped,
        market.BuyArtifact,
        market.ChooseArtifact,
    )

    def new(self, seats: int | Sequence[str], settings: Mapping[str, str], chance: int) -> Roam:
        """1.2 Two to four players; 3.1 each has a colour of its own."""
        count = self.count_seats(seats)
        g = set_up(make_rules(seats, settings), count, first_player(count, settings), chance)
        g.proceed()
        return g

    def seat_names(self, g: Roam) -> list[str]:
        return [COLOURS[colour] for colour in g.rules.colours]

    def outcome(self, g: Roam) -> Outcome | None:
        """9.2 The highest total wins; 9.3 a tie goes to the most coins, then the victory is shared."""
        if g.stack:
            return None
        scores = [g.score(seat) for seat in range(g.seats)]
        rank = [(scores[seat], g.coins[seat]) for seat in range(g.seats)]
        winners = [seat for seat in range(g.seats) if rank[seat] == max(rank)]
        ended_by = "ten-cards" if turn.has_ten_cards(g) else "stalemate"
        return Outcome(scores, winners, ended_by, [breakdown(g, seat) for seat in range(g.seats)])

    def check(self, g: Roam) -> list[str]:
        return broken_invariants(g)

    def names(self, g: Roam, kind: str) -> Sequence[str]:
        cards = g.rules.cards
        tables = {"card": cards.card_ids, "artifact": cards.artifact_ids, "space": SPACE_NAMES, "land": LAND_NAMES}
        return tables[kind]

    def readable(self, g: Roam, args: Mapping[str, Any]) -> dict[str, Any]:
        result: dict[str, Any] = {}
        for name, value in args.items():
            if name == "spaces":
                result[name] = named(value)
            elif name in ("card", "artifact", "space", "to", "land"):
                result[name] = "" if value == NONE else self.names(g, "space" if name == "to" else name)[value]
            else:
                result[name] = value
        return result

    def given_names(self, g: Roam) -> Mapping[str, str]:
        return g.rules.cards.names

    def view(self, g: Roam, seat: int) -> dict[str, Any]:
        return view(g, seat, self.outcome(g))

    def fields(self, g: Roam) -> dict[str, Any]:
        return write_fields(g)

    def from_fields(self, fields: Mapping[str, Any], settings: Mapping[str, str], seats: Sequence[str]) -> Roam:
        first_player(self.count_seats(seats), settings)
        return read_fields(fields, make_rules(seats, settings))

    def settings_of(self, g: Roam) -> dict[str, str]:
        return dict(g.rules.settings)


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
