"""One's own page: keep the tables, log in, settings, password, API tokens."""

from collections.abc import Sequence
from datetime import UTC, datetime

from parlour.web.html import Child, Html, h
from parlour.web.pages.forms import field, form, pick, select, switch
from parlour.web.pages.icons import icon
from parlour.web.pages.shell import THEMES, Refusal, back, called, page, refused
from parlour.web.visitor import Person, Visitor

Token = tuple[str, str, float]  # hash, label, when it was made
OLD, NEW = "current-password", "new-password"  # what password managers look for


def account_page(visitor: Visitor, tokens: Sequence[Token], new_token: str = "", refusal: Refusal | None = None) -> str:
    """`new_token` is shown once, on the page that answers the making of it."""
    person = visitor.person
    if person is None:
        parts = stranger(visitor)
    elif person.login is None:
        parts = [
            keep(visitor),
            settings(visitor, person),
            log_in(visitor),
            api(visitor, tokens, new_token),
            leave(visitor),
        ]
    else:
        parts = [settings(visitor, person), password(visitor), api(visitor, tokens, new_token), leave(visitor)]
    body = h("div", refused(refusal), head(visitor), parts, class_="narrow stack")
    title = visitor.say("web-account-title")
    return page(visitor, title, body, active="account", css=["pages.css"], body_class="page-account")


def head(visitor: Visitor) -> list[Html]:
    say, person = visitor.say, visitor.person
    if person is None:
        return [h("h1", say("web-account-stranger")), h("p", say("web-account-stranger-more"), class_="lead")]
    state = say("web-account-login", login=person.login) if person.login else say("web-account-guest")
    return [h("h1", person.name), h("p", state, class_="lead")]


def part(title: str, lead: str, *inside: Child) -> Html:
    return h("section", h("h2", title), h("p", lead, class_="quiet") if lead else None, *inside, class_="sheet pad")


# Coming and going


def stranger(visitor: Visitor) -> list[Html]:
    say = visitor.say
    name = field(say("web-account-name"), "name", maxlength=40, required=True, autocomplete="nickname")
    guest = form("/name", back(visitor), name, button(say("web-account-be-guest")))
    return [part(say("web-account-as-guest"), say("web-account-as-guest-more"), guest), log_in(visitor), keep(visitor)]


def keep(visitor: Visitor) -> Html:
    """A guest becomes an account, and takes along what they played."""
    say = visitor.say
    inside = form(
        "/account/register",
        field(
            say("web-account-choose-login"),
            "login",
            maxlength=40,
            required=True,
            autocomplete="username",
            autocapitalize="none",
        ),
        secret(say("web-account-choose-password"), "password", NEW, say("web-account-password-hint")),
        button(say("web-account-register"), "btn main"),
    )
    return part(say("web-account-keep"), say("web-account-keep-more"), inside)


def log_in(visitor: Visitor) -> Html:
    say = visitor.say
    inside = form(
        "/account/login",
        field(
            say("web-account-your-login"),
            "login",
            maxlength=40,
            required=True,
            autocomplete="username",
            autocapitalize="none",
        ),
        secret(say("web-account-your-password"), "password", OLD),
        button(say("web-account-log-in")),
    )
    more = "" if visitor.person is None else say("web-account-have-more")
    return part(say("web-account-have"), more, inside)


def leave(visitor: Visitor) -> Html:
    """A guest who logs out cannot come back; the words say so."""
    say, person = visitor.say, visitor.person
    kind = "account" if person and person.login else "guest"
    button = h("button", icon("door", 18), say("web-account-log-out"), class_="btn danger")
    return part(say("web-account-leave"), say(f"web-account-leave-{kind}"), form("/account/logout", button))


def secret(label: str, name: str, sort: str, hint: str = "") -> Html:
    least = 8 if sort == NEW else None
    return field(
        label, name, "", hint, type="password", required=True, minlength=least, maxlength=200, autocomplete=sort
    )


def button(words: str, kind: str = "btn") -> Html:
    return h("button", words, class_=kind)


# Settings


def settings(visitor: Visitor, person: Person) -> Html:
    say = visitor.say
    tongues = [("", say("web-account-language-auto")), *((code, whole) for code, whole, _ in called())]
    lights = [(theme, say(f"web-account-theme-{theme}")) for theme in THEMES]
    inside = form(
        "/account/settings",
        field(say("web-account-name"), "name", person.name, maxlength=40, required=True, autocomplete="nickname"),
        select(h("span", say("web-account-language")), "language", tongues, person.language),
        pick(say("web-account-theme"), "theme", lights, person.theme),
        switch(say("web-account-confirm"), "confirm", person.confirm, say("web-account-confirm-hint")),
        switch(say("web-account-sound"), "sound", person.sound, say("web-account-sound-hint")),
        button(say("web-account-save"), "btn main" if person.login else "btn"),
    )
    return part(say("web-account-settings"), "", inside)


def password(visitor: Visitor) -> Html:
    say = visitor.say
    inside = form(
        "/account/password",
        secret(say("web-account-old-password"), "old", OLD),
        secret(say("web-account-new-password"), "new", NEW, say("web-account-password-hint")),
        button(say("web-account-change-password")),
    )
    return part(say("web-account-password"), say("web-account-password-more"), inside)


# Tokens


def api(visitor: Visitor, tokens: Sequence[Token], fresh: str) -> Html:
    say = visitor.say
    label = field(say("web-account-token-label"), "label", maxlength=60, required=True, autocomplete="off")
    make = form("/account/token", label, button(say("web-account-token-make")))
    kept = h("ul", [token(visitor, each) for each in tokens], class_="tokens") if tokens else None
    return part(say("web-account-api"), say("web-account-api-more"), shown_once(visitor, fresh), kept, make)


def shown_once(visitor: Visitor, fresh: str) -> Html | None:
    if not fresh:
        return None
    words = h("p", visitor.say("web-account-token-once"))
    return h("div", words, h("code", fresh, tabindex="0", class_="token"), class_="fresh", role="status")


def token(visitor: Visitor, each: Token) -> Html:
    name, label, at = each
    say, day = visitor.say, datetime.fromtimestamp(at, UTC).date().isoformat()
    words = h("span", h("strong", label), " ", h("time", day, datetime=day, class_="sm mut"), class_="grow")
    drop = h("button", say("web-account-token-revoke"), h("span", f": {label}", class_="unseen"), class_="btn danger")
    return h(
        "li",
        words,
        form("/account/token/revoke", h("input", type="hidden", name="hash", value=name), drop, name="inline"),
    )
