"""What cards of all sizes have: ids and titles, the words on them, and the signs in the corners of their pictures."""

from typing import Any, Final

from parlour.draw.art import Box, circle, group, rect, title
from parlour.draw.cards import PALE, back
from parlour.draw.facts import badge
from parlour.draw.things import View
from parlour.draw.typesetting import titled
from parlour.games.frogs.draw.pieces import BACK, charm, coin, glyph, species_mark
from parlour.games.frogs.draw.scene import Scene
from parlour.games.frogs.words import wording

OF: Final = {"nest": "crow", "lily-pad": "frog", "burrow": "rabbit"}  # the species of starter cards
LABELLED: Final = ("relic", "once", "lasting")


def word(scene: Scene, key: str, **args: Any) -> str:
    return scene.say(f"frogs-cards-{key}", **args)


def card_id(card: View) -> str:
    return f"card-{card['id']}"


def start_id(scene: Scene, seat: int, starter: str) -> str:
    """Own starter cards are what one may click; those of the other are told apart by the seat."""
    return f"start-{starter}" if scene.owns(seat) else f"start-{seat}-{starter}"


# Words


def kind_name(scene: Scene, card: View) -> str:
    """`frog, villager`, as a subtitle."""
    parts = (scene.species_name(card["species"]), scene.say(f"frogs-type-{card['type']}"))
    return ", ".join(parts)


def paragraphs(scene: Scene, card: View) -> list[str]:
    """What stands on a card, one string for each thing it says."""
    lines = wording.card_text(card, scene.say)
    if lines[0].kind == "free":
        return [f"{lines[0].text} {lines[1].text}"]
    return [wording.labelled(line, scene.say) if line.kind in LABELLED else line.text for line in lines]


def card_title(scene: Scene, card: View, *, played: bool = False) -> str:
    """All about a card for those who ask or hear; in play also what lies on it."""
    parts = [scene.card_name(card), kind_name(scene, card), word(scene, "cost", n=card["cost"])]
    if played or card["supplies"]:
        parts.append(word(scene, "provisions", n=card["provisions"] if played else card["supplies"]))
    if card["charm"]:
        parts.append(word(scene, "enchanted", charm=scene.charm_name(card["charm"])))
    parts += [word(scene, "used")] if played and card["used"] else []
    return f"{', '.join(parts)}. {wording.whole_text(card, scene.say)}"


def starter_title(scene: Scene, starter: View) -> str:
    side = word(scene, "advanced" if starter["advanced"] else "basic")
    used = f", {word(scene, 'used')}" if starter["used"] else ""
    said = [f"{scene.starter_name(starter['id'])}, {side}{used}.", wording.effects_text(starter["effects"], scene.say)]
    if starter["better"]:
        said.append(f"{word(scene, 'advanced-side')}: {wording.effects_text(starter['better'], scene.say)}")
    return " ".join(said)


# Signs


def provisions(n: int, right: float, top: float, d: float) -> str:
    """A dark seal in the upper right corner of a picture."""
    return badge(right - d / 2, top + d / 2, n, d)


def price(card: View, left: float, top: float, size: float) -> str:
    return coin(left + size / 2, top + size / 2, size, card["cost"])


def mark(card: View, cx: float, cy: float, size: float) -> str:
    return species_mark(card["species"], cx, cy, size)


def free_sign(scene: Scene, cx: float, cy: float, size: float) -> str:
    """5.3.1 Villagers that are activated by the free action."""
    plate = circle(cx, cy, size / 2, "var(--paper)", stroke="var(--cut)", stroke_width=1)
    return titled(word(scene, "free"), plate, glyph("free", cx, cy, size * 0.72, "var(--ink)", "var(--paper)"))


def type_sign(card: View, cx: float, cy: float, size: float) -> str:
    return glyph(card["type"], cx, cy, size, "var(--ink-2)", "var(--paper)")


def token_on(card: View, cx: float, cy: float, size: float) -> str:
    return charm(card["charm"], cx, cy, size) if card["charm"] else ""


def veil(box: Box, r: float) -> str:
    """Over the picture of what has been used this turn."""
    dim = rect(box, r, "var(--paper)", opacity=0.55)
    disc = circle(box.cx, box.cy, 9, "var(--paper)", stroke="var(--ink-2)", stroke_width=1)
    return dim + disc + glyph("check", box.cx, box.cy, 13, "var(--ink-2)", "var(--paper)")


def edition(scene: Scene, cx: float, cy: float, size: float) -> str:
    """The cards shipped are our own, not those of the printed game, and each says so."""
    if scene.view["edition"] != "house":
        return ""
    return group(title(scene.edition()), glyph("house", cx, cy, size, "var(--ink-3)", "var(--paper)"))


def card_back(box: Box) -> str:
    """All decks have the same back."""
    return back(box, BACK, glyph("frog", box.cx, box.cy, min(box.w, box.h) * 0.5, PALE, BACK))
