# Root: co mówi stół. Dziennik w czasie teraźniejszym, najpierw miejsce; nazwy miejsc i rzeczy stoją w mianowniku.

root-legend = ◆ Markiza · ▲ Dynastie · ● Sojusz · ■ Włóczęga · ◪ drugi Włóczęga · ▼ Kultyści · ✚ Kompania, obok liczba ich wojowników · □ wolne pole · ★ punkty · ⚒ koszt przekucia · (przedmiot) wyczerpany · ◀ teraz decyduje

root-setting-hostile_boots = Buty wśród wrogich wojowników
root-setting-sword_per_hit = Miecz za każde obrażenie

## Rzeczy nazywane według części
root-kind-warriors = wojownicy
root-item-kind = { $item }
root-item = { $lies ->
    [track] { $item } (na torze)
    [down] { $item } (rewersem do góry)
    [hurt-up] { $item } (do naprawy)
    [hurt-down] { $item } (do naprawy, rewersem do góry)
   *[up] { $item }
}
root-trigger-hospitals = Szpitale Polowe
root-trigger-outrage = bunt
root-trigger-base-lost = utrata Bazy

## Reakcje, o których można zdecydować z góry
root-reaction-ambush = Zasadzka
root-reaction-foil = Udaremnienie zasadzki
root-reaction-field-hospitals = Szpitale Polowe
root-reaction-losses = Straty
root-reaction-shown-hands = Pokazane ci ręce

## Pytania: przygotowanie
root-ask-place-keep = Wybierz narożną polanę dla Twierdzy
root-ask-place-first = Pierwszy budynek ({ $kind }): wybierz polanę
root-ask-first-roost = Wybierz narożną polanę dla pierwszego gniazda i sześciu wojowników
root-ask-choose-leader = Wybierz przywódcę
root-ask-choose-character = Wybierz postać
root-ask-start-in = Wybierz las, w którym zaczniesz

## Pytania: w każdej turze
root-ask-birdsong-window = Świt: użyj efektu albo zakończ
root-ask-burrow-bank = { root-name-better-burrow-bank }: dobierasz kartę. Kto jeszcze?
root-ask-command-warren = { root-name-command-warren }: walka na początku Dnia?
root-ask-cobbler = { root-name-cobbler }: ruch na początku Wieczoru?
root-ask-discard-card = Za dużo kart: odrzuć { $n }
root-ask-choose-crafting-suit = Przekuwanie, { $card }: który komponent aktywować? Jeszcze: { $n }
root-ask-pay-for-dominance = { $card }: którą kartę za nią wydajesz?
root-ask-choose-partner = Wybierz partnera do koalicji spośród graczy z najmniejszą liczbą punktów
root-ask-move-from = Ruch: skąd?
root-ask-move-to = Ruch, { $clearing }: dokąd?
root-ask-move-count = Ruch, { $clearing } → { $other_clearing }: ilu wojowników?

## Pytania: walka
root-ask-battle-in = Walka: gdzie?
root-ask-battle-against = Walka, { $clearing }: z kim?
root-ask-defender-may-ambush = Atakuje cię { $other } ({ $clearing }): zagrać zasadzkę?
root-ask-attacker-may-foil = Zasadzkę zastawia { $other } ({ $clearing }): udaremnić ją?
root-ask-who-declares-first = Obie strony mają efekty: kto ogłasza pierwszy?
root-ask-declare-effects = Obrażenia dla ciebie: { $n }, od ciebie: { $dealt }. Użyć efektu?
root-ask-lose-piece = { $n ->
    [one] { $other } ({ $clearing }): { $n } obrażenie. Co przepada?
    [few] { $other } ({ $clearing }): { $n } obrażenia. Co przepada najpierw?
   *[many] { $other } ({ $clearing }): { $n } obrażeń. Co przepada najpierw?
}
root-ask-choose-trigger = Czeka kilka efektów: który pierwszy?
root-ask-choose-owner = Czekają efekty dwóch graczy: czyje najpierw?

## Pytania: Markiza
root-ask-field-hospitals = { $n ->
    [one] Szpitale Polowe, { $clearing }: wydać kartę, aby { $n } wojownik wrócił do Twierdzy?
    [few] Szpitale Polowe, { $clearing }: wydać kartę, aby { $n } wojowników wróciło do Twierdzy?
   *[many] Szpitale Polowe, { $clearing }: wydać kartę, aby { $n } wojowników wróciło do Twierdzy?
}
root-ask-choose-sawmill = Drewna nie starcza dla wszystkich tartaków (zostało: { $n }): wybierz tartak
root-ask-marquise-daylight = { $n ->
    [0] Dzień: nie ma już akcji. Zakończ albo wydaj ptaka na jeszcze jedną
    [one] Dzień: pozostała { $n } akcja
    [few] Dzień: pozostały { $n } akcje
   *[many] Dzień: pozostało { $n } akcji
}
root-ask-may-march-again = Marsz: wykonać drugi ruch?
root-ask-choose-recruiter = Wojowników nie starcza dla wszystkich koszar (zostało: { $n }): wybierz koszary
root-ask-choose-site = Budowa, { $kind } (drewno: { $n }): gdzie?
root-ask-choose-wood = Budowa, { $kind } ({ $clearing }): skąd wziąć drewno? Jeszcze: { $n }
root-ask-choose-overworked = Nadprodukcja, { $card }: w którym tartaku?

## Pytania: Dynastie
root-ask-add-to-decree = { $n ->
    [0] Dodaj kartę do Dekretu
   *[other] Dodaj drugą kartę do Dekretu albo zakończ
}
root-ask-choose-column = { $card }: do której kolumny Dekretu?
root-ask-choose-new-roost = Nie ma już gniazd: wybierz polanę dla nowego i trzech wojowników
root-ask-eyrie-daylight = { $n ->
    [0] Dekret, { $column }: która karta teraz?
    [1] Przekuwaj albo zacznij Dekret: { $column }
   *[other] Dekret wykonany: użyj efektu albo zakończ
}
root-ask-decree-recruit = Dekret, { root-column-recruit }: w którym gnieździe?
root-ask-decree-build = Dekret, { root-column-build }: gdzie stanie gniazdo?

## Pytania: Sojusz
root-ask-pay-outrage = Bunt, { $clearing }: którą kartę oddajesz Sojuszowi ({ $suit } lub ptak)?
root-ask-see-hand = { $other } nie może zapłacić za bunt: widzisz rękę
root-ask-cut-supporter = Bez Bazy może być pięciu Stronników: odrzuć { $n }
root-ask-spend-supporters = Wydaj Stronników ({ $suit } lub ptak): jeszcze { $n }
root-ask-revolts = Wznieć rewoltę albo zakończ
root-ask-spreads = { $n ->
    [0] Wszystkie żetony Sympatyków są na mapie
    [one] Zdobądź Sympatyków za { $n } Stronnika (prawo wojny: o jednego więcej) albo zakończ
    [few] Zdobądź Sympatyków za { $n } Stronników (prawo wojny: o jednego więcej) albo zakończ
   *[many] Zdobądź Sympatyków za { $n } Stronników (prawo wojny: o jednego więcej) albo zakończ
}
root-ask-alliance-daylight = Dzień: przekuwaj, mobilizuj, szkol albo zakończ
root-ask-operations = { $n ->
    [one] Pozostała { $n } operacja wojskowa
    [few] Pozostały { $n } operacje wojskowe
   *[many] Pozostało { $n } operacji wojskowych
}

## Pytania: Włóczęga
root-ask-refresh-item = { $n ->
    [one] Przygotuj { $n } przedmiot
    [few] Przygotuj { $n } przedmioty
   *[many] Przygotuj { $n } przedmiotów
}
root-ask-slip = Zakradnij się na sąsiednią polanę lub do sąsiedniego lasu albo zostań
root-ask-vagabond-daylight = Dzień: wybierz akcję albo zakończ
root-ask-cobbler-walk = { root-name-cobbler }: dokąd?
root-ask-take-along = Idziesz tu: { $place }. Zabrać wojowników sojusznika?
root-ask-along-count = Ilu wojowników zabierasz ({ $other })?
root-ask-warren-battle = { root-name-command-warren }: z kim walka?
root-ask-fight-beside = Walka, obrońca { $other }: razem z wojownikami sojusznika?
root-ask-exhaust-for-hits = Wyrzucone obrażenia, które zadasz: { $n } z { $dealt }. Wyczerpać jeszcze jeden miecz za jeszcze jedno?
root-ask-damage-item = { $n ->
    [one] { $n } obrażenie: wybierz przedmiot do uszkodzenia
    [few] { $n } obrażenia: wybierz przedmiot do uszkodzenia
   *[many] { $n } obrażeń: wybierz przedmiot do uszkodzenia
}
root-ask-take-crafted = Wziąć przekuty przedmiot?
root-ask-aid-card = Pomoc, { $other }: którą kartę oddajesz?
root-ask-aid-item = Pomoc, { $other }: który przedmiot wyczerpujesz?
root-ask-aid-take = Pomoc, { $other }: który przedmiot bierzesz?
root-ask-quest-reward = Misja wykonana: punkty czy karty?
root-ask-strike-piece = Cios, { $other }: który komponent usunąć?
root-ask-hideout = { $n ->
    [one] Kryjówka: napraw { $n } przedmiot
    [few] Kryjówka: napraw { $n } przedmioty
   *[many] Kryjówka: napraw { $n } przedmiotów
}
root-ask-remove-item = { $n ->
    [one] Za dużo przedmiotów: { $n } przedmiot wypada z gry
    [few] Za dużo przedmiotów: { $n } przedmioty wypadają z gry
   *[many] Za dużo przedmiotów: { $n } przedmiotów wypada z gry
}

## Możliwości: w każdej turze
root-do-end = Zakończ
root-do-end-buy-services = Koniec usług
root-do-end-revolts = Koniec rewolt
root-do-end-spreads = Koniec zdobywania Sympatyków
root-do-end-conspiracies = Koniec spisków
root-do-end-birdsong-window = Dalej
root-do-end-add-to-decree = Bez drugiej karty
root-do-end-marquise-daylight = Zakończ Dzień
root-do-end-alliance-daylight = Zakończ Dzień
root-do-end-vagabond-daylight = Zakończ Dzień
root-do-end-rituals = Zakończ Dzień
root-do-end-river-daylight = Zakończ Dzień
root-do-end-operations = Zakończ operacje
root-do-end-cult-craft = Koniec przekuwania
root-do-end-set-prices = Zakończ turę
root-do-pass = Pomiń
root-do-royal-claim = { root-name-royal-claim }: odrzuć, punkty za kontrolowane polany
root-do-rob = { root-name-stand-and-deliver } Weź kartę: { $seat }
root-do-share = Dobiera też { $seat }
root-do-warren = { root-name-command-warren }: walka
root-do-look = { root-name-codebreakers }, zobacz rękę: { $seat }
root-do-tax = { root-name-tax-collector }, usuń wojownika: { $clearing }
root-do-cobbler = { root-name-cobbler }: ruch
root-do-activate = Aktywuj: { $card }
root-do-ally-with = Koalicja: { $seat }
root-do-take-dominance = Weź: { $card }
root-do-pay = Wydaj: { $card }
root-do-craft = Przekuj: { $card }
root-do-any-suit = Aktywuj symbol: { $suit }
root-do-from = { $n ->
    [0] Stąd: { $clearing }
   *[other] Stąd: { $clearing }, wojownicy: { $n }
}
root-do-to = Tam: { $clearing }
root-do-count = { $n ->
    [one] { $n } wojownik
    [few] { $n } wojowników
   *[many] { $n } wojowników
}
root-do-discard = Odrzuć: { $card }

## Możliwości: walka
root-do-battle-in = Walka: { $clearing }
root-do-battle = { $n ->
    [0] Obrońca: { $seat }
   *[other] Obrońca: { $seat }, wojownicy: { $n }
}
root-do-ambush = Zagraj: { $card }
root-do-foil = Udaremnij: { $card }
root-do-first-side = Najpierw { $seat }
root-do-brutal = { root-name-brutal-tactics }: 1 dodatkowe obrażenie, 1 punkt dla obrońcy
root-do-sappers = { root-name-sappers }: odrzuć, 1 dodatkowe obrażenie
root-do-armorers = { root-name-armorers }: odrzuć, bez wyrzuconych obrażeń
root-do-lose = Strać: { $kind }
root-do-trigger = Najpierw { $trigger }
root-do-owner = Najpierw { $seat }

## Możliwości: Markiza
root-do-keep = Twierdza: { $clearing }
root-do-set-up-sawmill = Tartak: { $clearing }
root-do-set-up-workshop = Warsztat: { $clearing }
root-do-set-up-recruiter = Koszary: { $clearing }
root-do-wood = Drewno: { $clearing }
root-do-fight = Walka
root-do-march = Marsz
root-do-recruit = { $n ->
    [0] Werbunek
   *[other] Werbunek: wojownicy: { $n }
}
root-do-build = { $points ->
    [0] Zbuduj: { $kind }, drewno: { $n }
   *[other] Zbuduj: { $kind }, drewno: { $n }, punkty: { $points }
}
root-do-overwork = Nadprodukcja, wydaj: { $card }
root-do-extra = Dodatkowa akcja, wydaj: { $card }
root-do-march-again = Drugi ruch
root-do-recruit-at = Wojownik: { $clearing }
root-do-build-in = Zbuduj tu: { $clearing }
root-do-wood-from = Weź drewno: { $clearing }
root-do-overwork-in = Drewno: { $clearing }
root-do-hospital = Wydaj: { $card }

## Możliwości: Dynastie
root-do-first-roost = Gniazdo: { $clearing }
root-do-leader = { $n ->
    [0] { root-leader-builder }: { root-leader-builder-text }
    [1] { root-leader-charismatic }: { root-leader-charismatic-text }
    [2] { root-leader-commander }: { root-leader-commander-text }
   *[other] { root-leader-despot }: { root-leader-despot-text }
}
root-do-decree = Do Dekretu: { $card }
root-do-column = { $column }
root-do-new-roost = Nowe gniazdo: { $clearing }
root-do-resolve = { $n ->
    [0] Wykonaj kartę: { $suit }
   *[other] Zamieszki: karty nie da się wykonać ({ $suit })
}
root-do-decree-recruit = Werbunek: { $clearing }
root-do-decree-build = Gniazdo: { $clearing }

## Możliwości: Sojusz
root-do-outrage = Oddaj: { $card }
root-do-seen = Obejrzane
root-do-cut = Odrzuć: { $card }
root-do-revolt = Rewolta: { $clearing }
root-do-supporter = Wydaj: { $card }
root-do-spread = { $n ->
    [0] Zdobądź Sympatyków: { $clearing }
   *[other] Zdobądź Sympatyków: { $clearing }, Stronnicy: { $n }, punkty: { $points }
}
root-do-mobilize = { $n ->
    [0] Mobilizacja: { $card }
   *[other] Mobilizacja: { $card }, zostanie odrzucona: Stronników jest już pięć
}
root-do-train = Szkolenie, wydaj: { $card }
root-do-operation-move = Ruch
root-do-operation-battle = Walka
root-do-operation-recruit = Werbunek: { $clearing }
root-do-organize = { $points ->
    [0] Przegrupowanie, Sympatycy: { $clearing }
   *[other] Przegrupowanie, Sympatycy: { $clearing }, punkty: { $points }
}

## Możliwości: Włóczęga
root-do-character = { $n ->
    [0] { root-character-thief }: { root-character-thief-text }
    [1] { root-character-tinker }: { root-character-tinker-text }
    [2] { root-character-ranger }: { root-character-ranger-text }
    [3] { root-character-vagrant }: { root-character-vagrant-text }
    [4] { root-character-arbiter }: { root-character-arbiter-text }
   *[other] { root-character-scoundrel }: { root-character-scoundrel-text }
}
root-do-start-in = Zacznij tu: { $place }
root-do-refresh = Przygotuj: { $item }
root-do-slip = Zakradnij się: { $place }
root-do-shift-item = { $n ->
    [0] Na swój tor: { $item }
   *[other] Do plecaka: { $item }
}
root-do-walk = { $n ->
    [0] Idź: { $clearing }
   *[other] Idź: { $clearing }, buty: { $n }
}
root-do-take-along = Zabierz: { $seat }
root-do-along-count = { $n ->
    [one] Zabierz { $n } wojownika
    [few] Zabierz { $n } wojowników
   *[many] Zabierz { $n } wojowników
}
root-do-attack = { $n ->
    [0] Walka: { $seat }
   *[other] Walka: { $seat }, wojownicy: { $n }
}
root-do-fight-with = Razem: { $seat }
root-do-damage = Uszkodź: { $item }
root-do-ally-hit = Sojusznik traci wojownika
root-do-explore = Eksploruj ruiny
root-do-aid = Pomoc: { $seat }
root-do-aid-card = Oddaj: { $card }
root-do-exhaust = Wyczerp: { $item }
root-do-take-item = Weź: { $item-kind }
root-do-quest = { $n ->
    [0] Misja: { $quest }
   *[other] Misja: { $quest }, punkty: { $n } lub dwie karty
}
root-do-reward-points = { $n ->
    [one] Zdobądź { $n } punkt
    [few] Zdobądź { $n } punkty
   *[many] Zdobądź { $n } punktów
}
root-do-reward-cards = { $n ->
    [one] Dobierz { $n } kartę
    [few] Dobierz { $n } karty
   *[many] Dobierz { $n } kart
}
root-do-strike = Cios: { $seat }
root-do-strike-piece = Usuń: { $kind }
root-do-repair = Napraw: { $item }
root-do-steal = Ukradnij kartę: { $seat }
root-do-labor = Dniówka, weź: { $card }
root-do-start-hideout = Kryjówka: napraw trzy przedmioty i zakończ Dzień
root-do-hideout = Napraw: { $item }
root-do-remove = Usuń: { $item }

## Dziennik: w każdej turze
root-log-turn = Runda { $n }: { $seat }
root-log-draws = { $n ->
    [0] { $seat } nie ma skąd dobrać karty
   *[other] { $seat } dobiera: { $cards }
}
root-log-draws-unseen = { $n ->
    [0] { $seat } nie ma skąd dobrać karty
    [one] { $seat } dobiera { $n } kartę
    [few] { $seat } dobiera { $n } karty
   *[many] { $seat } dobiera { $n } kart
}
root-log-discards = { $seat } odrzuca: { $card }
root-log-scores = { $n ->
    [one] { $seat } zdobywa { $n } punkt
    [few] { $seat } zdobywa { $n } punkty
   *[many] { $seat } zdobywa { $n } punktów
}
root-log-loses-points = { $n ->
    [one] { $seat } traci { $n } punkt
    [few] { $seat } traci { $n } punkty
   *[many] { $seat } traci { $n } punktów
}
root-log-wins = { $n ->
    [0] { $seat } osiąga 30 punktów. Zwycięstwo: { $seats }
   *[other] { $seat } spełnia warunek karty Dominacji. Zwycięstwo: { $seats }
}
root-log-stalls = Od { $n } rund nic się nie dzieje. Zwycięstwo: { $seats }
root-log-crafts = { $seat } przekuwa: { $card }
root-log-claims = { $n ->
    [one] { $seat } odrzuca kartę ({ root-name-royal-claim }) i kontroluje { $n } polanę
    [few] { $seat } odrzuca kartę ({ root-name-royal-claim }) i kontroluje { $n } polany
   *[many] { $seat } odrzuca kartę ({ root-name-royal-claim }) i kontroluje { $n } polan
}
root-log-robs = { $seat } zabiera kartę ({ root-name-stand-and-deliver }): { $card }. Oddaje { $other }
root-log-robs-unseen = { $seat } zabiera kartę ({ root-name-stand-and-deliver }). Oddaje { $other }
root-log-banks = { $seat } używa karty ({ root-name-better-burrow-bank }). Dobiera też { $other }
root-log-warren = { $seat } używa karty: { root-name-command-warren }
root-log-looks = { $seat } ogląda rękę ({ $other }): { $cards }
root-log-looks-unseen = { $seat } ogląda rękę ({ $other })
root-log-taxes = { $seat } używa karty ({ root-name-tax-collector }): { $clearing }
root-log-cobbler = { $seat } używa karty: { root-name-cobbler }
root-log-dominates = { $seat } aktywuje kartę i już nie zdobywa punktów: { $card }
root-log-takes-dominance = { $seat } wydaje: { $other_card }, bierze: { $card }
root-log-coalition = { $seat } zawiera koalicję ({ $other }) i już nie zdobywa punktów
root-log-moves = { $n ->
    [one] { $seat } przesuwa { $n } wojownika: { $clearing } → { $other_clearing }
    [few] { $seat } przesuwa { $n } wojowników: { $clearing } → { $other_clearing }
   *[many] { $seat } przesuwa { $n } wojowników: { $clearing } → { $other_clearing }
}
root-log-leads = { $n ->
    [one] { $seat } zabiera { $n } wojownika ({ $other }): { $clearing } → { $other_clearing }
    [few] { $seat } zabiera { $n } wojowników ({ $other }): { $clearing } → { $other_clearing }
   *[many] { $seat } zabiera { $n } wojowników ({ $other }): { $clearing } → { $other_clearing }
}

## Dziennik: walka
root-log-battles = { $seat } zaczyna walkę ({ $clearing }). Obrońca: { $other }
root-log-ambushes = { $seat } zagrywa kartę ({ $clearing }): { $card }
root-log-foils = { $seat } udaremnia zasadzkę kartą: { $card }
root-log-rolls = { $extra ->
    [0] { $seat } rzuca kośćmi: { $n } i { $low }. Obrażenia: { $other } { $dealt }, { $seat } { $taken }
   *[other] { $seat } rzuca kośćmi: { $n } i { $low }. Obrażenia: { $other } { $dealt } + { $extra }, { $seat } { $taken }
}
root-log-brutal = { $seat } używa karty ({ root-name-brutal-tactics }): 1 dodatkowe obrażenie, { $other }
root-log-sappers = { $seat } odrzuca kartę ({ root-name-sappers }): 1 dodatkowe obrażenie dla atakującego
root-log-armorers = { $seat } odrzuca kartę ({ root-name-armorers }) i nie otrzymuje wyrzuconych obrażeń
root-log-loses-warriors = { $n ->
    [one] { $seat } traci { $n } wojownika ({ $clearing })
    [few] { $seat } traci { $n } wojowników ({ $clearing })
   *[many] { $seat } traci { $n } wojowników ({ $clearing })
}
root-log-loses-pieces = { $n ->
    [1] { $seat } traci ({ $clearing }): { $kind }
   *[other] { $seat } traci ({ $clearing }): { $kind } ×{ $n }
}

## Dziennik: Markiza
root-log-keep = { $seat } stawia Twierdzę ({ $clearing }) i wojowników wszędzie oprócz przeciwległego narożnika
root-log-keep-falls = { $seat } na zawsze traci Twierdzę
root-log-hospital = { $n ->
    [one] { $seat } wydaje kartę, { $n } wojownik ({ $clearing }) wraca do Twierdzy: { $card }
    [few] { $seat } wydaje kartę, { $n } wojowników ({ $clearing }) wraca do Twierdzy: { $card }
   *[many] { $seat } wydaje kartę, { $n } wojowników ({ $clearing }) wraca do Twierdzy: { $card }
}
root-log-builds = { $seat } buduje ({ $clearing }): { $kind }
root-log-gathers = { $seat } otrzymuje drewno: { $n }
root-log-wood = { $seat } kładzie drewno w tartaku ({ $clearing })
root-log-hires = { $seat } wydaje kartę na dodatkową akcję: { $card }
root-log-recruits = { $n ->
    [one] { $seat } werbuje { $n } wojownika
    [few] { $seat } werbuje { $n } wojowników
   *[many] { $seat } werbuje { $n } wojowników
}
root-log-overworks = { $seat } wydaje kartę na nadprodukcję drewna ({ $clearing }): { $card }

## Dziennik: Dynastie
root-log-first-roost = { $seat } stawia pierwsze gniazdo i sześciu wojowników ({ $clearing })
root-log-leader = { $seat } ma przywódcę: { $leader }
root-log-decrees = { $seat } dodaje kartę do Dekretu, { $column }: { $card }
root-log-new-roost = { $seat } stawia nowe gniazdo i wojowników ({ $clearing })
root-log-resolves = { $seat } wykonuje Dekret, { $column } ({ $suit })
root-log-musters = { $n ->
    [one] { $seat } werbuje { $n } wojownika ({ $clearing })
    [few] { $seat } werbuje { $n } wojowników ({ $clearing })
   *[many] { $seat } werbuje { $n } wojowników ({ $clearing })
}
root-log-turmoil = { $cards ->
    [none] { $seat } przeżywa zamieszki. Upada przywódca: { $leader }
   *[other] { $seat } przeżywa zamieszki. Upada przywódca: { $leader }. Odrzucone karty: { $cards }
}

## Dziennik: Sojusz
root-log-first-supporters = { $seat } ma pierwszych Stronników: { $cards }
root-log-first-supporters-unseen = { $n ->
    [one] { $seat } ma { $n } Stronnika
    [few] { $seat } ma { $n } Stronników
   *[many] { $seat } ma { $n } Stronników
}
root-log-outrage = { $seat } z powodu buntu ({ $clearing }) oddaje: { $card }
root-log-outrage-unseen = { $seat } z powodu buntu ({ $clearing }) oddaje kartę
root-log-shown = { $seat } ogląda rękę ({ $other }): { $cards }
root-log-shown-unseen = { $seat } ogląda rękę ({ $other })
root-log-outrage-draw = { $seat } dobiera Stronnika z powodu buntu ({ $clearing }), bo karty nie ma { $other }: { $card }
root-log-outrage-draw-unseen = { $seat } dobiera Stronnika z powodu buntu ({ $clearing }), bo karty nie ma { $other }
root-log-supporter-lost = { $seat } odrzuca Stronnika: { $card }
root-log-spends-supporter = { $seat } wydaje Stronnika: { $card }
root-log-base-lost = { $cards ->
    [none] { $seat } traci Bazę ({ $suit }). Utraceni Oficerowie: { $n }
   *[other] { $seat } traci Bazę ({ $suit }). Utraceni Oficerowie: { $n }, Stronnicy: { $cards }
}
root-log-revolts = { $seat } wznieca rewoltę ({ $clearing })
root-log-base = { $n ->
    [one] { $seat } stawia Bazę ({ $suit }) i { $n } wojownika ({ $clearing })
    [few] { $seat } stawia Bazę ({ $suit }) i { $n } wojowników ({ $clearing })
   *[many] { $seat } stawia Bazę ({ $suit }) i { $n } wojowników ({ $clearing })
}
root-log-promotes = { $seat } zyskuje Oficera
root-log-sympathy = { $seat } umieszcza żeton Sympatyków ({ $clearing })
root-log-mobilizes = { $seat } dokłada do Stronników: { $card }
root-log-mobilizes-unseen = { $seat } dokłada kartę do Stronników
root-log-trains = { $seat } wydaje kartę na szkolenie: { $card }
root-log-organizes = { $seat } przeprowadza przegrupowanie ({ $clearing }): wojownik wraca do puli

## Dziennik: Włóczęga
root-log-character = { $seat } gra postacią: { $character }
root-log-starts-in = { $seat } zaczyna: { $place }
root-log-slips = { $seat } zakrada się: { $other_place } → { $place }
root-log-walks = { $seat } idzie: { $other_place } → { $place }
root-log-swords = { $n ->
    [one] { $seat } wyczerpuje w tej walce { $n } miecz: wyrzuconych obrażeń nie jest więcej
    [few] { $seat } wyczerpuje w tej walce { $n } miecze: wyrzuconych obrażeń nie jest więcej
   *[many] { $seat } wyczerpuje w tej walce { $n } mieczy: wyrzuconych obrażeń nie jest więcej
}
root-log-damages = { $seat } uszkadza przedmiot: { $item }
root-log-full-removal = { $seat } trafia na wielką czystkę: trzy przedmioty do uszkodzenia
root-log-explores = { $seat } eksploruje ruiny ({ $clearing }) i znajduje: { $item_kind }
root-log-aids = { $seat } pomaga ({ $other }), oddaje kartę: { $card }
root-log-aids-unseen = { $seat } pomaga ({ $other }), oddaje kartę
root-log-takes-item = { $seat } bierze przedmiot ({ $item_kind }). Oddaje { $other }
root-log-improves = { $n ->
    [1] { $seat } i { $other }: relacja jest teraz życzliwa
    [2] { $seat } i { $other }: relacja jest teraz przyjazna
   *[other] { $seat } i { $other }: teraz sojusznicy
}
root-log-hostile = { $seat } i { $other }: teraz wrogowie
root-log-quests = { $seat } wykonuje misję: { $quest }
root-log-strikes = { $seat } zadaje cios ({ $clearing }). Cel: { $other }
root-log-repairs = { $seat } naprawia przedmiot: { $item }
root-log-steals = { $seat } kradnie kartę ({ $other }): { $card }
root-log-steals-unseen = { $seat } kradnie kartę ({ $other })
root-log-labors = { $seat } bierze ze stosu kart odrzuconych (dniówka): { $card }
root-log-hides = { $seat } chowa się w kryjówce, naprawia przedmioty i kończy Dzień
root-log-rests = { $n ->
    [one] { $seat } odpoczywa w lesie i naprawia { $n } przedmiot
    [few] { $seat } odpoczywa w lesie i naprawia { $n } przedmioty
   *[many] { $seat } odpoczywa w lesie i naprawia { $n } przedmiotów
}
root-log-removes-item = { $seat } usuwa przedmiot z gry: { $item }

## Koniec
root-end-points = Ktoś ma 30 punktów: gra skończona
root-end-dominance-bird = Dominacja, dwa przeciwległe narożniki: gra skończona
root-end-dominance-fox = Dominacja, trzy lisie polany: gra skończona
root-end-dominance-rabbit = Dominacja, trzy królicze polany: gra skończona
root-end-dominance-mouse = Dominacja, trzy mysie polany: gra skończona
root-end-coalition = Wygrywa koalicja: gra skończona
root-end-stalemate = Nic się już nie dzieje: wygrywa największa liczba punktów
root-end-tie = Równe punkty nie oznaczają wspólnego zwycięstwa (3.1)
root-part-points = Punkty
