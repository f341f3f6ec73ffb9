"""What places and pieces say to those who point at them or hear the picture."""

from parlour.draw.things import View
from parlour.games.root.draw.scene import Scene


def clearing_title(scene: Scene, here: View) -> str:
    """Suit and number, ruler, then everything there."""
    facts = [scene.word("clearing", n=here["id"], suit=scene.suit_name(here["suit"]))]
    if here["scorched"]:
        facts.append(scene.word("scorched"))
    if here["ruler"] is not None:
        facts.append(scene.word("ruler", name=scene.faction_name(here["ruler"])))
    facts += [scene.kind_name(each["kind"]) for each in here["buildings"]]
    facts += [scene.word("river")] if here["river"] else []
    facts += [ruin_title(scene, here)] if here["ruin"] else []
    facts += [warriors_title(scene, each) for each in here["warriors"]]
    facts += [pawn_title(scene, each) for each in here["pawns"]]
    return ", ".join([*facts, *(token_title(scene, each) for each in here["tokens"])])


def ruin_title(scene: Scene, here: View) -> str:
    """With what the viewer knows of the items under it."""
    known = ", ".join(scene.item_name(kind) for kind in here["ruin_known"])
    words = scene.word("ruin")
    if here["ruin_items"] > 1:
        words = scene.word("counted", what=words, n=here["ruin_items"])
    return f"{words} ({known})" if known else words


def warriors_title(scene: Scene, here: View) -> str:
    return scene.word("warriors", n=here["n"], name=scene.faction_name(here["seat"]))


def token_title(scene: Scene, here: View) -> str:
    kind = scene.kind_name(here["kind"])
    return kind if here["n"] == 1 else scene.word("counted", n=here["n"], what=kind)


def pawn_title(scene: Scene, here: View) -> str:
    name = scene.full_name(here["seat"])
    return f"{name}, {scene.say('root-character-' + here['character'])}" if here["character"] else name
