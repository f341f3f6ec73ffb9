"""8.1–8.4: what each place brings where nothing has to be chosen."""

from parlour.games.lockup.rules.book import INFIRMARY, IRON, LIBRARY, POTION, POWER, SCRAP, SEWERS, YARD
from parlour.games.lockup.rules.state import Lockup


def holds_something(g: Lockup, place: int) -> bool:
    """7.4.5 At least one token, card or marker would be gained or kept."""
    if g.location == LIBRARY:
        left = g.tome_deck or g.tomes_under or g.tome_discard
        return bool(left) and place < 3
    if g.location == YARD and place == 0:
        return True
    kind, n = plain_reward(g, g.location, place, len(g.ranking))
    return n > 0 and g.supply[kind] > 0


def plain_reward(g: Lockup, location: int, place: int, ranked: int) -> tuple[int, int]:
    """8.1–8.4 What the place brings in the Yard, Sewers, Infirmary and Smithy: a kind and a number, 0 for nothing."""
    few = g.rules.parties == 2
    if location == YARD:
        return POWER, 1 if place < 2 else 0
    if location == SEWERS:
        second = 2 if g.seats >= 4 else 1  # 8.2.1
        return SCRAP, (2 if few else 3) if place == 0 else second if place == 1 else 1
    if location == INFIRMARY:  # 8.3.1 alone: the first place only
        return POTION, (2 if few else 3) if place == 0 else 1 if place == ranked - 1 else 0
    return IRON, 2 if place == 0 else 1 if place == 1 else 0


def take_first_marker(g: Lockup, party: int) -> None:
    """8.1 Takes or keeps the first-player marker; 7.2.6 its holder counts for ties from the next location on."""
    if g.first == party:
        g.note_of("keeps-first", party)
    else:
        g.note_of("takes-first", party)
    g.first = party
