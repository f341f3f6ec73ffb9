"""The document of the API: it says what the routes do, and whoever only knows the document finds nothing broken."""

import re
from collections.abc import Iterator
from typing import Any
from zlib import crc32

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from needs import needs
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.routing import Route

from parlour.text import words
from parlour.web.api.endpoints import ENDPOINTS
from parlour.web.api.openapi import document
from parlour.web.app import Setup, make_app
from web.servers import Player, Server, opened, pair, serving

needs("roam")

EXAMPLES = 12  # for each endpoint
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("document"), unlimited=True) as server:
        yield server


@pytest.fixture(scope="module")
def tables(server: Server) -> list[Player]:
    """Tables in all conditions, each with somebody for whom something is possible there."""
    gathering = opened(server.program(), "me", "open")
    playing, _ = pair(server)
    analysis = opened(server.program(), "me", "me", "me", settings={"version": "full", "hidden_characters": True})
    over, _ = pair(server)
    over.act()
    over.do("resign", seat=0)
    return [gathering, playing, analysis, over]


def test_every_route_is_in_the_document_and_nothing_else(tmp_path: Any) -> None:
    app: Any = make_app(Setup(f"sqlite:///{tmp_path}/parlour.db"))
    routes = [each for each in app.app.routes if isinstance(each, Route) and each.path.startswith("/api/")]
    served = {(each.path, method) for each in routes for method in (each.methods or ()) if method != "HEAD"}
    told = {(path, method.upper()) for path, methods in document()["paths"].items() for method in methods}
    assert served == told


def test_every_endpoint_has_words() -> None:
    assert [each.name for each in ENDPOINTS if not words("en").has(f"web-api-{each.name}")] == []
    assert len({each.name for each in ENDPOINTS}) == len(ENDPOINTS)


def test_every_reference_in_the_document_leads_somewhere() -> None:
    named = set(re.findall(r"'#/components/schemas/(\w+)'", repr(document())))
    assert named == set(document()["components"]["schemas"]) & named
    assert {"Sight", "Error", "Act", "Done"} <= named


def test_a_table_is_as_the_document_says(tables: list[Player]) -> None:
    known = document()["components"]["schemas"]["Sight"]["properties"]
    for table in tables:
        assert set(table.look()) == set(known)


def test_the_document_is_served_as_it_is(server: Server) -> None:
    assert server.client().get("/api/openapi.json").json() == document()


schema = schemathesis.openapi.from_dict(document()).exclude(path_regex="/wait$")  # that one waits


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_whatever_is_sent_the_answer_is_as_the_document_says(
    case: schemathesis.Case[Any], server: Server, tables: list[Player]
) -> None:
    """By somebody at a table that is there; whether they are somebody, and which table, goes round."""
    turn = crc32(repr((case.body, case.query, case.path_parameters)).encode("utf-8", "replace")) % 8
    table = tables[turn % 4]
    if isinstance(case.body, dict) and turn < 4 and type(case.body.get("expected_seq")) is int:
        case.body["expected_seq"] = table.look()["seq"]  # else nearly all would be stale
    if "id" in case.path_parameters:
        case.path_parameters["id"] = table.table
    if "game" in case.path_parameters and turn < 6:
        case.path_parameters["game"] = "roam"
    headers = {"Authorization": table.client.headers["Authorization"]} if turn < 6 else {}
    answer = case.call(base_url=server.address, headers=headers)
    case.validate_response(answer, checks=CHECKS)
