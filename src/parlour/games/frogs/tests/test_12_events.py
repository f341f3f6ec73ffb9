"""12.6: each event triggers the cards that wait for it, and no others. Every gear and building with every deed."""

from collections import Counter
from functools import cache

import pytest

from parlour.conformance.law import law
from parlour.games.frogs.tests.deeds import DEEDS, HAPPENS, done, ready, uses
from parlour.games.frogs.tests.one_card import answer, difference, laid, measured

GEAR: dict[str, str] = {  # what each waits for, any one of these
    "postal-contract": "played-crow",
    "soul-chain": "crow",
    "brass-spyglass": "considered",
    "everlasting-quill": "drawn-2",
    "mudlarks-dredge": "lily-pad",
    "recycling-bin": "discarded",
    "whittled-walking-stick": "travelled-2",
    "rain-boots": "played-frog",
    "generous-pension": "earned-3",
    "carrot-money-box": "played-building",
    "tinkers-toolbox": "played-gear",
    "market-scales": "played-rabbit",
    "foggy-crystal-ball": "nest",
    "graduation-cap": "tucked",
    "stubborn-broom": "chest",
    "bubbling-cauldron": "frog",
    "counting-frame": "earned-2",
    "lunch-tin": "burrow",
    "pocket-printing-press": "discarded-villager",
    "wax-seal": "played-villager",
    "oilcloth-satchel": "travelled",
    "message-in-a-bottle": "path-end",
    "paper-round-bag": "invested",
    "penny-jar": "nest lily-pad burrow",
}

BUILDINGS: dict[str, str] = {
    "telegraph-office": "nest",
    "rookery-reading-room": "drawn-2",
    "sorting-office": "played-crow",
    "attic-observatory": "considered",
    "zero-waste": "discarded-gear",
    "leaky-boathouse": "lily-pad",
    "treasure-hunters-club": "chest",
    "wayfarers-inn": "played-frog-villager",
    "community-bank": "earned-4",
    "builders-guild": "played-building",
    "carrot-market": "burrow",
    "warren-nursery": "played-rabbit",
    "great-library": "tucked",
    "duelling-pond": "frog",
    "alumni-hall": "enchanted",
    "newsroom": "discarded",
    "marsh-lighthouse": "path-end",
    "printing-house": "played-gear",
}

PARAGRAPHS = [f"12.6.{n}" for n in range(1, 13)]


def should(card: str, deed: str) -> bool:
    """Whether the deed fulfils the card's condition; one card names both type and species."""
    happens = {*HAPPENS[deed].split()} | ({"played-frog-villager"} if deed == "play frog villager" else set())
    return bool({*(GEAR | BUILDINGS)[card].split()} & happens)


def deeds_for(card: str) -> list[str]:
    """All deeds that do not need the card elsewhere."""
    return [deed for deed in DEEDS if card not in uses(deed)]


@law("frogs", "9.2", "9.3", "12.6", *PARAGRAPHS)
@pytest.mark.parametrize("owner", ["orange", "blue"])
@pytest.mark.parametrize("card", [*GEAR])
def test_gear_answers_its_event_of_either_player_and_no_other(card: str, owner: str) -> None:
    answers = 0
    for deed in deeds_for(card):
        table = ready(deed, card, owner)
        before, count = table.provisions(card), 1 if should(card, deed) else 0
        answer(table, DEEDS[deed].words)
        gained = table.of("orange", "coins") - plain(deed)["coins"]
        assert (gained, before - table.provisions(card), deed) == (count, count, deed)
        answers += count
    assert answers


@cache
def plain(deed: str) -> Counter[str]:
    """What the table looks like after the deed alone."""
    return measured(done(deed))


def fired(card: str, deed: str) -> bool:
    """Whether the building answers while the deed is done; whatever else is asked, the first option is taken."""
    table, words = ready(deed, card), DEEDS[deed].words.split(", ")
    while words:
        fitting = [each for each in table.offered() if each == words[0] or each.startswith(f"{words[0]} ")]
        table.chooses(fitting[0] if fitting else table.offered()[0])
        words = words[1:] if fitting else words
    return {"seat": "orange", "card": card} in table.told("building-answers")


@law("frogs", "10.2", "12.6", *PARAGRAPHS)
@pytest.mark.parametrize("card", [*BUILDINGS])
def test_a_building_answers_its_event_of_its_owner_and_no_other(card: str) -> None:
    deeds = deeds_for(card)
    assert [deed for deed in deeds if fired(card, deed)] == [deed for deed in deeds if should(card, deed)]
    assert any(should(card, deed) for deed in deeds)


@law("frogs", "10.2", "12.6")
@pytest.mark.parametrize("card", [*BUILDINGS])
def test_a_building_never_answers_what_the_opponent_does(card: str) -> None:
    for deed in deeds_for(card):
        found = difference(plain(deed), measured(done(deed, card, owner="blue")))
        assert (found, deed) == ({"deck": -1}, deed)  # the building itself is not in the deck


@law("frogs", "12.6")
def test_every_card_with_a_condition_is_in_the_tables() -> None:
    cards = laid().g.cards
    waiting = [card for n, card in enumerate(cards.ids) if cards.triggers[n]]
    assert sorted([*GEAR, *BUILDINGS]) == sorted(waiting)
    assert [*DEEDS] == [*HAPPENS]
