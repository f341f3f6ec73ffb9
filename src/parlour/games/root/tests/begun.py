"""A real game at the first question of its setup, for tests in the words of play."""

from parlour.games.root.tests.scenario import ROOT, Scenario
from parlour.kernel.match import begin


def begun(*factions: str, seed: str = "x", **settings: str) -> Scenario:
    """These factions at these seats; the first of them begins, unless `first` says otherwise."""
    table = Scenario(*factions, **settings)
    options = ROOT.read_settings({"reach_check": "off", "first": "0", **settings})
    table.match = begin(ROOT, list(factions), options, seed)
    return table


def set_up(table: Scenario, *words: str) -> Scenario:
    """Play these options, then the first on offer until the first turn begins."""
    table.play(*words)
    while table.state.phase == 0:
        table.play(table.offered()[0])
    return table
