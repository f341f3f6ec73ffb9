"""Card packs: the house edition is complete, every mistake is named with its card and field, and other packs play."""

from collections.abc import Callable
from copy import deepcopy
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from parlour.cli.check import game_of
from parlour.conformance.law import law
from parlour.games.roam.file.pack import check_pack, load_cards
from parlour.games.roam.rules.book import COLOURS, KINDS
from parlour.games.roam.tests.scenario import GAME, fresh
from parlour.games.roam.tests.scenario_full import card_file
from parlour.kernel.errors import BadFile, BadInput
from parlour.kernel.match import begin
from parlour.kernel.playout import playout
from parlour.record.pack import read_pack
from parlour.record.transcript import read_transcript, write_transcript

Pack = dict[str, Any]
HOUSE = files("parlour.games.roam").joinpath("data/house.toml").read_text("utf-8")


def house() -> Pack:
    return deepcopy(card_file())


def card(pack: Pack, name: str) -> Pack:
    entries = [entry for kind in ("card", "starting", "artifact") for entry in pack[kind]]
    found: Pack = next(entry for entry in entries if entry["id"] == name)
    return found


def written(folder: Path, text: str = HOUSE) -> str:
    path = folder / "pack.toml"
    path.write_text(text, "utf-8")
    return str(path)


# The house edition


@law("roam", "2.1", "2.3", "2.4", "10.2")
def test_the_house_edition_has_no_mistake() -> None:
    assert check_pack(house()) == []


@law("roam", "2.1")
def test_the_house_edition_has_43_cards_3_starting_cards_and_24_artifacts() -> None:
    pack = house()
    assert [len(pack[kind]) for kind in ("card", "starting", "artifact")] == [43, 3, 24]
    assert (pack["pack"]["id"], pack["pack"]["edition"]) == ("house", "house")


@law("roam", "2.3", "2.3.1")
def test_every_land_of_the_house_edition_has_6_spaces() -> None:
    assert all([len(row) for row in entry["coins"]] == [2, 2, 2] for entry in house()["card"])


@law("roam", "2.4", "2.4.1")
def test_every_character_of_the_house_edition_has_points_and_a_pattern_with_a_filled_square() -> None:
    for entry in house()["card"] + house()["starting"]:
        assert entry["vp"] > 0
        assert "#" in "".join(entry["pattern"])


@law("roam", "10.2", "10.6")
def test_the_house_edition_has_4_artifacts_of_each_kind() -> None:
    kinds = [entry["kind"] for entry in house()["artifact"]]
    assert {kind: kinds.count(kind) for kind in kinds} == dict.fromkeys(KINDS, 4)


@law("roam", "11.4")
def test_the_outpost_of_the_house_edition_scores_3() -> None:
    assert house()["outpost"]["vp"] == 3
    assert load_cards("house").outpost_points == 3


@law("roam", "2.1", "3.1")
def test_each_colour_gets_its_own_three_starting_cards() -> None:
    ids = load_cards("house").card_ids
    assert len(set(ids)) == 43 + 12
    assert list(ids[43:]) == [f"{name}-{colour}" for colour in COLOURS for name in ("guide", "scout", "porter")]


def test_everything_in_the_house_edition_says_where_it_comes_from() -> None:
    pack = house()
    entries = [*pack["card"], *pack["starting"], *pack["artifact"], pack["outpost"]]
    assert {entry["source"] for entry in entries} <= {"seed", "public", "house"}


@law("roam", "3.4.2")
def test_a_land_in_the_north_row_shows_its_symbols_turned_by_180_degrees() -> None:
    cards = load_cards("house")
    dask = cards.card_ids.index("dask")
    assert cards.symbols[dask] == [[0, 1, 0, 0, 2, 0], [0, 2, 0, 0, 1, 0]]


# Mistakes, one by one


def without_a_pack_table(pack: Pack) -> None:
    del pack["pack"]


def without_a_pack_id(pack: Pack) -> None:
    del pack["pack"]["id"]


def with_a_strange_pack_id(pack: Pack) -> None:
    pack["pack"]["id"] = "My Pack!"


def with_an_edition_that_is_no_text(pack: Pack) -> None:
    pack["pack"]["edition"] = 7


def with_an_unknown_field_of_the_pack(pack: Pack) -> None:
    pack["pack"]["titel"] = "Mine"


def with_an_unknown_table(pack: Pack) -> None:
    pack["artefact"] = pack["artifact"]


def with_an_outpost_that_is_no_table(pack: Pack) -> None:
    pack["outpost"] = 3


def with_an_outpost_of_no_number(pack: Pack) -> None:
    pack["outpost"]["vp"] = "three"


def with_an_unknown_field_of_the_outpost(pack: Pack) -> None:
    pack["outpost"]["points"] = 5


def with_a_card_too_few(pack: Pack) -> None:
    pack["card"].pop()


def with_a_card_too_many(pack: Pack) -> None:
    pack["card"].append({**pack["card"][0], "id": "one-more"})


def without_cards(pack: Pack) -> None:
    del pack["card"]


def with_a_starting_card_too_few(pack: Pack) -> None:
    pack["starting"].pop()


def with_an_artifact_too_few(pack: Pack) -> None:
    pack["artifact"].pop()


def with_a_table_of_cards(pack: Pack) -> None:
    pack["card"] = {"odda": {}}


def with_numbers_for_cards(pack: Pack) -> None:
    pack["card"] = [1] * 43


TABLES: dict[Callable[[Pack], None], str] = {
    without_a_pack_table: "pack: needs",
    without_a_pack_id: "pack: needs",
    with_a_strange_pack_id: "pack: needs",
    with_an_edition_that_is_no_text: "pack, edition: ",
    with_an_unknown_field_of_the_pack: "pack, titel: unknown",
    with_an_unknown_table: "artefact: unknown",
    with_an_outpost_that_is_no_table: "outpost: must be a table",
    with_an_outpost_of_no_number: "outpost, vp: must be a whole number",
    with_an_unknown_field_of_the_outpost: "outpost, points: unknown",
    with_a_card_too_few: "card: there must be 43, this pack has 42",
    with_a_card_too_many: "card: there must be 43, this pack has 44",
    without_cards: "card: there must be 43, this pack has 0",
    with_a_starting_card_too_few: "starting: there must be 3, this pack has 2",
    with_an_artifact_too_few: "artifact: there must be 24, this pack has 23",
    with_a_table_of_cards: "card: must be a list",
    with_numbers_for_cards: "card: must be a list",
}


@law("roam", "2.1")
@pytest.mark.parametrize("spoil", TABLES)
def test_a_mistake_in_the_tables_of_a_pack_is_named(spoil: Callable[[Pack], None]) -> None:
    pack = house()
    spoil(pack)
    mistakes = check_pack(pack)
    assert len(mistakes) == 1
    assert mistakes[0].startswith(TABLES[spoil])


FIELDS: list[tuple[str, str, Any, str]] = [
    ("odda", "vp", -1, "card odda, vp: must be a whole number of 0 to 99, not -1"),
    ("odda", "vp", 100, "card odda, vp: "),
    ("odda", "vp", "5", "card odda, vp: "),
    ("odda", "vp", 1.5, "card odda, vp: "),
    ("odda", "vp", True, "card odda, vp: "),
    ("odda", "name", "", "card odda, name: must be one line of 1 to 60 letters"),
    ("odda", "name", "  ", "card odda, name: "),
    ("odda", "name", 7, "card odda, name: "),
    ("odda", "pattern", None, "card odda, pattern: must be a list of rows"),
    ("odda", "pattern", [], "card odda, pattern: must be a list of rows"),
    ("odda", "pattern", "#o#", "card odda, pattern: must be a list of rows"),
    ("odda", "pattern", ["#o#", ""], "card odda, pattern: must be a list of rows"),
    ("odda", "pattern", ["#o#", 3], "card odda, pattern: must be a list of rows"),
    ("odda", "pattern", ["#O#"], "card odda, pattern: only # (filled), o (empty) and . (nothing) are possible"),
    ("odda", "pattern", ["o.o"], "card odda, pattern: needs at least one filled square #"),
    ("odda", "pattern", ["#.....#"], "card odda, pattern: does not fit"),
    ("odda", "pattern", ["#", ".", ".", ".", ".", ".", "#"], "card odda, pattern: does not fit"),
    ("odda", "coins", None, "card odda, coins: must be 3 rows of 2 numbers"),
    ("odda", "coins", [[0, 0, 0], [0, 0, 0]], "card odda, coins: "),
    ("odda", "coins", [[0, 0], [0, 0]], "card odda, coins: "),
    ("odda", "coins", [[0, 0], [0, 0], 0], "card odda, coins: "),
    ("odda", "coins", [[0, 0], [0, 0], [0, -1]], "card odda, coins: "),
    ("odda", "coins", [[0, 0], [0, 0], [0, 10]], "card odda, coins: "),
    ("odda", "coins", [[0, 0], [0, 0], [0, True]], "card odda, coins: "),
    ("odda", "coins", [[0, 0], [0, 0], [0, "1"]], "card odda, coins: "),
    ("odda", "points", 5, "card odda, points: unknown; it has id, name, vp, pattern, coins, source"),
    ("odda", "id", "guide-red", "card guide-red, id: a starting card is called so"),
    ("guide", "vp", -1, "starting guide, vp: "),
    ("guide", "name", "", "starting guide, name: "),
    ("guide", "pattern", ["x"], "starting guide, pattern: "),
    ("guide", "coins", [[0, 0], [0, 0], [0, 0]], "starting guide, coins: unknown; it has id, name, vp,"),
    ("stilts", "kind", "fly", "artifact stilts, kind: must be one of free-square, replace, coin, rotate, move, flip"),
    ("stilts", "kind", None, "artifact stilts, kind: "),
    ("stilts", "price", None, "artifact stilts, price: must be a whole number of 0 to 99, not None"),
    ("stilts", "price", -1, "artifact stilts, price: "),
    ("stilts", "price", "6", "artifact stilts, price: "),
    ("stilts", "vp", None, "artifact stilts, vp: "),
    ("stilts", "vp", 100, "artifact stilts, vp: "),
    ("stilts", "name", "", "artifact stilts, name: "),
    ("stilts", "cost", 6, "artifact stilts, cost: unknown; it has id, name, kind, price, vp, source"),
    ("odda", "id", "brim", "card brim, id: this id stands twice"),
    ("guide", "id", "scout", "starting scout, id: this id stands twice"),
    ("stilts", "id", "rope-ladder", "artifact rope-ladder, id: this id stands twice"),
    ("odda", "id", "Odda", "card 1, id: must be a word of small letters, digits and hyphens, not 'Odda'"),
    ("brim", "id", None, "card 2, id: must be a word"),
    ("scout", "id", "", "starting 2, id: must be a word"),
    ("stilts", "id", 4, "artifact 4, id: must be a word"),
]


@law("roam", "2.3", "2.4", "2.4.1", "10.2")
@pytest.mark.parametrize(("name", "field", "value", "mistake"), FIELDS)
def test_a_mistake_in_an_entry_is_named_with_card_and_field(name: str, field: str, value: Any, mistake: str) -> None:
    pack = house()
    entry = card(pack, name)
    if value is None:
        del entry[field]
    else:
        entry[field] = value
    mistakes = check_pack(pack)
    assert len(mistakes) == 1
    assert mistakes[0].startswith(mistake)


def test_all_mistakes_are_listed_not_only_the_first() -> None:
    pack = house()
    card(pack, "odda")["vp"] = -1
    card(pack, "odda")["coins"] = []
    card(pack, "guide")["pattern"] = ["?"]
    card(pack, "stilts")["price"] = 1000
    assert [mistake.split(":")[0] for mistake in check_pack(pack)] == [
        "card odda, coins",
        "card odda, vp",
        "starting guide, pattern",
        "artifact stilts, price",
    ]


@law("roam", "2.4")
def test_a_starting_card_or_a_character_without_points_is_worth_0() -> None:
    pack = house()
    del card(pack, "guide")["vp"]
    assert check_pack(pack) == []


@law("roam", "10.2")
def test_a_pack_may_have_any_number_of_each_kind() -> None:
    pack = house()
    for entry in pack["artifact"]:
        entry["kind"] = "coin"
    assert check_pack(pack) == []


def test_the_largest_pattern_fills_the_field() -> None:
    pack = house()
    card(pack, "odda")["pattern"] = ["######"] * 6
    assert check_pack(pack) == []


# Files


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(BadFile, match=r"no-such-pack\.toml: cannot be read"):
        load_cards("no-such-pack.toml")


def test_a_folder_is_not_a_pack(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot be read"):
        load_cards(str(tmp_path))


def test_a_file_that_is_not_toml_is_named_with_its_line(tmp_path: Path) -> None:
    path = written(tmp_path, "[pack]\nid = house\n")
    _, mistakes = read_pack(path, check_pack)
    assert len(mistakes) == 1
    assert mistakes[0].startswith("is not a TOML file: ")
    assert "line 2" in mistakes[0]


def test_a_file_of_other_bytes_is_not_toml(tmp_path: Path) -> None:
    path = tmp_path / "pack.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match="is not a text file in UTF-8"):
        read_pack(str(path), check_pack)


def test_a_game_with_a_bad_pack_does_not_begin_and_says_how_to_see_all_mistakes(tmp_path: Path) -> None:
    path = written(tmp_path, HOUSE.replace('kind = "coin"', 'kind = "gold"'))
    settings = GAME.read_settings({"pack": path})
    with pytest.raises(BadInput, match="artifact lucky-penny, kind: must be one of") as refused:
        GAME.new(2, settings, 1)
    assert str(refused.value).startswith(path)
    assert f"parlour cards check {path}" in str(refused.value)
    assert len(read_pack(path, check_pack)[1]) == 4


# A pack of one's own


def own_pack(folder: Path) -> str:
    """Own names, more points for Odda, two coins on each of her spaces, a dearer outpost."""
    text = HOUSE.replace('id = "house"\ntitle = "House edition"\nedition = "house"', 'id = "mine"\nedition = "my own"')
    text = text.replace('id = "odda"\nvp = 5', 'id = "odda"\nname = "Grandmother Одда"\nvp = 50')
    text = text.replace("coins = [[0, 0], [0, 0], [0, 0]]", "coins = [[2, 2], [2, 2], [2, 2]]", 1)
    text = text.replace('id = "guide"\n', 'id = "guide"\nname = "Our Guide"\n')
    text = text.replace('id = "stilts"\n', 'id = "stilts"\nname = "Tall Boots"\n')
    return written(folder, text.replace("[outpost]\nvp = 3", "[outpost]\nvp = 7"))


def test_a_pack_of_ones_own_is_in_order(tmp_path: Path) -> None:
    assert read_pack(own_pack(tmp_path), check_pack)[1] == []


@law("roam", "2.3", "2.4")
def test_names_points_symbols_and_outpost_of_a_pack_are_those_of_the_game(tmp_path: Path) -> None:
    cards = load_cards(own_pack(tmp_path))
    odda = cards.card_ids.index("odda")
    assert (cards.id, cards.edition, cards.outpost_points) == ("mine", "my own", 7)
    assert cards.points[odda] == 50
    assert cards.symbols[odda] == [[2] * 6, [2] * 6]


def test_names_of_a_pack_are_shown_and_house_names_are_left_to_the_languages(tmp_path: Path) -> None:
    table = fresh(version="full", pack=own_pack(tmp_path))
    names = {f"card-guide-{colour}": "Our Guide" for colour in COLOURS}
    names |= {"card-odda": "Grandmother Одда", "artifact-stilts": "Tall Boots"}
    assert GAME.given_names(table.g) == names
    characters = {each["id"]: each["name"] for each in table.view()["players"][0]["characters"]}
    assert characters == {"guide-blue": "Our Guide", "scout-blue": None, "porter-blue": None}
    assert table.view()["edition"] == "my own"


def test_the_house_edition_brings_no_names_of_its_own() -> None:
    assert GAME.given_names(fresh().g) == {}


@law("roam", "13.1")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_with_a_pack_plays_to_the_end(tmp_path: Path, seats: int) -> None:
    table = fresh(seats, version="full", outpost=True, towers=True, pack=own_pack(tmp_path))
    playout(table.g, 7, GAME.longest)
    assert table.outcome is not None
    assert GAME.check(table.g) == []


def test_a_game_with_a_pack_can_be_written_down_and_replayed(tmp_path: Path) -> None:
    match = begin(GAME, 2, GAME.read_settings({"pack": own_pack(tmp_path)}), "pack")
    for _ in range(20):
        match.apply(match.state.offer[-1])
    assert read_transcript(lambda _: GAME, write_transcript(match)).actions == match.actions


def test_a_game_whose_pack_lies_in_a_folder_with_a_space_can_be_replayed_too(tmp_path: Path) -> None:
    folder = tmp_path / "my packs"
    folder.mkdir()
    match = begin(GAME, 2, GAME.read_settings({"pack": own_pack(folder)}), "pack")
    match.apply(match.state.offer[0])
    assert read_transcript(lambda _: GAME, write_transcript(match)).actions == match.actions


def test_a_pack_that_names_no_game_is_one_of_roam() -> None:
    """They are older than those of other games."""
    packs: list[dict[str, Any]] = [{}, {"pack": 3}, {"pack": []}, {"pack": {"game": [1]}}, {"pack": {"game": "roam"}}]
    assert [game_of(table).id for table in packs] == ["roam"] * len(packs)
