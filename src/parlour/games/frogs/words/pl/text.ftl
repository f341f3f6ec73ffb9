### Frogs: co mówią karty, krótko; składa się z ich efektów. Wszystko małą literą: zdanie powstaje później.

## Wiersze karty
frogs-text-free = wolna akcja
frogs-text-relic = Relikt
frogs-text-once = Zaczarowanie, raz
frogs-text-lasting = Zaczarowanie, na stałe
frogs-text-then = { $line }, potem { $next }
frogs-text-when = { $before ->
    [yes] zanim { $text }
   *[no] gdy { $text }
}

## Karty, o których mowa, w bierniku
frogs-text-card = { $type ->
    [villager] { $species ->
        [crow] kruczego{" "}
        [frog] żabiego{" "}
        [rabbit] króliczego{" "}
       *[any] {""}
    }wieśniaka
    [building] { $species ->
        [crow] kruczy{" "}
        [frog] żabi{" "}
        [rabbit] króliczy{" "}
       *[any] {""}
    }budynek
   *[any] { $species ->
        [crow] kruczą{" "}
        [frog] żabią{" "}
        [rabbit] króliczą{" "}
       *[any] {""}
    }{ $type ->
        [gear] kartę sprzętu
       *[any] kartę
    }
}
frogs-text-starter = { $who ->
    [you] { $which ->
        [nest] swoje Gniazdo
        [lily-pad] swoją Lilię
        [burrow] swoją Norę
       *[any] dowolną swoją kartę startową
    }
   *[any] { $which ->
        [nest] Gniazdo
        [lily-pad] Lilię
        [burrow] Norę
       *[any] kartę startową
    }
}

## Efekty
frogs-effect-gain = zarób { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
}
frogs-effect-draw = { $from ->
    [looked] dobierz { $n }
    [discard-pile] dobierz { $n ->
        [one] { $n } dowolną kartę
        [few] { $n } dowolne karty
       *[many] { $n } dowolnych kart
    } ze stosu wyrzuconych
   *[deck] dobierz { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
}
frogs-effect-discard = { $from ->
    [looked] wyrzuć { $n }
   *[hand] wyrzuć { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
}
frogs-effect-tuck = { $from ->
    [looked] schowaj { $n }
    [revealed] schowaj ujawnioną kartę
    [discard-pile] schowaj { $n ->
        [one] { $n } dowolną kartę
        [few] { $n } dowolne karty
       *[many] { $n } dowolnych kart
    } ze stosu wyrzuconych
   *[hand] schowaj { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    } z ręki
}
frogs-effect-travel = podróżuj { $n }{ $reward ->
    [none] {" "}bez nagrody
   *[normal] {""}
}{ $tolls ->
    [ignore] , nie płacąc za drogę
   *[pay] {""}
}{ $reward ->
    [gain-becomes-draw] ; jeśli nagrodą są monety, zamiast nich dobierz tyle samo kart
   *[normal] {""}
}
frogs-effect-invest = { $on ->
    [this] inwestuj { $n }
   *[any] inwestuj { $n } w swój budynek
}
frogs-effect-look = rozważ { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
frogs-effect-add-supply = dodaj { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
} { $to ->
    [other-villager] innemu swojemu wieśniakowi
   *[villager] swojemu wieśniakowi
}
frogs-effect-activate-villager = aktywuj swojego { $species ->
    [crow] kruczego{" "}
    [frog] żabiego{" "}
    [rabbit] króliczego{" "}
   *[any] {""}
}wieśniaka
frogs-effect-activate-start = aktywuj { $starter }
frogs-effect-upgrade-start = ulepsz { $starter }
frogs-effect-play = { $may ->
    [yes] zagrać
   *[no] zagraj
} { $card } { $from ->
    [discarded] spośród właśnie wyrzuconych
    [discard-pile] ze stosu wyrzuconych
   *[hand] z ręki
}, { $pay ->
    [yes] płacąc koszt
   *[no] nie płacąc kosztu
}
frogs-effect-reveal = { $may ->
    [yes] ujawnić
   *[no] ujawnij
} { $card } { $from ->
    [drawn] spośród właśnie dobranych
   *[hand] z ręki
}
frogs-effect-pay = { $price ->
    [coins] zapłać { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[many] { $n } monet
    }
   *[discard] wyrzuć { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
}
frogs-effect-choose = wybierz
frogs-effect-may = możesz
frogs-effect-if-done = jeśli to zrobisz,
frogs-effect-boost = { $what ->
    [look] dodaj { $plus } do ich liczby
   *[travel] dodaj { $plus } do tej podróży
}

## Warunki: u sprzętu – co robi dowolny gracz, u budynków – co robisz ty
frogs-when-card-played = { $who ->
    [you] zagrywasz { $card }
   *[any] dowolny gracz zagrywa { $card }
}
frogs-when-start-activated = { $who ->
    [you] aktywujesz { $starter }
   *[any] dowolny gracz aktywuje { $starter }
}
frogs-when-villager-activated = { $who ->
    [you] aktywujesz { $card }
   *[any] dowolny gracz aktywuje { $card }
}
frogs-when-gained = { $who ->
    [you] zarabiasz
   *[any] dowolny gracz zarabia
} { $n ->
    [1] monety
    [one] co najmniej { $n } monetę naraz
    [few] co najmniej { $n } monety naraz
   *[many] co najmniej { $n } monet naraz
}
frogs-when-drawn = { $who ->
    [you] dobierasz
   *[any] dowolny gracz dobiera
} { $n ->
    [1] karty
    [one] co najmniej { $n } kartę naraz
    [few] co najmniej { $n } karty naraz
   *[many] co najmniej { $n } kart naraz
}
frogs-when-discarded = { $who ->
    [you] wyrzucasz
   *[any] dowolny gracz wyrzuca
} co najmniej { $type ->
    [villager] 1 wieśniaka
    [gear] 1 kartę sprzętu
    [building] 1 budynek
   *[any] 1 kartę
}
frogs-when-tucked-from-hand = { $who ->
    [you] chowasz
   *[any] dowolny gracz chowa
} co najmniej 1 kartę z ręki
frogs-when-travelled = { $who ->
    [you] podróżujesz
   *[any] dowolny gracz podróżuje
}{ $n ->
    [1] {""}
    [one] {" "}o co najmniej { $n } pole naraz
    [few] {" "}o co najmniej { $n } pola naraz
   *[many] {" "}o co najmniej { $n } pól naraz
}
frogs-when-arrived = { $who ->
    [you] zatrzymujesz się
   *[any] dowolny gracz zatrzymuje się
} { $at ->
    [path-end] na końcu ścieżki
   *[chest] na skrzyni
}
frogs-when-looked = { $who ->
    [you] { $before ->
        [yes] rozważysz
       *[no] rozważasz
    }
   *[any] dowolny gracz { $before ->
        [yes] rozważy
       *[no] rozważa
    }
} karty
frogs-when-invested = { $who ->
    [you] inwestujesz
   *[any] dowolny gracz inwestuje
} co najmniej 1 monetę
frogs-when-enchanted = { $who ->
    [you] zaczarowujesz
   *[any] dowolny gracz zaczarowuje
} budynek
