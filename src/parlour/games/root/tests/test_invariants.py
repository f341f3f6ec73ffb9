"""The invariants: each is reported when it is broken, by the name of its field, and random games never break one."""

import re
from collections.abc import Callable

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.facts import (
    BAG,
    BASE,
    CARD_IDS,
    HAMMER,
    KEEP,
    RECRUITER,
    ROOST,
    SAWMILL,
    SWORD,
    SYMPATHY,
    TORCH,
)
from parlour.games.root.rules.fields import PACK, TRACK, UP, WARRIORS
from parlour.games.root.rules.removal import doom
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.turn import EndOfTurn
from parlour.games.root.tests.games import ALL_FOUR, GAME, first, states
from parlour.kernel.bag import bag, lowest
from parlour.kernel.state import NOBODY


def settled(g: Root) -> bool:
    """A turn of the Marquise in the middle of a game, with no battle left behind."""
    return g.active == 0 and g.phase == 2 and g.turns >= 8 and len(g.stack) == 5


@pytest.fixture(scope="module")
def base() -> Root:
    g = first(settled)
    assert GAME.check(g) == []
    return g


def broken(g: Root) -> set[str]:
    """The field and the tags of each sentence: `clearings INV.6`."""
    found = set()
    for sentence in GAME.check(g):
        field, _, rest = sentence.partition(": ")
        tags = re.findall(r"\(([^()]*)\)$", rest)
        assert tags, f"{sentence!r} cites nothing"
        found |= {f"{field} {tag}" for tag in tags[0].split(", ")}
    return found


def card(name: str) -> int:
    return 1 << CARD_IDS.index(name)


# Cards


def lose_a_card(g: Root) -> None:
    g.deck &= g.deck - 1


def hold_a_card_of_the_deck(g: Root) -> None:
    g.hand[1] |= 1 << lowest(g.deck)


def discard_dominance(g: Root) -> None:
    g.deck, g.available, g.hand = g.deck & ~card("dominance-fox"), 0, [0] * 4
    g.dominance = [-1] * 4
    g.discard |= card("dominance-fox")


def remove_dominance(g: Root) -> None:
    g.removed |= card("dominance-fox")


def craft_an_ambush(g: Root) -> None:
    g.crafted[2] |= card("ambush-fox")


def craft_one_name_twice(g: Root) -> None:
    g.crafted[2] |= card("cobbler-1") | card("cobbler-2")


def form_a_coalition_of_cats(g: Root) -> None:
    g.partner[0] = 1


def dominate_as_a_vagabond(g: Root) -> None:
    g.dominance[3] = CARD_IDS.index("dominance-fox")


# Pieces


def change_a_suit(g: Root) -> None:
    g.suit_at = [1 if suit == 0 else suit for suit in g.suit_at]


def ruin_a_corner(g: Root) -> None:
    g.ruins |= 1


def fill_a_clearing(g: Root) -> None:
    g.room[4] = -1


def hire_too_many(g: Root) -> None:
    g.supply[0] = -1


def build_too_many(g: Root) -> None:
    g.stock[RECRUITER] = -1


def keep_two_keeps(g: Root) -> None:
    g.pieces[KEEP * 12 : KEEP * 12 + 4] = [1, 1, 0, 0]
    g.closed = g.where[KEEP] = bag([0, 1])


def stack_two_tokens(g: Root) -> None:
    g.pieces[SYMPATHY * 12 + 4] = 2


def two_bases_of_a_suit(g: Root) -> None:
    for clearing in (6, 8, 10):
        g.pieces[BASE * 12 + clearing] = 1
    g.where[BASE] = bag([6, 8, 10])


def a_roost_beside_the_keep(g: Root) -> None:
    g.closed = 1 << 4
    g.pieces[ROOST * 12 + 4] = 1


def forget_who_rules(g: Root) -> None:
    g.ruler = [NOBODY] * 12


def forget_who_is_there(g: Root) -> None:
    g.present = [0] * 4


def close_another_clearing(g: Root) -> None:
    g.closed = g.closed << 1 if g.closed < 8 else 1


# The turn


def fall_below_nothing(g: Root) -> None:
    g.score[1] = -1


def go_on_with_thirty(g: Root) -> None:
    g.dominance[0], g.score[0] = -1, 30


def skip_a_turn(g: Root) -> None:
    g.turns += 1


def win_and_go_on(g: Root) -> None:
    g.winners = 1


def go_to_bed_early(g: Root) -> None:
    g.phase = 3


def lose_the_rest_of_the_turn(g: Root) -> None:
    g.stack = g.stack[1:]


def end_the_turn_in_its_middle(g: Root) -> None:
    g.stack = [*g.stack[:-1], EndOfTurn(), g.stack[-1]]


def act_without_end(g: Root) -> None:
    g.actions = 99


def act_less_than_never(g: Root) -> None:
    g.actions = -1


def ask_nobody(g: Root) -> None:
    g.stack = [*g.stack, EndOfTurn()]


def fight_without_end(g: Root) -> None:
    g.attacker, g.defender, g.field = 0, 1, 4


def fight_nobody(g: Root) -> None:
    g.attacker = 0


def doom_nothing(g: Root) -> None:
    doom(g, 0, WARRIORS, 4, 20, 1)


# The factions


def follow_a_fallen_leader(g: Root) -> None:
    g.fallen = 1 << g.leader


def follow_nobody(g: Root) -> None:
    g.leader = -1


def resolve_another_card(g: Root) -> None:
    g.resolved = g.deck


def gather_a_crowd(g: Root) -> None:
    g.pieces[BASE * 12 : BASE * 12 + 12] = [0] * 12
    g.supporters = bag([0, 1, 2, 3, 4, 5])


def dismiss_an_officer_too_many(g: Root) -> None:
    g.officers = -1


def move_a_vizier(g: Root) -> None:
    g.viziers_done = 0b1111


def hate_twice(g: Root) -> None:
    g.relation[3 * 4 + 1] = 5


def help_without_thanks(g: Root) -> None:
    g.active, g.relation[3 * 4 + 1], g.aided[3 * 4 + 1] = 3, 1, 2


def help_in_another_turn(g: Root) -> None:
    g.relation[3 * 4 + 1], g.aided[3 * 4 + 1] = 1, 1


def love_oneself(g: Root) -> None:
    g.relation[3 * 4 + 3] = 1


def make_the_cat_like_somebody(g: Root) -> None:
    g.relation[1] = 2


def put_a_sword_on_a_track(g: Root) -> None:
    g.pack[3 * PACK + TRACK + SWORD] = 1


def overfill_a_track(g: Root) -> None:
    g.pack[3 * PACK + TRACK + BAG] = 4


def lose_the_pawn(g: Root) -> None:
    g.pawn[3] = -1


def give_the_cat_a_pack(g: Root) -> None:
    g.pack[UP + TORCH] = 1


def forge_hammers(g: Root) -> None:
    g.box[HAMMER] = 4


def lose_a_quest(g: Root) -> None:
    g.quest_deck &= g.quest_deck - 1


def close_a_quest(g: Root) -> None:
    quest = g.open_quests & -g.open_quests
    g.open_quests ^= quest
    g.quest_deck |= quest


def dig_up_an_item(g: Root) -> None:
    g.ruins &= g.ruins - 1


CASES: list[tuple[Callable[[Root], None], str]] = [
    (lose_a_card, "deck INV.1"),
    (hold_a_card_of_the_deck, "deck INV.1"),
    (discard_dominance, "discard INV.2"),
    (remove_dominance, "removed 5.1.3"),
    (craft_an_ambush, "crafted INV.15"),
    (craft_one_name_twice, "crafted INV.15"),
    (form_a_coalition_of_cats, "partner 9.2.8"),
    (dominate_as_a_vagabond, "dominance 9.2.8"),
    (change_a_suit, "clearings 2.2.2"),
    (ruin_a_corner, "clearings INV.6"),
    (fill_a_clearing, "clearings INV.6"),
    (hire_too_many, "clearings INV.4"),
    (build_too_many, "clearings INV.5"),
    (keep_two_keeps, "clearings INV.5"),
    (stack_two_tokens, "clearings INV.7"),
    (two_bases_of_a_suit, "clearings INV.7"),
    (a_roost_beside_the_keep, "clearings INV.8"),
    (forget_who_rules, "ruler INV.16"),
    (forget_who_is_there, "present INV.16"),
    (close_another_clearing, "closed INV.16"),
    (fall_below_nothing, "score INV.12"),
    (go_on_with_thirty, "score 3.1"),
    (skip_a_turn, "turns 1.5"),
    (win_and_go_on, "winners 3.1"),
    (go_to_bed_early, "phase PROC.4"),
    (lose_the_rest_of_the_turn, "position.stack PROC.4"),
    (end_the_turn_in_its_middle, "position.stack PROC.4"),
    (act_without_end, "actions INV.24"),
    (act_less_than_never, "actions INV.24"),
    (ask_nobody, "position.stack INV.21"),
    (fight_without_end, "battle PROC.2"),
    (fight_nobody, "battle 4.3"),
    (doom_nothing, "doomed PROC.3"),
    (follow_a_fallen_leader, "leader INV.3"),
    (follow_nobody, "leader INV.3"),
    (resolve_another_card, "resolved 7.5.2"),
    (move_a_vizier, "viziers_done INV.3"),
    (gather_a_crowd, "supporters INV.13"),
    (dismiss_an_officer_too_many, "officers INV.13"),
    (hate_twice, "vagabonds INV.17"),
    (help_without_thanks, "vagabonds 9.2.9.i.a"),
    (help_in_another_turn, "vagabonds 9.2.9.i.a"),
    (love_oneself, "vagabonds INV.17"),
    (make_the_cat_like_somebody, "vagabonds 9.2.2"),
    (put_a_sword_on_a_track, "vagabonds INV.10"),
    (overfill_a_track, "vagabonds INV.10"),
    (lose_the_pawn, "vagabonds 9.2.2"),
    (give_the_cat_a_pack, "vagabonds 9.2.2"),
    (forge_hammers, "items INV.9"),
    (lose_a_quest, "quest_deck INV.19"),
    (close_a_quest, "open_quests INV.19"),
    (dig_up_an_item, "buried 9.3.4"),
]


@law("root", "INV.1", "INV.2", "INV.3", "INV.4", "INV.5", "INV.6", "INV.7", "INV.8", "INV.9", "INV.10", "INV.12")
@law("root", "INV.13", "INV.15", "INV.16", "INV.17", "INV.19", "INV.21", "INV.23", "INV.24")
@pytest.mark.parametrize(("change", "sentence"), CASES, ids=[change.__name__ for change, _ in CASES])
def test_what_is_broken_is_reported(base: Root, change: Callable[[Root], None], sentence: str) -> None:
    g = base.clone()
    g.suit_at = g.suit_at.copy()
    change(g)
    assert sentence in broken(g)


@law("root", "2.5", "7.2.2", "9.2.2")
@pytest.mark.parametrize("seats", [ALL_FOUR, ("eyrie", "vagabond"), ("alliance", "marquise", "vagabond")], ids=str)
def test_random_games_break_nothing(seats: tuple[str, ...]) -> None:
    for g in states(*seats, seed="whole"):
        assert GAME.check(g) == []


@law("root", "6.2.2")
def test_a_keep_stands_or_is_gone(base: Root) -> None:
    """After the setup it never lies in the supply."""
    g = base.clone()
    g.stock[KEEP] = 1
    assert broken(g) == {"stock INV.16"}
    g.stock[KEEP], g.stock[SAWMILL] = 0, g.stock[SAWMILL] + 1
    assert broken(g) == {"stock INV.16"}
