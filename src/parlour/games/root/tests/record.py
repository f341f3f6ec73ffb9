"""How the fixed positions (perft) and the recorded games (transcripts) of Root were made.

They are files so that they stay as they are. When the form of positions changes, or the rules change on purpose,
run `python -m parlour.games.root.tests.record` and then `python -m parlour.conformance.golden`, and look at
the difference.
"""

from collections.abc import Callable
from typing import Any

from parlour.conformance.recorder import Recorder
from parlour.games import game as find_game
from parlour.games.root.rules.state import Root
from parlour.kernel.match import Match
from parlour.kernel.state import SHIFT

GAME = find_game("root")
LEAST, MOST = 200, 8000  # positions to count after three actions
FEW = {"opening", "battle"}  # where there is less to choose


def verbs(g: Root) -> set[str]:
    return {GAME.verbs[action >> SHIFT].name for action in g.offer}


def asks(g: Root) -> str:
    return type(g.stack[-1]).__name__


POSITIONS: dict[str, tuple[str, Callable[[Root], bool]]] = {
    "opening": (
        "A new game of four: where does the keep go? (6.3.2)",
        lambda g: g.seats == 4 and asks(g) == "PlaceKeep",
    ),
    "marquise": (
        "Daylight of the Marquise: crafting, building, overwork and a bird to spend (6.5).",
        lambda g: asks(g) == "MarquiseDaylight" and {"craft", "build", "overwork", "extra", "fight"} <= verbs(g),
    ),
    "eyrie": (
        "Daylight of the Eyrie: crafting, and a Decree with three suits in one column (7.5).",
        lambda g: asks(g) == "EyrieDaylight" and "craft" in verbs(g) and resolvable(g) >= 3,
    ),
    "alliance": (
        "Daylight of the Alliance: crafting, mobilizing, training (8.5).",
        lambda g: asks(g) == "AllianceDaylight" and {"craft", "mobilize", "train"} <= verbs(g) and g.officers > 0,
    ),
    "vagabond": (
        "Daylight of the Vagabond: aid, a quest, a ruin, an enemy to strike or fight (9.5).",
        lambda g: asks(g) == "VagabondDaylight" and {"aid", "quest", "explore", "attack", "walk"} <= verbs(g),
    ),
    "services": (
        "The start of somebody's Birdsong: all three services can be bought (11.2.6).",
        lambda g: asks(g) == "BuyServices" and len(g.offer) == 4 and g.seats == 5,
    ),
    "conspiracies": (
        "Birdsong of the Lizard Cult: all conspiracies are possible (10.4.3).",
        lambda g: asks(g) == "Conspiracies" and {"crusade-battle", "crusade-move", "convert", "sanctify"} <= verbs(g),
    ),
    "rituals": (
        "Daylight of the Lizard Cult: every ritual is possible (10.5).",
        lambda g: asks(g) == "Rituals" and {"ritual-build", "ritual-recruit", "ritual-score", "sacrifice"} <= verbs(g),
    ),
    "riverfolk": (
        "Daylight of the Riverfolk: everything that funds can buy (11.5).",
        lambda g: asks(g) == "RiverDaylight" and {"craft", "export", "trade-post", "river-battle"} <= verbs(g),
    ),
    "vagrant": (
        "Daylight of the Vagrant on the winter map: whom shall he set on whom? (GG.4.2)",
        lambda g: asks(g) == "VagabondDaylight" and "instigate" in verbs(g) and g.rules.land.name == "winter",
    ),
    "battle": (
        "A battle: the defender holds an ambush (4.3.1).",
        lambda g: asks(g) == "DefenderMayAmbush" and "ambush" in verbs(g) and g.seats == 4,
    ),
}  # fmt: skip

GAMES: dict[str, tuple[Any, dict[str, str]]] = {
    "four-coalition": (4, {"hostile_boots": "single"}),
    "four-allies": (4, {"characters": "random"}),
    "four-allies-english": (4, {"law": "english", "first": "2"}),
    "three-ranger": (
        ["eyrie", "vagabond", "alliance"],
        {"characters": "ranger", "reach_check": "off", "sword_per_hit": "true"},
    ),
    "four-dominance": (4, {"characters": "thief"}),
    "four-seed": (4, {}),
    "four-english": (4, {"law": "english", "sword_per_hit": "true"}),
    "three-tinker": (
        ["vagabond", "marquise", "eyrie"],
        {"characters": "tinker", "reach_check": "adventurous"},
    ),
    "three-seed": (3, {}),
    "three-english": (3, {"law": "english", "hostile_boots": "per-faction"}),
    "three-fixed": (3, {"factions": "alliance,eyrie,marquise", "seating": "fixed", "first": "1"}),
    "two-seed": (2, {}),
    "two-english": (2, {"law": "english"}),
    "two-without-cats": (["eyrie", "alliance"], {"reach_check": "off", "law": "english"}),
    "six-autumn": (6, {"characters": "random"}),
    "six-winter": (6, {"map": "winter", "characters": "vagrant"}),
    "six-english": (6, {"law": "english", "map": "winter", "characters": "scoundrel"}),
    "five-thief": (["marquise", "vagabond", "lizard_cult", "eyrie", "riverfolk"], {"characters": "thief"}),
    "five-english": (5, {"law": "english", "reach_check": "adventurous", "characters": "random"}),
    "four-arbiter": (["marquise", "vagabond", "eyrie", "riverfolk"], {"characters": "arbiter"}),
    "four-scoundrel": (
        ["vagabond", "lizard_cult", "riverfolk", "marquise"],
        {"characters": "scoundrel", "map": "winter"},
    ),
    "four-wanderers": (
        ["vagabond_second", "marquise", "vagabond", "lizard_cult"],
        {"reach_check": "off", "characters": "random"},
    ),
    "three-bank": (["riverfolk", "marquise", "eyrie"], {"map": "winter"}),
    "three-river": (["riverfolk", "marquise", "alliance"], {}),
    "two-cults": (["lizard_cult", "riverfolk"], {"reach_check": "off", "law": "english"}),
    "two-with-a-wanderer": (["marquise", "vagabond"], {"reach_check": "off"}),
}
FRIENDLY = {"aid", "aid-card", "exhaust", "take-along", "along-count", "fight-with", "ally-hit", "attack", "mobilize"}
EAGER = {  # what these games do whenever they can, most of the time
    "four-coalition": {"activate", "take-dominance", "ally-with", "quest", "reward-points", "explore"},
    "four-allies": FRIENDLY,
    "four-allies-english": FRIENDLY,
    "four-dominance": {"activate", "take-dominance"},
    "three-bank": {"craft", "buy", "start-next"},
    "three-river": {"trade-post", "river-draw", "river-battle"},
    "four-arbiter": {"buy", "mercenaries", "enlist"},
}
MUST = {  # verbs that random play hardly ever comes to: a game with them is looked for
    "four-coalition": {"ally-with"},
    "four-allies": {"fight-with", "ally-hit", "take-along", "along-count"},
    "four-allies-english": {"fight-with"},
    "three-ranger": {"start-hideout", "hideout", "new-roost"},
    "two-seed": {"foil"},
    "three-bank": {"start-next"},
    "three-river": {"space"},
    "four-arbiter": {"enlist", "mercenaries"},
    "four-scoundrel": {"scorch"},
    "six-winter": {"instigate", "sanctify"},
}


def resolvable(g: Root) -> int:
    return sum(GAME.verbs[action >> SHIFT].name == "resolve" for action in g.offer)


def ends_as_named(name: str, match: Match[Any]) -> bool:
    outcome = GAME.outcome(match.state)
    assert outcome is not None
    return "dominance" not in name or outcome.ended_by.startswith("dominance")


if __name__ == "__main__":
    Recorder(
        GAME, POSITIONS, lambda name: 20 if name in FEW else LEAST, MOST, GAMES, EAGER, MUST, ends_as_named
    ).record()
