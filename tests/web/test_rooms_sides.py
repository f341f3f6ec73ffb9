"""Games whose seats play different things: the host says which, or leaves it to the room's secret."""

import re
from pathlib import Path
from typing import Any

import pytest
from fence import BEASTS, installed
from needs import needs

from parlour.record.transcript import replayed
from parlour.web.denied import Denied
from parlour.web.pages.new import new_page
from parlour.web.rooms import opening
from parlour.web.rooms.opening import read_wish
from web.front import visitor
from web.plays import ANN, BEN, Play, an_order, at_home, person, refused
from web.sights import page, seen


@pytest.fixture(autouse=True)
def fence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(tmp_path, monkeypatch)


def two(**more: Any) -> Play:
    play = Play(an_order("me", "open", game="fence", **more.pop("wish", {})), **more)
    play.sits(BEN, 1)
    return play


def form(**fields: str) -> dict[str, str]:
    return {"seats": "2", "seat0": "me", "seat1": "open", **fields}


def sides(play: Play) -> list[str]:
    assert play.room.match
    return play.room.match.game.seat_names(play.room.match.state)


def test_chosen_sides_are_agreed_on_and_seen_before_the_game() -> None:
    play = Play(an_order("me", "open", game="fence", sides=("owl", "fox")))
    assert play.row.start == {"seats": ["owl", "fox"]}
    assert [seat.side for seat in seen(play.room, BEN).seats] == ["owl", "fox"]
    play.sits(BEN, 1)
    assert sides(play) == ["owl", "fox"]


def test_sides_by_lot_follow_from_the_secret_and_nobody_knows_them_before() -> None:
    gathering = Play(an_order("me", "open", game="fence"))
    assert gathering.row.start == {"seats": None}
    assert [seat.side for seat in seen(gathering.room, ANN).seats] == ["", ""]
    drawn = {tuple(sides(two(secret=bytes([n]) * 32))) for n in range(40)}
    assert len(drawn) == 6, "all there are"
    play = two()
    assert [seat.side for seat in seen(play.room, ANN).seats] == sides(play)
    assert play.room.row.head.summary["sides"] == sides(play)


def test_drawn_sides_are_the_same_in_every_replay() -> None:
    play = two()
    play.acts()
    assert play.room.match
    again = replayed(play.room.match, 1)
    assert (again.game.seat_names(again.state), again.state.guards) == (sides(play), play.room.match.state.guards)
    assert sides(play) == play.folded().match.game.seat_names(play.folded().match.state)  # type: ignore[union-attr]


def test_the_form_says_what_is_played() -> None:
    game = opening.known_game("fence")
    assert read_wish(game, form()).sides == ()
    assert read_wish(game, form(sides="lot", side0="owl", side1="owl")).sides == ()
    assert read_wish(game, form(sides="chosen", side0="owl", side1="fox", side2="fox")).sides == ("owl", "fox")


@pytest.mark.parametrize("chosen", [{"side0": "owl"}, {"side0": "owl", "side1": "owl"}, {"side0": "owl", "side1": "x"}])
def test_each_seat_must_play_something_of_its_own(chosen: dict[str, str]) -> None:
    with pytest.raises(Denied) as refusal:
        read_wish(opening.known_game("fence"), form(sides="chosen", **chosen))
    assert (refusal.value.code, refusal.value.words) == ("sides", {"sides": "fox, owl, hare"})


def test_a_game_that_names_its_seats_itself_takes_no_names() -> None:
    needs("roam")
    wish = form(sides="chosen", side0="red", side1="blue")
    assert refused(lambda: read_wish(opening.known_game("roam"), wish)) == "sides"
    play = Play(an_order("me", "open"))
    assert play.row.start == {"seats": ["blue", "red"]}


def test_a_rematch_plays_the_same_sides_with_everybody_one_seat_on() -> None:
    play = two(wish={"sides": ("hare", "owl")})
    assert opening.new_row(opening.again(play.room), person(ANN)).start == {"seats": ["hare", "owl"]}
    drawn = two()
    assert opening.new_row(opening.again(drawn.room), person(ANN)).start == {"seats": None}


def test_the_page_of_a_new_table_asks_for_sides_and_takes_words_for_an_open_option() -> None:
    needs("roam")
    asked = new_page(visitor(), "fence", {})
    assert re.findall(r'name="(side\d)"', asked) == ["side0", "side1", "side2"]
    assert re.findall(r'name="sides" value="(\w+)"( checked)?', asked) == [("lot", " checked"), ("chosen", "")]
    assert re.search(r'<input name="set-motto" value="none"', asked)
    assert 'name="side' not in new_page(visitor(), "roam", {})


def test_a_chip_shows_what_the_seat_plays() -> None:
    play = two(wish={"sides": ("hare", "owl")})
    chips = re.search(r'<ul class="seat-row">(.*?)</ul>', page(play.room, ANN))
    assert chips
    assert re.findall(r"<small[^>]*>(\w+)</small>", chips[1]) == ["hare", "owl"]


@pytest.mark.anyio
async def test_a_program_chooses_sides(sqlite: str) -> None:
    needs("roam")
    async with at_home(sqlite) as home:
        ann = home.browsers[ANN]
        games = {game["id"]: game for game in (await ann.get("/api/games")).json()["games"]}
        assert (games["fence"]["sides"], games["fence"]["reactions"]) == (list(BEASTS), ["parry", "cheer"])
        assert (games["roam"]["sides"], games["roam"]["reactions"]) == ([], [])
        wish = {"game": "fence", "seats": ["me", "here:Zoe"], "sides": ["owl", "hare"]}
        made = (await ann.post("/api/tables", json=wish)).json()
        table = (await ann.get(f"/api/tables/{made['table']}")).json()
        assert [seat["side"] for seat in table["seats"]] == ["owl", "hare"]
        for wrong in (["owl"], ["owl", "owl"], ["owl", "hare", "fox"]):
            assert (await ann.post("/api/tables", json=wish | {"sides": wrong})).status_code == 400


def test_a_bot_that_does_not_know_the_game_is_refused_and_nothing_breaks() -> None:
    wish = an_order("me", "bot:greedy", game="fence")
    assert refused(lambda: opening.first_deeds(wish, person(ANN))) == "bad-setting"
