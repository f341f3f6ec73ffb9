"""Part DEC: small questions. What each verb takes, what is asked and what is not, who is asked, what can be skipped."""

from collections.abc import Iterator
from itertools import chain

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.state import Root
from parlour.games.root.tests.begun import begun
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.games import ALL_FOUR, SIX, states
from parlour.games.root.tests.scenario import ROOT, Scenario
from parlour.kernel.state import ARG, NOBODY, SHIFT

KINDS = {
    "DEC.1": {
        "clearing": "keep set-up-sawmill set-up-workshop set-up-recruiter first-roost cult-corner river-warrior",
        "leader": "leader",
        "character": "character",
        "place": "start-in",
        "suit": "outcast",
        "n": "price-hand-card price-riverboats price-mercenaries",
    },
    "DEC.2": {
        "": "end pass royal-claim warren cobbler mercenaries",
        "seat": "rob share look ally-with battle owner",
        "clearing": "tax from to battle-in",
        "card": "activate take-dominance pay craft discard service-card",
        "suit": "any-suit",
        "n": "count",
        "trigger": "trigger",
        "start": "start-next",
        "service": "buy",
        "item": "service-item",
    },
    "DEC.3": {
        "": "brutal sappers armorers ally-hit seen enlist",
        "card": "ambush foil hospital outrage cut",
        "seat": "first-side fund",
        "kind": "lose",
        "item": "damage",
    },
    "DEC.4": {
        "": (
            "fight march recruit march-again operation-move operation-battle explore reward-points reward-cards "
            "start-hideout scorch crusade-fight river-move river-battle river-draw"
        ),
        "clearing": (
            "wood recruit-at build-in wood-from overwork-in new-roost decree-recruit decree-build revolt spread "
            "operation-recruit organize walk crusade-battle crusade-move convert sanctify garden-in ritual-recruit-in "
            "river-recruit trade-post"
        ),
        "card": (
            "overwork extra decree supporter mobilize train aid-card labor ritual-build ritual-recruit ritual-score "
            "sacrifice export"
        ),
        "kind": "build strike-piece sanctify-piece",
        "column": "column",
        "suit": "resolve space",
        "item": "refresh shift-item exhaust repair hideout remove",
        "place": "slip",
        "seat": "take-along attack fight-with aid strike steal instigate instigate-against convert-of",
        "n": "along-count",
        "item-kind": "take-item explore-take",
        "quest": "quest",
    },
}
OPTIONAL = {  # what may be passed or ended
    "AllianceDaylight", "AttackerMayFoil", "BirdsongWindow", "Cobbler", "CommandWarren", "DeclareEffects",
    "DefenderMayAmbush", "ExhaustForHits", "FieldHospitals", "MarquiseDaylight", "MayMarchAgain", "Operations",
    "Revolts", "Slip", "Spreads", "TakeAlong", "VagabondDaylight", "BuyServices", "Conspiracies", "CrusadeFight",
    "CultCraft", "DefenderMayEnlist", "ExploreTake", "RiverDaylight", "Rituals", "SetPrices",
}  # fmt: skip
MANDATORY = {
    "AidCard", "AidItem", "BattleAgainst", "BattleIn", "ChooseCharacter", "ChooseColumn", "ChooseCraftingSuit",
    "ChooseLeader", "ChooseNewRoost", "ChooseOverworked", "ChooseRecruiter", "ChooseSawmill", "ChooseSite",
    "ChooseTrigger", "ChooseWood", "DamageItem", "DecreeBuild", "DecreeRecruit", "DiscardCard", "LosePiece",
    "MoveCount", "MoveFrom", "MoveTo", "PayForDominance", "PayOutrage", "PlaceFirst", "PlaceKeep", "QuestReward",
    "RefreshItem", "RemoveItem", "SeeHand", "SpendSupporters", "StartIn", "StrikePiece", "WhoDeclaresFirst",
    "ChooseSpace", "ConvertOf", "CrusadeTo", "CultCorner", "FirstOutcast", "FirstPrice", "GardenIn", "InstigateAgainst",
    "LoseFunds", "PayWithItem", "RitualRecruitIn", "RiverWarrior", "SanctifyPiece", "StartNext", "TakeServiceCard",
    "UseFund",
}  # fmt: skip
REACTIONS = {
    "DefenderMayAmbush", "DeclareEffects", "LosePiece", "DamageItem", "FieldHospitals", "PayOutrage", "SeeHand",
    "CutSupporter", "DefenderMayEnlist", "LoseFunds",
}  # fmt: skip
INSTIGATED = {"AttackerMayFoil"}  # GG.4.2 then the attacker, too, may be asked in another's turn
IN_SETUP = {
    "PlaceKeep", "PlaceFirst", "FirstRoost", "ChooseLeader", "ChooseCharacter", "StartIn", "CultCorner", "FirstOutcast",
    "RiverWarrior", "FirstPrice",
}  # fmt: skip


def questions() -> Iterator[tuple[Root, str, set[str]]]:
    """Every question of some random games: the State, the Step that asks, the verbs on offer."""
    for name in ("seed", "english"):
        tables = (states(*who, seed=f"decisions {name}", law=name, characters="random") for who in (ALL_FOUR, SIX))
        for g in chain(*tables):
            if g.stack:
                yield g, type(g.stack[-1]).__name__, {ROOT.verbs[action >> SHIFT].name for action in g.offer}


@law("root", "DEC.1", "DEC.2", "DEC.3", "DEC.4")
def test_one_decision_is_a_verb_with_one_argument_or_none() -> None:
    expected = {verb: kind for part in KINDS.values() for kind, verbs in part.items() for verb in verbs.split()}
    assert {verb.name: verb.kind for verb in ROOT.verbs} == expected


@law("root", "DEC.1", "DEC.4")
def test_what_must_be_chosen_has_no_pass_and_what_may_be_has_one() -> None:
    for _, question, verbs in questions():
        if question in OPTIONAL:
            assert verbs & {"pass", "end"}, question
        elif question in MANDATORY:
            assert not verbs & {"pass", "end"}, question


# DEC.1 Setup, and what is not asked


@law("root", "DEC.1")
def test_the_questions_of_the_setup() -> None:
    table = begun("eyrie", "vagabond", "alliance")
    asked = []
    while table.state.phase == 0:
        asked.append((table.asked(), table.question()))
        table.play(table.offered()[0])
    assert asked == [
        ("eyrie", "FirstRoost"),
        ("eyrie", "ChooseLeader"),
        ("vagabond", "ChooseCharacter"),
        ("vagabond", "StartIn"),
    ]


@law("root", "DEC.1")
def test_a_single_option_that_all_can_see_is_taken_without_asking() -> None:
    """One clearing to fight in, one enemy there; one clearing to leave, one way to go, one warrior."""
    table = Scenario("marquise", "eyrie")
    table.put(7, marquise=1, eyrie=1)
    table.put(8, marquise=1)
    table.put(4, eyrie=3)
    table.dice(0, 0)
    table.begin("marquise", "daylight").play("fight")
    assert table.question() == "MarquiseDaylight"
    table.play("march")
    assert table.offered() == ["from 7", "from 8"]
    table.play("from 7")
    assert table.warriors("marquise", 8) == 2


@law("root", "DEC.1", "Z.3")
def test_a_single_option_that_tells_of_a_hand_is_asked() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(8, marquise=1, eyrie=1)
    table.hand("eyrie", "bake-sale")
    table.begin("marquise", "daylight").play("fight")
    assert (table.asked(), table.offered()) == ("eyrie", ["pass"])


@pytest.mark.parametrize(("hand", "asked"), [([], "eyrie"), (["anvil"], "marquise")])
@law("root", "DEC.1", "Z.3")
def test_a_turn_with_nothing_left_to_do_ends_by_itself_only_without_a_hand(hand: list[str], asked: str) -> None:
    table = Scenario("marquise", "eyrie")
    table.put(3, roost=1, eyrie=1)
    table.hand("marquise", *hand)
    table.hand("eyrie", "sword")
    table.begin("marquise", "daylight")
    assert table.asked() == asked
    if asked == "marquise":
        assert table.offered() == ["end"]


# DEC.2 One's own turn


@law("root", "DEC.2", "4.2")
def test_a_move_is_three_questions_and_none_of_them_goes_back() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(5, marquise=3)
    table.put(9, marquise=2)
    table.begin("marquise", "daylight").play("march")
    assert table.verbs() == {"from"}
    table.play("from 5")
    assert table.verbs() == {"to"}
    table.play("to 2")
    assert table.offered() == ["count 1", "count 2", "count 3"]


@law("root", "DEC.2", "4.3")
def test_a_battle_asks_for_the_clearing_and_then_for_the_defender() -> None:
    table = Scenario("marquise", "eyrie", "alliance")
    table.put(5, marquise=3, eyrie=1, alliance=1)
    table.put(9, marquise=2, eyrie=1)
    table.begin("marquise", "daylight").play("fight")
    assert table.offered() == ["battle-in 5", "battle-in 9"]
    table.play("battle-in 5")
    assert table.offered() == ["battle eyrie", "battle alliance"]


@law("root", "DEC.2")
def test_everything_but_reactions_and_the_setup_is_asked_of_the_active_player() -> None:
    for g, question, _ in questions():
        if g.decider() != g.active and g.phase:
            by_owner = question == "ChooseTrigger" and g.rules.english  # L-01
            instigated = question in INSTIGATED and g.instigator != NOBODY
            assert question in REACTIONS or by_owner or instigated, question
        assert g.phase or question in IN_SETUP


# DEC.3 Reactions


@law("root", "DEC.3", "PROC.2")
def test_a_battle_asks_one_seat_after_another_whoever_is_active() -> None:
    table = Scenario("eyrie", "marquise", "alliance")
    table.put(1, keep=1)
    table.put(3, roost=1)
    table.put(8, eyrie=4, marquise=1, sawmill=1, wood=1)
    table.hand("marquise", "ambush-fox", "anvil")
    table.hand("eyrie", "bake-sale")
    table.in_play("eyrie", "brutal-tactics-1")
    table.in_play("marquise", "sappers-1")
    fight(table, "eyrie", 8, "marquise")
    asked = []
    table.dice(2, 0)
    for words in ("ambush ambush-fox", "pass", "first-side eyrie", "pass", "pass", "lose wood", "hospital anvil"):
        asked.append((table.asked(), table.question()))
        table.play(words)
    assert asked == [
        ("marquise", "DefenderMayAmbush"),
        ("eyrie", "AttackerMayFoil"),
        ("eyrie", "WhoDeclaresFirst"),
        ("eyrie", "DeclareEffects"),
        ("marquise", "DeclareEffects"),
        ("marquise", "LosePiece"),
        ("marquise", "FieldHospitals"),
    ]


@law("root", "DEC.3")
def test_random_games_ask_seats_whose_turn_it_is_not() -> None:
    waiting = {question for g, question, _ in questions() if g.phase and g.decider() != g.active}
    assert {"DefenderMayAmbush", "FieldHospitals", "LosePiece", "SeeHand"} <= waiting


# DEC.4 The factions


@law("root", "DEC.4", "INV.21")
def test_whatever_is_offered_can_be_carried_out_to_the_end() -> None:
    """Each option of every third question is taken on a copy, and what was begun is gone on with."""
    for number, (g, question, _) in enumerate(questions()):
        for action in g.offer if number % 3 == 0 else []:
            copy = g.clone()
            copy.play(action)
            for _ in range(6):
                if copy.stack and copy.turns == g.turns:
                    assert copy.offer, question
                    copy.play(copy.offer[-1])


@law("root", "DEC.4")
def test_an_action_of_the_marquise_is_chosen_in_small_steps() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(5, marquise=1, sawmill=1, wood=2)
    table.put(2, marquise=1, wood=1)
    table.begin("marquise", "daylight").play("build sawmill")
    assert table.verbs() == {"build-in"}
    table.play("build-in 2")
    assert table.verbs() == {"wood-from"}
    table.play("wood-from 5")
    assert table.verbs() >= {"end"}


@law("root", "DEC.1", "DEC.4")
def test_options_differ_and_lie_within_what_their_verbs_take() -> None:
    for g, question, _ in questions():
        assert len(set(g.offer)) == len(g.offer), question
        assert all(action & ARG < ROOT.verbs[action >> SHIFT].size for action in g.offer), question
