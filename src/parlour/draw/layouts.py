"""A game's picture in one of its layouts: what every title does alike around its own drawings."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from parlour.draw.frame import Sheet, picture
from parlour.draw.things import Say, View
from parlour.draw.tokens import Palette

WIDTH: Final = 390  # of a phone
MARGIN: Final = 8
PARTS: Final = {"phone-mine": "mine", "phone-rest": "rest"}  # pictures that do not tell the whole game


class Scene(Protocol):
    """What a title's drawings are made from."""

    view: View
    tells_result: bool

    @property
    def over(self) -> bool: ...
    def acting(self) -> int | None: ...
    def name(self, seat: int) -> str: ...
    def word(self, key: str, **args: Any) -> str: ...


Layout = Callable[[Any], tuple[float, float, str]]  # width, height and body


class Album(NamedTuple):
    """A title's scene, its layouts, its symbols, its colours, and how it says who has won."""

    scene: Callable[[View, Collection[str], Say, Sequence[str] | None], Scene]
    layouts: Mapping[str, Layout]
    symbols: Mapping[str, str]
    palette: Palette
    verdict: Callable[[Any], str]

    def draw(  # noqa: PLR0913
        self,
        view: View,
        *,
        say: Say,
        targets: Collection[str] = (),
        layout: str = "wide",
        theme: str = "auto",
        people: Sequence[str] | None = None,
        bare: bool = False,
    ) -> str:
        """An SVG document. targets: the ids that may be clicked now; say(key, **args): words in the reader's language;
        people: the names at the seats; bare: for a page that has the rules of frame.page_style(), and tells the result.
        """
        if layout not in self.layouts:
            raise ValueError(f"layout must be one of {', '.join(self.layouts)}, not {layout!r}")
        scene = self.scene(view, targets, say, people)
        scene.tells_result = scene.over and not bare
        width, height, body = self.layouts[layout](scene)
        sheet = Sheet(width, height, sentence(scene, layout, self.verdict), body)
        return picture(sheet, self.symbols, self.palette, theme, bare)


def stacked(scene: Any, *sections: Callable[[Any, float], tuple[str, float]]) -> tuple[float, float, str]:
    """On a phone, width, height and body: sections from top to bottom, each as high as it must be."""
    y, parts = float(MARGIN), []
    for section in sections:
        shown, height = section(scene, y)
        parts.append(shown)
        y += height
    return WIDTH, y, "".join(parts)


def sentence(scene: Scene, layout: str, verdict: Callable[[Any], str]) -> str:
    """What a screen reader says for the whole picture; the page's list of options is the way to play by ear."""
    if layout in PARTS:
        return scene.word(f"label-{PARTS[layout]}")
    acting = scene.acting()
    if acting is None:
        return scene.word("label-over", wins=verdict(scene))
    return scene.word("label", n=scene.view["round"], seat=scene.name(acting))
