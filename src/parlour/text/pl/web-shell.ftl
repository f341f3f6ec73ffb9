# Strona wokół wszystkiego: pasek, menu, stopka i to, co mówi kilka stron.

web-shell-skip = Do treści
web-shell-home = Parlour, do lobby
web-shell-menu = Menu
web-shell-places = Główne miejsca
web-shell-play = Graj
web-shell-replays = Powtórki
web-shell-rules = Zasady
web-shell-language = Język
web-shell-theme-auto = Motyw: jak w urządzeniu
web-shell-theme-light = Motyw: jasny
web-shell-theme-dark = Motyw: ciemny
web-shell-stranger = Zaloguj
web-shell-credits = Gry należą do ich autorów i wydawców; Parlour nie jest z nimi związany. Zasady naszymi słowami, obrazki też nasze.
web-shell-about = Autorzy i licencja
web-law-chip = Zasada § { $paragraph }

## Jak długo coś trwa
web-since-now = przed chwilą
web-since-minutes = { $n ->
    [one] od { $n } minuty
    [few] od { $n } minut
   *[many] od { $n } minut
}
web-since-hours = { $n ->
    [one] od { $n } godziny
    [few] od { $n } godzin
   *[many] od { $n } godzin
}
web-since-days = { $n ->
    [one] od { $n } dnia
    [few] od { $n } dni
   *[many] od { $n } dni
}

## Jak dawno coś było
web-ago-now = przed chwilą
web-ago-minutes = { $n ->
    [one] { $n } minutę temu
    [few] { $n } minuty temu
   *[many] { $n } minut temu
}
web-ago-hours = { $n ->
    [one] { $n } godzinę temu
    [few] { $n } godziny temu
   *[many] { $n } godzin temu
}
web-ago-days = { $n ->
    [one] wczoraj
    [few] { $n } dni temu
   *[many] { $n } dni temu
}
