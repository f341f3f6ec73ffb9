### Root: stół w terminalu.

root-text-round = Runda { $n }
root-text-over = Gra skończona
root-text-deck = talia: { $n }
root-text-discard = odrzucone: { $n }
root-text-items = Przedmioty do przekucia
root-text-quests = Misje (talia: { $n })
root-text-available = Dostępne karty Dominacji
root-text-any = dowolny

## Polany
root-text-clearing = Nr
root-text-suit = Symbol
root-text-ruler = Kto
root-text-warriors = Wojownicy
root-text-buildings = Pola
root-text-tokens = Żetony
root-text-paths = Ścieżki do
root-text-ruin = ruiny

## Gracze
root-text-n-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
root-text-no-points = bez punktów: Dominacja
root-text-n-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
root-text-supply = wojownicy w puli: { $n }
root-text-ruled = kontrola: { $n }
root-text-crafting = Przekuwa za pomocą
root-text-box = Przekute przedmioty
root-text-crafted = W grze
root-text-used = użyte w tej turze
root-text-dominance = Aktywowana: { $card }
root-text-coalition = Koalicja: { $faction }
root-text-hand = Ręka

## Plansze
root-text-board = Plansza
root-text-next = dalej: drewno { $cost }, ★{ $vp }
root-text-wood = Drewno w puli: { $n }
root-text-actions = pozostałe akcje: { $n }
root-text-fallen = obaleni
root-text-decree = Dekret
root-text-next-sympathy = dalej: Stronnicy { $cost }, ★{ $vp }
root-text-officers = Oficerowie: { $n }
root-text-operations = pozostałe operacje: { $n }
root-text-supporters = Stronnicy
root-text-pack = Przedmioty
root-text-track = tory
root-text-satchel = plecak
root-text-damaged = uszkodzone
root-text-relations = Relacje
root-text-quests-done = Wykonane misje

## Co się dzieje
root-text-battle = Walka na polanie { $n }: atakujący { $attacker }, obrońca { $defender }
root-text-dice = kości
root-text-hits = obrażenia atakującego: { $on_attacker }, obrońcy: { $on_defender }
root-text-revealed = Pokazano ci rękę ({ $faction })

# dodatek o Plemionach Rzecznych
root-text-souls = Zagubione Dusze
root-text-scorched = spalona
root-text-services = Usługi
root-text-payments = Płatności
root-text-funds = Fundusze
root-text-committed = Inwestycje
root-text-guard = chroni { $faction }
root-text-instigator = namawia { $faction }
