"""Any faction's board: which module draws it, and what stands in its heading."""

from types import ModuleType
from typing import Final

from parlour.draw.art import Box, square
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, Type
from parlour.games.root.draw.boards import alliance, eyrie, lizard_cult, marquise, riverfolk, vagabond
from parlour.games.root.draw.panel import Fact, fact, suit_fact
from parlour.games.root.draw.scene import Scene

BOARDS: Final[dict[str, ModuleType]] = {
    "marquise": marquise,
    "eyrie": eyrie,
    "alliance": alliance,
    "vagabond": vagabond,
    "vagabond_second": vagabond,
    "lizard_cult": lizard_cult,
    "riverfolk": riverfolk,
}


def full(scene: Scene, player: View, box: Box, faces: Type) -> Drawn:
    drawn: Drawn = BOARDS[player["faction"]].full(scene, player, box, faces)
    return drawn


def brief(scene: Scene, player: View, box: Box, faces: Type) -> Drawn:
    drawn: Drawn = BOARDS[player["faction"]].brief(scene, player, box, faces)
    return drawn


def board_width(player: View) -> tuple[float, float]:
    """What the whole board needs beside a hand, and what it can use."""
    width: tuple[float, float] = BOARDS[player["faction"]].WIDTH
    return width


def supply(scene: Scene, player: View) -> str:
    """For the heading: warriors left; the Vagabond has none."""
    return "" if player["warriors"] is None else scene.word("warriors-left", n=player["warriors"])


def crafting(scene: Scene, player: View) -> list[Fact]:
    """Crafting pieces that are still free this turn."""
    free = {suit: n for suit, n in player["crafting"].items() if n}
    if not free:
        return []
    said = [suit_fact(suit, n, scene.word("crafting", n=n, suit=scene.suit_name(suit))) for suit, n in free.items()]
    said = [choosable(scene, player, suit, each) for suit, each in zip(free, said, strict=True)]
    return [fact("craft", "", scene.word("crafting-pieces")), *said]


def choosable(scene: Scene, player: View, suit: str, each: Fact) -> Fact:
    """4.1.1 Which piece to use for a cost of any suit is asked by its suit."""
    name = f"suit-{suit}"
    asked = scene.view["step"] == "choose-crafting-suit" and scene.acting() == player["seat"]
    if not asked or not scene.is_target(name):
        return each
    ring = scene.ringed(name, square(0, 0, each.size).grown(2), 5)
    return each._replace(sign=scene.thing(name, each.words, each.sign, ring), words="")


def public_facts(scene: Scene, player: View) -> list[Fact]:
    """What every faction has: cards in hand, warriors left, clearings ruled; then what only this one has."""
    seat, hand = player["seat"], player["hand"]
    found = [fact("hand", hand, scene.word("hand", n=hand))._replace(hook="hand", seat=seat)]
    if player["warriors"] is not None:
        left = player["warriors"]
        found.append(fact("warrior", left, scene.word("warriors-left", n=left))._replace(hook="supply", seat=seat))
    found.append(fact("crown", player["ruled"], scene.word("ruled", n=player["ruled"])))
    more = getattr(BOARDS[player["faction"]], "facts", None)
    return [*found, *(more(scene, player) if more else ())]
