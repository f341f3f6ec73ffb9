"""The lobby, a new table, one's own page and the rules, each for itself."""

import re

import pytest
from needs import needs

from parlour.games import game
from parlour.table.rules import paragraphs
from parlour.text import LANGUAGES, words
from parlour.web.html import raw
from parlour.web.pages.about import about_page
from parlour.web.pages.account import account_page
from parlour.web.pages.lobby import GameBox, lobby_page, shelf
from parlour.web.pages.new import new_page
from parlour.web.pages.rules import rules_page
from parlour.web.pages.shell import Refusal
from parlour.web.pages.times import ago, since
from parlour.web.visitor import Visitor
from web.front import Reader, lobby, person, visitor

needs("roam")

# The lobby


def test_a_stranger_may_play_at_once_and_is_asked_for_a_name_beside_it() -> None:
    page = lobby_page(visitor("stranger"), lobby(visitor("stranger")))
    actions = [attrs["action"] for attrs in Reader(page).all("form")]
    assert {"/play/roam", "/name", "/join"} <= set(actions)
    assert words("en").say("web-lobby-mine-none") in page


def test_somebody_known_is_greeted_by_name() -> None:
    v = Visitor(person(name="Olha"), "en")
    page = lobby_page(v, lobby(v))
    assert "<h1>Welcome, Olha</h1>" in page
    assert "1 table waits for your move." in page
    assert 'action="/name"' not in page


def test_tables_say_how_they_stand_and_lead_there() -> None:
    page = Reader(lobby_page(visitor(), lobby(visitor(), [roam()])))
    for part in ("Your turn", "for 12 minutes", "Waiting for ", "4 new moves", "Waiting for players", "yesterday"):
        assert part in page.text
    links = [attrs["href"] for attrs in page.all("a") if "btn" in (attrs.get("class") or "")]
    assert links == ["/new/roam", "/t/t1", "/t/t1", "/t/t1", "/t/t1/replay", "/t/t1"]


def roam() -> GameBox:
    return next(box for box in shelf(visitor(), {}) if box.id == "roam")


@pytest.mark.parametrize(("count", "name"), [(1, "of-1"), (2, "of-2"), (4, "of-4"), (6, "of-4")])
def test_one_game_is_shown_large_and_several_in_a_row(count: int, name: str) -> None:
    boxes = [roam()] * count
    assert f'class="boxes {name}"' in lobby_page(visitor(), lobby(visitor(), boxes))


def test_a_box_tells_seats_length_and_edition() -> None:
    box = roam()
    assert (box.title, box.least, box.most, box.minutes) == ("Roam", 2, 4, 30)
    duel = GameBox("frogs", "Frogs", "", 2, 2, 60, "", raw(""))
    text = Reader(lobby_page(visitor(), lobby(visitor(), [box, duel]))).text
    assert "2–4 players" in text
    assert "2 players" in text
    assert text.count("House edition") == 1


@pytest.mark.parametrize(("seconds", "lasted", "passed"), [
    (5, "just now", "just now"),
    (61, "for 1 minute", "1 minute ago"),
    (7300, "for 2 hours", "2 hours ago"),
    (90000, "for 1 day", "yesterday"),
    (200000, "for 2 days", "2 days ago"),
])  # fmt: skip
def test_times_are_said_in_words(seconds: float, lasted: str, passed: str) -> None:
    assert (since(visitor(), seconds), ago(visitor(), seconds)) == (lasted, passed)


# A new table


def chosen(page: str) -> dict[str, str | None]:
    """What a browser would send if the button were pressed at once."""
    found = Reader(page)
    sent = {
        str(a["name"]): a.get("value")
        for a in found.all("input")
        if a.get("type") in ("radio", "checkbox") and "checked" in a
    }
    for part in re.findall("<select.*?</select>", page):
        (pick,) = [a for a in Reader(part).all("option") if "selected" in a]
        sent[str(Reader(part).all("select")[0]["name"])] = pick["value"]
    return sent


def test_pressing_the_button_at_once_gives_a_game_against_bots() -> None:
    sent = chosen(new_page(visitor(), "roam", {}))
    assert sent == {
        "seats": "3", "seat0": "me", "seat1": "bot:greedy", "seat2": "bot:greedy", "seat3": "bot:greedy",
        "set-version": "regular", "set-first": "random", "listed": "1", "pace": "live", "handover": "1", "hints": "1",
    }  # fmt: skip


def test_what_was_filled_in_comes_back_with_the_refusal() -> None:
    filled = {"seats": "4", "seat0": "open", "seat1": "here", "name1": "Maja", "set-towers": "true", "pace": "7"}
    page = new_page(visitor(), "roam", filled, Refusal("No.", "3.6", "roam"))
    sent = chosen(page)
    assert {name: sent[name] for name in filled if name != "name1"} == {k: v for k, v in filled.items() if k != "name1"}
    assert 'value="Maja"' in page
    assert "hints" not in sent
    assert 'href="/rules/roam#3.6"' in page


def test_all_options_of_the_game_but_files_can_be_set() -> None:
    names = {attrs["name"] for attrs in Reader(new_page(visitor(), "roam", {})).all("input")}
    assert {f"set-{name}" for name in game("roam").settings if name != "pack"} <= names
    assert "set-pack" not in names


# Accounts


def actions(page: str) -> list[str]:
    return [str(a["action"]) for a in Reader(page).all("form") if str(a["action"]).startswith(("/account", "/name"))]


def test_everybody_is_offered_what_they_can_do() -> None:
    assert actions(account_page(visitor("stranger"), [])) == ["/name", "/account/login", "/account/register"]
    guest = ["register", "settings", "login", "token", "logout"]
    assert actions(account_page(visitor("guest"), [])) == [f"/account/{name}" for name in guest]
    known = ["settings", "password", "token/revoke", "token", "logout"]
    tokens = [("f" * 64, "My bot", 1e9)]
    assert actions(account_page(visitor("account"), tokens)) == [f"/account/{name}" for name in known]


def test_a_token_is_shown_when_it_is_new_and_only_then() -> None:
    assert ">secret-token</code>" in account_page(visitor(), [], "secret-token")
    assert "<code" not in account_page(visitor(), [("f" * 64, "My bot", 1e9)])


# Rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_has_an_address(language: str) -> None:
    page = Reader(rules_page(visitor(language=language), "roam"))
    ids = {attrs.get("id") for _, attrs in page.found}
    for name, digest, ruling in paragraphs("roam", language):
        assert name in ids
        assert (f"{name}-ruling" in ids) == bool(ruling)
        assert digest in page.text


def test_numbers_of_other_paragraphs_lead_there() -> None:
    assert 'outer border (<a href="#3.4">3.4</a>)' in rules_page(visitor(), "roam")
    assert '<a href="/rules/roam#3.4">3.4</a>' in rules_page(visitor(), "roam", "Only this puts")


def test_a_search_shows_what_mentions_it_and_marks_it() -> None:
    page = rules_page(visitor(), "roam", " SCROLL ")
    assert "<mark>scroll</mark>" in page
    assert 'id="2.3"' in page
    assert 'id="9.1"' not in page
    assert "7 paragraphs mention “SCROLL”." in page


def test_a_number_finds_a_paragraph_and_those_below_it() -> None:
    page = rules_page(visitor(), "roam", "3.4")
    assert all(f'id="{name}"' in page for name in ("3.4", "3.4.1", "3.4.2"))
    assert 'id="3.5"' not in page


def test_a_search_for_nothing_known_says_so() -> None:
    page = rules_page(visitor(), "roam", "xyzzy")
    assert "Nothing mentions “xyzzy”." in page
    assert 'class="par' not in page


def test_every_chapter_has_a_title_and_every_title_a_chapter() -> None:
    numbers = {name.partition(".")[0] for name, _, _ in paragraphs("roam", "en")}
    assert all(words("en").has(f"web-chapter-roam-{number}") for number in numbers)
    assert not words("en").has(f"web-chapter-roam-{len(numbers) + 1}")


def test_credits_name_the_designer_and_the_publisher() -> None:
    page = about_page(visitor())
    for part in ("Ryan Laukat", "Red Raven Games", "not affiliated", "house edition", "MIT", "Vollkorn", "Fira Sans"):
        assert part in page
    assert re.search(r'href="/static/\w+/OFL-Vollkorn.txt"', page)
