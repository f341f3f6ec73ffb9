"""The picture of Roam: the field and everybody around it as one SVG, from a View alone."""

from collections.abc import Collection
from typing import Final

from parlour.draw.frame import Sheet, picture
from parlour.draw.glyphs import SYMBOLS as GLYPHS
from parlour.games.roam.draw.news import verdict
from parlour.games.roam.draw.phone import phone
from parlour.games.roam.draw.pieces import SYMBOLS as PIECES
from parlour.games.roam.draw.scene import Say, Scene, View
from parlour.games.roam.draw.wide import wide

LAYOUTS: Final = {"wide": wide, "phone": phone}
SYMBOLS: Final = GLYPHS | PIECES


def draw(view: View, *, targets: Collection[str] = (), layout: str = "wide", theme: str = "auto", say: Say) -> str:
    """An SVG document. targets: the ids that may be clicked now; say(key, **args): words in the reader's language."""
    if layout not in LAYOUTS:
        raise ValueError(f"layout must be one of {', '.join(LAYOUTS)}, not {layout!r}")
    scene = Scene(view, targets, say)
    width, height, body = LAYOUTS[layout](scene)
    return picture(Sheet(width, height, sentence(scene), body), SYMBOLS, theme)


def sentence(scene: Scene) -> str:
    """What a screen reader says for the whole picture; the page's list of options is the way to play by ear."""
    acting = scene.acting()
    if acting is None:
        return scene.word("label-over", wins=verdict(scene))
    return scene.word("label", n=scene.view["round"], colour=scene.colour_name(acting))
