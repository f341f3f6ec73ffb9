"""The law of Where the Frogs Caw, tested chapter by chapter."""
