"""The sides of the board in a pack: what their spaces give, and the mistakes in them."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from parlour.games.frogs.file.pack.chains import beyond
from parlour.games.frogs.file.pack.words import HIGHEST, check_flag
from parlour.games.frogs.rules.book import CHESTS, NOTHING, SPACE_KINDS, STARTERS, TOKENS
from parlour.kernel.errors import shown
from parlour.record.pack import Mistakes, Table, check_fields, check_list, check_number, check_word, is_tables, is_word

BOARDS: Final = ("spring", "autumn")
HOME: Final = "home"
REWARDS: Final = SPACE_KINDS[1:]
WORDS: Final = {"start": STARTERS, "chest": CHESTS}  # the rewards that are no number
MOST_SPACES: Final = 60
MOST_ROUTES: Final = 120
MOST_ARMS: Final = 8
SPACE: Final = f"id, x, y, {', '.join(REWARDS)}, end, token, source"
COVERED: Final = {  # 3.2 by token: how many, and what is printed under it
    "golden-chest": (1, "chest"),
    "plus-5": (2, "gain"),
    "nest": (3, "draw"),
    "enchantment-a": (1, ""),
    "enchantment-b": (1, ""),
}


def reward_of(space: Table) -> tuple[int, int]:
    """8.7.1 The kind of a reward, and how much or which."""
    for kind, name in enumerate(SPACE_KINDS):
        if name in space:
            return kind, WORDS[name].index(space[name]) if name in WORDS else space[name]
    return NOTHING, 0


def check_board(entry: Table, where: str) -> Mistakes:
    """2.6 One side of the board: its parts, and then, if they are in order, what they are together."""
    mistakes = check_fields(entry, where, "id, name, arms, spaces, routes, source")
    if is_word(entry.get("id")):
        mistakes += check_word(entry, where, "id", BOARDS)
    parts = check_spaces(entry.get("spaces"), where)
    parts = parts or check_routes(entry.get("routes"), entry["spaces"], where)
    parts += check_arms(entry.get("arms"), where)
    return mistakes + (parts or check_ways(entry, where) + check_tokens(entry["spaces"], where))


def check_spaces(spaces: Any, where: str) -> Mistakes:
    """8.2 The spaces, Home first."""
    if not is_tables(spaces) or not 1 <= len(spaces) <= MOST_SPACES:
        return [f"{where}, spaces: must be a list of 1 to {MOST_SPACES} {{ id = … }}, not {shown(spaces)}"]
    mistakes = check_list(spaces, f"{where}, space", check_space)
    first = spaces[0].get("id")
    if first != HOME:
        mistakes.append(f"{where}, spaces: the first must be {HOME}, not {shown(first)}")
    elif set(spaces[0]) & {*REWARDS, "token", "end"}:
        mistakes.append(f"{where}, space {HOME}: has no reward, no token and no end")
    return mistakes or check_apart(spaces, where)


def check_apart(spaces: Sequence[Table], where: str) -> Mistakes:
    """No space lies upon another."""
    first: dict[tuple[int, int], str] = {}
    names = [(space["id"], first.setdefault((space["x"], space["y"]), space["id"])) for space in spaces]
    return [f"{where}, space {one}: lies on the same place as {other}" for one, other in names if one != other]


def check_space(space: Table, where: str) -> Mistakes:
    """8.7.1 A space gives one thing or nothing."""
    mistakes = check_fields(space, where, SPACE)
    mistakes += check_number(space, where, "x", 0, 100) + check_number(space, where, "y", 0, 100)
    given = [name for name in REWARDS if name in space]
    if len(given) > 1:
        mistakes.append(f"{where}: gives {' and '.join(given)}, it must be one of them")
    for name in given:
        words = WORDS.get(name)
        mistakes += check_word(space, where, name, words) if words else check_number(space, where, name, 1, HIGHEST)
    mistakes += check_flag(space, where, "end") if "end" in space else []
    return mistakes + (check_word(space, where, "token", TOKENS) if "token" in space else [])


def check_routes(routes: Any, spaces: Sequence[Table], where: str) -> Mistakes:
    """8.2, 8.5 Routes between spaces of this board, each once, and what they cost."""
    if not is_tables(routes) or len(routes) > MOST_ROUTES:
        return [f"{where}, routes: must be a list of up to {MOST_ROUTES} {{ from = …, to = … }}, not {shown(routes)}"]
    ids = {space["id"] for space in spaces}
    mistakes: Mistakes = []
    for number, route in enumerate(routes, 1):
        mistakes += check_route(route, f"{where}, route {number}", ids)
    pairs = Counter((route["from"], route["to"]) for route in routes) if not mistakes else {}
    return mistakes + [f"{where}, routes: {a} to {b} stands twice" for (a, b), n in pairs.items() if n > 1]


def check_route(route: Table, where: str, ids: set[str]) -> Mistakes:
    mistakes = check_fields(route, where, "from, to, coins, cards")
    for end in ("from", "to"):
        space = route.get(end)
        if not isinstance(space, str) or space not in ids:
            mistakes.append(f"{where}, {end}: there is no space {shown(space)}")
    for price in ("coins", "cards"):
        mistakes += check_number(route, where, price, 0, HIGHEST, default=0)
    return mistakes


def check_arms(arms: Any, where: str) -> Mistakes:
    """The ways out of Home."""
    if not is_tables(arms) or len(arms) > MOST_ARMS:
        return [f"{where}, arms: must be a list of up to {MOST_ARMS} {{ id = …, first = … }}, not {shown(arms)}"]
    return check_list(arms, f"{where}, arm", check_arm)


def check_arm(arm: Table, where: str) -> Mistakes:
    right = isinstance(arm.get("first"), str)
    problem = [] if right else [f"{where}, first: must be a space, not {shown(arm.get('first'))}"]
    return check_fields(arm, where, "id, name, first") + problem


def check_ways(board: Table, where: str) -> Mistakes:
    """8.2 Every way leads away from Home, 8.10 to a chest at its end."""
    exits: dict[str, list[str]] = {space["id"]: [] for space in board["spaces"]}
    for route in board["routes"]:
        exits[route["from"]].append(route["to"])
    reached = beyond(HOME, exits)
    circles = [space for space in exits if space in beyond(space, exits)]
    lost = [space for space in exits if space != HOME and space not in reached]
    return [
        *([f"{where}, routes: {', '.join(circles)} lead in a circle, not away from {HOME}"] if circles else []),
        *(f"{where}, space {space}: no route leads there from {HOME}" for space in lost),
        *(each for space in board["spaces"] for each in check_end(space, exits, f"{where}, space {space['id']}")),
        *check_firsts([arm["first"] for arm in board["arms"]], exits[HOME], where),
    ]


def check_end(space: Table, exits: dict[str, list[str]], where: str) -> Mistakes:
    """8.10 Where no way leads on stands a chest with a house, and only there stands a house."""
    if not exits[space["id"]] and not space.get("end", False):
        return [f"{where}: no route leads on from here, so it must have end = true"]
    if not space.get("end", False):
        return []
    mistakes = [] if "chest" in space else [f"{where}, end: the end of a path must be a chest"]
    return mistakes + ([f"{where}, end: a route leads on from here"] if exits[space["id"]] else [])


def check_firsts(firsts: Sequence[str], ways: Sequence[str], where: str) -> Mistakes:
    """Each way out of Home has one arm."""
    wrong = [first for first in firsts if first not in ways]
    return [
        *(f"{where}, arms: no route leads from {HOME} to {shown(first)}" for first in wrong),
        *(f"{where}, arms: there must be one whose first is {way}" for way in ways if firsts.count(way) != 1),
    ]


def check_tokens(spaces: Sequence[Table], where: str) -> Mistakes:
    """3.2 All tokens lie on spaces that they may cover."""
    found = Counter(space["token"] for space in spaces if "token" in space)
    mistakes = [
        f"{where}, token: there must be {count} of {token}, this board has {found[token]}"
        for token, (count, _) in COVERED.items()
        if found[token] != count
    ]
    for space in spaces:
        _, under = COVERED.get(space.get("token", ""), (0, ""))
        if under and (under not in space or (under == "chest" and space["chest"] != "iron")):
            what = "an iron chest" if under == "chest" else f"a space with {under}"
            mistakes.append(f"{where}, space {space['id']}, token: {space['token']} must lie on {what}")
    return mistakes
