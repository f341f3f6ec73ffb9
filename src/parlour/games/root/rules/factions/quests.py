"""9.3.3, 9.5.5: quests. Three lie open; each is done with two items in a clearing of its suit."""

from typing import Final

from parlour.games.root.rules.factions.pack import exhaust, usable
from parlour.games.root.rules.facts import QUEST_ITEMS, QUEST_SUIT
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.verbs import QUEST, REWARD_CARDS, REWARD_POINTS
from parlour.kernel.bag import members
from parlour.kernel.state import Step

QUEST_CARDS: Final = 2  # 9.5.5


def open_quest(g: Root) -> None:
    """9.3.3, 9.5.5 A quest from the deck lies open, while there is one."""
    if g.quest_deck:
        quest = g.draw(g.quest_deck)
        g.quest_deck ^= 1 << quest
        g.open_quests |= 1 << quest


def quest_deeds(g: Root, seat: int, suit: int) -> list[int]:
    """9.5.5 The open quests of the clearing's suit whose two items are ready."""
    fitting = [quest for quest in members(g.open_quests) if QUEST_SUIT[quest] == suit]
    return [QUEST | quest for quest in fitting if has_items(g, seat, QUEST_ITEMS[quest])]


def has_items(g: Root, seat: int, items: list[int]) -> bool:
    """9.5.5 Both items ready; two of a kind need two."""
    one, other = items[0], items[1]
    if one == other:
        return usable(g, seat, one) >= 2
    return usable(g, seat, one) > 0 and usable(g, seat, other) > 0


def do_quest(g: Root, seat: int, quest: int) -> None:
    """9.5.5 Exhaust its two items; the quest is done, and a new one opens."""
    for item in QUEST_ITEMS[quest]:
        exhaust(g, seat, item)
    g.open_quests ^= 1 << quest
    g.quests_done[seat] |= 1 << quest
    open_quest(g)
    g.note("quests", seat=seat, quest=quest)
    g.then(QuestReward(seat, QUEST_SUIT[quest]))


def quests_of(g: Root, seat: int, suit: int) -> int:
    return len([quest for quest in members(g.quests_done[seat]) if QUEST_SUIT[quest] == suit])


class QuestReward(Step[Root]):
    """9.5.5 One point per completed quest of the suit, or two cards."""

    def __init__(self, who: int, suit: int) -> None:
        super().__init__(who)
        self.suit = suit

    def args(self) -> tuple[int, int]:
        return self.who, self.suit

    def options(self, g: Root) -> list[int]:
        return [REWARD_POINTS, REWARD_CARDS]

    def take(self, g: Root, action: int) -> None:
        if action == REWARD_POINTS:
            g.award(self.who, quests_of(g, self.who, self.suit))
        else:
            g.draw_cards(self.who, QUEST_CARDS)

    def detail(self, g: Root, action: int) -> dict[str, int]:
        return {"n": quests_of(g, self.who, self.suit) if action == REWARD_POINTS else QUEST_CARDS}
