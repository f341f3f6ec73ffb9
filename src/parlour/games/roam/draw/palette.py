"""The colours of Roam: the cloth, the night, six lands; artifacts by kind."""

from typing import Final

from parlour.draw.tokens import Palette

PALETTE: Final = Palette(
    light={
        "cloth": "#CBBD9C", "night": "#3A4160", "night-ink": "#F2EAD6",
        "land-1": "#C9D5A6", "land-2": "#E5CF9C", "land-3": "#BFD6D6",
        "land-4": "#DDBFA4", "land-5": "#B4C7A2", "land-6": "#D6CBE0",
    },
    dark={
        "cloth": "#2A241D", "night": "#20253C", "night-ink": "#D8CFBA",
        "land-1": "#46502F", "land-2": "#5A4C2B", "land-3": "#35505A",
        "land-4": "#5B4334", "land-5": "#3A4F35", "land-6": "#4A4258",
    },
    signs={
        "free-square": ("#4F6B2F", "#FFFFFF"),
        "replace": ("#8A4B77", "#FFFFFF"),
        "coin": ("#E9BE3A", "#2C2203"),
        "rotate": ("#2F6F7A", "#FFFFFF"),
        "move": ("#E0956A", "#2A1204"),
        "flip": ("#B9BEDD", "#161A33"),
    },
    needs=(
        ("ink-2", "cloth", 4.5), ("night-ink", "night", 4.5), ("signal", "cloth", 3), ("ink", "land-1", 4.5),
        ("ink", "land-2", 4.5), ("ink", "land-3", 4.5), ("ink", "land-4", 4.5), ("ink", "land-5", 4.5),
        ("ink", "land-6", 4.5), ("cut", "land-1", 3), ("cut", "land-2", 3), ("cut", "land-3", 3),
        ("cut", "land-4", 3), ("cut", "land-5", 3), ("cut", "land-6", 3),
    ),
)  # fmt: skip
