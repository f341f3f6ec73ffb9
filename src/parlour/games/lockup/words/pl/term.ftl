### Lockup: stół w terminalu.

lockup-term-round = Runda { $n } z 6
lockup-term-phase-setup = Przygotowanie
lockup-term-phase-roll-call = Apel
lockup-term-phase-lights-out = Cisza nocna
lockup-term-phase-patrol = Obchód
lockup-term-phase-over = Koniec gry
lockup-term-raids = rewizje: { $n }
lockup-term-left = podejrzenia w zapasie: { $n }

## Cele
lockup-term-goal-majority = przewaga
lockup-term-goal-instant = wyścig
lockup-term-goal-end-game = koniec gry
lockup-term-holds = ma go { $who }

## Nagrody, po miejscu
lockup-term-place-first = 1.
lockup-term-place-second = 2.
lockup-term-place-third = 3.
lockup-term-place-last = ostatnie
lockup-term-place-others = reszta
lockup-term-place-each = każde
lockup-term-marker = znacznik pierwszego gracza
lockup-term-recruit = 1 najemnik za { $one }{ $two ->
    [0] { "" }
   *[other] , 2 za { $two }
}
lockup-term-reward-exchange = wymiana { $n } na 1
lockup-term-reward-craft = wytworzyć lub zarezerwować { $n } przedmiot
lockup-term-reward-choose-tome = dobrać { $n ->
    [one] { $n } księgę
    [few] { $n } księgi
   *[many] { $n } ksiąg
}, zatrzymać 1
lockup-term-reward-tome = dobrać { $n ->
    [one] { $n } księgę
    [few] { $n } księgi
   *[many] { $n } ksiąg
}

## Co leży w lokacji
lockup-term-symbols = symbole podejrzeń: { $n }
lockup-term-here = podejrzenia tutaj: { $n }
lockup-term-demon = liczy: { $symbol }
lockup-term-brings = przynosi: { $good }
lockup-term-lying = leży tu: { $goods }
lockup-term-declined = { $who } rezygnuje

## Co zostało
lockup-term-display = Przedmioty w Bloku cel
lockup-term-supply = Zapas
lockup-term-deck-item = talia przedmiotów { $n }
lockup-term-deck-goon = talia najemników { $n }
lockup-term-deck-tome = talia ksiąg { $n }
lockup-term-deck-guard = talia strażników { $n }
lockup-term-deck-location = talia lokacji { $n }

## Strony
lockup-term-guards = Strażnicy
lockup-term-first = pierwszy gracz
lockup-term-passed = pas
lockup-term-home = { $n ->
    [one] { $n } żeton w karcerze
    [few] { $n } żetony w karcerze
   *[many] { $n } żetonów w karcerze
}
lockup-term-tomes = { $n ->
    [one] { $n } księga
    [few] { $n } księgi
   *[many] { $n } ksiąg
}
lockup-term-reserved = { $n ->
    [one] { $n } zarezerwowany przedmiot
    [few] { $n } zarezerwowane przedmioty
   *[many] { $n } zarezerwowanych przedmiotów
}
lockup-term-hidden = zakryte { $n } z { $limit }
lockup-term-stored = Zasoby { $n } z { $limit }
lockup-term-goods = Zasoby
lockup-term-items = Przedmioty
lockup-term-goons = Najemnicy
lockup-term-attributes = Symbole
lockup-term-trait = Cecha
lockup-term-cell = Karcer
lockup-term-hand = Księgi
lockup-term-kept = Zarezerwowane
lockup-term-dealt = Cechy do wyboru
lockup-term-drawn = Dobrane
lockup-term-turned = Odkryte
lockup-term-off-duty = Przerwa
