# Root: słowa stron internetowych.

web-game-root-line = Koty, ptaki, buntownicy, jaszczurki, kupcy i włóczędzy walczą o jeden las.
web-game-root-edition = Talia i plansze są takie jak w pudełku i w dodatku o Plemionach Rzecznych; słowa i obrazki są nasze.
web-about-root = Autor: Cole Wehrle. Ilustrator: Kyle Ferrin. Wydawca: Leder Games, 2018; wydanie ukraińskie: Kilogames, 2020. Parlour nie jest z nimi w żaden sposób powiązany.

## Ustawienia Root
web-hint-root-map = Zimą symbole polan są losowe, a rzeka dzieli lasy.
web-value-root-map-autumn = Jesień
web-value-root-map-winter = Zima
web-hint-root-law = Dwa wydania zasad; różnią się szczegółami.
web-value-root-law-seed = Ukraińskie, 2020
web-value-root-law-english = Angielskie, 2025
web-value-root-factions-random = Losowo
web-hint-root-characters = Każda postać ma własne przedmioty i akcję specjalną. Drugi Włóczęga gra inną.
web-value-root-characters-choose = Wybiera Włóczęga
web-value-root-characters-random = Losowo
web-value-root-characters-thief = { root-character-thief }
web-value-root-characters-tinker = { root-character-tinker }
web-value-root-characters-ranger = { root-character-ranger }
web-value-root-characters-vagrant = { root-character-vagrant }
web-value-root-characters-arbiter = { root-character-arbiter }
web-value-root-characters-scoundrel = { root-character-scoundrel }
web-hint-root-reach_check = Gdy łączny zasięg frakcji jest za mały, gra się wlecze. Śmiały dobór może mieć zasięg trochę mniejszy od zalecanego.
web-value-root-reach_check-recommended = Zalecany
web-value-root-reach_check-adventurous = Śmiały
web-value-root-reach_check-off = Dowolny
web-value-root-seating-random = Losowo
web-value-root-seating-fixed = Według listy
web-hint-root-hostile_boots = Ile dodatkowych butów kosztuje polana z wrogimi wojownikami: według wybranych zasad czy zawsze tak samo.
web-value-root-hostile_boots-law = Według zasad
web-value-root-hostile_boots-per-faction = Za każdą wrogą frakcję
web-value-root-hostile_boots-single = Jeden za wszystkie
web-hint-root-sword_per_hit = Atakujący Włóczęga wyczerpuje jeden miecz za każde wyrzucone obrażenie. Zwykle tej zasady nie ma.
web-value-root-sword_per_hit-false = Nie
web-value-root-sword_per_hit-true = Tak

## Rozdziały Root
web-chapter-root-1 = Złote zasady
web-chapter-root-2 = Podstawowe pojęcia
web-chapter-root-3 = Zwycięstwo
web-chapter-root-4 = Podstawowe akcje
web-chapter-root-5 = Przygotowanie gry
web-chapter-root-6 = { root-faction-marquise }
web-chapter-root-7 = { root-faction-eyrie }
web-chapter-root-8 = { root-faction-alliance }
web-chapter-root-9 = { root-faction-vagabond }
web-chapter-root-10 = { root-faction-lizard_cult }
web-chapter-root-11 = { root-faction-riverfolk }
web-chapter-root-A = Dobór frakcji
web-chapter-root-B = Elementy gry
web-chapter-root-V = Warianty przygotowania
web-chapter-root-G = Mapa zimowa
web-chapter-root-GG = Postacie Włóczęgi
web-chapter-root-QA = Pytania i odpowiedzi
web-chapter-root-O = Ustawienia
web-chapter-root-L = Czym różnią się dwa wydania zasad
web-chapter-root-Z = Kto co wie
web-chapter-root-PROC = Procedury
web-chapter-root-CARD = Karty z efektami
web-chapter-root-DEC = Decyzje
web-chapter-root-SET = Kolejność przygotowania, tory
web-chapter-root-END = Punkty i koniec gry
web-chapter-root-INV = Co zawsze jest prawdą
