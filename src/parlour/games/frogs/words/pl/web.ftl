# Tam, gdzie kraczą żaby: słowa stron internetowych.

web-game-frogs-line = Pojedynek kruków, żab i królików: wyślij wieśniaków w podróż i schowaj ich na czas.
web-game-frogs-edition = Wydanie domowe: większość kart i część planszy jest naszego pomysłu.
web-about-frogs = Autor: Iain Everett; ilustracje: Pennie Jo Everett; wydanie ukraińskie: Igromag, 2025. U nas jest wydanie domowe: większość kart i część planszy są nasze, tak jak wszystkie obrazki. Parlour nie jest związany z żadnym z nich.

## Opcje „Tam, gdzie kraczą żaby”
web-hint-frogs-board = Po stronie jesiennej za niektóre trasy płaci się monetami lub kartami. Na pierwszą grę: wiosna.
web-value-frogs-board-spring = Wiosna
web-value-frogs-board-autumn = Jesień
web-hint-frogs-theme = Tasuje się ją z talią podstawową. Na pierwszą grę: Akademia.
web-value-frogs-theme-academy = Akademia
web-value-frogs-theme-tidings = Wieści
web-hint-frogs-both_decks = Tasuje się obie talie; każdy dobiera 8 kart i wyrzuca 3.
web-value-frogs-both_decks-false = Nie
web-value-frogs-both_decks-true = Obie talie
web-hint-frogs-no_memory = Każdy może w dowolnej chwili oglądać własne schowane karty.
web-value-frogs-no_memory-false = Nie
web-value-frogs-no_memory-true = Bez pamięci
web-value-frogs-tie_break-shared = Wspólne zwycięstwo
web-value-frogs-tie_break-coins = Decydują monety
web-value-frogs-pack-house = Wydanie domowe

## Rozdziały „Tam, gdzie kraczą żaby”
web-chapter-frogs-1 = Cel gry
web-chapter-frogs-2 = Elementy gry
web-chapter-frogs-3 = Przygotowanie gry
web-chapter-frogs-4 = Tura
web-chapter-frogs-5 = Akcje
web-chapter-frogs-6 = Miejsca kart i pojęcia
web-chapter-frogs-7 = Efekty
web-chapter-frogs-8 = Podróż
web-chapter-frogs-9 = Sprzęt
web-chapter-frogs-10 = Budynki
web-chapter-frogs-11 = Zaczarowanie
web-chapter-frogs-12 = Odpalanie kart
web-chapter-frogs-13 = Tajne i jawne
web-chapter-frogs-14 = Koniec gry i punktacja
web-chapter-frogs-15 = Warianty
web-chapter-frogs-INV = Co zawsze jest prawdą
web-chapter-frogs-DEC = Decyzje
