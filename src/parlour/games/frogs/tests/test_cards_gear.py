"""Every gear card: its relic effect when it is tucked empty, and none when it is tucked in another way."""

import pytest

from parlour.conformance.law import law
from parlour.games.frogs.tests.one_card import Row, also, changes, laid, relic, row, used

TWO, GUILD = also("turnip-seller", "mighty-frogules"), also("builders-guild")

RELICS: dict[str, Row] = {
    "postal-contract": row(hand=2, deck=-2),
    "soul-chain": row("reveal chatty-jackdaw", hand=-1, tucked=1),
    "brass-spyglass": row("draw, draw, discard, put-back", considers=5, hand=2, discard=1, deck=-3),
    "everlasting-quill": row("tuck chatty-jackdaw, tuck rain-boots", hand=-2, tucked=2),
    "mudlarks-dredge": row("tuck newsroom", discard=-1, tucked=1),
    "recycling-bin": row("draw newsroom, draw penny-jar", hand=2, discard=-2),
    "whittled-walking-stick": row(coins=4),
    "rain-boots": row("go w1, go w2", coins=1, at="w2"),
    "generous-pension": row("provide turnip-seller", TWO, on={"turnip-seller": 1}),
    "carrot-money-box": row(coins=5),
    "tinkers-toolbox": row("play rain-boots", hand=-1, plays="rain-boots", on={"rain-boots": 3}),
    "market-scales": row("invest 3", GUILD, coins=-1, on={"builders-guild": 3}),
    "foggy-crystal-ball": row("tuck, draw, put-back, put-back", considers=5, tucked=1, hand=1, deck=-2),
    "graduation-cap": row("choose 1, tuck rain-boots", hand=-1, tucked=1),
    "stubborn-broom": row("activate turnip-seller", TWO, coins=3),
    "bubbling-cauldron": row(hand=1, deck=-1, coins=3),
    "counting-frame": row("choose 1, upgrade burrow", upgrades="burrow"),
    "lunch-tin": row("provide mighty-frogules", TWO, on={"mighty-frogules": 1}, hand=1, deck=-1),
    "pocket-printing-press": row("discard rain-boots", hand=2, discard=1, deck=-3),
    "wax-seal": row("tuck rain-boots", tucked=1, deck=-1),
    "oilcloth-satchel": row("draw newsroom", hand=1, discard=-1, coins=2),
    "message-in-a-bottle": row("play fair-steward", discard=-1, plays="fair-steward", on={"fair-steward": 2}),
    "paper-round-bag": row("invest 3", GUILD, on={"builders-guild": 3}),
    "penny-jar": row(coins=3),
}

SECOND: dict[str, Row] = {
    "soul-chain": row("no"),
    "tinkers-toolbox": row("no"),
    "graduation-cap": row("choose 2", hand=2, deck=-2),
    "counting-frame": row("choose 2", coins=4),
    "message-in-a-bottle": row("no"),
}


def end(card: str, line: Row) -> tuple[dict[str, int], dict[str, int]]:
    """What the end of a turn with the empty gear has changed, and what it should change."""
    words, given, wanted = line
    table = laid(*given.get("cards", ())).in_play("orange", card, provisions=0)
    found = relic(table, words)
    assert card in table.under("orange")
    return found, changes(**wanted | {"tucked": wanted.get("tucked", 0) + 1, "leaves": card})


@law("frogs", "4.5.2", "9.5", "DEC.21")
@pytest.mark.parametrize("card", [*RELICS])
def test_gear_does_what_its_relic_effect_says(card: str) -> None:
    found, wanted = end(card, RELICS[card])
    assert found == wanted


@law("frogs", "DEC.21", "7.2.2")
@pytest.mark.parametrize("card", [*SECOND])
def test_the_other_answer_does_the_other_thing(card: str) -> None:
    found, wanted = end(card, SECOND[card])
    assert found == wanted


@law("frogs", "9.5")
@pytest.mark.parametrize("card", [*RELICS])
def test_e15_gear_tucked_from_the_hand_gives_no_relic_effect(card: str) -> None:
    table = laid("back-row-swot").hand("orange", card)
    found = used(table, f"free back-row-swot, tuck {card}")
    assert found == changes(coins=-1, hand=-1, tucked=1, on={"back-row-swot": -1})


@law("frogs", "9.5")
@pytest.mark.parametrize("card", [*RELICS])
def test_e15_gear_tucked_while_considering_gives_no_relic_effect(card: str) -> None:
    table = laid("tea-leaf-augur").next_cards(card)
    found = used(table, f"activate tea-leaf-augur, tuck {card}, discard")
    assert found == changes(considers=3, tucked=1, discard=1, deck=-2, on={"tea-leaf-augur": -1})


@law("frogs", "2.1")
def test_there_are_24_gear_cards_and_all_were_used() -> None:
    cards = laid().g.cards
    assert sorted(RELICS) == sorted(card for n, card in enumerate(cards.ids) if cards.types[n] == 1)
