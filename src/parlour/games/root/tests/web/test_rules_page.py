"""The rules to read: a law whose parts have letters, as Root’s has, falls into chapters and can be searched."""

import pytest
from web.front import visitor

from parlour.text import LANGUAGES
from parlour.web.html import joined
from parlour.web.pages.rules import Law as Shown
from parlour.web.pages.rules import chapter, chapters, contents, fits, rich

NAMES = ("4.3.1", "4.3.2.i", "GG.1", "GG.1.2", "CARD.1", "CARD.brutal-tactics", "L-01", "L-23", "INV.3", "Z.1")
LAW = [(name, f"What {name} says.", "") for name in NAMES]
PARTS = ["4", "GG", "CARD", "L", "INV", "Z"]


def found(query: str) -> list[str]:
    return [name for name, _, _ in LAW if fits((name, "", ""), query)]


def test_a_paragraph_belongs_to_the_chapter_or_part_its_name_begins_with() -> None:
    assert [chapter(name) for name in NAMES] == ["4", "4", "GG", "GG", "CARD", "CARD", "L", "L", "INV", "Z"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_has_one_heading_with_a_title_and_a_place_in_the_contents(language: str) -> None:
    reader = visitor(language=language)
    text = "".join(map(str, chapters(reader, Shown("root", frozenset(NAMES), ""), LAW)))
    listed = str(contents(reader, "root", LAW))
    assert text.count("<h2") == len(PARTS)
    assert "web-chapter" not in text + listed
    for part in PARTS:
        assert f'<h2 id="{part}">{part}. ' in text
        assert f'href="#{part}"' in listed


def test_every_paragraph_has_one_address() -> None:
    text = "".join(map(str, chapters(visitor(), Shown("root", frozenset(NAMES), ""), LAW)))
    for name in (*NAMES, *PARTS):
        assert text.count(f'id="{name}"') == 1


def test_a_name_finds_the_paragraph_and_those_below_it_however_it_is_typed() -> None:
    assert found("gg.1") == ["GG.1", "GG.1.2"]
    assert found("card") == ["CARD.1", "CARD.brutal-tactics"]
    assert found("CARD.brutal") == ["CARD.brutal-tactics"]
    assert found("l") == ["L-01", "L-23"]
    assert found("L-0") == []
    assert found("4.3") == ["4.3.1", "4.3.2.i"]


def test_names_with_letters_lead_to_their_paragraphs_too() -> None:
    text = "As CARD.brutal-tactics (L-01, GG.1.2; not L-99) says: Z.1."
    linked = joined(*rich(Shown("root", frozenset(NAMES), ""), text))
    cited = [name for name in NAMES if f'<a href="#{name}">{name}</a>' in linked]
    assert cited == ["GG.1.2", "CARD.brutal-tactics", "L-01", "Z.1"]
    assert linked.count("<a") == len(cited)
