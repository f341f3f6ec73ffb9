"""Things that a player can do, each with the events that it should bring about: what cards may react to."""

from typing import NamedTuple

from parlour.games.frogs.tests.kit import Scenario
from parlour.games.frogs.tests.one_card import answer


class Deed(NamedTuple):
    words: str  # the answers
    play: str = ""  # own cards in play
    hand: str = ""  # cards in hand
    at: str = "home"


INVEST = "carrot-banker zero-waste wayfarers-inn"

DEEDS: dict[str, Deed] = {
    "play crow villager": Deed("play chatty-jackdaw", hand="chatty-jackdaw"),
    "play frog villager": Deed("play mighty-frogules", hand="mighty-frogules"),
    "play rabbit villager": Deed("play turnip-seller", hand="turnip-seller"),
    "play crow gear": Deed("play graduation-cap", hand="graduation-cap"),
    "play frog gear": Deed("play stubborn-broom", hand="stubborn-broom"),
    "play rabbit gear": Deed("play lunch-tin", hand="lunch-tin"),
    "play crow building": Deed("play great-library", hand="great-library"),
    "play frog building": Deed("play duelling-pond", hand="duelling-pond"),
    "play rabbit building": Deed("play alumni-hall", hand="alumni-hall"),
    "nest": Deed("start nest"),  # draws 1
    "lily-pad": Deed("start lily-pad, go w1"),  # travels 1, draws 1
    "burrow": Deed("start burrow"),  # earns 2
    "draw 2": Deed("activate rooftop-postcrow", "rooftop-postcrow"),
    "draw 2 from the pile": Deed("activate bottle-post-angler, draw village-nurse", "bottle-post-angler"),
    "earn 1": Deed("free errand-kit", "errand-kit"),
    "earn 3": Deed("activate turnip-seller", "turnip-seller"),
    "earn 5": Deed("activate fair-steward", "fair-steward"),
    "discard villager": Deed("free fidgety-fledgling", "fidgety-fledgling", "chatty-jackdaw"),
    "discard gear": Deed("free fidgety-fledgling", "fidgety-fledgling", "soul-chain"),
    "discard building": Deed("free fidgety-fledgling", "fidgety-fledgling", "great-library"),
    "tuck from hand": Deed("free back-row-swot", "back-row-swot", "chatty-jackdaw"),
    "tuck considered": Deed("activate tea-leaf-augur, tuck raffle-winner, discard chatty-jackdaw", "tea-leaf-augur"),
    "travel 1 without reward": Deed("free puddle-skipper, go w1", "puddle-skipper"),
    "travel 2": Deed("activate mighty-frogules, go w1, go w2, stop", "mighty-frogules"),  # earns 1
    "chest": Deed("activate mighty-frogules, stop, choose 1", "mighty-frogules", at="n5"),
    "path end": Deed("activate mighty-frogules, choose 1", "mighty-frogules", at="ws2"),
    "invest 1": Deed("activate carrot-banker, invest-in zero-waste, invest 1", INVEST),
    "invest 0": Deed("activate carrot-banker, invest-in zero-waste, invest 0", INVEST),
    "enchant": Deed("enchant great-library", "great-library"),
}

# What happens in a deed, in the words of the events
HAPPENS: dict[str, str] = {
    "play crow villager": "played-crow played-villager",
    "play frog villager": "played-frog played-villager",
    "play rabbit villager": "played-rabbit played-villager",
    "play crow gear": "played-crow played-gear",
    "play frog gear": "played-frog played-gear",
    "play rabbit gear": "played-rabbit played-gear",
    "play crow building": "played-crow played-building",
    "play frog building": "played-frog played-building",
    "play rabbit building": "played-rabbit played-building",
    "nest": "nest",
    "lily-pad": "lily-pad travelled",
    "burrow": "burrow earned-2",
    "draw 2": "crow drawn-2",
    "draw 2 from the pile": "frog drawn-2",
    "earn 1": "rabbit",
    "earn 3": "rabbit earned-2 earned-3",
    "earn 5": "rabbit earned-2 earned-3 earned-4",
    "discard villager": "crow discarded discarded-villager",
    "discard gear": "crow discarded discarded-gear",
    "discard building": "crow discarded",
    "tuck from hand": "crow tucked",
    "tuck considered": "crow considered discarded discarded-villager",
    "travel 1 without reward": "frog travelled",
    "travel 2": "frog travelled travelled-2",
    "chest": "frog travelled chest",
    "path end": "frog travelled chest path-end",
    "invest 1": "rabbit earned-2 invested",
    "invest 0": "rabbit earned-2",
    "enchant": "enchanted",
}


def ready(deed: str, card: str = "", owner: str = "orange") -> Scenario:
    """Orange about to do it, with a further card in play before somebody."""
    _, play, hand, at = DEEDS[deed]
    table = Scenario(both_decks="true").coins("orange", 10).at("orange", at).hand("orange", *hand.split())
    table.pile("village-nurse").next_cards("raffle-winner", "daring-leaper" if hand else "chatty-jackdaw")
    table.in_play("orange", *play.split())
    return (table.in_play(owner, card) if card else table).turn("orange")


def done(deed: str, card: str = "", owner: str = "orange") -> Scenario:
    return answer(ready(deed, card, owner), DEEDS[deed].words)


def uses(deed: str) -> list[str]:
    """The cards that a deed cannot do without."""
    return [*DEEDS[deed].hand.split(), *DEEDS[deed].play.split()]
