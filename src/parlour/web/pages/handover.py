"""One device, several people: it is passed on before the next hand turns up. Nothing of the game is here."""

from parlour.web.html import Html, h
from parlour.web.pages.kit import Kit


def handover(kit: Kit, seat: int) -> Html:
    name = kit.name(seat)
    push = h("button", kit.say("handover-done", name=name), class_="btn main", autofocus=True)
    return h(
        "section",
        kit.seal(seat, 112),
        h("h2", kit.say("handover", name=name), id="asked"),
        h("p", kit.say("handover-why", name=name), class_="why"),
        kit.form("handover", push, seat=seat),
        class_="handover",
        aria_labelledby="asked",
    )
