"""People, their sessions and tokens: plain functions for jobs of Store.write and Store.read.

Of a session or a token only the hash is stored: who reads the database cannot become anybody.
"""

from typing import Any

from sqlalchemy import Connection, Select, delete, insert, select, update

from parlour.web.store import rooms as room_store
from parlour.web.store.rooms import upsert
from parlour.web.store.schema import Conflict, keys, notes, people, rooms, seen, sessions, tokens
from parlour.web.store.schema import aliases as alias_table
from parlour.web.visitor import Person

FIELDS = list(Person.__dataclass_fields__)
SETTINGS = {"name", "language", "theme", "confirm", "sound"}  # what a person may change


def one_person(conn: Connection, query: Select[Any]) -> Person | None:
    row = conn.execute(query.with_only_columns(*(people.c[name] for name in FIELDS))).one_or_none()
    return Person(*row) if row else None


def add_person(conn: Connection, name: str, language: str, at: float) -> Person:
    """A new guest."""
    values = {"name": name, "language": language, "theme": "auto", "confirm": True, "sound": False, "created": at}
    return known_person(conn, conn.execute(insert(people).values(values).returning(people.c.id)).scalar_one())


def find_person(conn: Connection, id: int) -> Person | None:
    return one_person(conn, select(people).where(people.c.id == id))


def known_person(conn: Connection, id: int) -> Person:
    person = find_person(conn, id)
    if person is None:
        raise LookupError(f"There is no person {id}.")
    return person


def person_by_login(conn: Connection, login: str) -> tuple[Person, str] | None:
    """The account with this login, in whatever case it was typed, and the hash of its password."""
    query = select(people.c.id, people.c.password).where(people.c.login_key == login.casefold())
    row = conn.execute(query).one_or_none()
    return (known_person(conn, row.id), row.password) if row else None


def set_login(conn: Connection, person: int, login: str, password_hash: str) -> None:
    """Make a guest an account; Conflict if another has the login, in whatever case."""
    taken = person_by_login(conn, login)
    if taken and taken[0].id != person:
        raise Conflict(f"The login {login} is taken.")
    change(conn, person, login=login, login_key=login.casefold(), password=password_hash)


def set_password(conn: Connection, person: int, hash: str) -> None:
    change(conn, person, password=hash)


def update_person(conn: Connection, person: int, /, **fields: str | bool) -> Person:
    """Change what a person may change: name, language, theme, confirm, sound."""
    if unknown := fields.keys() - SETTINGS:
        raise TypeError(f"A person has no {', '.join(sorted(unknown))} to change.")
    change(conn, person, **fields)
    return known_person(conn, person)


def change(conn: Connection, person: int, **fields: str | bool) -> None:
    if fields:
        conn.execute(update(people).where(people.c.id == person).values(fields))


# Sessions and tokens


def add_session(conn: Connection, hash: str, person: int, at: float, expires: float) -> None:
    """Those that have run out go at the same time, so that they need no broom of their own."""
    conn.execute(delete(sessions).where(sessions.c.expires <= at))
    conn.execute(insert(sessions), {"hash": hash, "person": person, "at": at, "expires": expires})


def person_by_session(conn: Connection, hash: str, now: float) -> Person | None:
    query = select(people).join(sessions, sessions.c.person == people.c.id)
    return one_person(conn, query.where(sessions.c.hash == hash, sessions.c.expires > now))


def drop_session(conn: Connection, hash: str) -> None:
    conn.execute(delete(sessions).where(sessions.c.hash == hash))


def drop_sessions_of(conn: Connection, person: int, but: str = "") -> None:
    """All of a person's, but the one that they are using now."""
    conn.execute(delete(sessions).where(sessions.c.person == person, sessions.c.hash != but))


def add_token(conn: Connection, hash: str, person: int, label: str, at: float) -> None:
    conn.execute(insert(tokens), {"hash": hash, "person": person, "label": label, "at": at})


def person_by_token(conn: Connection, hash: str) -> Person | None:
    query = select(people).join(tokens, tokens.c.person == people.c.id)
    return one_person(conn, query.where(tokens.c.hash == hash))


def tokens_of(conn: Connection, person: int) -> list[tuple[str, str, float]]:
    """(hash, label, at), the oldest first."""
    query = select(tokens.c.hash, tokens.c.label, tokens.c.at).where(tokens.c.person == person)
    return [(row.hash, row.label, row.at) for row in conn.execute(query.order_by(tokens.c.at, tokens.c.hash))]


def drop_tokens_of(conn: Connection, person: int) -> None:
    conn.execute(delete(tokens).where(tokens.c.person == person))


def drop_token(conn: Connection, person: int, hash: str) -> None:
    conn.execute(delete(tokens).where(tokens.c.person == person, tokens.c.hash == hash))


# A guest who turns out to have an account


def move_person(conn: Connection, guest: int, account: int) -> None:
    """A guest has logged in: what was theirs is the account's now. Events stay as they are; an alias explains them.

    The guest's sessions and API tokens end, for nobody is that guest any more.
    """
    if guest == account:
        return
    drop_sessions_of(conn, guest)
    drop_tokens_of(conn, guest)  # whoever knew the guest's tokens does not get into the account
    conn.execute(update(rooms).where(rooms.c.owner == guest).values(owner=account))
    move_seats(conn, guest, account)
    move_marks(conn, guest, account)
    conn.execute(update(alias_table).where(alias_table.c.account == guest).values(account=account))
    new = upsert(conn)(alias_table).values(guest=guest, account=account)
    conn.execute(new.on_conflict_do_update(index_elements=["guest"], set_={"account": account}))


def move_seats(conn: Connection, guest: int, account: int) -> None:
    for row in conn.execute(select(rooms).where(rooms.c.id.in_(room_store.places_of(guest)))).all():
        head = room_store.room_of(row).head
        head.turn = [account if each == guest else each for each in head.turn]
        head.people = [account if each == guest else each for each in head.people]
        conn.execute(update(rooms).where(rooms.c.id == row.id).values(turn=head.turn, people=head.people))
        room_store.seat(conn, row.id, head)


def move_marks(conn: Connection, guest: int, account: int) -> None:
    """What the guest wrote, saw and asked for. Where both wrote a note, both notes are kept."""
    for room, text in conn.execute(select(notes.c.room, notes.c.text).where(notes.c.person == guest)).all():
        both = [each for each in (room_store.note_of(conn, room, account), text) if each]
        room_store.write_note(conn, room, account, "\n".join(both))
    for room, seq in conn.execute(select(seen.c.room, seen.c.seq).where(seen.c.person == guest)).all():
        room_store.mark_seen(conn, room, account, seq)
    for room, key, seq in conn.execute(select(keys.c.room, keys.c.key, keys.c.seq).where(keys.c.person == guest)).all():
        room_store.added(conn, keys, {"room": room, "person": account, "key": key, "seq": seq})
    for table in (notes, seen, keys):
        conn.execute(delete(table).where(table.c.person == guest))


def alias_of(conn: Connection, person: int) -> int:
    """The account that a former guest has become, else the same person."""
    return conn.scalar(select(alias_table.c.account).where(alias_table.c.guest == person)) or person


def aliases(conn: Connection) -> dict[int, int]:
    """Of every former guest, the account."""
    return {row.guest: row.account for row in conn.execute(select(alias_table))}
