### Frogs: words on cards, mats and piles. Short: they stand in small places.

# a card, for those who ask or hear
frogs-cards-cost = cost { $n }
frogs-cards-provisions = provisions: { $n }
frogs-cards-enchanted = enchanted ({ $charm })
frogs-cards-used = used this turn
frogs-cards-free = Free action
frogs-cards-starter = starter card
frogs-cards-deck-novice = novice
frogs-cards-basic = basic side
frogs-cards-advanced = advanced side
frogs-cards-basic-side = Basic side
frogs-cards-advanced-side = Advanced side

# rows of a mat, written upwards beside them
frogs-cards-row-gear = Gear
frogs-cards-row-villager = Villagers
frogs-cards-row-building = Buildings

# a player
frogs-cards-turn = turn
frogs-cards-coins = coins: { $n }
frogs-cards-hand = cards in hand: { $n }
frogs-cards-known = You know: { $cards }.
frogs-cards-perhaps = Perhaps: { $cards }.
frogs-cards-charm = unused enchantment token ({ $charm })
frogs-cards-tucked = tucked cards: { $n }
frogs-cards-points = victory points: { $n }
frogs-cards-vp = VP
frogs-cards-vp-so-far = VP + ?
frogs-cards-vp-why = Points on buildings so far; what is tucked counts at the end

# the hand, and what lies before it
frogs-cards-your-hand = Your hand
frogs-cards-no-hand = Your hand is empty.
frogs-cards-novices = Novice villagers
frogs-cards-looked = Considered cards
frogs-cards-choose-discard = Discard pile, from the top
frogs-cards-was-tucked = { $name }: tucked cards

# piles
frogs-cards-deck-name = Deck
frogs-cards-deck = Cards in the deck: { $n }.
frogs-cards-top = On top lie: { $cards }.
frogs-cards-discard-name = Discard pile
frogs-cards-discard = Cards in the discard pile: { $n }.
frogs-cards-pile = From the top: { $cards }.

# what is being carried out
frogs-cards-chain = In progress
frogs-cards-link-relic = { $name }: relic
frogs-cards-link-enchantment = { $name }: enchantment
frogs-cards-link-reward = Reward: { $reward }
frogs-cards-waiting = { $event }. In which order?
frogs-cards-event-card-played = A card has been played
frogs-cards-event-start-activated = A starter card is activated
frogs-cards-event-villager-activated = A villager was activated
frogs-cards-event-gained = Coins were earned
frogs-cards-event-drawn = Cards were drawn
frogs-cards-event-discarded = Cards were discarded
frogs-cards-event-tucked-from-hand = Cards were tucked from hand
frogs-cards-event-travelled = A traveller has travelled
frogs-cards-event-arrived = A traveller has stopped
frogs-cards-event-looked = Cards are considered
frogs-cards-event-invested = Coins were invested
frogs-cards-event-enchanted = A building was enchanted

# what counts
frogs-cards-counts = What counts at the end
frogs-cards-counts-villagers = Villagers: fewest × most
frogs-cards-counts-buildings = Provisions on buildings
frogs-cards-counts-gear = Gear × enchanted
frogs-cards-counts-tucked = Tucked cards in all
frogs-cards-why-villagers = Tucked villagers by species: the smallest group times the largest; an empty group makes it 0 (§ 14.4.1)
frogs-cards-why-buildings = Each provision on your buildings in play is a point (§ 14.4.2)
frogs-cards-why-gear = Tucked gear times your buildings with an enchantment token (§ 14.4.3)
frogs-cards-scored-villagers = Tucked villagers: fewest × most
frogs-cards-scored-buildings = Provisions on buildings
frogs-cards-scored-gear = Tucked gear × enchanted buildings
frogs-cards-sum-buildings = 1 each
