"""The page of a table: whoever is asked finds every option as a form, and everybody sees only what is theirs."""

import re
from functools import cache

import pytest
from needs import needs

from parlour.conformance.fuzz import Dice
from parlour.web.pages.marks import marked, without_chips
from parlour.web.pages.table import table_main
from web.front import Reader
from web.plays import ANN, BEN, EVE, Play, an_order
from web.sights import (
    PHONE,
    WIDE,
    asked,
    everything,
    full,
    held,
    over,
    page,
    replay,
    screen,
    seen,
    two,
    visitor,
    waiting,
)

needs("roam")

DEEDS = re.compile(
    "/t/[a-z0-9]+/(act|undo|confirm|hint|vote|return|leave|resign|sit|seat|close|say|note|rematch|handover|analyse)"
    "|/language|/theme"
)


@cache
def all_pages() -> list[Reader]:
    return [Reader(each) for each in everything()]


@cache
def playing() -> Play:
    return full()


def forms(html: str, deed: str) -> list[dict[str, str]]:
    """The forms that do a thing, each as its fields."""
    found = re.findall(rf'<form[^>]*action="/t/[a-z0-9]+/{deed}"[^>]*>(.*?)</form>', html, re.DOTALL)
    return [dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)">', form)) for form in found]


def text(html: str) -> str:
    """What stands on the page, without the drawings."""
    return " ".join(Reader(re.sub(r"<svg.*?</svg>", "", html, flags=re.DOTALL)).text.split())


# All pages


def test_pages_are_whole_with_one_main_one_heading_and_no_name_twice() -> None:
    for each in all_pages():
        assert [len(each.all(tag)) for tag in ("html", "main", "h1")] == [1, 1, 1]
        ids = [attrs["id"] for tag, attrs in each.found if "id" in attrs and tag != "symbol"]
        assert not {name for name in ids if ids.count(name) > 1}


def test_nothing_is_styled_or_scripted_inside_the_page() -> None:
    for each in all_pages():
        assert not each.all("style")
        assert all((attrs.get("src") or "").startswith("/static/") for attrs in each.all("script"))
        for tag, attrs in each.found:
            assert not [name for name in attrs if name.startswith("on")]
            assert "style" not in attrs, (tag, attrs)


def test_every_form_goes_to_a_route_that_there_is() -> None:
    for each in all_pages():
        for attrs in each.all("form"):
            wanted = DEEDS if attrs["method"] == "post" else re.compile("/t/[a-z0-9]+/replay")
            assert wanted.fullmatch(attrs["action"] or ""), attrs


def test_what_is_pointed_at_is_there_and_every_field_has_a_label() -> None:
    for each in all_pages():
        ids = {attrs["id"] for _, attrs in each.found if "id" in attrs}
        labelled = {attrs["for"] for attrs in each.all("label") if "for" in attrs}
        for tag, attrs in each.found:
            for name in ("for", "aria-labelledby", "aria-describedby", "data-copy", "popovertarget"):
                assert attrs.get(name) is None or attrs[name] in ids, (tag, attrs)
            if tag in ("input", "select", "textarea") and attrs.get("type") not in ("hidden", "checkbox"):
                assert "aria-label" in attrs or attrs.get("id") in labelled, attrs


def test_there_are_words_for_everything() -> None:
    for each in all_pages():
        assert not re.search(r"\bweb-[a-z]+-[a-z]+", each.text)
        values = [value for _, attrs in each.found for value in attrs.values() if value]
        assert not [value for value in values if re.match("web-(table|replay)-", value)]


# My turn


def test_each_option_is_a_form_with_all_that_is_needed_in_the_order_of_the_question() -> None:
    room, who = playing().room, asked(playing())
    shown = seen(room, who)
    assert shown.ask
    assert shown.ask.options
    html = page(room, who, confirm=True)
    found = forms(html, "act")
    assert [form["action"] for form in found] == [str(option.action) for option in shown.ask.options]
    moments = {(form["seat"], form["expected_seq"], form["hold"]) for form in found}
    assert moments == {(str(room.asked), str(room.seq), "1")}
    assert len({form["key"] for form in found}) == len(found)
    assert {form["hold"] for form in forms(page(room, who), "act")} == {"0"}


def test_an_option_names_its_place_on_the_board_its_key_and_its_words() -> None:
    room, who = playing().room, asked(playing())
    shown, html = seen(room, who), page(room, who)
    assert shown.ask
    buttons = [attrs for attrs in Reader(html).all("button") if attrs.get("class", "").startswith("opt")]  # type: ignore[union-attr]
    assert [attrs.get("data-target") for attrs in buttons] == [option.target for option in shown.ask.options]
    assert [attrs["data-hot"] for attrs in buttons] == list("123456789abcdefghijklmnopqrstuvwxyz"[: len(buttons)])
    for option in shown.ask.options:
        assert option.label in text(html).replace(" :", ":")


def test_what_is_barred_is_no_button_and_says_which_paragraph_bars_it() -> None:
    play = two()
    dice = Dice("barred")
    while not (shown := seen(play.room, asked(play))).ask or not shown.ask.barred:
        play.plays(dice, 1)
    barred = shown.ask.barred
    html = page(play.room, asked(play))
    lines = re.findall(r'<p class="opt off".*?</p>', html, re.DOTALL)
    assert len(lines) == len(barred)
    assert all(f'data-law="{option.law}"' in line for option, line in zip(barred, lines, strict=True))


def test_the_bots_advice_marks_its_option() -> None:
    room, who = playing().room, asked(playing())
    shown = seen(room, who)
    assert shown.ask
    html = page(room, who, hint=shown.ask.options[-1])
    marked_ones = re.findall(r'<button class="opt[^"]* hinted"[^>]*data-hot="(.)"', html)
    assert len(marked_ones) == 1
    assert not forms(html, "hint")
    assert [form["seat"] for form in forms(page(room, who), "hint")] == [str(room.asked)]


def test_the_end_of_a_turn_can_be_confirmed_or_taken_back_by_its_owner_only() -> None:
    play, who, other = held()
    mine, theirs = page(play.room, who), page(play.room, other)
    assert [len(forms(mine, deed)) for deed in ("confirm", "undo", "act")] == [1, 1, 0]
    assert [len(forms(theirs, deed)) for deed in ("confirm", "undo", "act")] == [0, 0, 0]
    assert 'data-turn="mine"' in mine
    assert 'data-turn="other"' in theirs


# Waiting and watching


def test_who_waits_and_who_watches_finds_nothing_to_decide() -> None:
    room = playing().room
    for who in (waiting(playing()), EVE, None):
        html = page(room, who, WIDE)
        assert not forms(html, "act")
        assert 'class="target"' not in html
        assert 'data-turn="other"' in html
    assert not forms(page(room, EVE), "note")
    assert [form["channel"] for form in forms(page(room, EVE), "say")] == ["spectators"]
    assert [form["channel"] for form in forms(page(room, ANN), "say")] == ["players"]


def test_a_bot_can_be_asked_to_go_on_for_somebody_who_is_gone() -> None:
    room, who = playing().room, waiting(playing())
    assert not forms(page(room, who), "vote")
    html = page(room, who, now=1e9)
    assert {form["seat"] for form in forms(html, "vote")} == {str(room.asked)}


def test_whoever_is_away_may_come_back() -> None:
    play = two()
    play.leaves(ANN, 0)
    assert [form["seat"] for form in forms(page(play.room, ANN), "return")] == ["0"]
    assert not forms(page(play.room, BEN), "return")


# Before and after


def test_while_seats_are_open_there_is_a_seat_to_take_a_link_to_send_and_bots_to_ask() -> None:
    room = Play(an_order("me", "open", "open")).room
    owner, stranger = page(room, ANN), page(room, None, invite="tok")
    assert [form["seat"] for form in forms(owner, "sit")] == ["1", "2"]
    assert [form["seat"] for form in forms(owner, "seat")] == ["1", "2"]
    assert f'value="https://parlour.test/t/{room.id}?invite={room.row.invite}"' in owner
    assert room.row.code in owner
    assert f'src="/t/{room.id}/qr.svg"' in owner
    assert {form["invite"] for form in forms(stranger, "sit")} == {"tok"}
    assert stranger.count('name="name"') == 2
    assert not forms(stranger, "seat")
    assert "board.svg" not in owner  # there is nothing to see yet


def test_the_result_names_the_winner_counts_the_points_and_proves_the_shuffles() -> None:
    room = over().room
    html, shown = page(room, ANN), seen(room, ANN)
    assert shown.result
    assert shown.result.verdict in text(html)
    assert all(str(row[0]) in text(html) for row in shown.result.rows)
    assert shown.commitment in html
    assert shown.secret
    assert shown.secret in html
    assert len(forms(html, "rematch")) == 1
    assert not forms(page(room, None), "rematch")
    assert 'href="/t/next1"' in page(room, ANN, rematch="next1")


def test_nothing_of_the_game_is_behind_the_hand_over() -> None:
    room = playing().room
    html = page(room, ANN, handover=1, mine=(0, 1))
    assert [form["seat"] for form in forms(html, "handover")] == ["1"]
    reader = Reader(html)
    assert not reader.all("img")
    assert not [attrs for _, attrs in reader.found if attrs.get("id") in ("board", "log", "prompt", "notes", "talk")]
    assert not forms(html, "act")


# The board and the log


def test_the_picture_is_an_image_without_a_script_and_inline_with_one() -> None:
    room = playing().room
    plain_page, wide, phone = (page(room, ANN, layouts) for layouts in ((), WIDE, PHONE))
    assert f"/t/{room.id}/board.svg?layout=phone&amp;v={room.seq}" in plain_page
    assert f"/t/{room.id}/board.svg?layout=wide&amp;v={room.seq}" in plain_page
    for html, parts in ((wide, ("board",)), (phone, ("board", "mine", "others"))):
        assert "board.svg" not in html
        assert [part for part in ("board", "mine", "others") if f'id="{part}"' in html] == list(parts)


def test_the_fragment_is_the_main_of_the_page() -> None:
    room = playing().room
    shown = seen(room, ANN)
    main = table_main(visitor(ANN), shown, {}, lambda: "k")
    attrs = Reader(main).all("main")[0]
    assert (attrs["data-table"], attrs["data-seq"], attrs["data-moves"]) == (room.id, str(room.seq), str(shown.moves))
    assert attrs["data-seat"] == "0"


def test_what_is_new_since_one_looked_is_ruled_off_once() -> None:
    room = playing().room
    html = page(room, ANN, looked=30)
    assert html.count('class="newline"') == 1
    assert re.search(r'class="newline">[^<]*</li><li class="entry new" data-n="31"', html)
    assert 'class="newline"' not in page(room, ANN)


def test_names_of_cards_become_chips_and_everything_else_is_escaped() -> None:
    line = 'A <b> uses \ue000card-"x\ue001Old & Grey\ue002.'
    assert marked(line) == (
        'A &lt;b&gt; uses <button type="button" class="chip" data-card="card-&quot;x">Old &amp; Grey</button>.'
    )
    assert without_chips(line) == "A <b> uses Old & Grey."
    for broken in ("\ue000a", "a\ue001b\ue002", "\ue002\ue003", "\ue000\ue000a\ue001b\ue002"):
        assert not re.search("[\ue000-\ue003]", marked(broken) + without_chips(broken))


# Replay and screen


def test_a_replay_steps_by_links_and_shows_the_log_as_it_was_then() -> None:
    room = over().room
    assert room.match
    last = len(room.match.actions)
    for at, steps in ((0, {1, last}), (5, {0, 4, 6, last}), (last, {0, last - 1})):
        html = replay(room, at, 1)
        tools = re.findall(r'class="tool" href="/t/[a-z0-9]+/replay\?at=(\d+)&amp;seat=1"', html)
        assert {int(step) for step in tools} == steps
        assert f"at={at}&amp;seat=1" in re.findall(r'<source[^>]*srcset="([^"]*)"', html)[0]
        assert max(map(int, re.findall(r'<li class="entry[^"]*" data-n="(\d+)"', html)), default=0) == at
        assert not forms(html, "act")
        assert [(form["at"], form["seat"]) for form in forms(html, "analyse")] == [(str(at), "1")]


def test_other_eyes_and_whole_games_are_for_after_the_end() -> None:
    ended, running = replay(over().room, 3, None), replay(playing().room, 3, 0)
    assert len(re.findall('class="eye"', ended)) == 3
    assert 'class="eye"' not in running
    assert "/transcript" in ended
    assert "/transcript" not in running


def test_nothing_on_the_screen_can_be_pressed() -> None:
    for each in (screen(playing().room), screen(over().room)):
        assert not Reader(each).all("form")
        assert not Reader(each).all("button")
        assert 'class="table screen"' in each


@pytest.mark.parametrize("who", [ANN, BEN])
def test_private_notes_are_on_no_other_page(who: int) -> None:
    assert "mine</textarea>" in page(playing().room, who)
    assert "textarea" not in page(playing().room, EVE)
