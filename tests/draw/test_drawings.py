"""Drawings in files: what is read of them, what is refused, and that none of the house's is broken, missing or idle."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from draw.pictures import check_drawings
from parlour.draw.drawings import Drawings, drawings, drawn
from parlour.draw.icons import ICONS
from parlour.draw.symbols import Symbols

XMLNS = 'xmlns="http://www.w3.org/2000/svg"'
MOON = '<path d="M15 2.5A9.8 9.8 0 1 0 21.5 15 8.5 8.5 0 0 1 15 2.5z" fill="#E9BE3A"/>'


def svg(inner: str, more: str = "") -> str:
    return f'<svg {XMLNS} viewBox="0 0 24 24"{more}>{inner}</svg>'


def kept(folder: Path, **sources: str) -> Path:
    for name, source in sources.items():
        (folder / f"{name}.svg").write_text(source, "utf-8")
    return folder


# What is read


def test_shapes_are_written_as_they_are() -> None:
    group = f'<g transform="rotate(45)">{MOON}<circle cx="3" cy="4.25" r=".5"/></g>'
    assert drawn(svg(f"\n  {MOON}\n  {group}\n")) == MOON + group


def test_the_page_and_the_words_of_a_file_are_for_people() -> None:
    assert drawn(svg(f"<title>The moon</title><desc>full</desc><!-- half -->{MOON}", ' fill="#33291C"')) == MOON


def test_white_is_a_hole_and_black_the_colour_given() -> None:
    found = drawn(svg('<path d="M0 0h1" fill="#FFFFFF" stroke="black"/><path d="M0 0h2" stroke="white"/>'))
    hole, ink = 'fill="var(--hole)" stroke="currentColor"', 'stroke="var(--hole)"'
    assert found == f'<path d="M0 0h1" {hole}/><path d="M0 0h2" {ink}/>'


def test_what_an_editor_saves_is_the_same_drawing() -> None:
    spaces = 'xmlns:i="http://www.inkscape.org/namespaces/inkscape" xmlns:s="http://sodipodi.sourceforge.net/s.dtd"'
    source = f"""<?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <!-- Created with an editor -->
    <svg width="24" height="24" viewBox="0 0 24 24" id="svg1" i:version="1.3" {XMLNS} {spaces}>
      <s:namedview id="view1" pagecolor="#ffffff"><i:page x="0" y="0"/></s:namedview>
      <defs id="defs1"/>
      <path style="fill:#b8402f; stroke-width:1.1;-i-note:none" d="M0 0h24z" id="path1" class="x" s:nodetypes="cc"/>
    </svg>"""
    assert drawn(source) == '<path d="M0 0h24z" fill="#b8402f" stroke-width="1.1"/>'


def test_a_changed_file_is_a_changed_drawing(tmp_path: Path) -> None:
    before = Drawings(kept(tmp_path, moon=svg(MOON)))
    after = Drawings(kept(tmp_path, moon=svg(MOON.replace("21.5", "20"))))
    assert before["moon"] != after["moon"] == MOON.replace("21.5", "20")


def test_what_lies_beside_drawings_is_no_drawing(tmp_path: Path) -> None:
    (tmp_path / "moon.svg~").write_text("an older one")
    assert Drawings(kept(tmp_path, moon=svg(MOON))) == {"moon": MOON}


# What is refused, when it is loaded


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        (svg(MOON)[:-3], "unclosed token"),
        ("", "no element found"),
        (f'<svg viewBox="0 0 24 24">{MOON}</svg>', "it must be <svg xmlns="),
        (svg(""), "nothing is drawn"),
        (svg("<text>moon</text>"), "it may have circle, ellipse, g, .*, not text"),
        (svg('<g><image href="moon.png"/></g>'), "not image"),
        (svg('<path d="M0 0" fill="url(#glow)"/>'), r"fill must be a colour or a number, not url\(#glow\)"),
    ],
)
def test_a_broken_file_is_named_with_the_reason(tmp_path: Path, source: str, reason: str) -> None:
    with pytest.raises(ValueError, match=rf"moon\.svg is no drawing: .*{reason}"):
        Drawings(kept(tmp_path, moon=source))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(LookupError, match=r"there is no drawing .*/sun\.svg"):
        Drawings(kept(tmp_path, moon=svg(MOON)))["sun"]
    with pytest.raises(FileNotFoundError, match=r"there is no folder of drawings .*/draw/svg/planet"):
        drawings("planet")


def test_a_picture_names_a_drawing_that_it_does_not_have() -> None:
    for name in ("glyph-planet", "glyph-planet@paper"):
        with pytest.raises(LookupError, match="there is no drawing called glyph-planet"):
            Symbols({"glyph-moon": MOON})[name]


# Those of the house


def test_marks_of_the_house_are_used() -> None:
    check_drawings("")


def test_signs_of_the_interface_are_used() -> None:
    sources = [each for part in ("web", "table") for each in Path(str(files("parlour"))).joinpath(part).rglob("*.py")]
    text = "".join(each.read_text("utf-8") for each in sources)
    assert [name for name in ICONS if not re.search(f'"{name}"', text)] == []
