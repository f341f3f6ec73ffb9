"""Every building: what it does when its owner fulfils the condition, plain and enchanted, and its enchantment."""

from typing import Any

import pytest

from parlour.conformance.law import law
from parlour.games.frogs.tests.one_card import Row, also, changes, laid, row, used

SELLER = also("turnip-seller")
TO_END = "start lily-pad"  # from the last space before the end of a path there is only one way
CHEST = "choose 1, tuck rain-boots"

PLAIN: dict[str, Row] = {
    "telegraph-office": row("start nest, reveal raffle-winner, invest 1", hand=1, deck=-1, coins=-1, here=1),
    "rookery-reading-room": row(
        "activate rooftop-postcrow, invest 2",
        also("rooftop-postcrow"), hand=2, deck=-2, coins=-2, here=2, on={"rooftop-postcrow": -1},
    ),
    "sorting-office": row("play chatty-jackdaw", coins=-1, deck=-1, plays="chatty-jackdaw", on={"chatty-jackdaw": 3}),
    "attic-observatory": row(
        "activate tea-leaf-augur, invest 1, tuck, discard, put-back, put-back",
        also("tea-leaf-augur"), considers=5, coins=-1, here=1, tucked=1, discard=1, deck=-2, on={"tea-leaf-augur": -1},
    ),
    "zero-waste": row(
        "activate pie-baker, discard rain-boots, play rain-boots",
        also("pie-baker"), hand=-1, coins=3, plays="rain-boots", on={"rain-boots": 3, "pie-baker": -1},
    ),
    "leaky-boathouse": row("start lily-pad, go w1, go w2", coins=1, at="w2"),
    "treasure-hunters-club": row(
        f"{TO_END}, invest 2, {CHEST}", also(at="ws2"), coins=-2, here=2, hand=-1, tucked=1, at="ws3"
    ),
    "wayfarers-inn": row(
        "play mighty-frogules, go s1",
        also(hand="mighty-frogules"), coins=-1, hand=-1, plays="mighty-frogules", on={"mighty-frogules": 3}, at="s1",
    ),
    "community-bank": row(
        "activate fair-steward, invest 2", also("fair-steward"), coins=3, here=2, on={"fair-steward": -1}
    ),
    "builders-guild": row("play carrot-market", coins=-1, hand=1, deck=-2, plays="carrot-market"),
    "carrot-market": row("start burrow, invest 1", coins=1, here=1),
    "warren-nursery": row("play carrot-market, invest 1", coins=-1, here=1, hand=-1, plays="carrot-market"),
    "great-library": row(
        "free back-row-swot, tuck rain-boots", also("back-row-swot"), coins=-1, tucked=1, deck=-1,
        on={"back-row-swot": -1},
    ),
    "duelling-pond": row(
        "activate mighty-frogules, go s1, stop, invest 1",
        also("mighty-frogules"), coins=1, here=1, at="s1", on={"mighty-frogules": -1},
    ),
    "alumni-hall": row("enchant rookery-reading-room", also("rookery-reading-room"), coins=3, hand=1, deck=-1),
    "newsroom": row(
        "activate pie-baker, discard rain-boots, invest 1",
        also("pie-baker"), coins=4, here=1, hand=-1, discard=1, on={"pie-baker": -1},
    ),
    "marsh-lighthouse": row(
        f"{TO_END}, choose 1, {CHEST}", also(at="ws2"), hand=1, deck=-2, tucked=1, at="ws3"
    ),
    "printing-house": row(
        "play rain-boots, invest 1", coins=-2, here=1, hand=-1, plays="rain-boots", on={"rain-boots": 3}
    ),
}  # fmt: skip

LASTING: dict[str, tuple[str, dict[str, int]]] = {  # what the enchantment adds: answers in the end, and changes
    "rookery-reading-room": ("", {"coins": 1}),
    "zero-waste": (", invest 1", {"coins": -1, "here": 1}),
    "leaky-boathouse": ("", {"coins": 2}),
    "wayfarers-inn": ("", {"coins": 1}),
    "carrot-market": ("", {"coins": 1}),
    "great-library": (", invest 2", {"coins": -2, "here": 2}),
    "newsroom": ("", {"coins": 1}),
    "marsh-lighthouse": (", invest 3", {"coins": -3, "here": 3}),
}

ONCE: dict[str, Row] = {
    "telegraph-office": row("no", coins=4, hand=1, deck=-1),  # activating the Nest triggers it
    "sorting-office": row("tuck chatty-jackdaw, tuck rain-boots", hand=-2, tucked=2),
    "attic-observatory": row(  # considering triggers it: 2 cards more
        "invest 0, tuck, draw, draw, put-back, put-back, put-back", considers=7, tucked=1, hand=2, deck=-3
    ),
    "treasure-hunters-club": row("go w1, go w2, go ws1", coins=6, at="ws1"),
    "community-bank": row("invest 5", coins=-2, here=5),
    "builders-guild": row("play carrot-market", hand=1, deck=-2, plays="carrot-market"),  # and that triggers it
    "warren-nursery": row("", SELLER, coins=2, on={"turnip-seller": 1}),
    "duelling-pond": row("", SELLER, coins=3),
    "alumni-hall": row("upgrade nest, invest 3", here=3, upgrades="nest", hand=1, deck=-1),  # and it is triggered
    "printing-house": row("play rain-boots, invest 0", coins=1, deck=-1, plays="rain-boots", on={"rain-boots": 3}),
}


def use(card: str, line: Row, charm: str = "") -> tuple[dict[str, int], dict[str, int]]:
    """What has changed with the building in play, and what should change; `here`: provisions on it."""
    words, given, wanted = line
    rest = {name: value for name, value in given.items() if name not in ("cards", "hand")}
    table = laid(card, *given.get("cards", ()), charm=charm, **rest)
    if "hand" in given:
        table.hand("orange", given["hand"])
    if charm:
        table.owns("orange", "spark")
    return used(table, words), expected(card, wanted)


def expected(card: str, wanted: dict[str, Any]) -> dict[str, int]:
    others = {name: value for name, value in wanted.items() if name not in ("here", "on")}
    here = {card: wanted["here"]} if wanted.get("here") else {}
    return changes(**others, on=wanted.get("on", {}) | here)


@law("frogs", "10.2", "10.3", "2.4")
@pytest.mark.parametrize("card", [*PLAIN])
def test_a_building_does_what_its_card_says(card: str) -> None:
    found, wanted = use(card, PLAIN[card])
    assert found == wanted


@law("frogs", "11.2", "10.2")
@pytest.mark.parametrize("card", [*LASTING])
def test_a_lasting_enchantment_is_added_to_the_effect(card: str) -> None:
    (words, given, wanted), (after, more) = PLAIN[card], LASTING[card]
    sums = {name: wanted.get(name, 0) + n for name, n in more.items()}
    where = ", choose 1, tuck" if card == "marsh-lighthouse" else ""  # there the reward comes after the building
    words = words.replace(where, f"{after}{where}") if where else words + after
    found, right = use(card, (words, given, wanted | sums), charm="star")
    assert found == right


@law("frogs", "11.2", "5.4.1")
@pytest.mark.parametrize("card", [*LASTING])
def test_a_lasting_enchantment_does_nothing_at_once(card: str) -> None:
    table = laid(card)
    assert used(table, f"enchant {card}") == {}
    assert table.charm_on(card) == "star"


@law("frogs", "11.2", "5.4.1")
@pytest.mark.parametrize("card", [*ONCE])
def test_an_enchantment_that_acts_once_acts_at_once(card: str) -> None:
    words, given, wanted = ONCE[card]
    found, right = use(card, (f"enchant {card}" + (f", {words}" if words else ""), given, wanted))
    assert found == right


@law("frogs", "11.2")
@pytest.mark.parametrize("card", [card for card in ONCE if card != "alumni-hall"])
def test_an_enchantment_that_acts_once_changes_nothing_later(card: str) -> None:
    found, wanted = use(card, PLAIN[card], charm="star")
    assert found == wanted


@law("frogs", "2.1")
def test_there_are_18_buildings_and_all_were_used() -> None:
    cards = laid().g.cards
    assert sorted(PLAIN) == sorted(card for n, card in enumerate(cards.ids) if cards.types[n] == 2)
    assert sorted([*LASTING, *ONCE]) == sorted(PLAIN)
