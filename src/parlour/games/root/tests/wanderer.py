"""The Vagabond somewhere in the Woodland, for tests."""

from parlour.games.root.rules.facts import QUEST_IDS
from parlour.games.root.tests.scenario import Scenario
from parlour.kernel.bag import bag


def wanderer(place: int | str, up: str = "", **settings: str) -> Scenario:
    """All four factions; the Vagabond stands at a place, with items face up in the Satchel and no others."""
    table = Scenario(**settings)
    table.pawn(place)
    table.items(up=up)
    return table


def completed(table: Scenario, *quests: str) -> None:
    """Quests done before."""
    done = bag([QUEST_IDS.index(name) for name in quests])
    table.g.quests_done[table.seat("vagabond")] |= done
    table.g.quest_deck &= ~done


def aid(table: Scenario, other: str, card: str, item: str) -> None:
    """Aid with a hand card, by exhausting an item at a place of the pack: `aid(table, "eyrie", "anvil", "up-boot")`."""
    table.play(f"aid {other}", f"aid-card {card}")
    if f"exhaust {item}" in table.offered():
        table.play(f"exhaust {item}")
