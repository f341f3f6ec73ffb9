"""What every part of the picture asks: who looks, what may be clicked, and how things are called."""

from collections.abc import Collection, Sequence

from parlour.draw.things import Say, Things, View


class Scene(Things):
    """A View with its viewer. A spectator has no seat: nobody's hand is open to it."""

    game = "root"

    def __init__(self, view: View, targets: Collection[str], say: Say, people: Sequence[str] | None = None) -> None:
        super().__init__(view, targets, say, people)
        self.me: View | None = None if view["seat"] is None else self.players[view["seat"]]
        self.open_hand_named: bool = False  # whether the layout has a place of its own for the hand of open_player()

    # Words

    def faction(self, seat: int) -> str:
        faction: str = self.players[seat]["faction"]
        return faction

    def faction_name(self, seat: int) -> str:
        return self.say(f"root-faction-{self.faction(seat)}")

    def own_name(self, seat: int) -> str:
        """In one word."""
        return self.say(f"root-faction-{self.faction(seat)}-short")

    def full_name(self, seat: int) -> str:
        """For those who hear the picture: the person and the faction."""
        faction = self.faction_name(seat)
        return faction if self.nameless(seat) else f"{self.name(seat)} ({faction})"

    def nameless(self, seat: int) -> bool:
        """Whether a seat is called by its faction: nobody sits there, or one person plays them all."""
        faction = self.faction(seat)
        keys = (f"root-faction-{faction}-short", f"root-faction-{faction}", f"root-seat-{faction}")
        return self.name(seat) in map(self.say, keys)

    def card_name(self, card: View) -> str:
        return self.say(f"root-name-{card['name']}")

    def effect(self, card: View) -> str:
        """What a card does, in our own words; items and dominance cards share theirs."""
        if card["item"]:
            return self.say("root-effect-item", item=self.item_name(card["item"]))
        if card["kind"] == "dominance":
            return self.say(f"root-effect-dominance-{'bird' if card['suit'] == 'bird' else 'suit'}")
        return self.say(f"root-effect-{card['name']}")

    def quest_name(self, quest: View) -> str:
        """Without the suit, which its mark beside it tells."""
        return self.say(f"root-quest-{quest['id']}").partition(" (")[0]

    def item_name(self, kind: str) -> str:
        return self.say(f"root-item-{kind}")

    def suit_name(self, suit: str) -> str:
        return self.say(f"root-suit-{suit}")

    def kind_name(self, kind: str) -> str:
        """Of a building or token, to begin a line."""
        name = self.say(f"root-kind-{kind}")
        return name[:1].upper() + name[1:]

    # Who

    def open_player(self) -> View | None:
        """Whose hand everybody sees, if that is not the viewer (11.2.3)."""
        return next((each for each in self.players if each["open"] and each is not self.me), None)

    def shown_hand(self) -> View | None:
        """Somebody's hand that the viewer was shown: what has left it since, or lies open anyway, is elsewhere."""
        shown: View | None = self.view["revealed"]
        if shown is None or not shown["cards"]:
            return shown
        cards = [card for card in shown["cards"] if card["id"] not in self.lying_open()]
        return {**shown, "cards": cards} if cards else None

    def lying_open(self) -> set[str]:
        """The cards that the viewer sees on the table, without what it was shown."""
        view, boards = self.view, [player["board"] for player in self.players]
        piles = [view["discard"], view["available"], view["box"], view["souls"] or []]
        piles += [player["crafted"] + (player["cards"] or []) for player in self.players]
        piles += [board.get(name) or [] for board in boards for name in ("supporter_cards", "revealed")]
        columns = [column["cards"] for board in boards for column in board.get("decree", ())]
        piles += [[each["card"] for each in column if each["card"]] for column in columns]
        piles.append([player["dominance"] for player in self.players if player["dominance"]])
        return {card["id"] for pile in piles for card in pile}
