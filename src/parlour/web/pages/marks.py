"""Names of cards in a sentence of the log: the table marks them, a page turns them into chips that show the card."""

import re
from typing import Final

from parlour.web.html import Child, Html, h, joined

MARK: Final = re.compile("\ue000([^\ue000-\ue003]*)\ue001([^\ue000-\ue003]*)\ue002")  # target, words
QUOTED: Final = re.compile("[«„“](\ue000[^\ue002]*\ue002)[»”“]")
STRAY: Final = re.compile("[\ue000-\ue003]")
HEADING: Final = "\ue003"  # begins a line that opens a turn or a round


def chip(target: str, words: str) -> Html:
    return h("button", words, type="button", class_="chip", data_card=target)


def marked(text: str) -> Html:
    """The sentence, escaped, with a button for each card that it names; a chip needs no quotation marks around it."""
    text = QUOTED.sub(r"\1", text)
    parts: list[Child] = []
    end = 0
    for mark in MARK.finditer(text):
        parts += [STRAY.sub("", text[end : mark.start()]), chip(mark[1], mark[2])]
        end = mark.end()
    return joined(*parts, STRAY.sub("", text[end:]))


def without_chips(text: str) -> str:
    """The sentence without chips, for a place that is a button itself."""
    return STRAY.sub("", MARK.sub(r"\2", text))
