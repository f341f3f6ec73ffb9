"""Positions of Root as files, for tests of single steps. The active seat is the first one: a position counts turns."""

from parlour.games.root.tests.scenario import ROOT, Scenario
from parlour.kernel.errors import BadFile
from parlour.kernel.match import Match
from parlour.record.position import read_position, write_position


def reread(table: Scenario) -> Scenario:
    """The same position, written to a file and read again."""
    table.match = Match(ROOT, read_position(ROOT, write_position(ROOT, table.state)), {"seed": "reread"})
    return table


def refused(table: Scenario, *step: object) -> bool:
    """Whether a position does not take one more step on its stack, below the question."""
    data = write_position(ROOT, table.state)
    read_position(ROOT, data)
    data["stack"].insert(-1, list(step))
    try:
        read_position(ROOT, data)
    except BadFile as error:
        return error.where.startswith("position.stack")
    return False
