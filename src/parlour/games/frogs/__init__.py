"""Where the Frogs Caw."""
