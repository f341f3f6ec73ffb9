"""How good a game of Lockup looks to a seat: what it has, and what its tokens on the board will bring."""

from parlour.games.lockup.bot.estate import estate
from parlour.games.lockup.bot.goods import Outlook, goods_worth, stock_of, will_craft
from parlour.games.lockup.bot.odds import strength_of
from parlour.games.lockup.bot.prospect import LEFTOVER, Prospect
from parlour.games.lockup.bot.raid import danger
from parlour.games.lockup.rules.book import ALL_TOKENS, CELL_BLOCK, LIBRARY, LOOKOUT
from parlour.games.lockup.rules.fields import HOME, LIGHTS_OUT, NONE, RANKED, ROLL_CALL
from parlour.games.lockup.rules.state import Lockup
from parlour.kernel.bag import has


def value(g: Lockup, seat: int, outlook: Outlook) -> float:
    """What the seat has, and what its tokens on the board will bring."""
    if not g.stack:
        return float(g.reputation[seat])
    goods = goods_worth(g, stock_of(g, seat), g.storage[seat], outlook.wishes(g), will_craft(g, seat))
    return estate(g, seat) + goods - danger(g, seat) + ahead(g, seat, outlook)


def ahead(g: Lockup, seat: int, outlook: Outlook) -> float:
    """Tokens in locations that are not settled yet; the Cell Block's is in the worth of the goods."""
    tokens = g.up[seat] | g.down[seat]
    if not tokens or g.phase not in (ROLL_CALL, LIGHTS_OUT):
        return 0.0
    prospect = Prospect(g, seat, outlook)
    worth = shelf(g, seat, tokens) + ranked_here(g, seat, prospect)
    for location in range(max(0, g.location), CELL_BLOCK):
        here = tokens >> location * HOME & ALL_TOKENS
        if here and not (location == g.location and g.moment == RANKED):
            worth += prospect.gain(location, *posture(g, seat, location, here))
    return worth


def posture(g: Lockup, seat: int, location: int, tokens: int) -> tuple[int, bool]:
    """Strength, and whether there is a lookout, with what tomes have given here."""
    strength, eyes = strength_of(g, seat, tokens), has(tokens, LOOKOUT)
    if location != g.location:
        return strength, eyes
    return strength + g.bonus[seat], eyes or has(g.dodging, seat)


def ranked_here(g: Lockup, seat: int, prospect: Prospect) -> float:
    """The location that is being settled: a reward to come, or the Library instead."""
    if g.location in (NONE, LIBRARY) or g.moment != RANKED or seat not in g.ranking or has(g.rewarded, seat):
        return 0.0
    if has(g.declined, seat):
        return LEFTOVER
    return prospect.rewards(g.location)[g.ranking.index(seat)] if g.location < CELL_BLOCK else 0.0


def shelf(g: Lockup, seat: int, tokens: int) -> float:
    """8.8 Tokens that wait in the Library."""
    if not tokens >> LIBRARY * HOME or (g.location == LIBRARY and has(g.rewarded | g.declined, seat)):
        return 0.0
    return LEFTOVER
