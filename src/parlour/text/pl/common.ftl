# Wspólne dla wszystkich gier.

## Odmowy
refused-over = Gra się skończyła; nic więcej nie można zrobić.
refused-unknown = W tej grze nie ma akcji „{ $action }”. Teraz można: { $options }.
refused-barred = Teraz nie można: „{ $label }”. { $digest } Teraz można: { $options }.
refused-not-offered = Tutaj nie można: „{ $label }”. { $digest } Teraz można: { $options }.
refused-not-now = Nie teraz: „{ $label }”. { $digest } Teraz można: { $options }.
refused-undo-nothing = Nie ma czego cofać.
refused-undo-other = Można cofnąć tylko własną ostatnią decyzję, a po niej zdecydował już ktoś inny.
refused-undo-chance = Tego nie można już cofnąć: od tamtej pory zadziałał los albo odkryto coś ukrytego.

## Terminal
play-your-turn = { $seat }: twoja kolej
play-reaction = { $seat }: możesz zareagować
play-law = zob. { $game } { $law }
play-not-possible = Teraz nie można
play-prompt = Numer albo help
play-prompt-end = save FILE, log albo Enter, aby wyjść
play-help-end = Gra skończona. Wpisz save FILE, log albo naciśnij Enter, aby wyjść.
play-edition = wydanie domowe
play-no-rule = Nie ma punktu { $text }; wpisz rules, aby przeczytać wszystkie.
play-help = Wpisz numer opcji. Można też: undo (cofnij) · why N (jaka zasada pozwala na opcję N albo jej zabrania) · board (plansza) · log (dziennik) · save game.txt (zapisz całą grę; jako game.json tylko pozycję) · rules { $law } (zasady) · help (pomoc) · quit (wyjdź)
play-help-policy = Reakcje: policy NAZWA alwaysPass (nie pytaj mnie) · policy NAZWA ask (pytaj znowu); NAZWA to jedna z { $reactions }.
play-policy-none = W tej grze nie ma czego decydować z góry.
play-policy-ask = { $reaction }: stół znowu cię pyta.
play-policy-pass = { $reaction }: odtąd stół odpowiada za ciebie.
play-quit = Do zobaczenia. Gra nie została dokończona.
play-saved = Zapisano: { $file }.
play-save-how = Podaj, gdzie: save PLIK (nazwa z końcówką .json zapisuje pozycję, każda inna zapis gry).
play-no-number = Nie ma opcji „{ $text }”; wpisz numer od 1 do { $n } albo help.
play-why-how = Podaj numer: why N, gdzie N jest od 1 do { $n }.
play-undone = Cofnięto.
play-winner = { $seat } wygrywa
play-shared = { $seats } wygrywają razem
play-options-more = i jeszcze { $n }
play-ruling = Rozstrzygnięcie

## The replay page
story-first = Na początek
story-back = Wstecz
story-play = Odtwórz lub wstrzymaj
story-on = Dalej
story-last = Na koniec
story-action = Akcja
story-transcript = Zapis gry
story-moves = Ruchy
story-keys = Strzałki: krok. Home, End: początek, koniec. Spacja: odtwórz lub wstrzymaj.
