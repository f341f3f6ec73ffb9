"""The API described for tools: OpenAPI 3.1, made from the table of endpoints and the classes it names."""

from functools import cache
from typing import Any, Final

import msgspec

from parlour.table.table import Option
from parlour.text import words
from parlour.web.api.endpoints import ENDPOINTS, Endpoint
from parlour.web.api.shapes import Error, Sent
from parlour.web.forms import JSON
from parlour.web.rooms.as_data import LEFT_OUT

REF: Final = "#/components/schemas/{name}"
SIGHT: Final = {"$ref": "#/components/schemas/Sight"}
VIEW: Final = {
    "anyOf": [{"type": "object"}, {"type": "null"}],
    "description": "What the seat may know of the game, by the game's own names; null before it begins.",
}
SECURITY: Final = {
    "token": {"type": "http", "scheme": "bearer", "description": "From POST /api/guests or the account page."},
    "cookie": {"type": "apiKey", "in": "cookie", "name": "parlour", "description": "A session; needs Origin."},
}


@cache
def document() -> dict[str, Any]:
    say = words("en").say
    paths: dict[str, dict[str, Any]] = {}
    for each in ENDPOINTS:
        paths.setdefault(each.path, {})[each.method.lower()] = operation(each)
    return {
        "openapi": "3.1.0",
        "info": {"title": say("web-api-title"), "version": "1", "description": say("web-api-lead")},
        "paths": paths,
        "components": {"schemas": schemas(), "securitySchemes": SECURITY},
    }


def operation(each: Endpoint) -> dict[str, Any]:
    result: dict[str, Any] = {
        "operationId": each.name,
        "summary": words("en").say(f"web-api-{each.name}"),
        "security": [{"token": []}, {"cookie": []}] if each.known else [{}, {"token": []}, {"cookie": []}],
        "parameters": [*path_parameters(each.path), *query_parameters(each.query)],
        "responses": responses(each),
    }
    if each.body is not None:
        needed = bool(msgspec.json.schema_components([each.body])[1][each.body.__name__]["required"])
        result["requestBody"] = {"required": needed, "content": content(schema_of(each.body))}
    return result


def path_parameters(path: str) -> list[dict[str, Any]]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def query_parameters(query: type[Sent]) -> list[dict[str, Any]]:
    fields = msgspec.json.schema_components([query])[1][query.__name__]["properties"]
    return [{"name": name, "in": "query", "required": False, "schema": schema} for name, schema in fields.items()]


def responses(each: Endpoint) -> dict[str, Any]:
    """One for a success; refusals all look alike, but with a stale view comes the current one."""
    text = isinstance(each.answer, str)
    good = {each.answer: {"schema": {"type": "string"}}} if text else content(schema_of(each.answer))
    refused = content(refusal())
    result = {"200": {"description": "Done.", "content": good}, "4XX": {"description": "Refused.", "content": refused}}
    if each.deed:
        stale = {"description": "Refused; here is what there is now.", "content": content(refusal(view=SIGHT))}
        result = {"200": result["200"], "409": stale, "4XX": result["4XX"]}
    return result


def refusal(**more: Any) -> dict[str, Any]:
    known = {"error": schema_of(Error), **more}
    return {"type": "object", "properties": known, "required": [*known]}


def content(schema: dict[str, Any]) -> dict[str, Any]:
    return {JSON: {"schema": schema}}


def schema_of(answer: Any) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([answer], schema_hook=option_schema, ref_template=REF)
    return dict(schema)


def schemas() -> dict[str, Any]:
    shapes = [each.answer for each in ENDPOINTS if not isinstance(each.answer, str)]
    bodies = [each.body for each in ENDPOINTS if each.body is not None]
    _, found = msgspec.json.schema_components([*shapes, *bodies, Error], schema_hook=option_schema, ref_template=REF)
    return {**found, "Sight": sight_schema(found["Sight"])}


def sight_schema(made: dict[str, Any]) -> dict[str, Any]:
    """As `as_data` tells it, and with the view."""
    known = {name: schema for name, schema in made["properties"].items() if name not in LEFT_OUT} | {"view": VIEW}
    return {**made, "description": "A table as you may see it.", "properties": known, "required": [*known]}


def option_schema(kind: type) -> dict[str, Any]:
    """An Option is a plain class of the table's, told by `Option.as_data`."""
    if kind is not Option:
        raise NotImplementedError(kind)
    text, known = {"type": "string"}, Option(0, "", None, "", None, "").as_data()
    kinds: dict[str, Any] = {
        "action": {"type": "integer"},
        "arg": {"type": ["string", "integer", "null"]},
        "target": {"type": ["string", "null"]},
        "touches": {"type": "array", "items": text},
    }
    return {"type": "object", "properties": {name: kinds.get(name, text) for name in known}, "required": [*known]}
