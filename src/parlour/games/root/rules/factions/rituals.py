"""10.5: the rituals of the Lizard Cult. Each card revealed in Daylight allows one, of its own suit."""

from typing import Any, Final

from parlour.games.root.rules.effects import daylight_effects, dominance_barred, is_daylight_effect, use_in_daylight
from parlour.games.root.rules.facts import BIRD, BIRDS, BOARDS, GARDEN, SUIT_OF
from parlour.games.root.rules.land import at
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.steps import AboutCard
from parlour.games.root.rules.verbs import (
    END,
    GARDEN_IN,
    RITUAL_BUILD,
    RITUAL_RECRUIT,
    RITUAL_RECRUIT_IN,
    RITUAL_SCORE,
    SACRIFICE,
)
from parlour.kernel.bag import has, members
from parlour.kernel.state import ARG, VERB, Step

_board: dict[str, Any] = BOARDS["lizard_cult"]
POINTS: Final[list[int]] = _board["points"]
OF_EACH_SUIT: Final = 5  # gardens


def gardens_of(g: Root, suit: int) -> int:
    """10.3.4 The gardens of a suit on the map."""
    n = 0
    for clearing in members(g.where[GARDEN] & g.realm[suit]):
        n += g.pieces[at(GARDEN, clearing)]
    return n


def garden_sites(g: Root, seat: int, suit: int) -> int:
    """10.5.1, 2.2.3 The clearings of a suit that the Cult rules, with a free slot, while it has a garden for them;
    10.2.2 birds do not serve."""
    if suit == BIRD or gardens_of(g, suit) >= OF_EACH_SUIT:
        return 0
    return g.ruled[seat] & g.realm[suit] & g.roomy & g.open_to(seat)


def recruit_sites(g: Root, seat: int, suit: int) -> int:
    """10.5.2, 6.2.2, GG.6.2 The clearings of a suit that are not closed; 10.2.2 birds do not serve."""
    return 0 if suit == BIRD else g.realm[suit] & g.open_to(seat)


def score_of(g: Root, suit: int) -> int:
    """10.5.3 The points above the rightmost empty space of the suit's gardens."""
    n = gardens_of(g, suit)
    return POINTS[n - 1] if n else 0


def may_score(g: Root, suit: int) -> bool:
    """10.5.3, L-20 Once per turn and suit. L-20 `english`: with at least one garden of the suit."""
    return not has(g.scored, suit) and not (g.rules.english and not gardens_of(g, suit))


class Rituals(Step[Root]):
    """10.5 Reveal any number of cards; each allows one ritual, in any order."""

    def asks(self, g: Root) -> bool:
        return g.hand[self.who] != 0

    def options(self, g: Root) -> list[int]:
        """10.5.1–10.5.4, 10.2.2 A bird serves for Sacrifice alone."""
        options = [END]
        hand = g.hand[self.who]
        if hand:
            for suit in range(3):
                options += self.of_suit(g, hand, suit)
            if g.supply[self.who]:
                options += [SACRIFICE | card for card in members(hand & BIRDS)]
        return options + daylight_effects(g, self.who)

    def of_suit(self, g: Root, hand: int, suit: int) -> list[int]:
        cards = [card for card in members(hand) if SUIT_OF[card] == suit]
        options: list[int] = []
        if cards and garden_sites(g, self.who, suit):
            options += [RITUAL_BUILD | card for card in cards]
        if cards and g.supply[self.who] and recruit_sites(g, self.who, suit):
            options += [RITUAL_RECRUIT | card for card in cards]
        if cards and may_score(g, suit):
            options += [RITUAL_SCORE | card for card in cards]
        return options

    def take(self, g: Root, action: int) -> None:
        if action == END:
            return
        g.stack.append(self)
        verb, card = action & VERB, action & ARG
        if is_daylight_effect(action):
            use_in_daylight(g, self.who, action)
        elif verb == RITUAL_BUILD:
            g.then(GardenIn(self.who, card))
        elif verb == RITUAL_RECRUIT:
            g.then(RitualRecruitIn(self.who, card))
        elif verb == RITUAL_SCORE:
            score(g, self.who, card)
        else:
            sacrifice(g, self.who, card)

    def detail(self, g: Root, action: int) -> dict[str, int]:
        """For scoring: the points."""
        if action & VERB != RITUAL_SCORE:
            return {}
        suit = SUIT_OF[action & ARG]
        return {"n": score_of(g, suit) if suit != BIRD else 0}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        """10.5.1–10.5.4, 10.2.2 Which ritual a card does not serve, and why."""
        can = self.options(g)
        laws: list[tuple[int, str]] = []
        for card in members(g.hand[self.who]):
            if SUIT_OF[card] == BIRD:
                laws.append((SACRIFICE | card, "10.5.4"))
                laws += [(verb | card, "10.2.2") for verb in (RITUAL_BUILD, RITUAL_RECRUIT, RITUAL_SCORE)]
            else:
                laws += [(RITUAL_BUILD | card, "10.5.1"), (RITUAL_RECRUIT | card, "10.5.2")]
                laws += [(RITUAL_SCORE | card, self.why_not_score(g, SUIT_OF[card])), (SACRIFICE | card, "10.5.4")]
        return [(action, law) for action, law in laws if action not in can] + dominance_barred(g, self.who)

    def why_not_score(self, g: Root, suit: int) -> str:
        return "10.5.3" if has(g.scored, suit) else "L-20"


def reveal(g: Root, seat: int, card: int) -> None:
    """10.5, 2.1.4 A revealed card lies in the play area until Evening."""
    g.hand[seat] ^= 1 << card
    g.revealed |= 1 << card


def score(g: Root, seat: int, card: int) -> None:
    """10.5.3 Spend the card for the points of its suit."""
    suit = SUIT_OF[card]
    g.spend(seat, card)
    g.scored |= 1 << suit
    g.note("ritual-score", seat=seat, card=card)
    g.award(seat, score_of(g, suit))


def sacrifice(g: Root, seat: int, card: int) -> None:
    """10.5.4 A bird makes a warrior of the supply an acolyte."""
    reveal(g, seat, card)
    g.supply[seat] -= 1
    g.acolytes += 1
    g.note("sacrifices", seat=seat, card=card)


class GardenIn(AboutCard):
    """10.5.1 Build a garden of the card's suit in a clearing of that suit that the Cult rules."""

    def options(self, g: Root) -> list[int]:
        return [GARDEN_IN | c for c in members(garden_sites(g, self.who, SUIT_OF[self.card]))]

    def take(self, g: Root, action: int) -> None:
        reveal(g, self.who, self.card)
        g.put_piece(GARDEN, action & ARG)
        g.note("gardens", seat=self.who, card=self.card, clearing=action & ARG)

    def about(self, g: Root) -> dict[str, int]:
        return {"card": self.card}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        realm = g.realm[SUIT_OF[self.card]] & ~garden_sites(g, self.who, SUIT_OF[self.card])
        return [(GARDEN_IN | c, g.why_closed(self.who, c) or self.why_not_here(g, c)) for c in members(realm)]

    def why_not_here(self, g: Root, clearing: int) -> str:
        return "2.2.3" if has(g.ruled[self.who], clearing) else "10.5.1"


class RitualRecruitIn(AboutCard):
    """10.5.2 Recruit a warrior in a clearing of the card's suit; 6.2.2, GG.6.2 not in a closed one."""

    def options(self, g: Root) -> list[int]:
        return [RITUAL_RECRUIT_IN | c for c in members(recruit_sites(g, self.who, SUIT_OF[self.card]))]

    def take(self, g: Root, action: int) -> None:
        reveal(g, self.who, self.card)
        g.put_warriors(self.who, action & ARG, 1)
        g.note("ritual-recruit", seat=self.who, card=self.card, clearing=action & ARG)

    def about(self, g: Root) -> dict[str, int]:
        return {"card": self.card}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        closed = members(g.realm[SUIT_OF[self.card]] & ~g.open_to(self.who))
        return [(RITUAL_RECRUIT_IN | c, g.why_closed(self.who, c)) for c in closed]
