# Otwieranie stołu i dołączanie do niego.

web-new-title = Nowy stół: { $game }
web-new-lead = Wszystko gotowe: naciśnij przycisk i graj z botami. Albo zmień, co chcesz.
web-new-who = Kto gra
web-new-seats = Miejsca
web-new-seat = Miejsce { $n }
web-new-name = Imię na miejscu { $n }
web-new-sides = Kto czym gra
web-new-sides-lot = Losowo
web-new-sides-chosen = Wybieram
web-new-side = Czym gra miejsce { $n }
web-new-open-hint = Do wolnego miejsca dostaniesz link, kod stołu i kod QR, które możesz wysłać znajomym.
web-sitter-me = Ja
web-sitter-open = Wolne: znajomy albo ktokolwiek
web-sitter-here = Ktoś przy tym urządzeniu
web-sitter-bot-random = Bot, łatwy
web-sitter-bot-ismcts-200 = Bot, średni
web-sitter-bot-greedy = Bot, silny
web-new-options = Gra
web-new-manner = Jak gracie
web-new-found = Kto widzi stół
web-new-found-hint = Wszyscy w lobby albo tylko osoby z linkiem.
web-new-listed = Wszyscy
web-new-private = Z linkiem
web-new-pace = Czas na ruch
web-new-pace-hint = Gdy minie, inni mogą oddać ruch botowi.
web-pace-live = Gramy teraz
web-pace-1 = 1 dzień
web-pace-3 = 3 dni
web-pace-7 = 7 dni
web-new-handover = Zasłaniaj stół, gdy urządzenie zmienia ręce
web-new-handover-hint = Dla kilku osób przy jednym urządzeniu: nikt nie widzi cudzych rzeczy.
web-new-hints = Podpowiedzi
web-new-hints-hint = Każdy może zapytać bota, co by zrobił.
web-new-go = Otwórz stół
web-new-go-hint = Jeśli reszta to boty, gra zaczyna się od razu.
web-new-anyway = Zagraj mimo to – { $way }

## Dołączanie
web-join-title = Dołącz do stołu
web-join-lead = Wpisz otrzymany kod. Jest na ekranie stołu; widzi go też osoba, która otworzyła stół.
web-join-code = Kod stołu
web-join-go = Dołącz
