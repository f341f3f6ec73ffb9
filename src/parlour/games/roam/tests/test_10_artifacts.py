"""Chapter 10: the full game. Buying artifacts, and when each kind may be used; the kinds are in test_10_kinds.py."""

from collections import Counter

import pytest

from parlour.conformance.law import law
from parlour.games.roam.tests.full_game import CHEAP, ONE, at_the_market, full, guide_at, red_plays
from parlour.games.roam.tests.scenario import GAME, Table, fresh, scenario

# 10.1 Setup


@law("roam", "10.1")
def test_4_artifacts_lie_in_the_row_and_the_other_20_are_the_stack() -> None:
    table = fresh(3, version="full")
    assert len(set(table.row)) == 4
    assert len(table.stack) == 20
    assert {*table.row, *table.stack} == set(GAME.names(table.g, "artifact"))
    assert all(player.ready | player.spent == set() for player in table.players)


@law("roam", "10.1")
def test_the_artifacts_are_shuffled() -> None:
    rows = {frozenset(fresh(version="full", chance=chance * 7919 + 1).row) for chance in range(40)}
    assert len(rows) > 30
    assert len(frozenset().union(*rows)) == 24


@law("roam", "10.2")
def test_each_artifact_has_a_kind_a_price_and_points_and_each_kind_has_4() -> None:
    table = scenario(version="full", row=[], stack=[])
    artifacts = table.view()["players"][1]["artifacts"]
    assert Counter(artifact["kind"] for artifact in artifacts) == dict.fromkeys(ONE, 4)
    by_id = {each["id"]: (each["kind"], each["price"], each["vp"]) for each in artifacts}
    assert by_id["goose-whistle"] == ("replace", 7, 3)
    assert by_id["alarm-clock"] == ("flip", 2, 1)


# 10.3 Buying


@law("roam", "10.3")
def test_an_artifact_of_the_row_is_bought_for_its_price() -> None:
    table = at_the_market(coins={"blue": 7})
    table.blue.buys("stilts")
    assert table.blue.coins == 7 - 6
    assert table.blue.owns("stilts")
    assert "stilts" not in table.row


@law("roam", "10.3")
def test_buying_is_a_choice() -> None:
    table = at_the_market(coins={"blue": 9})
    table.blue.buys_nothing()
    assert table.blue.coins == 9
    assert set(table.row) == set(CHEAP)
    assert table.decider == "red"


@law("roam", "10.3")
def test_what_costs_more_than_one_has_cannot_be_bought() -> None:
    table = at_the_market(coins={"blue": 5})
    assert table.offered("buy") == {"lucky-penny", "whirligig", "lullaby-box"}
    table.blue.cannot("buy", "stilts", law="10.3")


@law("roam", "10.3")
def test_only_artifacts_of_the_row_can_be_bought() -> None:
    table = at_the_market(coins={"blue": 50})
    assert table.offered("buy") == set(CHEAP)
    table.blue.cannot("buy", "long-broom", law="10.3")


@law("roam", "10.3")
def test_who_can_afford_nothing_is_not_asked() -> None:
    assert at_the_market(coins={"blue": 1}).decider == "red"


@law("roam", "10.3", "3.9")
def test_in_the_regular_game_nothing_is_on_sale() -> None:
    table = scenario(begin="lands", coins={"blue": 50})
    assert table.row == []
    assert table.decider == "red"


@law("roam", "10.3.1")
def test_coins_bid_for_a_land_are_gone_when_it_comes_to_buying() -> None:
    table = at_the_market(on={4: "bbbrrr"}, coins={"blue": 2})
    assert table.step == "Bid"
    table.blue.cannot("buy", "lucky-penny", law="10.3")
    table.blue.bids(2)
    assert table.blue.coins == 0
    assert table.decider == "red"
    assert table.step == "BeforeCharacter"


@law("roam", "10.3.1")
def test_a_consolation_coin_of_this_turn_can_buy_an_artifact() -> None:
    table = at_the_market(on={4: "bbrrrr"}, coins={"blue": 1})
    table.blue.buys("lucky-penny")
    assert table.blue.coins == 0


@law("roam", "10.3.1")
def test_all_explored_lands_are_resolved_before_buying() -> None:
    table = at_the_market(lands={4: "odda", 5: "pim"}, on={4: "bbbbrr", 5: "bbbbrr"}, coins={"blue": 9})
    assert table.step == "ChooseLand"
    table.blue.resolves(5)
    assert table.blue.owns("odda")
    assert table.blue.owns("pim")
    assert table.step == "ChooseArtifact"


@law("roam", "10.3.2")
def test_only_one_artifact_is_bought_in_a_turn() -> None:
    table = at_the_market(coins={"blue": 50})
    table.blue.buys("lucky-penny")
    assert table.decider == "red"


@law("roam", "10.3.2")
def test_any_number_of_artifacts_may_be_owned() -> None:
    many = ["begging-bowl", "jar-of-buttons", "wishing-bucket", "long-broom", "strong-tea", "rope-ladder"]
    table = at_the_market(coins={"blue": 2}, ready={"blue": many})
    table.blue.buys("lucky-penny")
    assert table.blue.ready == {*many, "lucky-penny"}


@law("roam", "10.3.3")
def test_a_bought_artifact_lies_ready() -> None:
    table = at_the_market(coins={"blue": 2}, spent={"blue": ["long-broom"]})
    table.blue.buys("lucky-penny")
    assert table.blue.ready == {"lucky-penny"}
    assert table.blue.spent == {"long-broom"}


@law("roam", "10.3.3")
def test_the_row_is_refilled_from_the_stack_at_once() -> None:
    table = at_the_market(coins={"blue": 2})
    table.will_draw("goose-whistle")
    table.blue.buys("lucky-penny")
    assert set(table.row) == {"stilts", "whirligig", "lullaby-box", "goose-whistle"}
    assert "goose-whistle" not in table.stack
    assert len(table.stack) == 19


@law("roam", "10.3.3")
def test_the_row_is_not_touched_when_nothing_is_bought() -> None:
    table = at_the_market(coins={"blue": 2})
    table.blue.buys_nothing()
    assert table.row == CHEAP
    assert len(table.stack) == 20


@law("roam", "10.3.3", "2.2")
def test_with_an_empty_stack_the_row_shrinks() -> None:
    table = at_the_market(coins={"blue": 2}, stack=[])
    table.blue.buys("lucky-penny")
    assert set(table.row) == {"stilts", "whirligig", "lullaby-box"}


@law("roam", "10.3.3", "2.2")
def test_with_an_empty_row_nobody_is_asked_to_buy() -> None:
    table = at_the_market(coins={"blue": 50}, row=[], stack=[])
    assert table.decider == "red"


@law("roam", "10.3.4")
def test_buying_ends_the_turn() -> None:
    table = at_the_market(coins={"blue": 50})
    table.blue.buys("lucky-penny")
    assert (table.active, table.step) == ("red", "BeforeCharacter")
    assert table.blue.coins == 48


@law("roam", "10.3.4")
def test_a_new_artifact_can_be_used_from_the_owners_next_turn_on() -> None:
    table = at_the_market(coins={"blue": 2})
    table.blue.buys("lucky-penny")
    red_plays(table)
    table.blue.artifact("lucky-penny")
    assert table.blue.coins == 1


# 10.4 General rules of use


@law("roam", "10.4.1")
def test_a_used_artifact_lies_face_down() -> None:
    table = full("lucky-penny", "stilts")
    table.blue.artifact("lucky-penny")
    assert table.blue.ready == {"stilts"}
    assert table.blue.spent == {"lucky-penny"}


@law("roam", "10.4.1", "10.4.3")
@pytest.mark.parametrize("window", ["before", "position", "extras"])
def test_a_used_artifact_does_nothing(window: str) -> None:
    used = list(ONE.values())
    table = full("begging-bowl", "weathercock", spent={"blue": used})
    go_to(window, table)
    for artifact in used:
        table.blue.cannot("artifact", artifact, law="10.4.3")


@law("roam", "10.4.1")
def test_a_used_artifact_stays_face_down_in_later_turns() -> None:
    table = full("lucky-penny")
    table.blue.artifact("lucky-penny")
    table.blue.uses("scout-blue")
    table.blue.places("D4")
    red_plays(table)
    assert table.active == "blue"
    assert table.blue.spent == {"lucky-penny"}


@law("roam", "10.4.2", "4.6")
@pytest.mark.parametrize("artifact", ONE.values())
def test_an_opponent_cannot_use_artifacts_in_an_auction(artifact: str) -> None:
    table = scenario(
        version="full", begin="lands", on={4: "bbbrrr"}, ready={"red": list(ONE.values())}, coins={"red": 1}
    )
    table.blue.bids(0)
    table.red.cannot("artifact", artifact, law="10.5")


@law("roam", "10.4.2")
@pytest.mark.parametrize("window", ["before", "extras"])
def test_the_artifacts_of_others_are_not_on_offer(window: str) -> None:
    table = scenario(version="full", ready={"blue": ["wishing-bucket"], "red": list(ONE.values())})
    go_to(window, table)
    assert table.decider == "blue"
    assert table.offered("artifact") == {"wishing-bucket"}


@law("roam", "10.4.3")
def test_any_number_of_artifacts_may_be_used_in_a_turn() -> None:
    table = full("lucky-penny", "begging-bowl", "jar-of-buttons", "wishing-bucket")
    table.blue.artifact("lucky-penny")
    table.blue.artifact("begging-bowl")
    table.blue.uses("scout-blue")
    table.blue.places("D4")
    table.blue.artifact("jar-of-buttons")
    table.blue.artifact("wishing-bucket")
    assert table.blue.coins == 4


@law("roam", "10.4.3")
def test_each_artifact_works_once_until_it_is_refreshed() -> None:
    table = full("lucky-penny")
    table.blue.artifact("lucky-penny")
    table.blue.cannot("artifact", "lucky-penny", law="10.4.3")
    table.blue.uses("guide-blue")
    table.blue.places("C4")
    assert table.blue.coins == 1
    assert table.decider == "red"


@law("roam", "10.4.4", "4.3")
def test_the_free_wake_up_turns_all_own_used_artifacts_face_up() -> None:
    table = full(spent={"blue": ["stilts", "long-broom"], "red": ["lucky-penny"]}, awake={"blue": []})
    assert table.blue.ready == {"stilts", "long-broom"}
    assert table.red.spent == {"lucky-penny"}


@law("roam", "10.4.4", "4.4")
def test_early_rise_turns_all_own_used_artifacts_face_up() -> None:
    used = {"blue": ["stilts", "long-broom"], "red": ["lucky-penny"]}
    table = full("weathercock", spent=used, awake={"blue": ["guide-blue"]}, coins={"blue": 1})
    table.blue.rises_early()
    assert table.blue.ready == {"stilts", "long-broom", "weathercock"}
    assert table.red.spent == {"lucky-penny"}


@law("roam", "10.4.4")
def test_turning_a_character_awake_refreshes_nothing() -> None:
    table = full("alarm-clock", spent={"blue": ["stilts"]}, awake={"blue": ["guide-blue"]})
    table.blue.artifact("alarm-clock")
    table.blue.flips("scout-blue")
    assert table.blue.spent == {"stilts", "alarm-clock"}


@law("roam", "10.4.5", "4.4")
def test_ready_artifacts_add_nothing_to_the_price_of_an_early_rise() -> None:
    table = full(*ONE.values(), awake={"blue": ["guide-blue", "scout-blue"]}, coins={"blue": 2})
    table.blue.rises_early()
    assert table.blue.coins == 0
    assert len(table.blue.awake) == 3


# 10.5 Windows of use

WINDOWS = {
    "before": {"coin", "move", "flip"},
    "position": {"rotate"},
    "extras": {"free-square", "replace", "coin", "move", "flip"},
}
CELLS = [(window, kind) for window in WINDOWS for kind in ONE]


def go_to(window: str, table: Table) -> None:
    if window != "before":
        table.blue.uses("guide-blue")
    if window == "extras":
        table.blue.places("C4")


def every_kind_ready(window: str) -> Table:
    """Each kind has something to work on: red at D4 lies under a filled square, E4 under an empty one is free."""
    table = full(*ONE.values(), on={5: ".r...."})
    go_to(window, table)
    return table


@law("roam", "10.5")
@pytest.mark.parametrize(("window", "kind"), [cell for cell in CELLS if cell[1] in WINDOWS[cell[0]]])
def test_in_this_window_this_kind_may_be_used(window: str, kind: str) -> None:
    table = every_kind_ready(window)
    table.blue.artifact(ONE[kind])
    assert table.blue.spent == {ONE[kind]}


@law("roam", "10.5")
@pytest.mark.parametrize(("window", "kind"), [cell for cell in CELLS if cell[1] not in WINDOWS[cell[0]]])
def test_in_this_window_this_kind_may_not_be_used(window: str, kind: str) -> None:
    every_kind_ready(window).blue.cannot("artifact", ONE[kind], law="10.5")


@law("roam", "10.5")
@pytest.mark.parametrize("artifact", ONE.values())
def test_no_artifact_is_used_in_the_own_auction(artifact: str) -> None:
    table = full(*ONE.values(), begin="lands", on={4: "bbbrrr"}, coins={"blue": 1})
    assert table.step == "Bid"
    table.blue.cannot("artifact", artifact, law="10.5")


@law("roam", "10.5")
@pytest.mark.parametrize("artifact", ONE.values())
def test_no_artifact_is_used_while_buying(artifact: str) -> None:
    table = full(*ONE.values(), begin="lands", coins={"blue": 50})
    assert table.step == "ChooseArtifact"
    table.blue.cannot("artifact", artifact, law="10.5")


@law("roam", "10.5")
@pytest.mark.parametrize("artifact", ONE.values())
def test_no_artifact_is_used_while_another_asks_for_its_target(artifact: str) -> None:
    table = full(*ONE.values(), "strong-tea", on={5: ".r...."})
    table.blue.artifact("strong-tea")
    assert table.step == "ChooseFlipped"
    table.blue.cannot("artifact", artifact, law="10.5")


@law("roam", "10.5.1")
def test_a_coin_artifact_works_before_the_free_wake_up_and_again_after_it() -> None:
    table = full("lucky-penny", awake={"blue": []})
    table.blue.artifact("lucky-penny")
    assert len(table.blue.awake) == 3
    table.blue.artifact("lucky-penny")
    assert table.blue.coins == 2


@law("roam", "10.5.1")
def test_nudge_works_before_the_free_wake_up_and_again_after_it() -> None:
    table = full("long-broom", awake={"blue": []}, on={5: "r....."})
    for here, there in (("C4", "C3"), ("C3", "C2")):
        table.blue.artifact("long-broom")
        if table.step == "ChooseMarker":
            table.blue.lifts(here)
        table.blue.moves_to(there)
    assert table.red.markers == {"C2"}


@law("roam", "10.5.1")
def test_wake_or_doze_works_before_the_free_wake_up_and_again_after_it() -> None:
    table = full("alarm-clock", awake={"blue": ["guide-blue"]})
    table.blue.artifact("alarm-clock")
    table.blue.flips("guide-blue")
    assert len(table.blue.awake) == 3
    table.blue.artifact("alarm-clock")
    table.blue.flips("scout-blue")
    assert table.blue.asleep == {"scout-blue"}


@law("roam", "10.5.1")
def test_a_coin_artifact_can_pay_for_the_early_rise_and_is_ready_again_after_it() -> None:
    table = full("lucky-penny", awake={"blue": ["guide-blue"]})
    table.blue.cannot("early-rise", law="4.4.3")
    table.blue.artifact("lucky-penny")
    table.blue.rises_early()
    assert table.blue.coins == 0
    table.blue.artifact("lucky-penny")
    assert table.blue.coins == 1


@law("roam", "10.5.1", "4.3")
def test_with_artifacts_to_use_the_free_wake_up_waits_to_be_asked_for() -> None:
    table = full("lucky-penny", awake={"blue": []})
    assert table.verbs == {"wake", "artifact"}
    table.blue.wakes()
    assert len(table.blue.awake) == 3
    assert table.blue.coins == 0


@law("roam", "10.5.1", "4.3")
def test_a_character_turned_awake_before_the_free_wake_up_does_not_stand_in_for_it() -> None:
    table = full("alarm-clock", awake={"blue": []})
    table.blue.artifact("alarm-clock")
    table.blue.flips("guide-blue")
    assert table.blue.awake == {"guide-blue", "scout-blue", "porter-blue"}
    assert table.blue.ready == {"alarm-clock"}


@law("roam", "10.5.2")
def test_with_an_artifact_to_use_the_active_player_ends_the_extras() -> None:
    table = guide_at("C4", "lucky-penny")
    assert table.verbs == {"end", "artifact"}
    table.blue.ends()
    assert table.decider == "red"
    assert table.blue.ready == {"lucky-penny"}


@law("roam", "10.5.2")
def test_after_the_end_of_the_extras_no_artifact_is_used_this_turn() -> None:
    table = full("lucky-penny", on={4: "bbrrr."}, coins={"blue": 1})
    table.blue.uses("scout-blue")
    table.blue.places("D4")
    table.blue.ends()
    assert (table.active, table.step) == ("blue", "Bid")
    table.blue.cannot("artifact", "lucky-penny", law="10.5")


@law("roam", "10.5.2")
def test_with_nothing_to_do_the_extras_end_by_themselves() -> None:
    assert guide_at("C4", "weathercock").decider == "red"


# 10.7, 10.8


@law("roam", "10.7", "4.5")
def test_after_any_artifact_a_character_is_still_to_be_used() -> None:
    table = full("lucky-penny", "long-broom", "alarm-clock", on={5: "r....."})
    table.blue.artifact("lucky-penny")
    table.blue.artifact("long-broom")
    table.blue.moves_to("C5")
    table.blue.artifact("alarm-clock")
    table.blue.flips("porter-blue")
    assert table.verbs == {"use"}
    table.blue.uses("guide-blue")
    assert table.step == "ChoosePosition"


@law("roam", "10.7", "4.5")
def test_a_character_turned_awake_in_the_extras_is_not_used_this_turn() -> None:
    table = guide_at("C4", "alarm-clock", "lucky-penny")
    table.blue.artifact("alarm-clock")
    table.blue.flips("guide-blue")
    table.blue.cannot("use", "guide-blue", law="4.5")


@law("roam", "10.8")
def test_the_points_of_artifacts_count_ready_or_used() -> None:
    table = full("stilts", "begging-bowl", spent={"blue": ["goose-whistle"]})
    assert table.blue.score == 3 + 3 + 1 + 3
    table.blue.artifact("begging-bowl")
    assert table.blue.score == 3 + 3 + 1 + 3
