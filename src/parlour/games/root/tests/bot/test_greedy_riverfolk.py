"""The greedy bot with the Riverfolk expansion: what it does in a position, as a new faction or as their customer."""

from parlour.bots import ask, make_bot
from parlour.games.root.tests.scenario import ROOT, Scenario


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


# The Lizard Cult


def cult() -> Scenario:
    table = Scenario("marquise", "lizard_cult")
    table.no_ruins()
    table.put(4, marquise=2, sawmill=1)
    table.put(1, lizard_cult=2, garden=1)
    table.put(8, lizard_cult=2)
    return table


def test_the_cult_plants_before_it_scores() -> None:
    """With one fox it would have nothing to score for; the second garden makes it two points."""
    table = cult()
    table.outcast("mouse")
    table.put(6, marquise=4)
    table.put(12, marquise=4)
    table.hand("lizard_cult", "anvil", "foxfolk-steel")
    words = turn(table.begin("lizard_cult", "daylight"))
    verbs = [each.split()[0] for each in words]
    assert verbs.index("ritual-build") < verbs.index("ritual-score")
    assert table.score("lizard_cult") == 2


def test_the_cult_does_not_waste_a_card_on_a_suit_without_points() -> None:
    table = cult()
    table.hand("lizard_cult", "sword")
    words = turn(table.begin("lizard_cult", "daylight"))
    assert not [each for each in words if each.startswith("ritual-score")]
    assert "sword" in table.cards("lizard_cult")


def test_the_cult_sanctifies_what_others_have_built() -> None:
    table = cult()
    table.put(6, marquise=1, workshop=1)
    table.outcast("fox", hated=True)
    table.acolytes(4)
    turn(table.begin("lizard_cult", "birdsong"))
    assert table.gardens("fox") >= 2
    assert table.score("lizard_cult") >= 1


# The Riverfolk


def company() -> Scenario:
    table = Scenario("marquise", "eyrie", "riverfolk")
    table.prices(2, 2, 2)
    table.put(5, marquise=2)
    table.put(10, riverfolk=3)
    table.put(1, eyrie=2, roost=1)
    return table


def test_the_riverfolk_open_a_trade_post_with_the_rulers_warriors() -> None:
    table = company()
    table.till("funds", marquise=2, riverfolk=1)
    words = turn(table.begin("riverfolk", "daylight"))
    assert [each for each in words if each.startswith("trade-post ")]
    assert table.score("riverfolk") >= 2


def test_the_riverfolk_keep_funds_for_dividends() -> None:
    """A post stands: warriors nobody's clearing can use are worth more idle than committed for nothing."""
    table = company()
    table.put(10, trade_post=1)
    table.till("funds", eyrie=5)
    table.hand("riverfolk", "anvil", "sword", "investments", "bake-sale", "royal-claim")
    turn(table.begin("riverfolk", "daylight"))
    assert sum(table.in_till("funds").values()) >= 3


# Their customers


def test_a_card_that_helps_is_bought_if_it_is_cheap() -> None:
    table = company()
    table.prices(1, 4, 4)
    table.put(5, workshop=1)
    table.hand("riverfolk", "root-tea-rabbit", "travel-gear-mouse")
    assert chosen(table.begin("marquise", "birdsong")) == "buy hand-card"
    table.play("buy hand-card")
    assert chosen(table).startswith("service-card ")


def test_nothing_is_bought_at_any_price() -> None:
    table = company()
    table.points(riverfolk=24)
    table.prices(4, 4, 4)
    table.hand("riverfolk", "ambush-fox")
    assert chosen(table.begin("marquise", "birdsong")) == "end"


def test_hired_warriors_fight_where_they_help() -> None:
    table = company()
    table.put(1, riverfolk=4, marquise=1)
    table.contract()
    table.begin("marquise", "daylight").play("fight", "battle eyrie")
    assert table.question() == "HiredMayFight"
    assert chosen(table) == "mercenaries"


# Vagabonds


def test_the_arbiter_is_enlisted_where_his_swords_count() -> None:
    """Two swords beside one warrior: more hits on those who attack, for a point to him."""
    table = Scenario("marquise", "eyrie", "vagabond")
    table.character("arbiter")
    table.pawn(5)
    table.put(5, marquise=3, eyrie=1, roost=1)
    table.begin("marquise", "daylight")
    table.play("fight", "battle eyrie")
    while table.question() != "DefenderMayEnlist":
        table.play("pass")
    assert chosen(table) == "enlist"


def test_the_arbiter_is_left_alone_when_the_point_would_win_him_the_game() -> None:
    table = Scenario("marquise", "eyrie", "vagabond")
    table.character("arbiter")
    table.points(vagabond=29)
    table.pawn(5)
    table.put(5, marquise=3, eyrie=1, roost=1)
    table.begin("marquise", "daylight")
    table.play("fight", "battle eyrie")
    assert chosen(table) == "pass"


def test_the_second_vagabond_takes_what_he_finds() -> None:
    table = Scenario("marquise", "vagabond", "vagabond_second")
    table.pawn(6, "vagabond_second")
    table.items("vagabond_second", up="torch boot")
    words = turn(table.begin("vagabond_second", "daylight"))
    assert "explore" in words
    assert table.score("vagabond_second") >= 1
