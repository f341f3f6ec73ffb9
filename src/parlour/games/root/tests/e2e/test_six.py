"""Root with the Riverfolk expansion in a browser: six at a table, services, and a table that asks less."""

from typing import Any

import pytest
from e2e.guests import PHONE, STILL, Guest, House
from e2e.test_one_device import passes_device
from e2e.test_phone import fits
from playwright.sync_api import expect

from parlour.conformance.fuzz import FUZZ
from parlour.games.root.tests.e2e.test_whole_game import REACT, answers, at_war, plays, sides, takes
from parlour.text import LANGUAGES

pytestmark = [pytest.mark.browser, pytest.mark.timeout(3000)]  # a whole game, perhaps on a busy machine
SIX = ("riverfolk", "marquise", "eyrie", "alliance", "vagabond", "lizard_cult")
BOTS = ("bot:greedy", "bot:random") * 3
ROUNDS = 1000 if FUZZ else 2
CHIPS = """() => { const found = [...document.querySelectorAll('.seat-chip')].map(each => each.getBoundingClientRect());
  const tools = document.querySelector('.bar .tools').getBoundingClientRect();
  return [...found.slice(1).map((each, n) => found[n].right - each.left), found.at(-1).right - tools.left] }"""
CUT = """() => [...document.querySelectorAll('.seat-chip .nm')].filter(each => each.scrollWidth > each.clientWidth)
  .map(each => each.textContent)"""


def among(house: House, *factions: str, **more: Any) -> Guest:
    """Ann with the first of the factions, among bots with the others; she begins."""
    screen = more.pop("screen", {})
    ann = house.guest("Ann", **STILL, **screen)
    ann.ends_turns_at_once()
    bots = BOTS[: len(factions) - 1]
    ann.comes_to(ann.opens_table("me", *bots, game="root", **sides(*factions), **more))
    return ann


# Playing


def test_six_play_on_the_winter_map(house: House) -> None:
    """Two rounds as the Riverfolk; with PARLOUR_FUZZ to the end, which takes minutes."""
    ann = among(house, *SIX, set_map="winter")
    expect(ann.page.locator(".seat-chip")).to_have_count(6)
    clicked = plays(ann, turns=ROUNDS)
    assert clicked["clearing"]
    assert sum(clicked.values()) > 1.5 * clicked[""]
    if FUZZ:
        ann.sees("#prompt.over h2")
        expect(ann.page.locator(".scores tbody tr")).to_have_count(6)


def test_six_names_have_room_beside_the_tools_in_every_language(house: House) -> None:
    ann = among(house, *SIX)
    for language in LANGUAGES:
        ann.asks_for("/account/settings", language=language)
        ann.comes_to(ann.table)
        ann.page.evaluate("document.fonts.ready")
        assert max(ann.page.evaluate(CHIPS)) <= 1, "nobody stands on anybody, nor on the tools"
        assert ann.page.evaluate(CUT) == []


@pytest.mark.parametrize(
    "factions", [("lizard_cult", "marquise", "eyrie"), ("vagabond_second", "vagabond", "marquise", "eyrie")]
)
def test_the_first_turn_of_each_new_faction_is_played_on_the_picture(house: House, factions: tuple[str, ...]) -> None:
    clicked = plays(among(house, *factions), turns=1)
    assert clicked.keys() & {"clearing", "forest", "card"}


def test_six_fit_on_a_phone(house: House) -> None:
    ann = among(house, *SIX, set_map="winter", screen=PHONE)
    for _ in range(6):
        assert ann.is_asked()
        fits(ann)
        ann.does(ann.button(ann.options()[-1]).tap)


def test_a_service_is_bought_by_a_click_and_the_seller_sees_it(house: House) -> None:
    ann, ben = house.guest("Ann", **STILL), house.guest("Ben", **STILL)
    factions = sides("marquise", "riverfolk", "eyrie")
    table = ann.opens_table("me", "open", "bot:greedy", game="root", listed="1", **factions)
    ben.asks_for(f"/t/{table}/sit", seat="1")
    for each in (ann, ben):
        each.ends_turns_at_once()
        each.comes_to(table)
    answers(ann, "Keep in clearing 1", "Sawmill", "Workshop", "Recruiter")
    sets_up(ben, ann)
    assert ann.is_asked()
    boats = next(each for each in ann.options() if each.target == "service-riverboats")
    assert takes(ann, boats) == "service"
    ann.sees("#log", "Ann buys riverboats from Ben")
    ben.sees("#log", "Ann buys riverboats from Ben")


def sets_up(guest: Guest, until: Guest) -> None:
    """Whatever is asked before the first turn, the first answer each."""
    while until.fact("turn") != "mine":
        if guest.fact("turn") == "mine" and guest.options():
            takes(guest, guest.options()[0])
        guest.page.wait_for_timeout(50)


def test_six_pass_one_device_on(house: House) -> None:
    ann = house.guest("Ann", **STILL)
    ann.ends_turns_at_once()
    others = ("Ben", "Cleo", "Dan", "Eve", "Finn")
    seats = ("me", *[f"here:{name}" for name in others])
    ann.opens(f"/t/{ann.opens_table(*seats, game='root', handover='1', **sides('marquise', *SIX[2:], 'riverfolk'))}")
    passes_device(ann, "Ann")
    answers(ann, "Keep in clearing 1", "Sawmill", "Workshop", "Recruiter")
    passes_device(ann, "Ben")
    expect(ann.page.locator(".seat-chip")).to_have_count(6)


# Being asked less


def test_who_does_not_want_to_be_asked_again_says_so_at_the_question(house: House) -> None:
    ann, ben = at_war(house)
    answers(ann, "Battle")
    ben.sees(f"{REACT} .tag.react", "Ambush")
    ben.does(lambda: ben.presses(f"{REACT} .btn:has-text('Do not ask me again: Ambush')"))
    assert ann.is_asked()
    ann.sees("#log", "Ann rolls")
    ben.presses("#prompt .reactions summary")
    ambush = ben.page.locator("#prompt .policies li", has_text="Ambush").first
    expect(ambush).to_contain_text("the table answers for you")
    ben.presses("#prompt .reactions > form button")
    expect(ben.page.locator("#prompt .policies li", has_text="you are asked")).to_have_count(0)
    expect(ben.page.locator("#prompt .reactions")).to_have_attribute("open", "")


# A new table


def test_a_faction_chosen_twice_is_swapped_and_a_mix_below_its_reach_needs_a_yes(house: House) -> None:
    ann = house.guest("Ann", **STILL)
    ann.opens("/new/root")
    for choice in ("[name=seats][value='3']", "[name=sides][value=chosen]"):
        ann.presses(f"label:has({choice})")
    expect(ann.page.locator("label:has([name=set-first]):visible")).to_have_count(4)
    for seat, faction in (("side1", "vagabond"), ("side2", "lizard_cult"), ("side1", "marquise")):
        ann.page.select_option(f"[name={seat}]", faction)
    assert [ann.page.input_value(f"[name=side{n}]") for n in range(3)] == ["vagabond", "marquise", "lizard_cult"]
    ann.forgives("Failed to load resource: the server responded with a status of 400")
    ann.presses("text=Open the table")
    ann.sees(".toast", "a reach of 17, and 18 is asked for")
    ann.presses(".anyway button")
    ann.sees("#board > svg")
    expect(ann.page.locator(".seat-chip small").first).to_have_text("Vagabond")


def test_without_a_script_the_server_swaps(house: House) -> None:
    ann = house.guest("Ann", java_script_enabled=False)
    ann.opens("/new/root")
    for choice in ("[name=seats][value='2']", "[name=sides][value=chosen]"):
        ann.presses(f"label:has({choice})")
    ann.page.select_option("[name=side0]", "eyrie")
    ann.page.select_option("[name=seat1]", "open")
    ann.presses("text=Open the table")
    expect(ann.page.locator(".place small")).to_have_text(["Eyrie Dynasty", "Marquise de Cat"])
