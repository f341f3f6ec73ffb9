"""The law of Lockup, tested chapter by chapter."""
