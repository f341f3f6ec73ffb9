### Słowa na obrazku Roam. Krótkie, bo stoją na małych kartkach.

roam-draw-label-mine = Twoje postacie i artefakty
roam-draw-label-rest = Pozostali gracze, artefakty na sprzedaż, następna kraina

roam-draw-you = ty

roam-draw-round = Runda { $n }
roam-draw-phase-before = Wybór postaci
roam-draw-phase-position = Wybór położenia
roam-draw-phase-shortage = Mało znaczników: wybór pól
roam-draw-phase-extras = Dodatki
roam-draw-phase-artifact = Użycie artefaktu
roam-draw-phase-lands = Zbadane krainy
roam-draw-phase-auction = Licytacja
roam-draw-phase-market = Kupno artefaktu
roam-draw-phase-over = Koniec gry

# etykiety na karcie gracza
roam-draw-turn = tura
roam-draw-bids = licytuje
roam-draw-first = pierwszy gracz
roam-draw-winner = zwycięzca

# podpisy (dymki, czytniki ekranu)
roam-draw-awake = nie śpi
roam-draw-asleep = śpi
roam-draw-ready = gotowy
roam-draw-used = użyty
roam-draw-price = { $n ->
    [one] kosztuje { $n } monetę
    [few] kosztuje { $n } monety
   *[many] kosztuje { $n } monet
}
roam-draw-awake-count = nie śpią: { $n }
roam-draw-asleep-count = śpią: { $n }
roam-draw-land = Kraina { $n }
roam-draw-scroll-closed = Kraina { $n }, nikt nie wie, kto tu czeka

# na planszy, pod słowami narysowano dwie monety
roam-draw-pay-2 = za 2

# kartki obok planszy
roam-draw-deck = talia { $n }
roam-draw-deck-empty = Talia jest pusta.
roam-draw-hidden = Nieznana postać
roam-draw-stack = stos { $n }
roam-draw-outpost-hint = Otocz znacznik przeciwnika.
roam-draw-auction = Licytacja: { $name }
roam-draw-best-bid = Obecna oferta
roam-draw-no-bid = Nie ma jeszcze ofert
roam-draw-waiting = Licytują
roam-draw-edition-house = Wydanie domowe
roam-draw-edition-pack = Zestaw kart: { $name }

# karta do czytania
roam-draw-character = Postać
roam-draw-character-starting = Karta startowa
