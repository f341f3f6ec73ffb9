"""4.1: crafting. Crafting pieces pay a card's cost; then it gives an item, an effect at once, or one that stays."""

from typing import Final

from parlour.games.root.rules.facts import (
    AMBUSH_CARD,
    ANY,
    COPIES,
    COST_OF,
    CRAFTABLE,
    EFFECT_OF,
    IMMEDIATE,
    ITEM,
    ITEM_OF,
    KIND_OF,
    NO_EFFECT,
    PERSISTENT,
    SUIT_OF,
)
from parlour.games.root.rules.removal import BY_EFFECT, FullRemoval, RemoveDoomed, ResolveTriggers, doom_enemies
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.steps import AboutCard
from parlour.games.root.rules.verbs import ANY_SUIT, CRAFT
from parlour.kernel.bag import has, members
from parlour.kernel.state import ARG, Step

# 4.1.1 The pieces a card needs, by suit, and of any suit
NEEDS: Final[list[list[int]]] = [[cost.count(suit) for suit in (0, 1, 2, ANY)] for cost in COST_OF]


def free_pieces(g: Root, seat: int) -> list[int]:
    """4.1.1 Crafting pieces by suit that were not activated this turn."""
    pieces = g.rules.faction[seat].crafting(g, seat)
    used = g.activated
    return [pieces[0] - used[0], pieces[1] - used[1], pieces[2] - used[2]]


def craftable(g: Root, seat: int) -> list[int]:
    """4.1, 2.1 The hand cards that can be crafted now, as options; most cards can, but ambush and dominance cards."""
    return [CRAFT | card for card in payable(g, seat) if not why_not_effect(g, seat, card)]


def payable(g: Root, seat: int) -> list[int]:
    """4.1.1 The hand cards whose cost the free crafting pieces can pay."""
    cards = g.hand[seat] & CRAFTABLE
    if not cards:
        return []
    free = free_pieces(g, seat)
    total = free[0] + free[1] + free[2]
    if total <= 0:
        return []
    paid: list[int] = []
    for card in members(cards):
        needs = NEEDS[card]
        if needs[0] <= free[0] and needs[1] <= free[1] and needs[2] <= free[2] and len(COST_OF[card]) <= total:
            paid.append(card)
    return paid


def why_not_effect(g: Root, seat: int, card: int) -> str:
    """4.1.2, 4.1.4, 2.5 No item in the supply, a card of the name in play, nothing to remove: what bars it, or ""."""
    kind = KIND_OF[card]
    if kind == ITEM:
        return "" if g.items[ITEM_OF[card]] else "4.1.2"
    if kind == IMMEDIATE:
        return "" if g.enemy_presence(seat) & g.realm[SUIT_OF[card]] else "2.5"
    effect = EFFECT_OF[card]
    return "4.1.4" if effect != NO_EFFECT and g.crafted[seat] & COPIES[effect] else ""


def craft_barred(g: Root, seat: int) -> list[tuple[int, str]]:
    """4.1.1, 4.1.2, 4.1.4, 2.1.5, 2.1.6 Why the other hand cards cannot be crafted."""
    can = craftable(g, seat)
    barred: list[tuple[int, str]] = []
    for card in members(g.hand[seat]):
        if CRAFT | card not in can:
            uncraftable = "2.1.5" if KIND_OF[card] == AMBUSH_CARD else "2.1.6"
            law = g.rules.faction[seat].craft_law if has(CRAFTABLE, card) else uncraftable
            barred.append((CRAFT | card, why_not_effect(g, seat, card) or law))
    return barred


def craft(g: Root, seat: int, card: int) -> None:
    """4.1.1 Suited symbols first; for each question mark the player picks the suit where there is a choice."""
    faction = g.rules.faction[seat]
    needs = NEEDS[card]
    for suit in range(3):
        for _ in range(needs[suit]):
            faction.pay_craft(g, seat, suit)
    if needs[3]:
        g.then(ChooseCraftingSuit(seat, card, needs[3]))
    else:
        resolve_craft(g, seat, card)


class ChooseCraftingSuit(AboutCard):
    """4.1.1 A piece of any suit: which one?"""

    def __init__(self, who: int, card: int, left: int) -> None:
        super().__init__(who, card)
        self.left = left

    def args(self) -> tuple[int, int, int]:
        return self.who, self.card, self.left

    def with_card(self, card: int) -> "ChooseCraftingSuit":
        return ChooseCraftingSuit(self.who, card, self.left)

    def options(self, g: Root) -> list[int]:
        """4.1.1 For a card with so many question marks."""
        if self.left > NEEDS[self.card][3]:
            return []
        free = free_pieces(g, self.who)
        return [ANY_SUIT | suit for suit in range(3) if free[suit] > 0]

    def take(self, g: Root, action: int) -> None:
        g.rules.faction[self.who].pay_craft(g, self.who, action & ARG)
        if self.left > 1:
            g.then(ChooseCraftingSuit(self.who, self.card, self.left - 1))
        else:
            resolve_craft(g, self.who, self.card)

    def about(self, g: Root) -> dict[str, int]:
        return {"card": self.card, "n": self.left}


def resolve_craft(g: Root, seat: int, card: int) -> None:
    """4.1.2 An item or an immediate effect, then the card is discarded; 4.1.3 a persistent one stays in play."""
    if g.log is not None:
        g.note("crafts", seat=seat, card=card)
    kind = KIND_OF[card]
    if kind == ITEM:
        g.spend(seat, card)
        faction = g.rules.faction[seat]
        faction.take_item(g, seat, ITEM_OF[card])
        g.award(seat, faction.item_points(g, seat, card))
        return
    g.hand[seat] ^= 1 << card
    g.crafted[seat] |= 1 << card
    if kind == IMMEDIATE:
        favor(g, seat, card)
    else:
        assert kind == PERSISTENT


def favor(g: Root, seat: int, card: int) -> None:
    """CARD.favor Remove all enemy pieces from all clearings of the suit, as one removal; then discard the card."""
    clearings = g.realm[SUIT_OF[card]]
    for clearing in members(clearings):
        doom_enemies(g, seat, clearing)
    g.then(RemoveDoomed(BY_EFFECT), FullRemoval(seat, clearings), ResolveTriggers(0), DiscardFavor(seat, card))


class DiscardFavor(Step[Root]):
    """4.1.2 A card with an immediate effect is discarded once the effect is resolved."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card

    def args(self) -> tuple[int, int]:
        return self.seat, self.card

    def run(self, g: Root) -> None:
        g.crafted[self.seat] ^= 1 << self.card
        g.lay_away(self.card)
