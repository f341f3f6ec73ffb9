"""Parts of forms. Whatever a person typed comes back with a refusal, so each part knows what it held."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from parlour.web.html import Child, Html, h


@dataclass(frozen=True, slots=True)
class Filled:
    """What was posted, or nothing yet: then everything is as proposed."""

    values: Mapping[str, str]

    def text(self, name: str, proposed: str = "") -> str:
        return self.values.get(name, proposed)

    def on(self, name: str, proposed: bool) -> bool:
        """A box that is not ticked is not posted at all."""
        return self.values.get(name, "") not in ("", "0", "false") if self.values else proposed


def field(label: str, name: str, value: str = "", hint: str = "", **attrs: Any) -> Html:
    """A labelled line to type in."""
    box = h("input", name=name, value=value or None, aria_describedby=f"hint-{name}" if hint else None, **attrs)
    return h("div", h("label", h("span", label), box, class_="field"), small(hint, f"hint-{name}"), class_="hinted")


def select(label: Child, name: str, choices: Sequence[tuple[str, str]], chosen: str) -> Html:
    options = [h("option", words, value=value, selected=value == chosen) for value, words in choices]
    return h("label", label, h("select", options, name=name), class_="field")


def pick(label: str, name: str, choices: Sequence[tuple[str, str]], chosen: str, hint: str = "") -> Html:
    """One of a few, all in sight."""
    radios = [
        h("label", h("input", type="radio", name=name, value=value, checked=value == chosen), words)
        for value, words in choices
    ]
    return h("fieldset", h("legend", label), small(hint), h("div", radios, class_="pick"))


def switch(label: str, name: str, on: bool, hint: str = "", value: str = "1") -> Html:
    box = h("input", type="checkbox", name=name, value=value, checked=on)
    return h("label", box, h("span", label, h("small", hint) if hint else None), class_="switch")


def small(words: str, name: str = "") -> Html | None:
    return h("p", words, class_="hint", id=name or None) if words else None


def form(action: str, *inside: Child, name: str = "form") -> Html:
    return h("form", *inside, method="post", action=action, class_=name)
