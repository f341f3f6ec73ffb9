"""Roam in a terminal, from a View: text with the simplest markup (`[blue]…[/]`), which a plain terminal drops."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

SIGNS = {"blue": "●", "red": "◆", "yellow": "▲", "green": "♣"}  # a shape for each colour
PAINT = {"blue": "bright_blue", "red": "bright_red", "yellow": "bright_yellow", "green": "bright_green"}
WIDTH = 15  # of a card's column
View = Mapping[str, Any]
Say = Callable[..., str]


def show(view: View, say: Say, whole: bool = True) -> str:
    """The table, the field last, where the question follows; else than whole, only what the question is about."""
    me = view["seat"] or 0
    others = [each for each in view["players"] if each["seat"] != me]
    mine = view["players"][me]
    blocks = [player(view, each, say) if whole else [head(view, each, say)] for each in others]
    if view["options"]["version"] == "full" and (whole or view["phase"] == "market"):
        blocks.append(market(view, say))
    if whole or view["phase"] in ("before", "artifact", "over"):
        blocks.append(player(view, mine, say))
    else:
        blocks.append([head(view, mine, say), *artifacts(mine, say)])
    blocks.append(side_by_side([field(view), lands(view, say)]))
    gap = "\n\n" if whole else "\n"
    return gap.join("\n".join(block) for block in blocks)


def painted(colour: str, text: str) -> str:
    return f"[{PAINT[colour]}]{text}[/]"


def field(view: View) -> list[str]:
    lines = ["      A   B   C   D   E   F"]
    for row in range(6):
        if row in (0, 3):
            lines.append("    ├───────┼───────┼───────┤" if row else "    ┌───────┬───────┬───────┐")
        cells = [cell(view, view["spaces"][row * 6 + column]) for column in range(6)]
        pairs = [" ".join(cells[column : column + 2]) for column in (0, 2, 4)]
        lines.append(f"  {row + 1} │" + "│".join(pairs) + "│")
    return [*lines, "    └───────┴───────┴───────┘"]


def cell(view: View, space: View | None) -> str:
    """Three columns wide: markers, else coins."""
    if space is None:
        return "   "
    colours = [view["players"][seat]["colour"] for seat in space["markers"]]
    if colours:
        signs = "".join(painted(colour, SIGNS[colour]) for colour in colours)
        return f" {signs}" + " " * (2 - len(colours))
    if view["using"] and space["id"] in view["using"]["empty"]:
        return " □ "
    return {0: " · ", 1: " ¢ "}.get(space["coins"], f"{space['coins']}¢ ")


def lands(view: View, say: Say) -> list[str]:
    """Each land's scroll: what its character is worth and how it moves, turned for the reader."""
    lines = [f"[bold]{say('roam-text-land')}[/]"]
    quarter = view["players"][view["seat"] or 0]["quarter"]
    for number, land in enumerate(view["lands"], 1):
        lines.append(f" {number}  " + ("–" if land is None else scroll(land, quarter, say)))
    if view["next"]:
        lines.append(f"[dim]{say('roam-text-next')}[/]  {scroll(view['next'], quarter, say)}")
    lines.append(f"[dim]{say('roam-text-deck')} {view['deck']}[/]")
    if view["options"]["outpost"]:
        owner = view["outpost"]
        name = "–" if owner is None else say(f"roam-seat-{view['players'][owner]['colour']}")
        lines.append(f"[dim]{say('roam-text-outpost')}: {name}[/]")
    return lines


def scroll(land: View, quarter: int, say: Say) -> str:
    if land["pattern"] is None:
        return say("roam-text-hidden")
    name = land["name"] or say(f"roam-card-{land['card']}")
    return f"★{land['vp']}  {' / '.join(squares(land['pattern'], quarter))}  {escaped(name)}"


def squares(pattern: Sequence[str], quarter: int) -> list[str]:
    """The pattern as it will lie on the field: ■ filled, □ empty."""
    width = max(map(len, pattern))
    rows = [row.ljust(width, ".") for row in pattern]
    for _ in range(quarter):
        rows = ["".join(row[column] for row in reversed(rows)) for column in range(len(rows[0]))]
    return ["".join({"#": "■", "o": "□"}.get(square, "·") for square in row) for row in rows]


def head(view: View, who: View, say: Say) -> str:
    """One line: who, whether it decides, points, coins, markers, cards."""
    sign = painted(who["colour"], SIGNS[who["colour"]])
    turn = " ◀" if view["decider"] == who["seat"] else ""
    counts = (("points", who["score"]), ("coins", who["coins"]), ("markers", who["supply"]))
    facts = " · ".join(say(f"roam-text-n-{name}", n=count) for name, count in counts)
    facts += f" · {len(who['characters'])}/10"
    return f"{sign} [bold]{say('roam-seat-' + who['colour'])}[/]{turn}  {facts}"


def player(view: View, who: View, say: Say) -> list[str]:
    cards = [card(each, who, say) for each in who["characters"]]
    rows = [side_by_side(cards[i : i + 5]) for i in range(0, len(cards), 5)]
    return [head(view, who, say), *[line for row in rows for line in row], *artifacts(who, say)]


def card(each: View, who: View, say: Say) -> list[str]:
    """A character as a small column: awake or asleep, points, name, pattern as it will lie."""
    name = each["name"] or say(f"roam-card-{each['id']}")
    sky = "☀" if each["awake"] else "☾"
    lines = [f"{sky} ★{each['vp']}", *wrapped(name, WIDTH - 2, 2), *squares(each["pattern"], who["quarter"])]
    style = "" if each["awake"] else "dim"
    padded = [line.ljust(WIDTH) for line in lines]
    return [f"[{style}]{escaped(line)}[/]" if style else escaped(line) for line in padded]


def artifacts(who: View, say: Say) -> list[str]:
    if not who["artifacts"]:
        return []
    names = [named(each, say) + ("" if each["ready"] else f" ({say('roam-text-used')})") for each in who["artifacts"]]
    return [f"  {say('roam-text-artifacts')}: " + "; ".join(names)]


def named(each: View, say: Say) -> str:
    name = each["name"] or say(f"roam-artifact-{each['id']}")
    return f"{escaped(name)} [dim]({say('roam-kind-' + each['kind'])}, ★{each['vp']})[/]"


def market(view: View, say: Say) -> list[str]:
    lines = [f"[bold]{say('roam-text-row')}[/]"]
    for each in view["row"]:
        power = say(f"roam-kind-{each['kind']}-text")
        lines += [f"  {each['price']}¢  {named(each, say)}", f"      [dim]{power}[/]"]
    return lines


# Laying text out


def wrapped(text: str, width: int, lines: int) -> list[str]:
    """Words over exactly so many lines; what does not fit ends in …"""
    rows = [""]
    for word in text.replace("-", "- ").split():
        if rows[-1] and len(rows[-1]) + 1 + len(word) > width:
            rows.append(word)
        else:
            rows[-1] = f"{rows[-1]}{'' if rows[-1].endswith('-') else ' '}{word}".strip()
    if len(rows) > lines:
        rows = [*rows[: lines - 1], " ".join(rows[lines - 1 :])]
    rows = [row if len(row) <= width else row[: width - 1] + "…" for row in rows]
    return rows + [""] * (lines - len(rows))


def side_by_side(blocks: Sequence[list[str]]) -> list[str]:
    """Columns of text beside each other; their widths are those of their visible letters."""
    height = max(map(len, blocks))
    widths = [max(map(visible, block)) for block in blocks]
    filled = [[*block, *[""] * (height - len(block))] for block in blocks]
    return [
        "  ".join(line + " " * (width - visible(line)) for line, width in zip(row, widths, strict=True)).rstrip()
        for row in zip(*filled, strict=True)
    ]


def visible(line: str) -> int:
    """The number of letters without markup."""
    count, i = 0, 0
    while i < len(line):
        if line.startswith("\\[", i):
            i += 2
            count += 1
        elif line[i] == "[":
            i = line.index("]", i) + 1
        else:
            i += 1
            count += 1
    return count


def escaped(text: str) -> str:
    return text.replace("[", "\\[")
