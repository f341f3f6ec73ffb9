"""A room of the prison: floor, number and name, rewards, the goon in its cell, what lies there, and who is there."""

from typing import Final, NamedTuple

from parlour.draw.art import Attr, Box, circle, group, number, path, rect, stroke
from parlour.draw.symbols import PALE
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, Type, titled
from parlour.draw.words import MIDDLE, Face, print_lines, set_lines, write
from parlour.games.lockup.draw.cards import goon
from parlour.games.lockup.draw.facts import PHONE, WIDE
from parlour.games.lockup.draw.pieces import GOODS, glyph, good
from parlour.games.lockup.draw.ranking import standings
from parlour.games.lockup.draw.rewards import in_a_flow, in_rows, spoken
from parlour.games.lockup.draw.scene import Scene
from parlour.games.lockup.draw.standing import guard_cards, tokens

CELLS: Final = range(2, 7)  # 2.3 locations with a goon cell
SINGLE: Final = 3  # so many of a kind lie beside each other; more are counted
LEAST_LOOSE: Final = 16
FEW: Final = 4  # tokens, beside which a small room has space


class Cut(NamedTuple):
    """The measures of a room in a layout."""

    faces: Type
    name: Face
    head: float  # height of the line with the name
    row: float  # of a reward
    cell: tuple[float, float]  # of a goon
    loose: float  # the most size of suspicion and goods
    token: float
    guard: tuple[float, float]
    chip: float  # height of the last line
    figure: Face  # of strengths
    pad: float
    rows: bool  # whether each reward has a row of its own
    ring: float


WIDE_CUT: Final = Cut(
    WIDE, Face(17, 700, serif=True), 35, 23, (80, 95), 30, 46, (40, 50), 22, Face(15, 700), 9, True, 4
)
TALL_CUT: Final = WIDE_CUT._replace(head=37, row=27, cell=(80, 120), token=56, guard=(50, 62))
TALL: Final = 260  # from this height on a room has larger pieces
PHONE_CUT: Final = Cut(
    PHONE, Face(13, 700, serif=True), 22, 15, (46, 52), 20, 22, (22, 22), 16, PHONE.figure, 6, False, 2.5
)


def room(scene: Scene, here: View, box: Box, cut: Cut) -> str:
    """Settled rooms are pale; the one being settled has an amber edge."""
    name = f"location-{here['id']}"
    parts = [contents(scene, here, box, cut)]
    if here["state"] == "done":
        parts = [group(*parts, opacity=0.5)]
    parts.append(edge(scene, name, here, box, cut))
    return scene.thing(name, room_title(scene, here), floor(box), header(scene, here, box, cut), *parts)


def edge(scene: Scene, name: str, here: View, box: Box, cut: Cut) -> str:
    if scene.is_target(name):
        return legal(box.grown(cut.ring * 0.6 if cut.rows else 0), cut)
    if here["state"] == "now":
        return rect(box.grown(cut.ring * 0.5), 8, stroke="var(--lamp)", stroke_width=cut.ring * 1.4)
    return ""


def legal(box: Box, cut: Cut) -> str:
    """The ring of a room that may be chosen."""
    halo = rect(box, 9, stroke="var(--halo)", stroke_width=cut.ring * 2)
    dash: dict[str, Attr] = {"stroke": "var(--ring)", "stroke_dasharray": "12 8", "stroke_linecap": "round"}
    return group(halo, rect(box, 9, "none", stroke_width=cut.ring * 1.1, class_="ring", **dash))


def room_title(scene: Scene, here: View) -> str:
    facts = [f"{here['number']}. {scene.location_name(here['id'])}", spoken(scene, here["rewards"])]
    if here["goon"]:
        facts.append(scene.goon_name(here["goon"]))
    if here["suspicion"]:
        facts.append(f"{scene.good_name('suspicion')}: {here['suspicion']}")
    facts += [f"{scene.good_name(kind)}: {n}" for kind, n in here["lying"].items()]
    if here["used"]:
        facts.append(scene.word("used"))
    return ". ".join(facts)


def floor(box: Box) -> str:
    """Flagstones, shifted from row to row."""
    d, rows, columns = "", 5, 5
    for i in range(1, rows + 1):
        y = box.y + i * box.h / rows
        d += f"M{number(box.x + 4)} {number(y)}h{number(box.w - 8)}" if i < rows else ""
        for j in range(1, columns):
            x = box.x + (j - (0.5 if i % 2 else 0)) * box.w / columns
            d += f"M{number(x)} {number(y - box.h / rows)}v{number(box.h / rows)}"
    return rect(box, 7, "var(--floorstone)") + path(d, stroke="var(--floorstone-2)", stroke_width=2)


def header(scene: Scene, here: View, box: Box, cut: Cut) -> str:
    """Number and name; an amber rim, and footprints if there is room, where somebody has just placed tokens."""
    r, cy = cut.head * 0.36, box.y + cut.head / 2
    x = box.x + cut.pad + r * 2 + 6
    end = box.right - cut.pad - (cut.cell[0] if not cut.rows and here["number"] in CELLS else 0)
    words = scene.location_name(here["id"])
    face = cut.name if cut.name.fits(words, end - x) else cut.faces.tiny_name
    name = print_lines(x, cy + face.size * MIDDLE, set_lines(words, face, end - x), face)
    just = here["id"] in scene.view["trail"]
    steps = just and face.fits(words, end - x - r * 2)
    feet = glyph("steps", end - r * 0.8, cy, r * 1.5, "var(--trail)") if steps else ""
    return disc(here, box.x + cut.pad + r, cy, r, cut) + (rim(box.x + cut.pad + r, cy, r) if just else "") + name + feet


def rim(x: float, y: float, r: float) -> str:
    return circle(x, y, r + 0.5, "none", stroke="var(--trail)", stroke_width=2.4)


def disc(here: View, x: float, y: float, r: float, cut: Cut) -> str:
    """The number; it shines in the room being settled."""
    figure, now = Face(max(cut.faces.least, r * 1.15), 700), here["state"] == "now"
    back = circle(x, y, r, "var(--lamp)" if now else "var(--wall)")
    ink = "var(--piece-ink)" if now else PALE
    return back + write(x, y + figure.size * MIDDLE, str(here["number"]), figure, fill=ink, text_anchor="middle")


def contents(scene: Scene, here: View, box: Box, cut: Cut) -> str:
    """Rewards left, goon right, loose things between them and the tokens; last the line of strengths."""
    has_cell = here["number"] in CELLS
    top = box.y + cut.head - 2 if cut.rows else box.y + 4
    cell = Box(box.right - cut.pad - cut.cell[0] + 2, top, *cut.cell)
    inside = Box(box.x + cut.pad, box.y + cut.head, box.w - 2 * cut.pad, 0)
    left = inside._replace(w=cell.x - 4 - inside.x) if has_cell else inside
    gains = (in_rows if cut.rows else in_a_flow)(scene, here["rewards"], left, cut.faces, cut.row)
    parts = [gains, goon_cell(scene, here, cell, cut) if has_cell else ""]
    line = inside._replace(y=box.bottom - 3 - cut.chip, h=cut.chip)
    stands, high = standings(scene, here, line, cut.figure, 2 if cut.rows else 1)
    parts.append(stands)
    floor_ = box.bottom - 4 - max(high, cut.chip)
    if not cut.rows:
        return "".join(parts) + low(scene, here, inside._replace(y=floor_ - cut.token, h=cut.token), cut)
    rewards = left._replace(h=cut.row * reward_rows(here))
    under = Box(left.x, rewards.bottom + 1, left.w, min(cut.loose, cell.bottom - rewards.bottom) if has_cell else 30)
    there, wide = loose(scene, here, under, cut)
    ceiling = max(rewards.bottom, cell.bottom if has_cell else under.bottom if wide else 0)
    stand = inside._replace(y=ceiling + 2, h=floor_ - ceiling - 2)
    return "".join(parts) + there + crowd(scene, here, stand, cut)


def low(scene: Scene, here: View, box: Box, cut: Cut) -> str:
    """In a small room all pieces stand in one row: crews from the left, suspicion and goods at the right, smaller where
    crews need the room.
    """
    size = cut.loose if len(here["tokens"]) <= FEW else LEAST_LOOSE
    spot = Box(box.x, box.cy - size / 2, box.w, size)
    _, wide = loose(scene, here, spot, cut)
    there, _ = loose(scene, here, spot._replace(x=box.right - wide), cut)
    return there + crowd(scene, here, box._replace(w=box.w - wide - (4 if wide else 0)), cut)


def crowd(scene: Scene, here: View, box: Box, cut: Cut) -> str:
    """Tokens, beside guard cards if there are any."""
    tall = min(cut.guard[1], box.h)
    guards, taken = guard_cards(scene, here, box._replace(y=box.bottom - tall, h=tall), cut.faces, cut.guard[0])
    return tokens(scene, here, box._replace(w=box.w - taken), cut.faces, cut.token) + guards


def reward_rows(here: View) -> int:
    kinds = [each["kind"] for each in here["rewards"]]
    return len(kinds) + kinds.count("craft")


def goon_cell(scene: Scene, here: View, cell: Box, cut: Cut) -> str:
    """The goon behind no bars any more, or an empty cell."""
    if here["goon"]:
        return goon(scene, here["goon"], cell, cut.faces)
    bars = [cell.x + cell.w * i / 5 for i in range(1, 5)]
    d = "".join(f"M{number(x)} {number(cell.y + 5)}V{number(cell.bottom - 5)}" for x in bars)
    back = rect(cell, 6, "var(--floorstone-2)", stroke="var(--edge)", stroke_width=1, stroke_dasharray="4 3")
    return titled(scene.word("cell-empty"), back, stroke(d, "var(--edge)", 2, opacity=0.4))


def loose(scene: Scene, here: View, box: Box, cut: Cut) -> Drawn:
    """Suspicion, then the goods that brigands have brought, as large as there is room for; and how wide they are."""
    found = [("suspicion", here["suspicion"])] + [(kind, here["lying"].get(kind, 0)) for kind in GOODS]
    lying_ = [(kind, n) for kind, n in found if n]
    most = min(cut.loose, box.h)
    sizes = [most - i for i in range(int(most - LEAST_LOOSE) + 1)]
    ways = [(size, single) for single in ((SINGLE, 1) if cut.rows else (1,)) for size in sizes]
    drawn: Drawn = "", 0
    for way in ways if lying_ else ():
        drawn = lying_row(scene, here, lying_, box, cut, way)
        if drawn[1] <= box.w:
            break
    return drawn


def lying_row(
    scene: Scene, here: View, found: list[tuple[str, int]], box: Box, cut: Cut, way: tuple[float, int]
) -> Drawn:
    """way: their size, and how many of a kind lie beside each other instead of being counted."""
    out, x, (size, single) = "", box.x, way
    face = cut.figure
    for kind, n in found:
        shown = n if n <= single else 1
        marks = [lying(here, kind, i + 1, x + size / 2 + i * (size + 1), box.cy, size) for i in range(shown)]
        x += shown * (size + 1) + 1
        if n > shown:
            marks.append(write(x, box.cy + face.size * MIDDLE, str(n), face))
            x += face.width(str(n))
        out, x = out + titled(f"{scene.good_name(kind)}: {n}", *marks), x + 3
    return out, x - 3 - box.x


def lying(here: View, kind: str, n: int, x: float, y: float, size: float) -> str:
    return group(good(kind, x, y, size), data_piece=f"{kind}-{here['id']}-{n}")
