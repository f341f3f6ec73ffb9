"""The board in the terminal: each path a line from Home, a fork several lines below it.

A space is the sign of what it gives, with the signs of the travellers on it; before it, in brackets, what the route to
it costs. Where paths meet again, the second stops with `…`.
"""

from collections.abc import Iterator

from parlour.games.frogs.terminal.text import (
    CHARMS,
    CHESTS,
    SIGNS,
    STARTERS,
    TOKENS,
    Say,
    View,
    coloured,
    lines,
)


def board(view: View, say: Say) -> list[str]:
    """Home, then every way out of it."""
    home = view["spaces"][0]
    found = [f"⌂ {say('frogs-term-home')}{here(home)}"]
    seen: set[str] = set()
    for arm in view["arms"]:
        name = arm["name"] or say(f"frogs-arm-{view['options']['board']}-{arm['id']}")
        first, *rest = paths(view, home["id"], arm["first"], "  ", seen)
        found += [f"  {name}: {first.strip()}", *rest]
    return [coloured(line) for text in found for line in lines(text.strip(), indent(text), indent(text) + "    ")]


def indent(text: str) -> str:
    return text[: len(text) - len(text.lstrip())]


def paths(view: View, start: str, to: str, before: str, seen: set[str]) -> Iterator[str]:
    """One stretch as far as the next fork, then each way on from there."""
    parts = [step(view, start, to)]
    while to not in seen:
        seen.add(to)
        ways = [route["to"] for route in view["routes"] if route["from"] == to]
        if len(ways) != 1:
            yield before + " ".join(parts)
            for way in ways:
                first, *rest = paths(view, to, way, f"{before}  ", seen)
                yield f"{before}  ↳ {first.strip()}"
                yield from rest
            return
        parts.append(step(view, to, ways[0]))
        to = ways[0]
    yield before + " ".join([*parts, "…"])


def step(view: View, start: str, to: str) -> str:
    """8.5 `(¢1)` before a space whose route costs a coin, `(▤1)` a card."""
    route = next(each for each in view["routes"] if (each["from"], each["to"]) == (start, to))
    cost = [f"¢{route['coins']}"] if route["coins"] else []
    cost += [f"▤{route['cards']}"] if route["cards"] else []
    space = next(each for each in view["spaces"] if each["id"] == to)
    return (f"({' '.join(cost)})" if cost else "") + sign(space) + here(space)


def sign(space: View) -> str:
    """8.7, 8.8, 8.9 What the space gives now, tokens on it first; 8.10 ⌂ at the end of a path."""
    if space["token"]:
        return f"{TOKENS[space['token']]}!"
    charms = CHARMS[space["charm"]] * space["charms"] if space["charm"] else ""
    kinds = {"gain": f"¢{space['n']}", "draw": f"▤{space['n']}", "none": "" if charms else "·"}
    kinds |= {"start": STARTERS.get(space["which"], ""), "chest": CHESTS.get(space["which"], "")}
    return charms + kinds[space["kind"]] + ("⌂" if space["end"] else "")


def here(space: View) -> str:
    return "".join(SIGNS[seat] for seat in space["here"])
