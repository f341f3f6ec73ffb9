"""What the law asks of a faction. The base class is the general law; a faction overrides what the law changes for it.

General modules (move, battle, removal, craft, turn) never name a faction: they ask `g.rules.faction[seat]`.
"""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from parlour.games.root.rules.facts import BOARDS, KINDS, POINTS_OF
from parlour.games.root.rules.land import at

if TYPE_CHECKING:
    from parlour.games.root.rules.fields import Loss, Trigger
    from parlour.games.root.rules.state import Root
    from parlour.kernel.state import Step

MARQUISE: Final = 0
EYRIE: Final = 1
ALLIANCE: Final = 2
VAGABOND: Final = 3
VAGABOND_SECOND: Final = 4
LIZARD_CULT: Final = 5
RIVERFOLK: Final = 6
FACTIONS: Final = (
    "marquise", "eyrie", "alliance", "vagabond", "vagabond_second", "lizard_cult", "riverfolk",
)  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class Faction:
    """1.4 Abilities and effects belong to factions. This is one without any of its own."""

    def __init__(self, number: int) -> None:
        board = BOARDS[FACTIONS[number]]
        self.number: int = number
        self.name: str = FACTIONS[number]
        self.reach: int = board["reach"]
        self.warriors: int = board["warriors"]
        counts: dict[str, int] = {**board.get("buildings", {}), **board.get("tokens", {})}
        self.kinds: list[int] = [kind for kind, name in enumerate(KINDS) if name in counts]
        self.counts: list[int] = [counts[KINDS[kind]] for kind in self.kinds]
        self.rules_ties: bool = False  # 7.2.2
        self.watches_moves: bool = False  # 8.2.6
        self.has_pawn: bool = False  # 9.2.2
        self.hallowed: int = -1  # 10.2.4 the kind of building whose owner rules the clearing
        self.keeps_souls: bool = False  # 10.2.6
        self.swims: bool = False  # 11.2.2
        self.open_hand: bool = False  # 11.2.3
        self.sells: bool = False  # 11.2.6
        self.craft_law: str = "4.1.1"  # what a card needs that cannot be crafted

    # The turn

    def set_up(self, g: "Root", seat: int) -> None:
        """5.1.7 Push the faction's setup."""

    def turn(self, seat: int) -> "list[Step[Any]]":
        """1.5 The faction's steps of a turn, in order: what PROC.4 names between the starts of the phases."""
        raise TypeError(self.name)

    def wakes(self, g: "Root", seat: int) -> None:
        """PROC.4 The very start of a turn."""

    def rests(self, g: "Root", seat: int) -> None:
        """PROC.4 The end of a turn."""

    def cards_to_draw(self, g: "Root", seat: int) -> int:
        """6.6 In the Evening: one, and the uncovered bonuses."""
        return 1

    # Crafting

    def crafting(self, g: "Root", seat: int) -> list[int]:
        """4.1.1 Crafting pieces by suit, used ones included: fox, rabbit, mouse."""
        return [0, 0, 0]

    def pay_craft(self, g: "Root", seat: int, suit: int) -> None:
        """4.1.1 Activate one piece of the suit."""
        g.activated[suit] += 1

    def item_points(self, g: "Root", seat: int, card: int) -> int:
        """3.2.2 Crafting an item scores what the card says."""
        return POINTS_OF[card]

    def take_item(self, g: "Root", seat: int, item: int) -> None:
        """2.5.4 An item goes to the box of crafted items."""
        g.items[item] -= 1
        g.box[seat * 8 + item] += 1

    # Dominance

    def may_dominate(self, g: "Root", seat: int) -> bool:
        """3.3.1 Whether the faction can activate dominance cards at all."""
        return True

    def dominate(self, g: "Root", seat: int, card: int) -> None:
        """3.3.1, 3.3.2 The card goes to the play area for good; one scores no more."""
        g.hand[seat] ^= 1 << card
        g.dominance[seat] = card
        g.note("dominates", seat=seat, card=card)

    # Moving and fighting

    def push_move(self, g: "Root", seat: int) -> None:
        """CARD.cobbler One move by an effect."""
        raise TypeError(self.name)

    def push_battle(self, g: "Root", seat: int) -> None:
        """CARD.command-warren One battle by an effect."""
        raise TypeError(self.name)

    def may_move(self, g: "Root", seat: int) -> bool:
        raise TypeError(self.name)

    def may_battle(self, g: "Root", seat: int) -> bool:
        raise TypeError(self.name)

    def fighters(self, g: "Root", seat: int, clearing: int) -> int:
        """4.3.2.i Rolled hits are limited by the warriors in the clearing."""
        return g.warriors[at(seat, clearing)]

    def stands_firm(self, g: "Root", seat: int, clearing: int) -> bool:
        """4.3.1 Whether the attacker still has somebody there."""
        return g.warriors[at(seat, clearing)] > 0

    def defenseless(self, g: "Root", seat: int, clearing: int) -> bool:
        """4.3.2.iii A defender without warriors."""
        return g.warriors[at(seat, clearing)] == 0

    def share_of_dice(self, high: int, low: int) -> tuple[int, int]:
        """4.3.2 As the defender: what the attacker deals, and what this side deals."""
        return high, low

    def attack_bonus(self, g: "Root", seat: int) -> int:
        """4.3.2.ii Extra hits by an ability, as the attacker."""
        return 0

    def limit_rolled(self, g: "Root", seat: int) -> bool:
        """After its roll as attacker: whether it pays for the hits first; then it declares in order itself."""
        return False

    def take_hits(self, g: "Root", seat: int, clearing: int, hits: int, by: int) -> None:
        """4.3.3 Choose what the hits remove. See battle.take_hits for the general law."""
        raise TypeError(self.name)

    def protects(self, g: "Root", seat: int) -> bool:
        """GG.5.2 Whether a defender where this faction's pawn is may enlist it."""
        return False

    def battle_over(self, g: "Root", seat: int) -> None:
        """After a battle of this side."""

    # Removal

    def lost(self, g: "Root", seat: int, what: int, clearing: int, n: int, by: int) -> None:
        """PROC.3 Pieces have left the map for supply and track; add what that triggers to `g.pending`."""

    def spoils(self, g: "Root", seat: int, losses: "list[Loss]", how: int) -> int:
        """PROC.3 Points beyond 3.2.1 for what this side removed."""
        return 0

    def trigger(self, g: "Root", seat: int, trigger: "Trigger") -> None:
        """PROC.3 Resolve one pending effect of this faction."""
        raise TypeError(self.name)

    # Trade

    def can_pay(self, g: "Root", seat: int, price: int) -> bool:
        """11.2.6.i Whether the warriors in the supply are enough for a service."""
        return g.supply[seat] >= price

    def pay_service(self, g: "Root", seat: int, price: int) -> None:
        """11.2.6.i Warriors from one's own supply to the seller's Payments."""
        g.supply[seat] -= price
        g.till[seat] += price

    def may_hire(self, g: "Root", seat: int) -> bool:
        """11.2.7.iii.b Whether mercenaries can fight for this faction."""
        return True

    def full_removal(self, g: "Root", seat: int) -> None:
        """9.2.2.i An enemy removed everything where this faction's pawn is."""

    def entered(self, g: "Root", seat: int, mover: int, owner: int, clearing: int) -> None:
        """8.2.6 `mover` moved warriors of `owner` into a clearing."""
