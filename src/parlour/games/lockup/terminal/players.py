"""Players and guards in the terminal: a line for each, and what lies before them."""

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
    tome_text,
    trait_text,
)


def head(view: View, who: View, say: Say) -> list[str]:
    """Who, whether it decides, stars, power, suspicion, what it holds in the open."""
    facts = [
        *party_facts(who, say),
        say("lockup-term-home", n=who["home"]),
        say("lockup-term-tomes", n=who["tome_count"]),
    ]
    if who["reserved_count"]:
        facts.append(say("lockup-term-reserved", n=who["reserved_count"]))
    facts += [say("lockup-term-hidden", n=who["hidden"], limit=who["hidden_limit"])] if who["hidden"] else []
    facts += [say("lockup-term-passed")] if who["passed"] and view["phase"] == "roll-call" else []
    turn = " ◀" if view["decider"] == who["seat"] else ""
    stored = say("lockup-term-stored", n=sum(who["goods"].values()), limit=who["storage"])
    name = say(f"lockup-crew-{who['crew']}")
    found = title(view, who["seat"], name + turn, facts)
    return found + [escaped(line) for line in lines(f"{stored}: {numbers(who['goods'], say)}", "  ")]


def title(view: View, party: int, name: str, facts: list[str]) -> list[str]:
    first, *rest = lines(f"{bare(view, party)} {name}  {' · '.join(facts)}", "", "  ")
    return [coloured(view, first).replace(escaped(name), f"[bold]{escaped(name)}[/]", 1), *map(escaped, rest)]


def party_facts(who: View, say: Say) -> list[str]:
    facts = [f"★{who['reputation']}", f"{say('lockup-good-power')} {who['power']}"]
    facts.append(f"{say('lockup-good-suspicion')} {who['suspicion']}")
    return facts + ([say("lockup-term-first")] if who["first"] else [])


def player(view: View, who: View, say: Say) -> list[str]:
    """The line, then all that is open; for the owner also what is not."""
    found = area(who, say)
    found += listed(say("lockup-term-trait"), [name_of(who["trait"], "trait", say)]) if who["trait"] else []
    if who["cell"] is not None:
        found += listed(say("lockup-term-cell"), [", ".join(token_text(token, say) for token in who["cell"]) or "–"])
    found += each_line("lockup-term-hand", [tome_text(card, say) for card in who["tomes"] or []], say)
    found += each_line("lockup-term-kept", [item_text(card, say) for card in who["reserved"] or []], say)
    found += each_line("lockup-term-dealt", [trait_text(card, say) for card in who["dealt"] or []], say)
    found += each_line("lockup-term-drawn", [tome_text(card, say) for card in who["drawn_tomes"] or []], say)
    found += each_line("lockup-term-drawn", [goon_text(card, say) for card in who["drawn_goons"] or []], say)
    return [*head(view, who, say), *map(escaped, found)]


def area(who: View, say: Say) -> list[str]:
    """Crafted items, recruited goons, attribute symbols."""
    items = [f"{name_of(card, 'item', say)} ★{card['value']}" for card in who["items"]]
    found = listed(say("lockup-term-items"), items) if items else []
    goons = [f"{name_of(card, 'goon', say)} ({say('lockup-type-' + card['type'])})" for card in who["goons"]]
    found += listed(say("lockup-term-goons"), goons) if goons else []
    symbols = [piled(say(f"lockup-symbol-{symbol}"), n) for symbol, n in who["symbols"].items() if n]
    return found + (listed(say("lockup-term-attributes"), symbols) if symbols else [])


def each_line(label: str, texts: list[str], say: Say) -> list[str]:
    """A label and a line for each card."""
    found = [line for text in texts for line in lines(text, "    ", "      ")]
    return [f"  {say(label)}:", *found] if found else []


def guards(view: View, say: Say, whole: bool) -> list[str]:
    """18.1.1 The guard board."""
    who = view["guards"]
    facts = [*party_facts(who, say), say("lockup-term-deck-guard", n=who["deck"] + who["aside"])]
    facts.append(say("lockup-term-deck-location", n=who["location_deck"]))
    found = lines(f"{say('lockup-term-goods')}: {numbers(who['goods'], say)}", "  ")
    if who["turned"]:
        found += listed(say("lockup-term-turned"), [place(card, say) for card in who["turned"]])
    found += area(who, say) if whole else []
    found += each_line("lockup-term-kept", [item_text(card, say) for card in who["reserved"]], say)
    return [*title(view, len(view["players"]), say("lockup-term-guards"), facts), *map(escaped, found)]


def place(card: str, say: Say) -> str:
    return say("lockup-term-off-duty") if card == "off-duty" else say(f"lockup-location-{card}")
