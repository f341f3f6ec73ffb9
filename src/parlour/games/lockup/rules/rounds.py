"""Chapter 5: the rounds."""

from typing import Final

from parlour.games.lockup.rules.book import ROUNDS, T8, T9
from parlour.games.lockup.rules.lights_out import LightsOut
from parlour.games.lockup.rules.patrol import Patrol
from parlour.games.lockup.rules.raid import Raid
from parlour.games.lockup.rules.roll_call import RollCall
from parlour.games.lockup.rules.scoring import Scoring
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.windows import WINDOWS
from parlour.kernel.state import Happens, Step


class PlayRound(Happens[Lockup]):
    """5.1 Roll Call, Lights Out, Patrol; 16.1 after the last Lights Out the final raid instead."""

    def run(self, g: Lockup) -> None:
        g.note("round", n=g.round)
        g.stack.extend(LAST_ROUND if g.round == ROUNDS else ROUND)


class MoveMarker(Happens[Lockup]):
    """5.2 The round marker moves on at the end of Patrol."""

    def run(self, g: Lockup) -> None:
        g.round += 1
        g.stack.append(NEXT_ROUND)


NEXT_ROUND: Final = PlayRound()
# The last of each list happens first.
ROUND: Final[list[Step[Lockup]]] = [MoveMarker(), Patrol(), LightsOut(), RollCall()]
LAST_ROUND: Final[list[Step[Lockup]]] = [Scoring(), WINDOWS[T9], Raid(), WINDOWS[T8], LightsOut(), RollCall()]
