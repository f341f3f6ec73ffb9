"""People with a browser, in the verbs of play.

    ann = house.guest("Ann")                # a browser of her own
    ann.plays_now()
    while ann.is_asked():
        ann.clicks(ann.options()[0])

What a guest does is a click, a tap or a key, and what they see is in the document. Only what a test needs before it
begins (a table, people at it) is asked for by plain requests, in the guest's own name.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from cli.program import PATIENCE
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Response, WebError, expect
from web.servers import Server

STEP = 7  # through the options of a question: prime, so that in time everything is tried
DULL = ("Pass", "Decline")  # chosen only where there is nothing else, so that much happens
DESK = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
STILL: dict[str, Any] = {"reduced_motion": "reduce"}
NETWORK = ("Failed to load resource: net::", "WebSocket connection to")  # what a browser says when a server is away
CONFIRM = "#prompt form[data-do=confirm] button"

OPTIONS = """() => [...document.querySelectorAll('#prompt form.do button.opt')].map(each => [
  each.querySelector('.words').textContent, each.dataset.target ?? '', each.dataset.hot ?? '',
  each.form.querySelector('[name=action]').value])"""
STEADY = "await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));"  # the picture is drawn
MIDDLE = f"""async name => {{ {STEADY}
  const thing = [...document.querySelectorAll('#board [data-id], #mine [data-id], #others [data-id]')]
    .find(each => each.dataset.id === name && each.getClientRects().length > 0);
  if (!thing) return null;
  const ring = thing.querySelector('.ring') ?? thing;
  const {{ left, right, top, bottom }} = ring.getBoundingClientRect(), x = (left + right) / 2, y = (top + bottom) / 2;
  const hit = document.elementFromPoint(x, y);
  return {{ x, y, hit: hit?.closest('[data-id]')?.dataset.id ?? hit?.outerHTML.slice(0, 200) ?? '' }} }}"""


class Option(NamedTuple):
    """A button of the prompt."""

    label: str
    target: str  # the thing in the picture that does the same; "" if there is none
    key: str
    action: str


@dataclass
class Guest:
    """Somebody with a browser of their own: cookies, window, and a console that must stay silent."""

    server: Server
    context: BrowserContext
    page: Page
    mistakes: list[str] = field(default_factory=list)
    forgiven: tuple[str, ...] = ()  # beginnings of complaints that the test provokes

    # Coming and looking

    def opens(self, path: str) -> Page:
        self.page.goto(self.server.address + path)
        return self.page

    def comes_to(self, table: str, query: str = "") -> Page:
        """And waits for the picture that can be clicked; before a game begins there is none."""
        self.opens(f"/t/{table}{query}")
        self.sees("#board > svg, .lounge, .handover")
        return self.page

    def sees(self, query: str, words: str = "") -> Locator:
        """Waits for it."""
        found = self.page.locator(query).first
        expect(found).to_be_visible()
        if words:
            expect(found).to_contain_text(words)
        return found

    def sees_no(self, query: str) -> None:
        expect(self.page.locator(query)).to_have_count(0)

    def presses(self, query: str) -> None:
        self.page.locator(query).first.click()

    def submits(self, query: str) -> None:
        """A form without a script: until the next page is there."""
        with self.page.expect_navigation():
            self.presses(query)

    def forgives(self, *beginnings: str) -> None:
        self.forgiven += beginnings

    # At a table

    @property
    def table(self) -> str:
        return self.fact("table")

    def fact(self, name: str) -> str:
        """A number or word of the table's element: seq, moves, turn, status …"""
        return self.page.locator("#table").get_attribute(f"data-{name}") or ""

    def moves(self) -> int:
        return int(self.fact("moves"))

    def waits_for(self, seq: str) -> None:
        """Until the page shows that moment, or a later one: it need not show each."""
        for _ in range(20 * PATIENCE):
            if int(self.fact("seq")) >= int(seq):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"the page shows moment {self.fact('seq')}, and never {seq}")

    def waits_past(self, seq: str) -> None:
        self.page.locator(f'#table:not([data-seq="{seq}"])').wait_for()

    def is_asked(self) -> bool:
        """Waits until it is this guest's turn or the game is over: whether there is something to choose.

        A turn that waits for its end to be confirmed is ended on the way.
        """
        self.page.locator("#table:is([data-turn=mine], [data-status=finished])").wait_for()
        if self.page.locator(CONFIRM).count():
            self.does(lambda: self.presses(CONFIRM))
            return self.is_asked()
        return self.fact("status") == "playing"

    def options(self) -> list[Option]:
        return [Option(*each) for each in self.page.evaluate(OPTIONS)]

    def button(self, option: Option) -> Locator:
        return self.page.locator(f'#prompt form.do:has(input[name=action][value="{option.action}"]) button')

    def does(self, deed: Callable[[], object]) -> None:
        """Something that changes the table, done when the page is not busy; it is over when the page shows so."""
        self.sees_no("#table [aria-disabled=true]")
        seq = self.fact("seq")
        deed()
        self.waits_past(seq)

    def clicks(self, option: Option) -> bool:
        """On its thing in the picture with the mouse; where there is none, on its button. Whether there was one."""
        if not option.target:
            self.does(lambda: self.button(option).click())
            return False
        self.does(lambda: self.points_at(option, self.page.mouse.click))
        return True

    def points_at(self, option: Option, click: Callable[[float, float], None]) -> None:
        self.sees("#board > svg")  # a page that has just been opened gets its picture a moment later
        place = self.page.evaluate(MIDDLE, option.target)
        assert place is not None, f"{option.label!r} is about {option.target}, which the picture does not have"
        assert place["hit"] == option.target, f"the middle of {option.target} belongs to {place['hit']!r}"
        click(place["x"], place["y"])
        if sum(each.target == option.target for each in self.options()) > 1:
            self.page.locator(".chooser button", has_text=option.label).click()

    # Before a test begins

    def ends_turns_at_once(self) -> None:
        """Without being asked whether to; guests are asked until they say otherwise."""
        self.asks_for("/account/settings", sound="0")

    def asks_for(self, path: str, **fields: str | float | bool) -> str:
        """A form sent without its page; where it leads to."""
        headers = {"Origin": self.server.address, "Accept": "text/html"}
        answer = self.context.request.post(self.server.address + path, form=fields, headers=headers)
        assert answer.ok, f"{path}: {answer.status} {answer.text()[:500]}"
        return answer.url.removeprefix(self.server.address)

    def asks(self, path: str) -> str:
        """What the server answers to this guest."""
        return self.context.request.get(self.server.address + path).text()

    def opens_table(self, *seats: str, game: str = "roam", **more: str) -> str:
        """A new table, by the fields of the form; its name."""
        chairs = {f"seat{n}": seat for n, seat in enumerate(seats)}
        wish = {"seats": str(len(seats)), "hints": "1", "set-first": "0"} | chairs
        wish |= {name.replace("set_", "set-", 1): value for name, value in more.items()}
        return self.asks_for(f"/new/{game}", **wish).removeprefix("/t/")


class Door:
    """Lets guests in, and hears what their browsers complain about."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.guests: list[Guest] = []
        self.open: list[BrowserContext] = []

    def guest(self, server: Server, name: str = "", **options: Any) -> Guest:
        """`options` are those of a browser's context; `name`: they have told it already."""
        context = self.browser.new_context(**({"viewport": DESK, "locale": "en-GB"} | options))
        context.set_default_timeout(1000 * PATIENCE)
        guest = Guest(server, context, context.new_page())
        context.on("console", lambda message: listen(guest, message))
        context.on("weberror", lambda error: mind(guest, error))
        context.on("response", lambda response: look(guest, response))
        self.guests.append(guest)
        self.open.append(context)
        if name:
            guest.asks_for("/name", name=name, next="/")
        return guest

    def mistakes(self) -> list[str]:
        return [each for guest in self.guests for each in guest.mistakes if not each.startswith(guest.forgiven or "\0")]

    def close(self) -> None:
        """Everybody goes; what they complained about is kept."""
        while self.open:
            self.open.pop().close()


def listen(guest: Guest, message: ConsoleMessage) -> None:
    """Content-Security-Policy speaks here too."""
    if message.type == "error":
        guest.mistakes.append(message.text)


def mind(guest: Guest, error: WebError) -> None:
    guest.mistakes.append(str(error.error))


def look(guest: Guest, response: Response) -> None:
    if response.status >= 500:
        guest.mistakes.append(f"{response.status} {response.url}")


@dataclass
class House:
    """The server of the tests that do not harm it."""

    door: Door
    server: Server

    def guest(self, name: str = "", **options: Any) -> Guest:
        return self.door.guest(self.server, name, **options)

    def pair(self, **more: Any) -> tuple[Guest, Guest]:
        """Two people at a table where nobody else moves, both with the page open; Ann is asked first."""
        ann, ben = self.guest("Ann", **STILL), self.guest("Ben", **STILL)
        table = ann.opens_table("me", "open", listed="1", **more)
        ben.asks_for(f"/t/{table}/sit", seat="1")
        for each in (ann, ben):
            each.ends_turns_at_once()
            each.comes_to(table)
        return ann, ben


def whose_turn(ann: Guest, ben: Guest) -> tuple[Guest, Guest]:
    """Whoever is asked now, and the other one; both see the same moment."""
    for _ in range(20 * PATIENCE):
        for each in (ann, ben):
            each.waits_for(max(ann.fact("seq"), ben.fact("seq"), key=int))
        for one, other in ((ann, ben), (ben, ann)):
            if one.fact("turn") == "mine" and one.options():
                return one, other
        ann.page.wait_for_timeout(50)
    raise AssertionError(f"nobody is asked: {ann.page.inner_text('#prompt')!r}, {ben.page.inner_text('#prompt')!r}")


def lively(options: list[Option], n: int) -> Option:
    """One after another, but rather something than nothing."""
    doing = [each for each in options if not each.label.startswith(DULL)]
    return (doing or options)[n * STEP % len(doing or options)]
