"""How good a game of Root looks to a seat: points, what its faction lives by, and who else might win soon."""

from parlour.games.root.bot import (
    alliance,
    eyrie,
    lizard_cult,
    lookahead,
    marquise,
    riverfolk,
    vagabond,
)
from parlour.games.root.bot.common import dread, hand_worth, turns_left
from parlour.games.root.bot.services import bargain
from parlour.games.root.rules.faction import (
    ALLIANCE,
    EYRIE,
    LIZARD_CULT,
    MARQUISE,
    RIVERFOLK,
    VAGABOND,
    VAGABOND_SECOND,
)
from parlour.games.root.rules.fields import NONE
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.verbs import ACTIVATE, TAKE_DOMINANCE
from parlour.kernel.bag import has
from parlour.kernel.state import ARG, NOBODY

WON = 1000.0
ENGINES = {
    MARQUISE: marquise.engine,
    EYRIE: eyrie.engine,
    ALLIANCE: alliance.engine,
    VAGABOND: vagabond.engine,
    VAGABOND_SECOND: vagabond.engine,
    LIZARD_CULT: lizard_cult.engine,
    RIVERFOLK: riverfolk.engine,
}
RENOUNCED = 25.0  # whoever activates dominance or joins a coalition scores no more


def value(g: Root, seat: int) -> float:
    if g.winners:
        return WON if has(g.winners, seat) else -WON
    faction = g.rules.faction[seat].number
    own = g.score[seat] + ENGINES[faction](g, seat, turns_left(g, seat)) + hand_worth(g, seat)
    if g.dominance[seat] != NONE or g.partner[seat] != NOBODY:
        own -= RENOUNCED
    if g.rules.seller not in (NOBODY, seat):
        own += bargain(g, seat)
    return own - dread(g, seat)


def worth(g: Root, seat: int, option: int) -> float:
    """Dominance is not for this bot: it hurries to thirty points."""
    if option & ~ARG in (ACTIVATE, TAKE_DOMINANCE):
        return -WON
    return lookahead.worth(g, seat, option, value)
