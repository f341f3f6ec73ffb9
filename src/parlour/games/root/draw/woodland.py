"""The map: ground, forests, clearings, and the battle being fought."""

from collections.abc import Iterator
from math import hypot
from typing import Final

from parlour.draw.art import Box, Point, circle, el, group, rect, sheet, title
from parlour.draw.symbols import inks
from parlour.draw.things import View
from parlour.games.root.draw.art import die, glyph, seal, tally
from parlour.games.root.draw.boards.signs import sign
from parlour.games.root.draw.clearings import clearing
from parlour.games.root.draw.layout import PHONE, SIGNS, Cut, Layout, goods, layout
from parlour.games.root.draw.scene import Scene
from parlour.games.root.draw.standing import Place, in_forest
from parlour.games.root.draw.terrain import terrain

__all__ = ["PHONE", "woodland"]

CORNER: Final = 14
SHIFT: Final = 130  # how far aside the sheet of a battle may lie
RIM: Final = 8  # of a clearing
SIGN: Final = 11  # half the size of a sign on it


def woodland(scene: Scene, cut: Cut) -> str:
    """The whole map from 0, 0 to cut.w, cut.h, with round corners."""
    view = scene.view
    ways = tuple((one, other) for one, other in view["paths"])
    here = layout(view["map"], cut, ways)
    edge = f"root-edge-{cut.name}"
    clip = el("clipPath", rect(Box(0, 0, cut.w, cut.h), CORNER), id=edge)
    ground = group(terrain(view["map"], cut, ways), clip_path=f"url(#{edge})")
    shadow = rect(Box(0, 3, cut.w, cut.h), CORNER, "var(--shade)", opacity=0.2)
    return group(clip, shadow, ground, *places(scene, here))


def places(scene: Scene, here: Layout) -> Iterator[str]:
    """Forests lie under clearings, for they reach to them where one may go; but who only hides there is seen."""
    forests = scene.view["forests"]
    hiding = [each for each in forests if each["pawns"] and not scene.is_target(f"forest-{each['id']}")]
    yield from (in_forest(scene, each, here) for each in forests if each not in hiding)
    for each in scene.view["clearings"]:
        yield clearing(Place(scene, here.cut, each, *here.clearings[each["id"]]))
    yield from (in_forest(scene, each, here) for each in hiding)
    if scene.view["boats"] is not None:
        yield from boats(scene, scene.view["boats"], here)
    battle = scene.view["battle"]
    if battle is not None:
        yield fight(scene, battle, here)


def boats(scene: Scene, seat: int, here: Layout) -> Iterator[str]:
    """11.2.7.ii On each stretch of the river that this seat may use as a path."""
    faction, k = scene.faction(seat), here.cut.k
    c, ink = inks(faction)
    words = f"{scene.full_name(seat)}: {scene.word('has-boats')}"
    for x, y in here.sections.values():
        disc = circle(x, y, 14 * k, c, stroke="var(--cut)", stroke_width=1.8 * k)
        yield el("g", title(words), disc, sign("riverboats", x, y, 18 * k, ink, c), pointer_events="none")


def fight(scene: Scene, battle: View, here: Layout) -> str:
    """Who fights whom, and what the dice say, on a sheet at the clearing."""
    cut, dice = here.cut, battle["dice"] or []
    k = cut.k
    first, second = (side_width(battle, which) for which in (0, 1))
    w, h = (first + 34 + second + 34 * len(dice) + (14 if dice else 8)) * k, 44 * k
    box = free_place(here, battle["clearing"], (w, h), goods(scene.view["map"], cut))
    middle = box.x + (first + 18) * k
    parts = [sheet(box, 10 * k, stroke="var(--trail)", stroke_width=2.5 * k)]
    parts += [side(scene, battle, i, (x, box.cy), cut) for i, x in enumerate((box.x + 24 * k, middle + 36 * k))]
    parts.append(glyph("battle", middle, box.cy, 24 * k, "var(--trail)", "var(--paper)"))
    left = middle + (18 + second + 20) * k
    parts += [die(value, left + 34 * i * k, box.cy, 28 * k) for i, value in enumerate(dice)]
    names = {"one": scene.name(battle["attacker"]), "other": scene.name(battle["defender"])}
    return scene.thing("battle", scene.word("battle", n=battle["clearing"], **names), *parts)


def free_place(here: Layout, clearing: int, size: tuple[float, float], taken: Box | None) -> Box:
    """Over a clearing, else under or beside it, aside as far as it must be to leave all of them free."""
    cut, (x, y), (w, h) = here.cut, here.clearings[clearing], size
    rows = ((y - cut.ry - h - 2 * cut.k, 0), (y + cut.ry - 4 * cut.k, 30), (y - h / 2, 60))
    tries = []
    for top, price in rows:
        for aside in range(-SHIFT, SHIFT + 1, 5):
            left = x - w / 2 + aside * cut.k
            box = Box(min(max(left, 6), cut.w - w - 6), min(max(top, 6), cut.h - h - 6), w, h)
            hidden = 1000 if taken and overlap(box, taken) else 0
            tries.append((price + abs(aside) + covered(here, clearing, box) + hidden, box))
    return min(tries)[1]


def overlap(one: Box, other: Box) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


def covered(here: Layout, clearing: int, box: Box) -> float:
    """What it costs that a sheet lies on other clearings, well inside this one, or on signs of either."""
    spots = [(box.x + box.w * i / 8, y) for i in range(9) for y in (box.y, box.cy, box.bottom)]
    k, near, price = here.cut.k, box.grown(SIGN * here.cut.k), 0
    for other, (a, b) in here.clearings.items():
        own = other == clearing
        rx, ry = here.cut.rx + (-RIM if own else RIM) * k, here.cut.ry + (-RIM if own else RIM) * k
        price += 40 * sum(hypot((x - a) / rx, (y - b) / ry) < 1 for x, y in spots)
        signs = [(a + dx * k, b + dy * k) for dx, dy in SIGNS]
        price += (12 if own else 40) * sum(near.x < x < near.right and near.y < y < near.bottom for x, y in signs)
    return price


def helpers(battle: View, which: int) -> list[int]:
    """Who instigated the attack; the defender's ally, and an Arbiter who was enlisted."""
    names = ("ally", "guard") if which else ("instigator",)
    return [battle[name] for name in names if battle[name] is not None]


def side_width(battle: View, which: int) -> float:
    return 42 + 24 * len(helpers(battle, which)) + (9 if battle["hits"] and battle["hits"][which] else 0)


def side(scene: Scene, battle: View, which: int, spot: Point, cut: Cut) -> str:
    """A fighter's seal with the hits taken; smaller, behind it, who stands by."""
    seat: int = battle["defender" if which else "attacker"]
    (x, y), k = spot, cut.k
    beside = [scene.faction(each) for each in helpers(battle, which)]
    behind = [seal(faction, x + (27 + 24 * i) * k, y - 3 * k, 25 * k) for i, faction in enumerate(beside)]
    hits = battle["hits"][which] if battle["hits"] else 0
    lost = tally(x + 18 * k, y + 11 * k, f"−{hits}", cut.tally) if hits else ""
    return "".join(reversed(behind)) + seal(scene.faction(seat), x, y, 32 * k) + lost
