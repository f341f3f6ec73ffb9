"""What every page of the front of the house holds, and what none ever holds."""

import re
from functools import cache
from itertools import pairwise

import pytest
from needs import needs

from parlour import titles
from parlour.draw.icons import ICONS, icon
from parlour.text import LANGUAGES
from parlour.web.pages.about import about_page
from parlour.web.pages.lobby import lobby_page
from parlour.web.pages.shell import bar, document, law_chip, toast
from parlour.web.visitor import Visitor
from web.front import WHO, Reader, lobby, pages, person, visitor

needs("roam")

ROUTES = re.compile(
    "/(language|theme|name|join|account/(register|login|logout|settings|password|token|token/revoke)"
    f"|(play|new)/({'|'.join(titles.packages())}))"
)


@pytest.fixture(params=[(who, language) for who in WHO for language in LANGUAGES], ids="-".join)
def read(request: pytest.FixtureRequest) -> list[Reader]:
    return read_all(*request.param)


@cache
def read_all(who: str, language: str) -> list[Reader]:
    return [Reader(page) for page in pages(visitor(who, language))]


def test_every_page_is_whole_has_one_heading_and_its_landmarks(read: list[Reader]) -> None:
    for page in read:
        assert [len(page.all(tag)) for tag in ("html", "h1", "main", "header", "footer")] == [1, 1, 1, 1, 1]
        assert page.all("html")[0]["lang"] in LANGUAGES
        assert page.all("title")


def test_nothing_that_a_person_typed_becomes_markup(read: list[Reader]) -> None:
    for page in read:
        assert all((attrs.get("src") or "").startswith("/static/") for attrs in page.all("script"))


def test_there_is_no_style_or_script_inside_the_page(read: list[Reader]) -> None:
    for page in read:
        assert not page.all("style")
        for _, attrs in page.found:
            assert "style" not in attrs
            assert not [name for name in attrs if name.startswith("on")]


def test_every_form_goes_to_a_route_that_there_is(read: list[Reader]) -> None:
    for page in read:
        for attrs in page.all("form"):
            if attrs.get("method") == "post":
                assert ROUTES.fullmatch(attrs["action"] or ""), attrs
            else:
                assert attrs["action"] == "/rules/roam"


def test_ids_are_unique_and_links_within_the_page_lead_somewhere(read: list[Reader]) -> None:
    for page in read:
        ids = [attrs["id"] for _, attrs in page.found if attrs.get("id")]
        assert len(ids) == len(set(ids))
        for attrs in page.all("a"):
            if (attrs["href"] or "").startswith("#"):
                assert (attrs["href"] or "")[1:] in ids


def test_headings_do_not_skip_a_level(read: list[Reader]) -> None:
    for page in read:
        levels = [int(tag[1]) for tag, _ in page.found if re.fullmatch("h[1-6]", tag)]
        assert levels[0] == 1
        assert all(after - before <= 1 for before, after in pairwise(levels))


def test_fields_that_people_see_are_labelled() -> None:
    """Inside a label, or with a name of their own."""
    for page in pages(visitor()):
        bare = re.sub("<label.*?</label>", "", page)
        for attrs in Reader(bare).all("input") + Reader(bare).all("select"):
            assert attrs.get("type") == "hidden" or attrs.get("aria-label"), attrs


def test_all_english_words_are_there() -> None:
    for who in WHO:
        for page in pages(visitor(who)):
            assert not re.findall(r"[\s>\"]web-[a-z-]+", page)


def test_the_light_is_set_only_when_somebody_chose_one() -> None:
    assert "data-theme" not in Reader(lobby_page(visitor("guest"), lobby(visitor()))).all("html")[0]
    assert Reader(about_page(visitor("account"))).all("html")[0]["data-theme"] == "dark"


def test_pages_can_be_zoomed() -> None:
    (viewport,) = [m for m in Reader(about_page(visitor())).all("meta") if m.get("name") == "viewport"]
    assert viewport["content"] == "width=device-width, initial-scale=1"


def test_the_forms_of_the_bar_lead_back_to_the_page() -> None:
    page = Reader(bar(visitor(path="/rules/roam?q=<x>")))
    assert {attrs["value"] for attrs in page.all("input")} == {"/rules/roam?q=<x>"}
    assert [attrs["value"] for attrs in page.all("button") if attrs.get("name") == "language"] == list(LANGUAGES)


@pytest.mark.parametrize(("theme", "following"), [("auto", "light"), ("light", "dark"), ("dark", "auto")])
def test_the_light_goes_round(theme: str, following: str) -> None:
    page = Reader(bar(Visitor(person(theme), "en")))
    assert [attrs["value"] for attrs in page.all("button") if attrs.get("name") == "theme"] == [following]


def test_a_page_may_bring_a_bar_of_its_own() -> None:
    v = visitor("stranger")
    page = document(v, "Roam", bar(v, "Table", tools=["Rules"], skip="table"), css=["table.css"], scripts=["table.js"])
    assert 'class="bar folded"' in page
    assert 'href="#table"' in page
    assert re.search(r'href="/static/\w+/table.css"', page)
    assert re.search(r'type="module" src="/static/\w+/table.js"', page)


def test_parts_cite_the_law() -> None:
    assert 'href="/rules/roam#4.4"' in toast("No.", "4.4", "roam")
    assert 'role="alert"' in toast("No.")
    chip = Reader(law_chip(visitor(), "roam", "4.4", 'says "so"')).all("a")[0]
    assert (chip["href"], chip["title"], chip["data-law"]) == ("/rules/roam#4.4", 'says "so"', "4.4")


def test_every_icon_is_drawn() -> None:
    for kind in ICONS:
        assert icon(kind).startswith('<svg class="ico"')
