"""A table for the tests of the browser script: what the page's contract promises, in as few words as possible."""

from dataclasses import dataclass, field
from typing import Final

SPACES: Final = [f"{column}{row}" for row in (1, 2, 3) for column in "ABC"]
LAW_CHIP: Final = '<a class="law" data-law="4.4" href="/rules/roam#4.4">§ 4.4</a>'
LOG: Final = (
    '<div class="flow"><ol id="log" class="log"><li class="entry" data-n="1">'
    '<button type="button" class="chip" data-card="card-hazel">Hazel</button></li></ol></div>'
)
SAY: Final = (
    '<form method="post" action="/t/x/say" data-do="say"><input name="text" value=""><button>Say</button></form>'
)
CARD: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="336"><style>rect { fill: red }</style>'
    '<g id="card-hazel"><rect width="9" height="9"/><text y="30">Hazel</text></g></svg>'
)
RULES: Final = (
    '<main><div class="par" id="4.4"><a class="law" href="#4.4">§ 4.4</a> <p>A traveller sleeps until woken.</p></div>'
    "</main>"
)


@dataclass
class Table:
    """As the test wants it."""

    seq: int = 1
    talk: int = 0
    moves: int = 0
    seen: int = 0
    turn: str = "mine"
    sound: str = "0"
    piece: str = "A1"
    score: int = 0
    options: list[tuple[int, str, str]] = field(
        default_factory=lambda: [(10, "A2", "Go to A2"), (11, "B1", "Go to B1")]
    )
    barred: list[tuple[str, str]] = field(default_factory=lambda: [("C3", "That is too far away.")])
    confirm: bool = False
    extra: str = ""

    def main(self, layout: str = "") -> str:
        """Without a layout, the page for those who have no script."""
        picture = self.board() if layout else '<picture><img src="/t/x/board.svg" alt="Board"></picture>'
        facts = {
            "table": "x", "seq": self.seq, "talk": self.talk, "moves": self.moves, "seen": self.seen, "seat": 0,
            "turn": self.turn, "sound": self.sound, "game": "roam", "title": "Roam", "status": "playing",
        }  # fmt: skip
        data = " ".join(f'data-{name}="{value}"' for name, value in facts.items())
        return (
            f'<main id="table" class="table" tabindex="-1" {data}><div id="toast" role="alert"></div>'
            f'<div id="offline" hidden>Reconnecting</div><b id="score" data-score="0">{self.score}</b>'
            f'<div id="board" class="board" data-layout="{layout}">{picture}</div>'
            f"{self.prompt()}{LOG}{SAY}{self.extra}</main>"
        )

    def board(self) -> str:
        head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" role="img" aria-label="The board">'
        card = '<g id="card-hazel"><rect x="300" y="0" width="60" height="90" fill="#a83"/></g>'
        return f"{head}{''.join(self.space(n, name) for n, name in enumerate(SPACES))}{card}</svg>"

    def space(self, n: int, name: str) -> str:
        x, y = n % 3 * 100, n // 3 * 100
        legal = name in {target for _, target, _ in self.options}
        mark = f' class="target" data-id="space-{name}"' if legal else ""
        ring = f'<g><rect class="ring" x="{x}" y="{y}" width="90" height="90" fill="none"/></g>' if legal else ""
        fox = f'<circle data-piece="fox" cx="{x + 45}" cy="{y + 45}" r="20"/>' if name == self.piece else ""
        shape = f'<rect x="{x}" y="{y}" width="90" height="90" fill="#ccc"/>'
        return f'<g id="space-{name}"{mark}><title>{name}</title>{shape}{fox}{ring}</g>'

    def prompt(self) -> str:
        parts = [self.option(n, *each) for n, each in enumerate(self.options, 1)]
        for target, why in self.barred:
            parts.append(f'<p class="opt off" data-target="space-{target}">No <small>{why} {LAW_CHIP}</small></p>')
        parts.append(self.form("undo", "<button>Undo</button>"))
        if self.confirm:
            parts.append(self.form("confirm", "<button>End turn</button>"))
        return f'<section id="prompt"><h2 id="asked">Where to?</h2>{"".join(parts)}</section>'

    def option(self, n: int, action: int, target: str, label: str) -> str:
        button = f'<button class="opt" data-target="space-{target}" data-hot="{n}">{label} <kbd>{n}</kbd></button>'
        return self.form("act", button, action)

    def form(self, deed: str, button: str, action: int | None = None) -> str:
        hidden = {"action": action, "seat": 0, "expected_seq": self.seq, "key": f"{deed}-{action}-{self.seq}"}
        inputs = "".join(f'<input type="hidden" name="{k}" value="{v}">' for k, v in hidden.items() if v is not None)
        kind = 'class="do"' if deed == "act" else f'data-do="{deed}"'
        return f'<form method="post" action="/t/x/{deed}" {kind}>{inputs}{button}</form>'

    def replay(self, at: int) -> str:
        return (
            f'<main id="table" data-table="x" data-moves="4"><div id="board" class="board">{self.board()}</div>'
            f'<input type="range" min="0" max="4" value="{at}"><output>{at} / 4</output>'
            '<button data-play hidden>Play</button><button data-speed="4" hidden>×4</button>'
            '<a id="third" href="/t/x/replay?at=3&amp;seat=1">3</a></main>'
        )

    def lobby(self) -> str:
        copy = '<input id="link" value="http://a/b"><button data-copy="link" hidden>Copy</button>'
        return f'<main id="main"><p id="n">{self.seq}</p><input name="code">{copy}</main>'
