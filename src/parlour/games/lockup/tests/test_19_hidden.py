"""Chapter 19 and INV.18: what is hidden from whom. Two tables that differ in secrets alone must look the same."""

from typing import Any

import pytest

from parlour.conformance.fuzz import Dice, choose
from parlour.conformance.law import law
from parlour.conformance.playing import contents
from parlour.games.lockup.tests.kit import Scenario, new_game, night
from parlour.kernel.chance import seeded
from parlour.kernel.state import NOBODY

THREE = ("goblins", "gnolls", "kobolds")


def alike(one: Scenario, other: Scenario, crew: str) -> bool:
    """Whether a crew can tell two tables apart, by its view or by the State that it may know."""
    seat = one.party(crew) if crew else NOBODY
    same = contents(one.g.redact(seat)) == contents(other.g.redact(seat))
    return same and one.view(crew) == other.view(crew)


def everybody_else_is_fooled(one: Scenario, other: Scenario, knower: str) -> bool:
    others = [crew for crew in ("", *one.crews()) if crew != knower]
    return all(alike(one, other, crew) for crew in others) and not alike(one, other, knower)


def player(table: Scenario, whose: str, crew: str) -> dict[str, Any]:
    """What a crew sees of a player."""
    seen: dict[str, Any] = table.view(crew)["players"][table.party(whose)]
    return seen


# Crew tokens


@law("lockup", "19.1", "2.5", "INV.18")
def test_what_is_in_a_holding_cell_and_what_lies_face_down_is_known_to_the_owner_alone() -> None:
    one, other = (Scenario(*THREE).put("gnolls", "sewers", f"{token} down").turn("goblins") for token in "34")
    assert everybody_else_is_fooled(one, other, "gnolls")


@law("lockup", "19.1")
def test_the_number_of_tokens_is_open_in_the_cell_and_on_the_board() -> None:
    table = Scenario(*THREE).put("gnolls", "sewers", "3 down, 4 down").turn("goblins")
    assert player(table, "gnolls", "kobolds")["home"] == 4
    assert table.view("kobolds")["locations"][1]["tokens"] == [{"owner": 1, "token": None, "up": False}] * 2
    mine = table.view("gnolls")["locations"][1]["tokens"]
    assert mine == [{"owner": 1, "token": token, "up": False} for token in "34"]


@law("lockup", "19.1")
def test_tokens_face_up_are_open() -> None:
    table = Scenario(*THREE).put("gnolls", "sewers", "3").turn("goblins")
    for crew in ("", *THREE):
        assert table.view(crew)["locations"][1]["tokens"] == [{"owner": 1, "token": "3", "up": True}]


@law("lockup", "19.1", "7.2.1")
def test_a_face_down_token_is_open_once_its_location_is_settled() -> None:
    table = night("sewers", goblins="3 down", gnolls="4").put("goblins", "smithy", "1 down").settle()
    shown = table.view("gnolls")["locations"]
    assert {"owner": 0, "token": "3", "up": True} in shown[1]["tokens"]
    assert shown[3]["tokens"] == [{"owner": 0, "token": None, "up": False}]


@law("lockup", "19.1", "14.7.3")
def test_a_token_seen_by_a_tome_is_known_to_its_reader_too() -> None:
    one, other = (
        Scenario(*THREE).put("gnolls", "sewers", f"{token} down").tomes("goblins", "atlas-of-hideouts").turn("goblins")
        for token in "34"
    )
    for table in (one, other):
        table.chooses("tome atlas-of-hideouts")
    assert one.view("goblins")["locations"][1]["tokens"] == [{"owner": 1, "token": "3", "up": False}]
    assert not alike(one, other, "goblins")
    assert all(alike(one, other, crew) for crew in ("", "kobolds"))


@law("lockup", "19.1", "6.2.4")
def test_the_log_names_a_hidden_token_to_its_owner_alone() -> None:
    table = Scenario(*THREE).roll_call().chooses("go sewers", "down 3")
    told = {
        crew: [event.args.get("token") for event in table.match.events[-1] if event.visible(seat)]
        for crew, seat in (("", NOBODY), ("goblins", 0), ("gnolls", 1))
    }
    assert told == {"": [None], "goblins": [4], "gnolls": [None]}


@law("lockup", "19.1", "INV.18")
def test_the_strength_shown_leaves_out_what_is_hidden() -> None:
    table = Scenario(*THREE).put("gnolls", "sewers", "3 down, 1").turn("goblins")
    seen = [table.view(crew)["locations"][1]["strengths"][0] for crew in ("goblins", "gnolls")]
    assert [(each["strength"], each["unknown"]) for each in seen] == [(1, 1), (4, 0)]


# Tomes


@law("lockup", "19.1", "14.1", "INV.18")
def test_tomes_in_hand_are_secret_but_not_their_number() -> None:
    one, other = (Scenario(*THREE).tomes("gnolls", tome).turn("goblins") for tome in ("feint-manual", "book-of-alibis"))
    assert everybody_else_is_fooled(one, other, "gnolls")
    assert [player(one, "gnolls", crew)["tome_count"] for crew in THREE] == [1, 1, 1]
    assert player(one, "gnolls", "goblins")["tomes"] is None


def chooses_between_two_tomes(kept: str) -> Scenario:
    """The gnolls, first in the Library, have drawn the Feint Manual and the Book of Alibis and keep one."""
    table = night("library", goblins="", gnolls="4", kobolds="")
    wanted = {table.number("tome", name) for name in ("feint-manual", "book-of-alibis")}
    table.luck(lambda g: {g.cards.tome_of[g.draw_tome()] for _ in range(2)} == wanted)
    return table.settle().chooses("take", f"keep {kept}")


@law("lockup", "19.1", "8.8", "INV.18")
def test_a_tome_put_under_the_deck_is_known_to_its_chooser_alone() -> None:
    one, other = map(chooses_between_two_tomes, ("feint-manual", "book-of-alibis"))
    assert (one.tomes_under(), other.tomes_under()) == (["book-of-alibis"], ["feint-manual"])
    assert everybody_else_is_fooled(one, other, "gnolls")
    chooser = one.g.redact(1)
    assert chooser.tomes_under == one.g.tomes_under


@law("lockup", "19.1", "13.8")
def test_tomes_to_choose_from_are_seen_by_the_chooser_alone() -> None:
    table = night("library", goblins="", gnolls="4", kobolds="").settle().chooses("take")
    assert len(player(table, "gnolls", "gnolls")["drawn_tomes"]) == 2
    assert [player(table, "gnolls", crew)["drawn_tomes"] for crew in ("goblins", "kobolds")] == [None, None]
    assert all(event.args.get("tome") is None for event in table.match.events[-1] if event.visible(0))


@law("lockup", "19.1", "INV.18")
def test_the_order_of_the_decks_is_known_to_nobody() -> None:
    one, other = Scenario(*THREE).turn("goblins"), Scenario(*THREE).turn("goblins")
    other.g.chance = seeded("another order")
    assert all(alike(one, other, crew) for crew in ("", *THREE))
    seen = one.view("goblins")
    assert (seen["tome_deck"], seen["item_deck"], seen["goon_deck"]) == (28, 34, 33)


# What is open


@law("lockup", "19.1")
def test_discard_piles_are_open() -> None:
    table = Scenario(*THREE).tomes_discarded("feint-manual").goons_discarded("nib").turn("goblins")
    for crew in ("", *THREE):
        seen = table.view(crew)
        assert [card["id"] for card in seen["tome_discard"] + seen["goon_discard"]] == ["feint-manual", "nib"]


@law("lockup", "19.1")
def test_display_goon_cells_and_goals_are_open() -> None:
    table = Scenario(*THREE).display("rag-rope").goons(smithy="nib").turn("goblins")
    for crew in ("", *THREE):
        seen = table.view(crew)
        assert seen["display"][0]["id"] == "rag-rope"
        assert seen["locations"][3]["goon"]["id"] == "nib"
        assert [goal["id"] for goal in seen["goals"]] == ["maj-iron-items", "inst-masterpiece", "end-wanted"]


@law("lockup", "19.1", "11.3", "11.3.1")
def test_reserved_items_lie_face_down_but_the_log_named_them() -> None:
    table = night("cell-block", goblins="4", gnolls="3").display("rag-rope").has("goblins", gold=1).settle()
    table.chooses("reserve rag-rope")
    mine, theirs = (player(table, "goblins", crew) for crew in ("goblins", "gnolls"))
    assert ([card["id"] for card in mine["reserved"]], mine["reserved_count"]) == (["rag-rope"], 1)
    assert (theirs["reserved"], theirs["reserved_count"]) == (None, 1)
    named = [event for event in table.match.events[-1] if event.key == "reserves"]
    assert all(event.visible(seat) for event in named for seat in (NOBODY, 0, 1))
    assert table.told("reserves") == [{"seat": "goblins", "item": "rag-rope"}]


@law("lockup", "19.1")
def test_what_lies_on_the_boards_is_open() -> None:
    table = Scenario(*THREE).has("gnolls", scrap=2, gold=1, power=3, suspicion=2, stars=7, storage=6)
    table.crafted("gnolls", "rag-rope").recruited("gnolls", "nib").turn("goblins")
    seen = player(table, "gnolls", "goblins")
    assert seen["goods"] == {"scrap": 2, "potion": 0, "iron": 0, "gold": 1}
    assert [seen[name] for name in ("power", "suspicion", "reputation", "storage")] == [3, 2, 7, 6]
    assert [card["id"] for card in seen["items"] + seen["goons"]] == ["rag-rope", "nib"]


# Traits and guards


@law("lockup", "19.1", "17.5.1")
def test_traits_dealt_are_seen_by_their_owner_alone_and_the_chosen_one_by_all() -> None:
    table = new_game(3, expert="true", first="0", crews="insectoids,gnolls,kobolds")
    while table.question() != "ChooseTrait":
        table.chooses(table.offered()[0])
    assert [len(player(table, crew, crew)["dealt"]) for crew in table.crews()] == [2, 2, 2]
    assert player(table, "kobolds", "gnolls")["dealt"] is None
    other = Scenario(*table.crews())
    other.match = table.match.clone()
    other.g.dealt = [*table.g.dealt[:2], unused_traits(table.g.dealt)]
    assert (table.asked(), everybody_else_is_fooled(table, other, "kobolds")) == ("kobolds", True)
    trait = table.offered("trait")[0]
    table.chooses(f"trait {trait}")
    assert player(table, "kobolds", "gnolls")["trait"]["id"] == trait


def unused_traits(dealt: list[int]) -> int:
    """Two traits that nobody was dealt."""
    free = [1 << trait for trait in range(18) if not any(bag >> trait & 1 for bag in dealt)]
    return free[0] | free[1]


@law("lockup", "19.1", "18.3.1")
def test_solo_face_down_guard_cards_and_the_decks_are_known_to_nobody() -> None:
    table = Scenario("goblins").roll_call()
    other = Scenario("goblins").roll_call()
    other.g.chance = seeded("another order")
    assert alike(table, other, "goblins")
    seen = table.view("goblins")
    assert [place["guards"] for place in seen["locations"]] == [{"up": [], "down": 1}] * 7 + [{"up": [], "down": 0}]
    assert (seen["guards"]["deck"], seen["guards"]["location_deck"]) == (5, 8)
    table.chooses("turn-up sewers")
    assert len(table.view("goblins")["locations"][1]["guards"]["up"]) >= 1


# INV.18 in whole games


@law("lockup", "INV.18", "19.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_random_games_no_view_shows_a_secret_of_another(players: int) -> None:
    table, dice = new_game(players, "hidden", expert="true"), Dice("hidden")
    hidden = 0
    while table.g.offer:
        hidden += check_view(table, dice.below(players))
        table.match.apply(choose(table.g.offer, dice))
    assert hidden > 20  # something was hidden at all


def check_view(table: Scenario, seat: int) -> int:
    """Nothing of others in the view; how many of their tokens it shows face down."""
    crew = table.crews()[seat]
    seen = table.view(crew)
    for each in seen["players"]:
        secrets = [each[name] for name in ("cell", "tomes", "reserved", "dealt", "drawn_tomes", "drawn_goons")]
        assert each["seat"] == seat or secrets == [None] * 6
    down = [token for place in seen["locations"] for token in place["tokens"] if not token["up"]]
    peeked = [look for look in table.g.peeked if look.by == seat]
    theirs = [token for token in down if token["owner"] != seat]
    assert len([token for token in theirs if token["token"] is not None]) == len(peeked)
    return len(theirs)


@law("lockup", "INV.18")
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_in_random_games_a_view_fits_every_world_that_its_seat_can_imagine(players: int) -> None:
    table, dice = new_game(players, "worlds"), Dice("worlds")
    while table.g.offer:
        if dice.below(4) == 0:
            seat = dice.below(players)
            world = table.g.redact(seat)
            world.determinise(seeded(f"world {dice.below(1000)}"))
            imagined = Scenario(*table.crews())
            imagined.match.state = world
            assert alike(table, imagined, table.crews()[seat])
        table.match.apply(choose(table.g.offer, dice))
