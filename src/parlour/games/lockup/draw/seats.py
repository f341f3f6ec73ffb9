"""The parties: a panel each beside the prison with all that is public about them."""

from typing import Final

from parlour.draw.art import Attr, Box, group, number, path, rect, sheet, stroke, title
from parlour.draw.facts import Fact
from parlour.draw.typesetting import Drawn, Type, facts_row, titled
from parlour.draw.words import Face, Lines, print_lines, set_lines, write
from parlour.games.lockup.draw.boards import guards as guard_board
from parlour.games.lockup.draw.boards import other
from parlour.games.lockup.draw.facts import ROOMY, WIDE, fact, good_fact
from parlour.games.lockup.draw.pieces import GOODS, glyph, seal
from parlour.games.lockup.draw.reminders import reminders
from parlour.games.lockup.draw.scene import Scene

GAP: Final = 8
HEAD: Final = 46
EDGE: Final = 15  # from the panel's left side to its words: the crew's colour is there
ROW: Final = 23
NAMES, SCORE = (Face(15, 600), Face(13, 600)), Face(24, 700, serif=True)
LOUD: Final = {"me": ("signal", "on-signal"), "other": ("ink-2", "paper"), "": ("paper-2", "ink-2")}


def strip(scene: Scene, box: Box) -> str:
    """Everybody from the viewer's left on, the guards among them; the viewer last, next to the holding cell. Cards have
    names if there is room for them; what is left between the panels reminds of the rules.
    """
    parties = [each["seat"] for each in scene.others()]
    parties += [len(scene.players)] if scene.guards else []
    parties += [scene.me["seat"]] if scene.me else []
    faces = ROOMY if sum(heights(scene, parties, box, ROOMY)) + GAP * len(parties) <= box.h else WIDE
    found = heights(scene, parties, box, faces)
    spare = (box.h - sum(found)) / max(len(parties) - 1, 1)
    out, y = "", box.y
    for party, height in zip(parties, found, strict=True):
        if scene.me is not None and party == scene.me["seat"]:
            out += reminders(scene, box._replace(y=y, h=box.bottom - height - GAP - y))
            y = box.bottom - height
        out += panel(scene, party, box._replace(y=y, h=height), faces)
        y += height + min(GAP + 6, spare)
    return out if scene.me else out + reminders(scene, box._replace(y=y, h=box.bottom - y))


def heights(scene: Scene, parties: list[int], box: Box, faces: Type) -> list[float]:
    return [contents(scene, party, box, faces)[1] for party in parties]


def panel(scene: Scene, party: int, box: Box, faces: Type) -> str:
    """A sheet as high as its contents."""
    inner, _ = contents(scene, party, box, faces)
    name = f"seat-{party}"
    parts = (plate(scene, party, box), header(scene, party, box), inner, scene.ringed(name, box, 8))
    return scene.thing(name, party_title(scene, party), *parts)


def contents(scene: Scene, party: int, box: Box, faces: Type) -> Drawn:
    """Below the name: what the party has; what it has built, unless that lies before the viewer."""
    area = Box(box.x + EDGE, box.y + HEAD, box.w - EDGE - 8, ROW)
    out, used = facts_row(facts(scene, party), area, faces.strong, 9)
    more, height = facts_row(stash(scene, party), area._replace(y=area.y + used), faces.strong, 9)
    out, used = out + more, used + height
    if scene.me is None or party != scene.me["seat"]:
        more, height = built(scene, party, area._replace(y=area.y + used + 2, h=0), faces)
        out, used = out + more, used + height + 2
    return out, HEAD + used + 6


def built(scene: Scene, party: int, area: Box, faces: Type) -> Drawn:
    if party < len(scene.players):
        return other(scene, scene.players[party], area, faces)
    return guard_board(scene, area, faces)


# What a party has


def facts(scene: Scene, party: int) -> list[Fact]:
    """Power, suspicion, tokens at home and hidden, tomes."""
    each = scene.parties()[party]
    found = [good_fact(kind, each[kind], f"{scene.good_name(kind)}: {each[kind]}") for kind in ("power", "suspicion")]
    if party >= len(scene.players):
        return found
    limit = f"{each['hidden']}/{each['hidden_limit']}"
    found.append(Fact(seal(each["crew"], 0, 0, 17), 17, str(each["home"]), scene.word("home", n=each["home"])))
    found.append(fact("hidden", limit, scene.word("hidden-used", n=each["hidden"], limit=each["hidden_limit"])))
    found.append(fact("tome", each["tome_count"], scene.word("tomes", n=each["tome_count"])))
    return found


def stash(scene: Scene, party: int) -> list[Fact]:
    """The four resources, what there is none of being pale, and how many there may be; reserved items."""
    each = scene.parties()[party]
    found = [good_fact(kind, each["goods"][kind], f"{scene.good_name(kind)}: {each['goods'][kind]}") for kind in GOODS]
    if party < len(scene.players):
        held = sum(each["goods"].values())
        words = scene.word("storage", n=held, limit=each["storage"])
        found.append(Fact("", 2, f"{held}/{each['storage']}", words))
        n = each["reserved_count"]
        found += [fact("reserved", n, scene.word("reserved", n=n))] if n else []
    return found


def party_title(scene: Scene, party: int) -> str:
    each = scene.parties()[party]
    words = [scene.full_name(party), scene.word("points", n=each["reputation"])]
    words += [scene.word("first")] if each["first"] else []
    words += [scene.word("passed")] if scene.has_passed(party) else []
    return ", ".join(words + [found.words for found in facts(scene, party) + stash(scene, party)])


# The head of a panel


def plate(scene: Scene, party: int, box: Box) -> str:
    """The sheet with the crew's colour at the edge; a strong outline for the one who acts, teal if that is me."""
    mine, acts = scene.my_turn(), scene.acting() == party
    back = sheet(box, 8, "var(--signal-soft)" if mine and acts else "var(--paper)")
    d = f"M{number(box.x)} {number(box.y + 8)}a8 8 0 0 1 8-8v{number(box.h)}a8 8 0 0 1-8-8z"
    edge = path(d, f"var(--c-{scene.crew(party)})")
    if not acts:
        return back + edge
    return back + edge + rect(box, 8, stroke="var(--signal)" if mine else "var(--ink)", stroke_width=2.5)


def header(scene: Scene, party: int, box: Box) -> str:
    """Seal, person and crew; the reputation at the right; a flag for the first player."""
    x = box.x + EDGE + 39
    right = box.right - 14 - score_width(scene, party)
    signs, width = tags(scene, party)
    alone = scene.nameless(party)
    words, room = scene.name(party), right - x - width
    face = next((each for each in NAMES if each.fits(words, room)), NAMES[0])
    name = set_lines(words, face, room)
    y = box.y + (29 if alone and not under(scene, party) else 20)
    beside = x + min(face.width(name.rows[0]), room) + 6
    return group(
        seal(scene.crew(party), x - 23, box.y + 24, 33),
        print_lines(x, y, name, face),
        group(signs, transform=f"translate({number(beside)} {number(y - 14)})") if signs else "",
        print_lines(x, box.y + 39, second_line(scene, party, box.right - x - 8), WIDE.small, fill="var(--ink-2)"),
        score_at_right(scene, party, box.right - 10, box.y + 19),
    )


def under(scene: Scene, party: int) -> str:
    """Below the name: the crew, or how hard the guards are."""
    if party >= len(scene.players):
        return scene.say(f"lockup-difficulty-{scene.view['options']['difficulty']}")
    return "" if scene.nameless(party) else scene.crew_name(party)


def second_line(scene: Scene, party: int, room: float) -> Lines:
    return set_lines(under(scene, party), WIDE.small, room)


def tags(scene: Scene, party: int) -> tuple[str, float]:
    """Signs beside the name and the room they take: turn or question, first player, passed."""
    each = scene.parties()[party]
    parts = [turn_tag(scene, party)]
    parts.append(sign(scene, "first", "var(--trail)") if each["first"] else "")
    parts.append(sign(scene, "passed", "var(--ink-3)") if scene.has_passed(party) else "")
    shown = [part for part in parts if part]
    out = "".join(group(part, transform=f"translate({i * 26} 0)") for i, part in enumerate(shown))
    return out, len(shown) * 26 + 6 if shown else 0


def sign(scene: Scene, kind: str, ink: str) -> str:
    return titled(scene.word(kind), glyph(kind, 11, 9, 17, ink, "var(--paper)"))


def turn_tag(scene: Scene, party: int) -> str:
    """A sign for whose turn it is, and for who is asked now if that is somebody else."""
    acting, active = scene.acting(), scene.view["active"]
    if scene.over or party not in (acting, active):
        return ""
    words = scene.word("turn" if party == active else "asked")
    fill, ink = LOUD["" if party != acting else "me" if scene.my_turn() else "other"]
    back = rect(Box(0, 0, 24, 18), 9, f"var(--{fill})")
    play = path("M9 4.5l8 4.5-8 4.5z", f"var(--{ink})")
    drawn = play if party == active else stroke("M7.5 9h.01M12 9h.01M16.5 9h.01", f"var(--{ink})", 3)
    return group(title(words), back, drawn)


def score_width(scene: Scene, party: int) -> float:
    return SCORE.width(str(scene.parties()[party]["reputation"]))


def score_at_right(scene: Scene, party: int, right: float, cy: float) -> str:
    figure: dict[str, Attr] = {"text_anchor": "end", "data_score": party}
    crown = glyph("crown", right - 9, cy + 18, 15, "var(--trail)", "var(--paper)") if scene.won(party) else ""
    return write(right, cy + 6, str(scene.parties()[party]["reputation"]), SCORE, **figure) + crown
