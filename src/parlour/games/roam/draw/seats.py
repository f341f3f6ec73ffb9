"""The players: a card each beside the field, or a chip each above it, with coins, markers and the race to ten cards."""

from typing import Final, NamedTuple

from parlour.draw.art import Attr, Box, group, number, path, rect, sheet, title
from parlour.draw.things import View, ring
from parlour.draw.words import Face, print_lines, set_close, write
from parlour.games.roam.draw.glyphs import glyph
from parlour.games.roam.draw.pieces import artifact_title, coin, marker, points, tag, token
from parlour.games.roam.draw.scene import Scene

RACE: Final = 10  # 9.1 cards that end the game
HEAD, LINE, PIPS, TOKENS = 58, 24, 20, 40
NAME, SMALL, TAG, CHIP = Face(15, 600), Face(14, 600), Face(13, 700), Face(11.5, 600)
CHIP_HEIGHT: Final = 57


class Fact(NamedTuple):
    """A sign and a number. kind: where coins and markers go to and come from, for a page that shows their way."""

    picture: str
    size: float
    value: int
    words: str
    kind: str = ""

    @property
    def gap(self) -> float:
        return self.size * 0.27

    def at(self, x: float, cy: float, face: Face, seat: int) -> str:
        figure = write(self.size + self.gap, face.size * 0.36, str(self.value), face, fill="var(--ink-2)")
        mark: dict[str, Attr] = {f"data_{self.kind}": seat} if self.kind else {}
        return group(self.picture, figure, transform=f"translate({number(x)} {number(cy)})", **mark)

    def width(self, face: Face) -> float:
        return self.size + self.gap + face.width(str(self.value))


def seat_height(scene: Scene, player: View) -> float:
    """With a line for artifacts, whether there are any or not, so that the cards below do not jump."""
    tokens = scene.view["options"]["version"] == "full" and player is not scene.me
    return HEAD + LINE + PIPS + 14 + (TOKENS if tokens or player["outpost"] else 0)


def seat_card(scene: Scene, player: View, box: Box) -> str:
    x, right = box.x + 18, box.right - 12
    seat: int = player["seat"]
    y = box.y + 8
    parts = [
        plate(scene, player, box),
        marker(player["colour"], x + 14, y + 14, 29),
        print_lines(x + 35, y + 19, set_close(scene.name(seat), NAME, right - x - 35), NAME),
        tags(scene, player, Box(x - 2, y + 34, right - x - points_width(player), 20)),
        points_at_right(player, right, y + 43),
        facts_row(player, scene, Box(x, y + HEAD, right - x, LINE)),
        race(player, Box(x, y + HEAD + LINE + 6, right - x, 9)),
        belongings(scene, player, Box(x, y + HEAD + LINE + PIPS + 3, right - x, TOKENS)),
    ]
    return scene.thing(f"seat-{seat}", seat_title(scene, player), *parts)


def plate(scene: Scene, player: View, box: Box) -> str:
    """The sheet with the player's colour at the edge; a strong outline for the one who acts, teal if that is me."""
    mine, acts = scene.my_turn(), scene.acting() == player["seat"]
    back = sheet(box, 8, "var(--signal-soft)" if mine and acts else "var(--paper)")
    d = f"M{number(box.x)} {number(box.y + 8)}a8 8 0 0 1 8-8v{number(box.h)}a8 8 0 0 1-8-8z"
    edge = path(d, f"var(--c-{player['colour']})")
    if not acts:
        return back + edge
    return back + edge + rect(box, 8, stroke="var(--signal)" if mine else "var(--ink)", stroke_width=2.5)


def points_width(player: View) -> float:
    return 40 if player["score"] < 10 else 52


def points_at_right(player: View, right: float, cy: float) -> str:
    face, wide = Face(24, 700, serif=True), points_width(player) - 20
    star = glyph("star", right - wide - 10, cy - 1, 17, "var(--trail)")
    figure: dict[str, Attr] = {"text_anchor": "middle", "data_score": player["seat"]}
    return star + write(right - wide / 2, cy + 8, str(player["score"]), face, **figure)


def tags(scene: Scene, player: View, box: Box) -> str:
    """Crown and flag as signs, then "you" and "turn" in words, one after another."""
    out, x = "", box.x
    for sign, words in signs(scene, player):
        back = rect(Box(x, box.y, 26, 20), 10, "var(--paper-2)")
        ink = "var(--trail)" if sign == "crown" else "var(--ink-2)"
        piece = "first" if sign == "flag" else None
        shown = group(title(words), back, glyph(sign, x + 13, box.cy, 15, ink), data_piece=piece)
        out, x = out + shown, x + 31
    for words, loud in tag_words(scene, player):
        pill, width = tag(x, box.y, TAG.fit(words, box.right - x - 14), TAG, loud)
        out, x = out + pill, x + width + 5
    return out


def signs(scene: Scene, player: View) -> list[tuple[str, str]]:
    crown = [("crown", scene.word("winner"))] if won(scene, player["seat"]) else []
    return crown + ([("flag", scene.word("first"))] if player["first"] else [])


def tag_words(scene: Scene, player: View) -> list[tuple[str, str]]:
    seat: int = player["seat"]
    found = [(scene.word("you"), "")] if seat == scene.view["seat"] else []
    if scene.acting() == seat:
        loud = "me" if scene.my_turn() else "other"
        found.append((scene.word("turn" if seat == scene.view["active"] else "bids"), loud))
    elif seat == scene.view["active"] and not scene.over:
        found.append((scene.word("turn"), ""))
    return found


def facts(scene: Scene, player: View, size: float) -> list[Fact]:
    awake = sum(1 for card in player["characters"] if card["awake"])
    asleep = len(player["characters"]) - awake
    half, coins, supply = size / 2, player["coins"], player["supply"]
    return [
        Fact(coin(half, 0, size), size, coins, scene.coins(coins), "coins"),
        Fact(
            marker(player["colour"], half, 0, size), size, supply, scene.say("roam-text-n-markers", n=supply), "supply"
        ),
        Fact(glyph("sun", half, 0, size, "var(--ink-2)"), size, awake, scene.word("awake-count", n=awake)),
        Fact(glyph("moon", half, 0, size * 0.9, "var(--ink-2)"), size, asleep, scene.word("asleep-count", n=asleep)),
    ]


def facts_row(player: View, scene: Scene, box: Box) -> str:
    step, shown = box.w / 4, facts(scene, player, 17)
    return "".join(fact.at(box.x + i * step, box.cy, SMALL, player["seat"]) for i, fact in enumerate(shown))


def race(player: View, box: Box) -> str:
    """Ten cards end the game: a pip for each (9.1)."""
    have, step = len(player["characters"]), (box.w + 2) / RACE
    pips = []
    for i in range(RACE):
        fill = f"var(--c-{player['colour']})" if i < have else "var(--paper-2)"
        pip = Box(box.x + i * step, box.y, step - 2.5, box.h)
        pips.append(rect(pip, min(3, box.h / 3), fill, stroke="var(--edge)", stroke_width=1))
    return group(*pips)


def belongings(scene: Scene, player: View, box: Box) -> str:
    """Artifacts and the outpost. The viewer's own artifacts lie in the tray, where there is room to click them."""
    out, x, d = "", box.x, min(32, box.h - 4)
    if player["outpost"]:
        pill = rect(Box(x, box.cy - d / 2, 50, d), 8, "var(--paper-2)", stroke="var(--edge)", stroke_width=1)
        tower, star = glyph("tower", x + 13, box.cy, 18), points(x + 23, box.cy, scene.view["outpost_points"], 13)
        out, x = scene.piece("outpost", scene.say("roam-part-outpost"), pill, tower, star), x + 56
    artifacts = [] if player is scene.me else player["artifacts"]
    step = min(d + 4, (box.right - x - d) / max(len(artifacts) - 1, 1))
    for i, artifact in enumerate(artifacts):
        out += small_token(scene, artifact, x + d / 2 + i * step, box.cy, d)
    return out


def small_token(scene: Scene, artifact: View, cx: float, cy: float, d: float) -> str:
    name = f"artifact-{artifact['id']}"
    shown = token(artifact["kind"], cx, cy, d, artifact["ready"])
    halo = ring(Box(cx - d / 2, cy - d / 2, d, d), 8, 2.5) if scene.is_target(name) else ""
    return scene.piece(name, artifact_title(scene, artifact), shown, halo)


def seat_title(scene: Scene, player: View) -> str:
    words = [scene.full_name(player["seat"]), scene.points(player["score"])]
    return ", ".join(words + [fact.words for fact in facts(scene, player, 1)])


def chip(scene: Scene, player: View, box: Box) -> str:
    """A seat on the phone: seal and name; points, coins, markers left; the race, with a flag for the first player."""
    x, right, seat = box.x + 11, box.right - 4, player["seat"]
    sign = chip_sign(scene, player, right - 7, box.bottom - 9)
    name = set_close(scene.name(seat), CHIP, right - x - 21)
    parts = [
        plate(scene, player, box),
        marker(player["colour"], x + 7.5, box.y + 14, 19),
        print_lines(x + 20, box.y + 18, name, CHIP),
        chip_facts(scene, player, Box(x, box.y + 26, right - x, 16)),
        race(player, Box(x, box.bottom - 10.5, right - x - (15 if sign else 0), 5.5)),
        sign,
    ]
    return scene.thing(f"seat-{seat}", seat_title(scene, player), *parts)


def chip_sign(scene: Scene, player: View, cx: float, cy: float) -> str:
    if won(scene, player["seat"]):
        return glyph("crown", cx, cy, 14, "var(--trail)")
    return glyph("flag", cx, cy, 13, "var(--ink-2)", data_piece="first") if player["first"] else ""


def chip_facts(scene: Scene, player: View, box: Box) -> str:
    """Side by side, the room that is left between them."""
    face, seat = Face(16, 700, serif=True), player["seat"]
    score = write(box.x, box.cy + 6, str(player["score"]), face, data_score=seat)
    shown = facts(scene, player, 11)[:2]
    widths = [face.width(str(player["score"])), *(fact.width(CHIP) for fact in shown)]
    gap = min(16, (box.w - sum(widths)) / 2)
    x = box.x + widths[0] + gap
    return score + shown[0].at(x, box.cy, CHIP, seat) + shown[1].at(x + widths[1] + gap, box.cy, CHIP, seat)


def won(scene: Scene, seat: int) -> bool:
    return scene.over and seat in scene.view["outcome"]["winners"]
