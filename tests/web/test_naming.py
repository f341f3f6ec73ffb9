"""What people may be called, and what their passwords may be."""

import pytest

from parlour.text import words
from parlour.web.denied import Denied
from parlour.web.naming import check_password, clean_label, clean_login, clean_name


@pytest.mark.parametrize(
    ("given", "clean"),
    [
        ("Max", "Max"),
        ("  Max  Power ", "Max Power"),
        ("Max\u00a0Power", "Max Power"),
        ("и\u0306", "й"),
        ("Żółć", "Żółć"),
        ("李小龍", "李小龍"),
        ("🦊 fox", "🦊 fox"),
        ("<b>&amp;", "<b>&amp;"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_is_trimmed_and_composed(given: str, clean: str) -> None:
    assert clean_name(given) == clean


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("", "name-empty"),
        (" \u2003 ", "name-empty"),
        ("x" * 25, "name-long"),
        ("a\nb", "name-signs"),
        ("a\x00b", "name-signs"),
        ("a\x7f", "name-signs"),
        ("\u202egnp.exe", "name-signs"),  # turns the direction of writing
        ("a\u2066b", "name-signs"),
        ("a\u200bb", "name-signs"),  # a space without width
        ("\ufeffa", "name-signs"),
        ("a\u2028b", "name-signs"),
        ("\ud800", "name-signs"),
        ("\ue000", "name-signs"),  # nobody's letter
        ("\u3164", "name-signs"),  # a letter that is blank
        ("\u2800", "name-signs"),
        ("\u0301x", "name-signs"),  # an accent on nothing
        ("x" + "\u0336" * 3, "name-signs"),  # a tower of accents
    ],
)
def test_a_name_nobody_could_read_is_refused(name: str, expected: str) -> None:
    with pytest.raises(Denied) as refused:
        clean_name(name)
    assert (refused.value.status, refused.value.code) == (400, expected)
    assert words("en").has(refused.value.key)
    with pytest.raises(Denied) as refused:
        clean_label(name * 2)
    assert words("en").has(refused.value.key)


@pytest.mark.parametrize("login", ["", "ab", "a" * 25, "олена", "a b c", "a@b.c", "a\u0307bc", "<script>", "abcſ"])
def test_a_login_that_cannot_be_typed_everywhere_is_refused(login: str) -> None:
    with pytest.raises(Denied) as refused:
        clean_login(login)
    assert (refused.value.status, refused.value.code) == (400, "login-form")


def test_a_login_is_kept_in_lower_case() -> None:
    assert [clean_login(each) for each in ("Olena", " a.b-c_9 ", "K" * 24)] == ["olena", "a.b-c_9", "k" * 24]


@pytest.mark.parametrize(
    ("password", "expected"), [("", "password-short"), ("1234567", "password-short"), ("x" * 201, "password-long")]
)
def test_a_password_has_8_to_200_characters(password: str, expected: str) -> None:
    check_password("12345678")
    check_password("x" * 200)
    with pytest.raises(Denied) as refused:
        check_password(password)
    assert refused.value.code == expected
