"""The law of Roam, tested chapter by chapter."""
