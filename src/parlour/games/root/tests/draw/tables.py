"""Tables of Root for pictures: random games with five and six seats on both maps, stopped in their middle."""

from typing import Any, Final

import parlour
from parlour.conformance.fuzz import Dice, choose

View = dict[str, Any]
SIX: Final = ("marquise", "eyrie", "alliance", "vagabond", "lizard_cult", "riverfolk")
TWO_VAGABONDS: Final = ("marquise", "eyrie", "vagabond", "vagabond_second", "lizard_cult", "riverfolk")
FIVE: Final = ("riverfolk", "eyrie", "lizard_cult", "vagabond", "alliance")
TABLES: Final = {"six": (SIX, "autumn"), "two": (TWO_VAGABONDS, "winter"), "five": (FIVE, "winter")}
LEAST: Final = 140  # actions


def table(name: str) -> parlour.Table:
    """A game after some random actions, at a question about things on the table."""
    seats, land = TABLES[name]
    for attempt in range(20):
        found = parlour.new("root", seats=list(seats), seed=f"{name} {attempt}", map=land, reach_check="off")
        dice = Dice(name)
        while found.match.state.offer:
            if len(found.match.actions) >= LEAST and rich(found):
                return found
            found.match.apply(choose(found.match.state.offer, dice))
    raise AssertionError("no game comes to that")


def rich(found: parlour.Table) -> bool:
    """Several things to choose from, several Lost Souls, several cards in the hand that lies open."""
    view = found.view(None)
    hand = next(each["hand"] for each in view["players"] if each["open"])
    decision = found.decision
    targets = [option.target for option in decision.options if option.target] if decision else []
    return len(targets) > 1 and hand > 1 and len(view["souls"]) > 1


def crowded(view: View, clearing: int) -> View:
    """Everybody in one clearing: as many warriors, tokens and pawns as there can be."""
    players, here = view["players"], view["clearings"][clearing - 1]
    owners = [{"seat": each["seat"], "faction": each["faction"]} for each in players]
    armies = [{**owner, "n": 11} for owner, each in zip(owners, players, strict=True) if each["warriors"] is not None]
    pawns = [{"seat": each["seat"], "character": "thief"} for each in players if each["warriors"] is None]
    kinds = {"marquise": "wood", "alliance": "sympathy", "riverfolk": "trade-post"}
    tokens = [{"kind": kinds[o["faction"]], "n": 3, **o, "suit": here["suit"]} for o in owners if o["faction"] in kinds]
    full = {**here, "warriors": armies, "pawns": pawns, "tokens": tokens}
    return {**view, "clearings": [full if each is here else each for each in view["clearings"]]}
