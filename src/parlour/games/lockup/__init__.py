"""Lockup: six nights in a prison, for one to five crews."""
