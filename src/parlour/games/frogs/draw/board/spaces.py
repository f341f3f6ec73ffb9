"""The spaces of the board: what they give, the tokens on them, the end of a way; and what routes cost."""

from collections.abc import Callable
from typing import Final

from parlour.draw.art import Attr, Box, circle, rect, square
from parlour.draw.facts import badge, pill
from parlour.draw.things import View, ring
from parlour.draw.typesetting import titled
from parlour.draw.words import Face
from parlour.games.frogs.draw.board.layout import Cut, Layout, Route
from parlour.games.frogs.draw.pieces import ROOF, back, charm, chest, coin, glyph, nest_token, starter
from parlour.games.frogs.draw.scene import Scene

LEAST: Final = 11  # px of letters


def spaces(scene: Scene, here: Layout) -> str:
    """Targets last: their rings lie over what is beside them."""
    found = sorted(scene.view["spaces"], key=lambda each: scene.is_target(f"space-{each['id']}"))
    return "".join(space(scene, each, here) for each in found)


def space(scene: Scene, each: View, here: Layout) -> str:
    name, (x, y) = f"space-{each['id']}", here.spots[each["id"]]
    r = here.cut.home if each["home"] else here.cut.r
    parts = [target_ring(scene, name, x, y, r), disc(x, y, r, each["home"]), *face(scene, each, x, y, here.cut)]
    return scene.thing(name, space_title(scene, each), *parts)


def target_ring(scene: Scene, name: str, x: float, y: float, r: float) -> str:
    """Wide enough for a thumb."""
    if not scene.is_target(name):
        return ""
    reach = max(r + 6, 20)
    return circle(x, y, reach + 2, "var(--halo)") + ring(square(x, y, 2 * reach), reach, 4)


def disc(x: float, y: float, r: float, home: bool) -> str:
    line: dict[str, Attr] = {"stroke": "var(--cut)" if home else "var(--lane-edge)", "stroke_width": 2 if home else 1.6}
    return circle(x, y + 2, r, "var(--shade)", opacity=0.28) + circle(x, y, r, "var(--space)", **line)


def face(scene: Scene, each: View, x: float, y: float, cut: Cut) -> list[str]:
    if each["home"]:
        return [home(scene, x, y, cut)]
    parts = [reward(each, x, y, cut)]
    if each["end"]:
        parts.append(end_mark(x + cut.r * 0.76, y - cut.r * 0.74, max(cut.r * 0.4, 7.5)))
    return parts


def home(scene: Scene, x: float, y: float, cut: Cut) -> str:
    """A house, and the word on a plate that may be wider than the space."""
    face, words = Face(max(12.5 * cut.k, LEAST), 700), scene.word("home")
    sign = glyph("house", x, y - cut.home * 0.22, cut.home * 0.98, ROOF, "var(--space)")
    w, h = face.width(words) + 12, face.size * 1.36
    return sign + pill(Box(x - w / 2, y + cut.home * 0.5 - h / 2 + 2, w, h), words, face, ink="var(--ink)")


def end_mark(x: float, y: float, r: float) -> str:
    """From here the traveller returns Home."""
    plate = circle(x, y, r, "var(--paper)", stroke="var(--cut)", stroke_width=1.2)
    return plate + glyph("house", x, y - r * 0.04, r * 1.34, ROOF, "var(--paper)")


# What a space gives


def reward(each: View, x: float, y: float, cut: Cut) -> str:
    """A token hides what is printed under it."""
    if each["charms"]:
        return charms(each, x, y, cut)
    if each["token"] in TOKENS:
        return TOKENS[each["token"]](x, y, cut.sign)
    return PRINTED[each["kind"]](each, x, y, cut.sign)


def charms(each: View, x: float, y: float, cut: Cut) -> str:
    """A pair of enchantment tokens, or the one that is left."""
    token = charm(each["charm"], x, y, cut.sign * 1.06)
    d = max(15 * cut.k, LEAST / 0.74)
    return token + (badge(x + cut.r * 0.68, y - cut.r * 0.66, each["charms"], d) if each["charms"] > 1 else "")


def printed_chest(each: View, x: float, y: float, size: float) -> str:
    return chest(each["which"], x, y, size * 0.98)


def empty(each: View, x: float, y: float, size: float) -> str:
    """Nothing; where enchantment tokens were, their sign is left."""
    return glyph(each["charm"], x, y, size * 0.7, "var(--line)", "var(--space)") if each["charm"] else ""


TOKENS: Final[dict[str, Callable[[float, float, float], str]]] = {
    "golden-chest": lambda x, y, size: chest("golden", x, y, size * 0.98),
    "plus-5": lambda x, y, size: coin(x, y, size * 1.12, "+5"),
    "nest": nest_token,
}
PRINTED: Final[dict[str, Callable[[View, float, float, float], str]]] = {
    "none": empty,
    "gain": lambda each, x, y, size: coin(x, y, size, each["n"]),
    "draw": lambda each, x, y, size: back(x, y, size * 1.06, each["n"]),
    "start": lambda each, x, y, size: starter(each["which"], x, y, size * 0.9),
    "chest": printed_chest,
}


def gives(scene: Scene, each: View) -> str:
    """What is printed on a space, in words."""
    kind = each["kind"]
    if kind == "start":
        return scene.word("space-start", name=scene.starter_name(each["which"]))
    if kind == "chest":
        return scene.chest_name(each["which"])
    return scene.word(f"space-{kind}", n=each["n"])


def space_title(scene: Scene, each: View) -> str:
    """What it gives, what lies on it, whether a way ends there, and who stands there."""
    facts = [scene.word("home")] if each["home"] else [gives(scene, each)] if each["kind"] != "none" else []
    if each["charms"]:
        facts.append(scene.word("space-charm", name=scene.charm_name(each["charm"]), n=each["charms"]))
    elif each["token"] in TOKENS:
        facts.insert(0, scene.word(f"token-{each['token']}"))
        facts[1:2] = [scene.word("token-below", what=facts[1])] if len(facts) > 1 else []
    if each["end"]:
        facts.append(scene.word("space-end"))
    facts += [scene.word("stands", name=scene.name(seat)) for seat in each["here"]]
    return ". ".join(f"{fact[:1].upper()}{fact[1:]}" for fact in facts or [scene.word("space-none")])


# What a route costs


def costs(scene: Scene, here: Layout) -> str:
    return "".join(cost(scene, route, here) for route in here.routes if route[2] or route[3])


def cost(scene: Scene, route: Route, here: Layout) -> str:
    """A dark plate in the middle of the path: what one pays, not what one gets."""
    _, _, coins, cards = route
    x, y = here.middle(route)
    size = here.cut.cost
    count = (1 if coins else 0) + (1 if cards else 0)
    w, h = size * count + 3, size + 3
    plate = rect(Box(x - w / 2, y - h / 2, w, h), 8, "var(--piece-ink)", stroke="var(--cut)", stroke_width=1.2)
    spots = [x + (i - (count - 1) / 2) * size for i in range(count)]
    signs = [coin(spots[0], y, size, coins)] if coins else []
    signs += [back(spots[-1], y, size * 1.06, cards)] if cards else []
    return titled(scene.word("route", coins=coins, cards=cards), plate, *signs)
