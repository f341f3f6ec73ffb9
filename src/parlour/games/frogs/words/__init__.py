"""The words of Where the Frogs Caw: a folder a language, and the rules that put a card's effects into words."""
