# Roam: co mówi stół. Dziennik w czasie teraźniejszym, najpierw osoba.

roam-title = Roam
roam-intro = W turze użyj jednej postaci i połóż znaczniki według jej wzoru. Kto ma najwięcej znaczników na krainie, gdy wszystkie jej sześć pól jest zajętych, bierze jej postać. Gdy ktoś ma dziesięć postaci, runda zostaje dokończona i wygrywa największa liczba punktów.
    .more = (rules albo rules 5: całe zasady)
roam-legend = ■ pole do zajęcia · □ dodatkowe, 2 monety · ☀ nie śpi · ☾ śpi · ★ punkty · ¢ moneta na planszy · wzory pokazano tak, jak będą leżeć · krainy 1–3 to rząd północny, 4–6 południowy
roam-seat-blue = Niebieski
roam-seat-red = Czerwony
roam-seat-yellow = Żółty
roam-seat-green = Zielony

## Ustawienia stołu
roam-setting-version = Wersja
roam-setting-outpost = Strażnica
roam-setting-towers = Wieże ze znaczników
roam-setting-hidden_characters = Ukryte postacie

## Pytania
roam-ask-before-character = { $n ->
    [0] Wybierz postać, która nie śpi
    [1] Wybierz postać, która nie śpi, albo najpierw zrób wczesną pobudkę
   *[other] Wszyscy śpią: obudź wszystkie postacie albo najpierw użyj artefaktów
}
roam-ask-choose-position = Wybierz położenie wzoru: { $card }
roam-ask-fill-some = { $n ->
    [one] Masz już tylko { $n } znacznik: wybierz pole
    [few] Masz już tylko { $n } znaczniki: wybierz pole
   *[many] Masz już tylko { $n } znaczników: wybierz pole
}
roam-ask-extras = { $n ->
    [0] Opłać puste kratki albo zakończ akcje
   *[other] Opłać puste kratki, użyj artefaktów albo zakończ akcje
}
roam-ask-choose-land = Wybierz krainę, którą rozpatrzysz jako następną
roam-ask-bid = { $n ->
    [-1] Licytacja krainy { $land }: złóż pierwszą ofertę albo spasuj
   *[other] Licytacja krainy { $land }: zaoferuj więcej niż { $n } albo spasuj
}
roam-ask-choose-free-square = Wybierz pustą kratkę, którą zajmiesz za darmo
roam-ask-choose-replaced = Wybierz znacznik przeciwnika do przejęcia
roam-ask-pay-for-replaced = Opłać pustą kratkę na { $space }
roam-ask-choose-marker = Wybierz znacznik do przesunięcia
roam-ask-choose-neighbour = Wybierz, dokąd przesunąć znacznik z { $space }
roam-ask-choose-flipped = Wybierz postać do odwrócenia
roam-ask-choose-artifact = Kup artefakt albo zrezygnuj

## Opcje
roam-do-use = Użyj: { $card }
roam-do-early-rise = { $n ->
    [0] Wczesna pobudka: obudź wszystkie postacie
    [one] Wczesna pobudka za { $n } monetę: obudź wszystkie postacie
    [few] Wczesna pobudka za { $n } monety: obudź wszystkie postacie
   *[many] Wczesna pobudka za { $n } monet: obudź wszystkie postacie
}
roam-do-wake = Obudź wszystkie postacie
roam-do-artifact = Użyj: { $artifact }
roam-do-place = { $coins ->
    [0] Ułóż na { $space }{ $spaces ->
        [unknown] { "" }
        [none] : brak wolnych pól
       *[other] : { $spaces }
    }
    [one] Ułóż na { $space }: { $spaces }, +{ $coins } moneta
    [few] Ułóż na { $space }: { $spaces }, +{ $coins } monety
   *[many] Ułóż na { $space }: { $spaces }, +{ $coins } monet
}
roam-do-forgo = Nic nie kładź
roam-do-fill = { $coins ->
    [0] Zajmij { $space }
    [one] Zajmij { $space }, +{ $coins } moneta
    [few] Zajmij { $space }, +{ $coins } monety
   *[many] Zajmij { $space }, +{ $coins } monet
}
roam-do-mark = { $coins ->
    [0] Zajmij { $space } za 2 monety
    [one] Zajmij { $space } za 2 monety, +{ $coins } moneta
    [few] Zajmij { $space } za 2 monety, +{ $coins } monety
   *[many] Zajmij { $space } za 2 monety, +{ $coins } monet
}
roam-do-end = Zakończ akcje
roam-do-free-mark = Zajmij { $space }
roam-do-replace = Przejmij znacznik na { $space }
roam-do-pay = Zapłać 2 monety
roam-do-lift = Przesuń znacznik z { $space }
roam-do-move = Na { $space }
roam-do-flip = Odwróć: { $card }
roam-do-resolve = Rozpatrz krainę { $land }
roam-do-bid = { $n ->
    [0] Zaoferuj 0 monet
    [one] Zaoferuj { $n } monetę
    [few] Zaoferuj { $n } monety
   *[many] Zaoferuj { $n } monet
}
roam-do-pass = Spasuj
roam-do-buy = { $n ->
    [0] Kup: { $artifact }
    [one] Kup za { $n } monetę: { $artifact }
    [few] Kup za { $n } monety: { $artifact }
   *[many] Kup za { $n } monet: { $artifact }
}
roam-do-no-purchase = Nic nie kupuj

## Dziennik
roam-log-turn = Runda { $n }: { $seat }
roam-log-wakes = { $seat } budzi wszystkie swoje postacie
roam-log-rises = { $n ->
    [one] { $seat } zarządza wczesną pobudkę za { $n } monetę
    [few] { $seat } zarządza wczesną pobudkę za { $n } monety
   *[many] { $seat } zarządza wczesną pobudkę za { $n } monet
}
roam-log-uses = { $seat } używa postaci „{ $card }”
roam-log-places = { $coins ->
    [0] { $spaces ->
        [none] { $seat } nie znajduje wolnych pól
       *[other] { $seat } zajmuje { $spaces }
    }
    [one] { $seat } zajmuje { $spaces } i dostaje { $coins } monetę
    [few] { $seat } zajmuje { $spaces } i dostaje { $coins } monety
   *[many] { $seat } zajmuje { $spaces } i dostaje { $coins } monet
}
roam-log-pays = { $n ->
    [one] { $seat } płaci { $n } monetę za { $space }
    [few] { $seat } płaci { $n } monety za { $space }
   *[many] { $seat } płaci { $n } monet za { $space }
}
roam-log-explored = Kraina { $land } jest zbadana: { $counts }
roam-log-tie = Remis na krainie { $land }: { $seats }
roam-log-bids = { $n ->
    [0] { $seat } oferuje 0 monet
    [one] { $seat } oferuje { $n } monetę
    [few] { $seat } oferuje { $n } monety
   *[many] { $seat } oferuje { $n } monet
}
roam-log-passes = { $seat } pasuje
roam-log-cannot-bid = { $seat } nie może zaoferować więcej
roam-log-takes = { $n ->
    [0] { $seat } bierze kartę „{ $card }”
    [one] { $seat } bierze kartę „{ $card }” za { $n } monetę
    [few] { $seat } bierze kartę „{ $card }” za { $n } monety
   *[many] { $seat } bierze kartę „{ $card }” za { $n } monet
}
roam-log-consoled = { $seat } dostaje 1 monetę pocieszenia
roam-log-uses-artifact = { $seat } używa artefaktu „{ $artifact }”
roam-log-replaces = { $coins ->
    [0] { $seat } przejmuje znacznik ({ $other }) na { $space }
    [one] { $seat } przejmuje znacznik ({ $other }) na { $space } i dostaje { $coins } monetę
    [few] { $seat } przejmuje znacznik ({ $other }) na { $space } i dostaje { $coins } monety
   *[many] { $seat } przejmuje znacznik ({ $other }) na { $space } i dostaje { $coins } monet
}
roam-log-moves = { $seat } przesuwa znacznik ({ $other }) z { $space } na { $to }
roam-log-flips = { $awake ->
    [0] { $seat } usypia postać „{ $card }”
   *[other] { $seat } budzi postać „{ $card }”
}
roam-log-outpost = { $seat } otacza { $space } i dostaje strażnicę
roam-log-buys = { $n ->
    [one] { $seat } kupuje artefakt „{ $artifact }” za { $n } monetę
    [few] { $seat } kupuje artefakt „{ $artifact }” za { $n } monety
   *[many] { $seat } kupuje artefakt „{ $artifact }” za { $n } monet
}

## Koniec
roam-end-ten-cards = Ktoś ma dziesięć postaci: koniec gry
roam-end-stalemate = Gra utknęła w miejscu i dobiegła końca
roam-end-tie = Remis w punktach: decydują monety (9.3)
roam-part-characters = Postacie
roam-part-artifacts = Artefakty
roam-part-outpost = Strażnica
roam-part-cards = Karty
roam-part-coins = Monety

## Plansza w terminalu
roam-text-next = Następna
roam-text-deck = talia
roam-text-n-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
roam-text-n-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
}
roam-text-n-markers = { $n ->
    [one] { $n } znacznik
    [few] { $n } znaczniki
   *[many] { $n } znaczników
}
roam-text-artifacts = artefakty
roam-text-row = Na sprzedaż
roam-text-used = użyty
roam-text-land = Kraina
roam-text-hidden = ukryte
roam-text-outpost = strażnica
