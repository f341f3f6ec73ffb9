"""Chapter 8: the Woodland Alliance. Supporters pay for sympathy and revolts; officers lead the Evening's operations."""

from typing import Any, Final

from parlour.games.root.rules.army import Army
from parlour.games.root.rules.craft import craft, craft_barred, craftable
from parlour.games.root.rules.effects import daylight_effects, dominance_barred, is_daylight_effect, use_in_daylight
from parlour.games.root.rules.faction import ALLIANCE
from parlour.games.root.rules.factions.supporters import (
    PayOutrage,
    gain_supporter,
    is_full,
    lose_base,
    outrage_unpaid,
)
from parlour.games.root.rules.factions.sympathy import (
    Revolts,
    Spreads,
    base_suits,
    next_points,
    place_sympathy,
    promote,
)
from parlour.games.root.rules.facts import BASE, BIRDS, OF_SUIT, SYMPATHY
from parlour.games.root.rules.fields import Trigger
from parlour.games.root.rules.land import at
from parlour.games.root.rules.removal import BASE_LOST, OUTRAGE_PAID
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.turn import DiscardDown, DrawCards, turn_of
from parlour.games.root.rules.verbs import (
    CRAFT,
    END,
    MOBILIZE,
    OPERATION_BATTLE,
    OPERATION_MOVE,
    OPERATION_RECRUIT,
    ORGANIZE,
    TRAIN,
)
from parlour.kernel.bag import members, size
from parlour.kernel.state import ARG, NOBODY, VERB, Step

START_SUPPORTERS: Final = 3  # 8.3.4


class Alliance(Army):
    def __init__(self) -> None:
        """8.3.1, 8.3.2, 8.3.3, 8.2.5 Ten warriors, three bases and ten tokens, as the board says."""
        super().__init__(ALLIANCE)
        self.watches_moves = True

    def set_up(self, g: Root, seat: int) -> None:
        """8.3 Bases and sympathy wait on the board; 8.3.4 three supporters from the deck."""
        for _ in range(START_SUPPORTERS):
            g.supporters |= 1 << g.take_from_deck()
        g.tell("first-supporters", 1 << seat, seat=seat, cards=g.supporters, n=START_SUPPORTERS)

    def turn(self, seat: int) -> list[Step[Any]]:
        """8.4, 8.5, 8.6 Revolts, then sympathy; crafting, mobilizing, training; operations, draw and discard."""
        return turn_of(
            seat,
            [Revolts(seat), Spreads(seat)],
            [AllianceDaylight(seat)],
            [Operations(seat), DrawCards(seat), DiscardDown(seat)],
        )

    def wakes(self, g: Root, seat: int) -> None:
        """8.6.1 No operations done yet."""
        g.actions = 0
        g.crafting = True

    def cards_to_draw(self, g: Root, seat: int) -> int:
        """8.6.2 One, and one per base on the map."""
        return 1 + size(g.with_piece(BASE))

    def crafting(self, g: Root, seat: int) -> list[int]:
        """8.2.1 Sympathy tokens craft."""
        pieces = [0, 0, 0]
        for clearing in members(g.with_piece(SYMPATHY)):
            pieces[g.suit_at[clearing]] += 1
        return pieces

    def share_of_dice(self, high: int, low: int) -> tuple[int, int]:
        """8.2.2 Guerrilla War: in defence the Alliance deals the higher roll."""
        return low, high

    def lost(self, g: Root, seat: int, what: int, clearing: int, n: int, by: int) -> None:
        """8.2.6 A removed token brings Outrage; 8.2.4 a removed base costs supporters and officers."""
        if what == SYMPATHY and by != seat:
            g.pending.append(Trigger(OUTRAGE_PAID, seat, 1, clearing, by))
        elif what == BASE:
            g.pending.append(Trigger(BASE_LOST, seat, 1, clearing, by))

    def entered(self, g: Root, seat: int, mover: int, owner: int, clearing: int) -> None:
        """8.2.6 Others' warriors in a sympathetic clearing. L-10 `english`: an ally moved along pays himself."""
        if seat not in (mover, owner) and g.pieces[at(SYMPATHY, clearing)]:
            payer = owner if g.rules.english else mover
            g.pending.append(Trigger(OUTRAGE_PAID, seat, 1, clearing, payer))

    def trigger(self, g: Root, seat: int, trigger: Trigger) -> None:
        """8.2.4, 8.2.6 A base is lost, or whoever caused Outrage pays if the hand has a matching card."""
        clearing = trigger.clearing
        if trigger.kind == BASE_LOST:
            lose_base(g, seat, clearing)
            return
        if trigger.payer != g.active or g.attacker != NOBODY:
            g.shown += 1  # whether the payer is asked tells somebody else that a card matches
        if g.matching(trigger.payer, g.suit_at[clearing]):
            g.then(PayOutrage(trigger.payer, clearing))
        else:
            outrage_unpaid(g, seat, trigger.payer, clearing)


# 8.5 Daylight


class AllianceDaylight(Step[Root]):
    """8.5 Craft, mobilize and train, in any order and number."""

    def asks(self, g: Root) -> bool:
        return g.hand[self.who] != 0

    def options(self, g: Root) -> list[int]:
        """8.5.1 Craft; 8.5.2 mobilize any card; 8.5.3 train with a card that matches a base on the map."""
        hand = g.hand[self.who]
        options = [END]
        if hand:
            options += craftable(g, self.who)
            options += [MOBILIZE | card for card in members(hand)]
            if g.supply[self.who]:
                options += [TRAIN | card for card in members(hand & training(g))]
        return options + daylight_effects(g, self.who)

    def take(self, g: Root, action: int) -> None:
        if action == END:
            return
        g.stack.append(self)
        verb, card = action & VERB, action & ARG
        if is_daylight_effect(action):
            use_in_daylight(g, self.who, action)
        elif verb == CRAFT:
            craft(g, self.who, card)
        elif verb == MOBILIZE:
            g.hand[self.who] ^= 1 << card
            g.tell("mobilizes", 1 << self.who, seat=self.who, card=card)
            gain_supporter(g, self.who, card)
        else:
            g.spend(self.who, card)
            g.note("trains", seat=self.who, card=card)
            promote(g, self.who)

    def detail(self, g: Root, action: int) -> dict[str, int]:
        """8.5.2 For mobilizing: 1 if the Supporters are full and the card would be discarded."""
        return {"n": int(is_full(g))} if action & VERB == MOBILIZE else {}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        untrained = g.hand[self.who] & ~training(g) if g.supply[self.who] else g.hand[self.who]
        barred = [(TRAIN | card, "8.5.3") for card in members(untrained)]
        return barred + craft_barred(g, self.who) + dominance_barred(g, self.who)


def training(g: Root) -> int:
    """8.5.3 The cards that match a base on the map."""
    cards = 0
    for suit in members(base_suits(g)):
        cards |= OF_SUIT[suit] | BIRDS
    return cards


# 8.6 Evening


class Operations(Step[Root]):
    """8.6.1, 8.6.1.i–8.6.1.iv Military operations: up to as many as there are officers now, any mix."""

    def options(self, g: Root) -> list[int]:
        options = [END]
        if g.actions >= g.officers:
            return options
        faction = g.rules.faction[self.who]
        if faction.may_move(g, self.who):
            options.append(OPERATION_MOVE)
        if faction.may_battle(g, self.who):
            options.append(OPERATION_BATTLE)
        if g.supply[self.who]:
            options += [OPERATION_RECRUIT | c for c in members(g.with_piece(BASE) & g.open_to(self.who))]
        if g.stock[SYMPATHY]:
            options += [ORGANIZE | c for c in members(organized(g, self.who))]
        return options

    def take(self, g: Root, action: int) -> None:
        if action == END:
            return
        g.actions += 1
        g.stack.append(self)
        verb, clearing = action & VERB, action & ARG
        if verb == OPERATION_MOVE:
            g.rules.faction[self.who].push_move(g, self.who)
        elif verb == OPERATION_BATTLE:
            g.rules.faction[self.who].push_battle(g, self.who)
        elif verb == OPERATION_RECRUIT:
            g.put_warriors(self.who, clearing, 1)
            g.note("musters", seat=self.who, n=1, clearing=clearing)
        else:
            g.take_warriors(self.who, clearing, 1)
            g.note("organizes", seat=self.who, clearing=clearing)
            place_sympathy(g, self.who, clearing)

    def about(self, g: Root) -> dict[str, int]:
        return {"n": g.officers - g.actions}

    def detail(self, g: Root, action: int) -> dict[str, int]:
        """For organizing: the points."""
        return {"points": next_points(g)} if action & VERB == ORGANIZE and g.stock[SYMPATHY] else {}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        if g.actions >= g.officers:
            return []
        faction, mine = g.rules.faction[self.who], g.standing[self.who]
        barred = [] if faction.may_move(g, self.who) or not mine else [(OPERATION_MOVE, "4.2.1")]
        if mine and not faction.may_battle(g, self.who):
            barred.append((OPERATION_BATTLE, "4.3"))
        can = organized(g, self.who)
        barred += [(ORGANIZE | c, "8.6.1.iv") for c in members(mine & ~can)]
        return barred if g.stock[SYMPATHY] else barred + [(ORGANIZE | c, "8.2.5") for c in members(can)]


def organized(g: Root, seat: int) -> int:
    """8.6.1.iv, 8.2.5.ii Unsympathetic clearings with an own warrior; 6.2.2 not a closed one."""
    return g.standing[seat] & ~g.with_piece(SYMPATHY) & g.open_to(seat)
