"""`parlour cards check` with packs of this game."""

from pathlib import Path

from cli.program import parlour

from parlour.games.frogs.tests.test_pack import TEXT


def test_a_pack_says_of_which_game_it_is(tmp_path: Path) -> None:
    path = tmp_path / "frogs.toml"
    path.write_text(TEXT, "utf-8")
    assert "a sound pack for Where the Frogs Caw" in parlour("cards", "check", path).out
    path.write_text(TEXT.replace('game = "frogs"', 'game = "frog"'), "utf-8")
    parlour("cards", "check", path).refused(2, "pack, game: there are packs of", "frogs", "not of 'frog'")
