# Tam, gdzie kraczą żaby: co mówi stół. Dziennik w czasie teraźniejszym, najpierw gracz; nazwy kart stoją w mianowniku.

frogs-title = Tam, gdzie kraczą żaby
frogs-intro = Co turę dwie główne akcje: zagraj kartę lub aktywuj kartę. Wieśniacy zużywają zasoby, by dobierać karty, podróżować i zarabiać; sprzęt i budynki odpalają się od tego, co się dzieje; puste karty chowa się pod kartę punktacji. Gdy talia się skończy, każdy rozgrywa jeszcze jedną turę i wygrywa ten, kto ma więcej punktów: najmniejsza grupa schowanych wieśniaków razy największa, monety na budynkach oraz schowany sprzęt razy zaczarowane budynki.
    .more = (rules lub rules 8: całe prawo)
frogs-seat-orange = Pomarańczowy
frogs-seat-blue = Niebieski

## Opcje stołu
frogs-setting-board = Strona planszy
frogs-setting-theme = Talia tematyczna
frogs-setting-both_decks = Tam, gdzie głośniej kraczą żaby: obie talie
frogs-setting-no_memory = Bez pamięci
frogs-setting-tie_break = Remis

## Pola, nazwane od tego, co dają
frogs-reward = { $gives ->
    [home] dom
    [gain] { $n ->
        [one] { $n } moneta
        [few] { $n } monety
       *[many] { $n } monet
    }
    [draw] { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    [nest] Gniazdo
    [lily-pad] Lilia
    [burrow] Nora
    [iron] żelazna skrzynia
    [golden] złota skrzynia
    [ruby] rubinowa skrzynia
    [star] żeton „gwiazda”
    [spark] żeton „iskra”
    [heart] żeton „serce”
    [none] bez nagrody
   *[unknown] następne pole
}
# dokąd się idzie
frogs-goal = { $gives ->
    [home] do domu
    [gain] { $n ->
        [one] na pole z { $n } monetą
        [few] na pole z { $n } monetami
       *[many] na pole z { $n } monetami
    }
    [draw] { $n ->
        [one] na pole z { $n } kartą
        [few] na pole z { $n } kartami
       *[many] na pole z { $n } kartami
    }
    [nest] na pole Gniazda
    [lily-pad] na pole Lilii
    [burrow] na pole Nory
    [iron] do żelaznej skrzyni
    [golden] do złotej skrzyni
    [ruby] do rubinowej skrzyni
    [star] do żetonu „gwiazda”
    [spark] do żetonu „iskra”
    [heart] do żetonu „serce”
    [none] na pole bez nagrody
   *[unknown] na następne pole
}
# ile kosztuje droga
frogs-toll = { $coins ->
    [0] {""}
    [one] {" "}(zapłać { $coins } monetę)
    [few] {" "}(zapłać { $coins } monety)
   *[many] {" "}(zapłać { $coins } monet)
}{ $cards ->
    [0] {""}
    [one] {" "}(wyrzuć { $cards } kartę)
    [few] {" "}(wyrzuć { $cards } karty)
   *[many] {" "}(wyrzuć { $cards } kart)
}
# pasujące karty, w bierniku
frogs-fitting = { $kind ->
    [villager] { $of ->
        [crow] kruczego{" "}
        [frog] żabiego{" "}
        [rabbit] króliczego{" "}
       *[any] {""}
    }wieśniaka
    [building] { $of ->
        [crow] kruczy{" "}
        [frog] żabi{" "}
        [rabbit] króliczy{" "}
       *[any] {""}
    }budynek
   *[any] { $of ->
        [crow] kruczą{" "}
        [frog] żabią{" "}
        [rabbit] króliczą{" "}
       *[any] {""}
    }{ $kind ->
        [gear] kartę sprzętu
       *[any] kartę
    }
}

## Pytania: przygotowanie
frogs-ask-take-novice = Którego początkującego wieśniaka bierzesz?
frogs-ask-drop-cards = { $n ->
    [one] Wyrzuć jeszcze { $n } kartę z pierwszej ręki
    [few] Wyrzuć { $n } karty z pierwszej ręki, jedną po drugiej
   *[many] Wyrzuć { $n } kart z pierwszej ręki, jedną po drugiej
}

## Pytania: tura
frogs-ask-take-turn = { $n ->
    [0] Obie główne akcje za tobą: wolna akcja czy koniec tury?
    [1] Masz jeszcze 1 główną akcję: zagraj lub aktywuj kartę
   *[other] Masz { $n } główne akcje: zagraj lub aktywuj karty
}
frogs-ask-choose-token = { $card }: który żeton zaczarowania tu kładziesz?
frogs-ask-tuck-empty = Którą pustą kartę chowasz teraz?
frogs-ask-answers = { $event ->
    [card-played] Zagrywasz kartę: co odpala się teraz?
    [start-activated] Aktywujesz kartę startową: co odpala się teraz?
    [villager-activated] Aktywujesz wieśniaka: co odpala się teraz?
    [gained] Zarabiasz monety: co odpala się teraz?
    [drawn] Dobierasz karty: co odpala się teraz?
    [discarded] Wyrzucasz karty: co odpala się teraz?
    [tucked-from-hand] Chowasz karty: co odpala się teraz?
    [travelled] Podróżujesz: co odpala się teraz?
    [arrived] Zatrzymujesz się: co odpala się teraz?
    [looked] Rozważasz karty: co odpala się teraz?
    [invested] Inwestujesz: co odpala się teraz?
   *[enchanted] Zaczarowujesz budynek: co odpala się teraz?
}

## Pytania: efekty
frogs-ask-travelling = { $steps ->
    [0] { $n ->
        [one] Dokąd idziesz? Podróż o { $n } pole
        [few] Dokąd idziesz? Podróż o maks. { $n } pola
       *[many] Dokąd idziesz? Podróż o maks. { $n } pól
    }
   *[other] { $n ->
        [one] Idziesz dalej czy stajesz? Możesz przejść jeszcze { $n } pole
        [few] Idziesz dalej czy stajesz? Możesz przejść jeszcze { $n } pola
       *[many] Idziesz dalej czy stajesz? Możesz przejść jeszcze { $n } pól
    }
}{ $rewarded ->
    [none] {" "}(bez nagrody)
    [gain-becomes-draw] {" "}(zamiast monet karty)
   *[normal] {""}
}
frogs-ask-choose = { $gives ->
    [iron] Żelazna skrzynia: którą nagrodę wybierasz?
    [golden] Złota skrzynia: którą nagrodę wybierasz?
    [ruby] Rubinowa skrzynia: którą nagrodę wybierasz?
    [nest] Aktywujesz swoje Gniazdo czy je ulepszasz?
    [lily-pad] Aktywujesz swoją Lilię czy ją ulepszasz?
    [burrow] Aktywujesz swoją Norę czy ją ulepszasz?
    [card] { $card }: który efekt wybierasz?
   *[other] Który efekt wybierasz?
}
frogs-ask-from-looked = { $kind ->
    [draw] { $n ->
        [1] Którą z rozważanych kart dobierasz?
       *[other] Dobierz { $n } z rozważanych kart: którą najpierw?
    }
    [tuck] { $n ->
        [1] Którą z rozważanych kart chowasz?
       *[other] Schowaj { $n } z rozważanych kart: którą najpierw?
    }
   *[discard] { $n ->
        [1] Którą z rozważanych kart wyrzucasz?
       *[other] Wyrzuć { $n } z rozważanych kart: którą najpierw?
    }
}
frogs-ask-put-back = { $n ->
    [1] Która karta wraca na wierzch talii?
   *[other] Która karta leży jako następna, { $n }. od góry?
}
frogs-ask-discard-cards = { $n ->
    [one] Którą kartę wyrzucasz?
    [few] Wyrzuć { $n } karty: którą najpierw?
   *[many] Wyrzuć { $n } kart: którą najpierw?
}
frogs-ask-tuck-cards = { $n ->
    [one] Którą kartę z ręki chowasz?
    [few] Schowaj { $n } karty z ręki: którą najpierw?
   *[many] Schowaj { $n } kart z ręki: którą najpierw?
}
frogs-ask-draw-from-pile = { $n ->
    [one] Którą kartę dobierasz ze stosu wyrzuconych?
    [few] Dobierz { $n } karty ze stosu wyrzuconych: którą najpierw?
   *[many] Dobierz { $n } kart ze stosu wyrzuconych: którą najpierw?
}
frogs-ask-tuck-from-pile = { $n ->
    [one] Którą kartę ze stosu wyrzuconych chowasz?
    [few] Schowaj { $n } karty ze stosu wyrzuconych: którą najpierw?
   *[many] Schowaj { $n } kart ze stosu wyrzuconych: którą najpierw?
}
frogs-ask-play-by-effect = { $from ->
    [discarded] Zagraj { frogs-fitting } spośród właśnie wyrzuconych{ $pay ->
        [yes] , płacąc koszt
       *[no] , nie płacąc kosztu
    }
    [discard-pile] Zagraj { frogs-fitting } ze stosu wyrzuconych{ $pay ->
        [yes] , płacąc koszt
       *[no] , nie płacąc kosztu
    }
   *[hand] Zagraj { frogs-fitting } z ręki{ $pay ->
        [yes] , płacąc koszt
       *[no] , nie płacąc kosztu
    }
}
frogs-asker = { $by ->
    [card] { $card }:{ " " }
   *[none] { "" }
}
frogs-ask-may-play = { frogs-asker }{ $from ->
    [discarded] Zagrywasz { frogs-fitting } spośród właśnie wyrzuconych{ $pay ->
        [yes] , płacąc koszt?
       *[no] , nie płacąc kosztu?
    }
    [discard-pile] Zagrywasz { frogs-fitting } ze stosu wyrzuconych{ $pay ->
        [yes] , płacąc koszt?
       *[no] , nie płacąc kosztu?
    }
   *[hand] Zagrywasz { frogs-fitting } z ręki{ $pay ->
        [yes] , płacąc koszt?
       *[no] , nie płacąc kosztu?
    }
}
frogs-ask-may-reveal = { frogs-asker }{ $from ->
    [drawn] Ujawniasz { frogs-fitting } spośród właśnie dobranych?
   *[hand] Ujawniasz { frogs-fitting } z ręki?
}
frogs-ask-provide = { $n ->
    [one] Który z twoich wieśniaków dostaje { $n } zasób?
    [few] Który z twoich wieśniaków dostaje { $n } zasoby?
   *[many] Który z twoich wieśniaków dostaje { $n } zasobów?
}
frogs-ask-activate-one = { $of ->
    [crow] Którego kruczego wieśniaka aktywujesz?
    [frog] Którego żabiego wieśniaka aktywujesz?
    [rabbit] Którego króliczego wieśniaka aktywujesz?
   *[any] Którego wieśniaka aktywujesz?
}
frogs-ask-start-one = Którą kartę startową aktywujesz?
frogs-ask-upgrade-one = Którą kartę startową ulepszasz?
frogs-ask-invest-where = { $n ->
    [one] W który swój budynek inwestujesz { $n } monetę?
    [few] W który swój budynek inwestujesz maks. { $n } monety?
   *[many] W który swój budynek inwestujesz maks. { $n } monet?
}
frogs-ask-invest = { $n ->
    [one] { $card }: inwestujesz { $n } monetę?
    [few] { $card }: ile monet inwestujesz, najwyżej { $n }?
   *[many] { $card }: ile monet inwestujesz, najwyżej { $n }?
}

## Możliwości
frogs-do-novice = Weź „{ $card }”
frogs-do-drop = Wyrzuć „{ $card }”
frogs-do-play = { $coins ->
    [0] Zagraj „{ $card }”
    [one] Zagraj „{ $card }” ({ $coins } moneta)
    [few] Zagraj „{ $card }” ({ $coins } monety)
   *[many] Zagraj „{ $card }” ({ $coins } monet)
}
frogs-does = { $effects ->
    [none] { "" }
   *[other] : { $effects }
}
frogs-do-activate = Aktywuj „{ $card }”{ frogs-does }
frogs-do-activate-take-turn = { $n ->
    [1] Aktywuj „{ $card }” (ostatni zasób){ frogs-does }
   *[other] Aktywuj „{ $card }”{ frogs-does }
}
frogs-do-start = Aktywuj „{ $start }”{ frogs-does }
frogs-do-free = { $n ->
    [1] Aktywuj „{ $card }” (wolna akcja, ostatni zasób){ frogs-does }
   *[other] Aktywuj „{ $card }” (wolna akcja){ frogs-does }
}
frogs-do-enchant = Zaczaruj „{ $card }” (wolna akcja)
frogs-do-token = Użyj żetonu „{ $charm }”
frogs-do-end = Zakończ turę
frogs-do-go = { $way ->
    [home] { $arm }: { frogs-reward }{ frogs-toll }
    [n] Na północ: { frogs-reward }{ frogs-toll }
    [ne] Na północny wschód: { frogs-reward }{ frogs-toll }
    [e] Na wschód: { frogs-reward }{ frogs-toll }
    [se] Na południowy wschód: { frogs-reward }{ frogs-toll }
    [s] Na południe: { frogs-reward }{ frogs-toll }
    [sw] Na południowy zachód: { frogs-reward }{ frogs-toll }
    [w] Na zachód: { frogs-reward }{ frogs-toll }
    [nw] Na północny zachód: { frogs-reward }{ frogs-toll }
   *[on] Dalej: { frogs-reward }{ frogs-toll }
}
frogs-do-stop = { $gives ->
    [gain] { $n ->
        [one] Stań tutaj: zarób { $n } monetę
        [few] Stań tutaj: zarób { $n } monety
       *[many] Stań tutaj: zarób { $n } monet
    }
    [draw] { $n ->
        [one] Stań tutaj: dobierz { $n } kartę
        [few] Stań tutaj: dobierz { $n } karty
       *[many] Stań tutaj: dobierz { $n } kart
    }
    [nest] Stań tutaj: Gniazdo
    [lily-pad] Stań tutaj: Lilia
    [burrow] Stań tutaj: Nora
    [iron] Stań tutaj: otwórz żelazną skrzynię
    [golden] Stań tutaj: otwórz złotą skrzynię
    [ruby] Stań tutaj: otwórz rubinową skrzynię
    [star] Stań tutaj: weź żeton „gwiazda”
    [spark] Stań tutaj: weź żeton „iskra”
    [heart] Stań tutaj: weź żeton „serce”
    [none] Stań tutaj: bez nagrody
   *[unknown] Stań tutaj
}
frogs-do-choose = { $effects ->
    [none] Efekt { $option }
   *[other] { $effects }
}
frogs-do-tuck = Schowaj „{ $card }”
frogs-do-discard = Wyrzuć „{ $card }”
frogs-do-draw = Dobierz „{ $card }”
frogs-do-draw-draw-from-pile = Dobierz „{ $card }” ze stosu wyrzuconych
frogs-do-put-back = Odłóż „{ $card }” na talię
frogs-do-provide = { $n ->
    [0] Dodaj na „{ $card }”
    [one] Dodaj { $n } zasób na „{ $card }”
    [few] Dodaj { $n } zasoby na „{ $card }”
   *[many] Dodaj { $n } zasobów na „{ $card }”
}
frogs-do-upgrade = Ulepsz „{ $start }”
frogs-do-reveal = Ujawnij „{ $card }”
frogs-do-no = Zrezygnuj
frogs-do-no-may-play = Nie zagrywaj niczego
frogs-do-no-may-reveal = Nie ujawniaj niczego
frogs-do-invest = { $n ->
    [0] Nie inwestuj
    [one] Inwestuj { $n } monetę
    [few] Inwestuj { $n } monety
   *[many] Inwestuj { $n } monet
}
frogs-do-invest-in = Inwestuj w „{ $card }”
frogs-do-answer = { $kind ->
    [gear] { $n ->
        [0] Pomiń „{ $card }”: brak zasobów
       *[other] Zastosuj „{ $card }”: Weź 1 monetę
    }
    [building] { $effects ->
        [none] Zastosuj „{ $card }”
       *[other] Zastosuj „{ $card }”: { $effects }
    }
   *[none] { $card }
}
frogs-do-empty = { $effects ->
    [none] Schowaj „{ $card }”
   *[other] Schowaj „{ $card }” po efekcie reliktu: { $effects }
}

## Dziennik: przygotowanie i tury
frogs-log-novice = { $seat } bierze kartę „{ $card }”
frogs-log-leaves-novice = { $card } to pierwsza karta stosu wyrzuconych
frogs-log-turn = Tura { $n }: { $seat }
frogs-log-plays = { $n ->
    [0] { $seat } zagrywa za darmo kartę „{ $card }”
    [one] { $seat } zagrywa kartę „{ $card }” za { $n } monetę
    [few] { $seat } zagrywa kartę „{ $card }” za { $n } monety
   *[many] { $seat } zagrywa kartę „{ $card }” za { $n } monet
}
frogs-log-activates = { $seat } aktywuje kartę „{ $card }”
frogs-log-starts = { $seat } aktywuje kartę „{ $start }”
frogs-log-enchants = { $seat } zaczarowuje budynek „{ $card }” żetonem „{ $charm }”
frogs-log-goes-home = { $seat } wraca podróżnikiem do domu
frogs-log-relic = { $seat } stosuje efekt reliktu: { $card }
frogs-log-tucks-empty = { $seat } chowa pustą kartę „{ $card }”
frogs-log-gear-answers = { $seat } bierze 1 monetę z karty „{ $card }”
frogs-log-building-answers = { $seat } odpala budynek „{ $card }”

## Dziennik: efekty
frogs-log-earns = { $n ->
    [one] { $seat } zarabia { $n } monetę
    [few] { $seat } zarabia { $n } monety
   *[many] { $seat } zarabia { $n } monet
}
frogs-log-pays = { $n ->
    [one] { $seat } płaci { $n } monetę
    [few] { $seat } płaci { $n } monety
   *[many] { $seat } płaci { $n } monet
}
frogs-log-draws = { $n ->
    [one] { $seat } dobiera { $n } kartę: { $cards }
    [few] { $seat } dobiera { $n } karty: { $cards }
   *[many] { $seat } dobiera { $n } kart: { $cards }
}
frogs-log-draws-unseen = { $n ->
    [one] { $seat } dobiera { $n } kartę
    [few] { $seat } dobiera { $n } karty
   *[many] { $seat } dobiera { $n } kart
}
frogs-log-takes = { $seat } dobiera ze stosu wyrzuconych kartę „{ $card }”
frogs-log-discards = { $seat } wyrzuca kartę „{ $card }”
frogs-log-tucks = { $seat } chowa kartę „{ $card }”
frogs-log-tucks-unseen = { $seat } chowa kartę z ręki
frogs-log-reveals = { $seat } ujawnia kartę „{ $card }”
frogs-log-considers = { $n ->
    [one] { $seat } rozważa { $n } kartę: { $cards }
    [few] { $seat } rozważa { $n } karty: { $cards }
   *[many] { $seat } rozważa { $n } kart: { $cards }
}
frogs-log-considers-unseen = { $n ->
    [one] { $seat } rozważa { $n } kartę
    [few] { $seat } rozważa { $n } karty
   *[many] { $seat } rozważa { $n } kart
}
frogs-log-draws-considered = { $seat } dobiera z rozważanych kartę „{ $card }”
frogs-log-draws-considered-unseen = { $seat } dobiera jedną z rozważanych kart
frogs-log-tucks-considered = { $seat } chowa z rozważanych kartę „{ $card }”
frogs-log-tucks-considered-unseen = { $seat } chowa jedną z rozważanych kart
frogs-log-puts-back = { $n ->
    [one] { $seat } odkłada na talię { $n } kartę
    [few] { $seat } odkłada na talię { $n } karty
   *[many] { $seat } odkłada na talię { $n } kart
}
frogs-log-chooses = { $seat } wybiera „{ $effects }”
frogs-log-provides = { $n ->
    [one] { $seat } dodaje { $n } zasób na kartę „{ $card }”
    [few] { $seat } dodaje { $n } zasoby na kartę „{ $card }”
   *[many] { $seat } dodaje { $n } zasobów na kartę „{ $card }”
}
frogs-log-upgrades = { $seat } ulepsza kartę „{ $start }”
frogs-log-invests-nothing = { $seat } nie inwestuje nic w budynek „{ $card }”
frogs-log-invests = { $n ->
    [one] { $seat } inwestuje { $n } monetę w budynek „{ $card }”
    [few] { $seat } inwestuje { $n } monety w budynek „{ $card }”
   *[many] { $seat } inwestuje { $n } monet w budynek „{ $card }”
}

## Dziennik: podróż
frogs-log-steps = { $gives ->
    [gain] { $n ->
        [one] { $seat } podróżuje na pole z { $n } monetą
        [few] { $seat } podróżuje na pole z { $n } monetami
       *[many] { $seat } podróżuje na pole z { $n } monetami
    }
    [draw] { $n ->
        [one] { $seat } podróżuje na pole z { $n } kartą
        [few] { $seat } podróżuje na pole z { $n } kartami
       *[many] { $seat } podróżuje na pole z { $n } kartami
    }
   *[other] { $seat } podróżuje { frogs-goal }
}
frogs-log-pays-route = { $n ->
    [one] { $seat } płaci za trasę { $n } monetę
    [few] { $seat } płaci za trasę { $n } monety
   *[many] { $seat } płaci za trasę { $n } monet
}
frogs-log-takes-token = { $seat } bierze żeton „{ $charm }”
frogs-log-uses-token = { $token ->
    [golden-chest] { $seat } zużywa żeton złotej skrzyni
    [plus-5] { $seat } zużywa żeton „+5”
   *[nest] { $seat } zużywa żeton gniazda
}

## Dziennik: koniec
frogs-log-last-turns = Talia się skończyła: po tej turze każdy gracz rozgrywa jeszcze jedną turę
frogs-log-scoring = Punktacja końcowa
frogs-log-scores = { $n ->
    [one] { $seat } kończy grę: { $n } punkt
    [few] { $seat } kończy grę: { $n } punkty
   *[many] { $seat } kończy grę: { $n } punktów
}

## Koniec
frogs-end-deck-empty = Talia się skończyła: wygrywa ten, kto ma więcej punktów
frogs-end-tie = Równa liczba punktów: decydują monety, potem punkty za wieśniaków (14.5)
frogs-part-villagers = Wieśniacy
frogs-part-buildings = Budynki
frogs-part-gear = Sprzęt
