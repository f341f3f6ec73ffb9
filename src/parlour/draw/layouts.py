"""A game's picture in one of its layouts: what every title does alike around its own drawings."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

from parlour.draw.art import group
from parlour.draw.frame import Sheet, picture, small_seal
from parlour.draw.things import Say, Things, View
from parlour.draw.tokens import HOUSE, Palette

WIDTH: Final = 390  # of a phone
MARGIN: Final = 8
LEAST: Final = 440  # the height of a wide picture
PARTS: Final = {"phone-mine": "mine", "phone-rest": "rest"}  # pictures that do not tell the whole game
Layout = Callable[[Any], tuple[float, float, str]]  # width, height and body
Section = Callable[[Any, float], tuple[str, float]]  # of a scene, from some height on: what is drawn, how high it is


def verdict(scene: Things) -> str:
    """One winner, or several who share the victory."""
    names = [scene.name(seat) for seat in scene.view["outcome"]["winners"]]
    if len(names) > 1:
        return scene.say("play-shared", seats=", ".join(names))
    return scene.say("play-winner", seat=names[0])


class Album(NamedTuple):
    """A title's scene, its layouts, its symbols, its colours, and how it says who has won."""

    scene: type[Things]
    layouts: Mapping[str, Layout]
    symbols: Mapping[str, str]
    palette: Palette = HOUSE
    verdict: Callable[[Any], str] = verdict

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

    def seal(self, name: str, size: float = 24) -> str:
        """The sign of a seat for lists of people; its colours are those of frame.page_style()."""
        return small_seal(self.symbols[f"{self.scene.game}-seal-{name}"], size)


def in_columns(board: Sequence[Section], mine: Sequence[Section], rest: Sequence[Section]) -> dict[str, Layout]:
    """All layouts of a small title: on a phone one section below the other; wide, two phones side by side."""

    def wide(scene: Any) -> tuple[float, float, str]:
        (_, one, left), (_, other, right) = stacked(scene, *board), stacked(scene, *mine, *rest)
        height = max(one, other, LEAST) + MARGIN
        return 2 * WIDTH, height, left + group(right, transform=f"translate({WIDTH} 0)")

    return {
        "wide": wide,
        "phone": lambda scene: stacked(scene, *board, *mine, *rest),
        "phone-board": lambda scene: stacked(scene, *board),
        "phone-mine": lambda scene: stacked(scene, *mine),
        "phone-rest": lambda scene: stacked(scene, *rest),
    }


def stacked(scene: Any, *sections: Section) -> tuple[float, float, str]:
    """On a phone, width, height and body: sections from top to bottom, each as high as it must be."""
    y, parts = float(MARGIN), []
    for section in sections:
        shown, height = section(scene, y)
        parts.append(shown)
        y += height
    return WIDTH, y, "".join(parts)


def sentence(scene: Things, layout: str, verdict: Callable[[Any], str]) -> str:
    """What a screen reader says for the whole picture; the page's list of options is the way to play by ear."""
    if layout in PARTS:
        return scene.word(f"label-{PARTS[layout]}")
    acting, title = scene.acting(), scene.say(f"{scene.game}-title")
    if acting is None:
        return scene.word("label-over", title=title, wins=verdict(scene))
    return scene.word("label", title=title, n=scene.view["round"], seat=scene.name(acting))
