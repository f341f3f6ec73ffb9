"""One server a worker; and guests who come to it. A test fails if a guest's console has complained."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from web.servers import Server, serving

from e2e.guests import Door, House


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In CI a browser on a crowded machine gets a second chance; the summary counts the reruns."""
    for item in items if "CI" in os.environ else []:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


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
