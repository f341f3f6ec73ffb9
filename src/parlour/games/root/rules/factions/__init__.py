"""The factions, one module each: what the law changes and adds for them."""
