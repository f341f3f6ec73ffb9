"""One server a worker; and guests who come to it. A test fails if a guest's console has complained."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from web.servers import Server, serving

from e2e.guests import Door, House


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Each test has tables and people of its own. Nobody is too fast for it, since all of them have one address."""
    with serving(tmp_path_factory.mktemp("house"), unlimited=True) as server:
        yield server


@pytest.fixture
def door(browser: Browser) -> Iterator[Door]:
    """For tests that bring their own server."""
    door = Door(browser)
    try:
        yield door
    finally:
        door.close()
    assert door.mistakes() == []


@pytest.fixture
def house(door: Door, server: Server) -> House:
    return House(door, server)
