# Zasady do czytania.

web-rules-title = Zasady
web-rules-lead = Nasze streszczenia instrukcji, własnymi słowami. Każdy punkt ma numer; stół powołuje się na niego, gdy o coś pyta albo czegoś odmawia.
web-rules-count = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
web-rules-of = Zasady { $game }
web-rules-how = Każdy punkt ma numer, na który stół się powołuje. Rozstrzygnięcie to nasza odpowiedź tam, gdzie instrukcja milczy.
web-rules-search = Szukaj w zasadach
web-rules-search-hint = Słowo albo numer
web-rules-search-go = Szukaj
web-rules-found = { $n ->
    [0] Nigdzie nie ma wzmianki: „{ $query }”.
    [one] { $n } punkt wspomina „{ $query }”.
    [few] { $n } punkty wspominają „{ $query }”.
   *[many] { $n } punktów wspomina „{ $query }”.
}
web-rules-whole = Pokaż cały tekst
web-rules-chapters = Rozdziały
web-rules-ruling = Rozstrzygnięcie
