"""Who wears and carries what: the villagers and buildings of our own edition; those of other packs by their ids."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from parlour.draw.art import chances

COATS: Final = ("#B8402F", "#3F78B0", "#7A5AA0", "#2F7D6D", "#C98A2B", "#5B6B3A", "#8A5A3C", "#C2607E", "#3C4A66")
RED, BLUE, VIOLET, TEAL, OCHRE, OLIVE, BROWN, ROSE, NAVY = COATS
FURS: Final = {  # and feathers, and skin
    "crow": ("#4B4A66", "#5E5A70", "#3F4D63", "#6C6A7C", "#574058"),
    "frog": ("#7FB552", "#9CC45C", "#5E9E6A", "#B8B450", "#6FA88A"),
    "rabbit": ("#D3A577", "#F1E3CE", "#A9825F", "#C4B8AC", "#E3BE92"),
}

# What there is to wear, to carry and to live in, each drawn in a file of its name. Chance takes from these lists for
# the cards of other packs: in another order they would look different.
HATS: Final = (
    "post-cap", "night-cap", "top-hat", "bowler", "straw", "wizard", "mortarboard", "crown", "toque", "scarf", "beret",
    "feather", "lamp", "rain-hat", "flower", "nurse", "visor", "bow", "goggles", "laurel", "leaf", "bandana", "pail",
    "newspaper", "shell",
)  # fmt: skip
CLOTHES: Final = (  # around the neck
    "muffler", "bow-tie", "apron", "ruff", "medal", "badge", "strap", "stole", "dots", "stripes", "cloak",
)  # fmt: skip
GEAR: Final = (
    "postal-contract", "soul-chain", "brass-spyglass", "everlasting-quill", "mudlarks-dredge", "recycling-bin",
    "whittled-walking-stick", "rain-boots", "generous-pension", "carrot-money-box", "tinkers-toolbox", "market-scales",
    # of the themes
    "foggy-crystal-ball", "graduation-cap", "stubborn-broom", "bubbling-cauldron", "counting-frame", "lunch-tin",
    "pocket-printing-press", "wax-seal", "oilcloth-satchel", "message-in-a-bottle", "paper-round-bag", "penny-jar",
)  # fmt: skip
PROPS: Final = (
    "letter", "parcel", "book", "open-book", "paper", "pencil", "stamp", "ticket", "scroll", "note",
    "tea", "carrot", "turnip", "pie", "ladle", "apple", "basket",
    "horn", "flask", "lantern", "oar", "shovel", "rake", "hammer", "medicine", "key", "magnifier", "rod", "umbrella",
    "flag", "two-flags", "wand", "watch", "loupe-coin", "chest", "signpost",
    "buttons", "lily", "star", "pillow", "trophy", "stones", "ring-buoy", "tuft", "heart", "hoard", "bubble",
    "hourglass",
)  # fmt: skip
THINGS: Final = (*GEAR, *PROPS)
FORMS: Final = {  # of houses, and where a sign hangs on them: middle and size
    "cottage": (12, 8.2, 6),
    "tall": (12, 5.5, 5.6),
    "hall": (12, 7.2, 5.4),
    "dome": (17.5, 19, 0),
    "stilts": (12, 6.7, 5.6),
    "stall": (12, 13.5, 7.5),
    "mound": (12, 9.8, 6),
    "lighthouse": (12, 5, 4),
    "workshop": (12.8, 16.5, 6.4),
    "tree": (12, 5.6, 5),
    "scaffold": (19.5, 11.5, 7),
    "pond": (12, 11.5, 0),
    "wires": (9.5, 9, 5.4),
}


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
    hat, thing, coat, wear, fur = pick(card, HATS, PROPS, COATS, CLOTHES, "01234"[: len(FURS["crow"])])
    return Look(hat, thing, coat, wear, int(fur))


def house_of(card: str) -> House:
    return TOWN[card] if card in TOWN else House(*pick(card, tuple(FORMS), COATS, PROPS))


def thing_of(card: str) -> str:
    """What a card of gear shows."""
    return card if card in GEAR else pick(card, GEAR)[0]
