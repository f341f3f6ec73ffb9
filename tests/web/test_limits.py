"""Limits: what people do passes, floods wait, memory stays bounded."""

import pytest

from parlour.web import limits as module
from parlour.web.denied import Denied
from parlour.web.limits import RATES, Limits, Rate


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limits(clock: Clock) -> Limits:
    return Limits({"chat": Rate(3, 2.0), "move": Rate(1, 0.1)}, clock)


def test_a_burst_passes_and_the_next_has_to_wait(limits: Limits) -> None:
    assert [limits.take("chat", "a") for _ in range(3)] == [0, 0, 0]
    assert limits.take("chat", "a") == pytest.approx(2.0)


def test_whoever_waits_as_told_may_go_on_once(limits: Limits, clock: Clock) -> None:
    for _ in range(500):
        wait = limits.take("chat", "a")
        clock.now += wait
        assert wait == 0 or limits.take("chat", "a") == 0


def test_asking_too_early_does_not_make_the_wait_longer(limits: Limits, clock: Clock) -> None:
    for _ in range(100):
        limits.take("chat", "a")
    clock.now += 2.0
    assert limits.take("chat", "a") == 0


def test_a_flood_gets_no_more_than_the_rate(limits: Limits, clock: Clock) -> None:
    passed = 0
    for _ in range(10_000):
        passed += limits.take("chat", "a") == 0
        clock.now += 0.01
    assert 3 + 49 <= passed <= 3 + 51


def test_a_rest_gives_the_burst_back_but_never_more(limits: Limits, clock: Clock) -> None:
    for _ in range(5):
        limits.take("chat", "a")
    clock.now += 1_000_000
    assert [limits.take("chat", "a") > 0 for _ in range(5)] == [False, False, False, True, True]


def test_keys_and_kinds_do_not_disturb_one_another(limits: Limits) -> None:
    for _ in range(5):
        limits.take("chat", "a")
    assert limits.take("chat", "b") == 0
    assert limits.take("move", "a") == 0


def test_memory_is_bounded_and_those_who_still_come_are_not_forgotten(
    limits: Limits, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_KEYS", 50)
    for number in range(1000):
        flooding = limits.take("chat", "flood")
        limits.take("chat", f"somebody {number}")
        assert len(limits.full_at["chat"]) <= 50
    assert flooding > 0


def test_a_long_key_is_not_kept_whole(limits: Limits) -> None:
    limits.take("chat", "x" * 1_000_000)
    assert all(len(key) <= 100 for key in limits.full_at["chat"])


def test_check_refuses_with_429_and_says_how_long(limits: Limits) -> None:
    limits.check("move", 7)
    with pytest.raises(Denied) as refused:
        limits.check("move", 7)
    assert (refused.value.status, refused.value.code) == (429, "too-fast")
    assert refused.value.headers()["Retry-After"] == "1"


def test_every_kind_the_server_asks_for_has_a_rate() -> None:
    by_address = {"signup", "login", "guest", "join"}
    by_person = {"create", "move", "chat", "hint", "export", "api"}
    assert set(RATES) == by_address | by_person | {"login-name"}
    assert all(rate.burst >= 5 and rate.seconds > 0 for rate in RATES.values())
