"""9.5: what the Vagabond does in Daylight, in any order and number, each for an item."""

from parlour.games.root.rules.craft import craft, craft_barred, craftable
from parlour.games.root.rules.effects import daylight_effects, dominance_barred, is_daylight_effect, use_in_daylight
from parlour.games.root.rules.factions.aid import AidCard, aid_deeds
from parlour.games.root.rules.factions.characters import may_hide, special, special_barred, special_deeds, start_hideout
from parlour.games.root.rules.factions.fights import attack, strike, strike_deeds
from parlour.games.root.rules.factions.funds import pay_in
from parlour.games.root.rules.factions.pack import (
    damaged_items,
    exhaust,
    exhaust_at,
    lay_up,
    ready_items,
    repair,
    shift,
    shiftable,
    usable,
)
from parlour.games.root.rules.factions.quests import do_quest, quest_deeds, quests_of
from parlour.games.root.rules.factions.relations import all_present, extra_boots
from parlour.games.root.rules.factions.ruins import explore
from parlour.games.root.rules.factions.wandering import shift_detail, walk, walks, walks_barred
from parlour.games.root.rules.facts import BOOT, CROSSBOW, HAMMER, QUEST_SUIT, SWORD, TORCH
from parlour.games.root.rules.land import CLEARINGS, at
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.verbs import (
    AID,
    ATTACK,
    CRAFT,
    END,
    EXPLORE,
    PASS,
    QUEST,
    REPAIR,
    SERVICE_ITEM,
    SHIFT_ITEM,
    START_HIDEOUT,
    STRIKE,
    TAKE_ITEM,
    WALK,
)
from parlour.kernel.bag import has, members
from parlour.kernel.state import ARG, VERB, Step


class VagabondDaylight(Step[Root]):
    """9.5 Move, battle, explore, aid, quest, strike, repair, craft and the special action, in any order and number."""

    def asks(self, g: Root) -> bool:
        return g.hand[self.who] != 0

    def options(self, g: Root) -> list[int]:
        who = self.who
        options = [END]
        if usable(g, who, BOOT):
            options += [WALK | clearing for clearing in walks(g, who, 1)]
        if g.pawn[who] < CLEARINGS:
            options += clearing_deeds(g, who, g.pawn[who])
        if usable(g, who, HAMMER):
            options += [REPAIR | code for code in damaged_items(g, who)]
        if may_hide(g, who):
            options.append(START_HIDEOUT)
        options += [SHIFT_ITEM | code for code in shiftable(g, who)]
        return options + daylight_effects(g, who)

    def take(self, g: Root, action: int) -> None:
        if action == END:
            return
        if action == START_HIDEOUT:
            start_hideout(g, self.who)
            return
        g.stack.append(self)
        if action & VERB == SHIFT_ITEM:
            shift(g, self.who, action & ARG)
            return
        g.shifted = 0
        if is_daylight_effect(action):
            use_in_daylight(g, self.who, action)
        else:
            begin_deed(g, self.who, action)

    def detail(self, g: Root, action: int) -> dict[str, int]:
        """For a move: the boots; for a battle: the defender's warriors; for a quest: the points if it is scored."""
        verb, arg = action & VERB, action & ARG
        if verb == WALK:
            return {"n": 1 + extra_boots(g, self.who, arg)}
        if verb == ATTACK:
            return {"n": g.warriors[at(arg, g.pawn[self.who])]}
        return {"n": quests_of(g, self.who, QUEST_SUIT[arg]) + 1} if verb == QUEST else shift_detail(action)

    def barred(self, g: Root) -> list[tuple[int, str]]:
        """9.5 What he lacks an item or a reason for."""
        who, place = self.who, g.pawn[self.who]
        barred = walks_barred(g, who, 1)
        if place < CLEARINGS:
            barred += clearing_barred(g, who, place)
        else:
            barred += [(QUEST | quest, "9.5.5") for quest in members(g.open_quests)]
        if not usable(g, who, HAMMER):
            barred += [(REPAIR | code, "9.5.7") for code in damaged_items(g, who)]
        return barred + special_barred(g, who) + craft_barred(g, who) + dominance_barred(g, who)


def clearing_deeds(g: Root, seat: int, place: int) -> list[int]:
    """9.5 What needs a clearing. In a forest none of it is possible."""
    options: list[int] = []
    others = g.others_present(seat, place)
    if others:
        if usable(g, seat, SWORD):
            options += [ATTACK | other for other in others]
        if usable(g, seat, CROSSBOW):
            options += strike_deeds(g, others)
    if usable(g, seat, TORCH):
        if has(g.ruins, place):
            options.append(EXPLORE)
        options += special_deeds(g, seat, place)
    if g.hand[seat]:
        options += aid_deeds(g, seat, place)
        options += craftable(g, seat)
    return options + quest_deeds(g, seat, g.suit_at[place])


def clearing_barred(g: Root, seat: int, place: int) -> list[tuple[int, str]]:
    """9.5.2, 9.5.3, 9.5.4, 9.5.5, 9.5.6, L-03, L-15 Why not here; `english` spares a partner."""
    can = clearing_deeds(g, seat, place)
    expected = [(EXPLORE, "9.5.3")] + [(QUEST | quest, "9.5.5") for quest in members(g.open_quests)]
    for other in all_present(g, seat, place):
        spared = other not in g.others_present(seat, place)
        expected.append((ATTACK | other, "L-03" if spared else "9.5.2"))
        expected.append((STRIKE | other, "L-15" if spared else "9.5.6"))
        expected.append((AID | other, "9.5.4"))
    return [(action, law) for action, law in expected if action not in can]


def begin_deed(g: Root, seat: int, action: int) -> None:
    """9.5.1–9.5.9 A deed begins."""
    verb, arg = action & VERB, action & ARG
    if verb == WALK:
        walk(g, seat, arg, 1)
    elif verb == CRAFT:
        craft(g, seat, arg)
    elif verb == ATTACK:
        attack(g, seat, arg)
    elif verb == STRIKE:
        strike(g, seat, arg)
    elif verb == EXPLORE:
        explore(g, seat)
    elif verb == AID:
        g.then(AidCard(seat, arg))
    elif verb == QUEST:
        do_quest(g, seat, arg)
    elif verb == REPAIR:
        mend(g, seat, arg)
    else:
        special(g, seat, verb, arg)


def mend(g: Root, seat: int, code: int) -> None:
    """9.5.7 Exhaust a hammer to repair one item."""
    exhaust(g, seat, HAMMER)
    repair(g, seat, code)
    g.note("repairs", seat=seat, item=code)


# 9.5.8 Craft


def take_crafted(g: Root, seat: int, item: int) -> None:
    """9.2.1, 9.5.8 A crafted item comes face up from the supply to Satchel or track."""
    g.items[item] -= 1
    lay_up(g, seat, item)


class TakeCrafted(Step[Root]):
    """L-06 `english`: he may leave a crafted item in the supply."""

    def __init__(self, who: int, item: int) -> None:
        super().__init__(who)
        self.item = item

    def args(self) -> tuple[int, int]:
        return self.who, self.item

    def options(self, g: Root) -> list[int]:
        return [PASS, TAKE_ITEM | self.item]

    def take(self, g: Root, action: int) -> None:
        if action != PASS:
            take_crafted(g, self.who, self.item)


# 11.2.6.iii Services


class PayWithItem(Step[Root]):
    """11.2.6.iii, L-21 Exhaust items for a service; for each the seller's own warrior goes from supply to Payments."""

    def __init__(self, who: int, left: int) -> None:
        super().__init__(who)
        self.left = left

    def args(self) -> tuple[int, int]:
        return self.who, self.left

    def options(self, g: Root) -> list[int]:
        return [SERVICE_ITEM | code for code in ready_items(g, self.who)]

    def take(self, g: Root, action: int) -> None:
        exhaust_at(g, self.who, action & ARG)
        pay_in(g, g.rules.seller, 1)
        if self.left > 1:
            g.then(PayWithItem(self.who, self.left - 1))

    def about(self, g: Root) -> dict[str, int]:
        return {"n": self.left, "other": g.rules.seller}
