### Słowa na obrazku Root. Krótkie, bo stoją na małych kartkach.

root-draw-label-over = Root, gra skończona. { $wins }
root-draw-label-mine = Twoja ręka i plansza twojej frakcji
root-draw-label-rest = Plansze pozostałych graczy, stosy i przedmioty

root-draw-round = Runda { $n }

# mapa i tor punktów (podpowiedzi)
root-draw-clearing = Polana { $n } ({ $suit })
root-draw-scorched = spalona
root-draw-ruler = kontrola: { $name }
root-draw-ruin = ruiny
root-draw-warriors = { $name }, wojownicy: { $n }
root-draw-counted = { $what }: { $n }
root-draw-track = Punkty Zwycięstwa
root-draw-score = { $name }: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
root-draw-score-coalition = { $name }: koalicja, { $other }
root-draw-score-dominance = { $name }: karta Dominacji ({ $suit })
root-draw-supply = Przedmioty do przekucia
root-draw-battle = Walka na polanie { $n }: atakujący { $one }, obrońca { $other }

# panel gracza
root-draw-turn = tura
root-draw-asked = decyduje
root-draw-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
root-draw-hand = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[many] { $n } kart na ręce
}
root-draw-warriors-left = { $n ->
    [one] { $n } wojownik w puli
    [few] { $n } wojowników w puli
   *[many] { $n } wojowników w puli
}
root-draw-ruled = kontrolowane polany: { $n }
root-draw-crafting = { $suit }: { $n }
root-draw-crafting-pieces = wolne do przekuwania
root-draw-coalition = koalicja: { $name }

# stosy
root-draw-deck = Talia { $n }
root-draw-discard = Odrzucone { $n }
root-draw-available = Dostępna Dominacja
root-draw-quests = Misje
root-draw-quests-left = jeszcze { $n }
root-draw-item-supply = Przedmioty do przekucia
root-draw-box = Poza tą grą
root-draw-hand-empty = Brak kart na ręce
root-draw-revealed = { $name }: ujawniona ci ręka
root-draw-not-crafted = bez przekuwania

# Markiza
root-draw-building-track = { $kind }: na mapie { $n }. Następny budynek kosztuje { $cost } drewna i daje { $vp }.
root-draw-building-track-full = { $kind }: na mapie wszystkie { $n }.
root-draw-wood-left = drewno w puli: { $n }
root-draw-keep-at = Twierdza na polanie { $n }
root-draw-keep-lost = Twierdza stracona
root-draw-actions-left = { $n ->
    [one] została { $n } akcja
    [few] zostały { $n } akcje
   *[many] zostało { $n } akcji
}
root-draw-recruited = werbunek w tej turze już był

# Dynastie
root-draw-leader-current = rządzi
root-draw-leader-ready = gotowy
root-draw-leader-fallen = obalony
root-draw-roosts = Gniazda na mapie: { $n }. Wieczorem dają { $vp }.
root-draw-vizier = Wezyr

# Sojusz
root-draw-supporters = { $n ->
    [one] { $n } Stronnik
    [few] { $n } Stronników
   *[many] { $n } Stronników
}
root-draw-officers = { $n ->
    [one] { $n } Oficer
    [few] { $n } Oficerów
   *[many] { $n } Oficerów
}
root-draw-operations-left = { $n ->
    [one] została { $n } operacja
    [few] zostały { $n } operacje
   *[many] zostało { $n } operacji
}
root-draw-sympathy = Żetony Sympatyków na mapie: { $n }. Następny kosztuje { $cost } i daje { $vp }.
root-draw-sympathy-full = Żetony Sympatyków na mapie: wszystkie { $n }.
root-draw-base-free = Baza ({ $suit }), nie na mapie
root-draw-base-at = Baza ({ $suit }) na polanie { $n }

# Włóczęga
root-draw-no-character = Postać jeszcze nie wybrana
root-draw-items-track = Tory
root-draw-items-satchel = Plecak
root-draw-items-damaged = Uszkodzone
root-draw-items-satchel-limit = Plecak: { $n } z { $limit }
root-draw-item-up = odkryty
root-draw-item-down = zakryty
root-draw-relations = Relacje
root-draw-aids = Pomoc w tej turze: { $n } z { $need }; następny krok daje { $vp }.
root-draw-quests-done = Ukończone misje: { $n }

# Kultyści i Kompania
root-draw-gardens = Ogrody ({ $suit }) na mapie: { $n }. Karta tego symbolu daje { $vp }.
root-draw-garden-scored = Zapunktowano w tej turze.
root-draw-outcast-none = Nie ma jeszcze wygnańców
root-draw-outcast-suit = Wygnańcy: { $suit }
root-draw-hated-suit = Znienawidzeni: { $suit }
root-draw-acolytes = { $n ->
    [one] { $n } akolita
    [few] { $n } akolici
   *[many] { $n } akolitów
}
root-draw-conspiracy-crusade = Krucjata
root-draw-conspiracy-convert = Nawrócenie
root-draw-conspiracy-sanctify = Uświęcenie
root-draw-conspiracy-cost = { $name } (akolici: { $n })
root-draw-rituals = Rytuały
root-draw-rituals-text = Ujawnij kartę symbolu, aby tam budować, werbować albo punktować; ptaka – aby złożyć ofiarę.
root-draw-ritual-build = Budowa
root-draw-ritual-recruit = Werbunek
root-draw-ritual-score = Punktacja
root-draw-ritual-sacrifice = Ofiara
root-draw-cards-revealed = Ujawnione
root-draw-souls = Zagubione Dusze: { $n }
root-draw-service-hand-card = Karta
root-draw-service-riverboats = Łodzie rzeczne
root-draw-service-mercenaries = Najemnicy
root-draw-service-price = { $name }, cena: { $n }
root-draw-service-bought = kupione w tej turze
root-draw-services-left = { $n ->
    [one] można kupić jeszcze { $n } usługę
    [few] można kupić jeszcze { $n } usługi
   *[many] można kupić jeszcze { $n } usług
}
root-draw-payments = Płatności: { $n }
root-draw-funds = Fundusze: { $n }
root-draw-committed = Inwestycje: { $n }
root-draw-dividends = dywidendy o następnym Świcie: { $n }
root-draw-posts = Faktorie ({ $suit }): tutaj { $left }, na mapie { $placed }, poza grą { $gone }
root-draw-relics = Z ruin: { $items }

# karta do czytania
root-draw-card-item = Przedmiot
root-draw-card-persistent = Efekt trwały
root-draw-card-immediate = Efekt natychmiastowy
root-draw-card-ambush = Zasadzka
root-draw-card-dominance = Dominacja
root-draw-card-quest = Misja
root-draw-card-leader = Przywódca
root-draw-card-character = Postać
root-draw-quest-reward = Wyczerp oba przedmioty na polanie tego symbolu: 1 punkt za każdą ukończoną misję tego symbolu albo 2 karty.

# Winter and six seats
root-draw-river = nad rzeką
root-draw-has-boats = korzysta z łodzi rzecznych
root-draw-has-mercenaries = ma najemników
root-draw-open-hand = Jawna ręka
