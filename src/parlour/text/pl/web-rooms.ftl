# Co się mówi o stołach i miejscach.

web-guest-name = Gość
web-positions-title = Otwórz pozycję
web-positions-what = Wklej plik pozycji. Dostaniesz własny stół, przy którym grasz na wszystkich miejscach i próbujesz, czego chcesz.
web-positions-paste = Pozycja (JSON)
web-positions-open = Otwórz stół
web-row-bots = { $n ->
    [one] bot
    [few] { $n } boty
   *[many] { $n } botów
}
web-row-seats = { $n } z { $of } miejsc
web-row-moves = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
}

## Odmowy
web-refused-no-such-table = Nie ma takiego stołu; może link jest ucięty.
web-refused-no-such-code = Nie ma otwartego stołu z kodem { $code }. Kod ma sześć liter lub cyfr.
web-refused-not-invited = To prywatny stół; poproś o link albo kod zaproszenia.
web-refused-not-owner = Może to zrobić tylko osoba, która otworzyła stół.
web-refused-seat-taken = Ktoś już tam siedzi; wybierz wolne miejsce.
web-refused-seat-count = Ta gra ma od { $least } do { $most } miejsc.
web-refused-seat-choice = Miejsce { $n }: może być me, open, here:NAME albo bot: { $bots }.
web-refused-pace = Tempo musi być jednym z: { $paces }.
web-refused-own-cards = Własne zestawy kart są tylko dla wiersza poleceń na własnym serwerze; przy stołach tutaj gra się wydaniem domowym.
web-refused-holding = Ktoś właśnie kończy turę. Chwileczkę.
web-refused-not-your-turn = To nie twoja kolej.
web-refused-nothing-to-confirm = Nie masz tury do zakończenia.
web-refused-already-away = Na tym miejscu już gra bot.
web-refused-resigned = To miejsce jest poza grą; do końca gra na nim bot.
web-refused-not-away = Na tym miejscu już grasz ty.
web-refused-not-at-table = Głosować mogą tylko osoby, które grają przy tym stole.
web-refused-not-waited-for = Nikt teraz nie czeka na tego gracza.
web-refused-still-here = Ta osoba wciąż tu jest; daj jej trochę czasu.
web-refused-not-late = Jest jeszcze czas.
web-refused-not-gathering = Gra już się zaczęła.
web-refused-not-playing = Gra teraz nie trwa.
web-refused-not-finished = To możliwe, gdy gra się skończy.
web-refused-not-begun = Gra jeszcze się nie zaczęła.
web-refused-no-such-seat = Nie ma takiego miejsca; są od 0 do { $n }.
web-refused-not-your-seat = To nie twoje miejsce.
web-refused-stale = Od twojego ostatniego spojrzenia coś się zmieniło; oto stół w obecnym stanie.
web-refused-other-channel = Podczas gry gracze i widzowie rozmawiają osobno.
web-refused-empty-talk = Najpierw coś napisz.
web-refused-no-hints = Przy tym stole gra się bez podpowiedzi.
web-refused-no-rematch = Rewanż jest dla tych, którzy grali, gdy gra się skończy.
web-refused-no-such-moment = Nie ma takiej chwili; są od 0 do { $n }.
web-refused-hand-over = Najpierw przejmij urządzenie.
web-refused-not-your-eyes = Podczas gry można patrzeć tylko własnymi oczami.
web-refused-no-such-layout = Nie ma takiego obrazka; są { $layouts }.
web-refused-no-such-card = Nie ma takiej karty.
web-refused-no-position = Pozycja to obiekt JSON, który można pobrać jako „plik pozycji”.
web-refused-too-many-feeds = Z tego adresu otwarto za dużo stron; zamknij kilka z nich.
web-refused-position-over = W tej pozycji gra jest już skończona; wybierz wcześniejszą chwilę.
web-refused-only-bots = Przynajmniej jedno miejsce musi być dla człowieka albo wolne.
web-refused-one-seat = Siedzisz już przy tym stole; drugie miejsce wymaga zaproszenia.
web-refused-away = Gra za ciebie bot; najpierw wróć.
web-refused-damaged = Zapis tego stołu jest uszkodzony, więc nie da się go otworzyć; z innymi wszystko w porządku.
web-refused-no-such-reaction = W tej grze nie ma takiej reakcji. Reakcje: { $reactions }.
web-refused-sides = Dwa miejsca nie mogą grać tym samym. Do wyboru: { $sides }.
web-refused-sides-count = Podaj, czym gra każde miejsce (miejsc: { $n }), albo nie podawaj niczego.
