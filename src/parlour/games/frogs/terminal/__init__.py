"""Frogs in a terminal, from a View: text with the simplest markup (`[bright_blue]…[/]`), which a plain terminal drops.

Each seat has a sign, and every space is the sign of what it gives (`frogs-legend` explains them).
"""

from parlour.games.frogs.terminal.board import board
from parlour.games.frogs.terminal.text import (
    CHARMS,
    SEATS,
    SIGNS,
    Say,
    View,
    coloured,
    each_line,
    escaped,
    hand_text,
    lines,
    listed,
    name_of,
    names,
    play_text,
    starter_text,
)

ROWS = ("villagers", "gear", "buildings")


def show(view: View, say: Say, whole: bool = True) -> str:
    """The table, one's own things last, where the question follows; else than whole, cards in play by name alone."""
    me = view["seat"]
    others = [each for each in view["players"] if each["seat"] != me]
    blocks = [header(view, say), board(view, say), middle(view, say, whole)]
    blocks += [player(view, each, say, whole) for each in others]
    if me is not None:
        blocks.append(player(view, view["players"][me], say, whole))
    blocks.append(outcome(view, say))
    gap = "\n\n" if whole else "\n"
    return gap.join("\n".join(block) for block in blocks if block)


def header(view: View, say: Say) -> list[str]:
    options = view["options"]
    decks = ["academy", "tidings"] if options["both_decks"] else [options["theme"]]
    facts = [say(f"frogs-board-{options['board']}"), " + ".join(say(f"frogs-deck-{deck}") for deck in decks)]
    facts.append(say(f"frogs-term-phase-{view['phase']}", n=view["turn"], actions=view["actions"]))
    if view["last_turns"]:
        facts.append(say("frogs-term-last", n=view["last_turns"]))
    return [f"[bold]{escaped(line)}[/]" for line in lines(" · ".join(facts))]


# The middle


def middle(view: View, say: Say, whole: bool) -> list[str]:
    """13.0 The deck, what the reader knows of it, the discard pile, what is in progress."""
    pile = names(view["discard"], say)[::-1]
    found = lines(say("frogs-term-deck", n=view["deck"]))
    found += listed(say("frogs-term-top"), [name_of(card, say) if card else "?" for card in view["top"]], "")
    found += listed(say("frogs-term-discard", n=len(pile)), pile if whole else pile[:1], "")
    found += each_line(say("frogs-term-novices"), [hand_text(card, say) for card in view["novices"]])
    found += listed(say("frogs-term-chain"), [source(each, say) for each in view["chain"]], "")
    found += listed(say("frogs-term-waiting"), names(view["waiting"], say), "")
    looked = view["looked"]
    if looked and looked[0]:
        found += each_line(say("frogs-term-looked"), [hand_text(card, say) for card in looked])
    elif looked:
        found += lines(f"{say('frogs-term-looked')}: {len(looked)}")
    return [escaped(line) for line in found]


def source(each: View, say: Say) -> str:
    """12.2 Whose effects are in progress."""
    if each["card"]:
        return name_of(each["card"], say)
    return say(f"frogs-start-{each['starter']}") if each["starter"] else say("frogs-term-reward")


# Players


def player(view: View, who: View, say: Say, whole: bool) -> list[str]:
    """A line about the player, then all that lies open; for the owner also the hand."""
    told = each_line if whole else listed
    found = told(say("frogs-term-starters"), [starter_text(each, say, whole) for each in who["starters"]])
    for row in ROWS:
        found += told(say(f"frogs-term-{row}"), [play_text(card, say, whole) for card in who[row]])
    found += listed(say("frogs-term-known"), names(who["known"], say))
    found += listed(say("frogs-term-perhaps"), names(who["perhaps"], say))
    found += listed(say("frogs-term-tucked"), names(who["tucked"] or [], say))
    found += each_line(say("frogs-term-hand"), [hand_text(card, say) for card in who["hand"] or []])
    return [*head(view, who, say), *map(escaped, found)]


def head(view: View, who: View, say: Say) -> list[str]:
    """Who, whether it decides, coins, how many cards, what lies open of the score."""
    facts = [say(f"frogs-species-{who['species']}")] if who["species"] else []
    facts += [f"¢{who['coins']}", say("frogs-term-cards", n=who["hand_count"])]
    facts += [say("frogs-term-under", n=who["tucked_count"]), say("frogs-term-points", n=who["buildings_vp"])]
    facts += ["".join(CHARMS[kind] for kind in who["charms"])] if who["charms"] else []
    facts += [say("frogs-term-first")] if view["first"] == who["seat"] else []
    name = say(f"frogs-seat-{SEATS[who['seat']]}") + (" ◀" if view["decider"] == who["seat"] else "")
    first, *rest = lines(f"{SIGNS[who['seat']]} {name}  {' · '.join(facts)}", "", "  ")
    return [coloured(first).replace(escaped(name), f"[bold]{escaped(name)}[/]", 1), *map(escaped, rest)]


def outcome(view: View, say: Say) -> list[str]:
    """14.4 What the scores are made of."""
    result = view["outcome"]
    if result is None:
        return []
    found = []
    for seat, parts in enumerate(result["breakdown"]):
        told = " + ".join(f"{say('frogs-part-' + part)} {n}" for part, n in parts.items())
        found += lines(f"{SIGNS[seat]} {result['scores'][seat]} = {told}", "", "  ")
        found += listed(say("frogs-term-tucked"), names(result["tucked"][seat], say))
    return [coloured(line) for line in found]
