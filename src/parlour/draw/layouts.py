"""A game's picture in one of its layouts: what every title does alike around its own drawings."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, Protocol

from parlour.draw.frame import Sheet, picture

PARTS: Final = {"phone-mine": "mine", "phone-rest": "rest"}  # pictures that do not tell the whole game


class Scene(Protocol):
    """What a title's drawings are made from."""

    view: Mapping[str, Any]
    tells_result: bool

    @property
    def over(self) -> bool: ...
    def acting(self) -> int | None: ...
    def name(self, seat: int) -> str: ...
    def word(self, key: str, **args: Any) -> str: ...


class Album(NamedTuple):
    """A title's layouts, its symbols, and how it says who has won."""

    layouts: Mapping[str, Callable[[Any], tuple[float, float, str]]]
    symbols: Mapping[str, str]
    verdict: Callable[[Any], str]


def drawn(scene: Scene, album: Album, layout: str, theme: str, bare: bool) -> str:
    """An SVG document. A bare one is for a page that has frame.page_style(), and tells the result itself."""
    if layout not in album.layouts:
        raise ValueError(f"layout must be one of {', '.join(album.layouts)}, not {layout!r}")
    scene.tells_result = scene.over and not bare
    width, height, body = album.layouts[layout](scene)
    return picture(Sheet(width, height, sentence(scene, layout, album.verdict), body), album.symbols, theme, bare)


def sentence(scene: Scene, layout: str, verdict: Callable[[Any], str]) -> str:
    """What a screen reader says for the whole picture; the page's list of options is the way to play by ear."""
    if layout in PARTS:
        return scene.word(f"label-{PARTS[layout]}")
    acting = scene.acting()
    if acting is None:
        return scene.word("label-over", wins=verdict(scene))
    return scene.word("label", n=scene.view["round"], seat=scene.name(acting))
