"""Lines that contradict the pieces on the table: each is named with its paragraph, and the log goes on from it."""

import pytest

from parlour.games.root.tests.rootlog.logs import FIRST, HEADER, SETUP, START, check, faults, last
from parlour.record.notation import OK, UNREAD, UNSURE, WRONG

CAT = "C:t->1"
BIRDS = "E:B#E->$_r/w->3/3w3->6"
MICE = "A:"
DOT = "V:"


def test_the_table_is_set_without_contradiction() -> None:
    assert not faults(check(CAT, BIRDS, MICE, DOT))


@pytest.mark.parametrize(
    ("turns", "law", "part"),
    [
        # Pieces are where they are
        (["C:w3->7"], "2.5.1", "has 0 warriors in clearing 3"),
        (["C:3w1->5"], "2.5.1", "has 1 warriors"),
        (["C:Ew3->", "E:3w3->6/7w3->"], "2.5.1", "Eyrie Dynasties has 2 warriors"),
        (["C:15w->10"], "2.5.1", "in the supply"),
        (["C:Ab_f5->"], "INV.5", "has 0 such buildings"),
        (["C:b_s->1"], "2.2.3", "no free slot"),
        (["C:t->5"], "6.4", "no sawmill"),
        (["C:w->2"], "6.5.3", "no recruiter"),
        (["C:w2->6/b_s->2"], "6.5.4.ii", "does not rule"),
        (["C:b_s1->5"], "2.5.2", "never move"),
        (["C:Ob5->"], "5.1.1", "not in this game"),
        (["C:Vw5->"], "2.5.1", "Vagabond has 0 warriors"),
        (["C:Et5->"], "B.1", "no tokens"),
        # Moves
        (["C:w1->3"], "4.2", "no path"),
        (["C:w1->1"], "4.2", "stay where they are"),
        (["C:Ew3->6"], "4.2", "cannot move the warriors"),
        (["C:w12->11", "E:w3->6", "A:", "V:p->11/Cw11->12"], "9.2.9.ii.b", "cannot move the warriors"),
        ([CAT, BIRDS, MICE, "V:p->1"], "4.2", "does not touch"),
        ([CAT, BIRDS, MICE, "V:p->1_2_3"], "2.4", "no place"),
        ([CAT, "E:w->1"], "6.2.2", "only the Marquise"),
        ([CAT, "E:w->6"], "7.5.2.i", "no roost"),
        ([CAT, "E:b->3"], "2.2.3", "no free slot"),
        ([CAT, "E:3w3->6/b->10"], "2.2.3", "no free slot"),
        ([CAT, "E:b->7"], "7.5.2.iv", "do not rule"),
        # The Alliance
        ([CAT, BIRDS, "A:3F#$->/t->2+3"], "8.4.2.i", "adjacent to clearing 3"),
        ([CAT, BIRDS, "A:3F#$->/t->2/t->2"], "8.2.5.i", "already"),
        ([CAT, BIRDS, "A:t->1"], "6.2.2", "keep"),
        ([CAT, BIRDS, "A:4F#$->"], "INV.1", "only 3 of 4 cards"),
        ([CAT, BIRDS, "A:b_m->5"], "INV.7", "another suit"),
        ([CAT, BIRDS, "A:3#A->$"], "8.2.3.i", "at most 5"),
        ([CAT, BIRDS, "A:w->5"], "8.6.1.iii", "no base"),
        # The Decree and turmoil
        ([CAT, "E:3F#E->$_r"], "7.4.2", "at most 2"),
        ([CAT, "E:2B#E->$_r"], "7.4.2", "a bird"),
        ([CAT, "E:#builder->$"], "7.7.3", "after turmoil"),
        ([CAT, "E:++5/$_->/--3"], "7.7.1", "costs 2 points"),
        ([CAT, "E:$_->/#despot->$"], "7.7.3", "face down"),
        ([CAT, "E:$_->/#builder->$/$_->/#commander->$/$_->/#charismatic->$/$_->/#despot->$/$_->/$_->"], "7.7", "once"),
        (["C:$_->"], "7.7", "only for the Eyrie"),
        (["C:--"], "3.1", "only 0 points"),
        (["C:++/--"], "INV.12", "only turmoil"),
        # Battles
        (["C:XE5"], "4.3", "no piece in clearing 5"),
        ([CAT, "E:XC5"], "4.3", "no warriors or pawn"),
        (["C:XC5"], "4.3", "himself"),
        (["C:EXA5"], "4.3", "whose turn"),
        (["C:w12->11", "E:w3->11/XC11F@"], "4.3.1", "does not match"),
        (["C:w12->11", "E:w3->11/XC11(1,2)"], "4.3.2", "higher roll"),
        # Cards
        (["C:4#C->"], "INV.1", "only 3 of 4"),
        (["C:F#armorC->"], "2.1", "no card of that name"),
        (["C:F#anvilC->/F#anvilC->"], "INV.1", "lie open elsewhere"),
        (["C:#sap$->"], "4.1.3", "no such card in play"),
        (["C:F#dom->C"], "3.3.4", "beside the map"),
        (["C:F#domC->$"], "3.3.1", "needs 10"),
        (["C:B#armorC->$"], "4.1.3", "only crafting"),
        (["C:F#anvil*->C"], "GG.2.2", "only the Tinker"),
        (["C:3#C->/Z%s"], "4.1", "no card in hand"),
        (["C:4F#^"], "2.1.4", "cannot reveal 4"),
        (["C:F#anvilC->/F#anvil^"], "INV.1", "lie open elsewhere"),
        (["C:w->"], "2.5.1", "from the supply to the supply"),
        (["C:Zarmor"], "4.1.1", "too few crafting pieces"),
        (["C:Z%t/Z%f/Z%f"], "4.1.1", "too few crafting pieces"),
        (["C:Zdom"], "2.1.6", "never crafted"),
        (["C:Z%r"], "4.1.2", "supply"),
        # Points
        (["C:t->1/t1->/b_s->9/++2"], "6.5.4.iii", "scores 1 for that, not 2"),
        (["C:Z%f/++4"], "3.2.2", "scores 1"),
        ([CAT, BIRDS, "A:3F#$->/t->2+5/++3"], "8.4.2.iii", "scores 1"),
        (["C:++30/w1->5"], "3.1", "was over"),
        (["C:++->$"], "3.3.1", "no activated dominance"),
        # The Vagabond
        ([CAT, BIRDS, MICE, "V:%s->e"], "9.2.5", "no sword"),
        ([CAT, BIRDS, MICE, "V:%f->e/%f->e"], "9.2.5", "could be used so"),
        ([CAT, BIRDS, MICE, "V:%f->t"], "9.2.5.i", "no track"),
        ([CAT, BIRDS, MICE, "V:p->11/%r->e/%s12->$"], "9.5.3", "not in clearing 12"),
        ([CAT, BIRDS, MICE, "V:p->7/%r->e/%s7->$"], "2.2.4", "no ruin"),
        ([CAT, BIRDS, MICE, "V:p->11/%r->e/%x11->$"], "9.3.4", "crossbow"),
        ([CAT, BIRDS, MICE, "V:p->11/%cC$->$"], "9.5.4", "has 0 of that item"),
        ([CAT, BIRDS, MICE, "V:$_C->2"], "9.2.9.i.b", "one box"),
        ([CAT, BIRDS, MICE, "V:$_C->h/$_C->1"], "9.2.9.iii", "stays so"),
        ([CAT, BIRDS, MICE, "V:p->11/F#errandQ->$"], "9.5.5", "quest's suit"),
        ([CAT, BIRDS, MICE, "V:p->11/M#errandQ->$"], "9.3.3", "no such quest"),
        ([CAT, BIRDS, MICE, "V:p->11/M#escortQ->$/M#escortQ->$"], "INV.19", "before"),
        ([CAT, BIRDS, MICE, "V:#thief->$"], "9.3.1", "only once"),
        # What it costs
        (["C:t->1/t1->/b_s->9/b_w->9"], "6.5.4.ii", "workshop costs 1 wood"),
        ([CAT, BIRDS, "A:t->2"], "8.4.2.ii", "costs 1 supporters"),
        ([CAT, "E:3w3->7", "A:F#$->/t->7"], "8.4.2.ii", "costs 2 supporters"),  # martial law
        ([CAT, BIRDS, "A:F#$->/b_r->5"], "8.4.1.ii", "a revolt costs 2"),
        ([CAT, BIRDS, MICE, "V:p->11/p->12"], "9.5.1", "no boot"),
        ([CAT, BIRDS, MICE, "V:p->11/%s11->$"], "9.5.3", "1 torches"),
        # Others' boards
        (["C:$_h->2"], "11.6.2", "only the Riverfolk"),
        (["C:$_o->F"], "10.4.1", "only the Cult"),
        (["C:w->A$"], "2.5.1", "never lie"),
    ],
    ids=lambda value: value[-1] if isinstance(value, list) else None,
)
def test_a_contradiction_names_its_paragraph(turns: list[str], law: str, part: str) -> None:
    line = last(*turns)
    wrong = [remark for remark in line.remarks if remark.verdict == WRONG]
    assert line.verdict == WRONG
    assert [remark.law for remark in wrong][:1] == [law], wrong
    assert part in wrong[0].sentence


def test_the_column_is_that_of_the_action() -> None:
    (number, remark), *_ = faults(check("C:t->1/ w1->3 /#->C"))
    assert (number, remark.column, remark.text) == (FIRST, 9, "w1->3")


def test_the_log_goes_on_from_what_it_says() -> None:
    report = check("C:w1->3", "E:XC3/Cw3->")
    assert [line.verdict for line in report.lines[-2:]] == [WRONG, OK]


@pytest.mark.parametrize(
    ("turns", "law"),
    [
        (["C:t->1/4#->C", BIRDS], "INV.14"),
        ([CAT, "E:++5/$_->/#builder->$", MICE], "7.7.1"),
        ([CAT, "E:++5/$_->/--2", MICE], "7.7.3"),
        ([CAT, BIRDS, MICE, "V:p->11/%f11->$/p->12/%s12->$/p->10/%b10->$/p->2/p->6/%h6->$/Z%f/Z%s", CAT], "9.6.4"),
    ],
)
def test_what_a_turn_leaves_behind_is_said_of_its_line(turns: list[str], law: str) -> None:
    line = check(*turns).lines[-2]
    assert law in [remark.law for remark in line.remarks]


def test_the_turn_goes_round() -> None:
    assert last(CAT, BIRDS, MICE, DOT, BIRDS).remarks[0].law == "1.5"
    assert not faults(check(BIRDS.replace("6", "7"), MICE, DOT, CAT, "E:F#E->$_m"))


def test_no_play_area_holds_two_cards_of_a_name() -> None:
    start = START.replace("b_w->5", "b_w->9")
    assert last("C:Zcodeb", start=start).verdict == OK
    assert last("C:Zcodeb", BIRDS, MICE, DOT, "C:Zcodeb", start=start).remarks[0].law == "4.1.4"


def test_a_card_is_revealed_once_a_turn_and_a_whole_hand_as_often_as_it_is_seen() -> None:
    assert last("C:2F#^/E^C/M#^").verdicts == [OK, UNSURE, OK]
    assert last("C:2F#^/2M#^").remarks[0].law == "2.1.4"


def test_field_hospitals_bring_warriors_to_the_keep_from_anywhere() -> None:
    assert last(CAT, "E:3w3->7/XC7/M#C->/Cw7->1").verdict == OK
    assert last(CAT, "E:3w3->7/XC7/Cw7->1").remarks[0].law == "4.2"
    assert last(CAT, "E:3w3->7/XC7/F#C->/Cw7->1").remarks[0].law == "4.2"  # clearing 7 is of mice


def test_which_side_of_an_item_was_damaged_nobody_can_tell() -> None:
    turns = ["C:t->1", "E:F#E->$_m", "A:", "V:p->11/%r->e/%f11->$/++/%f->e/p->12", "C:XV12/%fV$->d", "E:F#E->$_m", "A:"]
    line = check(*turns).lines[-3]
    assert (line.verdict, "which side" in line.remarks[0].sentence) == (UNSURE, True)
    told = last(*turns, "V:%fde->r/%f->e/%f->e")
    assert told.verdicts == [UNSURE, OK, WRONG]  # now it is clear: the exhausted boot was damaged, one is left


@pytest.mark.parametrize(
    ("turn", "part"),
    [
        ("C:^A", "hand"),
        ("C:b->9", "which building"),
        ("C:#$->", "which crafted card"),
        ("C:#->C", ""),
    ],
)
def test_what_the_log_does_not_tell_is_no_contradiction(turn: str, part: str) -> None:
    line = last(turn)
    assert line.verdict == (UNSURE if part else OK)
    assert all(part in remark.sentence for remark in line.remarks)


# Winners


def test_thirty_points_win() -> None:
    assert last("C:++30", "Winner: C").verdict == OK
    assert last("C:++30", "Winner: E").remarks[0].law == "3.1"
    assert last("C:++20", "Winner: C").verdict == UNSURE
    assert last("C:++30", "Winner: X").verdict == UNREAD


def test_dominance_wins_with_three_clearings() -> None:
    turns = ["C:++10/F#domC->$/++->$", BIRDS, MICE, DOT, "C:"]
    assert last(*turns, "Winner: C").verdict == OK
    beaten = [turns[0], "E:Cw1+Cw12+Cw8->/Cb_s1->/Ct_k1->", *turns[2:]]
    assert last(*beaten, "Winner: C").remarks[0].law == "3.3.1.i"


def test_a_coalition_wins_with_its_partner() -> None:
    turns = [CAT, BIRDS, MICE, "V:++10/F#domV->$/++->C$", "C:++30"]
    assert last(*turns, "Winner: CV").verdict == OK


# Decks, maps and factions


def test_with_another_deck_cards_are_only_counted() -> None:
    start = START.replace("Standard", "E&P")
    assert last("C:Zglider/F#anvilC->/F#anvilC->", start=start).verdict == UNSURE
    assert last("C:4F#C->", start=start).verdict == WRONG


@pytest.mark.parametrize(
    "start", [START.replace("Fall", "Lake"), START.replace("A: Cid", "D: Cid").replace("A:3#->$\n", "")]
)
def test_a_game_that_is_not_ours_is_read_and_not_checked(start: str) -> None:
    line = last("C:w1->3", start=start)
    assert (line.verdict, line.verdicts) == (UNSURE, [UNSURE])


def test_winter_needs_the_suits_of_its_clearings() -> None:
    winter = HEADER.replace("Fall", "Winter")
    suits = "Clearings: F1, R2, M3, F4, R5, M6, F7, R8, M9, F10, R11, M12\n"
    assert last("C:w1->3", start=winter + SETUP).verdict == UNSURE
    assert last("C:w1->3", start=winter + suits + SETUP).verdict == WRONG
    assert faults(check(start=winter + suits.replace("M12", "F12") + SETUP))[0][1].law == "V.1"
    assert faults(check(start=winter + suits.replace(", M12", "") + SETUP))[0][1].verdict == UNREAD
