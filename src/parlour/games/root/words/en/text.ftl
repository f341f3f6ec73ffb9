### Root: the table in a terminal.

root-text-round = Round { $n }
root-text-over = The game is over
root-text-deck = deck: { $n }
root-text-discard = discarded: { $n }
root-text-items = Items to craft
root-text-quests = Quests (deck: { $n })
root-text-available = Dominance cards to take
root-text-any = any

## Clearings
root-text-clearing = #
root-text-suit = Suit
root-text-ruler = Rule
root-text-warriors = Warriors
root-text-buildings = Slots
root-text-tokens = Tokens
root-text-paths = Paths to
root-text-ruin = ruin

## Players
root-text-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
root-text-no-points = no points: dominance
root-text-n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
root-text-supply = warriors in supply: { $n }
root-text-ruled = rules: { $n }
root-text-crafting = Crafts with
root-text-box = Crafted items
root-text-crafted = In play
root-text-used = used this turn
root-text-dominance = Activated: { $card }
root-text-coalition = In coalition: { $faction }
root-text-hand = Hand

## Boards
root-text-board = Board
root-text-next = next: wood { $cost }, ★{ $vp }
root-text-wood = Wood in supply: { $n }
root-text-actions = actions left: { $n }
root-text-fallen = fallen
root-text-decree = Decree
root-text-next-sympathy = next: supporters { $cost }, ★{ $vp }
root-text-officers = officers: { $n }
root-text-operations = operations left: { $n }
root-text-supporters = Supporters
root-text-pack = Items
root-text-track = tracks
root-text-satchel = Satchel
root-text-damaged = damaged
root-text-relations = Relationships
root-text-quests-done = Quests done

## What goes on
root-text-battle = Battle in { $n }: { $attacker } against { $defender }
root-text-dice = dice
root-text-hits = hits on the attacker: { $on_attacker }, on the defender: { $on_defender }
root-text-revealed = Hand shown to you ({ $faction })

# Riverfolk expansion
root-text-souls = Lost Souls
root-text-scorched = burnt
root-text-services = Services
root-text-payments = Payments
root-text-funds = Funds
root-text-committed = Committed
root-text-guard = protected by { $faction }
root-text-instigator = set on by { $faction }
