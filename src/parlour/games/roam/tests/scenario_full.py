"""A second opinion on a whole game: a chronicle that follows the events alone and works everything out again, slowly.

It keeps its own towers, coins and sleepers, from the words of the law and the card file, and never asks the rules.
After each action the State must agree with it; on the way it holds up the invariants that need history.

`crowded_table` deals positions that random games hardly ever reach: full fields, rings, towers, missing lands.
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from random import Random
from typing import Any

from parlour.games.roam.rules.book import COLOURS
from parlour.games.roam.rules.state import NONE, Roam
from parlour.games.roam.tests.scenario import GAME, Table, scenario
from parlour.kernel.bag import members
from parlour.kernel.match import Match
from parlour.kernel.state import ARG, NOBODY, SHIFT, Event

Place = tuple[int, int]  # (row, column) on the field, from the north-west
FIELD = list(product(range(6), range(6)))
DRAWN = -2  # a land that chance has turned up: the events do not tell which
QUARTERS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}


@cache
def card_file() -> dict[str, Any]:
    return tomllib.loads(files("parlour.games.roam").joinpath("data/house.toml").read_text("utf-8"))


def land_of(place: Place) -> int:
    return place[0] // 3 * 3 + place[1] // 2


def places_of(land: int) -> list[Place]:
    return [place for place in FIELD if land_of(place) == land]


def as_places(spaces: int) -> set[Place]:
    return {divmod(space, 6) for space in members(spaces)}


@cache
def entries() -> dict[str, dict[str, Any]]:
    """The entries of the card file by id; starting cards once for each colour."""
    table = card_file()
    starting = {f"{entry['id']}-{colour}": entry for entry in table["starting"] for colour in COLOURS}
    return starting | {entry["id"]: entry for entry in table["card"] + table["artifact"]}


def printed(g: Roam, kind: str, number: int) -> dict[str, Any]:
    return entries()[GAME.names(g, kind)[number]]


def turned_clockwise(rows: list[str]) -> list[str]:
    return ["".join(column) for column in zip(*rows[::-1], strict=True)]


def lie_of(rows: list[str], quarters: int) -> Iterator[tuple[list[Place], list[Place]]]:
    """Every lie of a pattern near the field: where its filled and its empty squares are."""
    width = max(map(len, rows))
    rows = [row.ljust(width, ".") for row in rows]
    for _ in range(quarters % 4):
        rows = turned_clockwise(rows)
    squares = [(r, c, letter) for r, row in enumerate(rows) for c, letter in enumerate(row)]
    for down, right in product(range(-6, 6), repeat=2):
        yield (
            [(r + down, c + right) for r, c, letter in squares if letter == "#"],
            [(r + down, c + right) for r, c, letter in squares if letter == "o"],
        )


class Chronicle:
    """What the events of a match say, beginning with the State it started from."""

    def __init__(self, match: Match[Roam]) -> None:
        g = match.state
        self.g = g
        self.seats = range(g.seats)
        self.told = 0
        self.towers: dict[Place, list[int]] = {place: [] for place in FIELD}
        for level in (g.ground, g.upper):
            for seat in self.seats:
                for place in as_places(level[seat]):
                    self.towers[place].append(seat)
        self.lands = g.lands.copy()
        self.top = g.top
        self.coins = g.coins.copy()
        self.owned = [set(members(cards)) for cards in g.owned]
        self.awake = [set(members(cards)) for cards in g.awake]
        self.held = [set(members(artifacts)) for artifacts in g.held]
        self.ready = [set(members(artifacts)) for artifacts in g.ready]
        self.outpost = g.outpost
        self.used: int | None = None
        self.finished = g.turns
        self.turns = [0 for _ in self.seats]
        self.begin_turn(g.active)
        self.used = None if g.used == NONE else g.used  # a scenario may start with a single character, used at once
        self.wake_ups, self.due = int(g.woken), g.due

    def begin_turn(self, seat: int) -> None:
        self.active = seat
        self.turns[seat] += 1
        self.due = not self.awake[seat]
        self.wake_ups = self.purchases = self.rotations = 0
        self.used = None
        self.position: Place | None = None
        self.placed: set[Place] = set()
        self.exploring: int | None = None
        self.bid = 0
        self.winner: int | None = None
        self.unconsoled: set[int] = set()

    def follow(self, match: Match[Roam]) -> None:
        """Read what the actions since the last call brought about, and compare."""
        self.g = match.state
        for (seat, action), events in zip(match.actions[self.told :], match.events[self.told :], strict=True):
            verb = GAME.verbs[action >> SHIFT].name
            if verb == "place":
                assert seat == self.active
                self.position = divmod(action & ARG, 6)
            for event in events:
                self.read(event)
            self.all_consoled()
        self.told = len(match.actions)
        self.agree(match.state)

    def read(self, event: Event) -> None:
        if event.key != "consoled":
            self.all_consoled()
        getattr(self, "told_" + event.key.replace("-", "_"))(**event.args)

    # What each event means

    def told_turn(self, seat: int, n: int) -> None:
        assert self.used is not None, "I7 each turn uses one character"
        assert not self.explored(), "I6 no land is full at the start of a turn"
        assert seat == (self.active + 1) % len(self.seats)
        self.begin_turn(seat)
        self.finished += 1
        assert n == self.finished // len(self.seats) + 1

    def told_wakes(self, seat: int) -> None:
        assert self.due, "4.3 only when all are or were asleep"
        self.wake(seat)

    def told_rises(self, seat: int, n: int) -> None:
        assert n == len(self.awake[seat])
        assert 0 < n < len(self.owned[seat])
        assert not self.due
        self.coins[seat] -= n
        self.wake(seat)

    def wake(self, seat: int) -> None:
        assert seat == self.active
        assert self.used is None, "a wake-up comes before the character"
        self.due = False
        self.wake_ups += 1
        assert self.wake_ups == 1, "I15 at most one wake-up in a turn"
        self.awake[seat] = self.owned[seat].copy()
        self.ready[seat] = self.held[seat].copy()

    def told_uses(self, seat: int, card: int) -> None:
        assert seat == self.active
        assert self.used is None, "I7 at most one character in a turn"
        assert not self.due, "4.3 the free wake-up cannot be declined"
        self.awake[seat].remove(card)
        self.used = card

    def told_uses_artifact(self, seat: int, artifact: int) -> None:
        assert seat == self.active
        self.ready[seat].remove(artifact)
        kind = printed(self.g, "artifact", artifact)["kind"]
        self.coins[seat] += kind == "coin"
        self.rotations += kind == "rotate"

    def told_places(self, seat: int, spaces: int, coins: int) -> None:
        assert seat == self.active
        gained = 0
        for place in as_places(spaces):
            self.towers[place].append(seat)
            gained += self.symbols(place)
        assert coins == gained, "5.5"
        self.coins[seat] += gained
        self.under_the_pattern(as_places(spaces))
        if spaces:
            self.somebody_surrounded()

    def told_pays(self, seat: int, n: int, space: int) -> None:
        assert n == 2
        self.coins[seat] -= n

    def told_replaces(self, seat: int, other: int, space: int, coins: int) -> None:
        place = divmod(space, 6)
        assert seat == self.active != other
        assert self.towers[place].pop() == other
        self.towers[place].append(seat)
        assert coins == self.symbols(place)
        self.coins[seat] += coins
        self.under_the_pattern({place})
        self.somebody_surrounded()

    def told_moves(self, seat: int, other: int, space: int, to: int) -> None:
        here, there = divmod(space, 6), divmod(to, 6)
        assert abs(here[0] - there[0]) + abs(here[1] - there[1]) == 1
        assert self.towers[here].pop() == other
        self.towers[there].append(other)
        self.somebody_surrounded()

    def told_flips(self, seat: int, card: int, awake: int) -> None:
        self.awake[seat] ^= {card}
        assert (card in self.awake[seat]) == bool(awake)
        self.due = self.due or (self.used is None and not self.awake[seat])

    def told_explored(self, land: int, counts: list[int]) -> None:
        assert land in self.explored()
        assert [seat for seat, count in enumerate(counts) if count == max(counts)] == self.with_most(land)
        self.exploring, self.winner, self.bid = land, None, -1

    def told_tie(self, land: int, seats: list[int]) -> None:
        assert land == self.exploring
        assert sorted(seats) == self.with_most(land)
        assert len(seats) > 1

    def told_bids(self, seat: int, n: int) -> None:
        assert n > self.bid, "I9 bids strictly increase"
        assert n <= self.coins[seat]
        self.bid, self.winner = n, seat

    def told_passes(self, seat: int) -> None:
        assert self.exploring is not None

    def told_cannot_bid(self, seat: int) -> None:
        self.told_passes(seat)

    def told_takes(self, seat: int, card: int, n: int) -> None:
        land = self.exploring
        assert land is not None
        most = self.with_most(land)
        if len(most) == 1:
            assert (seat, n) == (most[0], 0)
        else:
            assert (seat, n) == (self.winner, self.bid), "I9 the winner pays the last bid"
        self.coins[seat] -= n
        assert self.g.rules.hidden or card == self.lands[land]
        self.owned[seat].add(card)
        self.awake[seat].add(card)
        self.unconsoled = {each for place in places_of(land) for each in self.towers[place]} - {seat}
        for place in places_of(land):
            self.towers[place] = []
        self.lands[land] = self.g.lands[land] if self.top == DRAWN else self.top
        self.top = NONE if self.top == NONE else DRAWN
        self.exploring = None

    def told_consoled(self, seat: int) -> None:
        self.unconsoled.remove(seat)
        self.coins[seat] += 1

    def told_outpost(self, seat: int, space: int) -> None:
        assert self.outpost == seat, "11.2 the second opinion gave it to somebody else"

    def told_buys(self, seat: int, artifact: int, n: int) -> None:
        assert seat == self.active
        self.purchases += 1
        assert self.purchases == 1, "I11 at most one artifact in a turn"
        assert n == printed(self.g, "artifact", artifact)["price"]
        self.coins[seat] -= n
        self.held[seat].add(artifact)
        self.ready[seat].add(artifact)

    # What follows from it

    def all_consoled(self) -> None:
        assert not self.unconsoled, "I10 each other player with a marker there gets exactly 1 coin"

    def symbols(self, place: Place) -> int:
        """3.4.2 The symbols printed for a place: the north row is turned by 180 degrees."""
        row, column = place[0] % 3, place[1] % 2
        coins = printed(self.g, "card", self.lands[land_of(place)])["coins"]
        return int(coins[2 - row][1 - column] if place[0] < 3 else coins[row][column])

    def explored(self) -> list[int]:
        lands = [land for land in range(6) if self.lands[land] != NONE]
        return [land for land in lands if all(self.towers[place] for place in places_of(land))]

    def with_most(self, land: int) -> list[int]:
        counts = [sum(self.towers[place].count(seat) for place in places_of(land)) for seat in self.seats]
        return [seat for seat in self.seats if counts[seat] == max(counts)]

    def under_the_pattern(self, places: set[Place]) -> None:
        """I8 Markers lie under the pattern of the character used, at the position chosen."""
        assert self.used is not None
        self.placed |= places
        quarters = QUARTERS[len(self.seats)][self.active] + self.rotations
        for filled, empty in lie_of(printed(self.g, "card", self.used)["pattern"], quarters):
            fits = all(place in FIELD for place in filled) and self.position in (None, min(filled))
            if fits and self.placed <= {*filled, *empty}:
                return
        raise AssertionError("I8 a marker lies beside the pattern")

    def somebody_surrounded(self) -> None:
        """11.2 Who gets the outpost now, looked for from the active player clockwise."""
        if not self.g.rules.outpost or self.outpost != NOBODY:
            return
        for seat in [(self.active + i) % len(self.seats) for i in self.seats]:
            if any(self.surrounds(seat, place) for place in FIELD):
                self.outpost = seat
                return

    def surrounds(self, seat: int, place: Place) -> bool:
        owner = self.towers[place][-1:]
        around = [(place[0] + d, place[1] + r) for d, r in product((-1, 0, 1), repeat=2) if d or r]
        return owner not in ([], [seat]) and all(self.towers.get(each, [])[-1:] == [seat] for each in around)

    # The State agrees

    def agree(self, g: Roam) -> None:
        assert self.coins == g.coins
        assert self.owned == [set(members(cards)) for cards in g.owned]
        assert self.awake == [set(members(cards)) for cards in g.awake]
        assert self.held == [set(members(artifacts)) for artifacts in g.held]
        assert self.ready == [set(members(artifacts)) for artifacts in g.ready]
        assert self.outpost == g.outpost, "I13"
        assert self.lands == g.lands
        self.top = g.top
        spaces = GAME.view(g, NOBODY)["spaces"]
        for place, space in zip(FIELD, spaces, strict=True):
            assert self.towers[place] == ([] if space is None else space["markers"])
            assert space is None or space["coins"] == self.symbols(place), "I16 refilled lands lie the right way round"

    def equal_turns(self) -> bool:
        return len(set(self.turns)) == 1


def crowded_table(chance: Random) -> Table:
    """A random position in the middle of a game with much going on."""
    colours = COLOURS[: chance.choice((2, 3, 4))]
    full, no_deck = chance.random() < 0.8, chance.random() < 0.5
    ground, upper = crowded_field(chance, "".join(colour[0] for colour in colours))
    tokens = chance.sample(ARTIFACTS, 4 * len(colours))
    holes: dict[int, str | None] = dict.fromkeys(chance.sample(range(1, 7), chance.randint(0, 3)) if no_deck else [])
    return scenario(
        colours,
        version="full" if full else "regular",
        hidden_characters=chance.random() < 0.2,
        outpost=True,
        markers=ground,
        towers=upper if chance.random() < 0.5 else False,
        lands=holes,
        deck=[] if no_deck else None,
        coins={colour: chance.randint(0, 6) for colour in colours},
        awake={colour: [EXTRA[colour], *few_starting_cards(chance, colour)] for colour in colours},
        ready={colour: tokens[4 * i : 4 * i + 4] for i, colour in enumerate(colours)} if full else {},
    )


EXTRA = {"blue": "wenna", "red": "moss-giant-junior", "yellow": "twin-potters", "green": "captain-fennel"}
ARTIFACTS = sorted(name for name, entry in entries().items() if "kind" in entry)


def few_starting_cards(chance: Random, colour: str) -> list[str]:
    return [f"{card}-{colour}" for card in chance.sample(("guide", "scout", "porter"), chance.randint(0, 3))]


def crowded_field(chance: Random, letters: str) -> tuple[list[str], list[str]]:
    """Rows of both levels: a ring that is nearly closed, and others at random; a space of each land is free."""
    ring, left = planned_ring(chance, letters), dict.fromkeys(letters, 20)
    outside = [[place for place in places_of(land) if place not in ring] for land in range(6)]
    free = [chance.choice(list(ring)), *(chance.choice(outside[land] or places_of(land)) for land in range(6))]
    ground, upper = dict.fromkeys(FIELD, "."), dict.fromkeys(FIELD, ".")
    for level, share in ((ground, chance.choice((0.4, 0.7, 0.9))), (upper, 0.2)):
        for place in FIELD:
            sure = level is ground and place in ring
            letter = ring[place] if sure else chance.choice(letters)
            stands = level is ground or ground[place] != "."
            if place not in free and stands and left[letter] and (sure or chance.random() < share):
                level[place] = letter
                left[letter] -= 1
    return as_rows(ground), as_rows(upper)


def planned_ring(chance: Random, letters: str) -> dict[Place, str]:
    """One colour around another."""
    owner, other = chance.sample(letters, 2)
    row, column = chance.randint(1, 4), chance.randint(1, 4)
    return {(row + d, column + r): owner if d or r else other for d, r in product((-1, 0, 1), repeat=2)}


def as_rows(level: dict[Place, str]) -> list[str]:
    return ["".join(level[row, column] for column in range(6)) for row in range(6)]
