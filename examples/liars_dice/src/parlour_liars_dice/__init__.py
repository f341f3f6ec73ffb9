"""Liar's Dice, a title for Parlour."""
