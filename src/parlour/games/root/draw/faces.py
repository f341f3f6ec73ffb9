"""Marks of leaders, characters, relationships and dice, on a 24-grid."""

from typing import Final

LEADERS: Final = {  # trowel, laurel, sabre, iron crown
    "builder": (
        '<path d="M12 1.5 19 14H5z"/><path d="M11 14h2v3.5h-2z"/><path d="M9.5 17h5v5.5h-5z"/>'
        '<path d="M12 5.5V13" stroke="var(--hole)" stroke-width="1.4"/>'
    ),
    "charismatic": (
        '<path d="M12 21c-6.5-5.2-9-8.3-8.3-12C4.5 5.5 9 4.8 12 8.5c3-3.7 7.5-3 8.3.5.7 3.7-1.8 6.8-8.3 12z"/>'
        '<path d="M12 1l1 2.6 2.7.2-2.1 1.7.7 2.7L12 6.7 9.7 8.2l.7-2.7-2.1-1.7 2.7-.2z"/>'
    ),
    "commander": (
        '<path d="M5 22V2h2.4v20z"/><path d="M7.4 3h13l-3.2 4.7 3.2 4.8h-13z"/>'
        '<path d="M10 9.5l2.5-2.3L15 9.5" fill="none" stroke="var(--hole)" stroke-width="1.5"/>'
    ),
    "despot": (
        '<path d="M2.5 6.5 7 10l2-6.5 3 5 3-5 2 6.5 4.5-3.5-1.8 11H4.3z"/><path d="M4.3 19h15.4v3H4.3z"/>'
        '<circle cx="12" cy="13.5" r="1.7" fill="var(--hole)"/>'
    ),
}
CHARACTERS: Final = {  # key, spanner, leaf and arrow, pack, scales, flame and mask
    "thief": (
        '<circle cx="7" cy="7" r="5.5"/><circle cx="7" cy="7" r="2.2" fill="var(--hole)"/>'
        '<path d="M10 12l2-2 10 10-2 2-1.6-1.6-1.9 1.9-1.8-1.8 1.9-1.9-1.3-1.3-1.9 1.9-1.8-1.8 1.9-1.9z"/>'
    ),
    "tinker": (
        '<path d="M21.5 6.2l-3.7 3.7-3.7-.8-.9-3.8 3.7-3.7c-3-.9-6 .3-7.3 3.1-.8 1.7-.7 3.5 0 5.1L2 17.5 6.5 '
        '22l7.6-7.7c1.6.7 3.4.8 5.1 0 2.8-1.3 4-4.8 2.3-8.1z"/><circle cx="6.3" cy="17.7" r="1.3" fill="var(--hole)"/>'
    ),
    "ranger": (
        '<path d="M8 2c9.5 3 9.5 17 0 20" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>'
        '<path d="M8 2v20M3 12h16" fill="none" stroke="currentColor" stroke-width="1.5"/>'
        '<path d="M17.5 8 23.5 12l-6 4zM.5 9h3l2.2 3-2.2 3h-3l1.8-3z"/>'
    ),
    "vagrant": (
        '<path d="M2 20.5 15 7.5l1.7 1.7-13 13z"/>'
        '<path d="M14 2c4.5-1.5 8.5 2 8 6.5-.4 3.5-4 5.5-7 4-3-1.6-4.5-7-1-10.5z"/>'
        '<path d="M15.5 5.5l3.5 4M19.5 5l-4 4.5" stroke="var(--hole)" stroke-width="1.3"/>'
    ),
    "arbiter": (
        '<path d="M11 2h2v2.5l7 1.3 2.5 7.4c-1 2-4.7 2-5.7 0l2-5.8L13 6.5V19h4.5v3h-11v-3H11V6.5L5.2 7.4l2 5.8'
        'c-1 2-4.7 2-5.7 0L4 5.8l7-1.3z"/>'
    ),
    "scoundrel": (
        '<path d="M12 1.5c4.5 3.7 7.5 7.3 7.5 12a7.5 8.5 0 0 1-15 0c0-3 1.3-5.2 3.2-7.3.3 2 1 3.1 2 3.8C9.5 6.8 10.3 '
        '4 12 1.5z"/><path d="M12 12.5c2 1.7 3 3.2 3 4.8a3 3 0 0 1-6 0c0-1.6 1-3.1 3-4.8z" fill="var(--hole)"/>'
    ),
}


def face(mouth: str, brow: str = "") -> str:
    eyes = '<circle cx="8.3" cy="10" r="1.5" fill="var(--hole)"/><circle cx="15.7" cy="10" r="1.5" fill="var(--hole)"/>'
    lines = f'<path d="{mouth}{brow}" fill="none" stroke="var(--hole)" stroke-width="1.8" stroke-linecap="round"/>'
    return f'<circle cx="12" cy="12" r="10.5"/>{eyes}{lines}'


RELATIONS: Final = {  # from a straight mouth to a broad smile; anger has brows
    "indifferent": face("M8 16h8"),
    "amiable": face("M8 15.5q4 2.2 8 0"),
    "friendly": face("M7.2 14.5q4.8 5 9.6 0"),
    "allied": (
        '<circle cx="12" cy="12" r="10.5"/><path d="M12 19C7 15 5 12.7 5.6 10c.6-2.6 4.2-3.2 6.4-.4 2.2-2.8 5.8-2.2 '
        '6.4.4.6 2.7-1.4 5-6.4 9z" fill="var(--hole)"/>'
    ),
    "hostile": face("M8 17q4-3.5 8 0", "M6 6.5l4 1.8M18 6.5l-4 1.8"),
}
PIPS: Final = {0: (), 1: ((12, 12),), 2: ((8, 8), (16, 16)), 3: ((7.5, 7.5), (12, 12), (16.5, 16.5))}


def die(value: int) -> str:
    """A face of the battle die: 0 to 3 pips; none is a dash, so that a blank is not taken for an unread die."""
    block = '<rect x="1.5" y="1.5" width="21" height="21" rx="4.5"/>'
    if not value:
        return block + '<path d="M8 12h8" stroke="var(--hole)" stroke-width="2.2" stroke-linecap="round"/>'
    return block + "".join(f'<circle cx="{x}" cy="{y}" r="2.3" fill="var(--hole)"/>' for x, y in PIPS[value])


DICE: Final = {f"die-{value}": die(value) for value in PIPS}
