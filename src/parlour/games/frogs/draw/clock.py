"""What time it is: the turn, how far it has come, how many are left; and which side of the board and which cards."""

from parlour.draw.art import Box
from parlour.draw.typesetting import Type
from parlour.draw.words import Face, print_lines, set_lines, write
from parlour.games.frogs.draw.scene import Scene


def clock(scene: Scene, box: Box, faces: Type) -> str:
    """One line: the time at the left, the edition at the right where there is room."""
    y, face = box.bottom - 5, Face(faces.least + 1.5, 700, serif=True)
    head, rest = time(scene)
    start = box.x + 2 + face.width(f"{head} ")
    more = set_lines(rest, faces.small, box.right - start)
    left = write(box.x + 2, y, head, face) + print_lines(start, y, more, faces.small, fill="var(--ink-2)")
    words = setting(scene)
    fits = faces.small.fits(words, box.right - start - faces.small.width(rest) - 14)
    return left + (write(box.right - 2, y, words, faces.small, text_anchor="end", fill="var(--ink-2)") if fits else "")


def setting(scene: Scene) -> str:
    """The side of the board, the theme decks, the edition."""
    options = scene.view["options"]
    decks = ("academy", "tidings") if options["both_decks"] else (options["theme"],)
    names = " + ".join(scene.say(f"frogs-deck-{each}") for each in decks)
    return " · ".join([scene.say(f"frogs-board-{options['board']}"), names, scene.edition()])


def time(scene: Scene) -> tuple[str, str]:
    """The turn, and how far it has come."""
    view = scene.view
    phase = action(scene) if view["phase"] == "turn" else scene.word(f"phase-{view['phase']}")
    if view["phase"] in ("setup", "over"):
        return phase, ""
    left = [scene.word("last-turns", n=view["last_turns"])] if view["last_turns"] is not None else []
    return scene.word("turn", n=view["turn"]), " · ".join([phase, *left])


def action(scene: Scene) -> str:
    """Which main action it is: the next one, or the one that is being resolved, which the view has counted already."""
    begun, chain = scene.view["actions"] - scene.resolves(), scene.view["chain"]
    free = chain and (chain[0]["kind"] == "enchantment" or (chain[0]["card"] or {}).get("free"))
    return scene.say("frogs-text-free") if free or begun < 0 else scene.word("phase-turn", n=begun)
