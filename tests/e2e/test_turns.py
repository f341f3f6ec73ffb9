"""In a turn: taking back, ending, asking the bot, asking why not, reading the law and the cards, what is new."""

import pytest
from cli.program import until
from needs import needs
from playwright.sync_api import expect

from e2e.guests import CONFIRM, STILL, Guest, House

needs("roam")

pytestmark = pytest.mark.browser
UNDO = "#prompt form[data-do=undo] button"
ASLEEP = "#prompt .opt.off [data-target^=card-]"
TWICE = """() => [...document.querySelectorAll('.card-sheet [id]')].map(each => each.id)
  .filter(id => document.querySelectorAll(`[id="${id}"]`).length > 1)"""


def alone(house: House, **more: str) -> Guest:
    """Ann against a bot; she begins."""
    ann = house.guest("Ann", **STILL)
    ann.ends_turns_at_once()
    ann.comes_to(ann.opens_table("me", "bot:greedy", **more))
    return ann


def plays_to_next_turn(ann: Guest) -> None:
    """Then the card that she used is asleep."""
    while ann.is_asked() and not ann.page.locator(ASLEEP).count():
        ann.clicks(ann.options()[0])


def test_a_decision_is_undone_and_the_question_is_asked_again(house: House) -> None:
    ann = alone(house)
    before = ann.options()
    expect(ann.page.locator(UNDO)).to_have_count(0)
    ann.clicks(before[0])
    assert ann.options() != before
    ann.does(lambda: ann.presses(UNDO))
    assert (ann.options(), ann.moves()) == (before, 0)
    ann.clicks(before[1])
    ann.does(lambda: ann.page.keyboard.press("Control+z"))
    assert (ann.options(), ann.moves()) == (before, 0)


def test_who_wants_to_confirm_the_end_of_a_turn_can_take_it_back_until_then(house: House) -> None:
    ann, ben = house.pair()
    table = ann.table
    ann.opens("/account")
    assert not ann.page.locator("input[name=confirm]").is_checked()
    ann.page.locator("input[name=confirm]").check()
    ann.submits("form[action='/account/settings'] button")
    ann.comes_to(table)
    while not ann.page.locator(CONFIRM).count():
        last, moves = ann.options()[0], ann.moves()
        ann.clicks(last)
    ben.sees("#prompt.waiting h2", "Ann may still take the last move back")
    ann.does(lambda: ann.presses(UNDO))
    assert ann.moves() == moves
    ben.sees("#prompt.waiting h2", "Ann is choosing")
    ann.clicks(last)
    ann.does(lambda: ann.presses(CONFIRM))
    assert ben.is_asked()
    assert ann.fact("turn") == "other"


def test_a_hint_marks_one_option_until_something_is_done(house: House) -> None:
    ann = alone(house)
    ann.presses("form[data-do=hint] button")
    hinted = ann.sees("button.opt.hinted")
    expect(ann.page.locator("button.opt.hinted")).to_have_count(1)
    expect(ann.page.locator("#prompt .advice")).to_contain_text("The bot would choose")
    hinted.hover()
    ann.sees("#board .lit")
    ann.does(hinted.click)
    ann.sees_no(".hinted")


def test_what_is_not_possible_says_why_and_leads_to_its_paragraph(house: House) -> None:
    ann = alone(house)
    plays_to_next_turn(ann)
    card = ann.page.locator(ASLEEP).first.get_attribute("data-target")
    barred = ann.page.locator(".opt.off", has=ann.page.locator(f"[data-target='{card}']"))
    law, moves = barred.locator("a.law").get_attribute("data-law"), ann.moves()
    ann.page.locator(f"#board [id='{card}']").click()
    ann.sees("#toast", f"§ {law}")
    assert barred.locator("small").inner_text().startswith(ann.page.locator("#toast p").inner_text())
    ann.presses("#toast a.law")
    ann.sees(".law-sheet", f"{law}")
    assert ann.moves() == moves


def test_a_law_chip_opens_its_paragraph_and_then_the_rules(house: House) -> None:
    ann = alone(house)
    chip = ann.sees("#prompt .question a.law")
    law, digest = chip.get_attribute("data-law") or "", ann.sees("#why").inner_text()
    chip.click()
    ann.sees(".law-sheet", digest)
    ann.page.keyboard.press("Escape")
    ann.sees_no(".law-sheet")
    chip.click()
    ann.sees(".law-sheet")
    chip.click()
    ann.page.wait_for_url(f"**/rules/roam#{law}")
    expect(ann.page.locator(f"[id='{law}']")).to_be_in_viewport()
    expect(ann.page.locator(f"[id='{law}']")).to_contain_text(digest)


def test_a_card_shows_its_face_when_the_mouse_rests_on_it_and_from_the_log(house: House) -> None:
    ann = alone(house)
    first = ann.options()[0]
    face = f".card-sheet svg[aria-label^='{first.label.removeprefix('Use ')}']"
    ann.page.locator(f"#board [data-id='{first.target}']").hover()
    ann.sees(face)
    ann.page.mouse.move(5, 5)
    ann.sees_no(".card-sheet")
    ann.clicks(first)
    ann.page.mouse.move(5, 5)
    ann.sees_no(".card-sheet")
    ann.presses("#log .chip[data-card]")
    ann.sees(face)


def test_a_card_shows_its_face_although_the_log_scrolls(house: House) -> None:
    """After a bot's move it scrolls by itself, while the mouse rests on a card."""
    ann = alone(house)
    target = ann.options()[0].target
    ann.page.locator(f"#board [data-id='{target}']").hover()
    ann.page.evaluate("() => document.querySelector('#log').dispatchEvent(new Event('scroll'))")
    ann.sees(".card-sheet svg")
    ann.page.evaluate("() => document.dispatchEvent(new Event('scroll'))")
    ann.sees_no(".card-sheet")


def test_a_click_on_the_board_counts_while_the_sheet_of_a_card_is_still_open(house: House) -> None:
    """When the sheet goes, browsers may build anew what has a name in common with it; a click on that would be lost."""
    ann = alone(house)
    own = "#board .target[id^=space-]:has(use[href='#marker-blue'])"
    used = ann.options()[0]
    while ann.is_asked() and not (used.target.startswith("card-") and ann.page.locator(own).count()):
        used = ann.options()[0]
        ann.clicks(used)
    space = ann.page.locator(own).first.get_attribute("id")
    ann.page.mouse.move(5, 5)
    ann.page.locator(f"#board [id='{used.target}']").hover()
    ann.sees(".card-sheet svg use")
    assert ann.page.evaluate(TWICE) == []
    place = next(each for each in ann.options() if each.target == space)
    ann.does(lambda: ann.points_at(place, lambda x, y: ann.page.mouse.click(x, y, delay=80)))  # as long as a finger


def test_who_comes_back_sees_what_is_new_until_they_act(house: House) -> None:
    ann, ben = house.pair()
    while ann.fact("turn") == "mine":
        ann.clicks(ann.options()[0])
    table, seen = ann.table, ann.moves()
    until(lambda: f'data-seen="{seen}"' in ann.asks(f"/t/{table}/fragment?board=none"))  # after a second in sight
    ann.opens("/")
    while ben.fact("turn") == "mine":
        ben.clicks(ben.options()[0])
    ann.comes_to(table)
    expect(ann.page.locator("#log .newline")).to_have_count(1)
    expect(ann.page.locator("#log .entry.new")).to_have_count(ann.moves() - seen)
    ann.sees("#board .fresh")
    ann.clicks(ann.options()[0])
    ann.sees_no(".fresh")
