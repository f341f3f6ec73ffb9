"""Listening to the words: a key that has none, or a sentence that lacks an argument, is heard although it is shown."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from parlour.text import Words, words

Speak = Callable[[Any, Any], tuple[Any, list[Any]]]


@contextmanager
def hear(language: str) -> Iterator[list[str]]:
    """The mistakes made while speaking: Fluent's own, which `say` swallows, and keys without words."""
    mistakes: list[str] = []
    say = Words.say

    def listening(format_pattern: Speak) -> Speak:
        def listen(pattern: Any, args: Any) -> tuple[Any, list[Any]]:
            text, errors = format_pattern(pattern, args)
            mistakes.extend(f"{text}: {error!r}" for error in errors)
            return text, errors

        return listen

    def say_and_tell(self: Words, key: str, attribute: str = "", **args: Any) -> str:
        if not self.has(key):
            mistakes.append(f"{key}: no words")
        return say(self, key, attribute, **args)

    with pytest.MonkeyPatch.context() as patch:
        for bundle in (words(each).bundle for each in {language, "en"}):  # what one lacks, the other says
            patch.setattr(bundle, "format_pattern", listening(bundle.format_pattern))
        patch.setattr(Words, "say", say_and_tell)
        yield mistakes
