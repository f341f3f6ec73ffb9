"""Battles, points, relationships, prices and outcasts against the ledger; and what must hold when a turn is over."""

from parlour.games.root.file.rootlog.acts import Battle, Card, Funds, Marker, Outcast, Relation, Score
from parlour.games.root.file.rootlog.check.cards import lay_away
from parlour.games.root.file.rootlog.ledger import OVER, TRACK, UP, Ledger
from parlour.games.root.file.rootlog.words import RELATIONS, faction_name, wanders
from parlour.games.root.rules.land import CORNERS
from parlour.kernel.bag import has

HAND_LIMIT = 5
PACK_LIMIT = 6
PER_BAG = 2
DOMINATED = 3


def check_battle(book: Ledger, act: Battle) -> None:
    for who in (act.attacker, act.defender):
        if who not in book.factions:
            book.wrong("5.1.1", f"{faction_name(who)} is not in this game")
            return
    if act.attacker == act.defender:
        book.wrong("4.3", "nobody battles against himself")
    instigates = wanders(book.turn) and book.character.get(book.turn, "vagrant") == "vagrant"
    if act.attacker != book.turn and not instigates:
        book.wrong("4.3", "only whose turn it is starts battles")
    if not fights(book, act.attacker, act.clearing):
        book.wrong("4.3", f"{faction_name(act.attacker)} has no warriors or pawn in clearing {act.clearing}")
    if not book.present(act.defender, act.clearing):
        book.wrong("4.3", f"{faction_name(act.defender)} has no piece in clearing {act.clearing}")
    book.defended = str(act.clearing) if act.defender == "L" else ""
    check_ambush(book, act.defender, act.ambush, act.clearing)
    check_ambush(book, act.attacker, act.foil, act.clearing)
    check_rolls(book, act)


def fights(book: Ledger, faction: str, clearing: int) -> bool:
    hired = book.paid and book.warriors["O", clearing] > 0
    return book.warriors[faction, clearing] > 0 or book.pawn.get(faction) == str(clearing) or hired


def check_ambush(book: Ledger, who: str, suit: str, clearing: int) -> None:
    if not suit:
        return
    if suit not in ("B", book.suit(clearing)):
        book.wrong("4.3.1", f"that ambush does not match clearing {clearing}")
    if not book.hand_of(who):
        book.wrong("4.3.1", f"{faction_name(who)} has no card in hand")
    book.hand[who] = max(0, book.hand_of(who) - 1)
    copies = 2 if suit == "B" else 1
    if book.standard and book.known((suit, "@")) >= copies:
        book.wrong("2.1.5", "all ambush cards of that suit lie open elsewhere")
    lay_away(book, 1, Card(suit, "@"))


def check_rolls(book: Ledger, act: Battle) -> None:
    if act.rolls is None:
        return
    attack, defence = act.rolls if act.defender != "A" else act.rolls[::-1]
    if attack < defence:
        law = "8.2.2" if act.defender == "A" else "4.3.2"
        book.wrong(law, f"the higher roll belongs to the {'defender' if act.defender == 'A' else 'attacker'} here")


# Points


def check_score(book: Ledger, act: Score) -> None:
    who = act.faction
    if who not in book.score:
        book.wrong("5.1.1", f"{faction_name(who)} is not in this game")
        return
    if who in book.unscored:
        book.wrong("3.3.1", f"the marker of {faction_name(who)} has left the score track")
        return
    if act.n < 0:
        check_loss(book, who, -act.n)
    book.score[who] = max(0, book.score[who] + act.n)
    if book.score[who] >= OVER and not book.over:
        book.over = who


def check_loss(book: Ledger, who: str, n: int) -> None:
    if n > book.score[who]:
        book.wrong("3.1", f"{faction_name(who)} has only {book.score[who]} points")
    if who != "E" or not book.in_turmoil:
        book.wrong("INV.12", "only turmoil takes points")
    elif book.due >= 0 and n != book.due:
        book.wrong("7.7.1", f"this turmoil costs {book.due} points, not {n}")
    book.due = 0
    book.in_turmoil = False


def check_marker(book: Ledger, act: Marker) -> None:
    who = book.turn
    if not book.crafted[who, "dom"]:
        book.wrong("3.3.1", f"{faction_name(who)} has no activated dominance card")
    if act.faction != who and not wanders(who):
        book.wrong("9.2.8", "only a Vagabond joins another player")
    if act.faction == who and wanders(who):
        book.wrong("9.2.8", "a Vagabond joins another player")
    if act.faction not in book.factions:
        book.wrong("5.1.1", f"{faction_name(act.faction)} is not in this game")
    book.unscored[who] = act.faction


# Boards


def check_relation(book: Ledger, act: Relation) -> None:
    for other in act.others:
        if other not in book.factions or other == act.vagabond or act.vagabond not in book.pack:
            book.wrong("9.2.9", "there is no such relationship in this game")
            continue
        old, new = book.relation.get((act.vagabond, other), "0"), act.to
        if old == "h" and new != "h" and not (new == "0" and book.unscored.get(act.vagabond) == other):
            book.wrong("9.2.9.iii", f"{faction_name(other)} is hostile and stays so")
        elif new != "h" and old != "h" and RELATIONS.index(new) != RELATIONS.index(old) + 1:
            book.wrong("9.2.9.i.b", f"the marker goes one box to the right, and it is on {old}")
        book.relation[act.vagabond, other] = new


def check_prices(book: Ledger) -> None:
    if book.turn != "O":
        book.wrong("11.6.2", "only the Riverfolk set prices, in their turn")


def check_funds(book: Ledger, act: Funds) -> None:
    there = sum(n for (board, _), n in book.boards.items() if board == "O")
    if act.n != there:
        book.wrong("11.2.4", f"{there} warriors lie on the board of the Riverfolk, not {act.n}")


def check_outcast(book: Ledger, act: Outcast) -> None:
    """The suit that leads among the Lost Souls, if all their suits are known; then they become the discard pile."""
    if book.turn != "L":
        book.wrong("10.4.1", "only the Cult sets the outcast, in its turn")
    elif not book.outcast:
        if act.hated:
            book.wrong("10.3.3", "the first outcast is not hated")
    elif any(n for (suit, _), n in book.souls.items() if not suit):
        book.unsure("not all suits of the Lost Souls are known")
    elif (act.suit, act.hated) != due_outcast(book):
        suit, hated = due_outcast(book)
        book.wrong("10.4.1", f"the Lost Souls make {suit} the outcast{', hated' if hated else ''}")
    book.outcast = act.suit
    lay_souls_away(book)


def due_outcast(book: Ledger) -> tuple[str, bool]:
    counts = {suit: sum(n for (each, _), n in book.souls.items() if each == suit) for suit in "FRM"}
    most = max(counts.values())
    best = [suit for suit, n in counts.items() if n == most and n]
    changed = len(best) == 1 and best[0] != book.outcast
    return (best[0], False) if changed else (book.outcast, True)


def lay_souls_away(book: Ledger) -> None:
    for (suit, word), n in book.souls.items():
        if word == "dom":
            book.beside[suit] += n
        else:
            book.discard += n
            book.seen[suit, word] += n
    book.souls.clear()


# The end of a turn, and of the game


def check_turn_over(book: Ledger) -> None:
    who = book.turn
    if book.hand_of(who) > HAND_LIMIT:
        book.wrong("INV.14", f"{faction_name(who)} ends the turn with {book.hand_of(who)} cards; five may stay")
    if book.due > 0:
        book.wrong("7.7.1", f"the turmoil should have cost {book.due} points")
    if who == "E" and not book.leader:
        book.wrong("7.7.3", "the Eyrie end their turn without a leader")
    if who in book.pack and all(book.pack[who].values()):
        held = sum(min(sum(world[UP:]) for world in worlds) for worlds in book.pack[who].values())
        most = PACK_LIMIT + PER_BAG * max(world[TRACK] for world in book.worlds(who, "b"))
        if held > most:
            book.wrong("9.6.4", f"Satchel and damaged box hold {held} items; {most} may stay")


def check_winners(book: Ledger, winners: str) -> None:
    for who in winners:
        if who not in book.factions:
            book.wrong("5.1.1", f"{faction_name(who)} is not in this game")
    if book.over and book.over not in winners:
        book.wrong("3.1", f"{faction_name(book.over)} reached 30 points first")
    leading = [who for who in winners if who in book.factions and not wins_along(book, who, winners)]
    for who in leading:
        if who == book.over:
            continue
        if who in book.unscored and len(leading) == 1:
            check_dominance(book, who)
        else:
            book.unsure(f"{faction_name(who)} has {book.score[who]} points; why the game ended is not told")


def wins_along(book: Ledger, who: str, winners: str) -> bool:
    return wanders(who) and book.unscored.get(who, who) != who and book.unscored[who] in winners


def check_dominance(book: Ledger, who: str) -> None:
    ruled = [c for c in range(1, 13) if book.ruler(c) == who]
    suit = book.dominance.get(who, "")
    if suit == "B":
        corners = [c for c in ruled if has(CORNERS, c - 1)]
        if not any(book.land.opposite[c - 1] + 1 in corners for c in corners):
            book.wrong("3.3.1.ii", f"{faction_name(who)} does not rule two opposite corners")
    elif sum(book.suit(c) == suit for c in ruled) < DOMINATED:
        book.wrong("3.3.1.i", f"{faction_name(who)} does not rule three clearings of that suit")
