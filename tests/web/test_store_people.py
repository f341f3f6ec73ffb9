"""What the store knows about people, the same in both databases."""

from dataclasses import replace

import pytest

from parlour.web.store import Conflict, Store
from parlour.web.store.people import (
    add_person,
    add_session,
    add_token,
    alias_of,
    aliases,
    drop_session,
    drop_sessions_of,
    drop_token,
    find_person,
    move_person,
    person_by_login,
    person_by_session,
    person_by_token,
    set_login,
    set_password,
    tokens_of,
    update_person,
)
from parlour.web.store.rooms import (
    append,
    events_after,
    find_room,
    insert_room,
    mark_seen,
    note_of,
    rooms_of,
    seen_of,
    seq_of_key,
    write_note,
)
from parlour.web.visitor import Person
from web.stores import a_head, a_room, an_event, ask, do, people


def test_a_new_person_is_a_guest(store: Store) -> None:
    person = do(store, add_person, "Їжак", "uk", 1.0)
    assert person == Person(person.id, "Їжак", None, "uk", "auto", confirm=True, sound=False)
    assert ask(store, find_person, person.id) == person
    assert ask(store, find_person, person.id + 1) is None


def test_a_guest_who_takes_a_login_has_an_account(store: Store) -> None:
    [ann] = people(store, "Ann")
    do(store, set_login, ann, "Straße", "argon2 hash")
    found = ask(store, person_by_login, "STRASSE")
    assert found
    assert found[0] == ask(store, find_person, ann)
    assert found[0].login == "Straße"
    assert found[1] == "argon2 hash"
    assert ask(store, person_by_login, "ann") is None


def test_a_login_is_given_once_in_whatever_case(store: Store) -> None:
    [ann, bo] = people(store, "Ann", "Bo")
    do(store, set_login, ann, "Hedgehog", "one")
    with pytest.raises(Conflict):
        do(store, set_login, bo, "hedgeHOG", "two")
    do(store, set_login, ann, "hedgehog", "three")
    found = ask(store, person_by_login, "Hedgehog")
    assert found
    assert (found[0].id, found[1]) == (ann, "three")


def test_a_password_can_change(store: Store) -> None:
    [ann] = people(store, "Ann")
    do(store, set_login, ann, "ann", "old")
    do(store, set_password, ann, "new")
    found = ask(store, person_by_login, "ann")
    assert found
    assert found[1] == "new"


def test_a_person_changes_their_settings(store: Store) -> None:
    person = do(store, add_person, "Ann", "", 1.0)
    changed = do(store, update_person, person.id, name="Anna", language="pl", theme="dark", confirm=False, sound=True)
    assert changed == replace(person, name="Anna", language="pl", theme="dark", confirm=False, sound=True)
    assert ask(store, find_person, person.id) == changed
    assert do(store, update_person, person.id) == changed


def test_nobody_changes_what_is_not_a_setting(store: Store) -> None:
    [ann] = people(store, "Ann")
    with pytest.raises(TypeError, match="login"):
        do(store, update_person, ann, login="root")
    with pytest.raises(LookupError):
        do(store, update_person, ann + 1, name="Nobody")


def test_a_session_lasts_until_it_expires(store: Store) -> None:
    [ann] = people(store, "Ann")
    do(store, add_session, "hash", ann, 10.0, 20.0)
    found = ask(store, person_by_session, "hash", 19.0)
    assert found
    assert found.id == ann
    assert ask(store, person_by_session, "hash", 20.0) is None
    assert ask(store, person_by_session, "other", 11.0) is None
    do(store, add_session, "later", ann, 30.0, 40.0)
    assert ask(store, person_by_session, "hash", 19.0) is None, "the old one was swept away"


def test_sessions_can_be_ended(store: Store) -> None:
    [ann, bo] = people(store, "Ann", "Bo")
    for session, person in [("a1", ann), ("a2", ann), ("a3", ann), ("b1", bo)]:
        do(store, add_session, session, person, 1.0, 9.0)
    do(store, drop_session, "a1")
    assert living(store) == ["a2", "a3", "b1"]
    do(store, drop_sessions_of, ann, "a3")
    assert living(store) == ["a3", "b1"]
    do(store, drop_sessions_of, ann)
    assert living(store) == ["b1"]


def living(store: Store) -> list[str]:
    return [each for each in ("a1", "a2", "a3", "b1") if ask(store, person_by_session, each, 2.0)]


def test_tokens_are_listed_and_revoked_by_their_owner(store: Store) -> None:
    [ann, bo] = people(store, "Ann", "Bo")
    do(store, add_token, "second", ann, "laptop", 2.0)
    do(store, add_token, "first", ann, "bot", 1.0)
    assert ask(store, tokens_of, ann) == [("first", "bot", 1.0), ("second", "laptop", 2.0)]
    found = ask(store, person_by_token, "first")
    assert found
    assert found.id == ann
    do(store, drop_token, bo, "first")
    assert ask(store, person_by_token, "first")
    do(store, drop_token, ann, "first")
    assert ask(store, person_by_token, "first") is None
    assert ask(store, tokens_of, bo) == []


# A guest who logs in


def test_everything_of_a_guest_passes_to_the_account(store: Store) -> None:
    [guest, account, other] = people(store, "guest", "account", "other")
    head = a_head(1, people=[guest, other], turn=[guest])
    do(store, insert_room, a_room("r", guest, head), [an_event(1, person=guest)])
    do(store, write_note, "r", guest, "keep the tower")
    do(store, mark_seen, "r", guest, 1)
    do(store, append, "r", [an_event(2)], a_head(2, people=[guest, other], turn=[other, guest]), (guest, "key"))
    do(store, add_token, "token", guest, "bot", 1.0)
    do(store, add_session, "session", guest, 1.0, 9.0)
    do(store, move_person, guest, account)
    room = ask(store, find_room, "r")
    assert room
    assert room.owner == account
    assert room.head == a_head(2, people=[account, other], turn=[other, account])
    assert ask(store, rooms_of, account, ["playing"]) == [room]
    assert ask(store, rooms_of, guest, ["playing"]) == []
    assert ask(store, note_of, "r", account) == "keep the tower"
    assert ask(store, note_of, "r", guest) == ""
    assert ask(store, seen_of, "r", account) == 1
    assert ask(store, seq_of_key, "r", account, "key") == 2
    assert ask(store, tokens_of, account) == ask(store, tokens_of, guest) == [], "a guest's token opens no account"
    assert ask(store, person_by_session, "session", 2.0) is None
    assert ask(store, events_after, "r")[0].person == guest, "what happened has happened"
    assert ask(store, alias_of, guest) == account
    assert ask(store, aliases) == {guest: account}


def test_others_keep_what_is_theirs(store: Store) -> None:
    [guest, account, other] = people(store, "guest", "account", "other")
    room = a_room("r", other, a_head(people=[other, account], turn=[other]))
    do(store, insert_room, room, [])
    do(store, write_note, "r", other, "mine")
    do(store, add_session, "session", other, 1.0, 9.0)
    do(store, move_person, guest, account)
    assert ask(store, find_room, "r") == room
    assert ask(store, note_of, "r", other) == "mine"
    assert ask(store, person_by_session, "session", 2.0)
    assert ask(store, alias_of, other) == other


def test_where_both_have_been_nothing_is_lost(store: Store) -> None:
    [guest, account] = people(store, "guest", "account")
    do(store, insert_room, a_room("r", account, a_head(people=[guest, account], turn=[guest])), [])
    for person, note, seq in [(guest, "from the train", 3), (account, "from home", 2)]:
        do(store, write_note, "r", person, note)
        do(store, mark_seen, "r", person, seq)
    do(store, append, "r", [an_event(1)], a_head(1, people=[guest, account], turn=[guest]), (guest, "key"))
    do(store, append, "r", [an_event(2)], a_head(2, people=[guest, account], turn=[guest]), (account, "key"))
    do(store, move_person, guest, account)
    room = ask(store, find_room, "r")
    assert room
    assert room.head == a_head(2, people=[account, account], turn=[account])
    assert ask(store, note_of, "r", account) == "from home\nfrom the train"
    assert ask(store, seen_of, "r", account) == 3
    assert ask(store, seq_of_key, "r", account, "key") == 2


def test_a_second_guest_and_a_second_time_change_nothing_else(store: Store) -> None:
    [one, two, account] = people(store, "one", "two", "account")
    for guest in (one, two, one, account):
        do(store, move_person, guest, account)
    assert ask(store, aliases) == {one: account, two: account}
    assert ask(store, alias_of, account) == account


def test_an_alias_leads_straight_to_the_last_account(store: Store) -> None:
    [one, two, three] = people(store, "one", "two", "three")
    do(store, move_person, one, two)
    do(store, move_person, two, three)
    assert ask(store, aliases) == {one: three, two: three}
