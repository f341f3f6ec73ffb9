"""What lies ahead of a traveller in Where the Frogs Caw, for the greedy bot."""

from typing import Final

from parlour.games.frogs.bot.pack import ACTION, CARD, COIN, LOST, UPGRADED, worths_of
from parlour.games.frogs.rules.book import (
    CHARM_TOKEN,
    CHEST_LISTS,
    HOME,
    SPACE_CHEST,
    SPACE_DRAW,
    SPACE_GAIN,
    SPACE_START,
)
from parlour.games.frogs.rules.fields import NEVER
from parlour.games.frogs.rules.signposts import covered
from parlour.games.frogs.rules.state import Frogs
from parlour.kernel.bag import has

AHEAD: Final = 0.75  # what lies a step further counts so much


class Ways:
    """`ahead`: by space, what the best way on from there is worth to a seat."""

    def __init__(self, g: Frogs, seat: int, turns: float, charm: float) -> None:
        self.seat = seat
        self.turns = turns
        self.charm = charm  # what an enchantment token is worth
        self.ahead: dict[int, float] = {}
        self.look(g, HOME)
        for space in self.ahead:
            if g.rules.board.ends[space]:  # 4.5.1 from there the traveller will go Home
                self.ahead[space] = self.ahead[HOME]

    def look(self, g: Frogs, space: int) -> float:
        """8.2 The best way on; 8.5 less what it costs."""
        if space in self.ahead:
            return self.ahead[space]
        board, best = g.rules.board, 0.0
        for i, onward in enumerate(board.exits[space]):
            cost = ACTION + COIN * board.coins[space][i] + LOST * board.cards[space][i]
            best = max(best, AHEAD * (max(0.0, self.reward(g, onward) - cost) + self.look(g, onward)))
        self.ahead[space] = best
        return best

    def reward(self, g: Frogs, space: int) -> float:
        """8.7.1, 8.8, 8.9 What ending a travel there would give."""
        board = g.rules.board
        token, kind, n = board.tokens[space], board.kinds[space], board.amounts[space]
        if token >= CHARM_TOKEN:
            place = token - CHARM_TOKEN
            there = g.spells[3 * self.seat + g.charm_kinds[place]] == NEVER
            return self.charm if there else 0.0
        if has(g.tokens, space):
            kind, n = covered(token)
        if kind == SPACE_START:
            return ACTION if g.is_advanced(self.seat, n) else max(ACTION, UPGRADED * self.turns)
        if kind == SPACE_CHEST:
            return worths_of(g.cards).lists[CHEST_LISTS + n]
        return n * (COIN if kind == SPACE_GAIN else CARD if kind == SPACE_DRAW else 0.0)
