"""Chapter 8, for words: where a step leads, and what a traveller gets by stopping there."""

from parlour.games.frogs.rules.book import (
    CHARM_TOKEN,
    CHARMS,
    CHESTS,
    DRAW_INSTEAD,
    GOLDEN,
    GOLDEN_TOKEN,
    HOME,
    NEST,
    NO_REWARD,
    NORMAL,
    PLUS,
    PLUS_TOKEN,
    SPACE_CHEST,
    SPACE_DRAW,
    SPACE_GAIN,
    SPACE_START,
    STARTERS,
)
from parlour.games.frogs.rules.fields import NEVER
from parlour.games.frogs.rules.state import Frogs
from parlour.kernel.bag import has


def gives(g: Frogs, seat: int, space: int, reward: int = NORMAL) -> dict[str, str | int]:
    """8.7.1, 8.8, 8.9, 8.11 What the seat gets there now: coins, cards, a starter card, a chest, a token."""
    board = g.rules.board
    token, kind, n = board.tokens[space], board.kinds[space], board.amounts[space]
    if space == HOME:
        return {"gives": "home", "n": 0}
    if reward == NO_REWARD:
        return {"gives": "none", "n": 0}
    if token >= CHARM_TOKEN:
        charm = g.charm_kinds[token - CHARM_TOKEN]
        if g.spells[3 * seat + charm] == NEVER:
            return {"gives": CHARMS[charm], "n": 0}
    elif has(g.tokens, space):
        kind, n = covered(token)
    return {"gives": word_for(kind, n, reward), "n": n if kind in (SPACE_GAIN, SPACE_DRAW) else 0}


def covered(token: int) -> tuple[int, int]:
    """8.8 The reward of a token that lies on a space, instead of the printed one."""
    if token == GOLDEN_TOKEN:
        return SPACE_CHEST, GOLDEN
    return (SPACE_GAIN, PLUS) if token == PLUS_TOKEN else (SPACE_START, NEST)


def word_for(kind: int, n: int, reward: int) -> str:
    if kind == SPACE_GAIN:
        return "draw" if reward == DRAW_INSTEAD else "gain"
    if kind == SPACE_DRAW:
        return "draw"
    return CHESTS[n] if kind == SPACE_CHEST else STARTERS[n] if kind == SPACE_START else "none"


def way(g: Frogs, here: int, there: int) -> dict[str, str]:
    """8.2 Which path out of Home; 8.3 on a fork which way, by the compass; else simply on."""
    board = g.rules.board
    if here == HOME:
        arm = next((arm["id"] for arm in board.arms if arm["first"] == board.spaces[there]), "")
        return {"way": "home", "arm": f"{board.id}-{arm}"}
    if len(board.exits[here]) == 1:
        return {"way": "on"}
    return {"way": compass(board.x[there] - board.x[here], board.y[there] - board.y[here])}


def compass(east: int, south: int) -> str:
    along = "" if abs(south) > 2 * abs(east) else "e" if east > 0 else "w"
    across = "" if abs(east) > 2 * abs(south) else "s" if south > 0 else "n"
    return across + along
