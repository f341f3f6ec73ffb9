"""The server dies and comes back while pages are open: nobody reloads, no move is lost, none is done twice."""

from pathlib import Path

import pytest
from needs import needs
from playwright.sync_api import expect
from web.servers import free_port, serving

from e2e.guests import NETWORK, Door, House

needs("roam")

pytestmark = pytest.mark.browser


def test_a_page_survives_a_power_cut_and_a_move_made_meanwhile_is_done_once(door: Door, tmp_path: Path) -> None:
    port = ("--port", str(free_port()))
    with serving(tmp_path, *port) as server:
        ann, ben = House(door, server).pair()
        for each in (ann, ben):
            each.forgives(*NETWORK)
            each.page.evaluate("() => { window.untouched = true }")
        ann.clicks(ann.options()[0])
        ben.waits_for(ann.fact("seq"))
        seq, moves = int(ann.fact("seq")), ann.moves()
        ann.sees_no("#table [aria-disabled=true]")
        server.kill()
        ann.points_at(ann.options()[0], ann.page.mouse.click)
        for each in (ann, ben):
            each.sees("#offline")
        expect(ann.page.locator("#prompt [aria-busy=true]")).to_have_count(1)
        assert ann.moves() == moves
    with serving(tmp_path, *port):
        for each in (ann, ben):
            each.waits_for(f"{seq + 1}")
            expect(each.page.locator("#offline")).to_be_hidden()
            assert each.moves() == moves + 1
            assert each.page.evaluate("() => window.untouched")
        expect(ann.page.locator("#log .entry")).to_have_count(moves + 1)
        one, other = (ann, ben) if ann.fact("turn") == "mine" else (ben, ann)
        one.clicks(one.options()[0])
        other.waits_for(f"{seq + 2}")
