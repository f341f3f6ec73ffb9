"""One table in a terminal: the board in text, every option numbered, and what else a person may type."""

import json
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from parlour.bots import Bot, ask
from parlour.cli.common import whole, write_file
from parlour.cli.files import winners
from parlour.kernel.errors import BadInput
from parlour.kernel.state import NOBODY
from parlour.table.rules import paragraphs
from parlour.table.table import DECLINE, USUAL, Decision, Refused, Table, settings_in_words

with suppress(ImportError):  # not every Python has it; with it, lines can be edited
    import readline  # noqa: F401

PLAIN = {"q": "quit", "exit": "quit", "?": "help", "h": "help", "u": "undo"}


class Terminal:
    """One table in a terminal."""

    def __init__(self, table: Table, bots: dict[int, Bot]) -> None:
        self.table = table
        self.bots = bots
        plain = not sys.stdout.isatty()  # for a file or a pipe no line is broken
        self.console = Console(highlight=False, soft_wrap=plain)
        if self.console.width < 20:
            self.console = Console(highlight=False, soft_wrap=plain, width=80)
        self.told = len(table.match.actions)  # actions whose log lines were shown
        people = set(range(table.match.state.seats)) - set(bots)
        table.unseen = len(people) == 1
        self.reader = min(people) if len(people) == 1 else NOBODY  # who reads what the table tells
        self.readers = [self.reader] * self.told  # of each action
        for seat in people:
            for reaction in table.game.spared:
                table.policies.setdefault((seat, reaction), USUAL)
        self.show = getattr(table.game.part("terminal"), "show", self.scores)
        seed = f" · seed {table.match.start['seed']}" if "seed" in table.match.start else ""
        edition = table.view().get("edition", "")
        edition = self.say("play-edition") if edition == "house" else edition
        facts = f"{seed}{self.chosen_settings()}" + (f" · {edition}" if edition else "")
        self.console.print(f"[bold]{table.words.say('title')}[/][dim]{escape(facts)}[/]")
        more = table.words.words.say(f"{table.game.id}-intro", "more")
        self.console.print(escape(f"{table.words.say('intro')} {more}".rstrip()))
        if table.words.has("legend"):
            self.console.print(f"[dim]{escape(table.words.say('legend'))}[/]")

    def scores(self, view: dict[str, Any], *_: Any) -> str:
        """The board of a title that draws none: who is asked, and the points."""
        marks = ["▶" if seat == view["decider"] else " " for seat in range(len(view["players"]))]
        lines = zip(marks, view["players"], strict=True)
        return "\n".join(f"{m} {self.table.words.seat(seat)}: {p['score']}" for seat, (m, p) in enumerate(lines))

    def chosen_settings(self) -> str:
        """The options that differ from the usual ones."""
        game = self.table.game
        chosen = settings_in_words(game.id, game.settings_of(self.table.match.state), self.say)
        return "".join(f" · {label}: {value}" if label else f" · {value}" for label, value in chosen)

    def say(self, key: str, **args: Any) -> str:
        return self.table.words.words.say(key, **args)

    def play(self) -> int:
        while (seat := self.table.match.state.decider()) != NOBODY:
            if seat in self.bots:
                self.table.apply(ask(self.bots[seat], self.table.match.state))
                if len(self.bots) == self.table.match.state.seats:
                    self.tell(self.reader)
            elif not self.ask_person():
                self.console.print(self.say("play-quit"))
                return 0
        self.tell(self.reader)
        self.board()
        self.end()
        if sys.stdin.isatty():
            self.linger()
        return 0

    def linger(self) -> None:
        """After the end the game can still be saved or read again."""
        while (line := self.read(self.say("play-prompt-end"))) not in (None, "", "quit", "q", "exit"):
            word, _, rest = str(line).partition(" ")
            if word == "save":
                self.save(rest.strip())
            elif word == "log":
                self.show_log()
            else:
                self.console.print(self.say("play-help-end"))

    def read(self, prompt: str) -> str | None:
        """A line from the person; None at the end of the input."""
        try:
            return self.console.input(f"[bold]{prompt} > [/]").strip()
        except EOFError:
            return None

    def ask_person(self) -> bool:
        """Show what happened and what is asked, and read until a decision is made. False: the person leaves."""
        decision = self.table.decision
        assert decision is not None
        self.board()
        self.tell(decision.seat)
        self.question(decision)
        while True:
            line = self.read(self.say("play-prompt"))
            word, _, rest = (line or "").partition(" ")
            word = PLAIN.get(word.lower(), word.lower())
            if line is None or word == "quit":
                return False
            if self.command(word, rest.strip(), decision):
                return True

    def command(self, word: str, rest: str, decision: Decision) -> bool:
        """Carry out one line. True: the table has changed."""
        if word == "undo":
            return self.undo(decision.seat)
        if word == "policy":
            return self.policy(rest, decision.seat)
        if not rest and 1 <= whole(word) <= len(decision.options):
            self.table.apply(decision.options[whole(word) - 1])
            return True
        if word:
            self.look(word, rest, decision)
        return False

    def look(self, word: str, rest: str, decision: Decision) -> None:
        """Whatever changes nothing."""
        if word == "why" and "." not in rest:
            self.why(rest, decision)
        elif word in ("why", "rules"):
            self.rules(rest)
        elif word == "save":
            self.save(rest)
        elif word == "board":
            self.board(whole=True)
            self.question(decision)
        elif word == "log":
            self.show_log()
        elif word == "help":
            self.help(decision.law)
        else:
            self.refuse(f"{word} {rest}".strip(), decision)

    def refuse(self, word: str, decision: Decision) -> None:
        """Not a number on the list: one of the barred ones is refused with its paragraph, anything else explained."""
        barred = whole(word) - len(decision.options) - 1
        if 0 <= barred < len(decision.barred):
            try:
                self.table.apply(decision.barred[barred])
            except Refused as refused:
                self.console.print(f"[red]{escape(refused.sentence)}[/] [dim]({self.table.game.id} {refused.law})[/]")
            return
        count = len(decision.options)
        self.console.print(f"[red]{escape(self.say('play-no-number', text=word[:40], n=count))}[/]")

    def policy(self, rest: str, seat: int) -> bool:
        """Decide beforehand about a reaction. True: the question on the table is answered with it."""
        before, (reaction, _, value) = len(self.table.match.actions), rest.partition(" ")
        try:
            self.table.policy(seat, reaction, value.strip())
        except BadInput:
            self.console.print(escape(self.policy_help()))
            return False
        told = "play-policy-pass" if value.strip() == DECLINE else "play-policy-ask"
        self.console.print(escape(self.say(told, reaction=self.table.words.say(f"reaction-{reaction}"))))
        return len(self.table.match.actions) > before

    def policy_help(self) -> str:
        reactions = ", ".join(self.table.game.reactions)
        return self.say("play-help-policy", reactions=reactions) if reactions else self.say("play-policy-none")

    # What is shown

    def help(self, law: str) -> None:
        """With the paragraph of the question as the example of what can be read."""
        self.console.print(escape(self.say("play-help", law=law)))
        if self.table.game.reactions:
            self.console.print(escape(self.policy_help()))

    def show_log(self) -> None:
        """What was told, once more; several people at one terminal have read it all, each in their own turn."""
        lines = [line for number, seat in enumerate(self.readers) for line in self.lines(number, seat)]
        self.console.print("\n".join(map(escape, lines[-30:])))

    def lines(self, number: int, seat: int) -> list[str]:
        """What an action brought about, as the seat may know it."""
        events = self.table.match.events[number]
        return [self.table.tell(event, self.table.words) for event in events if event.visible(seat)]

    def tell(self, seat: int) -> None:
        """What has happened since the last time, as the seat may know it."""
        for line in self.table.log(seat, self.told):
            self.console.print(f"[dim]·[/] {escape(line)}")
        self.told = len(self.table.match.actions)
        self.readers += [seat] * (self.told - len(self.readers))

    def board(self, whole: bool = False) -> None:
        decision = self.table.decision
        view = self.table.view(decision.seat if decision else None)
        picture = self.show(view, self.table.words.words.say, whole or decision is None)
        self.console.print(f"\n{picture}\n", soft_wrap=True)

    def question(self, decision: Decision) -> None:
        law = self.say("play-law", game=self.table.game.id, law=decision.law)
        occasion = "play-reaction" if decision.reaction else "play-your-turn"
        turn = self.say(occasion, seat=self.table.words.seat(decision.seat))
        self.console.print(f"[bold]{escape(turn)}.[/] {escape(decision.prompt)} [dim]({law})[/]")
        self.print_options([f"{number:>4}  {o.label}" for number, o in enumerate(decision.options, 1)])
        if decision.barred:
            self.console.print(f"[dim]      {self.say('play-not-possible')}:[/]")
        for number, option in enumerate(decision.barred, len(decision.options) + 1):
            self.console.print(f"[dim]{number:>4}  {escape(option.label)} ({self.table.game.id} {option.law})[/]")

    def print_options(self, lines: list[str]) -> None:
        """One below the other, or many in as many columns as there is room for."""
        wide = max(map(len, lines)) + 2
        columns = max(1, min(4, self.console.width // wide)) if len(lines) > 8 else 1
        rows = -(-len(lines) // columns)
        for row in range(rows):
            self.console.print(escape("".join(line.ljust(wide) for line in lines[row::rows]).rstrip()), soft_wrap=True)

    def rules(self, start: str) -> None:
        """The law to read: all of it, a chapter, or one paragraph."""
        found = paragraphs(self.table.game.id, self.table.language, start)
        if not found:
            self.console.print(escape(self.say("play-no-rule", text=start[:20])))
        for name, digest, ruling in found:
            self.console.print(f"[bold]{name}[/]  {escape(digest)}")
            if ruling and start:
                self.console.print(f"[dim]{self.say('play-ruling')}: {escape(ruling)}[/]")

    def why(self, rest: str, decision: Decision) -> None:
        """The paragraph behind an option, or behind what is barred."""
        choices = decision.options + decision.barred
        if not 1 <= whole(rest) <= len(choices):
            self.console.print(self.say("play-why-how", n=len(choices)))
            return
        law = choices[whole(rest) - 1].law
        self.console.print(f"[bold]{self.table.game.id} {law}[/]  {escape(self.table.digest(law))}")
        ruling = self.table.ruling(law)
        if ruling:
            self.console.print(f"[dim]{self.say('play-ruling')}: {escape(ruling)}[/]")

    def undo(self, seat: int) -> bool:
        try:
            self.table.undo(seat)
        except Refused as refused:
            self.console.print(f"[red]{escape(refused.sentence)}[/]")
            return False
        self.told = min(self.told, len(self.table.match.actions))
        del self.readers[self.told :]
        self.console.print(self.say("play-undone"))
        return True

    def save(self, path: str) -> None:
        if not path:
            self.console.print(self.say("play-save-how"))
            return
        path = str(Path(path).expanduser())
        text = json.dumps(self.table.position(), indent=1) if path.endswith(".json") else self.table.transcript()
        try:
            write_file(path, text)
        except BadInput as error:
            self.console.print(f"[red]{escape(str(error))}[/]")
        else:
            self.console.print(escape(self.say("play-saved", file=path)))

    def end(self) -> None:
        """What each score is made of, and who wins."""
        table, words = self.table, self.table.words
        outcome = table.outcome
        assert outcome is not None
        self.console.print(f"[bold]{words.say('end-' + outcome.ended_by)}[/]")
        told = {name for parts in outcome.breakdown for name, n in parts.items() if n}
        for seat, score in enumerate(outcome.scores):
            parts = {name: n for name, n in outcome.breakdown[seat].items() if name in told}
            made_of = ", ".join(f"{words.say('part-' + name)} {n}" for name, n in parts.items())
            self.console.print(f"  {escape(words.seat(seat))}: [bold]{score}[/] [dim]({made_of})[/]")
        for name, rival in outcome.rivals.items():
            made_of = ", ".join(f"{words.say('part-' + part)} {n}" for part, n in rival.items() if part in told)
            self.console.print(f"  {words.say('rival-' + name)}: [bold]{sum(rival.values())}[/] [dim]({made_of})[/]")
        best = [seat for seat, score in enumerate(outcome.scores) if score == max(outcome.scores)]
        if set() < set(outcome.winners) < set(best):
            self.console.print(words.say("end-tie"))
        self.console.print(f"[bold]{escape(winners(table, outcome.winners))}![/]")
