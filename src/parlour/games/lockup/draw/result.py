"""The result of a game: who has won and why, and everybody's reputation with where it came from."""

from typing import Final

from parlour.draw.art import Box, el, group, rect, sheet, title
from parlour.draw.facts import Fact
from parlour.draw.things import View
from parlour.draw.typesetting import facts_row
from parlour.draw.words import Face, Lines, print_lines, set_close, set_lines, write
from parlour.games.lockup.draw.facts import fact
from parlour.games.lockup.draw.pieces import glyph, seal
from parlour.games.lockup.draw.scene import Scene

ROW: Final = 52
HEAD: Final = Face(20, 700, serif=True)
NAME: Final = Face(15, 600)
FROM: Final = Face(13)
SOURCES: Final = {  # of points → their signs
    "reputation": "star",
    "majority": "crown",
    "end-goal": "passed",
    "goons": "goon",
    "goods": "scrap",
    "tomes": "tome",
    "first": "first",
}
SCORE: Final = Face(19, 700, serif=True)


def verdict(scene: Scene) -> str:
    """One winner, or several who share the victory; in solo the guards may have won."""
    winners = scene.view["outcome"]["winners"]
    crews = [scene.say(f"lockup-seat-{scene.crew(seat)}") for seat in winners]  # "Gnolls" would want another verb
    names = [crew if scene.nameless(seat) else scene.name(seat) for seat, crew in zip(winners, crews, strict=True)]
    if not names:
        return scene.word("guards-win")
    if len(names) > 1:
        return scene.say("play-shared", seats=", ".join(names))
    return scene.say("play-winner", seat=names[0])


def result(scene: Scene, area: Box) -> str:
    """A sheet in the middle of an area, with an amber edge: this has just happened."""
    w = min(520, area.w - 20)
    head = set_lines(verdict(scene), HEAD, w - 72, 2)
    top = 22 + 24 * len(head.rows)
    found = lines(scene)
    h = top + 10 + ROW * len(found)
    box = Box(area.cx - w / 2, area.cy - h / 2, w, h)
    parts = [sheet(box, 12, drop=4, stroke="var(--trail)", stroke_width=3), *heading(box, head)]
    for i, (party, score, sources) in enumerate(found):
        parts.append(line(scene, party, score, sources, Box(box.x + 12, box.y + top + ROW * i, w - 24, ROW - 5)))
    return group(*parts)


def lines(scene: Scene) -> list[tuple[int, int, View]]:
    """Winners first, then by points; the guards too."""
    outcome = scene.view["outcome"]
    found = [(i, outcome["scores"][i], outcome["breakdown"][i]) for i in range(len(scene.players))]
    if outcome.get("guards"):
        found.append((len(scene.players), outcome["guards"]["score"], outcome["guards"]["breakdown"]))
    return sorted(found, key=lambda each: (not scene.won(each[0]), -each[1]))


def source(scene: Scene, key: str, n: int) -> Fact:
    """A sign and how much reputation came from there."""
    value = str(n).replace("-", "−")
    return fact(SOURCES[key], value, scene.word(f"score-{key}", n=n), 15)


def heading(box: Box, head: Lines) -> list[str]:
    y = box.y + 34
    return [glyph("crown", box.x + 32, y - 7, 28, "var(--trail)"), print_lines(box.x + 54, y, head, HEAD, 24)]


def line(scene: Scene, party: int, score: int, sources: View, box: Box) -> str:
    """Seal, name and points; below the name what they are made of."""
    back = rect(box, 7, "var(--trail-soft)" if scene.won(party) else "var(--paper-2)")
    name = set_close(scene.name(party), NAME, box.w - 110)
    found = [source(scene, key, n) for key, n in sources.items() if n]
    made = ", ".join(each.words for each in found)
    words = print_lines(box.x + 48, box.y + 19, name, NAME)
    words += facts_row(found, Box(box.x + 48, box.y + 24, box.w - 96, 20), FROM, 9)[0]
    total = write(box.right - 14, box.cy + 7, str(score), SCORE, text_anchor="end")
    mark = seal(scene.crew(party), box.x + 24, box.cy, 30)
    return el("g", title(f"{scene.full_name(party)}: {score}. {made}"), back, mark, words, total)
