"""The Alliance's board: sympathy, bases, officers and supporters, whose faces only the Alliance sees."""

from typing import Final

from parlour.draw.art import Box, rect, square
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, Type, facts_row, titled
from parlour.draw.words import MIDDLE, print_lines, set_lines, write
from parlour.games.root.draw.art import building, glyph, suit, token
from parlour.games.root.draw.cards import back, chip, mark
from parlour.games.root.draw.panel import PHONE, Fact, counted, empty_slot, fact, pips
from parlour.games.root.draw.scene import Scene

WIDTH: Final = (430, 520)
SPACES: Final = 10


def facts(scene: Scene, player: View) -> list[Fact]:
    board = player["board"]
    found = [
        fact("supporter", board["supporters"], scene.word("supporters", n=board["supporters"])),
        fact("officer", board["officers"], scene.word("officers", n=board["officers"])),
    ]
    if board["operations"]:
        words = scene.word("operations-left", n=board["operations"])
        found.append(fact("moon", board["operations"], words))
    return found


def full(scene: Scene, player: View, box: Box, faces: Type) -> Drawn:
    board = player["board"]
    step = min(44.0, box.w / SPACES)
    out = sympathy(scene, board, box, step, faces)
    y = box.y + 18 + step + 4
    out += bases(scene, board, Box(box.x, y, 132, 38), faces)
    said = [each.spelled for each in facts(scene, player)[1:]]
    more, _ = facts_row(said, Box(box.x + 146, y + 8, box.w - 146, 22), faces.small, 14)
    y += 44
    shown, height = supporters(scene, board, Box(box.x, y, box.w, max(40.0, box.bottom - y)), faces)
    return out + more + shown, y + height - box.y


def sympathy(scene: Scene, board: View, box: Box, step: float, faces: Type) -> str:
    """Ten spaces under what they cost in supporters; each shows its points."""
    size, parts = step - 5, []
    for i, (cost, vp) in enumerate(zip(board["cost"], board["vp"], strict=True)):
        cx, cy = box.x + (i + 0.5) * step, box.y + 18 + step / 2
        parts.append(cost_figure(board["cost"], i, cx, box.y + 8, faces) if cost else "")
        if i < board["sympathy"]:
            parts.append(empty_slot(cx, cy, size, f"+{vp}", faces))
        else:
            parts.append(token("sympathy", "alliance", cx, cy, size - 2))
            parts.append(counted(cx + size * 0.34, cy + size * 0.34, vp, faces))
    return titled(sympathy_words(scene, board), *parts)


def cost_figure(costs: list[int], i: int, cx: float, y: float, faces: Type) -> str:
    """The cost stands over the first of its kind, with the sign of a supporter."""
    if i and costs[i - 1] == costs[i]:
        return ""
    sign = glyph("supporter", cx - 8, y, 14, "var(--ink-3)", "var(--paper)")
    return sign + write(cx + 2, y + faces.least * MIDDLE, str(costs[i]), faces.figure, fill="var(--ink-2)")


def sympathy_words(scene: Scene, board: View) -> str:
    placed = board["sympathy"]
    if placed == SPACES:
        return scene.word("sympathy-full", n=placed)
    return scene.word("sympathy", n=placed, cost=board["cost"][placed], vp=board["vp"][placed])


def bases(scene: Scene, board: View, box: Box, faces: Type) -> str:
    """Each base on its place, or the clearing where it stands."""
    return "".join(
        base(scene, each, box.x + 18 + i * 45, box.cy, min(34.0, box.h - 2), faces)
        for i, each in enumerate(board["bases"])
    )


def base(scene: Scene, each: View, cx: float, cy: float, size: float, faces: Type) -> str:
    name = scene.suit_name(each["suit"])
    if each["clearing"] is None:
        return titled(scene.word("base-free", suit=name), building("base", "alliance", cx, cy, size, each["suit"]))
    slot = rect(square(cx, cy, size), size * 0.18, "var(--paper-2)", stroke="var(--line)", stroke_width=1)
    where = write(cx - 4, cy + faces.least * MIDDLE, str(each["clearing"]), faces.figure, text_anchor="middle")
    sign = suit(each["suit"], cx + size * 0.33, cy + size * 0.33, size * 0.5)
    return titled(scene.word("base-at", suit=name, n=each["clearing"]), slot, where, sign)


def supporters(scene: Scene, board: View, box: Box, faces: Type) -> Drawn:
    """Own ones by name, or by suit if they are many; those of somebody else are backs."""
    head = set_lines(scene.word("supporters", n=board["supporters"]), faces.strong, box.w)
    out = print_lines(box.x, box.y + faces.least, head, faces.strong)
    top = box.y + faces.least + 6
    area = box._replace(y=top, h=box.bottom - top)
    shown, height = names(scene, board, area, faces)
    return out + shown, faces.least + 6 + height


def names(scene: Scene, board: View, box: Box, faces: Type) -> Drawn:
    cards: list[View] | None = board["supporter_cards"]
    if cards is None:
        return backs(board["supporters"], box._replace(h=34)), 38 if board["supporters"] else 0
    columns = 3 if box.w > 300 else 2
    rows = -(-len(cards) // columns)
    width, height = box.w / columns, 46.0 if faces is PHONE else min(26.0, box.h / max(rows, 1))
    if height < 21:
        return marks(scene, cards, box), 54
    places = [divmod(i, columns) for i in range(len(cards))]
    spots = [Box(box.x + c * width, box.y + r * height, width - 4, height - 3) for r, c in places]
    return "".join(chip(scene, each, spot, faces) for each, spot in zip(cards, spots, strict=True)), rows * height


def marks(scene: Scene, cards: list[View], box: Box) -> str:
    ordered = sorted(cards, key=lambda card: str(card["suit"]))
    per_row = max(int(box.w / 28), -(-len(cards) // 2))
    step = box.w / per_row
    spots = [(box.x + 12 + i % per_row * step, box.y + 13 + i // per_row * 27) for i in range(len(cards))]
    return "".join(mark(scene, each, *spot, 23) for each, spot in zip(ordered, spots, strict=True))


def backs(count: int, box: Box) -> str:
    step = min(28.0, (box.w - 24) / max(count - 1, 1))
    return "".join(back(Box(box.x + i * step, box.y, 24, box.h), "supporter") for i in range(count))


def brief(scene: Scene, player: View, box: Box, faces: Type) -> Drawn:
    board = player["board"]
    line = [base(scene, each, box.x + 15 + i * 38, box.y + 17, 28, faces) for i, each in enumerate(board["bases"])]
    y = box.y + 44
    sign = glyph("sympathy", box.x + 8, y, 17, "var(--ink-2)", "var(--paper)")
    size = min(13.0, (box.w - 46) / SPACES - 2.5)
    track = pips(box.x + 20, y, board["sympathy"], SPACES, size, "var(--c-alliance)")
    next_ = next_cost(board, box.right, box.y + 17, faces)
    return "".join(line) + titled(sympathy_words(scene, board), sign, track, next_), 54


def next_cost(board: View, right: float, cy: float, faces: Type) -> str:
    """What the next token costs and brings."""
    placed = board["sympathy"]
    if placed == SPACES:
        return ""
    vp = f"+{board['vp'][placed]}"
    x = right - faces.figure.width(vp) - 26
    figure = write(right, cy + faces.least * MIDDLE, vp, faces.figure, text_anchor="end")
    cost = write(x + 9, cy + faces.least * MIDDLE, str(board["cost"][placed]), faces.small, fill="var(--ink-2)")
    return glyph("supporter", x, cy, 14, "var(--ink-3)", "var(--paper)") + cost + figure
