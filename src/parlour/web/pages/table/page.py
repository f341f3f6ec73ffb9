"""The page of one table: board, prompt, log. Also its <main> alone, which the script fetches and morphs in."""

import time
from collections.abc import Callable, Mapping

from parlour.games import game as find_game
from parlour.web.html import Child, Html, h
from parlour.web.pages.handover import handover
from parlour.web.pages.icons import icon
from parlour.web.pages.kit import NOWHERE, Kit, Place
from parlour.web.pages.shell import bar, document, tag
from parlour.web.pages.table.board import board, others
from parlour.web.pages.table.gather import lounge
from parlour.web.pages.table.people import seats
from parlour.web.pages.table.prompt import prompt
from parlour.web.pages.table.side import side
from parlour.web.rooms.sight import Sight
from parlour.web.visitor import Visitor

CSS = ("table.css",)
SCRIPTS = ("table.js",)
WORDS = ("failed", "zoom-in", "zoom-out", "zoom-reset", "copied", "choose")  # that the script says by itself


def table_page(
    visitor: Visitor,
    sight: Sight,
    boards: Mapping[str, Html],
    key: Callable[[], str],
    place: Place = NOWHERE,
) -> str:
    """The whole document. Without `boards` the picture is an image: so the page works without a script."""
    kit = Kit(visitor, sight, boards, key, place, time.time())
    parts = (table_bar(kit), main(kit))
    return document(visitor, sight.title, *parts, css=CSS, scripts=SCRIPTS, body_class="page-table")


def table_main(
    visitor: Visitor,
    sight: Sight,
    boards: Mapping[str, Html],
    key: Callable[[], str],
    place: Place = NOWHERE,
) -> Html:
    return main(Kit(visitor, sight, boards, key, place, time.time()))


def table_bar(kit: Kit) -> Html:
    sight = kit.sight
    rules = h(
        "a", icon("rules"), h("span", kit.say("rules"), class_="label"), class_="tool txt", href=f"/rules/{sight.game}"
    )
    inside = icon("replay"), h("span", kit.say("replay"), class_="label")
    moves = h("a", *inside, class_="tool txt to-replay", href=kit.path("/replay"))
    tools = (rules, moves)
    return bar(kit.visitor, h("h1", sight.title), analysis(kit), subtitle(kit), tools=tools, skip="table")


def analysis(kit: Kit) -> Html | None:
    """An analysis is nobody's real game, and says so."""
    return tag((icon("search", 16), kit.say("analysis")), "analysis") if kit.sight.analysis else None


def subtitle(kit: Kit) -> Html:
    facts = [kit.say("for-n", n=len(kit.sight.seats)), *kit.chosen()]
    words = " · ".join(facts)
    return h("span", words, class_="sub", title=words)


def main(kit: Kit) -> Html:
    if kit.sight.handover is not None:
        return frame(kit, kit.symbols(), handover(kit, kit.sight.handover), kind="table passing")
    kind = "table flat" if not kit.boards else "table"
    panel = h("div", handle(kit), prompt(kit), side(kit), class_="panel")
    playing = kit.sight.status not in ("gathering", "closed")
    stage = h("div", seats(kit), board(kit), class_="stage") if playing else lounge(kit)
    return frame(kit, kit.symbols(), toast(kit), offline(kit), stage, panel, others(kit), kind=kind)


def frame(kit: Kit, *inner: Child, kind: str) -> Html:
    sight, person = kit.sight, kit.visitor.person
    return h(
        "main",
        *inner,
        id="table",
        class_=kind,
        tabindex="-1",
        data_table=sight.id,
        data_game=sight.game,
        data_faces=" ".join(find_game(sight.game).faces),
        data_title=sight.title,
        data_status=sight.status,
        data_seq=sight.seq,
        data_talk=sight.talk,
        data_moves=sight.moves,
        data_seen=sight.seen,
        data_seat="" if sight.seat is None else sight.seat,
        data_turn=turn(sight),
        data_sound="1" if person and person.sound else "0",
        **{f"data_word_{name}": kit.say(f"word-{name}") for name in WORDS},
    )


def turn(sight: Sight) -> str:
    if sight.status != "playing":
        return "none"
    return "mine" if sight.my_turn or sight.holding in sight.mine else "other"


def handle(kit: Kit) -> Html:
    """On a phone the sheet with the prompt has two stops."""
    choice = h("input", type="checkbox", id="sheet-up", class_="unseen")
    return h("label", choice, h("span", kit.say("sheet-up"), class_="unseen"), class_="handle")


def toast(kit: Kit) -> Html:
    """Why something was not done. Always there, so that a screen reader hears what the script puts in."""
    sentence, law = kit.sight.toast
    inner = (icon("info"), h("p", sentence), kit.law(law)) if sentence else ()
    return h("div", *inner, id="toast", class_="toast", role="alert")


def offline(kit: Kit) -> Html:
    return h(
        "div", icon("wifi-off", 18), kit.say("offline"), id="offline", class_="offline", role="status", hidden=True
    )
