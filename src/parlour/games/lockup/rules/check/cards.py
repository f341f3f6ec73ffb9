"""INV.8, INV.9, INV.17: every card of a game of Lockup is in exactly one place."""

from parlour.games.lockup.rules.book import (
    CELL_BLOCK,
    CHOW_HALL,
    GOONS,
    ITEMS,
    LOCATION_CARDS,
    SEWERS,
    TOMES,
    Rules,
)
from parlour.games.lockup.rules.fields import LIGHTS_OUT, NONE, PATROL, SETUP
from parlour.games.lockup.rules.patrol import RefillItems
from parlour.games.lockup.rules.setup import guard_cards
from parlour.games.lockup.rules.state import Lockup
from parlour.kernel.bag import bag, size

EVERY_ITEM = (1 << ITEMS) - 1
EVERY_GOON = (1 << GOONS) - 1


def every_tome(rules: Rules) -> int:
    """2.1, 18.2.2 All tomes; in solo without some."""
    cards = rules.cards
    return bag([card for card in range(TOMES) if not (rules.solo and cards.no_solo[cards.tome_of[card]])])


def cards(g: Lockup) -> list[str]:
    """INV.8 34 items, 33 goons, 28 tomes or 24 in solo."""
    cells = [goon for goon in g.goon_at if goon != NONE]
    shown = [item for item in g.display if item != NONE]
    items = [g.item_deck, *[1 << item for item in shown], *g.items, *g.reserved]
    goons = [g.goon_deck, g.goon_discard, g.drawn_goons, *[1 << goon for goon in cells], *g.goons]
    tomes = [g.tome_deck, g.tome_discard, g.drawn_tomes, *g.tomes]
    goons += [1 << under.card for under in g.goons_under]
    tomes += [1 << under.card for under in g.tomes_under]
    broken = []
    if not is_split(EVERY_ITEM, items):
        broken.append("item_deck: deck, display and parties do not have each item once (INV.8)")
    if not is_split(EVERY_GOON, goons):
        broken.append("goon_deck: decks, locations and parties do not have each goon once (INV.8)")
    if not is_split(every_tome(g.rules), tomes):
        broken.append("tome_deck: decks and hands do not have each tome once (INV.8)")
    return broken + holes(g) + guards(g) + traits(g) + unspent(g)


def is_split(whole: int, bags: list[int]) -> bool:
    """Whether each member is in exactly one of the bags."""
    union = 0
    for each in bags:
        union |= each
    return union == whole and sum(bags) == whole


def holes(g: Lockup) -> list[str]:
    """INV.9, 11.4, 12.1 Empty cells from the Cell Block, or the Chow Hall, to Patrol, or with an empty deck."""
    broken = []
    late = g.phase == LIGHTS_OUT and (g.location >= CELL_BLOCK or g.location == NONE)
    late = late or (g.phase == PATROL and any(isinstance(step, RefillItems) for step in g.stack))
    if g.stack and NONE in g.display and g.item_deck and not late:
        broken.append("display: a cell is empty, and the item deck is not (INV.9)")
    late = g.phase == PATROL or (g.phase == LIGHTS_OUT and (g.location >= CHOW_HALL or g.location == NONE))
    left = g.goon_deck or g.goon_discard or g.goons_under
    if g.stack and NONE in g.goon_at[SEWERS : CHOW_HALL + 1] and left and not late:
        broken.append("locations: a goon cell is empty, and the goon deck is not (INV.9)")
    if any(g.goon_at[i] != NONE for i in range(len(g.goon_at)) if not SEWERS <= i <= CHOW_HALL):
        broken.append("locations: a goon is where no goon cell is (2.3)")
    return broken


def guards(g: Lockup) -> list[str]:
    """INV.17 12 guard cards and 8 location cards; the guards have no tomes."""
    if not g.rules.solo:
        odd = g.guard_deck or g.guards_aside or g.location_deck or g.guards_up or g.guards_down or g.turned or g.kept
        return ["guards: they play in solo alone (18.0)"] if odd else []
    broken = []
    if not is_split(guard_cards(g.rules), [g.guard_deck, g.guards_aside, *g.guards_up]):
        broken.append("guards: the deck, the board and the cards aside are not those of the difficulty (INV.17)")
    if min(g.guards_down) < 0 or sum(g.guards_down) > size(g.guard_deck):
        broken.append("guards: more cards lie face down than there are (INV.17)")
    if not is_split((1 << LOCATION_CARDS) - 1, [g.location_deck, *[1 << card for card in g.turned]]):
        broken.append("guards: the location cards are not eight (INV.17)")
    if g.tomes[g.seats]:
        broken.append("tomes: the guards have one (INV.17)")
    if g.reserved[g.seats] != bag(g.kept) or size(g.reserved[g.seats]) != len(g.kept):
        broken.append("reserved: the guards' items and their order are not the same (18.4.4.1)")
    return broken


def traits(g: Lockup) -> list[str]:
    """17.4–17.6 Two traits each to choose from, none twice; one chosen by all once expert mode's setup is over."""
    chosen = [trait for trait in g.traits if trait != NONE]
    if g.dealt:
        good = g.phase == SETUP and is_dealt(g) and is_split(bag(chosen) | union(g.dealt), [*bits(chosen), *g.dealt])
        return [] if good else ["dealt: not two traits each, or not in the setup (17.4)"]
    full = g.seats if g.rules.expert and g.phase != SETUP else 0
    if len(chosen) != full or len(set(chosen)) != full:
        return ["traits: each player has one after the setup of expert mode, and only then (17.5)"]
    return []


def bits(numbers: list[int]) -> list[int]:
    return [1 << n for n in numbers]


def union(bags: list[int]) -> int:
    result = 0
    for each in bags:
        result |= each
    return result


def is_dealt(g: Lockup) -> bool:
    return all(size(g.dealt[seat]) == (2 if g.traits[seat] == NONE else 1) for seat in range(g.seats))


def unspent(g: Lockup) -> list[str]:
    """4 In the setup nothing was crafted or discarded."""
    if g.phase == SETUP and (any(g.items) or g.goon_discard or g.tome_discard):
        return ["items: in the setup nothing was crafted or discarded yet (4.4)"]
    return []
