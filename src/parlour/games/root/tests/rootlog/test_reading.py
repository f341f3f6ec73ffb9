"""Single actions: what they say, how they are written again, and where one that says nothing goes wrong."""

import pytest

from parlour.games.root.file.rootlog.acts import (
    Act,
    Battle,
    Card,
    Craft,
    DropDecree,
    Funds,
    Item,
    Load,
    Marker,
    Move,
    Outcast,
    Piece,
    Prices,
    Relation,
    Reveal,
    Score,
    word,
)
from parlour.games.root.file.rootlog.read import read_act
from parlour.games.root.file.rootlog.read.things import Unread

SAYS: list[tuple[str, str, Act]] = [
    ("C", "2Ew3->5", Move((Load(2, Piece("E", "w"), "3"),), ("5",))),
    ("C", "4w10->4", Move((Load(4, Piece("C", "w"), "10"),), ("4",))),
    ("C", "w->3+11", Move((Load(1, Piece("C", "w")),), ("3", "11"))),
    ("C", "t2+t4->", Move((Load(1, Piece("C", "t"), "2"), Load(1, Piece("C", "t"), "4")))),
    ("C", "(w+2Eb)3->", Move((Load(1, Piece("C", "w"), "3"), Load(2, Piece("E", "b"), "3")))),
    ("A", "b_r+w->7", Move((Load(1, Piece("A", "b_r")), Load(1, Piece("A", "w"))), ("7",))),
    ("V", "p->1_2_5_10", Move((Load(1, Piece("V", "p")),), ("1_2_5_10",))),
    ("A", "3F#$->", Move((Load(3, Card("F"), "A$"),))),
    ("E", "#E->A$", Move((Load(1, Card(), "E"),), ("A$",))),
    ("E", "B#armorE->$_r", Move((Load(1, Card("B", "armor"), "E"),), ("E$_r",))),
    ("E", "#commander->$", Move((Load(1, Card("", "commander")),), ("E$",))),
    ("V", "F#@*->V", Move((Load(1, Card("F", "@"), "*"),), ("V",))),
    ("V", "F#errandQ->$", Move((Load(1, Card("F", "errand"), "Q"),), ("V$",))),
    ("C", "#->C+V", Move((Load(1, Card()),), ("C", "V"))),
    ("V", "%s12->$", Move((Load(1, Item("s"), "12"),), ("V$",))),
    ("V", "%tt->s+e", Move((Load(1, Item("t"), "t"),), ("s", "e"))),
    ("V", "%sde->r", Move((Load(1, Item("s"), "de"),), ("r",))),
    ("V", "%_d->s+r", Move((Load(1, Item("_"), "d"),), ("s", "r"))),
    ("C", "(2%c+%h)V$->d", Move((Load(2, Item("c"), "V$"), Load(1, Item("h"), "V$")), ("d",))),
    ("C", "3w->O$", Move((Load(3, Piece("C", "w")),), ("O$",))),
    ("C", "XE3", Battle("C", "E", 3)),
    ("V", "CXO12", Battle("C", "O", 12)),
    ("E", "XA10B@F@(0,3)", Battle("E", "A", 10, "B", "F", (0, 3))),
    ("C", "Z%s", Craft("s")),
    ("C", "Zarmor", Craft("", "B", "armor")),
    ("C", "Zrfavor", Craft("", "R", "favor")),
    ("C", "++", Score("C", 1)),
    ("C", "E++2", Score("E", 2)),
    ("E", "--5", Score("E", -5)),
    ("V", "++->C$", Marker("C")),
    ("C", "++->$", Marker("C")),
    ("L", "2M#^", Reveal((Load(2, Card("M")),), "L")),
    ("E", "^A", Reveal((), "E", "A")),
    ("A", "V^A", Reveal((), "V", "A")),
    ("V", "$_C->1", Relation("V", "C", "1")),
    ("C", "G$_C->h", Relation("G", "C", "h")),
    ("V", "$_O+$_C->h", Relation("V", "OC", "h")),
    ("O", "$_h->4", Prices("h", 4)),
    ("O", "$_m+$_h->4", Prices("mh", 4)),
    ("O", "$_f->0", Funds(0)),
    ("L", "$_o->M", Outcast("M", False)),
    ("L", "$_ho->R", Outcast("R", True)),
    ("E", "$_->", DropDecree()),
]  # fmt: skip


@pytest.mark.parametrize(("turn", "text", "act"), SAYS, ids=[text for _, text, _ in SAYS])
def test_an_action_is_read_and_written_alike(turn: str, text: str, act: Act) -> None:
    assert read_act(text, turn) == act
    assert word(act, turn) == text


@pytest.mark.parametrize(
    ("turn", "text", "same"),
    [
        ("A", "(2R+B)#A$->", "(2R#+B#)$->"),
        ("C", "Cw3->5", "w3->5"),
        ("L", "(M+2F)#^", "M#+2F#^"),
        ("O", "$_->3", "$_h+$_r+$_m->3"),
        ("C", "#sappersC$->", "#sap$->"),
        ("C", "Zbetterburrowbank", "Zbank"),
    ],
)
def test_another_way_to_say_the_same(turn: str, text: str, same: str) -> None:
    assert word(read_act(text, turn), turn) == same


@pytest.mark.parametrize(
    ("text", "column", "part"),
    [
        ("", 0, "no action"),
        ("w", 0, "arrow"),
        ("w3->5->6", 5, "second arrow"),
        ("w13->5", 0, "'w13'"),
        ("w3->13", 4, "'13'"),
        ("w->3+x", 5, "'x'"),
        ("(w+t3->", 5, "not closed"),
        ("w)3->", 1, "do not match"),
        ("0w3->", 0, "at least 1"),
        ("++0", 2, "at least 1"),
        ("XE", 0, "a battle is written"),
        ("XE3(4,0)", 0, "a battle is written"),
        ("Zglider", 1, "glider"),
        ("F#gliderC->", 2, "glider"),
        ("Dw3->", 0, "Dw3"),
        ("?Pt_e3", 0, "Corvid"),
        ("$_C->1", 0, "only a Vagabond"),
        ("2w^", 0, "only cards"),
        ("2_5->", 0, "mountain"),
        ("%q->e", 0, "%q"),
        ("100w->3", 0, "100w"),
    ],
)
def test_what_says_nothing_is_told_with_its_column(text: str, column: int, part: str) -> None:
    with pytest.raises(Unread) as error:
        read_act(text, "C")
    assert error.value.column == column
    assert part in error.value.sentence


def test_cards_of_a_deck_that_is_not_ours_may_have_any_name() -> None:
    assert read_act("Zglider", "C", any_card=True) == Craft("", "", "glider")
