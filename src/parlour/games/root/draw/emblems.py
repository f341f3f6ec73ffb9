"""Heads and badges: the marks of suits, factions and characters on a 24-grid, in one colour with holes in another."""

from typing import Final

EMBLEMS: Final = {  # one-colour heads: fill = currentColor, holes = --hole
    "fox": (
        '<path d="M2.6 2.4 9.2 7.4Q12 6.6 14.8 7.4L21.4 2.4 20.6 11.6Q18.4 17.4 12 22.4 5.6 17.4 3.4 11.6Z"/>'
        '<path d="M7.4 11.6l2.9 1.5-.9 1.2zM16.6 11.6l-2.9 1.5.9 1.2z" fill="var(--hole)"/>'
        '<circle cx="12" cy="20" r="1.3" fill="var(--hole)"/>'
    ),
    "rabbit": (
        '<path d="M9.6 11.2C6.6 8.6 5.4 1.6 7.6 1.2 9.8.8 11.2 6.6 11.4 10.4h1.2C12.8 6.6 14.2.8 16.4 1.2c2.2.4 '
        '1 7.4-2 10 3.2 1.4 4.6 4 4.4 6.6-.2 3-3.2 5-6.8 5s-6.6-2-6.8-5c-.2-2.6 1.2-5.2 4.4-6.6z"/>'
        '<circle cx="9" cy="16.2" r="1.15" fill="var(--hole)"/>'
        '<circle cx="15" cy="16.2" r="1.15" fill="var(--hole)"/><path d="M11 18.6h2l-1 1.3z" fill="var(--hole)"/>'
    ),
    "mouse": (
        '<circle cx="5.6" cy="7.4" r="4.8"/><circle cx="18.4" cy="7.4" r="4.8"/>'
        '<path d="M12 6.2c4.4 0 6.6 3 6.6 6.6 0 4.4-4 9.4-6.6 9.8-2.6-.4-6.6-5.4-6.6-9.8 0-3.6 2.2-6.6 '
        '6.6-6.6z"/><circle cx="5.6" cy="7.4" r="2.1" fill="var(--hole)"/>'
        '<circle cx="18.4" cy="7.4" r="2.1" fill="var(--hole)"/>'
        '<circle cx="9.3" cy="13.2" r="1.15" fill="var(--hole)"/>'
        '<circle cx="14.7" cy="13.2" r="1.15" fill="var(--hole)"/>'
        '<circle cx="12" cy="20.6" r="1.2" fill="var(--hole)"/>'
    ),
    "bird": (
        '<path d="M1.6 9.4 6 7.6C6.8 4 10 2.2 13 2.8c3.4.6 4.8 3.2 5.2 6.2.5 4 1.6 7.6 4.2 '
        '12.4-4.4-1.4-6.6-.8-10.2-1.2C7 19.6 4.8 15.6 5.4 11.2z"/>'
        '<circle cx="9.6" cy="7.6" r="1.3" fill="var(--hole)"/>'
        '<path d="M10 13c2.6 3.6 5.2 4.8 8.4 5.6" fill="none" stroke="var(--hole)" stroke-width="1.4" '
        'stroke-linecap="round"/>'
    ),
    "cat": (
        '<path d="M3.4 2.6 9 6.8Q12 6 15 6.8L20.6 2.6Q22 9 21 13.4 19.4 21.6 12 21.8 4.6 21.6 3 13.4 2 9 3.4 '
        '2.6Z"/><path d="M6.8 12.4q2-1.8 4 .4-2.2 1.4-4-.4zM17.2 12.4q-2-1.8-4 .4 2.2 1.4 4-.4z" '
        'fill="var(--hole)"/><path d="M10.9 16.2h2.2L12 17.5z" fill="var(--hole)"/>'
        '<path d="M12 17.4v1.2M5.2 16.4l3 .4M5.6 18.8l2.8-.6M18.8 16.4l-3 .4M18.4 18.8l-2.8-.6" '
        'stroke="var(--hole)" stroke-width=".9" fill="none" stroke-linecap="round"/>'
    ),
    "eyrie": (
        '<path d="M12.4 1.2 11.6 4.4 15.4 1.8 14.6 5.2C19 6.4 20.8 10 20.6 13.8c-.2 5-3.6 8.6-8.8 8.6-4.6 '
        '0-7.8-2.8-8.2-7L.8 13.2l3.4-1.8C4.8 7.6 7 5.4 9.8 4.8L9 1.8z"/>'
        '<circle cx="9.4" cy="11" r="2" fill="var(--hole)"/><circle cx="9.1" cy="11" r=".9"/>'
        '<path d="M13.2 15.4c1.4 1.6 3.2 1.8 5 1M12.2 18.2c1.4 1.2 3 1.4 4.6.8" stroke="var(--hole)" '
        'stroke-width="1.2" fill="none" stroke-linecap="round"/>'
    ),
    "alliance": (
        '<path d="M8.2 22.4V14.6L5.2 11.4C4.2 10.2 4.6 8.8 5.6 8.2l1.2-.6.2-2.2c.2-1.6 2.4-1.6 2.8 '
        "0l.4-1.8c.4-1.6 2.6-1.4 2.8.2l.2 1.6.6-1.2c.7-1.4 2.6-1 2.7.6v2l.6-.6c1-1.2 2.7-.4 2.5 1.2l-.8 5.8-2.8 "
        '2.6v6.6z"/><path d="M7.4 8.6v3M10.2 7v3.6M13.4 7v3.6M16.4 7.8v3" stroke="var(--hole)" '
        'stroke-width="1.1" stroke-linecap="round"/>'
        '<path d="M8.2 17.6h8.2" stroke="var(--hole)" stroke-width="1.6"/>'
    ),
    "rebel": (
        '<circle cx="5.4" cy="6.6" r="3.6"/><circle cx="18.6" cy="6.6" r="3.6"/>'
        '<path d="M12 3.4c5.6 0 9 3.8 9 9.2 0 5.8-3.8 9.8-9 9.8s-9-4-9-9.8c0-5.4 3.4-9.2 9-9.2z"/>'
        '<circle cx="8.4" cy="10.6" r="1.4" fill="var(--hole)"/>'
        '<circle cx="15.6" cy="10.6" r="1.4" fill="var(--hole)"/>'
        '<path d="M3.4 14.4q8.6-2.6 17.2 0-.8 5.4-4.6 7.2L12 18.6 8 21.6q-3.8-1.8-4.6-7.2z" fill="var(--hole)"/>'
    ),
    "vagabond": (
        '<path d="M3.2 4.4 8 6Q12 5 16 6l4.8-1.6Q22.4 9 21 13 19 18 12 22 5 18 3 13 1.6 9 3.2 4.4Z"/>'
        '<path d="M3.6 11.2Q8 8.8 12 11.6 16 8.8 20.4 11.2 19.6 15 15.6 15.2 13 15.2 12 13.4 11 15.2 8.4 15.2 '
        '4.4 15 3.6 11.2Z" fill="var(--hole)"/><circle cx="8.3" cy="12.6" r="1.15"/>'
        '<circle cx="15.7" cy="12.6" r="1.15"/><circle cx="12" cy="19" r="1.3" fill="var(--hole)"/>'
    ),
    "lizard_cult": (
        '<path d="M12 1.4 14 4.2 17.4 3 17.6 6.4 21.4 7 19.6 10.2 22.6 12.8 19 14.2C18.6 18.8 15.6 22.6 12 '
        '22.6S5.4 18.8 5 14.2L1.4 12.8 4.4 10.2 2.6 7 6.4 6.4 6.6 3 10 4.2Z"/>'
        '<path d="M7.4 12.2l3.2 1.4M16.6 12.2l-3.2 1.4" stroke="var(--hole)" stroke-width="1.9" '
        'stroke-linecap="round"/><path d="M9.4 18.4h5.2" stroke="var(--hole)" stroke-width="1.3" '
        'stroke-linecap="round"/>'
    ),
    "riverfolk": (
        '<path d="M4.4 8C2.8 8 2.2 5.4 4 4.6c1-.4 2 0 2.6.6C8 4.2 10 3.8 12 3.8s4 .4 5.4 1.4c.6-.6 1.6-1 2.6-.6 '
        '1.8.8 1.2 3.4-.4 3.4 1.4 1.8 2 4 2 6.2 0 4.8-4 8-9.6 8s-9.6-3.2-9.6-8C2.4 12 3 9.8 4.4 8Z"/>'
        '<circle cx="8" cy="10.4" r="1.3" fill="var(--hole)"/>'
        '<circle cx="16" cy="10.4" r="1.3" fill="var(--hole)"/>'
        '<path d="M9.6 13.6q2.4-1.6 4.8 0-.6 2.2-2.4 2.2t-2.4-2.2z" fill="var(--hole)"/>'
        '<path d="M4.6 14.8l3.4.4M4.8 17.6l3.4-.8M19.4 14.8l-3.4.4M19.2 17.6l-3.4-.8" stroke="var(--hole)" '
        'stroke-width="1" stroke-linecap="round" fill="none"/>'
    ),
}

BADGES: Final = {  # the partner shape of a suit
    "fox": "M12 .6 23.2 6.2 19.8 17.6 12 23.6 4.2 17.6.8 6.2Z",
    "rabbit": "M12 .4C17.2.4 20 4 20 9v6c0 5-2.8 8.6-8 8.6S4 20 4 15V9C4 4 6.8.4 12 .4Z",
    "mouse": "M12 .8A11.2 11.2 0 1 1 12 23.2 11.2 11.2 0 1 1 12 .8Z",
    "bird": "M12 .2 23.8 12 12 23.8.2 12Z",
}
FACTION_EMBLEMS: Final = {  # on seals
    "marquise": "cat",
    "eyrie": "eyrie",
    "alliance": "alliance",
    "vagabond": "vagabond",
    "vagabond_second": "vagabond",
    "lizard_cult": "lizard_cult",
    "riverfolk": "riverfolk",
}
HEADS: Final = {**FACTION_EMBLEMS, "alliance": "rebel"}  # on warriors
BODY: Final = "M4.6 31.4C4.6 22.6 7.6 18.6 12 18.6s7.4 4 7.4 12.8Q12 33 4.6 31.4Z"  # on 24 × 33, below the head
COATS: Final = {  # what a warrior wears: chevrons, dots, bars, scales, waves
    "marquise": "",
    "eyrie": (
        '<path d="M8.6 27l3.4-2.4 3.4 2.4M8.6 30l3.4-2.4 3.4 2.4" fill="none" stroke="currentColor" '
        'stroke-width="1.3"/>'
    ),
    "alliance": '<circle cx="9.6" cy="28" r="1"/><circle cx="12" cy="25.6" r="1"/><circle cx="14.4" cy="28" r="1"/>',
    "vagabond": '<path d="M7 26.6h10" stroke="currentColor" stroke-width="1.8"/>',
    "vagabond_second": '<path d="M7.4 25.4h9.2M6.6 28.6h10.8" stroke="currentColor" stroke-width="1.5"/>',
    "lizard_cult": (
        '<path d="M8.6 26q1.7 2 3.4 0 1.7 2 3.4 0M8.6 29q1.7 2 3.4 0 1.7 2 3.4 0" fill="none" '
        'stroke="currentColor" stroke-width="1.1"/>'
    ),
    "riverfolk": '<path d="M7.4 27q1.6-1.8 3 0t3 0 3 0" fill="none" stroke="currentColor" stroke-width="1.3"/>',
}
