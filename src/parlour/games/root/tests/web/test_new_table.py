"""Opening a table for up to six who play different things: swapping, who begins, and what needs a yes first."""

import re

import pytest
from web.front import Reader, visitor
from web.plays import ANN, at_home, person

from parlour.games import game
from parlour.table.table import side_label
from parlour.text import LANGUAGES
from parlour.web.denied import Denied
from parlour.web.pages.new import in_words, new_page
from parlour.web.rooms.opening import new_row, read_wish, sides_of, swapped, ways_out

ROOT = game("root")
FACTIONS = list(ROOT.sides)


def form(*sides: str, **more: str) -> dict[str, str]:
    """A form with these sides chosen, and nobody there yet."""
    seats = {f"seat{n}": "me" if n == 0 else "open" for n in range(len(sides))}
    chosen = {f"side{n}": side for n, side in enumerate(sides)}
    return {"seats": str(len(sides)), "sides": "chosen"} | seats | chosen | more


def shown(*sides: str) -> dict[str, str]:
    return {f"was{n}": side for n, side in enumerate(sides)}


def refusal(**fields: str) -> str:
    with pytest.raises(Denied) as refused:
        new_row(read_wish(ROOT, fields), person(ANN))
    return refused.value.sentence


# Sides


@pytest.mark.parametrize(
    ("chosen", "before", "settled"),
    [
        ("abc", "abc", "abc"),
        ("bbc", "abc", "bac"),  # the first takes what the second had
        ("acc", "abc", "acb"),
        ("bcc", "abc", "bca"),  # two changes in a row: the third has what is left
        ("cbc", "abc", "cba"),
        ("dbc", "abc", "dbc"),  # nobody had it
        ("ccc", "abc", "cca"),  # two were given the third's: they must agree first
        ("cab", "abc", "cab"),
    ],
)
def test_seats_that_are_given_the_same_change_with_each_other(chosen: str, before: str, settled: str) -> None:
    assert "".join(swapped(chosen, before)) == settled


def test_a_form_says_what_it_showed_so_the_server_can_swap() -> None:
    page = new_page(visitor(), "root", {})
    before = {str(each["name"]): str(each["value"]) for each in Reader(page).all("input") if "was" in str(each["name"])}
    assert list(before.values()) == FACTIONS[:6]
    wish = form("riverfolk", "eyrie", "riverfolk") | shown("marquise", "eyrie", "riverfolk")
    assert read_wish(ROOT, wish).sides == ("riverfolk", "eyrie", "marquise")


def test_what_was_swapped_is_shown_with_a_refusal_so_it_holds_the_second_time() -> None:
    wish = form("eyrie", "eyrie", **{"set-first": "9"}) | shown("marquise", "eyrie")
    again = new_page(visitor(), "root", wish)
    assert sides_of(ROOT, wish)[:2] == ("eyrie", "marquise")
    assert re.findall(r'name="was(\d)" value="(\w+)"', again)[:2] == [("0", "eyrie"), ("1", "marquise")]


def test_without_a_page_the_same_twice_is_refused() -> None:
    with pytest.raises(Denied) as refused:
        read_wish(ROOT, form("eyrie", "eyrie"))
    assert refused.value.code == "sides"


@pytest.mark.parametrize("language", LANGUAGES)
def test_seven_factions_are_offered_by_name_at_each_of_six_seats(language: str) -> None:
    page = new_page(visitor(language=language), "root", {})
    names = [side_label(language, ROOT, side) for side in FACTIONS]
    assert len(set(names)) == 7
    for n in range(6):
        offered = re.search(rf'<select name="side{n}">(.*?)</select>', page)
        assert offered
        assert re.findall(r"<option[^>]*>([^<]+)</option>", offered[1]) == names


# Who begins


def test_a_seat_that_is_not_there_does_not_stay_chosen_to_begin() -> None:
    asked = re.compile(r'name="set-first" value="(\w+)" checked')
    assert asked.findall(new_page(visitor(), "root", {"seats": "6", "set-first": "5"})) == ["5"]
    assert asked.findall(new_page(visitor(), "root", {"seats": "3", "set-first": "5"})) == ["random"]
    assert asked.findall(new_page(visitor(), "root", {"seats": "?", "set-first": "x"})) == []


# What is not advised


def test_a_mix_that_reaches_too_little_names_both_numbers_and_the_way_out() -> None:
    wish = form("vagabond", "lizard_cult")
    sentence = refusal(**wish)
    assert ways_out(ROOT, sentence, wish) == [("reach_check", "off")]
    told = in_words(visitor(), ROOT, sentence)
    assert "7" in told
    assert "17" in told
    assert "“Mix of factions: Any”" in told


def test_a_mix_for_the_adventurous_needs_a_yes_and_is_then_played() -> None:
    wish = form("marquise", "vagabond", "lizard_cult")
    sentence = refusal(**wish)
    assert re.findall(r"\d+", sentence) == ["17", "18", "3"]
    assert ways_out(ROOT, sentence, wish) == [("reach_check", "adventurous")]
    order = read_wish(ROOT, wish | {"anyway": "reach_check=adventurous"})
    assert order.settings["reach_check"] == "adventurous"
    assert new_row(order, person(ANN)).start == {"seats": ["marquise", "vagabond", "lizard_cult"]}


def test_a_second_vagabond_needs_the_first_and_no_yes_helps() -> None:
    wish = form("marquise", "eyrie", "vagabond_second")
    sentence = refusal(**wish)
    assert ways_out(ROOT, sentence, wish) == []
    told = in_words(visitor(), ROOT, sentence)
    assert told.startswith("Second Vagabond is not possible without Vagabond")


@pytest.mark.parametrize("anyway", ["reach_check=never", "nothing=off", "=", "x" * 500, "pack=/etc/passwd"])
def test_a_yes_to_something_else_opens_nothing(anyway: str) -> None:
    with pytest.raises(Denied):
        new_row(read_wish(ROOT, form("vagabond", "lizard_cult", anyway=anyway)), person(ANN))


@pytest.mark.anyio
async def test_the_refusal_has_a_button_that_sends_the_form_again(sqlite: str) -> None:
    async with at_home(sqlite) as home:
        ann, wish = home.browsers[ANN], form("vagabond", "lizard_cult")
        answer = await ann.post("/new/root", data=wish)
        assert answer.status_code == 400
        page = Reader(answer.text)
        (push,) = [each for each in page.all("button") if each.get("name") == "anyway"]
        assert push["form"] == page.all("form")[-1]["id"]
        opened = await ann.post("/new/root", data=wish | {"anyway": str(push["value"])})
        assert (opened.status_code, opened.headers["location"][:3]) == (303, "/t/")
        program = await ann.post("/new/root", data=wish, headers={"Accept": "application/json"})
        assert program.json()["error"]["code"] == "bad-setting"
