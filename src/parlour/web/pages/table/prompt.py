"""The prompt: what is asked of whom, and why. One question at a time; whoever waits sees for whom."""

from typing import Final

from parlour.web.html import Child, Html, h
from parlour.web.pages.desk import Desk
from parlour.web.pages.icons import icon
from parlour.web.pages.marks import plain
from parlour.web.pages.shell import tag
from parlour.web.pages.table.gather import closed, gathering
from parlour.web.pages.table.options import barred, options, options_around, words
from parlour.web.pages.table.policies import never_again, policies
from parlour.web.pages.table.result import result
from parlour.web.pages.times import span
from parlour.web.rooms.sight import Ask, SeatSight

FEW: Final = 4  # answers that a phone has room for above everything else


def prompt(desk: Desk) -> Html:
    """What stands in the panel depends on the state of the table, then on whose move it is."""
    sight = desk.sight
    if sight.status == "gathering":
        return gathering(desk)
    if sight.status == "closed":
        return closed(desk)
    if sight.result is not None:
        return result(desk, sight.result)
    if sight.holding is not None:
        return holding(desk, sight.holding)
    if sight.ask is None:
        return section("waiting", asking(question(desk.say("nothing"))))
    return mine(desk, sight.ask) if sight.my_turn else waiting(desk, sight.ask)


def section(kind: str, *inner: Child) -> Html:
    return h("section", *inner, id="prompt", class_=f"sheet prompt {kind}", aria_labelledby="asked")


def asking(*inner: Child) -> Html:
    """The part that a screen reader says by itself when it changes."""
    return h("div", *inner, class_="asking", aria_live="polite")


def top(desk: Desk, seat: int, words: str, *more: Child) -> Html:
    return h("div", desk.seal(seat, 26), h("b", words), *more, class_="top")


def question(words: str, *more: Child) -> Html:
    return h("div", h("h2", words, id="asked"), " ", *more, class_="question")


def why(ask: Ask) -> Html:
    return h("p", ask.law_text, id="why", class_="why")


def strip(desk: Desk) -> Html | None:
    """On a phone, what belongs to me."""
    picture = desk.boards.get("phone-mine")
    return h("div", picture, id="mine", class_="mine") if picture else None


def is_first(own: Html | None, ask: Ask) -> bool:
    """It stands over many options if some of them are about something in it; else they must be in sight at once."""
    targets = {f'data-id="{option.target}"' for option in ask.options if option.target}
    return len(ask.options) > FEW and any(target in (own or "") for target in targets)


# My turn


def mine(desk: Desk, ask: Ask) -> Html:
    several = len(desk.sight.mine) > 1
    turn = desk.say("turn-of", name=desk.name(ask.seat)) if several else desk.say(f"{kind_of(desk, ask)}-mine")
    head = top(desk, ask.seat, turn, *occasion(desk, ask), h("span", undo(desk, ask.seat), class_="end"))
    asked = asking(head, question(plain(ask.prompt), desk.law(ask.law)), why(ask))
    advice, own, never = help_me(desk, ask), strip(desk), never_again(desk, ask) if ask.reaction else None
    shown = [*options_around(desk, ask, own), never] if is_first(own, ask) else [options(desk, ask), never, own]
    inner = (*shown, barred(desk, ask), advice)  # advice comes where it was asked for: nothing moves under the pointer
    return section(f"mine {kind_of(desk, ask)}", asked, *inner, policies(desk) if ask.reaction else None)


def kind_of(desk: Desk, ask: Ask) -> str:
    """`react`: something is asked of a seat in another's turn, or it may react; else it is simply its turn."""
    return "react" if ask.reaction or desk.sight.active not in (None, ask.seat) else "turn"


def occasion(desk: Desk, ask: Ask) -> list[Html]:
    """What may be reacted with, and in whose turn."""
    tags = [tag(desk.reaction(ask.reaction), "react")] if ask.reaction else []
    active = desk.sight.active
    if active is not None and active != ask.seat:
        words = desk.say("turn-here") if active == desk.sight.seat else desk.say("turn-now", name=desk.name(active))
        tags.append(tag(words, "line"))
    return tags


def undo(desk: Desk, seat: int) -> Html | None:
    if not desk.sight.may_undo:
        return None
    return desk.form("undo", h("button", icon("undo", 18), desk.say("undo"), class_="btn quiet"), seat=seat)


def help_me(desk: Desk, ask: Ask) -> Html | None:
    """A bot's advice, where the table allows it."""
    if not desk.sight.hints:
        return None
    if desk.sight.hint is not None:
        told = h("span", desk.say("hint-told"), " ", h("b", words(desk.sight.hint.label)))
        return h("p", icon("bot", 18), told, class_="advice", role="status")
    push = h("button", icon("bot", 18), desk.say("hint"), class_="btn quiet")
    return h("div", desk.form("hint", push, seat=ask.seat), class_="btns")


# The end of a turn that is not final yet


def holding(desk: Desk, seat: int) -> Html:
    if seat not in desk.sight.mine:
        head = question(desk.say("holding-other", name=desk.name(seat)))
        return section("waiting", asking(top(desk, seat, desk.name(seat), watching(desk)), head), strip(desk))
    head = question(desk.say("holding-mine"))
    asked = asking(top(desk, seat, desk.say("turn-mine")), head, h("p", desk.say("holding-why"), class_="why"))
    end = h("button", icon("check"), desk.say("confirm"), class_="btn main")
    back = h("button", icon("undo"), desk.say("take-back"), class_="btn")
    taken_back = desk.form("undo", back, seat=seat) if desk.sight.may_undo else None
    buttons = h("div", desk.form("confirm", end, seat=seat), taken_back, class_="btns broad")
    return section("mine", asked, strip(desk), buttons)


# Waiting


def waiting(desk: Desk, ask: Ask) -> Html:
    seat = desk.seat(ask.seat)
    verb = "thinking" if seat.sort == "bot" or seat.away or seat.resigned else "choosing"
    shown = (state(desk, seat), *occasion(desk, ask), watching(desk))
    head = question(desk.say(verb, name=desk.name(ask.seat)), desk.law(ask.law))
    asked = asking(top(desk, ask.seat, desk.name(ask.seat), *shown), head, why(ask))
    inner = (deadline(desk), strip(desk), late(desk, seat), pending(desk), absent(desk), policies(desk))
    return section("waiting", asked, *inner)


def watching(desk: Desk) -> Html | None:
    if desk.sight.seat is not None:
        return None
    return h("span", tag((icon("eye", 16), desk.say("watching")), "line"), class_="end")


def state(desk: Desk, seat: SeatSight) -> Html | None:
    """Gone, given up, or a bot; nothing for those who simply sit there."""
    kind = "resigned" if seat.resigned else "away" if seat.away else "bot" if seat.sort == "bot" else ""
    return tag(desk.say(f"is-{kind}")) if kind else None


def deadline(desk: Desk) -> Html | None:
    if desk.sight.deadline is None:
        return None
    unit, n = span(desk.sight.deadline - desk.now)
    return h("p", icon("clock", 16), desk.say(f"left-{unit}", n=n), class_="deadline")


def late(desk: Desk, seat: SeatSight) -> Html | None:
    """Whoever waits for somebody who is gone may ask for a bot to go on."""
    if not seat.may_vote and not seat.votes:
        return None
    push = h("button", icon("bot", 18), desk.say("vote", name=seat.name), class_="btn")
    votes = h("small", desk.say("votes", n=seat.votes), class_="quiet") if seat.votes else None
    return h("div", desk.form("vote", push, seat=seat.number) if seat.may_vote else None, votes, class_="btns")


def pending(desk: Desk) -> Html | None:
    """My last decision, while it can still be taken back."""
    seat = desk.sight.seat
    return h("div", undo(desk, seat), class_="btns") if seat is not None and desk.sight.may_undo else None


def absent(desk: Desk) -> list[Html]:
    """Seats of mine that a bot plays while I am away."""
    return [returning(desk, seat) for seat in desk.sight.seats if seat.mine and seat.away and not seat.resigned]


def returning(desk: Desk, seat: SeatSight) -> Html:
    push = h("button", icon("hand", 18), desk.say("return"), class_="btn main")
    words = h("p", desk.say("away-mine", name=seat.name))
    return desk.form("return", words, push, seat=seat.number, class_="notice")
