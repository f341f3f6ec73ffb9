### Frogs: stół w terminalu.

frogs-legend = ● Pomarańczowy · ■ Niebieski · ¢ monety · ▤ karty · ∪ Gniazdo · ◎ Lilia · ∩ Nora · ▣ żelazna, ◈ złota, ◆ rubinowa skrzynia · ★ ✦ ♥ żetony zaczarowania · ! żeton, jednorazowo · (¢1) opłata za drogę · ↳ za skrzyżowaniem · … dalej jak wyżej · ⌂ dom, koniec ścieżki · • zasoby · ◀ teraz decyduje

frogs-term-phase-setup = Przygotowanie
frogs-term-phase-turn = Tura { $n }, główne akcje: { $actions } z 2
frogs-term-phase-end-of-turn = Koniec tury { $n }
frogs-term-phase-over = Gra skończona
frogs-term-last = { $n ->
    [1] ostatnia tura
    [2] talia się skończyła: ta tura i jeszcze jedna
   *[other] talia się skończyła: ta tura, potem jeszcze po jednej
}
frogs-term-home = Dom

## Pośrodku
frogs-term-deck = { $n ->
    [one] { $n } karta w talii
    [few] { $n } karty w talii
   *[many] { $n } kart w talii
}
frogs-term-top = Na wierzchu talii
frogs-term-discard = Stos wyrzuconych ({ $n })
frogs-term-novices = Początkujący wieśniacy
frogs-term-looked = Rozważane karty
frogs-term-chain = W toku
frogs-term-reward = nagroda
frogs-term-waiting = Odpalone

## Gracze
frogs-term-starters = Karty startowe
frogs-term-villagers = Wieśniacy
frogs-term-gear = Sprzęt
frogs-term-buildings = Budynki
frogs-term-hand = Ręka
frogs-term-known = Wiesz o tych kartach na tej ręce
frogs-term-perhaps = Na tej ręce, schowane lub odłożone na talię
frogs-term-tucked = Schowane
frogs-term-used = użyto
frogs-term-advanced = ulepszona strona
frogs-term-first = pierwszy gracz
frogs-term-cards = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[many] { $n } kart na ręce
}
frogs-term-under = schowane: { $n }
frogs-term-points = budynki: { $n } pkt
