"""Card packs: the house edition and what an owner of the printed game types in. Both are files of the same form."""

from collections.abc import Sequence
from functools import cache

from parlour.games.frogs.file.pack.board import reward_of
from parlour.games.frogs.file.pack.check import check_pack
from parlour.games.frogs.file.pack.effects import Said, made_lists, occasions
from parlour.games.frogs.rules.book import (
    BUILDING,
    CARDS,
    CHESTS,
    DECKS,
    GEAR,
    NO_TOKEN,
    OCCASIONS,
    SPECIES,
    STARTERS,
    TOKENS,
    TYPES,
    VILLAGER,
    Board,
    Cards,
)
from parlour.games.frogs.rules.fields import add
from parlour.record.pack import HOUSE, Table, load_pack

__all__ = ["HOUSE", "check_pack", "load_cards"]


@cache
def load_cards(pack: str) -> Cards:
    """The cards of a pack: `house`, or the path of a file. BadFile names the first mistake."""
    return load_pack(pack, "frogs", check_pack, made_ready, entries)


def made_ready(table: Table) -> Cards:
    """Words become numbers; lists of effects and bags of cards are numbered."""
    cards = Cards()
    cards.id = table["pack"]["id"]
    cards.edition = table["pack"].get("edition", cards.id)
    deck = numbered(table)
    add_cards(cards, deck)
    cards.said = said_lists(table, deck)
    cards.lists = made_lists(cards.said)
    cards.answers = answers(cards.triggers)
    kinds = [[kind == each for kind in cards.types] for each in (VILLAGER, GEAR, BUILDING)]
    cards.villagers, cards.gear, cards.buildings = map(bag_of, kinds)
    cards.frees = bag_of(cards.free)
    cards.workers = [cards.villagers[word] & ~cards.frees[word] for word in range(2)]
    cards.payable = [word for n in range(max(cards.costs) + 1) for word in bag_of([cost <= n for cost in cards.costs])]
    cards.boards = {board["id"]: made_board(board) for board in table["board"]}
    return cards


def numbered(table: Table) -> list[Table]:
    """2.1 The cards in the order of their numbers: by deck, then as the pack has them, then the novice villagers."""
    cards = sorted(table["card"], key=lambda card: DECKS.index(card["deck"]))
    novices = sorted(table["novice"], key=lambda card: SPECIES.index(card["species"]))
    return [*cards, *({**novice, "type": "villager"} for novice in novices)]


def add_cards(cards: Cards, deck: Sequence[Table]) -> None:
    """2.4 What is printed on a card, but for its effects."""
    cards.ids = tuple(card["id"] for card in deck)
    cards.types = [TYPES.index(card["type"]) for card in deck]
    cards.species = [SPECIES.index(card["species"]) for card in deck]
    cards.costs = [card["cost"] for card in deck]
    cards.supplies = [card.get("provisions", 0) for card in deck]
    cards.free = [card.get("free", False) for card in deck]
    cards.modifier = [card.get("enchantment", {}).get("kind") == "modifier" for card in deck]
    cards.triggers = [dict(card.get("trigger", {})) for card in deck]


def said_lists(table: Table, deck: Sequence[Table]) -> list[Said]:
    """The lists that are not inside others: of the cards, the starter cards, the chests and the start icons."""
    starters = {starter["id"]: starter for starter in table["starter"]}
    return [
        *(each for card in deck for each in lists_of(card)),
        *(starters[name][side] for name in STARTERS for side in ("basic", "advanced")),
        *(table["chests"][name] for name in CHESTS),
        *(table["icons"][name] for name in STARTERS),
    ]


def lists_of(card: Table) -> tuple[Said, Said]:
    """What a card does; of a building also its enchantment, 11.2 a modifier together with what it is added to."""
    effects = card.get("effects", card.get("relic", []))
    enchantment = card.get("enchantment", {"kind": "", "effects": []})
    return effects, [*(effects if enchantment["kind"] == "modifier" else []), *enchantment["effects"]]


def answers(triggers: Sequence[Table]) -> list[int]:
    """12.6 By occasion, as a bag of two words: the cards that answer it."""
    bags = [0] * (2 * OCCASIONS)
    for card, trigger in enumerate(triggers):
        for occasion in occasions(trigger) if trigger else ():
            add(bags, 2 * occasion, card)
    return bags


def bag_of(wanted: Sequence[bool]) -> list[int]:
    bag = [0, 0]
    for card in range(CARDS):
        if wanted[card]:
            add(bag, 0, card)
    return bag


def made_board(table: Table) -> Board:
    """2.6 One side of the board."""
    board = Board()
    spaces = table["spaces"]
    board.id = table["id"]
    board.spaces = tuple(space["id"] for space in spaces)
    rewards = [reward_of(space) for space in spaces]
    board.kinds, board.amounts = [kind for kind, _ in rewards], [amount for _, amount in rewards]
    board.tokens = [TOKENS.index(space["token"]) if "token" in space else NO_TOKEN for space in spaces]
    board.ends = [space.get("end", False) for space in spaces]
    board.x, board.y = [space["x"] for space in spaces], [space["y"] for space in spaces]
    board.arms = [{"id": arm["id"], "first": arm["first"]} for arm in table["arms"]]
    add_routes(board, table["routes"])
    return board


def add_routes(board: Board, routes: Sequence[Table]) -> None:
    """8.2 Where one can go on from each space; 8.5 what that costs."""
    board.exits = [[] for _ in board.spaces]
    board.coins = [[] for _ in board.spaces]
    board.cards = [[] for _ in board.spaces]
    for route in routes:
        space = board.spaces.index(route["from"])
        board.exits[space].append(board.spaces.index(route["to"]))
        board.coins[space].append(route.get("coins", 0))
        board.cards[space].append(route.get("cards", 0))
    board.dear = [any(board.coins[space] + board.cards[space]) for space in range(len(board.spaces))]


def entries(table: Table) -> list[tuple[str, Table]]:
    """Everything that may have a name, with the kind of it that names begin with."""
    boards = table["board"]
    return [
        *(("card", card) for card in (*table["card"], *table["novice"])),
        *(("start", starter) for starter in table["starter"]),
        *(("board", board) for board in boards),
        *((f"arm-{board['id']}", arm) for board in boards for arm in board["arms"]),
    ]
