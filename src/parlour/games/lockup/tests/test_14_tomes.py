"""14.7.1 to 14.7.9: the tomes about tokens, strength and suspicion."""

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.rules.book import LOCATIONS
from parlour.games.lockup.tests.kit import Scenario, night
from parlour.games.lockup.tests.kit_more import decline_all, sight

STEALTH, ATLAS, BRAWL = "big-book-of-stealth", "atlas-of-hideouts", "brawlers-handbook"
LANTERN, ALIBIS, LETTERS = "lantern-timetable", "book-of-alibis", "poison-pen-letters"
PLAN, FEINT = "plan-of-the-old-tunnels", "feint-manual"


def three(crew: str = "goblins", *tomes: str) -> Scenario:
    return Scenario("goblins", "gnolls", "kobolds").tomes(crew, *tomes)


# 14.7.1 Big Book of Stealth


@law("lockup", "14.7.1", "6.2.4")
def test_stealth_allows_2_more_tokens_face_down() -> None:
    table = three("goblins", STEALTH).turn("goblins").chooses(f"tome {STEALTH}", "go sewers")
    table.chooses("down 1", "down 2", "down 3", "down 4")
    table.refuses("down enforcer", law="6.2.4")
    assert len(table.tokens("goblins", "sewers")) == 4


@law("lockup", "14.7.1")
def test_stealth_may_be_played_after_the_limit_is_reached_and_ends_with_roll_call() -> None:
    table = three("goblins", STEALTH).put("goblins", "smithy", "1 down, 2 down").turn("goblins")
    table.chooses("go sewers", "up 3")
    assert table.offered("down") == []
    table.chooses(f"tome {STEALTH}", "down 4", "end")
    assert table.g.hidden_limit(0) == 4
    table.by("gnolls", "pass").by("kobolds", "pass").by("goblins", "pass")
    while table.g.round == 1:
        table.chooses("take" if "take" in table.offered() else "decline")
    assert table.g.hidden_limit(0) == 2


@law("lockup", "14.7.1")
def test_both_copies_of_stealth_add_up() -> None:
    table = three("goblins", STEALTH, STEALTH).turn("goblins").chooses(f"tome {STEALTH}", f"tome {STEALTH}")
    table.chooses("go sewers", *[f"down {token}" for token in ("lookout", "enforcer", "1", "2", "3", "4")])


# 14.7.3 Atlas of Hideouts


@law("lockup", "14.7.3", "19.1", "DEC.10")
def test_the_atlas_shows_a_face_down_token_of_an_opponent_to_its_player_alone() -> None:
    table = three("goblins", ATLAS).put("gnolls", "sewers", "4 down").put("kobolds", "smithy", "1 down, 3")
    table.turn("goblins").chooses(f"tome {ATLAS}")
    assert table.offered() == ["peek 1-sewers", "peek 2-smithy"]
    table.chooses("peek 1-sewers")
    assert {"owner": 1, "token": "4", "up": False} in sewers(table, "goblins")
    assert {"owner": 1, "token": None, "up": False} in sewers(table, "kobolds")
    assert table.happened() == ["peeks", "peeks-unseen"]
    assert table.tokens("gnolls", "sewers") == ["4 down"]


def sewers(table: Scenario, crew: str) -> list[dict[str, object]]:
    return list(sight(table, crew)["locations"][1]["tokens"])


@law("lockup", "14.7.3")
def test_of_several_face_down_tokens_the_atlas_shows_one_not_seen_yet() -> None:
    table = three("goblins", ATLAS, ATLAS).put("gnolls", "sewers", "4 down, 2 down").turn("goblins")
    table.chooses(f"tome {ATLAS}")
    assert [token["token"] for token in sewers(table, "goblins")].count(None) == 1
    table.chooses(f"tome {ATLAS}")
    assert {token["token"] for token in sewers(table, "goblins")} == {"2", "4"}


@law("lockup", "14.7.3")
def test_the_atlas_cannot_be_played_when_there_is_nothing_to_look_at() -> None:
    table = three("goblins", ATLAS).put("goblins", "sewers", "4 down").put("gnolls", "smithy", "3").turn("goblins")
    assert f"tome {ATLAS}" not in table.offered()
    seen = three("goblins", ATLAS, ATLAS).put("gnolls", "sewers", "4 down").turn("goblins").chooses(f"tome {ATLAS}")
    assert f"tome {ATLAS}" not in seen.offered()


# 14.7.4 Brawler's Handbook


@law("lockup", "14.7.4")
def test_brawling_adds_3_to_the_strength_here() -> None:
    table = night("smithy", goblins="4", gnolls="2").tomes("gnolls", BRAWL).settle().chooses("no-tome")
    table.chooses(f"tome {BRAWL}")
    assert table.ranking() == ["gnolls", "goblins"]


@law("lockup", "14.7.4")
def test_several_brawls_add_up_and_end_with_the_location() -> None:
    table = night("smithy", goblins="4, 3", gnolls="2").put("gnolls", "commissary", "1")
    table.put("goblins", "commissary", "2").tomes("gnolls", BRAWL, BRAWL).lights_out()
    table.chooses("no-tome", f"tome {BRAWL}", f"tome {BRAWL}")
    assert table.ranking() == ["gnolls", "goblins"]  # 2 + 3 + 3 against 7
    table.chooses("take", "take")
    assert table.ranking() == ["goblins", "gnolls"]


@law("lockup", "14.7.4")
def test_brawling_needs_a_token_in_the_location() -> None:
    table = night("smithy", goblins="4", gnolls="").tomes("gnolls", BRAWL).settle().chooses("no-tome")
    assert (table.g.stack[-1].reaction(), table.offered()) == ("t4-smithy", ["no-tome"])
    alone = night("smithy", goblins="4", gnolls="lookout").tomes("gnolls", BRAWL).settle().chooses("no-tome")
    assert f"tome {BRAWL}" in alone.offered()


# 14.7.5 Lantern Timetable


@law("lockup", "14.7.5", "7.3.2")
def test_the_lantern_passes_suspicion_on_to_the_next_without_a_lookout() -> None:
    table = night("smithy", goblins="4", gnolls="3, lookout", kobolds="2").suspicion("smithy", 2)
    table.tomes("goblins", LANTERN).settle().chooses("no-tome", f"tome {LANTERN}")
    assert [table.of(crew, "suspicion") for crew in table.crews()] == [0, 0, 2]
    assert table.ranking()[0] == "goblins"


@law("lockup", "14.7.5", "7.3.3")
def test_with_lookouts_all_round_the_suspicion_stays() -> None:
    table = night("smithy", goblins="4", gnolls="lookout").suspicion("smithy", 2).tomes("goblins", LANTERN)
    table.settle().chooses("no-tome", f"tome {LANTERN}")
    assert table.suspicion_at("smithy") == 2


@law("lockup", "14.7.5", "14.6")
def test_the_lantern_is_for_who_would_take_the_suspicion_as_strengths_stand() -> None:
    table = night("smithy", first="goblins", goblins="2", gnolls="4").suspicion("smithy", 1)
    table.tomes("goblins", LANTERN, BRAWL).tomes("gnolls", LANTERN).settle().chooses("no-tome", "no-tome")
    assert table.offered("tome") == [BRAWL]  # the gnolls would take it
    table.by("goblins", f"tome {BRAWL}")
    assert table.offered("tome") == [LANTERN]
    table.by("goblins", "no-tome")
    assert (table.asked(), table.offered()) == ("gnolls", ["no-tome"])


@law("lockup", "14.7.5")
@pytest.mark.parametrize(("tokens", "suspicion"), [("4", 0), ("4, lookout", 1)])
def test_the_lantern_needs_suspicion_that_would_be_taken(tokens: str, suspicion: int) -> None:
    table = night("smithy", goblins=tokens, gnolls="1").suspicion("smithy", suspicion).tomes("goblins", LANTERN)
    table.settle().chooses("no-tome")
    assert table.offered() == ["no-tome"]


@law("lockup", "14.7.5")
def test_the_lantern_shines_in_this_location_only() -> None:
    table = night("smithy", goblins="4", gnolls="1").put("goblins", "commissary", "3").put("gnolls", "commissary", "2")
    table.suspicion("smithy", 1).suspicion("commissary", 1).tomes("goblins", LANTERN).lights_out()
    table.chooses("no-tome", f"tome {LANTERN}", "take", "take")
    assert table.of("gnolls", "suspicion") == 1
    assert table.of("goblins", "suspicion") == 1  # from the Commissary


# 14.7.6 Book of Alibis, 14.7.7 Poison-Pen Letters


@law("lockup", "14.7.6", "DEC.10")
def test_alibis_put_1_or_2_suspicion_back() -> None:
    table = three("goblins", ALIBIS).has("goblins", suspicion=3).turn("goblins").chooses(f"tome {ALIBIS}")
    assert table.offered() == ["alibi 2", "alibi 1"]
    table.chooses("alibi 2")
    assert (table.of("goblins", "suspicion"), table.in_supply("suspicion")) == (1, 11)


@law("lockup", "14.7.6")
def test_alibis_with_1_suspicion_and_with_none() -> None:
    table = three("goblins", ALIBIS, ALIBIS).has("goblins", suspicion=1).turn("goblins").chooses(f"tome {ALIBIS}")
    assert table.of("goblins", "suspicion") == 0
    assert f"tome {ALIBIS}" not in table.offered()


@law("lockup", "14.7.6", "10.1")
def test_alibis_before_a_raid_count() -> None:
    table = Scenario("goblins", "gnolls").has("goblins", suspicion=2).has("gnolls", suspicion=1)
    table.tomes("goblins", ALIBIS).raid().chooses(f"tome {ALIBIS}", "alibi 2")
    assert table.stars() == [10, 4]


@law("lockup", "14.7.7", "DEC.10")
def test_letters_move_1_suspicion_to_an_opponent_of_choice() -> None:
    table = three("goblins", LETTERS).has("goblins", suspicion=2).turn("goblins").chooses(f"tome {LETTERS}")
    assert table.offered() == ["accuse gnolls", "accuse kobolds"]
    table.chooses("accuse gnolls")
    assert [table.of(crew, "suspicion") for crew in table.crews()] == [1, 1, 0]


@law("lockup", "14.7.7")
def test_letters_need_suspicion() -> None:
    assert f"tome {LETTERS}" not in three("goblins", LETTERS).turn("goblins").offered()
    table = night("smithy", goblins="4", gnolls="3").tomes("goblins", LETTERS).settle()
    assert table.offered() == ["no-tome"]


# 14.7.8 Plan of the Old Tunnels


@law("lockup", "14.7.8", "INV.14", "DEC.10")
def test_the_plan_moves_a_token_between_locations_not_yet_settled() -> None:
    table = night("smithy", goblins="4", gnolls="3").put("goblins", "sewers", "1").put("goblins", "chow-hall", "2 down")
    table.tomes("goblins", PLAN).settle().chooses(f"tome {PLAN}")
    assert table.offered() == ["lift smithy-4", "lift chow-hall-2"]  # the Sewers are settled
    table.chooses("lift chow-hall-2")
    assert table.offered() == ["move smithy", "move commissary", "move cell-block"]
    table.chooses("move commissary")
    assert table.tokens("goblins", "commissary") == ["2 down"]
    assert table.tokens("goblins", "chow-hall") == []


@law("lockup", "14.7.8")
def test_a_moved_token_may_join_own_tokens_and_keeps_its_face() -> None:
    table = night("smithy", goblins="1", gnolls="4").put("goblins", "commissary", "4 down").tomes("goblins", PLAN)
    table.settle().chooses(f"tome {PLAN}", "lift commissary-4", "move smithy")
    assert table.ranking() == ["goblins", "gnolls"]  # it is turned up with the others
    table = night("sewers", goblins="1", gnolls="4").put("goblins", "commissary", "4 down").tomes("goblins", PLAN)
    table.settle().chooses(f"tome {PLAN}", "lift commissary-4", "move smithy")
    assert table.happened()[:3] == ["moves-hidden", "moves-hidden-unseen", "location"]
    assert {"owner": 0, "token": None, "up": False} in sight(table, "gnolls")["locations"][3]["tokens"]


@law("lockup", "14.7.8", "14.7.3")
def test_who_has_looked_at_a_token_follows_it() -> None:
    table = three("goblins", ATLAS).put("gnolls", "smithy", "4 down, 1 down").tomes("gnolls", PLAN, ALIBIS)
    table.luck(lambda g: g.draw(1 << 5 | 1 << 2) == 5).turn("goblins").chooses(f"tome {ATLAS}", "pass")
    decline_all(table, "none").by("gnolls", "pass").by("kobolds", "pass")
    table.by("gnolls", f"tome {PLAN}", "lift smithy-4", "move chow-hall")
    assert {"owner": 1, "token": "4", "up": False} in sight(table, "goblins")["locations"][5]["tokens"]
    assert {"owner": 1, "token": None, "up": False} in sight(table, "goblins")["locations"][3]["tokens"]
    while table.view("gnolls")["location"] != "commissary":  # the Smithy is settled, its tokens turned up
        table.chooses("no-tome" if "no-tome" in table.offered() else "take")
    assert {"owner": 1, "token": "4", "up": False} in sight(table, "goblins")["locations"][5]["tokens"]
    assert {"owner": 1, "token": None, "up": False} in sight(table, "kobolds")["locations"][5]["tokens"]


@law("lockup", "14.7.8")
def test_the_plan_never_takes_a_token_out_of_the_library() -> None:
    table = night("smithy", goblins="3", gnolls="4").put("goblins", "library", "lookout").tomes("goblins", PLAN, ALIBIS)
    table.settle().chooses(f"tome {PLAN}")
    assert table.question() == "MoveToken"  # there is one token to lift


@law("lockup", "14.7.8")
def test_the_plan_cannot_be_played_with_tokens_in_the_library_alone() -> None:
    table = night("smithy", goblins="", gnolls="4").put("goblins", "library", "lookout").tomes("goblins", PLAN).settle()
    assert table.offered() == ["no-tome"]


@law("lockup", "14.7.8")
@pytest.mark.parametrize(("at", "playable"), [("chow-hall", True), ("cell-block", False), ("library", False)])
def test_before_the_cell_block_there_is_nowhere_to_move_any_more(at: str, playable: bool) -> None:
    table = night(at, goblins="", gnolls="").put("goblins", "cell-block", "4").tomes("goblins", PLAN).settle()
    assert (f"tome {PLAN}" in table.offered()) == playable
    assert LOCATIONS.index(at) >= 5


# 14.7.9 The Feint Manual


@law("lockup", "14.7.9", "DEC.10", "INV.6")
def test_the_feint_takes_tokens_back_and_the_location_counts_as_unused() -> None:
    table = three("goblins", FEINT).put("goblins", "sewers", "1, 2, 3").put("goblins", "smithy", "4").turn("goblins")
    assert "sewers" not in table.offered("go")
    table.chooses(f"tome {FEINT}")
    assert table.offered() == ["recall-from sewers", "recall-from smithy"]
    table.chooses("recall-from sewers")
    assert "end" not in table.offered()  # at least one
    table.chooses("recall sewers-1", "recall sewers-3", "end")
    assert table.tokens("goblins", "sewers") == ["2"]
    assert "sewers" in table.offered("go")  # although one has stayed
    assert "smithy" not in table.offered("go")


@law("lockup", "14.7.9", "6.2.4")
def test_a_recalled_face_down_token_frees_its_place_in_the_limit() -> None:
    table = three("goblins", FEINT).put("goblins", "sewers", "1 down, 2 down").turn("goblins")
    table.chooses("go smithy", "up 3")
    assert table.offered("down") == []
    table.chooses(f"tome {FEINT}", "recall-from sewers", "recall sewers-1", "end")
    assert sorted(table.offered("down")) == ["1", "4", "enforcer", "lookout"]
    assert "recalls-hidden" in [event.key for events in table.match.events for event in events]


@law("lockup", "14.7.9")
def test_the_feint_cannot_be_played_without_tokens_on_the_board() -> None:
    assert f"tome {FEINT}" not in three("goblins", FEINT).turn("goblins").offered()


@law("lockup", "14.7.9", "14.7.3")
def test_who_had_looked_at_a_recalled_token_follows_it_no_longer() -> None:
    table = three("goblins", ATLAS).put("gnolls", "sewers", "4 down").tomes("gnolls", FEINT).turn("goblins")
    table.chooses(f"tome {ATLAS}", "pass").by("gnolls", "no-tome", f"tome {FEINT}", "go smithy", "down 4")
    assert sight(table, "goblins")["locations"][3]["tokens"] == [{"owner": 1, "token": None, "up": False}]
