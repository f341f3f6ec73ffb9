"""Where a word of the effects may stand: looked cards inside a look, a drawn card after a draw, `this` on a building.

Only lists whose effects are each in order are looked at here.
"""

from collections.abc import Iterator, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from parlour.games.frogs.file.pack.words import called, inner_lists
from parlour.games.frogs.rules.book import SPECIES
from parlour.record.pack import Mistakes, Table

Named = tuple[str, Table]  # an effect, and how mistakes call it
DONE: Final = ("may", "pay", "play", "reveal")  # what an if-done can look back at
BOOSTED: Final = {"travel": "start-activated", "look": "looked"}  # by what is boosted: the event before it


class Place(NamedTuple):
    """What is known where an effect stands."""

    kind: str  # villager, gear, building, starter or reward
    species: str = ""
    trigger: Table = MappingProxyType({})  # of a building, where its effects are lasting
    looked: bool = False
    drawn: bool = False
    revealed: bool = False
    asked: bool = False  # inside a may

    def inside(self, effect: Table) -> "Place":
        return self._replace(looked=effect["do"] == "look", asked=effect["do"] == "may")

    def after(self, effect: Table) -> "Place":
        last = effect["effects"][0] if effect["do"] == "may" else effect
        return self._replace(drawn=self.drawn or last["do"] == "draw", revealed=self.revealed or last["do"] == "reveal")


def lasting_place(card: Table) -> Place:
    """10.2 The effects of a building: they know what has triggered them, 7.11.13 also the cards drawn by that."""
    trigger = card["trigger"]
    nest = trigger["on"] == "start-activated" and trigger.get("which") == "nest" and not trigger.get("before", False)
    return Place("building", card["species"], trigger, drawn=nest or trigger["on"] == "drawn")


def named(effects: Sequence[Table], where: str) -> list[Named]:
    return [(called(where, number, effect), effect) for number, effect in enumerate(effects, 1)]


def check_places(effects: Sequence[Named], place: Place) -> Mistakes:
    """7.11, 7.12 Effects in their order, and those inside them."""
    mistakes: Mistakes = []
    before: Table = {}
    for where, effect in effects:
        misplaced = (*wrong_cards(effect, place), *wrong_words(effect, place, before), *endless(effect, place))
        mistakes += [f"{where}{problem}" for problem in misplaced]
        for label, each in inner_lists(effect, where):
            mistakes += check_places(named(each, label), place.inside(effect))
        place = place.after(effect)
        before = effect
    return mistakes


def wrong_cards(effect: Table, place: Place) -> Iterator[str]:
    """Cards that are not there."""
    source = effect.get("from")
    if place.looked and source != "looked":
        yield ": a look may be followed only by draw, tuck and discard from looked"
    if source == "looked" and not place.looked:
        yield ", from: there are looked cards only inside a look"
    if source == "drawn" and not place.drawn:
        yield ", from: no card has been drawn before"
    if source == "revealed" and not place.revealed:
        yield ", from: no card has been revealed before"
    if source == "discarded" and place.trigger.get("on") != "discarded":
        yield ", from: only a building that answers to discarding can take the discarded cards"


def wrong_words(effect: Table, place: Place, before: Table) -> Iterator[str]:
    """Words that mean nothing here."""
    word = effect["do"]
    if word == "invest" and effect["on"] == "this" and place.kind != "building":
        yield ", on: only a building can say this"
    if word == "boost" and not (place.trigger.get("before") and place.trigger["on"] == BOOSTED[effect["what"]]):
        yield f", what: only a building triggered by {BOOSTED[effect['what']]} with before = true has this"
    if word == "if-done" and before.get("do") not in DONE:
        yield ": must stand right after may, pay, play or reveal"
    if word == "if-done" and any(inner["do"] in DONE for inner in before.get("for", ())):
        yield ": cannot follow a pay for something that may or may not be done itself"
    if word == "reveal" and not place.asked:
        yield ": a card is revealed only inside a may"
    if word == "may" and [each["do"] for each in effect["effects"]] not in (["play"], ["reveal"]):
        yield ", effects: must be one play or one reveal"


def endless(effect: Table, place: Place) -> Iterator[str]:
    """7.12 Villagers activate only along crow, frog, rabbit; starter cards and lasting effects activate nothing."""
    if not effect["do"].startswith("activate-"):
        return
    if place.trigger or place.kind == "starter":
        who = "a starter card" if place.kind == "starter" else "the lasting effect of a building"
        yield f": {who} activates no card, lest it never end"
    elif effect["do"] == "activate-villager" and place.kind == "villager":
        later = SPECIES[SPECIES.index(place.species) + 1 :]
        if effect["species"] not in later:
            whom = f"only {' or '.join(later)}" if later else "no villager"
            yield f", species: a {place.species} activates {whom}, lest it never end"
