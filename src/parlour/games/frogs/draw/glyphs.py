"""Marks of one colour on a 24-grid: fill = currentColor, holes show the ground through var(--hole)."""

from typing import Final

HEADS: Final = {  # of the species: they face front or left
    "crow": (
        '<path d="M.8 13.4 7 10.2C7.8 5.6 11.2 3 15 3.2c4.4.2 7 3.6 7.2 8 .2 5-2.2 9.6-4 11.4H8.4c.6-2.2.8-3.8.2-5.6'
        'C5.8 15.8 3 14.6.8 13.4Z"/><circle cx="13" cy="9" r="1.5" fill="var(--hole)"/>'
        '<path d="M3 13.3 9.6 12.9" stroke="var(--hole)" stroke-width="1.1" stroke-linecap="round"/>'
        '<path d="M14 16.5c1.4.7 3 .7 4.4 0M13.6 19.6c1.2.6 2.6.6 3.8 0" stroke="var(--hole)" stroke-width="1.1" '
        'fill="none" stroke-linecap="round"/>'
    ),
    "frog": (
        '<path d="M3.6 10.4C2.6 6.8 4.6 3.8 7.2 3.8c2 0 3.2 1.4 3.6 3h2.4c.4-1.6 1.6-3 3.6-3 2.6 0 4.6 3 3.6 6.6'
        'C22 12 22.8 13.8 22.8 15.6 22.8 19.6 18 22 12 22S1.2 19.6 1.2 15.6c0-1.8.8-3.6 2.4-5.2Z"/>'
        '<circle cx="7.2" cy="8" r="2.1" fill="var(--hole)"/><circle cx="16.8" cy="8" r="2.1" fill="var(--hole)"/>'
        '<circle cx="7.2" cy="8" r=".95"/><circle cx="16.8" cy="8" r=".95"/>'
        '<path d="M5 15.6q7 4.6 14 0" fill="none" stroke="var(--hole)" stroke-width="1.5" stroke-linecap="round"/>'
    ),
    "rabbit": (
        '<path d="M9.4 11.3C6.3 8.5 5.2 1.7 7.5 1.2c2.3-.4 3.6 5.4 3.9 9.2h1.2c.3-3.8 1.6-9.6 3.9-9.2 2.3.5 1.2 '
        '7.3-1.9 10.1 3 1.3 4.4 3.9 4.2 6.5-.2 3-3.2 5-6.8 5s-6.6-2-6.8-5c-.2-2.6 1.2-5.2 4.2-6.5z"/>'
        '<circle cx="9" cy="16" r="1.2" fill="var(--hole)"/><circle cx="15" cy="16" r="1.2" fill="var(--hole)"/>'
        '<path d="M10.9 18.5h2.2L12 19.9z" fill="var(--hole)"/>'
    ),
}
STARTERS: Final = {
    "nest": (
        '<path d="M2.5 12h19c-.5 5.5-4 8.5-9.5 8.5S3 17.5 2.5 12z"/><ellipse cx="9" cy="9" rx="2.7" ry="3.6"/>'
        '<ellipse cx="15" cy="9" rx="2.7" ry="3.6"/>'
        '<path d="M6 14.6h7M11 17.2h6" stroke="var(--hole)" stroke-width="1.2" stroke-linecap="round"/>'
    ),
    "lily-pad": (
        '<path d="M12 12.5 20.5 8C23 14 19 20.5 12 20.5S1 14 3.5 8.5 10 3.5 14 4.5z"/>'
        '<path d="M11.2 14.2 6.4 17M10.6 12.4 5.2 11.2M12.4 14.6l1.2 3.6" stroke="var(--hole)" stroke-width="1.2" '
        'stroke-linecap="round"/>'
    ),
    "burrow": (
        '<path d="M2 20.5C2 10.5 6.5 5 12 5s10 5.5 10 15.5z"/>'
        '<path d="M8 20.5c0-4.5 1.5-7 4-7s4 2.5 4 7z" fill="var(--hole)"/>'
    ),
}
CHARMS: Final = {  # the three pairs of enchantment tokens
    "star": '<path d="M12 2l2.4 6.4L21 9.5l-5 4.5 1.5 7L12 17.3 6.5 21 8 14 3 9.5l6.6-1.1z"/>',
    "spark": (
        '<path d="M12 1.5c.9 6.3 3.7 9.2 10.5 10.5C15.7 13.3 12.9 16.2 12 22.5 11.1 16.2 8.3 13.3 1.5 12 8.3 10.7 '
        '11.1 7.8 12 1.5z"/>'
    ),
    "heart": (
        '<path d="M12 21.4C5.5 16.4 2 12.7 2 8.6 2 5.3 4.4 3 7.2 3 9.3 3 11 4.1 12 6c1-1.9 2.7-3 4.8-3 2.8 0 5.2 2.3 '
        '5.2 5.6 0 4.1-3.5 7.8-10 12.8z"/>'
    ),
}
TYPES: Final = {  # of cards: somebody, a bag, a house
    "villager": (
        '<path d="M12 2.5a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6z"/>'
        '<path d="M3.2 21.5c.3-5 3.6-8 8.8-8s8.5 3 8.8 8z"/>'
    ),
    "gear": (
        '<path d="M8 8c0-3 1.5-5 4-5s4 2 4 5h2.5l1.5 13H4L5.5 8zm2 0h4c0-1.8-.7-3-2-3s-2 1.2-2 3z" '
        'fill-rule="evenodd"/>'
    ),
    "building": '<path d="M12 3.5 21 11h-2.5v9h-13v-9H3z"/><path d="M10 20v-5.5h4V20z" fill="var(--hole)"/>',
}
SIGNS: Final = {
    "chest": (
        '<path d="M3 10.5C3 6.5 5.5 5 8 5h8c2.5 0 5 1.5 5 5.5z"/><path d="M3 12h18v7.5H3z"/>'
        '<path d="M10.3 9.5h3.4v5.2h-3.4z" fill="var(--hole)"/>'
        '<path d="M12 11.2v2" stroke="currentColor" stroke-width="1.4"/>'
    ),
    "house": TYPES["building"],
    "hand": (  # two cards held up
        '<path d="M12.4 3.2 19.9 5.3q1 .3.7 1.3l-3.7 13q-.3 1-1.3.7l-2-.6V7.7q0-1.6-1.6-1.8l-.6-.1.3-2q.2-.8.7-.6z"/>'
        '<rect x="3" y="7.6" width="9" height="13.4" rx="1.5"/>'
    ),
    "tucked": (  # a padlock
        '<path d="M5.6 10.6h12.8q1 0 1 1v8.8q0 1-1 1H5.6q-1 0-1-1v-8.8q0-1 1-1z"/>'
        '<path d="M8 11V7.6a4 4 0 0 1 8 0V11" fill="none" stroke="currentColor" stroke-width="2.3"/>'
        '<path d="M12 14.4v3" stroke="var(--hole)" stroke-width="2" stroke-linecap="round"/>'
    ),
    "free": (  # a wing: an action that costs none
        '<path d="M2 5.5c4 .2 6.6 1 8.6 2.8C13.4 5.6 17 4.4 22 4.5c0 2.6-.8 4.6-2.2 6 .2 1.8-.6 3.6-2.2 4.8 0 1.8-1.4 '
        '3.4-3.6 4.2-4.6-.2-8.4-3-10-7.6C3 10 2.2 7.8 2 5.5z"/>'
        '<path d="M9.5 12.5c3 1 6 .6 9.5-1M10.6 15.4c2.4.8 4.6.6 6.8-.3" fill="none" stroke="var(--hole)" '
        'stroke-width="1.2" stroke-linecap="round"/>'
    ),
    "crown": '<path d="M3 7l4.5 4L12 4l4.5 7L21 7l-2 12.5H5z"/>',
    "check": (
        '<path d="M4 12.5 9.5 18 20.5 6.5" fill="none" stroke="currentColor" stroke-width="3.2" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "eye": (
        '<path d="M1.5 12C4.5 7 8 5 12 5s7.5 2 10.5 7c-3 5-6.5 7-10.5 7S4.5 17 1.5 12z"/>'
        '<circle cx="12" cy="12" r="4" fill="var(--hole)"/><circle cx="12" cy="12" r="1.9"/>'
    ),
    "travel": (  # a boot
        '<path d="M6.5 3h7v10.5l5.5 2.5c1.5.7 2 1.7 2 3.5v1.5H6.5z"/>'
        '<path d="M6.5 18.3h14" stroke="var(--hole)" stroke-width="1.2"/>'
    ),
}
GLYPHS: Final = HEADS | STARTERS | CHARMS | TYPES | SIGNS
