"""Boards of Root built by hand, with just as much of a View around them as a board asks for."""

from typing import Any, Final
from xml.etree.ElementTree import Element

from draw.look import read

from parlour.draw.art import Box
from parlour.draw.frame import Sheet, picture
from parlour.draw.typesetting import Type
from parlour.games.root.draw import PALETTE, SYMBOLS
from parlour.games.root.draw.boards.common import brief, full, public_facts
from parlour.games.root.draw.panel import PHONE, WIDE, Fact
from parlour.games.root.draw.scene import Scene
from parlour.games.root.rules.facts import CARD_IDS
from parlour.games.root.view.cards import card
from parlour.text import words

View = dict[str, Any]
SEATS: Final = ("marquise", "eyrie", "vagabond", "vagabond_second", "lizard_cult", "riverfolk")
MARQUISE, EYRIE, FIRST, SECOND, CULT, RIVERFOLK = range(6)
SUITS: Final = ("fox", "rabbit", "mouse")
OWN: Final = Box(12, 30, 506, 192)  # before its owner, on a desk
SLIM: Final = Box(24, 48, 190, 0)  # beside the map
HAND: Final = Box(20, 51, 350, 0)  # on a phone
LEVELS: Final = ("hostile", "indifferent", "amiable", "friendly", "allied")


def cards(*names: str) -> list[View]:
    return [card(CARD_IDS.index(name)) for name in names]


def cult(placed: tuple[int, int, int] = (1, 3, 0), scored: str = "", **changes: Any) -> View:
    tracks = [
        {"suit": suit, "placed": n, "vp": [0, 2, 2, 3, 4], "draw": [0, 1, 0, 0, 0], "scored": suit == scored}
        for suit, n in zip(SUITS, placed, strict=True)
    ]
    less = int(changes.get("hated", False))
    costs = {"crusade": 2 - less, "convert": 2 - less, "sanctify": 3 - less}
    facts = {"outcast": "rabbit", "hated": False, "acolytes": 2, "costs": costs, "gardens": tracks, "revealed": []}
    return {**facts, **changes}


def owned(said: str) -> list[View]:
    """From "eyrie 3, riverfolk 1" whose warriors lie somewhere."""
    pairs = [each.split() for each in said.split(", ")] if said else []
    return [{"seat": SEATS.index(name), "faction": name, "n": int(n)} for name, n in pairs]


def track(suit: str, left: int, placed: int = 0, gone: int = 0, funds: str = "") -> View:
    return {"suit": suit, "left": left, "placed": placed, "gone": gone, "vp": [2, 2, 2], "funds": owned(funds)}


def riverfolk(prices: tuple[int, int, int] = (2, 1, 3), bought: str = "", **changes: Any) -> View:
    names = ("hand-card", "riverboats", "mercenaries")
    offers = [{"service": name, "price": n, "bought": name == bought} for name, n in zip(names, prices, strict=True)]
    tracks = [track("fox", 3), track("rabbit", 2, 1), track("mouse", 1, 1, 1)]
    facts = {"prices": offers, "payments": owned("riverfolk 3"), "funds": [], "committed": [], "posts": tracks}
    return {**facts, "dividends": 2, **changes}


def pack(character: str | None = "thief", **changes: Any) -> View:
    found = [("tea", "track", True, 1), ("boot", "satchel", True, 2), ("sword", "damaged", False, 1)]
    items = [{"kind": kind, "place": place, "up": up, "n": n} for kind, place, up, n in found]
    met = [{"seat": seat, "level": LEVELS[seat % 5], "aids": 0} for seat in (MARQUISE, EYRIE, CULT, RIVERFOLK)]
    facts = {"character": character, "place": None, "items": items, "limit": 6, "relations": met, "quests": []}
    return {**facts, "aids": [1, 2, 3], "relation_vp": [0, 1, 2, 2], "relics": [], **changes}


def decree(*suits: str) -> View:
    columns: list[View] = [{"column": name, "cards": []} for name in ("recruit", "move", "battle", "build")]
    columns[1]["cards"] = [{"suit": suit, "card": None, "done": False} for suit in suits]
    leaders = [{"id": "despot", "state": "current"}]
    return {"roosts": 1, "vp": [0, 1, 2, 3, 4, 4, 5], "draw": [0] * 7, "leaders": leaders, "decree": columns}


def around(boards: dict[int, View], **changes: Any) -> View:
    """A View with these boards at their seats."""
    default = {"hand": 3, "warriors": 9, "ruled": 1, "crafting": {}, "cards": None}
    players = [{"seat": n, "faction": name, **default, "board": boards.get(n)} for n, name in enumerate(SEATS)]
    facts: View = {"seat": None, "players": players, "phase": "daylight", "decider": MARQUISE, "active": MARQUISE}
    return {**facts, "step": "", "souls": [], "service": None, **changes}


def scene_of(view: View, targets: tuple[str, ...] = (), language: str = "en") -> Scene:
    return Scene(view, targets, words(language).say)


def drawn(scene: Scene, seat: int, box: Box = OWN, faces: Type = WIDE) -> tuple[Element, float]:
    """The board of a seat in a picture of its own, and its height; without height of its own it is a phone's."""
    how = brief if box is SLIM else full
    body, height = how(scene, scene.players[seat], box, PHONE if box is HAND else faces)
    return read(picture(Sheet(box.right, box.y + height, "", body), SYMBOLS, PALETTE)), height


def facts_of(scene: Scene, seat: int) -> list[Fact]:
    return public_facts(scene, scene.players[seat])
