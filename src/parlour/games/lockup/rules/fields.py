"""Where every piece of Lockup is.

Cards are bags of numbers; what nobody may know the order of has none. The crew tokens on the board are one bag for each
seat and face, six bits for each location. What a party owns stands in one flat list, six numbers for each party:
scrap, potions, iron, gold, power and suspicion.
"""

from typing import Final, NamedTuple

from parlour.games.lockup.rules.book import Rules
from parlour.kernel.state import NOBODY, State

NONE: Final = -1  # no card
SETUP: Final = 0
ROLL_CALL: Final = 1
LIGHTS_OUT: Final = 2
PATROL: Final = 3
OVER: Final = 4
PHASES: Final = ("setup", "roll-call", "lights-out", "patrol", "over")
BEFORE: Final = 0  # moments within a location: before its tokens are turned,
STRENGTH: Final = 1  # while strengths are compared,
RANKED: Final = 2  # and once the places are fixed
MOMENTS: Final = ("before", "strength", "rewards")
KINDS: Final = 6  # what a party may own: four resources, power, suspicion
HOME: Final = 6  # bits of a location


class Look(NamedTuple):
    """14.7.3 Who has looked at a face-down token, whose and where; NONE for the token to those who may not know it."""

    by: int
    of: int
    location: int
    token: int


class Under(NamedTuple):
    """8.8, 17.7 A card under a deck and who put it there; NONE for the card to those who may not know it (19)."""

    card: int
    by: int


class Lifted(NamedTuple):
    """14.7.8 The token that is being moved, and from where; NONE for the token to those who may not know it."""

    location: int
    token: int


NOT_LIFTED: Final = Lifted(NONE, NONE)


class Fields(State):
    """The fields of a game of Lockup."""

    rules: Rules

    def __init__(self) -> None:  # noqa: PLR0915, a list of fields
        super().__init__()
        self.round: int = 0
        self.phase: int = SETUP
        self.first: int = 0  # the party with the first-player marker
        self.active: int = NOBODY  # the party whose turn it is in Roll Call
        # Parties
        self.reputation: list[int] = []
        self.stock: list[int] = []  # party × 6: scrap, potion, iron, gold, power, suspicion
        self.supply: list[int] = []
        self.storage: list[int] = []
        self.items: list[int] = []  # by party: bags of crafted items
        self.reserved: list[int] = []  # by party: bags of reserved items
        self.kept: list[int] = []  # 18.4.4.1 the guards' reserved items in their order
        self.goons: list[int] = []  # by party
        self.tomes: list[int] = []  # by party: bags of tome cards
        self.traits: list[int] = []  # by seat: the trait chosen
        self.dealt: list[int] = []  # 17.4 by seat: traits to choose from
        # Crew tokens
        self.cell: list[int] = []  # by seat: tokens in the holding cell
        self.up: list[int] = []  # by seat: tokens face up, six bits a location
        self.down: list[int] = []  # by seat: tokens face down
        self.used: list[int] = []  # 6.2.1 by seat: locations placed in this round
        self.hidden: list[int] = []  # 6.2.4 by seat: tokens placed face down this round
        self.extra_hidden: list[int] = []  # 14.7.1 by seat
        self.peeked: list[Look] = []
        self.passed: int = 0  # bag of seats
        # Board
        self.suspicion_at: list[int] = []
        self.lying: list[int] = []  # 12.3.1 by location: a tally of brigands' resources
        self.goon_at: list[int] = []
        self.display: list[int] = []
        self.item_deck: int = 0
        self.goon_deck: int = 0
        self.goon_discard: int = 0
        self.goons_under: list[Under] = []  # under the deck, in order
        self.tome_deck: int = 0
        self.tome_discard: int = 0
        self.tomes_under: list[Under] = []  # likewise
        self.drawn_tomes: int = 0  # 8.8 bag of cards that the deciding seat chooses from
        self.drawn_goons: int = 0  # 17.8
        self.goals: list[int] = []  # majority, instant (NONE in solo), end-game
        self.majority: int = NOBODY  # who holds the goal
        self.instant: int = NOBODY
        self.raids: int = 0
        # The location being settled
        self.location: int = NONE
        self.moment: int = BEFORE
        self.ranking: list[int] = []  # parties, strongest first
        self.rewarded: int = 0  # bag of parties
        self.declined: int = 0
        self.bonus: list[int] = []  # 14.7.4 by seat
        self.dodging: int = 0  # 14.7.5 bag of seats
        self.discount: int = 0  # 14.7.10, 14.7.11 for the reward in progress
        self.rival: int = NOBODY  # 14.7.2 who pays one resource of it
        self.lifted: Lifted = NOT_LIFTED
        self.silent: int = 0  # 14.4 bag of seats that have declined in the window that is open
        # Solo
        self.guard_deck: int = 0
        self.guards_up: list[int] = []  # by location: bags of guard cards
        self.guards_down: list[int] = []  # by location: how many, drawn when they are turned
        self.guards_aside: int = 0
        self.location_deck: int = 0
        self.turned: list[int] = []  # location cards turned up this round
        # The end
        self.parts: list[int] = []  # by party, six numbers: what final scoring brought
        self.gaps: list[int] = []  # of a redacted State: what is missing where, see `secrets`
        self.last: int = NONE  # the location of the last placement, for the eye

    def copy_fields(self, other: "Fields") -> None:  # noqa: PLR0915, a list of fields
        """All fields, for `clone`."""
        self.copy_base(other)
        self.rules = other.rules
        self.round = other.round
        self.phase = other.phase
        self.first = other.first
        self.active = other.active
        self.reputation = other.reputation.copy()
        self.stock = other.stock.copy()
        self.supply = other.supply.copy()
        self.storage = other.storage.copy()
        self.items = other.items.copy()
        self.reserved = other.reserved.copy()
        self.kept = other.kept.copy()
        self.goons = other.goons.copy()
        self.tomes = other.tomes.copy()
        self.traits = other.traits.copy()
        self.dealt = other.dealt.copy()
        self.cell = other.cell.copy()
        self.up = other.up.copy()
        self.down = other.down.copy()
        self.used = other.used.copy()
        self.hidden = other.hidden.copy()
        self.extra_hidden = other.extra_hidden.copy()
        self.peeked = other.peeked.copy()
        self.passed = other.passed
        self.suspicion_at = other.suspicion_at.copy()
        self.lying = other.lying.copy()
        self.goon_at = other.goon_at.copy()
        self.display = other.display.copy()
        self.item_deck = other.item_deck
        self.goon_deck = other.goon_deck
        self.goon_discard = other.goon_discard
        self.goons_under = other.goons_under.copy()
        self.tome_deck = other.tome_deck
        self.tome_discard = other.tome_discard
        self.tomes_under = other.tomes_under.copy()
        self.drawn_tomes = other.drawn_tomes
        self.drawn_goons = other.drawn_goons
        self.goals = other.goals.copy()
        self.majority = other.majority
        self.instant = other.instant
        self.raids = other.raids
        self.location = other.location
        self.moment = other.moment
        self.ranking = other.ranking.copy()
        self.rewarded = other.rewarded
        self.declined = other.declined
        self.bonus = other.bonus.copy()
        self.dodging = other.dodging
        self.discount = other.discount
        self.rival = other.rival
        self.lifted = other.lifted
        self.silent = other.silent
        self.guard_deck = other.guard_deck
        self.guards_up = other.guards_up.copy()
        self.guards_down = other.guards_down.copy()
        self.guards_aside = other.guards_aside
        self.location_deck = other.location_deck
        self.turned = other.turned.copy()
        self.parts = other.parts.copy()
        self.gaps = other.gaps.copy()
        self.last = other.last
