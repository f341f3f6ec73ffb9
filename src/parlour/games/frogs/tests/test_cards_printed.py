"""What is printed on every card: played from the hand it costs so much and lies in its row with so many provisions."""

import pytest

from parlour.conformance.law import law
from parlour.games.frogs.tests.kit import Scenario
from parlour.games.frogs.tests.one_card import changes, used

# deck, species and type: each card with its cost and, but for buildings, its provisions
PRINTED = """
base crow villager: rooftop-postcrow 2/3, night-shift-librarian 3/2, chatty-jackdaw 1/3, attic-hoarder 5/2,
    tea-leaf-augur 4/2, button-trader 3/2, fidgety-fledgling 2/3, nest-warden 3/2, moonlit-choirmaster 5/2
base frog villager: frog-mage 5/2, mighty-frogules 3/3, puddle-skipper 2/3, reed-ferryman 3/2, bog-courier 4/2,
    stepping-stone-twins 4/2, lily-gardener 3/2, mudlark 4/2, daring-leaper 3/2
base rabbit villager: turnip-seller 1/3, fair-steward 4/2, carrot-banker 2/3, village-nurse 1/2, errand-kit 3/3,
    burrow-digger 3/2, pie-baker 2/3, travelling-tinker 2/2, harvest-queen 3/2
base crow gear: postal-contract 2/3, soul-chain 4/5, brass-spyglass 2/2, everlasting-quill 3/3
base frog gear: mudlarks-dredge 2/3, recycling-bin 2/3, whittled-walking-stick 2/4, rain-boots 2/3
base rabbit gear: generous-pension 1/3, carrot-money-box 2/2, tinkers-toolbox 3/2, market-scales 2/3
base crow building: telegraph-office 2, rookery-reading-room 5, sorting-office 4, attic-observatory 3
base frog building: zero-waste 3, leaky-boathouse 2, treasure-hunters-club 4, wayfarers-inn 4
base rabbit building: community-bank 3, builders-guild 3, carrot-market 1, warren-nursery 4
academy crow villager: headmistress-rook 3/2, strict-examiner 5/1, inkblot-scribe 2/3, back-row-swot 5/2,
    starlight-tutor 1/2
academy frog villager: broomstick-instructor 4/2, frog-alchemist 4/2, lecture-napper 5/2, duckweed-freshman 3/2,
    hall-pass-hopper 5/2
academy rabbit villager: canteen-cook 2/2, stern-bursar 4/2, scholarship-winner 2/2, groundskeeper 2/3,
    potions-dropout 1/2
academy crow gear: foggy-crystal-ball 3/3, graduation-cap 1/2
academy frog gear: stubborn-broom 2/1, bubbling-cauldron 2/4
academy rabbit gear: counting-frame 2/4, lunch-tin 1/3
academy crow building: great-library 2
academy frog building: duelling-pond 3
academy rabbit building: alumni-hall 2
tidings crow villager: headline-crier 1/3, obituary-editor 5/2, breathless-messenger 4/2, keyhole-reporter 2/2,
    gazette-publisher 3/2
tidings frog villager: foreign-correspondent 6/2, bottle-post-angler 2/2, ditchwater-gossip 3/2, weather-frog 5/2,
    semaphore-hopper 3/2
tidings rabbit villager: stamp-collector 1/3, classifieds-clerk 1/2, raffle-winner 4/1, second-hand-peddler 3/2,
    subscription-agent 2/3
tidings crow gear: pocket-printing-press 2/3, wax-seal 3/5
tidings frog gear: oilcloth-satchel 2/4, message-in-a-bottle 3/2
tidings rabbit gear: paper-round-bag 3/3, penny-jar 2/4
tidings crow building: newsroom 3
tidings frog building: marsh-lighthouse 3
tidings rabbit building: printing-house 4
novice crow villager: fledgling-errand-crow 2/2
novice frog villager: wide-eyed-froglet 2/2
novice rabbit villager: pocket-money-kit 2/2
"""


def lines() -> list[tuple[str, str, int, int]]:
    """Each card: its deck, species and type; its id, cost and provisions."""
    found = []
    for line in PRINTED.strip().replace(",\n", ",").splitlines():
        kind, _, cards = line.partition(": ")
        for card in cards.split(","):
            name, _, numbers = card.strip().partition(" ")
            cost, _, provisions = numbers.partition("/")
            found.append((kind, name, int(cost), int(provisions or 0)))
    return found


CARDS = pytest.mark.parametrize(("kind", "card", "cost", "provisions"), lines(), ids=[line[1] for line in lines()])


@law("frogs", "2.4", "5.1.1", "5.1.2", "3.10.1")
@CARDS
def test_a_card_costs_what_is_printed_and_comes_into_play_with_its_provisions(
    kind: str, card: str, cost: int, provisions: int
) -> None:
    table = Scenario(both_decks="true").hand("orange", card).coins("orange", cost)
    found = used(table, f"play {card}")
    assert found == changes(coins=-cost, hand=-1, plays=card, on={card: provisions} if provisions else {})
    row = {"villager": "villagers", "gear": "gear", "building": "buildings"}[kind.split()[2]]
    assert [each["id"] for each in table.player("orange")[row]] == [card]


@law("frogs", "5.1.3")
@pytest.mark.parametrize(("card", "cost"), [line[1:3] for line in lines()], ids=[line[1] for line in lines()])
def test_with_one_coin_less_a_card_cannot_be_played(card: str, cost: int) -> None:
    table = Scenario(both_decks="true").hand("orange", card).coins("orange", cost - 1).turn("orange")
    assert table.offered("play") == []
    table.refuses(f"play {card}", law="5.1.3")


@law("frogs", "2.1", "2.2")
@CARDS
def test_a_card_has_its_deck_species_and_type(kind: str, card: str, cost: int, provisions: int) -> None:
    table = Scenario(both_decks="true").hand("orange", card).turn("orange")
    (shown,) = table.player("orange", to="orange")["hand"]
    assert f"{shown['deck']} {shown['species']} {shown['type']}" == kind
    assert (shown["id"], shown["cost"], shown["supplies"]) == (card, cost, provisions)


@law("frogs", "2.1", "15.2")
def test_there_are_102_cards() -> None:
    names = [card for _, card, _, _ in lines()]
    assert (len(names), len({*names})) == (102, 102)
    assert sorted(names) == sorted(Scenario().g.cards.ids)
