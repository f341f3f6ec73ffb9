"""My Game, a title for Parlour."""
