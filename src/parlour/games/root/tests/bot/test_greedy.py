"""The greedy bot at Root: it wins with every faction against random ones, and does what players call sensible."""

import pytest
from bots.greedy import check_unknown

from parlour.bots import ask, make_bot
from parlour.conformance.fuzz import FUZZ
from parlour.games.root.bot.lookahead import ANSWERED
from parlour.games.root.rules.faction import FACTIONS
from parlour.games.root.rules.factions.vagabond import CHARACTERS
from parlour.games.root.rules.verbs import ACTIVATE, LEADER, TAKE_DOMINANCE
from parlour.games.root.tests.scenario import BASE_BOX, ROOT, Scenario
from parlour.kernel.chance import seeded
from parlour.kernel.state import ARG
from parlour.lab.games import Plan, play_game

FOUR = ROOT.read_settings({"factions": ",".join(BASE_BOX), "seating": "fixed"})
BESIDE = {  # three others who leave each of the expansion's factions a game by the book
    "vagabond_second": ("marquise", "eyrie", "vagabond"),
    "lizard_cult": ("marquise", "eyrie", "riverfolk"),
    "riverfolk": ("marquise", "eyrie", "vagabond"),
}


@pytest.mark.parametrize("faction", FACTIONS)
def test_greedy_beats_three_random_players_with_every_faction(faction: str) -> None:
    """6 games each, of which 5 must be won; with PARLOUR_FUZZ 200, of which 160."""
    factions = BASE_BOX if faction in BASE_BOX else (*BESIDE[faction], faction)
    seat, count = factions.index(faction), 200 if FUZZ else 6
    settings = ROOT.read_settings({"factions": ",".join(factions), "seating": "fixed", "reach_check": "adventurous"})
    plan = Plan("root", 4, settings, ["greedy" if each == seat else "random" for each in range(4)])
    won = sum(seat in play_game(plan, seed)["winners"] for seed in range(count))
    assert won >= (0.8 * count if FUZZ else 5), f"{won} of {count}"


@pytest.mark.parametrize("character", CHARACTERS)
def test_greedy_beats_three_random_players_with_every_character(character: str) -> None:
    """3 games each, of which 2 must be won; with PARLOUR_FUZZ 100, of which 75."""
    seat, count = BASE_BOX.index("vagabond"), 100 if FUZZ else 3
    settings = {**FOUR, "characters": character}
    plan = Plan("root", 4, settings, ["greedy" if each == seat else "random" for each in range(4)])
    won = sum(seat in play_game(plan, seed)["winners"] for seed in range(count))
    assert won >= (0.75 * count if FUZZ else 2), f"{won} of {count}"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(("law", "land"), [("seed", "autumn"), ("english", "winter")])
def test_greedy_plays_against_itself_to_the_end(seats: int, law: str, land: str) -> None:
    settings = ROOT.read_settings({"law": law, "map": land, "reach_check": "off"})
    result = play_game(Plan("root", seats, settings, ["greedy"]), 1)
    assert max(result["scores"]) >= 30


def actions(seed: int) -> list[int]:
    """All that four greedy players do in a game."""
    g = ROOT.new(4, FOUR, seeded(str(seed)))
    bots = [make_bot("greedy", ROOT, f"{seed} {seat}") for seat in range(4)]
    done: list[int] = []
    while g.offer:
        done.append(ask(bots[g.decider()], g))
        g.play(done[-1])
    return done


def test_greedy_leaves_dominance_alone_and_keeps_the_decree_alive() -> None:
    verbs = [action & ~ARG for seed in range(2) for action in actions(seed)]
    assert ACTIVATE not in verbs
    assert TAKE_DOMINANCE not in verbs
    assert verbs.count(LEADER) <= 2 + 2 * 2  # the first leaders, and two turmoils a game


def test_what_greedy_cannot_know_does_not_change_what_it_does() -> None:
    check_unknown(ROOT, ROOT.new(4, FOUR, seeded("same")), 40)


def test_the_questions_it_looks_through_are_steps_of_the_game() -> None:
    assert {step.__name__ for step in ROOT.steps} >= ANSWERED


# What it does in a position


def chosen(table: Scenario) -> str:
    """What greedy would do now, in words."""
    return " ".join(table.words_of(ask(make_bot("greedy", ROOT, "1"), table.state))).strip()


def turn(table: Scenario) -> list[str]:
    """What greedy does until somebody else is asked."""
    who, bot, words = table.asked(), make_bot("greedy", ROOT, "1"), []
    while table.asked() == who:
        action = ask(bot, table.state)
        words.append(" ".join(table.words_of(action)).strip())
        table.match.apply(action)
    return words


def test_the_marquise_builds_with_her_wood() -> None:
    table = Scenario()
    table.put(1, marquise=2, keep=1, sawmill=1, wood=3)
    table.put(5, marquise=2, workshop=1)
    table.put(10, marquise=2)
    assert [words for words in turn(table.begin("marquise", "daylight")) if words.startswith("build ")]


def test_a_lonely_roost_is_attacked_for_its_point() -> None:
    table = Scenario()
    table.put(1, marquise=4)
    table.put(5, marquise=1)
    table.put(1, roost=1)
    table.begin("marquise", "daylight")
    assert "fight" in turn(table)
    assert table.score("marquise") >= 1


def test_the_alliance_spreads_sympathy_and_mobilizes() -> None:
    table = Scenario()
    table.supporters("anvil", "foxfolk-steel", "sword")
    table.hand("alliance", "investments", "royal-claim")
    done = turn(table.begin("alliance", "birdsong"))
    assert [words for words in done if words.startswith("spread ")]
    assert [words for words in done if words.startswith("mobilize ")]


def test_the_eyrie_put_nothing_into_the_decree_that_cannot_be_done() -> None:
    """Only mice could be recruited, nobody is there to fight, and no card but the mouse can build."""
    table = Scenario()
    table.decree("builder")
    table.put(2, eyrie=4, roost=1)
    table.put(11, eyrie=2)
    table.hand("eyrie", "anvil", "smugglers-trail", "sword")
    table.begin("eyrie", "birdsong")
    turn(table)
    assert "turmoil" not in [event.key for events in table.match.events for event in events]


def test_the_vagabond_explores_a_ruin_and_rests_when_he_is_battered() -> None:
    table = Scenario()
    table.pawn(6)
    table.items(up="torch boot sword")
    assert "explore" in turn(table.begin("vagabond", "daylight"))
    table = Scenario()
    table.pawn(6)
    table.items(up="boot", hurt_up="sword sword torch hammer")
    assert chosen(table.begin("vagabond", "birdsong")).startswith("slip forest-")


def test_a_winning_move_is_seen() -> None:
    table = Scenario()
    table.points(vagabond=29)
    table.pawn(6)
    table.items(up="torch boot sword sword")
    table.put(6, marquise=1)
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight")
    turn(table)
    assert table.winners() == ["vagabond"]


def test_a_dominance_that_would_win_is_broken() -> None:
    """The Eyrie would win with three foxes; the Marquise can drive a single warrior out of the third."""
    table = Scenario()
    table.points(eyrie=12, marquise=8)
    table.activated("eyrie", "dominance-fox")
    for clearing in (6, 8):
        table.put(clearing, eyrie=5)
    table.put(12, eyrie=1, marquise=1)
    table.put(4, marquise=4, sawmill=1)
    turn(table.begin("marquise", "daylight"))
    assert table.ruler(12) != "eyrie"
