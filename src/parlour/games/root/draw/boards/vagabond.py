"""The Vagabond's board: character, items on tracks, in the Satchel and damaged, relationships, completed quests."""

from typing import Final

from parlour.draw.art import Box, circle, group, rect, square, stroke
from parlour.draw.words import USUAL, print_lines, set_lines, write
from parlour.games.root.draw.art import glyph, item, seal
from parlour.games.root.draw.cards import quest_done
from parlour.games.root.draw.parts import MIDDLE, PHONE, Drawn, Fact, Type, caption, fact, text_lines, titled
from parlour.games.root.draw.scene import Scene, View

WIDTH: Final = (510, 620)
PLACES: Final = ("track", "satchel", "damaged")
LEVELS: Final = ("hostile", "indifferent", "amiable", "friendly", "allied")
SIZES: Final = (31, 28, 25, 22, 19, 17)  # of an item
SIGNS: Final = {"track": "star", "satchel": "satchel", "damaged": "damaged"}


def item_id(each: View) -> str:
    """Where it lies and which way up: track, up, down, hurt-up, hurt-down."""
    if each["place"] == "track":
        return f"item-track-{each['kind']}"
    side = "up" if each["up"] else "down"
    return f"item-{'hurt-' if each['place'] == 'damaged' else ''}{side}-{each['kind']}"


def facts(scene: Scene, player: View) -> list[Fact]:
    """The character; all else has a place of its own."""
    name = player["board"]["character"]
    return [] if name is None else [fact(name, "", scene.say(f"root-character-{name}"), 18)]


def full(scene: Scene, player: View, box: Box, faces: Type) -> Drawn:
    """Items at the left, relationships and quests at the right; on a phone below each other."""
    board = player["board"]
    top, used = character(scene, board, box, faces)
    if board["character"] is None:
        return top, used
    broad = box.w > 400
    left = box._replace(y=box.y + used, w=box.w * 0.53 if broad else box.w, h=box.h - used)
    goods, tall = items_fitting(scene, board, left, faces) if broad else items(scene, board, left, 40, faces)
    if broad:
        right = Box(left.right + 12, left.y, box.right - left.right - 12, left.h)
    else:
        right = Box(box.x, left.y + tall + 4, box.w, 200)
    chart, low = relations(scene, board, right, faces)
    done, last = quests(scene, board, right._replace(y=right.y + low), faces)
    return top + goods + chart + done, max(left.y + tall, right.y + low + last) - box.y


def character(scene: Scene, board: View, box: Box, faces: Type) -> Drawn:
    """The face, the name, and what this one can do."""
    name = board["character"]
    if name is None:
        return candidates(scene, box, faces)
    title = scene.say(f"root-character-{name}")
    left = box.x + 44 + faces.name.width(title) * USUAL
    does = scene.say(f"root-character-{name}-text")
    lines = 3 if faces is PHONE else 2
    told, tall = text_lines(left, box.y, does, faces.small, box.right - left, lines, fill="var(--ink-2)")
    shift = max(0, (34 - tall) / 2)
    parts = [
        circle(box.x + 16, box.y + 16, 16, "var(--c-vagabond)", stroke="var(--edge)", stroke_width=1.4),
        glyph(name, box.x + 16, box.y + 16, 21, "var(--on-vagabond)", "var(--c-vagabond)"),
        write(box.x + 38, box.y + 16 + faces.name.size * MIDDLE, title, faces.name),
        group(told, transform=f"translate(0 {shift - 1:.1f})"),
        scene.ringed(f"character-{name}", square(box.x + 16, box.y + 16, 34), 17),
    ]
    return scene.thing(f"character-{name}", f"{title}. {does}", *parts), max(38, tall + 5)


def candidates(scene: Scene, box: Box, faces: Type) -> Drawn:
    """Before the game: nobody yet, or those who may be chosen."""
    names = sorted(name.removeprefix("character-") for name in scene.targets if name.startswith("character-"))
    out = caption(box.x, box.y + faces.least, scene.word("no-character"), faces, box.w)
    for i, name in enumerate(names):
        spot = Box(box.x + i * box.w / len(names), box.y + 24, box.w / len(names) - 8, 76)
        title, does = scene.say(f"root-character-{name}"), scene.say(f"root-character-{name}-text")
        words = set_lines(title, faces.name, spot.w - 8)
        parts = [
            rect(spot, 9, "var(--paper-2)", stroke="var(--line)", stroke_width=1),
            glyph(name, spot.cx, spot.y + 26, 34, "var(--ink)", "var(--paper-2)"),
            print_lines(spot.cx, spot.bottom - 12, words, faces.name, text_anchor="middle"),
            scene.ringed(f"character-{name}", spot, 9),
        ]
        out += scene.thing(f"character-{name}", f"{title}. {does}", *parts)
    return out, 108 if names else faces.least + 8


def items_fitting(scene: Scene, board: View, box: Box, faces: Type) -> Drawn:
    """As large as the height allows."""
    for size in SIZES:
        shown, tall = items(scene, board, box, size, faces)
        if tall <= box.h:
            break
    return shown, tall


def items(scene: Scene, board: View, box: Box, size: float, faces: Type) -> Drawn:
    """Tracks and damaged ones side by side, the Satchel below; long rows go on below."""
    narrow = 3 * (size + 9) + 14
    track, left = zone(scene, board, "track", box._replace(w=narrow, h=size), faces)
    hurt, right = zone(scene, board, "damaged", box._replace(x=box.x + narrow, w=box.w - narrow, h=size), faces)
    y = max(left, right) + 2
    bag, low = zone(scene, board, "satchel", box._replace(y=box.y + y, h=size), faces)
    return track + hurt + bag, y + low


def zone(scene: Scene, board: View, place: str, box: Box, faces: Type) -> Drawn:
    """A place with its name, its items face up before face down; box.h is the size of a tile."""
    words = place_words(scene, board, place)
    sign = glyph(SIGNS[place], box.x + 9, box.y + 9, 15, "var(--ink-3)", "var(--paper)")
    label = caption(box.x + 22, box.y + 9 + faces.least * MIDDLE, words, faces, box.w - 18)
    shown, tall = tiles(scene, lying(board, place), box._replace(y=box.y + 19), faces)
    return titled(words, sign) + label + shown, 19 + tall


def lying(board: View, place: str) -> list[View]:
    return sorted((each for each in board["items"] if each["place"] == place), key=lambda each: not each["up"])


def carried(board: View) -> int:
    """What counts towards the limit (9.6.4)."""
    return sum(each["n"] for each in board["items"] if each["place"] != "track")


def tiles(scene: Scene, here: list[View], box: Box, faces: Type) -> Drawn:
    if not here:
        return caption(box.x + 22, box.y + box.h / 2 + 4, "–", faces, 20), box.h + 6
    size, step = box.h, box.h + 9
    per_row = max(1, int((box.w + 6) / step))
    places = [divmod(i, per_row) for i in range(len(here))]
    spots = [(box.x + size / 2 + c * step, box.y + size / 2 + r * (size + 6)) for r, c in places]
    shown = [tile(scene, each, *spot, size) for each, spot in zip(here, spots, strict=True)]
    return "".join(shown), -(-len(here) // per_row) * (size + 6)


def tile(scene: Scene, each: View, cx: float, cy: float, size: float) -> str:
    """Face down is hollow; a damaged one has a crack."""
    name = item_id(each)
    state = scene.word("item-up" if each["up"] else "item-down")
    words = f"{scene.item_name(each['kind'])}, {state}, {scene.word('items-' + each['place'])}: {each['n']}"
    r = size / 2
    zigzag = f"l{-r * 0.6:.1f} {r * 0.5:.1f} {r * 0.4:.1f} {r * 0.3:.1f} {-r * 0.7:.1f} {r * 0.7:.1f}"
    crack = f"M{cx + r * 0.9:.1f} {cy - r * 0.8:.1f}{zigzag}"
    hurt = stroke(crack, "var(--danger)", max(1.4, size * 0.07)) if each["place"] == "damaged" else ""
    shown = item(each["kind"], cx, cy, size, up=each["up"], count=each["n"])
    return scene.thing(name, words, shown, hurt, scene.ringed(name, square(cx, cy, size).grown(1), size * 0.2))


# Relationships


def relations(scene: Scene, board: View, box: Box, faces: Type) -> Drawn:
    """A row for each faction: hostile apart, then the four steps with the aids they take."""
    head = caption(box.x, box.y + 9 + faces.least * MIDDLE, scene.word("relations"), faces, box.w)
    out, y = head, box.y + 18
    for each in board["relations"]:
        out += relation(scene, board, each, Box(box.x, y, box.w, 28))
        y += 29
    return out, y - box.y + 2


def relation(scene: Scene, board: View, each: View, box: Box) -> str:
    step = min(40.0, (box.w - 32) / 5)
    parts = [seal(scene.faction(each["seat"]), box.x + 12, box.cy, 24)]
    for i, level in enumerate(LEVELS):
        cx = box.x + 34 + (i + 0.5) * step + (0 if level == "hostile" else 3)
        parts.append(level_face(level, cx, box.cy, level == each["level"], scene.faction(each["seat"])))
        if level in LEVELS[1:4]:
            need = board["aids"][LEVELS.index(level) - 1]
            done = each["aids"] if level == each["level"] else 0
            parts.append(aid_dots(cx + step / 2, box.cy, need, done))
    return titled(relation_words(scene, board, each), *parts)


def aid_dots(cx: float, cy: float, need: int, done: int) -> str:
    """A dot for each aid that the next step takes; full ones were given this turn."""
    spots = [cy + (i - (need - 1) / 2) * 6.5 for i in range(need)]
    return "".join(
        circle(cx, y, 2.2, "var(--signal)" if i < done else "none", stroke="var(--ink-3)", stroke_width=1)
        for i, y in enumerate(spots)
    )


def level_face(level: str, cx: float, cy: float, here: bool, faction: str) -> str:
    if here:
        back = rect(square(cx, cy, 26), 7, f"var(--c-{faction})", stroke="var(--cut)", stroke_width=1.6)
        return back + glyph(level, cx, cy, 18, f"var(--on-{faction})", f"var(--c-{faction})")
    return group(glyph(level, cx, cy, 16, "var(--ink-3)", "var(--paper)"), opacity=0.4)


def relation_words(scene: Scene, board: View, each: View) -> str:
    who, level = scene.full_name(each["seat"]), scene.say(f"root-relation-{each['level']}")
    if each["level"] not in LEVELS[1:4]:
        return f"{who}: {level}"
    place = LEVELS.index(each["level"])
    args = {"n": each["aids"], "need": board["aids"][place - 1], "vp": board["relation_vp"][place]}
    return f"{who}: {level}. {scene.word('aids', **args)}"


def quests(scene: Scene, board: View, box: Box, faces: Type) -> Drawn:
    """Completed quests by suit: each further one of a suit scores one more."""
    done = sorted(board["quests"], key=lambda quest: str(quest["suit"]))
    words = scene.word("quests-done", n=len(done))
    out = caption(box.x, box.y + 9 + faces.least * MIDDLE, words, faces, box.w)
    step = min(26.0, box.w / max(len(done), 1))
    out += "".join(quest_done(scene, each, box.x + 12 + i * step, box.y + 32, 23) for i, each in enumerate(done))
    return out, 48 if done else 22


# Beside the map


def brief(scene: Scene, player: View, box: Box, faces: Type) -> Drawn:
    """Signs only: who, items by place, how everybody stands with this one, quests."""
    board = player["board"]
    out, y = short_items(scene, board, box, faces)
    row = Box(box.x, box.y + y, box.w, 26)
    out += short_relations(scene, board, row)
    done: list[View] = sorted(board["quests"], key=lambda quest: str(quest["suit"]))
    used = len(board["relations"]) * 50 + 6
    room, below = box.w - used, 0.0
    if len(done) * 20 > room:
        room, used, below = box.w, 0, 24
    step = min(20.0, room / max(len(done), 1))
    spots = [box.x + used + step * (i + 0.5) for i in range(len(done))]
    out += "".join(quest_done(scene, each, x, row.cy + below, 18) for each, x in zip(done, spots, strict=True))
    return out, y + 28 + below


def short_items(scene: Scene, board: View, box: Box, faces: Type) -> Drawn:
    """One after another, each place behind its sign."""
    out, x, y = "", box.x, box.y + 12
    size, step = (19, 22) if faces.dense else (22, 28)
    for place in PLACES:
        here = lying(board, place)
        if here and x + 46 > box.right:
            x, y = box.x, y + step
        if here:
            sign = glyph(SIGNS[place], x + 8, y, 15, "var(--ink-3)", "var(--paper)")
            out += titled(place_words(scene, board, place), sign)
            x += 20
        for each in here:
            if x + size > box.right:
                x, y = box.x, y + step
            out += tile(scene, {**each, "n": 1}, x + size / 2, y, size)
            x += step
            if each["n"] > 1:
                out += write(x - 3, y + faces.least * MIDDLE, str(each["n"]), faces.figure)
                x += 8
        x += 2
    return out, y + 16 - box.y


def place_words(scene: Scene, board: View, place: str) -> str:
    if place != "satchel":
        return scene.word(f"items-{place}")
    return scene.word("items-satchel-limit", n=carried(board), limit=board["limit"])


def short_relations(scene: Scene, board: View, box: Box) -> str:
    out = ""
    for i, each in enumerate(board["relations"]):
        x, faction = box.x + i * 50, scene.faction(each["seat"])
        ink = "var(--danger)" if each["level"] == "hostile" else "var(--ink-2)"
        face = glyph(each["level"], x + 34, box.cy, 18, ink, "var(--paper)")
        out += titled(relation_words(scene, board, each), seal(faction, x + 11, box.cy, 22), face)
    return out
