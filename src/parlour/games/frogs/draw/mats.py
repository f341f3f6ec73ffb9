"""What lies before a player: a line of facts, then gear, villagers and buildings in three rows."""

from typing import Final

from parlour.draw.art import Attr, Box, group, rect, sheet
from parlour.draw.cards import lines_height, put_lines
from parlour.draw.facts import Fact, pill
from parlour.draw.things import View, ring
from parlour.draw.typesetting import Drawn, Type, titled
from parlour.draw.words import Face, print_lines, set_close, set_lines, write
from parlour.games.frogs.draw.cards.signs import word
from parlour.games.frogs.draw.facts import PHONE, coin_fact, fact
from parlour.games.frogs.draw.pieces import charm, glyph, seal
from parlour.games.frogs.draw.rows import in_rows, rows_below, weight
from parlour.games.frogs.draw.scene import Scene

HEAD: Final = 38
PAD: Final = 8
NAME: Final = Face(15, 600)
FIGURE: Final = Face(13, 600)
SCORE: Final = Face(17, 700, serif=True)
CARD: Final = 92  # on a phone
EVEN: Final = 3  # lines of cards that everybody has room for


def mat(scene: Scene, seat: int, box: Box, faces: Type) -> str:
    """Everything of a player in a box."""
    inner = Box(box.x + PAD, box.y + HEAD, box.w - 2 * PAD, box.h - HEAD - PAD)
    parts = (plate(scene, seat, box), header(scene, seat, box, faces), in_rows(scene, seat, inner, faces))
    return seated(scene, seat, box, *parts)


def shares(scene: Scene, width: float, faces: Type) -> list[float]:
    """How the seats share a height: who has more lines of cards has more of it."""
    lines = [max(EVEN, weight(scene, seat, width - 2 * PAD, faces)) for seat in scene.seats()]
    return [each / sum(lines) for each in lines]


def mat_phone(scene: Scene, seat: int, x: float, y: float, w: float) -> Drawn:
    """As high as it must be; what one knows of the other's hand is said in words."""
    each, inner = scene.players[seat], Box(x + PAD - 2, y + HEAD, w - 2 * PAD + 4, 0)
    known = set_lines(known_words(scene, each) if each["known"] else "", PHONE.small, inner.w - 4, 4)
    top = lines_height(known, PHONE.small) + 6 if each["known"] else 0
    rows, high = rows_below(scene, seat, inner._replace(y=inner.y + top), CARD, PHONE)
    box = Box(x, y, w, HEAD + top + high + PAD)
    said = put_lines(inner.x + 2, inner.y, known, PHONE.small, ink="var(--ink-2)")
    return seated(scene, seat, box, plate(scene, seat, box), header(scene, seat, box, PHONE), said, rows), box.h


def seated(scene: Scene, seat: int, box: Box, *parts: str) -> str:
    name = f"seat-{seat}"
    return scene.thing(name, seat_title(scene, seat), *parts, scene.ringed(name, box, 12))


def plate(scene: Scene, seat: int, box: Box) -> str:
    """A sheet; a strong outline for whose turn it is, teal if that is me."""
    back = sheet(box, 12, "var(--paper)")
    if scene.over or scene.view["active"] != seat:
        return back
    colour = "var(--signal)" if scene.owns(seat) else "var(--ink-2)"
    return back + rect(box, 12, stroke=colour, stroke_width=2)


# The first line


def header(scene: Scene, seat: int, box: Box, faces: Type) -> str:
    """Seal and name at the left, then what the player has; tucked cards and points at the right."""
    each, cy = scene.players[seat], box.y + HEAD / 2 + 1
    right, shown = at_right(scene, each, box.right - PAD - 2, cy, faces)
    tag, wide = turn_tag(scene, seat, faces)
    found = facts(scene, each)
    taken = sum(one.width(FIGURE) + 8 for one in found) + 19 * len(each["charms"]) + wide
    x = box.x + PAD + 34
    room = max(right - x - taken - 6, 36)
    words = set_close(scene.name(seat), NAME, room)
    y, end = cy + NAME.size * 0.35, x + min(NAME.width(words.rows[0]), room) + 6
    parts = [seal(seat, each["species"], box.x + PAD + 14, cy, 28), print_lines(x, y, words, NAME), shown]
    parts.append(group(tag, transform=f"translate({end:.1f} {cy - 9:.1f})") if tag else "")
    x = end + wide + 2
    for one in found:
        parts.append(one.at(x, cy, FIGURE))
        x += one.width(FIGURE) + 8
    return "".join(parts) + charms(scene, each, x + 1, cy)


def turn_tag(scene: Scene, seat: int, faces: Type) -> tuple[str, float]:
    """Whose turn it is, and the room that takes."""
    if scene.over or scene.view["active"] != seat:
        return "", 0
    words, mine = word(scene, "turn"), scene.owns(seat)
    width = faces.strong.width(words) + 14
    colours = ("var(--signal)", "var(--on-signal)") if mine else ("var(--ink-2)", "var(--paper)")
    return pill(Box(0, 0, width, 18), words, Face(faces.least, 600), *colours), width + 8


def facts(scene: Scene, each: View) -> list[Fact]:
    """Coins and the hand, with an eye if the viewer knows some of it."""
    found = [coin_fact(each["coins"], word(scene, "coins", n=each["coins"]), 18)]
    found.append(fact("hand", each["hand_count"], hand_words(scene, each), 17))
    if each["known"]:
        found.append(fact("eye", len(each["known"]), known_words(scene, each), 15))
    return found


def hand_words(scene: Scene, each: View) -> str:
    return word(scene, "hand", n=each["hand_count"])


def known_words(scene: Scene, each: View) -> str:
    """13.2 What one has seen of a hand."""
    said = [word(scene, "known", cards=", ".join(scene.card_name(card) for card in each["known"]))]
    if each["perhaps"]:
        said.append(word(scene, "perhaps", cards=", ".join(scene.card_name(card) for card in each["perhaps"])))
    return " ".join(said)


def charms(scene: Scene, each: View, x: float, cy: float) -> str:
    """Enchantment tokens not yet used."""
    out = ""
    for i, kind in enumerate(each["charms"]):
        name = f"charm-{kind}" if scene.owns(each["seat"]) else f"charm-{each['seat']}-{kind}"
        cx = x + 10 + 20 * i
        mark = ring(Box(cx - 10, cy - 10, 20, 20), 10, 2.5) if scene.is_target(name) else ""
        out += scene.piece(name, word(scene, "charm", charm=scene.charm_name(kind)), charm(kind, cx, cy, 18), mark)
    return out


def at_right(scene: Scene, each: View, right: float, cy: float, faces: Type) -> tuple[float, str]:
    """Tucked cards; at the end a crown and the points. With the room that is left of them."""
    tucked = fact("tucked", each["tucked_count"], word(scene, "tucked", n=each["tucked_count"]), 15)
    figure: dict[str, Attr] = {"text_anchor": "end", "data_score": each["seat"]}
    unit = word(scene, "vp" if scene.over else "vp-so-far")
    after = faces.small.width(unit) + 3
    wide = SCORE.width(str(each["score"])) + after
    points = write(right - after, cy + 6, str(each["score"]), SCORE, **figure)
    points += write(right, cy + 6, unit, faces.small, text_anchor="end", fill="var(--ink-2)")
    points = points if scene.over else titled(word(scene, "vp-why"), points)
    crown = glyph("crown", right - wide - 11, cy, 16, "var(--trail)", "var(--paper)") if scene.won(each["seat"]) else ""
    x = right - wide - (22 if crown else 4) - 10 - tucked.width(FIGURE)
    return x - 4, points + crown + tucked.at(x, cy, FIGURE)


def seat_title(scene: Scene, seat: int) -> str:
    each = scene.players[seat]
    words = [scene.name(seat), word(scene, "points", n=each["score"])]
    words += [one.words for one in facts(scene, each)]
    words += [word(scene, "tucked", n=each["tucked_count"])]
    words += [word(scene, "charm", charm=scene.charm_name(kind)) for kind in each["charms"]]
    return ", ".join(words)
