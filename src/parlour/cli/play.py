"""parlour play: people against bots in the terminal, with the board in text and every option numbered."""

import argparse
import json
import secrets
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from parlour.bots import Bot, ask, make_bot
from parlour.cli.common import add_game, read_game, whole, write_file
from parlour.cli.files import naming, winners
from parlour.kernel.errors import BadInput
from parlour.kernel.state import NOBODY
from parlour.table.files import load_position, replay
from parlour.table.rules import paragraphs
from parlour.table.table import Decision, Refused, Table, new

with suppress(ImportError):  # not every Python has it; with it, lines can be edited
    import readline  # noqa: F401

PERSON = "person"
PLAIN = {"q": "quit", "exit": "quit", "?": "help", "h": "help", "u": "undo"}


def add_commands(commands: Any) -> None:
    command = commands.add_parser(
        "play",
        help="play in the terminal",
        epilog="example: parlour play roam --seats 3 --bots greedy --set version=full --lang uk",
    )
    add_game(command, "greedy", "; one for all others, or one per seat, where person is you")
    start = command.add_mutually_exclusive_group()
    start.add_argument("--seed", metavar="S", help="the same seed deals the same game (default: a new one)")
    start.add_argument("--from", dest="file", metavar="FILE", help="go on from a saved position or transcript")
    command.add_argument("--lang", default="en", metavar="LANG", help="en, uk, pl or ru (default: en)")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game, seats, settings = read_game(args)
    seed = str(secrets.randbelow(10**9)) if args.seed is None else args.seed
    table = go_on(args) if args.file else new(game.id, seats, seed, args.lang, **settings)
    specs = who_plays(args.bots.split(","), table.match.state.seats)
    bots = {seat: make_bot(spec, game, f"{seed} {seat}") for seat, spec in enumerate(specs) if spec != PERSON}
    return Terminal(table, bots).play()


def go_on(args: argparse.Namespace) -> Table:
    """The table of a saved position or transcript."""
    if args.seats is not None or args.set:
        raise BadInput("--from takes the seats and options from the file; leave --seats and --set out.")
    load = load_position if args.file.endswith(".json") else replay
    with naming(args.file):
        table = load(args.file, language=args.lang)
    if table.game.id != args.game:
        raise BadInput(f"{args.file} is a game of {table.game.title}, not of {args.game}.")
    return table


def who_plays(specs: list[str], seats: int) -> list[str]:
    """One SPEC: you at seat 0, it everywhere else. One per seat: `person` is you. One fewer: you come first."""
    if len(specs) == 1:
        return [PERSON, *specs * (seats - 1)] if specs != [PERSON] else specs * seats
    if len(specs) == seats - 1:
        specs = [PERSON, *specs]
    if len(specs) != seats:
        raise BadInput(f"{len(specs)} bots for {seats} seats: give one for all others, or one per seat (you: person).")
    return specs


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
        self.show = import_module(f"parlour.games.{table.game.id}.terminal").show
        seed = f" · seed {table.match.start['seed']}" if "seed" in table.match.start else ""
        edition = table.view().get("edition", "")
        facts = f"{seed}{self.chosen_settings()} · {self.say('play-edition') if edition == 'house' else edition}"
        self.console.print(f"[bold]{table.words.say('title')}[/][dim]{escape(facts)}[/]")
        self.console.print(escape(table.words.say("intro")))
        self.console.print(f"[dim]{escape(table.words.say('legend'))}[/]")

    def chosen_settings(self) -> str:
        """The options that differ from the usual ones."""
        game, words = self.table.game, self.table.words
        settings = game.settings_of(self.table.match.state).items()
        chosen = [(name, value) for name, value in settings if value != game.settings[name].default]
        return "".join(f" · {words.say('setting-' + name)}: {value}" for name, value in chosen)

    def say(self, key: str, **args: Any) -> str:
        return self.table.words.words.say(key, **args)

    def play(self) -> int:
        while (seat := self.table.match.state.decider()) != NOBODY:
            if seat in self.bots:
                self.table.apply(ask(self.bots[seat], self.table.match.state))
                if len(self.bots) == self.table.match.state.seats:
                    self.tell(NOBODY)
            elif not self.ask_person():
                self.console.print(self.say("play-quit"))
                return 0
        self.tell(NOBODY)
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
            self.console.print(self.say("play-help"))
        elif not rest and 1 <= whole(word) <= len(decision.options):
            self.table.apply(decision.options[whole(word) - 1])
            return True
        elif word:
            self.refuse(f"{word} {rest}".strip(), decision)
        return False

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

    # What is shown

    def show_log(self) -> None:
        self.console.print("\n".join(map(escape, self.table.log()[-30:])))

    def tell(self, seat: int) -> None:
        """What has happened since the last time, as the seat may know it."""
        for line in self.table.log(seat, self.told):
            self.console.print(f"[dim]·[/] {escape(line)}")
        self.told = len(self.table.match.actions)

    def board(self, whole: bool = False) -> None:
        decision = self.table.decision
        view = self.table.view(decision.seat if decision else None)
        picture = self.show(view, self.table.words.words.say, whole or decision is None)
        self.console.print(f"\n{picture}\n", soft_wrap=True)

    def question(self, decision: Decision) -> None:
        law = self.say("play-law", game=self.table.game.id, law=decision.law)
        turn = self.say("play-your-turn", seat=self.table.words.seat(decision.seat))
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
        for seat, score in enumerate(outcome.scores):
            parts = {name: n for name, n in outcome.breakdown[seat].items() if n or name in ("characters", "coins")}
            made_of = ", ".join(f"{words.say('part-' + name)} {n}" for name, n in parts.items())
            self.console.print(f"  {escape(words.seat(seat))}: [bold]{score}[/] [dim]({made_of})[/]")
        if outcome.scores.count(max(outcome.scores)) > len(outcome.winners):
            self.console.print(words.say("end-tie"))
        self.console.print(f"[bold]{escape(winners(table, outcome.winners))}![/]")
