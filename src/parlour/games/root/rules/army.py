"""A faction that has warriors: it moves and fights by the general law."""

from parlour.games.root.rules.battle import BattleIn, battlefields
from parlour.games.root.rules.faction import Faction
from parlour.games.root.rules.hits import take_hits
from parlour.games.root.rules.land import EVERYWHERE
from parlour.games.root.rules.move import MoveFrom, origins
from parlour.games.root.rules.state import Root


class Army(Faction):
    """1.1.1 The general law of warriors; where a faction's own rule says otherwise, its class overrides the method."""

    def may_move(self, g: Root, seat: int) -> bool:
        """4.2 Whether some warriors can move."""
        return len(origins(g, seat, EVERYWHERE)) > 0

    def may_battle(self, g: Root, seat: int) -> bool:
        """4.3 Whether there is somebody to fight."""
        return battlefields(g, seat, EVERYWHERE) != 0

    def push_move(self, g: Root, seat: int) -> None:
        g.then(MoveFrom(seat, EVERYWHERE))

    def push_battle(self, g: Root, seat: int) -> None:
        g.then(BattleIn(seat, EVERYWHERE))

    def take_hits(self, g: Root, seat: int, clearing: int, hits: int, by: int) -> None:
        """4.3.3 Warriors first, then buildings and tokens."""
        take_hits(g, seat, clearing, hits, by)
