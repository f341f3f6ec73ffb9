"""7.12 Buildings that would set each other off for ever: earn when you invest, invest when you earn.

Tucking, playing and travelling use up cards and steps. What could go on without end is earning, investing, considering,
and taking cards from the discard pile that are discarded again; or until the deck is used up, drawing.
"""

from collections.abc import Iterator, Sequence

from parlour.games.frogs.file.pack.effects import inner, occasions
from parlour.games.frogs.rules.book import DISCARDED, DRAWN, GAINED, INVESTED, LOOKED, MOST
from parlour.record.pack import Mistakes, Table


def check_chains(cards: Sequence[Table]) -> Mistakes:
    """One mistake for each building that can set itself off, perhaps through others."""
    buildings = [card for card in cards if card["type"] == "building"]
    answers = {card["id"]: set(occasions(card["trigger"])) for card in buildings}
    causes = {card["id"]: set(caused(lasting(card))) for card in buildings}
    next_ones = {one: [each for each in answers if causes[one] & answers[each]] for one in causes}
    guilty = [one for one in next_ones if one in beyond(one, next_ones)]
    return [f"card {one}, effects: can set off this building again and again" for one in guilty]


def lasting(card: Table) -> list[Table]:
    """10.2, 11.2 What a building does whenever it is triggered, at most."""
    enchantment = card["enchantment"]
    return [*card["effects"], *(enchantment["effects"] if enchantment["kind"] == "modifier" else [])]


def caused(effects: Sequence[Table]) -> Iterator[int]:
    """The occasions that such effects can bring about as often as they are carried out."""
    for effect in effects:
        yield from occasions_of(effect)
        for each in inner(effect):
            yield from caused(each)


def occasions_of(effect: Table) -> Iterator[int]:
    word = effect["do"]
    if word == "gain":
        yield GAINED + min(effect["n"], MOST)
    elif word == "draw":
        yield from (DRAWN + n for n in range(1, min(effect["n"], MOST) + 1))
    elif word == "discard" or (word == "pay" and "discard" in effect):
        yield from range(DISCARDED + 1, DISCARDED + 8)
    elif word == "look":
        yield from (LOOKED, LOOKED + 1)
    elif word == "invest":
        yield INVESTED


def beyond(start: str, next_ones: dict[str, list[str]]) -> set[str]:
    """All that can be reached from there by at least one step."""
    found: set[str] = set()
    new = [start]
    while new:
        ahead = [each for each in next_ones[new.pop()] if each not in found]
        found.update(ahead)
        new += ahead
    return found
