"""The mistakes in one card of a pack, each one sentence that names the card and the field."""

from collections.abc import Collection, Sequence
from typing import Any, Final

from parlour.games.lockup.rules.book import (
    BONUSES,
    CREWS,
    EFFECTS,
    GOAL_TYPES,
    GOODS,
    GUARD_ROLES,
    GUARD_SETS,
    MEASURES,
    OPS,
    SYMBOLS,
    TOMES,
    TYPES,
)
from parlour.kernel.errors import shown
from parlour.record.pack import Mistakes, Table, check_fields, check_number, check_word, is_tables, is_word

DEAREST: Final = 12  # resources that an item costs
MOST: Final = 9  # of one resource in a cost, of symbols on a card
FEW: Final = 3  # effects on a card
WINDOWS: Final = range(1, 11)  # 14.2; 10 is the second half of T6, after the reward
NEEDED: Final = {  # 14.6 the window without which a tome could do nothing
    "hidden-limit": 1,
    "peek": 1,
    "recall-tokens": 1,
    "move-token": 3,
    "strength": 4,
    "dodge": 4,
    "rival-pays": 6,
    "craft-discount": 6,
    "recruit-discount": 6,
}
# have no amount
ONE: Final = ("rival-pays", "peek", "dodge", "move-token", "recall-tokens", "gain-choice", "give-suspicion")
ABOUT: Final = {"symbols": "symbol", "items-with-cost": "good", "items-of-value": "value"}  # 15.6


def check_item(entry: Table, where: str) -> Mistakes:
    """2.7 Value, cost, symbols, effects."""
    mistakes = check_fields(entry, where, "id, name, value, cost, symbols, effects, source")
    mistakes += check_number(entry, where, "value", 0, 99)
    mistakes += check_goods(entry, where, "cost", (*GOODS, "any"), DEAREST)
    mistakes += check_words(entry, where, "symbols", SYMBOLS)
    return mistakes + check_words(entry, where, "effects", EFFECTS, FEW)


def check_goon(entry: Table, where: str) -> Mistakes:
    """2.8 Type, suspicion, symbol, effects; 13.6 only items enlarge the storage."""
    mistakes = check_fields(entry, where, "id, name, type, suspicion, symbol, effects, demon, brings, source")
    mistakes += check_word(entry, where, "type", TYPES)
    least = 1 if entry.get("type") == "brigand" else 0  # 12.3.1
    mistakes += check_number(entry, where, "suspicion", least, MOST, default=0)
    if "symbol" in entry:
        mistakes += check_word(entry, where, "symbol", SYMBOLS)
    mistakes += check_words(entry, where, "effects", [effect for effect in EFFECTS if effect != "storage"], FEW)
    mistakes += check_only(entry, where, "demon", SYMBOLS, "demon")
    return mistakes + check_only(entry, where, "brings", GOODS, "brigand")


def check_only(entry: Table, where: str, field: str, known: Sequence[str], owner: str) -> Mistakes:
    """12.3, 12.3.1 What every goon of one type has, and no other."""
    if entry.get("type") == owner:
        return check_word(entry, where, field, known)
    return [f"{where}, {field}: only a {owner} has it"] if field in entry else []


def check_tome(entry: Table, where: str) -> Mistakes:
    """2.10 Copies, windows, what it does, how much; 18.2.2 whether solo uses it."""
    mistakes = check_fields(entry, where, "id, name, copies, windows, op, amount, choices, solo, source")
    mistakes += check_number(entry, where, "copies", 1, TOMES, default=1)
    mistakes += check_word(entry, where, "op", OPS)
    op = entry.get("op")
    mistakes += check_windows(entry, where, NEEDED.get(op, 0) if isinstance(op, str) else 0)
    mistakes += check_number(entry, where, "amount", 1, 1 if op in ONE else MOST, default=1)
    if op == "gain-choice":
        mistakes += check_goods(entry, where, "choices", GOODS, MOST * len(GOODS))
    elif "choices" in entry:
        mistakes.append(f"{where}, choices: only gain-choice has it")
    if type(entry.get("solo", True)) is not bool:
        mistakes.append(f"{where}, solo: must be true or false, not {shown(entry['solo'])}")
    return mistakes


def check_windows(entry: Table, where: str, needed: int) -> Mistakes:
    """14.2.1 The windows of a tome; 14.6 among them that in which it can do something."""
    named = entry.get("windows", "any")
    if named == "any":
        return []
    if not isinstance(named, list) or not named or not all(type(n) is int and n in WINDOWS for n in named):
        return [f"{where}, windows: must be 'any' or a list of numbers from 1 to 10, not {shown(named)}"]
    if len(set(named)) < len(named):
        return [f"{where}, windows: a number stands twice"]
    return [f"{where}, windows: this tome needs window {needed}"] if needed and needed not in named else []


def check_goal(entry: Table, where: str) -> Mistakes:
    """2.11 Type and what is counted; 15.5.3 stars for each counted."""
    mistakes = check_fields(entry, where, "id, name, type, count, stars-per, source")
    mistakes += check_word(entry, where, "type", GOAL_TYPES)
    if entry.get("type") != "end-game" and "stars-per" in entry:
        mistakes.append(f"{where}, stars-per: only an end-game goal has it")
    elif "stars-per" in entry:
        mistakes += check_number(entry, where, "stars-per", 1, MOST)
    parts = parts_of(entry)
    most = MOST if entry.get("type") == "instant" else 1
    if not is_tables(parts) or not 1 <= len(parts) <= most:
        form = "{ measure = … } or a list of such" if most > 1 else "one { measure = … }"
        return [*mistakes, f"{where}, count: must be {form}, not {shown(entry.get('count'))}"]
    return mistakes + [each for part in parts for each in check_part(part, where, entry.get("type") != "end-game")]


def parts_of(goal: Table) -> list[Any]:
    """A goal of one part may be written without the brackets of a list."""
    count = goal.get("count")
    return count if isinstance(count, list) else [count]


def check_part(part: Table, where: str, least: bool) -> Mistakes:
    """15.3.1, 15.4 A majority and an instant goal have a minimum; 15.6 some measures are about one thing."""
    mistakes = check_word(part, where, "measure", MEASURES)
    measure = part.get("measure")
    about = ABOUT.get(measure, "") if isinstance(measure, str) else ""
    known = ["measure", *([about] if about else []), *(["minimum"] if least else [])]
    if not mistakes:
        mistakes += check_fields(part, where, ", ".join(known))
    if about == "value":
        mistakes += check_number(part, where, "value", 1, 99)
    elif about:
        mistakes += check_word(part, where, about, SYMBOLS if about == "symbol" else GOODS)
    return mistakes + (check_number(part, where, "minimum", 1, 30) if least else [])


def check_trait(entry: Table, where: str) -> Mistakes:
    """17.5 Starting bonuses, at least one."""
    mistakes = check_fields(entry, where, "id, name, bonuses, source")
    if entry.get("bonuses", []) == []:
        return [*mistakes, f"{where}, bonuses: there must be at least one"]
    return mistakes + check_bonuses(entry, where)


def check_crew(entry: Table, where: str) -> Mistakes:
    """17.3 Side B of a crew board."""
    mistakes = check_fields(entry, where, "id, name, power, suspicion, storage, bonuses, source")
    if is_word(entry.get("id")):
        mistakes += check_word(entry, where, "id", CREWS)
    mistakes += check_number(entry, where, "power", 0, 4)  # 2.1 so that 22 suffice for five crews
    mistakes += check_number(entry, where, "suspicion", 0, 2)  # 2.1 likewise 12
    mistakes += check_number(entry, where, "storage", 0, 30)
    return mistakes + check_bonuses(entry, where)


def check_bonuses(entry: Table, where: str) -> Mistakes:
    """17.3.1, 17.5 Kinds and amounts; of goons drawn, how many are kept."""
    listed = entry.get("bonuses", [])
    if not is_tables(listed) or len(listed) > MOST:
        return [f"{where}, bonuses: must be a list of up to {MOST} {{ bonus = … }}, not {shown(listed)}"]
    mistakes: Mistakes = []
    for each in listed:
        goon = each.get("bonus") == "goon"
        mistakes += check_fields(each, where, "bonus, amount, keep" if goon else "bonus, amount")
        mistakes += check_word(each, where, "bonus", BONUSES)
        mistakes += check_number(each, where, "amount", 1, 30 if each.get("bonus") == "reputation" else MOST, default=1)
        if goon and not mistakes:
            mistakes += check_number(each, where, "keep", 1, each.get("amount", 1), default=1)
    return mistakes


def check_guard(entry: Table, where: str) -> Mistakes:
    """18.1.3 Set, role, strength; a lookout has none, an enforcer's is the guards' power."""
    mistakes = check_fields(entry, where, "id, name, set, role, strength, source")
    mistakes += check_word(entry, where, "set", GUARD_SETS) + check_word(entry, where, "role", GUARD_ROLES)
    if entry.get("role") in ("lookout", "enforcer"):
        return mistakes + ([f"{where}, strength: only number and special have it"] if "strength" in entry else [])
    return mistakes + check_number(entry, where, "strength", 0, MOST)


def check_words(entry: Table, where: str, field: str, known: Collection[str], most: int = MOST) -> Mistakes:
    """A list of known words, possibly none; a word may stand twice."""
    listed = entry.get(field, [])
    if not isinstance(listed, list) or len(listed) > most:
        return [f"{where}, {field}: must be a list of up to {most} words, not {shown(listed)}"]
    wrong = [word for word in listed if not isinstance(word, str) or word not in known]
    return [f"{where}, {field}: there are {', '.join(known)}, not {shown(word)}" for word in wrong]


def check_goods(entry: Table, where: str, field: str, known: Sequence[str], most: int) -> Mistakes:
    """How many of which resource, at least one in all."""
    goods = entry.get(field)
    if not isinstance(goods, dict) or not goods:
        return [f"{where}, {field}: must name resources, such as {{ scrap = 2 }}, not {shown(goods)}"]
    wrong = [name for name in goods if name not in known]
    if wrong:
        return [f"{where}, {field}: there are {', '.join(known)}, not {shown(wrong[0])}"]
    if not all(type(n) is int and 1 <= n <= MOST for n in goods.values()):
        return [f"{where}, {field}: each must be a whole number of 1 to {MOST}, not {shown(goods)}"]
    total = sum(goods.values())
    return [] if total <= most else [f"{where}, {field}: must be at most {most} resources, not {total}"]
