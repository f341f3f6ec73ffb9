"""What the house remembers: people, rooms, and every event at a table, in SQLite or PostgreSQL."""

from parlour.web.store.engine import Store
from parlour.web.store.schema import Conflict, EventRow, Head, RoomRow, TalkRow

__all__ = ["Conflict", "EventRow", "Head", "RoomRow", "Store", "TalkRow"]
