"""A table: one play of a game with words and pictures around it. The Python API, the terminal and the web use this."""

import importlib
import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from parlour import law as laws
from parlour.draw.frame import THEMES
from parlour.games import game as find_game
from parlour.kernel.errors import BadInput, shown
from parlour.kernel.errors import Refused as RefusedByRules
from parlour.kernel.game import Game, Outcome
from parlour.kernel.match import Match, begin
from parlour.kernel.state import ARG, NOBODY, SHIFT, Event
from parlour.record.position import begin_from, write_position
from parlour.record.transcript import read_action, replayed, write_transcript
from parlour.text import LANGUAGES, GameWords


class Refused(Exception):
    """An action that was not accepted. Nothing has changed; the sentence says why and what is possible."""

    def __init__(self, code: str, law: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.law = law
        self.sentence = sentence


class Option:
    """Something a seat can do: `action` is the number, the rest explains it. Barred ones say by which `law`.

    `target` is what one would click for it, `touches` what it would change, both by their ids in the picture.
    """

    def __init__(  # noqa: PLR0913, a record
        self,
        action: int,
        verb: str,
        arg: str | int | None,
        label: str,
        target: str | None,
        law: str,
        *,
        touches: Sequence[str] = (),
    ) -> None:
        self.action = action
        self.verb = verb
        self.arg = arg
        self.label = label
        self.target = target
        self.law = law
        self.touches = list(touches)

    def plain(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in ("action", "verb", "arg", "label", "target", "law", "touches")}

    def __repr__(self) -> str:
        return f"Option(verb={self.verb!r}, arg={self.arg!r}, label={self.label!r})"


class Decision:
    """A question to a seat: its kind, its words, the paragraph behind it, the options, and what is barred."""

    def __init__(
        self, seat: int, kind: str, prompt: str, law: str, options: list[Option], barred: list[Option]
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.prompt = prompt
        self.law = law
        self.options = options
        self.barred = barred

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options={self.options!r})"


class Table:
    """One play of a game. `language` is the reader's; `people` are the names at the seats, if there are any."""

    def __init__(self, match: Match[Any], language: str = "en", people: Sequence[str] | None = None) -> None:
        if language not in LANGUAGES:
            raise BadInput(f"There are no words in {shown(language)}; there are {', '.join(LANGUAGES)}.")
        if people is not None and len(people) != match.state.seats:
            raise BadInput(f"{len(people)} names for {match.state.seats} seats.")
        self.match = match
        self.language = language
        self.people = people

    # What is asked

    @property
    def game(self) -> Game[Any]:
        return self.match.game

    @property
    def words(self) -> GameWords:
        g = self.match.state
        seats = self.people or self.game.seat_names(g)
        return GameWords(self.language, self.game.id, self.game.given_names(g), seats)

    def seat_label(self, seat: int) -> str:
        """How the game itself calls the seat, in the reader's language: "Blue"."""
        g = self.match.state
        return GameWords(self.language, self.game.id, {}, self.game.seat_names(g)).seat(seat)

    @property
    def decision(self) -> Decision | None:
        """The question now, or None when the game is over."""
        g = self.match.state
        if not g.stack:
            return None
        step, words = g.stack[-1], self.words
        kind = kebab(type(step).__name__)
        prompt = words.say(f"ask-{kind}", self.game.readable(g, step.about(g)))
        options = [self.option(action, words, detailed=True) for action in g.offer]
        barred = [self.option(action, words, law, detailed=True) for action, law in step.barred(g)]
        return Decision(step.who, kind, prompt, self.step_law(), options, barred)

    def option(self, action: int, words: GameWords, law: str = "", *, detailed: bool = False) -> Option:
        g, verb, arg = self.match.state, self.game.verbs[action >> SHIFT], action & ARG
        thing: str | int | None = None
        if verb.kind:
            thing = arg if verb.kind == "n" else self.game.names(g, verb.kind)[arg]
        detail = g.stack[-1].detail(g, action) if detailed else {}
        args = self.game.readable(g, {"n": 0, "coins": 0, verb.kind or "n": arg} | detail)
        label = words.say(f"do-{verb.name}", {"spaces": "unknown"} | args)
        target = f"{verb.kind}-{thing}" if verb.kind not in ("", "n") else None
        lists = [(name.removesuffix("s"), value) for name, value in args.items() if isinstance(value, list)]
        touches = [f"{kind}-{each}" for kind, value in lists for each in value]
        return Option(action, verb.name, thing, label, target, law or verb.law, touches=touches)

    def step_law(self) -> str:
        g = self.match.state
        return laws.paragraph_of_steps(self.game.id).get(type(g.stack[-1]).__name__, "") if g.stack else ""

    def digest(self, paragraph: str) -> str:
        """The paragraph in the reader's language."""
        known = laws.law(self.game.id).get(paragraph)
        return self.words.law(paragraph, known.digest) if known else ""

    def ruling(self, paragraph: str) -> str:
        """Why we read the paragraph so, in the reader's language; "" where the book is clear."""
        known = laws.law(self.game.id).get(paragraph)
        return self.words.law(paragraph, known.ruling, "ruling") if known else ""

    # What is done

    def apply(self, choice: "Option | int | str") -> None:
        """Play an option, an action's number, or its words in a transcript (`place space:C4`). Else Refused."""
        action: Any = choice.action if isinstance(choice, Option) else choice
        try:
            if isinstance(choice, str):
                action = read_action(self.game, self.match.state, choice)
            self.match.apply(action)
        except BadInput:
            refused = RefusedByRules("unknown" if self.match.state.stack else "over", "", -1)
            raise self.refusal(refused, choice) from None
        except RefusedByRules as refused:
            raise self.refusal(refused, choice) from None

    def refusal(self, refused: RefusedByRules, choice: object) -> Refused:
        words = self.words
        law = refused.law or self.step_law() or self.game.end_law
        offer = self.match.state.offer
        labels = [self.option(action, words, detailed=True).label for action in offer[:6]]
        more = [words.words.say("play-options-more", n=len(offer) - 6)] if len(offer) > 6 else []
        label = ""
        if refused.code not in ("unknown", "over"):
            label = self.option(refused.action, words, law, detailed=refused.code == "barred").label
        sentence = words.words.say(
            f"refused-{refused.code}",
            action=choice[:60] if isinstance(choice, str) else shown(choice),
            label=label,
            digest=self.digest(law),
            options="; ".join(labels + more),
        )
        return Refused(refused.code, law, sentence)

    def undo(self, seat: int | None = None) -> None:
        """Take back the last decision, if it was the seat's own and nothing was revealed since; else Refused."""
        match = self.match
        code = ""
        if not match.actions:
            code = "undo-nothing"
        elif seat is not None and match.actions[-1][0] != seat:
            code = "undo-other"
        elif not match.may_undo(match.actions[-1][0]):
            code = "undo-chance"
        if code:
            raise Refused(code, "", self.words.words.say(f"refused-{code}"))
        match.undo()

    # What can be seen

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Only what the seat may know, as plain data; without a seat, what everybody may know."""
        count = self.match.state.seats
        if seat is not None and not (type(seat) is int and 0 <= seat < count):
            raise BadInput(f"There is no seat {shown(seat)}; the seats are 0 to {count - 1}.")
        return self.game.view(self.match.state, NOBODY if seat is None else seat)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.match.state)

    def log(self, seat: int = NOBODY, after: int = 0) -> list[str]:
        """What has happened since action number `after`, in words."""
        words = self.words
        events = [event for events in self.match.events[after:] for event in events if event.visible(seat)]
        return [self.tell(event, words) for event in events]

    def tell(self, event: Event, words: GameWords) -> str:
        return words.say(f"log-{event.key}", self.game.readable(self.match.state, event.args))

    def svg(
        self,
        seat: int | None = None,
        layout: str = "wide",
        theme: str = "auto",
        targets: bool = True,
        bare: bool = False,
        asked: int | None = None,
    ) -> str:
        """The picture for a seat; without one, for the seat that decides. With `targets` its options are ringed;
        without seat and targets it is a spectator's. A bare one is for a page that has `draw.frame.page_style()`.
        `asked`: everybody waits for that seat, whoever decides next.
        """
        drawing = self.drawing
        one_of(layout, drawing.LAYOUTS)
        one_of(theme, THEMES)
        decision = self.decision if targets else None
        seat = decision.seat if decision and seat is None else seat
        marks = [o.target for o in decision.options if o.target] if decision and seat == decision.seat else []
        words, view = self.words, self.view(seat)
        if asked is not None:
            view["decider"] = asked
        more = {"targets": marks, "layout": layout, "theme": theme, "people": self.people, "bare": bare}
        return str(drawing.draw(view, say=words.words.say, **more))

    def card(self, target: str, theme: str = "auto", bare: bool = False) -> str | None:
        """A card to read, by its target (`card-odda`): only what is printed on it. None: there is no such card."""
        one_of(theme, THEMES)
        say, rules = self.words.words.say, self.match.state.rules
        shown: str | None = self.drawing.detail(rules, target, say=say, theme=theme, bare=bare)
        return shown

    def seal(self, seat: int, size: float = 24) -> str:
        """The sign of a seat for a list of people, in the colours of `draw.frame.page_style()`."""
        return str(self.drawing.seal(self.game.seat_names(self.match.state)[seat], size))

    @property
    def drawing(self) -> Any:
        """The module with the game's pictures; its LAYOUTS are what `svg` can draw."""
        return importlib.import_module(f"parlour.games.{self.game.id}.draw")

    def _repr_svg_(self) -> str:
        return self.svg()

    # What is kept

    def at(self, count: int) -> "Table":
        """The table as it was after so many actions."""
        if type(count) is not int or not 0 <= count <= len(self.match.actions):
            raise BadInput(f"There is no moment {shown(count)}; they are 0 to {len(self.match.actions)}.")
        return Table(replayed(self.match, count), self.language, self.people)

    def clone(self) -> "Table":
        return Table(self.match.clone(), self.language, self.people)

    def transcript(self) -> str:
        return write_transcript(self.match)

    def position(self) -> dict[str, Any]:
        return write_position(self.game, self.match.state)


def new(
    game: str, seats: int | Sequence[str] | None = None, seed: int | str = 0, language: str = "en", **options: Any
) -> Table:
    """Open a table: `new("roam", seats=3, seed=7, version="full")`."""
    rules = find_game(game)
    known: Any = seed
    if type(known) not in (int, str) or len(shown(known)) > 50:
        raise BadInput(f"seed={shown(seed)}: must be a number or a word of at most 48 letters.")
    settings: Mapping[str, str] = rules.read_settings(options)
    return Table(begin(rules, rules.seats[0] if seats is None else seats, dict(settings), str(seed)), language)


def table_from(game: Game[Any], g: Any, language: str = "en") -> Table:
    return Table(begin_from(game, g), language)


def one_of(word: str, known: Collection[str]) -> None:
    if word not in known:
        raise BadInput(f"{shown(word)} is not possible; it can be {' or '.join(known)}.")


def kebab(name: str) -> str:
    """`ChooseLand` → `choose-land`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
