"""The JSON API: for bots and tools, with the same rights and limits as a person."""

from collections.abc import Awaitable, Callable, Mapping
from itertools import groupby
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from parlour.web.api.endpoints import ENDPOINTS, Endpoint
from parlour.web.api.handlers import Api
from parlour.web.api.page import api_page
from parlour.web.api.wire import read_body, read_query
from parlour.web.caller import visitor_of
from parlour.web.denied import Denied
from parlour.web.services import Services

Handler = Callable[[Request], Awaitable[Response]]


def api_routes(services: Services) -> list[BaseRoute]:
    """One route a path, so that a refused method is told all that are possible."""
    api = Api(services)
    routes: list[BaseRoute] = [Route("/api", api_home)]
    for path, group in groupby(sorted(ENDPOINTS, key=by_path), by_path):
        methods = {each.method: handler(api, each) for each in group}
        routes.append(Route(path, chosen(methods), methods=[*methods]))
    return routes


def by_path(each: Endpoint) -> str:
    return each.path


def chosen(methods: Mapping[str, Handler]) -> Handler:
    async def handle(request: Request) -> Response:
        return await methods["GET" if request.method == "HEAD" else request.method](request)

    return handle


def handler(api: Api, endpoint: Endpoint) -> Handler:
    """Who it is, then what they sent, then the deed: the form's own, or a method of Api."""
    carry_out: Any = api.deeds.handler(endpoint.name) if endpoint.deed else getattr(api, endpoint.name)

    async def handle(request: Request) -> Response:
        if endpoint.known and visitor_of(request).person is None:
            raise Denied(401, "stranger", key="web-refused-api-stranger")
        sent: Any = read_query(request, endpoint.query)
        if endpoint.body is not None:
            sent = await read_body(request, endpoint.body)
        response: Response = await (carry_out(request) if endpoint.deed else carry_out(request, sent))
        return response

    return handle


async def api_home(request: Request) -> Response:
    return HTMLResponse(api_page(visitor_of(request), f"{request.url.scheme}://{request.url.netloc}"))
