"""13.2, 13.3: what a seat may know of the other's hidden cards, and the worlds that it can imagine."""

import pytest

from parlour.conformance.fuzz import Dice, choose
from parlour.conformance.law import law
from parlour.conformance.playing import contents
from parlour.games.frogs.tests.board import FROGS
from parlour.games.frogs.tests.kit import Scenario, new_game
from parlour.games.frogs.tests.test_13_hidden import ids, seen
from parlour.kernel.chance import seeded

ANGLER = "bottle-post-angler"


def taken(*cards: str, then: str = "") -> Scenario:
    """Orange has taken two cards of the discard pile into its hand of one, and may activate one villager more."""
    table = Scenario(both_decks="true").pile("lunch-tin", *cards).hand("orange", "soul-chain").in_play("orange", ANGLER)
    if then:
        table.in_play("orange", then)
    table.turn("orange").chooses(f"activate {ANGLER}")
    return table.chooses(*[f"draw {card}" for card in cards])


def put_back() -> tuple[Scenario, list[str]]:
    """Orange has considered five cards and put two back: these, the topmost first. Now it is blue's turn."""
    table = Scenario().in_play("orange", "strict-examiner", provisions=2).turn("orange")
    table.chooses("activate strict-examiner")
    while table.question() != "TakeTurn":
        table.chooses(table.offered()[0])
    table.chooses("start burrow")
    return table, table.on_top()


def worlds(table: Scenario, seat: int, n: int = 30) -> list[Scenario]:
    """Worlds that a seat can imagine."""
    found = []
    for number in range(n):
        world = table.g.redact(seat)
        world.determinise(seeded(f"world {number}"))
        imagined = Scenario()
        imagined.match.state = world
        assert FROGS.check(world) == []
        found.append(imagined)
    return found


# Cards in the hand


@law("frogs", "13.2", "7.4")
def test_cards_taken_from_the_discard_pile_are_known_in_the_hand() -> None:
    table = taken("rain-boots", "frog-mage")
    assert seen(table, "orange", "blue", "known") == ["frog-mage", "rain-boots"]
    assert seen(table, "orange", "orange", "known") == seen(table, "orange", "", "known") == []
    assert all({"frog-mage", "rain-boots"} < {*world.holds("orange")} for world in worlds(table, 1))


@law("frogs", "13.2", "7.11.13")
def test_a_revealed_card_is_known_until_it_is_played() -> None:
    table = Scenario(theme="tidings").in_play("orange", "stamp-collector").hand("orange", "rain-boots", "soul-chain")
    table.turn("orange").chooses("activate stamp-collector", "reveal rain-boots")
    assert ("reveals", {"seat": "orange", "card": "rain-boots"}) in table.heard("blue")
    assert seen(table, "orange", "blue", "known") == ["rain-boots"]
    table.chooses("play rain-boots")
    assert seen(table, "orange", "blue", "known") == []


@law("frogs", "13.2", "13.1")
def test_after_a_card_is_tucked_unseen_a_known_card_is_only_perhaps_in_the_hand() -> None:
    """A program may remember it; the view has no list of what may be tucked."""
    table = taken("rain-boots", "frog-mage", then="back-row-swot").chooses("free back-row-swot", "tuck soul-chain")
    player = table.player("orange", to="blue")
    assert (ids(player["known"]), ids(player["perhaps"])) == ([], [])
    two, imagined = {"rain-boots", "frog-mage"}, worlds(table, 1, 60)
    assert {len(two & {*world.holds("orange")}) for world in imagined} == {1, 2}  # at most one of them was tucked
    assert all(two <= {*world.holds("orange"), *world.under("orange")} for world in imagined)


@law("frogs", "13.2")
def test_a_card_that_may_have_been_tucked_is_open_once_it_is_played() -> None:
    table = taken("rain-boots", "frog-mage", then="back-row-swot").chooses("free back-row-swot", "tuck soul-chain")
    table.chooses("play rain-boots")
    assert all("frog-mage" in {*world.holds("orange"), *world.under("orange")} for world in worlds(table, 1))
    assert not any("rain-boots" in {*world.holds("orange"), *world.under("orange")} for world in worlds(table, 1))


@law("frogs", "13.2", "7.6")
def test_a_known_card_that_is_discarded_is_no_longer_in_the_hand() -> None:
    table = taken("rain-boots", "frog-mage", then="fidgety-fledgling")
    table.chooses("free fidgety-fledgling", "discard rain-boots")
    assert seen(table, "orange", "blue", "known") == ["frog-mage"]


# Cards put back on the deck


@law("frogs", "13.2", "7.9")
def test_who_puts_cards_back_knows_them_and_their_order() -> None:
    table, top = put_back()
    assert len(top) == 2
    assert ids(table.view("orange")["top"]) == top
    assert table.view("blue")["top"] == [None, None]
    assert all(world.on_top() == top for world in worlds(table, 0))
    assert len({tuple(world.on_top()) for world in worlds(table, 1)}) > 10


@law("frogs", "13.2", "7.4")
def test_a_card_that_the_other_draws_from_a_known_place_is_known_in_the_hand() -> None:
    table, top = put_back()
    table.by("blue", "start nest")
    assert table.holds("blue") == [top[0]]
    assert seen(table, "blue", "orange", "known") == [top[0]]
    assert ids(table.view("orange")["top"]) == [top[1]]
    assert all(world.holds("blue") == [top[0]] for world in worlds(table, 0))
    assert seen(table, "blue", "", "known") == []


@law("frogs", "13.2", "7.9")
def test_once_the_other_considers_them_they_are_only_among_what_the_other_has() -> None:
    table, top = put_back()
    table.g.lay_out(1, table.take("tea-leaf-augur"))
    table.turn("blue").chooses("activate tea-leaf-augur")
    assert sorted(seen(table, "blue", "orange", "perhaps")) == sorted(top)
    assert ids(table.view("orange")["looked"]) == ["", "", ""]
    for _ in range(2):  # tuck 1, discard 1
        table.chooses(table.offered()[0])
    hidden = [card for card in top if card not in table.discarded()]
    assert seen(table, "blue", "orange", "perhaps") == []  # a card was tucked unseen
    assert table.view("orange")["top"] == [None]
    for world in worlds(table, 0):
        assert {*hidden} <= {*world.under("blue"), *world.on_top()}


# 13.3 Novice villagers


@law("frogs", "13.3", "13.1")
def test_a_novice_villager_tucked_from_the_hand_is_seen_by_all() -> None:
    table = taken("pocket-money-kit", "rain-boots", then="back-row-swot")
    table.chooses("free back-row-swot", "tuck pocket-money-kit")
    for seat in ("orange", "blue", ""):
        assert ("tucks", {"seat": "orange", "card": "pocket-money-kit"}) in table.heard(seat)
        assert table.player("orange", to=seat)["tucked_novices"] == ["fledgling-errand-crow", "pocket-money-kit"]
    assert seen(table, "orange", "blue", "known") == ["rain-boots"]  # it was not that one


@law("frogs", "13.3", "13.2")
def test_a_novice_villager_in_the_hand_stays_known_when_another_card_is_tucked() -> None:
    table = taken("pocket-money-kit", "rain-boots", then="back-row-swot")
    table.chooses("free back-row-swot", "tuck soul-chain")
    player = table.player("orange", to="blue")
    assert (ids(player["known"]), ids(player["perhaps"])) == (["pocket-money-kit"], [])
    assert all("pocket-money-kit" in world.holds("orange") for world in worlds(table, 1, 60))


@law("frogs", "13.3")
def test_a_novice_villager_tucked_from_play_lies_under_its_owners_scoring_card() -> None:
    table = Scenario().in_play("orange", "fledgling-errand-crow", provisions=0).turn("orange", actions=1)
    assert table.player("orange", to="blue")["tucked_novices"] == []
    table.chooses("start burrow")
    assert table.player("orange", to="blue")["tucked_novices"] == ["fledgling-errand-crow"]
    assert table.player("orange", to="blue")["species"] == "crow"


# Whole games


@law("frogs", "13.2", "INV.16", "INV.1")
@pytest.mark.parametrize("seed", ["one", "two"])
def test_in_random_games_a_view_fits_every_world_that_its_seat_can_imagine(seed: str) -> None:
    table, dice = new_game(seed, both_decks="true"), Dice(seed)
    while table.g.offer:
        if dice.below(4) == 0:
            seat = dice.below(2)
            world = table.g.redact(seat)
            world.determinise(seeded(f"world {dice.below(1000)}"))
            imagined = Scenario()
            imagined.match.state = world
            assert FROGS.check(world) == []
            assert FROGS.view(world, seat) == FROGS.view(table.g, seat)
            assert contents(world.redact(seat)) == contents(table.g.redact(seat))
        table.match.apply(choose(table.g.offer, dice))
