"""Photograph the pages again: a real server, a real game against bots, Chromium.

./parlour tools python docs/pictures/pages.py [FOLDER [GAME]]
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

HERE = Path(__file__).parent
SCREENS: dict[str, dict[str, Any]] = {
    "wide": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 1.5,
    },
}
JSON = {"Accept": "application/json"}
MIDDLE = 70  # actions until the middle of the game
FACTIONS = ("marquise", "eyrie", "alliance", "vagabond")
BOTS = {f"seat{n}": "bot:greedy" for n in range(1, 4)}


@contextmanager
def server(folder: str) -> Iterator[str]:
    command = [sys.executable, "-P", "-m", "parlour", "serve", "--port", "0", "--data", folder, "--bot-delay", "0"]
    environ = os.environ | {"PARLOUR_UNLIMITED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environ) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[-1]
        finally:
            process.terminate()


class Studio:
    """Four windows of one person: wide and phone, light and dark."""

    def __init__(self, browser: Browser, address: str, out: Path) -> None:
        self.address, self.out = address, out
        first = browser.new_context(base_url=address)
        self.post(first, "/name", name="Olha")
        state = first.storage_state()
        self.person = first
        self.windows: dict[str, Page] = {}
        for screen, options in SCREENS.items():
            for theme in ("light", "dark"):
                context = browser.new_context(base_url=address, color_scheme=theme, storage_state=state, **options)
                self.windows[f"{screen}-{theme}"] = context.new_page()

    def post(self, context: BrowserContext, path: str, **form: Any) -> Any:
        headers = JSON | {"Origin": self.address}
        answer = context.request.post(path, form={k: str(v) for k, v in form.items()}, headers=headers)
        assert answer.ok, answer.text()
        return json.loads(answer.text()) if "json" in answer.headers.get("content-type", "") else None

    def shoot(self, name: str, path: str, wait: str = "main") -> None:
        for window, page in self.windows.items():
            page.goto(path)
            page.wait_for_selector(wait)
            page.wait_for_timeout(700)
            page.screenshot(path=self.out / f"{name}-{window}.jpg", type="jpeg", quality=76)

    # A game

    def open_table(self, game: str = "roam", **form: Any) -> str:
        return str(self.post(self.person, f"/new/{game}", **form)["table"])

    def main(self, table: str) -> str:
        return self.person.request.get(f"/t/{table}/fragment?board=none").text()

    def asked(self, table: str) -> tuple[int, int, str]:
        """Wait until it is our turn, or all is over: event number, actions, status."""
        while True:
            text = self.main(table)
            facts = {name: re.search(rf'data-{name}="([^"]*)"', text) for name in ("seq", "moves", "status", "turn")}
            seq, moves, status, turn = (found[1] if found else "" for found in facts.values())
            if status != "playing" or turn == "mine":
                return int(seq), int(moves), status
            self.person.request.get(f"/t/{table}/wait?after={seq}")

    def play(self, table: str, until: Any) -> None:
        """Do what a good bot would do, until the moment comes."""
        while True:
            seq, moves, status = self.asked(table)
            if status != "playing" or until(moves, self.main(table)):
                return
            hint = self.post(self.person, f"/t/{table}/hint", seat=0)["hint"]["action"]
            self.post(self.person, f"/t/{table}/act", seat=0, action=hint, expected_seq=seq, key=f"{table} {seq}")


def is_auction(moves: int, page: str) -> bool:
    return moves > 20 and bool(re.search(r"You are tied", page))


def shoot_roam(studio: Studio) -> None:
    big: dict[str, Any] = {"seats": 4, "set-version": "full", "set-outpost": "true", "seat0": "me", "hints": 1, **BOTS}
    table = studio.open_table(**big)
    studio.play(table, lambda moves, page: moves >= MIDDLE and "awake character" in page)
    studio.shoot("table", f"/t/{table}", "#board svg")
    for _ in range(6):  # not every game has an auction of ours
        auction = studio.open_table(seats=3, seat0="me", hints=1, **BOTS)
        studio.play(auction, is_auction)
        if studio.asked(auction)[2] == "playing":
            studio.shoot("auction", f"/t/{auction}", "#board svg")
            break
    studio.play(table, lambda *_: False)
    studio.shoot("end", f"/t/{table}", "#board svg")
    studio.shoot("replay", f"/t/{table}/replay?at={MIDDLE}", "#board svg")
    hot = studio.open_table(seats=2, seat0="me", seat1="here", name1="Maja", handover=1)
    studio.shoot("handover", f"/t/{hot}", ".handover")
    friends = studio.open_table(seats=3, seat0="me", seat1="open", seat2="bot:greedy", listed=1)
    studio.shoot("gathering", f"/t/{friends}")
    studio.shoot("screen", f"/t/{auction}/screen")
    studio.shoot("rules", "/rules/roam#5")
    studio.shoot("new", "/new/roam")
    studio.shoot("lobby", "/")


def shoot_root(studio: Studio) -> None:
    """Six factions on the winter map, as the Riverfolk see them; four on the autumn map, as the Vagabond does."""
    for name, sides, land, asked in (
        ("root-table", ("riverfolk", *FACTIONS, "lizard_cult"), "winter", "Daylight: [0-9]+ funds left"),
        ("root-vagabond", ("vagabond", *FACTIONS[:3]), "autumn", "Daylight: choose an action"),
    ):
        chosen = {"sides": "chosen"} | {f"side{n}": each for n, each in enumerate(sides)}
        bots = {f"seat{n}": "bot:greedy" for n in range(1, len(sides))}
        rules = {"seats": len(sides), "seat0": "me", "hints": 1, "set-map": land}
        table = studio.open_table("root", **rules, **bots, **chosen)
        middle = len(sides) * MIDDLE // 2
        studio.play(table, lambda moves, page, at=middle, asked=asked: moves >= at and re.search(asked, page))
        studio.shoot(name, f"/t/{table}", "#board svg")
    studio.shoot("root-new", "/new/root")


def shoot_lockup(studio: Studio) -> None:
    """Five crews in the middle of a Roll Call; one crew against the guards, its reward before it."""
    crews = ("goblins", "gnolls", "kobolds", "bugbears", "insectoids")
    moments = (("lockup-table", 5, "Place a token in the"), ("lockup-solo", 1, "craft an item, or reserve"))
    for name, count, asked in moments:
        chosen = {"sides": "chosen"} | {f"side{n}": each for n, each in enumerate(crews[:count])}
        bots = {f"seat{n}": "bot:greedy" for n in range(1, count)}
        table = studio.open_table("lockup", seats=count, seat0="me", hints=1, **bots, **chosen)
        middle = count * MIDDLE
        studio.play(table, lambda moves, page, at=middle, asked=asked: moves >= at and asked in page)
        studio.shoot(name, f"/t/{table}", "#board svg")


def shoot_frogs(studio: Studio) -> None:
    """A turn on the spring board; on the autumn board, triggered cards whose order is asked for."""
    moments = (
        ("frogs-table", {"set-board": "spring"}, "you have 2 main actions"),
        ("frogs-chain", {"set-board": "autumn", "set-theme": "tidings"}, "which triggered card is next"),
    )
    for name, rules, asked in moments:
        table = studio.open_table("frogs", seats=2, seat0="me", seat1="bot:greedy", hints=1, **rules)
        studio.play(table, lambda moves, page, asked=asked: moves >= MIDDLE and asked in page.lower())
        studio.shoot(name, f"/t/{table}", "#board svg")


GAMES = {"roam": shoot_roam, "root": shoot_root, "lockup": shoot_lockup, "frogs": shoot_frogs}


def main(out: Path, games: list[str]) -> None:
    out.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, server(folder) as address, sync_playwright() as play:
        chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for game in games or GAMES:
            GAMES[game](Studio(browser, address, out))
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "web", sys.argv[2:])
