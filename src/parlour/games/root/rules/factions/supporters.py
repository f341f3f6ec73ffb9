"""8.2.3–8.2.6: the Supporters of the Alliance. They come by Outrage, are spent for their suits, leave with a base."""

from typing import Final

from parlour.games.root.rules.effects import show_hand
from parlour.games.root.rules.faction import ALLIANCE
from parlour.games.root.rules.facts import BASE, SERVES
from parlour.games.root.rules.fields import NONE
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.steps import InClearing
from parlour.games.root.rules.verbs import CUT, OUTRAGE, SEEN, SUPPORTER
from parlour.kernel.bag import members
from parlour.kernel.state import ARG, Step

CAPACITY: Final = 5  # 8.2.3.i


def is_full(g: Root) -> bool:
    """8.2.3.i Without a base on the map five supporters are the most."""
    return g.count_supporters() >= CAPACITY and not g.with_piece(BASE)


def gain_supporter(g: Root, seat: int, card: int) -> None:
    """8.2.3.i What comes beyond the capacity is discarded at once, for all to see."""
    if is_full(g):
        g.lay_away(card)
        g.note("supporter-lost", seat=seat, card=card)
    else:
        g.supporters |= 1 << card


class SpendSupporters(Step[Root]):
    """8.2.3 Spend supporters of a suit, one by one; 2.1.1 birds are wild."""

    def __init__(self, who: int, suit: int, left: int) -> None:
        super().__init__(who)
        self.suit = suit
        self.left = left

    def args(self) -> tuple[int, int, int]:
        return self.who, self.suit, self.left

    def asks(self, g: Root) -> bool:
        return True

    def options(self, g: Root) -> list[int]:
        """8.2.3 Of as many as are due, or more."""
        can = members(g.supporters & SERVES[self.suit])
        return [SUPPORTER | card for card in can] if len(can) >= self.left else []

    def take(self, g: Root, action: int) -> None:
        card = action & ARG
        g.supporters ^= 1 << card
        g.lay_away(card)
        if g.log is not None:
            g.note("spends-supporter", seat=self.who, card=card)
        if self.left > 1:
            g.then(SpendSupporters(self.who, self.suit, self.left - 1))

    def about(self, g: Root) -> dict[str, int]:
        return {"suit": self.suit, "n": self.left}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        return [(SUPPORTER | card, "8.2.3") for card in members(g.supporters & ~SERVES[self.suit])]


# 8.2.6 Outrage


class PayOutrage(InClearing):
    """8.2.6 Whoever caused it adds a matching hand card to the Supporters; 2.1.1.1 birds count."""

    def asks(self, g: Root) -> bool:
        """Z.3 An open hand keeps nothing back."""
        return not g.is_open(self.who)

    def options(self, g: Root) -> list[int]:
        return [OUTRAGE | card for card in members(g.matching(self.who, g.suit_at[self.clearing]))]

    def take(self, g: Root, action: int) -> None:
        card, alliance = action & ARG, g.rules.seat_of[ALLIANCE]
        g.hand[self.who] ^= 1 << card
        g.tell("outrage", g.audience(self.who, alliance), seat=self.who, card=card, clearing=self.clearing)
        gain_supporter(g, alliance, card)

    def about(self, g: Root) -> dict[str, int]:
        return {"clearing": self.clearing, "suit": g.suit_at[self.clearing]}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        others = g.hand[self.who] & ~g.matching(self.who, g.suit_at[self.clearing])
        return [(OUTRAGE | card, "8.2.6") for card in members(others)]


def outrage_unpaid(g: Root, seat: int, payer: int, clearing: int) -> None:
    """8.2.6 Without a matching card the hand is shown to the Alliance, who draws a supporter."""
    shown = g.hand[payer] != 0 and not g.is_open(payer)
    if shown:
        show_hand(g, payer, seat)
        g.tell("shown", 1 << seat, seat=seat, other=payer, cards=g.hand[payer])
    card = g.take_from_deck()
    if card != NONE:
        g.tell("outrage-draw", 1 << seat, seat=seat, other=payer, card=card, clearing=clearing)
        gain_supporter(g, seat, card)
    if shown:
        g.then(SeeHand(seat, payer))


class SeeHand(Step[Root]):
    """8.2.6 The Alliance has seen the hand of whoever could not pay."""

    def __init__(self, who: int, other: int) -> None:
        super().__init__(who)
        self.other = other

    def args(self) -> tuple[int, int]:
        return self.who, self.other

    def asks(self, g: Root) -> bool:
        return True

    def reaction(self) -> str:
        return "shown-hands"

    def declined(self, g: Root) -> int:
        return SEEN

    def options(self, g: Root) -> list[int]:
        return [SEEN]

    def take(self, g: Root, action: int) -> None:
        pass

    def about(self, g: Root) -> dict[str, int]:
        return {"other": self.other}


# 8.2.4 Loss of a base


def lose_base(g: Root, seat: int, clearing: int) -> None:
    """8.2.4 Supporters of the suit and birds are discarded, half of the officers leave; then at most five may stay."""
    g.shown += int(g.count_supporters() > 0)  # which of them go, or that none does, tells something
    gone = g.supporters & SERVES[g.suit_at[clearing]]
    officers = (g.officers + 1) // 2
    g.note("base-lost", seat=seat, suit=g.suit_at[clearing], cards=gone, n=officers)
    for card in members(gone):
        g.lay_away(card)
    g.supporters &= ~gone
    g.officers -= officers
    g.supply[seat] += officers
    cut_supporters(g, seat)


def cut_supporters(g: Root, seat: int) -> None:
    """8.2.4, 8.2.3.i Without a base at most five supporters stay; the Alliance chooses."""
    if g.count_supporters() > CAPACITY and is_full(g):
        g.then(CutSupporter(seat))


class CutSupporter(Step[Root]):
    """8.2.4 Choose a supporter to discard."""

    def options(self, g: Root) -> list[int]:
        return [CUT | card for card in members(g.supporters)]

    def take(self, g: Root, action: int) -> None:
        g.supporters ^= 1 << (action & ARG)
        g.lay_away(action & ARG)
        g.note("supporter-lost", seat=self.who, card=action & ARG)
        cut_supporters(g, self.who)

    def about(self, g: Root) -> dict[str, int]:
        return {"n": g.count_supporters() - CAPACITY}
