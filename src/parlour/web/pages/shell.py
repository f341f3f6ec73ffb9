"""The page around everything: document, bar, footer, and the small parts that every page uses.

Nothing here needs a script. The bar's menu is a popover: on a wide screen its content simply lies in the bar.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from parlour.draw.fonts import needed
from parlour.text import LANGUAGES, words
from parlour.web.html import Child, Html, h
from parlour.web.pages.icons import icon, logo
from parlour.web.static import static
from parlour.web.visitor import Visitor

LETTERS: Final = 12  # of a paragraph's number that a chip shows
THEMES: Final = {"auto": ("light", "theme"), "light": ("dark", "sun"), "dark": ("auto", "moon")}  # → next, its sign
PLACES: Final = (("play", "/"), ("replays", "/replays"), ("rules", "/rules"))


class Refusal(NamedTuple):
    """Why something was not done: a sentence, and the paragraph of a game's law behind it if there is one."""

    sentence: str
    law: str = ""
    game: str = ""


def page(
    visitor: Visitor,
    title: str,
    *body: Child,
    active: str = "",
    css: Sequence[str] = (),
    scripts: Sequence[str] = (),
    body_class: str = "",
) -> str:
    """A whole page with bar and footer; `body` holds the one h1. `active`: play, replays, rules or account."""
    main = h("main", *body, id="main", class_="in", tabindex="-1")
    parts = (bar(visitor, active=active), main, footer(visitor))
    return document(visitor, title, *parts, css=css, scripts=scripts, body_class=body_class)


def document(
    visitor: Visitor,
    title: str,
    *body: Child,
    css: Sequence[str] = (),
    scripts: Sequence[str] = (),
    body_class: str = "",
) -> str:
    """The document alone, for pages that bring their own bar and main (with id="main", or another `skip`)."""
    chosen = visitor.theme if visitor.theme in ("light", "dark") else None
    early = [
        h("link", rel="preload", as_="font", type="font/woff2", href=static(name), crossorigin=True)
        for name in needed(words(visitor.language).say("web-language", "scripts"))
    ]
    shared = ("fonts.css", "tokens.css", "parlour.css")
    sheets = [h("link", rel="stylesheet", href=static(name)) for name in (*shared, *css)]
    modules = [h("script", type="module", src=static(name)) for name in scripts]
    head = h(
        "head",
        h("meta", charset="utf-8"),
        h("meta", name="viewport", content="width=device-width, initial-scale=1"),
        h("title", title if title == "Parlour" else f"{title} · Parlour"),
        h("link", rel="icon", type="image/svg+xml", href=static("icon.svg")),
        early,
        sheets,
        modules,
    )
    inside = h("body", *body, class_=body_class or None)
    return f"<!doctype html>{h('html', head, inside, lang=visitor.language, data_theme=chosen)}"


# The bar


def bar(visitor: Visitor, *middle: Child, active: str = "", tools: Child = (), skip: str = "main") -> Html:
    """Brand, places, languages, light, person. With something in the `middle` (a table's name) all but the `tools`
    folds into the menu, whatever the screen."""
    say = visitor.say
    return h(
        "header",
        h("a", say("web-shell-skip"), class_="skip", href=f"#{skip}"),
        h("a", logo(), h("span", "Parlour", class_="word"), class_="brand", href="/", aria_label=say("web-shell-home")),
        h("div", *middle, class_="middle") if middle else None,
        h("div", tools, class_="tools") if tools else None,
        h(
            "button",
            icon("menu"),
            class_="tool fold",
            type="button",
            popovertarget="menu",
            aria_label=say("web-shell-menu"),
        ),
        h("div", places(visitor, active), choices(visitor, active), id="menu", class_="menu", popover=True),
        class_="bar folded" if middle else "bar",
    )


def places(visitor: Visitor, active: str) -> Html:
    links = [
        h("a", visitor.say(f"web-shell-{name}"), href=path, aria_current="page" if name == active else None)
        for name, path in PLACES
    ]
    return h("nav", *links, class_="places", aria_label=visitor.say("web-shell-places"))


def choices(visitor: Visitor, active: str) -> Html:
    return h("div", languages(visitor), light(visitor), who(visitor, active), class_="choices")


def called() -> list[tuple[str, str, str]]:
    """The languages, what each calls itself, and in few letters."""
    say = {code: words(code).say for code in LANGUAGES}
    return [(code, say[code]("web-language"), say[code]("web-language", "short")) for code in LANGUAGES]


def languages(visitor: Visitor) -> Html:
    """One small form a language, so that it works as a plain page."""
    buttons = [
        h(
            "button", short, name="language", value=code, lang=code, title=whole, aria_label=f"{short}, {whole}",
            aria_pressed="true" if code == visitor.language else "false",
        )
        for code, whole, short in called()
    ]  # fmt: skip
    label = visitor.say("web-shell-language")
    return h("form", back(visitor), *buttons, method="post", action="/language", class_="langs", aria_label=label)


def light(visitor: Visitor) -> Html:
    """One button goes round: as the system has it, light, dark."""
    following, sign = THEMES.get(visitor.theme, THEMES["auto"])
    label = visitor.say(f"web-shell-theme-{visitor.theme}")
    button = h(
        "button",
        icon(sign),
        h("span", label, class_="label"),
        name="theme",
        value=following,
        class_="tool",
        title=label,
    )
    return h("form", back(visitor), button, method="post", action="/theme")


def who(visitor: Visitor, active: str) -> Html:
    name = visitor.person.name if visitor.person else visitor.say("web-shell-stranger")
    here = "page" if active == "account" else None
    return h("a", icon("person"), h("span", name, class_="name"), class_="tool txt", href="/account", aria_current=here)


def back(visitor: Visitor) -> Html:
    """Where a form that belongs to every page leads back to."""
    return h("input", type="hidden", name="next", value=visitor.path)


def footer(visitor: Visitor) -> Html:
    say = visitor.say
    about = h("a", say("web-shell-about"), href="/about")
    return h("footer", h("p", say("web-shell-credits"), " ", about), class_="foot")


# Parts


def toast(sentence: str, law: str = "", game: str = "") -> Html:
    """A refusal or a receipt: said at once by screen readers."""
    chip = h("a", f"§ {short(law)}", class_="law", href=f"/rules/{game}#{law}") if law and game else None
    return h("div", icon("info"), h("p", sentence), chip, class_="toast", role="alert")


def refused(refusal: Refusal | None) -> Html | None:
    return toast(*refusal) if refusal else None


def law_chip(visitor: Visitor, game: str, paragraph: str, text: str = "") -> Html:
    """§ 4.3.1: where it is written. `text` is what the paragraph says, if it is at hand."""
    label = visitor.say("web-law-chip", paragraph=paragraph)
    target = f"/rules/{game}#{paragraph}"
    number, title = short(paragraph), text or None
    return h("a", f"§ {number}", class_="law", href=target, data_law=paragraph, title=title, aria_label=label)


def short(paragraph: str) -> str:
    """A chip is no longer than a word: its label and the rules have the whole name."""
    return paragraph if len(paragraph) <= LETTERS else f"{paragraph[: LETTERS - 1].rstrip('-.')}…"


def tag(words: Child, kind: str = "") -> Html:
    return h("span", words, class_=f"tag {kind}".strip())


def sheet(*inner: Child, name: str = "") -> Html:
    return h("div", *inner, class_=f"sheet {name}".strip())


def empty(sentence: str) -> Html:
    """What stands where a list would be."""
    return h("p", sentence, class_="sheet empty")
