"""Positions of Lockup for tests, in the words of play.

    table = night("infirmary", goblins="enforcer", gnolls="lookout, 4 down", first="gnolls")
    table.has("goblins", power=4)
    table.suspicion("infirmary", 1)
    table.settle()
    table.chooses("take", "take")

    table = Scenario("goblins", "gnolls", "kobolds").roll_call()
    table.by("goblins", "go sewers", "down 3", "end")
    table.refuses("go library", law="6.2.2")

Seats are the crews in the order given. The board is bare: what is not put somewhere is in the supply or in its deck,
goon cells and display are empty, all have 10 stars, 1 power and nothing else. In solo the second party is "guards".
"""

from typing import Any, Self

from parlour.games.lockup.rules.book import CREWS, GOODS, LOCATIONS, ROUNDS, T8, TOKENS
from parlour.games.lockup.rules.fields import HOME, KINDS, LIGHTS_OUT, NONE, OVER, PATROL, ROLL_CALL
from parlour.games.lockup.rules.lights_out import LOCATION_STEPS, NEXT_LOCATION
from parlour.games.lockup.rules.patrol import PATROL_STEPS
from parlour.games.lockup.rules.raid import Raid
from parlour.games.lockup.rules.roll_call import TAKE_TURN
from parlour.games.lockup.rules.rounds import LAST_ROUND, NEXT_ROUND, ROUND
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.windows import WINDOWS
from parlour.games.lockup.tests.board import LOCKUP, STOCK, Board
from parlour.games.lockup.view import view as seen
from parlour.games.lockup.view.cards import named_numbers
from parlour.kernel.bag import members
from parlour.kernel.match import begin
from parlour.kernel.state import NOBODY, Step


def night(at: str, players: int = 0, first: str = "", **tokens: str) -> "Scenario":
    """Lights Out at a location, with these tokens there; seats nobody names are filled with the other crews."""
    others = [crew for crew in CREWS if crew not in tokens]
    crews = [*tokens, *others[: max(0, players - len(tokens))]]
    table = Scenario(*crews, first=first)
    for crew, names in tokens.items():
        table.put(crew, at, names)
    table.g.phase, table.g.location = LIGHTS_OUT, LOCATIONS.index(at)
    return table


def new_game(players: int, seed: str = "1", **settings: str) -> "Scenario":
    """A real game at its first question, dealt by chance."""
    table = Scenario(*CREWS[:players])
    table.match = begin(LOCKUP, players, LOCKUP.read_settings(settings), seed)
    return table


class Scenario(Board):
    # Playing

    def begin(self, *steps: Step[Lockup]) -> Self:
        """These Steps, the first one first, and nothing after them."""
        self.g.stack = list(reversed(steps))
        self.g.log = []
        self.g.proceed()
        self.match.events.append(self.g.log)
        self.g.log = None
        return self

    def settle(self) -> Self:
        """The location of `night`, from its first window to its end."""
        return self.begin(*reversed(LOCATION_STEPS[1:]))

    def lights_out(self) -> Self:
        """From the location of `night` on (or all of them), then the rest of the round and of the game."""
        g = self.g
        steps = self.rest_of_round()[2:]
        g.phase, g.location = LIGHTS_OUT, g.location - 1 if g.location != NONE else NONE
        return self.begin(NEXT_LOCATION, *steps)

    def roll_call(self) -> Self:
        """A whole round from its start, and the rest of the game."""
        return self.begin(NEXT_ROUND)

    def turn(self, crew: str) -> Self:
        """Within Roll Call, with the tokens that were put: this crew's turn, then the rest of the round."""
        g, steps = self.g, self.rest_of_round()
        g.phase, g.active = ROLL_CALL, self.party(crew)
        return self.begin(TAKE_TURN[g.active], *steps[1:])

    def patrol(self) -> Self:
        """The Patrol of this round, and nothing after it."""
        self.g.phase = PATROL
        return self.begin(*reversed(PATROL_STEPS))

    def raid(self) -> Self:
        """A raid with its window, and nothing after it."""
        return self.begin(WINDOWS[T8], Raid())

    def rest_of_round(self) -> list[Step[Lockup]]:
        return list(reversed(LAST_ROUND if self.g.round == ROUNDS else ROUND))

    def no_tomes(self) -> Self:
        """Whoever is asked for a tome declines, until something else is asked."""
        while self.question() == "MayPlay":
            self.chooses("no-tome")
        return self

    # Looking

    def of(self, party: str, kind: str) -> int:
        """How much of a resource, of power or of suspicion lies on a board; or how many stars."""
        who = self.party(party)
        return self.g.reputation[who] if kind == "stars" else self.g.stock[who * KINDS + STOCK.index(kind)]

    def goods(self, party: str) -> dict[str, int]:
        """All resources of a party."""
        return {good: n for good in GOODS if (n := self.of(party, good))}

    def in_supply(self, kind: str) -> int:
        return self.g.supply[STOCK.index(kind)]

    def stars(self) -> list[int]:
        """Reputation by party."""
        return self.g.reputation.copy()

    def ranking(self) -> list[str]:
        return [self.called(party) for party in self.g.ranking]

    def cell(self, crew: str) -> list[str]:
        """The tokens in a holding cell."""
        return [TOKENS[token] for token in members(self.g.cell[self.party(crew)])]

    def tokens(self, crew: str, location: str) -> list[str]:
        """A crew's tokens in a location, as `put` names them."""
        g, seat, at = self.g, self.party(crew), LOCATIONS.index(location)
        there = [(side, token) for side in (g.up, g.down) for token in members(side[seat] >> at * HOME & 0b111111)]
        return [f"{TOKENS[token]} down" if side is g.down else TOKENS[token] for side, token in there]

    def suspicion_at(self, location: str) -> int:
        return self.g.suspicion_at[LOCATIONS.index(location)]

    def lying_at(self, location: str) -> dict[str, int]:
        return named_numbers(self.g.lying[LOCATIONS.index(location)], GOODS)

    def cards(self, party: str, kind: str) -> list[str]:
        """A party's `items`, `reserved`, `goons` or `tomes` (these by design)."""
        found = members(getattr(self.g, kind)[self.party(party)])
        if kind == "tomes":
            return [self.g.cards.tome_ids[self.g.cards.tome_of[card]] for card in found]
        return list(map(self.goon_name if kind == "goons" else self.item_name, found))

    def item_name(self, item: int) -> str:
        return "" if item == NONE else self.g.cards.item_ids[item]

    def goon_name(self, goon: int) -> str:
        return "" if goon == NONE else self.g.cards.goon_ids[goon]

    def shown_items(self) -> list[str]:
        return [self.item_name(item) for item in self.g.display]

    def shown_goons(self) -> list[str]:
        """The goons of locations 2 to 6."""
        return [self.goon_name(goon) for goon in self.g.goon_at[1:6]]

    def tomes_under(self) -> list[str]:
        """The tomes that were put under the deck, the first one first."""
        cards = self.g.cards
        return [cards.tome_ids[cards.tome_of[under.card]] for under in self.g.tomes_under]

    def first(self) -> str:
        return self.called(self.g.first)

    def view(self, crew: str) -> dict[str, Any]:
        """What a crew may know; "" for an onlooker. An empty stack alone is no end of the game."""
        seat = self.party(crew) if crew else NOBODY
        return LOCKUP.view(self.g, seat) if self.g.stack or self.g.phase == OVER else seen(self.g, seat, None)
