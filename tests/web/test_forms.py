"""What a form or a program may send; everything else is refused with a sentence that names the field."""

import inspect
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.text import words
from parlour.web import forms
from parlour.web.caller import NOBODY
from parlour.web.denied import Denied
from parlour.web.forms import checked, flag, integer, json_object, local, text, urlencoded, word
from web.door import JSON, code, door

pytestmark = pytest.mark.anyio
URLENCODED = {"Content-Type": "application/x-www-form-urlencoded", **JSON}
AS_JSON = {"Content-Type": "application/json", **JSON}


async def sent(folder: Path, body: bytes, headers: dict[str, str]) -> httpx.Response:
    async with door(folder) as house:
        return await house.client.post("/echo", content=body, headers=headers)


@pytest.mark.parametrize(
    ("body", "headers"),
    [
        (b"name=%D0%9E%D0%BB%D0%B5%D0%BD%D0%B0&seat=2&empty=", URLENCODED),
        ("name=Олена&seat=2&empty=".encode(), URLENCODED),
        ('{"name": "Олена", "seat": 2, "empty": "", "nothing": null}'.encode(), AS_JSON),
        (
            b'{"name": "\\u041e\\u043b\\u0435\\u043d\\u0430", "seat": "2", "empty": ""}',
            AS_JSON | {"Content-Type": "application/json; charset=UTF-8"},
        ),
    ],
)
async def test_a_form_and_a_json_object_say_the_same(tmp_path: Path, body: bytes, headers: dict[str, str]) -> None:
    answer = await sent(tmp_path, body, headers)
    assert answer.json() == {"name": "Олена", "seat": "2", "empty": ""}


async def test_yes_and_no_become_one_and_zero(tmp_path: Path) -> None:
    answer = await sent(tmp_path, b'{"sound": true, "confirm": false}', AS_JSON)
    assert answer.json() == {"sound": "1", "confirm": "0"}


async def test_an_empty_body_has_no_fields(tmp_path: Path) -> None:
    assert (await sent(tmp_path, b"", JSON)).json() == {}


@pytest.mark.parametrize(
    ("body", "headers", "expected"),
    [
        (b"a=1", JSON, "form-type"),
        (b"a=1", JSON | {"Content-Type": "multipart/form-data; boundary=x"}, "form-type"),
        (b"a=1", JSON | {"Content-Type": "text/plain"}, "form-type"),
        (b"a=1", JSON | {"Content-Type": "application/x-www-form-urlencoded; charset=koi8-u"}, "form-encoding"),
        (b"a=\xff", URLENCODED, "form-encoding"),
        (b"a=%ff", URLENCODED, "form-encoding"),
        (b"a=%c0%ae", URLENCODED, "form-encoding"),
        (b'{"a": "\xff"}', AS_JSON, "form-encoding"),
        (b"a=1&a=2", URLENCODED, "form-twice"),
        (b"a=1&a=1", URLENCODED, "form-twice"),
        (b'{"a": 1, "a": 1}', AS_JSON, "form-json"),
        (b'{"a": 1', AS_JSON, "form-json"),
        (b"[" * 50_000, AS_JSON, "form-json"),
        (b'{"a": ' + b"9" * 5000 + b"}", AS_JSON, "form-json"),
        (b"[1]", AS_JSON, "form-object"),
        (b'"a"', AS_JSON, "form-object"),
        (b'{"a": [1]}', AS_JSON, "form-value"),
        (b'{"a": {"b": 1}}', AS_JSON, "form-value"),
        (b'{"a": 1.5}', AS_JSON, "form-value"),
        (b'{"a": NaN}', AS_JSON, "form-json"),
        (b'{"a": "\\u0000"}', AS_JSON, "form-text"),
        (b'{"a": "\\ud800"}', AS_JSON, "form-text"),
        (b'{"\\ud800": "a"}', AS_JSON, "form-text"),
        (b"a=%00", URLENCODED, "form-text"),
        ("&".join(f"f{n}=1" for n in range(201)).encode(), URLENCODED, "form-many"),
        (json.dumps({f"f{n}": 1 for n in range(201)}).encode(), AS_JSON, "form-many"),
    ],
)
async def test_what_is_malformed_is_refused(
    tmp_path: Path, body: bytes, headers: dict[str, str], expected: str
) -> None:
    answer = await sent(tmp_path, body, headers)
    assert (answer.status_code, code(answer)) == (400, expected)
    assert not answer.json()["error"]["sentence"].startswith("web-")


async def test_two_hundred_fields_are_possible(tmp_path: Path) -> None:
    answer = await sent(tmp_path, "&".join(f"f{n}=1" for n in range(200)).encode(), URLENCODED)
    assert len(answer.json()) == 200


@given(st.text(), st.sampled_from((urlencoded, json_object)))
@settings(max_examples=300, deadline=None)
def test_whatever_is_sent_is_understood_or_refused(body: str, read: Callable[[str], list[tuple[str, str]]]) -> None:
    try:
        answer = json.dumps(checked(read(body)), ensure_ascii=False)
    except Denied as refusal:
        answer = refusal.said(NOBODY)
    assert answer.encode().decode()


def refusal_of(read: Callable[..., Any], *args: Any) -> str:
    with pytest.raises(Denied) as refused:
        read(*args)
    assert refused.value.status == 400
    sentence = refused.value.said(NOBODY)
    assert "seat" in sentence
    return refused.value.code


def test_a_whole_number_in_a_range() -> None:
    assert integer({"seat": "0"}, "seat", 0, 5) == 0
    assert integer({"seat": " -3 "}, "seat", -3, 5) == -3
    assert integer({}, "seat", 0, 5, default=4) == 4
    assert integer({"seat": ""}, "seat", 0, 5, default=4) == 4


@pytest.mark.parametrize("value", ["6", "-1", "1.0", "1e0", "٣", "0x1", "1 2", "one", "9" * 5000, "+1", "1_0"])
def test_what_is_no_such_number_is_refused(value: str) -> None:
    assert refusal_of(integer, {"seat": value}, "seat", 0, 5) == "form-number"
    assert refusal_of(integer, {"seat": value}, "seat", 0, 5, 3) == "form-number"


def test_a_number_that_is_missing_is_refused() -> None:
    assert refusal_of(integer, {}, "seat", 0, 5) == "form-missing"
    assert refusal_of(integer, {"seat": " "}, "seat", 0, 5) == "form-missing"


def test_one_of_a_few_words() -> None:
    assert word({"seat": "open"}, "seat", ("open", "me")) == "open"
    assert word({}, "seat", ("open", "me"), default="me") == "me"
    assert word({"seat": ""}, "seat", ("", "uk")) == ""
    assert refusal_of(word, {"seat": ""}, "seat", ("open", "me")) == "form-missing"
    assert refusal_of(word, {}, "seat", ("", "uk")) == "form-missing"
    assert refusal_of(word, {"seat": "Open"}, "seat", ("open", "me")) == "form-word"
    assert refusal_of(word, {"seat": "you"}, "seat", ("open", "me"), "me") == "form-word"


def test_a_text_of_bounded_length() -> None:
    assert text({"seat": "Олена"}, "seat", 5) == "Олена"
    assert text({}, "seat", 5, "") == ""
    assert refusal_of(text, {"seat": "Оленка"}, "seat", 5) == "form-long"
    assert refusal_of(text, {}, "seat", 5) == "form-missing"


def test_a_box_that_is_ticked_or_not() -> None:
    assert [flag({"seat": value}, "seat") for value in ("1", "on", "true", "0", "off", "")] == [True] * 3 + [False] * 3
    assert (flag({}, "seat"), flag({}, "seat", True)) == (False, True)
    assert refusal_of(flag, {"seat": "perhaps"}, "seat") == "form-word"


@pytest.mark.parametrize("path", ["/", "/account", "/t/ab-1?invite=x&hint=2#log", "/rules/roam?q=%D0%B6", "/a//b"])
def test_onward_to_a_page_of_ours(path: str) -> None:
    assert local({"seat": path}, "seat") == path


@pytest.mark.parametrize(
    "path",
    [
        "//evil.test", "/\\evil.test", "\\\\evil.test", "/\t/evil.test", "/\n/evil.test", " //evil.test",
        "https://evil.test", "https:evil.test", "javascript:alert(1)", "account", "?next", "/a\r\nSet-Cookie: a=b",
        "/a b", "/a\\..\\b", "/ж", "/" + "a" * 3000, "///evil.test",
    ],
)  # fmt: skip
def test_onward_never_to_another_site(path: str) -> None:
    assert refusal_of(local, {"seat": path}, "seat") == "form-path"


def test_every_refusal_of_a_form_has_words() -> None:
    source = inspect.getsource(forms)
    codes = re.findall(r'Denied\(\d+, "([a-z-]+)"', source)
    assert len(codes) > 15
    assert [each for each in codes if not words("en").has(f"web-refused-{each}")] == []
