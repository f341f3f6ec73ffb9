"""The lands of the two boards, as shares of the sheet: where forest, water, hills and fields lie."""

from typing import Final, NamedTuple

from parlour.draw.art import Point

Shape = tuple[Point, ...]


class Land(NamedTuple):
    """A region with its own ground and its own plants."""

    kind: str
    colour: str
    shape: Shape

    def holds(self, u: float, v: float) -> bool:
        """Whether a point lies in it (by the number of borders to its right)."""
        inside = False
        for (ax, ay), (bx, by) in zip(self.shape, (*self.shape[1:], self.shape[0]), strict=True):
            if (ay > v) != (by > v) and u < ax + (v - ay) / (by - ay) * (bx - ax):
                inside = not inside
        return inside


LANDS: Final = {  # later ones lie on earlier ones
    "spring": (
        Land("clover", "clover", ((0.37, 0.86), (0.47, 0.72), (0.62, 0.64), (0.8, 0.6), (1.06, 0.47), (1.1, 1.1),
                                  (0.34, 1.1))),
        Land("wood", "wood", ((-0.1, -0.1), (0.3, -0.1), (0.355, 0.06), (0.33, 0.2), (0.385, 0.34), (0.37, 0.47),
                              (0.4, 0.6), (0.385, 0.74), (0.27, 0.82), (0.12, 0.87), (-0.1, 0.86))),
    ),
    "autumn": (
        Land("hill", "fall-hill", ((0.38, -0.1), (0.4, 0.12), (0.47, 0.3), (0.6, 0.4), (0.8, 0.36), (1.1, 0.3),
                                   (1.1, -0.1))),
        Land("field", "fall-field", ((-0.1, 0.84), (0.12, 0.8), (0.3, 0.84), (0.42, 0.76), (0.55, 0.74), (0.72, 0.72),
                                     (0.9, 0.68), (1.1, 0.7), (1.1, 1.1), (-0.1, 1.1))),
        Land("wood", "fall-wood", ((-0.1, -0.1), (0.32, -0.1), (0.37, 0.08), (0.345, 0.2), (0.38, 0.33), (0.36, 0.47),
                                   (0.4, 0.58), (0.37, 0.7), (0.24, 0.77), (0.1, 0.8), (-0.1, 0.8))),
    ),
}  # fmt: skip
NAMED: Final = {  # where the name of a way stands best
    ("spring", "w"): (0.17, 0.83),
    ("spring", "n"): (0.83, 0.42),
    ("spring", "s"): (0.79, 0.78),
    ("autumn", "w"): (0.2, 0.05),
    ("autumn", "n"): (0.74, 0.1),
    ("autumn", "e"): (0.8, 0.4),
    ("autumn", "s"): (0.72, 0.94),
}
GROUNDS: Final = {"spring": ("meadow", "meadow-2"), "autumn": ("fall-meadow", "fall-meadow-2")}
BROOKS: Final[dict[str, Shape]] = {
    "spring": ((0.64, -0.05), (0.735, 0.1), (0.7, 0.2), (0.82, 0.3), (0.79, 0.4), (0.9, 0.47), (1.06, 0.44)),
    "autumn": (),
}


def land_of(name: str, u: float, v: float) -> str:
    """What grows there; between the lands there is a meadow."""
    found = [land.kind for land in LANDS[name] if land.holds(u, v)]
    return found[-1] if found else "meadow"
