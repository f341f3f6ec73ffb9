"""The players: a panel each beside the map with all that is public about them."""

from typing import Final, NamedTuple

from parlour.draw.art import Attr, Box, group, number, path, rect, sheet, stroke, title
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, Type, facts_row
from parlour.draw.words import Face, Lines, print_lines, set_close, set_lines, write
from parlour.games.root.draw.art import glyph, seal, suit
from parlour.games.root.draw.boards.common import brief, crafting, public_facts
from parlour.games.root.draw.cards import card_id, card_title
from parlour.games.root.draw.holdings import belongings, crafted, crafted_marks, open_marks, open_names
from parlour.games.root.draw.panel import DENSE, ROOMY, TIGHT, WIDE
from parlour.games.root.draw.piles import piles, piles_height
from parlour.games.root.draw.scene import Scene

GAP: Final = 8
HEAD: Final = 42
EDGE: Final = 14  # from the panel's left side to its words: the faction's colour is there
NAME, SCORE = Face(15, 600), Face(24, 700, serif=True)
LOUD: Final = {"me": ("signal", "on-signal"), "other": ("ink-2", "paper"), "": ("paper-2", "ink-2")}
TIGHT_HEAD: Final = 31  # of a panel with its name in one line
TIGHT_GAP: Final = 5


class Manner(NamedTuple):
    """How much is said of the players, and of the piles below them."""

    faces: Type
    piles: str


MANNERS: Final = (
    Manner(ROOMY, "named"),
    Manner(ROOMY, "marked"),
    Manner(WIDE, "marked"),
    Manner(DENSE, "marked"),
    Manner(DENSE, "short"),
    Manner(TIGHT, "short"),
    Manner(TIGHT, "least"),
)


def strip(scene: Scene, box: Box) -> str:
    """The left column of the wide picture: the players, and below them the piles. With few players cards have names;
    the more there are, the shorter everything is said.
    """
    players = [*scene.others(), *([scene.me] if scene.me else [])]
    manner = next(way for way in MANNERS if way is MANNERS[-1] or needed(scene, players, box, way) <= box.h)
    low = piles_height(scene, box.w, manner.piles)
    below = box._replace(y=box.bottom - low, h=low)
    return seats(scene, players, box._replace(h=box.h - low - GAP), manner.faces) + piles(scene, below, manner.piles)


def needed(scene: Scene, players: list[View], box: Box, manner: Manner) -> float:
    """The height of everything, as short as this manner may be."""
    named = manner.faces is ROOMY
    heights = [contents(scene, player, box, named, manner.faces)[1] for player in players]
    gaps = (TIGHT_GAP if manner.faces.tight else GAP) * (len(players) - 1) + GAP
    return sum(heights) + gaps + piles_height(scene, box.w, manner.piles)


def seats(scene: Scene, players: list[View], box: Box, faces: Type) -> str:
    """Everybody from the viewer's left on, the viewer last, next to the hand."""
    least = TIGHT_GAP if faces.tight else GAP
    room = box.h - least * (len(players) - 1)
    named = naming(scene, players, box, room, faces)
    heights = [contents(scene, player, box, player["seat"] in named, faces)[1] for player in players]
    gap = least + min(12.0, (room - sum(heights)) / max(len(players) - 1, 1))
    out, y = "", box.y
    for player, height in zip(players, heights, strict=True):
        y = box.bottom - height if player is scene.me else y  # next to the hand
        out += panel(scene, player, box._replace(y=y, h=height), player["seat"] in named, faces)
        y += height + gap
    return out


def naming(scene: Scene, players: list[View], box: Box, room: float, faces: Type) -> set[int]:
    """Whose crafted cards have names: the viewer's first, then others' while there is room."""
    if faces is ROOMY:
        return {player["seat"] for player in players}
    spare = room - sum(contents(scene, player, box, False, faces)[1] for player in players)
    named: set[int] = set()
    for player in reversed(players):
        more = contents(scene, player, box, True, faces)[1] - contents(scene, player, box, False, faces)[1]
        if 0 < more <= spare:
            named.add(player["seat"])
            spare -= more
    return named


def panel(scene: Scene, player: View, box: Box, named: bool, faces: Type) -> str:
    """A sheet as high as its contents. Where the seat may be chosen, a click on anything in it counts."""
    inner, _ = contents(scene, player, box, named, faces)
    target = f"seat-{player['seat']}"
    heading = short_header if faces.tight else header
    head = (plate(scene, player, box), heading(scene, player, box), scene.ringed(target, box, 8))
    whole = scene.is_target(target)
    thing = scene.thing(target, seat_title(scene, player), *head, inner if whole else "")
    return thing if whole else thing + inner


def contents(scene: Scene, player: View, box: Box, named: bool, faces: Type) -> Drawn:
    """Below the name: numbers, items and crafted cards, then the faction's board unless it lies before the viewer."""
    head = TIGHT_HEAD if faces.tight else HEAD + 6
    area = Box(box.x + EDGE, box.y + head, box.w - EDGE - 8, 21 if faces.dense else 23)
    facts = [*public_facts(scene, player), *belongings(scene, player)]
    facts += [] if named else [*crafted_marks(scene, player), *open_marks(scene, player)]
    facts += crafting(scene, player) if player is scene.me else []
    out, used = facts_row(facts, area, faces.strong, 5 if faces.dense else 8)
    if named:
        for section in (crafted, open_names):
            shown, height = section(scene, player, area._replace(y=area.y + used), faces)
            out, used = out + shown, used + height
    if player is not scene.me:
        shown, height = brief(scene, player, area._replace(y=area.y + used + 2), faces)
        out, used = out + shown, used + height + 2
    return out, head + used + (3 if faces.dense else 6)


def seat_title(scene: Scene, player: View) -> str:
    words = [scene.full_name(player["seat"]), scene.word("points", n=player["score"])]
    return ", ".join(words + [fact.words for fact in public_facts(scene, player)])


def plate(scene: Scene, player: View, box: Box) -> str:
    """The sheet with the faction's colour at the edge; a strong outline for the one who acts, teal if that is me."""
    mine, acts = scene.my_turn(), scene.acting() == player["seat"]
    back = sheet(box, 8, "var(--signal-soft)" if mine and acts else "var(--paper)")
    d = f"M{number(box.x)} {number(box.y + 8)}a8 8 0 0 1 8-8v{number(box.h)}a8 8 0 0 1-8-8z"
    edge = path(d, f"var(--c-{player['faction']})")
    if not acts:
        return back + edge
    return back + edge + rect(box, 8, stroke="var(--signal)" if mine else "var(--ink)", stroke_width=2.5)


def header(scene: Scene, player: View, box: Box) -> str:
    """Seal, person and faction; the points at the right, with the dominance card that replaced them. A faction that
    nobody's name stands before has both lines.
    """
    x, seat = box.x + EDGE + 37, player["seat"]
    right = box.right - 16 - score_width(player)
    tag, width = turn_tag(scene, player)
    alone = scene.nameless(seat)
    name = called(scene, seat, right - x - width, 2 if alone else 1)
    y = box.y + (29 if alone and name.single else 20)
    beside = x + min(NAME.width(name.rows[0]), right - x - width) + 7
    return group(
        seal(player["faction"], x - 22, box.y + 24, 31),
        print_lines(x, y, name, NAME),
        group(tag, transform=f"translate({number(beside)} {number(y - 14)})") if tag else "",
        "" if alone else faction_line(scene, player, x, box),
        score_at_right(scene, player, box.right - 10, box.y + 17),
    )


def short_header(scene: Scene, player: View, box: Box) -> str:
    """In one line: seal, person, points. The faction is in the title."""
    x, seat = box.x + EDGE + 27, player["seat"]
    right = box.right - 16 - score_width(player)
    tag, width = turn_tag(scene, player)
    name = called(scene, seat, right - x - width, 1)
    beside = x + min(NAME.width(name.rows[0]), right - x - width) + 7
    return group(
        seal(player["faction"], x - 16, box.y + 16, 25),
        print_lines(x, box.y + 21, name, NAME),
        group(tag, transform=f"translate({number(beside)} {number(box.y + 7)})") if tag else "",
        score_at_right(scene, player, box.right - 10, box.y + 16),
    )


def called(scene: Scene, seat: int, room: float, lines: int) -> Lines:
    """The person; or the faction, by its short name where the other is too long."""
    if not scene.nameless(seat):
        return set_close(scene.name(seat), NAME, room)
    full = set_lines(scene.faction_name(seat), NAME, room, lines)
    return full if full.cut is None else set_close(scene.own_name(seat), NAME, room)


def faction_line(scene: Scene, player: View, x: float, box: Box) -> str:
    """In full, or by its short name."""
    full = set_lines(scene.faction_name(player["seat"]), WIDE.small, box.right - x - 8)
    words = full if full.cut is None else set_lines(scene.own_name(player["seat"]), WIDE.small, box.right - x - 8)
    return print_lines(x, box.y + 39, words, WIDE.small, fill="var(--ink-2)")


def turn_tag(scene: Scene, player: View) -> tuple[str, float]:
    """A sign for whose turn it is, and for who is asked now if that is somebody else; and the room it takes."""
    seat, acting = player["seat"], scene.acting()
    if scene.over or seat not in (acting, scene.view["active"]):
        return "", 0
    words = scene.word("turn" if seat == scene.view["active"] else "asked")
    loud = "" if seat != acting else "me" if scene.my_turn() else "other"
    fill, ink = LOUD[loud]
    back = rect(Box(0, 0, 24, 18), 9, f"var(--{fill})")
    play = path("M9 4.5l8 4.5-8 4.5z", f"var(--{ink})")
    drawn = play if seat == scene.view["active"] else stroke("M7.5 9h.01M12 9h.01M16.5 9h.01", f"var(--{ink})", 3)
    return group(title(words), back, drawn), 32


def score_width(player: View) -> float:
    return SCORE.width(str(player["score"])) + (24 if player["dominance"] else 0)


def score_at_right(scene: Scene, player: View, right: float, cy: float) -> str:
    figure: dict[str, Attr] = {"text_anchor": "end", "data_score": player["seat"]}
    crown = glyph("crown", right - 9, cy + 18, 15, "var(--trail)", "var(--paper)") if scene.won(player["seat"]) else ""
    if not player["dominance"]:
        return write(right, cy + 6, str(player["score"]), SCORE, **figure) + crown
    card = player["dominance"]
    quiet = write(right - 26, cy + 6, str(player["score"]), SCORE, fill="var(--ink-3)", **figure)
    return quiet + dominance(scene, card, right - 11, cy + 1) + crown


def dominance(scene: Scene, card: View, cx: float, cy: float) -> str:
    """An activated dominance card: its suit under a crown."""
    sign = glyph("dominance", cx, cy - 9, 13, "var(--trail)", "var(--paper)")
    return scene.piece(card_id(card), card_title(scene, card), sign, suit(card["suit"], cx, cy + 6, 18))
