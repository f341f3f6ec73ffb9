"""Chapter 4: the turn."""

from parlour.conformance.law import law
from parlour.games.roam.tests.scenario import scenario

STARTING = ["guide-blue", "scout-blue", "porter-blue"]


@law("roam", "4.1")
def test_the_first_player_begins_and_turns_pass_clockwise() -> None:
    t = scenario(3, first="red")
    for player in (t.red, t.yellow, t.blue, t.red):
        assert t.active == t.decider == player.colour
        player.uses(min(player.awake & {f"porter-{player.colour}", f"scout-{player.colour}"}))
        player.places(min(t.offered("place")))


@law("roam", "4.1")
def test_a_round_is_one_turn_of_every_player_from_the_first_player_on() -> None:
    t = scenario(3, first="red")
    rounds = []
    for player in (t.red, t.yellow, t.blue, t.red):
        rounds.append(t.view()["round"])
        player.uses(min(player.awake & {f"porter-{player.colour}", f"scout-{player.colour}"}))
        player.places(min(t.offered("place")))
    assert rounds == [1, 1, 1, 2]


@law("roam", "4.2")
def test_a_turn_of_the_full_game_has_five_steps_in_order() -> None:
    t = scenario(version="full", on={5: "b.brrr"}, coins={"blue": 4}, ready={"blue": ["lucky-penny"]})
    steps = [t.step]
    t.blue.uses("guide-blue")
    steps.append(t.step)
    t.blue.places("C4")
    steps.append(t.step)
    t.blue.ends()
    steps.append(t.step)
    t.blue.bids(0)
    steps.append(t.step)
    t.blue.buys_nothing()
    assert steps == ["BeforeCharacter", "ChoosePosition", "Extras", "Bid", "ChooseArtifact"]
    assert t.decider == "red"


@law("roam", "4.2")
def test_waking_up_comes_before_the_character_and_marking_comes_after_it() -> None:
    t = scenario(awake={"blue": ["guide-blue", "scout-blue"]}, coins={"blue": 4})
    t.blue.cannot("mark", "E4", law="6.1")
    t.blue.uses("guide-blue")
    t.blue.cannot("early-rise", law="4.4")
    t.blue.places("C4")
    t.blue.cannot("early-rise", law="4.4")
    t.blue.cannot("place", "A1", law="5.3")


@law("roam", "4.2")
def test_a_turn_of_the_regular_game_ends_with_the_explored_lands() -> None:
    t = scenario(on={5: "b.brrr"}, coins={"blue": 20})
    t.blue.uses("guide-blue")
    t.blue.places("C4")
    t.blue.ends()
    t.blue.bids(0)
    assert t.decider == "red"
    assert t.step == "BeforeCharacter"


@law("roam", "4.3")
def test_waking_up_is_mandatory_when_all_are_asleep() -> None:
    t = scenario(version="full", asleep={"blue": STARTING}, ready={"blue": ["lucky-penny"]}, coins={"blue": 9})
    assert t.verbs == {"wake", "artifact"}
    t.blue.cannot("use", "guide-blue", law="4.3")
    t.blue.cannot("early-rise", law="4.4")
    t.blue.wakes()
    assert t.blue.awake == set(STARTING)
    assert t.blue.coins == 9


@law("roam", "4.3")
def test_one_character_awake_is_enough_for_no_free_waking_up() -> None:
    t = scenario(awake={"blue": ["guide-blue"]})
    assert t.step == "ChoosePosition"  # the only awake character is used without asking
    assert t.blue.asleep == set(STARTING)


@law("roam", "4.3")
def test_all_wake_up_at_the_start_of_a_turn_only() -> None:
    t = scenario(awake={"blue": ["guide-blue"], "red": ["guide-red"]})
    t.blue.places("A1")
    assert t.decider == "red"
    assert t.blue.asleep == set(STARTING)
    t.red.places(min(t.offered("place")))
    assert t.blue.awake == set(STARTING)
    assert t.red.awake == set()


@law("roam", "4.4")
def test_an_early_rise_costs_one_coin_for_each_character_awake() -> None:
    t = scenario(awake={"blue": ["guide-blue", "odda"]}, asleep={"blue": ["hob"]}, coins={"blue": 3, "red": 1})
    t.blue.rises_early()
    assert t.blue.coins == 1
    assert t.red.coins == 1


@law("roam", "4.4")
def test_an_early_rise_is_a_choice() -> None:
    t = scenario(awake={"blue": ["guide-blue", "scout-blue"]}, coins={"blue": 3})
    t.blue.uses("guide-blue")
    t.blue.places("A1")
    t.blue.ends()
    assert t.blue.awake == {"scout-blue"}
    assert t.blue.coins == 3


@law("roam", "4.4", "4.5")
def test_after_an_early_rise_the_turn_goes_on_with_any_character() -> None:
    t = scenario(awake={"blue": ["guide-blue"]}, coins={"blue": 1})
    t.blue.rises_early()
    assert t.offered("use") == set(STARTING)


@law("roam", "4.4.1")
def test_an_early_rise_wakes_all_characters() -> None:
    t = scenario(
        awake={"blue": ["guide-blue"], "red": ["guide-red"]},
        asleep={"blue": ["odda", "hob"]},
        coins={"blue": 1},
    )
    t.blue.rises_early()
    assert t.blue.awake == {*STARTING, "odda", "hob"}
    assert t.red.awake == {"guide-red"}


@law("roam", "4.4.2")
def test_nobody_rises_early_with_everybody_awake() -> None:
    t = scenario(version="full", coins={"blue": 9}, spent={"blue": ["lucky-penny"]})
    t.blue.cannot("early-rise", law="4.4.2")


@law("roam", "4.4.3")
def test_nobody_rises_early_on_credit() -> None:
    t = scenario(awake={"blue": ["guide-blue", "scout-blue"]}, coins={"blue": 1})
    t.blue.cannot("early-rise", law="4.4.3")


@law("roam", "4.4.3")
def test_the_last_coins_may_pay_for_an_early_rise() -> None:
    t = scenario(awake={"blue": ["guide-blue", "scout-blue"]}, coins={"blue": 2})
    t.blue.rises_early()
    assert t.blue.coins == 0


@law("roam", "4.4.4")
def test_nobody_rises_early_twice_in_a_turn() -> None:
    t = scenario(version="full", awake={"blue": ["guide-blue"]}, ready={"blue": ["alarm-clock"]}, coins={"blue": 9})
    t.blue.rises_early()
    t.blue.cannot("early-rise", law="4.4.4")
    t.blue.artifact("alarm-clock")
    t.blue.flips("guide-blue")
    t.blue.cannot("early-rise", law="4.4.4")
    assert t.blue.coins == 8


@law("roam", "4.4.4")
def test_every_turn_has_its_own_waking_up() -> None:
    t = scenario(awake={"blue": ["porter-blue"], "red": ["porter-red", "scout-red"]}, coins={"blue": 9})
    t.blue.rises_early()
    t.blue.uses("porter-blue")
    t.blue.places("A1")
    t.red.uses("porter-red")
    t.red.places(min(t.offered("place")))
    t.blue.rises_early()
    assert t.blue.coins == 9 - 1 - 2


@law("roam", "4.4.5")
def test_without_an_artifact_to_use_all_wake_up_without_being_asked() -> None:
    t = scenario(asleep={"blue": STARTING})
    assert t.verbs == {"use"}


@law("roam", "4.4.5")
def test_an_artifact_that_is_of_no_use_before_the_character_does_not_delay_waking_up() -> None:
    t = scenario(
        version="full", asleep={"blue": STARTING}, ready={"blue": ["whirligig"]}, spent={"blue": ["lucky-penny"]}
    )
    assert t.blue.awake == set(STARTING)


@law("roam", "4.4.5")
def test_with_an_artifact_to_use_first_waking_up_waits_for_its_owner() -> None:
    t = scenario(version="full", asleep={"blue": STARTING}, ready={"blue": ["lucky-penny"]})
    assert t.blue.asleep == set(STARTING)
    assert t.offers("wake")


@law("roam", "4.5")
def test_using_a_character_is_mandatory() -> None:
    t = scenario(coins={"blue": 9})
    assert t.verbs == {"use"}
    t.blue.cannot("end", law="10.5.2")
    t.blue.cannot("pass", law="7.4.2")
    t.blue.cannot("forgo", law="5.3.2")


@law("roam", "4.5")
def test_placing_its_markers_is_mandatory_too() -> None:
    t = scenario(coins={"blue": 9})
    t.blue.uses("guide-blue")
    assert t.verbs == {"place"}


@law("roam", "4.5")
def test_nobody_uses_a_second_character() -> None:
    t = scenario(coins={"blue": 9})
    t.blue.uses("guide-blue")
    t.blue.cannot("use", "scout-blue", law="5.1")
    t.blue.places("C4")
    t.blue.cannot("use", "scout-blue", law="4.5")
    t.blue.ends()
    assert t.decider == "red"
    assert len(t.blue.asleep) == 1


@law("roam", "4.6")
def test_in_the_turn_of_another_only_contenders_of_an_auction_decide() -> None:
    t = scenario(3, version="full", on={5: "b.brrr"}, coins={"blue": 9, "red": 9, "yellow": 9})
    t.blue.uses("guide-blue")
    assert t.decider == "blue"
    t.blue.places("C4")
    assert t.decider == "blue"
    t.blue.ends()
    t.blue.bids(1)
    assert (t.active, t.decider, t.verbs) == ("blue", "red", {"bid", "pass"})
    t.red.passes()
    assert (t.active, t.decider) == ("blue", "blue")
    t.blue.buys_nothing()
    assert (t.active, t.decider) == ("red", "red")


@law("roam", "4.6")
def test_who_is_not_tied_does_not_act_in_the_turn_of_another() -> None:
    t = scenario(4, begin="lands", on={5: "bbyyrg"}, coins={"blue": 9, "red": 9, "yellow": 9, "green": 9})
    t.blue.bids(0)
    assert t.decider == "yellow"
    t.yellow.passes()
    assert (t.active, t.decider) == ("red", "red")
