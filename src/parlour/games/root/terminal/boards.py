"""The factions' boards in a terminal: a few lines each, with what the next piece costs and brings."""

from collections.abc import Callable, Sequence
from textwrap import wrap

from parlour.games.root.terminal.text import Say, View, card_name, piled, suit_piles, wrapped

WIDTH = 100
SPOTS = ("track", "satchel", "damaged")  # where an item of the Vagabond lies
BOXES = ("payments", "funds", "committed")  # of the Riverfolk's board
ALLIED = 3  # the last box of the chart


def board_lines(view: View, who: View, say: Say) -> list[str]:
    return BOARD_OF[who["faction"]](view, who["board"], say)


def part(name: str, say: Say) -> str:
    return f"  {say('root-text-' + name)}"


def described(key: str, say: Say) -> str:
    """A leader or character, and what makes it special."""
    return f"{say(key)} – {say(key + '-text').rstrip('.')}"


def marquise(_: View, board: View, say: Say) -> list[str]:
    """6.5.4 Of each track: how many stand, what the next costs and scores."""
    tracks = [track(each, say) for each in board["tracks"]]
    facts = [say("root-text-wood", n=board["wood"])]
    if board["actions"]:
        facts.append(say("root-text-actions", n=board["actions"]))
    return [*wrapped(part("board", say), tracks, WIDTH), f"  {' · '.join(facts)}"]


def track(each: View, say: Say) -> str:
    n, name = each["placed"], say(f"root-kind-{each['kind']}")
    if n == len(each["cost"]):
        return f"{name} {n}/{n}"
    return f"{name} {n}/{len(each['cost'])} ({say('root-text-next', cost=each['cost'][n], vp=each['vp'][n])})"


def eyrie(_: View, board: View, say: Say) -> list[str]:
    """7.5.2 The Decree from left to right; ✓ is done."""
    n = board["roosts"]
    facts = [f"{say('root-kind-roost')} {n}/{len(board['vp'])} (★{board['vp'][n - 1] if n else 0})"]
    if board["leader"]:
        facts.append(described(f"root-leader-{board['leader']}", say))
    fallen = [say(f"root-leader-{each['id']}") for each in board["leaders"] if each["state"] == "fallen"]
    if fallen:
        facts.append(f"{say('root-text-fallen')}: {', '.join(fallen)}")
    columns = [column(each, say) for each in board["decree"]]
    return wrapped(part("board", say), facts, WIDTH) + wrapped(part("decree", say), columns, WIDTH)


def column(each: View, say: Say) -> str:
    cards = [say(f"root-suit-{card['suit']}") + "✓" * card["done"] for card in each["cards"]]
    return f"{say('root-column-' + each['column'])} – {', '.join(cards) or '0'}"


def alliance(_: View, board: View, say: Say) -> list[str]:
    """8.4.2 What the next sympathy token costs and scores; 8.2.3 one's own supporters."""
    n = board["sympathy"]
    sympathy = f"{say('root-kind-sympathy')} {n}/{len(board['cost'])}"
    if n < len(board["cost"]):
        sympathy += f" ({say('root-text-next-sympathy', cost=board['cost'][n], vp=board['vp'][n])})"
    facts = [sympathy, say("root-text-officers", n=board["officers"]), bases(board, say)]
    if board["operations"]:
        facts.append(say("root-text-operations", n=board["operations"]))
    lines = wrapped(part("board", say), facts, WIDTH)
    cards = board["supporter_cards"]
    if cards is None:
        return [*lines, f"  {say('root-text-supporters')}: {board['supporters']}"]
    return lines + wrapped(part("supporters", say), suit_piles(cards, say) or ["0"], WIDTH)


def bases(board: View, say: Say) -> str:
    built = [f"{say('root-suit-' + b['suit'])} ({b['clearing']})" for b in board["bases"] if b["clearing"] is not None]
    return f"{say('root-kind-base')}: {', '.join(built) or '0'}"


def vagabond(view: View, board: View, say: Say) -> list[str]:
    """9.2.5 Items by place, the exhausted ones in brackets; 9.2.9 relationships; quests done, by suit."""
    facts = []
    if board["character"]:
        facts.append(described(f"root-character-{board['character']}", say))
    if board["place"]:
        facts.append(place(board["place"], say))
    lines = wrapped(part("board", say), facts, WIDTH) if facts else []
    lines += wrapped(part("pack", say), [items(board, spot, say) for spot in SPOTS], WIDTH)
    relations = [relation(view, board, each, say) for each in board["relations"]]
    if relations:
        lines += wrapped(part("relations", say), relations, WIDTH)
    if board["relics"]:
        found = ", ".join(say(f"root-item-{kind}") for kind in board["relics"])
        lines.append(f"  {say('root-draw-relics', items=found)}")
    done = suit_piles(board["quests"], say)
    return lines + (wrapped(part("quests-done", say), done, WIDTH) if done else [])


def place(where: View, say: Say) -> str:
    if "forest" in where:
        return say(f"root-forest-{where['forest']}")
    return say("root-clearing", n=where["clearing"])


def items(board: View, spot: str, say: Say) -> str:
    there = [each for each in board["items"] if each["place"] == spot]
    words = [piled(say(f"root-item-{each['kind']}"), each["n"]) for each in there]
    shown = [word if each["up"] else f"({word})" for word, each in zip(words, there, strict=True)]
    return f"{say('root-text-' + spot)} – {', '.join(shown) or '0'}"


def relation(view: View, board: View, each: View, say: Say) -> str:
    """9.2.9.i.a How many aids of how many lead to the next box."""
    faction = view["players"][each["seat"]]["faction"]
    level = ("indifferent", "amiable", "friendly", "allied", "hostile").index(each["level"])
    aids = f" {each['aids']}/{board['aids'][level]}" if level < ALLIED else ""
    return f"{say('root-faction-' + faction + '-short')} – {say('root-relation-' + each['level'])}{aids}"


def lizard_cult(_: View, board: View, say: Say) -> list[str]:
    """10.4.3 Outcasts, acolytes and what conspiracies cost; 10.5.3 gardens and what a suit scores; ✓ is scored."""
    costs = [say("root-draw-conspiracy-cost", name=say(f"root-conspiracy-{c}"), n=n) for c, n in board["costs"].items()]
    facts = [outcast(board, say), say("root-draw-acolytes", n=board["acolytes"]), *costs]
    lines = wrapped(part("board", say), facts, WIDTH)
    lines += wrapped(f"  {say('root-kind-garden')}", [gardens(each, say) for each in board["gardens"]], WIDTH)
    cards = [card_name(card, say) for card in board["revealed"]]
    return lines + (wrapped(f"  {say('root-draw-cards-revealed')}", cards, WIDTH) if cards else [])


def outcast(board: View, say: Say) -> str:
    if board["outcast"] is None:
        return say("root-draw-outcast-none")
    key = "root-draw-hated-suit" if board["hated"] else "root-draw-outcast-suit"
    return say(key, suit=say(f"root-suit-{board['outcast']}"))


def gardens(each: View, say: Say) -> str:
    n = each["placed"]
    points = each["vp"][n - 1] if n else 0
    done = "✓" if each["scored"] else ""
    return f"{say('root-suit-' + each['suit'])} {n}/{len(each['vp'])} (★{points}){done}"


def riverfolk(view: View, board: View, say: Say) -> list[str]:
    """11.2.6 Prices, ✓ is bought; 11.2.4 whose warriors lie in which box; 11.3.3 trade posts."""
    prices = [f"{say('root-draw-service-' + p['service'])} {p['price']}" + "✓" * p["bought"] for p in board["prices"]]
    lines = wrapped(part("services", say), prices, WIDTH)
    boxes = [f"{say('root-text-' + name)} – {warriors(view, board[name], say)}" for name in BOXES]
    lines += wrapped(part("board", say), [*boxes, say("root-draw-dividends", n=board["dividends"])], WIDTH)
    return lines + [line for each in board["posts"] for line in posts(view, each, say)]


def warriors(view: View, owners: Sequence[View], say: Say) -> str:
    names = [say(f"root-faction-{view['players'][each['seat']]['faction']}-short") for each in owners]
    return ", ".join(piled(name, each["n"]) for name, each in zip(names, owners, strict=True)) or "0"


def posts(view: View, each: View, say: Say) -> list[str]:
    """11.5.3 Funds lie on the spaces of posts that have left the track."""
    counts = {name: each[name] for name in ("left", "placed", "gone")}
    text = say("root-draw-posts", suit=say(f"root-suit-{each['suit']}"), **counts)
    if each["funds"]:
        text += f"; {say('root-text-funds')} – {warriors(view, each['funds'], say)}"
    return wrap(text, WIDTH, initial_indent="  ", subsequent_indent="    ")


BOARD_OF: dict[str, Callable[[View, View, Say], list[str]]] = {
    "marquise": marquise,
    "eyrie": eyrie,
    "alliance": alliance,
    "vagabond": vagabond,
    "vagabond_second": vagabond,
    "lizard_cult": lizard_cult,
    "riverfolk": riverfolk,
}
