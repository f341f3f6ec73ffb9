"""Marks of one colour on a 24-grid: fill = currentColor, holes = --hole, no detail under one unit."""

from typing import Final

SWORD: Final = "M12-1.5 13.9 1.5V14.5H17.5V17H13.2V23H10.8V17H6.5V14.5H10.1V1.5Z"

PIECES: Final = {
    "sawmill": (
        '<path d="M12 3.5l1.7 2.1 2.6-.9.5 2.7 2.7.5-.9 2.6L20.7 12l-2.1 1.7.9 2.6-2.7.5-.5 2.7-2.6-.9L12 '
        '20.7l-1.7-2.1-2.6.9-.5-2.7-2.7-.5.9-2.6L3.3 12l2.1-1.5-.9-2.6 2.7-.5.5-2.7 2.6.9z"/>'
        '<circle cx="12" cy="12" r="2.6" fill="var(--hole)"/>'
    ),
    "workshop": '<path d="M4 6.5 13 4l1.6 2.4 3.4-.4.6 4-3.6 1-1 2.4L6 15.2z"/><path d="M11.4 12.5h3V21h-3z"/>',
    "recruiter": '<path d="M6 2.5h2.2V21.5H6z"/><path d="M8.2 3.5 20 6.6 8.2 12z"/><path d="M3.5 19.5h9v2.2h-9z"/>',
    "roost": (
        '<path d="M3 12.5h18c-.6 5.6-4.4 8.5-9 8.5s-8.4-2.9-9-8.5z"/>'
        '<path d="M7.5 11c0-3 1-5 2.4-5s2.4 2 2.4 5zM12.8 11c.2-2.4 1-3.8 2.2-3.8s2 1.4 2 3.8z"/>'
        '<path d="M5.5 15.5h13M7 18.2h10" stroke="var(--hole)" stroke-width="1.2"/>'
    ),
    "base": '<path d="M12 3 21.5 11H19v9.5h-5v-6h-4v6H5V11H2.5z"/>',
    "garden": (
        '<path d="M11 21V12.5C6.5 12.5 4 10 3.6 5.5c4.6 0 7.2 2 8.2 5.2.8-4 3.4-6.4 8.6-6.7 0 5.2-2.8 8.5-7.2 '
        '8.7V21z"/>'
    ),
    "trade-post": (
        '<path d="M11 3h2v2.5l6.5 1.3L22 14c-1 2-4.5 2-5.6 0l2-5.8L13 7.1V19h4v2H7v-2h4V7.1L5.6 8.2l2 5.8c-1.1 '
        '2-4.6 2-5.6 0l2.5-7.2L11 5.5z"/>'
    ),
    "wood": (
        '<path d="M3 9.5 17 6v9L3 18.5z"/><ellipse cx="17.5" cy="10.5" rx="3.5" ry="4.7"/>'
        '<ellipse cx="17.5" cy="10.5" rx="1.6" ry="2.3" fill="var(--hole)"/>'
        '<path d="M5 12l7-1.7M6 15.5l6-1.5" stroke="var(--hole)" stroke-width="1.2"/>'
    ),
    "keep": '<path d="M4 3h3.5v3h3V3h3v3h3V3H20v8h-2v10h-4.5v-4.5q-1.5-1.6-3 0V21H6V11H4z"/>',
    "sympathy": (
        '<path d="M12 21C5 15.5 2.5 12 3.2 8.2 4 4.4 9 3.6 12 7.6c3-4 8-3.2 8.8.6.7 3.8-1.8 7.3-8.8 12.8z"/>'
        '<path d="M9 12.5c1 1.2 5 1.2 6 0" stroke="var(--hole)" stroke-width="1.5" fill="none" '
        'stroke-linecap="round"/>'
    ),
    "ruin": '<path d="M4 21V8l4-2v3l2.5-2v4L14 9l-1 4 3-1v3l4 1v5z"/>',
    "coin": (
        '<circle cx="12" cy="12" r="9.5"/><circle cx="12" cy="12" r="6.8" fill="none" stroke="var(--hole)" '
        'stroke-width="1.3"/><path d="M12 8v8" stroke="var(--hole)" stroke-width="2" stroke-linecap="round"/>'
    ),
    "card": (
        '<rect x="5" y="2.5" width="14" height="19" rx="2.5"/>'
        '<path d="M8.5 7h7M8.5 10.5h7" stroke="var(--hole)" stroke-width="1.5" stroke-linecap="round"/>'
    ),
    "shield": '<path d="M12 2 20.5 5v7c0 5-3.5 8.5-8.5 10.5C7 20.5 3.5 17 3.5 12V5z"/>',
    "star": '<path d="M12 2l3 6.6 7.2.8-5.3 4.9 1.5 7.1L12 17.8 5.6 21.4l1.5-7.1L1.8 9.4 9 8.6z"/>',
    "bag": (
        '<path d="M8 8c0-3 1.5-5 4-5s4 2 4 5h2.5l1.5 13H4L5.5 8zm2 0h4c0-1.8-.7-3-2-3s-2 1.2-2 3z" '
        'fill-rule="evenodd"/>'
    ),
    "boot": '<path d="M6.5 3h7v10.5l5.5 2.5c1.5.7 2 1.7 2 3.5v1.5H6.5z"/>',
    "sword": '<path d="M20.5 3.5 20 7 10.5 16.5 8 14l9-9.5zM4 14.5l2-1 5 5-1 2-2.3-1.8L5 21.5 3 19.5l2.6-2.7z"/>',
    "tea": (
        '<path d="M4 9h13v2h1.5c2 0 3 1.2 3 3s-1.5 3-3.5 3H16c-1.2 2.2-3 3.5-5.5 3.5C6 20.5 4 17 4 13zm13 '
        '4.2v1.9h1c.9 0 1.3-.4 1.3-1s-.5-.9-1.3-.9z"/>'
        '<path d="M8 3c1.5 1.5-1.5 2.5 0 4M12.5 3c1.5 1.5-1.5 2.5 0 4" stroke="currentColor" stroke-width="1.5" '
        'fill="none"/>'
    ),
    "hammer": '<path d="M4 5h12l4 3v3h-6.5v10h-4V11H4z"/>',
    "torch": '<path d="M12 2c3.5 3 4.5 5 4.5 7a4.5 4.5 0 0 1-9 0C7.5 7 9.5 6 12 2zM9 14.5h6L13.5 22h-3z"/>',
    "crossbow": (
        '<path d="M2.5 11C4 5.5 8 4.8 12 4.8s8 .7 9.5 6.2" fill="none" stroke="currentColor" '
        'stroke-width="2.6" stroke-linecap="round"/>'
        '<path d="M3 11l9 4.5 9-4.5" fill="none" stroke="currentColor" stroke-width="1.3"/>'
        '<path d="M12 .5 15.2 4.5H13.5V19l1.5 3.5H9L10.5 19V4.5H8.8z"/>'
    ),
    "ambush": '<path d="M13.5 2 5 13.5h5.5L9 22l9.5-12.5h-6z"/>',
    "crown": '<path d="M3 7l4.5 4L12 4l4.5 7L21 7l-2 12.5H5z"/>',
    "moon": '<path d="M15 2.5A9.8 9.8 0 1 0 21.5 15 8.5 8.5 0 0 1 15 2.5z"/>',
    "sun": (
        '<circle cx="12" cy="12" r="5"/><path d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 '
        '17.3l2.1 2.1M19.4 4.6l-2.1 2.1M6.7 17.3l-2.1 2.1" stroke="currentColor" stroke-width="2" '
        'stroke-linecap="round"/>'
    ),
    "tome": (
        '<path d="M5 3.5h12.5c1 0 1.5.6 1.5 1.5v16H6.5C5 21 4 20 4 18.5V4.5c0-.6.4-1 1-1z"/>'
        '<path d="M6 18.3h13" stroke="var(--hole)" stroke-width="1.3"/>'
        '<path d="M8.5 8h6.5" stroke="var(--hole)" stroke-width="1.5"/>'
    ),
}
ACTS: Final = {  # the columns of the Decree, and other things people do
    "recruit": (
        '<circle cx="9" cy="7" r="4.6"/><path d="M1.5 21.5C1.5 16 4.6 13 9 13s7.5 3 7.5 8.5z"/>'
        '<path d="M18 4h2.6v3.4H24V10h-3.4v3.4H18V10h-3.4V7.4H18z"/>'
    ),
    "move": '<path d="M2.5 21C3 12.5 7.5 8 14 7.5V3l8.5 7-8.5 7v-4.6C9 12.7 5.5 15.5 2.5 21z"/>',
    "battle": (  # two swords crossed, the second cut free of the first
        f'<path d="{SWORD}" transform="rotate(-45 12 12)"/>'
        f'<path d="{SWORD}" transform="rotate(45 12 12)" stroke="var(--hole)" stroke-width="1.2" paint-order="stroke"/>'
    ),
    "build": (
        '<path d="M1.5 10.5 12 2l10.5 8.5-1.8 2L12 5.5l-8.7 7z"/><path d="M5 12.8l7-5.7 7 5.7V22h-5v-6.5h-4V22H5z"/>'
    ),
    "craft": (
        '<path d="M2 8h13.5c0 3-1.6 4.5-4.5 5v2.5h3.5V20H4.5v-4.5H8V13C4.5 12.5 2.5 11 2 8z"/>'
        '<path d="M17 3l5 2-1.5 4-5-2z"/>'
    ),
    "done": '<path d="M3 12.5 6 9.5l4 4 8.5-9 3 3L10 19.5z"/>',
}
SIGNS: Final = {  # counts and states on the boards
    "hand": (
        '<path d="M2 8.5 9 6v14.5L7.5 21z"/><path d="M10.5 4h8.8c1 0 1.7.7 1.7 1.7v13.6c0 1-.7 1.7-1.7 '
        '1.7h-8.8z"/><path d="M13 8h5.5M13 11.5h5.5" stroke="var(--hole)" stroke-width="1.5" stroke-linecap="round"/>'
    ),
    "warrior": ('<circle cx="12" cy="7.5" r="5.5"/><path d="M4 22.5C4 16.5 7 14 12 14s8 2.5 8 8.5z"/>'),
    "officer": (
        '<circle cx="12" cy="12" r="10"/><path d="M12 4.8l2.1 4.7 5.1.5-3.8 3.4 1.1 5L12 15.8l-4.5 2.6 1.1-5L4.8 10'
        'l5.1-.5z" fill="var(--hole)"/>'
    ),
    "supporter": (
        '<path d="M4 2h16v20l-8-4.5L4 22z"/><path d="M12 14.5c-3.5-2.6-4.7-4.3-4.3-6.1.4-1.7 2.9-2.1 4.3-.2 1.4-1.9 '
        '3.9-1.5 4.3.2.4 1.8-.8 3.5-4.3 6.1z" fill="var(--hole)"/>'
    ),
    "quest": (
        '<path d="M5 2h11l4 4v16H5z"/>'
        '<path d="M10.8 13.8c0-2.5 2.7-2.6 2.7-4.4 0-1-.7-1.6-1.7-1.6-1.1 0-1.8.7-1.9 1.9" '
        'fill="none" stroke="var(--hole)" stroke-width="1.8" stroke-linecap="round"/>'
        '<circle cx="10.9" cy="17.6" r="1.3" fill="var(--hole)"/>'
    ),
    "satchel": (
        '<path d="M7.5 7c0-3 1.5-5 4.5-5s4.5 2 4.5 5h-2c0-2-.8-3-2.5-3S9.5 5 9.5 7z"/>'
        '<path d="M3 7h18v6c-5.5 2.6-12.5 2.6-18 0z"/><path d="M3 15c5.5 2.6 12.5 2.6 18 0v6.5H3z"/>'
        '<path d="M10.5 12.5h3v4.5h-3z" fill="var(--hole)"/>'
    ),
    "damaged": (
        '<path d="M12 1.5 21 5v7c0 5.5-3.7 8.7-9 10.5C6.7 20.7 3 17.5 3 12V5z"/>'
        '<path d="M13.5 2.5 10 9l4.5 3.5-4.5 9" fill="none" stroke="var(--hole)" stroke-width="1.8"/>'
    ),
    "dominance": ('<path d="M2.5 8l4.7 3.5L12 4l4.8 7.5L21.5 8l-2 9h-15z"/><path d="M4.5 19h15v3h-15z"/>'),
    "river": (
        '<path d="M1.5 9.5q3.5-5 7 0t7 0 7 0M1.5 16.5q3.5-5 7 0t7 0 7 0" fill="none" stroke="currentColor" '
        'stroke-width="3" stroke-linecap="round"/>'
    ),
    "coalition": (
        '<path d="M1.5 7.5 6 5l5 2-3.5 4.5c1.5 1.5 3 1 4-.5l5 4.8-1.5 1.7-2.2-2 1.5 2.3-1.7 1.5-2-2.3.7 2.6-2 .8-6-6.4'
        '-1.8.5z"/><path d="M22.5 7.5 18 5l-5.5 1.5-2 3c.6.4 1.5.2 2-.6l6 5.6 2.5.5z"/>'
    ),
}
