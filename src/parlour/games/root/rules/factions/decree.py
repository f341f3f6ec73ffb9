"""7.5, 7.7, 7.8: the Decree, carried out column by column, the turmoil when it cannot be, and the leaders."""

from typing import Any, Final

from parlour.games.root.rules.battle import BattleIn, battlefields
from parlour.games.root.rules.craft import craft, craft_barred, craftable
from parlour.games.root.rules.effects import (
    daylight_effects,
    dominance_barred,
    hand_matters,
    is_daylight_effect,
    use_in_daylight,
)
from parlour.games.root.rules.facts import BIRD, BIRDS, CRAFTABLE, OF_SUIT, ROOST
from parlour.games.root.rules.fields import NONE
from parlour.games.root.rules.land import at
from parlour.games.root.rules.move import MoveFrom, origins
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.steps import Within
from parlour.games.root.rules.verbs import CRAFT, DECREE_BUILD, DECREE_RECRUIT, END, LEADER, RESOLVE
from parlour.kernel.bag import has, lowest, members, size
from parlour.kernel.state import ARG, NOBODY, VERB, Step

RECRUIT_COLUMN: Final = 0
MOVE_COLUMN: Final = 1
BATTLE_COLUMN: Final = 2
COLUMNS: Final = ("recruit", "move", "battle", "build")
DONE: Final = 4  # after the last column

# 7.8 Leaders, and the columns of their viziers
BUILDER: Final = 0
CHARISMATIC: Final = 1
COMMANDER: Final = 2
DESPOT: Final = 3
LEADERS: Final = ("builder", "charismatic", "commander", "despot")
VIZIERS: Final = (0b0011, 0b0101, 0b0110, 0b1010)
VIZIER_BIRDS: Final = 2  # 7.3.4
ALL_FALLEN: Final = 0b1111


def vizier_columns(leader: int) -> list[int]:
    """7.3.4, 7.8 The columns where the two viziers lie."""
    return [] if leader == NOBODY else members(VIZIERS[leader])


class ChooseLeader(Step[Root]):
    """7.3.3, 7.7.3 Choose a leader among those face up; 7.3.4 the viziers go to the leader's columns."""

    def options(self, g: Root) -> list[int]:
        return [LEADER | leader for leader in range(4) if not has(g.fallen, leader)]

    def take(self, g: Root, action: int) -> None:
        g.leader = action & ARG
        g.note("leader", seat=self.who, leader=g.leader)

    def detail(self, g: Root, action: int) -> dict[str, int]:
        """By number, for words about what the leader can."""
        return {"n": action & ARG}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        return [(LEADER | leader, "7.7.3") for leader in members(g.fallen)]


# 7.5 Daylight


class EyrieDaylight(Step[Root]):
    """7.5 First craft (7.5.1), then resolve the Decree column by column (7.5.2), within a column in any order."""

    def asks(self, g: Root) -> bool:
        return hand_matters(g, self.who)

    def options(self, g: Root) -> list[int]:
        """7.5.2 Also a card that cannot be done may be next; nothing ends Daylight before all are done."""
        suits = unresolved(g, current_column(g))
        options = [RESOLVE | suit for suit in suits] if suits else [END]
        if g.crafting and g.hand[self.who]:
            options += craftable(g, self.who)
        return options + daylight_effects(g, self.who)

    def take(self, g: Root, action: int) -> None:
        if action == END:
            return
        verb = action & VERB
        if verb == RESOLVE:
            g.crafting = False
            resolve(g, self.who, action & ARG)
            return
        g.stack.append(self)
        if verb == CRAFT:
            craft(g, self.who, action & ARG)
        elif is_daylight_effect(action):
            use_in_daylight(g, self.who, action)

    def about(self, g: Root) -> dict[str, int]:
        return {"column": current_column(g) % DONE, "n": int(g.crafting) if current_column(g) < DONE else 2}

    def detail(self, g: Root, action: int) -> dict[str, int]:
        """For a card of the Decree: its column, and whether it means turmoil."""
        column = current_column(g)
        if action & VERB != RESOLVE or column == DONE:
            return {}
        return {"column": column, "n": int(decree_order(g, self.who, column, g.realm[action & ARG]) is None)}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        barred = craft_barred(g, self.who) if g.crafting else craft_over(g, self.who)
        if current_column(g) < DONE:
            barred.append((END, "7.5.2"))
        return barred + dominance_barred(g, self.who)


def craft_over(g: Root, seat: int) -> list[tuple[int, str]]:
    """7.5.1, 7.2.1 Once the Decree has begun, nothing is crafted."""
    return [(CRAFT | card, "7.5.1") for card in members(g.hand[seat] & CRAFTABLE)]


def current_column(g: Root) -> int:
    """7.5.2 From the leftmost column to the right: the first with something to do; DONE if there is none."""
    viziers = VIZIERS[g.leader] & ~g.viziers_done
    for column in range(4):
        if viziers & 1 << column or g.decree[column] & ~g.resolved:
            return column
    return DONE


def unresolved(g: Root, column: int) -> list[int]:
    """7.5.2 The suits of a column's cards that are not done; a vizier is a bird."""
    if column == DONE:
        return []
    cards = g.decree[column] & ~g.resolved
    suits = [suit for suit in range(3) if cards & OF_SUIT[suit]]
    if cards & BIRDS or VIZIERS[g.leader] & ~g.viziers_done & 1 << column:
        suits.append(BIRD)
    return suits


def resolve(g: Root, seat: int, suit: int) -> None:
    """7.5.2 One card: its action in a clearing of its suit; 7.7 if it cannot be done, turmoil at once."""
    column = current_column(g)
    if suit == BIRD and VIZIERS[g.leader] & ~g.viziers_done & 1 << column:
        g.viziers_done |= 1 << column
    else:
        g.resolved |= 1 << lowest(g.decree[column] & ~g.resolved & OF_SUIT[suit])
    if g.log is not None:
        g.note("resolves", seat=seat, column=column, suit=suit)
    order = decree_order(g, seat, column, g.realm[suit])
    if order is None:
        turmoil(g, seat)
    else:
        g.then(order, EYRIE_DAYLIGHT[seat])


def decree_order(g: Root, seat: int, column: int, within: int) -> Step[Any] | None:
    """7.5.2.i–7.5.2.iv What a card of the column demands, or None if it cannot be done."""
    if column == RECRUIT_COLUMN:
        return DecreeRecruit(seat, within) if g.supply[seat] and recruit_sites(g, seat, within) else None
    if column == MOVE_COLUMN:
        return MoveFrom(seat, within) if origins(g, seat, within) else None
    if column == BATTLE_COLUMN:
        return BattleIn(seat, within) if battlefields(g, seat, within) else None
    return DecreeBuild(seat, within) if g.stock[ROOST] and roost_sites(g, seat, within) else None


def recruit_sites(g: Root, seat: int, within: int) -> int:
    """7.5.2.i Matching clearings with a roost; 6.2.2 where one may place pieces."""
    return within & g.with_piece(ROOST) & g.open_to(seat)


class DecreeRecruit(Within):
    """7.5.2.i Place a warrior in a matching clearing with a roost; 7.8.2 the Charismatic two, or turmoil."""

    def options(self, g: Root) -> list[int]:
        return [DECREE_RECRUIT | c for c in members(recruit_sites(g, self.who, self.within))]

    def take(self, g: Root, action: int) -> None:
        due = 2 if g.leader == CHARISMATIC else 1
        placed = g.put_warriors(self.who, action & ARG, due)
        g.note("musters", seat=self.who, n=placed, clearing=action & ARG)
        if placed < due:
            g.stack.pop()  # 7.7.4 Daylight ends
            turmoil(g, self.who)

    def barred(self, g: Root) -> list[tuple[int, str]]:
        return [(DECREE_RECRUIT | c, "7.5.2.i") for c in members(g.with_piece(ROOST) & ~self.within)]


def roost_sites(g: Root, seat: int, within: int) -> int:
    """7.5.2.iv Matching clearings that one rules, with a free slot and no roost."""
    return within & g.ruled[seat] & g.roomy & g.open_to(seat) & ~g.with_piece(ROOST)


class DecreeBuild(Within):
    """7.5.2.iv Place a roost in a matching clearing that one rules and that has none."""

    def options(self, g: Root) -> list[int]:
        return [DECREE_BUILD | c for c in members(roost_sites(g, self.who, self.within))]

    def take(self, g: Root, action: int) -> None:
        g.put_piece(ROOST, action & ARG)
        g.note("builds", seat=self.who, kind=ROOST, clearing=action & ARG)

    def barred(self, g: Root) -> list[tuple[int, str]]:
        """Elsewhere in the realm: another suit, a roost already, no free slot, or 6.2.2 the keep."""
        others = members(g.ruled[self.who] & ~roost_sites(g, self.who, self.within))
        return [(DECREE_BUILD | c, self.why_not_here(g, c)) for c in others]

    def why_not_here(self, g: Root, clearing: int) -> str:
        if not has(self.within, clearing) or g.pieces[at(ROOST, clearing)]:
            return "7.5.2.iv"
        return "2.2.3" if not g.room[clearing] else "6.2.2"


EYRIE_DAYLIGHT: Final = [EyrieDaylight(seat) for seat in range(6)]


# 7.7 Turmoil


def turmoil(g: Root, seat: int) -> None:
    """7.7, 7.7.1 Lose a point per bird, viziers too; 7.7.2 the Decree; 7.7.3 the leader; 7.7.4 the rest of Daylight."""
    cards = g.decree[0] | g.decree[1] | g.decree[2] | g.decree[3]
    g.note("turmoil", seat=seat, leader=g.leader, cards=cards)
    g.lose_points(seat, size(cards & BIRDS) + VIZIER_BIRDS)
    for card in members(cards):
        g.lay_away(card)
    g.decree = [0, 0, 0, 0]
    g.resolved = 0
    g.viziers_done = 0
    depose(g)
    g.then(ChooseLeader(seat))


def depose(g: Root) -> None:
    """7.7.3 The leader is turned face down; 7.7.3.i when all four are, all turn up again."""
    g.fallen |= 1 << g.leader
    if g.fallen == ALL_FALLEN:
        g.fallen = 0
    g.leader = NONE
