"""4.8, 1.2: which crews play, and at which seats. Drawn from a chance of its own, so that naming the seats that were
drawn deals the same game again."""

from collections.abc import Mapping, Sequence

from parlour.games.lockup.file.pack import load_cards
from parlour.games.lockup.rules.book import CREWS, DIFFICULTIES, Rules
from parlour.kernel.chance import scaled, seeded, stirred
from parlour.kernel.errors import BadInput, shown
from parlour.record.pack import with_digest


def choose_crews(seats: int | Sequence[str], settings: Mapping[str, str], chance: int) -> list[int]:
    """4.8, DEC.1, 1.2 Named seats are as they are named; otherwise the crews are given in order, or drawn."""
    given = settings["crews"]
    if not isinstance(seats, int):
        named = read_crews(seats, "seats")
        check_given(given, named)
        return named
    if given == "random":
        return draw_crews(seats, seeded(f"crews {chance}"))
    crews = read_crews(given.split(","), "crews")
    if len(crews) != seats:
        raise BadInput(f"crews={shown(given)} are {len(crews)}, but there are {seats} seats.")
    return crews


def draw_crews(seats: int, luck: int) -> list[int]:
    rest, crews = list(range(len(CREWS))), []
    for _ in range(seats):
        luck = stirred(luck)
        crews.append(rest.pop(scaled(luck, len(rest))))
    return crews


def read_crews(names: Sequence[str], where: str) -> list[int]:
    """4.8 Each player has a crew of its own."""
    good = all(name in CREWS for name in names)
    if not good or len(set(names)) != len(names):
        given = shown(",".join(map(str, names)))
        raise BadInput(f"{where}={given}: must be of {', '.join(CREWS)}, none of them twice.")
    return [CREWS.index(name) for name in names]


def check_given(given: str, named: list[int]) -> None:
    """The option and the names of the seats may not contradict each other."""
    if given != "random" and sorted(read_crews(given.split(","), "crews")) != sorted(named):
        names = ",".join(CREWS[crew] for crew in named)
        raise BadInput(f"crews={shown(given)} is not possible with the seats {names}.")


def make_rules(crews: list[int], settings: Mapping[str, str]) -> Rules:
    """17, 18 The cards, the mode and the difficulty."""
    rules = Rules(load_cards(settings["pack"]), crews)
    rules.expert = settings["expert"] == "true"
    rules.difficulty = DIFFICULTIES.index(settings["difficulty"])
    rules.settings = {**settings, "pack": with_digest(settings["pack"], rules.cards.digest)}
    return rules
