"""Many live tables at once, shortly; `tests/web/load.py` measures it at length. Bounds are for busy machines."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

from web.load import lay_out, part, play, told, weigh
from web.servers import serving


def test_a_move_reaches_the_other_player_at_once_at_fifty_tables(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    crowd = max(1.0, os.getloadavg()[0] / len(os.sched_getaffinity(0)))  # others may be at work on this machine
    with serving(tmp_path, unlimited=True) as server:
        delays = asyncio.run(play(server.address, 50, 2, 10))
        assert server.log == ""
    record_property("delays", told(delays))
    assert len(delays) > 15
    assert part(delays, 0.5) < 300 * crowd
    assert part(delays, 0.95) < 1000 * crowd


def test_tables_and_feeds_are_light(tmp_path: Path, record_property: Callable[[str, object], None]) -> None:
    tables = lay_out(tmp_path, 40)
    with serving(tmp_path, unlimited=True) as server:
        table, feed = asyncio.run(weigh(server, tables, 100))
    record_property("kilobytes", f"{table:.0f} a table, {feed:.0f} a feed")
    assert table < 1000
    assert feed < 200
