"""Cards to read, the poster and the signs of seats: pictures outside a game."""

import re
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import pytest
from draw.look import lines, read

import parlour
from parlour.games.roam.draw import poster, seal
from parlour.games.roam.rules.book import COLOURS
from parlour.table.table import Table
from parlour.text import LANGUAGES

TABLE = parlour.new("roam", seats=4, seed=3, version="full")


def all_targets(table: Table) -> list[str]:
    cards = table.match.state.rules.cards
    return [f"card-{name}" for name in cards.card_ids] + [f"artifact-{name}" for name in cards.artifact_ids]


def card(table: Table, target: str) -> str:
    svg = table.card(target)
    assert svg is not None, target
    return svg


def words_of(svg: str) -> list[str]:
    return [line.words for line in lines(read(svg))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read_whole(language: str) -> None:
    table = Table(TABLE.match, language)
    for target in all_targets(table):
        svg = card(table, target)
        root = read(svg)
        assert (root.get("width"), root.get("height")) == ("240", "336")
        assert [line.words for line in lines(root) if "…" in line.words] == []
        assert all(line.size >= 11 and line.left >= 0 and line.right <= 240 and line.y < 336 for line in lines(root))
        assert not re.search(r'\sstyle="|\sdata-|url\(', svg)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_card_lies_on_another(language: str) -> None:
    table = Table(TABLE.match, language)
    for target in all_targets(table):
        text = sorted((line.y, line) for line in lines(read(card(table, target))) if line.left < 60)
        assert all(below - above >= 11 for (above, _), (below, _) in pairwise(text)), target


def test_a_character_shows_its_name_points_and_pattern() -> None:
    svg = card(TABLE, "card-odda")
    assert {"Odda the Lamplighter", "5"} <= set(words_of(svg))
    assert 'aria-label="Odda the Lamplighter, 5 points"' in svg
    assert "stroke-dasharray" in svg  # its optional square
    assert "#marker-blue" in card(TABLE, "card-guide-blue")


def test_an_artifact_shows_what_it_does() -> None:
    svg = card(TABLE, "artifact-lucky-penny")
    assert {"Lucky Penny", "Take 1 coin.", "Pocket money", "§ 10.6.3"} <= set(words_of(svg))


@pytest.mark.parametrize("target", ["", "card-", "card-nobody", "artifact-odda", "space-C4", "land-1", "deck", "odda"])
def test_there_is_no_card_of_what_is_none(target: str) -> None:
    assert TABLE.card(target) is None


def test_a_card_tells_nothing_of_where_it_is() -> None:
    """The same before the game and at any time, for a card on the field, in a hand or in the deck."""
    table = parlour.new("roam", seats=2, seed=5, version="full", hidden_characters=True)
    before = [card(table, target) for target in all_targets(table)]
    for turn in range(120):
        if table.decision is not None:
            table.apply(table.decision.options[turn % len(table.decision.options)])
    assert before == [card(table, target) for target in all_targets(table)]


def test_cards_of_a_pack_have_the_names_of_the_pack(tmp_path: Path) -> None:
    text = (
        files("parlour.games.roam")
        .joinpath("data/house.toml")
        .read_text("utf-8")
        .replace('id = "house"', 'id = "mine"')
    )
    longest = "Wwwwwwww " * 6 + "Ы<&>"
    pack = tmp_path / "pack.toml"
    pack.write_text(text.replace('id = "goose-whistle"', f'id = "goose-whistle"\nname = "{longest}"'), "utf-8")
    table = parlour.new("roam", version="full", pack=pack)
    svg = card(table, "artifact-goose-whistle")
    assert "Ы&lt;&amp;&gt;" in svg
    for target in all_targets(table):
        assert all(line.right <= 240 and line.y < 336 for line in lines(read(card(table, target))))


@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
def test_a_card_has_both_themes_or_the_one_that_is_asked_for(theme: str) -> None:
    svg = TABLE.card("card-odda", theme)
    assert svg is not None
    assert f'class="parlour-{theme}"' in svg


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(parlour.BadInput, match="sepia"):
        TABLE.card("card-odda", "sepia")


def test_a_bare_card_leaves_rules_and_size_to_the_page() -> None:
    svg = TABLE.card("artifact-lucky-penny", bare=True)
    assert svg is not None
    assert "<style" not in svg
    assert read(svg).get("width") is None


# Outside a game


def test_posters_and_signs_may_stand_in_a_page_any_number_of_times() -> None:
    for svg in (poster(), *(seal(colour) for colour in COLOURS)):
        root = read(svg)
        assert root.get("aria-hidden") == "true"
        assert not re.search(r'\sid="|\sstyle="|<style|url\(|href', svg)
    assert read(poster()).get("viewBox") == "0 0 296 186"
    assert "var(" not in poster()


def test_a_table_knows_the_signs_of_its_seats() -> None:
    table = parlour.new("roam", seats=["green", "red"])
    assert table.seal(0, 20) == seal("green", 20)
    assert read(table.seal(1, 20)).get("width") == "20"
