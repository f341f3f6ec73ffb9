"""Lockup in a terminal, from a View: text with the simplest markup (`[bright_red]…[/]`), which a plain terminal drops.

Each room of the prison has a line with its rewards, then what lies there; every crew has a sign, so that tokens need no
words.
"""

from parlour.games.lockup.terminal.players import guards, head, player
from parlour.games.lockup.terminal.text import (
    Say,
    View,
    bare,
    coloured,
    escaped,
    goon_text,
    item_text,
    lines,
    listed,
    name_of,
    numbers,
    piled,
    token_text,
)


def show(view: View, say: Say, whole: bool = True) -> str:
    """The table, one's own things last, where the question follows; else than whole, others only in a line each."""
    me = view["seat"]
    others = [each for each in view["players"] if each["seat"] != me]
    blocks = [header(view, say), goals(view, say, whole), prison(view, say), stores(view, say)]
    blocks += [guards(view, say, whole)] if view["guards"] else []
    blocks += [player(view, each, say) if whole else head(view, each, say) for each in others]
    if me is not None:
        blocks.append(player(view, view["players"][me], say))
    gap = "\n\n" if whole else "\n"
    return gap.join("\n".join(block) for block in blocks if block)


def header(view: View, say: Say) -> list[str]:
    facts = [say("lockup-term-round", n=view["round"]), say(f"lockup-term-phase-{view['phase']}")]
    if view["options"]["difficulty"]:
        facts.append(say(f"lockup-difficulty-{view['options']['difficulty']}"))
    facts += [say("lockup-term-raids", n=view["raids"]), say("lockup-term-left", n=view["supply"]["suspicion"])]
    return [f"[bold]{escaped(line)}[/]" for line in lines(" · ".join(facts))]


# Goals


def goals(view: View, say: Say, whole: bool) -> list[str]:
    found: list[str] = []
    for goal in view["goals"]:
        found += [coloured(view, line) for line in lines(goal_text(view, goal, say), "", "  ")]
        if whole and not goal["name"]:
            found += [f"[dim]{escaped(line)}[/]" for line in lines(say(f"lockup-text-goal-{goal['id']}"), "  ")]
    return found


def goal_text(view: View, goal: View, say: Say) -> str:
    """Name, type, stars, how many each has, who holds it."""
    stars = f"★{goal['stars']}" + (f"/{goal['second']}" if goal["second"] else "") + (" ×" if goal["each"] else "")
    counts = " ".join(f"{bare(view, party)}{n}" for party, n in enumerate(goal["counts"]))
    parts = [name_of(goal, "goal", say), f"{say('lockup-term-goal-' + goal['type'])} {stars}", counts]
    if goal["holder"] is not None:
        parts.append(say("lockup-term-holds", who=bare(view, goal["holder"])))
    return " · ".join(parts)


# The prison


def prison(view: View, say: Say) -> list[str]:
    return [line for each in view["locations"] for line in room(view, each, say)]


def room(view: View, each: View, say: Say) -> list[str]:
    """Number, name, rewards; then the goon, suspicion and resources; then who is there."""
    mark = {"now": "▶", "done": "✓"}.get(each["state"], " ")
    title = f"{each['number']} {say('lockup-location-' + each['id'])}"
    rewards = "; ".join(reward(row, say) for row in each["rewards"])
    first, *rest = lines(f"{title}: {rewards}", f"{mark} ", "    ")
    found = [escaped(first).replace(escaped(title), f"[bold]{escaped(title)}[/]", 1), *map(escaped, rest)]
    for text in (contents(each, say), crowd(view, each, say)):
        found += [coloured(view, line) for line in lines(text, "    ", "      ")]
    return found


def reward(row: View, say: Say) -> str:
    """`1st scrap ×3`: the place and what it brings."""
    kind, n = row["kind"], row["n"]
    if kind == "recruit":
        prices = row["price"]
        what = say("lockup-term-recruit", one=prices[0], two=prices[1] if len(prices) > 1 else 0)
    elif kind in ("exchange", "craft", "choose-tome", "tome"):
        what = say(f"lockup-term-reward-{kind}", n=n)
    else:
        what = piled(say(f"lockup-good-{kind}"), n)
    place = say(f"lockup-term-place-{row['place']}")
    return f"{place} {what}" + (f" + {say('lockup-term-marker')}" if row["first"] else "")


def contents(each: View, say: Say) -> str:
    parts = [goon_text(each["goon"], say)] if each["goon"] else []
    parts += [say("lockup-term-here", n=each["suspicion"])] if each["suspicion"] else []
    parts += [say("lockup-term-lying", goods=numbers(each["lying"], say))] if each["lying"] else []
    return " · ".join(parts)


def crowd(view: View, each: View, say: Say) -> str:
    """Who is there: in the order of the places once they are fixed, else the strongest first."""
    strengths = each["strengths"]
    if each["ranking"]:
        strengths = sorted(strengths, key=lambda one: int(each["ranking"].index(one["party"])))
    parts = [force(view, each, one, say) for one in strengths]
    parts += [say("lockup-term-declined", who=bare(view, party)) for party in each["declined"]]
    return "   ".join(parts)


def force(view: View, each: View, one: View, say: Say) -> str:
    """`◆5+ (enforcer, 2, ?)`: what can be seen of the strength, and the tokens or cards; ( ) lie face down."""
    more = "+" if one["unknown"] else ""
    if one["party"] < len(view["players"]):
        there = [token for token in each["tokens"] if token["owner"] == one["party"]]
        words = [token_text(token["token"], say) + ("" if token["up"] else "↓") for token in there]
    else:
        words = [name_of(card, "guard", say) for card in each["guards"]["up"]] + ["?↓"] * each["guards"]["down"]
    return f"{bare(view, one['party'])}{one['strength']}{more} ({', '.join(words)})"


# What is left


def stores(view: View, say: Say) -> list[str]:
    """The display, the supply and the decks."""
    found: list[str] = []
    for number, card in enumerate(view["display"], 1):
        found += lines(f"{number} {item_text(card, say) if card else '–'}", "  ", "    ")
    left = {kind: n for kind, n in view["supply"].items() if kind != "suspicion"}
    decks = [say(f"lockup-term-deck-{kind}", n=view[f"{kind}_deck"]) for kind in ("item", "goon", "tome")]
    found += listed(say("lockup-term-supply"), [numbers(left, say), *decks], "")
    return [f"[bold]{escaped(say('lockup-term-display'))}[/]", *map(escaped, found)]
