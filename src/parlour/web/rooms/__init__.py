"""Rooms: tables that are kept. A room is the sum of its events; nothing else about a play is stored."""
