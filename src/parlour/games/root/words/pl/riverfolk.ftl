# Root: co mówi stół o Jaszczurzych Kultystach, Kompanii Plemion Rzecznych, Przybłędzie, Rozjemcy i Łotrze.

root-trigger-fear = Strach przed Wiernymi
root-trigger-disruption = zakłócenia w handlu
root-reaction-enlist = Ochrona Rozjemcy

# w środku zdania, w mianowniku
root-service-hand-card = karta
root-service-riverboats = łodzie rzeczne
root-service-mercenaries = najemnicy
root-conspiracy-crusade = krucjata
root-conspiracy-convert = nawrócenie
root-conspiracy-sanctify = uświęcenie

## Pytania: usługi
root-ask-start-next = Zaczyna się Świt: najpierw usługi czy { root-name-better-burrow-bank }?
root-ask-buy-services = { $n ->
    [0] Usługi sprzedaje { $other }: w tej turze nic więcej nie kupisz
   *[other] Usługi sprzedaje { $other }: w tej turze możesz kupić jeszcze { $n }
}
root-ask-take-service-card = Kartę sprzedaje ci { $other }: którą bierzesz?
root-ask-pay-with-item = { $n ->
    [one] Zapłata, { $other }: wyczerp { $n } przedmiot
    [few] Zapłata, { $other }: wyczerp { $n } przedmioty
   *[many] Zapłata, { $other }: wyczerp { $n } przedmiotów
}
root-ask-hired-may-fight = Walka, obrońca { $other } ({ $clearing }): czy walczą też najemnicy?

## Pytania: Włóczęga
root-ask-defender-may-enlist = Atakuje cię { $third } ({ $clearing }). Ochronić cię może { $other }: skorzystać?
root-ask-instigate-against = Namowa ({ $clearing }), atakujący { $other }: z kim ma walczyć?
root-ask-explore-take = Widzisz, co leży pod ruinami ({ $clearing }): wziąć przedmiot?

## Pytania: Kultyści
root-ask-cult-corner = Wybierz narożną polanę dla pierwszego ogrodu i czterech wojowników
root-ask-first-outcast = Wybierz symbol wygnańców
root-ask-conspiracies = { $n ->
    [0] Spiski, wygnańcy: { $suit }. Nie ma akolitów: zakończ
    [one] Spiski, wygnańcy: { $suit }. Masz { $n } akolitę: spiskuj albo zakończ
    [few] Spiski, wygnańcy: { $suit }. Masz { $n } akolitów: spiskuj albo zakończ
   *[many] Spiski, wygnańcy: { $suit }. Masz { $n } akolitów: spiskuj albo zakończ
}
root-ask-crusade-to = Krucjata, { $clearing }: dokąd?
root-ask-crusade-fight = Krucjata dotarła tu: { $clearing }. Zacząć walkę?
root-ask-convert-of = Nawrócenie, { $clearing }: czyj wojownik?
root-ask-sanctify-piece = Uświęcenie, { $clearing }: który budynek usunąć?
root-ask-rituals = Dzień: rytuał za każdą ujawnioną kartę albo zakończ
root-ask-garden-in = Ogród, { $card }: gdzie?
root-ask-ritual-recruit-in = Werbunek, { $card }: gdzie?
root-ask-cult-craft = Wieczór: przekuwaj ogrodami symbolu wygnańców albo zakończ

## Pytania: Kompania
root-ask-river-warrior = Umieść wojownika nad rzeką
root-ask-first-price = Wybierz cenę usługi: { $service }
root-ask-set-prices = Wieczór: zmień cenę albo zakończ
root-ask-river-daylight = { $n ->
    [0] Dzień: nie ma już funduszy
    [one] Dzień: w funduszach jest { $n } wojownik
    [few] Dzień: w funduszach jest { $n } wojowników
   *[many] Dzień: w funduszach jest { $n } wojowników
}
root-ask-use-fund = Czyj wojownik z funduszy jest zapłatą?
root-ask-choose-space = Na które pole faktorii trafia wojownik z funduszy?
root-ask-lose-funds = { $n ->
    [one] Zakłócenia w handlu: usuń z funduszy { $n } wojownika. Czyjego?
    [few] Zakłócenia w handlu: usuń z funduszy { $n } wojowników. Czyjego najpierw?
   *[many] Zakłócenia w handlu: usuń z funduszy { $n } wojowników. Czyjego najpierw?
}

## Możliwości: usługi
root-do-start-next = { $start ->
    [0] Najpierw usługi
   *[other] Najpierw { root-name-better-burrow-bank }
}
root-do-buy = { $n ->
    [0] Kup: { $service }
   *[other] Kup: { $service } (cena { $n })
}
root-do-service-card = Weź: { $card }
root-do-service-item = Wyczerp: { $item }
root-do-mercenaries = { $n ->
    [0] Razem z najemnikami
    [one] Razem z najemnikami: w sumie { $n } wojownik
    [few] Razem z najemnikami: w sumie { $n } wojowników
   *[many] Razem z najemnikami: w sumie { $n } wojowników
}

## Możliwości: Włóczęga
root-do-instigate = Namowa, atakujący: { $seat }
root-do-instigate-against = Obrońca: { $seat }
root-do-enlist = { $n ->
    [0] Ochrona: bez mieczy, 1 punkt dla Rozjemcy
    [one] Ochrona: { $n } miecz dla ciebie, 1 punkt dla Rozjemcy
    [few] Ochrona: { $n } miecze dla ciebie, 1 punkt dla Rozjemcy
   *[many] Ochrona: { $n } mieczy dla ciebie, 1 punkt dla Rozjemcy
}
root-do-scorch = Spalona Ziemia: zostaw pochodnię i spal tę polanę na zawsze
root-do-explore-take = Weź: { $item-kind }

## Możliwości: Kultyści
root-do-cult-corner = Ogród: { $clearing }
root-do-outcast = Wygnańcy: { $suit }
root-do-crusade-battle = { $n ->
    [0] Krucjata, walka: { $clearing }
   *[other] Krucjata, walka: { $clearing } (akolici: { $n })
}
root-do-crusade-move = { $n ->
    [0] Krucjata stąd: { $clearing }
   *[other] Krucjata stąd: { $clearing } (akolici: { $n })
}
root-do-crusade-fight = Walka
root-do-convert = { $n ->
    [0] Nawrócenie: { $clearing }
   *[other] Nawrócenie: { $clearing } (akolici: { $n })
}
root-do-convert-of = Nawróć wojownika: { $seat }
root-do-sanctify = { $n ->
    [0] Uświęcenie: { $clearing }
   *[other] Uświęcenie: { $clearing } (akolici: { $n })
}
root-do-sanctify-piece = Usuń: { $kind }
root-do-ritual-build = Budowa ogrodu, ujawnij: { $card }
root-do-ritual-recruit = Werbunek, ujawnij: { $card }
root-do-ritual-score = { $n ->
    [one] Zdobądź { $n } punkt, wydaj: { $card }
    [few] Zdobądź { $n } punkty, wydaj: { $card }
   *[many] Zdobądź { $n } punktów, wydaj: { $card }
}
root-do-sacrifice = Ofiara, ujawnij: { $card }
root-do-garden-in = Ogród: { $clearing }
root-do-ritual-recruit-in = Wojownik: { $clearing }

## Możliwości: Kompania
root-do-river-warrior = Wojownik: { $clearing }
root-do-price-hand-card = Karta: cena { $n }
root-do-price-riverboats = Łodzie rzeczne: cena { $n }
root-do-price-mercenaries = Najemnicy: cena { $n }
root-do-river-move = Ruch (inwestycja: 1)
root-do-river-battle = Walka (inwestycja: 1)
root-do-river-draw = Dobierz kartę (inwestycja: 1)
root-do-river-recruit = Werbunek: { $clearing } (wydatek: 1)
root-do-trade-post = { $points ->
    [0] Faktoria: { $clearing } (wydatek: 2)
   *[other] Faktoria: { $clearing } (wydatek: 2), punkty: { $points }
}
root-do-export = Eksport: { $card }
root-do-fund = { $n ->
    [0] { $seat }
   *[other] { $seat } (w funduszach: { $n })
}
root-do-space = { $n ->
    [0] Pole: { $suit }
   *[other] Pole: { $suit } (wolne: { $n })
}

## Dziennik: usługi
root-log-buys = { $seat } kupuje usługę ({ $service }), cena { $n }. Sprzedaje { $other }
root-log-takes-card = { $seat } bierze kartę: { $card }. Oddaje { $other }

## Dziennik: Włóczęga
root-log-enlists = { $seat } korzysta z ochrony. Chroni { $other }
root-log-instigates = { $seat } namawia do walki ({ $clearing }). Atakujący: { $other }, obrońca: { $third }
root-log-scorches = { $seat } pali polanę, nic już tam nie wejdzie: { $clearing }
root-log-digs = { $seat } zagląda pod ruiny ({ $clearing })
root-log-finds-nothing = { $seat } niczego nie bierze spod ruin ({ $clearing })

## Dziennik: Kultyści
root-log-cult-corner = { $seat } stawia ogród i czterech wojowników ({ $clearing }) oraz po jednym na każdej sąsiedniej polanie
root-log-outcast = { $n ->
    [0] { $seat } ma wygnańców: { $suit }
   *[other] { $seat } ma znienawidzonych wygnańców: { $suit }
}
root-log-conspires = { $n ->
    [one] { $seat } wydaje { $n } akolitę ({ $clearing }): { $conspiracy }
    [few] { $seat } wydaje { $n } akolitów ({ $clearing }): { $conspiracy }
   *[many] { $seat } wydaje { $n } akolitów ({ $clearing }): { $conspiracy }
}
root-log-gardens = { $seat } ujawnia kartę i buduje ogród ({ $clearing }): { $card }
root-log-ritual-recruit = { $seat } ujawnia kartę i werbuje wojownika ({ $clearing }): { $card }
root-log-ritual-score = { $seat } wydaje kartę na rytuał punktacji: { $card }
root-log-sacrifices = { $seat } ujawnia kartę dla ofiary i zyskuje akolitę: { $card }
root-log-returns = { $seat } bierze na rękę ujawnione karty: { $cards }
root-log-revenge = { $n ->
    [one] { $seat } mści się: { $n } poległy wojownik zostaje akolitą
    [few] { $seat } mści się: { $n } poległych wojowników zostaje akolitami
   *[many] { $seat } mści się: { $n } poległych wojowników zostaje akolitami
}
root-log-fears = { $seat } z powodu utraty ogrodu odrzuca: { $card }

## Dziennik: Kompania
root-log-prices = { $seat } ustala cenę usługi ({ $service }): { $n }
root-log-protects = { $n ->
    [0] { $seat } ma puste Płatności, ale nie ma wojowników w puli
    [one] { $seat } ma puste Płatności i kładzie tam { $n } wojownika
    [few] { $seat } ma puste Płatności i kładzie tam { $n } wojowników
   *[many] { $seat } ma puste Płatności i kładzie tam { $n } wojowników
}
root-log-collects = { $seat } zbiera fundusze: { $n }
root-log-trade-post = { $seat } stawia faktorię ({ $clearing }) za dwóch wojowników z funduszy ({ $other })
root-log-exports = { $seat } eksportuje: { $card }
root-log-disrupted = { $n ->
    [one] { $seat } przez zakłócenia w handlu traci z funduszy { $n } wojownika
    [few] { $seat } przez zakłócenia w handlu traci z funduszy { $n } wojowników
   *[many] { $seat } przez zakłócenia w handlu traci z funduszy { $n } wojowników
}
