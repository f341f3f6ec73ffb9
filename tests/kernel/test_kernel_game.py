"""What every game takes from the contract: settings, seats, and errors that say what is possible."""

from typing import Any

import pytest
from needs import needs
from toy import SnapGame

from parlour.games import all_games, game
from parlour.kernel.errors import BadFile, BadInput
from parlour.kernel.game import Game

GAME = SnapGame()
every_game = pytest.mark.parametrize("game", [GAME, *all_games()], ids=lambda game: game.id)


def test_settings_not_given_are_at_their_default() -> None:
    assert GAME.read_settings({}) == {"chips": "2", "pack": "house", "first": "random"}
    assert GAME.read_settings({"chips": "3"})["chips"] == "3"


def test_settings_may_be_given_as_numbers_and_flags() -> None:
    needs("roam")
    assert GAME.read_settings({"chips": 3})["chips"] == "3"
    assert game("roam").read_settings({"towers": True, "outpost": False})["towers"] == "true"


def test_an_open_setting_takes_any_word() -> None:
    assert GAME.read_settings({"pack": "mine.toml"})["pack"] == "mine.toml"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"chips": "4"}, ("chips", "4", "is not possible; chips can be 2 or 3.")),
        ({"chips": None}, ("chips", "None", "is not possible; chips can be 2 or 3.")),
        ({"chips": True}, ("chips", "True", "is not possible; chips can be 2 or 3.")),
        ({"chip": "2"}, ("Snap has no option 'chip'; it has chips, pack, first.",)),
    ],
)
def test_a_setting_that_makes_no_sense_is_refused_with_what_is_possible(
    given: dict[str, Any], said: tuple[str]
) -> None:
    with pytest.raises(BadInput) as error:
        GAME.read_settings(given)
    assert all(words in str(error.value) for words in said)


@every_game
def test_too_few_or_too_many_seats_are_refused(game: Game[Any]) -> None:
    least, most = game.seats
    for count in (-1, 0, least - 1, most + 1, 99):
        for seats in (count, ["x"] * max(count, 0)):
            with pytest.raises(
                BadInput, match=rf"is for {least} to {most} seats" if least < most else f"is for {most} seats"
            ):
                game.count_seats(seats)
    assert [game.count_seats(count) for count in range(least, most + 1)] == list(range(least, most + 1))


@every_game
def test_every_verb_has_a_name_of_its_own_and_fits_into_an_action(game: Game[Any]) -> None:
    names = [verb.name for verb in game.verbs]
    assert len(set(names)) == len(names)
    assert all(1 <= verb.size <= 4096 for verb in game.verbs)
    assert all(verb.size == 1 for verb in game.verbs if not verb.kind)


@every_game
def test_every_step_has_a_name_of_its_own(game: Game[Any]) -> None:
    names = [kind.__name__ for kind in game.steps]
    assert len(set(names)) == len(names)


@every_game
def test_every_setting_has_a_default_among_its_values(game: Game[Any]) -> None:
    assert all(setting.default == setting.values[0] for setting in game.settings.values())
    assert "first" in game.settings
    assert "pack" in game.settings or game.edition != "house"  # where the rulebook does not list all cards


def test_an_unknown_game_is_refused_with_those_that_there_are() -> None:
    known = ", ".join(each.id for each in all_games())
    with pytest.raises(BadInput, match=rf"There is no game 'chess'; there are {known}\."):
        game("chess")


def test_a_bad_file_names_the_place() -> None:
    error = BadFile("line 3", "is empty")
    assert (str(error), error.where, error.problem) == ("line 3: is empty", "line 3", "is empty")
    assert isinstance(error, BadInput)
    assert str(BadFile("", "is empty")) == "is empty"
