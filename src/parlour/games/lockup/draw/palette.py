"""The colours of Lockup: the prison; crews and the guards of the solo game; goods."""

from typing import Final

from parlour.draw.tokens import Palette

PALETTE: Final = Palette(
    light={
        # the wall and words on it, floors, the heads of goals, and the lamp over the room being settled
        "wall": "#5C5A66", "wall-2": "#454350", "wall-ink": "#F3EADA", "wall-ink-2": "#D8D1DC", "floorstone": "#EDE5D6",
        "floorstone-2": "#DFD5C2", "goal": "#5B4A6E", "lamp": "#F0C63F",
    },
    dark={
        "wall": "#16151B", "wall-2": "#0E0D12", "wall-ink": "#F3EADA", "wall-ink-2": "#B9B1BF", "floorstone": "#37332F",
        "floorstone-2": "#2C2926", "goal": "#5B4A6E", "lamp": "#F0C63F",
    },
    signs={
        "goblins": ("#3572C0", "#FFFFFF"),
        "gnolls": ("#4B2A5E", "#FFFFFF"),
        "kobolds": ("#B8382B", "#FFFFFF"),
        "bugbears": ("#EC9A45", "#2C1803"),
        "insectoids": ("#9CCB7E", "#122608"),
        "guards": ("#93A4AD", "#0E171C"),
        "scrap": ("#8DB562", "#12200A"),
        "potion": ("#3B78B5", "#FFFFFF"),
        "iron": ("#B9BEC6", "#14161A"),
        "gold": ("#E9BE3A", "#2C2203"),
        "power": ("#B8382B", "#FFFFFF"),
        "suspicion": ("#2A2730", "#FFFFFF"),
    },
    needs=(
        ("ink", "floorstone", 7), ("ink-2", "floorstone", 4.5), ("cut", "floorstone", 3), ("wall-ink", "wall", 4.5),
        ("wall-ink", "wall-2", 7), ("wall-ink-2", "wall", 3), ("wall-ink-2", "wall-2", 4.5),
        ("piece-ink", "lamp", 7), ("lamp", "wall", 3), ("trail", "floorstone", 3),
    ),
)  # fmt: skip
