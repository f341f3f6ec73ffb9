"""Views of Roam for the pictures' tests, built by hand so that every phase and variant can be had at once."""

import tomllib
from importlib.resources import files
from typing import Any, Final

View = dict[str, Any]
DATA: Final = tomllib.loads(files("parlour.games.roam").joinpath("data/house.toml").read_text("utf-8"))
CARDS: Final = {card["id"]: card for card in DATA["card"]}
STARTING: Final = {card["id"]: card for card in DATA["starting"]}
ARTIFACTS: Final = {artifact["id"]: artifact for artifact in DATA["artifact"]}
COLOURS: Final = ("blue", "red", "yellow", "green")
QUARTERS: Final = ((), (), (0, 2), (0, 1, 2), (0, 1, 2, 3))
PHASES: Final = ("before", "position", "shortage", "extras", "artifact", "lands", "auction", "market", "over")
LANDS: Final = ("hazel", "odda", "lady-umber", "captain-fennel", "rook", "dask")


def character(name: str, awake: bool = True) -> View:
    kind = name.partition("-")[0]
    card = STARTING.get(kind) or CARDS[name]
    facts = {"id": name, "name": None, "vp": card["vp"], "pattern": card["pattern"]}
    return {**facts, "awake": awake, "starting": kind in STARTING}


def artifact(name: str, ready: bool | None = None) -> View:
    facts = ARTIFACTS[name]
    kept = {"id": name, "name": None, "kind": facts["kind"], "price": facts["price"], "vp": facts["vp"]}
    return kept if ready is None else {**kept, "ready": ready}


def owned(words: str) -> list[View]:
    """A word with a minus, "-weathercock", is a used one."""
    return [artifact(word.lstrip("-"), not word.startswith("-")) for word in words.split()]


def player(seat: int, seats: int, more: str = "", **changes: Any) -> View:
    """The starting cards and more: "-odda" is asleep, as are guide, scout and porter if "-guide" etc. is there."""
    colour, words = COLOURS[seat], more.split()
    start = [character(f"{kind}-{colour}", f"-{kind}" not in words) for kind in ("guide", "scout", "porter")]
    rest = [word for word in words if word.lstrip("-") not in ("guide", "scout", "porter")]
    cards = start + [character(word.lstrip("-"), not word.startswith("-")) for word in rest]
    quarter = QUARTERS[seats][seat]
    facts = {
        "seat": seat, "colour": colour, "border": "SWNE"[quarter], "quarter": quarter, "coins": seat, "supply": 24,
        "score": sum(card["vp"] for card in cards), "first": seat == 0, "outpost": False, "characters": cards,
        "artifacts": [],
    }  # fmt: skip
    return {**facts, **changes}


def land(slot: int, name: str | None, hidden: bool = False) -> View | None:
    if name is None:
        return None
    card = CARDS[name]
    coins = card["coins"] if slot >= 3 else [row[::-1] for row in card["coins"][::-1]]
    seen = {"card": name, "name": None, "vp": card["vp"], "pattern": card["pattern"]}
    return {"land": slot + 1, **(dict.fromkeys(seen) if hidden else seen), "coins": coins}


def spaces(lands: list[View | None], marks: dict[str, list[int]]) -> list[View | None]:
    found: list[View | None] = []
    for index in range(36):
        row, column = divmod(index, 6)
        here = lands[row // 3 * 3 + column // 2]
        name = f"{'ABCDEF'[column]}{row + 1}"
        coins = here and here["coins"][row % 3][column % 2]
        found.append(here and {"id": name, "land": here["land"], "coins": coins, "markers": marks.get(name, [])})
    return found


def marks(words: str, seats: int = 4) -> dict[str, list[int]]:
    """From "A1:1 C3:02" which seats have markers where, the lowest first."""
    pairs = (word.split(":") for word in words.split())
    return {name: [int(seat) % seats for seat in here] for name, here in pairs}


def view(players: list[View], on_field: str = "", names: tuple[str | None, ...] = LANDS, **changes: Any) -> View:
    """A View with nothing special; changes replace its fields."""
    options: View = {"version": "regular", "outpost": False, "towers": False, "hidden_characters": False}
    options |= changes.pop("options", {})
    hidden = options["hidden_characters"]
    lands = [land(slot, name, hidden) for slot, name in enumerate(names)]
    top = land(3, "varsha", hidden)
    assert top is not None
    facts: View = {
        "game": "roam", "seat": 0, "round": 1, "active": 0, "first": 0, "decider": 0, "phase": "before",
        "options": options, "edition": "house", "players": players, "lands": lands,
        "spaces": spaces(lands, marks(on_field, len(players))),
        "next": {**top, "land": None}, "deck": 37, "row": [], "stack": 0, "outpost": None,
        "outpost_points": 3, "using": None, "trail": [],
        "auction": None, "outcome": None,
    }  # fmt: skip
    return {**facts, **changes}


def fresh(seats: int = 2, **changes: Any) -> View:
    return view([player(seat, seats) for seat in range(seats)], **changes)


FIELD: Final = (
    "A1:1 B1:2 A2:1 C1:2 D1:2 D2:0 C3:0 E1:3 F2:3 E3:1 F1:2 A4:1 A5:1 B5:2 A6:0 C5:3 D5:0 D6:0 E5:3 F5:3 F6:2 E6:0"
)


def middle(**changes: Any) -> View:
    """Four seats, regular version, the character Wenna being placed."""
    players = [
        player(0, 4, "-guide -scout wenna ruska -brim", coins=3, supply=18, score=15, first=False),
        player(1, 4, "-scout hob -sable", coins=1, supply=19, score=9),
        player(2, 4, "-porter moss-giant-junior -nettie kettle", coins=4, supply=18, score=9, first=True),
        player(3, 4, "-guide gorse", coins=2, supply=19, score=5),
    ]
    players[1]["first"] = False
    using = {"card": "wenna", "quarter": 0, "filled": ["C2", "E2", "C4", "E4"], "empty": ["D3"]}
    facts = {"round": 6, "first": 2, "phase": "position", "using": using, "deck": 28, "trail": ["A4", "A5"]}
    return view(players, FIELD, **{**facts, **changes})


def full(**changes: Any) -> View:
    """Four seats, artifacts, outpost and towers."""
    players = [
        player(0, 4, "-guide -scout wenna ruska -brim", coins=3, supply=12, score=18, first=False),
        player(1, 4, "-scout hob -sable miko", coins=1, supply=13, score=13),
        player(2, 4, "-porter moss-giant-junior -nettie kettle trundle", coins=4, supply=12, score=14, first=True),
        player(3, 4, "-guide gorse yarra", coins=2, supply=15, score=11),
    ]
    players[1]["first"] = False
    players[0]["artifacts"] = owned("folding-bridge -weathercock lucky-penny")
    players[1]["artifacts"] = owned("goose-whistle")
    players[2]["artifacts"] = owned("long-broom -strong-tea crooked-map")
    options = {"version": "full", "outpost": True, "towers": True}
    row = [artifact(name) for name in ("tricksters-mask", "wind-up-cart", "feather-pillow", "wishing-bucket")]
    towers = FIELD.replace("A1:1", "A1:12").replace("D2:0", "D2:03").replace("E5:3", "E5:30").replace("F5:3", "F5:33")
    facts = {"round": 7, "first": 2, "options": options, "row": row, "stack": 13, "deck": 25, "trail": ["C3", "D2"]}
    return view(players, towers, **{**facts, **changes})


def auction(**changes: Any) -> View:
    full_land = "C1:2 D1:2 C2:0 D2:0 C3:0 D3:2"
    state = {"land": 2, "best": 1, "winner": 2, "waiting": [0]}
    return middle(**{
        "spaces": spaces(middle()["lands"], {**marks(FIELD), **marks(full_land)}), "using": None, "phase": "auction",
        "auction": state, "active": 2, "decider": 0, "trail": ["C2", "D3"], **changes,
    })  # fmt: skip


def over(**changes: Any) -> View:
    base = full()
    breakdown = [{"characters": c, "artifacts": a, "outpost": o, "coins": n} for c, a, o, n in
                 ((15, 4, 3, 3), (13, 3, 0, 1), (14, 6, 0, 4), (11, 0, 0, 2))]  # fmt: skip
    scores = [22, 16, 20, 11]
    for seat, score in zip(base["players"], scores, strict=True):
        seat["score"] = score
    base["players"][0]["outpost"] = True
    outcome = {"winners": [0], "scores": scores, "ended_by": "ten-cards", "breakdown": breakdown}
    return {**base, "phase": "over", "outpost": 0, "outcome": outcome, "decider": None, **changes}


def crowded(seats: int = 4, **changes: Any) -> View:
    """Fourteen cards for everybody, and many artifacts: more than a game is likely to bring."""
    names, tokens = list(CARDS), list(ARTIFACTS)
    players = []
    for seat in range(seats):
        mine = names[seat * 11 : seat * 11 + 11]
        more = " ".join(name if i % 3 else f"-{name}" for i, name in enumerate(mine))
        owned = [artifact(name, i % 2 == 0) for i, name in enumerate(tokens[seat * 6 : seat * 6 + 6])]
        players.append(player(seat, seats, more, artifacts=owned, coins=12, supply=7))
    options = {"version": "full", "outpost": True, "towers": True}
    lands = ("barnaby", "grumble", "sleepy-golem", "twin-potters", "sir-dapple", "doctor-pumice")
    return view(players, FIELD, lands, **{"options": options, "round": 19, "next": None, "deck": 0, **changes})
