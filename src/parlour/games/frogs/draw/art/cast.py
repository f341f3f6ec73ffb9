"""Who wears and carries what: the villagers and buildings of our own edition; those of other packs by their ids."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from parlour.draw.art import chances
from parlour.games.frogs.draw.art.folk import COATS, FURS
from parlour.games.frogs.draw.art.gear import GEAR
from parlour.games.frogs.draw.art.houses import HOUSES
from parlour.games.frogs.draw.art.props import PROPS
from parlour.games.frogs.draw.art.wear import CLOTHES, HATS

RED, BLUE, VIOLET, TEAL, OCHRE, OLIVE, BROWN, ROSE, NAVY = COATS
THINGS: Final = GEAR | PROPS


class Look(NamedTuple):
    """Of a villager: hat, thing in hand, coat, what is worn over it; which of the furs or feathers."""

    hat: str
    thing: str
    coat: str
    wear: str = ""
    fur: int = 0


class House(NamedTuple):
    """Of a building: its form, the colour of its roof, the thing on its sign."""

    form: str
    roof: str
    sign: str


FOLK: Final = {
    # the base deck, crows first
    "rooftop-postcrow": Look("post-cap", "letter", BLUE, "strap"),
    "night-shift-librarian": Look("night-cap", "book", VIOLET, "ruff", 2),
    "chatty-jackdaw": Look("scarf", "bubble", OCHRE, "dots", 3),
    "attic-hoarder": Look("shell", "hoard", BROWN, "muffler", 4),
    "tea-leaf-augur": Look("bandana", "tea", ROSE, "stole", 1),
    "button-trader": Look("bowler", "buttons", TEAL, "bow-tie"),
    "fidgety-fledgling": Look("pail", "star", RED, "stripes", 1),
    "nest-warden": Look("feather", "key", OLIVE, "badge", 2),
    "moonlit-choirmaster": Look("top-hat", "note", NAVY, "bow-tie", 4),
    "frog-mage": Look("wizard", "wand", VIOLET, "cloak"),
    "mighty-frogules": Look("laurel", "trophy", RED, "medal", 2),
    "puddle-skipper": Look("rain-hat", "rain-boots", BLUE, "stripes", 1),
    "reed-ferryman": Look("straw", "oar", OLIVE, "muffler", 3),
    "bog-courier": Look("post-cap", "parcel", BROWN, "strap", 4),
    "stepping-stone-twins": Look("bow", "stones", TEAL, "dots", 1),
    "lily-gardener": Look("flower", "lily", ROSE, "apron"),
    "mudlark": Look("bandana", "mudlarks-dredge", NAVY, "", 3),
    "daring-leaper": Look("goggles", "flag", OCHRE, "muffler", 2),
    "turnip-seller": Look("straw", "turnip", OLIVE, "apron"),
    "fair-steward": Look("feather", "market-scales", NAVY, "stole", 1),
    "carrot-banker": Look("top-hat", "carrot-money-box", TEAL, "bow-tie", 3),
    "village-nurse": Look("nurse", "medicine", ROSE, "apron", 1),
    "errand-kit": Look("post-cap", "basket", RED, "strap", 4),
    "burrow-digger": Look("lamp", "shovel", BROWN, "", 2),
    "pie-baker": Look("toque", "pie", BLUE, "apron", 4),
    "travelling-tinker": Look("bowler", "hammer", VIOLET, "strap", 2),
    "harvest-queen": Look("crown", "carrot", OCHRE, "ruff", 1),
    # Academy
    "headmistress-rook": Look("mortarboard", "watch", NAVY, "ruff", 2),
    "strict-examiner": Look("bowler", "pencil", BROWN, "bow-tie", 1),
    "inkblot-scribe": Look("beret", "everlasting-quill", BLUE, "dots", 3),
    "back-row-swot": Look("scarf", "open-book", TEAL, "stripes", 4),
    "starlight-tutor": Look("wizard", "star", VIOLET, "cloak"),
    "broomstick-instructor": Look("goggles", "stubborn-broom", RED, "muffler", 4),
    "frog-alchemist": Look("mortarboard", "flask", VIOLET, "apron", 2),
    "lecture-napper": Look("night-cap", "pillow", BLUE, "stripes", 3),
    "duckweed-freshman": Look("leaf", "apple", OLIVE, "muffler", 1),
    "hall-pass-hopper": Look("beret", "ticket", OCHRE, "badge"),
    "canteen-cook": Look("toque", "ladle", TEAL, "apron", 2),
    "stern-bursar": Look("top-hat", "counting-frame", BROWN, "ruff", 3),
    "scholarship-winner": Look("mortarboard", "scroll", RED, "medal", 1),
    "groundskeeper": Look("leaf", "rake", OLIVE, "strap", 4),
    "potions-dropout": Look("bandana", "bubbling-cauldron", ROSE, "dots", 2),
    # Tidings
    "headline-crier": Look("newspaper", "horn", RED, "muffler"),
    "obituary-editor": Look("visor", "hourglass", NAVY, "bow-tie", 4),
    "breathless-messenger": Look("goggles", "scroll", OCHRE, "strap", 1),
    "keyhole-reporter": Look("bowler", "key", TEAL, "muffler", 3),
    "gazette-publisher": Look("top-hat", "paper", VIOLET, "stole", 2),
    "foreign-correspondent": Look("shell", "signpost", BROWN, "strap", 4),
    "bottle-post-angler": Look("rain-hat", "rod", OLIVE, "", 1),
    "ditchwater-gossip": Look("scarf", "bubble", ROSE, "dots", 3),
    "weather-frog": Look("leaf", "umbrella", BLUE, "bow-tie"),
    "semaphore-hopper": Look("bandana", "two-flags", NAVY, "stripes", 2),
    "stamp-collector": Look("visor", "stamp", BROWN, "bow-tie", 3),
    "classifieds-clerk": Look("beret", "pencil", TEAL, "badge"),
    "raffle-winner": Look("flower", "ticket", VIOLET, "medal", 1),
    "second-hand-peddler": Look("pail", "lantern", OCHRE, "strap", 2),
    "subscription-agent": Look("newspaper", "magnifier", BLUE, "muffler", 4),
    # novices
    "fledgling-errand-crow": Look("leaf", "parcel", OCHRE, "muffler", 1),
    "wide-eyed-froglet": Look("shell", "apple", ROSE, "stripes", 1),
    "pocket-money-kit": Look("bow", "penny-jar", BLUE, "dots", 4),
}
TOWN: Final = {
    "telegraph-office": House("wires", BLUE, "letter"),
    "rookery-reading-room": House("tree", VIOLET, "open-book"),
    "sorting-office": House("workshop", NAVY, "letter"),
    "attic-observatory": House("dome", VIOLET, ""),
    "zero-waste": House("cottage", OLIVE, "recycling-bin"),
    "leaky-boathouse": House("stilts", TEAL, "ring-buoy"),
    "treasure-hunters-club": House("tall", RED, "chest"),
    "wayfarers-inn": House("cottage", BROWN, "lantern"),
    "community-bank": House("hall", OCHRE, "loupe-coin"),
    "builders-guild": House("scaffold", RED, "hammer"),
    "carrot-market": House("stall", OLIVE, "carrot"),
    "warren-nursery": House("mound", OLIVE, "heart"),
    "great-library": House("hall", NAVY, "book"),
    "duelling-pond": House("pond", RED, ""),
    "alumni-hall": House("hall", ROSE, "graduation-cap"),
    "newsroom": House("tall", NAVY, "paper"),
    "marsh-lighthouse": House("lighthouse", RED, ""),
    "printing-house": House("workshop", BROWN, "pocket-printing-press"),
}


def pick(name: str, *choices: Sequence[str]) -> list[str]:
    """One of each, that depends on the name alone."""
    return [each[int(luck * (len(each) - 0.01))] for each, luck in zip(choices, chances(f"frogs/{name}"), strict=False)]


def look_of(card: str) -> Look:
    """How a villager looks."""
    if card in FOLK:
        return FOLK[card]
    hat, thing, coat, wear, fur = pick(
        card, tuple(HATS), tuple(PROPS), COATS, tuple(CLOTHES), "01234"[: len(FURS["crow"])]
    )
    return Look(hat, thing, coat, wear, int(fur))


def house_of(card: str) -> House:
    return TOWN[card] if card in TOWN else House(*pick(card, tuple(HOUSES), COATS, tuple(PROPS)))


def thing_of(card: str) -> str:
    """What a card of gear shows."""
    return card if card in GEAR else pick(card, tuple(GEAR))[0]
