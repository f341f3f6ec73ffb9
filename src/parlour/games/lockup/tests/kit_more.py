"""More positions of Lockup for tests: a crew about to craft or to recruit, windows, the guards, random games."""

from collections.abc import Iterator
from random import Random
from typing import Any

from parlour.games.lockup.rules.book import EFFECTS, LOCATIONS, SYMBOLS
from parlour.games.lockup.rules.cell_block import craft
from parlour.games.lockup.rules.chow_hall import gain_goon
from parlour.games.lockup.rules.effects import Effect
from parlour.games.lockup.rules.expert import Bonus, ChooseTrait
from parlour.games.lockup.rules.setup import crew_bonuses
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.tests.board import LOCKUP
from parlour.games.lockup.tests.kit import Scenario, night
from parlour.games.lockup.view import view
from parlour.kernel.bag import bag
from parlour.kernel.chance import seeded
from parlour.kernel.match import Match, begin

CELLS = ("sewers", "infirmary", "smithy", "commissary", "chow_hall")


def crafting(*items: str, players: int = 2, **goods: int) -> Scenario:
    """The goblins, first in the Cell Block before the gnolls, with these items on display; not yet begun."""
    table = night("cell-block", players, first="goblins", goblins="4", gnolls="3")
    return table.display(*items).has("goblins", **goods)


def recruiting(*goons: str, players: int = 2, **goods: int) -> Scenario:
    """The goblins, first in the Chow Hall before the gnolls, with these goons in the cells; not yet begun."""
    table = night("chow-hall", players, first="goblins", goblins="4", gnolls="3")
    return table.goons(**dict(zip(CELLS, goons, strict=False))).has("goblins", **goods)


def last_night(**tokens: str) -> Scenario:
    """All of Lights Out in round 6, and the end of the game; each crew with these tokens in the Sewers."""
    table = Scenario(*tokens)
    for crew, names in tokens.items():
        table.put(crew, "sewers", names)
    table.g.round = 6
    return table


def solo(at: str = "", tokens: str = "", first: str = "guards", **settings: str) -> Scenario:
    """The goblins alone against the guards; with a location, Lights Out there."""
    table = Scenario("goblins", first=first, **settings)
    if at:
        table.put("goblins", at, tokens)
        table.g.phase, table.g.location = 2, LOCATIONS.index(at)
    return table


def applied(table: Scenario, party: str, *effects: str) -> Scenario:
    """The special effects of a card, in printed order."""
    return table.begin(*[Effect(table.party(party), EFFECTS.index(effect)) for effect in effects])


def crafts(table: Scenario, party: str, item: str) -> Scenario:
    """A party lays an item of the display open, as if it had paid."""
    craft(table.g, table.party(party), table.number("item", item))
    table.g.proceed()
    return table


def gains_goon(table: Scenario, party: str, goon: str) -> Scenario:
    """A goon out of the deck into a party's area, with its effects."""
    table.out_of_deck("goon", goon)
    gain_goon(table.g, table.party(party), table.number("goon", goon))
    table.g.proceed()
    return table


def decline_all(table: Scenario, until: str = "") -> Scenario:
    """Everybody declines to play tomes, until a crew (or nobody) is asked something else."""
    while table.g.offer and "no-tome" in table.offered() and table.asked() != until:
        table.chooses("no-tome")
    return table


def windows(table: Scenario) -> list[str]:
    """Every window asked from now on, as `t3-sewers goblins`; all decline it, and take what they are offered."""
    asked = []
    while table.g.offer:
        reaction = table.g.stack[-1].reaction() or "reward"
        if reaction != "reward":
            asked.append(f"{reaction} {table.asked()}")
        words = table.offered()
        table.chooses(next((word for word in ("no-tome", "take", "pass", "end") if word in words), words[0]))
    return asked


def next_places(table: Scenario, *cards: int) -> Scenario:
    """The location cards that are turned up next: locations by number 1 to 6, 7 and 8 are Off Duty."""
    wanted = [card - 1 for card in cards]

    def come(g: Lockup) -> bool:
        for card in wanted:
            if g.draw(g.location_deck) != card:
                return False
            g.location_deck ^= 1 << card
        return True

    return table.luck(come)


def guard_ids(table: Scenario, bag: int) -> list[str]:
    return [guard for number, guard in enumerate(table.g.cards.guard_ids) if bag >> number & 1]


def played(seed: str, seats: int, **settings: str) -> Iterator[tuple[Match[Lockup], Lockup]]:
    """A game played at random: before each action its State, and at the end once more."""
    match = begin(LOCKUP, seats, LOCKUP.read_settings(settings), seed)
    chance = Random(seed)
    while match.state.offer:
        yield match, match.state
        match.apply(chance.choice(match.state.offer))
        match.past.clear()
    yield match, match.state


def sight(table: Scenario, crew: str) -> dict[str, Any]:
    """What a crew may know, also where the scenario goes no further."""
    return view(table.g, table.party(crew), None)


def symbols(table: Scenario, party: str) -> dict[str, int]:
    numbers = table.g.symbols(table.party(party))
    return {symbol: n for symbol, n in zip(SYMBOLS, numbers, strict=True) if n}


def counts(table: Scenario, goal: str) -> list[int]:
    """What each party has of what a goal in play counts."""
    return next(each["counts"] for each in sight(table, table.crews()[0])["goals"] if each["id"] == goal)


def holder(table: Scenario, goal: str) -> str:
    """Who holds a majority or instant goal, "" for nobody."""
    found = next(each["holder"] for each in sight(table, table.crews()[0])["goals"] if each["id"] == goal)
    return "" if found is None else table.called(found)


def fresh(*crews: str, seed: str = "fresh", **settings: str) -> Scenario:
    """A game just set up, as the table begins it."""
    table = Scenario(*crews)
    table.match = Match(LOCKUP, LOCKUP.new(list(crews), LOCKUP.read_settings(settings), seeded(seed)), {"seed": seed})
    return table


def chooses_trait(table: Scenario, crew: str, trait: str, other: str = "ragpickers") -> Scenario:
    """A crew has been dealt two traits and chooses the first one named."""
    g, seat = table.g, table.party(crew)
    pair = bag([table.number("trait", trait), table.number("trait", other)])
    g.dealt = [pair if each == seat else 0 for each in range(g.seats)]
    return table.begin(ChooseTrait(seat)).chooses(f"trait {trait}")


def side_b(table: Scenario, crew: str) -> Scenario:
    """A crew receives the starting bonuses of its board."""
    seat = table.party(crew)
    return table.begin(*[Bonus(seat, bonus) for bonus in crew_bonuses(table.g, seat)])
