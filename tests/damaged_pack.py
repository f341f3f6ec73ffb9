"""Card packs damaged at random. Whatever a file says, its mistakes are named, or it has none and can be played."""

import copy
from collections.abc import Callable, Iterator
from typing import Any

from parlour.conformance.fuzz import Dice
from parlour.record.pack import Check, Table

GONE: Any = object()  # instead of a value: the field is left out


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every value in a pack, as what holds it and under which key."""
    inner: Any = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in list(inner):
        yield data, key
        yield from places(value)


def damaged(house: Table, wrong: list[Any], dice: Dice, times: int) -> Table:
    """A wrong value, a value from elsewhere, or nothing where there was something."""
    pack = copy.deepcopy(house)
    for _ in range(times):
        every = list(places(pack))
        holder, key = dice.pick(every)
        other, elsewhere = dice.pick(every)
        value = dice.pick([dice.pick(wrong), other[elsewhere], GONE])
        if value is GONE:
            del holder[key]
        else:
            holder[key] = copy.deepcopy(value)
    return pack


def wrong_with(pack: Table, check: Check, made_ready: Callable[[Table], object]) -> str:
    """ "" if the mistakes are short lines, or there are none and the cards can be made ready."""
    mistakes = check(pack)
    bad = [mistake for mistake in mistakes if "\n" in mistake or len(mistake) > 600 or ": " not in mistake]
    if not mistakes:
        made_ready(pack)
    return bad[0] if bad else ""
