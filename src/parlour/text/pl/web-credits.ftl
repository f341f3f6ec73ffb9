# Autorzy, powtórki, odmowy.

web-credits-title = O Parlour
web-credits-lead = Stół do nowoczesnych gier planszowych, których zasady są kodem: dokładne, z odsyłaczami, sprawdzone.
web-credits-games = Gry
web-credits-rules = Czytaj zasady
web-credits-affiliation = Niezależność
web-credits-affiliation-more = Parlour tworzą ludzie, którzy lubią te gry. Nie jest związany z ich autorami i wydawcami ani przez nich polecany czy finansowany. Jeśli gra ci się podoba, kup pudełko: zasługuje na miejsce na prawdziwym stole.
web-credits-edition = Wydanie domowe
web-credits-edition-more = Instrukcja nie wymienia wszystkich kart. Gdzie nie znamy kart drukowanych, gramy wydaniem domowym: kartami własnego pomysłu, które trzymają się tych samych zasad. Kto ma pudełko, może wpisać własne karty.
web-credits-words = Nasze słowa, nasze obrazki
web-credits-words-more = Zasady opisujemy własnymi słowami, punkt po punkcie, z rozstrzygnięciem tam, gdzie instrukcja milczy. Wszystkie obrazki są nasze. Nie ma tu tekstów ani grafik wydawców.
web-credits-letters = Pisma
web-credits-letters-more = Tytuły składamy okrojonym krojem Vollkorn Friedricha Althausena, resztę okrojonym Fira Sans pracowni Carrois dla Mozilli i Telefóniki. Oba są wolne, na licencji SIL Open Font License:
web-credits-licence = Licencja
web-credits-licence-more = Program jest wolny, na licencji MIT. Nazwy gier należą do ich właścicieli.
web-credits-privacy = Co przechowujemy
web-credits-privacy-more = Jedno ciasteczko, żeby cię poznać. Wybrane przez ciebie imię, twoje ruchy i to, co mówisz przy stole. Żadnego śledzenia, nic z innych stron.

## Powtórki
web-replays-title = Powtórki
web-replays-lead = Zakończone gry, ruch po ruchu.
web-replays-none = Żadna gra nie jest jeszcze skończona. Pierwsza stanie tutaj.

## Odmowy
web-refused-400 = Nie udało się zrozumieć
web-refused-401 = Najpierw się zaloguj
web-refused-403 = Tego ci nie wolno
web-refused-404 = Nic tu nie ma
web-refused-409 = Ktoś cię wyprzedził
web-refused-413 = To za duże
web-refused-422 = Zasady na to nie pozwalają
web-refused-429 = Trochę wolniej, proszę
web-refused-500 = Coś się u nas zepsuło
web-refused-other = Nie udało się
web-refused-lobby = Do lobby
web-refused-rules = Czytaj zasadę
