"""What people may be called: names that everybody can read, logins that everybody can type."""

import re
import unicodedata
from typing import Final

from parlour.web.denied import Denied

LONGEST_NAME: Final = 24
LONGEST_LABEL: Final = 40
LOGIN: Final = re.compile(r"[a-z0-9_.-]{3,24}")
PASSWORD: Final = (8, 200)
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters to Unicode, nothing to the eye
MARKS: Final = re.compile(r"m{3}")  # accents piled so high that they cover the neighbours


def clean_name(name: str) -> str:
    """As it will be shown: composed (NFC), with single spaces, none of them at the ends."""
    return clean(name, "name", LONGEST_NAME)


def clean_label(label: str) -> str:
    """What an API token is for."""
    return clean(label, "label", LONGEST_LABEL)


def clean(text: str, what: str, most: int) -> str:
    if len(text) > 4 * most:  # composing takes time that grows with the square of the accents
        raise Denied(400, f"{what}-long", most=most)
    composed = unicodedata.normalize("NFC", text).strip()
    spaced = re.sub(" +", " ", "".join(" " if unicodedata.category(sign) == "Zs" else sign for sign in composed))
    if not spaced:
        raise Denied(400, f"{what}-empty", most=most)
    if len(spaced) > most:
        raise Denied(400, f"{what}-long", most=most)
    if not is_readable(spaced):
        raise Denied(400, f"{what}-signs")
    return spaced


def is_readable(text: str) -> bool:
    """No control characters, none that are invisible or turn the direction of writing, no towers of accents."""
    kinds = "".join("m" if unicodedata.category(sign) in ("Mn", "Me") else "-" for sign in text)
    return text.isprintable() and not BLANK & set(text) and not MARKS.search(kinds) and kinds[0] != "m"


def clean_login(login: str) -> str:
    """In lower case: whoever can be taken for another is that other."""
    small = login.strip().lower()
    if not LOGIN.fullmatch(small):
        raise Denied(400, "login-form")
    return small


def check_password(password: str) -> None:
    least, most = PASSWORD
    if len(password) < least:
        raise Denied(400, "password-short", least=least)
    if len(password) > most:
        raise Denied(400, "password-long", most=most)
