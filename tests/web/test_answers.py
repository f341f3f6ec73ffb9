"""Every answer: headers that make a browser trust nobody else, and errors that are one sentence."""

from pathlib import Path

import pytest

from parlour.text import LANGUAGES, words
from parlour.web.guard import CSP
from web.door import JSON, code, door

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "path", ["/who", "/account", "/nowhere", "/boom", "/echo", "/api/who", "/board.svg", "/static/a.css"]
)
async def test_every_answer_tells_the_browser_to_trust_nobody_else(tmp_path: Path, path: str) -> None:
    async with door(tmp_path) as house:
        headers = (await house.client.get(path)).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers.get("cache-control") == (None if path.startswith("/static/") else "no-store")


async def test_a_picture_by_itself_may_use_its_own_style_and_nothing_else(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        picture = (await house.client.get("/board.svg")).headers["content-security-policy"]
        page = (await house.client.get("/account")).headers["content-security-policy"]
    assert page == CSP
    assert "'unsafe-inline'" not in page
    assert "sandbox" in picture
    assert "script-src" not in picture


async def test_what_a_handler_says_about_its_answer_stands(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        headers = (await house.client.get("/kept")).headers
    assert (headers["cache-control"], headers["content-security-policy"]) == ("private, max-age=9", "default-src *")


@pytest.mark.parametrize(
    ("path", "status", "expected"), [("/nowhere", 404, "not-found"), ("/echo", 405, "method"), ("/boom", 500, "broken")]
)
async def test_an_error_is_one_sentence_for_people_and_programs(
    tmp_path: Path, path: str, status: int, expected: str
) -> None:
    async with door(tmp_path) as house:
        html = await house.client.get(path)
        json = await house.client.get(path, headers=JSON)
    assert (html.status_code, json.status_code, code(json)) == (status, status, expected)
    assert html.headers["content-type"] == "text/html; charset=utf-8"
    assert json.json()["error"]["sentence"] in html.text
    assert set(json.json()["error"]) == {"code", "sentence", "law"}
    for text in (html.text, json.text):
        assert "secret" not in text
        assert "Traceback" not in text


async def test_under_api_every_answer_is_json(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        answer = await house.client.get("/api/nowhere", headers={"Accept": "text/html"})
    assert (answer.status_code, code(answer)) == (404, "not-found")


async def test_a_refused_method_names_those_that_are_possible(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        assert (await house.client.get("/echo")).headers["allow"] == "POST"


async def test_when_the_page_of_an_error_fails_the_sentence_remains(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        answer = await house.client.get("/boom?broken-page")
        refused = await house.client.get("/nowhere?broken-page", headers={"Host": "<b>"})
    assert (answer.status_code, refused.status_code) == (500, 400)
    for text in (answer.text, refused.text):
        assert 'role="alert"' in text
        assert "secret" not in text


async def test_a_database_that_fails_is_an_error_like_any_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: str) -> None:
        raise RuntimeError("secret")

    async with door(tmp_path) as house:
        monkeypatch.setattr(house.people, "by_session", fail)
        answer = await house.client.get("/who", headers=JSON | {"Cookie": "parlour=x"})
    assert (answer.status_code, code(answer)) == (500, "broken")
    assert "content-security-policy" in answer.headers
    assert "secret" not in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_refusals_are_in_the_language_of_the_reader(tmp_path: Path, language: str) -> None:
    async with door(tmp_path) as house:
        said = (await house.client.get("/nowhere", headers={"Accept-Language": language})).text
    assert words(language).say("web-refused-not-found") in said
