"""The Riverfolk's board: services and their prices, the boxes with everybody's warriors, tracks of trade posts."""

from typing import Final

from parlour.draw.art import Box, circle, rect
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, Type, titled
from parlour.draw.words import MIDDLE, print_lines, set_lines, write
from parlour.games.root.draw.art import seal, warrior
from parlour.games.root.draw.boards.posts import post_tracks, short_posts
from parlour.games.root.draw.boards.signs import sign
from parlour.games.root.draw.panel import PHONE, Fact
from parlour.games.root.draw.scene import Scene

WIDTH: Final = (530, 640)
BOXES: Final = ("payments", "funds", "committed")
PRICES: Final = (1, 2, 3, 4)
BLUE: Final = "var(--c-riverfolk)"
INK: Final = "var(--on-riverfolk)"
STOUT: Final = 0.78  # how wide a warrior is, compared with its height


def facts(scene: Scene, player: View) -> list[Fact]:
    """What the next Birdsong brings, and how many services can still be bought."""
    vp, trade = player["board"]["dividends"], scene.view["service"]
    found = [Fact(sign("score", 0, 0, 16), 16, f"+{vp}", scene.word("dividends", n=vp))]
    if trade:
        left = trade["left"]
        found.append(Fact(sign("tag", 0, 0, 16), 16, str(left), scene.word("services-left", n=left)))
    return found


def full(scene: Scene, player: View, box: Box, faces: Type) -> Drawn:
    """The boxes above, then services at the left and trade posts at the right; on a phone all below each other."""
    board = player["board"]
    if faces is PHONE:
        return tall(scene, player, box, faces)
    tills = boxes(scene, board, box._replace(h=58), faces)
    posts = box.w * 0.36
    low = Box(box.x, box.y + 64, box.w - posts - 14, box.h - 64)
    offers = services(scene, board, low, faces)
    tracks = post_tracks(scene, player, Box(low.right + 14, low.y, posts, low.h), faces)
    return tills + offers + tracks, box.h


def tall(scene: Scene, player: View, box: Box, faces: Type) -> Drawn:
    board = player["board"]
    offers = services(scene, board, box._replace(h=162), faces)
    parts, y = [offers], box.y + 168
    for name in BOXES:
        parts.append(till(scene, board, name, Box(box.x, y, box.w, 36), faces))
        y += 40
    parts.append(post_tracks(scene, player, Box(box.x + 2, y + 3, box.w, 44), faces))
    return "".join(parts), y + 49 - box.y


# Warriors on the board


def boxes(scene: Scene, board: View, box: Box, faces: Type) -> str:
    width = box.w / 3
    spots = [Box(box.x + i * width, box.y, width - 5, box.h) for i in range(3)]
    return "".join(till(scene, board, name, spot, faces) for name, spot in zip(BOXES, spots, strict=True))


def till(scene: Scene, board: View, name: str, box: Box, faces: Type) -> str:
    """A box with its name and number; in it warriors by owner. A low one has them beside its name."""
    owners: list[View] = board[name]
    words = scene.word(name, n=sum(each["n"] for each in owners))
    flat = box.h < 44
    top = box.cy if flat else box.y + 13
    name_room = 118.0 if flat else box.w - 26
    parts = [
        rect(box, 7, "var(--paper-2)", stroke="var(--line)", stroke_width=1),
        sign(name, box.x + 13, top, 15, "var(--ink-2)", "var(--paper-2)"),
        print_lines(box.x + 25, top + faces.least * MIDDLE, set_lines(words, faces.small, name_room), faces.small),
    ]
    inside = Box(box.x + 148, box.y + 2, box.w - 152, box.h - 4) if flat else Box(box.x + 4, box.y + 23, box.w - 6, 33)
    return titled(words, *parts) + crowd(scene, owners, inside, faces)


def crowd(scene: Scene, owners: list[View], box: Box, faces: Type) -> str:
    """A warrior of each owner with their number, smaller where there are many."""
    widths = [faces.figure.width(str(each["n"])) + 5 for each in owners]
    size = min(31.0, box.h, (box.w - sum(widths)) / max(len(owners), 1) / STOUT)
    out, x = "", box.x
    for each, width in zip(owners, widths, strict=True):
        out += owned(scene, each, Box(x, box.y, size * STOUT, box.h), size, faces)
        x += size * STOUT + width
    return out


def owned(scene: Scene, each: View, box: Box, size: float, faces: Type) -> str:
    words = scene.word("warriors", n=each["n"], name=scene.faction_name(each["seat"]))
    figure = write(box.right, box.cy + faces.least * MIDDLE, str(each["n"]), faces.figure)
    return titled(words, warrior(each["faction"], box.cx, box.cy, size), figure)


# Services


def services(scene: Scene, board: View, box: Box, faces: Type) -> str:
    row = box.h / 3
    spots = [Box(box.x, box.y + i * row, box.w, row - 4) for i in range(3)]
    return "".join(service(scene, each, spot, faces) for each, spot in zip(board["prices"], spots, strict=True))


def service(scene: Scene, each: View, box: Box, faces: Type) -> str:
    """Its name, then the prices from 1 to 4 with the marker on one; a tick if it was bought this turn."""
    name = f"service-{each['service']}"
    step = min(30.0, box.h - 2)
    left = box.right - 4 * step - 4
    tick = sign("done", left - 12, box.cy, 18, "var(--signal)", "var(--paper-2)") if each["bought"] else ""
    room = left - box.x - 34 - (22 if tick else 4)
    label = set_lines(scene.word(name), faces.strong, room, 2)
    y = box.cy + faces.least * (MIDDLE if label.single else -0.2)
    parts = [
        rect(box, 7, "var(--paper-2)", stroke="var(--line)", stroke_width=1),
        sign(each["service"], box.x + 17, box.cy, 20, "var(--ink)", "var(--paper-2)"),
        print_lines(box.x + 33, y, label, faces.strong),
        tick,
        *(price(n, each["price"], left + (n - 0.5) * step, box.cy, step - 5, faces) for n in PRICES),
        scene.ringed(name, box, 7),
    ]
    return scene.thing(name, service_words(scene, each), *parts)


def price(n: int, current: int, cx: float, cy: float, size: float, faces: Type) -> str:
    here = n == current
    line = ("var(--cut)", size * 0.075) if here else ("var(--line)", 1)
    disc = circle(cx, cy, size / 2, BLUE if here else "var(--paper)", stroke=line[0], stroke_width=line[1])
    face, ink = (faces.figure, INK) if here else (faces.small, "var(--ink-3)")
    return disc + write(cx, cy + face.size * MIDDLE, str(n), face, text_anchor="middle", fill=ink)


def service_words(scene: Scene, each: View) -> str:
    words = scene.word("service-price", name=scene.word(f"service-{each['service']}"), n=each["price"])
    return f"{words}, {scene.word('service-bought')}" if each["bought"] else words


# Beside the map


def brief(scene: Scene, player: View, box: Box, faces: Type) -> Drawn:
    """Prices, then who lies in the boxes, then the trade posts by suit."""
    board, width, tall = player["board"], box.w / 3, 23.0 if faces.dense else 26.0
    spots = [Box(box.x + i * width, box.y, width - 4, tall) for i in range(3)]
    offers = [short_service(scene, each, spot, faces) for each, spot in zip(board["prices"], spots, strict=True)]
    tills, low = short_boxes(scene, board, box._replace(y=box.y + tall + 3), faces)
    posts = short_posts(scene, player, box._replace(y=box.y + tall + 3 + low, h=20))
    return "".join(offers) + tills + posts, tall + low + 24


def short_service(scene: Scene, each: View, box: Box, faces: Type) -> str:
    name = f"service-{each['service']}"
    tick = sign("done", box.right - 10, box.cy, 14, "var(--signal)", "var(--paper-2)") if each["bought"] else ""
    parts = [
        rect(box, 7, "var(--paper-2)"),
        sign(each["service"], box.x + 12, box.cy, 17, "var(--ink-2)", "var(--paper-2)"),
        price(each["price"], each["price"], box.x + 34, box.cy, 20, faces),
        tick,
        scene.ringed(name, box, 7),
    ]
    return scene.thing(name, service_words(scene, each), *parts)


def short_boxes(scene: Scene, board: View, box: Box, faces: Type) -> Drawn:
    """One after another, each box behind its sign; an empty one is a dash."""
    out, x, y = "", box.x, box.y + 10
    for name in BOXES:
        owners: list[View] = board[name]
        widths = [19 + faces.figure.width(str(each["n"])) + 3 for each in owners] or [12]
        if x > box.x and x + 18 + widths[0] > box.right:
            x, y = box.x, y + 21
        words = scene.word(name, n=sum(each["n"] for each in owners))
        out += titled(words, sign(name, x + 7, y, 14, "var(--ink-3)"))
        x += 18
        if not owners:
            out += write(x, y + faces.least * MIDDLE, "–", faces.small, fill="var(--ink-3)")
        for each, width in zip(owners, widths, strict=False):
            if x + width > box.right + 3:
                x, y = box.x + 18, y + 21
            out += short_owned(scene, each, x, y, faces)
            x += width
        x += 5 if owners else 17
    return out, y + 13 - box.y


def short_owned(scene: Scene, each: View, x: float, y: float, faces: Type) -> str:
    words = scene.word("warriors", n=each["n"], name=scene.faction_name(each["seat"]))
    figure = write(x + 19, y + faces.least * MIDDLE, str(each["n"]), faces.figure, fill="var(--ink-2)")
    return titled(words, seal(each["faction"], x + 9, y, 18), figure)
