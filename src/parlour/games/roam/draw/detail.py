"""A card to read, 240 × 336: what is printed on it, and nothing of where it is or whether anybody has it.

It is made from the edition in use, not from a View: every card can be read at any time, as in a printed list of cards.
"""

from typing import Final

from parlour.draw.art import Box, circle, hatch, path, rect
from parlour.draw.frame import Sheet, picture
from parlour.draw.things import Say
from parlour.draw.words import Face, Lines, print_lines, set_lines, write
from parlour.games.roam.draw.cards import picture_of
from parlour.games.roam.draw.glyphs import SYMBOLS as GLYPHS
from parlour.games.roam.draw.palette import PALETTE
from parlour.games.roam.draw.pieces import SYMBOLS, coin, marker, pattern, points, token
from parlour.games.roam.rules.book import CARDS, COLOURS, KINDS, STARTING, Rules

CARD: Final = Box(0, 0, 240, 336)
ART: Final = Box(8, 8, 224, 128)
LOWER: Final = (0, 32, 60)  # how much of its height the picture gives up for a card with many words
FOOT: Final = 304  # where the last line begins
NAME, TEXT, SMALL, CHIP = Face(20, 700, serif=True), Face(13.5), Face(12, 600), Face(11.5, 600)
LEADING: Final = 17.5


def detail(rules: Rules, target: str, *, say: Say, theme: str = "auto", bare: bool = False) -> str | None:
    """The card of `card-odda` or `artifact-lucky-penny` as an SVG; None if there is no such card."""
    kind, _, name = target.partition("-")
    cards, ids = rules.cards, {"card": rules.cards.card_ids, "artifact": rules.cards.artifact_ids}
    if name not in ids.get(kind, ()):
        return None
    number, title = ids[kind].index(name), cards.names.get(target) or say(f"roam-{target}")
    body, label = (character if kind == "card" else artifact)(rules, number, title, say)
    paper = rect(CARD.grown(-0.5), 12, "var(--paper)", stroke="var(--edge)", stroke_width=1)
    return picture(Sheet(CARD.w, CARD.h, label, paper + body), GLYPHS | SYMBOLS, PALETTE, theme, bare)


def character(rules: Rules, number: int, name: str, say: Say) -> tuple[str, str]:
    """By day; the pattern lies as before its owner."""
    cards = rules.cards
    rows, vp = cards.patterns[number], cards.points[number]
    colour = COLOURS[(number - CARDS) // STARTING] if number >= CARDS else ""
    ink = f"var(--c-{colour})" if colour else "var(--ink-2)"
    art, room = divided(name, colour, 72)
    parts = [
        picture_of({"id": cards.card_ids[number], "awake": True}, art, "var(--paper)"),
        pill(art, 0) + points(art.right - 53, art.bottom - 19, vp, 17),
        heading(name, colour, art),
        pattern(rows, room, 24, ink, "var(--ink)" if colour else "var(--ink-2)"),
        foot(say("roam-draw-character-starting" if colour else "roam-draw-character"), "§ 2.4.1"),
    ]
    return "".join(parts), f"{name}, {say('roam-text-n-points', n=vp)}"


def artifact(rules: Rules, number: int, name: str, say: Say) -> tuple[str, str]:
    cards = rules.cards
    kind = KINDS[cards.kinds[number]]
    price, vp, does = cards.prices[number], cards.artifact_points[number], say(f"roam-kind-{kind}-text")
    lines = set_lines(does, TEXT, CARD.w - 28, 9)
    art, room = divided(name, "", len(lines.rows) * LEADING)
    figure = Face(17, 700)
    parts = [
        scenery(kind, art),
        token(kind, art.x + 62, art.cy, min(84, art.h - 20)),
        pill(art, 1) + coin(art.right - 104, art.bottom - 19, 19),
        write(art.right - 90, art.bottom - 19 + figure.size * 0.36, str(price), figure),
        pill(art, 0) + points(art.right - 53, art.bottom - 19, vp, 17),
        heading(name, "", art),
        print_lines(16, room.y + TEXT.size, lines, TEXT, LEADING, fill="var(--ink-2)"),
        foot(say(f"roam-kind-{kind}"), f"§ 10.6.{KINDS.index(kind) + 1}"),
    ]
    facts = [name, say(f"roam-kind-{kind}"), say("roam-draw-price", n=price), say("roam-text-n-points", n=vp)]
    return "".join(parts), f"{', '.join(facts)}. {does}"


def title(name: str, colour: str) -> Lines:
    return set_lines(name, NAME, CARD.w - (60 if colour else 30), 3)


def divided(name: str, colour: str, need: float) -> tuple[Box, Box]:
    """The picture, and the room below the name: as much as is needed, if the picture can spare it."""
    for less in LOWER:
        art = ART._replace(h=ART.h - less)
        low = art.bottom + 38 + (len(title(name, colour).rows) - 1) * NAME.size * 1.14
        if FOOT - 6 - low >= need:
            break
    return art, Box(16, low, CARD.w - 32, FOOT - 6 - low)


def heading(name: str, colour: str, art: Box) -> str:
    """The name, with the sign of the seat whose card it is."""
    mark = marker(colour, 28, art.bottom + 22, 26) if colour else ""
    return mark + print_lines(46 if colour else 16, art.bottom + 29, title(name, colour), NAME)


def pill(art: Box, place: int) -> str:
    """For points, and to their left for what an artifact costs, over the picture's lower corner."""
    return rect(Box(art.right - 62 - place * 60, art.bottom - 32, 56, 26), 13, "var(--paper)")


def scenery(kind: str, art: Box) -> str:
    """A field in the colour of the kind, a pale patch, gouge marks."""
    ground = rect(art, 7, f"var(--c-{kind})") + rect(art, 7, "var(--paper)", fill_opacity=0.5)
    patch = circle(art.x + 62, art.cy, min(56, art.h / 2 - 4), "var(--paper)", opacity=0.55)
    return ground + patch + hatch(art.grown(-10), 5, "var(--paper)", kind)


def foot(kind: str, law: str) -> str:
    """What it is, and the paragraph that says so."""
    width = CHIP.width(law) + 16
    chip = Box(CARD.w - 14 - width, FOOT + 5, width, 20)
    words = set_lines(kind, SMALL, chip.x - 22, 2)
    return (
        path(f"M16 {FOOT}H{CARD.w - 16:g}", stroke="var(--line)", stroke_width=1)
        + print_lines(16, FOOT + (19 if words.single else 13), words, SMALL, fill="var(--ink-2)")
        + rect(chip, 10, stroke="var(--edge)", stroke_width=1)
        + write(chip.cx, chip.cy + 4.2, law, CHIP, text_anchor="middle", fill="var(--ink-2)")
    )
