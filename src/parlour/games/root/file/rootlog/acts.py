"""What a line of Rootlog says, action by action, as plain data: the writer makes these, the reader finds them.

Places are words as in the notation with the faction always written: `5`, `1_2_5_10`, `C$` (a board), `C` (a hand),
`E$_r` (a column of the Decree), `*` (the discard pile), `Q` (open quests), `s`, `de`, `t` … (where an item lies); "" is
what the notation leaves out.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Piece:
    faction: str
    word: str  # w, p, b, t, b_s, t_k …


@dataclass(frozen=True)
class Card:
    suit: str = ""
    word: str = ""


@dataclass(frozen=True)
class Item:
    letter: str


Thing = Piece | Card | Item


@dataclass(frozen=True)
class Load:
    """Some like things, and where they come from."""

    n: int
    thing: Thing
    start: str = ""


@dataclass(frozen=True)
class Move:
    """Things go to each of some places; for items the places are sides and areas that hold together."""

    loads: tuple[Load, ...]
    ends: tuple[str, ...] = ("",)


@dataclass
class Battle:
    attacker: str
    defender: str
    clearing: int
    ambush: str = ""
    foil: str = ""
    rolls: tuple[int, int] | None = None


@dataclass(frozen=True)
class Craft:
    item: str = ""  # the letter of the item, if it is one: then the card is not written
    suit: str = ""
    word: str = ""


@dataclass(frozen=True)
class Score:
    faction: str
    n: int  # below 0: lost


@dataclass(frozen=True)
class Marker:
    """The score marker leaves the track for somebody's board: dominance, or a coalition."""

    faction: str


@dataclass(frozen=True)
class Reveal:
    cards: tuple[Load, ...]  # none: the whole hand
    faction: str
    to: str = ""


@dataclass(frozen=True)
class Relation:
    vagabond: str
    others: str
    to: str


@dataclass(frozen=True)
class Prices:
    services: str
    price: int


@dataclass(frozen=True)
class Funds:
    n: int


@dataclass(frozen=True)
class Outcast:
    suit: str
    hated: bool


@dataclass(frozen=True)
class DropDecree:
    """Turmoil: the whole Decree and the leader go."""


Act = Move | Battle | Craft | Score | Marker | Reveal | Relation | Prices | Funds | Outcast | DropDecree


def number(n: int) -> str:
    return "" if n == 1 else str(n)


def place_word(place: str, turn: str) -> str:
    """A place as it is written in a turn: one's own board without a letter."""
    return place[1:] if place.startswith(f"{turn}$") else place


def thing_word(thing: Thing, turn: str) -> str:
    if isinstance(thing, Piece):
        return f"{'' if thing.faction == turn else thing.faction}{thing.word}"
    return f"{thing.suit}#{thing.word}" if isinstance(thing, Card) else f"%{thing.letter}"


def loads_word(loads: tuple[Load, ...], turn: str) -> str:
    """`2w3`, or things of one place in brackets: `(w+2Ew)3`."""
    starts = {load.start for load in loads}
    words = [f"{number(load.n)}{thing_word(load.thing, turn)}" for load in loads]
    if len(loads) > 1 and len(starts) == 1 and "" not in starts:
        return f"({'+'.join(words)}){place_word(loads[0].start, turn)}"
    starting = [place_word(load.start, turn) for load in loads]
    return "+".join(word + start for word, start in zip(words, starting, strict=True))


def battle_word(act: Battle, turn: str) -> str:
    ambush = f"{act.ambush}@{act.foil}@" if act.foil else f"{act.ambush}@" if act.ambush else ""
    rolls = f"({act.rolls[0]},{act.rolls[1]})" if act.rolls else ""
    return f"{'' if act.attacker == turn else act.attacker}X{act.defender}{act.clearing}{ambush}{rolls}"


def score_word(act: Score, turn: str) -> str:
    return f"{'' if act.faction == turn else act.faction}{'++' if act.n > 0 else '--'}{number(abs(act.n))}"


def craft_word(act: Craft) -> str:
    return f"Z%{act.item}" if act.item else f"Z{act.suit.lower() if act.word == 'favor' else ''}{act.word}"


def relation_word(act: Relation, turn: str) -> str:
    owner = "" if act.vagabond == turn else act.vagabond
    return f"{'+'.join(f'{owner}$_{other}' for other in act.others)}->{act.to}"


def reveal_word(act: Reveal, turn: str) -> str:
    who = "" if act.faction == turn else act.faction
    return f"{loads_word(act.cards, turn)}{who}^{act.to}"


def word(act: Act, turn: str) -> str:
    """The action as it stands in a line of the faction's turn."""
    if isinstance(act, Move):
        return f"{loads_word(act.loads, turn)}->{'+'.join(place_word(end, turn) for end in act.ends)}"
    if isinstance(act, Battle):
        return battle_word(act, turn)
    if isinstance(act, Reveal):
        return reveal_word(act, turn)
    if isinstance(act, Relation):
        return relation_word(act, turn)
    return other_word(act, turn)


def other_word(act: Craft | Score | Marker | Prices | Funds | Outcast | DropDecree, turn: str) -> str:
    if isinstance(act, Craft):
        return craft_word(act)
    if isinstance(act, Score):
        return score_word(act, turn)
    if isinstance(act, Marker):
        return f"++->{place_word(f'{act.faction}$', turn)}"
    if isinstance(act, Prices):
        return f"{'+'.join(f'$_{service}' for service in act.services)}->{act.price}"
    if isinstance(act, Funds):
        return f"$_f->{act.n}"
    return f"$_{'ho' if act.hated else 'o'}->{act.suit}" if isinstance(act, Outcast) else "$_->"
