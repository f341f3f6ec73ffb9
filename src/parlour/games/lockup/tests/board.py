"""The board of a test: where things are put before play begins. `kit.py` plays on it."""

from collections.abc import Callable
from itertools import count
from typing import Self

from parlour.conformance.playing import Playing
from parlour.games import game
from parlour.games.lockup.file.pack import made_ready
from parlour.games.lockup.rules.book import CREWS, GOODS, LOCATIONS, SUSPICION, TOKENS, Cards, Rules
from parlour.games.lockup.rules.fields import HOME, KINDS, NONE, Under
from parlour.games.lockup.rules.setup import set_up
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.tally import one
from parlour.games.lockup.seating import make_rules
from parlour.kernel.bag import bag, members
from parlour.kernel.chance import seeded
from parlour.kernel.match import Match
from parlour.record.pack import house_table

LOCKUP = game("lockup")
STOCK = (*GOODS, "power", "suspicion")
GOALS = ("maj-iron-items", "inst-masterpiece", "end-wanted")


class Board(Playing[Lockup]):
    def __init__(self, *crews: str, first: str = "", **settings: str) -> None:
        names = crews or ("goblins", "gnolls")
        options = LOCKUP.read_settings(settings)
        rules = make_rules([CREWS.index(crew) for crew in names], options)
        g = set_up(rules, len(names), 0, seeded("scenario"))
        self.match = Match(LOCKUP, g, {"seed": "scenario"})
        if first:
            g.first = self.party(first)
        g.stack = []
        self.clear()
        self.goals(*GOALS[: 1 if g.rules.solo else 2], GOALS[2])

    def clear(self) -> None:
        """Goon cells and display are empty, suspicion is in the supply."""
        g = self.g
        g.item_deck |= bag([item for item in g.display if item != NONE])
        g.display = [NONE] * len(g.display)
        g.goon_deck |= bag([goon for goon in g.goon_at if goon != NONE])
        g.goon_at = [NONE] * 8
        g.supply[SUSPICION] += sum(g.suspicion_at)
        g.suspicion_at = [0] * 8

    def unbound(self, *designs: str) -> Self:
        """These tomes name no moment, as they might in a pack of one's own: they fit every window."""
        old = self.g.rules
        rules = Rules(house_cards_without_moments(designs), old.crews)
        rules.expert, rules.difficulty, rules.settings = old.expert, old.difficulty, old.settings
        self.g.rules = rules
        return self

    # Names

    def party(self, name: str) -> int:
        return self.g.seats if name == "guards" else self.crews().index(name)

    def crews(self) -> list[str]:
        return LOCKUP.seat_names(self.g)

    def called(self, party: int) -> str:
        """The crew of a seat, or "guards"; "" for nobody."""
        return "guards" if party >= self.g.seats else super().called(party)

    # Where things are

    def has(self, party: str, *, stars: int | None = None, storage: int | None = None, **stock: int) -> Self:
        """What lies on a board: `has("goblins", scrap=2, power=4, suspicion=1, stars=12, storage=6)`."""
        g, who = self.g, self.party(party)
        for name, n in stock.items():
            kind = STOCK.index(name)
            g.supply[kind] += g.stock[who * KINDS + kind] - n
            g.stock[who * KINDS + kind] = n
            assert g.supply[kind] >= 0, f"there is not enough {name}"
        g.reputation[who] = g.reputation[who] if stars is None else stars
        g.storage[who] = g.storage[who] if storage is None else storage
        return self

    def leave(self, to: str, **kinds: int) -> Self:
        """The supply is short: so many are left, and a party has all others: `leave("kobolds", scrap=1)`."""
        for name, n in kinds.items():
            kind = STOCK.index(name)
            more = self.g.supply[kind] - n
            self.has(to, **{name: self.g.stock[self.party(to) * KINDS + kind] + more})
        return self

    def put(self, crew: str, location: str, names: str) -> Self:
        """Tokens placed this round: `put("goblins", "sewers", "lookout, 4 down")`."""
        g, seat, at = self.g, self.party(crew), LOCATIONS.index(location)
        for name in filter(None, names.split(", ")):
            token, _, down = name.partition(" ")
            bit = 1 << TOKENS.index(token)
            assert g.cell[seat] & bit, f"{crew} have no {token} in the holding cell"
            g.cell[seat] ^= bit
            side = g.down if down else g.up
            side[seat] |= bit << at * HOME
            g.hidden[seat] += 1 if down else 0
            g.used[seat] |= 1 << at if location != "library" else 0
        return self

    def suspicion(self, location: str, n: int) -> Self:
        self.g.suspicion_at[LOCATIONS.index(location)] += n
        self.g.supply[SUSPICION] -= n
        return self

    def lying(self, location: str, **goods: int) -> Self:
        """What brigands have left in a location."""
        for good, n in goods.items():
            self.g.lying[LOCATIONS.index(location)] += n * one(GOODS.index(good))
            self.g.supply[GOODS.index(good)] -= n
        return self

    def tomes(self, party: str, *designs: str) -> Self:
        """Into the hand, out of the deck."""
        self.g.tomes[self.party(party)] |= self.out_of_tome_deck(*designs)
        return self

    def tomes_discarded(self, *designs: str) -> Self:
        self.g.tome_discard |= self.out_of_tome_deck(*designs)
        return self

    def out_of_tome_deck(self, *designs: str) -> int:
        return bag([self.take_tome(design) for design in designs])

    def take_tome(self, design: str) -> int:
        g, of = self.g, self.g.cards.tome_of
        card = next(card for card in members(g.tome_deck) if of[card] == self.number("tome", design))
        g.tome_deck ^= 1 << card
        return card

    def out_of_deck(self, kind: str, *names: str) -> int:
        """Items or goons leave their deck."""
        cards = bag([self.number(kind, name) for name in names])
        left = getattr(self.g, f"{kind}_deck")
        assert left & cards == cards, f"not all in the deck: {names}"
        setattr(self.g, f"{kind}_deck", left ^ cards)
        return cards

    def crafted(self, party: str, *items: str) -> Self:
        """Crafted before; its stars and effects are not counted."""
        self.g.items[self.party(party)] |= self.out_of_deck("item", *items)
        return self

    def reserved(self, party: str, *items: str) -> Self:
        self.g.reserved[self.party(party)] |= self.out_of_deck("item", *items)
        if party == "guards":
            self.g.kept = [*self.g.kept, *[self.number("item", item) for item in items]]
        return self

    def recruited(self, party: str, *goons: str) -> Self:
        self.g.goons[self.party(party)] |= self.out_of_deck("goon", *goons)
        return self

    def goons_discarded(self, *goons: str) -> Self:
        self.g.goon_discard |= self.out_of_deck("goon", *goons)
        return self

    def display(self, *items: str) -> Self:
        """The item display from cell 1 on, "" for an empty cell."""
        self.out_of_deck("item", *filter(None, items))
        for cell, item in enumerate(items):
            self.g.display[cell] = self.number("item", item) if item else NONE
        return self

    def goons(self, **cells: str) -> Self:
        """Goons in their cells: `goons(sewers="dorrim", chow_hall="nib")`."""
        for location, goon in cells.items():
            self.out_of_deck("goon", goon)
            self.g.goon_at[LOCATIONS.index(location.replace("_", "-"))] = self.number("goon", goon)
        return self

    def goals(self, *names: str) -> Self:
        """Goals in play, in place of those of the same type."""
        for name in names:
            number = self.number("goal", name)
            kind = self.g.cards.goal_types[number]
            self.g.goals = [number if each == kind else goal for each, goal in enumerate(self.g.goals)]
        return self

    def guards(self, location: str, *up: str, down: int = 0) -> Self:
        """Guard cards in a location; which ones lie face down is drawn when they are turned."""
        g, at = self.g, LOCATIONS.index(location)
        cards = self.out_of_deck("guard", *up)
        g.guards_up = [each | cards if i == at else each for i, each in enumerate(g.guards_up)]
        g.guards_down = [each + down if i == at else each for i, each in enumerate(g.guards_down)]
        return self

    # What comes next

    def next_tomes(self, *designs: str) -> Self:
        """The tome deck from the top; the rest follows in some order."""
        g = self.g
        top = [self.take_tome(design) for design in designs]
        g.tomes_under = [Under(card, 0) for card in (*top, *members(g.tome_deck))]
        g.tome_deck = 0
        return self

    def next_goons(self, *goons: str) -> Self:
        """The goon deck from the top; the rest follows in some order."""
        self.out_of_deck("goon", *goons)
        numbers = [*[self.number("goon", goon) for goon in goons], *members(self.g.goon_deck)]
        self.g.goons_under = [Under(goon, 0) for goon in numbers]
        self.g.goon_deck = 0
        return self

    def only_tomes(self, *designs: str) -> Self:
        """The tome deck holds these and no others; all the rest is in the hand of the last party."""
        cards = self.out_of_tome_deck(*designs)
        self.g.tomes[self.g.seats - 1] |= self.g.tome_deck
        self.g.tome_deck = cards
        return self

    def luck(self, wanted: Callable[[Lockup], bool]) -> Self:
        """Set a chance for which `wanted` holds of a copy of the State (which it may spoil)."""
        for i in count():
            copy = self.g.clone()
            copy.chance = seeded(f"luck {i}")
            if wanted(copy):
                self.g.chance = seeded(f"luck {i}")
                return self
        raise AssertionError

    def next_item(self, item: str) -> Self:
        return self.luck(lambda g: g.draw(g.item_deck) == self.number("item", item))

    def next_guard(self, guard: str) -> Self:
        return self.luck(lambda g: g.draw(g.guard_deck) == self.number("guard", guard))


def house_cards_without_moments(designs: tuple[str, ...]) -> Cards:
    table = house_table("lockup")
    for tome in table["tome"]:
        if tome["id"] in designs:
            del tome["windows"]
    return made_ready(table)
