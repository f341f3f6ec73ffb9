"""Chapter 7: explored lands at the end of the turn."""

import pytest

from parlour.conformance.law import law
from parlour.games.roam.tests.scenario import scenario

RICH = {"blue": 9, "red": 9, "yellow": 9, "green": 9}


@law("roam", "7.1")
def test_a_land_is_explored_when_all_its_six_spaces_are_occupied() -> None:
    t = scenario(on={5: "b.brrb", 6: "bbbbb."}, lands={5: "odda", 6: "hob"})
    t.blue.uses("guide-blue")
    t.blue.places("C4")
    assert t.blue.owns("odda")
    assert not t.blue.owns("hob")
    assert t.land(6) == "hob"


@law("roam", "7.1")
def test_lands_are_resolved_at_the_end_of_the_turn_not_before() -> None:
    t = scenario(on={5: "b.brrb"}, lands={5: "odda"}, coins={"blue": 2})
    t.blue.uses("guide-blue")
    t.blue.places("C4")
    assert t.land(5) == "odda"
    assert not t.blue.owns("odda")
    t.blue.ends()
    assert t.blue.owns("odda")


@law("roam", "7.1")
def test_a_marker_under_an_empty_square_may_complete_a_land() -> None:
    t = scenario(on={6: ".brrbb"}, lands={6: "odda"}, coins={"blue": 2})
    t.blue.uses("guide-blue")
    t.blue.places("C4")
    t.blue.marks("E4")
    assert t.blue.owns("odda")


@law("roam", "7.2")
def test_the_active_player_chooses_which_of_several_lands_comes_next() -> None:
    t = scenario(
        3, begin="lands", active="red", lands={1: "odda", 4: "hob", 6: "ash"}, on={1: "b" * 6, 4: "r" * 6, 6: "y" * 6}
    )
    assert t.decider == "red"
    assert t.offered("resolve") == {"1", "4", "6"}
    t.red.resolves(4)
    assert t.red.owns("hob")
    assert not t.blue.owns("odda")
    assert t.offered("resolve") == {"1", "6"}
    t.red.resolves(6)
    assert t.yellow.owns("ash")
    assert t.blue.owns("odda")  # the last one is resolved without asking


@law("roam", "7.2")
def test_each_land_is_resolved_completely_before_the_next() -> None:
    t = scenario(begin="lands", on={1: "bbbbrr", 5: "rrrrbb"}, top="hob")
    t.will_draw("ash")
    t.blue.resolves(5)
    assert t.told == ["explored", "takes", "consoled", "explored", "takes", "consoled", "turn"]
    assert t.land(5) == "hob"  # the visible top card fills the land resolved first
    assert t.land(1) == "ash"


@law("roam", "7.2")
def test_a_single_explored_land_is_resolved_without_asking() -> None:
    t = scenario(begin="lands", on={3: "bbbbrr"}, lands={3: "odda"})
    assert t.blue.owns("odda")


@law("roam", "7.2")
def test_an_auction_is_over_before_the_next_land_is_chosen() -> None:
    t = scenario(3, begin="lands", on={1: "bbbrrr", 2: "rrryyy", 3: "bbbbbb"}, coins=RICH)
    t.blue.resolves(1)
    assert not t.offers("resolve")
    t.blue.passes()
    assert t.offered("resolve") == {"2", "3"}


@law("roam", "7.3")
@pytest.mark.parametrize(("markers", "winner"), [("bbbbrr", "blue"), ("bbrrrr", "red"), ("yyyrrb", "yellow")])
def test_who_has_the_most_markers_takes_the_land(markers: str, winner: str) -> None:
    t = scenario(3, begin="lands", on={2: markers}, lands={2: "odda"}, coins=RICH)
    assert [player.colour for player in t.players if player.owns("odda")] == [winner]
    assert [player.coins for player in t.players if player.owns("odda")] == [9]


@law("roam", "7.3")
def test_only_markers_on_that_land_count() -> None:
    t = scenario(begin="lands", on={2: "bbrrrr", 3: "bbbbb."}, lands={2: "odda"})
    assert t.red.owns("odda")


@law("roam", "7.4")
def test_only_those_tied_for_the_most_markers_may_bid() -> None:
    t = scenario(4, begin="lands", on={2: "bbrryg"}, coins=RICH)
    assert t.view()["auction"]["waiting"] == [0, 1]
    t.blue.bids(0)
    t.red.bids(1)
    assert t.view()["auction"] is None


@law("roam", "7.4")
def test_a_tie_for_fewer_markers_is_no_tie() -> None:
    t = scenario(3, begin="lands", on={2: "bbbbry"}, lands={2: "odda"}, coins=RICH)
    assert t.blue.owns("odda")
    assert t.step == "BeforeCharacter"


@law("roam", "7.4.1")
def test_the_active_player_bids_first_and_the_others_follow_clockwise() -> None:
    t = scenario(3, begin="lands", active="red", on={2: "bbrryy"}, coins=RICH)
    for player, bid in ((t.red, 0), (t.yellow, 1), (t.blue, 2)):
        assert t.decider == player.colour
        player.bids(bid)
    assert t.view()["auction"] is None


@law("roam", "7.4.1")
@pytest.mark.parametrize(("active", "order"), [("blue", ["red", "green"]), ("yellow", ["green", "red"])])
def test_without_the_active_player_the_next_contender_clockwise_begins(active: str, order: list[str]) -> None:
    t = scenario(4, begin="lands", first="blue", active=active, on={2: "rrggby"}, coins=RICH)
    bidders = {"red": t.red, "green": t.green}
    for bid, colour in enumerate(order):
        assert t.decider == colour
        bidders[colour].bids(bid)
    assert t.view()["auction"] is None


@law("roam", "7.4.2")
def test_who_has_bid_is_not_asked_again() -> None:
    t = scenario(begin="lands", on={2: "bbbrrr"}, lands={2: "odda"}, coins=RICH)
    t.blue.bids(1)
    t.red.bids(2)
    assert t.red.owns("odda")
    assert t.step == "BeforeCharacter"


@law("roam", "7.4.2")
def test_who_has_passed_is_not_asked_again() -> None:
    t = scenario(3, begin="lands", on={2: "bbrryy"}, lands={2: "odda"}, coins=RICH)
    t.blue.passes()
    t.red.bids(0)
    t.yellow.passes()
    assert t.red.owns("odda")
    assert t.step == "BeforeCharacter"


@law("roam", "7.4.2")
def test_a_contender_bids_or_passes() -> None:
    t = scenario(begin="lands", on={2: "bbbrrr"}, coins=RICH)
    assert t.verbs == {"bid", "pass"}
    t.blue.bids(0)
    assert t.verbs == {"bid", "pass"}


@law("roam", "7.4.3")
def test_the_first_bid_may_be_zero() -> None:
    t = scenario(begin="lands", on={2: "bbbrrr"}, coins={"blue": 2})
    assert t.offered("bid") == {"0", "1", "2"}


@law("roam", "7.4.3")
def test_a_pass_leaves_the_first_bid_to_the_next() -> None:
    t = scenario(3, begin="lands", on={2: "bbrryy"}, coins={"red": 2, "yellow": 2})
    t.blue.passes()
    assert t.offered("bid") == {"0", "1", "2"}


@law("roam", "7.4.3")
def test_each_bid_is_at_least_one_higher_than_the_last() -> None:
    t = scenario(3, begin="lands", on={2: "bbrryy"}, coins={"blue": 5, "red": 5, "yellow": 5})
    t.blue.bids(2)
    t.red.cannot("bid", 2, law="7.4.3")
    t.red.cannot("bid", 1, law="7.4.3")
    assert t.offered("bid") == {"3", "4", "5"}
    t.red.passes()
    assert t.offered("bid") == {"3", "4", "5"}


@law("roam", "7.4.4")
def test_nobody_bids_more_coins_than_they_own() -> None:
    t = scenario(begin="lands", on={2: "bbbrrr"}, coins={"blue": 2, "red": 9})
    t.blue.cannot("bid", 3, law="7.4.4")
    t.blue.cannot("bid", 8, law="7.4.4")
    t.blue.bids(2)
    assert t.offered("bid") == {str(n) for n in range(3, 10)}


@law("roam", "7.4.5")
def test_the_highest_bidder_takes_the_card_and_pays_and_nobody_else_does() -> None:
    t = scenario(4, begin="lands", on={2: "bbrryy"}, lands={2: "odda"}, coins=RICH)
    t.blue.bids(1)
    t.red.bids(4)
    t.yellow.passes()
    assert t.red.owns("odda")
    consolation = 1
    assert [player.coins for player in t.players] == [9 + consolation, 9 - 4, 9 + consolation, 9]


@law("roam", "7.4.6")
def test_when_all_but_the_last_have_passed_the_last_takes_it_for_nothing_without_being_asked() -> None:
    t = scenario(3, begin="lands", on={2: "bbrryy"}, lands={2: "odda"}, coins=RICH)
    t.blue.passes()
    t.red.passes()
    assert t.yellow.owns("odda")
    assert t.yellow.coins == 9
    assert t.step == "BeforeCharacter"


@law("roam", "7.4.6")
def test_the_last_contender_may_pass_when_somebody_has_bid() -> None:
    t = scenario(begin="lands", on={2: "bbbrrr"}, lands={2: "odda"}, coins=RICH)
    t.blue.bids(0)
    t.red.passes()
    assert t.blue.owns("odda")


@law("roam", "7.4.7")
def test_everybody_sees_each_bid_before_the_next() -> None:
    t = scenario(4, begin="lands", on={2: "bbrryy"}, coins=RICH)
    for seat in ("blue", "green", None):
        assert t.view(seat)["auction"] == {"land": 2, "best": None, "winner": None, "waiting": [0, 1, 2]}
    t.blue.bids(3)
    for seat in ("blue", "red", "yellow", "green", None):
        assert t.view(seat)["auction"] == {"land": 2, "best": 3, "winner": 0, "waiting": [1, 2]}
    event = t.match.events[-1][0]
    assert event.key == "bids"
    assert all(event.visible(seat) for seat in (-1, 0, 1, 2, 3))
    t.red.passes()
    assert t.view(None)["auction"] == {"land": 2, "best": 3, "winner": 0, "waiting": [2]}


@law("roam", "7.5")
def test_a_taken_character_is_awake_at_once_and_used_from_the_next_turn_on() -> None:
    t = scenario(on={5: "b.brrb"}, lands={5: "odda"})
    t.blue.uses("guide-blue")
    t.blue.places("C4")
    assert t.blue.awake == {"scout-blue", "porter-blue", "odda"}
    assert t.decider == "red"
    t.red.uses("porter-red")
    t.red.places(min(t.offered("place")))
    t.blue.uses("odda")
    assert t.blue.asleep == {"guide-blue", "odda"}


@law("roam", "7.5")
def test_a_character_taken_in_the_turn_of_another_is_there_for_ones_own_next_turn() -> None:
    t = scenario(begin="lands", on={5: "bbrrrr"}, lands={5: "hob"})
    assert "hob" in t.red.awake
    t.red.uses("hob")
    t.red.places("C3")
    assert t.red.markers == {"C3", "D3", "C4"}  # upside down like red's other cards: ## over #.


@law("roam", "7.6")
def test_all_markers_of_a_taken_land_return_to_their_owners() -> None:
    t = scenario(3, begin="lands", on={2: "bbbryy", 3: "b.r..."})
    assert [player.supply for player in t.players] == [24 - 1, 24 - 1, 24]
    assert t.blue.markers == {"E1"}
    assert t.red.markers == {"E2"}
    assert t.yellow.markers == set()


@law("roam", "7.6")
def test_with_towers_the_markers_of_both_levels_return() -> None:
    t = scenario(begin="lands", on={2: "bbbrbb"}, towers=["..rr..", "..rr..", "..r...", "......", "......", "......"])
    assert t.red.supply == t.blue.supply == 24


@law("roam", "7.7")
def test_the_top_card_of_the_deck_fills_the_place_at_once() -> None:
    t = scenario(begin="lands", on={2: "bbbrrr"}, top="hob")
    t.will_draw("ash")
    lands = t.lands
    t.blue.bids(0)
    assert t.land(2) == "hob"
    assert t.top == "ash"
    assert [t.land(n) for n in (1, 3, 4, 5, 6)] == [lands[n - 1] for n in (1, 3, 4, 5, 6)]


@law("roam", "7.7")
@pytest.mark.parametrize(("land", "spaces"), [(2, {"D3"}), (5, {"C4"})])
def test_the_new_land_lies_like_the_one_before(land: int, spaces: set[str]) -> None:
    t = scenario(begin="lands", on={land: "bbbbrr"}, top="hob")  # as printed: 1 0 / 0 0 / 0 0
    assert t.land(land) == "hob"
    assert {each["id"] for each in t.view()["spaces"] if each["coins"]} == spaces


@law("roam", "7.7.1")
def test_with_an_empty_deck_the_place_stays_empty() -> None:
    t = scenario(begin="lands", on={2: "bbbbrr"}, deck=[])
    assert t.land(2) is None
    assert {each["id"] for each in t.view()["spaces"] if each} == {
        f"{column}{row}" for column in "ABCDEF" for row in range(1, 7)
    } - {"C1", "D1", "C2", "D2", "C3", "D3"}


@law("roam", "7.7.1")
def test_the_visible_top_card_is_the_last_of_the_deck() -> None:
    t = scenario(begin="lands", on={2: "bbbbrr", 5: "bbbbrr"}, deck=[], top="hob")
    t.blue.resolves(5)
    assert t.land(5) == "hob"
    assert t.land(2) is None
    assert t.view()["next"] is None
    assert t.view()["deck"] == 0


@law("roam", "7.7.1", "5.3")
def test_no_filled_square_may_lie_where_a_land_is_missing() -> None:
    t = scenario(lands=["odda", None, "hob", "ash", "pim", "lorn"])
    t.blue.uses("guide-blue")
    for position in ("A1", "E1", "A3", "C4"):
        assert t.offers("place", position)
    for position in ("B1", "C1", "D1", "D2", "B3", "C3", "D3"):
        t.blue.cannot("place", position, law="5.3")


@law("roam", "7.7.1", "6.3")
def test_an_empty_square_may_lie_where_a_land_is_missing_but_is_of_no_use_there() -> None:
    t = scenario(lands=["odda", None, "hob", "ash", "pim", "lorn"], coins={"blue": 9})
    t.blue.uses("guide-blue")
    t.blue.places("A1")  # its empty square would lie on C1
    assert t.blue.markers == {"A1", "B1", "A2"}
    assert t.decider == "red"


@law("roam", "7.7.1")
def test_no_marker_moves_onto_a_missing_land() -> None:
    t = scenario(
        version="full",
        lands=["odda", None, "hob", "ash", "pim", "lorn"],
        on={1: ".b...."},
        ready={"blue": ["long-broom"]},
    )
    t.blue.artifact("long-broom")
    assert t.offered("move") == {"A1", "B2"}  # not C1


@law("roam", "7.7.1")
@pytest.mark.parametrize(("missing", "owner"), [(False, "blue"), (True, None)])
def test_no_marker_beside_a_missing_land_is_surrounded(missing: bool, owner: str | None) -> None:
    t = scenario(
        lands={2: None if missing else "maro"},
        markers=["bbb...", "brb...", "b.b...", "......", "......", "......"],
        awake={"blue": ["guide-blue", "hob"]},
        outpost=True,
    )
    t.blue.uses("hob")  # .# over ##
    t.blue.places("B3")  # closes the ring around B2 if C1, C2 and C3 are there
    assert t.outpost == owner


@law("roam", "7.8")
@pytest.mark.parametrize(
    ("markers", "coins"),
    [("bbbbbr", [0, 1, 0]), ("bbbrry", [0, 1, 1]), ("bbbbbb", [0, 0, 0]), ("brrrrr", [1, 0, 0])],
)
def test_everybody_else_with_a_marker_there_gets_exactly_one_coin(markers: str, coins: list[int]) -> None:
    t = scenario(3, begin="lands", on={2: markers, 3: "y....."})
    assert [player.coins for player in t.players] == coins


@law("roam", "7.8")
def test_a_contender_who_loses_is_consoled_too() -> None:
    t = scenario(begin="lands", on={2: "bbbrrr"}, coins={"blue": 3, "red": 3})
    t.blue.bids(2)
    t.red.bids(3)
    assert (t.blue.coins, t.red.coins) == (3 + 1, 0)


@law("roam", "7.8")
def test_consolation_is_paid_for_each_land() -> None:
    t = scenario(begin="lands", on={2: "bbbbrr", 3: "bbbbbr"})
    t.blue.resolves(3)
    assert t.red.coins == 2


@law("roam", "7.8.1")
def test_consolation_comes_too_late_for_this_auction_but_in_time_for_the_next() -> None:
    t = scenario(begin="lands", on={1: "bbbrrr", 5: "bbbrrr"}, lands={1: "odda", 5: "hob"})
    t.blue.resolves(1)
    t.blue.bids(0)
    assert t.blue.owns("odda")  # red had no coin to outbid zero
    assert t.red.coins == 1
    t.blue.bids(0)
    t.red.bids(1)
    assert t.red.owns("hob")
    assert (t.blue.coins, t.red.coins) == (1, 0)
