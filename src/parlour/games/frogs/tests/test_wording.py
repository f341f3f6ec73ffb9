"""What cards say is made from what they do: for all cards and all effects, in four languages and in the right forms."""

import re
import tomllib
from collections.abc import Iterator
from functools import partial
from importlib.resources import files
from itertools import product
from typing import Any

import pytest

from parlour.conformance.law import law
from parlour.conformance.listen import hear
from parlour.games.frogs.rules.book import EVENTS, OPS
from parlour.games.frogs.words.wording import (
    card_text,
    effect_text,
    effects_text,
    option_text,
    trigger_text,
    whole_text,
)
from parlour.text import LANGUAGES, words

Effect = dict[str, Any]
HOUSE = tomllib.loads(files("parlour.games.frogs").joinpath("data/house.toml").read_text("utf-8"))
every_language = pytest.mark.parametrize("language", LANGUAGES)
ROOM = {"en": 110}  # letters of a line on a card


def shown(card: dict[str, Any]) -> dict[str, Any]:
    """A card of the pack as the View has it, as far as its words go."""
    usual = {"type": "villager", "free": False, "trigger": None, "enchantment": None}
    return usual | card | {"effects": card.get("relic") or card["effects"]}


CARDS = {card["id"]: shown(card) for card in HOUSE["novice"] + HOUSE["card"]}
SIDES = [starter[side] for starter in HOUSE["starter"] for side in ("basic", "advanced")]
REWARDS = [each for table in ("chests", "icons") for each in HOUSE[table].values() if isinstance(each, list)]
LISTS = [
    *(card["effects"] for card in CARDS.values()),
    *(card["enchantment"]["effects"] for card in CARDS.values() if card["enchantment"]),
    *SIDES,
    *REWARDS,
]

# All that a pack may say, but for the lists inside
NUMBERS = [1, 2, 5, 20]
SPECIES = ["any", "crow", "frog", "rabbit"]
TYPES = ["any", "villager", "gear", "building"]
STARTERS = ["any", "nest", "lily-pad", "burrow"]
PLAIN: dict[str, dict[str, list[Any]]] = {
    "gain": {"n": NUMBERS},
    "draw": {"n": NUMBERS, "from": ["deck", "discard-pile"]},
    "discard": {"n": NUMBERS, "from": ["hand"]},
    "tuck": {"n": NUMBERS, "from": ["hand", "discard-pile"]},
    "travel": {"n": NUMBERS, "reward": ["normal", "none", "gain-becomes-draw"], "tolls": ["pay", "ignore"]},
    "invest": {"n": NUMBERS, "on": ["this", "any"]},
    "add-supply": {"n": NUMBERS, "to": ["villager", "other-villager"]},
    "activate-villager": {"species": SPECIES},
    "activate-start": {"which": STARTERS},
    "upgrade-start": {"which": STARTERS},
    "play": {"from": ["hand", "discard-pile", "discarded"], "type": TYPES, "species": SPECIES, "pay": [True, False]},
    "reveal": {"from": ["hand", "drawn"], "type": TYPES, "species": SPECIES},
    "boost": {"what": ["travel", "look"], "plus": NUMBERS},
}
TRIGGERS: dict[str, dict[str, list[Any]]] = {
    "card-played": {"type": TYPES, "species": SPECIES},
    "start-activated": {"which": STARTERS, "before": [False, True]},
    "villager-activated": {"species": SPECIES},
    "gained": {"min": NUMBERS},
    "drawn": {"min": NUMBERS},
    "discarded": {"type": TYPES},
    "travelled": {"min": NUMBERS},
    "arrived": {"at": ["chest", "path-end"]},
    "looked": {"before": [False, True]},
    **{event: {} for event in ("tucked-from-hand", "invested", "enchanted")},
}
EARN, DRAW = {"do": "gain", "n": 1}, {"do": "draw", "n": 2, "from": "deck"}
SHOW = {"do": "reveal", "from": "hand", "type": "any", "species": "any"}
TRADE = {"do": "travel", "n": 3, "reward": "gain-becomes-draw", "tolls": "pay"}


def every(word: str, table: dict[str, dict[str, list[Any]]]) -> Iterator[dict[str, Any]]:
    for name, given in table.items():
        for values in product(*given.values()):
            yield {word: name, **dict(zip(given, values, strict=True))}


def holding(do: str, *held: Any, **given: int) -> Effect:
    """An effect with others inside."""
    place = {"pay": "for", "look": "then", "choose": "options"}.get(do, "effects")
    return {"do": do, **given, place: list(held)}


def looked(do: str, n: int) -> Effect:
    return {"do": do, "n": n, "from": "looked"}


pay, pay_cards = partial(holding, "pay", coins=1), partial(holding, "pay", discard=1)
look, choose = partial(holding, "look", n=5), partial(holding, "choose")
may, if_done = partial(holding, "may"), partial(holding, "if-done")


def is_plain(text: str, language: str) -> bool:
    """A whole sentence for people: no key, no id, no bracket of Fluent's, no foreign letters, no gap."""
    foreign = "[A-Za-z]" if language in ("uk", "ru") else "[А-Яа-я]"
    wrong = re.search(foreign, text) or re.search(r"[{}_]|[a-z]-[a-z]|  | [,.;:]|None", text)
    return wrong is None and text[0].isupper() and text.endswith(".") and ".." not in text


@law("frogs", "2.4")
@every_language
def test_every_card_of_the_house_edition_says_what_it_does(language: str) -> None:
    with hear(language) as mistakes:
        lines = [line for card in CARDS.values() for line in card_text(card, words(language).say)]
        lists = [effects_text(effects, words(language).say) for effects in SIDES + REWARDS]
    assert mistakes == []
    assert [text for _, text in lines if not is_plain(text, language)] == []
    assert [text for text in lists if not is_plain(text, language)] == []
    assert max(len(text) for _, text in lines) <= ROOM.get(language, 130)


@law("frogs", "7.11")
@every_language
def test_lists_of_effects_that_differ_read_differently(language: str) -> None:
    said: dict[str, list[Effect]] = {}
    for effects in LISTS:
        assert said.setdefault(effects_text(effects, words(language).say), effects) == effects
    assert len(said) > 70


@law("frogs", "7.11")
@every_language
def test_every_effect_that_a_pack_may_have_has_words_of_its_own(language: str) -> None:
    effects = list(every("do", PLAIN))
    with hear(language) as mistakes:
        said = [effect_text(effect, words(language).say) for effect in effects]
    assert mistakes == []
    assert [text for text in said if not is_plain(text, language)] == []
    assert len(set(said)) == len(said)


@law("frogs", "12.6")
@every_language
def test_every_trigger_has_words_of_its_own(language: str) -> None:
    told = list(product(every("on", TRIGGERS), ("gear", "building")))
    with hear(language) as mistakes:
        said = [trigger_text(trigger, kind, words(language).say) + "." for trigger, kind in told]
    assert mistakes == []
    assert [text for text in said if not is_plain(text, language)] == []
    assert len(set(said)) == len(said)


def test_nothing_of_the_rules_is_left_without_words() -> None:
    assert set(PLAIN) | {"look", "pay", "choose", "may", "if-done"} == set(OPS)
    assert set(TRIGGERS) == set(EVENTS)


@law("frogs", "12.6")
def test_a_trigger_says_only_what_it_asks_for() -> None:
    say = words("en").say
    assert trigger_text({"on": "card-played"}, "gear", say) == "When any player plays a card"
    assert trigger_text({"on": "start-activated"}, "building", say) == "When you activate one of your starter cards"
    assert trigger_text({"on": "drawn"}, "building", say) == "When you draw cards"
    assert trigger_text({"on": "discarded"}, "gear", say) == "When any player discards 1 or more cards"


READ = """
night-shift-librarian: Consider 4: draw 2, discard 1.
fidgety-fledgling: Free action. Discard 1: draw 1.
frog-mage: Travel 3; if the reward is coins, draw as many cards instead.
puddle-skipper: Free action. Travel 1 without the reward.
carrot-banker: Earn 2. Invest 2 in one of your buildings.
village-nurse: Earn 2. Add 1 provision to another of your villagers.
travelling-tinker: Earn 1. You may play a card from your hand, paying its cost.
headmistress-rook: Draw 1. Activate one of your rabbit villagers.
starlight-tutor: Choose: upgrade one of your starter cards / draw 2.
broomstick-instructor: Travel 4, ignoring route costs.
frog-alchemist: Pay 3: travel 3, then draw 2.
duckweed-freshman: Travel 1. You may reveal a frog card from your hand. If you do, earn 2.
headline-crier: Draw 1. You may reveal a villager just drawn. If you do, earn 2.
postal-contract: When any player plays a crow card. Relic: draw 2.
whittled-walking-stick: When any player travels 2 or more spaces at once. Relic: earn 4.
mudlarks-dredge: When any player activates a Lily Pad. Relic: tuck any 1 from the discard pile.
stubborn-broom: When any player stops on a chest. Relic: activate one of your villagers.
soul-chain: When any player activates a crow villager.
  Relic: you may reveal a crow villager from your hand. If you do, tuck the revealed card.
rookery-reading-room: When you draw 2 or more at once, invest 2. Enchantment, lasting: earn 1.
telegraph-office: When you activate your Nest, you may reveal a card just drawn; if you do, invest 1.
  Enchantment, once: earn 4. Activate your Nest.
attic-observatory: Before you consider cards, add 2 to their number, then invest 1.
  Enchantment, once: consider 5: tuck 1, draw 2.
leaky-boathouse: Before you activate your Lily Pad, add 1 to its travel. Enchantment, lasting: earn 2.
zero-waste: When you discard 1 or more gear cards, you may play a gear card just discarded, paying its cost.
  Enchantment, lasting: if you do, invest 1.
marsh-lighthouse: When you stop at the end of a path, choose: draw 2 / earn 3. Enchantment, lasting: invest 3.
"""


@law("frogs", "2.4")
@pytest.mark.parametrize("line", READ.replace("\n  ", " ").strip().splitlines())
def test_cards_read_like_printed_ones(line: str) -> None:
    card, _, text = line.partition(": ")
    assert whole_text(CARDS[card], words("en").say) == text


@law("frogs", "2.4", "9.2", "10.2", "11.2")
def test_lines_are_known_by_their_kind() -> None:
    kinds = {name: [kind for kind, _ in card_text(CARDS[name], words("en").say)] for name in CARDS}
    assert kinds["turnip-seller"] == ["effects"]
    assert kinds["errand-kit"] == ["free", "effects"]
    assert kinds["soul-chain"] == ["when", "relic"]
    assert kinds["sorting-office"] == ["when", "once"]
    assert kinds["zero-waste"] == ["when", "lasting"]


# Effects inside effects, where the house cards are tame and a pack need not be
NESTED = {
    "Pay 1: earn 1, then draw 2.": [pay(EARN, DRAW)],
    "Pay 1: earn 1. Draw 2.": [pay(EARN), DRAW],
    "Discard 1: pay 1: earn 1, then draw 2.": [pay_cards(pay(EARN, DRAW))],
    "Discard 1: (pay 1: earn 1), then draw 2.": [pay_cards(pay(EARN), DRAW)],
    "Pay 1: (choose: earn 1 / draw 2).": [pay(choose([EARN], [DRAW]))],
    "Choose: pay 1: earn 1, then draw 2 / draw 2.": [choose([pay(EARN, DRAW)], [DRAW])],
    "Choose: pay 1: (choose: earn 1 / draw 2) / draw 2.": [choose([pay(choose([EARN], [DRAW]))], [DRAW])],
    "Pay 1: (consider 5: draw 1, tuck 2), then earn 1.": [pay(look(looked("draw", 1), looked("tuck", 2)), EARN)],
    "Pay 1: you may reveal a card from your hand; if you do, earn 1.": [pay(may(SHOW), if_done(EARN))],
    "Pay 1: (you may reveal a card from your hand), then earn 1.": [pay(may(SHOW), EARN)],
    "Pay 1: you may reveal a card from your hand, then earn 1.": [pay(may(SHOW, EARN))],
    "Pay 1: earn 1. If you do, (choose: earn 1 / draw 2).": [pay(EARN), if_done(choose([EARN], [DRAW]))],
    "Pay 1: (travel 3; if the reward is coins, draw as many cards instead), then earn 1.": [pay(TRADE, EARN)],
    "Consider 5.": [look()],
}


@law("frogs", "7.11")
@pytest.mark.parametrize("text", NESTED)
def test_one_can_tell_where_an_effect_inside_another_ends(text: str) -> None:
    assert effects_text(NESTED[text], words("en").say) == text


@every_language
def test_effects_inside_effects_are_told_apart_in_every_language(language: str) -> None:
    with hear(language) as mistakes:
        said = [effects_text(effects, words(language).say) for effects in NESTED.values()]
    assert mistakes == []
    assert [text for text in said if not is_plain(text, language)] == []
    assert len(set(said)) == len(NESTED)


def test_an_option_of_a_chest_has_no_full_stop() -> None:
    options = HOUSE["chests"]["ruby"][0]["options"]
    assert [option_text(option, words("en").say) for option in options] == [
        "Tuck 3 from your hand",
        "Tuck any 1 from the discard pile, then play a card from the discard pile, ignoring its cost",
        "Consider 5: tuck 1, draw 2, discard 2",
    ]


FORMS = [
    ("uk", "gain", {}, ["монету", "монети", "монет", "монету"]),
    ("uk", "add-supply", {"to": "villager"}, ["припас", "припаси", "припасів", "припас"]),
    ("uk", "draw", {"from": "discard-pile"}, ["карту", "карти", "карт", "карту"]),
    ("pl", "gain", {}, ["monetę", "monety", "monet", "monet"]),
    ("pl", "add-supply", {"to": "villager"}, ["zasób", "zasoby", "zasobów", "zasobów"]),
    ("pl", "tuck", {"from": "discard-pile"}, ["dowolną kartę", "dowolne karty", "dowolnych kart", "dowolnych kart"]),
    ("ru", "gain", {}, ["монету", "монеты", "монет", "монету"]),
    ("ru", "add-supply", {"to": "villager"}, ["припас", "припаса", "припасов", "припас"]),
    ("ru", "tuck", {"from": "hand"}, ["карту", "карты", "карт", "карту"]),
]


@pytest.mark.parametrize(("language", "do", "given", "forms"), FORMS)
def test_numbers_decline_in_effects(language: str, do: str, given: dict[str, str], forms: list[str]) -> None:
    for n, form in zip((1, 2, 5, 21), forms, strict=True):
        said = effect_text({"do": do, "n": n, **given}, words(language).say)
        assert re.search(rf"\b{n} {form}\b", said), said


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("uk", ["2 поділки", "5 поділок", "21 поділку"]),
        ("pl", ["2 pola", "5 pól", "21 pól"]),
        ("ru", ["2 клетки", "5 клеток", "21 клетку"]),
    ],
)
def test_numbers_decline_in_triggers(language: str, forms: list[str]) -> None:
    for n, form in zip((2, 5, 21), forms, strict=True):
        assert form in trigger_text({"on": "travelled", "min": n}, "gear", words(language).say)


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("uk", ["Зіграйте жаб’ячого мешканця з руки, сплативши вартість.", "Можете показати будівлю з руки."]),
        ("pl", ["Zagraj żabiego wieśniaka z ręki, płacąc koszt.", "Możesz ujawnić budynek z ręki."]),
        ("ru", ["Сыграйте лягушачьего жителя из руки, оплатив стоимость.", "Можете показать постройку из руки."]),
    ],
)
def test_cards_decline_and_what_one_may_do_has_its_own_form(language: str, texts: list[str]) -> None:
    play = {"do": "play", "from": "hand", "type": "villager", "species": "frog", "pay": True}
    show = may(SHOW | {"type": "building"})
    assert [effect_text(effect, words(language).say) for effect in (play, show)] == texts
