"""Positions of Root for tests, in the words of play.

    table = Scenario("marquise", "eyrie")
    table.put(5, marquise=2, eyrie=1)
    table.hand("eyrie", "ambush-fox")
    table.begin("marquise", "daylight")
    table.play("fight")
    table.dice(3, 1)

    table = Scenario("marquise", "lizard_cult", "riverfolk", map="winter", law="english")
    table.suits("fox fox fox fox rabbit rabbit rabbit rabbit mouse mouse mouse mouse")
    table.put(9, garden=1, trade_post=1)
    table.outcast("mouse", hated=True)
    table.till("funds", riverfolk=2, marquise=1)
    table.contract()

Seats are the factions in the order given. Everything that is not put somewhere is in its supply, on its track or, for
cards, in the deck. Chance is scripted: `dice` and `next_cards` look for a generator that brings what the test wants.
"""

from collections.abc import Callable
from itertools import count
from typing import Any

from parlour.games import game
from parlour.games.root.rules.derived import realms
from parlour.games.root.rules.faction import FACTIONS
from parlour.games.root.rules.factions.decree import LEADERS
from parlour.games.root.rules.factions.funds import POSTS
from parlour.games.root.rules.factions.relations import RELATIONS
from parlour.games.root.rules.factions.ruins import BURIED, all_buried
from parlour.games.root.rules.factions.vagabond import CHARACTERS, START_ITEMS
from parlour.games.root.rules.facts import (
    CARD_IDS,
    ITEMS,
    KEEP,
    KINDS,
    QUEST_IDS,
    QUESTS,
    SUITS,
    TRADE_POST,
    WHOLE_DECK,
)
from parlour.games.root.rules.fields import BIRDSONG, COMMITTED, DAYLIGHT, EVENING, FUNDS, PACK, PAYMENTS, SPACES
from parlour.games.root.rules.land import CLEARINGS
from parlour.games.root.rules.removal import ResolveTriggers
from parlour.games.root.rules.services import MERCENARIES, RIVERBOATS
from parlour.games.root.rules.setup import lay_out_map, lay_out_players
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.turn import StartOfDaylight, StartOfEvening
from parlour.games.root.seating import make_rules
from parlour.kernel.bag import bag, members
from parlour.kernel.chance import seeded
from parlour.kernel.match import Match
from parlour.kernel.state import ARG, SHIFT
from parlour.table.table import Table

ROOT = game("root")
BASE_BOX = FACTIONS[:4]
BOX_OF = {
    "payments": PAYMENTS, "funds": FUNDS, "committed": COMMITTED,
    **{f"{suit}-spaces": SPACES + number for number, suit in enumerate(SUITS[:3])},
}  # fmt: skip
PLACES = {"track": 0, "up": 8, "down": 16, "hurt-up": 24, "hurt-down": 32}


class Scenario:
    def __init__(self, *factions: str, **settings: str) -> None:
        names = factions or BASE_BOX
        options = ROOT.read_settings({"reach_check": "off", "first": "0", **settings})
        self.g = g = Root()
        g.rules = make_rules([FACTIONS.index(name) for name in names], options)
        g.seats = len(names)
        g.chance = seeded("scenario")
        lay_out_map(g)
        lay_out_players(g)
        g.deck = WHOLE_DECK
        self.match: Match[Root] = Match(ROOT, g, {"seed": "scenario"})
        for seat, faction in enumerate(g.rules.faction):
            if faction.name == "eyrie":
                g.leader = LEADERS.index("builder")
            if faction.has_pawn:
                g.character[seat] = CHARACTERS.index("thief")
                g.pawn[seat] = CLEARINGS  # the first forest
                g.quest_deck = (1 << QUESTS) - 1
                g.buried = all_buried(g)
            if faction.hallowed >= 0:
                g.outcast = SUITS.index("fox")
            if faction.sells:
                g.posts = [POSTS] * 3

    # Where things are

    def seat(self, faction: str) -> int:
        return [each.name for each in self.g.rules.faction].index(faction)

    def put(self, clearing: int, **pieces: int) -> None:
        """Warriors by faction, buildings and tokens by kind: `put(5, marquise=2, sawmill=1, wood=2)`."""
        g, at = self.g, clearing - 1
        for name, n in pieces.items():
            if name in FACTIONS:
                assert g.put_warriors(self.seat(name), at, n) == n
            else:
                kind = KINDS.index(name.replace("_", "-"))
                for _ in range(n):
                    g.put_piece(kind, at)
                if kind == KEEP:
                    g.closed, g.closed_by = 1 << at, g.rules.owner[KEEP]
                if kind == TRADE_POST:
                    g.posts[g.suit_at[at]] -= n

    def no_ruins(self) -> None:
        for clearing in members(self.g.ruins):
            self.g.give_room(clearing, 1)
        self.g.ruins = 0

    def suits(self, names: str) -> None:
        """The suits of the clearings 1 to 12, for a map whose markers are shuffled; before anything is put there."""
        g = self.g
        g.suit_at = [SUITS.index(name) for name in names.split()]
        g.realm = realms(g.suit_at)

    def scorched(self, *clearings: int) -> None:
        """Burnt before."""
        for clearing in clearings:
            self.g.scorched |= 1 << clearing - 1
            self.g.give_room(clearing - 1, 0)

    def pawn(self, place: int | str, of: str = "vagabond") -> None:
        """A Vagabond stands in a clearing (a number) or a forest (its id)."""
        g, seat = self.g, self.seat(of)
        old = g.pawn[seat]
        if old < CLEARINGS:
            g.lesser[seat * 12 + old] -= 1
            g.settle(old)
        g.pawn[seat] = place - 1 if isinstance(place, int) else CLEARINGS + g.rules.land.forests.index(place)
        if g.pawn[seat] < CLEARINGS:
            g.lesser[seat * 12 + g.pawn[seat]] += 1
            g.settle(g.pawn[seat])

    def items(self, of: str = "vagabond", **places: str) -> None:
        """A Vagabond's items, and no others: `items(up="sword boot boot", track="tea", hurt_up="bag")`."""
        g, at = self.g, self.seat(of) * PACK
        g.pack[at : at + PACK] = [0] * PACK
        for place, names in places.items():
            for name in names.split():
                g.pack[at + PLACES[place.replace("_", "-")] + ITEMS.index(name)] += 1

    def character(self, name: str, of: str = "vagabond") -> None:
        """A character with its starting items."""
        g = self.g
        g.character[self.seat(of)] = CHARACTERS.index(name)
        items = [ITEMS[item] for item in START_ITEMS[CHARACTERS.index(name)]]
        tracked = " ".join(item for item in items if item in ("tea", "coin", "bag"))
        self.items(of, up=" ".join(item for item in items if item not in tracked.split()), track=tracked)

    def relation(self, other: str, level: str, of: str = "vagabond") -> None:
        self.g.relation[self.seat(of) * self.g.seats + self.seat(other)] = RELATIONS.index(level)

    def under_ruin(self, clearing: int, items: str, *seen_by: str) -> None:
        """What was found under a ruin and left there, and who has seen it; nobody: it is settled but unseen."""
        eyes = bag([self.seat(name) for name in seen_by])
        for name in items.split():
            number = next(n for n in members(self.g.buried) if ITEMS[BURIED[n]] == name)
            self.g.buried ^= 1 << number
            self.g.dug.append(eyes << 8 | clearing - 1 << 4 | number)

    def relics(self, *items: str, of: str = "vagabond") -> None:
        """The kinds of items marked R that one of two Vagabonds holds (`items` puts the items themselves)."""
        self.g.relics[self.seat(of)] |= bag([ITEMS.index(name) for name in items])

    def quests(self, *names: str) -> None:
        """These quests lie open."""
        self.g.open_quests = bag([QUEST_IDS.index(name) for name in names])
        self.g.quest_deck &= ~self.g.open_quests

    def take_cards(self, *names: str) -> int:
        cards = bag([CARD_IDS.index(name) for name in names])
        assert self.g.deck & cards == cards, f"not all in the deck: {names}"
        self.g.deck ^= cards
        return cards

    def hand(self, faction: str, *names: str) -> None:
        self.g.hand[self.seat(faction)] |= self.take_cards(*names)

    def in_play(self, faction: str, *names: str) -> None:
        """Crafted before."""
        self.g.crafted[self.seat(faction)] |= self.take_cards(*names)

    def supporters(self, *names: str) -> None:
        self.g.supporters |= self.take_cards(*names)

    def discarded(self, *names: str) -> None:
        self.g.discard |= self.take_cards(*names)

    def available(self, *names: str) -> None:
        self.g.available |= self.take_cards(*names)

    def activated(self, faction: str, name: str) -> None:
        """A dominance card activated before."""
        self.g.dominance[self.seat(faction)] = CARD_IDS.index(name)
        self.take_cards(name)

    def decree(self, leader: str, **columns: str) -> None:
        """`decree("despot", recruit="anvil sword", move="ambush-fox")`."""
        self.g.leader = LEADERS.index(leader)
        for column, names in columns.items():
            number = ("recruit", "move", "battle", "build").index(column)
            self.g.decree[number] |= self.take_cards(*names.split())

    def officers(self, n: int) -> None:
        self.g.officers += n
        self.g.supply[self.seat("alliance")] -= n

    def outcast(self, suit: str, hated: bool = False) -> None:
        self.g.outcast, self.g.hated = SUITS.index(suit), hated

    def souls(self, *names: str) -> None:
        """Cards among the Lost Souls."""
        self.g.souls |= self.take_cards(*names)

    def acolytes(self, n: int) -> None:
        self.g.acolytes += n
        self.g.supply[self.seat("lizard_cult")] -= n

    def revealed(self, *names: str) -> None:
        """Cards that the Cult has revealed this Daylight."""
        self.g.revealed |= self.take_cards(*names)

    def till(self, box: str, **owners: int) -> None:
        """Warriors on the Riverfolk's board: `till("funds", riverfolk=2, eyrie=1)`; also `payments`, `committed` and,
        for funds on the spaces of trade posts, `fox-spaces` and so on."""
        g = self.g
        for name, n in owners.items():
            g.till[BOX_OF[box] * g.seats + self.seat(name)] += n
            g.supply[self.seat(name)] -= n

    def posts_gone(self, suit: str, n: int = 1) -> None:
        """Trade posts that have left the game."""
        self.g.posts[SUITS.index(suit)] -= n
        self.g.stock[TRADE_POST] -= n

    def prices(self, hand_card: int, riverboats: int, mercenaries: int) -> None:
        self.g.prices = [hand_card, riverboats, mercenaries]

    def boats(self) -> None:
        """Whoever is active has bought Riverboats; say it before `begin`."""
        self.bought(RIVERBOATS)
        self.g.paths = self.g.rules.land.waterways

    def contract(self) -> None:
        """Whoever is active has bought Mercenaries, who serve from Daylight on; say it before `begin`."""
        self.bought(MERCENARIES)

    def bought(self, service: int) -> None:
        self.g.bought |= 1 << service
        self.g.services += 1
        self.g.service_limit = self.g.services

    def boxed(self, faction: str, *items: str) -> None:
        """Crafted items, from the supply."""
        for item in items:
            self.g.items[ITEMS.index(item)] -= 1
            self.g.box[self.seat(faction) * 8 + ITEMS.index(item)] += 1

    def points(self, **scores: int) -> None:
        for name, n in scores.items():
            self.g.score[self.seat(name)] = n

    # Playing

    def begin(self, faction: str, phase: str) -> "Scenario":
        """The faction's turn goes on from the start of a phase: `birdsong`, `daylight` or `evening`."""
        g, seat = self.g, self.seat(faction)
        g.active = seat
        steps = list(g.rules.turns[seat])
        g.phase = {"birdsong": BIRDSONG, "daylight": DAYLIGHT, "evening": EVENING}[phase]
        if phase == "evening" and g.bought >> MERCENARIES & 1:
            g.hire(seat)
        if phase != "birdsong":
            first = StartOfDaylight if phase == "daylight" else StartOfEvening
            g.rules.faction[seat].wakes(g, seat)
            while not isinstance(steps[-1], first):
                steps.pop()
        g.stack = steps
        g.proceed()
        return self

    def resolve_pending(self) -> None:
        self.g.then(ResolveTriggers(0))
        self.g.proceed()

    def play(self, *words: str) -> "Scenario":
        """Take options by their words: a verb, or a verb and its argument: `play("battle eyrie")`, several in turn."""
        for each in words:
            self.match.apply(self.action(each))
        return self

    def action(self, words: str) -> int:
        verb, _, arg = words.partition(" ")
        offered = [option for option in self.match.state.offer if self.words_of(option) == (verb, arg)]
        assert offered, f"{words!r} is not offered to {self.asked()}: {self.offered()}"
        return offered[0]

    def words_of(self, action: int) -> tuple[str, str]:
        verb = ROOT.verbs[action >> SHIFT]
        if not verb.kind:
            return verb.name, ""
        return verb.name, str(action & ARG) if verb.kind == "n" else ROOT.names(self.state, verb.kind)[action & ARG]

    def offered(self, verb: str = "") -> list[str]:
        """What is on offer: all of it in words, or the arguments of one verb."""
        pairs = [self.words_of(option) for option in self.state.offer]
        if verb:
            return [arg for name, arg in pairs if name == verb]
        return [f"{name} {arg}".strip() for name, arg in pairs]

    def verbs(self) -> set[str]:
        return {name for name, _ in map(self.words_of, self.state.offer)}

    def barred(self) -> dict[str, str]:
        """What is barred now, in words, with the paragraph that bars it."""
        step = self.state.stack[-1]
        return {" ".join(self.words_of(action)).strip(): law for action, law in step.barred(self.state)}

    def asked(self) -> str:
        """The faction that decides; "" when the game is over."""
        seat = self.state.decider()
        return "" if seat < 0 else self.state.rules.faction[seat].name

    def question(self) -> str:
        """The name of the Step that asks."""
        return type(self.state.stack[-1]).__name__ if self.state.stack else ""

    # Scripted chance

    def luck(self, wanted: Callable[[Root], bool]) -> None:
        """Set a chance for which `wanted` holds of a copy of the State (which it may spoil)."""
        for i in count():
            copy = self.state.clone()
            copy.chance = seeded(f"luck {i}")
            if wanted(copy):
                self.state.chance = seeded(f"luck {i}")
                return

    def dice(self, one: int, other: int) -> None:
        """The next roll shows these two numbers; nothing else may be drawn before it."""
        high, low = max(one, other), min(one, other)

        def rolls(g: Root) -> bool:
            a, b = int(g.below(4)), int(g.below(4))
            return (max(a, b), min(a, b)) == (high, low)

        self.luck(rolls)

    def next_card(self, name: str) -> None:
        """The next card drawn from the deck."""
        card = CARD_IDS.index(name)
        self.luck(lambda g: g.draw(g.deck) == card)

    # Looking

    @property
    def state(self) -> Root:
        return self.match.state

    @property
    def table(self) -> Table:
        return Table(self.match)

    def view(self, faction: str) -> dict[str, Any]:
        return ROOT.view(self.state, self.seat(faction))

    def score(self, faction: str) -> int:
        return self.state.score[self.seat(faction)]

    def ruler(self, clearing: int) -> str:
        seat = self.state.ruler[clearing - 1]
        return "" if seat < 0 else self.state.rules.faction[seat].name

    def warriors(self, faction: str, clearing: int) -> int:
        return self.state.warriors[self.seat(faction) * 12 + clearing - 1]

    def supply(self, faction: str) -> int:
        return self.state.supply[self.seat(faction)]

    def pieces(self, kind: str, clearing: int) -> int:
        return self.state.pieces[KINDS.index(kind) * 12 + clearing - 1]

    def cards(self, where: str) -> list[str]:
        """The cards of a hand (a faction's name), or of `deck`, `discard`, `souls`, `supporters` …"""
        found = self.state.hand[self.seat(where)] if where in FACTIONS else getattr(self.state, where)
        return [CARD_IDS[card] for card in members(found)]

    def crafted(self, faction: str) -> list[str]:
        return [CARD_IDS[card] for card in members(self.state.crafted[self.seat(faction)])]

    def packed(self, place: str, of: str = "vagabond") -> list[str]:
        """A Vagabond's items at a place of his pack."""
        at = self.seat(of) * PACK + PLACES[place]
        return [item for i, item in enumerate(ITEMS) for _ in range(self.state.pack[at + i])]

    def relation_to(self, other: str, of: str = "vagabond") -> str:
        return RELATIONS[self.state.relation[self.seat(of) * self.state.seats + self.seat(other)]]

    def gardens(self, suit: str) -> int:
        """Gardens of a suit on the map."""
        return sum(self.pieces("garden", at + 1) for at in members(self.state.realm[SUITS.index(suit)]))

    def in_till(self, box: str) -> dict[str, int]:
        """Warriors in a box of the Riverfolk's board, by faction."""
        at = BOX_OF[box] * self.state.seats
        counts = {each.name: self.state.till[at + seat] for seat, each in enumerate(self.state.rules.faction)}
        return {name: n for name, n in counts.items() if n}

    def over(self) -> bool:
        return not self.state.stack

    def winners(self) -> list[str]:
        return [self.state.rules.faction[seat].name for seat in members(self.state.winners)]

    def happened(self) -> list[str]:
        """The keys of the events of the last action."""
        return [event.key for event in self.match.events[-1]]
