"""A play of Root as a Rootlog text: the header, the setup of each faction, then a line for every turn."""

from collections.abc import Iterator
from typing import Any

from parlour.games.root.file.rootlog.acts import Act, Battle, Card, Craft, Funds, Item, Load, Move, Piece, word
from parlour.games.root.file.rootlog.changes import (
    Told,
    board_changes,
    letter,
    map_changes,
    marker_changes,
    score_changes,
)
from parlour.games.root.file.rootlog.changes.cards import card_changes
from parlour.games.root.file.rootlog.changes.items import item_gains, item_losses
from parlour.games.root.file.rootlog.walk import Moment, moments
from parlour.games.root.file.rootlog.words import MAP_WORD, STANDARD, SUIT_LETTERS
from parlour.games.root.rules.factions.marquise import FieldHospitals
from parlour.games.root.rules.fields import SETUP
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.verbs import AMBUSH, FOIL
from parlour.kernel.bag import members
from parlour.kernel.match import Match
from parlour.kernel.state import NOBODY


def write_rootlog(match: Match[Any]) -> str:
    """The whole text. A game that is not over has no line for its winner."""
    g = match.state
    writer = Writer(g)
    for moment in moments(match):
        writer.add(moment)
    lines = [*header(match), "", *writer.setup_lines(), "", *writer.turn_lines()]
    winners = [f"Winner: {''.join(letter(g, seat) for seat in members(g.winners))}"] if g.winners else []
    return "\n".join([*lines, "", *winners]).rstrip("\n") + "\n"


def header(match: Match[Any]) -> list[str]:
    g: Root = match.state
    lines = [f"Map: {MAP_WORD[g.rules.land.name]}", f"Deck: {STANDARD}"]
    if g.rules.land.name != "autumn":
        lines.append("Clearings: " + ", ".join(f"{SUIT_LETTERS[suit]}{n}" for n, suit in enumerate(g.suit_at, 1)))
    return lines + [f"{letter(g, seat)}: {name}" for seat, name in enumerate(match.game.seat_names(g))]


class Writer:
    """Collects what happens: by seat during the setup, then turn by turn."""

    def __init__(self, g: Root) -> None:
        self.letters = [letter(g, seat) for seat in range(g.seats)]
        self.setup: dict[int, list[Act]] = {}
        self.turns: list[tuple[int, list[Act]]] = []
        self.now: list[Act] = []
        self.active = g.active
        self.waiting: tuple[Move, Craft] | None = None

    def add(self, moment: Moment) -> None:
        before, after = moment.before, moment.after
        if before.phase == SETUP:
            for seat, act in changes(before, after, moment.verb):
                if not is_item(act):  # the character brings them
                    self.setup.setdefault(seat, []).append(act)
        else:
            self.tell_battle(before, after)
            found = self.adapted(moment)  # which may rewrite what was told before
            self.now += found
        if after.turns != before.turns or (after.over and not before.over):
            self.end_turn(before, after.over)

    def end_turn(self, g: Root, over: bool) -> None:
        if letter(g, g.active) == "O" and not over:
            self.now.append(Funds(sum(g.till)))
        self.turns.append((g.active, self.now))
        self.now = []

    def tell_battle(self, before: Root, after: Root) -> None:
        """A battle begins, or its dice are rolled."""
        if after.attacker != NOBODY and before.attacker == NOBODY:
            sides = self.letters[after.attacker], self.letters[after.defender]
            self.now.append(Battle(*sides, after.field + 1))
        if after.rolled and not before.rolled:
            self.last_battle().rolls = after.rules.faction[after.defender].share_of_dice(after.high, after.low)

    def last_battle(self) -> Battle:
        return next(act for act in reversed(self.now) if isinstance(act, Battle))

    def adapted(self, moment: Moment) -> list[Act]:
        """Ambush cards are part of the battle; Field Hospitals bring warriors back whom the log has just sent away."""
        before, after = moment.before, moment.after
        found = [act for _, act in changes(before, after, moment.verb)]
        if moment.verb in (AMBUSH, FOIL):
            return self.ambushed(found, moment.verb == FOIL)
        if isinstance(moment.step, FieldHospitals):
            return [self.healed(act, str(moment.step.clearing + 1)) for act in found]
        if after.items == before.items:
            return [self.held(act, after) for act in found]
        if not any(isinstance(act, Craft) for act in found):
            self.release()
        return found

    def ambushed(self, found: list[Act], foils: bool) -> list[Act]:
        for act in found:
            thing = act.loads[0].thing if isinstance(act, Move) else None
            if isinstance(thing, Card) and foils:
                self.last_battle().foil = thing.suit
            elif isinstance(thing, Card):
                self.last_battle().ambush = thing.suit
        return [act for act in found if not (isinstance(act, Move) and isinstance(act.loads[0].thing, Card))]

    def healed(self, act: Act, clearing: str) -> Act:
        """The warriors go straight from where they fell to the keep."""
        if not (isinstance(act, Move) and isinstance(act.loads[0].thing, Piece)):
            return act
        saved = Load(act.loads[0].n, act.loads[0].thing, clearing)
        for i in range(len(self.now) - 1, -1, -1):
            lost = self.now[i]
            if isinstance(lost, Move) and saved in lost.loads and lost.ends == ("",):
                rest = tuple(load for load in lost.loads if load != saved)
                self.now[i : i + 1] = [Move(rest)] if rest else []
                return Move((saved,), act.ends)
        raise AssertionError("nobody fell there")

    def held(self, act: Act, g: Root) -> Act:
        """An item that was crafted and stays in the supply for now: only the card has gone."""
        if not (isinstance(act, Craft) and act.item):
            return act
        self.waiting = Move((Load(1, Card(act.suit, act.word), letter(g, g.active)),)), act
        return self.waiting[0]

    def release(self) -> None:
        """It is taken after all."""
        if self.waiting is not None:
            self.now = [self.waiting[1] if act is self.waiting[0] else act for act in self.now]
            self.waiting = None

    # The text

    def setup_lines(self) -> list[str]:
        return [self.line(seat, acts) for seat, acts in self.setup.items()]

    def turn_lines(self) -> list[str]:
        """An empty line after each round."""
        turns = self.turns + ([(self.active, self.now)] if self.now else [])
        lines: list[str] = []
        for number, (seat, acts) in enumerate(turns):
            if number and number % len(self.letters) == 0:
                lines.append("")
            lines.append(self.line(seat, acts))
        return lines

    def line(self, seat: int, acts: list[Act]) -> str:
        turn = self.letters[seat]
        return f"{turn}:{'/'.join(word(act, turn) for act in compact(acts))}"


def changes(before: Root, after: Root, verb: int) -> Iterator[Told]:
    """Costs first, then what they bring: items, cards, the map, boards, points."""
    yield from item_losses(before, after)
    yield from card_changes(before, after, verb)
    yield from item_gains(before, after)
    yield from map_changes(before, after)
    yield from marker_changes(before, after)
    yield from board_changes(before, after)
    yield from score_changes(before, after)


def is_item(act: Act) -> bool:
    return isinstance(act, Move) and isinstance(act.loads[0].thing, Item)


def compact(acts: list[Act]) -> list[Act]:
    """Neighbours that say the same of other places are written as one: `w->3/w->5` is `w->3+5`."""
    result: list[Act] = []
    for act in acts:
        last = result[-1] if result else None
        joined = join(last, act) if isinstance(last, Move) and isinstance(act, Move) else None
        if joined is None:
            result.append(act)
        else:
            result[-1] = joined
    return result


def join(one: Move, other: Move) -> Move | None:
    """Placements of the same pieces, like things that go the same way; None for anything else."""
    first, second = one.loads[0], other.loads[0]
    if len(one.loads) + len(other.loads) > 2 or (first.thing, first.start) != (second.thing, second.start):
        return None
    gone = isinstance(first.thing, Piece) and one.ends == ("",)
    if one.ends == other.ends and (gone or first.thing == Card()):
        return Move((Load(first.n + second.n, first.thing, first.start),), one.ends)
    placed = isinstance(first.thing, Piece) and first.thing.word != "p" and first.n == second.n and not first.start
    fresh = not set(one.ends) & set(other.ends) and all(end.isdecimal() for end in one.ends + other.ends)
    return Move(one.loads, one.ends + other.ends) if placed and fresh else None
