"""Chapter 3: setup; 15.2 with both theme decks."""

from parlour.games.frogs.rules.book import (
    BASE,
    CHARM_TOKEN,
    DRAFT_DISCARD,
    DRAFT_HAND,
    HOME,
    NO_TOKEN,
    NOVICES,
    START_COINS,
    START_HAND,
    THEME,
    Rules,
)
from parlour.games.frogs.rules.fields import NEVER, NONE, READY, numbers
from parlour.games.frogs.rules.state import Frogs
from parlour.games.frogs.rules.turn import begin_turn
from parlour.games.frogs.rules.verbs import DROP, NOVICE
from parlour.kernel.state import ARG, NOBODY, Happens, Step


def set_up(rules: Rules, first: int, chance: int) -> Frogs:
    """3.1–3.13 Board, tokens, deck, coins, starter cards, hands; then the novice villagers are chosen."""
    g = Frogs()
    g.rules = rules
    g.seats = 2
    g.chance = chance
    drawn = int(g.below(2))
    g.first = drawn if first == NOBODY else first
    lay_out_board(g)
    shuffle_deck(g)
    deal(g)
    g.then(*choices(g))
    return g


def choices(g: Frogs) -> list[Step[Frogs]]:
    """3.10, 15.2.1 The second player first: a novice villager each, then with both decks three cards each."""
    seats = (1 - g.first, g.first)
    drops = [DropCards(seat, DRAFT_DISCARD) for seat in seats] if g.rules.draft else []
    return [*[TakeNovice(seat) for seat in seats], LeaveNovice(), *drops, FirstTurn()]


def lay_out_board(g: Frogs) -> None:
    """3.2 Tokens on their places; 3.2.1 which pair of enchantment tokens goes where is drawn; 3.3 each takes one."""
    tokens = g.rules.board.tokens
    for space in range(len(tokens)):
        if NO_TOKEN < tokens[space] < CHARM_TOKEN:
            g.tokens |= 1 << space
    kinds = [0, 1, 2]
    g.charm_kinds = (kinds.pop(int(g.below(3))), kinds.pop(int(g.below(2))))
    g.spells = [NEVER] * 6
    for seat in range(2):
        g.spells[3 * seat + kinds[0]] = READY
    g.space = [HOME, HOME]  # 3.12


def shuffle_deck(g: Frogs) -> None:
    """3.4 The base deck and a theme deck; 15.2 or both."""
    decks, theme = g.rules.decks, (1 << THEME) - 1
    g.deck = [(1 << BASE) - 1, (theme if decks & 2 else 0) | (theme << THEME if decks & 4 else 0)]


def deal(g: Frogs) -> None:
    """3.6 Coins, 3.7 starter cards with their basic side up, 3.8 hands."""
    g.coins = [START_COINS, START_COINS]
    g.hand, g.rows, g.tucked, g.secret = [0] * 4, [0] * 4, [0] * 4, [0] * 4
    g.known, g.cloud = [0] * 4, [0] * 4
    g.novices = (NONE, NONE)
    for seat in (g.first, 1 - g.first):
        g.draw_cards(seat, DRAFT_HAND if g.rules.draft else START_HAND)


class TakeNovice(Step[Frogs]):
    """3.10, 3.11, DEC.2 A novice villager with its provisions, and the traveller of its species."""

    def options(self, g: Frogs) -> list[int]:
        return [NOVICE | card for card in left_novices(g)]

    def take(self, g: Frogs, action: int) -> None:
        taken = action & ARG
        g.novices = (taken, g.novices[1]) if self.who == 0 else (g.novices[0], taken)
        g.lay_out(self.who, action & ARG)
        g.note("novice", seat=self.who, card=action & ARG)


def left_novices(g: Frogs) -> list[int]:
    return [card for card in range(NOVICES, NOVICES + 3) if card not in g.novices]


class LeaveNovice(Happens[Frogs]):
    """3.10, 3.10.1 The remaining novice villager is the first card of the discard pile; 3.14 nothing triggers."""

    def run(self, g: Frogs) -> None:
        for card in left_novices(g):
            g.lay_open(card)
            g.note("leaves-novice", card=card)


class DropCards(Step[Frogs]):
    """15.2, 15.2.1, DEC.3 With both theme decks each discards 3 cards of the first hand, one by one."""

    def __init__(self, who: int, left: int) -> None:
        super().__init__(who)
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.who, self.left)

    def options(self, g: Frogs) -> list[int]:
        return [DROP | card for card in numbers(g.hand[2 * self.who], g.hand[2 * self.who + 1])]

    def take(self, g: Frogs, action: int) -> None:
        g.leave_hand(self.who, action & ARG)
        g.lay_open(action & ARG)
        g.note("discards", seat=self.who, card=action & ARG)
        if self.left > 1:
            g.stack.append(DropCards(self.who, self.left - 1))

    def about(self, g: Frogs) -> dict[str, int]:
        return {"n": self.left}


class FirstTurn(Happens[Frogs]):
    """4.1 The first player begins."""

    def run(self, g: Frogs) -> None:
        begin_turn(g, g.first)
