"""Signs of the interface on a 24-grid: one stroke, round joins, in the colour of the words beside them."""

from typing import Final

BRAND: Final = "#E58A3C"  # the top of the stool, the same by day and by lamplight

PATHS: Final = {
    # to do
    "undo": "M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12h-3",
    "check": "M4.5 12.5l5 5 10-11",
    "close": "M6 6l12 12M18 6L6 18",
    "plus": "M12 5v14M5 12h14",
    "minus": "M5 12h14",
    "search": "M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5L21 21",
    "zoom": "M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5L21 21M10.5 7.5v6M7.5 10.5h6",
    "share": "M12 15V4M7.5 8 12 3.5 16.5 8M5 13v7h14v-7",
    "copy": "M9 9h11v11H9zM5 15H4V4h11v1",
    "flag": "M6 21V4.5c3-1.5 5 1.5 8 .5 1.5-.5 3-1 4-1v9c-1 0-2.5.5-4 1-3 1-5-2-8-.5",
    "door": "M10 4H5v16h5M9 12h11M16 8l4 4-4 4",
    # to go
    "menu": "M4 7h16M4 12h16M4 17h16",
    "chevron": "M9 5l7 7-7 7",
    "down": "M5 9l7 7 7-7",
    "end": "M5 5v14M9 12h11M15 7l5 5-5 5",
    "turn": "M19 8a8 8 0 1 0 1 5M20 3v5h-5",
    "shuffle": "M3 7h4l8 10h6M3 17h4l2.5-3M13 8.5L15 7h6M18 4l3 3-3 3M18 14l3 3-3 3",
    # a replay
    "replay": "M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5M10 9v6l5-3z",
    "play": "M7 4.5v15l12-7.5z",
    "pause": "M8 5v14M16 5v14",
    "step-back": "M15 5l-7 7 7 7",
    "step-on": "M9 5l7 7-7 7",
    "first": "M6 5v14M18 5l-7 7 7 7",
    "last": "M18 5v14M6 5l7 7-7 7",
    # to read and to say
    "rules": "M12 6C9.5 4.5 6.5 4.5 4 5.5v13c2.5-1 5.5-1 8 .5 2.5-1.5 5.5-1.5 8-.5v-13c-2.5-1-5.5-1-8 .5zM12 6v13",
    "log": "M5 6h14M5 12h14M5 18h9",
    "chat": "M4 5h16v11h-9l-4 4v-4H4z",
    "info": "M12 3a9 9 0 1 0 .01 0M12 11v6M12 7.5v.01",
    "scales": "M12 4v16M7 20h10M5 7h14M5 7l-2.5 6h5zM19 7l-2.5 6h5z",
    "bell": "M6 17h12l-1.5-2.5V10a4.5 4.5 0 0 0-9 0v4.5zM10 20h4",
    "sound": "M4 9.5v5h4l5 4v-13l-5 4zM16.5 9a4.5 4.5 0 0 1 0 6M19 6.5a8.5 8.5 0 0 1 0 11",
    "clock": "M12 3a9 9 0 1 0 .01 0M12 7.5V12l3.5 2",
    # who
    "person": "M12 11a4 4 0 1 0-.01 0M5 20.5c.6-4.3 3.3-6.5 7-6.5s6.4 2.2 7 6.5",
    "people": ("M9 11a3.5 3.5 0 1 0-.01 0M3 20c.5-4 3-6 6-6s5.5 2 6 6M16 11a3 3 0 1 0-1-5.8M17 14c2.5.3 4 2.4 4.3 6"),
    "bot": "M6 9h12v10H6zM12 9V5M9 13.5v1M15 13.5v1M10 19v2M14 19v2M3 13v3M21 13v3",
    "spectator": (
        "M3 15a4 4 0 1 0 8 0 4 4 0 1 0-8 0M13 15a4 4 0 1 0 8 0 4 4 0 1 0-8 0"
        "M11 14.2q1-.8 2 0M4 12l2.5-6.5M20 12l-2.5-6.5"
    ),
    "eye": (
        "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 9.5a2.5 2.5 0 1 0 .01 0"
    ),
    "hand": "M5 8l9-3 5 14-9 3zM3 11v9h4",
    "sleep": "M5 6h6l-6 7h6M14 12h5l-5 6h5",
    "tower": "M7 21V9H5V4h3v2h2.5V4h3v2H16V4h3v5h-2v12z",
    # how
    "gear": (
        "M12 9a3 3 0 1 0 .01 0M12 3v3M12 18v3M3 12h3M18 12h3"
        "M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2"
    ),
    "theme": "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
    "sun": (
        "M12 8a4 4 0 1 0 .01 0M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2"
        "M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4"
    ),
    "moon": "M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z",
    "language": "M12 3a9 9 0 1 0 .01 0M3 12h18M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18",
    "keyboard": "M3 7h18v10H3zM7 11v.01M11 11v.01M15 11v.01M8 14h8",
    "link": "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1.2 1.2M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1.2-1.2",
    "lock": "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
    "key": "M8.5 11.5a4 4 0 1 0 .01 0M11.5 12.7 20 4M16.3 7.8l3 3",
    "device": "M7 3h10v18H7zM11 18h2",
    "wifi-off": "M4 4l16 16M8.5 15a5 5 0 0 1 5.5-1M5 11.5a10 10 0 0 1 4-2.2M13 8.6a10 10 0 0 1 6 2.9M12 18.5v.01",
}

LOGO: Final = (
    f'<path d="M3 9.5C3 6 6 3.5 12 3.5S21 6 21 9.5v3c0 1.6-4 3-9 3s-9-1.4-9-3z" fill="{BRAND}"/>'
    '<path d="M3 9.5c0 1.7 4 3 9 3s9-1.3 9-3" fill="none" stroke="var(--paper)" stroke-width="1.5"/>'
    '<path d="M6.5 15.5 5 21M17.5 15.5 19 21M12 16v5" stroke="var(--ink)" stroke-width="2.2" stroke-linecap="round"/>'
    '<circle cx="9.3" cy="7.6" r="1.7" fill="#FBF6EA"/>'
    '<rect x="12.6" y="5.6" width="3.6" height="3.6" rx=".8" fill="#2A231B" transform="rotate(12 14.4 7.4)"/>'
)


def drawing(content: str, size: int, name: str) -> str:
    """Any drawing on the 24-grid. It only repeats the words beside it, so readers of the page's text do not meet it."""
    box = f'width="{size}" height="{size}" viewBox="0 0 24 24"'
    return f'<svg class="{name}" {box} aria-hidden="true" focusable="false">{content}</svg>'


def icon(kind: str, size: int = 20) -> str:
    """A sign of the interface, drawn at 16, 18, 20 or 24."""
    pen = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
    return drawing(f'<path d="{PATHS[kind]}" {pen}/>', size, "ico")


def logo(size: int = 26) -> str:
    """The stool with a counter and a die on it."""
    return drawing(LOGO, size, "logo")
