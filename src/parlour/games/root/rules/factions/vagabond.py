"""Chapter 9: the Vagabond. A lone wanderer who pays with items, and lives by relations with the others."""

from typing import Any, Final

from parlour.games.root.rules.effects import BirdsongWindow
from parlour.games.root.rules.faction import Faction
from parlour.games.root.rules.factions.camp import Refresh, Rest
from parlour.games.root.rules.factions.characters import ARBITER
from parlour.games.root.rules.factions.fights import DamageItem, ExhaustForHits, WarrenBattle
from parlour.games.root.rules.factions.pack import count_at, exhaust, fits_in, lay_up, swords
from parlour.games.root.rules.factions.quests import open_quest
from parlour.games.root.rules.factions.relations import ChoosePartner, partners, spoils_of, turn_hostile
from parlour.games.root.rules.factions.ruins import all_buried, lose_mark
from parlour.games.root.rules.factions.vagabond_daylight import PayWithItem, TakeCrafted, VagabondDaylight, take_crafted
from parlour.games.root.rules.factions.wandering import CobblerWalk, Slip, walks
from parlour.games.root.rules.facts import BOARDS, COIN, HAMMER, ITEMS, QUESTS, TEA
from parlour.games.root.rules.fields import DOWN, PACK, TRACK, UP, Loss
from parlour.games.root.rules.land import CLEARINGS
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.turn import DiscardDown, DrawCards, turn_of
from parlour.games.root.rules.verbs import CHARACTER, REMOVE, START_IN
from parlour.kernel.state import ARG, NOBODY, HappensTo, Step

_board: dict[str, Any] = BOARDS["vagabond"]
CHARACTERS: Final = tuple([str(name) for name in _board["characters"]])
START_ITEMS: Final[list[list[int]]] = [[ITEMS.index(i) for i in items] for items in _board["characters"].values()]
OPEN_QUESTS: Final = 3
LIMIT: Final = 6  # 9.6.4
PER_BAG: Final = 2
FULL_DAMAGE: Final = 3  # 9.2.2.i
BAG_TRACK: Final = TRACK + 1


class Vagabond(Faction):
    def __init__(self, number: int) -> None:
        """9.7 There may be two of them; in all but their number they are alike."""
        super().__init__(number)
        self.has_pawn = True
        self.craft_law = "9.5.8"

    def set_up(self, g: Root, seat: int) -> None:
        """9.3, 9.3.6 A character, a forest, then quests and ruins; he is indifferent to all."""
        if g.rules.settings["characters"] == "random":
            characters = free_characters(g)
            take_character(g, seat, characters[int(g.below(len(characters)))])
            g.then(StartIn(seat))
        else:
            g.then(ChooseCharacter(seat), StartIn(seat))

    def turn(self, seat: int) -> list[Step[Any]]:
        """9.4, 9.5, 9.6 Refresh and slip; actions; rest, draw, discard, capacity."""
        window = BirdsongWindow(seat)
        return turn_of(
            seat,
            [window, Refresh(seat), window, Slip(seat), window],
            [VagabondDaylight(seat)],
            [Rest(seat), DrawCards(seat), DiscardDown(seat), Capacity(seat)],
        )

    def wakes(self, g: Root, seat: int) -> None:
        """9.4.1, L-07 Tea is counted at the very start of Birdsong. L-07 `english`: only on its track."""
        g.crafting = True
        g.shifted = 0
        at = seat * PACK + TEA
        g.teas = g.pack[at + TRACK] + (0 if g.rules.english else g.pack[at + UP])

    def rests(self, g: Root, seat: int) -> None:
        """9.2.9.i.a Aids count within one turn."""
        for other in range(g.seats):
            g.aided[seat * g.seats + other] = 0

    def cards_to_draw(self, g: Root, seat: int) -> int:
        """9.6.2 One, and one per coin face up on the track."""
        return 1 + g.pack[seat * PACK + TRACK + COIN]

    # Crafting

    def crafting(self, g: Root, seat: int) -> list[int]:
        """9.2.1, 9.5.8 Hammers craft, all with the suit of the clearing; none in a forest."""
        pieces = [0, 0, 0]
        if g.pawn[seat] < CLEARINGS:
            at = seat * PACK + HAMMER
            pieces[g.suit_at[g.pawn[seat]]] = g.pack[at + UP]
        return pieces

    def pay_craft(self, g: Root, seat: int, suit: int) -> None:
        """9.5.8 Exhaust a hammer."""
        exhaust(g, seat, HAMMER)

    def take_item(self, g: Root, seat: int, item: int) -> None:
        """9.2.1, L-06 A crafted item is taken at once, if it fits. L-06 `english`: he may decline."""
        if g.rules.english:
            g.then(TakeCrafted(seat, item))
        elif fits_in(g, seat, item):
            take_crafted(g, seat, item)

    # Dominance

    def may_dominate(self, g: Root, seat: int) -> bool:
        """9.2.8 Only to form a coalition, with four or more players."""
        return g.seats >= 4 and len(partners(g, seat)) > 0

    def dominate(self, g: Root, seat: int, card: int) -> None:
        """9.2.8 The card forms a coalition with the player who has the fewest points."""
        g.hand[seat] ^= 1 << card
        g.dominance[seat] = card
        g.then(ChoosePartner(seat))

    # Moving and fighting

    def may_move(self, g: Root, seat: int) -> bool:
        """CARD.cobbler, 9.2.9.iii.b A move without a boot; hostile warriors cost extra boots all the same."""
        return len(walks(g, seat, 0)) > 0

    def push_move(self, g: Root, seat: int) -> None:
        g.then(CobblerWalk(seat))

    def may_battle(self, g: Root, seat: int) -> bool:
        """CARD.command-warren A battle without a sword."""
        place = g.pawn[seat]
        return place < CLEARINGS and len(g.others_present(seat, place)) > 0

    def push_battle(self, g: Root, seat: int) -> None:
        g.then(WarrenBattle(seat))

    def fighters(self, g: Root, seat: int, clearing: int) -> int:
        """9.2.6 His rolled hits are limited by his undamaged swords, exhausted or not."""
        return swords(g, seat)

    def stands_firm(self, g: Root, seat: int, clearing: int) -> bool:
        """4.3.1, 9.2.2 The pawn is never removed."""
        return True

    def defenseless(self, g: Root, seat: int, clearing: int) -> bool:
        """9.2.4 Without an undamaged sword."""
        return swords(g, seat) == 0

    def limit_rolled(self, g: Root, seat: int) -> bool:
        """9.5.2 With one sword for each hit he pays for the rolled hits before anything else."""
        if g.rules.sword_per_hit:
            g.then(ExhaustForHits(seat))
        return g.rules.sword_per_hit

    def take_hits(self, g: Root, seat: int, clearing: int, hits: int, by: int) -> None:
        """9.2.7 Each hit damages an item of his choice."""
        g.then(DamageItem(seat, hits, by))

    def battle_over(self, g: Root, seat: int) -> None:
        """9.2.9.ii.g If the ally lost more warriors than he lost items, the ally becomes hostile."""
        if g.ally != NOBODY and g.lost_allies > g.lost_items:
            turn_hostile(g, seat, g.ally)

    def spoils(self, g: Root, seat: int, losses: list[Loss], how: int) -> int:
        """9.2.9.iii, 9.2.9.iii.a Hostility, and Infamy."""
        return spoils_of(g, seat, losses, how)

    def protects(self, g: Root, seat: int) -> bool:
        """GG.5.2 The Arbiter."""
        return g.character[seat] == ARBITER

    # Trade

    def can_pay(self, g: Root, seat: int, price: int) -> bool:
        """11.2.6.iii He pays with items."""
        return count_at(g, seat, TRACK, DOWN) >= price

    def pay_service(self, g: Root, seat: int, price: int) -> None:
        """11.2.6.iii One item for each warrior that others would pay."""
        g.then(PayWithItem(seat, price))

    def may_hire(self, g: Root, seat: int) -> bool:
        """11.2.7.iii.b He cannot hire mercenaries."""
        return False

    def full_removal(self, g: Root, seat: int) -> None:
        """9.2.2.i He damages three items of his choice."""
        g.note("full-removal", seat=seat)
        g.then(DamageItem(seat, FULL_DAMAGE, NOBODY))


# 9.3 Setup


class ChooseCharacter(Step[Root]):
    """9.3.1 Choose a character."""

    def options(self, g: Root) -> list[int]:
        return [CHARACTER | character for character in free_characters(g)]

    def take(self, g: Root, action: int) -> None:
        take_character(g, self.who, action & ARG)

    def detail(self, g: Root, action: int) -> dict[str, int]:
        """By number, for words about what the character can."""
        return {"n": action & ARG}


def free_characters(g: Root) -> list[int]:
    """9.3.1, 9.7.1 Those that may be chosen; of two Vagabonds each is somebody else."""
    free = [character for character in g.rules.characters if character not in g.character]
    return free or [character for character in range(len(CHARACTERS)) if character not in g.character]


def take_character(g: Root, seat: int, character: int) -> None:
    """9.3.5, GG.1.1, GG.2.1, GG.3.1, GG.4.1, GG.5.1, GG.6.1 The character's items lie face up, as boards.toml says."""
    g.character[seat] = character
    for item in START_ITEMS[character]:
        lay_up(g, seat, item)
    g.note("character", seat=seat, character=character)


class StartIn(Step[Root]):
    """9.3.2 The pawn begins in any forest; only then are the quests laid open."""

    def options(self, g: Root) -> list[int]:
        return [START_IN | CLEARINGS + forest for forest in range(len(g.rules.land.forests))]

    def take(self, g: Root, action: int) -> None:
        g.pawn[self.who] = action & ARG
        g.note("starts-in", seat=self.who, place=action & ARG)
        lay_out_quests(g)


def lay_out_quests(g: Root) -> None:
    """9.3.3, 9.3.4 Three quests lie open, and an item lies under each ruin; 9.7.1, 9.7.3 for two Vagabonds two items,
    but no more quests."""
    if g.buried:
        return
    g.quest_deck = (1 << QUESTS) - 1
    for _ in range(OPEN_QUESTS):
        open_quest(g)
    g.buried = all_buried(g)


# 9.6 Evening


def item_limit(g: Root, seat: int) -> int:
    """9.6.4 Six items in Satchel and Damaged box, and two per bag face up on the track."""
    return LIMIT + PER_BAG * g.pack[seat * PACK + BAG_TRACK]


class Capacity(HappensTo[Root]):
    """9.6.4 Items beyond the limit leave the game."""

    def run(self, g: Root) -> None:
        if count_at(g, self.seat, UP, PACK) > item_limit(g, self.seat):
            g.then(RemoveItem(self.seat), self)


class RemoveItem(Step[Root]):
    """9.6.4 Choose an item that leaves the game, from Satchel or Damaged box."""

    def options(self, g: Root) -> list[int]:
        at = self.who * PACK
        return [REMOVE | code for code in range(UP, PACK) if g.pack[at + code]]

    def take(self, g: Root, action: int) -> None:
        g.pack[self.who * PACK + (action & ARG)] -= 1
        lose_mark(g, self.who, (action & ARG) % len(ITEMS))
        g.note("removes-item", seat=self.who, item=action & ARG)

    def about(self, g: Root) -> dict[str, int]:
        return {"n": count_at(g, self.who, UP, PACK) - item_limit(g, self.who)}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        """9.6.4 What lies on a track does not count, so it stays."""
        at = self.who * PACK + TRACK
        return [(REMOVE | item, "9.6.4") for item in range(len(ITEMS)) if g.pack[at + item]]
