"""Bots: ours, and those that users bring."""
