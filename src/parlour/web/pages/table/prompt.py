"""The prompt: what is asked of whom, and why. One question at a time; whoever waits sees for whom."""

from typing import Final

from parlour.web.html import Child, Html, h
from parlour.web.pages.icons import icon
from parlour.web.pages.kit import Kit
from parlour.web.pages.marks import without_chips
from parlour.web.pages.shell import tag
from parlour.web.pages.table.gather import closed, gathering
from parlour.web.pages.table.options import barred, options, options_around, words
from parlour.web.pages.table.policies import never_again, policies
from parlour.web.pages.table.result import result
from parlour.web.pages.times import span
from parlour.web.rooms.sight import Ask, SeatSight

FEW: Final = 4  # answers that a phone has room for above everything else


def prompt(kit: Kit) -> Html:
    """What stands in the panel depends on the state of the table, then on whose move it is."""
    sight = kit.sight
    if sight.status == "gathering":
        return gathering(kit)
    if sight.status == "closed":
        return closed(kit)
    if sight.result is not None:
        return result(kit, sight.result)
    if sight.holding is not None:
        return holding(kit, sight.holding)
    if sight.ask is None:
        return section("waiting", asking(question(kit.say("nothing"))))
    return mine(kit, sight.ask) if sight.my_turn else waiting(kit, sight.ask)


def section(kind: str, *inner: Child) -> Html:
    return h("section", *inner, id="prompt", class_=f"sheet prompt {kind}", aria_labelledby="asked")


def asking(*inner: Child) -> Html:
    """The part that a screen reader says by itself when it changes."""
    return h("div", *inner, class_="asking", aria_live="polite")


def top(kit: Kit, seat: int, words: str, *more: Child) -> Html:
    return h("div", kit.seal(seat, 26), h("b", words), *more, class_="top")


def question(words: str, *more: Child) -> Html:
    return h("div", h("h2", words, id="asked"), " ", *more, class_="question")


def why(ask: Ask) -> Html:
    return h("p", ask.law_text, id="why", class_="why")


def strip(kit: Kit) -> Html | None:
    """On a phone, what belongs to me."""
    picture = kit.boards.get("phone-mine")
    return h("div", picture, id="mine", class_="mine") if picture else None


def is_first(own: Html | None, ask: Ask) -> bool:
    """It stands over many options if some of them are about something in it; else they must be in sight at once."""
    targets = {f'data-id="{option.target}"' for option in ask.options if option.target}
    return len(ask.options) > FEW and any(target in (own or "") for target in targets)


# My turn


def mine(kit: Kit, ask: Ask) -> Html:
    several = len(kit.sight.mine) > 1
    turn = kit.say("turn-of", name=kit.name(ask.seat)) if several else kit.say(f"{kind_of(kit, ask)}-mine")
    head = top(kit, ask.seat, turn, *occasion(kit, ask), h("span", undo(kit, ask.seat), class_="end"))
    asked = asking(head, question(without_chips(ask.prompt), kit.law(ask.law)), why(ask))
    advice, own, never = help_me(kit, ask), strip(kit), never_again(kit, ask) if ask.reaction else None
    shown = [*options_around(kit, ask, own), never] if is_first(own, ask) else [options(kit, ask), never, own]
    inner = (*shown, barred(kit, ask), advice)  # advice comes where it was asked for: nothing moves under the pointer
    return section(f"mine {kind_of(kit, ask)}", asked, *inner, policies(kit) if ask.reaction else None)


def kind_of(kit: Kit, ask: Ask) -> str:
    """`react`: something is asked of a seat in another's turn, or it may react; else it is simply its turn."""
    return "react" if ask.reaction or kit.sight.active not in (None, ask.seat) else "turn"


def occasion(kit: Kit, ask: Ask) -> list[Html]:
    """What may be reacted with, and in whose turn."""
    tags = [tag(kit.reaction(ask.reaction), "react")] if ask.reaction else []
    active = kit.sight.active
    if active is not None and active != ask.seat:
        words = kit.say("turn-here") if active == kit.sight.seat else kit.say("turn-now", name=kit.name(active))
        tags.append(tag(words, "line"))
    return tags


def undo(kit: Kit, seat: int) -> Html | None:
    if not kit.sight.may_undo:
        return None
    return kit.form("undo", h("button", icon("undo", 18), kit.say("undo"), class_="btn quiet"), seat=seat)


def help_me(kit: Kit, ask: Ask) -> Html | None:
    """A bot's advice, where the table allows it."""
    if not kit.sight.hints:
        return None
    if kit.sight.hint is not None:
        told = h("span", kit.say("hint-told"), " ", h("b", words(kit.sight.hint.label)))
        return h("p", icon("bot", 18), told, class_="advice", role="status")
    push = h("button", icon("bot", 18), kit.say("hint"), class_="btn quiet")
    return h("div", kit.form("hint", push, seat=ask.seat), class_="btns")


# The end of a turn that is not final yet


def holding(kit: Kit, seat: int) -> Html:
    if seat not in kit.sight.mine:
        head = question(kit.say("holding-other", name=kit.name(seat)))
        return section("waiting", asking(top(kit, seat, kit.name(seat), watching(kit)), head), strip(kit))
    head = question(kit.say("holding-mine"))
    asked = asking(top(kit, seat, kit.say("turn-mine")), head, h("p", kit.say("holding-why"), class_="why"))
    end = h("button", icon("check"), kit.say("confirm"), class_="btn main")
    back = h("button", icon("undo"), kit.say("take-back"), class_="btn")
    taken_back = kit.form("undo", back, seat=seat) if kit.sight.may_undo else None
    buttons = h("div", kit.form("confirm", end, seat=seat), taken_back, class_="btns broad")
    return section("mine", asked, strip(kit), buttons)


# Waiting


def waiting(kit: Kit, ask: Ask) -> Html:
    seat = kit.seat(ask.seat)
    verb = "thinking" if seat.sort == "bot" or seat.away or seat.resigned else "choosing"
    shown = (state(kit, seat), *occasion(kit, ask), watching(kit))
    head = question(kit.say(verb, name=kit.name(ask.seat)), kit.law(ask.law))
    asked = asking(top(kit, ask.seat, kit.name(ask.seat), *shown), head, why(ask))
    inner = (deadline(kit), strip(kit), late(kit, seat), pending(kit), absent(kit), policies(kit))
    return section("waiting", asked, *inner)


def watching(kit: Kit) -> Html | None:
    if kit.sight.seat is not None:
        return None
    return h("span", tag((icon("eye", 16), kit.say("watching")), "line"), class_="end")


def state(kit: Kit, seat: SeatSight) -> Html | None:
    """Gone, given up, or a bot; nothing for those who simply sit there."""
    kind = "resigned" if seat.resigned else "away" if seat.away else "bot" if seat.sort == "bot" else ""
    return tag(kit.say(f"is-{kind}")) if kind else None


def deadline(kit: Kit) -> Html | None:
    if kit.sight.deadline is None:
        return None
    unit, n = span(kit.sight.deadline - kit.now)
    return h("p", icon("clock", 16), kit.say(f"left-{unit}", n=n), class_="deadline")


def late(kit: Kit, seat: SeatSight) -> Html | None:
    """Whoever waits for somebody who is gone may ask for a bot to go on."""
    if not seat.may_vote and not seat.votes:
        return None
    push = h("button", icon("bot", 18), kit.say("vote", name=seat.name), class_="btn")
    votes = h("small", kit.say("votes", n=seat.votes), class_="quiet") if seat.votes else None
    return h("div", kit.form("vote", push, seat=seat.number) if seat.may_vote else None, votes, class_="btns")


def pending(kit: Kit) -> Html | None:
    """My last decision, while it can still be taken back."""
    seat = kit.sight.seat
    return h("div", undo(kit, seat), class_="btns") if seat is not None and kit.sight.may_undo else None


def absent(kit: Kit) -> list[Html]:
    """Seats of mine that a bot plays while I am away."""
    return [returning(kit, seat) for seat in kit.sight.seats if seat.mine and seat.away and not seat.resigned]


def returning(kit: Kit, seat: SeatSight) -> Html:
    push = h("button", icon("hand", 18), kit.say("return"), class_="btn main")
    words = h("p", kit.say("away-mine", name=seat.name))
    return kit.form("return", words, push, seat=seat.number, class_="notice")
