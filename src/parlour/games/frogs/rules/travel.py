"""Chapter 8: travel on the board."""

from parlour.games.frogs.rules.book import (
    ARRIVED,
    CHARM_TOKEN,
    CHEST_LISTS,
    DRAW_INSTEAD,
    ICON_LISTS,
    MOST,
    NO_REWARD,
    REWARDS,
    SPACE_CHEST,
    SPACE_DRAW,
    SPACE_GAIN,
    SPACE_START,
    TOKENS,
    TRAVELLED,
    Effect,
)
from parlour.games.frogs.rules.fields import NEVER, READY
from parlour.games.frogs.rules.hand import DiscardCards, draw, earn
from parlour.games.frogs.rules.signposts import covered, gives, way
from parlour.games.frogs.rules.state import Frogs
from parlour.games.frogs.rules.steps import Asks
from parlour.games.frogs.rules.triggers import fire
from parlour.games.frogs.rules.verbs import GO, STOP
from parlour.kernel.bag import has
from parlour.kernel.state import ARG, VERB, Step


def travel(g: Frogs, effect: Effect) -> None:
    """7.7, 7.11.5, 8.1 Move 1 to n spaces; 8.6, 8.7 where no step is possible nothing happens."""
    further = g.frame().further
    if further:
        g.fresh_frame().further = 0
    if exits(g, g.active, effect.pays):
        g.trail = (g.space[g.active],)
        g.stack.append(Travelling(g.active, effect.n + further, 0, effect.reward, 1 if effect.pays else 0))


def exits(g: Frogs, seat: int, pays: bool) -> list[int]:
    """8.2 Away from Home only; 8.5 routes whose cost can be paid."""
    board, space = g.rules.board, g.space[seat]
    if not pays or not board.dear[space]:
        return board.exits[space]
    coins, cards = g.coins[seat], g.hand_size(seat)
    costs, discards = board.coins[space], board.cards[space]
    found = []
    for i, onward in enumerate(board.exits[space]):
        if costs[i] <= coins and discards[i] <= cards:
            found.append(onward)
    return found


class Travelling(Asks):
    """8.3, 8.4, DEC.9 The next space or, after the first step, stop; 8.6 a step that is possible must be made."""

    def __init__(self, who: int, left: int, steps: int, reward: int, pays: int) -> None:
        super().__init__(who)
        self.left = left
        self.steps = steps
        self.reward = reward
        self.pays = pays

    def args(self) -> tuple[int, ...]:
        return (self.who, self.left, self.steps, self.reward, self.pays)

    def options(self, g: Frogs) -> list[int]:
        ways = [GO | space for space in exits(g, self.who, self.pays == 1)]
        if self.steps:
            ways.append(STOP)
        return ways

    def take(self, g: Frogs, action: int) -> None:
        if action == STOP:
            arrive(g, self.steps, self.reward)
            return
        space = action & ARG
        step = StepOnto(space, self.left - 1, self.steps + 1, self.reward, self.pays)
        if not self.pays or not pay_route(g, self.who, space, step):
            step.run(g)

    def barred(self, g: Frogs) -> list[tuple[int, str]]:
        """8.5 Routes that cannot be paid; 8.6 stopping before the first step."""
        payable = exits(g, self.who, self.pays == 1)
        onwards = g.rules.board.exits[g.space[self.who]]
        barred = [(GO | space, "8.5") for space in onwards if space not in payable]
        return barred if self.steps else [*barred, (STOP, "8.6")]

    def why_not(self, g: Frogs, action: int) -> str:
        """8.2 Never back, and never to a space that is not next."""
        return super().why_not(g, action) or ("8.2" if action & VERB == GO else "")

    def about(self, g: Frogs) -> dict[str, str | int]:
        return {"n": self.left, "steps": self.steps, "rewarded": REWARDS[self.reward]}

    def detail(self, g: Frogs, action: int) -> dict[str, str | int]:
        board, here, there = g.rules.board, g.space[self.who], action & ARG
        if action == STOP:
            return gives(g, self.who, here, self.reward)
        if there not in board.exits[here]:
            return {}
        i = board.exits[here].index(there)
        costs = {"coins": board.coins[here][i] * self.pays, "cards": board.cards[here][i] * self.pays}
        return {**gives(g, self.who, there), **way(g, here, there), **costs}


def pay_route(g: Frogs, seat: int, space: int, step: "StepOnto") -> bool:
    """8.5, 8.5.2 Coins to the pool, or cards; 8.5.1 then what that triggers comes before the step."""
    board, here = g.rules.board, g.space[seat]
    i = board.exits[here].index(space)
    coins, cards = board.coins[here][i], board.cards[here][i]
    if coins:
        g.coins[seat] -= coins
        g.note("pays-route", seat=seat, n=coins)
    if cards:
        g.stack.append(step)
        g.stack.append(DiscardCards(seat, cards))
    return cards > 0


class StepOnto(Step[Frogs]):
    """8.1, 8.5.1, INV.9 One step away from Home, once its cost is paid."""

    def __init__(self, space: int, further: int, steps: int, reward: int, pays: int) -> None:
        super().__init__()
        self.space = space
        self.left = further  # steps that may follow this one: perhaps none
        self.steps = steps
        self.reward = reward
        self.pays = pays

    def args(self) -> tuple[int, ...]:
        return (self.space, self.left, self.steps, self.reward, self.pays)

    def run(self, g: Frogs) -> None:
        seat = g.active
        if self.space not in g.rules.board.exits[g.space[seat]]:
            return  # what the payment triggered has moved the traveller elsewhere: this journey is over
        g.space[seat] = self.space
        g.trail = (*g.trail, self.space)
        if g.log is not None:
            g.note("steps", seat=seat, space=self.space, **gives(g, seat, self.space))
        if self.left and exits(g, seat, self.pays == 1):  # 8.5.2
            g.stack.append(Travelling(seat, self.left, self.steps, self.reward, self.pays))
        else:
            arrive(g, self.steps, self.reward)


def arrive(g: Frogs, steps: int, reward: int) -> None:
    """8.7, 12.6.8, 12.6.9 What travelling and arriving trigger, then the reward."""
    board, space = g.rules.board, g.space[g.active]
    g.stack.append(Reward(space, reward))
    if board.kinds[space] == SPACE_CHEST:
        g.stack.append(Arrived(space))
    fire(g, TRAVELLED + min(steps, MOST))


class AtSpace(Step[Frogs]):
    """8.7 Something happens at the space where a travel ended."""

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)


class Arrived(AtSpace):
    """12.6.9 A travel ended on a chest space, or at the end of a path."""

    def run(self, g: Frogs) -> None:
        fire(g, ARRIVED + (1 if g.rules.board.ends[self.space] else 0))


class Reward(Step[Frogs]):
    """8.7, 8.7.4, DEC.11, DEC.12 The reward of the space where it ended; 8.12 unless the travel takes none."""

    def __init__(self, space: int, reward: int) -> None:
        super().__init__()
        self.space = space
        self.reward = reward

    def args(self) -> tuple[int, ...]:
        return (self.space, self.reward)

    def run(self, g: Frogs) -> None:
        if self.reward == NO_REWARD:
            return
        board, space = g.rules.board, self.space
        token = board.tokens[space]
        if token >= CHARM_TOKEN:
            take_charm(g, token - CHARM_TOKEN)
        elif has(g.tokens, space):
            use_token(g, space, token, self.reward)
            return
        give(g, board.kinds[space], board.amounts[space], self.reward)


def take_charm(g: Frogs, place: int) -> None:
    """8.9, 8.9.1 An enchantment token, if the seat has never owned one of its kind."""
    kind = g.charm_kinds[place]
    at = 3 * g.active + kind
    if g.spells[at] == NEVER:
        g.spells[at] = READY
        g.note("takes-token", seat=g.active, charm=kind)


def use_token(g: Frogs, space: int, token: int, reward: int) -> None:
    """8.8 The token's reward instead of the covered one; then it leaves the game."""
    g.tokens &= ~(1 << space)
    if g.log is not None:
        g.note("uses-token", seat=g.active, space=space, token=TOKENS[token])
    kind, n = covered(token)
    give(g, kind, n, reward)


def give(g: Frogs, kind: int, n: int, reward: int) -> None:
    """8.7.1, 8.7.2 Ordinary effects; 8.11 Draw n instead of Earn n."""
    if kind == SPACE_GAIN and reward != DRAW_INSTEAD:
        earn(g, n)
    elif kind in (SPACE_GAIN, SPACE_DRAW):
        draw(g, n)
    elif kind == SPACE_START:
        g.begin(ICON_LISTS + n)
    elif kind == SPACE_CHEST:
        g.begin(CHEST_LISTS + n)
