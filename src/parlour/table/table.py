"""A table: one play of a game with words and pictures around it. The Python API, the terminal and the web use this."""

import re
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from parlour import law as laws
from parlour.draw.frame import THEMES
from parlour.games import game as find_game
from parlour.kernel.errors import BadInput, Illegal, shown
from parlour.kernel.game import Game, Outcome, Verb
from parlour.kernel.match import Match, begin
from parlour.kernel.state import ARG, NOBODY, SHIFT, Event
from parlour.record.position import begin_from, write_position
from parlour.record.transcript import read_action, replayed, write_transcript
from parlour.table.question import Decision, Option, Refused
from parlour.text import LANGUAGES, GameWords

__all__ = ["Decision", "Option", "Refused", "Table", "new", "table_from"]
ASK: Final = "ask"
DECLINE: Final = "alwaysPass"
USUAL: Final = "usual"  # as the game proposes, see Step.unasked
POLICIES: Final = (ASK, DECLINE, USUAL)


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
        self.policies: dict[tuple[int, str], str] = {}  # by seat and reaction, see `policy`
        self.unseen = False  # whether nobody can learn from silence, see `decided_before`

    # What is asked

    @property
    def game(self) -> Game[Any]:
        return self.match.game

    @property
    def words(self) -> GameWords:
        return self.speaker()

    def speaker(self, marked: bool = False) -> GameWords:
        """The words of this table, with the names of cards marked or not."""
        game, g = self.game, self.match.state
        seats, given = self.people or game.seat_names(g), game.given_names(g)
        faces = game.faces if marked else ()
        return GameWords(self.language, game.id, given, seats, faces=faces, naming=game)

    @property
    def decision(self) -> Decision | None:
        """The question now, or None when the game is over."""
        g = self.match.state
        if not g.stack:
            return None
        step, words = g.stack[-1], self.words
        kind = kebab(type(step).__name__)
        prompt = words.say(f"ask-{kind}", self.game.readable(g, step.about(g)))
        options = told_apart([self.option(action, words, detailed=True) for action in g.offer])
        barred = told_apart([self.option(action, words, law, detailed=True) for action, law in step.barred(g)])
        return Decision(step.who, kind, prompt, self.step_law(), options, barred, reaction=step.reaction())

    def option(self, action: int, words: GameWords, law: str = "", *, detailed: bool = False) -> Option:
        g, verb, arg = self.match.state, self.game.verbs[action >> SHIFT], action & ARG
        thing: str | int | None = None
        if verb.kind:
            thing = arg if verb.kind == "n" else self.game.names(g, verb.kind)[arg]
        detail = g.stack[-1].detail(g, action) if detailed else {}
        args = self.game.readable(g, {"n": 0, verb.kind or "n": arg} | detail)
        label = words.say(self.key_of(verb, words), {**self.game.blanks, **args})
        target = target_of(verb.kind, thing, arg)
        lists = [(name.removesuffix("s"), value) for name, value in args.items() if isinstance(value, list)]
        touches = [f"{kind}-{each}" for kind, value in lists for each in value]
        return Option(action, verb.name, thing, label, target, law or verb.law or self.step_law(), touches=touches)

    def key_of(self, verb: Verb, words: GameWords) -> str:
        """`do-end`; or what ending means here, where the game has words for it: `do-end-buy-services`."""
        key = f"do-{verb.name}"
        stack = self.match.state.stack
        here = f"{key}-{kebab(type(stack[-1]).__name__)}" if stack and not verb.law else key
        return here if words.has(here) else key

    def step_law(self) -> str:
        g = self.match.state
        if not g.stack:
            return ""
        return str(g.stack[-1].law(g)) or laws.paragraph_of_steps(self.game.id).get(type(g.stack[-1]).__name__, "")

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
            refused = Illegal("unknown" if self.match.state.stack else "over", "", -1)
            raise self.refusal(refused, choice) from None
        except Illegal as refused:
            raise self.refusal(refused, choice) from None
        self.pass_for_all()

    def policy(self, seat: int, reaction: str, value: str) -> None:
        """What the seat does when it is asked for a reaction (`Game.reactions`): "ask" it, "alwaysPass", or "usual".

        That may not depend on what the seat holds: then the others learn nothing from an answer that comes at once.
        """
        self.view(seat)  # there is such a seat
        one_of(reaction, self.game.reactions_of(self.game.seat_names(self.match.state)[seat]))
        one_of(value, POLICIES)
        self.policies[seat, reaction] = value
        self.pass_for_all()

    def policy_of(self, seat: int, reaction: str) -> str:
        return self.policies.get((seat, reaction), ASK)

    def pass_for_all(self) -> None:
        """Give the answers that were decided beforehand."""
        while (action := decided_before(self.match, self.policy_of, self.unseen)) is not None:
            self.match.apply(action)

    def refusal(self, refused: Illegal, choice: object) -> Refused:
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
        detail: Callable[..., str | None] | None = getattr(self.drawing, "detail", None)
        say = self.words.words.say
        return detail(self.match.state.rules, target, say=say, theme=theme, bare=bare) if detail else None

    def seal(self, seat: int, size: float = 24) -> str:
        """The sign of a seat for a list of people, in the colours of `draw.frame.page_style()`."""
        return str(self.drawing.seal(self.game.seat_names(self.match.state)[seat], size))

    @property
    def drawing(self) -> Any:
        """The module with the game's pictures; its LAYOUTS are what `svg` can draw."""
        return self.game.part("draw")

    def _repr_svg_(self) -> str:
        return self.svg()

    # What is kept

    def at(self, count: int) -> "Table":
        """The table as it was after so many actions."""
        if type(count) is not int or not 0 <= count <= len(self.match.actions):
            raise BadInput(f"There is no moment {shown(count)}; they are 0 to {len(self.match.actions)}.")
        return Table(replayed(self.match, count), self.language, self.people)

    def clone(self) -> "Table":
        other = Table(self.match.clone(), self.language, self.people)
        other.policies, other.unseen = self.policies.copy(), self.unseen
        return other

    def transcript(self) -> str:
        return write_transcript(self.match)

    def position(self) -> dict[str, Any]:
        return write_position(self.game, self.match.state)


def new(
    game: str, seats: int | Sequence[str] | None = None, seed: int | str = 0, language: str = "en", **options: Any
) -> Table:
    """Open a table: `new(GAME, seats=3, seed=7, first=0)`."""
    rules = find_game(game)
    known: Any = seed
    if type(known) not in (int, str) or len(shown(known)) > 50:
        raise BadInput(f"seed={shown(seed)}: must be a number or a word of at most 48 letters.")
    settings: Mapping[str, str] = rules.read_settings(options)
    return Table(begin(rules, rules.seats[0] if seats is None else seats, dict(settings), str(seed)), language)


def table_from(game: Game[Any], g: Any, language: str = "en") -> Table:
    return Table(begin_from(game, g), language)


def told_apart(options: list[Option]) -> list[Option]:
    """Copies of one card read the same: the second and third are numbered."""
    seen: Counter[str] = Counter()
    for option in options:
        seen[option.label] += 1
        if seen[option.label] > 1:
            option.label += f" ({seen[option.label]})"
    return options


def one_of(word: str, known: Collection[str]) -> None:
    if word not in known:
        can = f"it can be {' or '.join(known)}" if known else "this game has nothing of that kind"
        raise BadInput(f"{shown(word)} is not possible; {can}.")


def target_of(kind: str, thing: str | int | None, arg: int) -> str | None:
    """What one would click, by its id in the picture. Seats are numbered; a place says of what kind it is."""
    if kind in ("", "n"):
        return None
    return str(thing) if kind == "place" else f"{kind}-{arg if kind == 'seat' else thing}"


def side_label(language: str, game: Game[Any], side: str) -> str:
    """How a game calls a seat, in the reader's language."""
    return GameWords(language, game.id, {}, [side]).seat(0)


def settings_in_words(game: str, settings: Mapping[str, str], say: Callable[..., str]) -> list[tuple[str, str]]:
    """Those that are not at their default: what each is called, if its value alone does not say it, and the value."""
    known = find_game(game).settings
    chosen = [(name, value) for name, value in settings.items() if name in known and value != known[name].default]
    labels = ["" if value == "true" else say(f"{game}-setting-{name}") for name, value in chosen]
    return list(zip(labels, (valued(say, f"web-value-{game}-{name}-", value) for name, value in chosen), strict=True))


def valued(say: Callable[..., str], key: str, value: str) -> str:
    """A value in words; one that a person has typed is its own."""
    words = say(f"{key}{value}")
    return value if words == f"{key}{value}" else words


def decided_before(match: Match[Any], policy_of: Callable[[int, str], str], unseen: bool = False) -> int | None:
    """The answer to the question on the table, if it is a reaction for which the seat does not want to be asked.

    `unseen`: nobody else could learn anything from silence, so that a question with one answer is none.
    """
    g = match.state
    if not g.stack or not (reaction := g.stack[-1].reaction()):
        return None
    step, policy = g.stack[-1], policy_of(g.stack[-1].who, reaction)
    spared = policy == DECLINE or (policy == USUAL and step.unasked(g)) or (unseen and len(g.offer) == 1)
    return int(step.declined(g)) if spared else None


def proposed_policy(game: Game[Any], reaction: str) -> str:
    """What people begin with."""
    return USUAL if reaction in game.spared else ASK


def kebab(name: str) -> str:
    """`ChooseLand` → `choose-land`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
