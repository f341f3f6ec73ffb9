"""Two Vagabonds in the Woodland, and what a character does there, for tests."""

from parlour.games.root.tests.scenario import Scenario

SECOND = "vagabond_second"


def wanderers(*others: str, **settings: str) -> Scenario:
    """A Thief and a Tinker without items, after the other factions: Marquise and Eyrie, unless others are named."""
    table = Scenario(*(others or ("marquise", "eyrie")), "vagabond", SECOND, **settings)
    table.character("tinker", of=SECOND)
    table.items()
    table.items(SECOND)
    return table


def somebody(character: str, place: int | str, up: str, *others: str, **settings: str) -> Scenario:
    """One Vagabond as a character at a place, with items face up in the Satchel and no others, after other factions."""
    table = Scenario(*(others or ("marquise", "eyrie", "alliance")), "vagabond", **settings)
    table.character(character)
    table.pawn(place)
    table.items(up=up)
    return table
