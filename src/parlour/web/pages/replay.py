"""The replay: a table's page without options. Each moment has an address of its own, so no script is needed."""

import time
from collections.abc import Mapping
from dataclasses import replace
from itertools import groupby
from typing import Any, Final

from parlour.web.html import Html, h, raw
from parlour.web.pages.icons import icon
from parlour.web.pages.kit import NOWHERE, Kit, Place, fields
from parlour.web.pages.marks import HEADING, marked
from parlour.web.pages.shell import bar, document
from parlour.web.pages.table.board import board, others
from parlour.web.pages.table.log import log
from parlour.web.pages.table.page import frame, offline, toast
from parlour.web.pages.table.prompt import strip
from parlour.web.pages.table.result import proof
from parlour.web.rooms.sight import Sight
from parlour.web.visitor import Visitor

SPEEDS: Final = (1, 2, 4)


def replay_page(
    visitor: Visitor, sight: Sight, at: int, seat: int | None, boards: Mapping[str, Html], place: Place = NOWHERE
) -> str:
    """After `at` moves, through the eyes of `seat`. `sight` is that of the whole game, with all of its log."""
    return Replay(visitor, replace(sight, seat=seat), at, boards, place).page()


def replay_main(
    visitor: Visitor, sight: Sight, at: int, seat: int | None, boards: Mapping[str, Html], place: Place = NOWHERE
) -> Html:
    return Replay(visitor, replace(sight, seat=seat), at, boards, place).main()


class Replay:
    """One moment of a game."""

    def __init__(self, visitor: Visitor, sight: Sight, at: int, boards: Mapping[str, Html], place: Place) -> None:
        self.kit = Kit(visitor, sight, boards, lambda: "", place, time.time())
        self.at = at
        self.sight = sight

    def say(self, key: str, **args: Any) -> str:
        return self.kit.visitor.say(f"web-replay-{key}", **args)

    def eyes(self) -> int:
        return -1 if self.sight.seat is None else self.sight.seat

    def path(self, at: int, seat: int | None = None) -> str:
        return self.kit.path(f"/replay?at={at}&seat={self.eyes() if seat is None else seat}")

    # The page

    def page(self) -> str:
        title = self.say("title", game=self.sight.title)
        parts = (self.bar(title), self.main())
        scripts = ("replay.js",)
        return document(
            self.kit.visitor, title, *parts, css=("table.css",), scripts=scripts, body_class="page-table page-replay"
        )

    def bar(self, title: str) -> Html:
        words = h("span", self.say("to-table"), class_="label")
        back = h("a", icon("end"), words, class_="tool txt", href=self.kit.path())
        return bar(self.kit.visitor, h("h1", title), tools=back, active="replays", skip="table")

    def main(self) -> Html:
        """Its id is that of a table, so that the same script morphs it."""
        picture = board(self.kit, f"&at={self.at}&seat={self.eyes()}")
        stage = h("div", picture, strip(self.kit), self.scrubber(), class_="stage")
        panel = h("div", self.moment(), self.side(), class_="panel")
        parts = (self.kit.symbols(), toast(self.kit), offline(self.kit), stage, panel, others(self.kit))
        return frame(self.kit, *parts, kind="table replay")

    # Under the board

    def scrubber(self) -> Html:
        """Links step, the slider jumps; its ticks are in the colours of those who acted."""
        last = self.sight.moves
        back = (self.step("first", 0, self.at > 0), self.step("step-back", self.at - 1, self.at > 0))
        on = (self.step("step-on", self.at + 1, self.at < last), self.step("last", last, self.at < last))
        label = self.say("slider")
        slider = h("input", type="range", name="at", min=0, max=last, value=self.at, aria_label=label)
        slide = h("div", self.ticks(), slider, class_="slide")
        inner = (fields({"seat": self.eyes()}), slide, h("button", self.say("go"), class_="btn go"))
        form = h("form", *inner, method="get", action=self.kit.path("/replay"))
        return h(
            "nav", *back, self.play(), *on, form, *self.speeds(), class_="scrub sheet", aria_label=self.say("steps")
        )

    def play(self) -> Html:
        """Only a script can play; it shows the button."""
        words = self.say("play")
        signs = (icon("play"), icon("pause"))
        return h(
            "button",
            *signs,
            class_="tool play",
            type="button",
            data_play=True,
            aria_label=words,
            title=words,
            hidden=True,
        )

    def speeds(self) -> list[Html]:
        return [
            h(
                "button",
                f"×{n}",
                class_="tool speed",
                type="button",
                data_speed=n,
                aria_label=self.say("speed", n=n),
                hidden=True,
            )
            for n in SPEEDS
        ]

    def step(self, sign: str, at: int, possible: bool) -> Html:
        words = self.say(sign)
        if not possible:
            return h("span", icon(sign), class_="tool off", role="img", aria_label=words)
        rel = {"step-back": "prev", "step-on": "next"}.get(sign)
        return h("a", icon(sign), class_="tool", href=self.path(at), rel=rel, aria_label=words, title=words)

    def ticks(self) -> Html:
        """Runs of moves by one seat; a drawing of rectangles, as wide as the slider."""
        out, x = "", self.sight.earlier
        for seat, run in groupby(self.sight.log, lambda entry: entry.seat):
            n = len(list(run))
            tint = self.kit.place.signs[seat].tint if 0 <= seat < len(self.kit.place.signs) else "var(--line)"
            out += f'<rect x="{x + 0.15:g}" width="{n - 0.3:g}" height="6" fill="{tint}"/>'
            x += n
        box = f'viewBox="0 0 {max(1, self.sight.moves)} 6" preserveAspectRatio="none"'
        return raw(f'<svg class="ticks" {box} aria-hidden="true" focusable="false">{out}</svg>')

    # Beside it

    def moment(self) -> Html:
        words = self.say("moment", n=self.at, of=self.sight.moves) if self.at else self.say("start")
        top = h("div", h("h2", words, id="asked"), self.happened(), class_="asking", aria_live="polite")
        inner = (top, self.looking(), self.onward())
        return h("section", *inner, id="prompt", class_="sheet prompt", aria_labelledby="asked")

    def happened(self) -> Html | None:
        entry = next((each for each in self.sight.log if each.number == self.at), None)
        if entry is None:
            return None
        lines = [h("p", marked(line)) for line in entry.lines if not line.startswith(HEADING)]
        lines = lines or [h("b", self.kit.name(entry.seat), " ")]  # a choice that shows only in what follows
        law = self.kit.law(entry.law)
        return h("div", self.kit.seal(entry.seat, 26), h("div", *lines, law, class_="grow"), class_="happened")

    def looking(self) -> Html | None:
        """When a game is over everybody may look through any eyes; before, only through one's own."""
        if self.sight.status != "finished":
            return None
        choices = [(seat.number, self.kit.name(seat.number)) for seat in self.sight.seats]
        links = [self.eye(seat, name, self.kit.seal(seat, 20)) for seat, name in choices]
        links.append(self.eye(-1, self.say("spectator"), icon("eye", 20)))
        return h("nav", h("h3", self.say("eyes")), h("div", *links, class_="eyes"), aria_label=self.say("eyes"))

    def eye(self, seat: int, name: str, sign: Html) -> Html:
        here = "true" if seat == self.eyes() else None
        words = (sign, h("span", name, class_="nm"))
        return h("a", *words, class_="eye", href=self.path(self.at, seat), aria_current=here)

    def onward(self) -> Html:
        """What can be done with a moment: play on from it, send it, keep it."""
        kit = self.kit
        push = h("button", icon("search", 18), self.say("analyse"), class_="btn main")
        analyse = kit.form("analyse", fields({"at": self.at}), push, seat=self.eyes())
        why = h("p", self.say("analyse-why"), class_="why")
        label = h("summary", icon("share", 18), self.say("onward"))
        return h("details", label, analyse, why, *self.share(), self.files(), class_="onward")

    def share(self) -> list[Html]:
        words = (icon("copy", 18), self.kit.say("copy"))
        copy = h("button", *words, type="button", class_="btn", data_copy="share-link", hidden=True)
        link = h("input", id="share-link", value=f"{self.kit.place.base}{self.path(self.at)}", readonly=True)
        return [h("label", self.say("share"), for_="share-link"), h("div", link, copy, class_="joined")]

    def files(self) -> Html:
        found = [(f"/position?at={self.at}&seat={self.eyes()}", "position")]
        if self.sight.status == "finished":
            found += [("/transcript", "transcript"), ("/story.html", "story")]
        links = [h("li", h("a", self.say(name), href=self.kit.path(path), download=True)) for path, name in found]
        return h("div", h("h3", self.say("files")), h("ul", *links), proof(self.kit), class_="files")

    def side(self) -> Html:
        return h("div", log(self.kit, self.at), class_="sheet side")
