"""The Riverfolk: what others pay becomes trade posts at once, or dividends every turn; posts need a garrison."""

from typing import Final

from parlour.games.root.bot.common import guard, most_foes
from parlour.games.root.rules.factions.funds import boxed
from parlour.games.root.rules.factions.pack import count_at
from parlour.games.root.rules.facts import TRADE_POST
from parlour.games.root.rules.fields import DOWN, FUNDS, TRACK
from parlour.games.root.rules.land import at
from parlour.games.root.rules.state import Root
from parlour.kernel.bag import members, size

FUND: Final = 0.25  # a warrior anywhere on the board
FUND_A_TURN: Final = 0.1
DIVIDEND: Final = 0.9  # two that lie idle in Funds until the next Birdsong
POST: Final = 0.4
FIRST_POST: Final = 1.5
READY: Final = 0.35  # for each fund that could become part of a trade post now
BOUGHT: Final = (0.0, 0.8, 0.65, 0.4, 0.25)  # how likely somebody buys, by price
WANTED: Final = (0.3, 0.15, 0.15)  # by service
STOCK: Final = (0.0, 0.8, 1.4, 1.8, 2.1, 2.2)  # an open hand that others can buy from


def engine(g: Root, seat: int, turns: float) -> float:
    posts = g.with_piece(TRADE_POST)
    funds = boxed(g, FUNDS)
    worth = (FUND + FUND_A_TURN * turns) * sum(g.till)
    if posts:
        worth += FIRST_POST + POST * size(posts) + DIVIDEND * (funds // 2) + 0.1 * (funds % 2)
    worth += READY * prospects(g, posts) + STOCK[min(size(g.hand[seat]), 5)]
    return worth + guard(g, seat, 0.2, 0.0) - danger(g, seat, posts, funds) + custom(g, seat)


def prospects(g: Root, posts: int) -> int:
    """11.5.6 Funds of those who rule clearings without a post."""
    found = 0
    for owner in range(g.seats):
        funds = g.till[FUNDS * g.seats + owner]
        if funds:
            sites = [c for c in members(g.ruled[owner] & ~posts) if g.posts[g.suit_at[c]]]
            found += min(funds, 2 * len(sites))
    return found


def danger(g: Root, seat: int, posts: int, funds: int) -> float:
    """11.2.5.i A post that falls takes half of the funds with it."""
    exposed = 0.0
    for clearing in members(posts):
        mine = g.warriors[at(seat, clearing)]
        exposed += 0.3 * max(0, most_foes(g, seat, clearing) - mine) + (mine == 0)
    return exposed * (0.15 + 0.03 * funds)


def custom(g: Root, seat: int) -> float:
    """11.3.5 What the prices may bring: high ones more, if they can be paid."""
    worth = 0.0
    for other in range(g.seats):
        if other != seat:
            purse = g.supply[other]
            if g.rules.faction[other].has_pawn:
                purse = count_at(g, other, TRACK, DOWN)
            for service in range(len(WANTED)):
                price = g.prices[service]
                if price <= purse:
                    worth += WANTED[service] * price * BOUGHT[price]
    return worth
