# Lockup: co mówi stół. Dziennik w czasie teraźniejszym, najpierw gracz; nazwy rzeczy i lokacji stoją w mianowniku.

lockup-legend = ◆ Gnolle · ▲ Koboldy · ● Niedźwieżuki · ■ Gobliny · ✚ Insektoidy · ▣ Strażnicy, a obok ich siła · + są jeszcze zakryte · ↓ zakryty · ? nieznany · ▶ rozpatrywana · ✓ rozpatrzona · ★ gwiazdki · ◀ teraz decyduje

## Rzeczy nazywane według części
lockup-spot = { $seat }, { $location }
lockup-piece = { $token } ({ $location })

## Okna, o których można zdecydować z góry
lockup-reaction-t2 = Po turze Apelu
lockup-reaction-t3-exercise-yard = Przed Siłownią
lockup-reaction-t3-sewers = Przed Kanałami
lockup-reaction-t3-infirmary = Przed Lazaretem
lockup-reaction-t3-smithy = Przed Kuźnią
lockup-reaction-t3-commissary = Przed Kantyną
lockup-reaction-t3-chow-hall = Przed Stołówką
lockup-reaction-t3-cell-block = Przed Blokiem cel
lockup-reaction-t3-library = Przed Biblioteką
lockup-reaction-t4-exercise-yard = Siły w Siłowni
lockup-reaction-t4-sewers = Siły w Kanałach
lockup-reaction-t4-infirmary = Siły w Lazarecie
lockup-reaction-t4-smithy = Siły w Kuźni
lockup-reaction-t4-commissary = Siły w Kantynie
lockup-reaction-t4-chow-hall = Siły w Stołówce
lockup-reaction-t4-cell-block = Siły w Bloku cel
lockup-reaction-t4-library = Siły w Bibliotece
lockup-reaction-t5-exercise-yard = Nagrody w Siłowni
lockup-reaction-t5-sewers = Nagrody w Kanałach
lockup-reaction-t5-infirmary = Nagrody w Lazarecie
lockup-reaction-t5-smithy = Nagrody w Kuźni
lockup-reaction-t5-commissary = Nagrody w Kantynie
lockup-reaction-t5-chow-hall = Nagrody w Stołówce
lockup-reaction-t5-cell-block = Nagrody w Bloku cel
lockup-reaction-t5-library = Nagrody w Bibliotece
lockup-reaction-reward = Zwykłe nagrody: zawsze brane
lockup-reaction-t6 = Po twojej nagrodzie
lockup-reaction-t7 = Początek Obchodu
lockup-reaction-t8 = Przed rewizją
lockup-reaction-t9 = Przed punktacją końcową

## Pytania: Apel
lockup-ask-take-turn = { $n ->
    [0] Twój karcer jest pusty: możesz tylko spasować
   *[other] Dokąd idzie twoja banda?
}
lockup-ask-place-tokens = { $placed ->
    [0] { $n ->
        [0] { $location }: wyłóż odkryty żeton
       *[other] { $location }: wyłóż żeton (zakrytych jeszcze najwyżej: { $n })
    }
   *[other] { $n ->
        [0] { $location }: jeszcze jeden odkryty żeton czy koniec tury?
       *[other] { $location }: jeszcze jeden żeton (zakrytych jeszcze najwyżej: { $n }) czy koniec tury?
    }
}
lockup-ask-turn-up-guard = Tura strażników: którą zakrytą kartę strażnika odkrywasz?
lockup-ask-turn-up-by-tome = { lockup-tome-atlas-of-hideouts }: którą zakrytą kartę strażnika odkrywasz?

## Pytania: księgi
lockup-ask-may-play = { $n ->
    [2] Tura Apelu zakończona: zagrać księgę?
    [3] Następna lokacja to { $location }: zagrać przed nią księgę?
    [4] { $location }, porównanie siły: zagrać księgę?
    [5] { $location }, przed nagrodami: zagrać księgę?
    [7] Przed początkiem Obchodu: zagrać księgę?
    [8] Przed rewizją: zagrać księgę?
    [9] Przed punktacją końcową: zagrać księgę?
   *[other] Po twojej nagrodzie: zagrać księgę?
}
lockup-ask-choose-rival = { lockup-tome-cutthroat-crafting }: kto zapłaci 1 zasób za twój przedmiot?
lockup-ask-choose-peek = { lockup-tome-atlas-of-hideouts }: czyj zakryty żeton podglądasz?
lockup-ask-discard-suspicion = { lockup-tome-book-of-alibis }: ile znaczników podejrzeń odrzucasz?
lockup-ask-lift-token = { lockup-tome-plan-of-the-old-tunnels }: który twój żeton idzie dalej?
lockup-ask-move-token = Twój żeton opuszcza lokację „{ $location }”: dokąd idzie?
lockup-ask-choose-recalled = { lockup-tome-feint-manual }: skąd zabierasz żetony?
lockup-ask-recall-tokens = { $n ->
    [0] { $location }: który żeton zabierasz?
   *[other] { $location }: zabrać jeszcze jeden żeton?
}
lockup-ask-return-goods = { $n ->
    [one] { lockup-tome-fences-price-list }: zwrócić jeszcze { $n } zasób?
    [few] { lockup-tome-fences-price-list }: zwróć zasób (najwyżej { $n })
   *[many] { lockup-tome-fences-price-list }: zwróć zasób (najwyżej { $n })
}
lockup-ask-take-goods = { $n ->
    [one] { lockup-tome-fences-price-list }: weź { $n } zasób
    [few] { lockup-tome-fences-price-list }: weź { $n } zasoby
   *[many] { lockup-tome-fences-price-list }: weź { $n } zasobów
}
lockup-ask-choose-found = { lockup-tome-scavengers-almanac }: co bierzesz?
lockup-ask-keep-tome = Którą księgę zatrzymujesz? Druga trafia pod talię

## Pytania: nagrody
lockup-ask-take-reward = { $kind ->
    [power-first] { $location }, miejsce { $place }: znacznik mocy i znacznik pierwszego gracza. Wziąć?
    [power] { $location }, miejsce { $place }: znaczniki mocy, { $n }. Wziąć?
    [scrap] { $location }, miejsce { $place }: { $n ->
        [1] 1 złom. Wziąć?
       *[other] { $n } złomu. Wziąć?
    }
    [potion] { $location }, miejsce { $place }: { $n ->
        [one] { $n } mikstura. Wziąć?
        [few] { $n } mikstury. Wziąć?
       *[many] { $n } mikstur. Wziąć?
    }
    [iron] { $location }, miejsce { $place }: { $n ->
        [1] 1 żelazo. Wziąć?
       *[other] { $n } żelaza. Wziąć?
    }
    [choose-tome] { $location }, miejsce { $place }: dobrać { $n } księgi i zatrzymać jedną?
   *[tome] { $location }, miejsce { $place }: dobrać księgę?
}
lockup-ask-choose-resource = Kantyna, miejsce 1: wziąć 1 wybrany zasób?
lockup-ask-offer-exchange = { $n ->
    [one] Kantyna: wymienić { $n } swój zasób na 1 innego rodzaju?
    [few] Kantyna: wymienić { $n } swoje zasoby na 1 innego rodzaju?
   *[many] Kantyna: wymienić { $n } swoich zasobów na 1 innego rodzaju?
}
lockup-ask-give-second = Kantyna, oddajesz: { $good }. Co jeszcze?
lockup-ask-exchange = Wymienić 1 swój zasób na 1 innego rodzaju?
lockup-ask-receive = Oddajesz: { $goods }. Co za to bierzesz?
lockup-ask-hire-goons = Stołówka, miejsce { $place }: zwerbować najemników?
lockup-ask-take-goon = Który najemnik idzie z tobą?
lockup-ask-choose-craft = Blok cel: wytworzyć przedmiot czy zarezerwować za 1 zasób?
lockup-ask-rival-pays = { $item }: co płaci { $other }?
lockup-ask-pay-cost = { $n ->
    [0] { $item }: który zasób płacisz jako „dowolny”?
   *[other] { $item }: którą część kosztu pomijasz?
}
lockup-ask-pay-goods = { $n ->
    [one] Zapłać { $n } zasób: który?
    [few] Zapłać { $n } zasoby: który najpierw?
   *[many] Zapłać { $n } zasobów: który najpierw?
}
lockup-ask-give-suspicion = Kto dostaje 1 twój znacznik podejrzeń?

## Pytania: Obchód i tryb ekspercki
lockup-ask-discard-excess = { $n ->
    [one] Masz za dużo zasobów: odrzuć { $n } zasób
    [few] Masz za dużo zasobów: odrzuć { $n } zasoby
   *[many] Masz za dużo zasobów: odrzuć { $n } zasobów
}
lockup-ask-choose-trait = Jaką cechę ma twoja banda?
lockup-ask-keep-goon = { $n ->
    [one] Premia startowa: którego najemnika zatrzymujesz?
    [few] Premia startowa: których { $n } najemników zatrzymujesz?
   *[many] Premia startowa: których { $n } najemników zatrzymujesz?
}
lockup-ask-reserve-free = Premia startowa: który przedmiot rezerwujesz za darmo?

## Możliwości
lockup-do-go = { $location }
lockup-do-pass = Spasuj
lockup-do-up = { $kind ->
    [lookout] { $token } odkryty: siła 0, za to podejrzenia biorą inni
    [enforcer] { $token } odkryty: siła { $power }: twoja moc
   *[other] { $token } odkryty
}
lockup-do-down = { $kind ->
    [lookout] { $token } zakryty: siła 0, za to podejrzenia biorą inni
    [enforcer] { $token } zakryty: siła { $power }: twoja moc
   *[other] { $token } zakryty
}
lockup-do-end = Zakończ
lockup-do-end-place-tokens = Zakończ turę
lockup-do-end-recall-tokens = Dość żetonów
lockup-do-end-return-goods = Dość zasobów
lockup-do-tome = Zagraj: { $tome }
lockup-do-no-tome = Bez księgi
lockup-do-turn-up = Strażnik: { $location }
lockup-do-take = { $kind ->
    [power-first] Weź znacznik mocy i znacznik pierwszego gracza
    [power] Weź znaczniki mocy: { $n }
    [scrap] { $n ->
        [1] Weź 1 złom
       *[other] Weź { $n } złomu
    }
    [potion] { $n ->
        [one] Weź { $n } miksturę
        [few] Weź { $n } mikstury
       *[many] Weź { $n } mikstur
    }
    [iron] { $n ->
        [1] Weź 1 żelazo
       *[other] Weź { $n } żelaza
    }
    [choose-tome] Dobierz { $n } księgi, zatrzymaj jedną
    [tome] Dobierz księgę
   *[other] Weź nagrodę
}
lockup-do-decline = { $n ->
    [0] Zrezygnuj: banda idzie do Biblioteki
   *[other] Zrezygnuj: banda wraca do karceru
}
lockup-do-gain = Weź: { $good }
lockup-do-give = Oddaj: { $good }
lockup-do-receive = Weź: { $good }
lockup-do-recruit = { $n ->
    [one] { $price ->
        [0] Zwerbuj { $n } najemnika za darmo
        [one] Zwerbuj { $n } najemnika za { $price } zasób
        [few] Zwerbuj { $n } najemnika za { $price } zasoby
       *[many] Zwerbuj { $n } najemnika za { $price } zasobów
    }
    [few] { $price ->
        [0] Zwerbuj { $n } najemników za darmo
        [one] Zwerbuj { $n } najemników za { $price } zasób
        [few] Zwerbuj { $n } najemników za { $price } zasoby
       *[many] Zwerbuj { $n } najemników za { $price } zasobów
    }
   *[many] { $price ->
        [0] Zwerbuj { $n } najemników za darmo
        [one] Zwerbuj { $n } najemników za { $price } zasób
        [few] Zwerbuj { $n } najemników za { $price } zasoby
       *[many] Zwerbuj { $n } najemników za { $price } zasobów
    }
}
lockup-do-pay = Zapłać: { $good }
lockup-do-goon = { $n ->
    [1] Zwerbuj: { $goon } ({ lockup-type-dwarf })
    [2] Zwerbuj: { $goon } ({ lockup-type-ratfolk })
    [3] Zwerbuj: { $goon } ({ lockup-type-cultist })
    [4] Zwerbuj: { $goon } ({ lockup-type-demon })
    [5] Zwerbuj: { $goon } ({ lockup-type-hobgoblin })
    [6] Zwerbuj: { $goon } ({ lockup-type-skinner })
    [7] Zwerbuj: { $goon } ({ lockup-type-brigand })
   *[other] Zwerbuj: { $goon }
}
lockup-do-craft = { $n ->
    [0] Wytwórz: { $item }
   *[other] Wytwórz: { $item } ({ $n } ★)
}
lockup-do-reserve = Zarezerwuj: { $item }
lockup-do-keep = Zatrzymaj: { $tome }
lockup-do-discard = Odrzuć: { $good }
lockup-do-accuse = { $seat }
lockup-do-no-exchange = Bez wymiany
lockup-do-trait = { $trait }
lockup-do-keep-goon = { $n ->
    [1] Zatrzymaj: { $goon } ({ lockup-type-dwarf })
    [2] Zatrzymaj: { $goon } ({ lockup-type-ratfolk })
    [3] Zatrzymaj: { $goon } ({ lockup-type-cultist })
    [4] Zatrzymaj: { $goon } ({ lockup-type-demon })
    [5] Zatrzymaj: { $goon } ({ lockup-type-hobgoblin })
    [6] Zatrzymaj: { $goon } ({ lockup-type-skinner })
    [7] Zatrzymaj: { $goon } ({ lockup-type-brigand })
   *[other] Zatrzymaj: { $goon }
}
lockup-do-leave-out = Pomiń: { $cost }
lockup-do-rob = Płaci { $seat }
lockup-do-rival-pays = { $good }
lockup-do-peek = { $spot }
lockup-do-lift = { $piece }
lockup-do-move = Tutaj: { $location }
lockup-do-recall-from = Stąd: { $location }
lockup-do-recall = Zabierz: { $piece }
lockup-do-alibi = Odrzuć znaczniki podejrzeń: { $n }
lockup-do-return = Zwróć: { $good }
lockup-do-find = { $n ->
    [0] Weź: { $good }
    [1] Weź: { $good }
   *[other] Weź: { $good } ×{ $n }
}
lockup-do-take-item = Zarezerwuj: { $item }

## Dziennik: rundy
lockup-log-round = Zaczyna się runda { $n }
lockup-log-turn = Runda { $n }: { $seat }
lockup-log-lights-out = Cisza nocna, runda { $n }
lockup-log-patrol = Obchód po rundzie { $n }
lockup-log-scoring = Punktacja końcowa
lockup-log-location = Rozpatrywana lokacja: { $location }

## Dziennik: Apel
lockup-log-places = { $seat } wykłada żeton „{ $token }”: { $location }
lockup-log-hides = { $seat } wykłada zakryty żeton „{ $token }”: { $location }
lockup-log-hides-unseen = { $seat } wykłada zakryty żeton: { $location }
lockup-log-passes = { $n ->
    [0] { $seat } pasuje
    [one] { $seat } pasuje, zostaje { $n } żeton
    [few] { $seat } pasuje, zostają { $n } żetony
   *[many] { $seat } pasuje, zostaje { $n } żetonów
}
lockup-log-guards-turn = Tura strażników
lockup-log-guard = Strażnik, { $location }: { $guard }
lockup-log-guard-called = { $location }: przychodzi jeszcze jeden strażnik, zakryty
lockup-log-off-duty = Przerwa: strażnik nie przychodzi

## Dziennik: Cisza nocna
lockup-log-turns-tokens = { $seat } odkrywa żetony ({ $location }): { $tokens }
lockup-log-ranks = { $tied ->
    [0] { $seat } zajmuje miejsce { $n }, siła { $strength }
   *[other] { $seat } zajmuje miejsce { $n }, siła { $strength } (remis: od pierwszego gracza)
}
lockup-log-guards-ranks = { $tied ->
    [0] Strażnicy zajmują miejsce { $n }, siła { $strength }
   *[other] Strażnicy zajmują miejsce { $n }, siła { $strength } (remis: od pierwszego gracza)
}
lockup-log-takes-suspicion = { $seat } bierze znaczniki podejrzeń: { $n }
lockup-log-guards-takes-suspicion = Strażnicy biorą znaczniki podejrzeń: { $n }
lockup-log-suspicion-stays = Każdy ma czujkę: znaczniki podejrzeń zostają ({ $n })
lockup-log-declines = { $seat } nie bierze nagrody ({ $location })
lockup-log-to-library = { $seat } idzie do Biblioteki: { $tokens }
lockup-log-guards-to-library = Strażnicy idą do Biblioteki
lockup-log-takes-first = { $seat } bierze znacznik pierwszego gracza
lockup-log-guards-takes-first = Strażnicy biorą znacznik pierwszego gracza
lockup-log-keeps-first = { $seat } zachowuje znacznik pierwszego gracza
lockup-log-guards-keeps-first = Strażnicy zachowują znacznik pierwszego gracza
lockup-log-takes-lying = { $n ->
    [1] { $seat } bierze też to, co zostawił zbój: { $good }
   *[other] { $seat } bierze też to, co zostawił zbój: { $good } ×{ $n }
}
lockup-log-guards-takes-lying = { $n ->
    [1] Strażnicy biorą też to, co zostawił zbój: { $good }
   *[other] Strażnicy biorą też to, co zostawił zbój: { $good } ×{ $n }
}

## Dziennik: zyski i koszty
lockup-log-gains = { $n ->
    [1] { $seat } zyskuje: { $good }
   *[other] { $seat } zyskuje: { $good } ×{ $n }
}
lockup-log-guards-gains = { $n ->
    [1] Strażnicy zyskują: { $good }
   *[other] Strażnicy zyskują: { $good } ×{ $n }
}
lockup-log-gains-power = { $seat } zyskuje znaczniki mocy: { $n }
lockup-log-guards-gains-power = Strażnicy zyskują znaczniki mocy: { $n }
lockup-log-gains-suspicion = { $seat } bierze na początku znaczniki podejrzeń: { $n }
lockup-log-gains-reputation = { $n ->
    [one] { $seat } zyskuje { $n } gwiazdkę
    [few] { $seat } zyskuje { $n } gwiazdki
   *[many] { $seat } zyskuje { $n } gwiazdek
}
lockup-log-guards-stars = { $n ->
    [one] Strażnicy zyskują { $n } gwiazdkę zamiast księgi
    [few] Strażnicy zyskują { $n } gwiazdki zamiast księgi
   *[many] Strażnicy zyskują { $n } gwiazdek zamiast księgi
}
lockup-log-pays = { $seat } płaci: { $good }
lockup-log-exchanges = { $seat } wymienia: { $goods } → { $good }
lockup-log-guards-exchanges = Strażnicy wymieniają: { $good } → { $other_good }
lockup-log-storage = { $seat } ma nowy limit przechowywania: { $n }
lockup-log-discards = { $seat } odrzuca: { $good }
lockup-log-discards-suspicion = { $seat } odrzuca znaczniki podejrzeń: { $n }
lockup-log-guards-discards-suspicion = Strażnicy odrzucają znaczniki podejrzeń: { $n }
lockup-log-accuses = { $seat } oddaje znacznik podejrzeń, dostaje go { $other }
lockup-log-accuses-guards = { $seat } oddaje znacznik podejrzeń strażnikom
lockup-log-guards-accuses = Strażnicy oddają znacznik podejrzeń, dostaje go { $other }

## Dziennik: przedmioty, najemnicy, cele
lockup-log-crafts = { $n ->
    [one] { $seat } wytwarza przedmiot „{ $item }” i zyskuje { $n } gwiazdkę
    [few] { $seat } wytwarza przedmiot „{ $item }” i zyskuje { $n } gwiazdki
   *[many] { $seat } wytwarza przedmiot „{ $item }” i zyskuje { $n } gwiazdek
}
lockup-log-guards-crafts = { $n ->
    [one] Strażnicy wytwarzają przedmiot „{ $item }” i zyskują { $n } gwiazdkę
    [few] Strażnicy wytwarzają przedmiot „{ $item }” i zyskują { $n } gwiazdki
   *[many] Strażnicy wytwarzają przedmiot „{ $item }” i zyskują { $n } gwiazdek
}
lockup-log-reserves = { $seat } rezerwuje przedmiot „{ $item }”
lockup-log-guards-reserves = Strażnicy rezerwują przedmiot „{ $item }”
lockup-log-leaves-out = { $seat } pomija część kosztu: { $cost }
lockup-log-rival-pays = { $other } płaci ({ $good }), a przedmiot wytwarza { $seat }
lockup-log-recruits = { $seat } werbuje najemnika: { $goon }
lockup-log-guards-recruits = Strażnicy werbują najemnika: { $goon }
lockup-log-majority = { $seat } bierze cel „{ $goal }”
lockup-log-guards-majority = Strażnicy biorą cel „{ $goal }”
lockup-log-instant = { $n ->
    [one] { $seat } osiąga cel „{ $goal }” przed innymi i zyskuje { $n } gwiazdkę
    [few] { $seat } osiąga cel „{ $goal }” przed innymi i zyskuje { $n } gwiazdki
   *[many] { $seat } osiąga cel „{ $goal }” przed innymi i zyskuje { $n } gwiazdek
}
lockup-log-guards-instant = { $n ->
    [one] Strażnicy osiągają cel „{ $goal }” przed innymi i zyskują { $n } gwiazdkę
    [few] Strażnicy osiągają cel „{ $goal }” przed innymi i zyskują { $n } gwiazdki
   *[many] Strażnicy osiągają cel „{ $goal }” przed innymi i zyskują { $n } gwiazdek
}

## Dziennik: księgi
lockup-log-plays-tome = { $seat } zagrywa księgę „{ $tome }”
lockup-log-draws-tome = { $seat } dobiera księgę „{ $tome }”
lockup-log-draws-tome-unseen = { $seat } dobiera księgę
lockup-log-keeps-tome = { $seat } zatrzymuje księgę „{ $tome }”, druga trafia pod talię
lockup-log-keeps-tome-unseen = { $seat } zatrzymuje jedną z dwóch ksiąg
lockup-log-robs = Za przedmiot, który wytwarza { $seat }, 1 zasób płaci { $other }
lockup-log-peeks = { $seat } podgląda zakryty żeton ({ $other }, { $location }): { $token }
lockup-log-peeks-unseen = { $seat } podgląda zakryty żeton ({ $other }, { $location })
lockup-log-moves = { $seat } przenosi żeton „{ $token }” z lokacji „{ $location }” do lokacji „{ $other_location }”
lockup-log-moves-hidden = { $seat } przenosi zakryty żeton „{ $token }” z lokacji „{ $location }” do lokacji „{ $other_location }”
lockup-log-moves-hidden-unseen = { $seat } przenosi zakryty żeton z lokacji „{ $location }” do lokacji „{ $other_location }”
lockup-log-recalls = { $seat } zabiera żeton „{ $token }” z lokacji „{ $location }”
lockup-log-recalls-hidden = { $seat } zabiera zakryty żeton „{ $token }” z lokacji „{ $location }”
lockup-log-recalls-hidden-unseen = { $seat } zabiera zakryty żeton z lokacji „{ $location }”
lockup-log-returns = { $seat } zwraca do puli: { $good }

## Dziennik: Obchód, rewizje, koniec
lockup-log-goon-leaves = { $goon } opuszcza Stołówkę
lockup-log-suspicion = Znaczniki podejrzeń, { $location }: { $n }
lockup-log-brings = { $goon } przynosi zasób ({ $location }): { $good }
lockup-log-raid = Rewizja numer { $n }: porównuje się znaczniki podejrzeń
lockup-log-raided = { $n ->
    [one] { $seat } traci { $n } gwiazdkę
    [few] { $seat } traci { $n } gwiazdki
   *[many] { $seat } traci { $n } gwiazdek
}
lockup-log-guards-raided = { $n ->
    [one] Strażnicy tracą { $n } gwiazdkę
    [few] Strażnicy tracą { $n } gwiazdki
   *[many] Strażnicy tracą { $n } gwiazdek
}
lockup-log-chooses-trait = { $seat } wybiera cechę „{ $trait }”
lockup-log-keeps-goon = { $seat } zatrzymuje najemnika: { $goon }
lockup-log-scores = { $n ->
    [one] { $seat } kończy grę: { $n } gwiazdka
    [few] { $seat } kończy grę: { $n } gwiazdki
   *[many] { $seat } kończy grę: { $n } gwiazdek
}
lockup-log-guards-scores = { $n ->
    [one] Strażnicy kończą grę: { $n } gwiazdka
    [few] Strażnicy kończą grę: { $n } gwiazdki
   *[many] Strażnicy kończą grę: { $n } gwiazdek
}

## Koniec
lockup-end-six-rounds = Minęło sześć rund: wygrywa ten, kto ma najwięcej gwiazdek
lockup-end-tie = Tyle samo gwiazdek: wygrywa ten, kto wytworzył więcej przedmiotów, inaczej zwycięstwo jest wspólne (16.4)
lockup-part-reputation = Reputacja
lockup-part-majority = Cel Przewaga
lockup-part-end-goal = Cel Koniec gry
lockup-part-goons = Najemnicy
lockup-part-goods = Zasoby
lockup-part-tomes = Księgi
lockup-part-first = Pierwszy gracz

## Those whom nobody plays
lockup-lost = Wygrywają strażnicy
lockup-rival-guards = Strażnicy

## Standing orders for all locations together
lockup-reaction-t3 = Przed lokacją
lockup-reaction-t4 = Siły w lokacji
lockup-reaction-t5 = Nagrody w lokacji
