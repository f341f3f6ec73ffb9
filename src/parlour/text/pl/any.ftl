### Co wszystkie gry mówią tak samo, chyba że gra ma własne słowa pod tym samym kluczem ze swoją nazwą.

any-setting-first = Pierwszy gracz
any-setting-pack = Zestaw kart
web-value-any-first-random = Losowo
web-value-any-first-0 = Miejsce 1
web-value-any-first-1 = Miejsce 2
web-value-any-first-2 = Miejsce 3
web-value-any-first-3 = Miejsce 4
web-value-any-first-4 = Miejsce 5
web-value-any-first-5 = Miejsce 6
any-draw-label = { $title }, runda { $n }. Decyduje { $seat }.
any-draw-label-over = { $title }, koniec gry. { $wins }
