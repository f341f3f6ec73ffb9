"""Root in a terminal, from a View: text with the simplest markup (`[bright_red]…[/]`), which a plain terminal drops.

Clearings are a table with a line each; every faction has a sign, so that warriors need no words.
"""

from collections.abc import Sequence
from textwrap import wrap

from parlour.games.root.terminal.boards import board_lines
from parlour.games.root.terminal.text import (
    SUIT_PAINT,
    Cell,
    Say,
    View,
    card_name,
    escaped,
    painted,
    piled,
    sign,
    suit_piles,
    suits_text,
    table,
    wide,
    wrapped,
)

WIDTH = 100
SLOTS = 4  # the column with what stands in a clearing


def show(view: View, say: Say, whole: bool = True) -> str:
    """The table, one's own things last, where the question follows; else than whole, others only in a line each."""
    me = view["seat"]
    others = [each for each in view["players"] if each["seat"] != me]
    blocks = [[*header(view, say), *supplies(view, say)], clearings(view, say)]
    blocks += [player(view, each, say) if whole else [head(view, each, say)] for each in others]
    if me is not None:
        blocks.append([*player(view, view["players"][me], say), *hand(view["players"][me]["cards"], say)])
    blocks.append([*battle(view, say), *revealed(view, say)])
    gap = "\n\n" if whole else "\n"
    return gap.join("\n".join(block) for block in blocks if block)


# The map


def header(view: View, say: Say) -> list[str]:
    phase = say("root-text-over") if view["phase"] == "over" else say(f"root-phase-{view['phase']}")
    facts = [say("root-text-round", n=view["round"]), phase]
    facts += [say("root-text-deck", n=view["deck"]), say("root-text-discard", n=len(view["discard"]))]
    return [f"[bold]{' · '.join(map(escaped, facts))}[/]"]


def supplies(view: View, say: Say) -> list[str]:
    """What everybody may take or do: items to craft, quests, dominance cards beside the map."""
    items = [piled(say(f"root-item-{kind}"), n) for kind, n in view["items"].items() if n]
    lines = wrapped(say("root-text-items"), items or ["–"], WIDTH)
    if view["quests"]:
        tasks = [quest(each, say) for each in view["quests"]["open"]]
        lines += wrapped(say("root-text-quests", n=view["quests"]["deck"]), tasks or ["–"], WIDTH)
    if view["available"]:
        lines += wrapped(say("root-text-available"), [card_name(each, say) for each in view["available"]], WIDTH)
    if view["souls"]:
        lines += wrapped(say("root-text-souls"), suit_piles(view["souls"], say), WIDTH)
    used = services(view, say)
    return lines + (wrapped(say("root-text-services"), used, WIDTH) if used else [])


def services(view: View, say: Say) -> list[str]:
    """11.2.6, 11.2.7 Who uses services now, or may still buy some."""
    facts = [(view["boats"], say("root-draw-has-boats")), (view["hirer"], say("root-draw-has-mercenaries"))]
    if view["service"]:
        left = say("root-draw-services-left", n=view["service"]["left"])
        facts.append((view["service"]["buyer"], left))
    return [f"{short(view, seat, say)} – {fact}" for seat, fact in facts if seat is not None]


def quest(each: View, say: Say) -> str:
    """Its items, and its suit where the name does not tell it."""
    name, suit = say(f"root-quest-{each['id']}"), say(f"root-suit-{each['suit']}")
    items = " + ".join(say(f"root-item-{item}") for item in each["items"])
    return f"{name if suit in name else f'{name} ({suit})'}: {items}"


def clearings(view: View, say: Say) -> list[str]:
    names = ("clearing", "suit", "ruler", "warriors", "buildings", "tokens", "paths")
    heads: list[Cell] = [[("bold", say(f"root-text-{name}"))] for name in names]
    rows = [heads, *[clearing(view, each, say) for each in view["clearings"]]]
    lines = table(stacked(rows) if too_wide(rows) > 0 else rows)
    for forest in view["forests"]:
        for pawn in forest["pawns"]:
            name = say(f"root-forest-{forest['id']}")
            lines.append(f"{sign(view, pawn['seat'])} {escaped(name)}")
    return lines


def too_wide(rows: Sequence[Sequence[Cell]]) -> int:
    """By how many letters the table is wider than a terminal."""
    columns = range(len(rows[0]))
    return sum(max(wide(row[column]) for row in rows) + 2 for column in columns) - 2 - WIDTH


def stacked(rows: Sequence[Sequence[Cell]]) -> list[list[Cell]]:
    """Tokens under the buildings instead of beside them."""
    heads = rows[0]
    result: list[list[Cell]] = [[*heads[:SLOTS], [*heads[SLOTS], ("", " / "), *heads[SLOTS + 1]], heads[-1]]]
    for row in rows[1:]:
        result.append([*row[: SLOTS + 1], row[-1]])
        if wide(row[SLOTS + 1]):
            result.append([*[[] for _ in range(SLOTS)], row[SLOTS + 1], []])
    return result


def clearing(view: View, each: View, say: Say) -> list[Cell]:
    """Number, suit, ruler, warriors and pawns, slots, tokens, where its paths lead."""
    ruler: Cell = [("", "–")] if each["ruler"] is None else [mark(view, each["ruler"], "")]
    return [
        [("bold", f"{each['id']:>2}")],
        [(SUIT_PAINT[each["suit"]], say(f"root-suit-{each['suit']}"))],
        ruler,
        warriors(view, each),
        [("", ", ".join(slots(each, say)))],
        [("", ", ".join(piled(say(f"root-kind-{token['kind']}"), token["n"]) for token in each["tokens"]))],
        [("dim", " ".join(ways(view, each["id"])))],
    ]


def ways(view: View, here: int) -> list[str]:
    """2.2.1 Where paths lead; 11.2.2 with ~ where the river does, if somebody in the game can use it."""
    swims = any(each["faction"] == "riverfolk" for each in view["players"])
    river = sorted(beside(view["river"], here)) if swims else []
    return [str(n) for n in sorted(beside(view["paths"], here))] + [f"~{n}" for n in river]


def mark(view: View, seat: int, text: str) -> tuple[str, str]:
    player = view["players"][seat]
    return painted(player["faction"], text)


def warriors(view: View, each: View) -> Cell:
    found: Cell = []
    for army in each["warriors"]:
        found += [mark(view, army["seat"], f"{army['n']}"), ("", " ")]
    for pawn in each["pawns"]:
        found += [mark(view, pawn["seat"], ""), ("", " ")]
    return found[:-1]


def slots(each: View, say: Say) -> list[str]:
    """2.2.3 Buildings of a kind together, the ruin, and □ for each free slot; GG.6.2 burnt land has none."""
    kinds = [building["kind"] for building in each["buildings"]]
    words = [piled(say(f"root-kind-{kind}"), kinds.count(kind)) for kind in dict.fromkeys(kinds)]
    words += [ruin(each, say)] if each["ruin"] else []
    if each["scorched"]:
        return [*words, say("root-text-scorched")]
    free = each["slots"] - len(kinds) - int(each["ruin"])
    return words + ["□" * free] * (free > 0)


def ruin(each: View, say: Say) -> str:
    """9.7.1 With what one knows to lie there; ? for what one does not know of two items."""
    known = [say(f"root-item-{kind}") for kind in each["ruin_known"]]
    hidden = each["ruin_items"] - len(known)
    items = known + ["?"] * (hidden if known or hidden > 1 else 0)
    return f"{say('root-text-ruin')} ({', '.join(items)})" if items else say("root-text-ruin")


def beside(paths: Sequence[Sequence[int]], here: int) -> list[int]:
    return [other for pair in paths if here in pair for other in pair if other != here]


# The players


def head(view: View, who: View, say: Say) -> str:
    """One line: who, whether it decides, points, cards, warriors, clearings ruled."""
    turn = " ◀" if view["decider"] == who["seat"] else ""
    facts = [say("root-text-n-points", n=who["score"]) if scores(who) else say("root-text-no-points")]
    facts.append(say("root-text-n-cards", n=who["hand"]))
    if who["warriors"] is not None:
        facts += [say("root-text-supply", n=who["warriors"]), say("root-text-ruled", n=who["ruled"])]
    name = say(f"root-faction-{who['faction']}")
    return f"{sign(view, who['seat'])} [bold]{escaped(name)}[/]{turn}  {escaped(' · '.join(facts))}"


def scores(who: View) -> bool:
    return who["dominance"] is None


def player(view: View, who: View, say: Say) -> list[str]:
    """The head, the board, what lies before the player."""
    lines = [head(view, who, say), *board_lines(view, who, say)]
    free = {suit: n for suit, n in who["crafting"].items() if n}
    if free:
        pieces = [piled(say(f"root-suit-{suit}"), n) for suit, n in free.items()]
        lines += wrapped(f"  {say('root-text-crafting')}", pieces, WIDTH)
    if who["items"]:
        crafted = [piled(say(f"root-item-{kind}"), n) for kind, n in who["items"].items()]
        lines += wrapped(f"  {say('root-text-box')}", crafted, WIDTH)
    if who["crafted"]:
        lines += wrapped(f"  {say('root-text-crafted')}", [in_play(each, who, say) for each in who["crafted"]], WIDTH)
    if who["open"] and who["seat"] != view["seat"]:
        held = [card_name(each, say) for each in who["cards"]]
        lines += wrapped(f"  {say('root-draw-open-hand')}", held or ["–"], WIDTH)
    return lines + dominance(view, who, say)


def in_play(card: View, who: View, say: Say) -> str:
    used = f", {say('root-text-used')}" if card["name"] in who["used"] else ""
    return f"{say('root-name-' + card['name'])} ({effect(card, say).rstrip('.')}{used})"


def dominance(view: View, who: View, say: Say) -> list[str]:
    if who["dominance"] is None:
        return []
    line = say("root-text-dominance", card=card_name(who["dominance"], say))
    if who["partner"] is not None:
        line = say("root-text-coalition", faction=short(view, who["partner"], say))
    return [f"  {escaped(line)}"]


# Cards


def hand(cards: Sequence[View], say: Say) -> list[str]:
    """Each card with its suit, what it costs to craft, and what it does."""
    if not cards:
        return []
    faces = [face(card, say) for card in cards]
    room = WIDTH - 2 - sum(max(wide(row[column]) for row in faces) + 2 for column in range(len(faces[0])))
    rows: list[list[Cell]] = []
    for card, row in zip(cards, faces, strict=True):
        first, *more = wrap(effect(card, say), max(room, 20))
        rows += [[*row, [("dim", first)]], *[[[], [], [], [("dim", line)]] for line in more]]
    return [f"  [bold]{escaped(say('root-text-hand'))}[/]", *[f"  {line}" for line in table(rows)]]


def face(card: View, say: Say) -> list[Cell]:
    """Suit, name, and what it costs to craft."""
    cost = f"⚒ {suits_text(card['cost'], say)}" if card["cost"] else ""
    suit = say(f"root-suit-{card['suit']}")
    return [[(SUIT_PAINT[card["suit"]], suit)], [("bold", say(f"root-name-{card['name']}"))], [("", cost)]]


def effect(card: View, say: Say) -> str:
    """What a card does once it is crafted, activated or played."""
    if card["kind"] == "item":
        return f"{say('root-effect-item', item=say('root-item-' + card['item']))} ★{card['vp']}"
    if card["kind"] == "dominance":
        return say("root-effect-dominance-bird" if card["suit"] == "bird" else "root-effect-dominance-suit")
    return say(f"root-effect-{card['name']}")


# What goes on


def battle(view: View, say: Say) -> list[str]:
    fight = view["battle"]
    if fight is None:
        return []
    seats = ("attacker", "defender", "ally", "guard", "instigator")
    names = {each: short(view, fight[each], say) for each in seats if fight[each] is not None}
    line = say("root-text-battle", n=fight["clearing"], attacker=names["attacker"], defender=names["defender"])
    line += f" (+ {names['ally']})" if "ally" in names else ""
    line += "".join(f" · {say('root-text-' + each, faction=names[each])}" for each in seats[3:] if each in names)
    if fight["dice"]:
        line += f" · {say('root-text-dice')} {fight['dice'][0]}, {fight['dice'][1]}"
        line += f" · {say('root-text-hits', on_attacker=fight['hits'][0], on_defender=fight['hits'][1])}"
    return [f"[bold]{escaped(part)}[/]" for part in wrap(line, WIDTH)]


def short(view: View, seat: int, say: Say) -> str:
    return say(f"root-faction-{view['players'][seat]['faction']}-short")


def revealed(view: View, say: Say) -> list[str]:
    """Z.2 A hand that one was shown."""
    seen = view["revealed"]
    if seen is None:
        return []
    label = say("root-text-revealed", faction=short(view, seen["of"], say))
    return wrapped(label, [card_name(card, say) for card in seen["cards"]] or ["–"], WIDTH)
