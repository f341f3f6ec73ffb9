"""Marks of one colour on a 24-grid: fill = currentColor, holes = --hole, no detail under one unit."""

from typing import Final

GOODS: Final = {  # resources, power and suspicion
    "scrap": (
        '<path d="M10.3 2h3.4l.5 2.6 1.8.8 2.2-1.5 2.4 2.4-1.5 2.2.8 1.8 2.6.5v3.4l-2.6.5-.8 1.8 1.5 2.2-2.4 2.4'
        "-2.2-1.5-1.8.8-.5 2.6h-3.4l-.5-2.6-1.8-.8-2.2 1.5-2.4-2.4 1.5-2.2-.8-1.8L1.5 14.2v-3.4l2.6-.5.8-1.8"
        '-1.5-2.2 2.4-2.4L8 5.4l1.8-.8z" transform="translate(0 -.5)"/><circle cx="12" cy="12" r="3.4" '
        'fill="var(--hole)"/>'
    ),
    "potion": (
        '<path d="M9 2.5h6v2h-1v4.3l5.4 8.7c1.2 2-.1 4.2-2.4 4.2H7c-2.3 0-3.6-2.2-2.4-4.2L10 8.8V4.5H9z"/>'
        '<path d="M8.3 15h7.4" stroke="var(--hole)" stroke-width="1.5"/>'
    ),
    "iron": ('<path d="M6.5 7h11l4 10.5h-19z"/><path d="M8 10h8" stroke="var(--hole)" stroke-width="1.5"/>'),
    "gold": (
        '<circle cx="12" cy="12" r="9.5"/><path d="M12 6.5l1.6 3.6 3.9.4-2.9 2.6.8 3.9-3.4-2-3.4 2 '
        '.8-3.9-2.9-2.6 3.9-.4z" fill="var(--hole)"/>'
    ),
    "power": (
        '<path d="M5 10c0-2 1-3 2.5-3 .3-2 3-2.3 3.7-.7.8-1.6 3.3-1.4 3.7.4 1.5-.9 3.3 0 3.3 1.7V14'
        'c0 4-2.4 7-6.2 7-4.6 0-7-3.5-7-7z"/><path d="M8.7 7.5v4M12 7v4.5M15.4 7.5v4" '
        'stroke="var(--hole)" stroke-width="1.2"/>'
    ),
    "suspicion": (
        '<path d="M1.5 12C4.5 7 8 5 12 5s7.5 2 10.5 7c-3 5-6.5 7-10.5 7S4.5 17 1.5 12z"/>'
        '<circle cx="12" cy="12" r="4" fill="var(--hole)"/><circle cx="12" cy="12" r="1.9"/>'
    ),
}
CARDS: Final = {  # symbols on cards, and kinds of cards
    "shield": '<path d="M12 2 20.5 5v7c0 5-3.5 8.5-8.5 10.5C7 20.5 3.5 17 3.5 12V5z"/>',
    "gem": (
        '<path d="M6.5 3.5h11L22 9.5 12 21.5 2 9.5z"/><path d="M2.5 9.5h19M9 9.5l3 11 3-11-3-5z" '
        'stroke="var(--hole)" stroke-width="1.1" fill="none"/>'
    ),
    "magic": (
        '<path d="M12 1.5c.9 6.3 3.7 9.2 10.5 10.5C15.7 13.3 12.9 16.2 12 22.5 11.1 16.2 8.3 13.3 '
        '1.5 12 8.3 10.7 11.1 7.8 12 1.5z"/>'
    ),
    "tome": (
        '<path d="M5 3.5h12.5c1 0 1.5.6 1.5 1.5v16H6.5C5 21 4 20 4 18.5V4.5c0-.6.4-1 1-1z"/>'
        '<path d="M6 18.3h13" stroke="var(--hole)" stroke-width="1.3"/>'
        '<path d="M8.5 8h6.5" stroke="var(--hole)" stroke-width="1.5"/>'
    ),
    "star": '<path d="M12 2l3 6.6 7.2.8-5.3 4.9 1.5 7.1L12 17.8 5.6 21.4l1.5-7.1L1.8 9.4 9 8.6z"/>',
    "goon": (
        '<path d="M1.5 8.5 6 10C7 5.5 9 4 12 4s5 1.5 6 6l4.5-1.5L19 14c-.5 5-3.5 8.5-7 8.5S5.5 19 5 14z"/>'
        '<circle cx="9.5" cy="11.5" r="1.3" fill="var(--hole)"/><circle cx="14.5" cy="11.5" r="1.3" '
        'fill="var(--hole)"/><path d="M8.5 17.5h7" stroke="var(--hole)" stroke-width="1.5"/>'
    ),
    "item": (
        '<path d="M8.5 8.5V6c0-2 1.4-3.5 3.5-3.5S15.5 4 15.5 6v2.5h5V20c0 .8-.7 1.5-1.5 1.5H5c-.8 0-1.5-.7'
        '-1.5-1.5V8.5zm2 0h3V6c0-.9-.6-1.5-1.5-1.5s-1.5.6-1.5 1.5z" fill-rule="evenodd"/>'
        '<path d="M8 13h8" stroke="var(--hole)" stroke-width="1.6"/>'
    ),
    "hammer": '<path d="M4 5h12l4 3v3h-6.5v10h-4V11H4z"/>',
}
SIGNS: Final = {  # what happens, and who
    "exchange": '<path d="M3 5h11V2l7 4.8-7 4.7V8.5H3z"/><path d="M21 19H10v3l-7-4.8 7-4.7v3h11z"/>',
    "first": '<path d="M5 2h2.4v20H5z"/><path d="M7.4 3 21 7.5 7.4 12z"/>',
    "raid": (
        '<path d="M12 1.5 14 6l4.8-2-1.4 5 5.1 1.5-4.5 2.7 3 4.3-5.2-.4.3 5.2-4.1-3.3-2.5 4.5-1.8-4.9'
        '-4.5 2.6 1.2-5L1.5 15l4.3-2.9L2 8.6l5.2-.5L6.7 3l4 3.3z"/>'
    ),
    "guard": (
        '<path d="M4 11C4 5.5 7.5 2 12 2s8 3.5 8 9v9.5L16 22v-6.5H8V22l-4-1.5z"/>'
        '<path d="M6.5 11.5h11" stroke="var(--hole)" stroke-width="2"/>'
    ),
    "home": '<path d="M4 3h16v18H4z"/><path d="M8 3v18M12 3v18M16 3v18" stroke="var(--hole)" stroke-width="1.8"/>',
    "hidden": (
        '<path d="M1.5 12C4.5 7 8 5 12 5s7.5 2 10.5 7c-3 5-6.5 7-10.5 7S4.5 17 1.5 12z"/>'
        '<path d="M3.5 21.5 20.5 2.5" stroke="var(--hole)" stroke-width="4.5"/>'
        '<path d="M3.5 21.5 20.5 2.5" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>'
    ),
    "reserved": (
        '<path d="M6 10.5V8a6 6 0 0 1 12 0v2.5h1.5V21h-15V10.5zm2.5 0h7V8a3.5 3.5 0 0 0-7 0z" '
        'fill-rule="evenodd"/><circle cx="12" cy="15.5" r="1.8" fill="var(--hole)"/>'
    ),
    "passed": '<path d="M15 2.5A9.8 9.8 0 1 0 21.5 15 8.5 8.5 0 0 1 15 2.5z"/>',
    "check": (
        '<path d="M4.5 12.5l5 5 10-11" fill="none" stroke="currentColor" stroke-width="3.6" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "declined": (
        '<path d="M6 6l12 12M18 6 6 18" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round"/>'
    ),
    "crown": '<path d="M3 7l4.5 4L12 4l4.5 7L21 7l-2 12.5H5z"/>',
    "steps": (
        '<path d="M7 3.5c2.2 0 3.4 2 3.2 4.6-.2 2-.8 3-.8 4.3H5.4c0-1.5-1.4-2.9-1.4-5.2 0-2.2 1.2-3.7 3-3.7z"/>'
        '<path d="M5.6 13.8h3.8c.2 1.8-.6 2.8-1.9 2.8s-2-1-1.9-2.8z"/>'
        '<path d="M17 7.5c1.8 0 3 1.5 3 3.7 0 2.3-1.4 3.7-1.4 5.2h-4c0-1.3-.6-2.3-.8-4.3-.2-2.6 1-4.6 3.2-4.6z"/>'
        '<path d="M14.6 17.8h3.8c.1 1.8-.6 2.8-1.9 2.8s-2.1-1-1.9-2.8z"/>'
    ),
}
GLYPHS: Final = GOODS | CARDS | SIGNS
