"""The glossary is true: each word is a class where the page says, and in the general layers no two share one."""

import re
from collections import Counter
from pathlib import Path

import parlour

SOURCE = Path(parlour.__file__).parent
PAGE = Path(__file__).parent.parent / "docs/glossary.md"
ROW = re.compile(r"^\| (\w+) \| `([\w/.]+)` \|", re.MULTILINE)
CLASS = re.compile(r"^class (\w+)", re.MULTILINE)
WIRE = SOURCE / "web/api/shapes.py"  # the JSON API has names of its own


def test_every_word_of_the_glossary_stands_where_it_says() -> None:
    rows = ROW.findall(PAGE.read_text())
    assert len(rows) > 30
    for word, file in rows:
        assert word in CLASS.findall((SOURCE / file).read_text()), f"{word} is not in {file}"


def test_every_file_that_is_named_is_there() -> None:
    named = set(re.findall(r"`([a-z_]+(?:/[a-z_]+)*/[a-z_]+\.py)`", PAGE.read_text()))
    elsewhere = {"tests/test_glossary.py", "rules/book.py"}  # here, and in a title
    assert {path for path in named if not (SOURCE / path).is_file()} == elsewhere


def test_no_word_has_two_meanings() -> None:
    general = [path for path in SOURCE.rglob("*.py") if "games" not in path.relative_to(SOURCE).parts]
    words = Counter(word for path in general if path != WIRE for word in CLASS.findall(path.read_text()))
    assert {word for word, count in words.items() if count > 1} == set()
