### Powtórka gry przy stole.

web-replay-title = { $game }, powtórka
web-replay-to-table = Do stołu
web-replay-start = Początek
web-replay-moment = Ruch { $n } z { $of }
web-replay-steps = Kroki
web-replay-first = Na początek
web-replay-step-back = Ruch wstecz
web-replay-step-on = Ruch dalej
web-replay-last = Na koniec
web-replay-play = Odtwórz lub wstrzymaj
web-replay-speed = Prędkość ×{ $n }
web-replay-slider = Ruch
web-replay-go = Idź
web-replay-eyes = Czyimi oczami
web-replay-spectator = Widz
web-replay-onward = Stąd dalej
web-replay-analyse = Analizuj stąd
web-replay-analyse-why = Własny stół od tej chwili. To, czego nie możesz wiedzieć, jest rozdane od nowa.
web-replay-share = Link do tej chwili
web-replay-files = Pliki
web-replay-position = Ta pozycja jako plik
web-replay-transcript = Zapis całej gry
web-replay-story = Cała gra na jednej stronie do czytania bez sieci
