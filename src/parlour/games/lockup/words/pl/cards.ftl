### Słowa na kartach i planszach na obrazku Lockup. Krótkie, bo stoją na małych kartkach.

# karty
lockup-draw-card-stars = { $n ->
    [one] { $n } gwiazdka
    [few] { $n } gwiazdki
   *[many] { $n } gwiazdek
}
lockup-draw-card-cost = Koszt: { $cost }
lockup-draw-card-suspicion = podejrzenia: { $n }
lockup-draw-card-brings = Co Obchód przynosi do swojej lokacji: { $good }

# ile są warci najemnicy na końcu
lockup-draw-card-scores-dwarf = 1–7 krasnoludów: 1, 3, 7, 12, 18, 25, 30 gwiazdek
lockup-draw-card-scores-ratfolk = 1–5 szczuroludów: −3, 1, 6, 13, 25 gwiazdek
lockup-draw-card-scores-cultist = 1 gwiazdka za każdy przedmiot
lockup-draw-card-scores-hobgoblin = 1 gwiazdka za każdy znacznik mocy
lockup-draw-card-scores-demon = 2 gwiazdki za każdy symbol: { $symbol }
lockup-draw-card-scores-skinner = { $n ->
    [one] { $n } gwiazdka
    [few] { $n } gwiazdki
   *[many] { $n } gwiazdek
}
lockup-draw-card-scores-brigand = { $n ->
    [one] { $n } gwiazdka
    [few] { $n } gwiazdki
   *[many] { $n } gwiazdek
}

lockup-draw-card-goal-majority = Przewaga
lockup-draw-card-goal-instant = Wyścig
lockup-draw-card-goal-end-game = Koniec gry

lockup-draw-card-guard-lookout = Czujka: siła 0, strażnicy nie biorą tu podejrzeń
lockup-draw-card-guard-enforcer = Osiłek: siła równa mocy strażników
lockup-draw-card-guard-number = Siła { $n }
lockup-draw-card-guard-special = Siła { $n }; odkryty podczas Apelu wzywa jeszcze jednego zakrytego strażnika

# plansze
lockup-draw-board-cell = Karcer
lockup-draw-board-face-down = zakryte { $n } z { $limit }
lockup-draw-board-out = { $token }: na planszy
lockup-draw-board-stash = Skrytka
lockup-draw-board-stored = Skrytka: { $n } z { $limit } zasobów
lockup-draw-board-trait = Cecha: { $name }
lockup-draw-board-hand-empty = Nie masz ksiąg na ręce
lockup-draw-board-group = { $type }: { $n }, wartość { $stars }
lockup-draw-board-reserved = Rezerwa
lockup-draw-board-off-duty = Przerwa
lockup-draw-board-deck-guards = Talia strażników: { $n }
lockup-draw-board-deck-aside = Odłożeni strażnicy: { $n }
lockup-draw-board-deck-places = Talia lokacji: { $n }

# karta do czytania
lockup-draw-card-kind-item = Przedmiot
lockup-draw-card-kind-tome = Księga
lockup-draw-card-kind-trait = Cecha
lockup-draw-card-kind-guard = Strażnik
lockup-draw-card-symbols = Symbole: { $symbols }
lockup-draw-card-at-the-end = Na końcu: { $what }
lockup-draw-board-built-empty = Nic jeszcze nie powstało, nikt nie zwerbowany
