"""The pictures of the items: things made of scrap, bone and brass, cut from paper, on a 24-grid."""

from typing import Final

from parlour.draw.art import circle, el, path, stroke

INK: Final = "#33291C"  # in both themes: the pale patch below a picture is pale in both
STEEL, IRON, DARK, BRASS, GOLD = "#B4BBC4", "#7B818A", "#4A4652", "#C58F35", "#E9BE3A"
WOOD, LEATHER, BONE, CLOTH, CHALK = "#9A6B3F", "#8A5A3C", "#F1E4C6", "#C9A57C", "#FFF9EC"
RED, GREEN, BLUE, VIOLET, PINK = "#B8402F", "#7FA653", "#3F78B0", "#7A5AA0", "#D08A8A"


def shape(d: str, fill: str) -> str:
    """A piece of paper with its dark edge."""
    return path(d, fill, stroke=INK, stroke_width=1.1, stroke_linejoin="round")


def disc(cx: float, cy: float, r: float, fill: str) -> str:
    return circle(cx, cy, r, fill, stroke=INK, stroke_width=1.1)


def oval(cx: float, cy: float, rx: float, ry: float, fill: str) -> str:
    return el("ellipse", cx=cx, cy=cy, rx=rx, ry=ry, fill=fill, stroke=INK, stroke_width=1.1)


def wire(d: str, colour: str, width: float) -> str:
    """A rod or a cord: a line with an edge on both sides."""
    return stroke(d, INK, width + 1.9) + stroke(d, colour, width)


def line(d: str, colour: str = INK, width: float = 1) -> str:
    return stroke(d, colour, width)


def spark(cx: float, cy: float, r: float, fill: str) -> str:
    """A little star of four points."""
    k = r * 0.28
    points = ((0, -r), (k, -k), (r, 0), (k, k), (0, r), (-k, k), (-r, 0), (-k, -k))
    return path("M" + "L".join(f"{cx + x:.1f} {cy + y:.1f}" for x, y in points) + "Z", fill)


ITEMS: Final = {
    "bent-nail-lockpick": (
        shape("M10.5 4.5h11v15h-11z", BRASS)
        + path("M16 7.5a2.6 2.6 0 0 1 1.5 4.7l1.1 4.3h-5.2l1.1-4.3A2.6 2.6 0 0 1 16 7.5z", INK)
        + wire("M3.5 20.5 11 13q1.5-1.5 3.2-.4l1.8 1.2", STEEL, 1.7)
        + wire("M2 18.3 5.8 22", STEEL, 1.3)
        + circle(12.3, 6.3, 0.7, INK) + circle(19.7, 6.3, 0.7, INK) + circle(19.7, 17.7, 0.7, INK)
    ),
    "soup-spoon-shiv": (
        shape("M9.7 11.8 20 1.5q2.3-.3 2 2L12.2 14.3z", STEEL)
        + line("M13.5 10.7 20.7 3.2", CHALK, 0.9)
        + oval(6.7, 17.5, 5, 4.2, STEEL)
        + path("M4 18.5q.5-3.5 4.5-3.8-2.3 1-2.8 4.2z", CHALK)
        + shape("M8.8 11.9l3.4 3.4 2.6-2.6-3.4-3.4z", RED)
        + line("M10.2 10.6l3.4 3.4", INK, 0.9)
    ),
    "rag-rope": (
        wire("M3 5c5-3.5 8 .5 5 4s2 6.5 6 4.5 7 1 4 5-8 2.5-12 2", CLOTH, 2.7)
        + shape("M6.8 8.3l4 .4-.6 3.3-3.7-.8z", RED)
        + shape("M13 12l3.2-.8 1 3.2-3.5.8z", BLUE)
        + shape("M16.5 18.2l2.8 1.7-2 2.6-2.8-2z", GREEN)
        + line("M2.2 3.2 1 2M2 6l-1.2.8M4 21.5l-1.5 1.2M4 20l-1.8-.6")
    ),
    "chalk-ward": (
        shape("M3 4.5 20 2.5l1.5 17L4.5 21.5z", DARK)
        + line("M12.2 5.7a6.3 6.3 0 1 1-.1 0z", CHALK, 1.3)
        + line("M12 6.5l4 9.5-8.7-5.5 10.2-.7-8.3 6.5z", CHALK, 1.1)
        + wire("M16.5 20.5l5.5-2.7", CHALK, 2)
    ),
    "junk-magnet": (
        shape("M4.5 3.5h5v8.8q0 3 2.5 3t2.5-3V3.5h5v9c0 4.7-3 7.7-7.5 7.7s-7.5-3-7.5-7.7z", RED)
        + shape("M4.5 3.5h5v3.7h-5zM14.5 3.5h5v3.7h-5z", STEEL)
        + line("M12 1v3M10 2.5 12 4.5l2-2")
        + wire("M9.5 22h5", STEEL, 1)
        + spark(21.5, 17, 2.3, INK) + spark(2.6, 17.5, 2.3, INK)
    ),
    "bottled-glowmoth": (
        circle(12, 14, 9.5, GOLD, opacity=0.35)
        + shape("M9.5 4.5h5v3.3c3 1.4 4.5 3.8 4.5 7.2 0 4.5-2 6.7-7 6.7s-7-2.2-7-6.7c0-3.4 1.5-5.8 4.5-7.2z",
                "#BFD9D2")
        + shape("M9.3 1.5h5.4v3.6H9.3z", WOOD)
        + shape("M12 13.5c-1.8-3.3-4.8-3.3-5-1 0 1.8 1.4 2.8 3 2.8-1.6.7-1.8 2.7-.3 3.2 1.3.3 2-.9 2.3-2z", GOLD)
        + shape("M12 13.5c1.8-3.3 4.8-3.3 5-1 0 1.8-1.4 2.8-3 2.8 1.6.7 1.8 2.7.3 3.2-1.3.3-2-.9-2.3-2z", GOLD)
        + line("M12 12.2v5M12 12.2 10.8 10M12 12.2 13.2 10")
    ),
    "patched-buckler": (
        disc(12, 12, 10, IRON) + disc(12, 12, 7.7, WOOD)
        + line("M8.5 5.5v13M12 4.7v14.6M15.5 5.5v13", "#6F4A28", 0.9)
        + disc(12, 12, 2.7, STEEL)
        + shape("M13.5 13.5l5-1.3.8 4.8-4.8 1z", CLOTH)
        + line("M13.2 14.3l1.3.3M13.8 16.8l1.3-.2M18 11.8l.3 1.3M19.8 14.5l-1.3.2", INK, 0.8)
    ),
    "hollow-heel-boots": (
        shape("M7 2h7.5v9.5l5 2.2c1.7.8 2.5 1.9 2.5 3.8v.8H7z", LEATHER)
        + shape("M7 18.3h15v1.7H13v2.5H6v-4.2z", DARK)
        + shape("M3 19.5h6v3H3z", BRASS)
        + disc(4.7, 18, 1.7, GOLD)
        + line("M7 5h7.5M11.5 12.5l2.5-1.2M13.3 14l2.3-1.4", CHALK, 0.9)
    ),
    "drowsing-dust": (
        shape("M6.5 8.5h8c3.5 3.5 4.5 6 4 9-.5 3-3 4.5-8 4.5s-7.5-1.5-8-4.5c-.5-3 .5-5.5 4-9z", VIOLET)
        + shape("M7 3.5c2-1.2 5 1 7-.3l1 2.8-.8 2.5H7l-1-2.3z", "#9C7FC0")
        + line("M6.3 8.6h8.5", GOLD, 1.6)
        + line("M16.5 4h3l-3 3.5h3M20.7 9.5h2l-2 2.4h2", INK, 1.2)
        + circle(8, 15, 1, CHALK) + circle(11.5, 17.5, 1.2, CHALK) + circle(13.2, 13.7, 0.9, CHALK)
    ),
    "marked-deck": (
        shape("M2.5 9 8.5 5.5 14 16.5 8 20z", "#C6D3E0")
        + shape("M7 5.5l7-1.3L16 17.5l-7 1.3z", CHALK)
        + shape("M12.5 3.7l7.5 1.5-2.7 14-7.3-1.6z", CHALK)
        + path("M15.8 8.2l2.3 3.9-3.5 3.2-1.7-4.4z", RED)
        + line("M14.3 5.6l.6.1M15.6 17.4l.5.1", RED, 1.3)
        + line("M17.7 2.5 21.5 4", INK, 1)
    ),
    "knuckle-plates": (
        "".join(disc(x, y, 3.4, BRASS) for x, y in ((4.6, 10.5), (19.4, 10.5), (9.5, 8.5), (14.5, 8.5)))
        + "".join(disc(x, y, 1.7, CHALK) for x, y in ((4.6, 10.5), (19.4, 10.5), (9.5, 8.5), (14.5, 8.5)))
        + shape("M3 13.5q9-3.5 18 0l-1.5 4.5q-7.5 3.5-15 0z", BRASS)
        + line("M6.5 16.8q5.5 1.7 11 0", "#8A6020", 1.2)
        + shape("M3.6 7 4.6 3.5 5.7 7zM8.5 5 9.5 1.5l1 3.5zM13.5 5l1-3.5 1 3.5zM18.4 7l1-3.5 1 3.5z", STEEL)
    ),
    "smugglers-sash": (
        shape("M2 5.5q10 6.5 20 1.5l-.5 5.5q-10 5-19.5-1z", RED)
        + shape("M17.5 11.5l3 10.5-3.7-1.2-2.3 1.7-.5-10z", RED)
        + line("M3 8q9.5 5.7 18.5 1.5", GOLD, 1)
        + shape("M4.5 10.5l4 1.8-.7 4.7-4-1.5z", LEATHER) + shape("M9.8 12.7l4 .5-.3 4.6-4.3-.5z", LEATHER)
        + circle(6, 13.5, 0.7, GOLD) + circle(11.6, 15, 0.7, GOLD)
    ),
    "whisper-vial": (
        shape("M9 9h5v8.5c0 3-1 4.7-2.5 4.7S9 20.5 9 17.5z", "#CFE0E6")
        + shape("M9 14h5v3.5c0 3-1 4.7-2.5 4.7S9 20.5 9 17.5z", VIOLET)
        + shape("M8 7h7v2.3H8z", BRASS)
        + line("M11.5 5c-1.8-1.5 1.5-2.5 0-4.2M15.5 5.5c2.5-.3 1.7-3.3 4-3.3M7.5 5.5C5 5.2 5.8 2.2 3.5 2.2", VIOLET, 1.3)
        + line("M18 12q2 3 0 6.5M20.7 10.5q3 4.5 0 9.5M5 12q-2 3 0 6.5M2.3 10.5q-3 4.5 0 9.5", INK, 1)
    ),
    "forged-pass": (
        shape("M4 2.5 19 1.5l1.5 19.5-15 1z", CHALK)
        + line("M7.3 6.5l8.5-.6M7.6 9.7l9-.6M7.8 12.9l5-.3", INK, 1.2)
        + shape("M14.5 13.5l1.6.8 1.7-.7.6 1.7 1.7.7-.8 1.6.7 1.7-1.7.6-.7 1.7-1.6-.8-1.7.7-.6-1.7"
                "-1.7-.7.8-1.6-.7-1.7 1.7-.6z", RED)
        + circle(16.2, 17.5, 1.6, "#E08A7A")
        + line("M7.5 18.5q1.5-2 2.5 0t2.5-.3", BLUE, 1.1)
    ),
    "skeleton-key": (
        shape("M11.5 12.5l9 9.2 2-2-1.7-1.7 1.5-1.5-1.8-1.8-1.5 1.5-5.5-5.7z", STEEL)
        + shape("M7.5 1.5c4 0 6.5 2.5 6.5 6 0 2-.8 3.5-2 4.5v2.5H4.5V12C2.3 11 1 9.3 1 7.3c0-3.5 2.5-5.8 6.5-5.8z", BONE)
        + oval(5, 7.8, 1.6, 1.9, INK) + oval(10, 7.8, 1.6, 1.9, INK)
        + path("M7.5 9.5l1 1.7h-2z", INK) + line("M6.5 12.5v2M8.5 12.5v2", INK, 0.9)
    ),
    "tin-idol": (
        shape("M4 19h16v3.5H4z", IRON)
        + shape("M6.5 19c-2-4 0-7 2-8h7c2 1 4 4 2 8z", STEEL)
        + shape("M7 2.5h10l1.5 4.5-2 5h-9l-2-5z", STEEL)
        + path("M7.5 6.5l3 .7-.5 2-2.3-.7zM16.5 6.5l-3 .7.5 2 2.3-.7z", RED)
        + line("M9.5 10.3h5M12 2.5V6", INK, 1)
        + shape("M12 13l1.8 2-1.8 2.3-1.8-2.3z", VIOLET)
    ),
    "barbed-chain": (
        "".join(
            f'<g transform="translate({x} {y}) rotate({turn})">'
            + el("ellipse", cx=0, cy=0, rx=4.2, ry=2.7, fill="none", stroke=INK, stroke_width=3)
            + el("ellipse", cx=0, cy=0, rx=4.2, ry=2.7, fill="none", stroke=STEEL, stroke_width=1.4)
            + "</g>"
            for x, y, turn in ((5, 6, 45), (10, 10.7, 35), (14.8, 14.7, 45), (19.2, 19.2, 45))
        )
        + line("M2 9.5 4.5 9M8.5 2.5 8 5M11 15.5l1-3M14.5 8l-1.5 2.3M14 19.5l1.7-2.3M21 13l-2.7 1.5", INK, 1.5)
    ),
    "pocket-crucible": (
        shape("M5 9.5h14l-2 10.5q-.4 2-2.5 2h-5q-2.1 0-2.5-2z", "#8C7A6A")
        + oval(12, 9.5, 7, 2.6, GOLD)
        + path("M8 9.5q2-1.5 4 0t4 0q-1.5 1.6-4 1.6t-4-1.6z", RED)
        + wire("M18.5 12.5 22.5 10", IRON, 1.3)
        + line("M8.5 5.5q-1.5-1.5 0-3M12 5q-1.5-1.5 0-3.5M15.5 5.5q-1.5-1.5 0-3", RED, 1.2)
        + line("M8.5 14l.7 5M12 14.5v5", "#5F5146", 1)
    ),
    "hidden-still": (
        shape("M2.5 12.5h9.5l1.2 6.5q0 3-3 3H4.3q-3 0-3-3z", BRASS)
        + shape("M4 12.5c0-4 1-6 3.3-6s3.2 2 3.2 6z", "#D9A850")
        + wire("M7.3 6V3.5h7q3 0 3 2.5v3", BRASS, 1.5)
        + shape("M15.5 11h4v3l2.7 4.8q.8 3.2-2.2 3.2h-5q-3 0-2.2-3.2l2.7-4.8z", "#CFE0E6")
        + path("M14.3 17.5h6.4l1 2q.3 1.9-1.7 1.9h-5q-2 0-1.7-1.9z", GOLD)
        + circle(17.4, 15.3, 0.9, GOLD)
    ),
    "tunnel-map": (
        shape("M2 5.5 8.5 3l7 2.5L22 3v15.5L15.5 21l-7-2.5L2 21z", BONE)
        + line("M8.5 3v15.5M15.5 5.5V21", "#B59B72", 1)
        + path("M4.5 9q3-1.5 4 2t4 1.5 2 3.5", "none", stroke=BLUE, stroke_width=1.4, stroke_dasharray="2.2 1.3")
        + line("M16.5 14.5l3.5 3.5M20 14.5 16.5 18", RED, 1.7)
        + disc(4.7, 8.7, 1.3, GREEN)
    ),
    "false-bottom-chest": (
        shape("M3 9.5C3 5 5 3 8 3h8c3 0 5 2 5 6.5z", WOOD)
        + shape("M3 9.5h18v6.5H3z", WOOD)
        + shape("M4.5 16h15v5.5h-15z", DARK)
        + shape("M2 18h14v3.8H2z", LEATHER)
        + shape("M12 8h3.4v4.5H12z", GOLD) + line("M13.7 9.7v1.3", INK, 1.2)
        + line("M6.5 3.5v12.3M18 4v12", BRASS, 1.3)
        + shape("M6.3 15.3l2 0 1 1.2-2 2.3-2-2.3z", PINK)
    ),
    "venom-needle": (
        wire("M3 3.5 16 16.5", STEEL, 1.3)
        + shape("M1.5 4.5 4.5 1.5l3 1.7-4.2 4.2z", RED)
        + shape("M18.5 13.5c2.5 3 3.8 4.7 3.8 6.3a3.3 3.3 0 0 1-6.6 0c0-1.6.8-3.3 2.8-6.3z", GREEN)
        + line("M17.3 19.7q.2 1.2 1.3 1.5", CHALK, 1)
        + circle(14, 21, 1, GREEN, stroke=INK, stroke_width=0.8)
        + line("M10.5 5.5q4 .5 6 4", INK, 0.9)
    ),
    "scrap-plate-vest": (
        shape("M6 2.5 9 2q3 3.5 6 0l3 .5 3.5 4.5-2.5 2.5V21.5H5V9.5L2.5 7z", LEATHER)
        + shape("M6.5 10h5v5h-5zM12.7 9.5h5v4.5h-5z", STEEL)
        + shape("M6.7 16h4.5v4H6.7zM12.5 15h5.2v5h-5.2z", IRON)
        + "".join(circle(x, y, 0.6, INK) for x, y in ((7.4, 11), (10.7, 14), (13.6, 10.5), (16.8, 13), (16.8, 19)))
        + line("M8 6.5q4 2 8 0", GOLD, 1)
    ),
    "counterfeit-signet": (
        circle(12, 15.2, 6.2, "none", stroke=INK, stroke_width=4.3)
        + circle(12, 15.2, 6.2, "none", stroke=GOLD, stroke_width=2.3)
        + shape("M7 3h10l2 3.5-2 4.5H7L5 6.5z", GOLD)
        + shape("M9 4.7h6l1 2-1 2.6H9L8 6.7z", RED)
        + path("M12 5.5l.6 1.2 1.3.2-1 .9.3 1.3-1.2-.6-1.2.6.3-1.3-1-.9 1.3-.2z", GOLD)
        + line("M20 2.5l1.5-1.5M21 5.5h2", INK, 1.1)
    ),
    "runed-manacle": (
        circle(6.5, 8, 4.3, "none", stroke=INK, stroke_width=4) + circle(6.5, 8, 4.3, "none", stroke=IRON, stroke_width=2.2)
        + circle(17.5, 8, 4.3, "none", stroke=INK, stroke_width=4) + circle(17.5, 8, 4.3, "none", stroke=IRON, stroke_width=2.2)
        + wire("M6.5 13.5q.5 5 5.5 5t5.5-5", STEEL, 1.3)
        + shape("M9 15.5h6v6.5H9z", DARK)
        + line("M12 20.5v-3.5M12 18.3l1.6-1.3M12 18.3 10.4 17", "#C9A8F0", 1.2)
        + spark(6.5, 8, 2, VIOLET) + spark(17.5, 8, 2, VIOLET)
    ),
    "rat-bone-flute": (
        shape("M2.3 17.3c-1.8.8-1.5 3.5.7 3.5-.1 2.2 2.7 2.5 3.4.6L20 7.8c2 1 3.8-1 2.6-2.7 1-2-1-3.7-2.7-2.6-1.7-1.2-3.6.6-2.6 2.6z", BONE)
        + "".join(oval(x, y, 1.05, 1.05, INK) for x, y in ((7.5, 16), (10.5, 13), (13.5, 10)))
        + line("M16.5 15.5v5M16.5 15.5l4-1v4.5", VIOLET, 1.4)
        + circle(15.3, 20.5, 1.7, VIOLET) + circle(19.3, 19.3, 1.7, VIOLET)
    ),
    "wardens-spare-helm": (
        path("M11 5C10 2 13 0 17 1c3 .8 4 3.5 3.5 6.5-2-2.5-4-3-7-2.5z", RED, stroke=INK, stroke_width=1.1)
        + shape("M4 20.5V12c0-5 3-8 8-8s8 3 8 8v8.5l-5 1.5v-6h-6v6z", STEEL)
        + shape("M3.5 11.5h17v3.5h-17z", IRON)
        + path("M6 12.6h4.5v1.5H6zM13.5 12.6H18v1.5h-4.5z", INK)
        + line("M12 4.5v7M12 15v2", INK, 1.1)
        + circle(6, 18, 0.8, INK) + circle(18, 18, 0.8, INK)
    ),
    "jewelled-garrotte": (
        line("M4.5 6.5C6 20 18 20 19.5 6.5", INK, 2.3) + line("M4.5 6.5C6 20 18 20 19.5 6.5", STEEL, 0.9)
        + shape("M2.5 1.5h4v7h-4z", WOOD) + shape("M17.5 1.5h4v7h-4z", WOOD)
        + line("M2.5 3.5h4M2.5 6.5h4M17.5 3.5h4M17.5 6.5h4", GOLD, 1.2)
        + shape("M12 13.5l3 2.8-3 4.7-3-4.7z", RED) + line("M9.3 16.3h5.4", "#E08A7A", 0.9)
        + shape("M6.3 12.5l1.7 1.4-1.6 2-1.4-1.9z", BLUE) + shape("M17.7 12.5 16 13.9l1.6 2 1.4-1.9z", GREEN)
    ),
    "alchemists-satchel": (
        shape("M8 8V3.5h2.5V8zM14 8V4.5h2.5V8z", "#CFE0E6") + shape("M7.7 2h3.1v2H7.7zM13.7 3h3.1v2h-3.1z", WOOD)
        + wire("M4 9Q1.5 2 6 1.5M20 9q2.5-7-2-7.5", LEATHER, 1.2)
        + shape("M3 8h18l1 11q0 3-3 3H5q-3 0-3-3z", LEATHER)
        + shape("M3 8h18l.4 4.5q-4 4-9.4 4t-9.4-4z", "#A9714A")
        + shape("M10.5 14.5h3v4h-3z", GOLD)
        + path("M11.4 9.5h1.2v1.8l1.3 2.2h-3.8l1.3-2.2z", BLUE)
    ),
    "forbidden-rubbings": (
        shape("M3.5 3 18 2l1.5 17.5L5 21.5z", BONE)
        + path("M6 5.5q5-1.5 10.5-.5l1 12.5q-6 2-11 1z", "#9A94A0", opacity=0.75)
        + line("M11.5 6.5v10M11.5 9.5l4-2.5M11.5 9.5l-4-2M8 13.5l3.5 2.5 3.7-2.8", CHALK, 1.4)
        + circle(11.5, 12, 1.5, CHALK)
        + wire("M16.5 21.5 22 15.5", DARK, 1.8)
    ),
    "siege-hook": (
        wire("M12 22.5V9", STEEL, 1.7)
        + wire("M12 9C7 9.5 4 7.5 3.5 4M12 9c5 .5 8-1.5 8.5-5M12 10V2.5", STEEL, 1.7)
        + shape("M1.8 5.5 3.3 1l3 3.5zM22.2 5.5 20.7 1l-3 3.5zM10 3.5 12 .3l2 3.2z", IRON)
        + wire("M8.5 16.5q3.5 2.5 7 0M8.5 19.5q3.5 2.5 7 0", CLOTH, 1.3)
        + wire("M14 22q4 1.5 5.5-1.5t3-2", CLOTH, 1.3)
    ),
    "cloak-of-soot": (
        shape("M12 1.5c3.5 0 5.5 2.5 5.5 5.5 3 3 4.5 8.5 4.5 14.5-2 1.5-3.5.5-4.5-.5-1.5 1.5-3 1.5-5.5 1.5s-4 0-5.5-1.5"
              "c-1 1-2.5 2-4.5.5C2 15.5 3.5 10 6.5 7c0-3 2-5.5 5.5-5.5z", DARK)
        + path("M12 4.5c2 0 3 1.5 3 3.5 0 2.3-1.3 4-3 4s-3-1.7-3-4c0-2 1-3.5 3-3.5z", "#17141A")
        + line("M9 13.5 7.5 20M15 13.5l1.5 6.5M12 14v7", "#6E6878", 1)
        + circle(12, 13, 1.2, GOLD) + circle(10.9, 8, 0.7, GOLD) + circle(13.1, 8, 0.7, GOLD)
    ),
    "breaching-charge": (
        shape("M3.5 8.5h4.5v13H3.5zM8 7.5h4.5v14H8zM12.5 8.5H17v13h-4.5z", RED)
        + shape("M2.5 12h15.5v4H2.5z", LEATHER)
        + line("M10.2 7.5C10.5 3.5 14 6 16 4.5", INK, 1.4)
        + spark(19, 3.5, 4, GOLD) + circle(19, 3.5, 1.2, RED)
        + line("M18.5 14h3.5v7h-4", INK, 1.2)
        + spark(5.8, 14, 1.7, CHALK)
    ),
    "rebel-war-banner": (
        wire("M4.5 22.5V2.5", WOOD, 1.5)
        + shape("M5.5 3.5h16l-3 6 3 6h-16z", RED)
        + path("M10 7c0-1 .5-1.5 1.3-1.5.2-1 1.5-1.1 1.8-.3.4-.8 1.6-.7 1.8.2.8-.4 1.6 0 1.6.9v3.2c0 2-1.2 3.5-3.1 3.5-2.3 0-3.4-1.7-3.4-3.5z", CHALK)
        + line("M11.8 6v2M13.3 5.8v2.2M14.9 6v2", RED, 0.7)
        + shape("M3 2.5 4.5.5 6 2.5z", GOLD)
        + line("M6 20q3 .5 4-1.5", GOLD, 1.2)
    ),
}  # fmt: skip
SACK: Final = (  # an item of a pack that we have no picture of
    shape("M7 8h10c4 3.5 5 6.5 4.5 9.5-.5 3-3.5 4.5-9.5 4.5s-9-1.5-9.5-4.5C2 14.5 3 11.5 7 8z", CLOTH)
    + shape("M7.5 3q4.5-1.5 9 0L15.5 8h-7z", CLOTH)
    + line("M7.5 8h9", RED, 1.8)
    + line("M9.5 13.5q2.5-2 5 0M9 17q3-2 6 0", LEATHER, 1.2)
)
SYMBOLS: Final = {f"lockup-item-{name}": art for name, art in ITEMS.items()} | {"lockup-item-sack": SACK}


def symbol_of(name: str) -> str:
    """The drawing of an item by its id."""
    return f"lockup-item-{name if name in ITEMS else 'sack'}"
