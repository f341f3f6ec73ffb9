"""What holds of the pictures of every game, and playing on to the next one."""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from importlib.resources import files
from pathlib import Path
from typing import Final

import parlour
from draw.look import SVG, read, things
from parlour import titles
from parlour.draw.drawings import drawings
from parlour.draw.frame import page_style
from parlour.draw.things import View
from parlour.games import game
from parlour.text import words

Draw = Callable[..., str]
PARTS: Final = ("phone-board", "phone-mine", "phone-rest")  # together a phone's page


def play(table: parlour.Table, turn: int) -> bool:
    decision = table.decision
    if decision is not None:
        table.apply(decision.options[turn * 7 % len(decision.options)])
    return decision is not None


def check_parts(draw: Draw, views: Iterable[View]) -> None:
    """No thing is in two parts of a phone's page, and none is missing."""
    for view in views:
        parts, whole = (
            [key for layout in layouts for key in things(read(draw(view, say=words("en").say, layout=layout)))]
            for layouts in (PARTS, ("phone",))
        )
        assert sorted(parts) == sorted(whole)


def check_clicks(table: parlour.Table, every: int, nowhere: tuple[str, ...] = ()) -> None:
    """What can be done can be clicked, unless it lies `nowhere`; pieces have names of their own."""
    turn = 0
    while table.decision is not None:
        if turn % every == 0:
            named = {option.target for option in table.decision.options if option.target}
            for layouts in (["wide"], ["phone"], PARTS):
                pictures = [table.svg(table.decision.seat, layout=layout) for layout in layouts]
                found = [each for picture in pictures for each in things(read(picture)).values()]
                wanted = {each for each in named if not each.startswith(nowhere)}
                assert {each.get("id") for each in found if each.get("class") == "target"} == wanted
                pieces = Counter(re.findall('data-piece="([^"]+)"', "".join(pictures)))
                assert [piece for piece, count in pieces.items() if count > 1] == []
        play(table, turn)
        turn += 1


def check_page(draw: Draw, views: Iterable[View], layout: str) -> None:
    """What a page needs is there, and nothing it forbids."""
    for view in views:
        svg = draw(view, say=words("en").say, layout=layout, bare=True)
        assert strange_colours(view["game"], svg) == set()
        assert not re.search(r'\sstyle="|\son\w+="|<style', svg)
        assert not set(re.findall('<symbol id="([^"]+)"', svg)) & things(read(svg)).keys()


def check_emblems(title: str, poster: str, seals: Iterable[str]) -> None:
    """Poster and seals hold no ids and only known colours, the poster none that a theme would change."""
    for svg in (poster, *seals):
        assert not any(each.get("id") for each in read(svg).iter())
        assert strange_colours(title, svg) == set()
    assert "var(--" not in poster


def strange_colours(title: str, svg: str) -> set[str]:
    """Names of colours that are neither the house's nor the title's own: another title need not be there."""
    known = page_style("auto", game(title).part("draw").PALETTE)
    return set(re.findall(r"var\(--([\w-]+)\)", svg)) - set(re.findall(r"--([\w-]+):", known))


def check_drawings(title: str, made: Iterable[str] = ()) -> None:
    """Every drawing of a title (or of the house) can be read and looked at, and its name stands in the title's code or
    data, unless it is among those `made` there.
    """
    home = Path(str(titles.folder(title) if title else files("parlour")))
    sources = [each for kind in ("py", "toml") for each in home.rglob(f"*.{kind}") if "tests" not in each.parts]
    named = set(re.findall(r'"([\w-]+)"', "".join(each.read_text("utf-8") for each in sources))) | set(made)
    folders = sorted((home / "draw/svg").iterdir())
    assert folders
    for folder in folders:
        idle = {folder.name, *drawings(folder.name, title)} - named
        assert not idle, f"nobody uses {idle} of {folder}"
        for file in folder.iterdir():
            root = read(file.read_text("utf-8"))
            assert (file.suffix, root.tag, len(root.get("viewBox", "").split())) == (".svg", f"{SVG}svg", 4)
