"""5.1.1, A.1: which factions play, and at which seats. Drawn from a chance of its own, so that naming the seats that
were drawn deals the same game again."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from parlour.games.root.rules.book import Rules
from parlour.games.root.rules.faction import (
    ALLIANCE,
    EYRIE,
    FACTIONS,
    LIZARD_CULT,
    MARQUISE,
    RIVERFOLK,
    VAGABOND,
    VAGABOND_SECOND,
    Faction,
)
from parlour.games.root.rules.factions.alliance import Alliance
from parlour.games.root.rules.factions.eyrie import Eyrie
from parlour.games.root.rules.factions.lizard_cult import LizardCult
from parlour.games.root.rules.factions.marquise import Marquise
from parlour.games.root.rules.factions.riverfolk import Riverfolk
from parlour.games.root.rules.factions.vagabond import CHARACTERS, Vagabond
from parlour.games.root.rules.land import LANDS
from parlour.kernel.chance import scaled, seeded, stirred
from parlour.kernel.errors import BadInput, shown

REACH: Final = {2: 17, 3: 18, 4: 21, 5: 25, 6: 28}  # A.1 recommended, by number of players
LEAST_REACH: Final = 17  # A.1 for the adventurous


def make_faction(number: int) -> Faction:
    if number == MARQUISE:
        return Marquise()
    if number == EYRIE:
        return Eyrie()
    if number == ALLIANCE:
        return Alliance()
    if number == LIZARD_CULT:
        return LizardCult()
    return Riverfolk() if number == RIVERFOLK else Vagabond(number)


ALL: Final[list[Faction]] = [make_faction(number) for number in range(len(FACTIONS))]


def reach_of(factions: Sequence[int]) -> int:
    """A.1 The reach of several factions together."""
    return sum(ALL[number].reach for number in factions)


def needed(count: int, settings: Mapping[str, str]) -> int:
    """A.1, A.2 The reach that a table asks for: what is recommended, the least for the adventurous, or any."""
    check = settings["reach_check"]
    return REACH[count] if check == "recommended" else LEAST_REACH if check == "adventurous" else 0


def choose_factions(seats: int | Sequence[str], settings: Mapping[str, str], chance: int) -> list[int]:
    """5.1.1 Named seats are as they are named; otherwise factions are given or drawn, then dealt to the seats."""
    given = settings["factions"]
    if not isinstance(seats, int):
        named = read_factions(seats, "seats")
        check_given(given, named)
        return checked(named, settings)
    luck = seeded(f"factions {chance}")
    if given != "random":
        chosen = read_factions(given.split(","), "factions")
        if len(chosen) != seats:
            raise BadInput(f"factions={shown(given)} are {len(chosen)}, but there are {seats} seats.")
        return checked(chosen if settings["seating"] == "fixed" else shuffled(chosen, luck), settings)
    sets = [list(each) for each in combinations(range(len(FACTIONS)), seats) if not lacks_first(each)]
    fitting = [each for each in sets if reach_of(each) >= needed(seats, settings)]
    luck = stirred(luck)
    return shuffled(fitting[scaled(luck, len(fitting))], luck)


def lacks_first(factions: Sequence[int]) -> bool:
    """A.2 The second Vagabond requires the first."""
    return VAGABOND_SECOND in factions and VAGABOND not in factions


def check_given(given: str, named: list[int]) -> None:
    """5.1.1 The option and the names of the seats may not contradict each other."""
    if given != "random" and sorted(read_factions(given.split(","), "factions")) != sorted(named):
        names = ",".join(FACTIONS[number] for number in named)
        raise BadInput(f"factions={shown(given)} is not possible with the seats {names}.")


def shuffled(factions: list[int], luck: int) -> list[int]:
    """5.1.1 A uniform order."""
    rest, order = factions.copy(), []
    while rest:
        luck = stirred(luck)
        order.append(rest.pop(scaled(luck, len(rest))))
    return order


def read_factions(names: Sequence[str], where: str) -> list[int]:
    good = all(name in FACTIONS for name in names)
    if not good or len(set(names)) != len(names):
        given = shown(",".join(map(str, names)))
        raise BadInput(f"{where}={given}: must be of {', '.join(FACTIONS)}, none of them twice.")
    return [FACTIONS.index(name) for name in names]


def checked(factions: list[int], settings: Mapping[str, str]) -> list[int]:
    """A.2 Refused: a mix below the reach that the table asks for, and a second Vagabond without a first."""
    if lacks_first(factions):
        raise BadInput("vagabond_second is not possible without vagabond: the second Vagabond needs the first.")
    least, reach = needed(len(factions), settings), reach_of(factions)
    if reach < least:
        easier = "off" if reach < LEAST_REACH else "adventurous"
        raise BadInput(
            f"These factions have a reach of {reach}, and {least} is asked for with {len(factions)} players; "
            f"reach_check={easier} plays them all the same."
        )
    return factions


def make_rules(factions: list[int], settings: Mapping[str, str]) -> Rules:
    """O.1 The law, the map and the factions of a table."""
    rules = Rules(LANDS[settings["map"]], [ALL[number] for number in factions], dict(settings))
    chosen = settings["characters"]
    everybody = list(range(len(CHARACTERS)))
    rules.characters = [CHARACTERS.index(chosen)] if chosen in CHARACTERS else everybody
    rules.turns = [faction.turn(seat) for seat, faction in enumerate(rules.faction)]
    return rules
