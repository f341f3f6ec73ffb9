"""Faces of the guards on a 24-grid: turnkeys of brass and iron. The role gives the face, the set its enamel."""

from collections.abc import Iterator
from typing import Final

from parlour.draw.art import chances
from parlour.draw.drawings import drawings
from parlour.draw.symbols import painted, within

PARTS: Final = drawings("guard", "lockup")
ENAMEL: Final = {"blue": "#3F78B0", "green": "#6E9A4A", "yellow": "#E0B43A", "red": "#B8402F"}
FIELDS: Final = {"blue": "#8FA9C4", "green": "#A3B78C", "yellow": "#D6C08A", "red": "#C99A8A"}  # behind the face
METALS: Final = ("#C9A35A", "#A9B0BA", "#B98A5A", "#8E959E")
SHELLS: Final = ("bucket", "dome", "kettle", "box")
CRESTS: Final = ("fin", "spikes", "chimney", "knob")
LOOKS: Final = ("lamps", "slits", "goggles")
MOUTHS: Final = ("grille", "teeth", "slot", "moustache")
ROLES: Final = ("lookout", "enforcer", "special")  # each has a face of its own


def pick(choices: tuple[str, ...], luck: Iterator[float]) -> str:
    return choices[int(next(luck) * (len(choices) - 0.01))]


def guard(role: str, of: str, cx: float, cy: float, size: float, name: str = "") -> str:
    """The head of a guard of a set; what else it has depends on its id."""
    luck = chances(f"guard/{name}")
    metal, shell = pick(METALS, luck), pick(SHELLS, luck)
    face = [role] if role in ROLES else [pick(CRESTS, luck), "band", pick(LOOKS, luck), pick(MOUTHS, luck)]
    drawn = PARTS["bolts"] + painted(PARTS[shell], metal) + PARTS["screws"]
    return within(drawn + "".join(painted(PARTS[part], ENAMEL[of]) for part in face), cx, cy, size)
