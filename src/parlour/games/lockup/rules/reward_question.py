"""7.4.3 and 14.2: what all rewards ask alike. Each location says what it holds."""

from parlour.games.lockup.rules.book import T6
from parlour.games.lockup.rules.receive import decline
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.tomes import play_tome, why_no_tome
from parlour.games.lockup.rules.verbs import DECLINE, TOME
from parlour.kernel.state import ARG, VERB, Step


class RewardQuestion(Step[Lockup]):
    """7.4.3 Take the reward, or decline it; 14.2 T6: tomes before."""

    def accept(self, g: Lockup, action: int) -> None:
        """The reward that was chosen."""
        raise TypeError(type(self).__name__)

    def take(self, g: Lockup, action: int) -> None:
        if action == DECLINE:
            decline(g, self.who)
        elif action & VERB == TOME:
            g.stack.append(self)
            play_tome(g, self.who, action & ARG)
        else:
            self.accept(g, action)

    def asks(self, g: Lockup) -> bool:
        """14.4.1 A player with tomes is asked also where nothing can be taken."""
        return g.shows_tomes(self.who)

    def why_not(self, g: Lockup, action: int) -> str:
        return super().why_not(g, action) or why_no_tome(g, self.who, T6, action)
