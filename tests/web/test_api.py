"""The API as programs use it: the real server, real requests, whole games."""

import hashlib
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from cli.program import PATIENCE
from needs import needs

from parlour.games import all_games, game
from parlour.record.transcript import read_transcript
from parlour.table.rules import paragraphs
from web.servers import Player, Server, opened, pair, serving

needs("roam")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("api"), unlimited=True) as server:
        yield server


def finished(server: Server) -> tuple[Player, Player]:
    """Two people, the game over because one of them gave up."""
    ann, ben = pair(server, listed=True)
    assert ann.act().status_code == 200
    assert ben.do("resign", seat=1).status_code == 200
    return ann, ben


# Being somebody


def test_a_program_begins_with_a_name_and_nothing_else(server: Server) -> None:
    guest = server.client().post("/api/guests", json={"name": "  Ada   L. "}).json()
    me = server.client(headers={"Authorization": f"Bearer {guest['token']}"}).get("/api/me").json()
    assert (me["name"], me["login"], me["id"]) == ("Ada L.", None, guest["id"])


def test_without_a_token_nobody_is_anybody_and_the_sentence_says_how_to_get_one(server: Server) -> None:
    answer = server.client().get("/api/me")
    assert answer.status_code == 401
    assert answer.headers["WWW-Authenticate"] == "Bearer"
    assert answer.json()["error"]["code"] == "stranger"
    assert "POST /api/guests" in answer.json()["error"]["sentence"]


def test_a_browser_with_its_cookie_has_the_same_rights(server: Server) -> None:
    browser = server.browser()
    browser.post("/name", data={"name": "Cleo"})
    assert browser.get("/api/me").json()["name"] == "Cleo"
    assert opened(browser, "me", "bot:random").look()["owner"]


# What there is


def test_games_are_listed_with_what_can_be_chosen(server: Server) -> None:
    games = server.client().get("/api/games").json()["games"]
    assert [(each["id"], each["rules_version"], each["edition"]) for each in games] == [
        (each.id, each.rules_version, each.edition) for each in all_games()
    ]
    (roam,) = [each for each in games if each["id"] == "roam"]
    assert roam["seats"] == [2, 4]
    assert roam["options"]["version"] == {"values": ["regular", "full"], "default": "regular"}
    assert "pack" not in roam["options"]  # names a file of the server's
    assert "greedy" in roam["bots"]


def test_every_option_that_is_listed_can_be_ordered(server: Server) -> None:
    ann = server.program()
    roam = next(game for game in ann.get("/api/games").json()["games"] if game["id"] == "roam")
    seats = ["me", *(f"bot:{bot}" for bot in roam["bots"])]
    chosen = {name: choices["values"][-1] for name, choices in roam["options"].items()}
    seen = opened(ann, *seats, settings=chosen, pace=roam["paces"][-1], listed=True, hints=False).look()
    assert (seen["pace"], seen["listed"], seen["hints"], len(seen["seats"])) == ("7", True, False, 4)
    assert seen["view"]["options"] == {"version": "full", "outpost": True, "towers": True, "hidden_characters": True}


def test_settings_may_be_true_and_numbers_as_well_as_words(server: Server) -> None:
    seen = opened(server.program(), "me", "me", settings={"towers": True, "first": 1}).look()
    assert seen["view"]["options"]["towers"] is True
    assert seen["ask"]["seat"] == 1


def test_the_law_can_be_read_in_the_readers_language(server: Server) -> None:
    for language in ("en", "uk"):
        rules = server.client(headers={"Accept-Language": language}).get("/api/rules/roam").json()
        told = [(each["paragraph"], each["text"], each["ruling"]) for each in rules["paragraphs"]]
        assert told == paragraphs("roam", language)


def test_a_game_that_is_not_there_is_not_found(server: Server) -> None:
    assert server.client().get("/api/rules/chess").status_code == 404


def test_tables_are_listed_as_mine_open_and_finished(server: Server) -> None:
    ann, ben = finished(server)
    waiting = opened(ann.client, "me", "open", listed=True).table
    hidden = opened(ann.client, "me", "open").table

    def ids(client: httpx.Client, query: str) -> list[str]:
        return [each["id"] for each in client.get(f"/api/tables{query}").json()["tables"]]

    assert set(ids(ann.client, "?mine=1")) == {waiting, hidden}
    assert waiting in ids(ben.client, "")
    assert waiting in ids(server.client(), "?open=1")
    assert hidden not in ids(server.client(), "?open=1&finished=1")
    assert ann.table in ids(server.client(), "?finished=1")
    both = ids(ann.client, "?mine=1&open=1&finished=1")
    assert {ann.table, waiting, hidden} <= set(both)
    assert len(both) == len(set(both))


def test_a_list_says_whose_turn_it_is_and_how_it_ended(server: Server) -> None:
    ann, ben = pair(server)
    (mine,) = ann.client.get("/api/tables?mine=1").json()["tables"]
    (his,) = ben.client.get("/api/tables?mine=1").json()["tables"]
    assert (mine["my_turn"], his["my_turn"], mine["asked"]) == (True, False, 0)
    assert mine["seats"] == [{"name": "Ann", "sort": "person"}, {"name": "Ben", "sort": "person"}]
    ann.do("resign", seat=0)
    (over,) = [t for t in ben.client.get("/api/tables?finished=1").json()["tables"] if t["id"] == ann.table]
    assert (over["status"], over["winners"]) == ("finished", [1])


# A table


def test_a_seat_sees_its_options_and_the_other_does_not(server: Server) -> None:
    ann, ben = pair(server)
    mine, his, nobody = ann.look(), ben.look(), Player(server.client(), ann.table).look()
    assert (mine["seat"], his["seat"], nobody["seat"]) == (0, 1, None)
    assert {"action", "verb", "arg", "label", "target", "law", "touches"} == set(mine["ask"]["options"][0])
    assert mine["my_turn"]
    for other in (his, nobody):
        assert (other["ask"]["options"], other["ask"]["barred"], other["my_turn"]) == ([], [], False)
    assert mine["view"]["players"][0]["colour"] == "blue"


def test_an_action_moves_the_table_on_and_says_to_where(server: Server) -> None:
    ann, _ = pair(server)
    before = ann.look()
    done = ann.act().json()
    assert done == {"table": ann.table, "seq": before["seq"] + 1, "talk": 0}
    assert ann.look()["moves"] == 1


def test_labels_come_in_the_language_that_is_asked_for(server: Server) -> None:
    ann = server.program()
    table = opened(ann, "me", "me")
    english = table.look()["ask"]["prompt"]
    ann.headers["Accept-Language"] = "pl"
    assert table.look()["ask"]["prompt"] != english


def test_a_turn_can_be_taken_back_until_it_is_confirmed(server: Server) -> None:
    ann, ben = pair(server)
    while (seen := ann.look())["holding"] != 0:
        assert ann.act(lambda options: options[-1], hold=True).status_code == 200
    assert ben.look()["holding"] == 0
    assert ann.do("undo", seat=0, expected_seq=seen["seq"]).status_code == 200
    assert ann.act(lambda options: options[-1], hold=True).status_code == 200
    assert ann.do("confirm", seat=0).status_code == 200
    assert ben.look()["my_turn"]


def test_events_tell_what_happened_once_and_in_order(server: Server) -> None:
    ann, ben = pair(server)
    ann.act()
    ann.do("undo", seat=0)
    ann.act()
    answer = ben.client.get(f"/api/tables/{ann.table}/events").json()
    events = answer["events"]
    assert [each["seq"] for each in events] == list(range(1, answer["seq"] + 1))
    assert [each["kind"] for each in events] == ["open", "sit", "sit", "start", "act", "undo", "act"]
    assert [each["number"] for each in events] == [0, 0, 0, 0, 0, 0, 1]  # the first was taken back
    assert events[-1]["lines"] == ben.look()["log"][-1]["lines"] != []
    newest = ben.client.get(f"/api/tables/{ann.table}/events?after={answer['seq'] - 1}").json()
    assert newest["events"] == events[-1:]


def test_waiting_ends_when_something_happens_and_not_before(server: Server) -> None:
    ann, ben = pair(server)
    seen = ben.look()
    with ThreadPoolExecutor() as pool:
        waiting = pool.submit(ben.client.get, f"/api/tables/{ann.table}/wait?after={seen['seq']}")
        time.sleep(0.4)
        assert not waiting.done()
        moved = ann.act().json()
        assert waiting.result(PATIENCE).json() == moved
    assert ben.client.get(f"/api/tables/{ann.table}/wait?after=0").json() == moved


def test_people_leave_come_back_and_talk(server: Server) -> None:
    ann, ben = pair(server)
    assert ben.do("leave", seat=1).status_code == 200
    assert ann.look()["seats"][1]["away"]
    assert ben.do("return", seat=1).status_code == 200
    assert not ann.look()["seats"][1]["away"]
    assert ben.do("say", text="Good luck!").json()["talk"] == 1
    (line,) = ann.look()["talk_lines"]
    assert (line["name"], line["text"], line["channel"], line["mine"]) == ("Ben", "Good luck!", "players", False)


def test_an_absent_seat_is_not_voted_to_a_bot_at_once(server: Server) -> None:
    ann, ben = pair(server)
    assert ben.do("vote", seat=0).json()["error"]["code"] == "still-here"  # Ann has a minute to come back
    assert not ann.look()["seats"][0]["away"]


def test_a_game_given_up_is_over_and_can_be_played_again(server: Server) -> None:
    ann, ben = finished(server)
    over = ann.look()
    assert (over["status"], over["result"]["winners"]) == ("finished", [0])
    again = ben.do("rematch").json()["rematch"]
    assert ann.do("rematch").json()["rematch"] == again
    seats = Player(ann.client, again).look()["seats"]
    assert [seat["name"] for seat in seats] == ["Ben", "Ann"]


# Whole games, and what is left of them


def play_out(table: Player) -> dict[str, Any]:
    """One person at all seats."""
    while (seen := table.look())["status"] == "playing":
        options = seen["ask"]["options"]
        action = options[seen["seq"] * 7 % len(options)]["action"]
        move = {"seat": seen["seat"], "action": action, "expected_seq": seen["seq"]}
        assert table.do("act", **move).status_code == 200
    return seen


def test_a_whole_game_and_its_transcript_prove_how_it_was_dealt(server: Server) -> None:
    table = opened(server.program("Dan"), "me", "me", settings={"version": "full"})
    promised = table.look()["commitment"]
    over = play_out(table)
    assert hashlib.sha256(bytes.fromhex(over["secret"])).hexdigest() == promised
    transcript = table.client.get(f"/api/tables/{table.table}/transcript")
    assert transcript.headers["content-type"].startswith("text/plain")
    match = read_transcript(game, transcript.text)
    assert len(match.actions) == over["moves"]
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    assert [row[0] for row in over["result"]["rows"]] == outcome.scores


def test_a_position_goes_out_and_comes_back_as_a_table_for_analysis(server: Server) -> None:
    ann, ben = pair(server)
    ann.act()
    position = ann.client.get(f"/api/tables/{ann.table}/position?at=0").json()
    assert position["game"] == "roam"
    made = ben.client.post("/api/positions", json={"position": position}).json()["table"]
    seen = Player(ben.client, made).look()
    assert (seen["analysis"], seen["mine"], seen["moves"]) == (True, [0, 1], 0)
    assert seen["ask"]["options"]


def test_the_page_for_people_names_every_address(server: Server) -> None:
    page = server.client().get("/api")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    document = server.client().get("/api/openapi.json").json()
    calls = [f"{method.upper()} {path}" for path, methods in document["paths"].items() for method in methods]
    assert [call for call in calls if call not in page.text] == []
    assert f"curl {server.address}/api/guests" in page.text
