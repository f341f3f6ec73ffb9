"""Chapter 7: the Eyrie Dynasties. The Decree grows every turn and must be carried out, or turmoil follows."""

from typing import Any, ClassVar, Final

from parlour.games.root.rules.army import Army
from parlour.games.root.rules.effects import BirdsongWindow
from parlour.games.root.rules.faction import EYRIE
from parlour.games.root.rules.factions.decree import (
    BUILDER,
    COMMANDER,
    DESPOT,
    ChooseLeader,
    EyrieDaylight,
)
from parlour.games.root.rules.facts import BIRD, BIRDS, BOARDS, POINTS_OF, ROOST, SUIT_OF
from parlour.games.root.rules.fields import WARRIORS, Loss
from parlour.games.root.rules.land import CORNERS, at
from parlour.games.root.rules.removal import IN_BATTLE
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.steps import AboutCard, HalfMade
from parlour.games.root.rules.turn import DiscardDown, DrawCards, turn_of
from parlour.games.root.rules.verbs import COLUMN, DECREE, END, FIRST_ROOST, NEW_ROOST
from parlour.kernel.bag import lowest, members
from parlour.kernel.state import ARG, HappensTo, Step

_board: dict[str, Any] = BOARDS["eyrie"]
POINTS: Final[list[int]] = _board["points"]
BONUS: Final[list[int]] = _board["draw"]
ROOSTS: Final = 7
START_WARRIORS: Final = 6  # 7.3.2
NEW_WARRIORS: Final = 3  # 7.4.3


class Eyrie(Army):
    def __init__(self) -> None:
        """7.3.1, 7.2.2 Twenty warriors, as the board says; Lords of the Forest rule where they tie."""
        super().__init__(EYRIE)
        self.rules_ties = True

    def set_up(self, g: Root, seat: int) -> None:
        """7.3 A roost with six warriors, a leader; 7.3.5 the other roosts on the track."""
        g.decree = [0, 0, 0, 0]
        g.then(FirstRoost(seat), ChooseLeader(seat))

    def turn(self, seat: int) -> list[Step[Any]]:
        """7.4, 7.5, 7.6 Orders and a new roost; crafting and the Decree; points, draw and discard."""
        return turn_of(
            seat,
            [
                BirdsongWindow(seat),
                EmergencyOrders(seat),
                AddToDecree(seat, 0, 0),
                BirdsongWindow(seat),
                NewRoost(seat),
                BirdsongWindow(seat),
            ],
            [EyrieDaylight(seat)],
            [ScoreRoosts(seat), DrawCards(seat), DiscardDown(seat)],
        )

    def wakes(self, g: Root, seat: int) -> None:
        """7.5 Nothing is crafted, nothing of the Decree is done yet."""
        g.crafting = True
        g.resolved = 0
        g.viziers_done = 0

    def cards_to_draw(self, g: Root, seat: int) -> int:
        """7.6.2 One, and the bonuses uncovered on the track of roosts."""
        return 1 + sum(BONUS[: ROOSTS - g.stock[ROOST]])

    def crafting(self, g: Root, seat: int) -> list[int]:
        """7.2.1 Roosts craft."""
        pieces = [0, 0, 0]
        for clearing in members(g.with_piece(ROOST)):
            pieces[g.suit_at[clearing]] += 1
        return pieces

    def item_points(self, g: Root, seat: int, card: int) -> int:
        """7.2.3 Disdain for Trade: an item scores 1; 7.8.1 the Builder ignores that."""
        return POINTS_OF[card] if g.leader == BUILDER else 1

    def attack_bonus(self, g: Root, seat: int) -> int:
        """7.8.3 The Commander deals an extra hit as attacker."""
        return int(g.leader == COMMANDER)

    def spoils(self, g: Root, seat: int, losses: list[Loss], how: int) -> int:
        """7.8.4 The Despot scores 1 for a battle in which he removes an enemy building or token, once."""
        if how == IN_BATTLE and g.leader == DESPOT and not g.plundered:
            for loss in losses:
                if loss.by == seat and loss.what != WARRIORS and g.enemies(seat, loss.loser):
                    g.plundered = True
                    return 1
        return 0


# 7.3 Setup


class FirstRoost(Step[Root]):
    """7.3.2 A roost and six warriors in the corner across from the keep; without a keep in any corner."""

    def options(self, g: Root) -> list[int]:
        if g.closed:
            return [FIRST_ROOST | g.rules.land.opposite[lowest(g.closed)]]
        return [FIRST_ROOST | corner for corner in members(CORNERS)]

    def take(self, g: Root, action: int) -> None:
        corner = action & ARG
        g.put_piece(ROOST, corner)
        g.put_warriors(self.who, corner, START_WARRIORS)
        g.note("first-roost", seat=self.who, clearing=corner)


# 7.4 Birdsong


class EmergencyOrders(HappensTo[Root]):
    """7.4.1 With an empty hand, draw a card; PROC.4 what was drawn may matter to an effect used before the Decree."""

    def run(self, g: Root) -> None:
        if not g.hand[self.seat]:
            g.draw_cards(self.seat, 1)
            g.then(BirdsongWindow(self.seat))


class AddToDecree(Step[Root]):
    """7.4.2 Add one or two cards to the Decree, at most one of them a bird."""

    bounds: ClassVar = {"added": (0, 1), "birds": (0, 1)}

    def __init__(self, who: int, added: int, birds: int) -> None:
        super().__init__(who)
        self.added = added
        self.birds = birds

    def args(self) -> tuple[int, int, int]:
        return self.who, self.added, self.birds

    def asks(self, g: Root) -> bool:
        """Z.3 Only the Eyrie know whether another card could be added."""
        return g.hand[self.who] != 0

    def options(self, g: Root) -> list[int]:
        """7.4.2 The first is a must, if there is a card at all."""
        cards = g.hand[self.who] & (~BIRDS if self.birds else -1)
        options = [DECREE | card for card in members(cards)]
        return [END, *options] if self.added or not options else options

    def take(self, g: Root, action: int) -> None:
        if action == END:
            return
        card = action & ARG
        if not self.added:
            g.then(ChooseColumn(self.who, card), AddToDecree(self.who, 1, int(SUIT_OF[card] == BIRD)))
        else:
            g.then(ChooseColumn(self.who, card))

    def about(self, g: Root) -> dict[str, int]:
        return {"n": self.added}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        if not self.added:
            return [(END, "7.4.2")] if g.hand[self.who] else []
        return [(DECREE | card, "7.4.2") for card in members(g.hand[self.who] & BIRDS)] if self.birds else []


class ChooseColumn(AboutCard, HalfMade):
    """7.4.2 Which column of the Decree? Columns take any number of cards."""

    def options(self, g: Root) -> list[int]:
        return EVERY_COLUMN

    def take(self, g: Root, action: int) -> None:
        g.hand[self.who] ^= 1 << self.card
        g.decree[action & ARG] |= 1 << self.card
        if g.log is not None:
            g.note("decrees", seat=self.who, card=self.card, column=action & ARG)

    def about(self, g: Root) -> dict[str, int]:
        return {"card": self.card}


EVERY_COLUMN: Final = [COLUMN | column for column in range(4)]


class NewRoost(HappensTo[Root]):
    """7.4.3 With no roost on the map, a roost and three warriors where the fewest warriors of all are."""

    def run(self, g: Root) -> None:
        if g.stock[ROOST] == ROOSTS and free_sites(g, self.seat):
            g.then(ChooseNewRoost(self.seat))


def free_sites(g: Root, seat: int) -> int:
    """7.4.3 The clearings that can take a roost: 2.2.3 a free slot, 6.2.2 no keep."""
    return g.roomy & g.open_to(seat)


class ChooseNewRoost(Step[Root]):
    """7.4.3 The clearing with the fewest warriors of those that can take a roost; of equal ones the player chooses."""

    def options(self, g: Root) -> list[int]:
        sites = members(free_sites(g, self.who))
        crowds = [sum([g.warriors[at(seat, site)] for seat in range(g.seats)]) for site in sites]
        fewest = min(crowds)
        return [NEW_ROOST | site for site, crowd in zip(sites, crowds, strict=True) if crowd == fewest]

    def take(self, g: Root, action: int) -> None:
        g.put_piece(ROOST, action & ARG)
        g.put_warriors(self.who, action & ARG, NEW_WARRIORS)
        g.note("new-roost", seat=self.who, clearing=action & ARG)

    def barred(self, g: Root) -> list[tuple[int, str]]:
        can = self.options(g)
        crowded = [NEW_ROOST | site for site in members(free_sites(g, self.who))]
        return [(site, "7.4.3") for site in crowded if site not in can]


# 7.6 Evening


class ScoreRoosts(HappensTo[Root]):
    """7.6.1 Score the rightmost empty space of the track of roosts."""

    def run(self, g: Root) -> None:
        roosts = ROOSTS - g.stock[ROOST]
        if roosts:
            g.award(self.seat, POINTS[roosts - 1])
