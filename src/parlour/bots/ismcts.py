"""Information-set Monte Carlo tree search: many random plays, each in another world that the seat thinks possible.

One tree of what can be seen to happen (actions), not of States: each iteration deals the hidden things anew, walks down
the tree by upper confidence bounds among the actions legal in that world, adds one node, plays at random to the end and
counts who won.
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import Any

from parlour.kernel.chance import scaled, seeded, stirred
from parlour.kernel.game import Game
from parlour.kernel.playout import playout

EXPLORE = 0.7


class Node:
    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0  # how often it was legal when its parent was passed
        self.wins = 0.0  # for the seat that took the action leading here
        self.children: dict[int, Node] = {}


class Ismcts:
    def __init__(self, game: Game[Any], seed: str, iterations: int) -> None:
        self.game = game
        self.iterations = iterations
        self.chance = seeded(f"bot {seed}")

    def choose(self, state: Any, options: Sequence[int]) -> int:
        if len(options) == 1:
            return options[0]
        root = self.search(state)
        return max(options, key=lambda option: root.children[option].visits if option in root.children else 0)

    def search(self, state: Any) -> Node:
        root = Node()
        for _ in range(self.iterations):
            g = state.clone()
            g.determinise(self.stir())
            path = self.descend(root, g)
            playout(g, self.stir(), self.game.longest)
            outcome = self.game.outcome(g)
            winners = outcome.winners if outcome else []
            root.visits += 1
            for seat, node in path:
                node.visits += 1
                node.wins += 1 / len(winners) if seat in winners else 0.0
        return root

    def descend(self, node: Node, g: Any) -> list[tuple[int, Node]]:
        """Walk down while all legal actions have been tried, then try a new one."""
        path: list[tuple[int, Node]] = []
        while g.offer:
            seat = g.decider()
            fresh = [action for action in g.offer if action not in node.children]
            for action in g.offer:
                if action in node.children:
                    node.children[action].offered += 1
            if fresh:
                action = fresh[scaled(self.stir(), len(fresh))]
                node.children[action] = Node()
                node.children[action].offered = 1
            else:
                action = max(g.offer, key=lambda each: bound(node.children[each]))
            node = node.children[action]
            path.append((seat, node))
            g.play(action)
            if fresh:
                break
        return path

    def stir(self) -> int:
        self.chance = stirred(self.chance)
        return self.chance


def bound(node: Node) -> float:
    return node.wins / node.visits + EXPLORE * sqrt(log(node.offered) / node.visits)
