"""14.7: the questions that tomes ask."""

from typing import ClassVar

from parlour.games.lockup.rules.book import ALL_TOKENS, LIBRARY, SUSPICION
from parlour.games.lockup.rules.costs import helpers
from parlour.games.lockup.rules.effects import gain_goods
from parlour.games.lockup.rules.fields import HOME, KINDS, NOT_LIFTED, Lifted, Look
from parlour.games.lockup.rules.secrets import is_seen
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.steps import OneByOne
from parlour.games.lockup.rules.verbs import (
    ALIBI,
    END,
    FIND,
    LIFT,
    MOVE,
    PEEK,
    RECALL,
    RECALL_FROM,
    RECEIVE,
    RETURN,
    ROB,
    pair,
    parts,
)
from parlour.kernel.bag import members
from parlour.kernel.state import ARG, Step


class ChooseRival(Step[Lockup]):
    """14.7.2 Cutthroat Crafting: the opponent who pays 1 resource of the cost."""

    def options(self, g: Lockup) -> list[int]:
        return [ROB | rival for rival in helpers(g, self.who)]

    def take(self, g: Lockup, action: int) -> None:
        g.rival = action & ARG
        g.note("robs", seat=self.who, other=g.rival)


def spots_to_peek(g: Lockup, seat: int) -> list[int]:
    """14.7.3 Where opponents have face-down tokens that the seat has not seen: as arguments of `peek`."""
    found = 0
    for owner in range(g.seats):
        if owner != seat:
            for spot in members(g.down[owner]):
                if not is_seen(g, seat, owner, spot % HOME):
                    found |= 1 << pair(owner, spot // HOME)
    return members(found)


class ChoosePeek(Step[Lockup]):
    """14.7.3 Atlas of Hideouts: look at 1 face-down token of an opponent; 19 nobody else sees it."""

    def options(self, g: Lockup) -> list[int]:
        return [PEEK | spot for spot in spots_to_peek(g, self.who)]

    def take(self, g: Lockup, action: int) -> None:
        owner, location = parts(action & ARG)
        there = g.down[owner] >> location * HOME & ALL_TOKENS
        for token in members(there):
            if is_seen(g, self.who, owner, token):
                there ^= 1 << token
        token = g.draw(there)
        g.peeked.append(Look(self.who, owner, location, token))
        g.shown += 1
        g.tell("peeks", 1 << self.who, seat=self.who, other=owner, location=location, token=token)


class DiscardSuspicion(Step[Lockup]):
    """14.7.6 Book of Alibis: return up to that many own suspicion tokens."""

    def __init__(self, who: int, most: int) -> None:
        super().__init__(who)
        self.most = most

    def args(self) -> tuple[int, ...]:
        return (self.who, self.most)

    def options(self, g: Lockup) -> list[int]:
        return [ALIBI | n for n in range(min(self.most, g.suspicion(self.who)), 0, -1)]

    def take(self, g: Lockup, action: int) -> None:
        g.lose(self.who, SUSPICION, action & ARG)
        g.note("discards-suspicion", seat=self.who, n=action & ARG)


def unsettled(g: Lockup, seat: int) -> int:
    """14.7.8 The seat's tokens in locations 1 to 7 that have not been settled."""
    ahead = (1 << LIBRARY * HOME) - (1 << g.location * HOME)
    return (g.up[seat] | g.down[seat]) & ahead


class LiftToken(Step[Lockup]):
    """14.7.8 Plan of the Old Tunnels: 1 own token of a location that has not been settled, never the Library."""

    def options(self, g: Lockup) -> list[int]:
        return [LIFT | pair(spot // HOME, spot % HOME) for spot in members(unsettled(g, self.who))]

    def take(self, g: Lockup, action: int) -> None:
        location, token = parts(action & ARG)
        g.lifted = Lifted(location, token)
        g.stack.append(MoveToken(self.who))


class MoveToken(Step[Lockup]):
    """14.7.8 To another location that has not been settled; the token keeps its face and may join own ones."""

    def options(self, g: Lockup) -> list[int]:
        return [MOVE | location for location in range(g.location, LIBRARY) if location != g.lifted.location]

    def take(self, g: Lockup, action: int) -> None:
        move_token(g, self.who, g.lifted.token, g.lifted.location, action & ARG)
        g.lifted = NOT_LIFTED

    def about(self, g: Lockup) -> dict[str, int]:
        return {"location": g.lifted.location}


def move_token(g: Lockup, seat: int, token: int, start: int, to: int) -> None:
    """14.7.8 INV.14 Only a tome moves a token from one location to another."""
    before, after = 1 << start * HOME + token, 1 << to * HOME + token
    if g.down[seat] & before:
        g.down[seat] ^= before | after
        moved = [look.of == seat and look.token == token for look in g.peeked]
        g.peeked = [g.peeked[i]._replace(location=to) if moved[i] else g.peeked[i] for i in range(len(moved))]
        g.tell("moves-hidden", 1 << seat, seat=seat, token=token, location=start, other_location=to)
    else:
        g.up[seat] ^= before | after
        g.note("moves", seat=seat, token=token, location=start, other_location=to)


class ChooseRecalled(Step[Lockup]):
    """14.7.9 The Feint Manual: take any own tokens back from 1 location; it counts as not used."""

    def options(self, g: Lockup) -> list[int]:
        there = [location for location in range(LIBRARY) if g.tokens_at(self.who, location)]
        return [RECALL_FROM | location for location in there]

    def take(self, g: Lockup, action: int) -> None:
        g.used[self.who] &= ~(1 << (action & ARG))
        g.stack.append(RecallTokens(self.who, action & ARG, 0))


class RecallTokens(Step[Lockup]):
    """14.7.9 One token after the other; a face-down one frees its place in the limit."""

    bounds: ClassVar = {"some": (0, 1)}

    def __init__(self, who: int, location: int, some: int) -> None:
        super().__init__(who)
        self.location = location
        self.some = some  # 1: one has been taken back already

    def args(self) -> tuple[int, ...]:
        return (self.who, self.location, self.some)

    def options(self, g: Lockup) -> list[int]:
        tokens = [RECALL | pair(self.location, token) for token in members(g.tokens_at(self.who, self.location))]
        return [*tokens, END] if self.some else tokens

    def take(self, g: Lockup, action: int) -> None:
        if action == END:
            return
        recall(g, self.who, action & ARG)
        if g.tokens_at(self.who, self.location):
            g.stack.append(RecallTokens(self.who, self.location, 1))

    def about(self, g: Lockup) -> dict[str, int]:
        return {"location": self.location, "n": int(self.some)}


def recall(g: Lockup, seat: int, piece: int) -> None:
    """14.7.9 A token goes from a location to the holding cell; who had looked at it follows it no longer."""
    location, token = parts(piece)
    bit = 1 << location * HOME + token
    g.cell[seat] |= 1 << token
    if g.down[seat] & bit:
        g.down[seat] ^= bit
        g.hidden[seat] -= 1
        g.peeked = [look for look in g.peeked if look.of != seat or look.token != token]
        g.tell("recalls-hidden", 1 << seat, seat=seat, token=token, location=location)
    else:
        g.up[seat] ^= bit
        g.note("recalls", seat=seat, token=token, location=location)


class ReturnGoods(Step[Lockup]):
    """14.7.12 Fence's Price List: return up to that many own resources and take as many of choice."""

    bounds: ClassVar = {"returned": (0, 9)}

    def __init__(self, who: int, left: int, returned: int) -> None:
        super().__init__(who)
        self.left = left
        self.returned = returned

    def args(self) -> tuple[int, ...]:
        return (self.who, self.left, self.returned)

    def options(self, g: Lockup) -> list[int]:
        goods = [RETURN | good for good in range(4) if g.stock[self.who * KINDS + good]]
        return [*goods, END] if self.returned else goods

    def take(self, g: Lockup, action: int) -> None:
        if action == END:
            g.stack.append(TakeGoods(self.who, self.returned))
            return
        g.lose(self.who, action & ARG, 1)
        g.note("returns", seat=self.who, good=action & ARG)
        left, returned = self.left - 1, self.returned + 1
        more = left and g.goods(self.who)
        g.stack.append(ReturnGoods(self.who, left, returned) if more else TakeGoods(self.who, returned))

    def about(self, g: Lockup) -> dict[str, int]:
        return {"n": self.left}


class TakeGoods(OneByOne):
    """14.7.12 As many resources as were returned, of any types in the supply."""

    def options(self, g: Lockup) -> list[int]:
        return [RECEIVE | good for good in range(4) if g.supply[good]]

    def take(self, g: Lockup, action: int) -> None:
        gain_goods(g, self.who, action & ARG, 1)
        if self.left > 1:
            g.stack.append(TakeGoods(self.who, self.left - 1))


class ChooseFound(Step[Lockup]):
    """14.7.14 Scavenger's Almanac: some of one resource, as far as the supply goes."""

    def __init__(self, who: int, design: int) -> None:
        super().__init__(who)
        self.design = design

    def args(self) -> tuple[int, ...]:
        return (self.who, self.design)

    def options(self, g: Lockup) -> list[int]:
        amounts = g.cards.choices[self.design]
        return [FIND | good for good in range(4) if amounts[good] and g.supply[good]]

    def take(self, g: Lockup, action: int) -> None:
        gain_goods(g, self.who, action & ARG, g.cards.choices[self.design][action & ARG])

    def detail(self, g: Lockup, action: int) -> dict[str, int]:
        good = action & ARG
        return {"n": min(g.supply[good], g.cards.choices[self.design][good])}
