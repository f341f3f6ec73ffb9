"""Pages: pure functions from a visitor and plain data to HTML."""
