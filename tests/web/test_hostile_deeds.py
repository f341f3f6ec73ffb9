"""What people try at a table that they may not do: refused with a sentence, and the table stays as it was."""

from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import httpx
import pytest
from needs import needs

from web.servers import Player, Server, opened, pair, serving, unchanged

needs("roam")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("hostile"), unlimited=True) as server:
        yield server


def refused(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """The error, which is one sentence for people and a code for programs."""
    assert answer.status_code == status, answer.text
    error: dict[str, Any] = answer.json()["error"]
    assert error["code"] == code
    assert set(error) == {"code", "sentence", "law"}
    assert error["sentence"].endswith(".")
    assert not error["sentence"].startswith("web-")
    return error


def move(player: Player, **other: Any) -> dict[str, Any]:
    """What Ann could do now, but for some details."""
    seen = player.look()
    return {"seat": 0, "action": seen["ask"]["options"][0]["action"], "expected_seq": seen["seq"]} | other


# Whose seat, whose turn


def test_nobody_acts_for_another_seat(server: Server) -> None:
    ann, ben = pair(server)
    eve = Player(server.program("Eve"), ann.table)
    with unchanged(ann, ben):
        for intruder in (ben, eve):
            refused(intruder.do("act", **move(ann)), 403, "not-your-seat")
            for deed in ("undo", "confirm", "leave", "return", "resign"):
                refused(intruder.do(deed, seat=0), 403, "not-your-seat")


def test_whoever_has_no_seat_can_do_nothing_but_look(server: Server) -> None:
    ann, ben = pair(server)
    eve = Player(server.program("Eve"), ann.table)
    with unchanged(ann, ben):
        refused(eve.do("vote", seat=0), 403, "not-at-table")
        refused(eve.do("rematch"), 403, "no-rematch")
        refused(eve.do("say", text="take C4!", channel="players"), 403, "other-channel")
        refused(eve.do("sit", seat=1), 409, "not-gathering")


def test_a_stranger_without_a_token_is_asked_for_one(server: Server) -> None:
    ann, ben = pair(server)
    nobody = Player(server.client(), ann.table)
    with unchanged(ann, ben):
        for deed in ("act", "undo", "confirm", "sit", "leave", "return", "resign", "vote", "say", "rematch"):
            refused(nobody.do(deed, seat=0), 401, "stranger")
        refused(nobody.client.post("/api/tables", json={"game": "roam", "seats": ["me", "me"]}), 401, "stranger")
        refused(nobody.client.post("/api/positions", json={"position": {}}), 401, "stranger")
        refused(nobody.client.get("/api/tables?mine=1"), 401, "stranger")


def test_an_action_of_another_seat_is_not_your_turn(server: Server) -> None:
    ann, ben = pair(server)
    with unchanged(ann, ben):
        answer = ben.do("act", **move(ann, seat=1))
        refused(answer, 409, "not-your-turn")
        assert answer.json()["view"] == ben.look()


def test_a_seat_that_is_not_there(server: Server) -> None:
    ann, ben = pair(server)
    with unchanged(ann, ben):
        refused(ann.do("act", **move(ann, seat=2)), 400, "no-such-seat")
        refused(ann.do("act", **move(ann, seat=-1)), 400, "form-field")
        refused(ann.do("resign", seat=100), 400, "form-field")


# What the rules refuse


def test_an_illegal_action_names_the_paragraph(server: Server) -> None:
    ann, ben = pair(server)
    (barred,) = ann.look()["ask"]["barred"]
    with unchanged(ann, ben):
        error = refused(ann.do("act", **move(ann, action=barred["action"])), 422, "barred")
        assert error["law"] == barred["law"] == "4.4.2"
        for action, code in ((0, "not-offered"), (16384, "not-now"), (999_999, "unknown"), (1 << 30, "unknown")):
            assert refused(ann.do("act", **move(ann, action=action)), 422, code)["law"]


def test_nothing_to_take_back_or_to_confirm(server: Server) -> None:
    ann, ben = pair(server)
    with unchanged(ann, ben):
        refused(ann.do("undo", seat=0), 422, "undo-nothing")
        refused(ann.do("confirm", seat=0), 409, "nothing-to-confirm")
        refused(ann.do("return", seat=0), 409, "not-away")
        refused(ann.do("vote", seat=0), 403, "not-at-table")


# Old views, and the same request again


def test_an_old_view_is_answered_with_the_new_one(server: Server) -> None:
    ann, ben = pair(server)
    old = move(ann)
    ann.act()
    with unchanged(ann, ben):
        for expected in (old["expected_seq"], 0, 1 << 40):
            answer = ann.do("act", **(old | {"expected_seq": expected}))
            refused(answer, 409, "stale")
            assert answer.json()["view"] == ann.look()


def test_the_view_with_a_refusal_is_ones_own(server: Server) -> None:
    """Who is refused learns no more than by looking."""
    ann, _ = pair(server)
    eve = Player(server.program("Eve"), ann.table)
    view = eve.do("sit", seat=1).json()["view"]
    assert (view["seat"], view["ask"]["options"], view["invite"], view["secret"]) == (None, [], "", "")
    assert view == eve.look()


def test_the_same_request_again_happens_once(server: Server) -> None:
    ann, ben = pair(server)
    keyed = move(ann, key=str(uuid4()))
    first = ann.do("act", **keyed)
    with unchanged(ann, ben):
        for _ in range(3):
            answer = ann.do("act", **keyed)
            assert (answer.status_code, answer.json()) == (200, first.json())


def test_a_key_is_its_owners(server: Server) -> None:
    """Somebody else's key is just a word: it neither answers for them nor blocks them."""
    ann, ben = pair(server)
    key = str(uuid4())
    stale = move(ann, key=key)
    ann.act(key=key)
    with unchanged(ann, ben):
        refused(ben.do("act", **(stale | {"seat": 1})), 409, "stale")


def test_another_action_under_the_same_key_is_another_request(server: Server) -> None:
    """It is never taken for the one that was carried out: it is stale, or it happens."""
    ann, ben = pair(server)
    keyed = move(ann, key=str(uuid4()))
    ann.do("act", **keyed)
    with unchanged(ann, ben):
        other = keyed | {"action": ann.look()["ask"]["options"][0]["action"]}
        assert other["action"] != keyed["action"]
        refused(ann.do("act", **other), 409, "stale")
        refused(ann.do("resign", seat=0, expected_seq=keyed["expected_seq"], key=keyed["key"]), 409, "stale")
        refused(ann.do("act", **(keyed | {"expected_seq": ann.look()["seq"]})), 422, "not-now")
    assert ann.do("act", **(other | {"expected_seq": ann.look()["seq"]})).json()["seq"] == ben.look()["seq"]
    assert ben.look()["moves"] == 2


# Seats and invitations


def test_a_private_table_is_for_those_with_the_invitation(server: Server) -> None:
    ann = opened(server.program("Ann"), "me", "open")
    eve = Player(server.program("Eve"), ann.table)
    with unchanged(ann, eve):
        assert (eve.look()["invite"], eve.look()["code"]) == ("", "")
        for invite in ("", "wrong", ann.look()["invite"][:-1], ann.look()["code"], "x" * 80):
            refused(eve.do("sit", seat=1, invite=invite), 403, "not-invited")
    assert eve.do("sit", seat=1, invite=ann.look()["invite"]).status_code == 200


def test_a_seat_that_is_taken_stays_taken(server: Server) -> None:
    ann = opened(server.program("Ann"), "me", "bot:greedy", "open", listed=True)
    eve = Player(server.program("Eve"), ann.table)
    with unchanged(ann, eve):
        for seat in (0, 1):
            refused(eve.do("sit", seat=seat), 409, "seat-taken")
        refused(ann.do("leave", seat=1), 403, "not-your-seat")
        refused(ann.do("act", seat=0, action=1, expected_seq=ann.look()["seq"]), 409, "not-playing")


def test_a_finished_game_stays_as_it_is(server: Server) -> None:
    ann, ben = pair(server)
    last = move(ann)
    ben.do("resign", seat=1)
    with unchanged(ann, ben):
        refused(ann.do("act", **(last | {"expected_seq": ann.look()["seq"]})), 409, "not-playing")
        for deed in ("undo", "confirm", "leave", "return", "resign", "vote"):
            assert ann.do(deed, seat=0).status_code == 409


def test_an_unknown_table_is_not_found(server: Server) -> None:
    ann = Player(server.program("Ann"), "zzzzzzzzzzzz")
    for path in ("", "/events", "/wait", "/transcript", "/position"):
        refused(ann.client.get(f"/api/tables/{ann.table}{path}"), 404, "no-such-table")
    refused(ann.do("act", seat=0, action=1, expected_seq=0), 404, "no-such-table")
    refused(ann.do("say", text="hello?"), 404, "no-such-table")


# Looking where one may not


def test_while_the_game_runs_everybody_has_their_own_eyes(server: Server) -> None:
    ann, ben = pair(server)
    refused(ben.client.get(f"/api/tables/{ann.table}/position?seat=0"), 403, "not-your-eyes")
    refused(ben.client.get(f"/api/tables/{ann.table}/position?at=99"), 400, "form-number")
    refused(ben.client.get(f"/api/tables/{ann.table}/transcript"), 409, "not-finished")


# New tables


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"seats": ["me"]}, "seat-count"),
        ({"seats": ["me"] * 5}, "seat-count"),
        ({"seats": []}, "seat-count"),
        ({"seats": ["me", "bot:nobody"]}, "seat-choice"),
        ({"seats": ["me", "bot:ismcts:100000"]}, "seat-choice"),  # a bot that thinks for ever
        ({"seats": ["me", "bot:os:system"]}, "seat-choice"),  # a class of some module
        ({"seats": ["me", "king"]}, "seat-choice"),
        ({"settings": {"pack": "/etc/passwd"}}, "own-cards"),
        ({"settings": {"version": "other"}}, "bad-setting"),
        ({"settings": {"colour": "red"}}, "bad-setting"),
        ({"pace": "2"}, "pace"),
        ({"seats": ["me", "here:\u202eevil"]}, "name-signs"),
        ({"seats": ["me", "here:" + "x" * 30]}, "name-long"),
    ],
)
def test_a_table_that_cannot_be_opened(server: Server, wish: dict[str, Any], code: str) -> None:
    ann = server.program()
    refused(ann.post("/api/tables", json={"game": "roam", "seats": ["me", "me"]} | wish), 400, code)
    assert ann.get("/api/tables?mine=1").json() == {"tables": []}


def test_a_position_that_names_a_file_is_refused(server: Server) -> None:
    ann, _ = pair(server)
    position = ann.client.get(f"/api/tables/{ann.table}/position").json()
    for pack in ("/etc/passwd", "../secret.toml", "https://example.org/pack.toml", ["house"], None, ""):
        options = position["options"] | {"pack": pack}
        answer = ann.client.post("/api/positions", json={"position": position | {"options": options}})
        assert answer.status_code == 400, answer.text
        assert "passwd" not in answer.text
    assert len(ann.client.get("/api/tables?mine=1").json()["tables"]) == 1


@pytest.mark.parametrize(
    "damage",
    [
        {"game": "chess"},
        {"game": {"a": 1}},
        {"game": "x" * 100_000},
        {"rules": 99},
        {"rules": True},
        {"seats": ["blue", "<script>"]},
        {"seats": 2},
        {"fields": None},
        {"fields": {}},
        {"stack": [["__import__", "os"]]},
        {"stack": [["RollDice"]] * 1000},
        {"stack": "x"},
        {"more": 1},
    ],
)
def test_a_position_that_makes_no_sense_is_refused_in_a_short_sentence(server: Server, damage: dict[str, Any]) -> None:
    ann = opened(server.program(), "me", "me")
    position = ann.client.get(f"/api/tables/{ann.table}/position").json()
    answer = ann.client.post("/api/positions", json={"position": position | damage})
    assert answer.status_code in (400, 404), answer.text
    assert 10 < len(answer.json()["error"]["sentence"]) < 1000
