"""Scenarios: positions of Roam built for a test and played on in the verbs of play.

    t = scenario(markers=["b.r...", …], coins={"blue": 3}, awake={"blue": ["guide-blue"]})
    t.blue.uses("guide-blue")
    t.blue.places("C4")
    t.blue.cannot("mark", "E4", law="6.1")
    assert t.marks("C4") == "blue"

What is not named is plain: seats blue, red, yellow, green; lands without coin symbols; no coins; starting cards awake.
Chance is scripted: `top` is the next land, and `t.will_draw("hob")` settles what is turned up after it. A single option
is taken without asking, as at the table. The invariants are checked after every action.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from parlour.games import game as find_game
from parlour.games.roam.file.pack import HOUSE, load_cards
from parlour.games.roam.game import RoamGame
from parlour.games.roam.rules.board import LANDS, SIDE, SPACE_NAMES, SPACES_OF
from parlour.games.roam.rules.book import CARDS, COLOURS, ROW
from parlour.games.roam.rules.lands import ExploredLands
from parlour.games.roam.rules.state import Roam
from parlour.games.roam.rules.turn import begin_turn
from parlour.kernel.bag import bag, members
from parlour.kernel.chance import scaled, stirred
from parlour.kernel.errors import Illegal
from parlour.kernel.game import Outcome
from parlour.kernel.match import Match
from parlour.kernel.state import ARG, NOBODY, SHIFT
from parlour.law import paragraph_of_steps
from parlour.record.position import write_position
from parlour.record.transcript import read_action

found = find_game("roam")
assert isinstance(found, RoamGame)
GAME = found
CARD_IDS = load_cards(HOUSE).card_ids[:CARDS]
BLANK = ("ruska", "maro", "pim", "lorn", "nettie", "trundle", "sir-dapple", "doctor-pumice", "mudwick", "pell", "odda")
NO_MARKERS = ["......"] * SIDE
ByColour = Mapping[str, Sequence[str]]


class Player:
    """A seat in the verbs of play. Each verb asserts that it is this seat's turn to decide."""

    def __init__(self, table: "Table", colour: str) -> None:
        self.table = table
        self.colour = colour
        self.seat = GAME.seat_names(table.g).index(colour)

    # What the seat does

    def uses(self, card: str) -> None:
        self.does("use", card)

    def rises_early(self) -> None:
        self.does("early-rise")

    def wakes(self) -> None:
        self.does("wake")

    def artifact(self, artifact: str) -> None:
        self.does("artifact", artifact)

    def places(self, position: str) -> None:
        """Lays the pattern down: `position` is the space under its first filled square in reading order (5.3.3)."""
        self.does("place", position)

    def fills(self, space: str) -> None:
        self.does("fill", space)

    def marks(self, space: str) -> None:
        """Pays 2 coins for an empty square."""
        self.does("mark", space)

    def ends(self) -> None:
        self.does("end")

    def marks_free(self, space: str) -> None:
        self.does("free-mark", space)

    def replaces(self, space: str) -> None:
        self.does("replace", space)

    def pays(self) -> None:
        self.does("pay")

    def lifts(self, space: str) -> None:
        self.does("lift", space)

    def moves_to(self, space: str) -> None:
        self.does("move", space)

    def flips(self, card: str) -> None:
        self.does("flip", card)

    def resolves(self, land: int) -> None:
        self.does("resolve", land)

    def bids(self, n: int) -> None:
        self.does("bid", n)

    def passes(self) -> None:
        self.does("pass")

    def buys(self, artifact: str) -> None:
        self.does("buy", artifact)

    def buys_nothing(self) -> None:
        self.does("no-purchase")

    def does(self, verb: str, thing: str | int | None = None) -> None:
        assert self.table.decider == self.colour, f"{self.table.decider} decides, not {self.colour}"
        self.table.match.apply(self.table.action(verb, thing))
        assert GAME.check(self.table.g) == []

    def cannot(self, verb: str, thing: str | int | None = None, *, law: str) -> None:
        """It is this seat's decision, but this is refused, by that paragraph, and nothing changes."""
        table = self.table
        assert table.decider == self.colour, f"{table.decider} decides, not {self.colour}"
        action, before, offer = table.action(verb, thing), write_position(GAME, table.g), table.g.offer.copy()
        assert action not in offer
        with pytest.raises(Illegal) as refused:
            table.match.apply(action)
        assert write_position(GAME, table.g) == before
        assert table.g.offer == offer
        assert (refused.value.law or paragraph_of_steps("roam")[table.step]) == law

    # What the seat has

    @property
    def coins(self) -> int:
        return self.table.g.coins[self.seat]

    @property
    def supply(self) -> int:
        return self.table.g.supply[self.seat]

    @property
    def score(self) -> int:
        return self.table.g.score(self.seat)

    @property
    def awake(self) -> set[str]:
        return self.table.card_names(self.table.g.awake[self.seat])

    @property
    def asleep(self) -> set[str]:
        return self.table.card_names(self.table.g.asleep(self.seat))

    @property
    def ready(self) -> set[str]:
        return self.table.artifact_names(self.table.g.ready[self.seat])

    @property
    def spent(self) -> set[str]:
        return self.table.artifact_names(self.table.g.held[self.seat] & ~self.table.g.ready[self.seat])

    @property
    def markers(self) -> set[str]:
        """The spaces with a marker of the seat, on either level."""
        return {SPACE_NAMES[space] for space in members(self.table.g.ground[self.seat] | self.table.g.upper[self.seat])}

    def owns(self, thing: str) -> bool:
        return thing in self.awake | self.asleep | self.ready | self.spent


class Table:
    """A game in progress, seen from above."""

    def __init__(self, g: Roam) -> None:
        self.match = Match(GAME, g, {})
        assert GAME.check(g) == []

    @property
    def g(self) -> Roam:
        return self.match.state

    @property
    def blue(self) -> Player:
        return Player(self, "blue")

    @property
    def red(self) -> Player:
        return Player(self, "red")

    @property
    def yellow(self) -> Player:
        return Player(self, "yellow")

    @property
    def green(self) -> Player:
        return Player(self, "green")

    @property
    def players(self) -> list[Player]:
        return [Player(self, colour) for colour in GAME.seat_names(self.g)]

    def will_draw(self, *names: str) -> None:
        """Script the next draws of chance: lands from the deck, artifacts from the stack, `character:…` hidden ones."""
        self.g.chance = chance_that_draws([self.drawn_from(name) for name in names])

    def drawn_from(self, name: str) -> tuple[int, int]:
        """The bag that a name is drawn from, and its number there."""
        if name in GAME.names(self.g, "artifact"):
            return self.g.stack_of_artifacts, GAME.names(self.g, "artifact").index(name)
        hidden, _, card = name.rpartition(":")
        return self.g.unmet if hidden else self.g.deck, GAME.names(self.g, "card").index(card)

    def action(self, verb: str, thing: str | int | None = None) -> int:
        kind = next(known.kind for known in GAME.verbs if known.name == verb)
        return read_action(GAME, self.g, f"{verb} {kind}:{thing}" if kind else verb)

    # Who decides what

    @property
    def decider(self) -> str | None:
        seat = self.g.decider()
        return None if seat == NOBODY else GAME.seat_names(self.g)[seat]

    @property
    def active(self) -> str:
        return GAME.seat_names(self.g)[self.g.active]

    @property
    def step(self) -> str:
        """The name of the Step that asks; "" when the game is over."""
        return type(self.g.stack[-1]).__name__ if self.g.stack else ""

    def offers(self, verb: str, thing: str | int | None = None) -> bool:
        """Whether the verb is on offer, with this thing or, without one, with any."""
        return bool(self.offered(verb)) if thing is None else str(thing) in self.offered(verb)

    def offered(self, verb: str) -> set[str]:
        """What the verb is on offer with, as words."""
        number = [known.name for known in GAME.verbs].index(verb)
        kind = GAME.verbs[number].kind
        things = [action & ARG for action in self.g.offer if action >> SHIFT == number]
        return {str(thing) if kind in ("", "n") else GAME.names(self.g, kind)[thing] for thing in things}

    @property
    def verbs(self) -> set[str]:
        """The verbs on offer."""
        return {GAME.verbs[action >> SHIFT].name for action in self.g.offer}

    @property
    def told(self) -> list[str]:
        """The keys of the events that the last action brought about, in order."""
        return [event.key for event in self.match.events[-1]]

    @property
    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.g)

    def view(self, colour: str | None = None) -> dict[str, Any]:
        """What a seat may know; without a colour, what a spectator may."""
        return GAME.view(self.g, NOBODY if colour is None else GAME.seat_names(self.g).index(colour))

    # What lies where

    def marks(self, space: str) -> str | None:
        """The colour of the top marker of a space."""
        tower = self.tower(space)
        return tower[-1] if tower else None

    def tower(self, space: str) -> list[str]:
        """The colours of the markers of a space, bottom first."""
        here, names, levels = SPACE_NAMES.index(space), GAME.seat_names(self.g), (self.g.ground, self.g.upper)
        return [names[seat] for level in levels for seat, spaces in enumerate(level) if spaces >> here & 1]

    @property
    def lands(self) -> list[str | None]:
        cards = GAME.names(self.g, "card")
        return [None if card < 0 else cards[card] for card in self.g.lands]

    def land(self, number: int) -> str | None:
        """The card of land 1 to 6; None: a hole."""
        return self.lands[number - 1]

    @property
    def top(self) -> str | None:
        return None if self.g.top < 0 else GAME.names(self.g, "card")[self.g.top]

    @property
    def deck(self) -> set[str]:
        """The cards below the top one."""
        return self.card_names(self.g.deck)

    @property
    def row(self) -> list[str]:
        return [GAME.names(self.g, "artifact")[artifact] for artifact in self.g.row]

    @property
    def stack(self) -> set[str]:
        return self.artifact_names(self.g.stack_of_artifacts)

    @property
    def outpost(self) -> str | None:
        return None if self.g.outpost == NOBODY else GAME.seat_names(self.g)[self.g.outpost]

    def card_names(self, cards: int) -> set[str]:
        return {GAME.names(self.g, "card")[card] for card in members(cards)}

    def artifact_names(self, artifacts: int) -> set[str]:
        return {GAME.names(self.g, "artifact")[artifact] for artifact in members(artifacts)}


def fresh(seats: int | Sequence[str] = 2, chance: int = 1, **settings: object) -> Table:
    """A game just set up."""
    return Table(GAME.new(seats, GAME.read_settings(settings), chance))


def scenario(
    seats: int | Sequence[str] = 2,
    *,
    version: str = "regular",
    hidden_characters: bool = False,
    lands: Sequence[str | None] | Mapping[int, str | None] | None = None,
    markers: Sequence[str] = NO_MARKERS,
    on: Mapping[int, str] | None = None,
    towers: bool | Sequence[str] = False,
    coins: Mapping[str, int] | None = None,
    awake: ByColour | None = None,
    asleep: ByColour | None = None,
    top: str | None = None,
    deck: Sequence[str] | None = None,
    row: Sequence[str] | None = None,
    stack: Sequence[str] | None = None,
    ready: ByColour | None = None,
    spent: ByColour | None = None,
    outpost: bool | str = False,
    active: str | None = None,
    first: str | None = None,
    round: int = 1,
    still_rounds: int = 0,
    barren_rounds: int = 0,
    changed: bool = False,
    begin: str = "turn",
) -> Table:
    """A position at the start of the active seat's turn.

    lands    all six ids, or some by number (1 to 6); None is a hole, and then deck and top are empty too
    markers  six rows north to south, `b` blue, `r` red …; `on` adds six letters in reading order to single lands
    towers   True, or the rows of the second level
    awake    all that are awake of a colour; for a colour that is not given, all its starting cards but the asleep
    deck     only these below the top card; the last seat has, asleep, all that would be left over
    stack    only these artifacts; the last seat has, used, all that would be left over
    outpost  True, or the colour that owns it
    begin    "turn", or "lands": the end of the active seat's turn, after its first starting card was used
    """
    names = list(COLOURS[:seats]) if isinstance(seats, int) else list(seats)
    given = {
        "version": version,
        "outpost": outpost is not False,
        "towers": towers is not False,
        "hidden_characters": hidden_characters,
    }
    awakes, asleeps = characters(names, awake or {}, asleep or {})
    taken = [card for cards in awakes + asleeps for card in cards]
    fields, left = lay_lands(lands, taken, top, deck)
    asleeps[-1] += left
    first_seat = names.index(first) if first else 0
    active_seat = names.index(active) if active else first_seat
    settings = GAME.read_settings(given)
    fields = GAME.fields(GAME.new(names, settings, 1)) | fields  # what is not named is as in the beginning
    fields |= {
        "first": first_seat,
        "turns": (active_seat - first_seat) % len(names) + (round - 1) * len(names),
        "markers": rows(fields["lands"], markers, on or {}),
        "towers": rows(fields["lands"], NO_MARKERS if isinstance(towers, bool) else towers, {}),
        "coins": [(coins or {}).get(name, 0) for name in names],
        "awake": awakes,
        "asleep": asleeps,
        "unmet": sorted(set(CARD_IDS) - set(taken) - set(left)) if hidden_characters else [],
        "outpost": names.index(outpost) if isinstance(outpost, str) else None,
        "changed": changed,
        "still_rounds": still_rounds,
        "barren_rounds": barren_rounds,
        "due": False,  # `start` begins the turn, which finds out
    }
    fields |= lay_artifacts(version, names, row, stack, ready or {}, spent or {})
    g = GAME.from_fields(fields, settings, names)
    g.chance = 1
    start(g, begin)
    return Table(g)


def characters(names: list[str], awake: ByColour, asleep: ByColour) -> tuple[list[list[str]], list[list[str]]]:
    awakes, asleeps = [], []
    for name in names:
        up, down = list(awake.get(name, ())), list(asleep.get(name, ()))
        rest = [f"{kind}-{name}" for kind in ("guide", "scout", "porter")]
        rest = [card for card in rest if card not in up + down]
        awakes.append(up if name in awake else up + rest)
        asleeps.append(down + rest if name in awake else down)
    return awakes, asleeps


def lay_lands(
    lands: Sequence[str | None] | Mapping[int, str | None] | None,
    taken: list[str],
    top: str | None,
    deck: Sequence[str] | None,
) -> tuple[dict[str, Any], list[str]]:
    """The field, the top card and the deck, and the cards that are left over when the deck is given."""
    some = lands if isinstance(lands, Mapping) else dict(enumerate(lands or (), 1))
    named = [*taken, *(card for card in some.values() if card), *([top] if top else []), *(deck or ())]
    blank = [card for card in BLANK if card not in named]
    field = [some[land] if land in some else blank.pop(0) for land in range(1, LANDS + 1)]
    empty = None in field or (deck is not None and not deck)
    top = top or (None if empty else next(card for card in blank if card not in field))
    left = [card for card in CARD_IDS if card not in [*taken, *field, top]]
    below = list(deck or ()) if deck is not None or empty else left
    over = [card for card in left if card not in below]
    return {"lands": field, "top": top, "deck": below}, over


def rows(lands: Sequence[str | None], markers: Sequence[str], on: Mapping[int, str]) -> list[str]:
    letters = list("".join(markers))
    assert len(letters) == SIDE * SIDE, "markers: six rows of six letters"
    for land, pieces in on.items():
        for space, letter in zip(members(SPACES_OF[land - 1]), pieces, strict=True):
            letters[space] = letter
    for hole in [land for land, card in enumerate(lands) if card is None]:
        for space in members(SPACES_OF[hole]):
            letters[space] = "_"
    return ["".join(letters[start : start + SIDE]) for start in range(0, SIDE * SIDE, SIDE)]


def lay_artifacts(
    version: str,
    names: list[str],
    row: Sequence[str] | None,
    stack: Sequence[str] | None,
    ready: ByColour,
    spent: ByColour,
) -> dict[str, Any]:
    readies, spents = [list(ready.get(name, ())) for name in names], [list(spent.get(name, ())) for name in names]
    held = [artifact for each in readies + spents for artifact in each]
    known = list(load_cards(HOUSE).artifact_ids) if version == "full" else []
    free = [artifact for artifact in known if artifact not in [*held, *(row or ()), *(stack or ())]]
    laid = list(row) if row is not None else [free.pop(0) for _ in range(ROW if free else 0)]
    if stack is not None:
        spents[-1] += free
    return {"row": laid, "stack": list(stack) if stack is not None else free, "ready": readies, "spent": spents}


def start(g: Roam, begin: str) -> None:
    begin_turn(g)
    if begin == "lands":
        while not isinstance(g.stack[-1], ExploredLands):
            g.stack.pop()
        g.used = g.rules.starting_cards(g.active)[0]
        g.awake[g.active] &= ~(1 << g.used)
    else:
        assert begin == "turn"
    g.proceed()


def chance_that_draws(draws: list[tuple[int, int]]) -> int:
    """A start of the generator from which each of the numbers is drawn from its bag, in this order."""
    for start in range(1, 1_000_000):
        chance, gone = start, 0
        for source, wanted in draws:
            chance = stirred(chance)
            left = members(source & ~gone)
            if left[scaled(chance, len(left))] != wanted:
                break
            gone |= bag([wanted])
        else:
            return start
    raise AssertionError("no chance draws these")
