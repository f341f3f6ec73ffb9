"""Root as numbers: always as many, always within bounds, and never what the seat may not know."""

import pytest
from observing import check_numbers, check_secrets, decided

from parlour.games import game
from parlour.games.root.rules.faction import FACTIONS
from parlour.games.root.rules.facts import CARDS
from parlour.games.root.rules.state import Root
from parlour.games.root.view.observe import SIZE, observe
from parlour.kernel.chance import seeded

ROOT = game("root")


def played(seats: int, decisions: int) -> Root:
    g: Root = ROOT.new(seats, ROOT.read_settings({}), seeded(f"numbers {seats}"))
    return decided(g, f"choices {seats}", decisions)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("decisions", [0, 3, 90, 250, 100_000])
def test_there_are_always_as_many_numbers_and_all_of_them_fit(seats: int, decisions: int) -> None:
    check_numbers(played(seats, decisions), observe, SIZE)


@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("decisions", [3, 90, 250])
def test_what_a_seat_may_not_know_is_not_in_its_numbers(seats: int, decisions: int) -> None:
    g = played(seats, decisions)
    assert all(observe(g.redact(seat), seat) == observe(g, seat) for seat in range(seats))
    check_secrets(g, observe)


def test_a_seat_sees_its_own_hand_and_its_own_place_first() -> None:
    g = played(4, 90)
    for seat in range(4):
        before = observe(g, seat)
        g.score[seat] += 7
        g.hand[seat] ^= (1 << CARDS) - 1
        changed = [i for i, (one, other) in enumerate(zip(before, observe(g, seat), strict=True)) if one != other]
        assert changed[0] == len(FACTIONS)  # its points, after the bits of its faction
        assert len(changed) >= CARDS
