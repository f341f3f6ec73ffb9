"""Part Z: who sees what, what events show, and questions that must not tell."""

from collections.abc import Iterable
from typing import Any

import pytest

from parlour.conformance.law import law
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.games import ALL_FOUR, SIX
from parlour.games.root.tests.scenario import ROOT, Scenario
from parlour.kernel.chance import scaled, seeded, stirred
from parlour.kernel.match import begin

EVERYBODY = ("marquise", "eyrie", "alliance", "vagabond")


def ids(cards: Iterable[dict[str, Any]]) -> list[str]:
    return [card["id"] for card in cards]


def told_cards(table: Scenario, key: str) -> dict[str, bool]:
    """Who was told the card of the last event of this key: by faction, and "" for onlookers."""
    event = [each for each in table.match.events[-1] if each.key == key][-1]
    assert {"card", "cards"} & {*event.args}
    return {name: event.visible(table.seat(name) if name else -1) for name in (*EVERYBODY, "")}


def only(*factions: str) -> dict[str, bool]:
    return {name: name in factions for name in (*EVERYBODY, "")}


ALL = only(*EVERYBODY, "")

# Z.1 Zones


@law("root", "Z.1")
def test_of_the_deck_only_the_number_of_cards_is_known() -> None:
    table = Scenario()
    table.hand("marquise", "sword")
    for view in (table.view("marquise"), table.table.view()):
        assert view["deck"] == 53
        assert not {"deck_cards", "chance", "seed"} & {*view}


@law("root", "Z.1", "8.2.3")
def test_supporters_are_known_to_the_alliance_alone() -> None:
    table = Scenario()
    table.supporters("sword", "anvil")
    seat = table.seat("alliance")
    for faction in EVERYBODY:
        board = table.view(faction)["players"][seat]["board"]
        assert board["supporters"] == 2
        known = None if board["supporter_cards"] is None else ids(board["supporter_cards"])
        assert known == (["anvil", "sword"] if faction == "alliance" else None)


@law("root", "Z.1")
def test_play_areas_decree_available_cards_and_discards_are_open_to_all() -> None:
    table = Scenario()
    table.in_play("marquise", "armorers-1")
    table.decree("despot", build="sword")
    table.available("dominance-fox")
    table.discarded("anvil")
    view = table.table.view()
    assert ids(view["players"][table.seat("marquise")]["crafted"]) == ["armorers-1"]
    decree = view["players"][table.seat("eyrie")]["board"]["decree"]
    assert [entry["card"]["id"] for entry in decree[3]["cards"] if entry["card"]] == ["sword"]
    assert (ids(view["available"]), ids(view["discard"])) == (["dominance-fox"], ["anvil"])


@law("root", "Z.1")
def test_open_quests_are_seen_and_of_the_quest_deck_the_number() -> None:
    table = Scenario()
    quest = ROOT.names(table.g, "quest")[0]
    table.quests(quest)
    quests = table.table.view()["quests"]
    assert (ids(quests["open"]), quests["deck"]) == ([quest], 14)


@law("root", "Z.1")
def test_nobody_knows_what_lies_under_a_ruin() -> None:
    table = Scenario()
    views = []
    for buried in (0b1111, 0b0111):
        table.g.buried = buried
        views.append([table.view(faction) for faction in EVERYBODY])
    assert views[0] == views[1]


@law("root", "Z.1")
@pytest.mark.parametrize("faction", EVERYBODY)
def test_what_a_seat_cannot_know_changes_nothing_it_sees(faction: str) -> None:
    table = Scenario()
    for name, cards in zip(EVERYBODY, (["sword"], ["anvil"], ["bake-sale"], ["investments"]), strict=True):
        table.hand(name, *cards)
    table.supporters("ambush-fox")
    table.begin("marquise", "daylight")
    seat = table.seat(faction)
    known = table.view(faction)
    for chance in range(1, 6):
        other = table.state.redact(seat)
        other.determinise(chance)
        assert ROOT.view(other, seat) == known
        assert other.hand[seat] == table.state.hand[seat]


@law("root", "Z.1")
def test_the_options_of_another_seat_are_not_in_what_one_knows() -> None:
    table = Scenario()
    table.hand("marquise", "sword")
    table.begin("marquise", "daylight")
    assert table.state.redact(table.seat("marquise")).offer == table.state.offer
    assert table.state.redact(table.seat("eyrie")).offer == []


# Z.2 Events


@law("root", "Z.2")
def test_a_drawn_card_is_known_to_its_drawer() -> None:
    table = Scenario()
    table.put(8, marquise=1)
    table.in_play("marquise", "tax-collector-1")
    table.hand("marquise", "sword")
    table.begin("marquise", "daylight").play("tax 8")
    assert told_cards(table, "draws") == only("marquise")
    hidden = [event for event in table.match.events[-1] if event.key == "draws-unseen"]
    assert hidden[0].visible(table.seat("eyrie"))
    assert not hidden[0].visible(table.seat("marquise"))
    assert hidden[0].args == {"seat": 0, "n": 1}


@law("root", "Z.2")
def test_spent_and_discarded_cards_are_known_to_all() -> None:
    table = Scenario()
    table.put(8, marquise=1, sawmill=1)
    table.hand("marquise", "anvil", "royal-claim", "sword", "bake-sale", "investments", "armorers-1")
    table.begin("marquise", "daylight").play("overwork anvil")
    assert told_cards(table, "overworks") == ALL
    table.play("extra royal-claim")
    assert told_cards(table, "hires") == ALL
    table.hand("marquise", "root-tea-fox", "foxfolk-steel")
    table.begin("marquise", "evening").play("discard sword")
    assert told_cards(table, "discards") == ALL


@law("root", "Z.2")
def test_a_played_ambush_and_foil_are_known_to_all() -> None:
    table = Scenario()
    table.put(8, marquise=3, eyrie=1)
    table.hand("eyrie", "ambush-fox")
    table.hand("marquise", "ambush-bird-1")
    fight(table, "marquise", 8, "eyrie").play("ambush ambush-fox")
    assert told_cards(table, "ambushes") == ALL
    table.play("foil ambush-bird-1")
    assert told_cards(table, "foils") == ALL


@law("root", "Z.2", "CARD.stand-and-deliver")
def test_a_card_taken_at_random_is_known_to_taker_and_victim() -> None:
    table = Scenario()
    table.hand("eyrie", "sword", "anvil")
    table.in_play("marquise", "stand-and-deliver-1", "royal-claim")
    table.begin("marquise", "birdsong").play("rob eyrie")
    assert told_cards(table, "robs") == only("marquise", "eyrie")


@law("root", "Z.2", "8.2.6")
def test_a_card_paid_for_outrage_is_known_to_giver_and_alliance() -> None:
    table = Scenario()
    table.put(8, marquise=2)
    table.put(4, sympathy=1)
    table.hand("marquise", "bake-sale")
    table.begin("marquise", "daylight").play("march", "to 4", "count 1", "outrage bake-sale")
    assert told_cards(table, "outrage") == only("marquise", "alliance")


@law("root", "Z.2", "8.2.3.i")
def test_a_card_paid_for_outrage_without_room_becomes_known_to_all() -> None:
    table = Scenario()
    table.put(8, marquise=2)
    table.put(4, sympathy=1)
    table.supporters("anvil", "sword", "investments", "armorers-1", "root-tea-fox")
    table.hand("marquise", "bake-sale")
    table.begin("marquise", "daylight").play("march", "to 4", "count 1", "outrage bake-sale")
    assert told_cards(table, "supporter-lost") == ALL
    assert table.cards("discard") == ["bake-sale"]


@law("root", "Z.2", "8.2.6")
def test_a_hand_shown_for_outrage_is_seen_by_the_alliance_and_the_drawn_supporter_too() -> None:
    table = Scenario()
    table.put(8, marquise=2)
    table.put(4, sympathy=1)
    table.hand("marquise", "anvil")
    table.begin("marquise", "daylight").play("march", "to 4", "count 1")
    assert told_cards(table, "shown") == only("alliance")
    assert told_cards(table, "outrage-draw") == only("alliance")
    assert ids(table.view("alliance")["revealed"]["cards"]) == ["anvil"]
    assert table.view("eyrie")["revealed"] is None
    assert table.table.view()["revealed"] is None


@law("root", "Z.2", "8.5.2")
def test_a_mobilized_card_is_known_to_the_alliance_alone() -> None:
    table = Scenario()
    table.hand("alliance", "sword")
    table.begin("alliance", "daylight").play("mobilize sword")
    assert told_cards(table, "mobilizes") == only("alliance")


@law("root", "Z.2", "CARD.codebreakers")
def test_a_hand_that_was_looked_at_is_shown_as_it_was_at_that_moment() -> None:
    table = Scenario()
    table.put(8, marquise=1)
    table.hand("eyrie", "sword")
    table.in_play("marquise", "codebreakers-1")
    table.begin("marquise", "daylight").play("look eyrie")
    table.hand("eyrie", "anvil")
    assert ids(table.view("marquise")["revealed"]["cards"]) == ["sword"]


@law("root", "Z.2", "CARD.codebreakers")
def test_a_hand_looked_at_last_in_a_turn_stays_in_sight_for_one_turn_more() -> None:
    table = Scenario()
    table.hand("eyrie", "sword", "anvil")
    table.put(8, roost=1, eyrie=1)
    table.in_play("marquise", "codebreakers-1")
    table.begin("marquise", "daylight").play("look eyrie")
    assert table.asked() == "eyrie"
    assert table.view("marquise")["revealed"] is not None
    while table.state.active == table.seat("eyrie"):
        table.play(table.offered()[0])
    assert table.view("marquise")["revealed"] is None


@law("root", "Z.2")
def test_what_was_shown_cannot_be_undone() -> None:
    table = Scenario()
    table.put(8, marquise=1)
    table.hand("eyrie", "sword")
    table.in_play("marquise", "codebreakers-1")
    table.begin("marquise", "daylight").play("look eyrie")
    assert not table.match.may_undo(table.seat("marquise"))


# Z.3 Questions that would tell


def attacked(*cards: str) -> Scenario:
    """The Eyrie attack the Marquise, who holds these cards."""
    table = Scenario("marquise", "eyrie")
    table.put(1, keep=1)
    table.put(8, marquise=2, eyrie=3)
    table.hand("marquise", *cards)
    return fight(table, "eyrie", 8, "marquise")


@law("root", "Z.3")
def test_a_hand_without_an_ambush_is_asked_and_can_only_pass() -> None:
    table = attacked("sword")
    assert (table.asked(), table.question(), table.offered()) == ("marquise", "DefenderMayAmbush", ["pass"])


@law("root", "Z.3")
def test_a_hand_without_an_ambush_is_asked_for_a_foil() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(8, marquise=2, eyrie=3)
    table.hand("marquise", "sword")
    table.hand("eyrie", "ambush-fox")
    fight(table, "marquise", 8, "eyrie").play("ambush ambush-fox")
    assert (table.asked(), table.question(), table.offered()) == ("marquise", "AttackerMayFoil", ["pass"])


@law("root", "Z.3", "6.2.3")
def test_a_hand_without_a_match_is_asked_for_field_hospitals() -> None:
    table = attacked("sword")
    table.dice(1, 0)
    table.play("pass")
    assert (table.asked(), table.question(), table.offered()) == ("marquise", "FieldHospitals", ["pass"])


@law("root", "Z.3")
def test_others_cannot_tell_from_the_question_what_the_hand_holds() -> None:
    seen = [attacked(*cards).view("eyrie") for cards in (["sword", "anvil"], ["ambush-fox", "ambush-bird-1"])]
    assert seen[0] == seen[1]


@law("root", "Z.3")
@pytest.mark.parametrize("reaction", ["ambush", "field-hospitals"])
def test_a_seat_may_decide_beforehand_to_pass_whatever_it_holds(reaction: str) -> None:
    scenario = Scenario("marquise", "alliance")
    scenario.put(1, keep=1)
    scenario.put(8, marquise=2, alliance=3)
    scenario.hand("marquise", "ambush-fox", "anvil")
    scenario.hand("alliance", "sword")
    scenario.in_play("alliance", "command-warren-1")
    scenario.dice(1, 0)
    scenario.begin("alliance", "daylight")
    table = scenario.table
    table.policy(scenario.seat("marquise"), reaction, "alwaysPass")
    table.apply(scenario.action("warren"))
    questions = []
    while scenario.asked() == "marquise":
        questions.append(scenario.state.stack[-1].reaction())
        table.apply(scenario.action("pass"))
    assert questions == [name for name in ("ambush", "field-hospitals") if name != reaction]
    assert scenario.cards("marquise") == ["anvil", "ambush-fox"]


@law("root", "Z.3")
def test_the_eyrie_are_asked_while_a_hand_could_hold_something_to_craft() -> None:
    table = Scenario()
    table.put(8, roost=1, eyrie=1)
    table.hand("eyrie", "sword")
    table.begin("eyrie", "daylight")
    assert table.offered() == ["resolve bird"]


@law("root", "Z.3")
@pytest.mark.parametrize("seats", [ALL_FOUR, SIX], ids=len)
def test_in_whole_games_no_seat_is_passed_over_by_what_it_holds(seats: tuple[str, ...]) -> None:
    """Whatever is asked next is the same for every hand that the others may think of."""
    match = begin(ROOT, list(seats), ROOT.read_settings({}), "silence")
    luck = seeded("silence")
    for turn in range(400):
        g = match.state
        luck = stirred(luck)
        action = g.offer[scaled(luck, len(g.offer))]
        if turn % 5 == 0:
            asked_alike(g, action)
        match.apply(action)
        if not match.state.stack:
            break


def asked_alike(g: Any, action: int) -> None:
    """For an onlooker's eyes: after an action that names no card, the next question is put whatever others hold."""
    decider = g.decider()
    ours = g.clone()
    ours.play(action)
    for chance in range(1, 4):
        other = g.redact(decider)
        other.determinise(chance)
        other.chance = g.chance
        other.offer = g.offer
        other.play(action)
        if same_chance(ours, other):
            assert type(ours.stack[-1]) is type(other.stack[-1])
            assert ours.decider() == other.decider()


def same_chance(one: Any, other: Any) -> bool:
    """Whether nothing was drawn: then nothing but the hands differs."""
    hidden = ("Outrage", "SeeHand")
    names = [type(each.stack[-1]).__name__ if each.stack else "" for each in (one, other)]
    drawn = one.deck.bit_count() != other.deck.bit_count() or one.chance != other.chance
    return bool(one.stack and other.stack) and not drawn and not any(h in name for h in hidden for name in names)
