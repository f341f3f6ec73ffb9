# Lobby i listy stołów.

web-lobby-welcome = Witaj! Przy stole { $name }
web-lobby-welcome-stranger = Witaj w Parlour
web-lobby-what = Gry planszowe z dokładnymi zasadami: przeciw botom, ze znajomymi albo przy jednym urządzeniu.
web-lobby-waiting = { $n ->
    [0] Żaden stół na ciebie nie czeka. Dobra chwila na grę.
    [one] { $n } stół czeka na twój ruch.
    [few] { $n } stoły czekają na twój ruch.
   *[many] { $n } stołów czeka na twój ruch.
}
web-lobby-name = Jak cię nazywać?
web-lobby-name-hint = Twoje imię
web-lobby-name-go = Cześć!
web-lobby-code = Masz kod stołu?
web-lobby-join = Dołącz
web-lobby-point-guest = Konto niepotrzebne.
web-lobby-point-guest-more = Naciśnij przycisk i już siedzisz przy stole; gry możesz zachować później.
web-lobby-point-together = Znajomi, boty, jedno urządzenie.
web-lobby-point-together-more = Wyślij link, posadź boty na wolnych miejscach albo podawajcie sobie urządzenie.
web-lobby-point-law = Zasady tłumaczą się same.
web-lobby-point-law-more = Gdy czegoś nie można, widać dlaczego i w którym punkcie o tym mowa.

## Gry
web-lobby-games = Gry
web-lobby-players = { $least }–{ $most } graczy
web-lobby-players-exactly = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
   *[many] { $n } graczy
}
web-lobby-minutes = { $n } min
web-lobby-play = Zagraj
web-lobby-new = Nowy stół

## Stoły
web-lobby-mine = Twoje stoły
web-lobby-mine-none = Nie siedzisz jeszcze przy żadnym stole. Zagraj z botami albo otwórz stół i zaproś kogoś.
web-lobby-open = Otwarte stoły
web-lobby-open-none = Nikt teraz nie szuka graczy. Otwórz własny stół, a stanie tutaj.
web-lobby-finished = Zakończone
web-lobby-all-replays = Wszystkie powtórki
web-row-turn = Twoja kolej
web-row-waiting = Kolej: { $name }
web-row-gathering = Czekamy na graczy
web-row-gone = Tej gry tu nie ma
web-row-new = { $n ->
    [one] { $n } nowy ruch
    [few] { $n } nowe ruchy
   *[many] { $n } nowych ruchów
}
web-row-act-turn = Graj
web-row-act-waiting = Otwórz
web-row-act-gathering = Otwórz
web-row-act-finished = Powtórka
web-row-act-join = Dołącz
