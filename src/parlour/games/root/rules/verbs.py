"""What a seat can do: the verbs of Root. An action is a verb with an argument in its low bits."""

from typing import Final

from parlour.games.root.rules.facts import BOARDS, CARDS, ITEMS, KINDS, QUESTS
from parlour.games.root.rules.land import CLEARINGS, PLACES
from parlour.kernel.game import Verb
from parlour.kernel.state import SHIFT

KEEP: Final = 0 << SHIFT
SET_UP_SAWMILL: Final = 1 << SHIFT
SET_UP_WORKSHOP: Final = 2 << SHIFT
SET_UP_RECRUITER: Final = 3 << SHIFT
FIRST_ROOST: Final = 4 << SHIFT
LEADER: Final = 5 << SHIFT
CHARACTER: Final = 6 << SHIFT
START_IN: Final = 7 << SHIFT
END: Final = 8 << SHIFT
PASS: Final = 9 << SHIFT
ROYAL_CLAIM: Final = 10 << SHIFT
ROB: Final = 11 << SHIFT
SHARE: Final = 12 << SHIFT
WARREN: Final = 13 << SHIFT
LOOK: Final = 14 << SHIFT
TAX: Final = 15 << SHIFT
COBBLER: Final = 16 << SHIFT
ACTIVATE: Final = 17 << SHIFT
ALLY_WITH: Final = 18 << SHIFT
TAKE_DOMINANCE: Final = 19 << SHIFT
PAY: Final = 20 << SHIFT
CRAFT: Final = 21 << SHIFT
ANY_SUIT: Final = 22 << SHIFT
FROM: Final = 23 << SHIFT
TO: Final = 24 << SHIFT
COUNT: Final = 25 << SHIFT
BATTLE_IN: Final = 26 << SHIFT
BATTLE: Final = 27 << SHIFT
AMBUSH: Final = 28 << SHIFT
FOIL: Final = 29 << SHIFT
FIRST_SIDE: Final = 30 << SHIFT
BRUTAL: Final = 31 << SHIFT
SAPPERS: Final = 32 << SHIFT
ARMORERS: Final = 33 << SHIFT
LOSE: Final = 34 << SHIFT
TRIGGER: Final = 35 << SHIFT
OWNER: Final = 36 << SHIFT
DISCARD: Final = 37 << SHIFT
WOOD: Final = 38 << SHIFT
FIGHT: Final = 39 << SHIFT
MARCH: Final = 40 << SHIFT
RECRUIT: Final = 41 << SHIFT
BUILD: Final = 42 << SHIFT
OVERWORK: Final = 43 << SHIFT
EXTRA: Final = 44 << SHIFT
MARCH_AGAIN: Final = 45 << SHIFT
RECRUIT_AT: Final = 46 << SHIFT
BUILD_IN: Final = 47 << SHIFT
WOOD_FROM: Final = 48 << SHIFT
OVERWORK_IN: Final = 49 << SHIFT
HOSPITAL: Final = 50 << SHIFT
DECREE: Final = 51 << SHIFT
COLUMN: Final = 52 << SHIFT
NEW_ROOST: Final = 53 << SHIFT
RESOLVE: Final = 54 << SHIFT
DECREE_RECRUIT: Final = 55 << SHIFT
DECREE_BUILD: Final = 56 << SHIFT
OUTRAGE: Final = 57 << SHIFT
SEEN: Final = 58 << SHIFT
CUT: Final = 59 << SHIFT
REVOLT: Final = 60 << SHIFT
SUPPORTER: Final = 61 << SHIFT
SPREAD: Final = 62 << SHIFT
MOBILIZE: Final = 63 << SHIFT
TRAIN: Final = 64 << SHIFT
OPERATION_MOVE: Final = 65 << SHIFT
OPERATION_BATTLE: Final = 66 << SHIFT
OPERATION_RECRUIT: Final = 67 << SHIFT
ORGANIZE: Final = 68 << SHIFT
REFRESH: Final = 69 << SHIFT
SLIP: Final = 70 << SHIFT
SHIFT_ITEM: Final = 71 << SHIFT
WALK: Final = 72 << SHIFT
TAKE_ALONG: Final = 73 << SHIFT
ALONG_COUNT: Final = 74 << SHIFT
ATTACK: Final = 75 << SHIFT
FIGHT_WITH: Final = 76 << SHIFT
DAMAGE: Final = 77 << SHIFT
ALLY_HIT: Final = 78 << SHIFT
EXPLORE: Final = 79 << SHIFT
AID: Final = 80 << SHIFT
AID_CARD: Final = 81 << SHIFT
EXHAUST: Final = 82 << SHIFT
TAKE_ITEM: Final = 83 << SHIFT
QUEST: Final = 84 << SHIFT
REWARD_POINTS: Final = 85 << SHIFT
REWARD_CARDS: Final = 86 << SHIFT
STRIKE: Final = 87 << SHIFT
STRIKE_PIECE: Final = 88 << SHIFT
REPAIR: Final = 89 << SHIFT
STEAL: Final = 90 << SHIFT
LABOR: Final = 91 << SHIFT
HIDEOUT: Final = 92 << SHIFT
START_HIDEOUT: Final = 93 << SHIFT
REMOVE: Final = 94 << SHIFT
CULT_CORNER: Final = 95 << SHIFT
OUTCAST: Final = 96 << SHIFT
RIVER_WARRIOR: Final = 97 << SHIFT
PRICE_HAND_CARD: Final = 98 << SHIFT
PRICE_RIVERBOATS: Final = 99 << SHIFT
PRICE_MERCENARIES: Final = 100 << SHIFT
START_NEXT: Final = 101 << SHIFT
BUY: Final = 102 << SHIFT
SERVICE_CARD: Final = 103 << SHIFT
SERVICE_ITEM: Final = 104 << SHIFT
MERCENARIES: Final = 105 << SHIFT
INSTIGATE: Final = 106 << SHIFT
INSTIGATE_AGAINST: Final = 107 << SHIFT
ENLIST: Final = 108 << SHIFT
SCORCH: Final = 109 << SHIFT
EXPLORE_TAKE: Final = 110 << SHIFT
CRUSADE_BATTLE: Final = 111 << SHIFT
CRUSADE_MOVE: Final = 112 << SHIFT
CRUSADE_FIGHT: Final = 113 << SHIFT
CONVERT: Final = 114 << SHIFT
CONVERT_OF: Final = 115 << SHIFT
SANCTIFY: Final = 116 << SHIFT
SANCTIFY_PIECE: Final = 117 << SHIFT
RITUAL_BUILD: Final = 118 << SHIFT
RITUAL_RECRUIT: Final = 119 << SHIFT
RITUAL_SCORE: Final = 120 << SHIFT
SACRIFICE: Final = 121 << SHIFT
GARDEN_IN: Final = 122 << SHIFT
RITUAL_RECRUIT_IN: Final = 123 << SHIFT
RIVER_MOVE: Final = 124 << SHIFT
RIVER_BATTLE: Final = 125 << SHIFT
RIVER_DRAW: Final = 126 << SHIFT
RIVER_RECRUIT: Final = 127 << SHIFT
BUILD_POST: Final = 128 << SHIFT
EXPORT: Final = 129 << SHIFT
FUND: Final = 130 << SHIFT
SPACE: Final = 131 << SHIFT

# Sizes of the arguments' domains
SEATS: Final = 6
SIZES: Final = {
    "": 1, "clearing": CLEARINGS, "place": PLACES, "leader": 4, "character": len(BOARDS["vagabond"]["characters"]),
    "seat": SEATS, "card": CARDS, "suit": 4, "n": 26, "kind": len(KINDS) + 1, "trigger": 5, "column": 4,
    "item": 5 * len(ITEMS), "item-kind": len(ITEMS), "quest": QUESTS, "service": 3, "start": 2,
}  # fmt: skip


def verb(name: str, law: str, kind: str = "") -> Verb:
    return Verb(name, law, kind, SIZES[kind])


VERBS: Final = (
    verb("keep", "6.3.2", "clearing"),
    verb("set-up-sawmill", "6.3.4", "clearing"),
    verb("set-up-workshop", "6.3.4", "clearing"),
    verb("set-up-recruiter", "6.3.4", "clearing"),
    verb("first-roost", "7.3.2", "clearing"),
    verb("leader", "7.3.3", "leader"),
    verb("character", "9.3.1", "character"),
    verb("start-in", "9.3.2", "place"),
    verb("end", ""),  # the paragraph of the question that it ends
    verb("pass", ""),
    verb("royal-claim", "CARD.royal-claim"),
    verb("rob", "CARD.stand-and-deliver", "seat"),
    verb("share", "CARD.better-burrow-bank", "seat"),
    verb("warren", "CARD.command-warren"),
    verb("look", "CARD.codebreakers", "seat"),
    verb("tax", "CARD.tax-collector", "clearing"),
    verb("cobbler", "CARD.cobbler"),
    verb("activate", "3.3.1", "card"),
    verb("ally-with", "9.2.8", "seat"),
    verb("take-dominance", "3.3.4", "card"),
    verb("pay", "3.3.4", "card"),
    verb("craft", "4.1", "card"),
    verb("any-suit", "4.1.1", "suit"),
    verb("from", "4.2", "clearing"),
    verb("to", "4.2", "clearing"),
    verb("count", "4.2", "n"),
    verb("battle-in", "4.3", "clearing"),
    verb("battle", "4.3", "seat"),
    verb("ambush", "4.3.1", "card"),
    verb("foil", "4.3.1.i", "card"),
    verb("first-side", "4.3.2.ii", "seat"),
    verb("brutal", "CARD.brutal-tactics"),
    verb("sappers", "CARD.sappers"),
    verb("armorers", "CARD.armorers"),
    verb("lose", "4.3.3", "kind"),
    verb("trigger", "1.1.3", "trigger"),
    verb("owner", "L-01", "seat"),
    verb("discard", "INV.14", "card"),
    verb("wood", "6.4", "clearing"),
    verb("fight", "6.5.1"),
    verb("march", "6.5.2"),
    verb("recruit", "6.5.3"),
    verb("build", "6.5.4", "kind"),
    verb("overwork", "6.5.5", "card"),
    verb("extra", "6.5", "card"),
    verb("march-again", "6.5.2"),
    verb("recruit-at", "6.5.3", "clearing"),
    verb("build-in", "6.5.4.ii", "clearing"),
    verb("wood-from", "6.5.4.ii", "clearing"),
    verb("overwork-in", "6.5.5", "clearing"),
    verb("hospital", "6.2.3", "card"),
    verb("decree", "7.4.2", "card"),
    verb("column", "7.4.2", "column"),
    verb("new-roost", "7.4.3", "clearing"),
    verb("resolve", "7.5.2", "suit"),
    verb("decree-recruit", "7.5.2.i", "clearing"),
    verb("decree-build", "7.5.2.iv", "clearing"),
    verb("outrage", "8.2.6", "card"),
    verb("seen", "8.2.6"),
    verb("cut", "8.2.4", "card"),
    verb("revolt", "8.4.1", "clearing"),
    verb("supporter", "8.2.3", "card"),
    verb("spread", "8.4.2", "clearing"),
    verb("mobilize", "8.5.2", "card"),
    verb("train", "8.5.3", "card"),
    verb("operation-move", "8.6.1.i"),
    verb("operation-battle", "8.6.1.ii"),
    verb("operation-recruit", "8.6.1.iii", "clearing"),
    verb("organize", "8.6.1.iv", "clearing"),
    verb("refresh", "9.4.1", "item"),
    verb("slip", "9.4.2", "place"),
    verb("shift-item", "9.2.5.iii", "item"),
    verb("walk", "9.5.1", "clearing"),
    verb("take-along", "9.2.9.ii.b", "seat"),
    verb("along-count", "9.2.9.ii.b", "n"),
    verb("attack", "9.5.2", "seat"),
    verb("fight-with", "9.2.9.ii.v", "seat"),
    verb("damage", "9.2.7", "item"),
    verb("ally-hit", "9.2.9.ii.g"),
    verb("explore", "9.5.3"),
    verb("aid", "9.5.4", "seat"),
    verb("aid-card", "9.5.4", "card"),
    verb("exhaust", "9.5.4", "item"),
    verb("take-item", "9.5.4", "item-kind"),
    verb("quest", "9.5.5", "quest"),
    verb("reward-points", "9.5.5"),
    verb("reward-cards", "9.5.5"),
    verb("strike", "9.5.6", "seat"),
    verb("strike-piece", "9.5.6", "kind"),
    verb("repair", "9.5.7", "item"),
    verb("steal", "GG.1.2", "seat"),
    verb("labor", "GG.2.2", "card"),
    verb("hideout", "GG.3.2", "item"),
    verb("start-hideout", "GG.3.2"),
    verb("remove", "9.6.4", "item"),
    verb("cult-corner", "10.3.2", "clearing"),
    verb("outcast", "10.3.3", "suit"),
    verb("river-warrior", "11.3.2", "clearing"),
    verb("price-hand-card", "11.3.5", "n"),
    verb("price-riverboats", "11.3.5", "n"),
    verb("price-mercenaries", "11.3.5", "n"),
    verb("start-next", "1.1.3", "start"),
    verb("buy", "11.2.6", "service"),
    verb("service-card", "11.2.7.i", "card"),
    verb("service-item", "11.2.6.iii", "item"),
    verb("mercenaries", "11.2.7.iii"),
    verb("instigate", "GG.4.2", "seat"),
    verb("instigate-against", "GG.4.2", "seat"),
    verb("enlist", "GG.5.2"),
    verb("scorch", "GG.6.2"),
    verb("explore-take", "9.7.1", "item-kind"),
    verb("crusade-battle", "10.4.3.i", "clearing"),
    verb("crusade-move", "10.4.3.i", "clearing"),
    verb("crusade-fight", "10.4.3.i"),
    verb("convert", "10.4.3.ii", "clearing"),
    verb("convert-of", "10.4.3.ii", "seat"),
    verb("sanctify", "10.4.3.iii", "clearing"),
    verb("sanctify-piece", "10.4.3.iii", "kind"),
    verb("ritual-build", "10.5.1", "card"),
    verb("ritual-recruit", "10.5.2", "card"),
    verb("ritual-score", "10.5.3", "card"),
    verb("sacrifice", "10.5.4", "card"),
    verb("garden-in", "10.5.1", "clearing"),
    verb("ritual-recruit-in", "10.5.2", "clearing"),
    verb("river-move", "11.5.1"),
    verb("river-battle", "11.5.2"),
    verb("river-draw", "11.5.4"),
    verb("river-recruit", "11.5.5", "clearing"),
    verb("trade-post", "11.5.6", "clearing"),
    verb("export", "11.5.3.i", "card"),
    verb("fund", "11.2.4", "seat"),
    verb("space", "11.5.3", "suit"),
)
