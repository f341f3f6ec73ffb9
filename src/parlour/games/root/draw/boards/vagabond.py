"""The Vagabond's board: character, items on tracks, in the Satchel and damaged, relationships, completed quests."""

from typing import Final

from parlour.draw.art import Box, circle, group, rect, square, stroke
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, Type, caption, titled
from parlour.draw.words import MIDDLE, print_lines, set_lines, write
from parlour.games.root.draw.art import glyph, item
from parlour.games.root.draw.boards.relations import relations, short_relations
from parlour.games.root.draw.cards import quest_done
from parlour.games.root.draw.panel import PHONE, Fact, fact, text_lines
from parlour.games.root.draw.scene import Scene

WIDTH: Final = (510, 620)
PLACES: Final = ("track", "satchel", "damaged")
SIZES: Final = (31, 28, 25, 22, 19, 17)  # of an item
SIGNS: Final = {"track": "star", "satchel": "satchel", "damaged": "damaged"}


def wanders(player: View) -> bool:
    faction: str = player["faction"]
    return faction.startswith("vagabond")


def may_choose(scene: Scene, player: View) -> bool:
    """Items are called by kind and place: with two Vagabonds, only those of the one who is asked have ids."""
    return scene.acting() == player["seat"] or sum(map(wanders, scene.players)) == 1


def item_id(each: View) -> str:
    """Where it lies and which way up: track, up, down, hurt-up, hurt-down."""
    if each["place"] == "track":
        return f"item-track-{each['kind']}"
    side = "up" if each["up"] else "down"
    return f"item-{'hurt-' if each['place'] == 'damaged' else ''}{side}-{each['kind']}"


def facts(scene: Scene, player: View) -> list[Fact]:
    """The character; all else has a place of its own."""
    name, relics = player["board"]["character"], player["board"]["relics"]
    found = [] if name is None else [fact(name, "", scene.say(f"root-character-{name}"), 18)]
    return [*found, relics_fact(scene, relics)] if relics else found


def relics_fact(scene: Scene, relics: list[str]) -> Fact:
    """9.7.1 What one of two Vagabonds has out of ruins: no second one of these may be taken."""
    signs = [glyph(kind, i * 16, 0, 15, "var(--ink-2)", "var(--paper)") for i, kind in enumerate(["ruin", *relics])]
    width = 16 * len(signs)
    drawn = group(*signs, transform=f"translate({8 - width / 2:g} 0)")
    return Fact(drawn, width, "", scene.word("relics", items=", ".join(scene.item_name(kind) for kind in relics)))


def full(scene: Scene, player: View, box: Box, faces: Type) -> Drawn:
    """Items at the left, relationships and quests at the right; on a phone below each other."""
    board = player["board"]
    top, used = character(scene, player, box, faces)
    if board["character"] is None:
        return top, used
    broad = box.w > 400
    left = box._replace(y=box.y + used, w=box.w * 0.53 if broad else box.w, h=box.h - used)
    goods, tall = items_fitting(scene, player, left, faces) if broad else items(scene, player, left, 40, faces)
    if broad:
        right = Box(left.right + 12, left.y, box.right - left.right - 12, left.h)
    else:
        right = Box(box.x, left.y + tall + 4, box.w, 200)
    chart, low = relations(scene, board, right, faces)
    done, last = quests(scene, board, right._replace(y=right.y + low), faces)
    return top + goods + chart + done, max(left.y + tall, right.y + low + last) - box.y


def character(scene: Scene, player: View, box: Box, faces: Type) -> Drawn:
    """The face, the name, and what this one can do."""
    name, faction = player["board"]["character"], player["faction"]
    if name is None:
        return candidates(scene, player, box, faces)
    title = scene.say(f"root-character-{name}")
    left = box.x + 44 + faces.name.width(title)
    does = scene.say(f"root-character-{name}-text")
    lines = 3 if faces is PHONE else 2
    told, tall = text_lines(left, box.y, does, faces.small, box.right - left, lines, fill="var(--ink-2)")
    shift = max(0, (34 - tall) / 2)
    parts = [
        circle(box.x + 16, box.y + 16, 16, f"var(--c-{faction})", stroke="var(--edge)", stroke_width=1.4),
        glyph(name, box.x + 16, box.y + 16, 21, f"var(--on-{faction})", f"var(--c-{faction})"),
        write(box.x + 38, box.y + 16 + faces.name.size * MIDDLE, title, faces.name),
        group(told, transform=f"translate(0 {shift - 1:.1f})"),
        scene.ringed(f"character-{name}", square(box.x + 16, box.y + 16, 34), 17),
    ]
    return scene.thing(f"character-{name}", f"{title}. {does}", *parts), max(38, tall + 5)


def candidates(scene: Scene, player: View, box: Box, faces: Type) -> Drawn:
    """Before the game: nobody yet, or those who may be chosen; more than four in two rows."""
    names = sorted(name.removeprefix("character-") for name in scene.targets if name.startswith("character-"))
    names = names if scene.acting() == player["seat"] else []
    per_row = 3 if len(names) > 4 else max(len(names), 1)
    width = box.w / per_row
    out = caption(box.x, box.y + faces.least, scene.word("no-character"), faces, box.w)
    for i, name in enumerate(names):
        row, column = divmod(i, per_row)
        out += candidate(scene, name, Box(box.x + column * width, box.y + 22 + row * 83, width - 8, 76), faces)
    return out, 22 + 83 * -(-len(names) // per_row) if names else faces.least + 8


def candidate(scene: Scene, name: str, box: Box, faces: Type) -> str:
    title, does = scene.say(f"root-character-{name}"), scene.say(f"root-character-{name}-text")
    words = set_lines(title, faces.name, box.w - 8)
    parts = [
        rect(box, 9, "var(--paper-2)", stroke="var(--line)", stroke_width=1),
        glyph(name, box.cx, box.y + 26, 34, "var(--ink)", "var(--paper-2)"),
        print_lines(box.cx, box.bottom - 12, words, faces.name, text_anchor="middle"),
        scene.ringed(f"character-{name}", box, 9),
    ]
    return scene.thing(f"character-{name}", f"{title}. {does}", *parts)


def items_fitting(scene: Scene, player: View, box: Box, faces: Type) -> Drawn:
    """As large as the height allows."""
    for size in SIZES:
        shown, tall = items(scene, player, box, size, faces)
        if tall <= box.h:
            break
    return shown, tall


def items(scene: Scene, player: View, box: Box, size: float, faces: Type) -> Drawn:
    """Tracks and damaged ones side by side, the Satchel below; long rows go on below."""
    narrow = 3 * (size + 9) + 14
    track, left = zone(scene, player, "track", box._replace(w=narrow, h=size), faces)
    hurt, right = zone(scene, player, "damaged", box._replace(x=box.x + narrow, w=box.w - narrow, h=size), faces)
    y = max(left, right) + 2
    bag, low = zone(scene, player, "satchel", box._replace(y=box.y + y, h=size), faces)
    return track + hurt + bag, y + low


def zone(scene: Scene, player: View, place: str, box: Box, faces: Type) -> Drawn:
    """A place with its name, its items face up before face down; box.h is the size of a tile."""
    words = place_words(scene, player["board"], place)
    sign = glyph(SIGNS[place], box.x + 9, box.y + 9, 15, "var(--ink-3)", "var(--paper)")
    label = caption(box.x + 22, box.y + 9 + faces.least * MIDDLE, words, faces, box.w - 18)
    shown, tall = tiles(scene, player, lying(player["board"], place), box._replace(y=box.y + 19), faces)
    return titled(words, sign) + label + shown, 19 + tall


def lying(board: View, place: str) -> list[View]:
    return sorted((each for each in board["items"] if each["place"] == place), key=lambda each: not each["up"])


def carried(board: View) -> int:
    """What counts towards the limit (9.6.4)."""
    return sum(each["n"] for each in board["items"] if each["place"] != "track")


def tiles(scene: Scene, player: View, here: list[View], box: Box, faces: Type) -> Drawn:
    if not here:
        return caption(box.x + 22, box.y + box.h / 2 + 4, "–", faces, 20), box.h + 6
    size, step = box.h, box.h + 9
    per_row = max(1, int((box.w + 6) / step))
    places = [divmod(i, per_row) for i in range(len(here))]
    spots = [(box.x + size / 2 + c * step, box.y + size / 2 + r * (size + 6)) for r, c in places]
    shown = [tile(scene, player, each, *spot, size) for each, spot in zip(here, spots, strict=True)]
    return "".join(shown), -(-len(here) // per_row) * (size + 6)


def tile(scene: Scene, player: View, each: View, cx: float, cy: float, size: float) -> str:
    """Face down is hollow; a damaged one has a crack."""
    name = item_id(each)
    state = scene.word("item-up" if each["up"] else "item-down")
    words = f"{scene.item_name(each['kind'])}, {state}, {scene.word('items-' + each['place'])}: {each['n']}"
    shown = item(each["kind"], cx, cy, size, up=each["up"], count=each["n"])
    shown += crack(cx, cy, size) if each["place"] == "damaged" else ""
    if not may_choose(scene, player):
        return titled(words, shown)
    return scene.thing(name, words, shown, scene.ringed(name, square(cx, cy, size).grown(1), size * 0.2))


def crack(cx: float, cy: float, size: float) -> str:
    r = size / 2
    zigzag = f"l{-r * 0.6:.1f} {r * 0.5:.1f} {r * 0.4:.1f} {r * 0.3:.1f} {-r * 0.7:.1f} {r * 0.7:.1f}"
    return stroke(f"M{cx + r * 0.9:.1f} {cy - r * 0.8:.1f}{zigzag}", "var(--danger)", max(1.4, size * 0.07))


def quests(scene: Scene, board: View, box: Box, faces: Type) -> Drawn:
    """Completed quests by suit: each further one of a suit scores one more. Beside their number if many are friends."""
    done = sorted(board["quests"], key=lambda quest: str(quest["suit"]))
    words = scene.word("quests-done", n=len(done))
    out = caption(box.x, box.y + 9 + faces.least * MIDDLE, words, faces, box.w)
    flat = len(board["relations"]) > 3 and faces is not PHONE
    left = box.x + (faces.small.width(words) + 6 if flat else 0)
    step = min(26.0, (box.right - left) / max(len(done), 1))
    y, size = (box.y + 9, 20) if flat else (box.y + 32, 23)
    out += "".join(quest_done(scene, each, left + 12 + i * step, y, size) for i, each in enumerate(done))
    return out, 48 if done and not flat else 22


# Beside the map


def brief(scene: Scene, player: View, box: Box, faces: Type) -> Drawn:
    """Signs only: who, items by place, how everybody stands with this one, quests."""
    board = player["board"]
    out, y = short_items(scene, player, box, faces)
    row = Box(box.x, box.y + y, box.w, 24 if faces.dense else 26)
    shown, used = short_relations(scene, board, row)
    done: list[View] = sorted(board["quests"], key=lambda quest: str(quest["suit"]))
    room, below = box.w - used, 0.0
    if len(done) * 20 > max(room, 0):
        room, used, below = box.w, 0, 24
    step = min(20.0, room / max(len(done), 1))
    spots = [box.x + used + step * (i + 0.5) for i in range(len(done))]
    shown += "".join(quest_done(scene, each, x, row.cy + below, 18) for each, x in zip(done, spots, strict=True))
    return out + shown, y + row.h + 2 + below


def short_items(scene: Scene, player: View, box: Box, faces: Type) -> Drawn:
    """One after another, each place behind its sign."""
    out, x, y = "", box.x, box.y + 12
    board, (size, step) = player["board"], (19, 22) if faces.dense else (22, 28)
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
            out += tile(scene, player, {**each, "n": 1}, x + size / 2, y, size)
            x += step
            if each["n"] > 1:
                out += write(x - 1, y + faces.least * MIDDLE, str(each["n"]), faces.figure)
                x += 10
        x += 2
    return out, y + 16 - box.y


def place_words(scene: Scene, board: View, place: str) -> str:
    if place != "satchel":
        return scene.word(f"items-{place}")
    return scene.word("items-satchel-limit", n=carried(board), limit=board["limit"])
