"""Chapter 6: spending coins on empty squares."""

from parlour.conformance.law import law
from parlour.games.roam.tests.scenario import scenario


@law("roam", "6.1")
def test_a_marker_under_an_empty_square_costs_two_coins() -> None:
    t = scenario(coins={"blue": 3, "red": 1})
    t.blue.uses("guide-blue")
    t.blue.places("C4")
    t.blue.marks("E4")
    assert t.blue.markers == {"C4", "D4", "C5", "E4"}
    assert (t.blue.coins, t.red.coins) == (1, 1)
    assert t.blue.supply == 24 - 4


@law("roam", "6.1")
def test_one_coin_is_not_enough() -> None:
    t = scenario(coins={"blue": 3}, awake={"blue": ["scout-blue", "twin-potters"]})
    t.blue.uses("twin-potters")  # #..# over .oo. over #..#
    t.blue.places("B2")
    t.blue.marks("C3")
    assert t.blue.coins == 1
    assert t.decider == "red"
    assert t.marks("D3") is None


@law("roam", "6.1")
def test_one_coin_at_first_is_not_enough_and_the_refusal_says_so() -> None:
    t = scenario(version="full", coins={"blue": 1}, ready={"blue": ["begging-bowl"]})
    t.blue.uses("guide-blue")
    t.blue.places("C4")
    t.blue.cannot("mark", "E4", law="6.1")
    t.blue.artifact("begging-bowl")
    t.blue.marks("E4")
    assert t.blue.coins == 0


@law("roam", "6.1")
def test_only_spaces_under_an_empty_square_at_the_chosen_position_can_be_marked() -> None:
    t = scenario(coins={"blue": 9})
    t.blue.uses("guide-blue")
    t.blue.places("C4")
    assert t.offered("mark") == {"E4"}
    t.blue.cannot("mark", "D5", law="6.1")
    t.blue.cannot("mark", "E1", law="6.1")


@law("roam", "6.1")
def test_marking_is_a_choice() -> None:
    t = scenario(coins={"blue": 2})
    t.blue.uses("guide-blue")
    t.blue.places("C4")
    t.blue.ends()
    assert t.blue.coins == 2
    assert t.marks("E4") is None


@law("roam", "6.2")
def test_each_empty_square_may_be_marked_once() -> None:
    t = scenario(coins={"blue": 9}, awake={"blue": ["scout-blue", "twin-potters"]})
    t.blue.uses("twin-potters")
    t.blue.places("B2")
    assert t.offered("mark") == {"C3", "D3"}
    t.blue.marks("D3")
    assert t.offered("mark") == {"C3"}
    t.blue.marks("C3")
    assert t.blue.coins == 9 - 2 * 2
    assert t.decider == "red"


@law("roam", "6.2")
def test_each_empty_square_may_be_marked_only_once_even_where_markers_form_towers() -> None:
    t = scenario(coins={"blue": 9}, towers=True, awake={"blue": ["scout-blue", "twin-potters"]})
    t.blue.uses("twin-potters")
    t.blue.places("B2")
    t.blue.marks("C3")
    assert t.offered("mark") == {"D3"}
    assert t.tower("C3") == ["blue"]


@law("roam", "6.3")
def test_an_occupied_space_cannot_be_marked() -> None:
    t = scenario(coins={"blue": 9}, on={2: ".....r"}, awake={"blue": ["scout-blue", "twin-potters"]})
    t.blue.uses("twin-potters")
    t.blue.places("B2")
    t.blue.cannot("mark", "D3", law="6.3")
    assert t.offered("mark") == {"C3"}


@law("roam", "6.3")
def test_a_square_outside_the_field_cannot_be_marked() -> None:
    t = scenario(coins={"blue": 9})
    t.blue.uses("guide-blue")
    t.blue.places("E4")  # its empty square lies east of F4
    assert t.decider == "red"
    assert t.blue.coins == 9


@law("roam", "6.3")
def test_a_square_over_a_missing_land_cannot_be_marked() -> None:
    t = scenario(coins={"blue": 9}, lands=["odda", None, None, None, None, None])
    t.blue.uses("guide-blue")
    t.blue.places("A1")  # its empty square lies on C1, where the land is missing
    assert t.blue.markers == {"A1", "B1", "A2"}
    assert t.decider == "red"
    assert t.blue.coins == 9


@law("roam", "6.3")
def test_a_square_over_a_missing_land_cannot_be_marked_with_other_extras_at_hand_either() -> None:
    t = scenario(
        version="full", coins={"blue": 1}, lands=["odda", None, None, None, None, None], ready={"blue": ["lucky-penny"]}
    )
    t.blue.uses("guide-blue")
    t.blue.places("A1")
    assert t.offered("mark") == set()
    t.blue.artifact("lucky-penny")
    assert t.offered("mark") == set()


@law("roam", "6.3")
def test_marking_needs_a_marker() -> None:
    t = scenario(
        version="full",
        markers=["bbb.bb", "bbbbbb", "......", "......", "bbbbb.", "bbbbb."],
        coins={"blue": 9},
        ready={"blue": ["lucky-penny"]},
    )
    t.blue.uses("guide-blue")
    t.blue.places("C3")
    assert t.blue.supply == 0
    t.blue.cannot("mark", "E3", law="6.3")


@law("roam", "6.4")
def test_coins_of_this_turns_markers_may_be_spent() -> None:
    t = scenario(lands={5: "dask"})  # 2 symbols on D4
    t.blue.uses("guide-blue")
    t.blue.places("C4")
    assert t.blue.coins == 2
    t.blue.marks("E4")
    assert t.blue.coins == 0


@law("roam", "6.4")
def test_coins_of_a_marked_square_may_pay_for_the_next() -> None:
    t = scenario(coins={"blue": 2}, lands={5: "dask"}, awake={"blue": ["scout-blue", "twin-potters"]})
    t.blue.uses("twin-potters")
    t.blue.places("B3")  # the corners B3, E3, B5, E5; empty squares on C4 and D4, where 2 symbols are
    t.blue.marks("D4")
    assert t.blue.coins == 2
    t.blue.marks("C4")
    assert t.blue.coins == 0


@law("roam", "6.5")
def test_only_the_character_used_this_turn_counts() -> None:
    t = scenario(coins={"blue": 9}, asleep={"blue": ["guide-blue"]})
    t.blue.uses("porter-blue")  # no empty squares
    t.blue.places("A1")
    assert t.decider == "red"


@law("roam", "6.5")
def test_empty_squares_of_an_earlier_turn_are_lost() -> None:
    t = scenario(
        coins={"blue": 9, "red": 9},
        lands=["odda", None, None, None, None, None],
        awake={"blue": ["brim", "pim"], "red": ["scout-red", "porter-red"]},
    )
    t.blue.uses("brim")  # #, o, # from north to south
    t.blue.places("A1")
    assert t.offered("mark") == {"A2"}
    t.blue.ends()
    t.red.uses("porter-red")  # fits nowhere; the game ends with this round, as the deck is empty
    assert t.decider is None
    assert t.marks("A2") is None


@law("roam", "6.6")
def test_filled_squares_come_first_and_all_at_once() -> None:
    t = scenario(coins={"blue": 9})
    t.blue.uses("guide-blue")
    t.blue.cannot("mark", "E4", law="6.1")
    t.blue.places("C4")
    assert t.told == ["places"]
    assert t.blue.markers == {"C4", "D4", "C5"}


@law("roam", "6.6")
def test_a_shortage_hits_the_empty_squares_first() -> None:
    t = scenario(markers=["bbbbbb", "bbbbbb", "......", "......", "bbbbb.", "bbbbb."], coins={"blue": 9})
    t.blue.uses("guide-blue")
    t.blue.places("C3")
    assert not t.offers("mark")
    t.blue.fills("C4")
    assert not t.offers("mark")


@law("roam", "6.6")
def test_empty_squares_are_marked_one_by_one() -> None:
    t = scenario(coins={"blue": 4}, awake={"blue": ["scout-blue", "twin-potters"]})
    t.blue.uses("twin-potters")
    t.blue.places("B2")
    t.blue.marks("C3")
    assert t.marks("D3") is None
    assert t.blue.coins == 2
    assert t.verbs == {"mark", "end"}
