"""The invariants of the Riverfolk expansion: each is reported when it is broken, by the name of its field."""

from collections.abc import Callable

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.facts import BOOT, CARD_IDS, COIN, GARDEN, SWORD, TRADE_POST
from parlour.games.root.rules.fields import FUNDS, PACK, SETUP, SPACES, UP
from parlour.games.root.rules.state import Root
from parlour.games.root.tests.games import GAME, begun, first
from parlour.games.root.tests.test_invariants import broken
from parlour.kernel.bag import lowest, members

SIX = ("marquise", "vagabond", "riverfolk", "eyrie", "vagabond_second", "lizard_cult")
MARQUISE, VAGABOND, RIVERFOLK, EYRIE, SECOND, CULT = range(6)


@pytest.fixture(scope="module")
def base() -> Root:
    """The Marquise's Daylight, with services bought; ruins and cards enough left to break something."""
    g = first(lambda g: g.active == MARQUISE and g.phase == 2 and g.turns > 5 and len(g.stack) == 5, *SIX)
    assert GAME.check(g) == []
    return g


# Cards


def keep_a_soul_of_the_deck(g: Root) -> None:
    g.souls |= 1 << lowest(g.deck)


def reveal_a_card_of_the_deck(g: Root) -> None:
    g.revealed |= 1 << lowest(g.deck)


def reveal_in_anothers_turn(g: Root) -> None:
    card = 1 << lowest(g.deck)
    g.deck, g.revealed = g.deck ^ card, card


# Pieces


def plant_six(g: Root) -> None:
    for clearing in members(g.realm[0])[:3]:
        g.pieces[GARDEN * 12 + clearing] = 2
        g.where[GARDEN] |= 1 << clearing


def two_posts_in_one(g: Root) -> None:
    g.pieces[TRADE_POST * 12 + 4] = 2


def a_post_beside_the_keep(g: Root) -> None:
    g.closed = 1
    g.where[TRADE_POST] |= 1


def too_many_posts(g: Root) -> None:
    g.posts[0] = 3
    g.where[TRADE_POST] |= g.realm[0]


def too_many_acolytes(g: Root) -> None:
    g.acolytes = 26


def hire_out_of_the_till(g: Root) -> None:
    g.till[FUNDS * 6 + EYRIE] += 1


def owe_warriors(g: Root) -> None:
    g.till[FUNDS * 6 + MARQUISE] = -1


def fund_on_a_post(g: Root) -> None:
    g.posts[0] = 3
    g.till[SPACES * 6 + EYRIE] += 1


def forget_the_boats(g: Root) -> None:
    g.paths = g.rules.land.waterways if g.paths == g.rules.land.paths else g.rules.land.paths


def hire_for_nothing(g: Root) -> None:
    g.hirer = EYRIE


def forget_who_is_rooted(g: Root) -> None:
    g.roomy ^= 1


# Boards


def no_outcasts(g: Root) -> None:
    g.outcast = -1


def score_a_bird(g: Root) -> None:
    g.scored = 8


def charge_five(g: Root) -> None:
    g.prices[1] = 5


def give_it_away(g: Root) -> None:
    g.prices[0] = 0


def buy_beyond_the_limit(g: Root) -> None:
    g.services, g.service_limit = 3, 2


def limit_without_end(g: Root) -> None:
    g.services, g.service_limit = 1, 11


def buy_more_than_was_bought(g: Root) -> None:
    g.services, g.service_limit, g.bought = 1, 1, 0b110


def use_what_nobody_bought(g: Root) -> None:
    g.services, g.service_limit, g.bought = 0, 0, 0b010


def sell_to_oneself(g: Root) -> None:
    g.active, g.services, g.service_limit = RIVERFOLK, 1, 1


def hire_for_a_vagabond(g: Root) -> None:
    g.active, g.services, g.service_limit, g.bought = VAGABOND, 1, 1, 0b100


# Vagabonds


def twins(g: Root) -> None:
    g.character[SECOND] = g.character[VAGABOND]


def mark_what_one_has_not(g: Root) -> None:
    g.pack[SECOND * PACK : SECOND * PACK + PACK] = [0] * PACK
    g.relics[SECOND] = 1 << SWORD


def mark_a_coin(g: Root) -> None:
    g.items[COIN] -= 1
    g.pack[SECOND * PACK + UP + COIN] += 1
    g.relics[SECOND] = 1 << COIN


def mark_for_the_cat(g: Root) -> None:
    g.relics[MARQUISE] = 1 << BOOT


def dig_where_there_is_no_ruin(g: Root) -> None:
    g.dug.append(1 << 8 | 0 << 4 | lowest(g.buried))


def dig_without_looking(g: Root) -> None:
    number = lowest(g.buried)
    g.buried ^= 1 << number
    g.dug.append(lowest(g.ruins) << 4 | number)


def lose_what_is_buried(g: Root) -> None:
    g.buried &= g.buried - 1


def burn_without_a_scoundrel(g: Root) -> None:
    g.character = [0 if each == 5 else each for each in g.character]
    g.scorched = 1


def burn_two(g: Root) -> None:
    g.character[VAGABOND] = 5
    g.scorched = 0b11


def stay_on_burnt_land(g: Root) -> None:
    g.character[VAGABOND], g.character[SECOND] = 5, 0
    g.scorched = g.standing[MARQUISE] & -g.standing[MARQUISE]


def instigate_as_a_cat(g: Root) -> None:
    g.instigator = MARQUISE


def guard_nobody(g: Root) -> None:
    g.guard = VAGABOND


def fight_beside_nobody(g: Root) -> None:
    g.ally = RIVERFOLK


CASES: list[tuple[Callable[[Root], None], str]] = [
    (keep_a_soul_of_the_deck, "deck INV.1"),
    (reveal_a_card_of_the_deck, "deck INV.1"),
    (reveal_in_anothers_turn, "lizard_cult 10.5"),
    (plant_six, "lizard_cult INV.5"),
    (two_posts_in_one, "clearings INV.7"),
    (a_post_beside_the_keep, "clearings INV.8"),
    (too_many_posts, "riverfolk INV.5"),
    (too_many_acolytes, "supply INV.16"),
    (hire_out_of_the_till, "supply INV.16"),
    (owe_warriors, "riverfolk INV.20"),
    (fund_on_a_post, "riverfolk INV.20"),
    (forget_the_boats, "paths INV.16"),
    (hire_for_nothing, "hirer INV.16"),
    (forget_who_is_rooted, "roomy INV.16"),
    (no_outcasts, "lizard_cult 10.3.3"),
    (score_a_bird, "lizard_cult INV.24"),
    (charge_five, "riverfolk INV.20"),
    (give_it_away, "riverfolk INV.20"),
    (buy_beyond_the_limit, "services INV.24"),
    (limit_without_end, "services INV.24"),
    (buy_more_than_was_bought, "services INV.24"),
    (use_what_nobody_bought, "services INV.24"),
    (sell_to_oneself, "services 11.2.6"),
    (hire_for_a_vagabond, "bought 11.2.7.iii.b"),
    (twins, "vagabonds 9.7.1"),
    (mark_what_one_has_not, "vagabonds INV.11"),
    (mark_a_coin, "vagabonds INV.11"),
    (mark_for_the_cat, "vagabonds 9.7.1"),
    (dig_where_there_is_no_ruin, "buried 9.3.4"),
    (dig_without_looking, "buried 9.3.4"),
    (lose_what_is_buried, "buried 9.3.4"),
    (burn_without_a_scoundrel, "clearings GG.6.2"),
    (burn_two, "clearings GG.6.2"),
    (stay_on_burnt_land, "clearings INV.8"),
    (instigate_as_a_cat, "instigator GG.4.2"),
    (guard_nobody, "battle GG.5.2"),
    (fight_beside_nobody, "battle 1.1.4"),
]


@law("root", "INV.1", "INV.4", "INV.5", "INV.7", "INV.8", "INV.9", "INV.11", "INV.16", "INV.20", "INV.24")
@pytest.mark.parametrize(("change", "sentence"), CASES, ids=[change.__name__ for change, _ in CASES])
def test_what_is_broken_is_reported(base: Root, change: Callable[[Root], None], sentence: str) -> None:
    g = base.clone()
    change(g)
    assert sentence in broken(g)


@law("root", "INV.2", "INV.20")
def test_nothing_of_a_faction_is_there_without_it() -> None:
    g = first(lambda g: g.turns == 3 and g.phase == 2, "marquise", "eyrie", "alliance")
    for name, value, sentence in (
        ("souls", 1 << CARD_IDS.index("anvil"), "souls INV.2"),
        ("outcast", 1, "lizard_cult 10.2"),
        ("acolytes", 1, "lizard_cult 10.2"),
        ("posts", [1, 0, 0], "riverfolk 11.3"),
        ("prices", [2, 1, 1], "riverfolk 11.3"),
    ):
        changed = g.clone()
        setattr(changed, name, value)
        assert sentence in broken(changed)


@law("root", "11.3", "10.3", "5.1.7")
def test_nothing_of_a_faction_happens_before_its_setup() -> None:
    g = begun(*SIX).state
    assert g.phase == SETUP
    for name, value, sentence in (
        ("acolytes", 2, "lizard_cult 10.3"),
        ("outcast", 1, "lizard_cult 10.3.3"),
        ("posts", [3, 3, 3], "riverfolk 11.3"),
        ("scorched", 1, "phase 5.1.7"),
    ):
        changed = g.clone()
        setattr(changed, name, value)
        assert sentence in broken(changed)
