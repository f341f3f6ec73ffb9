"""Words of the Riverfolk expansion: rare questions and events too are spoken in every language, in the right forms."""

from typing import Any

import pytest

from parlour.conformance.listen import hear
from parlour.games import game
from parlour.text import LANGUAGES, GameWords

SEATS = ["marquise", "vagabond", "lizard_cult", "riverfolk"]
CULT, COMPANY = 2, 3
every_language = pytest.mark.parametrize("language", LANGUAGES)
COUNTS = (0, 1, 2, 5)

# Random games seldom come here
RARE: dict[str, dict[str, Any]] = {
    "ask-start-next": {},
    "ask-hired-may-fight": {"other": CULT, "clearing": "5"},
    "ask-defender-may-enlist": {"other": 1, "third": 0, "clearing": "5"},
    "ask-instigate-against": {"other": CULT, "clearing": "5"},
    "ask-lose-piece": {"other": CULT, "clearing": "5"},
    "ask-lose-funds": {},
    "do-start-next": {"start": 0},
    "do-mercenaries": {},
    "do-enlist": {},
    "do-space": {"suit": "fox"},
    "do-explore-take": {"item-kind": "torch"},
    "log-instigates": {"seat": 1, "other": CULT, "third": COMPANY, "clearing": "5"},
    "log-enlists": {"seat": 0, "other": 1},
    "log-conspires": {"seat": CULT, "clearing": "5", "conspiracy": "convert"},
    "log-revenge": {"seat": CULT},
    "log-fears": {"seat": CULT, "card": "anvil"},
    "log-protects": {"seat": COMPANY},
    "log-disrupted": {"seat": COMPANY},
    "log-scorches": {"seat": 1, "clearing": "5"},
    "log-finds-nothing": {"seat": 1, "clearing": "5"},
}


def root(language: str) -> GameWords:
    return GameWords(language, "root", {}, SEATS, naming=game("root"))


@every_language
@pytest.mark.parametrize("key", RARE)
def test_what_seldom_happens_is_spoken_without_a_mistake(key: str, language: str) -> None:
    with hear(language) as mistakes:
        said = [root(language).say(key, {"n": n, **RARE[key]}) for n in COUNTS]
    assert mistakes == []
    assert all(text.strip() and "{" not in text for text in said)


@every_language
def test_an_instigated_battle_names_all_three(language: str) -> None:
    said = root(language).say("log-instigates", RARE["log-instigates"])
    assert [name in said for name in map(root(language).seat, (1, CULT, COMPANY))] == [True] * 3


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["1 acolyte", "2 acolytes", "5 acolytes"]),
        ("uk", ["1 фанатика", "2 фанатиків", "5 фанатиків"]),
        ("pl", ["1 akolitę", "2 akolitów", "5 akolitów"]),
        ("ru", ["1 приспешника", "2 приспешников", "5 приспешников"]),
    ],
)
def test_acolytes_decline(language: str, forms: list[str]) -> None:
    for n, form in zip((1, 2, 5), forms, strict=True):
        assert f"{form} " in root(language).say("log-conspires", RARE["log-conspires"] | {"n": n})


def test_options_are_short_and_human() -> None:
    assert root("en").say("do-buy", {"service": "hand-card", "n": 2}) == "Buy a hand card (price 2)"
    assert root("en").say("do-fund", {"seat": 0, "n": 3}) == "Marquise de Cat (3 among the funds)"
    assert root("en").say("do-trade-post", {"clearing": "5", "points": 2}).startswith("Trade post in clearing 5")
