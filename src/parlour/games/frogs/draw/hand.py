"""What the viewer plays with: the hand, cards being considered, the discard pile to choose from, novice villagers."""

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final, NamedTuple

from parlour.draw.art import Box, sheet
from parlour.draw.cards import put_lines
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, Type
from parlour.draw.words import print_lines, set_lines
from parlour.games.frogs.draw.cards import chip, medium, thumb
from parlour.games.frogs.draw.cards.signs import card_back, card_id, word
from parlour.games.frogs.draw.facts import PHONE
from parlour.games.frogs.draw.pieces import seal
from parlour.games.frogs.draw.piles import chosen_from
from parlour.games.frogs.draw.scene import Scene

GAP: Final = 6
WIDEST: Final = 140
LEAST: Final = 64  # the width of a card with words
LOW: Final = 80  # of one in two lines
CHIP_ROWS: Final = 5
NAMED: Final = 110  # the least width of a chip with its name
TITLE: Final = 18
PHONE_CARD: Final = 168
COLUMNS: Final = 3
MANY: Final = 12  # so many open cards become chips on a phone

Cards = Sequence[View | None]


class Lot(NamedTuple):
    """Cards that lie together; a title for those that are not the hand."""

    title: str
    cards: Cards


def lots(scene: Scene) -> list[Lot]:
    """What is looked at comes first, then what is chosen from, then the hand; at the end what was tucked."""
    view, found = scene.view, []
    if scene.over:
        return [tucked(scene, seat) for seat in scene.seats()[::-1] if view["outcome"]["tucked"][seat]]
    if view["novices"]:
        found.append(Lot(word(scene, "novices"), view["novices"]))
    if view["looked"]:
        found.append(Lot(word(scene, "looked"), view["looked"]))
    if chosen_from(scene):
        found.append(Lot(word(scene, "choose-discard"), view["discard"][::-1]))
    if scene.me and scene.me["hand"]:
        found.append(Lot(word(scene, "your-hand") if found else "", scene.me["hand"]))
    return found


def chooses(scene: Scene) -> bool:
    """Whether the viewer chooses one of these cards now."""
    return any(card and scene.is_target(card_id(card)) for lot in lots(scene) for card in lot.cards)


def tucked(scene: Scene, seat: int) -> Lot:
    """14.4 Now everybody sees them: villagers by species, then the rest."""
    cards = sorted(
        scene.view["outcome"]["tucked"][seat], key=lambda card: (card["type"] != "villager", card["species"])
    )
    return Lot(word(scene, "was-tucked", name=scene.name(seat)), cards)


# On the wide picture


def hand(scene: Scene, box: Box, faces: Type) -> str:
    """All lots side by side."""
    found = lots(scene)
    if not found:
        return nobody(scene, box, faces)
    out, x, rooms = "", box.x, widths(scene, found, box.w - GAP * (len(found) - 1))
    most = max(len(lot.cards) for lot in found) if scene.over else 0  # what both have tucked looks alike
    for lot, width in zip(found, rooms, strict=True):
        out += spread(scene, lot, box._replace(x=x, w=width), faces, most)
        x += width + GAP
    return out


def widths(scene: Scene, found: list[Lot], room: float) -> list[float]:
    """A hand beside something else has room for its names; the rest is shared by number."""
    if len(found) < 2 or scene.over:
        return [room / len(found)] * len(found)
    beside = min(room * 0.4, ceil(len(found[-1].cards) / CHIP_ROWS) * 124 + 12)
    weights = [len(lot.cards) for lot in found[:-1]]
    return [*((room - beside) * each / sum(weights) for each in weights), beside]


def spread(scene: Scene, lot: Lot, box: Box, faces: Type, most: int = 0) -> str:
    """One line of cards with words, two of lower ones, or chips: whatever has room, also for as many as `most`."""
    inner, out = box, ""
    if lot.title:
        words = set_lines(lot.title, faces.strong, box.w - 8)
        out = sheet(box, 10, "var(--trail-soft)") + print_lines(box.x + 8, box.y + 14, words, faces.strong)
        inner = Box(box.x + 6, box.y + TITLE + 1, box.w - 12, box.h - TITLE - 6)
    n = max(len(lot.cards), most)
    if (inner.w + GAP) / n - GAP >= LEAST:
        return out + line(scene, lot.cards, inner, faces)
    half = ceil(n / 2)
    if (inner.w + GAP) / half - GAP >= LOW:
        upper = inner._replace(h=(inner.h - GAP) / 2)
        lower = upper._replace(y=upper.bottom + GAP)
        width = min(WIDEST, (inner.w + GAP) / half - GAP)
        return (
            out
            + line(scene, lot.cards[:half], upper, faces, width)
            + line(scene, lot.cards[half:], lower, faces, width)
        )
    columns = ceil(n / CHIP_ROWS)
    wide = min(150, (inner.w + 4) / columns - 4)
    named = chips(scene, lot.cards, inner, wide, faces) if wide >= NAMED else thumbs(scene, lot.cards, inner, n, faces)
    return out + named


def line(scene: Scene, cards: Cards, box: Box, faces: Type, width: float = 0) -> str:
    width = width or min(WIDEST, (box.w + GAP) / len(cards) - GAP)
    spots = [Box(box.x + i * (width + GAP), box.y, width, box.h) for i in range(len(cards))]
    return "".join(one(scene, card, spot, faces, medium) for card, spot in zip(cards, spots, strict=True))


def chips(scene: Scene, cards: Cards, box: Box, wide: float, faces: Type) -> str:
    """Column by column."""
    high = (box.h + 2) / CHIP_ROWS
    spots = [
        Box(box.x + i // CHIP_ROWS * (wide + 4), box.y + i % CHIP_ROWS * high, wide, high - 2)
        for i in range(len(cards))
    ]
    return "".join(one(scene, card, spot, faces, chip) for card, spot in zip(cards, spots, strict=True))


def thumbs(scene: Scene, cards: Cards, box: Box, most: int, faces: Type) -> str:
    """Pictures, line by line, where names would have no room; as large as fits for the most of them."""
    fits = (n for n in range(1, most) if (box.w + 3) / ceil(most / n) >= (box.h + 3) / n * 1.1)
    rows = next(fits, most)
    columns = ceil(most / rows)
    wide, high = (box.w + 3) / columns - 3, (box.h + 3) / rows - 3
    spots = [
        Box(box.x + i % columns * (wide + 3), box.y + i // columns * (high + 3), wide, high) for i in range(len(cards))
    ]
    return "".join(one(scene, card, spot, faces, thumb) for card, spot in zip(cards, spots, strict=True))


def one(scene: Scene, card: View | None, box: Box, faces: Type, draw: Callable[[Scene, View, Box, Type], str]) -> str:
    return draw(scene, card, box, faces) if card else card_back(box._replace(w=min(box.w, box.h * 0.72)))


def nobody(scene: Scene, box: Box, faces: Type) -> str:
    """An empty hand; for a spectator how many cards the players hold."""
    out = sheet(box, 12)
    if scene.me is not None:
        words = set_lines(word(scene, "no-hand"), faces.small, box.w - 24, 2)
        return out + put_lines(box.x + 14, box.y + 14, words, faces.small, ink="var(--ink-2)")
    for i, seat in enumerate(scene.seats()):
        each, cy = scene.players[seat], box.y + 34 + 44 * i
        text = f"{scene.name(seat)}: {word(scene, 'hand', n=each['hand_count'])}"
        words = set_lines(text, faces.strong, box.w - 70)
        out += seal(seat, each["species"], box.x + 28, cy, 26) + print_lines(box.x + 50, cy + 4, words, faces.strong)
    return out


# On a phone


def hand_phone(scene: Scene, x: float, y: float, w: float) -> Drawn:
    """One lot below the other, in columns; 15.1 at the end one's own tucked cards, where one may see them."""
    out, high = "", 0.0
    own = scene.me["tucked"] if scene.me and not scene.over else None
    more = [Lot(word(scene, "was-tucked", name=scene.name(scene.view["seat"])), own)] if own else []
    found = lots(scene) + more
    most = max(len(lot.cards) for lot in found) if scene.over and found else 0
    for lot in found:
        shown, tall = lot_phone(scene, lot, Box(x, y + high, w, 0), most)
        out, high = out + shown, high + tall + GAP
    return out, max(0.0, high - GAP)


def lot_phone(scene: Scene, lot: Lot, box: Box, most: int) -> Drawn:
    words = set_lines(lot.title or word(scene, "your-hand"), PHONE.strong, box.w)
    out, top = print_lines(box.x + 2, box.y + 14, words, PHONE.strong), box.y + TITLE + 4
    many = max(len(lot.cards), most) > MANY
    columns = 2 if many else COLUMNS
    wide, high = (box.w + GAP) / columns - GAP, (30.0 if many else PHONE_CARD)
    for i, card in enumerate(lot.cards):
        spot = Box(box.x + i % columns * (wide + GAP), top + i // columns * (high + GAP), wide, high)
        out += one(scene, card, spot, PHONE, chip if many else medium)
    return out, TITLE + 4 + ceil(len(lot.cards) / columns) * (high + GAP)
