"""The end: who won and why, what the scores are made of, and that nobody could have arranged the shuffles."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from parlour.web.html import Child, Html, h
from parlour.web.pages.icons import icon
from parlour.web.pages.kit import Kit
from parlour.web.rooms.sight import Result

FEW: Final = 4  # parts of a score that have room beside each other


def result(kit: Kit, end: Result) -> Html:
    seals = h("div", *[kit.seal(seat, 56) for seat in end.winners], class_="seals")
    words = h("div", h("h2", end.verdict, id="asked"), h("p", end.sentence, class_="why"), class_="grow")
    asking = h("div", seals, words, class_="asking won", aria_live="polite")
    inner = (asking, scores(kit, end), buttons(kit), proof(kit))
    return h("section", *inner, id="prompt", class_="sheet prompt over", aria_labelledby="asked")


def scores(kit: Kit, end: Result) -> Html:
    """Rows seats, columns where points come from. One that brought nobody anything is left out, as is an only one."""
    shown = [i for i in range(len(end.columns)) if any(row[i + 1] for row in every_row(end))]
    if len(shown) > FEW:
        return turned(kit, end, shown)
    shown = shown if len(shown) > 1 else []
    heads = [h("th", end.columns[i], scope="col") for i in shown]
    head = h("tr", h("td"), *heads, h("th", kit.say("total"), scope="col"))
    rows = [score(each, shown) for each in parties(kit, end)]
    return framed(kit, head, rows, "scores num")


class Party(NamedTuple):
    """Somebody in the table of scores: a seat, or a party that nobody plays."""

    seal: Html | None
    name: str
    row: tuple[int, ...]
    won: bool


def parties(kit: Kit, end: Result) -> list[Party]:
    """Winners first, then by score."""
    order = sorted(range(len(end.rows)), key=lambda seat: (seat not in end.winners, -end.rows[seat][0]))
    seats = [Party(kit.seal(seat, 20), kit.name(seat), end.rows[seat], seat in end.winners) for seat in order]
    rivals = [Party(None, name, row, not end.winners) for name, row in end.rivals]
    return seats + rivals if end.winners else rivals + seats


def score(each: Party, shown: list[int]) -> Html:
    who = h("th", h("span", each.seal, h("span", each.name, class_="nm"), class_="row"), scope="row")
    parts = [h("td", each.row[i + 1]) for i in shown]
    return h("tr", who, *parts, h("td", h("b", each.row[0])), class_="won" if each.won else None)


def turned(kit: Kit, end: Result, shown: list[int]) -> Html:
    """Many parts stand below each other, and the seats beside each other."""
    all_ = parties(kit, end)
    heads = [h("th", each.seal, h("span", each.name, class_="nm"), scope="col", class_=colour(each)) for each in all_]
    rows = [line(end.columns[i], [(each, each.row[i + 1]) for each in all_]) for i in shown]
    total = line(kit.say("total"), [(each, h("b", each.row[0])) for each in all_])
    return framed(kit, h("tr", h("td"), *heads), [*rows, total], "scores turned num")


def line(name: str, cells: Sequence[tuple[Party, Child]]) -> Html:
    return h("tr", h("th", name, scope="row"), *[h("td", inside, class_=colour(each)) for each, inside in cells])


def colour(each: Party) -> str | None:
    return "won" if each.won else None


def framed(kit: Kit, head: Html, rows: Sequence[Html], kind: str) -> Html:
    caption = h("caption", kit.say("scores"), class_="unseen")
    table = h("table", caption, h("thead", head), h("tbody", *rows), class_=kind)
    return h("div", table, class_="wide-table", tabindex="0", role="region", aria_label=kit.say("scores"))


def every_row(end: Result) -> list[tuple[int, ...]]:
    return [*end.rows, *(row for _, row in end.rivals)]


def buttons(kit: Kit) -> Html:
    return h(
        "div",
        again(kit),
        h("a", icon("replay", 18), kit.say("replay"), class_="btn", href=kit.path("/replay")),
        h(
            "a",
            icon("log", 18),
            kit.say("transcript"),
            class_="btn quiet",
            href=kit.path("/transcript"),
            download=True,
        ),
        class_="btns",
    )


def again(kit: Kit) -> Html | None:
    """Another round with the same people; only those who played can ask for it."""
    if kit.sight.rematch:
        return h("a", icon("turn", 18), kit.say("rematch-go"), class_="btn main", href=f"/t/{kit.sight.rematch}")
    if not kit.sight.mine or kit.sight.analysis:
        return None
    return kit.form("rematch", h("button", icon("turn", 18), kit.say("rematch"), class_="btn main"))


def proof(kit: Kit) -> Html | None:
    """The commitment was shown before the first shuffle; the secret fits no other."""
    if not kit.sight.commitment:
        return None
    lines = [h("dt", kit.say("commitment")), h("dd", h("code", kit.sight.commitment))]
    if kit.sight.secret:
        lines += [h("dt", kit.say("secret")), h("dd", h("code", kit.sight.secret))]
    how = h("p", kit.say("verify-how" if kit.sight.secret else "verify-later"))
    label = h("summary", icon("shuffle", 18), kit.say("verify"))
    return h("details", label, how, h("dl", *lines, class_="proof"), class_="verify")
