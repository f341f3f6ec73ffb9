### Tam, gdzie kraczą żaby: prawo gry po polsku. Tekst angielski jest w games/frogs/law.toml, pod tymi samymi numerami.
###
### Słowniczek
###   villager, novice villager — wieśniak, początkujący wieśniak; starter card: Nest, Lily Pad, Burrow — karta startowa: Gniazdo, Lilia, Nora
###   basic, advanced side; to upgrade — podstawowa, ulepszona strona; ulepszyć; gear — sprzęt, karta sprzętu; building — budynek; crow, frog, rabbit — kruk, żaba, królik
###   coin, provision, pool — moneta, zasób, pula; player area, row — obszar gry, rząd; in play — w grze; hand — ręka
###   deck; base, theme deck; Academy, Tidings — talia; talia podstawowa, tematyczna; Akademia, Wieści; discard pile — stos wyrzuconych
###   scoring card, reference card — karta punktacji, karta pomocy; victory points — punkty; main, free action — główna, wolna akcja
###   Earn, Draw, Tuck, Discard, Travel, Invest, Consider — Zarób, Dobierz, Schowaj, Wyrzuć, Podróżuj, Inwestuj, Rozważ; to play, activate, reveal — zagrać, aktywować, ujawnić
###   trigger condition, to trigger — warunek odpalenia, odpalić (się); relic effect — efekt reliktu; may — możesz; instead — zamiast
###   to enchant; enchantment token, effect; one-shot, modifier — zaczarować; żeton, efekt zaczarowania; jednorazowy, stały
###   board, spring, autumn side — plansza podróży, strona wiosenna, jesienna; traveller — podróżnik; Home — pole domu; space, path, fork, route, route cost — pole, ścieżka, skrzyżowanie, trasa, koszt trasy
###   end of path — koniec ścieżki; reward — nagroda; iron, golden, ruby chest — żelazna, złota, rubinowa skrzynia; no memory, both decks — bez pamięci, obie talie

## 1. Cel gry

frogs-law-1-1 = Dwoje graczy walczy o Puchar Społeczności: zagrywają wieśniaków, sprzęt i budynki, aktywują wieśniaków, podróżują po planszy i chowają zużyte karty. Wkrótce po wyczerpaniu talii gra się kończy i wygrywa ten, kto ma więcej punktów.

## 2. Elementy gry

frogs-law-2-1 = W grze jest 3 początkujących wieśniaków i 6 kart startowych; talia podstawowa z 27 wieśniakami, 12 kartami sprzętu i 12 budynkami; dwie talie tematyczne, Akademia i Wieści, każda z 15 wieśniakami, 6 kartami sprzętu i 3 budynkami, wszystko po równo dla każdego gatunku; 3 podróżników oraz 12 żetonów planszy: 6 żetonów zaczarowania w 3 jednakowych parach, 3 żetony gniazda, 2 żetony „+5” i 1 żeton złotej skrzyni.
frogs-law-2-2 = Gatunki to kruk, żaba i królik. Każda karta talii, każdy początkujący wieśniak i każda karta startowa ma jeden gatunek: Gniazdo to kruk, Lilia to żaba, Nora to królik.
frogs-law-2-3 = Monety i zasoby to te same żetony: przed graczem są monetami, na karcie zasobami. W puli nigdy ich nie zabraknie.
frogs-law-2-4 = Karta talii ma koszt w monetach. Wieśniacy i sprzęt mają podaną liczbę zasobów; wieśniak ma efekty i czasem oznaczenie „Wolna akcja”; sprzęt ma warunek odpalenia i efekt reliktu; budynek ma warunek odpalenia z efektem, miejsce na żeton zaczarowania i efekt zaczarowania.
    .ruling = Instrukcje wymieniają tylko kilka kart i te zachowujemy; wszystkie pozostałe to nasze wydanie domowe, żeby gra była kompletna. Odrzuciliśmy grę samymi wymienionymi kartami.
frogs-law-2-5 = Karta startowa ma stronę podstawową i ulepszoną, każdą z własnym efektem.
frogs-law-2-6 = Plansza to sieć pól, która zaczyna się na polu domu. Pola mają nagrody, niektóre są skrzyżowaniami, a na ostatnim polu każdej ścieżki jest skrzynia; na stronie jesiennej niektóre trasy mają koszt.
    .ruling = Instrukcje pokazują tylko fragmenty planszy; te zachowujemy, a reszta to nasze wydanie domowe. Odrzuciliśmy planszę z samych znanych fragmentów.
frogs-law-2-7 = Możesz mieć dowolną liczbę kart na ręce i dowolną liczbę kart każdego rodzaju w grze.

## 3. Przygotowanie gry

frogs-law-3-1 = Planszę kładzie się stroną wiosenną albo jesienną do góry. Strona jesienna ma koszty tras i więcej możliwości; na pierwszą grę nadaje się wiosenna.
frogs-law-3-2 = Żetony planszy kładzie się na oznaczonych polach: złotą skrzynię na żelaznej skrzyni, dwa żetony „+5” na polach z 3 monetami, trzy gniazda na polach z 1 kartą, a na każdym z dwóch pól zaczarowania parę jednakowych żetonów zaczarowania.
frogs-law-3-2-1 = O tym, która para żetonów zaczarowania leży na którym polu zaczarowania, decyduje los.
    .ruling = Kolejność nie jest podana, a rodzaj ma znaczenie tylko dlatego, że możesz mieć po jednym z każdego. Odrzuciliśmy wybór przez graczy.
frogs-law-3-3 = Każdy gracz bierze jeden żeton zaczarowania z trzeciej pary, więc oboje zaczynają z jednym żetonem tego samego rodzaju.
frogs-law-3-4 = Talię podstawową i jedną talię tematyczną tasuje się razem w talię 75 kart, zakrytą. Obok leży stos wyrzuconych, odkryty.
    .ruling = Tylko polska instrukcja mówi, że talia jest zakryta; inaczej rozważanie jej wierzchnich kart nie miałoby sensu. Odrzuciliśmy odkrytą talię.
frogs-law-3-5 = Żetony monet i zasobów tworzą pulę.
frogs-law-3-6 = Każdy gracz zaczyna z 5 monetami.
frogs-law-3-7 = Każdy gracz zaczyna z trzema kartami startowymi: Gniazdem, Lilią i Norą, podstawową stroną do góry.
frogs-law-3-8 = Na początku każdy gracz dobiera 5 kart.
frogs-law-3-9 = Wykłada się 3 początkujących wieśniaków, spośród których gracze wybierają.
frogs-law-3-10 = Pierwszego gracza się losuje. Zaczynając od drugiego gracza, każdy bierze jednego początkującego wieśniaka i podróżnika tego samego gatunku; pozostały początkujący wieśniak staje się pierwszą kartą stosu wyrzuconych.
    .ruling = Tylko polska instrukcja mówi, że jest tam pierwszą kartą, a to ma znaczenie, gdy wyrzuca się karty podczas przygotowania. Odrzuciliśmy kładzenie go na tych kartach.
frogs-law-3-10-1 = Początkujący wieśniak na stosie wyrzuconych jest zwykłym wieśniakiem o koszcie 2 monet.
    .ruling = Leży między innymi kartami i efekty mogą go stamtąd wziąć. Odrzuciliśmy usuwanie go z gry.
frogs-law-3-11 = Początkujący wieśniak każdego gracza zaczyna w grze z 2 zasobami z puli.
frogs-law-3-12 = Obaj podróżnicy zaczynają na polu domu.
frogs-law-3-13 = Każdy gracz ma kartę pomocy i kartę punktacji; zużyte karty chowa się pod kartę punktacji.
frogs-law-3-14 = Nic, co dzieje się podczas przygotowania, nie odpala kart.
    .ruling = W grze nie ma jeszcze karty, która mogłaby się odpalić. Nie było czego odrzucać.

## 4. Tura

frogs-law-4-1 = Gracze wykonują tury na przemian, zaczynając od pierwszego gracza.
frogs-law-4-2 = W swojej turze musisz wykonać dokładnie dwie główne akcje. Każda z nich to zagranie karty albo aktywowanie karty; obie mogą być tego samego rodzaju.
    .ruling = W streszczeniu jednej z instrukcji jest „możesz”, ale rozdział o turze w obu mówi, że musisz. Odrzuciliśmy kończenie tury z mniejszą liczbą akcji.
frogs-law-4-2-1 = Dwie główne akcje są zawsze możliwe, bo masz trzy karty startowe, które aktywuje się za darmo.
frogs-law-4-3 = Przed głównymi akcjami, między nimi i po nich możesz wykonać dowolną liczbę wolnych akcji: aktywować wieśniaka z oznaczeniem „Wolna akcja” lub zaczarować budynek.
frogs-law-4-3-1 = Wolna akcja nie może przerwać akcji ani efektu, który jest jeszcze rozpatrywany.
    .ruling = Instrukcje pozwalają na wolne akcje przed głównymi akcjami, między nimi i po nich. Odrzuciliśmy wolne akcje w trakcie czegoś innego.
frogs-law-4-4 = Swoją turę kończysz własną decyzją, dopiero po obu głównych akcjach.
    .ruling = Po drugiej głównej akcji możliwe są jeszcze wolne akcje, więc gra cię pyta. Odrzuciliśmy natychmiastowy koniec tury.
frogs-law-4-4-1 = Tura kończy się sama, gdy obie główne akcje są wykonane i żadna wolna akcja nie jest możliwa.
    .ruling = Nie ma już o czym decydować, a wszystko, co dałoby się zrobić, jest jawne. Odrzuciliśmy dodatkowe kliknięcie.
frogs-law-4-5 = Na koniec twojej tury twój podróżnik wraca na pole domu, jeśli dotarł do końca swojej ścieżki; potem chowa się twoich wieśniaków i sprzęt bez zasobów.
frogs-law-4-5-1 = Jeśli twój podróżnik dotarł do końca ścieżki, na koniec twojej tury wraca na pole domu, zanim schowa się karty.
frogs-law-4-5-2 = Na koniec twojej tury wszyscy twoi wieśniacy i cały sprzęt bez zasobów zostają schowani, karta po karcie, w wybranej przez ciebie kolejności. Efekt reliktu sprzętu rozpatruje się tuż przed jego schowaniem.
frogs-law-4-5-3 = Karta, która otrzyma zasób, zanim przyjdzie kolej na jej schowanie, nie jest już pusta i zostaje w grze. Dlatego kolejność chowania może mieć znaczenie.
frogs-law-4-5-4 = Efekty reliktu jak zwykle odpalają sprzęt i budynki, a karty, które przez to opustoszeją, także zostają schowane.
    .ruling = To wciąż twoja tura, a na jej koniec nie może zostać żadna pusta karta. Odrzuciliśmy koniec tury bez odpalania.
frogs-law-4-5-5 = Gdy chowanie na koniec twojej tury dobiegnie końca, żaden twój wieśniak ani sprzęt w grze nie jest bez zasobów.
frogs-law-4-5-6 = Chowa się tylko karty gracza, którego tura się kończy. Twój sprzęt opróżniony w turze przeciwnika zostaje, pusty, do końca twojej następnej tury.
    .ruling = Ukraińska instrukcja mówi raz o końcu tury, ale gdzie indziej, jak polska, o twojej własnej turze. Odrzuciliśmy chowanie po każdej turze.
frogs-law-4-5-7 = Na koniec tury położenie podróżnika sprawdza się raz, zanim schowa się karty. Jeśli potem efekt reliktu doprowadzi go do końca ścieżki, wróci on na pole domu na koniec twojej następnej tury.
    .ruling = W instrukcjach ten krok jest pierwszy. Odrzuciliśmy drugie sprawdzenie.
frogs-law-4-5-8 = Jeśli wśród twoich pustych kart nie ma sprzętu, chowa się je bez pytania o kolejność.
    .ruling = Wieśniacy nie mają efektu reliktu, więc ich kolejność niczego nie zmienia. Odrzuciliśmy pytanie bez znaczenia.

## 5. Akcje

frogs-law-5-1-1 = Aby zagrać kartę, wybierz jedną z ręki, zapłać jej koszt w monetach do puli i połóż ją odkrytą w swoim rzędzie jej rodzaju: budynków, wieśniaków lub sprzętu.
    .ruling = Ukraińska instrukcja mówi o karcie zakrytej, ale jej tekst musi być widoczny, by można ją było aktywować lub odpalić; idziemy więc za polską. Odrzuciliśmy zagrywanie kart zakrytych.
frogs-law-5-1-2 = Zagrany wieśniak lub sprzęt otrzymuje z puli podaną na karcie liczbę zasobów.
frogs-law-5-1-3 = Kartę można zagrać tylko wtedy, gdy możesz zapłacić cały jej koszt w monetach.
frogs-law-5-1-4 = Karta jest zagrana, gdy leży w swoim rzędzie ze swoimi zasobami; wtedy odpalają się karty, ale ona sama siebie nie odpala.
    .ruling = Zapłata i wyłożenie to jedna akcja, a odpalana karta musi zastać ją zakończoną. Odrzuciliśmy odpalanie pomiędzy nimi.
frogs-law-5-2-1 = Główną akcją możesz aktywować jedną ze swoich kart startowych albo jednego ze swoich wieśniaków w grze. Sprzętu i budynków nie można aktywować.
frogs-law-5-2-2 = Aktywowanie karty startowej jest darmowe. Aby aktywować wieśniaka, zdejmij z niego 1 zasób do puli; wieśniaka bez zasobów nie można tak aktywować.
frogs-law-5-2-3 = Dwiema głównymi akcjami jednej tury nie można aktywować tej samej karty.
    .ruling = Ukraińska instrukcja mówi też „dwa razy z rzędu”, co mogłoby sięgać następnej tury; oba streszczenia mówią o dwóch głównych akcjach tury. Odrzuciliśmy ograniczenie wykraczające poza turę.
frogs-law-5-2-4 = Wieśniaka z oznaczeniem „Wolna akcja” aktywuje się wolną akcją, a nie główną.
frogs-law-5-2-5 = Efekty aktywowanej karty rozpatruje się w podanej na niej kolejności, każdy na tyle, na ile się da.
frogs-law-5-3-1 = Wolną akcją możesz aktywować jednego ze swoich wieśniaków w grze z oznaczeniem „Wolna akcja”: zdejmij z niego 1 zasób do puli i rozpatrz po kolei jego efekty.
frogs-law-5-3-2 = Tego samego wieśniaka możesz aktywować wolną akcją tylko raz na turę.
frogs-law-5-3-3 = Wieśniaka z oznaczeniem „Wolna akcja”, który nie ma zasobów, nie można aktywować wolną akcją.
frogs-law-5-4-1 = Wolną akcją możesz położyć swój żeton zaczarowania, który nie leży jeszcze na budynku, na jednym ze swoich budynków w grze bez takiego żetonu. Budynek jest odtąd zaczarowany.
frogs-law-5-4-2 = Jeśli masz żetony zaczarowania kilku rodzajów, wybierasz, którego użyć.
    .ruling = Użyty żeton i tak pozostaje twój, więc wybór niczego dalej nie zmienia, ale należy do ciebie. Odrzuciliśmy wybieranie za gracza.
frogs-law-5-5-1 = Karta aktywowana efektem nie traci zasobu i może nie mieć żadnego; tak można aktywować również wieśniaków z oznaczeniem „Wolna akcja”. Ograniczenia aktywowania tej samej karty wtedy nie obowiązują i się nie zużywają.
frogs-law-5-5-2 = Efekt może aktywować kartę nawet w trakcie jej własnej aktywacji.
    .ruling = Aktywacja efektem nie ma ograniczeń, a instrukcje nie podają wyjątku. Odrzuciliśmy czekanie na koniec pierwszej aktywacji.
frogs-law-5-5-3 = Zagranie lub aktywowanie karty efektem nie jest główną akcją i nie wlicza się do dwóch w turze.
    .ruling = Jest częścią efektu, który o tym mówi. Odrzuciliśmy wliczanie go.

## 6. Miejsca kart i pojęcia

frogs-law-6-1 = Karta jest w grze, jeśli leży w jednym z rzędów gracza. Karty w talii, na stosie wyrzuconych, na ręce i schowane nie są w grze.
frogs-law-6-2 = Schować kartę znaczy położyć ją zakrytą pod swoją kartą punktacji.
frogs-law-6-3 = Twój obszar gry to twoje rzędy razem z twoimi monetami i nieużytymi żetonami zaczarowania.

## 7. Efekty

frogs-law-7-1 = Efekt wykonuje się na tyle, na ile się da. To, czego nie można zrobić, pomija się i przechodzi do następnego efektu.
frogs-law-7-2 = Jeśli efekt ma koszt i możesz go zapłacić, musisz to zrobić; jeśli nie możesz, efekt nie działa.
frogs-law-7-2-1 = Kartę można aktywować nawet wtedy, gdy nie możesz zapłacić kosztu jej efektu; główna lub wolna akcja i tak zdejmuje zasób.
frogs-law-7-2-2 = Jeśli karta mówi, że możesz coś zrobić, wybór należy do ciebie.
    .ruling = Efekty trzeba stosować tylko tam, gdzie karta nie mówi „możesz”. Odrzuciliśmy wymuszanie także tych.
frogs-law-7-3 = Zarób X: weź X monet z puli.
frogs-law-7-4 = Dobierz X: weź na rękę X kart z wierzchu talii, chyba że podano inne źródło. Jeśli jest ich za mało, dobierz tyle, ile zostało.
frogs-law-7-5 = Schowaj: połóż wskazaną kartę zakrytą pod swoją kartą punktacji. Schowanych kart nikt nie może oglądać, chyba że w wariancie bez pamięci.
frogs-law-7-6 = Wyrzuć X: połóż X kart z ręki, chyba że podano inne źródło, odkryte na stosie wyrzuconych w wybranej kolejności. Stos wyrzuconych każdy może przeglądać w dowolnej chwili, ale jego kolejność się nie zmienia.
    .ruling = Ręka i rozważane karty to jedyne źródła, które wymieniają instrukcje. Odrzuciliśmy wyrzucanie kart w grze i przeglądanie stosu tylko w pewnych chwilach.
frogs-law-7-7 = Podróżuj X: przesuń swojego podróżnika po ścieżce według zasad podróży.
frogs-law-7-8 = Inwestuj X: połóż od 0 do X swoich monet na tym budynku; są odtąd zasobami i dają punkty na końcu gry.
    .ruling = Ukraińska instrukcja mówi o budynku, polska o tym budynku, podobnie jak przykład, który jest w obu. Odrzuciliśmy wybór budynku za każdym razem.
frogs-law-7-8-1 = „Inwestuj” na budynku kładzie monety na tym właśnie budynku. Jeśli „Inwestuj” jest na innej karcie, wybierasz jeden ze swoich budynków w grze; jeśli żadnego nie masz, nic się nie dzieje.
    .ruling = Instrukcje objaśniają „Inwestuj” tylko na budynkach, a na innej karcie „ten budynek” nic nie znaczy. Odrzuciliśmy wybór budynku przy każdym „Inwestuj”.
frogs-law-7-8-2 = Inwestując, wybierasz kwotę od 0 do podanej liczby, nie większą niż liczba twoich monet.
    .ruling = Napisano „do”. Odrzuciliśmy obowiązek inwestowania jak najwięcej.
frogs-law-7-9 = Rozważ X: obejrzyj w tajemnicy X wierzchnich kart talii, zastosuj do nich po kolei podane dalej efekty, a pozostałe odłóż na wierzch talii w wybranej kolejności.
frogs-law-7-9-1 = Jeśli w talii jest mniej kart, niż należy rozważyć, oglądasz wszystkie i stosujesz efekty po kolei na tyle, na ile się da.
frogs-law-7-9-2 = Rozważane karty należą do talii, dopóki nie zostaną dobrane, schowane lub wyrzucone. Dobranie lub wyrzucenie ich odpala karty jak zwykle.
    .ruling = Instrukcje same nazywają te efekty dobieraniem i wyrzucaniem. Odrzuciliśmy przenoszenie kart bez odpalania.
frogs-law-7-9-3 = Odkładając karty na talię, najpierw wybierasz tę, która będzie leżeć na wierzchu, potem następną; ostatnia wraca sama.
    .ruling = Jakaś kolejność pytań jest potrzebna, a ta odpowiada kolejności dobierania. Odrzuciliśmy wybieranie najpierw najniższej karty.
frogs-law-7-10 = Dodając zasób, bierze się go z puli i kładzie na karcie. Na karcie może być dowolnie wiele zasobów.
    .ruling = Nie podano górnej granicy. Odrzuciliśmy liczbę nadrukowaną na karcie jako maksimum.
frogs-law-7-11 = Karty i nagrody mają tylko efekty z zamkniętej listy. Wykonuje się je po kolei, każdy na tyle, na ile się da, a wszystkie wybory należą do gracza, którego jest tura.
    .ruling = Dzięki zamkniętej liście każdą kartę opisują słowa, które zasady objaśniają. Odrzuciliśmy karty z własnymi zasadami.
frogs-law-7-11-1 = Zarób n: weź n monet z puli. Jest to jedno zdarzenie zarobienia n.
    .ruling = Pula jest bez dna, więc zawsze wykonuje się to w całości. Nie było czego odrzucać.
frogs-law-7-11-2 = Dobierz n: weź na rękę n kart z wierzchu talii albo n wybranych ze stosu wyrzuconych lub spośród rozważanych kart. Jest to jedno zdarzenie z liczbą kart naprawdę wziętych, jeśli jest choć jedna.
    .ruling = W jednym miejscu powiedziano, co znaczy każde źródło. Odrzuciliśmy zdarzenie, gdy nie wzięto żadnej karty.
frogs-law-7-11-3 = Wyrzuć n: połóż n wybranych kart z ręki lub spośród rozważanych kart, albo tyle, ile jest, odkryte na stosie wyrzuconych. Jest to jedno zdarzenie dla wszystkich razem.
    .ruling = Karty, które na to reagują, mówią o jednej lub kilku wyrzuconych kartach. Odrzuciliśmy osobne zdarzenie dla każdej karty.
frogs-law-7-11-4 = Schowaj n: połóż pod swoją kartą punktacji n wybranych kart, albo tyle, ile jest, z ręki, spośród rozważanych kart lub ze stosu wyrzuconych, albo kartę właśnie ujawnioną. Schować można kartę każdego rodzaju; sprzęt nie daje wtedy efektu reliktu. Zdarzeniem jest tylko schowanie z ręki, także ujawnionej karty.
    .ruling = Karty reagują na chowanie z ręki, a ujawniona karta jest wciąż na ręce. Odrzuciliśmy zdarzenia przy chowaniu skądinąd.
frogs-law-7-11-5 = Podróżuj n: przesuń swojego podróżnika o 1 do n pól. Karta może mówić, że nie płacisz kosztów tras, że nie bierzesz nagrody albo że jako nagrodę dobierasz karty zamiast zarobić monety. Jeśli żaden krok nie jest możliwy, nic się nie dzieje i nic się nie odpala.
    .ruling = Podróż to tylko odległość, koszty tras i nagroda, więc karta nie może zmienić niczego innego. Odrzuciliśmy odpalanie przez podróż, która się nie odbyła.
frogs-law-7-11-6 = Inwestuj n: połóż od 0 do n swoich monet na tym budynku albo, jeśli karta nie jest budynkiem, na wybranym swoim budynku. Jest to zdarzenie, jeśli położono co najmniej 1 monetę.
    .ruling = Zainwestowanie niczego niczego nie zmienia. Odrzuciliśmy odpalanie przez to kart.
frogs-law-7-11-7 = Rozważ n: odłóż w tajemnicy na bok n wierzchnich kart talii, zastosuj podane efekty, a resztę odłóż na wierzch w wybranej kolejności. Gdy rozważasz, inne karty dobierają spod nich. Gdy talia jest pusta, nic się nie dzieje i nic się nie odpala.
    .ruling = Te karty trzymasz w rękach, więc nic innego nie może ich zabrać, choć nadal liczą się do talii. Odrzuciliśmy dobieranie spośród rozważanych kart.
frogs-law-7-11-8 = Dodaj n zasobów: połóż n zasobów z puli na jednym ze swoich wieśniaków w grze, także pustym. Niektóre karty mówią, że musi to być inny wieśniak niż działający. Jeśli takiego nie ma, nic się nie dzieje.
    .ruling = Nic nie wyklucza pustego wieśniaka. Odrzuciliśmy płacenie za te zasoby twoimi monetami i osobne zdarzenie.
frogs-law-7-11-9 = Aktywuj wieśniaka: aktywuj jednego ze swoich wieśniaków w grze, a jeśli podano gatunek, to tego gatunku. Nie zdejmuje się zasobu i nie obowiązują żadne ograniczenia; musisz to zrobić, jeśli możesz.
    .ruling = Efekty wykonuje się na tyle, na ile się da. Odrzuciliśmy pomijanie tego do woli.
frogs-law-7-11-10 = Aktywuj kartę startową: aktywuj wskazaną, a jeśli żadnej nie wskazano, wybraną, poza ograniczeniami głównych akcji.
    .ruling = Karty startowe są zawsze na miejscu, więc zawsze jest to możliwe. Nie było czego odrzucać.
frogs-law-7-11-11 = Ulepsz kartę startową: obróć wskazaną albo wybraną, która jest jeszcze na stronie podstawowej, na stronę ulepszoną. Jeśli jest już ulepszona, nic się nie dzieje.
    .ruling = Ulepszenie jest trwałe i zdarza się raz. Odrzuciliśmy osobne zdarzenie.
frogs-law-7-11-12 = Zagraj kartę: zagraj jedną pasującą kartę z ręki, ze stosu wyrzuconych lub spośród właśnie wyrzuconych kart, tak jak główną akcją. Płacisz cały koszt, chyba że efekt mówi, że jest za darmo; bez pasującej karty, za którą możesz zapłacić, nic się nie dzieje.
    .ruling = Zagranie jest zawsze takie samo, skądkolwiek pochodzi. Odrzuciliśmy obniżony koszt i zagranie częściowe.
frogs-law-7-11-13 = Ujawnij kartę: pokaż przeciwnikowi jedną pasującą kartę z ręki albo jedną z właśnie dobranych kart, którą wciąż masz na ręce. Karta zostaje na ręce.
    .ruling = Pokazanie karty jej nie przenosi. Odrzuciliśmy pokazywanie karty, która nie pasuje.
frogs-law-7-11-14 = Zapłać za efekt: jeśli możesz zapłacić wszystkie podane monety lub wyrzucić z ręki wszystkie podane karty, musisz to zrobić, a potem następuje efekt. Jeśli nie możesz zapłacić całości, nie płacisz nic i efekt się pomija.
    .ruling = Koszt płaci się w całości albo wcale. Odrzuciliśmy płacenie części.
frogs-law-7-11-15 = Wybierz jedno: wskaż jedną z możliwości i wykonaj ją. Możesz wskazać taką, która da mało albo nic.
    .ruling = Instrukcje pozwalają wybierać swobodnie. Odrzuciliśmy zakaz możliwości, których nie da się wykonać w całości.
frogs-law-7-11-16 = „Możesz” zagrać lub ujawnić kartę: odpowiadasz „tak” lub „nie” i dzieje się to tylko po „tak”.
    .ruling = To twój wybór, jak wszędzie przy „możesz”. Odrzuciliśmy wykonywanie bez pytania, gdy jest to możliwe.
frogs-law-7-11-17 = „Jeśli to zrobisz”: to, co dalej, dzieje się tylko wtedy, gdy efekt tuż przed tym został wykonany. Na początku efektu zaczarowania odnosi się to do ostatniego efektu jego budynku.
    .ruling = Dodany efekt zaczarowania jest dalszym ciągiem tekstu budynku. Odrzuciliśmy sięganie dalej wstecz.
frogs-law-7-11-18 = Wzmocnienie: budynek odpalany przed aktywacją lub przed „Rozważ” zwiększa jej „Podróżuj” lub to „Rozważ” o podaną liczbę.
    .ruling = Liczbę można podnieść tylko, zanim zostanie użyta. Odrzuciliśmy podnoszenie jej także dla późniejszych akcji.
frogs-law-7-11-19 = O „możesz” i o ujawnienie karty gra pyta cię nawet wtedy, gdy możliwe jest tylko „nie”, jeśli odpowiedź zależy od ukrytych kart.
    .ruling = Inaczej milczenie zdradziłoby przeciwnikowi, czego nie masz na ręce. Odrzuciliśmy pomijanie pytania.
frogs-law-7-12 = Łańcuchy efektów zawsze się kończą: wieśniak kruk może aktywować tylko żaby i króliki, żaba tylko króliki, a królik żadnego wieśniaka; żaden stały efekt budynku nie aktywuje karty, a budynki nie wyzwalają się nawzajem w kółko. Zestaw kart, który to łamie, jest odrzucany.
    .ruling = Karty aktywujące się nawzajem mogłyby działać bez końca. Odrzuciliśmy ograniczenie liczby efektów w turze.

## 8. Podróż

frogs-law-8-1 = Podróżuj X: przesuń swojego podróżnika o najwyżej X pól, co najmniej o 1, jeśli to możliwe. Obaj podróżnicy mogą stać na tym samym polu.
    .ruling = Streszczenie ukraińskiej instrukcji mówi o X polach, ale jej rozdział o podróży, jak i polska instrukcja, o najwyżej X. Odrzuciliśmy obowiązek przejścia całej odległości.
frogs-law-8-2 = Z pola domu możesz wybrać dowolną ścieżkę. Potem każdy krok oddala od pola domu; podróżnik nigdy się nie cofa.
frogs-law-8-3 = Na skrzyżowaniu wybierasz ścieżkę, gdy z niego wychodzisz. Możesz zatrzymać się przed skrzyżowaniem, na nim lub za nim.
frogs-law-8-4 = Wybierasz każdy krok: następne pole albo, po pierwszym kroku, zatrzymanie się.
    .ruling = Koszty płaci się przed każdym krokiem i mogą one odpalać efekty. Odrzuciliśmy wybieranie z góry całej drogi.
frogs-law-8-5 = Zanim przejdziesz trasą, która ma koszt, płacisz go: oddajesz monety do puli albo wyrzucasz karty z ręki. Bez zapłaty nie można przejść tą trasą.
frogs-law-8-5-1 = Karty odpalone zapłatą kosztu trasy rozpatruje się przed krokiem.
frogs-law-8-5-2 = Zapłaconego kosztu trasy się nie zwraca. Jeśli po kroku nie da się zapłacić za żaden następny, podróżnik się tam zatrzymuje.
frogs-law-8-6 = Podróżnik nie może się ruszyć tylko wtedy, gdy jest na końcu swojej ścieżki albo nie da się zapłacić za żadną dalszą trasę. Jeśli jakikolwiek krok jest możliwy, musisz go zrobić i za niego zapłacić.
frogs-law-8-7 = Po ruchu otrzymujesz nagrodę pola, na którym zatrzymał się twój podróżnik. Bez ruchu nie ma nagrody.
frogs-law-8-7-1 = Nagrodą są monety do zarobienia, karty do dobrania, karta startowa do aktywowania lub ulepszenia albo skrzynia, z której wybierasz jedno. Żelazna: schowaj 1 kartę z ręki; dodaj 1 zasób jednemu ze swoich wieśniaków; albo Rozważ 3: Dobierz 1, Wyrzuć 2. Złota: schowaj 2 karty z ręki; aktywuj jednego ze swoich wieśniaków; albo Rozważ 5: Dobierz 2, Wyrzuć 3. Rubinowa: schowaj 3 karty z ręki; weź 2 dowolne karty ze stosu wyrzuconych, jedną schowaj, a drugą zagraj, pomijając jej koszt; albo Rozważ 5: Schowaj 1, Dobierz 2, Wyrzuć 2.
frogs-law-8-7-2 = Monety i karty z planszy to zwykłe efekty „Zarób” i „Dobierz” i odpalają sprzęt oraz budynki.
frogs-law-8-7-3 = Ulepszenie obraca kartę startową na stronę ulepszoną na stałe. Ulepszoną kartę startową można tylko aktywować.
    .ruling = Ulepszyć znaczy obrócić na stronę ulepszoną. Odrzuciliśmy obracanie z powrotem.
frogs-law-8-7-4 = Nagrodę musisz wziąć, ale możesz wybrać dowolną możliwość skrzyni, nawet taką, którą da się wykonać tylko częściowo. Jeśli na stosie wyrzuconych jest jedna karta, druga możliwość rubinowej skrzyni ją chowa.
    .ruling = Robisz, ile się da, w podanej kolejności, a chowanie jest pierwsze. Odrzuciliśmy zagranie tej jedynej karty.
frogs-law-8-7-5 = Zagranie karty dzięki rubinowej skrzyni nie jest główną akcją, ale liczy się jako zagranie: karta otrzymuje swoje zasoby, a inne karty się odpalają.
frogs-law-8-8 = Na polu z żetonem „+5”, gniazda lub złotej skrzyni otrzymujesz nagrodę żetonu zamiast tej, którą zakrywa; potem żeton usuwa się z gry i odtąd liczy się nagroda nadrukowana.
    .ruling = Żeton zakrywa pole. Odrzuciliśmy dawanie obu nagród.
frogs-law-8-9 = Jeśli twój podróżnik zatrzyma się na polu z żetonami zaczarowania, bierzesz jeden. Możesz mieć tylko jeden każdego rodzaju, czy to nieużyty, czy na budynku; jeśli masz już ten rodzaj, żeton zostaje i nic z niego nie masz.
frogs-law-8-9-1 = Pole zaczarowania bez żetonów nie daje nagrody, chyba że jest na nim nadrukowana.
    .ruling = Instrukcje nie podają tam innej nagrody. Nie było czego odrzucać.
frogs-law-8-10 = Podróżnik na skrzyni na końcu ścieżki nie może się ruszyć, dopóki na koniec twojej tury nie wróci na pole domu.
frogs-law-8-11 = Efekt, który zmienia nagrodę podróży, na przykład każe dobrać karty zamiast zarobić tyle samo monet, dotyczy też nagrody żetonu. To, co wtedy otrzymujesz, przy odpalaniu liczy się jako nowy efekt.
    .ruling = „Zamiast” zastępuje efekt, a nagroda żetonu jest nagrodą jego pola. Odrzuciliśmy odpalanie przez oba rodzaje i pomijanie żetonów.
frogs-law-8-12 = Podróż bez brania nagrody nie daje ani nagrody, ani żetonu. Karty odpalane podróżą i dotarciem na miejsce odpalają się mimo to.
    .ruling = Żetony bierze się jako nagrodę za zatrzymanie się na polu, ale podróż się odbyła. Odrzuciliśmy branie żetonów zaczarowania mimo wszystko i podróż bez odpalania.

## 9. Sprzęt

frogs-law-9-1 = Sprzętu nie można aktywować.
frogs-law-9-2 = Gdy którykolwiek gracz spełni warunek odpalenia sprzętu w grze, zdejmuje się z tej karty 1 zasób, jeśli go ma, i staje się on monetą tego gracza.
frogs-law-9-3 = Sprzęt odpala się bez decyzji właściciela i nikt nie może temu zapobiec. Sprzęt bez zasobów nic nie robi.
frogs-law-9-4 = Moneta ze sprzętu nie jest zarobiona i niczego nie odpala.
    .ruling = Pochodzi z karty, a nie z puli dzięki „Zarób”. Odrzuciliśmy uznanie jej za zarobioną, bo odpalałaby kolejne karty.
frogs-law-9-5 = Efekt reliktu sprzętu rozpatruje się tylko wtedy, gdy chowa się go z braku zasobów na koniec tury jego właściciela. Sprzęt schowany w inny sposób go nie daje.
frogs-law-9-6 = Sprzęt, który odpala się na zagranie sprzętu, nie odpala sam siebie, bo nie jest jeszcze w grze.

## 10. Budynki

frogs-law-10-1 = Budynków nie można aktywować.
frogs-law-10-2 = Gdy właściciel budynku spełni jego warunek odpalenia, od razu rozpatruje jego efekt. Nie zdejmuje się zasobu.
frogs-law-10-3 = Efekt budynku może być samodzielny albo zmieniać to, co jego właściciel właśnie robi.
frogs-law-10-4 = Budynek, który odpala się na zagranie budynku, nie odpala sam siebie.
frogs-law-10-5 = Efekt budynku przerywa rozpatrywaną akcję lub efekt; potem toczą się one dalej od miejsca, w którym je przerwano.
frogs-law-10-6 = Odpalenie budynku nigdy nie zdejmuje z niego zasobów.

## 11. Zaczarowanie

frogs-law-11-1 = Budynek można zaczarować tylko raz, a jego żetonu zaczarowania nigdy się nie zdejmuje.
frogs-law-11-2 = Efekt zaczarowania rozpatruje się raz, zaraz po położeniu żetonu, albo, jeśli jest stały, dołącza się go odtąd do efektu budynku.

## 12. Odpalanie kart

frogs-law-12-1 = Jeśli jedno zdarzenie odpala kilka kart sprzętu i budynków, czyichkolwiek, ich kolejność wybiera gracz, który je wywołał.
frogs-law-12-2 = Karty odpalone podczas rozpatrywania innych mają pierwszeństwo i kończy się je, zanim wróci się do wcześniejszych.
    .ruling = Budynki przerywają to, co jest rozpatrywane, a taką kolejność pokazuje przykład z instrukcji. Odrzuciliśmy kolejkę, w której pierwsza jest najstarsza karta.
frogs-law-12-3 = Jedno zdarzenie odpala kartę najwyżej raz. Jedno „Zarób”, „Dobierz” lub „Wyrzuć” to jedno zdarzenie, niezależnie od liczby, chyba że karta mówi „za każdą”.
    .ruling = Jedna z kart w instrukcjach mówi o wyrzuceniu jednej lub kilku kart. Odrzuciliśmy odpalanie osobno za każdą kartę lub monetę.
frogs-law-12-4 = Kartę odpaloną wynikiem akcji rozpatruje się, gdy ten wynik już jest. Tekst, który mówi „zamiast” lub zmienia akcję, działa w trakcie jej rozpatrywania.
    .ruling = Tylko tak działają oba rodzaje budynków. Odrzuciliśmy odpalanie wszystkiego przed akcją.
frogs-law-12-5 = W turze przeciwnika nie podejmujesz decyzji. Karty, które muszą się odpalić, odpalają się same, a efekty do wyboru są zawsze proponowane, więc o niczym nie można zapomnieć.
    .ruling = Instrukcje radzą wyrozumiałość wobec zapomnianych kart, a to kwestia ludzkiej pamięci. Odrzuciliśmy cofanie ruchów z powodu przeoczonej karty.
frogs-law-12-6 = Warunki odpalenia mówią tylko o zdarzeniach z zamkniętej listy. Sprzęt odpowiada na zdarzenie dowolnego gracza, budynek tylko na zdarzenie swojego właściciela.
    .ruling = Dzięki zamkniętej liście każdą kartę opisują słowa, które zasady objaśniają. Odrzuciliśmy karty z własnymi warunkami.
frogs-law-12-6-1 = Zdarzenie: karta została zagrana, akcją lub efektem, i leży w swoim rzędzie ze swoimi zasobami. Warunek może określać jej rodzaj i gatunek.
    .ruling = Dopiero wtedy zagranie jest skończone. Odrzuciliśmy pomijanie kart zagranych efektem.
frogs-law-12-6-2 = Zdarzenie: karta startowa została aktywowana, akcją lub efektem, i wszystkie jej efekty są rozpatrzone. Niektóre budynki reagują zamiast tego przed jej pierwszym efektem.
    .ruling = Karta może reagować na wynik dopiero, gdy on jest, a wcześniej działa tylko budynek, który zmienia aktywację. Odrzuciliśmy reagowanie w jej trakcie.
frogs-law-12-6-3 = Zdarzenie: wieśniak został aktywowany, akcją lub efektem, i wszystkie jego efekty są rozpatrzone. Warunek może określać jego gatunek.
    .ruling = Aktywacja kończy się z ostatnim efektem. Odrzuciliśmy pomijanie aktywacji efektem.
frogs-law-12-6-4 = Zdarzenie: gracz zarobił monety jednym efektem „Zarób”, z karty lub z planszy. Warunek może określać najmniejszą liczbę.
    .ruling = Jedno „Zarób” to jedno zdarzenie. Odrzuciliśmy sumowanie kilku w turze.
frogs-law-12-6-5 = Zdarzenie: gracz dobrał karty jednym efektem „Dobierz”. Warunek może określać najmniejszą liczbę, a liczą się tylko karty naprawdę wzięte.
    .ruling = Gdy talia się kończy, kart jest mniej. Odrzuciliśmy liczbę podaną w efekcie.
frogs-law-12-6-6 = Zdarzenie: gracz wyrzucił jedną lub więcej kart jednym efektem, jednym kosztem trasy lub jedną zapłatą. Warunek może określać rodzaj; wtedy wystarczy jedna taka karta wśród nich.
    .ruling = Jedna z kart w instrukcjach mówi o wyrzuceniu jednej lub kilku kart sprzętu. Odrzuciliśmy osobne zdarzenie dla każdej karty i pomijanie zapłat.
frogs-law-12-6-7 = Zdarzenie: gracz schował jedną lub więcej kart z ręki jednym efektem. Chowanie pustych kart na koniec tury się nie liczy.
    .ruling = Puste karty pochodzą z rzędów, a nie z ręki. Odrzuciliśmy liczenie każdego chowania.
frogs-law-12-6-8 = Zdarzenie: podróżnik przeszedł co najmniej 1 pole, albo tyle, ile co najmniej wymaga warunek, i się zatrzymał. Następuje to przed nagrodą.
    .ruling = Odległość jest znana, gdy podróżnik się zatrzyma. Odrzuciliśmy osobne zdarzenie dla każdego kroku.
frogs-law-12-6-9 = Zdarzenie: podróżnik zatrzymał się na polu skrzyni albo, jeśli warunek tak mówi, na końcu ścieżki. Następuje to przed nagrodą; końce ścieżek też są polami skrzyń.
    .ruling = Dotarcie na miejsce jest przed nagrodą. Odrzuciliśmy liczenie skrzyń, które podróżnik tylko mija.
frogs-law-12-6-10 = Zdarzenie: gracz rozważył karty i odłożył resztę. Niektóre budynki reagują zamiast tego, zanim karty zostaną obejrzane.
    .ruling = Wcześniej działa tylko budynek, który zmienia liczbę kart. Odrzuciliśmy reagowanie w trakcie rozważania.
frogs-law-12-6-11 = Zdarzenie: gracz zainwestował co najmniej 1 monetę jednym efektem „Inwestuj”.
    .ruling = Zainwestowanie niczego niczego nie zmienia. Odrzuciliśmy liczenie go.
frogs-law-12-6-12 = Zdarzenie: gracz zaczarował budynek, a efekt zaczarowania, jeśli rozpatruje się go od razu, jest skończony.
    .ruling = Dopiero wtedy zaczarowanie jest skończone. Odrzuciliśmy reagowanie przed efektem.
frogs-law-12-7 = Jeśli na rozpatrzenie czeka tylko sprzęt, gra nie pyta o kolejność.
    .ruling = Każda karta daje swoją monetę, a kolejność niczego nie zmienia. Odrzuciliśmy pytanie bez znaczenia.
frogs-law-12-8 = Kart, które wchodzą do gry, gdy inne czekają na rozpatrzenie, to samo zdarzenie nie odpala.
    .ruling = Nie było ich w grze, gdy zaszło zdarzenie. Odrzuciliśmy dołączanie ich.

## 13. Tajne i jawne

frogs-law-13-0 = Swoją rękę widzisz tylko ty, rozważane karty tylko ten, kto je rozważa, a schowanych kart i kolejności talii nie widzi nikt; liczba wszystkich tych kart jest jawna. Wszystko inne jest jawne: stos wyrzuconych z jego kolejnością, karty w grze, zasoby, monety, żetony i plansza.
    .ruling = Rewersy kart na rękach, w talii i schowanych każdy ma przed oczami, więc można je policzyć. Odrzuciliśmy ukryte liczby.
frogs-law-13-1 = Kartę schowaną z gry lub ze stosu wyrzuconych wymienia się w tej chwili obu graczom, a schowaną z ręki lub podczas rozważania tylko jej właścicielowi. Listy schowanych kart nie ma, chyba że w wariancie bez pamięci.
    .ruling = Tak pamięć pozostaje częścią gry, a nic, co widziano jawnie, nie jest ukryte. Odrzuciliśmy niewymienianie schowanych kart w ogóle i stałą listę.
frogs-law-13-2 = Możesz pamiętać wszystko, co było ci dane zobaczyć: swoje schowane karty, karty schowane jawnie, karty odłożone przez ciebie na talię, dopóki przeciwnik ich nie przełoży, oraz karty, które przeciwnik ujawnił lub dobrał z miejsca, które było ci znane. Strona pokazuje listy tego, co jest jawne lub znane na ręce, ale nie schowanych kart. Gdy przeciwnik w tajemnicy zabierze lub przełoży takie karty, wiesz tylko, że są wśród tych, które obejrzał lub trzyma.
    .ruling = Ludzie pamiętają, więc program na miejscu gracza też może, ale nic ponadto. Odrzuciliśmy programy, które zapominają, i listy, które pamiętałyby za ludzi.
frogs-law-13-3 = Początkujący wieśniak ma własny rewers, więc każdy widzi, kiedy zostaje schowany i pod czyją kartą punktacji leży.
    .ruling = Rewers przypomina też, czyj jest który podróżnik. Odrzuciliśmy traktowanie go jak nieznanej schowanej karty.

## 14. Koniec gry i punktacja

frogs-law-14-1 = Gdy talia się wyczerpie, kończy się bieżącą turę i każdy gracz wykonuje jeszcze jedną, najpierw przeciwnik tego, w którego turze się wyczerpała. Potem gra się kończy.
frogs-law-14-1-1 = Talia jest wyczerpana, gdy po zakończeniu bieżącego efektu nie ma w niej żadnej karty; odkładane karty rozważane nadal się liczą. Gdy raz się wyczerpie, koniec gry jest przesądzony.
    .ruling = Odłożone karty są wciąż w talii, a koniec musi być pewny. Odrzuciliśmy sprawdzanie w trakcie rozważania i dopiero na koniec tury.
frogs-law-14-2 = Jeśli w ostatniej turze gry ze sprzętu lub wieśniaka przeciwnika zostanie zdjęty ostatni zasób, przeciwnik chowa tę kartę na koniec gry, bez jej efektu reliktu.
    .ruling = Ukraińska instrukcja mówi o możliwości schowania sprzętu, polska po prostu go chowa, a nigdy nie jest to niekorzystne; wieśniaków dodajemy sami przez analogię. Odrzuciliśmy pytanie o to oraz wariant, w którym taki wieśniak nic nie daje.
frogs-law-14-3 = Na koniec gry wszystkie karty pozostałe na rękach trafiają na stos wyrzuconych. Niczego to nie odpala.
frogs-law-14-4 = Wynik gracza to suma punktów za schowanych wieśniaków, za budynki w grze i za schowany sprzęt.
frogs-law-14-4-1 = Twoich schowanych wieśniaków, wraz z początkującymi, dzieli się na grupy według gatunku. Otrzymujesz tyle punktów, ile wynosi wielkość najmniejszej grupy razy wielkość największej; jeśli brakuje jakiegoś gatunku, jest to 0.
frogs-law-14-4-2 = Każdy twój budynek w grze daje 1 punkt za każdy zasób na nim. Schowane budynki nie dają nic.
frogs-law-14-4-3 = Otrzymujesz tyle punktów, ile wynosi liczba twoich schowanych kart sprzętu razy liczba twoich zaczarowanych budynków w grze. Żetony zaczarowania, które nie leżą na budynku, się nie liczą.
frogs-law-14-4-4 = Karty wieśniaków i sprzętu, które zostały w grze, nie dają punktów, podobnie jak monety.
    .ruling = Instrukcje wymieniają tylko schowane karty, a monety tylko do rozstrzygania remisu. Nie było czego odrzucać.
frogs-law-14-5 = Wygrywa gracz, który ma więcej punktów; przy remisie wygrywają oboje. Jeśli przy stole ustalono rozstrzyganie remisów, wygrywa ten, komu zostało więcej monet, potem ten, kto ma więcej punktów za wieśniaków; jeśli i to jest równe, wygrywają oboje.

## 15. Warianty

frogs-law-15-1 = Bez pamięci: jeśli obaj gracze zgodzą się na to przed grą, każdy może w dowolnej chwili oglądać własne schowane karty.
frogs-law-15-1-1 = W wariancie bez pamięci przeciwnik widzi tylko liczbę twoich schowanych kart.
    .ruling = Instrukcje pozwalają oglądać tylko własne karty. Odrzuciliśmy schowane karty jawne dla obojga.
frogs-law-15-2 = Obie talie: talię podstawową, Akademię i Wieści tasuje się razem w talię 99 kart. Każdy gracz dobiera 8 kart zamiast 5 i po wyborze początkujących wieśniaków wyrzuca 3 z nich.
frogs-law-15-2-1 = Przy obu taliach najpierw obaj gracze wybierają początkujących wieśniaków, a pozostały staje się pierwszą kartą stosu wyrzuconych; potem 3 karty wyrzuca drugi gracz, a po nim pierwszy. Niczego to nie odpala.
    .ruling = Według polskiej instrukcji początkujący wieśniak jest pierwszą kartą stosu. Odrzuciliśmy wariant, w którym każdy gracz wyrzuca karty zaraz po swoim wyborze.
frogs-law-15-3 = Warianty można łączyć.
    .ruling = Dotyczą różnych zasad. Nie było czego odrzucać.

## Niezmienniki: co jest prawdą po każdej decyzji

frogs-law-INV-1 = Każda karta jest dokładnie w jednym miejscu. W talii, na rękach, w rzędach, wśród schowanych i na stosie wyrzuconych jest razem zawsze 75 kart talii, a przy obu taliach 99, i 3 początkujących wieśniaków; każdy gracz ma zawsze 3 karty startowe.
frogs-law-INV-2 = Nikt nigdy nie ma mniej niż 0 monet, a żadna karta mniej niż 0 zasobów.
frogs-law-INV-3 = Po zakończeniu tury żaden wieśniak ani sprzęt w grze gracza, którego była to tura, nie jest bez zasobów.
frogs-law-INV-4 = Na planszy, w obszarach gry i na budynkach jest razem zawsze 6 żetonów zaczarowania. Gracz ma najwyżej jeden każdego rodzaju, na budynku jest najwyżej jeden, a żeton na budynku nigdy nie zmienia miejsca.
frogs-law-INV-5 = Zasobów na budynku nigdy nie ubywa, a na kartach startowych ich nie ma.
frogs-law-INV-6 = W każdej zakończonej turze były dokładnie 2 główne akcje, nie obie aktywujące tę samą kartę, i żaden wieśniak nie został aktywowany wolną akcją więcej niż raz.
frogs-law-INV-7 = Aktywowanie wieśniaka główną lub wolną akcją zdejmuje z niego dokładnie 1 zasób; aktywowanie efektem nie zdejmuje żadnego.
frogs-law-INV-8 = Gdy sprzęt się odpala, traci 1 zasób, a gracz, który go odpalił, otrzymuje 1 monetę, albo nie dzieje się ani jedno, ani drugie.
frogs-law-INV-9 = Każdy krok oddala podróżnika od pola domu; zbliża się on tylko przez powrót na pole domu na koniec tury swojego właściciela.
frogs-law-INV-10 = Karty opuszczają stos wyrzuconych lub trafiają na jego wierzch, ale kolejność pozostałych nigdy się nie zmienia.
frogs-law-INV-11 = Talia nigdy się nie powiększa, przy czym rozważane karty liczą się do niej, a jej kolejność zmienia się tylko przez dobieranie, rozważanie i odkładanie.
frogs-law-INV-12 = Po turze, w której talia się wyczerpała, wykonuje się dokładnie 2 tury, po jednej każdego gracza.
frogs-law-INV-13 = Żetony „+5”, gniazda i złotej skrzyni, które opuściły planszę, nigdy nie wracają; jest ich najwyżej 2, 3 i 1.
frogs-law-INV-14 = Ulepszona karta startowa nigdy nie wraca na stronę podstawową.
frogs-law-INV-15 = Wynik to zawsze najmniejsza grupa schowanych wieśniaków razy największa, plus zasoby na budynkach w grze, plus schowany sprzęt razy zaczarowane budynki w grze.
frogs-law-INV-16 = W tym, co widzi gracz, nigdy nie ma ręki przeciwnika, kolejności talii, kart, które przeciwnik rozważa, ani jego schowanych kart, poza tym, co gracz już widział; bez wariantu bez pamięci nie ma też listy własnych schowanych kart.
frogs-law-INV-17 = Sprzętu i budynków nigdy się nie aktywuje.

## Decyzje

frogs-law-DEC-1 = Przed grą przy stole ustala się stronę planszy, talię tematyczną, warianty, to, jak kończą się remisy, oraz czy pierwszego gracza się wskazuje, czy losuje.
frogs-law-DEC-2 = Podczas przygotowania drugi gracz, a potem pierwszy wybiera początkującego wieśniaka; nie można tego pominąć.
frogs-law-DEC-3 = Podczas przygotowania z obiema taliami drugi gracz, a potem pierwszy wybiera po jednej 3 karty do wyrzucenia; nie można tego pominąć.
frogs-law-DEC-4 = W turze, gdy nic nie jest rozpatrywane, aktywny gracz zagrywa kartę, aktywuje kartę, wykonuje wolną akcję albo, po 2 głównych akcjach, kończy turę. Pominąć można tylko wolne akcje.
frogs-law-DEC-5 = Zagrywając, aktywny gracz wybiera z ręki kartę, której koszt może zapłacić; do zatwierdzenia można się wycofać.
frogs-law-DEC-6 = Aktywując główną akcją, aktywny gracz wybiera kartę startową lub wieśniaka, których wolno aktywować; do zatwierdzenia można się wycofać.
frogs-law-DEC-7 = Aktywując wolną akcją, aktywny gracz wybiera wieśniaka z oznaczeniem „Wolna akcja”, którego wolno aktywować; do zatwierdzenia można się wycofać.
frogs-law-DEC-8 = Zaczarowując, aktywny gracz wybiera budynek jeszcze niezaczarowany, a jeśli ma żetony kilku rodzajów, także żeton zaczarowania; do zatwierdzenia można się wycofać.
frogs-law-DEC-9 = Przy każdym kroku podróży aktywny gracz wybiera następne pole, za trasę do którego może zapłacić, albo, po pierwszym kroku, zatrzymanie się. Pierwszego kroku nie można pominąć, jeśli jest możliwy.
frogs-law-DEC-10 = Przy koszcie trasy w kartach aktywny gracz wybiera po jednej karty do wyrzucenia; nie można tego pominąć.
frogs-law-DEC-11 = Gdy nagrodą jest karta startowa, aktywny gracz wybiera, czy ją aktywować, czy ulepszyć; nie można tego pominąć, a ulepszoną aktywuje się bez pytania.
frogs-law-DEC-12 = Przy skrzyni aktywny gracz wybiera jedną z jej 3 możliwości; nie można tego pominąć.
frogs-law-DEC-13 = Zgodnie ze skrzynią lub kartą aktywny gracz wybiera karty do schowania, wieśniaka, który otrzyma zasób lub zostanie aktywowany, albo karty ze stosu wyrzuconych do schowania i zagrania; na tyle, na ile się da, nie można tego pominąć.
frogs-law-DEC-14 = Dla każdego efektu podanego po „Rozważ” aktywny gracz wybiera spośród rozważanych kart; nie można tego pominąć.
frogs-law-DEC-15 = Na koniec „Rozważ” aktywny gracz ustala karta po karcie kolejność odkładanych kart; nie można tego pominąć, a jedyna karta wraca bez pytania.
frogs-law-DEC-16 = Jeśli odpala się kilka kart, aktywny gracz wybiera, którą rozpatrzyć jako następną; nie można tego pominąć, a przy jednej karcie lub gdy czeka tylko sprzęt, nie ma pytania.
frogs-law-DEC-17 = Przy efekcie z „możesz” aktywny gracz odpowiada „tak” lub „nie”, a po „tak” dokonuje związanych z nim wyborów; można go pominąć.
frogs-law-DEC-18 = Inwestując, aktywny gracz wybiera kwotę od 0 do podanej liczby, nie większą niż liczba jego monet.
frogs-law-DEC-19 = Przy „Wyrzuć” aktywny gracz wybiera karty po jednej, co ustala ich kolejność; nie można tego pominąć.
frogs-law-DEC-20 = Na koniec tury aktywny gracz wybiera, którą pustą kartę schować jako następną; nie można tego pominąć, a przy jednej karcie lub gdy nie ma wśród nich sprzętu, nie ma pytania.
frogs-law-DEC-21 = Przy efekcie reliktu aktywny gracz dokonuje wyborów, których wymaga jego tekst; pominąć można tylko to, co tekst pozostawia do uznania.
