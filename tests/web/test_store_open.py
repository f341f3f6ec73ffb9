"""Opening a database: a new one, our own again, and what is not ours."""

import pytest
from sqlalchemy import text, update

from parlour.kernel.errors import BadInput
from parlour.web.store import Store
from parlour.web.store.rooms import events_after, find_room, insert_room
from parlour.web.store.schema import meta
from web.stores import a_head, a_room, an_event, ask, do, people


def test_a_database_is_opened_again_as_it_was(database: str) -> None:
    store = Store(database)
    store.open()
    [ann] = people(store, "Ann")
    room = a_room("r", ann, a_head(1))
    do(store, insert_room, room, [an_event(1)])
    store.close()
    again = Store(database)
    again.open()
    assert ask(again, find_room, "r") == room
    assert ask(again, events_after, "r") == [an_event(1)]
    again.close()


def test_tables_of_another_version_are_left_alone(database: str) -> None:
    store = Store(database)
    store.open()
    do(store, lambda conn: conn.execute(update(meta).values(value="99")).close())
    store.close()
    with pytest.raises(BadInput, match="version 99"):
        Store(database).open()


def test_tables_of_another_program_are_left_alone(database: str) -> None:
    store = Store(database)
    store.open()
    do(store, lambda conn: conn.execute(text("DROP TABLE meta")).close())
    store.close()
    with pytest.raises(BadInput, match="already exists"):
        Store(database).open()


@pytest.mark.parametrize("url", ["", "parlour.db", "mysql://localhost/x", "sqlite://", "sqlite:///:memory:", "http://x"])
def test_what_is_no_database_is_refused(url: str) -> None:
    with pytest.raises(BadInput, match="is no database"):
        Store(url)
