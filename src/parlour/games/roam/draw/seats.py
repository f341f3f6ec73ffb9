"""The players: a card each beside the field, or a chip each above it, with coins, markers and the race to ten cards."""

from typing import Final, NamedTuple

from parlour.draw.art import Box, group, number, path, rect, sheet, title
from parlour.draw.glyphs import glyph
from parlour.draw.words import Face, write
from parlour.games.roam.draw.pieces import artifact_title, coin, marker, points, tag, token
from parlour.games.roam.draw.scene import Scene, View, ring

RACE: Final = 10  # 9.1 cards that end the game
HEAD, LINE, PIPS, TOKENS = 52, 24, 20, 40
NAME, SMALL, TAG = Face(15, 600), Face(14, 600), Face(13, 700)


class Fact(NamedTuple):
    picture: str
    value: int
    words: str


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
        marker(player["colour"], x + 17, y + 23, 35),
        write(x + 41, y + 18, NAME.fit(scene.colour_name(seat), right - x - 96), NAME),
        tags(scene, player, Box(x + 41, y + 27, right - x - 41, 20)),
        points_at_right(player["score"], right, y + 15),
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


def points_at_right(value: int, right: float, cy: float) -> str:
    face, wide = Face(24, 700, serif=True), 20 if value < 10 else 36
    star = glyph("star", right - wide - 10, cy - 1, 17, "var(--trail)")
    return star + write(right - wide / 2, cy + 8, str(value), face, text_anchor="middle")


def tags(scene: Scene, player: View, box: Box) -> str:
    """Crown and flag as signs, then "you" and "turn" in words, one after another."""
    out, x = "", box.x
    for sign, words in signs(scene, player):
        back = rect(Box(x, box.y, 26, 20), 10, "var(--paper-2)")
        ink = "var(--trail)" if sign == "crown" else "var(--ink-2)"
        out, x = out + group(title(words), back, glyph(sign, x + 13, box.cy, 15, ink)), x + 31
    for words, loud in tag_words(scene, player):
        pill, width = tag(x, box.y, TAG.fit(words, box.right - x - 16), TAG, loud)
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
    half, supply = size / 2, player["supply"]
    return [
        Fact(coin(half, 0, size), player["coins"], scene.coins(player["coins"])),
        Fact(marker(player["colour"], half, 0, size), supply, scene.say("roam-text-n-markers", n=supply)),
        Fact(glyph("sun", half, 0, size, "var(--ink-2)"), awake, scene.word("awake-count", n=awake)),
        Fact(glyph("moon", half, 0, size * 0.9, "var(--ink-2)"), asleep, scene.word("asleep-count", n=asleep)),
    ]


def facts_row(player: View, scene: Scene, box: Box) -> str:
    out, step = "", box.w / 4
    for i, fact in enumerate(facts(scene, player, 17)):
        figure = write(22, 5, str(fact.value), SMALL, fill="var(--ink-2)")
        out += group(fact.picture, figure, transform=f"translate({number(box.x + i * step)} {number(box.cy)})")
    return out


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
        out, x = scene.thing("outpost", scene.say("roam-part-outpost"), pill, tower, star), x + 56
    artifacts = [] if player is scene.me else player["artifacts"]
    step = min(d + 4, (box.right - x - d) / max(len(artifacts) - 1, 1))
    for i, artifact in enumerate(artifacts):
        out += small_token(scene, artifact, x + d / 2 + i * step, box.cy, d)
    return out


def small_token(scene: Scene, artifact: View, cx: float, cy: float, d: float) -> str:
    name = f"artifact-{artifact['id']}"
    shown = token(artifact["kind"], cx, cy, d, artifact["ready"])
    halo = ring(Box(cx - d / 2, cy - d / 2, d, d), 8, 2.5) if scene.is_target(name) else ""
    return scene.thing(name, artifact_title(scene, artifact), shown, halo)


def seat_title(scene: Scene, player: View) -> str:
    words = [scene.colour_name(player["seat"]), scene.points(player["score"])]
    return ", ".join(words + [fact.words for fact in facts(scene, player, 1)])


def chip(scene: Scene, player: View, box: Box) -> str:
    """A seat on the phone: seal, points, coins, markers left, the race."""
    figure, seat = Face(11.5, 600), player["seat"]
    mid = box.cx + 4
    flag = glyph("flag", box.right - 13, box.y + 18, 15, "var(--ink-2)") if player["first"] else ""
    crown = glyph("crown", box.right - 14, box.y + 18, 17, "var(--trail)") if won(scene, seat) else flag
    row = []
    for fact, x in zip(facts(scene, player, 13), (mid - 31, mid + 5), strict=False):
        words = write(16, 4, str(fact.value), figure, fill="var(--ink-2)")
        row.append(group(fact.picture, words, transform=f"translate({number(x)} {number(box.y + 43)})"))
    parts = [
        plate(scene, player, box),
        marker(player["colour"], mid - 23, box.y + 19, 24),
        write(mid - 8, box.y + 25, str(player["score"]), Face(18, 700, serif=True)),
        crown,
        *row,
        race(player, Box(box.x + 13, box.bottom - 13, box.w - 19, 6)),
    ]
    return scene.thing(f"seat-{seat}", seat_title(scene, player), *parts)


def won(scene: Scene, seat: int) -> bool:
    return scene.over and seat in scene.view["outcome"]["winners"]
