"""The colours of Where the Frogs Caw: the board by season; species, the first seat, enchantments, chests."""

from typing import Final

from parlour.draw.tokens import Palette

PALETTE: Final = Palette(
    light={
        # the board in spring, spaces and the paths between them
        "meadow": "#CFDCA8", "meadow-2": "#BDCF95", "wood": "#A8BC8B", "clover": "#DCE3B0", "brook": "#9CC7CE",
        "brook-2": "#DDEEF0", "leaf-1": "#6E8A57", "leaf-2": "#7F9A62", "leaf-3": "#5F7A50", "leaf-4": "#9DB876",
        "bloom": "#F7F1E4", "space": "#FBF6EA", "c-chest-iron": "#6E737B", "on-chest-iron": "#FFFFFF",
        "lane": "#EADBB6", "lane-edge": "#8C7A54", "bark": "#5D4A33",
        # in autumn: stubble, a red forest, the hill with its lanterns, harvest fields
        "fall-meadow": "#E6D3A0", "fall-meadow-2": "#DAC288", "fall-wood": "#D2A36C", "fall-hill": "#D9BF8C",
        "fall-field": "#EBCB7C", "fall-furrow": "#D8AE55", "fall-leaf-1": "#B4552E", "fall-leaf-2": "#CC8A2C",
        "fall-leaf-3": "#8C4A2E", "fall-leaf-4": "#A8923F",
    },
    dark={
        "meadow": "#36402A", "meadow-2": "#2E3824", "wood": "#27351F", "clover": "#3E4526", "brook": "#2D5058",
        "brook-2": "#5F8F98", "leaf-1": "#3A5032", "leaf-2": "#455C38", "leaf-3": "#324629", "leaf-4": "#55693C",
        "bloom": "#B9B09A", "space": "#453E34", "c-chest-iron": "#B9BEC6", "on-chest-iron": "#14161A",
        "lane": "#6B5F49", "lane-edge": "#14110D", "bark": "#1B1712",
        "fall-meadow": "#40361F", "fall-meadow-2": "#372E1A", "fall-wood": "#3A2618", "fall-hill": "#483A22",
        "fall-field": "#51421F", "fall-furrow": "#6A5424", "fall-leaf-1": "#6E3520", "fall-leaf-2": "#7A551F",
        "fall-leaf-3": "#542B1B", "fall-leaf-4": "#635726",
    },
    signs={
        "sp-crow": ("#3B3A4D", "#FFFFFF"),
        "sp-frog": ("#5B9A43", "#0A1804"),
        "sp-rabbit": ("#EBC49B", "#2B1303"),
        # the first seat; the second is blue
        "orange": ("#E58A3C", "#2A1604"),
        "charm-star": ("#6A4A9C", "#FFF6DC"),
        "charm-spark": ("#1F7A74", "#FFFFFF"),
        "charm-heart": ("#A8324A", "#FFF6DC"),
        "chest-golden": ("#E0AE36", "#2A1F08"),
        "chest-ruby": ("#A8324A", "#FFFFFF"),
    },
    needs=(
        ("ink", "space", 7), ("cut", "space", 3), ("cut", "meadow", 3), ("cut", "fall-meadow", 3),
        ("cut", "wood", 3), ("cut", "fall-wood", 3), ("cut", "brook", 3), ("on-chest-iron", "c-chest-iron", 4.5),
        ("c-chest-iron", "space", 3),
    ),
)  # fmt: skip
