"""What lies before a player besides the board: items, a partner, contracts, crafted cards, an open hand."""

from collections.abc import Collection

from parlour.draw.art import Box
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, Type, caption
from parlour.games.root.draw.art import glyph, item, seal
from parlour.games.root.draw.boards.signs import sign
from parlour.games.root.draw.cards import chip as card_chip
from parlour.games.root.draw.cards import mark
from parlour.games.root.draw.panel import Fact
from parlour.games.root.draw.piles import in_order
from parlour.games.root.draw.scene import Scene


def belongings(scene: Scene, player: View) -> list[Fact]:
    """Crafted items, and the partner of a coalition."""
    owned = [(kind, str(n) if n > 1 else "") for kind, n in player["items"].items()]
    found = [Fact(item(kind, 0, 0, 19), 20, n, scene.item_name(kind)) for kind, n in owned]
    if player["partner"] is not None:
        partner = scene.word("coalition", name=scene.full_name(player["partner"]))
        hands = glyph("coalition", -11, 0, 19, "var(--ink-2)", "var(--paper)")
        found.append(Fact(hands + seal(scene.faction(player["partner"]), 11, 0, 20), 42, "", partner))
    return found + contracts(scene, player)


def contracts(scene: Scene, player: View) -> list[Fact]:
    """11.2.7 What was bought for this turn: boats on the river, mercenaries."""
    seat, view = player["seat"], scene.view
    found = [("riverboats", "has-boats")] if view["boats"] == seat else []
    found += [("mercenaries", "has-mercenaries")] if view["hirer"] == seat else []
    return [Fact(sign(kind, 0, 0, 19, "var(--ink)"), 20, "", scene.word(words)) for kind, words in found]


def crafted(scene: Scene, player: View, box: Box, faces: Type) -> Drawn:
    """Cards in the play area by name; used this turn: pale."""
    return listed(scene, player["crafted"], box, faces, player["used"])


def listed(scene: Scene, cards: list[View], box: Box, faces: Type, quiet: Collection[str] = ()) -> Drawn:
    """By name, one below the other."""
    boxes = [Box(box.x, box.y + 2 + i * 24, box.w - 2, 21) for i in range(len(cards))]
    pairs = zip(cards, boxes, strict=True)
    shown = [card_chip(scene, card, spot, faces, card["name"] in quiet) for card, spot in pairs]
    return "".join(shown), len(cards) * 24 + (2 if cards else 0)


def crafted_marks(scene: Scene, player: View) -> list[Fact]:
    """Where there is no room for names: the suits, names in their titles."""
    return [Fact(mark(scene, card, 0, 0, 20), 20, "", "") for card in player["crafted"]]


def open_marks(scene: Scene, player: View) -> list[Fact]:
    """11.2.3 A hand that everybody sees, by suit, unless its cards have a better place."""
    return [Fact(mark(scene, card, 0, 0, 20), 20, "", "") for card in lying_open(scene, player)]


def open_names(scene: Scene, player: View, box: Box, faces: Type) -> Drawn:
    """The same by name, where there is room."""
    cards = lying_open(scene, player)
    if not cards:
        return "", 0
    shown, height = listed(scene, cards, box._replace(y=box.y + 18), faces)
    return caption(box.x, box.y + faces.least, scene.word("open-hand"), faces, box.w) + shown, 18 + height


def lying_open(scene: Scene, player: View) -> list[View]:
    shows = player is scene.open_player() and not scene.open_hand_named
    return in_order(player["cards"]) if shows else []


def offered(scene: Scene) -> bool:
    """Whether the viewer may choose a card of an open hand now."""
    player = scene.open_player()
    return player is not None and any(scene.is_target(f"card-{card['id']}") for card in player["cards"])
