"""11.2.6, 11.2.7: services. At the start of Birdsong whoever is active may buy them of the player who sells."""

from typing import Final

from parlour.games.root.rules.land import at
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.verbs import BUY, END, SERVICE_CARD
from parlour.kernel.bag import has, members
from parlour.kernel.state import ARG, VERB, Step

HAND_CARD: Final = 0
RIVERBOATS: Final = 1
MERCENARIES: Final = 2
SERVICES: Final = ("hand-card", "riverboats", "mercenaries")


def number_of_services(g: Root, seat: int) -> int:
    """11.2.6.ii One per turn, and one per clearing with a post of the seller and a piece of the buyer."""
    if g.services:
        return g.service_limit
    seller = g.rules.seller
    return 1 + sum([g.lesser[at(seller, c)] for c in members(g.present[seat] & g.present[seller])])


def on_offer(g: Root, seat: int) -> list[int]:
    """11.2.6, QA.2 The services that the seat can pay in full and use; the seller is not asked for leave."""
    if g.services and g.services >= g.service_limit:
        return []
    return [service for service in range(len(SERVICES)) if not why_not(g, seat, service)]


def why_not(g: Root, seat: int, service: int) -> str:
    """11.2.6, 11.2.7 What bars a service, or ""."""
    faction = g.rules.faction[seat]
    if g.services and g.services >= g.service_limit:
        return "11.2.6.ii"
    if not faction.can_pay(g, seat, g.prices[service]):
        return "11.2.6.i"
    if service == HAND_CARD:
        return "" if g.cards_in_hand(g.rules.seller) else "11.2.7.i"
    if service == MERCENARIES and not faction.may_hire(g, seat):
        return "11.2.7.iii.b"
    return "11.2.6" if has(g.bought, service) else ""


class BuyServices(Step[Root]):
    """11.2.6 Any other player may buy services at the start of his Birdsong, one at a time."""

    def options(self, g: Root) -> list[int]:
        return [END] + [BUY | service for service in on_offer(g, self.who)]

    def take(self, g: Root, action: int) -> None:
        if action == END:
            return
        service = action & ARG
        g.service_limit = number_of_services(g, self.who)
        g.services += 1
        g.then(self)
        provide(g, self.who, service)
        g.note("buys", seat=self.who, other=g.rules.seller, service=service, n=g.prices[service])
        g.rules.faction[self.who].pay_service(g, self.who, g.prices[service])

    def about(self, g: Root) -> dict[str, int]:
        return {"n": number_of_services(g, self.who) - g.services, "other": g.rules.seller}

    def detail(self, g: Root, action: int) -> dict[str, int]:
        return {"n": g.prices[action & ARG]} if action & VERB == BUY else {}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        laws = [(BUY | service, why_not(g, self.who, service)) for service in range(len(SERVICES))]
        return [(action, law) for action, law in laws if law]


def provide(g: Root, seat: int, service: int) -> None:
    """11.2.7 A card of the open hand; boats from now on; mercenaries from Daylight on."""
    if service == HAND_CARD:
        g.then(TakeServiceCard(seat))
        return
    g.bought |= 1 << service
    if service == RIVERBOATS:
        g.paths = g.rules.land.waterways


class TakeServiceCard(Step[Root]):
    """11.2.7.i Take any one card of the seller's hand, which lies open."""

    def options(self, g: Root) -> list[int]:
        return [SERVICE_CARD | card for card in members(g.hand[g.rules.seller])]

    def take(self, g: Root, action: int) -> None:
        card, seller = action & ARG, g.rules.seller
        g.hand[seller] ^= 1 << card
        g.hand[self.who] |= 1 << card
        g.note("takes-card", seat=self.who, other=seller, card=card)

    def about(self, g: Root) -> dict[str, int]:
        return {"other": g.rules.seller}
