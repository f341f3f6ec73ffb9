"""One device, several people: it is passed on before the next hand turns up. Nothing of the game is here."""

from parlour.web.html import Html, h
from parlour.web.pages.desk import Desk


def handover(desk: Desk, seat: int) -> Html:
    name = desk.name(seat)
    push = h("button", desk.say("handover-done", name=name), class_="btn main", autofocus=True)
    return h(
        "section",
        desk.seal(seat, 112),
        h("h2", desk.say("handover", name=name), id="asked"),
        h("p", desk.say("handover-why", name=name), class_="why"),
        desk.form("handover", push, seat=seat),
        class_="handover",
        aria_labelledby="asked",
    )
