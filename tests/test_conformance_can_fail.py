"""A test that cannot fail is a defect: each property is shown a toy game that breaks it, and must complain."""

from collections.abc import Callable, Mapping
from typing import Any, Self, cast

import pytest
from toy import PEEK, STAND, Snap, SnapGame, Turn

from parlour.conformance import properties as must
from parlour.conformance.fuzz import Case, Dice, cases_of, check, fuzz, played
from parlour.conformance.knowing import layout_says_who_knows
from parlour.kernel.game import Outcome
from parlour.kernel.match import Match
from parlour.kernel.state import NOBODY
from parlour.record.kinds import Kind
from parlour.record.layout import PARTLY, Field, Known, Layout, everybody, owner

Property = Callable[[Match[Any], int, Dice], object]


def secrets(match: Match[Any], action: int, dice: Dice) -> None:
    for seat in range(match.state.seats):
        must.seat_learns_nothing_hidden(match, seat, action, dice)


def views(match: Match[Any], _action: int, _dice: Dice) -> None:
    for seat in range(match.state.seats):
        must.view_is_plain_data(match, seat)


PROPERTIES: dict[str, Property] = {
    "options": lambda match, _, __: must.options_are_sound(match),
    "applies": lambda match, _, __: must.every_option_applies(match),
    "asking": lambda match, _, __: must.asking_changes_nothing(match),
    "refused": lambda match, _, dice: must.anything_else_is_refused(match, dice),
    "clone": lambda match, _, dice: must.clone_shares_nothing(match, dice),
    "save": lambda match, _, dice: must.saving_keeps_everything(match, dice),
    "undo": lambda match, action, _: must.undo_returns_exactly(match, action),
    "secrets": secrets,
    "view": views,
    "outcome": lambda match, _, __: must.outcome_is_just(match),
    "check": lambda match, _, __: check(match),
}


def holds(game: SnapGame, name: str) -> None:
    for case in cases_of(game):
        for match, action, dice in played(case, "toy", 10):
            PROPERTIES[name](match, action, dice)
        PROPERTIES["outcome"](match, 0, Dice("end"))


@pytest.mark.parametrize("name", PROPERTIES)
def test_a_game_in_order_has_every_property(name: str) -> None:
    holds(SnapGame(), name)


class Broken(SnapGame):
    """Snap with another State, or with another first question."""

    state: type[Snap] = Snap
    turn: type[Turn] = Turn

    def make(self) -> Snap:
        return self.state()

    def new(self, seats: Any, settings: Mapping[str, str], chance: int) -> Snap:
        g: Snap = super().new(seats, settings, chance)
        g.stack = [self.turn(step.who) if type(step) is Turn else step for step in g.stack]
        g.stack, g.offer = [*g.stack], []
        g.proceed()
        return g

    @property
    def steps(self) -> Any:  # type: ignore[override]
        return (self.turn, *SnapGame.steps[1:])


def test_options_offered_twice_are_noticed() -> None:
    class Twice(Turn):
        def options(self, g: Snap) -> list[int]:
            return [*super().options(g), STAND]

    class Game(Broken):
        turn = Twice

    for name in ("options", "check"):
        with pytest.raises(AssertionError):
            holds(Game(), name)


def test_options_outside_the_domain_of_the_verbs_are_noticed() -> None:
    class Wild(Turn):
        def options(self, g: Snap) -> list[int]:
            return [*super().options(g), PEEK | 7]

    class Game(Broken):
        turn = Wild

    for name in ("options", "check"):
        with pytest.raises(AssertionError):
            holds(Game(), name)


def test_asking_that_changes_something_is_noticed() -> None:
    class Nosy(Turn):
        def about(self, g: Snap) -> dict[str, Any]:
            g.heard.append("asked")
            return {}

    class Game(Broken):
        turn = Nosy

    with pytest.raises(AssertionError):
        holds(Game(), "asking")


def test_a_view_that_changes_something_is_noticed() -> None:
    class Game(SnapGame):
        def view(self, g: Snap, seat: int) -> dict[str, Any]:
            g.known[0] += 1
            return super().view(g, seat)

    with pytest.raises(AssertionError):
        holds(Game(), "asking")


def test_a_clone_that_shares_a_list_is_noticed() -> None:
    class Shared(Snap):
        def clone(self) -> Self:
            other = super().clone()
            other.chips = self.chips
            return other

    class Game(Broken):
        state = Shared

    with pytest.raises(AssertionError):
        holds(Game(), "clone")


def test_a_clone_that_forgets_a_field_is_noticed() -> None:
    class Forgetful(Snap):
        def clone(self) -> Self:
            other = super().clone()
            other.known = [0] * len(self.known)
            return other

    class Game(Broken):
        state = Forgetful

    with pytest.raises(AssertionError):
        holds(Game(), "clone")


def test_a_position_that_forgets_a_field_is_noticed() -> None:
    class Game(SnapGame):
        def from_fields(self, fields: Mapping[str, Any], settings: Mapping[str, str], seats: Any) -> Snap:
            return super().from_fields({**fields, "known": [0] * len(seats)}, settings, seats)

    with pytest.raises(AssertionError):
        holds(Game(), "save")


@pytest.mark.parametrize("leak", ["view", "options", "barred", "about", "detail", "log"])
def test_every_way_to_tell_a_secret_is_noticed(leak: str) -> None:
    def theirs(g: Snap, who: int) -> int:
        """A card of the next seat: what nobody else may know."""
        return int(g.hands[(who + 1) % g.seats]).bit_length()

    class Talker(Turn):
        def options(self, g: Snap) -> list[int]:
            options = super().options(g)
            return options[:1] if leak == "options" and theirs(g, self.who) > 8 else options

        def barred(self, g: Snap) -> list[tuple[int, str]]:
            return [(4 << 12, "1.1")] if leak == "barred" and theirs(g, self.who) > 8 else []

        def about(self, g: Snap) -> dict[str, Any]:
            return {"n": theirs(g, self.who)} if leak == "about" else {}

        def detail(self, g: Snap, action: int) -> dict[str, Any]:
            return {"n": theirs(g, self.who)} if leak == "detail" else {}

        def take(self, g: Snap, action: int) -> None:
            if leak == "log" and action == STAND:
                g.note("stands", n=theirs(g, self.who))
            super().take(g, action)

    class Game(Broken):
        turn = Talker

        def view(self, g: Snap, seat: int) -> dict[str, Any]:
            return super().view(g, seat) | ({"lowest": theirs(g, seat)} if leak == "view" else {})

    with pytest.raises(AssertionError):
        holds(Game(), "secrets")


def test_a_redacted_state_that_keeps_its_chance_is_noticed() -> None:
    class Careless(Snap):
        def redact(self, seat: int) -> Self:
            other = super().redact(seat)
            other.chance = self.chance
            return other

    class Game(Broken):
        state = Careless

    with pytest.raises(AssertionError):
        holds(Game(), "secrets")


def top_card(g: Snap, deck: list[int], seat: int) -> list[int]:
    """1.1 Whoever has peeked knows it."""
    seen = deck[-1:] if seat != NOBODY and g.known[seat] else []
    return [-1] * (len(deck) - len(seen)) + seen


def declared(state: type[Snap], **odd: Known | None) -> SnapGame:
    """Snap with a layout that says who knows what; `odd` says it of some fields in another way."""
    known: dict[str, Known | None] = {"hands": owner(), "deck": top_card, **odd}
    fields = [
        Field[Any](name, Kind(), known=known.get(name, everybody)) for name in ("hands", "deck", "chips", "known")
    ]

    class Game(Broken):
        layout = Layout(*fields)

    Game.state = state
    return Game()


class Fair(Snap):
    def redact(self, seat: int) -> Self:
        """The toy's own takes onlookers for the last seat."""
        other = super().redact(seat)
        other.deck = top_card(self, self.deck, seat)
        return other


@pytest.mark.parametrize("odd", [{}, {"hands": PARTLY}, {"deck": PARTLY}], ids=str)
def test_a_redaction_as_the_layout_says_is_in_order(odd: dict[str, Known | None]) -> None:
    layout_says_who_knows(declared(Fair, **odd), 10)


def left(name: str, leave: Callable[[Snap], Any]) -> type[Snap]:
    """A State whose redaction leaves something else in a field."""

    class Odd(Fair):
        def redact(self, seat: int) -> Self:
            other = super().redact(seat)
            setattr(other, name, leave(self))
            return other

    return Odd


def in_part(g: Snap) -> list[int]:
    return [hand & 0b11111 for hand in g.hands]


BLABBING: dict[str, tuple[SnapGame, str]] = {
    "all of what is an owner's": (declared(left("hands", lambda g: g.hands.copy())), "hands: .* more"),
    "a part of it": (declared(left("hands", in_part)), "hands: .* more"),
    "not even the own": (declared(left("hands", lambda g: [0] * g.seats)), "hands: .* less"),
    "what nobody knows": (declared(left("deck", lambda g: g.deck.copy())), "deck: .* more"),
    "less than all know": (declared(left("chips", lambda g: [0] * g.seats)), "chips: .* less"),
    "a secret under another name": (
        declared(left("known", lambda g: [hand >> 9 for hand in g.hands]), known=PARTLY),
        "depends on what it is not",
    ),
    "a field said to be hidden": (declared(Fair, chips=PARTLY), "chips: hidden, says the layout"),
    "what is said to be known": (declared(Fair, hands=everybody), "hands: .* less"),
}


@pytest.mark.parametrize("told", BLABBING)
def test_a_redaction_that_is_not_what_the_layout_says_is_noticed(told: str) -> None:
    game, complaint = BLABBING[told]
    with pytest.raises(AssertionError, match=complaint):
        layout_says_who_knows(game, 10)


def test_a_view_that_tells_the_chance_is_noticed() -> None:
    class Game(SnapGame):
        def view(self, g: Snap, seat: int) -> dict[str, Any]:
            return super().view(g, seat) | {"luck": [{"next": int(g.chance)}]}

    with pytest.raises(AssertionError):
        holds(Game(), "view")


def test_a_view_that_is_not_plain_data_is_noticed() -> None:
    class Game(SnapGame):
        def view(self, g: Snap, seat: int) -> dict[str, Any]:
            return super().view(g, seat) | {"chips": tuple(g.chips)}

    with pytest.raises(AssertionError):
        holds(Game(), "view")


def test_a_winner_with_less_than_the_best_score_is_noticed() -> None:
    class Game(SnapGame):
        def outcome(self, g: Snap) -> Outcome | None:
            outcome = super().outcome(g)
            if outcome:
                outcome.winners = list(range(g.seats))
            return outcome

    with pytest.raises(AssertionError):
        holds(Game(), "outcome")


def test_a_broken_invariant_is_noticed() -> None:
    class Lossy(Turn):
        def take(self, g: Snap, action: int) -> None:
            super().take(g, action)
            g.deck[-1] = g.deck[-2]

    class Game(Broken):
        turn = Lossy

    for name in ("applies", "check"):
        with pytest.raises(AssertionError):
            holds(Game(), name)
    with pytest.raises(AssertionError):
        fuzz(cases_of(Game())[0], 5)


def test_a_game_that_does_not_end_is_noticed() -> None:
    class Endless(Turn):
        def take(self, g: Snap, action: int) -> None:
            g.then(self)

    class Game(Broken):
        turn = Endless

    with pytest.raises(AssertionError, match=r"more than Game.longest \(100\) decisions"):
        fuzz(cases_of(Game())[0], 1)


def test_an_action_that_is_accepted_though_not_on_offer_is_noticed() -> None:
    case = Case(SnapGame(), 2, SnapGame().read_settings({}))
    match, accepted = case.begin("sloppy"), list[Any]()

    class Sloppy:
        """A match that lets one action pass."""

        def apply(self, action: Any) -> None:
            accepted.append(action) if action == -1 else match.apply(action)

    assert must.refusals(match, [-1, -2]) == [("unknown", "")] * 2
    with pytest.raises(pytest.fail.Exception):
        must.refusals(cast(Match[Any], Sloppy()), [-2, -1])
    assert accepted == [-1]
