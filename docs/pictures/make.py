"""Draw the pictures of the README again: a real game, photographed in Chromium.

./parlour tools python docs/pictures/make.py
"""

import subprocess
import tempfile
from pathlib import Path

import parlour
from parlour.bots import ask, make_bot

HERE = Path(__file__).parent
SHOTS = {"roam": ("wide", "light"), "roam-dark": ("wide", "dark"), "roam-phone": ("phone", "light")}
SCREEN = {"wide": (1440, 900), "phone": (390, 844)}
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-background-networking"]


def a_good_moment() -> parlour.Table:
    """The middle of a game of four, while a character is chosen."""
    table = parlour.new("roam", seats=4, seed=29, version="full", outpost=True)
    bots = [make_bot("greedy", table.game, str(seat)) for seat in range(4)]
    while (decision := table.decision) and (len(table.match.actions) < 95 or decision.kind != "before-character"):
        table.apply(ask(bots[decision.seat], table.match.state))
    return table


def photograph(svg: str, path: Path, size: tuple[int, int]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        if size[0] < 500:
            size = (size[0], int(svg.partition(' height="')[2].partition('"')[0].partition(".")[0]))
        page = Path(folder) / "page.html"
        fit = "svg{display:block;margin:0 auto;max-height:100vh;width:100%}"
        ground = f"<style>body{{margin:0;background:#E6DCC8}}{fit}</style>"
        if 'class="parlour-dark"' in svg:
            ground = ground.replace("#E6DCC8", "#171412")
        page.write_text(f'<!doctype html><meta charset="utf-8">{ground}{svg}', "utf-8")
        window = f"--window-size={size[0]},{size[1]}"
        profile = f"--user-data-dir={folder}/profile"
        subprocess.run(["chromium", *FLAGS, profile, window, f"--screenshot={path}", page.as_uri()], check=True)


if __name__ == "__main__":
    table = a_good_moment()
    for name, (layout, theme) in SHOTS.items():
        photograph(table.svg(layout=layout, theme=theme), HERE / f"{name}.png", SCREEN[layout])
