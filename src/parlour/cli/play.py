"""parlour play: people against bots in the terminal, with the board in text and every option numbered."""

import argparse
import json
import secrets
from importlib import import_module
from typing import Any

from rich.console import Console
from rich.markup import escape

from parlour.bots import Bot, ask, make_bot
from parlour.cli.common import add_game, read_game, write_file
from parlour.cli.files import winners
from parlour.kernel.errors import BadInput
from parlour.table.table import Decision, Refused, Table, new

PERSON = "person"
PLAIN = {"q": "quit", "exit": "quit", "?": "help", "h": "help", "u": "undo"}


def add_commands(commands: Any) -> None:
    command = commands.add_parser(
        "play",
        help="play in the terminal",
        epilog="example: parlour play roam --seats 3 --bots greedy --set version=full --lang uk",
    )
    add_game(command, "greedy")
    command.add_argument("--seed", metavar="S", help="the same seed deals the same game (default: a new one)")
    command.add_argument("--lang", default="en", metavar="LANG", help="en, uk, pl or ru (default: en)")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game, seats, settings = read_game(args)
    specs = who_plays(args.bots.split(","), seats)
    seed = args.seed or str(secrets.randbelow(10**9))
    table = new(game.id, seats, seed, args.lang, **settings)
    bots = {seat: make_bot(spec, game, f"{seed} {seat}") for seat, spec in enumerate(specs) if spec != PERSON}
    return Terminal(table, bots, seed).play()


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

    def __init__(self, table: Table, bots: dict[int, Bot], seed: str) -> None:
        self.table = table
        self.bots = bots
        self.console = Console(highlight=False, soft_wrap=True)
        self.told = 0  # actions whose log lines were shown
        self.show = import_module(f"parlour.games.{table.game.id}.terminal").show
        chosen = self.chosen_settings()
        self.console.print(f"[bold]{table.words.say('title')}[/] [dim]· seed {escape(seed)}{escape(chosen)}[/]")

    def chosen_settings(self) -> str:
        """The options that differ from the usual ones."""
        game, words = self.table.game, self.table.words
        settings = game.settings_of(self.table.match.state).items()
        chosen = [(name, value) for name, value in settings if value != game.settings[name].default]
        return "".join(f" · {words.say('setting-' + name)}: {value}" for name, value in chosen)

    def say(self, key: str, **args: Any) -> str:
        return self.table.words.words.say(key, **args)

    def play(self) -> int:
        while (decision := self.table.decision) is not None:
            if decision.seat in self.bots:
                self.table.apply(ask(self.bots[decision.seat], self.table.match.state))
            elif not self.ask_person(decision):
                self.console.print(self.say("play-quit"))
                return 0
        self.tell()
        self.board()
        self.end()
        return 0

    def ask_person(self, decision: Decision) -> bool:
        """Show what happened and what is asked, and read until a decision is made. False: the person leaves."""
        self.tell()
        self.board()
        self.question(decision)
        while True:
            try:
                line = self.console.input(f"[bold]{self.say('play-prompt')} > [/]").strip()
            except EOFError:
                return False
            word, _, rest = line.partition(" ")
            word = PLAIN.get(word.lower(), word.lower())
            if word == "quit":
                return False
            if self.command(word, rest.strip(), decision):
                return True

    def command(self, word: str, rest: str, decision: Decision) -> bool:
        """Carry out one line. True: the table has changed."""
        if word == "undo":
            return self.undo(decision.seat)
        if word == "why":
            self.why(rest, decision)
        elif word == "save":
            self.save(rest)
        elif word == "board":
            self.board()
            self.question(decision)
        elif word == "log":
            self.console.print("\n".join(map(escape, self.table.log()[-30:])))
        elif word == "help":
            self.console.print(self.say("play-help"))
        elif word.isdecimal() and 1 <= int(word) <= len(decision.options):
            self.table.apply(decision.options[int(word) - 1])
            return True
        elif word:
            self.refuse(word, decision)
        return False

    def refuse(self, word: str, decision: Decision) -> None:
        """Not a number on the list: one of the barred ones is refused with its paragraph, anything else explained."""
        barred = int(word) - len(decision.options) - 1 if word.isdecimal() else -1
        if 0 <= barred < len(decision.barred):
            try:
                self.table.apply(decision.barred[barred])
            except Refused as refused:
                self.console.print(f"[red]{escape(refused.sentence)}[/] [dim]({self.table.game.id} {refused.law})[/]")
            return
        count = len(decision.options)
        self.console.print(f"[red]{escape(self.say('play-no-number', text=word[:40], n=count))}[/]")

    # What is shown

    def tell(self) -> None:
        seat = next((seat for seat in range(self.table.match.state.seats) if seat not in self.bots), -1)
        for line in self.table.log(seat, self.told):
            self.console.print(f"[dim]·[/] {escape(line)}")
        self.told = len(self.table.match.actions)

    def board(self) -> None:
        decision = self.table.decision
        view = self.table.view(decision.seat if decision else None)
        self.console.print("\n" + self.show(view, self.table.words.words.say) + "\n")

    def question(self, decision: Decision) -> None:
        law = self.say("play-law", game=self.table.game.id, law=decision.law)
        turn = self.say("play-your-turn", seat=self.table.words.seat(decision.seat))
        self.console.print(f"[bold]{escape(turn)}.[/] {escape(decision.prompt)} [dim]({law})[/]")
        for number, option in enumerate(decision.options, 1):
            self.console.print(f"{number:>4}  {escape(option.label)}")
        if decision.barred:
            self.console.print(f"[dim]      {self.say('play-not-possible')}:[/]")
        for number, option in enumerate(decision.barred, len(decision.options) + 1):
            self.console.print(f"[dim]{number:>4}  {escape(option.label)} ({self.table.game.id} {option.law})[/]")

    def why(self, rest: str, decision: Decision) -> None:
        """The paragraph behind an option, or behind what is barred."""
        choices = decision.options + decision.barred
        if not rest.isdecimal() or not 1 <= int(rest) <= len(choices):
            self.console.print(self.say("play-why-how", n=len(choices)))
            return
        law = choices[int(rest) - 1].law
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
        text = json.dumps(self.table.position(), indent=1) if path.endswith(".json") else self.table.transcript()
        try:
            write_file(path, text)
        except BadInput as error:
            self.console.print(f"[red]{escape(str(error))}[/]")
        else:
            self.console.print(self.say("play-saved", file=path))

    def end(self) -> None:
        """What each score is made of, and who wins."""
        table, words = self.table, self.table.words
        outcome = table.outcome
        assert outcome is not None
        self.console.print(f"[bold]{words.say('end-' + outcome.ended_by)}[/]")
        for seat, score in enumerate(outcome.scores):
            parts = ", ".join(f"{words.say('part-' + name)} {n}" for name, n in outcome.breakdown[seat].items())
            self.console.print(f"  {escape(words.seat(seat))}: [bold]{score}[/] [dim]({parts})[/]")
        self.console.print(f"[bold]{escape(winners(table, outcome.winners))}![/]")
