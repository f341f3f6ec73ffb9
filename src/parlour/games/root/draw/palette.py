"""The colours of Root: the woodland by season, suits; factions."""

from typing import Final

from parlour.draw.tokens import Palette

PALETTE: Final = Palette(
    light={
        # floor, trees, paths, river, clearings; suits are paler by lamplight, for their rims lie on dark clearings
        "floor": "#A7AE84", "floor-2": "#98A176", "tree-1": "#808E5F", "tree-2": "#BD9458", "tree-3": "#AE7249",
        "tree-4": "#6E7E56", "trunk": "#5D4A33", "path": "#EADBB6", "path-edge": "#8C7A54", "river": "#7FB0BD",
        "river-2": "#BBD8DA", "clearing": "#FAF1DC", "slot": "#E7D9B9",
        # in winter: snow, bare and snowy trees, trodden paths, ice
        "winter-floor": "#E3E9E9", "winter-floor-2": "#CFDADD", "winter-tree-1": "#8CA39C", "winter-tree-2": "#A5B7B6",
        "winter-tree-3": "#7F958F", "winter-tree-4": "#6B837F", "winter-trunk": "#8B7F73", "winter-path": "#D3C3A2",
        "winter-path-edge": "#8C7A54", "winter-river": "#A3CBDB", "winter-river-2": "#F4FAFB", "winter-snow": "#FCFDFB",
        "winter-bank": "#7FA9BC",
        "c-fox": "#B23F28", "on-fox": "#FFFFFF", "c-rabbit": "#E0AE36", "on-rabbit": "#2A1F08",
        "c-mouse": "#75406F", "on-mouse": "#FFFFFF", "c-bird": "#6DB3C4", "on-bird": "#06222B",
    },
    dark={
        "floor": "#2B3129", "floor-2": "#252B24", "tree-1": "#3A4634", "tree-2": "#5B4630", "tree-3": "#5A3A2C",
        "tree-4": "#323D30", "trunk": "#1B1712", "path": "#6B5F49", "path-edge": "#14110D", "river": "#2F5664",
        "river-2": "#4C7683", "clearing": "#3B342B", "slot": "#2B2620",
        "winter-floor": "#2D3742", "winter-floor-2": "#252E38", "winter-tree-1": "#3E5052", "winter-tree-2": "#4A5C63",
        "winter-tree-3": "#36484C", "winter-tree-4": "#2F4045", "winter-trunk": "#4A5860", "winter-path": "#716756",
        "winter-path-edge": "#14110D", "winter-river": "#3B6A80", "winter-river-2": "#83AEBF", "winter-snow": "#8497A3",
        "winter-bank": "#1C2A34",
        "c-fox": "#E0735A", "on-fox": "#2A0B04", "c-rabbit": "#E0AE36", "on-rabbit": "#2A1F08",
        "c-mouse": "#C08BB8", "on-mouse": "#260F22", "c-bird": "#6DB3C4", "on-bird": "#06222B",
    },
    signs={
        "marquise": ("#E58A3C", "#2A1604"),
        "eyrie": ("#2F4B9E", "#FFFFFF"),
        "alliance": ("#3C7A37", "#FFFFFF"),
        "vagabond": ("#5B5750", "#FFFFFF"),
        "vagabond_second": ("#D8D2C4", "#2A231B"),
        "lizard_cult": ("#EBD766", "#2C2505"),
        "riverfolk": ("#86D0DC", "#06262C"),
    },
    needs=(
        ("ink", "clearing", 7), ("ink", "slot", 7), ("cut", "clearing", 3), ("signal", "clearing", 3),
        ("on-fox", "c-fox", 4.5), ("on-rabbit", "c-rabbit", 4.5), ("on-mouse", "c-mouse", 4.5),
        ("on-bird", "c-bird", 4.5), ("c-fox", "clearing", 3), ("c-mouse", "clearing", 3),
    ),
)  # fmt: skip
