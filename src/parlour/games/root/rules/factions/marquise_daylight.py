"""6.5: the Daylight of the Marquise. She crafts, then takes her actions: battle, march, recruit, build, overwork."""

from typing import Final

from parlour.games.root.rules.craft import craft, craft_barred, craftable
from parlour.games.root.rules.effects import daylight_effects, dominance_barred, is_daylight_effect, use_in_daylight
from parlour.games.root.rules.factions.building import (
    BUILT,
    TYPES,
    ChooseOverworked,
    ChooseSite,
    buildable,
    cost_of,
    points_of,
    sawmill_suits,
    served_by,
    unserved,
)
from parlour.games.root.rules.facts import BIRDS, CRAFTABLE, RECRUITER, SUIT_OF, WOOD
from parlour.games.root.rules.land import at
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.verbs import (
    BUILD,
    CRAFT,
    END,
    EXTRA,
    FIGHT,
    MARCH,
    MARCH_AGAIN,
    OVERWORK,
    PASS,
    RECRUIT,
    RECRUIT_AT,
)
from parlour.kernel.bag import members
from parlour.kernel.state import ARG, VERB, Step


class MarquiseDaylight(Step[Root]):
    """6.5, DEC.2 First craft; then up to three actions, and one for each bird spent, in any order."""

    def asks(self, g: Root) -> bool:
        return g.hand[self.who] != 0

    def options(self, g: Root) -> list[int]:
        """6.5 A bird buys an action at any time between actions."""
        who = self.who
        options = [END]
        if g.crafting:
            options += craftable(g, who)
        if g.actions:
            options += marquise_actions(g, who)
        birds = g.hand[who] & BIRDS
        if birds:
            options += [EXTRA | card for card in members(birds)]
        return options + daylight_effects(g, who)

    def take(self, g: Root, action: int) -> None:
        if action == END:
            return
        g.stack.append(self)
        if is_daylight_effect(action):
            use_in_daylight(g, self.who, action)
        elif action & VERB == CRAFT:
            craft(g, self.who, action & ARG)
        elif action & VERB == EXTRA:
            g.crafting = False
            g.actions += 1
            g.spend(self.who, action & ARG)
            g.note("hires", seat=self.who, card=action & ARG)
        else:
            g.crafting = False
            g.actions -= 1
            begin_action(g, self.who, action)

    def about(self, g: Root) -> dict[str, int]:
        return {"n": g.actions}

    def detail(self, g: Root, action: int) -> dict[str, int]:
        """For recruiting: how many warriors; for building: the wood and the points."""
        if action == RECRUIT:
            return {"n": min(served_by(g, RECRUITER), g.supply[self.who])}
        kind = action & ARG
        builds = action & VERB == BUILD and g.stock[kind]
        return {"n": cost_of(g, kind), "points": points_of(g, kind)} if builds else {}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        """6.5, 6.2.1 What she may not do now, and why: once she has acted, crafting is over."""
        if g.crafting:
            barred = craft_barred(g, self.who)
        else:
            barred = [(CRAFT | card, "6.5") for card in members(g.hand[self.who] & CRAFTABLE)]
        return barred + actions_barred(g, self.who) + dominance_barred(g, self.who)


def marquise_actions(g: Root, seat: int) -> list[int]:
    """6.5.1–6.5.5 The actions that are possible now."""
    faction = g.rules.faction[seat]
    options: list[int] = []
    if faction.may_battle(g, seat):
        options.append(FIGHT)
    if faction.may_move(g, seat):
        options.append(MARCH)
    if not g.recruited and g.supply[seat] and served_by(g, RECRUITER):
        options.append(RECRUIT)
    options += [BUILD | kind for kind in buildable(g, seat)]
    if g.stock[WOOD] and g.hand[seat]:
        sawmills = sawmill_suits(g)
        options += [OVERWORK | card for card in members(g.hand[seat]) if sawmills & 1 << SUIT_OF[card]]
    return options


def actions_barred(g: Root, seat: int) -> list[tuple[int, str]]:
    """6.5, 6.5.3, 6.5.4.i, 6.5.5 Why the other actions are not possible: none is left, or what each one needs."""
    recruit = "2.5" if not g.recruited and g.stock[RECRUITER] < BUILT else "6.5.3"
    laws = [(FIGHT, "4.3"), (MARCH, "4.2.1"), (RECRUIT, recruit)]
    site = "6.5.4.i" if g.ruled[seat] & g.roomy else "6.5.4.ii"
    laws += [(BUILD | kind, site if g.stock[kind] else "2.5") for kind in TYPES]
    if not g.actions:
        return [(action, "6.5") for action, _ in laws]
    laws += [(OVERWORK | card, "6.5.5" if g.stock[WOOD] else "2.5") for card in members(g.hand[seat])]
    can = marquise_actions(g, seat)
    return [(action, law) for action, law in laws if action not in can]


def begin_action(g: Root, seat: int, action: int) -> None:
    """6.5.1–6.5.5, DEC.4 An action begins; what it needs is asked step by step."""
    verb = action & VERB
    if verb == FIGHT:
        g.rules.faction[seat].push_battle(g, seat)
    elif verb == MARCH:
        g.stack.append(MAY_MARCH_AGAIN[seat])
        g.rules.faction[seat].push_move(g, seat)
    elif verb == RECRUIT:
        recruit(g, seat)
    elif verb == BUILD:
        g.then(ChooseSite(seat, action & ARG))
    else:
        g.then(ChooseOverworked(seat, action & ARG))


class MayMarchAgain(Step[Root]):
    """6.5.2 A march is up to two moves; the second may be declined."""

    def options(self, g: Root) -> list[int]:
        return [PASS, MARCH_AGAIN] if g.rules.faction[self.who].may_move(g, self.who) else [PASS]

    def take(self, g: Root, action: int) -> None:
        if action == MARCH_AGAIN:
            g.rules.faction[self.who].push_move(g, self.who)


MAY_MARCH_AGAIN: Final = [MayMarchAgain(seat) for seat in range(6)]


def recruit(g: Root, seat: int) -> None:
    """6.5.3 One warrior at each recruiter, once per turn; 2.5 with too few she chooses where."""
    g.recruited = True
    recruiters = served_by(g, RECRUITER)
    g.note("recruits", seat=seat, n=min(recruiters, g.supply[seat]))
    if g.supply[seat] < recruiters:
        g.then(ChooseRecruiter(seat, 0))
        return
    for clearing in members(g.where[RECRUITER] & ~g.scorched):
        g.put_warriors(seat, clearing, g.pieces[at(RECRUITER, clearing)])


class ChooseRecruiter(Step[Root]):
    """6.5.3, 2.5 With too few warriors the Marquise chooses the recruiters."""

    def __init__(self, who: int, served: int) -> None:
        super().__init__(who)
        self.served = served

    def args(self) -> tuple[int, int]:
        return self.who, self.served

    def options(self, g: Root) -> list[int]:
        return [RECRUIT_AT | clearing for clearing in unserved(g, RECRUITER, self.served)]

    def take(self, g: Root, action: int) -> None:
        clearing = action & ARG
        g.put_warriors(self.who, clearing, 1)
        g.note("musters", seat=self.who, n=1, clearing=clearing)
        if g.supply[self.who]:
            g.then(ChooseRecruiter(self.who, self.served + (1 << 2 * clearing)))

    def about(self, g: Root) -> dict[str, int]:
        return {"n": g.supply[self.who]}
