"""The morph: the page becomes what the server rendered, and whatever belongs to the person stays."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from web import script_stage
from web.script_stage import Stage, visiting

pytestmark = pytest.mark.browser
stage = script_stage.stage_fixture

MORPH = """async html => {
  const { morph } = await import("/static/morph.js");
  morph(document.querySelector("#root"), new DOMParser().parseFromString(html, "text/html").querySelector("#root"));
}"""


def put(page: Page, html: str) -> None:
    """The page holds this, as a browser would have parsed it."""
    page.evaluate(
        """html => { document.body.replaceChildren(
          new DOMParser().parseFromString(html, "text/html").querySelector("#root")) }""",
        root(html),
    )


def morph(page: Page, html: str) -> None:
    page.evaluate(MORPH, root(html))


def root(html: str) -> str:
    return f'<div id="root">{html}</div>'


def inside(page: Page) -> str:
    return page.locator("#root").inner_html()


@pytest.fixture
def blank(browser: Browser, stage: Stage) -> Any:
    with visiting(browser, stage, "/rules/roam") as page:
        yield page


PAGES = [
    "",
    "words",
    "<p>one</p><p>two</p>",
    '<p class="a b" title="x">one</p>words<i>two</i>',
    '<ul><li id="a">a</li><li id="b">b</li><li id="c">c</li></ul>',
    '<ul><li id="c">c</li><li id="a">A</li></ul><!-- said -->',
    '<ul><li data-key="1">a</li><li>b</li><li data-key="2">c</li><li data-key="1">twice</li></ul>',
    '<svg viewBox="0 0 9 9"><g id="a"><rect width="4"></rect></g><g data-piece="fox"></g></svg>',
    '<svg viewBox="0 0 8 8"><g data-piece="fox"><title>Fox</title></g><use href="#a"></use></svg>',
    '<select><option value="1">1</option><option value="2" selected="">2</option></select><textarea>note</textarea>',
    '<details open=""><summary>More</summary>text</details><input type="checkbox" checked="">',
]


def test_any_page_becomes_any_other_page(blank: Page) -> None:
    """All pairs at once; then the same again, which must not write anything."""
    wrong = blank.evaluate(
        """async pages => { const { morph } = await import("/static/morph.js"), wrong = [];
          const parse = html => new DOMParser().parseFromString(`<div>${html}</div>`, "text/html").body.firstChild;
          for (const before of pages) for (const after of pages) {
            const root = parse(before), watch = new MutationObserver(() => {});
            document.body.replaceChildren(root);
            morph(root, parse(after));
            watch.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
            if (root.innerHTML.replace(' open=""', "") !== after.replace(' open=""', "")) wrong.push([before, after]);
            morph(root, parse(after));
            if (watch.takeRecords().length) wrong.push([after]);
          }
          return wrong }""",
        PAGES,
    )
    assert wrong == []


def test_things_with_a_key_stay_the_same_nodes_wherever_they_go(blank: Page) -> None:
    for key in ("id", "data-key", "data-piece", "data-n"):
        put(blank, "".join(f'<p {key}="{n}">{n}</p>' for n in "abcd"))
        blank.evaluate("for (const p of document.querySelectorAll('#root p')) p.was = p.textContent")
        morph(blank, "".join(f'<p {key}="{n}">{n}!</p>' for n in "dxbca"))
        found = blank.evaluate("[...document.querySelectorAll('#root p')].map(p => [p.was ?? null, p.textContent])")
        assert found == [["d", "d!"], [None, "x!"], ["b", "b!"], ["c", "c!"], ["a", "a!"]]


def test_focus_and_caret_stay_even_when_the_field_moves(blank: Page) -> None:
    put(blank, '<input id="a"><input id="b" value="hello">')
    blank.evaluate("b = document.querySelector('#b'); b.focus(); b.setSelectionRange(1, 3)")
    morph(blank, '<input id="b" value="hello"><p>new</p><input id="a">')
    assert blank.evaluate("[document.activeElement.id, b.selectionStart, b.selectionEnd]") == ["b", 1, 3]


def test_typed_words_stay_and_untouched_fields_follow_the_server(blank: Page) -> None:
    def html(n: int) -> str:
        inputs = f'<input name="a" value="{n}"><input name="b" value="{n}"><textarea>{n}</textarea>'
        return f'{inputs}<input type="hidden" name="key" value="{n}">'

    put(blank, html(1))
    blank.fill("[name=a]", "mine")
    morph(blank, html(2))
    values = "[...document.querySelectorAll('#root input, textarea')].map(e => e.value)"
    assert blank.evaluate(values) == ["mine", "2", "2", "2"]
    blank.fill("textarea", "my note")
    blank.focus("[name=b]")
    morph(blank, html(3))
    assert blank.evaluate(values) == ["mine", "2", "my note", "3"]


def test_open_details_chosen_tabs_and_scrolling_stay(blank: Page) -> None:
    def html(more: str) -> str:
        tabs = '<input type="radio" name="tab" id="one" checked><input type="radio" name="tab" id="two">'
        long = f'<div class="flow" id="flow"><p class="log">long</p><p>{more}</p></div>'
        return f"<details><summary>More</summary>{more}</details>{tabs}{long}"

    put(blank, html("a"))
    blank.click("summary")
    blank.check("#two")
    blank.evaluate("document.querySelector('.flow').scrollTop = 40")
    morph(blank, html("b"))
    state = "[document.querySelector('details').open, two.checked, one.checked, flow.scrollTop]"
    assert blank.evaluate(state) == [True, True, False, 40]
    assert "b" in blank.inner_text("details")


def test_a_drawing_is_a_drawing(blank: Page) -> None:
    put(blank, '<svg viewBox="0 0 9 9"></svg>')
    morph(blank, '<svg viewBox="0 0 9 9"><g id="a"><circle r="3"/></g></svg>')
    assert blank.evaluate("document.querySelector('circle').namespaceURI") == "http://www.w3.org/2000/svg"
    assert blank.evaluate("document.querySelector('circle').getBBox().width") == 6


def test_a_button_never_becomes_another_deed_under_the_finger(blank: Page) -> None:
    def html(action: int) -> str:
        field = f'<input type="hidden" name="action" value="{action}">'
        return f'<form action="/t/x/act" class="do">{field}<button>Do</button></form>'

    put(blank, html(1))
    blank.evaluate("document.querySelector('button').was = true")
    morph(blank, html(1).replace("Do", "Do it"))
    assert blank.evaluate("document.querySelector('button').was") is True
    morph(blank, html(2))
    assert blank.evaluate("document.querySelector('button').was ?? null") is None


def test_what_the_script_owns_is_left_alone(blank: Page) -> None:
    put(blank, '<p id="a" class="x">a</p><div id="toast"></div><div id="b"></div>')
    blank.evaluate(
        """async () => { const { own, keep } = await import("/static/morph.js");
          own(a, "tabindex", "0"); a.classList.add("lit"); a.style.color = "red";
          keep(toast); toast.textContent = "No.";
          const mine = document.createElement("i"); mine.dataset.own = ""; b.append(mine) }"""
    )
    morph(blank, '<p id="a" class="y">a</p><div id="toast"></div><div id="b"><b>new</b></div>')
    assert inside(blank) == (
        '<p id="a" class="y lit" tabindex="0" style="color: red;">a</p><div id="toast">No.</div>'
        '<div id="b"><i data-own=""></i><b>new</b></div>'
    )
    blank.evaluate("""async () => (await import("/static/morph.js")).own(a, "tabindex", null)""")
    assert blank.get_attribute("#a", "tabindex") is None
