"""What comes in and goes out: JSON objects that fit a shape. What does not fit is refused by the name of its field."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from parlour.kernel.errors import BadFile
from parlour.record.files import read_json
from parlour.web.api.shapes import Sent
from parlour.web.denied import Denied
from parlour.web.forms import JSON, NO_TEXT, checked, content_type, shown, text_of

S = TypeVar("S", bound=Sent)
MISSING: Final = re.compile(r"Object missing required field `(.*)`", re.DOTALL)
UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
MISFIT: Final = re.compile(r"(.*) - at `\$\.?(.*)`", re.DOTALL)


def told(answer: Any) -> Response:
    return Response(msgspec.json.encode(answer), media_type=JSON)


async def read_body(request: Request, shape: type[S]) -> S:
    """The body; one without fields may be left out."""
    text = await text_of(request)
    kind, charset = content_type(request)
    if text and kind != JSON:
        raise Denied(400, "form-type", key="web-refused-api-type")
    if charset not in ("", "utf-8", "utf8"):
        raise Denied(400, "form-encoding")
    return fitted(json_object(text) if text else {}, shape)


def json_object(text: str) -> dict[str, Any]:
    try:
        data = read_json(text, "body")
    except BadFile as error:
        raise Denied(400, "form-json", problem=error.problem.removeprefix("is not JSON: ")) from None
    if not isinstance(data, dict):
        raise Denied(400, "form-object")
    for name, value in data.items():
        if any(NO_TEXT.search(each) for each in texts([name, value])):
            raise Denied(400, "form-text", field=shown(name))
    return data


def texts(data: Any) -> Iterator[str]:
    """All texts in it, however deep; without recursion, for it may be deeper than Python goes."""
    todo = [data]
    while todo:
        each = todo.pop()
        if isinstance(each, str):
            yield each
        elif isinstance(each, dict):
            todo += [*each, *each.values()]
        elif isinstance(each, list):
            todo += each


def read_query(request: Request, shape: type[S]) -> S:
    """The part after the question mark, where everything is a text."""
    return fitted(checked(request.query_params.multi_items()), shape, strict=False)


def fitted(data: Mapping[str, Any], shape: type[S], strict: bool = True) -> S:
    try:
        return msgspec.convert(data, shape, strict=strict)
    except msgspec.ValidationError as error:
        raise misfit(str(error)) from None


def misfit(problem: str) -> Denied:
    """What msgspec found, as one of our sentences."""
    if found := MISSING.fullmatch(problem):
        return Denied(400, "form-missing", field=found[1])
    if found := UNKNOWN.fullmatch(problem):
        return Denied(400, "form-unknown", key="web-refused-api-unknown", field=shown(found[1]))
    found = MISFIT.fullmatch(problem)
    where, what = (found[2], found[1]) if found else ("", problem)
    return Denied(400, "form-field", key="web-refused-api-field", field=shown(where), problem=what)
