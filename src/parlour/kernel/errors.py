"""What can go wrong: a refused action, or something given to us that makes no sense. Each is one clear sentence."""

from typing import Any


class Illegal(Exception):
    """An action that is not legal now. Nothing has changed. `law` is the paragraph that speaks to it."""

    def __init__(self, code: str, law: str, action: Any) -> None:
        super().__init__(f"{code}: action {action} is not possible now, see paragraph {law}")
        self.code, self.law, self.action = code, law, action


class BadInput(Exception):
    """A setting, a file or an argument that cannot be used; the sentence says what was wrong and what is possible."""


class BadFile(BadInput):
    """A file that cannot be read; `where` names the field or the line."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}" if where else problem)
        self.where, self.problem = where, problem


def shown(value: object) -> str:
    """A value as it may stand in a sentence: on one line, and short."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        return "something too long to print"
    end = text[-1] if isinstance(value, str) else ""  # its quote
    return text if len(text) <= 60 else f"{text[:57]}…{end}"
