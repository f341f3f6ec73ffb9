"""The table of endpoints: routes, document and page are all made from it, so they cannot disagree."""

from dataclasses import dataclass
from typing import Any, Final

from parlour.web.api import shapes
from parlour.web.api.shapes import AtSeat, Done, Nothing, Sent
from parlour.web.rooms.sight import Sight

TABLE: Final = "/api/tables/{id}"


@dataclass(frozen=True, slots=True)
class Endpoint:
    """`name` is the method of Api that carries it out, or of Deeds if `deed`; its words are `web-api-NAME`.

    `answer` is the class of a JSON answer, or a media type. `known`: somebody must have said who they are.
    """

    method: str
    path: str
    name: str
    answer: Any = Done
    body: type[Sent] | None = None
    query: type[Sent] = Nothing
    known: bool = True
    deed: bool = False


def get(path: str, name: str, answer: Any, query: type[Sent] = Nothing, known: bool = False) -> Endpoint:
    return Endpoint("GET", path, name, answer, query=query, known=known)


def deed(name: str, body: type[Sent], answer: Any = Done) -> Endpoint:
    return Endpoint("POST", f"{TABLE}/{name}", name, answer, body, deed=True)


ENDPOINTS: Final = (
    Endpoint("POST", "/api/guests", "guests", shapes.Guest, shapes.NewGuest, known=False),
    get("/api/me", "me", shapes.Me, known=True),
    get("/api/games", "games", shapes.Games),
    get("/api/rules/{game}", "rules", shapes.Rules),
    get("/api/tables", "tables", shapes.Entries, shapes.Lists),
    Endpoint("POST", "/api/tables", "open", body=shapes.NewTable),
    get(TABLE, "table", Sight),
    get(f"{TABLE}/wait", "wait", Done, shapes.Waiting),
    get(f"{TABLE}/events", "events", shapes.Happenings, shapes.After),
    deed("act", shapes.Act),
    deed("undo", AtSeat),
    deed("confirm", AtSeat),
    deed("sit", shapes.Sit),
    deed("leave", AtSeat),
    deed("return", AtSeat),
    deed("resign", AtSeat),
    deed("vote", AtSeat),
    deed("policy", shapes.SetPolicy),
    deed("say", shapes.Say),
    deed("rematch", Nothing, shapes.Rematch),
    get(f"{TABLE}/transcript", "transcript", "text/plain"),
    get(f"{TABLE}/position", "position", dict[str, Any], shapes.At),
    Endpoint("POST", "/api/positions", "analyse", body=shapes.NewPosition),
    get("/api/openapi.json", "document", dict[str, Any]),
)
