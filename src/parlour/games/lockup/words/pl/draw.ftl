### Słowa na obrazku Lockup. Krótkie, bo stoją w małych pomieszczeniach.

lockup-draw-label-over = Lockup, gra skończona. { $wins }
lockup-draw-label-mine = Twój karcer, księgi, skrytka i banda
lockup-draw-label-rest = Cele, przedmioty, inne bandy i talie

lockup-draw-round = Runda { $n }
lockup-draw-rounds = Runda
lockup-draw-phase-setup = Przygotowanie
lockup-draw-phase-roll-call = Apel
lockup-draw-phase-lights-out = Cisza nocna
lockup-draw-phase-patrol = Obchód
lockup-draw-phase-over = Gra skończona
lockup-draw-edition-house = Wydanie domowe
lockup-draw-edition-pack = Karty: { $name }
lockup-draw-guards = Strażnicy

# nagrody: miejsce na tabliczce (najwyżej 5 liter), potem co daje (najwyżej 16)
lockup-draw-place-first = 1.
lockup-draw-place-second = 2.
lockup-draw-place-third = 3.
lockup-draw-place-last = ost.
lockup-draw-place-others = inni
lockup-draw-place-each = każdy
lockup-draw-or = lub
lockup-draw-craft = { $n ->
    [one] { $n } przedmiot
    [few] { $n } przedmioty
   *[many] { $n } przedmiotów
}
lockup-draw-reserve = rezerwa za 1
lockup-draw-choose-tome = { $n }, zostaje 1
lockup-draw-reward-good = { $n } × { $what }
lockup-draw-reward-first = i znacznik pierwszego gracza
lockup-draw-reward-exchange = wymiana { $n } na 1 dowolnego rodzaju
lockup-draw-reward-recruit = { $n ->
    [one] zwerbuj { $n } najemnika za { $cost }
    [few] zwerbuj { $n } najemników za { $cost }
   *[many] zwerbuj { $n } najemników za { $cost }
}
lockup-draw-reward-craft = wytwórz przedmiot
lockup-draw-reward-reserve = zarezerwuj przedmiot i zapłać 1
lockup-draw-reward-choose-tome = dobierz księgi: { $n }, zatrzymaj 1
lockup-draw-reward-tome = { $n ->
    [one] dobierz { $n } księgę
    [few] dobierz { $n } księgi
   *[many] dobierz { $n } ksiąg
}

# pomieszczenie
lockup-draw-used = twoje żetony już tu wykładano
lockup-draw-cell-empty = Puste pole najemnika
lockup-draw-hidden = zakryty
lockup-draw-face-down = { $name }, zakryte: { $n }
lockup-draw-guard-down = Karta strażnika, zakryta
lockup-draw-strength = { $name }: siła { $n }{ $hidden ->
    [0] { "" }
   *[other] , zakryte jeszcze { $hidden }
}

# korytarz, tor i talie
lockup-draw-suspicion = Podejrzenia w puli
lockup-draw-suspicion-left = Podejrzenia w puli: { $n }
lockup-draw-raids = Rewizje: { $n }
lockup-draw-goals = Cele
lockup-draw-goal-count = { $name }: { $n }
lockup-draw-goal-held = { $name } ma ten cel: { $n }
lockup-draw-track = Reputacja
lockup-draw-reputation = { $name }, reputacja: { $n }
lockup-draw-display = Przedmioty w Bloku cel
lockup-draw-left = jeszcze { $n }
lockup-draw-items = Przedmioty
lockup-draw-deck-item = Talia przedmiotów: { $n }
lockup-draw-deck-goon = Talia najemników: { $n }
lockup-draw-deck-tome = Talia ksiąg: { $n }
lockup-draw-discard = odrz.: { $n }

# panel strony
lockup-draw-points = reputacja: { $n }
lockup-draw-turn = tura
lockup-draw-asked = decyduje
lockup-draw-first = pierwszy gracz
lockup-draw-passed = pas
lockup-draw-home = { $n ->
    [one] { $n } żeton w karcerze
    [few] { $n } żetony w karcerze
   *[many] { $n } żetonów w karcerze
}
lockup-draw-hidden-used = wyłożone zakryte: { $n } z { $limit }
lockup-draw-tomes = { $n ->
    [one] { $n } księga
    [few] { $n } księgi
   *[many] { $n } ksiąg
}
lockup-draw-reserved = { $n ->
    [one] { $n } zarezerwowany przedmiot
    [few] { $n } zarezerwowane przedmioty
   *[many] { $n } zarezerwowanych przedmiotów
}
lockup-draw-storage = zasoby: { $n }, mieści się { $limit }

# wynik
lockup-draw-guards-win = Strażnicy wygrywają.
lockup-draw-score-reputation = reputacja { $n }
lockup-draw-score-majority = Przewaga { $n }
lockup-draw-score-end-goal = Koniec gry { $n }
lockup-draw-score-goons = najemnicy { $n }
lockup-draw-score-goods = zasoby { $n }
lockup-draw-score-tomes = księgi { $n }
lockup-draw-score-first = pierwszy gracz { $n }

# miejsce w lokacji, na małej tabliczce
lockup-draw-rank = { $n }.
lockup-draw-rewarded = z nagrodą
lockup-draw-declined = bez nagrody

# przypomnienia obok więzienia
lockup-draw-supply = W puli
lockup-draw-scoring = Najemnicy na koniec gry
lockup-draw-signs = Znaki
lockup-draw-scoring-dwarf = Krasnoludy 1–7: 1, 3, 7, 12, 18, 25, 30
lockup-draw-scoring-ratfolk = Szczuroludzie 1–5: −3, 1, 6, 13, 25
lockup-draw-scoring-cultist = Kultysta: 1 za każdy przedmiot
lockup-draw-scoring-hobgoblin = Hobgoblin: 1 za każdy znacznik mocy
lockup-draw-scoring-demon = Demon: 2 za każdy swój symbol
lockup-draw-scoring-skinner = Obdzieracz, zbój: gwiazdki na karcie
lockup-draw-sign-hidden = wyłożone zakryte, z ilu
lockup-draw-sign-tome = księgi na ręce
lockup-draw-sign-reserved = przedmioty w rezerwie
lockup-draw-sign-first = pierwszy gracz
lockup-draw-sign-passed = pas
