"""Chapter 17: expert mode: side B of the crew boards, traits, starting bonuses."""

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.file.pack import HOUSE, load_cards
from parlour.games.lockup.rules.book import BONUSES, CREWS, parts_of_bonus
from parlour.games.lockup.rules.expert import ChooseTrait, DealTraits
from parlour.games.lockup.tests.board import LOCKUP
from parlour.games.lockup.tests.kit import Scenario
from parlour.games.lockup.tests.kit_more import chooses_trait, fresh, side_b, sight, symbols
from parlour.kernel.bag import members
from parlour.kernel.errors import BadInput

FOUR = ("goblins", "gnolls", "kobolds", "bugbears")
CARDS = load_cards(HOUSE)


def expert(*crews: str) -> Scenario:
    """Side B is up; its bonuses and the traits are still to come."""
    return Scenario(*(crews or ("goblins", "gnolls", "kobolds")), expert="true")


# The table


@law("lockup", "DEC.1")
def test_the_table_settles_crews_mode_difficulty_and_first_player() -> None:
    table = fresh("kobolds", "goblins", expert="true", first="1")
    assert table.crews() == ["kobolds", "goblins"]
    assert (table.g.rules.expert, table.first()) == (True, "goblins")
    alone = fresh("kobolds", difficulty="fierce")
    assert (alone.g.rules.solo, alone.g.rules.expert) == (True, False)
    assert alone.view("kobolds")["options"] == {"expert": False, "solo": True, "difficulty": "fierce"}


@law("lockup", "DEC.1")
@pytest.mark.parametrize(
    "settings", [{"expert": "perhaps"}, {"difficulty": "easy"}, {"first": "3"}, {"crews": "goblins,goblins"}]
)
def test_what_the_table_cannot_settle(settings: dict[str, str]) -> None:
    with pytest.raises(BadInput):
        LOCKUP.new(2, LOCKUP.read_settings(settings), 1)


# Side B


@law("lockup", "17.1")
def test_reputation_starts_at_0() -> None:
    assert expert().stars() == [0, 0, 0]
    assert Scenario("goblins", "gnolls").stars() == [10, 10]


@law("lockup", "17.2", "17.3.2", "17.3")
def test_side_b_gives_power_and_suspicion_and_nobody_takes_the_usual_power() -> None:
    table = expert(*CREWS)
    assert {crew: table.of(crew, "power") for crew in CREWS} == {
        "gnolls": 2, "kobolds": 0, "bugbears": 2, "goblins": 0, "insectoids": 1,
    }  # fmt: skip
    assert {crew for crew in CREWS if table.of(crew, "suspicion")} == {"bugbears", "goblins"}
    assert (table.of("goblins", "suspicion"), table.in_supply("suspicion")) == (1, 10)
    assert table.in_supply("power") == 22 - 5


@law("lockup", "17.3.2", "17.8")
def test_the_goons_suspicion_is_placed_before_the_crews_take_theirs() -> None:
    for seed in range(30):
        table = fresh("bugbears", "goblins", seed=f"b{seed}", expert="true")
        needed = sum(goon["suspicion"] for place in table.view("goblins")["locations"] if (goon := place["goon"]))
        assert sum(table.g.suspicion_at) == min(needed, 12)
        taken = table.of("bugbears", "suspicion") + table.of("goblins", "suspicion")
        assert taken == min(2, 12 - sum(table.g.suspicion_at))


@law("lockup", "17.3.3", "17.3")
def test_storage_limits_differ() -> None:
    table = expert(*CREWS)
    assert {crew: table.g.storage[table.party(crew)] for crew in CREWS} == {
        "gnolls": 5, "kobolds": 6, "bugbears": 4, "goblins": 7, "insectoids": 5,
    }  # fmt: skip
    table.has("bugbears", scrap=5).has("goblins", scrap=7).patrol()
    assert (table.of("bugbears", "scrap"), table.of("goblins", "scrap")) == (4, 7)


@law("lockup", "17.3.1", "17.8")
def test_the_starting_bonuses_of_the_goblins_and_the_bugbears() -> None:
    table = side_b(expert("goblins", "bugbears"), "goblins")
    assert table.goods("goblins") == {"scrap": 1, "gold": 2}
    side_b(table, "bugbears")
    assert (table.goods("bugbears"), table.of("bugbears", "stars")) == ({"scrap": 1, "iron": 2}, 2)


@law("lockup", "17.3.1", "17.8")
def test_the_starting_bonuses_of_the_kobolds() -> None:
    table = side_b(expert().next_tomes("feint-manual", "book-of-alibis"), "kobolds")
    assert (table.asked(), table.goods("kobolds")) == ("kobolds", {"scrap": 2, "potion": 1})
    table.chooses("keep feint-manual")
    assert table.cards("kobolds", "tomes") == ["feint-manual"]
    assert (table.tomes_under()[-1], table.of("kobolds", "stars")) == ("book-of-alibis", 1)


@law("lockup", "17.3.1", "17.8")
def test_the_starting_bonuses_of_the_gnolls() -> None:
    table = expert().display("tin-idol", "rag-rope", "siege-hook", "chalk-ward").next_tomes("feint-manual")
    side_b(table.next_item("marked-deck"), "gnolls")
    assert table.offered("take-item") == ["tin-idol", "rag-rope", "siege-hook", "chalk-ward"]
    table.by("gnolls", "take-item siege-hook")
    assert table.cards("gnolls", "reserved") == ["siege-hook"]
    assert table.goods("gnolls") == {}  # for nothing
    assert table.shown_items() == ["tin-idol", "rag-rope", "marked-deck", "chalk-ward"]  # refilled at once
    assert (table.cards("gnolls", "tomes"), table.of("gnolls", "stars")) == (["feint-manual"], 2)


@law("lockup", "17.3.1", "17.7", "17.8")
def test_the_starting_bonuses_of_the_insectoids() -> None:
    table = expert("insectoids", "gnolls").goons(sewers="krug").next_goons("dorrim", "magrit", "slit", "nib")
    side_b(table, "insectoids")
    assert sorted(table.offered("keep-goon")) == ["dorrim", "magrit", "slit"]
    assert table.view("gnolls")["players"][0]["drawn_goons"] is None
    table.chooses("keep-goon magrit")
    assert table.cards("insectoids", "goons") == ["magrit"]
    assert table.of("insectoids", "power") == 2  # its effect, at once
    assert [table.goon_name(under.card) for under in table.g.goons_under][-2:] == ["dorrim", "slit"]
    assert table.shown_goons()[0] == "krug"  # not one of the cells
    assert table.goods("insectoids") == {"scrap": 2}


@law("lockup", "17.8", "17.3.1")
def test_boards_are_received_in_first_player_order_before_traits_are_dealt() -> None:
    table = fresh("kobolds", "insectoids", "gnolls", expert="true", first="1")
    assert (table.asked(), table.g.dealt) == ("insectoids", [])
    table.chooses(table.offered()[0])
    while table.question() in ("Exchange", "GiveSuspicion", "KeepTome") and table.asked() == "insectoids":
        table.chooses(table.offered()[-1])
    assert (table.asked(), table.question()) == ("gnolls", "ReserveFree")
    table.chooses(table.offered()[0])
    assert (table.asked(), table.question(), table.g.dealt) == ("kobolds", "KeepTome", [])
    table.chooses(table.offered()[0])
    assert table.question() == "ChooseTrait"


# Traits


@law("lockup", "17.4")
def test_everybody_is_dealt_2_traits() -> None:
    table = fresh("goblins", "bugbears", expert="true")
    dealt = [set(members(pair)) for pair in table.g.dealt]
    assert [len(pair) for pair in dealt] == [2, 2]
    assert not dealt[0] & dealt[1]


@law("lockup", "17.5", "DEC.2")
def test_the_last_player_chooses_first_and_the_first_player_last() -> None:
    table = fresh("goblins", "bugbears", expert="true", first="0")
    asked = [table.asked()]
    while table.question() != "TakeTurn":
        assert "pass" not in table.offered()
        assert "end" not in table.offered()
        table.chooses(table.offered()[0])
        asked += [table.asked()] * (table.question() == "ChooseTrait")
    assert asked == ["bugbears", "goblins"]
    assert table.asked() == "goblins"


@law("lockup", "17.5")
def test_the_order_goes_counter_clockwise_from_the_last_player() -> None:
    table = Scenario("goblins", "bugbears", "gnolls", "kobolds", first="gnolls", expert="true")
    table.begin(DealTraits())
    asked = []
    while table.g.offer:
        asked += [table.asked()] * (table.question() == "ChooseTrait")
        table.chooses(table.offered()[0])
    assert asked == ["bugbears", "goblins", "kobolds", "gnolls"]


@law("lockup", "17.5")
def test_a_chosen_trait_lies_open_and_its_bonuses_come_at_once() -> None:
    table = expert()
    pair = (1 << table.number("trait", "old-hands")) | (1 << table.number("trait", "smelters"))
    table.g.dealt = [pair, 0, 0]
    table.begin(ChooseTrait(0))
    assert sorted(table.offered("trait")) == ["old-hands", "smelters"]
    table.chooses("trait old-hands")
    assert sight(table, "gnolls")["players"][0]["trait"]["id"] == "old-hands"
    assert (table.of("goblins", "power"), table.of("goblins", "stars")) == (2, 2)
    assert table.goods("goblins") == {}


@law("lockup", "17.5.1")
def test_dealt_traits_are_seen_by_their_owner_alone_and_the_other_one_is_never_shown() -> None:
    table = fresh("goblins", "bugbears", expert="true", first="0")
    assert len(table.view("bugbears")["players"][1]["dealt"]) == 2
    assert table.view("goblins")["players"][1]["dealt"] is None
    table.chooses(table.offered()[0])
    told = [event for event in table.match.events[-1] if event.key == "chooses-trait"]
    assert len(told) == 1
    assert table.view("goblins")["players"][1]["dealt"] is None


@law("lockup", "17.6")
def test_unchosen_traits_go_back_into_the_box() -> None:
    table = fresh("goblins", "bugbears", expert="true", first="0")
    while table.question() != "TakeTurn":
        table.chooses(table.offered()[0])
    assert table.g.dealt == []
    assert [player["dealt"] for player in table.view("goblins")["players"]] == [None, None]
    assert None not in [player["trait"] for player in table.view("goblins")["players"]]


@law("lockup", "17.6")
def test_traits_have_no_effect_after_setup() -> None:
    table = chooses_trait(expert(), "goblins", "infamous")
    assert (table.of("goblins", "stars"), table.of("goblins", "suspicion")) == (10, 2)
    table.patrol().has("goblins", suspicion=0).raid()
    assert table.of("goblins", "stars") == 10


# 17.8 Every trait


@law("lockup", "17.8", "17.5")
@pytest.mark.parametrize(
    ("trait", "gained"),
    [
        ("deep-pockets", {"scrap": 2, "storage": 2}), ("old-hands", {"power": 2, "stars": 2}),
        ("infamous", {"stars": 10, "suspicion": 1}), ("smelters", {"iron": 2, "scrap": 1}),
        ("herbalists", {"potion": 2, "power": 1}), ("ragpickers", {"scrap": 4}), ("gilded-palms", {"gold": 2}),
        ("well-fed", {"power": 1, "gold": 1, "stars": 1}), ("bribers", {"gold": 1, "tomes": 2}),
        ("reckless", {"power": 2, "gold": 1, "suspicion": 1}), ("bookworms", {"tomes": 2, "stars": 3}),
        ("yard-scholars", {"power": 1, "tomes": 1, "stars": 2}), ("friends-inside", {"goons": 1, "stars": 3}),
        ("peddlers", {"scrap": 1, "potion": 1, "tomes": 1, "stars": 1}), ("big-family", {"goons": 2}),
        ("protected", {"goons": 1, "power": 1}), ("planners", {"reserved": 1, "iron": 1, "scrap": 1}),
        ("schemers", {"reserved": 2, "iron": 1}),
    ],
)  # fmt: skip
def test_each_trait_brings_its_starting_bonuses(trait: str, gained: dict[str, int]) -> None:
    table = expert("kobolds", "gnolls").display("tin-idol", "rag-rope", "siege-hook")
    table.next_goons("dorrim", "garda", "slit", "nib")  # goons without effects
    before = holdings(table)
    chooses_trait(table, "kobolds", trait, "ragpickers" if trait != "ragpickers" else "smelters")
    while table.g.offer:
        table.chooses(table.offered()[0])
    after = holdings(table)
    assert {kind: n for kind in after if (n := after[kind] - before[kind])} == gained
    assert "" not in table.shown_items()


def holdings(table: Scenario) -> dict[str, int]:
    kinds = ("scrap", "potion", "iron", "gold", "power", "suspicion", "stars")
    cards = {kind: len(table.cards("kobolds", kind)) for kind in ("tomes", "goons", "reserved")}
    return {kind: table.of("kobolds", kind) for kind in kinds} | cards | {"storage": table.g.storage[0]}


@law("lockup", "17.8")
def test_every_kind_of_starting_bonus_is_on_some_card() -> None:
    cards = (*CARDS.trait_bonuses, *CARDS.crew_bonuses)
    on_cards = {BONUSES[parts_of_bonus(bonus)[0]] for card in cards for bonus in card}
    assert on_cards == set(BONUSES)


@law("lockup", "17.7", "17.8")
def test_a_goon_of_a_trait_counts_and_acts_at_once() -> None:
    table = expert("kobolds", "gnolls").next_goons("tovik", "helka", "krug").has("kobolds", iron=1).goals("maj-shields")
    chooses_trait(table, "kobolds", "big-family")
    table.chooses("keep-goon tovik")
    assert table.question() == "Exchange"
    table.chooses("give iron", "receive gold")
    assert table.goods("kobolds") == {"scrap": 1, "gold": 1}  # helka, kept without asking, brings the scrap
    assert symbols(table, "kobolds") == {"shield": 1, "gem": 1}
    assert len(table.g.goons_under) == 31


@law("lockup", "17.8")
def test_two_reserved_items_are_taken_one_after_the_other() -> None:
    table = expert("kobolds", "gnolls").display("tin-idol", "rag-rope", "siege-hook").next_item("marked-deck")
    chooses_trait(table, "kobolds", "schemers").chooses("take-item rag-rope")
    assert sorted(table.offered("take-item")) == ["marked-deck", "siege-hook", "tin-idol"]


@law("lockup", "17.8", "3.2")
def test_what_the_supply_lacks_is_not_gained() -> None:
    table = expert("kobolds", "gnolls").leave("gnolls", suspicion=0, gold=1)
    chooses_trait(table, "kobolds", "gilded-palms")
    assert table.of("kobolds", "gold") == 1
    chooses_trait(table, "kobolds", "infamous")
    assert table.of("kobolds", "suspicion") == 0


@law("lockup", "17.8", "9.1.1")
def test_the_storage_limit_is_first_checked_in_patrol() -> None:
    table = side_b(expert("bugbears", "gnolls"), "bugbears")
    chooses_trait(table, "bugbears", "ragpickers", "smelters")
    assert sum(table.goods("bugbears").values()) == 7  # the limit is 4
