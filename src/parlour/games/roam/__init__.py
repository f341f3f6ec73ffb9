"""Roam: explorers wander a shared field of six lands, and wake up the characters they find there."""
