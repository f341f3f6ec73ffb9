"""The mistakes in a card pack: in its tables, in its cards, and in what the cards are together."""

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import Any, Final

from parlour.games.frogs.file.pack.board import check_board
from parlour.games.frogs.file.pack.chains import check_chains
from parlour.games.frogs.file.pack.places import Place, check_places, lasting_place, named
from parlour.games.frogs.file.pack.words import HIGHEST, check_effects, check_flag, check_trigger
from parlour.games.frogs.rules.book import CARDS, CHESTS, DECKS, NOVICES, SPECIES, STARTERS, TYPES
from parlour.kernel.errors import shown
from parlour.record.pack import Mistakes, Table, check_fields, check_head, check_list, check_number, check_word, is_word

FIELDS: Final = {  # 2.4 by type of card
    "villager": "id, name, deck, type, species, cost, provisions, free, effects, source",
    "gear": "id, name, deck, type, species, cost, provisions, trigger, relic, source",
    "building": "id, name, deck, type, species, cost, trigger, effects, enchantment, source",
}
NOVICE: Final = "id, name, species, cost, provisions, free, effects, source"
SIDES: Final = ("basic", "advanced")
ENCHANTMENTS: Final = ("one-shot", "modifier")  # 11.2
SHARES: Final = {"base": (9, 4, 4), "academy": (5, 2, 1), "tidings": (5, 2, 1)}  # 2.1 by type, of each species


def check_pack(table: Table) -> Mistakes:
    """2.1 The counts; what one table says; then, if every card is in order, what they must be together."""
    mistakes = check_head(table, "frogs", {"pack", "card", "novice", "starter", "chests", "icons", "board"})
    mistakes += check_list(table.get("card", []), "card", check_card, NOVICES)
    mistakes += check_list(table.get("novice", []), "novice", check_novice, CARDS - NOVICES)
    mistakes += check_list(table.get("starter", []), "starter", check_starter, len(STARTERS))
    mistakes += check_rewards(table.get("chests"), "chests", CHESTS)
    mistakes += check_rewards(table.get("icons"), "icons", STARTERS)
    mistakes += check_list(table.get("board", []), "board", check_board, 2)
    return mistakes or check_together(table)


def check_card(entry: Table, where: str) -> Mistakes:
    """2.4 A card of the decks, by its type."""
    mistakes = check_word(entry, where, "deck", DECKS) + check_word(entry, where, "species", SPECIES)
    mistakes += check_word(entry, where, "type", TYPES) + check_number(entry, where, "cost", 0, HIGHEST)
    kind = entry.get("type")
    if not isinstance(kind, str) or kind not in TYPES:
        return mistakes
    mistakes += check_fields(entry, where, FIELDS[kind])
    if kind == "building":
        return mistakes + check_building(entry, where)
    mistakes += check_number(entry, where, "provisions", 0, HIGHEST)
    if kind == "gear":
        return mistakes + check_trigger(entry, where) + check_one(entry, where, "relic", Place("gear"))
    return mistakes + check_villager(entry, where)


def check_novice(entry: Table, where: str) -> Mistakes:
    """3.10 A novice villager; 3.10.1 its cost, should it be played from the discard pile."""
    mistakes = check_fields(entry, where, NOVICE) + check_word(entry, where, "species", SPECIES)
    mistakes += check_number(entry, where, "cost", 0, HIGHEST)
    mistakes += check_number(entry, where, "provisions", 0, HIGHEST)
    return mistakes + check_villager(entry, where)


def check_villager(entry: Table, where: str) -> Mistakes:
    """5.3.1 Free or not; 7.12 what a villager of this species may do."""
    mistakes = check_flag(entry, where, "free") if "free" in entry else []
    species = entry.get("species")
    place = Place("villager", species) if isinstance(species, str) and species in SPECIES else None
    return mistakes + check_one(entry, where, "effects", place)


def check_building(entry: Table, where: str) -> Mistakes:
    """2.4, 11.2 Trigger, effects and enchantment; a modifier is read on from the effects that it is added to."""
    mistakes = check_trigger(entry, where) + check_effects(entry.get("effects"), f"{where}, effects")
    mistakes += check_enchantment(entry.get("enchantment"), f"{where}, enchantment")
    if mistakes or entry.get("species") not in SPECIES:
        return mistakes
    effects = named(entry["effects"], f"{where}, effects")
    added = named(entry["enchantment"]["effects"], f"{where}, enchantment")
    if entry["enchantment"]["kind"] == "modifier":
        return check_places([*effects, *added], lasting_place(entry))
    return check_places(effects, lasting_place(entry)) + check_places(added, Place("building"))


def check_enchantment(enchantment: Any, where: str) -> Mistakes:
    if not isinstance(enchantment, dict):
        return [f"{where}: must be {{ kind = …, effects = … }}, not {shown(enchantment)}"]
    mistakes = check_fields(enchantment, where, "kind, effects") + check_word(enchantment, where, "kind", ENCHANTMENTS)
    return mistakes + check_effects(enchantment.get("effects"), where)


def check_starter(entry: Table, where: str) -> Mistakes:
    """2.5 Both sides of a starter card."""
    mistakes = check_fields(entry, where, "id, name, basic, advanced, source")
    if is_word(entry.get("id")):
        mistakes += check_word(entry, where, "id", STARTERS)
    return mistakes + [each for side in SIDES for each in check_one(entry, where, side, Place("starter"))]


def check_rewards(rewards: Any, where: str, known: Sequence[str]) -> Mistakes:
    """8.7.1 What the chests and the start icons give."""
    if not isinstance(rewards, dict):
        return [f"{where}: must be a table [{where}] with {', '.join(known)}"]
    mistakes = check_fields(rewards, where, ", ".join((*known, "source")))
    return mistakes + [each for name in known for each in check_one(rewards, where, name, Place("reward"))]


def check_one(entry: Table, where: str, field: str, place: Place | None) -> Mistakes:
    """One list of effects: each for itself, and then, if these are in order and the place is known, together."""
    where = f"{where}, {field}"
    mistakes = check_effects(entry.get(field), where)
    return mistakes if mistakes or place is None else check_places(named(entry[field], where), place)


def check_together(table: Table) -> Mistakes:
    """What can be said only of all cards: every one of them is in order."""
    cards, novices = table["card"], table["novice"]
    ids = {card["id"] for card in cards}
    return [
        *check_shares(cards),
        *(f"novice {each['id']}, id: a card has this id too" for each in novices if each["id"] in ids),
        *check_novices(novices),
        *check_chains(cards),
    ]


def check_shares(cards: Sequence[Table]) -> Mistakes:
    """2.1 The decks by type and species."""
    found = Counter((card["deck"], card["type"], card["species"]) for card in cards)
    return [
        f"card: deck {deck} must have {wanted} of type {kind} and species {species}, this pack has {has}"
        for deck, (number, kind), species in product(DECKS, enumerate(TYPES), SPECIES)
        if (has := found[deck, kind, species]) != (wanted := SHARES[deck][number])
    ]


def check_novices(novices: Sequence[Table]) -> Mistakes:
    """2.1 One novice villager of each species."""
    there = {novice["species"] for novice in novices}
    return [f"novice: there must be one of species {species}" for species in SPECIES if species not in there]
