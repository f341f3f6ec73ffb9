"""The rules, and what everybody may know of them: colours of seats, dice and their faces."""

from typing import Final

SEATS: Final = ("blue", "red", "yellow", "green", "violet", "white")
DICE: Final = 5  # 1.1 of each player
FACES: Final = range(1, 7)
HIDDEN: Final = 0  # the face of a die that one may not see
