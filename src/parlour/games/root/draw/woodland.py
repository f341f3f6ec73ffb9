"""The map: ground, forests, clearings, and the battle being fought."""

from collections.abc import Iterator
from typing import Final

from parlour.draw.art import Box, Point, el, group, rect, sheet
from parlour.games.root.draw.art import badge, die, glyph, seal
from parlour.games.root.draw.clearings import clearing
from parlour.games.root.draw.layout import PHONE, WIDE, Cut, Layout, layout
from parlour.games.root.draw.scene import Scene, View
from parlour.games.root.draw.standing import Place, in_forest
from parlour.games.root.draw.terrain import terrain

__all__ = ["PHONE", "WIDE", "woodland"]

CORNER: Final = 14


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
    for forest in scene.view["forests"]:
        yield in_forest(scene, forest, here)
    for each in scene.view["clearings"]:
        yield clearing(Place(scene, here.cut, each, *here.clearings[each["id"]]))
    battle = scene.view["battle"]
    if battle is not None:
        yield fight(scene, battle, here.clearings[battle["clearing"]], here.cut)


def fight(scene: Scene, battle: View, spot: Point, cut: Cut) -> str:
    """Who fights whom, and what the dice say, on a sheet over the clearing or, at the upper edge, under it."""
    k, dice = cut.k, battle["dice"] or []
    w, h = (124 + 34 * len(dice) + (8 if dice else 0)) * k, 44 * k
    above = spot[1] - cut.ry - h - 2 * k
    y = above if above > 4 else spot[1] + cut.ry - 4 * k
    box = Box(min(max(spot[0] - w / 2, 6), cut.w - w - 6), y, w, h)
    parts = [sheet(box, 10 * k, stroke="var(--trail)", stroke_width=2.5 * k)]
    parts += [side(scene, battle, i, box.x + (24 + 70 * i) * k, box.cy, k) for i in (0, 1)]
    parts.append(glyph("battle", box.x + 59 * k, box.cy, 24 * k, "var(--trail)", "var(--paper)"))
    parts += [die(value, box.x + (145 + 34 * i) * k, box.cy, 28 * k) for i, value in enumerate(dice)]
    names = {"one": scene.name(battle["attacker"]), "other": scene.name(battle["defender"])}
    return scene.thing("battle", scene.word("battle", n=battle["clearing"], **names), *parts)


def side(scene: Scene, battle: View, which: int, x: float, y: float, k: float) -> str:
    """A fighter's seal with the hits taken; the defender's ally stands behind."""
    seat: int = battle["defender" if which else "attacker"]
    ally: int | None = battle["ally"] if which else None
    behind = seal(scene.faction(ally), x + 17 * k, y - 9 * k, 24 * k) if ally is not None else ""
    hits = battle["hits"][which] if battle["hits"] else 0
    lost = badge(x + 12 * k, y + 11 * k, f"−{hits}", 22 * k) if hits else ""
    return behind + seal(scene.faction(seat), x, y, 32 * k) + lost
