"""The parties on a phone: a chip each above the prison."""

from typing import Final

from parlour.draw.art import Attr, Box
from parlour.draw.facts import Fact
from parlour.draw.words import Face, print_lines, set_close, write
from parlour.games.lockup.draw.facts import PHONE
from parlour.games.lockup.draw.pieces import glyph, good, seal
from parlour.games.lockup.draw.scene import Scene
from parlour.games.lockup.draw.seats import party_title, plate

NAME, SCORE = Face(11.5, 600), Face(17, 700, serif=True)
FEW: Final = 2  # so many chips have room for everything in one line


def chip_height(scene: Scene) -> float:
    return 50 if len(scene.parties()) <= FEW else 62


def chip(scene: Scene, party: int, box: Box) -> str:
    """Seal and reputation, the name below; power, suspicion and tokens at home where there is room."""
    x, right, name = box.x + 11, box.right - 5, f"seat-{party}"
    figure: dict[str, Attr] = {"data_score": party}
    score = str(scene.parties()[party]["reputation"])
    few = len(scene.parties()) <= FEW
    parts = [
        plate(scene, party, box),
        seal(scene.crew(party), x + 10, box.y + 17, 23),
        write(x + 25, box.y + 23, score, SCORE, **figure),
        corner_sign(scene, party, right - 5, box.y + 15),
        chip_name(scene, party, x, box.y + (42 if few else 40), right - x + 2),
        signs(scene, party, x + 74 if few else x - 2, box.y + 17 if few else box.bottom - 12),
        scene.ringed(name, box, 8),
    ]
    return scene.thing(name, party_title(scene, party), *parts)


def chip_name(scene: Scene, party: int, x: float, y: float, room: float) -> str:
    return print_lines(x, y, set_close(scene.name(party), NAME, room), NAME)


def signs(scene: Scene, party: int, x: float, cy: float) -> str:
    """Power and suspicion; how many tokens are at home where there is room."""
    each, out = scene.parties()[party], ""
    found = [Fact(good(kind, 0, 0, 13), 13, str(each[kind]), "") for kind in ("power", "suspicion")]
    if party < len(scene.players) and len(scene.parties()) <= FEW:
        found.append(Fact(glyph("home", 0, 0, 12, "var(--ink-2)"), 12, str(each["home"]), ""))
    for fact in found:
        out += fact.at(x, cy, PHONE.small)
        x += fact.width(PHONE.small) + 4
    return out


def corner_sign(scene: Scene, party: int, x: float, y: float) -> str:
    """A crown for the winner, a flag for the first player, a moon for whoever has passed."""
    each = scene.parties()[party]
    if scene.won(party):
        return glyph("crown", x, y, 14, "var(--trail)")
    if each["first"]:
        return glyph("first", x, y, 13, "var(--trail)")
    return glyph("passed", x, y, 13, "var(--ink-3)") if scene.has_passed(party) else ""
