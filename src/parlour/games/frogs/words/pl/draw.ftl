### Słowa na obrazie gry „Tam, gdzie kraczą żaby”. Krótkie: miejsca jest mało.

frogs-draw-label = Tam, gdzie kraczą żaby, runda { $n }. Działa { $seat }.
frogs-draw-label-over = Tam, gdzie kraczą żaby, koniec gry. { $wins }
frogs-draw-label-mine = Twoja ręka i karty w twoim obszarze
frogs-draw-label-rest = Obszar drugiej osoby, talia i stos wyrzuconych

frogs-draw-edition-house = Wydanie domowe
frogs-draw-edition-pack = Karty: { $name }

# zegar nad planszą
frogs-draw-turn = Tura { $n }
frogs-draw-phase-setup = Przygotowanie
frogs-draw-phase-turn = { $n ->
    [0] główna akcja 1 z 2
    [1] główna akcja 2 z 2
   *[other] tylko wolne akcje
}
frogs-draw-phase-end-of-turn = koniec tury
frogs-draw-phase-over = Koniec gry
frogs-draw-last-turns = { $n ->
    [1] ostatnia tura
    [2] ta tura i jeszcze jedna
   *[other] ta tura, potem jeszcze po jednej
}

# pola
frogs-draw-home = Dom
frogs-draw-space-none = bez nagrody
frogs-draw-space-gain = { $n ->
    [one] zarób { $n } monetę
    [few] zarób { $n } monety
   *[many] zarób { $n } monet
}
frogs-draw-space-draw = { $n ->
    [one] dobierz { $n } kartę
    [few] dobierz { $n } karty
   *[many] dobierz { $n } kart
}
frogs-draw-space-start = { $name }: aktywuj lub ulepsz
frogs-draw-space-charm = { $n ->
    [one] został { $n } żeton zaczarowania: { $name }
    [few] { $n } żetony zaczarowania: { $name }
   *[many] { $n } żetonów zaczarowania: { $name }
}
frogs-draw-space-end = tu kończy się ścieżka
frogs-draw-token-golden-chest = żeton: złota skrzynia
frogs-draw-token-plus-5 = żeton: zarób 5 monet
frogs-draw-token-nest = żeton: aktywuj lub ulepsz Gniazdo
frogs-draw-token-below = pod nim: { $what }
frogs-draw-stands = tu jest { $name }
frogs-draw-traveller = { $name }: podróżnik ({ $species })
frogs-draw-route = Koszt drogi: { $coins ->
    [0] wyrzuć { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}

# tabliczka osoby na telefonie
frogs-draw-chip = { $name }: { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}, { $cards ->
    [one] { $cards } karta na ręce
    [few] { $cards } karty na ręce
   *[many] { $cards } kart na ręce
}
