"""The table: games with people around them."""
