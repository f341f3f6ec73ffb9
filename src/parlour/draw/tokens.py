"""The colours of Parlour, by day ("Linen") and by lamplight: the one source for pictures, pages and their contrast."""

from typing import Final

LIGHT: Final = {
    # surfaces and ink
    "ground": "#E6DCC8", "paper": "#FBF6EA", "paper-2": "#F2E9D6", "line": "#D9CBAF", "edge": "#8A7757",
    "ink": "#2A231B", "ink-2": "#564938", "ink-3": "#6E5F4A", "shade": "#3A2A14",
    # meaning: teal "you can", amber "this just happened", plum "you have not seen this"
    "signal": "#0B6B66", "on-signal": "#FFFFFF", "signal-soft": "#D3E8DF", "halo": "#FFFFFF", "ring": "#0B6B66",
    "trail": "#B4690E", "trail-soft": "#F6DFB0", "danger": "#A3301F", "danger-soft": "#F6DAD0", "new": "#8A3B7A",
    # pieces: outline, and ink on what is pale in both themes
    "cut": "#33291D", "piece-ink": "#241D15",
    # Roam
    "cloth": "#CBBD9C", "night": "#3A4160", "night-ink": "#F2EAD6",
    "land-1": "#C9D5A6", "land-2": "#E5CF9C", "land-3": "#BFD6D6",
    "land-4": "#DDBFA4", "land-5": "#B4C7A2", "land-6": "#D6CBE0",
    # Root: floor, trees, paths, river, clearings; suits are paler by lamplight, for their rims lie on dark clearings
    "floor": "#A7AE84", "floor-2": "#98A176", "tree-1": "#808E5F", "tree-2": "#BD9458", "tree-3": "#AE7249",
    "tree-4": "#6E7E56", "trunk": "#5D4A33", "path": "#EADBB6", "path-edge": "#8C7A54", "river": "#7FB0BD",
    "river-2": "#BBD8DA", "clearing": "#FAF1DC", "slot": "#E7D9B9",
    # Root in winter: snow, bare and snowy trees, trodden paths, ice
    "winter-floor": "#E3E9E9", "winter-floor-2": "#CFDADD", "winter-tree-1": "#8CA39C", "winter-tree-2": "#A5B7B6",
    "winter-tree-3": "#7F958F", "winter-tree-4": "#6B837F", "winter-trunk": "#8B7F73", "winter-path": "#D3C3A2",
    "winter-path-edge": "#8C7A54", "winter-river": "#A3CBDB", "winter-river-2": "#F4FAFB", "winter-snow": "#FCFDFB",
    "winter-bank": "#7FA9BC",
    "c-fox": "#B23F28", "on-fox": "#FFFFFF", "c-rabbit": "#E0AE36", "on-rabbit": "#2A1F08",
    "c-mouse": "#75406F", "on-mouse": "#FFFFFF", "c-bird": "#6DB3C4", "on-bird": "#06222B",
    # Lockup: the wall and words on it, floors, the heads of goals, and the lamp over the room being settled
    "wall": "#5C5A66", "wall-2": "#454350", "wall-ink": "#F3EADA", "wall-ink-2": "#D8D1DC", "floorstone": "#EDE5D6",
    "floorstone-2": "#DFD5C2", "goal": "#5B4A6E", "lamp": "#F0C63F",
    # Frogs: the board in spring, spaces and the paths between them
    "meadow": "#CFDCA8", "meadow-2": "#BDCF95", "wood": "#A8BC8B", "clover": "#DCE3B0", "brook": "#9CC7CE",
    "brook-2": "#DDEEF0", "leaf-1": "#6E8A57", "leaf-2": "#7F9A62", "leaf-3": "#5F7A50", "leaf-4": "#9DB876",
    "bloom": "#F7F1E4", "space": "#FBF6EA", "c-chest-iron": "#6E737B", "on-chest-iron": "#FFFFFF",
    # Frogs in autumn: stubble, a red forest, the hill with its lanterns, harvest fields
    "fall-meadow": "#E6D3A0", "fall-meadow-2": "#DAC288", "fall-wood": "#D2A36C", "fall-hill": "#D9BF8C",
    "fall-field": "#EBCB7C", "fall-furrow": "#D8AE55", "fall-leaf-1": "#B4552E", "fall-leaf-2": "#CC8A2C",
    "fall-leaf-3": "#8C4A2E", "fall-leaf-4": "#A8923F",
}  # fmt: skip
DARK: Final = {
    "ground": "#171412", "paper": "#231F1B", "paper-2": "#2E2924", "line": "#433B32", "edge": "#8D7E68",
    "ink": "#F3EADA", "ink-2": "#CFC2AC", "ink-3": "#A99B84", "shade": "#000000",
    "signal": "#74D3C2", "on-signal": "#0C211E", "signal-soft": "#1D3A36", "halo": "#F7F1E2", "ring": "#0B6B66",
    "trail": "#F0B458", "trail-soft": "#4A3717", "danger": "#F2937F", "danger-soft": "#4A231B", "new": "#DFA3D2",
    "cut": "#F5ECDA", "piece-ink": "#1B1611",
    "cloth": "#2A241D", "night": "#20253C", "night-ink": "#D8CFBA",
    "land-1": "#46502F", "land-2": "#5A4C2B", "land-3": "#35505A",
    "land-4": "#5B4334", "land-5": "#3A4F35", "land-6": "#4A4258",
    "floor": "#2B3129", "floor-2": "#252B24", "tree-1": "#3A4634", "tree-2": "#5B4630", "tree-3": "#5A3A2C",
    "tree-4": "#323D30", "trunk": "#1B1712", "path": "#6B5F49", "path-edge": "#14110D", "river": "#2F5664",
    "river-2": "#4C7683", "clearing": "#3B342B", "slot": "#2B2620",
    "winter-floor": "#2D3742", "winter-floor-2": "#252E38", "winter-tree-1": "#3E5052", "winter-tree-2": "#4A5C63",
    "winter-tree-3": "#36484C", "winter-tree-4": "#2F4045", "winter-trunk": "#4A5860", "winter-path": "#716756",
    "winter-path-edge": "#14110D", "winter-river": "#3B6A80", "winter-river-2": "#83AEBF", "winter-snow": "#8497A3",
    "winter-bank": "#1C2A34",
    "c-fox": "#E0735A", "on-fox": "#2A0B04", "c-rabbit": "#E0AE36", "on-rabbit": "#2A1F08",
    "c-mouse": "#C08BB8", "on-mouse": "#260F22", "c-bird": "#6DB3C4", "on-bird": "#06222B",
    "wall": "#16151B", "wall-2": "#0E0D12", "wall-ink": "#F3EADA", "wall-ink-2": "#B9B1BF", "floorstone": "#37332F",
    "floorstone-2": "#2C2926", "goal": "#5B4A6E", "lamp": "#F0C63F",
    "meadow": "#36402A", "meadow-2": "#2E3824", "wood": "#27351F", "clover": "#3E4526", "brook": "#2D5058",
    "brook-2": "#5F8F98", "leaf-1": "#3A5032", "leaf-2": "#455C38", "leaf-3": "#324629", "leaf-4": "#55693C",
    "bloom": "#B9B09A", "space": "#453E34", "c-chest-iron": "#B9BEC6", "on-chest-iron": "#14161A",
    "fall-meadow": "#40361F", "fall-meadow-2": "#372E1A", "fall-wood": "#3A2618", "fall-hill": "#483A22",
    "fall-field": "#51421F", "fall-furrow": "#6A5424", "fall-leaf-1": "#6E3520", "fall-leaf-2": "#7A551F",
    "fall-leaf-3": "#542B1B", "fall-leaf-4": "#635726",
}  # fmt: skip

Signs = dict[str, tuple[str, str]]  # member → its colour, and the ink on it; the same in both themes

SEATS: Final[Signs] = {
    "blue": ("#2C5FA8", "#FFFFFF"),
    "red": ("#B8382B", "#FFFFFF"),
    "yellow": ("#F0C63F", "#2E2503"),
    "green": ("#7FBF8A", "#0C2A14"),
}
ARTIFACTS: Final[Signs] = {  # of Roam, by kind
    "free-square": ("#4F6B2F", "#FFFFFF"),
    "replace": ("#8A4B77", "#FFFFFF"),
    "coin": ("#E9BE3A", "#2C2203"),
    "rotate": ("#2F6F7A", "#FFFFFF"),
    "move": ("#E0956A", "#2A1204"),
    "flip": ("#B9BEDD", "#161A33"),
}
FACTIONS: Final[Signs] = {  # of Root
    "marquise": ("#E58A3C", "#2A1604"),
    "eyrie": ("#2F4B9E", "#FFFFFF"),
    "alliance": ("#3C7A37", "#FFFFFF"),
    "vagabond": ("#5B5750", "#FFFFFF"),
    "vagabond_second": ("#D8D2C4", "#2A231B"),
    "lizard_cult": ("#EBD766", "#2C2505"),
    "riverfolk": ("#86D0DC", "#06262C"),
}
CREWS: Final[Signs] = {  # of Lockup, and the guards of its solo game
    "goblins": ("#3572C0", "#FFFFFF"),
    "gnolls": ("#4B2A5E", "#FFFFFF"),
    "kobolds": ("#B8382B", "#FFFFFF"),
    "bugbears": ("#EC9A45", "#2C1803"),
    "insectoids": ("#9CCB7E", "#122608"),
    "guards": ("#93A4AD", "#0E171C"),
}
GOODS: Final[Signs] = {  # of Lockup: resources, power and suspicion
    "scrap": ("#8DB562", "#12200A"),
    "potion": ("#3B78B5", "#FFFFFF"),
    "iron": ("#B9BEC6", "#14161A"),
    "gold": ("#E9BE3A", "#2C2203"),
    "power": ("#B8382B", "#FFFFFF"),
    "suspicion": ("#2A2730", "#FFFFFF"),
}
FROGS: Final[Signs] = {  # of Where the Frogs Caw: species, first seat (the second is blue), enchantments, chests
    "sp-crow": ("#3B3A4D", "#FFFFFF"),
    "sp-frog": ("#5B9A43", "#0A1804"),
    "sp-rabbit": ("#EBC49B", "#2B1303"),
    "orange": ("#E58A3C", "#2A1604"),
    "charm-star": ("#6A4A9C", "#FFF6DC"),
    "charm-spark": ("#1F7A74", "#FFFFFF"),
    "charm-heart": ("#A8324A", "#FFF6DC"),
    "chest-golden": ("#E0AE36", "#2A1F08"),
    "chest-ruby": ("#A8324A", "#FFFFFF"),
}
GROUPS: Final = (SEATS, ARTIFACTS, FACTIONS, CREWS, GOODS, FROGS)

NEEDS: Final = (  # what lies on what, and the least contrast: 7 and 4.5 for words, 3 for marks and borders (WCAG 2)
    ("ink", "paper", 7), ("ink", "ground", 7), ("ink", "paper-2", 7), ("ink", "signal-soft", 7),
    ("ink", "trail-soft", 7), ("ink-2", "paper", 7), ("ink-2", "ground", 4.5), ("ink-2", "cloth", 4.5),
    ("ink-3", "paper", 4.5), ("ink-3", "paper-2", 4.5), ("ink-2", "signal-soft", 4.5), ("on-signal", "signal", 4.5),
    ("paper", "ink-2", 4.5), ("signal", "paper", 4.5), ("signal", "signal-soft", 4.5), ("danger", "paper", 4.5),
    ("danger", "danger-soft", 4.5), ("new", "paper", 4.5), ("trail", "paper", 3), ("edge", "paper", 3),
    ("ring", "halo", 4.5), ("piece-ink", "halo", 7), ("night-ink", "night", 4.5), ("signal", "cloth", 3),
    ("ink", "land-1", 4.5), ("ink", "land-2", 4.5), ("ink", "land-3", 4.5), ("ink", "land-4", 4.5),
    ("ink", "land-5", 4.5), ("ink", "land-6", 4.5), ("cut", "land-1", 3), ("cut", "land-2", 3), ("cut", "land-3", 3),
    ("cut", "land-4", 3), ("cut", "land-5", 3), ("cut", "land-6", 3),
    ("ink", "clearing", 7), ("ink", "slot", 7), ("cut", "clearing", 3), ("signal", "clearing", 3),
    ("on-fox", "c-fox", 4.5), ("on-rabbit", "c-rabbit", 4.5), ("on-mouse", "c-mouse", 4.5), ("on-bird", "c-bird", 4.5),
    ("c-fox", "clearing", 3), ("c-mouse", "clearing", 3),
    ("ink", "floorstone", 7), ("ink-2", "floorstone", 4.5), ("cut", "floorstone", 3),
    ("wall-ink", "wall", 4.5), ("wall-ink", "wall-2", 7), ("wall-ink-2", "wall", 3), ("wall-ink-2", "wall-2", 4.5),
    ("piece-ink", "lamp", 7), ("lamp", "wall", 3), ("trail", "floorstone", 3),
    ("ink", "space", 7), ("cut", "space", 3), ("cut", "meadow", 3), ("cut", "fall-meadow", 3), ("cut", "wood", 3),
    ("cut", "fall-wood", 3), ("cut", "brook", 3), ("trail", "trail-soft", 3), ("on-chest-iron", "c-chest-iron", 4.5),
    ("c-chest-iron", "space", 3),
)  # fmt: skip


def declarations(dark: bool) -> str:
    """The tokens as CSS custom properties: surfaces by name, pieces as --c-NAME and --on-NAME."""
    values = DARK if dark else LIGHT
    pieces = [f"--c-{name}:{c};--on-{name}:{ink};" for group in GROUPS for name, (c, ink) in group.items()]
    return "".join(f"--{name}:{value};" for name, value in values.items()) + "".join(pieces)


def css(scope: str, theme: str = "auto") -> str:
    """Tokens for one element and all inside it. "auto" follows a page's data-theme, else the reader's system."""
    light, dark = (f"{scope}{{color-scheme:{name};{declarations(name == 'dark')}}}" for name in ("light", "dark"))
    if theme != "auto":
        return dark if theme == "dark" else light
    chosen = "".join(
        f"[data-theme={name}] {scope},{scope}[data-theme={name}]{rule.removeprefix(scope)}"
        for name, rule in (("light", light), ("dark", dark))
    )
    return f"{light}@media (prefers-color-scheme:dark){{{dark}}}{chosen}"


def luminance(colour: str) -> float:
    """WCAG 2 relative luminance of #RRGGBB."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """WCAG 2 contrast ratio, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def shortfalls() -> list[str]:
    """Every pair of colours below its need, in words; empty when all is well."""
    found = []
    for theme, values in (("light", LIGHT), ("dark", DARK)):
        for above, below, need in NEEDS:
            ratio = contrast(values[above], values[below])
            if ratio < need:
                found.append(f"{theme}: {above} on {below} is {ratio:.2f}, needs {need}")
    signs = [(name, contrast(*pair)) for group in GROUPS for name, pair in group.items()]
    return found + [f"ink on {name} is {ratio:.2f}, needs 4.5" for name, ratio in signs if ratio < 4.5]
