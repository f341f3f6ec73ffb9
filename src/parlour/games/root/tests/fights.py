"""A battle for tests: whoever shall attack has Command Warren in play, so that no faction's own rules come into it."""

from parlour.games.root.tests.scenario import Scenario


def fight(table: Scenario, attacker: str, clearing: int, defender: str) -> Scenario:
    """The attacker battles; the table stops at the first question of the battle, or after it."""
    table.in_play(attacker, "command-warren-1")
    table.begin(attacker, "daylight").play("warren")
    for words in (f"battle-in {clearing}", f"battle {defender}", f"attack {defender}"):
        if words in table.offered():
            table.play(words)
    return table
