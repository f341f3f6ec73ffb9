### Strona stołu.

## Pasek i części strony
web-table-rules = Zasady
web-table-replay = Powtórka
web-table-for-n = { $n ->
    [one] { $n } miejsce
    [few] { $n } miejsca
   *[many] { $n } miejsc
}
web-table-board = Obrazek stołu, gra { $game }. Wszystko, co możesz zrobić, jest też przyciskiem na tej stronie.
web-table-board-label = Plansza
web-table-tabs = Pokaż
web-table-tab-play = Gra
web-table-tab-others = Inni
web-table-tab-log = Dziennik
web-table-tab-talk = Czat
web-table-tab-notes = Notatki
web-table-tab-people = Ludzie
web-table-new = nowych
web-table-offline = Łączymy ponownie… ostatni ruch jest bezpieczny.
web-table-sheet-up = Pokaż więcej

## Czyja kolej
web-table-turn-mine = Twoja kolej
web-table-turn-of = Kolej: { $name }
web-table-turn-now = Tura: { $name }
web-table-turn-here = w twojej turze
web-table-react-mine = Pytanie do ciebie
web-table-choosing = { $name } wybiera…
web-table-thinking = { $name } myśli…
web-table-nothing = Nie ma teraz nic do wyboru.
web-table-watching = oglądasz
web-table-analysis = analiza
web-table-left-now = mniej niż minuta
web-table-left-minutes = { $n ->
    [one] jeszcze { $n } minuta
    [few] jeszcze { $n } minuty
   *[many] jeszcze { $n } minut
}
web-table-left-hours = { $n ->
    [one] jeszcze { $n } godzina
    [few] jeszcze { $n } godziny
   *[many] jeszcze { $n } godzin
}
web-table-left-days = { $n ->
    [one] jeszcze { $n } dzień
    [few] jeszcze { $n } dni
   *[many] jeszcze { $n } dni
}

## Opcje
web-table-undo = Cofnij
web-table-hint = Co zrobiłby bot?
web-table-hint-told = Bot wybrałby:
web-table-hinted = bot
web-table-barred = { $n ->
    [one] Dlaczego nie? Nie można zrobić { $n } rzeczy
    [few] Dlaczego nie? Nie można zrobić { $n } rzeczy
   *[many] Dlaczego nie? Nie można zrobić { $n } rzeczy
}
web-table-holding-mine = Zakończyć turę?
web-table-holding-why = Możesz ją jeszcze cofnąć. Gdy ją zakończysz, grają inni.
web-table-holding-other = { $name } może jeszcze cofnąć ostatni ruch…
web-table-confirm = Zakończ turę
web-table-take-back = Cofnij

## Kogoś nie ma
web-table-vote = Oddaj botowi: { $name }
web-table-vote-short = Bot
web-table-votes = { $n ->
    [one] na razie { $n } głos
    [few] na razie { $n } głosy
   *[many] na razie { $n } głosów
}
web-table-away-mine = { $name }: gdy cię nie ma, gra bot.
web-table-return = Już jestem

## Miejsca
web-table-seats = Kto tu siedzi
web-table-seat = Miejsce { $n }
web-table-seat-open = Wolne miejsce
web-table-points = pkt
web-table-you = ty
web-table-is-turn = tura
web-table-is-bot = bot
web-table-is-away = przerwa
web-table-is-resigned = poza grą
web-table-is-here = jest tu
web-table-is-gone = teraz nie ma

## Dopóki są wolne miejsca
web-table-gathering = { $n ->
    [0] Wszystkie miejsca są zajęte
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
}
web-table-gathering-why = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
web-table-sit = Usiądź tu
web-table-stand-up = Wstań
web-table-your-name = Twoje imię
web-table-bot-here = Posadź bota
web-table-bot-which = Jaki bot na miejsce { $n }
web-table-bot-random = Bot, łatwy
web-table-bot-ismcts = Bot, średni
web-table-bot-greedy = Bot, silny
web-table-open-seat = Zwolnij miejsce
web-table-invite = Zaproś znajomych
web-table-invite-how = Wyślij link, podyktuj kod albo skieruj aparat telefonu na obrazek.
web-table-invite-link = Link do wysłania
web-table-copy = Kopiuj
web-table-code = Kod
web-table-qr = Ten sam link jako obrazek dla aparatu telefonu
web-table-close-summary = Zamknij ten stół
web-table-close-why = Nikt więcej nie będzie mógł usiąść.
web-table-close = Zamknij stół
web-table-closed = Ten stół jest zamknięty
web-table-closed-why = Zamknięto go przed początkiem gry.
web-table-closed-again = Otwórz nowy stół

## Koniec
web-table-end-given-up = Gra została poddana.
web-table-end-resigned = Wszyscy inni się poddali.
web-table-scores = Wyniki
web-table-total = Razem
web-table-rematch = Rewanż
web-table-rematch-go = Do rewanżu
web-table-transcript = Zapis gry
web-table-verify = Sprawdź tasowanie
web-table-verify-how = Skrót pokazano przed pierwszym ruchem. Jest to skrót tego sekretu, z którego wynika każde tasowanie. Pobierz zapis gry i wpisz: parlour verify FILE
web-table-verify-later = Każde tasowanie wynika z sekretu. To jest jego skrót; sam sekret zobaczysz, gdy gra się skończy, i każdy może porównać.
web-table-commitment = Skrót
web-table-secret = Sekret

## Dziennik
web-table-log-earlier = { $n ->
    [one] { $n } wcześniejszy ruch
    [few] { $n } wcześniejsze ruchy
   *[many] { $n } wcześniejszych ruchów
}
web-table-log-new = Nowe od ostatniego razu
web-table-log-none = Nic się jeszcze nie stało.
web-table-log-moment = Pokaż ruch { $n }

## Czat i notatki
web-table-talk-none = Nikt jeszcze nic nie mówi.
web-table-talk-label = Napisz coś
web-table-talk-say = Powiedz
web-table-talk-players = Czytają to gracze. Widzowie zobaczą, gdy gra się skończy.
web-table-talk-spectators = Czytają to widzowie. Gracze zobaczą, gdy gra się skończy.
web-table-talk-everybody = Czytają to wszyscy tutaj.
web-table-spectator = ogląda
web-table-notes-why = Widzisz to tylko ty.
web-table-notes-save = Zapisz

## Odchodzenie
web-table-screen = Duży ekran
web-table-origin = Stół źródłowy
web-table-leaving = Odejdź lub poddaj się
web-table-leave = Odejdź na razie
web-table-leave-why = Gra za ciebie bot, dopóki nie wrócisz.
web-table-resign = Poddaj się
web-table-resign-why = Do końca gra bot. Tego nie można cofnąć.

## Reactions: decided beforehand
web-table-policies = Reakcje
web-table-policies-why = Zdecyduj z góry, czy chcesz być pytany, niezależnie od tego, co masz na ręce. Nikt inny tego nie widzi; inni zauważą tylko, że odpowiedź pada od razu.
web-table-policy-asked = stół cię pyta
web-table-policy-passed = stół odpowiada za ciebie
web-table-policy-usual = pytanie tylko tam, gdzie masz coś do stracenia
web-table-policy-as-usual = Jak zwykle
web-table-policy-ask = Pytaj mnie
web-table-policy-pass = Nie pytaj mnie
web-table-policy-never = Nie pytaj więcej: { $reaction }
web-table-policy-never-why = Stół odpowiada za Ciebie, teraz i później. Zmienisz to w zakładce „Ludzie”.
web-table-policy-none = Nie pytaj mnie wcale
web-table-policy-all = Pytaj mnie o wszystko

## Jedno urządzenie dla kilku osób
web-table-handover = Urządzenie bierze { $name }
web-table-handover-why = Nic nie widać, dopóki { $name } nie naciśnie przycisku.
web-table-handover-done = Jestem { $name }

## Ekran w salonie
web-table-screen-join = Dołącz: { $place }
web-table-screen-code = Kod
web-table-screen-last = Ostatnie ruchy

## Co mówi sam skrypt
web-table-word-failed = Nie udało się. Spróbuj jeszcze raz.
web-table-word-zoom-in = Powiększ
web-table-word-zoom-out = Pomniejsz
web-table-word-zoom-reset = Cała plansza
web-table-word-copied = Skopiowano
web-table-word-choose = Wybierz
web-table-invite-only-here = Ten adres działa tylko na tym komputerze. Dla telefonów znajomych uruchom Parlour z --host 0.0.0.0.
