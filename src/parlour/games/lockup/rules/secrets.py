"""Chapter 19: what a seat may not know, taken out of a State, and possible worlds put in its place.

In a redacted State the holding cell of another seat holds all its tokens that the seat has not seen, and the tome deck
all tomes that it has not seen; `gaps` says how many of them lie elsewhere. Reserved items stay: all saw them when they
were taken from the display (19).
"""

from typing import Final

from parlour.games.lockup.rules.book import ALL_TOKENS, LIBRARY, TRAITS
from parlour.games.lockup.rules.fields import HOME, NONE, Fields, Lifted, Look, Under
from parlour.games.lockup.rules.tally import how_many, one
from parlour.kernel.bag import bag, has, members, size

EVERY_TRAIT: Final = (1 << TRAITS) - 1


def is_seen(g: Fields, seat: int, owner: int, token: int) -> bool:
    """19 A face-down token is known to its owner and, by a tome, to who has looked at it."""
    if seat == owner:
        return True
    for look in g.peeked:
        if look.by == seat and look.of == owner and look.token == token:
            return True
    return False


def conceal(g: Fields, seat: int) -> None:
    """19.1, INV.18 19 Take out of a clone what the seat may not know."""
    decides = g.decider() == seat
    gaps = [0] * (3 * g.seats + 3)
    for other in range(g.seats):
        if other != seat:
            gaps[other] = veil(g, seat, other)
            gaps[g.seats + other] = size(g.tomes[other])
            g.tome_deck |= g.tomes[other]
            g.tomes[other] = 0
    if not decides:
        gaps[3 * g.seats], gaps[3 * g.seats + 1] = size(g.drawn_tomes), size(g.drawn_goons)
        g.tome_deck |= g.drawn_tomes
        g.goon_deck |= g.drawn_goons
        g.drawn_tomes = g.drawn_goons = 0
    conceal_traits(g, seat, gaps)
    conceal_bottoms(g, seat)
    conceal_looks(g, seat)
    g.gaps = gaps


def veil(g: Fields, seat: int, other: int) -> int:
    """19 Face-down tokens of another seat: a tally of how many lie in each location."""
    counts = 0
    for spot in members(g.down[other]):
        if not is_seen(g, seat, other, spot % HOME):
            counts += one(spot // HOME)
            g.down[other] ^= 1 << spot
            g.cell[other] |= 1 << spot % HOME
    return counts


def conceal_traits(g: Fields, seat: int, gaps: list[int]) -> None:
    """17.5.1 Traits that were dealt to another seat, or left by it."""
    if g.dealt:
        g.dealt = [g.dealt[each] if each == seat else 0 for each in range(g.seats)]
        for other in range(g.seats):
            if other != seat:
                gaps[2 * g.seats + other] = 2 if g.traits[other] == NONE else 1


def conceal_bottoms(g: Fields, seat: int) -> None:
    """19 A card put under a deck is known to its chooser alone."""
    g.tome_deck |= bag([card for card, by in g.tomes_under if by != seat and card != NONE])
    g.goon_deck |= bag([card for card, by in g.goons_under if by != seat and card != NONE])
    g.tomes_under = [under if under.by == seat else Under(NONE, under.by) for under in g.tomes_under]
    g.goons_under = [under if under.by == seat else Under(NONE, under.by) for under in g.goons_under]


def conceal_looks(g: Fields, seat: int) -> None:
    """14.7.3 All see where somebody looks; what is there only the one who looks and the owner know."""
    g.peeked = [look if seat in (look.by, look.of) else look._replace(token=NONE) for look in g.peeked]
    if g.lifted.token != NONE and g.decider() != seat and not knows_lifted(g):
        g.lifted = Lifted(g.lifted.location, NONE)


def knows_lifted(g: Fields) -> bool:
    """14.7.8 A token that moves keeps its face."""
    who, spot = g.decider(), g.lifted.location * HOME + g.lifted.token
    return has(g.up[who] | g.down[who], spot)  # `veil` has taken out what is not known


# Possible worlds


def imagine(g: Fields) -> None:
    """Fill the gaps of a redacted State at random."""
    gaps, seats = g.gaps, g.seats
    if not gaps:
        return
    g.gaps = []
    for seat in range(seats):
        place_veiled(g, seat, gaps[seat])
        g.tomes[seat] |= deal_tomes(g, gaps[seats + seat])
    g.drawn_tomes |= deal_tomes(g, gaps[3 * seats])
    for _ in range(gaps[3 * seats + 1]):
        card = g.draw(g.goon_deck)
        g.goon_deck ^= 1 << card
        g.drawn_goons |= 1 << card
    imagine_traits(g, gaps)
    imagine_bottoms(g)
    imagine_looks(g)


def place_veiled(g: Fields, seat: int, counts: int) -> None:
    for location in range(LIBRARY):
        for _ in range(how_many(counts, location)):
            token = g.draw(g.cell[seat])
            g.cell[seat] ^= 1 << token
            g.down[seat] |= 1 << location * HOME + token


def deal_tomes(g: Fields, n: int) -> int:
    dealt = 0
    for _ in range(n):
        card = g.draw(g.tome_deck)
        g.tome_deck ^= 1 << card
        dealt |= 1 << card
    return dealt


def imagine_traits(g: Fields, gaps: list[int]) -> None:
    if not g.dealt:
        return
    left, dealt = EVERY_TRAIT, g.dealt.copy()
    for each in range(g.seats):
        left &= ~dealt[each] & ~(0 if g.traits[each] == NONE else 1 << g.traits[each])
    for each in range(g.seats):
        for _ in range(gaps[2 * g.seats + each]):
            trait = g.draw(left)
            left ^= 1 << trait
            dealt[each] |= 1 << trait
    g.dealt = dealt


def imagine_bottoms(g: Fields) -> None:
    tomes, goons = g.tomes_under.copy(), g.goons_under.copy()
    for i in range(len(tomes)):
        if tomes[i].card == NONE:
            drawn = g.draw(g.tome_deck)
            g.tome_deck ^= 1 << drawn
            tomes[i] = Under(drawn, tomes[i].by)
    for i in range(len(goons)):
        if goons[i].card == NONE:
            drawn = g.draw(g.goon_deck)
            g.goon_deck ^= 1 << drawn
            goons[i] = Under(drawn, goons[i].by)
    g.tomes_under, g.goons_under = tomes, goons


def imagine_looks(g: Fields) -> None:
    looks = g.peeked.copy()
    for i in range(len(looks)):
        by, of, location, token = looks[i]
        if token == NONE:
            there = g.down[of] >> location * HOME & ALL_TOKENS
            for look in looks:  # nobody looks at a token twice
                if look[:3] == looks[i][:3] and look.token != NONE:
                    there &= ~(1 << look.token)
            looks[i] = Look(by, of, location, g.draw(there))
    g.peeked = looks
    start, token = g.lifted
    if start != NONE and token == NONE:
        g.lifted = Lifted(start, g.draw(g.down[g.decider()] >> start * HOME & ALL_TOKENS))
