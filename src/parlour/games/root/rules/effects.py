"""Part CARD and 3.3: what crafted cards and dominance cards let a player do in the free windows of his own turn."""

from typing import Final

from parlour.games.root.rules.facts import (
    BIRD,
    CODEBREAKERS,
    COPIES,
    DOMINANCE_POINTS,
    DOMINANCES,
    ROYAL_CLAIM,
    SERVES,
    STAND_AND_DELIVER,
    SUIT_OF,
    TAX_COLLECTOR,
)
from parlour.games.root.rules.fields import BY_DOMINANCE, NONE, WARRIORS
from parlour.games.root.rules.removal import BY_EFFECT, RemoveDoomed, ResolveTriggers, doom
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.verbs import (
    ACTIVATE,
    END,
    LOOK,
    PASS,
    PAY,
    ROB,
    SHARE,
    TAKE_DOMINANCE,
    TAX,
)
from parlour.games.root.rules.verbs import (
    ROYAL_CLAIM as CLAIM,
)
from parlour.kernel.bag import members, size
from parlour.kernel.state import ARG, VERB, HappensTo, Step

DOMINATED: Final = 3  # 3.3.1.i clearings of the suit


def ready(g: Root, seat: int, effect: int) -> bool:
    """CARD.1, 2.6 A card in the play area whose effect was not used this turn; nothing else can be done with it."""
    return g.crafted[seat] & COPIES[effect] != 0 and not g.used & 1 << effect


# Birdsong


def birdsong_effects(g: Root, seat: int) -> list[int]:
    """PROC.4, CARD.royal-claim, CARD.stand-and-deliver What may be used at any point of one's own Birdsong."""
    if not g.crafted[seat]:
        return []
    options: list[int] = []
    if g.crafted[seat] & COPIES[ROYAL_CLAIM]:
        options.append(CLAIM)
    if ready(g, seat, STAND_AND_DELIVER):
        options += [ROB | other for other in range(g.seats) if other != seat and g.cards_in_hand(other)]
    return options


def is_birdsong_effect(action: int) -> bool:
    return action & VERB in (CLAIM, ROB)


def use_in_birdsong(g: Root, seat: int, action: int) -> None:
    """CARD.royal-claim, CARD.stand-and-deliver Carry out one of `birdsong_effects`."""
    if action == CLAIM:
        g.use_up(seat, ROYAL_CLAIM)
        g.note("claims", seat=seat, n=size(g.ruled[seat]))
        g.award(seat, size(g.ruled[seat]))
        return
    other = action & ARG
    g.used |= 1 << STAND_AND_DELIVER
    card = take_at_random(g, seat, other)
    g.tell("robs", g.audience(seat, other), seat=seat, other=other, card=card)
    g.award(other, 1)


def take_at_random(g: Root, seat: int, other: int) -> int:
    """CARD.stand-and-deliver, GG.1.2, 1.3.2 Take a random card of another's hand; Z.2 only the two know which."""
    card = g.draw(g.hand[other])
    g.hand[other] ^= 1 << card
    g.hand[seat] |= 1 << card
    return card


class BirdsongWindow(Step[Root]):
    """PROC.4 Before, between and after the steps of Birdsong: effects that the player may use, if there are any."""

    def options(self, g: Root) -> list[int]:
        return [END, *birdsong_effects(g, self.who)]

    def take(self, g: Root, action: int) -> None:
        if action != END:
            g.then(self)
            use_in_birdsong(g, self.who, action)


def begin_bank(g: Root, seat: int) -> None:
    """CARD.better-burrow-bank, L-17 The owner draws first; `english`: only if he uses it."""
    if not g.rules.english:
        g.draw_cards(seat, 1)
    g.then(BurrowBank(seat))


class BurrowBank(Step[Root]):
    """CARD.better-burrow-bank At the start of Birdsong the owner draws a card, then another player of his choice."""

    def options(self, g: Root) -> list[int]:
        """L-17 `english`: optional, and the other must be an enemy."""
        english = g.rules.english
        others = [SHARE | o for o in range(g.seats) if o != self.who and (not english or g.enemies(self.who, o))]
        return [PASS, *others] if english else others

    def take(self, g: Root, action: int) -> None:
        if action == PASS:
            return
        g.note("banks", seat=self.who, other=action & ARG)
        if g.rules.english:
            g.draw_cards(self.who, 1)
        g.draw_cards(action & ARG, 1)

    def barred(self, g: Root) -> list[tuple[int, str]]:
        can = self.options(g)
        return [(SHARE | o, "L-17") for o in range(g.seats) if o != self.who and SHARE | o not in can]


# Daylight


def daylight_effects(g: Root, seat: int) -> list[int]:
    """PROC.4 What may be used between the actions of one's own Daylight: cards in play, and dominance."""
    options: list[int] = []
    if g.crafted[seat]:
        if ready(g, seat, CODEBREAKERS):
            options += [LOOK | other for other in range(g.seats) if other != seat and g.cards_in_hand(other)]
        if ready(g, seat, TAX_COLLECTOR):
            options += [TAX | clearing for clearing in members(g.standing[seat])]
    if g.hand[seat] & DOMINANCES and may_activate(g, seat):
        options += [ACTIVATE | card for card in members(g.hand[seat] & DOMINANCES)]
    if g.available and g.hand[seat]:
        for card in members(g.available):
            if g.hand[seat] & SERVES[SUIT_OF[card]]:
                options.append(TAKE_DOMINANCE | card)
    return options


def is_daylight_effect(action: int) -> bool:
    verb = action & VERB
    return verb in (LOOK, TAX, ACTIVATE, TAKE_DOMINANCE)


def may_activate(g: Root, seat: int) -> bool:
    """3.3.1, CARD.dominance With ten points, 3.3.2 and none activated before; 9.2.8 the faction may ask for more."""
    return g.score[seat] >= DOMINANCE_POINTS and g.scores(seat) and g.rules.faction[seat].may_dominate(g, seat)


def dominance_barred(g: Root, seat: int) -> list[tuple[int, str]]:
    """3.3.1, 3.3.2, 9.2.8, 3.3.4 Why dominance cards cannot be activated, or taken."""
    barred: list[tuple[int, str]] = []
    if not may_activate(g, seat):
        law = "3.3.2" if not g.scores(seat) else "3.3.1" if g.score[seat] < DOMINANCE_POINTS else "9.2.8"
        barred += [(ACTIVATE | card, law) for card in members(g.hand[seat] & DOMINANCES)]
    unpaid = [card for card in members(g.available) if not g.hand[seat] & SERVES[SUIT_OF[card]]]
    return barred + [(TAKE_DOMINANCE | card, "3.3.4") for card in unpaid]


def use_in_daylight(g: Root, seat: int, action: int) -> None:
    """PROC.4 Carry out one of `daylight_effects`."""
    verb, arg = action & VERB, action & ARG
    if verb == LOOK:
        look_at_hand(g, seat, arg)
    elif verb == TAX:
        collect_tax(g, seat, arg)
    elif verb == ACTIVATE:
        g.rules.faction[seat].dominate(g, seat, arg)
    else:
        g.then(PayForDominance(seat, arg))


def look_at_hand(g: Root, seat: int, other: int) -> None:
    """CARD.codebreakers See another player's hand as it is now."""
    g.used |= 1 << CODEBREAKERS
    show_hand(g, other, seat)
    g.tell("looks", 1 << seat, seat=seat, other=other, cards=g.hand[other])


def show_hand(g: Root, owner: int, looker: int) -> None:
    """Z.2 One player sees the hand of another; the others see that he does."""
    g.looker = looker
    g.looked_at = owner
    g.looked = g.hand[owner]
    g.shown += 1


def collect_tax(g: Root, seat: int, clearing: int) -> None:
    """CARD.tax-collector Remove one own warrior from a clearing, then draw a card."""
    g.used |= 1 << TAX_COLLECTOR
    g.note("taxes", seat=seat, clearing=clearing)
    doom(g, seat, WARRIORS, clearing, 1, seat)
    g.then(RemoveDoomed(BY_EFFECT), ResolveTriggers(0), DrawForTax(seat))


class DrawForTax(HappensTo[Root]):
    """CARD.tax-collector Draw one card for the warrior."""

    def run(self, g: Root) -> None:
        g.draw_cards(self.seat, 1)


class PayForDominance(Step[Root]):
    """3.3.4 Spend a card of the suit for an available dominance card; 2.1.1.2 the bird card costs a bird."""

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card = card

    def args(self) -> tuple[int, int]:
        return self.who, self.card

    def asks(self, g: Root) -> bool:
        """Z.3 An open hand keeps nothing back."""
        return not g.is_open(self.who)

    def options(self, g: Root) -> list[int]:
        return [PAY | card for card in members(g.hand[self.who] & SERVES[SUIT_OF[self.card]])]

    def take(self, g: Root, action: int) -> None:
        g.spend(self.who, action & ARG)
        g.available ^= 1 << self.card
        g.hand[self.who] |= 1 << self.card
        g.note("takes-dominance", seat=self.who, card=self.card, other_card=action & ARG)

    def about(self, g: Root) -> dict[str, int]:
        return {"card": self.card}


# 3.3 Winning by dominance


def check_dominance(g: Root, seat: int) -> None:
    """3.3.1 At the start of one's Birdsong: 3.3.1.i three clearings of the suit, 3.3.1.ii for birds two corners."""
    card = g.dominance[seat]
    if card == NONE:
        return
    suit, ruled = SUIT_OF[card], g.ruled[seat]
    if rules_opposite_corners(g, ruled) if suit == BIRD else size(ruled & g.realm[suit]) >= DOMINATED:
        g.win(seat, BY_DOMINANCE)


def rules_opposite_corners(g: Root, ruled: int) -> bool:
    """3.3.1.ii Two corners that lie diagonally across the map."""
    for corner, other in enumerate(g.rules.land.opposite):
        if ruled >> corner & ruled >> other & 1:
            return True
    return False


def hand_matters(g: Root, seat: int) -> bool:
    """Z.3 Whether others could not tell that the hand gives nothing to do: then even a single option is asked."""
    if not g.cards_in_hand(seat):
        return False
    return g.crafting or g.available != 0 or (g.seats > 2 and g.score[seat] >= DOMINANCE_POINTS and g.scores(seat))
