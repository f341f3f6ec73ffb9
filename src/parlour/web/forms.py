"""What a form or a program sends: names and texts, each once, in UTF-8. Anything else is refused with a sentence."""

import asyncio
import re
from collections.abc import Collection
from typing import Any, Final
from urllib.parse import parse_qsl

from starlette.requests import ClientDisconnect, Request

from parlour.kernel.errors import BadFile
from parlour.record.files import read_json
from parlour.web.caller import is_local
from parlour.web.denied import Denied

MOST_FIELDS: Final = 200
SLOWEST: Final = 30.0  # seconds for a body to arrive
URLENCODED: Final = "application/x-www-form-urlencoded"
JSON: Final = "application/json"
NO_TEXT: Final = re.compile(r"[\0\ud800-\udfff]")  # JSON can spell half a character; PostgreSQL stores no zero
NUMBER: Final = re.compile(r"-?[0-9]{1,15}")
TRUE: Final = ("1", "on", "true", "yes")
FALSE: Final = ("", "0", "off", "false", "no")


async def form(request: Request) -> dict[str, str]:
    """The fields of a body that is a form or a JSON object; an empty body has none."""
    body = await text_of(request)
    if not body:
        return {}
    kind, charset = content_type(request)
    if kind not in (URLENCODED, JSON):
        raise Denied(400, "form-type")
    if charset not in ("", "utf-8", "utf8"):
        raise Denied(400, "form-encoding")
    return checked(urlencoded(body) if kind == URLENCODED else json_object(body))


async def text_of(request: Request) -> str:
    try:
        async with asyncio.timeout(SLOWEST):
            return (await request.body()).decode("utf-8")
    except TimeoutError:
        raise Denied(408, "form-slow") from None
    except ClientDisconnect:
        raise Denied(400, "form-cut-off") from None
    except UnicodeDecodeError:
        raise Denied(400, "form-encoding") from None


def content_type(request: Request) -> tuple[str, str]:
    """`application/json; charset=utf-8` → (application/json, utf-8)."""
    kind, _, rest = request.headers.get("content-type", "").lower().partition(";")
    charset = re.search(r'charset="?([^\s";]*)', rest)
    return kind.strip(), charset[1] if charset else ""


def urlencoded(text: str) -> list[tuple[str, str]]:
    if text.count("&") >= MOST_FIELDS:
        raise Denied(400, "form-many", most=MOST_FIELDS)
    try:
        return parse_qsl(text, keep_blank_values=True, errors="strict")
    except UnicodeDecodeError:
        raise Denied(400, "form-encoding") from None


def json_object(text: str) -> list[tuple[str, str]]:
    """An object whose values are texts, whole numbers, yes or no; null is as if it were not there."""
    try:
        data = read_json(text, "body")
    except BadFile as error:
        raise Denied(400, "form-json", problem=error.problem.removeprefix("is not JSON: ")) from None
    if not isinstance(data, dict):
        raise Denied(400, "form-object")
    return [(name, as_text(name, value)) for name, value in data.items() if value is not None]


def as_text(name: str, value: Any) -> str:
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, str | int):
        return str(value)
    raise Denied(400, "form-value", field=shown(name))


def checked(pairs: list[tuple[str, str]]) -> dict[str, str]:
    """No field twice, since we could not know which was meant; nothing that no database and no page can hold."""
    if len(pairs) > MOST_FIELDS:
        raise Denied(400, "form-many", most=MOST_FIELDS)
    fields: dict[str, str] = {}
    for name, value in pairs:
        if name in fields:
            raise Denied(400, "form-twice", field=shown(name))
        if NO_TEXT.search(name) or NO_TEXT.search(value):
            raise Denied(400, "form-text", field=shown(name))
        fields[name] = value
    return fields


def shown(name: str) -> str:
    """The name of a field as it may stand in a sentence."""
    return "".join(sign if sign.isprintable() else "�" for sign in name[:40])


def text(fields: dict[str, str], name: str, most: int, default: str | None = None) -> str:
    """A field of at most so many characters; without a default it must be there."""
    value = fields.get(name, default)
    if value is None:
        raise Denied(400, "form-missing", field=name)
    if len(value) > most:
        raise Denied(400, "form-long", field=name, most=most)
    return value


def integer(fields: dict[str, str], name: str, low: int, high: int, default: int | None = None) -> int:
    """A whole number in a range; an empty field counts as missing."""
    value = fields.get(name, "").strip()
    if not value and default is not None:
        return default
    if not value:
        raise Denied(400, "form-missing", field=name)
    if not NUMBER.fullmatch(value) or not low <= int(value) <= high:
        raise Denied(400, "form-number", field=name, low=low, high=high)
    return int(value)


def word(fields: dict[str, str], name: str, words: Collection[str], default: str | None = None) -> str:
    """One of a few words; an empty field counts as missing, unless the empty word is one of them."""
    value = fields.get(name, "")
    if value in words and (value or name in fields):
        return value
    if not value and default is not None:
        return default
    if not value:
        raise Denied(400, "form-missing", field=name)
    raise Denied(400, "form-word", field=name, words=", ".join(each for each in words if each))


def flag(fields: dict[str, str], name: str, default: bool = False) -> bool:
    """A box that is ticked or not; browsers leave out those that are not."""
    value = fields.get(name)
    if value is None:
        return default
    if value not in TRUE + FALSE:
        raise Denied(400, "form-word", field=name, words="1, 0")
    return value in TRUE


def local(fields: dict[str, str], name: str = "next", default: str = "/") -> str:
    """Where to go afterwards: a page of this server, never another site."""
    path = fields.get(name) or default
    if not is_local(path):
        raise Denied(400, "form-path", field=name)
    return path
