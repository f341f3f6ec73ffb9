"""9.5.4: Aid. Exhaust an item, give a card, take an item, improve the relationship, in this order."""

from parlour.games.root.rules.factions.pack import exhaust_at, fits_in, lay_up, ready_items
from parlour.games.root.rules.factions.relations import all_present, improve
from parlour.games.root.rules.facts import ITEMS
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.steps import AboutCard
from parlour.games.root.rules.verbs import AID, AID_CARD, EXHAUST, PASS, TAKE_ITEM
from parlour.kernel.bag import members
from parlour.kernel.state import ARG, Step


def aid_deeds(g: Root, seat: int, place: int) -> list[int]:
    """9.5.4, QA.2 Any player with a piece there, hostile or not, for a matching card and any ready item."""
    if not g.matching(seat, g.suit_at[place]) or not ready_items(g, seat):
        return []
    return [AID | other for other in all_present(g, seat, place)]


class AidCard(Step[Root]):
    """9.5.4 Give a hand card of the clearing's suit."""

    def __init__(self, who: int, other: int) -> None:
        super().__init__(who)
        self.other = other

    def args(self) -> tuple[int, int]:
        return self.who, self.other

    def asks(self, g: Root) -> bool:
        return True

    def options(self, g: Root) -> list[int]:
        return [AID_CARD | card for card in members(g.matching(self.who, g.suit_at[g.pawn[self.who]]))]

    def take(self, g: Root, action: int) -> None:
        g.then(AidItem(self.who, self.other, action & ARG))

    def about(self, g: Root) -> dict[str, int]:
        return {"other": self.other}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        fitting = g.matching(self.who, g.suit_at[g.pawn[self.who]])
        return [(AID_CARD | card, "9.5.4") for card in members(g.hand[self.who] & ~fitting)]


class AidItem(AboutCard):
    """9.5.4 Exhaust any item for the Aid; then give, take an item, improve the relationship."""

    def __init__(self, who: int, other: int, card: int) -> None:
        super().__init__(who, card)
        self.other = other

    def args(self) -> tuple[int, int, int]:
        return self.who, self.other, self.card

    def with_card(self, card: int) -> "AidItem":
        return AidItem(self.who, self.other, card)

    def options(self, g: Root) -> list[int]:
        return [EXHAUST | code for code in ready_items(g, self.who)]

    def take(self, g: Root, action: int) -> None:
        exhaust_at(g, self.who, action & ARG)
        g.hand[self.who] ^= 1 << self.card
        g.hand[self.other] |= 1 << self.card
        g.tell("aids", g.audience(self.who, self.other), seat=self.who, other=self.other, card=self.card)
        if wanted_items(g, self.who, self.other):
            g.then(AidTake(self.who, self.other), Improve(self.who, self.other))
        else:
            improve(g, self.who, self.other)

    def about(self, g: Root) -> dict[str, int]:
        return {"other": self.other}


def wanted_items(g: Root, seat: int, other: int) -> list[int]:
    """9.5.4, 9.2.5.i The items in the other's box that fit into the pack."""
    return [item for item in range(len(ITEMS)) if g.box[other * 8 + item] and fits_in(g, seat, item)]


class AidTake(Step[Root]):
    """9.5.4, L-06 Take one item from the other's crafted items box. L-06 `english`: or none."""

    def __init__(self, who: int, other: int) -> None:
        super().__init__(who)
        self.other = other

    def args(self) -> tuple[int, int]:
        return self.who, self.other

    def options(self, g: Root) -> list[int]:
        items = [TAKE_ITEM | item for item in wanted_items(g, self.who, self.other)]
        return [PASS, *items] if g.rules.english else items

    def take(self, g: Root, action: int) -> None:
        if action != PASS:
            item = action & ARG
            g.box[self.other * 8 + item] -= 1
            lay_up(g, self.who, item)
            g.note("takes-item", seat=self.who, other=self.other, item_kind=item)

    def about(self, g: Root) -> dict[str, int]:
        return {"other": self.other}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        """9.5.4, 9.2.5.i He must take one, but none whose track is full."""
        can = wanted_items(g, self.who, self.other)
        full = [i for i in range(len(ITEMS)) if g.box[self.other * 8 + i] and i not in can]
        declined = [] if g.rules.english else [(PASS, "9.5.4")]
        return declined + [(TAKE_ITEM | item, "9.2.5.i") for item in full]


class Improve(Step[Root]):
    """9.2.9.i Last of an Aid, the relationship."""

    def __init__(self, seat: int, other: int) -> None:
        super().__init__()
        self.seat = seat
        self.other = other

    def args(self) -> tuple[int, int]:
        return self.seat, self.other

    def run(self, g: Root) -> None:
        improve(g, self.seat, self.other)
