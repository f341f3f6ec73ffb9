"""Chapters 4 and 9: the turn, its parts in their fixed order, and the end of the game."""

from typing import Final

from parlour.games.roam.rules.artifacts import BEFORE, artifacts_barred, artifacts_on_offer, use_artifact
from parlour.games.roam.rules.book import BARREN_ROUNDS, CARDS_TO_END, STALL_ROUNDS
from parlour.games.roam.rules.lands import ExploredLands
from parlour.games.roam.rules.market import BuyArtifact
from parlour.games.roam.rules.place import ChoosePosition, Extras
from parlour.games.roam.rules.state import NONE, Roam
from parlour.games.roam.rules.verbs import EARLY_RISE, USE, WAKE
from parlour.kernel.bag import members, size
from parlour.kernel.state import ARG, VERB, Step


def begin_turn(g: Roam) -> None:
    """4.2 A turn: before the character, the character, extras, explored lands and, in the full game, buying."""
    g.due = g.awake[g.active] == 0
    g.woken = False
    g.used = NONE
    g.turned = 0
    g.filled = 0
    g.empty = 0
    g.trail_before = g.trail
    g.trail = 0
    if g.log is not None:
        g.note("turn", seat=g.active, n=g.turns // g.seats + 1)
    g.stack.extend((FULL_TURNS if g.rules.full else TURNS)[g.active])


class BeforeCharacter(Step[Roam]):
    """5.1, 4.5 Choose one awake character; 4.3, 4.4 before that wake up, 10.5.1 and artifacts before or after."""

    def options(self, g: Roam) -> list[int]:
        """4.3 With all asleep only waking up is left; 4.4.5 it needs no asking without an artifact to use."""
        who = self.who
        options = [WAKE] if g.due else [USE | card for card in members(g.awake[who])]
        if may_rise_early(g, who):
            options.append(EARLY_RISE)
        return options + artifacts_on_offer(g, who, BEFORE) if g.ready[who] else options

    def take(self, g: Roam, action: int) -> None:
        if action == EARLY_RISE:
            rise_early(g, self.who)
            g.then(self)
        elif action == WAKE:
            g.wake(self.who)
            g.note("wakes", seat=self.who)
            g.then(self)
        elif action & VERB == USE:
            use_character(g, self.who, action & ARG)
            g.stack.append(CHOOSE_POSITION[self.who])
        else:
            g.then(self)
            use_artifact(g, self.who, action & ARG)

    def about(self, g: Roam) -> dict[str, int]:
        """0 only a character to choose, 1 an early rise as well, 2 all asleep."""
        return {"n": 2 if g.due else int(may_rise_early(g, self.who))}

    def detail(self, g: Roam, action: int) -> dict[str, int]:
        return {"n": size(g.awake[self.who])} if action == EARLY_RISE else {}

    def barred(self, g: Roam) -> list[tuple[int, str]]:
        """4.4.2, 4.4.3, 4.4.4, 5.1 Why nobody can rise early, and who sleeps."""
        who = self.who
        sleepers = [(USE | card, "5.1") for card in members(g.asleep(who))]
        if g.due:
            sleepers = [(USE | card, "4.3") for card in members(g.owned[who])]
        rise = [] if may_rise_early(g, who) or g.due else [(EARLY_RISE, why_not_rise(g, who))]
        return sleepers + rise + artifacts_barred(g, who, BEFORE)


def may_rise_early(g: Roam, seat: int) -> bool:
    """4.4 Awake characters must be paid for (4.4.3), one must be asleep (4.4.2), once per turn (4.4.4)."""
    awake = g.awake[seat]
    return not g.woken and not g.due and awake != g.owned[seat] and g.coins[seat] >= size(awake)


def why_not_rise(g: Roam, seat: int) -> str:
    """4.4.4, 4.4.2, 4.4.3 The paragraph that bars an early rise."""
    if g.woken:
        return "4.4.4"
    return "4.4.3" if g.asleep(seat) else "4.4.2"


def rise_early(g: Roam, seat: int) -> None:
    """4.4 1 coin for each character that is awake; 10.4.5 nothing for artifacts. Then all wake up (4.4.1)."""
    price = size(g.awake[seat])
    g.coins[seat] -= price
    g.wake(seat)
    g.note("rises", seat=seat, n=price)


def use_character(g: Roam, seat: int, card: int) -> None:
    """5.1 The character is turned face down."""
    g.awake[seat] ^= 1 << card
    g.used = card
    if g.log is not None:
        g.note("uses", seat=seat, card=card)


class EndOfTurn(Step[Roam]):
    """3.7, 4.1 Turns pass clockwise. 9.1 The game ends with a round: somebody has 10 cards, or 9.4 nothing moves."""

    def __init__(self) -> None:
        super().__init__()

    def run(self, g: Roam) -> None:
        g.turns += 1
        g.active = (g.active + 1) % g.seats
        if g.turns % g.seats or not end_of_round(g):
            begin_turn(g)


def end_of_round(g: Roam) -> bool:
    """9.1, 9.1.3 All have had the same number of turns. 9.4, 9.4.1 Still or barren rounds end the game as well."""
    g.still_rounds = 0 if g.changed else g.still_rounds + 1
    g.barren_rounds += 1
    g.changed = False
    return has_ten_cards(g) or stalled(g)


def stalled(g: Roam) -> bool:
    """9.4 Four rounds in which nothing moved, or 9.4.1 sixty in which no land was taken."""
    return g.still_rounds >= STALL_ROUNDS or g.barren_rounds >= BARREN_ROUNDS


def has_ten_cards(g: Roam) -> bool:
    """9.1.1 Only character cards count, the starting ones included; 9.1.2 there may be more than 10."""
    for cards in g.owned:
        if size(cards) >= CARDS_TO_END:
            return True
    return False


# Steps never change, so each seat's turn is made once and shared. The last of the list happens first.
CHOOSE_POSITION: Final = [ChoosePosition(seat) for seat in range(4)]
TURNS: Final[list[list[Step[Roam]]]] = [
    [EndOfTurn(), ExploredLands(), Extras(seat), BeforeCharacter(seat)] for seat in range(4)
]
FULL_TURNS: Final[list[list[Step[Roam]]]] = [
    [EndOfTurn(), BuyArtifact(), ExploredLands(), Extras(seat), BeforeCharacter(seat)] for seat in range(4)
]
