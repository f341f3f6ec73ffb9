"""Text from the disk, of a size that makes sense, and JSON in which nothing stands twice."""

import json
from pathlib import Path
from typing import Any

from parlour.kernel.errors import BadFile, shown

MOST = 4_000_000  # no position, transcript or pack is larger
LONGEST_NAME = 200  # of a file, that a sentence says whole


def read_text(path: str | Path) -> str:
    """The text of a file in UTF-8, with or without a mark at its start; BadFile says why it cannot be had."""
    name = str(path) if str(path).isprintable() and 0 < len(str(path)) <= LONGEST_NAME else shown(str(path))
    try:
        with Path(path).open("rb") as file:
            data = file.read(MOST + 1)
    except OSError as error:
        raise BadFile(name, f"cannot be read: {(error.strerror or str(error)).lower()}") from None
    except ValueError:  # a zero byte in the name
        raise BadFile(name, "cannot be read: no file can have that name") from None
    if len(data) > MOST:
        raise BadFile(name, f"is too large: more than {MOST // 1_000_000} megabytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile(name, "is not a text file in UTF-8") from None


def read_json(text: str, where: str) -> Any:
    """What a JSON text says; BadFile if it is none."""
    try:
        return json.loads(text, object_pairs_hook=no_key_twice, parse_constant=no_constant)
    except ValueError as error:
        why = "a number in it is too long" if "int_max_str_digits" in str(error) else error
        raise BadFile(where, f"is not JSON: {why}") from None
    except RecursionError:
        raise BadFile(where, "is nested too deeply") from None


def no_constant(word: str) -> None:
    """Python reads NaN and Infinity; JSON does not have them."""
    raise ValueError(f"{word} is no number")


def no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """JSON lets a key stand twice; whoever wrote that meant one of them, and we do not know which."""
    result: dict[str, Any] = {}
    for name, value in pairs:
        if name in result:
            raise ValueError(f"the field {shown(name)} stands twice")
        result[name] = value
    return result
