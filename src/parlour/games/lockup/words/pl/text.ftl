### Lockup: co robią karty, krótko: napisy stoją na małych kartach.

## Efekty specjalne
lockup-effect-gain-scrap = Zyskaj 1 złom
lockup-effect-gain-potion = Zyskaj 1 miksturę
lockup-effect-gain-iron = Zyskaj 1 żelazo
lockup-effect-gain-gold = Zyskaj 1 złoto
lockup-effect-discard-suspicion = Odrzuć 1 swój znacznik podejrzeń
lockup-effect-give-suspicion = Oddaj 1 swój znacznik podejrzeń przeciwnikowi
lockup-effect-gain-power = Zyskaj 1 znacznik mocy
lockup-effect-draw-tome = Dobierz 1 księgę
lockup-effect-storage = Limit przechowywania +1
lockup-effect-exchange = Możesz wymienić 1 zasób na 1 innego rodzaju
lockup-effect-choose-tome = Dobierz 2 księgi, zatrzymaj 1

## Premie startowe
lockup-bonus-reputation = { $n ->
    [one] Zyskaj { $n } gwiazdkę
    [few] Zyskaj { $n } gwiazdki
   *[many] Zyskaj { $n } gwiazdek
}
lockup-bonus-scrap = Zyskaj złom: { $n }
lockup-bonus-potion = { $n ->
    [one] Zyskaj { $n } miksturę
    [few] Zyskaj { $n } mikstury
   *[many] Zyskaj { $n } mikstur
}
lockup-bonus-iron = Zyskaj żelazo: { $n }
lockup-bonus-gold = Zyskaj złoto: { $n }
lockup-bonus-power = Zyskaj znaczniki mocy: { $n }
lockup-bonus-suspicion = Weź znaczniki podejrzeń: { $n }
lockup-bonus-storage = Limit przechowywania +{ $n }
lockup-bonus-tome = { $n ->
    [one] Dobierz { $n } księgę
    [few] Dobierz { $n } księgi
   *[many] Dobierz { $n } ksiąg
}
lockup-bonus-tome-choice = { $n ->
    [1] Dobierz 2 księgi, zatrzymaj 1
   *[other] Razy: { $n }. Dobierz 2 księgi, zatrzymaj 1
}
lockup-bonus-goon = { $n ->
    [one] Dobierz { $n } najemnika, zatrzymaj: { $keep }
    [few] Dobierz { $n } najemników, zatrzymaj: { $keep }
   *[many] Dobierz { $n } najemników, zatrzymaj: { $keep }
}
lockup-bonus-reserve-item = { $n ->
    [one] Zarezerwuj { $n } przedmiot za darmo
    [few] Zarezerwuj { $n } przedmioty za darmo
   *[many] Zarezerwuj { $n } przedmiotów za darmo
}

## Księgi
lockup-text-tome-big-book-of-stealth = Twoja tura: w tej rundzie możesz zakryć 2 żetony więcej.
lockup-text-tome-cutthroat-crafting = Przed wytworzeniem: 1 zasób kosztu płaci przeciwnik.
lockup-text-tome-atlas-of-hideouts = Twoja tura: podejrzyj zakryty żeton przeciwnika; solo: odkryj strażnika.
lockup-text-tome-brawlers-handbook = Porównanie siły: +3 do siły tam, gdzie masz żeton.
lockup-text-tome-lantern-timetable = Gdy masz wziąć podejrzenia: uznaje się, że masz tam czujkę.
lockup-text-tome-book-of-alibis = Twoja tura, przed lokacją, nagrodą lub rewizją, Obchód: odrzuć do 2 swoich znaczników podejrzeń.
lockup-text-tome-poison-pen-letters = Twoja tura lub przed lokacją: oddaj 1 swój znacznik podejrzeń przeciwnikowi.
lockup-text-tome-plan-of-the-old-tunnels = Przed lokacją: przenieś swój żeton między lokacjami nierozpatrzonymi, prócz Biblioteki.
lockup-text-tome-feint-manual = Twoja tura: zabierz swoje żetony z lokacji; możesz tam znów wykładać.
lockup-text-tome-tinkers-shortcuts = Przed wytworzeniem: pomiń 1 zasób kosztu.
lockup-text-tome-recruiters-patter = Przed werbunkiem: płacisz 2 zasoby mniej.
lockup-text-tome-fences-price-list = Twoja tura, przed lokacją lub nagrodą, Obchód: wymień do 3 zasobów na dowolne.
lockup-text-tome-pit-fighters-primer = Twoja tura, przed lokacją lub nagrodą, Obchód: zyskaj 1 znacznik mocy.
lockup-text-tome-scavengers-almanac = Twoja tura, przed lokacją lub nagrodą, Obchód: 2 złomu albo 1 mikstura, 1 żelazo lub 1 złoto.

## Cele
lockup-text-goal-maj-shields = Najwięcej tarcz, co najmniej 3
lockup-text-goal-maj-gems = Najwięcej klejnotów, co najmniej 3
lockup-text-goal-maj-magic = Najwięcej magii, co najmniej 3
lockup-text-goal-maj-items = Najwięcej wytworzonych przedmiotów, co najmniej 3
lockup-text-goal-maj-goons = Najwięcej najemników, co najmniej 3
lockup-text-goal-maj-iron-items = Najwięcej przedmiotów z żelazem w koszcie, co najmniej 2
lockup-text-goal-inst-three-items = Pierwszy z 3 wytworzonymi przedmiotami
lockup-text-goal-inst-four-types = Pierwszy z najemnikami 4 typów
lockup-text-goal-inst-symbols = Pierwszy z 4 symbolami, w tym każdego z trzech rodzajów
lockup-text-goal-inst-power = Pierwszy z 5 znacznikami mocy
lockup-text-goal-inst-all-resources = Pierwszy, którego przedmioty mają w kosztach wszystkie 4 zasoby
lockup-text-goal-inst-masterpiece = Pierwszy z przedmiotem wartym co najmniej 9 gwiazdek
lockup-text-goal-end-items = Najwięcej wytworzonych przedmiotów
lockup-text-goal-end-goons = Najwięcej najemników
lockup-text-goal-end-potion-items = Najwięcej przedmiotów z miksturą w koszcie
lockup-text-goal-end-symbol-sets = 3 gwiazdki za każdy komplet: tarcza, klejnot, magia
lockup-text-goal-end-types = 1 gwiazdka za każdy typ wśród twoich najemników
lockup-text-goal-end-wanted = 1 gwiazdka za każdy symbol podejrzeń na twoich najemnikach
