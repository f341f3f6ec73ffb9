"""Both databases for a test that asks for a `store`; `sqlite` or `postgresql` for one that is about that database."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.web.store import Store
from web.stores import Postgres, postgres_server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with postgres_server() as server:
        yield server


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of a file that is not there yet."""
    return f"sqlite:///{tmp_path}/parlour.db"


@pytest.fixture
def postgresql(postgres: Postgres) -> str:
    """The address of an empty database."""
    postgres.empty()
    return postgres.address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(request.param))


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    store.open()
    yield store
    store.close()
