"""Chapter 9.7: two Vagabonds. They share quests and ruins; what one saw under a ruin the other does not know."""

from collections import Counter
from typing import Any

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.factions.ruins import BURIED
from parlour.games.root.rules.facts import ITEMS
from parlour.games.root.tests.begun import begun, set_up
from parlour.games.root.tests.scenario import ROOT, Scenario
from parlour.games.root.tests.wanderers import SECOND, wanderers
from parlour.kernel.bag import members

BOTH = ("vagabond", SECOND)
EVERYBODY = ("marquise", "eyrie", "vagabond", SECOND)


def at_ruin(items: str, up: str = "torch boot", **settings: str) -> Scenario:
    """The first Vagabond stands at the ruin of clearing 12, under which these items lie; nobody has seen them."""
    table = wanderers(**settings)
    table.under_ruin(12, items)
    table.pawn(12)
    table.items(up=up)
    return table


def explored(items: str, *words: str) -> Scenario:
    return at_ruin(items).begin("vagabond", "daylight").play("explore", *words)


def ruin(view: dict[str, Any], clearing: int = 12) -> tuple[bool, int, list[str]]:
    here = view["clearings"][clearing - 1]
    return here["ruin"], here["ruin_items"], here["ruin_known"]


# 9.7 Two of them


@law("root", "9.7", "9.2.9")
def test_each_has_relations_of_his_own_and_no_marker_of_the_other() -> None:
    table = wanderers()
    table.relation("marquise", "hostile")
    table.relation("marquise", "allied", of=SECOND)
    boards = [player["board"]["relations"] for player in table.view("marquise")["players"][2:]]
    assert [[(each["seat"], each["level"]) for each in board] for board in boards] == [
        [(0, "hostile"), (1, "indifferent")],
        [(0, "allied"), (1, "indifferent")],
    ]


@law("root", "9.7", "9.2.9.iii.b")
def test_hostility_to_one_costs_the_other_no_boots() -> None:
    table = wanderers()
    table.put(4, marquise=1)
    table.relation("marquise", "hostile")
    for name in BOTH:
        table.pawn(8, of=name)
        table.items(name, up="boot torch")
    table.begin("vagabond", "daylight")
    assert table.offered("walk") == ["7"]
    table.begin(SECOND, "daylight")
    assert table.offered("walk") == ["4", "7"]


@law("root", "9.7", "9.5.4")
def test_one_may_aid_the_other_which_changes_no_relation_and_scores_nothing() -> None:
    table = wanderers()
    table.pawn(8)
    table.pawn(8, of=SECOND)
    table.items(up="boot")
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight").play("aid vagabond_second", "aid-card anvil")
    assert table.cards(SECOND) == ["anvil"]
    assert table.packed("down") == ["boot"]
    assert (table.score("vagabond"), table.relation_to(SECOND)) == (0, "indifferent")


def duel(items: str, of_defender: str, one: int, other: int) -> Scenario:
    """The first attacks the second in clearing 8, with swords and boots of their own."""
    table = wanderers()
    table.pawn(8)
    table.pawn(8, of=SECOND)
    table.items(up=items)
    table.items(SECOND, up=of_defender)
    table.dice(one, other)
    return table.begin("vagabond", "daylight").play("attack vagabond_second")


@law("root", "9.7", "9.2.6", "9.2.7")
def test_in_a_battle_between_them_both_take_hits_on_items_of_their_choice() -> None:
    table = duel("sword sword boot", "sword boot tea", 2, 1)
    assert (table.asked(), table.question()) == (SECOND, "DamageItem")
    table.play("damage up-boot", "damage up-tea")
    assert table.asked() == "vagabond"
    table.play("damage up-boot")
    assert (table.packed("hurt-up", of=SECOND), table.packed("hurt-up")) == (["boot", "tea"], ["boot"])
    assert (table.relation_to(SECOND), table.score("vagabond"), table.score(SECOND)) == ("indifferent", 0, 0)


@law("root", "9.7", "9.2.4")
def test_a_vagabond_without_a_sword_is_defenseless_against_the_other() -> None:
    table = duel("sword", "boot boot hammer", 0, 0)
    table.play("damage up-hammer")
    assert table.packed("hurt-up", of=SECOND) == ["hammer"]


@law("root", "9.7", "9.2.9.ii.g")
def test_only_his_own_items_count_against_the_allies_he_lost_to_the_other() -> None:
    table = wanderers()
    table.pawn(8)
    table.pawn(8, of=SECOND)
    table.put(8, marquise=2)
    table.relation("marquise", "allied")
    table.items(up="sword boot")
    table.items(SECOND, up="sword boot tea")
    table.dice(1, 1)
    table.begin("vagabond", "daylight").play("attack vagabond_second", "fight-with marquise")
    table.play("damage up-boot", "ally-hit")
    assert table.packed("hurt-up", of=SECOND) == ["boot"]
    assert (table.warriors("marquise", 8), table.relation_to("marquise")) == (1, "hostile")
    assert table.relation_to("marquise", of=SECOND) == "indifferent"  # he struck down a warrior of the attacker


@law("root", "9.7", "9.5.6")
def test_one_cannot_strike_the_other() -> None:
    table = wanderers()
    table.pawn(8)
    table.pawn(8, of=SECOND)
    table.put(8, eyrie=1)
    table.items(up="crossbow")
    table.begin("vagabond", "daylight")
    assert table.offered("strike") == ["eyrie"]


@law("root", "9.7", "9.2.2.i")
def test_a_favor_of_one_damages_three_items_of_the_other() -> None:
    table = wanderers()
    table.pawn(8)
    table.pawn(12, of=SECOND)
    table.items(up="hammer hammer hammer")
    table.items(SECOND, up="boot boot sword tea")
    table.hand("vagabond", "favor-of-the-foxes")
    table.begin("vagabond", "daylight").play("craft favor-of-the-foxes")
    assert table.asked() == SECOND
    table.play("damage up-boot", "damage up-boot", "damage up-tea")
    assert table.packed("hurt-up", of=SECOND) == ["boot", "boot", "tea"]
    assert table.packed("hurt-up") == []


# 9.7, 9.7.2 Setup


@law("root", "9.7", "9.3.1")
def test_they_are_two_different_characters() -> None:
    table = begun("vagabond", SECOND, "marquise").play(
        "keep 1", "set-up-sawmill 1", "set-up-workshop 5", "set-up-recruiter 5"
    )
    every = ["thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel"]
    assert table.offered("character") == every
    table.play("character arbiter", "start-in forest-3_6_11")
    assert table.offered("character") == [name for name in every if name != "arbiter"]


@law("root", "9.7", "O.1")
def test_if_the_character_is_settled_the_second_chooses_among_the_other_five() -> None:
    table = set_up_until_asked(begun("vagabond", SECOND, "marquise", characters="ranger"), "ChooseCharacter")
    assert table.offered("character") == ["thief", "tinker", "vagrant", "arbiter", "scoundrel"]


@law("root", "9.7", "9.3.5")
def test_characters_drawn_at_random_differ() -> None:
    for seed in range(30):
        state = set_up(begun("vagabond", SECOND, seed=str(seed), characters="random")).state
        assert state.character[0] != state.character[1]


def set_up_until_asked(table: Scenario, question: str) -> Scenario:
    while table.question() != question:
        table.play(table.offered()[0])
    return table


@law("root", "9.7.2", "5.1.7", "SET.1")
def test_chance_decides_which_of_them_sets_up_first_between_alliance_and_cult() -> None:
    first = Counter[str]()
    for seed in range(60):
        table = begun("lizard_cult", SECOND, "alliance", "vagabond", "marquise", seed=str(seed))
        asked: list[str] = []
        while table.state.phase == 0:
            asked += [table.asked()] if table.asked() not in asked else []
            if table.asked() in BOTH:
                assert len(table.cards("supporters")) == 3
            table.play(table.offered()[0])
        assert sorted(asked[1:3]) == [*BOTH]
        assert (asked[0], asked[3]) == ("marquise", "lizard_cult")
        first[asked[1]] += 1
    assert min(first["vagabond"], first[SECOND]) > 15


# 9.7.3 Quests


@law("root", "9.7.3", "9.3.3", "INV.19")
def test_three_quests_lie_open_for_both() -> None:
    table = set_up(begun("vagabond", SECOND))
    quests = [table.view(name)["quests"] for name in BOTH]
    assert quests[0] == quests[1]
    assert (len(quests[0]["open"]), quests[0]["deck"]) == (3, 12)


@law("root", "9.7.3", "9.5.5")
def test_a_quest_that_one_has_done_is_gone_for_the_other_and_counts_for_one_alone() -> None:
    table = wanderers()
    table.quests("fox-repair-a-shed", "fox-errand", "rabbit-errand")
    for name in BOTH:
        table.pawn(8, of=name)
        table.items(name, up="torch hammer boot sword", track="tea")
    table.begin("vagabond", "daylight").play("quest fox-repair-a-shed", "reward-points")
    assert table.score("vagabond") == 1
    assert len(table.view(SECOND)["quests"]["open"]) == 3
    table.begin(SECOND, "daylight")
    assert "fox-repair-a-shed" not in table.offered("quest")
    table.play("quest fox-errand", "reward-points")
    assert table.score(SECOND) == 1


# 9.7.1 Ruins


@law("root", "9.7.1", "9.3.4", "INV.9")
def test_under_each_ruin_lie_two_of_eight_items_marked_r() -> None:
    table = set_up(begun("vagabond", SECOND))
    view = table.view("vagabond")
    assert [ruin(view, clearing) for clearing in (6, 10, 11, 12)] == [(True, 2, [])] * 4
    buried = Counter(ITEMS[BURIED[number]] for number in members(table.state.buried))
    assert buried == {"bag": 2, "boot": 2, "hammer": 2, "sword": 2}


@law("root", "9.7.1")
def test_chance_lays_any_two_together_like_ones_too() -> None:
    pairs = set()
    for seed in range(200):
        table = wanderers()
        table.pawn(12)
        table.items(up="torch")
        table.state.chance = seed + 1
        known = ruin(table.begin("vagabond", "daylight").play("explore").view("vagabond"))[2]
        pairs.add(tuple(sorted(known)))
    assert len(pairs) == 10


@law("root", "9.7.1", "9.5.3")
def test_an_explorer_sees_both_items_and_takes_one_for_a_point() -> None:
    table = explored("sword boot")
    assert (table.asked(), table.offered()) == ("vagabond", ["pass", "explore-take boot", "explore-take sword"])
    table.play("explore-take sword")
    assert (table.packed("up"), table.packed("down"), table.score("vagabond")) == (["boot", "sword"], ["torch"], 1)
    assert ruin(table.view("vagabond")) == (True, 1, ["boot"])
    assert table.view("eyrie")["players"][2]["board"]["relics"] == ["sword"]


@law("root", "9.7.1", "9.5.3", "2.2.4")
def test_both_items_take_two_actions_and_only_then_the_ruin_goes() -> None:
    table = at_ruin("sword boot", "torch torch").begin("vagabond", "daylight")
    room = table.state.room[11]
    table.play("explore", "explore-take sword")
    assert (table.state.room[11], ruin(table.view("vagabond"))[0]) == (room, True)
    table.play("explore", "explore-take boot")
    assert (table.state.room[11], ruin(table.view("vagabond"))) == (room + 1, (False, 0, []))
    assert table.score("vagabond") == 2


@law("root", "9.7.1")
def test_an_explorer_may_take_nothing_for_no_point_and_the_torch_is_exhausted() -> None:
    table = explored("sword boot", "pass")
    assert (table.packed("down"), table.score("vagabond")) == (["torch"], 0)
    assert ruin(table.view("vagabond")) == (True, 2, ["sword", "boot"])
    assert table.happened() == ["finds-nothing"]


@law("root", "9.7.1", "INV.11")
@pytest.mark.parametrize("place", ["up", "down", "hurt-up", "hurt-down"])
def test_an_item_marked_r_bars_another_of_its_kind_wherever_it_lies_on_the_board(place: str) -> None:
    table = at_ruin("sword hammer")
    table.items(**{"up": "torch", place.replace("-", "_"): f"sword{' torch' if place == 'up' else ''}"})
    table.relics("sword")
    table.begin("vagabond", "daylight").play("explore")
    assert table.offered() == ["pass", "explore-take hammer"]
    assert table.barred() == {"explore-take sword": "9.7.1"}


@law("root", "9.7.1")
def test_an_item_that_is_not_marked_bars_nothing_nor_does_the_other_vagabonds() -> None:
    table = at_ruin("sword hammer", "torch sword sword")
    table.items(SECOND, up="sword")
    table.relics("sword", of=SECOND)
    table.begin("vagabond", "daylight").play("explore")
    assert table.offered("explore-take") == ["hammer", "sword"]


@law("root", "9.7.1", "9.2.5.i", "L-08")
@pytest.mark.parametrize(("name", "offered"), [("seed", ["boot"]), ("english", ["boot", "bag"])])
def test_a_bag_stays_under_the_ruin_while_the_track_is_full(name: str, offered: list[str]) -> None:
    table = at_ruin("bag boot", law=name)
    table.items(up="torch", track="bag bag bag")
    table.begin("vagabond", "daylight").play("explore")
    assert table.offered("explore-take") == offered
    assert table.barred() == ({} if name == "english" else {"explore-take bag": "9.2.5.i"})


@law("root", "9.7.1", "9.6.4", "INV.11")
def test_a_like_item_on_its_track_keeps_the_mark() -> None:
    table = at_ruin("bag hammer")
    table.items(up="torch bag boot boot boot sword", hurt_down="sword hammer hammer", track="bag")
    table.relics("bag")
    table.begin("vagabond", "evening").play("remove up-bag")
    assert table.view("vagabond")["players"][2]["board"]["relics"] == ["bag"]


@law("root", "9.7.1", "9.6.4")
def test_of_like_items_capacity_removes_the_one_marked_r_first() -> None:
    table = at_ruin("sword hammer")
    table.items(up="torch sword boot boot boot", hurt_down="sword hammer")
    table.relics("sword", "hammer")
    table.begin("vagabond", "evening").play("remove up-sword")
    assert table.view("vagabond")["players"][2]["board"]["relics"] == ["hammer"]
    assert table.packed("hurt-down") == ["hammer", "sword"]
    table.begin("vagabond", "daylight").play("explore")
    assert table.offered("explore-take") == ["sword"]


@law("root", "9.7.1")
def test_the_other_finds_what_was_left() -> None:
    table = explored("sword boot", "explore-take sword")
    table.pawn(12, of=SECOND)
    table.items(SECOND, up="torch")
    table.begin(SECOND, "daylight").play("explore")
    assert ruin(table.view(SECOND)) == (True, 1, ["boot"])
    table.play("explore-take boot")
    assert (table.packed("up", of=SECOND), table.score(SECOND)) == (["boot"], 1)
    assert ruin(table.view("vagabond")) == (False, 0, [])


# 9.7.1 What one saw is nobody else's business


def left(item: str) -> Scenario:
    """The first Vagabond took a sword and left an item; the second then stands there too."""
    table = explored(f"sword {item}", "explore-take sword")
    table.pawn(12, of=SECOND)
    table.items(SECOND, up="torch boot")
    return table


@law("root", "9.7.1", "Z.1")
def test_what_was_left_only_its_finder_knows_and_the_others_only_that_there_is_something() -> None:
    table = left("boot")
    known = {name: ruin(table.view(name)) for name in EVERYBODY}
    assert known.pop("vagabond") == (True, 1, ["boot"])
    assert known == dict.fromkeys(known, (True, 1, []))
    assert ruin(table.table.view()) == (True, 1, [])


@law("root", "9.7.1", "Z.1")
def test_while_he_chooses_nobody_else_sees_what_lies_there() -> None:
    one, other = explored("sword boot"), explored("hammer bag")
    assert ruin(one.view("vagabond")) == (True, 2, ["sword", "boot"])
    for name in ("marquise", "eyrie", SECOND):
        assert one.view(name) == other.view(name)
    assert one.table.view() == other.table.view()


@law("root", "9.7.1", "Z.2")
def test_the_log_names_the_item_that_is_taken_and_no_other() -> None:
    table = at_ruin("sword boot", "torch torch").begin("vagabond", "daylight").play("explore")
    digs = [event for event in table.match.events[-1] if event.key == "digs"]
    assert digs[0].args == {"seat": 2, "clearing": 11}
    table.play("pass")
    assert [event.args for event in table.match.events[-1]] == [{"seat": 2, "clearing": 11}]
    table.play("explore", "explore-take boot")
    taken = [event for event in table.match.events[-1] if event.key == "explores"]
    assert (taken[0].args["item_kind"], taken[0].visible(0)) == (ITEMS.index("boot"), True)


@law("root", "9.7.1", "Z.1", "INV.21")
@pytest.mark.parametrize("name", ["marquise", "eyrie", SECOND])
def test_to_the_others_any_item_may_be_the_one_that_was_left(name: str) -> None:
    one, other = left("boot"), left("hammer")
    seat = one.seat(name)
    states = [table.state.redact(seat) for table in (one, other)]
    assert states[0].dug == states[1].dug
    assert states[0].buried == states[1].buried
    dealt = set()
    for chance in range(1, 60):
        world = one.state.redact(seat)
        world.determinise(chance)
        assert ROOT.view(world, seat) == one.view(name)
        assert len({entry & 15 for entry in world.dug} | {*members(world.buried)}) == 7
        dealt |= {ITEMS[BURIED[entry & 15]] for entry in world.dug}
    assert dealt == {"bag", "boot", "hammer", "sword"}


@law("root", "9.7.1", "Z.1")
def test_the_finder_remembers_in_every_world_he_can_think_of() -> None:
    table = left("boot")
    seat = table.seat("vagabond")
    for chance in range(1, 20):
        world = table.state.redact(seat)
        world.determinise(chance)
        assert (world.dug, world.buried) == (table.state.dug, table.state.buried)


@law("root", "9.7.1", "Z.1")
def test_whoever_looks_himself_knows_it_too_and_the_first_still_does() -> None:
    table = left("boot").begin(SECOND, "daylight").play("explore", "pass")
    assert [ruin(table.view(name))[2] for name in EVERYBODY] == [[], [], ["boot"], ["boot"]]


@law("root", "9.7.1", "Z.2")
def test_a_look_under_a_ruin_cannot_be_undone() -> None:
    table = explored("sword boot")
    assert not table.match.may_undo(table.seat("vagabond"))


@law("root", "9.7.1", "9.5.3")
def test_a_lone_vagabond_finds_one_item_and_must_take_it() -> None:
    table = Scenario("marquise", "vagabond")
    table.under_ruin(12, "sword")
    table.pawn(12)
    table.items(up="torch sword")
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight").play("explore")
    assert (table.packed("up"), table.score("vagabond")) == (["sword", "sword"], 1)
    assert table.view("marquise")["players"][1]["board"]["relics"] == []
