"""Every villager used once: by the action that its card names, with what it should bring about."""

import pytest

from parlour.conformance.law import law
from parlour.games.frogs.tests.one_card import Row, also, changes, laid, row, used

SELLER, GUILD = also("turnip-seller"), also("builders-guild")
TO_WS1 = "go w1, go w2, go ws1"

CROWS: dict[str, Row] = {
    "rooftop-postcrow": row(hand=2, deck=-2),
    "night-shift-librarian": row("draw, draw, discard", considers=4, hand=2, discard=1, deck=-3),
    "chatty-jackdaw": row(hand=1, deck=-1, coins=1),
    "attic-hoarder": row("tuck rain-boots", tucked=1, deck=-1),
    "tea-leaf-augur": row("tuck, discard", considers=3, tucked=1, discard=1, deck=-2),
    "button-trader": row("discard rain-boots", hand=2, discard=1, deck=-3),
    "fidgety-fledgling": row("discard rain-boots", discard=1, deck=-1),
    "nest-warden": row(hand=1, deck=-1, coins=2),
    "moonlit-choirmaster": row(hand=3, deck=-3),
    "headmistress-rook": row("", also("turnip-seller", "mighty-frogules"), hand=1, deck=-1, coins=3),
    "strict-examiner": row("tuck, draw, discard, put-back", considers=5, tucked=1, hand=1, discard=1, deck=-3),
    "inkblot-scribe": row("discard rain-boots", hand=1, discard=1, deck=-2, coins=1),
    "back-row-swot": row("tuck rain-boots", coins=-1, hand=-1, tucked=1),
    "starlight-tutor": row("choose 1, upgrade lily-pad", upgrades="lily-pad"),
    "headline-crier": row("reveal raffle-winner", hand=1, deck=-1, coins=2),
    "obituary-editor": row("discard rain-boots, tuck newsroom", deck=-1, tucked=1),
    "breathless-messenger": row(hand=1, deck=-1),
    "keyhole-reporter": row("draw, discard, discard, put-back", considers=5, hand=1, discard=2, deck=-3, coins=1),
    "gazette-publisher": row(TO_WS1, also("turnip-seller", "mighty-frogules"), coins=4, at="ws1"),
    "fledgling-errand-crow": row("draw, draw", considers=3, hand=2, deck=-2, coins=1),
}

FROGS: dict[str, Row] = {
    "frog-mage": row(TO_WS1, hand=3, deck=-3, at="ws1"),
    "mighty-frogules": row(TO_WS1, coins=3, at="ws1"),
    "puddle-skipper": row("go w1", at="w1"),
    "reed-ferryman": row("go s1", coins=4, at="s1"),
    "bog-courier": row("go w1, go w2", coins=1, hand=1, deck=-1, at="w2"),
    "stepping-stone-twins": row("go w1", hand=1, deck=-1, coins=1, at="w2"),
    "lily-gardener": row("go s1", coins=3, at="s1"),
    "mudlark": row("draw newsroom, go s1", hand=1, discard=-1, coins=2, at="s1"),
    "daring-leaper": row(f"{TO_WS1}, go ws2", hand=1, deck=-1, at="ws2"),
    "broomstick-instructor": row("go ss1, go ss2, go ss3", also(board="autumn", at="s1"), hand=1, deck=-1, at="ss3"),
    "frog-alchemist": row(TO_WS1, hand=2, deck=-2, at="ws1"),
    "lecture-napper": row("go s1", SELLER, coins=5, at="s1"),
    "duckweed-freshman": row("go s1, reveal rain-boots", coins=4, at="s1"),
    "hall-pass-hopper": row("go s1", coins=2, at="s1"),
    "foreign-correspondent": row(TO_WS1, coins=3, hand=1, deck=-1, at="ws1"),
    "bottle-post-angler": row("draw newsroom, draw penny-jar", hand=2, discard=-2),
    "ditchwater-gossip": row("go s1, discard rain-boots", coins=5, hand=-1, discard=1, at="s1"),
    "weather-frog": row("go w1, go w2, draw, discard", considers=3, coins=1, hand=1, discard=1, deck=-2, at="w2"),
    "semaphore-hopper": row("go s1", coins=1, at="s1"),
    "wide-eyed-froglet": row("go w1, go w2", coins=2, at="w2"),
}

RABBITS: dict[str, Row] = {
    "turnip-seller": row(coins=3),
    "fair-steward": row(coins=5),
    "carrot-banker": row("invest 2", GUILD, on={"builders-guild": 2}),
    "village-nurse": row("", SELLER, coins=2, on={"turnip-seller": 1}),
    "errand-kit": row(coins=1),
    "burrow-digger": row(coins=2, hand=1, deck=-1),
    "pie-baker": row("discard rain-boots", hand=-1, discard=1, coins=5),
    "travelling-tinker": row("play rain-boots", coins=-1, hand=-1, plays="rain-boots", on={"rain-boots": 3}),
    "harvest-queen": row(coins=3, hand=1, deck=-1),
    "canteen-cook": row("", SELLER, on={"turnip-seller": 1}),
    "stern-bursar": row("invest 3", GUILD, on={"builders-guild": 3}),
    "scholarship-winner": row("choose 1", coins=4),
    "groundskeeper": row("start burrow", coins=3),
    "potions-dropout": row(coins=-2, hand=3, deck=-3),
    "stamp-collector": row("reveal rain-boots", coins=4),
    "classifieds-clerk": row("discard rain-boots, discard", hand=-2, discard=2, coins=6),
    "raffle-winner": row(coins=7),
    "second-hand-peddler": row("play rain-boots", hand=-1, plays="rain-boots", on={"rain-boots": 3}),
    "subscription-agent": row(coins=2, hand=1, deck=-1),
    "pocket-money-kit": row(coins=4),
}

SECOND: dict[str, Row] = {  # the other option of a choice, and a no
    "starlight-tutor": row("choose 2", hand=2, deck=-2),
    "scholarship-winner": row("choose 2", hand=2, deck=-2),
    "travelling-tinker": row("no", coins=1),
    "duckweed-freshman": row("go s1, no", coins=2, at="s1"),
    "headline-crier": row("no", hand=1, deck=-1),
    "stamp-collector": row("no", coins=2),
    "second-hand-peddler": row("no", coins=2),
}

FREE = [
    "fidgety-fledgling", "back-row-swot", "breathless-messenger", "puddle-skipper", "hall-pass-hopper",
    "semaphore-hopper", "errand-kit", "canteen-cook",
]  # fmt: skip


def use(card: str, line: Row) -> tuple[dict[str, int], dict[str, int]]:
    """What a use of the villager has changed, and what it should change."""
    words, given, wanted = line
    verb = "free" if card in FREE else "activate"
    rest = {name: value for name, value in given.items() if name != "cards"}
    table = laid(card, *given.get("cards", ()), **rest)
    found = used(table, f"{verb} {card}" + (f", {words}" if words else ""))
    return found, changes(**wanted | {"on": wanted.get("on", {}) | {card: -1}})


@law("frogs", "7.11", "5.2.2", "5.3.1")
@pytest.mark.parametrize("card", [*CROWS, *FROGS, *RABBITS])
def test_a_villager_does_what_its_card_says(card: str) -> None:
    found, wanted = use(card, (CROWS | FROGS | RABBITS)[card])
    assert found == wanted


@law("frogs", "7.11.15", "7.11.16")
@pytest.mark.parametrize("card", [*SECOND])
def test_the_other_answer_does_the_other_thing(card: str) -> None:
    found, wanted = use(card, SECOND[card])
    assert found == wanted


@law("frogs", "2.1", "2.2")
def test_there_are_twenty_villagers_of_each_species_and_all_were_used() -> None:
    cards = laid().g.cards
    villagers = [[i for n, i in enumerate(cards.ids) if not cards.types[n] and cards.species[n] == s] for s in range(3)]
    assert [sorted(each) for each in villagers] == [sorted(CROWS), sorted(FROGS), sorted(RABBITS)]
    assert sorted(FREE) == sorted(i for n, i in enumerate(cards.ids) if cards.free[n])
