# Lockup: słowa stron internetowych.

web-game-lockup-line = Sześć nocy w więzieniu: poślij bandę tam, gdzie warto, i nie daj się złapać.
web-game-lockup-edition = Wydanie domowe: karty i niektóre liczby są naszego pomysłu.
web-about-lockup = Autor: Stan Kordonskiy. Wydawca: Thunderworks Games, 2020; wydanie rosyjskie: Hobby World. U nas jest wydanie domowe; Parlour nie jest związany z żadnym z nich.

## Opcje Lockup
web-hint-lockup-expert = Bandy z własnymi planszami, każda z cechą i bez reputacji na początku.
web-value-lockup-expert-false = Nie
web-value-lockup-expert-true = Tryb ekspercki
web-hint-lockup-difficulty = Dla jednego gracza: jacy strażnicy stają naprzeciw.
web-value-lockup-difficulty-old = { lockup-difficulty-old } (najłatwiej)
web-value-lockup-difficulty-damp = { lockup-difficulty-damp } (trudniej)
web-value-lockup-difficulty-fierce = { lockup-difficulty-fierce } (najtrudniej)
web-value-lockup-crews-random = Losowo
web-value-lockup-pack-house = Wydanie domowe

## Rozdziały Lockup
web-chapter-lockup-1 = Cel gry
web-chapter-lockup-2 = Elementy gry
web-chapter-lockup-3 = Ilości i pula
web-chapter-lockup-4 = Przygotowanie gry
web-chapter-lockup-5 = Rundy
web-chapter-lockup-6 = Apel
web-chapter-lockup-7 = Cisza nocna
web-chapter-lockup-8 = Nagrody lokacji
web-chapter-lockup-9 = Obchód
web-chapter-lockup-10 = Rewizja
web-chapter-lockup-11 = Przedmioty
web-chapter-lockup-12 = Najemnicy
web-chapter-lockup-13 = Efekty specjalne
web-chapter-lockup-14 = Księgi i okna
web-chapter-lockup-15 = Cele
web-chapter-lockup-16 = Koniec gry i punktacja
web-chapter-lockup-17 = Tryb ekspercki
web-chapter-lockup-18 = Gra jednoosobowa
web-chapter-lockup-19 = Tajne i jawne
web-chapter-lockup-INV = Co zawsze jest prawdą
web-chapter-lockup-DEC = Decyzje
