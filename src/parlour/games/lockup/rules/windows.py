"""Chapter 14: the windows in which tomes may be played."""

from typing import Final

from parlour.games.lockup.rules.book import AFTER, LOCATIONS, MOST_SEATS, T2, T3, T5, T9
from parlour.games.lockup.rules.fields import NONE
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.tomes import play_tome, playable, tomes_barred
from parlour.games.lockup.rules.verbs import NO_TOME
from parlour.kernel.bag import has
from parlour.kernel.state import ARG, HappensTo, Step


class AfterReward(HappensTo[Lockup]):
    """14.2, 7.4.2 T6: right after a reward its receiver may play tomes, one after the other."""

    def run(self, g: Lockup) -> None:
        if g.tomes[self.seat]:
            g.stack.append(MAY_PLAY[AFTER][self.seat][NONE])


class Window(Step[Lockup]):
    """14.4 In first-player order each player with a tome may play one or decline; after a tome all are asked again."""

    def __init__(self, window: int) -> None:
        super().__init__()
        self.window = window

    def args(self) -> tuple[int, ...]:
        return (self.window,)

    def run(self, g: Lockup) -> None:
        g.silent = 0
        ask_next(g, self.window)


def ask_next(g: Lockup, window: int) -> None:
    """14.4.1 Only whether a player holds a tome decides who is asked; 14.3 who has passed is not asked in Roll Call."""
    silent = g.silent | (g.passed if window == T2 else 0)
    seats = g.rules.parties
    for i in range(seats):
        seat = (g.first + i) % seats
        if g.tomes[seat] and not silent & 1 << seat:
            g.stack.append(MAY_PLAY[window][seat][g.location if T3 <= window <= T5 else NONE])
            return


class MayPlay(Step[Lockup]):
    """14.4, 14.2, DEC.9 The seat may play a tome in this window, or decline."""

    def __init__(self, who: int, window: int, location: int) -> None:
        super().__init__(who)
        self.window = window
        self.location = location

    def args(self) -> tuple[int, ...]:
        return (self.who, self.window, self.location)

    def options(self, g: Lockup) -> list[int]:
        return [NO_TOME, *playable(g, self.who, self.window)]

    def asks(self, g: Lockup) -> bool:
        """14.4.1 Whether a tome fits must not show; in solo there is nobody to see it."""
        return g.seats > 1

    def take(self, g: Lockup, action: int) -> None:
        if action != NO_TOME:
            g.stack.append(WINDOWS[self.window] if self.window <= T9 else AFTER_REWARD[self.who])
            play_tome(g, self.who, action & ARG)
        elif self.window <= T9:
            g.silent |= 1 << self.who
            ask_next(g, self.window)

    def reaction(self) -> str:
        """14.4.2, DEC.26 Standing orders by window and, for T3 to T5, by location."""
        window = "t6" if self.window == AFTER else f"t{self.window}"
        return window if self.location == NONE else f"{window}-{LOCATIONS[self.location]}"

    def declined(self, g: Lockup) -> int:
        return NO_TOME

    def unasked(self, g: Lockup) -> bool:
        """14.4.2 Without an order nobody is asked in T2, in T3 to T5 without a token there, or where no tome fits."""
        if self.window == T2 or not has(g.rules.windows, self.window):
            return True
        return self.location != NONE and not g.tokens_at(self.who, self.location)

    def barred(self, g: Lockup) -> list[tuple[int, str]]:
        return tomes_barred(g, self.who, self.window)

    def about(self, g: Lockup) -> dict[str, int]:
        return {"n": self.window, "location": self.location}


WINDOWS: Final = [Window(window) for window in range(T9 + 1)]
MAY_PLAY: Final = [  # NONE, the last of a row, finds itself
    [[MayPlay(seat, window, location) for location in (*range(8), NONE)] for seat in range(MOST_SEATS)]
    for window in range(AFTER + 1)
]
AFTER_REWARD: Final = [AfterReward(seat) for seat in range(MOST_SEATS)]
