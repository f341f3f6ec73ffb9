### Lockup: prawo gry po polsku. Tekst angielski jest w games/lockup/law.toml, pod tymi samymi numerami.
###
### Słowniczek
###   crew, crew token — banda, żeton bandy; lookout — czujka; enforcer — osiłek; strength — siła; holding cell — karcer
###   power, suspicion — znacznik mocy (moc), znacznik podejrzeń; star of reputation — gwiazdka reputacji, gwiazdka; crew board — plansza bandy, strona A, strona B
###   resource — zasób; scrap, potion, iron, gold — złom, mikstura, żelazo, złoto; supply — pula; storage limit — limit przechowywania
###   item — przedmiot; goon — najemnik; tome — księga; goal — cel; trait — cecha; item display — dostępne przedmioty; goon cell — pole najemnika
###   majority, instant, end-game goal — cel Przewaga, cel Wyścig, cel Koniec gry
###   attribute symbol: shield, gem, magic — symbol atrybutu: tarcza, klejnot, magia; special effect — efekt specjalny; value, cost — wartość, koszt
###   Roll Call, Lights Out, Patrol — Apel, Cisza nocna, Obchód; raid, final raid — rewizja, ostatnia rewizja; to pass — spasować
###   location — lokacja; to settle — rozpatrzyć; reward, to decline — nagroda, zrezygnować; place — miejsce; to craft, reserve, recruit — wytworzyć, zarezerwować, zwerbować
###   face up, face down — odkryty, zakryty; deck, discard pile — talia, stos kart odrzuconych; window — okno
###   first-player marker — znacznik pierwszego gracza; first-player order — w kolejności od pierwszego gracza; guards — strażnicy; Off Duty — Przerwa
###   expert mode, solo — tryb ekspercki, gra jednoosobowa; party — strona
###   dwarf, ratfolk, cultist, demon, hobgoblin, skinner, brigand — krasnolud, szczurolud, kultysta, demon, hobgoblin, obdzieracz, zbój

## 1. Cel gry

lockup-law-1-1 = Każdy gracz prowadzi bandę więźniów. Przez 6 rund bandy chodzą po lokacjach więzienia, zdobywają tam nagrody, wytwarzają przedmioty i werbują najemników; wygrywa ten, kto na końcu ma najwięcej gwiazdek reputacji.
lockup-law-1-2 = Bandy to gnolle, koboldy, niedźwieżuki, gobliny i insektoidy; każdy gracz prowadzi inną.
    .ruling = Wstęp naszej instrukcji można odczytać tak, jakby mówił o gnomach, ale przykłady i tryb ekspercki mówią o gnollach. Odrzuciliśmy gnomy.

## 2. Elementy gry

lockup-law-2-1 = W grze są 34 przedmioty, 33 najemników, 28 ksiąg, 18 celów trzech rodzajów, 18 cech, 22 karty strażników (7 niebieskich, 5 zielonych, 5 żółtych, 5 czerwonych) i 8 kart lokacji; po 6 żetonów dla każdej z 5 band; 25 sztuk złomu, 15 mikstur, 15 sztuk żelaza i 10 sztuk złota; 22 znaczniki mocy i 12 znaczników podejrzeń.
lockup-law-2-2 = Plansza przedstawia 8 lokacji, tor rund z 6 polami, 5 pól najemników, miejsca na talie ksiąg i przedmiotów, pola dostępnych przedmiotów, tor reputacji i pulę znaczników podejrzeń.
lockup-law-2-3 = Lokacje to 1 Siłownia, 2 Kanały, 3 Lazaret, 4 Kuźnia, 5 Kantyna, 6 Stołówka, 7 Blok cel i 8 Biblioteka. Lokacje 2–6 mają po jednym polu najemnika. Żetony band wykłada się do lokacji 1–7; do Biblioteki trafiają tylko przez przeniesienie.
lockup-law-2-4 = Banda ma 6 żetonów: czujkę z symbolem oka, osiłka z symbolem pięści i 4 żetony z liczbą. Na odwrocie żetonu widać tylko bandę.
lockup-law-2-4-1 = Żetony z liczbą mają siłę 1, 2, 3 i 4.
    .ruling = Instrukcja wspomina tylko o 2 i 4, a wszystkie żetony bandy są różne; liczby od 1 do 4 obok czujki o sile 0 to najprostszy ciąg. Odrzuciliśmy liczby od 2 do 5.
lockup-law-2-5 = Żetony twojej bandy czekają w twoim karcerze i tylko ty widzisz, które to są.
lockup-law-2-6 = Na planszy twojej bandy leżą twoje znaczniki mocy, znaczniki podejrzeń i zasoby oraz podany jest limit przechowywania, a obok leżą przedmioty, które wytworzysz, i najemnicy, których zwerbujesz.
lockup-law-2-7 = Przedmiot ma nazwę, koszt w zasobach, wartość w gwiazdkach oraz dowolną liczbę efektów specjalnych i symboli atrybutów, być może żadnego.
lockup-law-2-8 = Najemnik ma typ, dowolną liczbę symboli podejrzeń, być może żadnego, najwyżej jeden symbol atrybutu, czasem efekty specjalne, a także wartość lub warunek, który punktuje na końcu gry.
lockup-law-2-9 = Są trzy symbole atrybutów: tarcza, klejnot i magia.
lockup-law-2-10 = Księga ma efekt jednorazowego użytku.
lockup-law-2-11 = Cel jest rodzaju Przewaga, Wyścig albo Koniec gry i podaje swój warunek.

## 3. Ilości i pula

lockup-law-3-1 = Zasoby, znaczniki mocy i znaczniki podejrzeń bierze się z puli i do niej oddaje; jest ich tylko tyle, ile w pudełku.
lockup-law-3-2 = Kto ma otrzymać więcej, niż jest w puli, otrzymuje tylko to, co zostało.
    .ruling = Instrukcja ogranicza liczbę elementów do zawartości pudełka. Odrzuciliśmy zamienniki.
lockup-law-3-3 = Reputacja nie ma górnej granicy i nigdy nie spada poniżej 0.
    .ruling = Instrukcja mówi to tylko o rewizjach; rozszerzamy to na każdą stratę, bo tor nie ma pól ujemnych. Odrzuciliśmy ujemne wyniki w końcowym podliczeniu.
lockup-law-3-4 = Gdy talia ksiąg lub najemników jest pusta, tasuje się jej stos kart odrzuconych i tworzy z niego nową; jeśli i on jest pusty, księgi się nie dobiera, a pole najemnika pozostaje puste. Gdy pusta jest talia przedmiotów, puste pozostaje pole przedmiotu.
    .ruling = Instrukcja przewiduje stosy odrzuconych ksiąg i najemników, ale nie mówi po co. Odrzuciliśmy wariant, w którym karty po prostu się kończą.
lockup-law-3-5 = Możesz mieć dowolną liczbę ksiąg na ręce, zarezerwowanych i wytworzonych przedmiotów oraz najemników.
    .ruling = Instrukcja ogranicza tylko zasoby. Odrzuciliśmy wymyślanie innych ograniczeń.

## 4. Przygotowanie gry

lockup-law-4-1 = Planszę kładzie się stroną dla 1–2 graczy albo stroną dla 3–5 graczy do góry.
lockup-law-4-2 = Gra zaczyna się od 1. rundy.
lockup-law-4-3 = Na początku wszystkie zasoby, znaczniki mocy i znaczniki podejrzeń są w puli.
lockup-law-4-4 = Talię przedmiotów tasuje się i odkrywa o jeden przedmiot więcej, niż jest graczy: 3 dla dwóch graczy i w grze jednoosobowej, 4 dla trzech, 5 dla czterech, 6 dla pięciu.
lockup-law-4-4-1 = Pola dostępnych przedmiotów liczy się od talii przedmiotów: pole 1 jest najbliżej. Przedmiotów nigdy nie przesuwa się z pola na pole.
    .ruling = Instrukcja każe uzupełniać tylko puste pola, a strażnicy muszą wiedzieć, która karta jest bliżej talii. Odrzuciliśmy przesuwanie kart ku talii.
lockup-law-4-5 = Talię najemników tasuje się i odkrywa 5 najemników, po jednym na każdym polu najemnika lokacji 2–6.
lockup-law-4-6 = Za każdy symbol podejrzeń na najemniku odkrytym podczas przygotowania do jego lokacji trafia 1 znacznik podejrzeń z puli.
lockup-law-4-6-1 = Jeśli podczas przygotowania w puli jest za mało znaczników podejrzeń, wykłada się je w kolejności numerów lokacji, dopóki starczy; podczas przygotowania nie ma rewizji.
    .ruling = Nikt nie ma jeszcze podejrzeń, więc rewizja niczego by nie zmieniła. Odrzuciliśmy rewizję podczas przygotowania.
lockup-law-4-6-2 = Podczas przygotowania zbóje nie przynoszą zasobów.
    .ruling = Według instrukcji przynoszą je podczas każdego Obchodu, a przygotowanie nim nie jest. Odrzuciliśmy zasób podczas przygotowania.
lockup-law-4-7 = Talię ksiąg tasuje się i kładzie zakrytą.
lockup-law-4-8 = Każdy gracz bierze planszę swojej bandy stroną A do góry i 1 znacznik mocy.
lockup-law-4-9 = Każdy gracz ma 6 żetonów swojej bandy. W pięć osób każdy odkłada żeton o sile 2 do pudełka i gra 5 żetonami.
lockup-law-4-10 = Na początku wszystkie żetony twojej bandy są w twoim karcerze, ukryte przed innymi.
lockup-law-4-11 = Każdy zaczyna z 10 gwiazdkami reputacji.
lockup-law-4-12 = Odkrywa się po jednym losowym celu każdego rodzaju: Przewaga, Wyścig i Koniec gry. Pozostałe cele nie biorą udziału w grze.
lockup-law-4-13 = Jeden z graczy jest pierwszy i ma znacznik pierwszego gracza; losuje się go, chyba że wskazano go przed grą.
    .ruling = Sposób z instrukcji nadaje się tylko dla towarzystwa przy prawdziwym stole. Odrzuciliśmy wariant, w którym zawsze zaczyna gospodarz stołu.

## 5. Rundy

lockup-law-5-1 = Gra trwa 6 rund. Każda ma trzy fazy: Apel, Ciszę nocną i Obchód; w szóstej Obchodu nie ma.
lockup-law-5-2 = Następna runda zaczyna się z końcem Obchodu.
    .ruling = Instrukcja nie mówi, kiedy przesuwa się znacznik rundy; Obchód przygotowuje następną rundę. Odrzuciliśmy początek Apelu, bo skutek jest ten sam.

## 6. Apel

lockup-law-6-1 = Podczas Apelu gracze wykonują tury zgodnie z ruchem wskazówek zegara, zaczynając od posiadacza znacznika pierwszego gracza, aż wszyscy spasują.
lockup-law-6-2 = W swojej turze możesz wyłożyć jeden lub więcej żetonów ze swojego karceru, wszystkie do jednej lokacji.
lockup-law-6-2-1 = Nie możesz wykładać żetonów do lokacji, w której masz już żetony wyłożone w jednej z wcześniejszych tur tej rundy.
lockup-law-6-2-2 = Żetonów nigdy nie wykłada się do Biblioteki.
lockup-law-6-2-3 = W lokacji może być dowolnie wiele żetonów dowolnie wielu graczy.
lockup-law-6-2-4 = Każdy żeton wykładasz odkryty lub zakryty i możesz to łączyć w jednej turze. W rundzie możesz wyłożyć najwyżej 2 zakryte żetony, a w dwie osoby i w grze jednoosobowej najwyżej 3.
lockup-law-6-3 = Jeśli na początku twojej tury karcer jest pusty, musisz spasować. Możesz też spasować, mając jeszcze żetony.
lockup-law-6-3-1 = Po spasowaniu nie bierzesz już udziału w tym Apelu i nie zagrywasz w nim ksiąg.
lockup-law-6-3-2 = Niewyłożone żetony zostają w twoim karcerze.
lockup-law-6-4 = Apel kończy się, gdy wszyscy gracze spasują.

## 7. Cisza nocna

lockup-law-7-1 = Podczas Ciszy nocnej lokacje rozpatruje się po kolei, od 1 do 8, każdą w całości przed następną: siła i miejsca, podejrzenia, nagrody, przejście do Biblioteki.
lockup-law-7-1-1 = Lokację bez żetonów band i kart strażników pomija się. Znaczniki podejrzeń i zasoby zbójów w niej zostają.
lockup-law-7-2-1 = Zakryte żetony w lokacji odkrywa się i dodaje się siłę żetonów każdego gracza w niej.
lockup-law-7-2-2 = Siła osiłka jest równa bieżącej liczbie znaczników mocy jego właściciela. Czujka ma siłę 0, ale też jest żetonem: mając w lokacji samą czujkę, zajmujesz miejsce i możesz otrzymać nagrodę.
lockup-law-7-2-3 = Wszyscy, którzy mają w lokacji choć jeden żeton, zajmują miejsca według siły, od najsilniejszego. Kto nie ma tam żetonów, nie zajmuje miejsca.
lockup-law-7-2-4 = Przy równej sile wyżej jest posiadacz znacznika pierwszego gracza, a dalej pozostali od niego zgodnie z ruchem wskazówek zegara.
lockup-law-7-2-5 = Miejsca ustala się raz dla całej lokacji. Znaczniki mocy lub znacznik pierwszego gracza zdobyte w trakcie jej rozpatrywania ich nie zmieniają.
    .ruling = Miejsca ustala pierwszy krok rozpatrywania lokacji. Odrzuciliśmy przeliczanie po każdej zmianie.
lockup-law-7-2-6 = Jeśli w Siłowni znacznik pierwszego gracza zmienił posiadacza, to od Kanałów przy równej sile wyżej jest nowy posiadacz.
lockup-law-7-3-1 = Wszystkie znaczniki podejrzeń z lokacji bierze gracz na najwyższym miejscu, który nie ma tam czujki.
lockup-law-7-3-2 = Gracza z czujką w lokacji pomija się, a znaczniki podejrzeń trafiają do następnego według miejsc gracza bez czujki.
lockup-law-7-3-3 = Jeśli w lokacji każdy ma czujkę albo nikogo tam nie ma, znaczniki podejrzeń zostają.
lockup-law-7-4-1 = W kolejności miejsc każdy otrzymuje nagrodę swojego miejsca, jeśli taka jest, i zabiera swoje żetony z tej lokacji do karceru.
lockup-law-7-4-2 = Z tego, co otrzymujesz w nagrodę, możesz skorzystać od razu.
lockup-law-7-4-3 = Możesz zrezygnować z nagrody, aby przenieść swoje żetony do Biblioteki. Nie zmienia to miejsc ani nagród innych.
lockup-law-7-4-4 = Jeśli zrezygnujesz z nagrody, nie dostajesz w tej lokacji niczego, nawet nagrody dla wszystkich, którzy jej jeszcze nie mają.
    .ruling = Inaczej rezygnacja pozwalałaby zamienić jedną nagrodę na inną. Odrzuciliśmy dosłowne odczytanie, według którego dostaje coś każdy, kto dotąd jest bez nagrody.
lockup-law-7-4-5 = Nagroda jest otrzymana, jeśli zyskujesz lub zachowujesz choć jeden znacznik lub kartę albo wykonujesz wymianę, werbunek, wytworzenie lub rezerwację. Jeśli nie możesz, nie chcesz lub nic nie zostało, nagrody nie ma i twoje żetony idą do Biblioteki.
    .ruling = Instrukcja przenosi wszystkich, którzy nie otrzymali nagrody. Odrzuciliśmy uznawanie pustej nagrody za otrzymaną.
lockup-law-7-4-6 = Zasoby zbójów leżące w lokacji dostaje pierwsze miejsce razem z nagrodą: bierze się je najpierw i można nimi za nią zapłacić. Jeśli pierwszy zrezygnuje z nagrody lub nie może jej wykorzystać, zostają.
    .ruling = Zasób jest dodatkiem do otrzymywanej nagrody; o kolejności i o przypadku rezygnacji decydujemy sami. Odrzuciliśmy przekazanie zasobu drugiemu miejscu.
lockup-law-7-5-1 = Wszyscy, którzy nie otrzymali w lokacji nagrody, przenoszą stamtąd swoje żetony, odkryte, do Biblioteki.
lockup-law-7-5-2 = Żetony, które nie zdobyły nagrody w Bibliotece, po prostu wracają do karceru.
lockup-law-7-5-3 = Wszystkie twoje żetony w Bibliotece liczą się razem, skądkolwiek przyszły.

## 8. Nagrody lokacji

lockup-law-8-0 = Każde miejsce otrzymuje nagrodę podaną dla niego na używanej stronie planszy. „Pozostali” to, w kolejności miejsc, wszyscy w lokacji, którzy nie otrzymali tam nagrody i z niej nie zrezygnowali.
lockup-law-8-1 = Siłownia: pierwszy otrzymuje 1 znacznik mocy i od razu bierze lub zachowuje znacznik pierwszego gracza; drugi otrzymuje 1 znacznik mocy.
lockup-law-8-2 = Kanały: pierwszy otrzymuje 3 sztuki złomu, a w dwie osoby i w grze jednoosobowej 2. W cztery i pięć osób drugi otrzymuje 2 sztuki złomu. Pozostali otrzymują po 1.
lockup-law-8-2-1 = W dwie i trzy osoby drugi w Kanałach należy do pozostałych i otrzymuje 1 sztukę złomu.
lockup-law-8-3 = Lazaret: pierwszy otrzymuje 3 mikstury, a w dwie osoby i w grze jednoosobowej 2. Ostatni otrzymuje 1 miksturę.
lockup-law-8-3-1 = Kto jest w Lazarecie sam, otrzymuje tylko nagrodę pierwszego miejsca.
lockup-law-8-4 = Kuźnia: pierwszy otrzymuje 2 sztuki żelaza, drugi 1.
lockup-law-8-5 = Kantyna: pierwszy otrzymuje 1 dowolny zasób. Drugi może wymienić 1 swój zasób na 1 dowolny, a każdy z pozostałych 2 swoje zasoby na 1 dowolny.
lockup-law-8-5-1 = W wymianie otrzymujesz zasób innego rodzaju niż oddawane i musi on być w puli jeszcze przed wymianą.
    .ruling = Ten sam rodzaj to żadna wymiana, a efekt specjalny wymiany mówi o innym zasobie. Odrzuciliśmy wymianę w obrębie jednego rodzaju.
lockup-law-8-6 = Stołówka: pierwszy werbuje 1 najemnika za 1 zasób albo 2 za 4, drugi 1 za 1 zasób albo 2 za 5, każdy z pozostałych 1 za 2 zasoby. Rodzaje zasobów można dowolnie łączyć.
lockup-law-8-7 = Blok cel: w kolejności miejsc każdy może albo wytworzyć 1 przedmiot, albo zarezerwować 1 przedmiot.
lockup-law-8-8 = Biblioteka: pierwszy dobiera 2 księgi, jedną zatrzymuje, a drugą kładzie zakrytą pod talię ksiąg. Drugi i trzeci dobierają po 1 księdze.

## 9. Obchód

lockup-law-9-1 = Podczas Obchodu odrzucasz wybrane zasoby, aż będzie ich nie więcej niż twój limit przechowywania. Na stronie A plansz band wynosi on 5; niektóre przedmioty go podnoszą.
lockup-law-9-1-1 = Limit przechowywania sprawdza się tylko podczas Obchodu; do tego czasu można mieć dowolnie wiele zasobów. Każdy odrzuca niezależnie od innych.
    .ruling = Te odrzucenia nie wpływają na siebie, więc można pytać wszystkich naraz. Odrzuciliśmy ścisłą kolejność: jest wolniejsza, a skutek ten sam.
lockup-law-9-2 = Podczas Obchodu puste pola przedmiotów uzupełnia się z talii, aż dostępnych przedmiotów znów będzie o jeden więcej niż graczy, a w grze jednoosobowej 3.
lockup-law-9-3 = Podczas Obchodu odrzuca się najemnika ze Stołówki, pozostali najemnicy w tej samej kolejności i bez luk przechodzą na pola o najwyższych numerach, a puste pola uzupełnia się z talii najemników.
lockup-law-9-3-1 = Nowy najemnik trafia najpierw na puste pole o najwyższym numerze.
    .ruling = Jakaś kolejność jest potrzebna, by grę dało się powtórzyć, a ta kontynuuje przesunięcie. Odrzuciliśmy kolejność od najniższego numeru.
lockup-law-9-3-2 = Gdy najemnicy przechodzą dalej, znaczniki podejrzeń i zasoby zbójów zostają w swojej lokacji.
    .ruling = Kładzie się je w lokacjach, a nie na kartach. Odrzuciliśmy przenoszenie ich z najemnikami.
lockup-law-9-4 = Podczas Obchodu za każdy symbol podejrzeń najemnika do jego lokacji trafia 1 znacznik podejrzeń z puli. Znaczniki z wcześniejszych rund zostają, więc się sumują.
lockup-law-9-4-1 = Jeśli w puli jest mniej znaczników podejrzeń, niż mają przynieść wszyscy najemnicy razem, najpierw odbywa się rewizja, a potem znaczniki wykłada się od nowa.
lockup-law-9-4-2 = Jeśli w puli jest dokładnie tyle znaczników podejrzeń, ile trzeba, rewizji nie ma, choć pula staje się pusta.
    .ruling = Reguła fazy mówi, że znaczników jest za mało; tylko skróty mówią, że się skończyły. Odrzuciliśmy rewizję zawsze, gdy pula jest pusta.
lockup-law-9-4-3 = Czy starcza znaczników podejrzeń, sprawdza się przed ich wyłożeniem. Dopóki brakuje ich także po rewizji, a jakieś leżą na planszach band lub w lokacjach, następuje kolejna rewizja; gdy wszystkie 12 jest w puli, wykłada się je w kolejności numerów lokacji, dopóki starczy.
    .ruling = Wykonać krok od nowa to także sprawdzić od nowa, ale krok musi się skończyć; druga rewizja zdarza się tylko w grze jednoosobowej. Odrzuciliśmy zakaz drugiej rewizji i rewizje bez końca.
lockup-law-9-4-4 = Każdy zbój na polu najemnika przynosi do swojej lokacji 1 zasób swojego rodzaju z puli, raz na Obchód, po wyłożeniu znaczników podejrzeń.
    .ruling = Jeśli po rewizji znaczniki wykłada się od nowa, zasób nie może pojawić się dwa razy. Odrzuciliśmy zasób przy każdej próbie.

## 10. Rewizja

lockup-law-10-1 = Podczas rewizji gracze porównują liczbę znaczników podejrzeń na swoich planszach. Kto ich nie ma, nie zajmuje miejsca i niczego nie traci.
lockup-law-10-2 = Podczas rewizji w trzy lub więcej osób gracz z największą liczbą znaczników podejrzeń traci 8 gwiazdek, a drugi pod tym względem 4. Jeśli najwięcej ma kilku graczy, każdy z nich traci 4 i nikt więcej; jeśli kilku dzieli drugie miejsce, każdy z nich traci 2.
lockup-law-10-3 = Podczas rewizji w dwie osoby gracz z większą liczbą znaczników podejrzeń traci 6 gwiazdek, a drugi nic. Przy równej liczbie nikt nie traci.
lockup-law-10-4 = Gwiazdki traci się od razu, a reputacja zatrzymuje się na 0.
lockup-law-10-5 = Po rewizji wszystkie znaczniki podejrzeń ze wszystkich plansz band i lokacji wracają do puli.
lockup-law-10-6 = Rewizja nie narusza zasobów zbójów w lokacjach.
    .ruling = Instrukcja wymienia tylko znaczniki podejrzeń. Odrzuciliśmy całkowite opróżnianie lokacji.

## 11. Przedmioty

lockup-law-11-1 = Przedmioty wytwarza się w Bloku cel: z dostępnych albo z własnych zarezerwowanych.
lockup-law-11-2 = Aby wytworzyć przedmiot, płacisz jego koszt do puli, kładziesz go odkrytego przed sobą, od razu zyskujesz jego wartość w gwiazdkach i stosujesz jego efekty specjalne.
lockup-law-11-2-1 = „Dowolny zasób” w koszcie opłaca się zasobem dowolnego rodzaju. Dla celów nie liczy się on jako żaden rodzaj.
lockup-law-11-2-2 = Kilka efektów specjalnych karty stosuje się w kolejności podanej na karcie.
    .ruling = Instrukcja nie podaje kolejności. Odrzuciliśmy wybór gracza: dodatkowe kliknięcie, które prawie nigdy nic nie zmienia.
lockup-law-11-2-3 = Symbole atrybutów przedmiotu liczą się od chwili jego wytworzenia.
lockup-law-11-3 = Aby zarezerwować przedmiot, płacisz 1 zasób dowolnego rodzaju, bierzesz jeden z dostępnych przedmiotów i kładziesz go zakrytego przed sobą.
lockup-law-11-3-1 = Możesz zarezerwować dowolnie wiele przedmiotów i w każdej chwili oglądać swoje.
lockup-law-11-3-2 = Dopóki zarezerwowany przedmiot nie jest wytworzony, nie liczy się do punktacji, celów, symboli ani przy remisach i nie daje gwiazdek.
    .ruling = Wartość, efekty i symbole przychodzą z wytworzeniem. Odrzuciliśmy liczenie zarezerwowanych przedmiotów.
lockup-law-11-4 = Dostępnych przedmiotów nie uzupełnia się przed Obchodem.

## 12. Najemnicy

lockup-law-12-1 = Najemników werbuje się w Stołówce, i tylko tych, którzy leżą na 5 polach najemników. Pole po zwerbowanym najemniku jest puste do Obchodu.
lockup-law-12-2 = Aby zwerbować, najpierw płacisz, potem bierzesz najemnika i od razu stosujesz jego efekt specjalny; jego symbol atrybutu liczy się od tej chwili. Za dwóch najpierw płacisz całą cenę, a potem bierzesz ich jednego po drugim, więc zyskiem z pierwszego nie zapłacisz za drugiego.
    .ruling = Cena dwóch najemników to jedna suma. Odrzuciliśmy płacenie za każdego osobno.
lockup-law-12-3 = Na końcu każdy obdzieracz daje 4 gwiazdki, zbój 3, kultysta po 1 za każdy wytworzony przez ciebie przedmiot, demon po 2 za każdy twój symbol wskazanego przez niego rodzaju, hobgoblin po 1 za każdy twój znacznik mocy. Krasnoludy punktują według liczby: 1, 3, 7, 12, 18, 25 i 30 za siedem lub więcej; szczuroludy tak samo: −3, 1, 6, 13 i 25 za pięć lub więcej.
    .ruling = Liczby dla obdzieraczy i zbójów są nasze: zwykły najemnik jest wart około 4, a zbój o jedną mniej, bo jeszcze zaopatruje swoją lokację.
lockup-law-12-3-1 = Zbój ma symbol zasobu. Podczas każdego Obchodu, gdy leży na polu najemnika, do jego lokacji trafia 1 taki zasób; zasoby się sumują, a najsilniejszy w lokacji zabiera je wszystkie z najbliższą jej nagrodą.
lockup-law-12-3-2 = Demon liczy symbole atrybutów na wszystkich wytworzonych przez ciebie przedmiotach i zwerbowanych najemnikach, także na sobie. Rodzaj, który wskazuje, sam nie jest symbolem.
    .ruling = Przykład z instrukcji liczy symbole na wszystkich kartach przed graczem. Odrzuciliśmy pomijanie własnego symbolu atrybutu demona i liczenie zarezerwowanych przedmiotów.
lockup-law-12-3-3 = Kultyści liczą tylko wytworzone przedmioty, nie zarezerwowane.

## 13. Efekty specjalne

lockup-law-13-1 = Zyskaj zasób: weź z puli 1 zasób wskazanego rodzaju.
lockup-law-13-2 = Odrzuć podejrzenie: oddaj do puli 1 swój znacznik podejrzeń.
lockup-law-13-3 = Przekaż podejrzenie: przenieś 1 swój znacznik podejrzeń na planszę wybranego przeciwnika.
lockup-law-13-4 = Zyskaj moc: weź z puli 1 znacznik mocy.
lockup-law-13-5 = Dobierz księgę: weź wierzchnią kartę talii ksiąg.
lockup-law-13-6 = Przechowywanie: twój limit przechowywania rośnie o 1 do końca gry.
lockup-law-13-7 = Wymiana: możesz od razu wymienić 1 swój zasób na 1 zasób innego rodzaju z puli.
lockup-law-13-8 = Wybierz księgę: dobierz 2 wierzchnie księgi, jedną zatrzymaj, a drugą połóż zakrytą pod talię ksiąg.
lockup-law-13-9 = Efekt, którego nie da się wykonać, nic nie daje. Jeśli do wyboru została jedna księga, dobierasz ją i zatrzymujesz.
    .ruling = Robi się to, co możliwe. Odrzuciliśmy wariant, w którym ostatniej księgi się nie dobiera.

## 14. Księgi i okna

lockup-law-14-1 = Twoje księgi są tajne. Jeśli księga nie mówi inaczej, można ją zagrać w dowolnej chwili gry, po czym trafia na stos odrzuconych ksiąg. Księgi, które na końcu zostały na ręce, dają gwiazdki.
lockup-law-14-2 = Księgi zagrywa się w dziewięciu oknach. T1: w swojej turze Apelu, przed wykładaniem i po nim oraz przed przymusowym pasem; T2: po każdej turze Apelu, dla tych, którzy nie spasowali; T3: przed rozpatrzeniem lokacji; T4: gdy jej żetony są odkryte, a siła dodana, lecz miejsca jeszcze nieustalone; T5: po podejrzeniach, przed nagrodami; T6: tylko dla ciebie, tuż przed twoją nagrodą i po niej; T7: na początku Obchodu; T8: przed rewizją; T9: przed końcowym podliczeniem.
    .ruling = To wszystkie chwile, w których coś wychodzi na jaw lub zaraz się rozstrzygnie, więc każdego efektu da się użyć. Odrzuciliśmy przerywanie w dowolnym momencie, bo byłby to wyścig między graczami, i samą własną turę, bo w Ciszy nocnej nie ma tur.
lockup-law-14-2-1 = Księga może wskazywać tylko niektóre okna; w innym razie można ją zagrać w każdym z nich.
lockup-law-14-2-2 = Okno przed lokacją otwiera się dla każdej lokacji, także pustej; dopiero potem sprawdza się, czy jest pomijana. Dwa późniejsze okna lokacji otwierają się tylko wtedy, gdy jej nie pominięto.
lockup-law-14-3 = Kto spasował, nie zagrywa ksiąg do końca tego Apelu; na dalsze fazy pas nie wpływa.
lockup-law-14-3-1 = Z pustym karcerem możesz w swojej turze zagrać jeszcze księgi przed przymusowym pasem. Jeśli księga przywróci żeton do twojego karceru, nie musisz pasować.
    .ruling = Czy musisz spasować, sprawdza się dopiero wtedy, gdy przychodzi czas na akcję, a do tej chwili księgi można zagrywać. Odrzuciliśmy automatyczny pas bez tego okna.
lockup-law-14-4 = W oknie każdy uprawniony, w kolejności od pierwszego gracza, może zagrać jedną księgę albo zrezygnować. Księgę wykonuje się w całości przed następną; po niej pyta się znów wszystkich, a okno zamyka się, gdy wszyscy po kolei zrezygnują.
    .ruling = Księga nie przerywa księgi. Odrzuciliśmy stos odpowiedzi.
lockup-law-14-4-1 = W oknie pyta się tylko graczy, którzy mają choć jedną księgę, bez względu na to, czy pasuje: liczbę ksiąg znają wszyscy, samych ksiąg nie. Jeśli kilku odpowie naraz, ich księgi wykonuje się w kolejności od pierwszego gracza, o ile nadal wolno, i pyta się znów wszystkich.
    .ruling = W grze jednoosobowej milczenie nikomu nic nie powie, więc pytanie pada tylko tam, gdzie jest wybór.
lockup-law-14-4-2 = Dla każdego rodzaju okien, a dla T3–T5 także dla każdej lokacji, możesz ustawić, czy cię pytać, czy rezygnujesz automatycznie; inni tego nie widzą. Na początku pytania padają w T1, T6, T7, T8 i T9, a w T3–T5 tylko tam, gdzie masz żetony. Brak odpowiedzi na czas to rezygnacja.
    .ruling = Kto zawsze bierze nagrody Siłowni, Kanałów, Lazaretu, Kuźni i Biblioteki, może ustawić i to, i nie jest pytany. Na początku nie padają też pytania w oknie, którego nie wymienia żadna księga wydania.
lockup-law-14-5 = Instrukcja wymienia trzy księgi: „Atlas kryjówek”, który pokazuje graczowi zakryty żeton, oraz „Wielką księgę skradania” i „Rzemiosło bez skrupułów”, których obie kopie usuwa się w grze jednoosobowej.
lockup-law-14-6 = Chwile, które wskazują księgi, to następujące okna. Twoja tura Apelu: T1; przed lokacją: T3; siła i podejrzenia: T4; werbunek: T6 przed twoją nagrodą w Stołówce; wytwarzanie: T6 przed twoją nagrodą w Bloku cel; rewizja: T8; dowolna chwila: T1, T3, T6 przed nagrodą i T7.
    .ruling = T4 to ostatnie okno przed rozdaniem znaczników podejrzeń, więc księgę przeciw nim zagrywa tam ten, kto przy bieżącej sile by je wziął. „Dowolna chwila” na kartach domowego wydania to lista, którą określają same karty; kartę bez wskazanej chwili można by zagrać w każdym oknie (14.1). T6 to jedno okno, więc „dowolna chwila” działa przed każdą nagrodą. Odrzuciliśmy osobne okno dla podejrzeń.
lockup-law-14-7-1 = „Wielka księga skradania”, w twojej turze Apelu: do końca tego Apelu możesz wyłożyć o 2 zakryte żetony więcej, niż pozwala limit.
lockup-law-14-7-2 = „Rzemiosło bez skrupułów”, przed wytwarzaniem w Bloku cel: wskazujesz przeciwnika i 1 zasób z kosztu twojego przedmiotu opłaca się z jego planszy; rodzaj wybierasz przy płaceniu. Można je zagrać tylko wtedy, gdy któryś przeciwnik ma zasób z kosztu jakiegoś przedmiotu, i tylko raz na nagrodę.
    .ruling = Zagrywa się je przed wyborem przedmiotu, a zasób musi pasować do kosztu; za „dowolny zasób” rodzaj wybierasz ty. Jeśli przeciwnik nie może pomóc przy wybranym przedmiocie, płacisz sam. Odrzuciliśmy zagranie go, gdy żaden przeciwnik nie mógłby zapłacić.
lockup-law-14-7-3 = „Atlas kryjówek”, w twojej turze Apelu: w tajemnicy oglądasz jeden zakryty żeton przeciwnika, którego jeszcze nie znasz; w grze jednoosobowej zamiast tego odkrywasz jedną zakrytą kartę strażnika. Jeśli takich nie ma, nie można go zagrać.
    .ruling = Wybierasz właściciela i lokację; jeśli jest tam kilka takich żetonów, losuje się jeden z tych, których jeszcze nie znasz, bo ich odwroty są jednakowe.
lockup-law-14-7-4 = „Podręcznik zabijaki”, przy dodawaniu siły: twoja siła w tej lokacji jest o 3 większa. Musisz mieć tam choć jeden żeton; kilka takich ksiąg się sumuje.
lockup-law-14-7-5 = „Rozkład latarni”, przed rozdaniem znaczników podejrzeń: jeśli to ty masz wziąć znaczniki z tej lokacji, uznaje się, że masz tam czujkę. Znaczniki trafiają do następnego według miejsc bez czujki albo zostają.
    .ruling = Dotyczy to tylko rozdania znaczników podejrzeń w tej lokacji; zagrywa go ten, kto przy bieżącej sile by je wziął.
lockup-law-14-7-6 = „Księga alibi”, w T1, T3, T6, T7 lub przed rewizją: oddajesz do puli 1 lub 2 swoje znaczniki podejrzeń. Bez znaczników podejrzeń nie można jej zagrać.
lockup-law-14-7-7 = „Anonimowe donosy”, w twojej turze Apelu lub przed lokacją: przenosisz 1 swój znacznik podejrzeń do wybranego przeciwnika. Bez znaczników podejrzeń nie można ich zagrać.
lockup-law-14-7-8 = „Plan starych tuneli”, przed lokacją: przenosisz jeden swój żeton, tak jak leży, z jednej jeszcze nierozpatrzonej lokacji do innej. Lokacja, która ma być zaraz rozpatrzona, też się liczy; Biblioteka jest wykluczona.
    .ruling = Wolno dołączyć żeton do własnych, a zakryty żeton zostaje zakryty. Przed lokacją n możesz przenosić między lokacjami od n do 7; jeśli nie ma czego przenieść, księgi nie można zagrać.
lockup-law-14-7-9 = „Sztuka zwodów”, w twojej turze Apelu: zabierasz dowolne swoje żetony z jednej lokacji do karceru i możesz w tej rundzie znów wykładać tam żetony. Te, które leżały zakryte, nie liczą się już do limitu.
    .ruling = Wrócić musi choć jeden żeton. Lokacja liczy się jako nieużyta, nawet jeśli część twoich żetonów tam zostaje.
lockup-law-14-7-10 = „Sztuczki druciarza”, przed wytwarzaniem w Bloku cel: nie płacisz 1 wybranego zasobu z kosztu przedmiotu. Dla celów liczy się pełny koszt. Można je zagrać, jeśli jest co wytwarzać.
    .ruling = Zagrywa się je przed wyborem przedmiotu i działają, dopóki trwa ta nagroda; jeśli nic nie wytworzysz, księga przepada.
lockup-law-14-7-11 = „Gadki werbownika”, przed werbunkiem w Stołówce: cała cena twojej nagrody jest o 2 zasoby niższa, ale nie niższa niż 0. Nie można ich zagrać, gdy nie ma już kogo werbować.
    .ruling = Zagrywa się je przed wyborem najemników i działają, dopóki trwa ta nagroda; jeśli nikogo nie zwerbujesz, księga przepada.
lockup-law-14-7-12 = „Cennik pasera”, w T1, T3, T6 lub T7: oddajesz do puli od 1 do 3 swoich zasobów i bierzesz tyle samo dowolnych rodzajów, które w niej są. Bez zasobów nie można go zagrać.
lockup-law-14-7-13 = „Elementarz zawadiaki”, w T1, T3, T6 lub T7: otrzymujesz 1 znacznik mocy. Jeśli w puli ich nie ma, nie można go zagrać.
lockup-law-14-7-14 = „Almanach zbieracza”, w T1, T3, T6 lub T7: otrzymujesz 2 sztuki złomu, 1 miksturę, 1 żelazo albo 1 złoto, na ile starczy puli. Jeśli w puli nie ma zasobów, nie można go zagrać.

## 15. Cele

lockup-law-15-1 = W grze jest po jednym celu każdego rodzaju: Przewaga, Wyścig i Koniec gry.
lockup-law-15-2 = Warunki Przewagi i Wyścigu sprawdza się po każdej pojedynczej zmianie i kto je spełnia, od razu dostaje kartę. Jeśli tą samą zmianą spełniło je dwóch, decyduje kolejność od pierwszego gracza.
    .ruling = Instrukcja mówi, że kartę można wziąć, ale to nigdy nie szkodzi. Odrzuciliśmy pytanie gracza i sprawdzanie dopiero na końcu fazy.
lockup-law-15-3 = Przewagę można zdobyć w każdej chwili i może ona zmieniać posiadacza.
lockup-law-15-3-1 = Do Przewagi trzeba mieć najwięcej wskazanych symboli lub kart i co najmniej podane minimum.
lockup-law-15-3-2 = Przewagę odbiera posiadaczowi ten, kto ma ściśle więcej. Przy remisie zostaje u posiadacza.
lockup-law-15-3-3 = Dopóki nikt nie ma Przewagi, remis o najwięcej nie daje jej nikomu. Posiadacz zachowuje ją, aż ktoś będzie miał ściśle więcej od niego i co najmniej minimum.
    .ruling = Remis to nie „najwięcej”, a kartę można stracić tylko przez wyprzedzenie; zachowuje ją więc nawet posiadacz, który spadł poniżej minimum. Odrzuciliśmy odkładanie karty obok planszy.
lockup-law-15-3-4 = Przewaga daje gwiazdki tylko temu, kto ma ją na końcu gry: 6, a w dwie osoby i w grze jednoosobowej 4.
    .ruling = Liczby są nasze; w instrukcji są dwie różne. To mniej niż pierwsze miejsce celu Koniec gry, bo drugiego miejsca nie ma, i więcej niż Wyścig, bo kartę można jeszcze stracić.
lockup-law-15-4 = Kto pierwszy spełni warunek Wyścigu, bierze kartę i od razu zyskuje 5 gwiazdek. Nie zmienia ona posiadacza, więc dostaje ją tylko jeden gracz.
    .ruling = Liczba jest nasza: trochę mniej niż za Przewagę, bo karty nie można stracić.
lockup-law-15-5 = Cel Koniec gry sprawdza się tylko w końcowym podliczeniu. Zależnie od karty ustala miejsca albo daje gwiazdki każdemu.
lockup-law-15-5-1 = Cel Koniec gry z miejscami daje 8 gwiazdek temu, kto ma najwięcej, i 4 drugiemu; dzielący pierwsze miejsce dostają po 4, a za drugie wtedy nikt nie dostaje; dzielący drugie dostają po 2. W dwie osoby i w grze jednoosobowej gwiazdki, a mianowicie 6, dostaje tylko ten, kto ma więcej, a przy remisie nikt.
    .ruling = Liczby są nasze: tabela jest taka jak dla rewizji, więc i liczby te same, a cel wyrównuje rewizję.
lockup-law-15-5-2 = Kto nie ma niczego z tego, co liczy cel Koniec gry z miejscami, nie zajmuje miejsca.
    .ruling = Tak samo jest w rewizji, której tabela jest taka sama. Odrzuciliśmy drugie miejsce z zerem.
lockup-law-15-5-3 = Inne cele Koniec gry dają gwiazdki każdemu graczowi według tego, co liczy karta, więc może je dostać kilku.
lockup-law-15-6 = Cele liczą symbole atrybutów jednego rodzaju, wszystkie symbole albo zestawy tarczy, klejnotu i magii; przedmioty, przedmioty z danym zasobem w koszcie, przedmioty o co najmniej danej wartości albo różne zasoby w kosztach twoich przedmiotów; najemników, różne typy najemników albo symbole podejrzeń na twoich najemnikach; albo znaczniki mocy. Liczą się tylko wytworzone przedmioty i zwerbowani najemnicy, a koszt taki, jaki podaje karta.

## 16. Koniec gry i punktacja

lockup-law-16-1 = Po 6. rundzie odbywa się ostatnia rewizja, niezależnie od tego, ile znaczników podejrzeń jest w puli.
lockup-law-16-2 = Po ostatniej rewizji gwiazdki liczy się w tej kolejności: Przewaga, Koniec gry, najemnicy, zasoby, księgi, znacznik pierwszego gracza.
lockup-law-16-2-1 = Gwiazdki za Przewagę dostaje jej posiadacz.
lockup-law-16-2-2 = Podlicza się cel Koniec gry.
lockup-law-16-2-3 = Wszyscy twoi najemnicy punktują razem, jedną sumą.
lockup-law-16-2-4 = Każda pozostała sztuka złomu i żelaza oraz każda mikstura daje 1 gwiazdkę, każda sztuka złota 2.
    .ruling = Liczby są nasze: złoto jest najrzadsze, a wytwarzanie daje około 2 gwiazdek za zasób, więc gromadzenie nigdy nie jest lepsze.
lockup-law-16-2-5 = Każda księga pozostała na ręce daje 1 gwiazdkę.
    .ruling = Liczba jest nasza: strażnicy też dostają 1 gwiazdkę zamiast księgi.
lockup-law-16-2-6 = Posiadacz znacznika pierwszego gracza dostaje 2 gwiazdki.
    .ruling = Liczba jest nasza: aby o ostatnią Siłownię warto było walczyć.
lockup-law-16-3 = Przedmioty dają gwiazdki przy wytworzeniu, a na końcu już nie.
lockup-law-16-4 = Wygrywa ten, kto ma najwięcej gwiazdek. Spośród remisujących wygrywa ten, kto wytworzył więcej przedmiotów; jeśli i tu jest remis, wygrywają oni wszyscy.

## 17. Tryb ekspercki

lockup-law-17-1 = W trybie eksperckim każdy zaczyna z 0 gwiazdek reputacji zamiast 10.
lockup-law-17-2 = W trybie eksperckim nikt nie bierze zwykłego 1 znacznika mocy.
lockup-law-17-3 = W trybie eksperckim plansze band leżą stroną B do góry i bandy się na niej różnią.
lockup-law-17-3-1 = W trybie eksperckim otrzymujesz premie początkowe podane na stronie B planszy twojej bandy.
lockup-law-17-3-2 = W trybie eksperckim zaczynasz ze znacznikami mocy i podejrzeń podanymi na stronie B, ze wspólnej puli: gnolle i niedźwieżuki mają 2 znaczniki mocy, insektoidy 1, koboldy i gobliny żadnego; niedźwieżuki i gobliny mają 1 znacznik podejrzeń.
lockup-law-17-3-3 = Na stronie B limit przechowywania wynosi 4 dla niedźwieżuków, 5 dla gnolli i insektoidów, 6 dla koboldów i 7 dla goblinów.
lockup-law-17-4 = W trybie eksperckim, gdy cele i pierwszy gracz są już znani, tasuje się cechy i rozdaje każdemu po 2.
lockup-law-17-5 = Od ostatniego w kolejności tur do pierwszego każdy gracz wybiera jedną z dwóch cech, kładzie ją odkrytą i od razu otrzymuje wszystkie jej premie początkowe.
lockup-law-17-5-1 = Dwie rozdane ci cechy widzisz tylko ty; niewybranej się nie pokazuje.
    .ruling = Karty rozdane graczowi są tajne, jeśli nie powiedziano inaczej. Odrzuciliśmy jawne cechy.
lockup-law-17-6 = Cechy, których nikt nie wybrał, wracają do pudełka. Po przygotowaniu cechy nie działają.
lockup-law-17-7 = Najemnik otrzymany jako premia początkowa pochodzi z talii najemników, a nie z pola, a jego efekt specjalny i symbol atrybutu działają od razu.
    .ruling = Instrukcja nie mówi, skąd się bierze; najemnicy na polach są ofertą dla wszystkich. Odrzuciliśmy najemnika z pola.
lockup-law-17-8 = Premie początkowe to reputacja, zasób, znaczniki mocy, znaczniki podejrzeń, wyższy limit przechowywania, księgi (dobrane albo jedna wybrana z dwóch), najemnicy (dobiera się kilku, zatrzymuje tylu, ilu podano, resztę kładzie pod talię) i zarezerwowane przedmioty (za darmo z dostępnych, pole uzupełnia się od razu). Premie z plansz band otrzymuje się w kolejności od pierwszego gracza, przed rozdaniem cech.
    .ruling = Znaczniki podejrzeń za najemników wykłada się, zanim bandy wezmą swoje; czego brak w puli, tego się nie otrzymuje, a limit przechowywania sprawdza się pierwszy raz podczas Obchodu. Instrukcja nie podaje kolejności. Odrzuciliśmy otrzymywanie ich razem z cechami: plansze są częścią początkowego układu, który przy wyborze znają wszyscy.

## 18. Gra jednoosobowa

lockup-law-18-0 = W grze jednoosobowej gracz mierzy się ze strażnikami, stroną, która sama o niczym nie decyduje. Jeśli zasady gry jednoosobowej nie mówią inaczej, wszystkie liczby są takie jak dla dwóch graczy.
    .ruling = Instrukcja mówi to o przygotowaniu i punktacji; strona planszy jest ta sama i rywalizują dwie strony, więc tak samo jest z nagrodami, rewizjami, celami i limitem zakrytych żetonów. Odrzuciliśmy liczby dla 3–5 graczy.
lockup-law-18-1-1 = Strażnicy mają znaczniki mocy, znaczniki podejrzeń, przedmioty, najemników i dowolną liczbę zasobów.
lockup-law-18-1-2 = Talia strażników ma 12 kart: 7 niebieskich w każdej grze i 5 zależnych od trudności: zielone to Stary areszt, żółte Wilgotny loch, czerwone Okrutne podziemia.
lockup-law-18-1-3 = Siła karty strażnika to liczba albo pięść, równa liczbie znaczników mocy strażników, albo oko, czyli czujka o sile 0; jedna karta w niektórych taliach ma też efekt specjalny.
    .ruling = Pięść i oko działają jak na żetonach band: strażnicy mają znaczniki mocy, które inaczej liczyłyby się tylko dla ich hobgoblinów. Odrzuciliśmy dodawanie ich mocy w każdej lokacji.
lockup-law-18-1-4 = Talia lokacji ma 8 kart: po jednej dla lokacji 1–6 i 2 karty Przerwa.
    .ruling = Nasza instrukcja nazywa piątą kartę inaczej niż Kantynę w reszcie tekstu, ale stoi ona piąta na liście i innej takiej lokacji nie ma. Odrzuciliśmy dziewiątą lokację.
lockup-law-18-2-1 = W grze jednoosobowej nie ma Wyścigu: odkrywa się tylko po jednym celu Przewaga i Koniec gry.
lockup-law-18-2-2 = W grze jednoosobowej usuwa się obie kopie „Wielkiej księgi skradania” i „Rzemiosła bez skrupułów”, a zostają 24 księgi.
lockup-law-18-2-3 = Strażnicy zaczynają z 10 gwiazdkami reputacji.
lockup-law-18-2-4 = Gra jednoosobowa z trybem eksperckim: strażnicy zaczynają z 20 gwiazdkami zamiast 10; gracz używa strony B, zaczyna z 0 gwiazdek i wybiera cechę.
lockup-law-18-2-5 = Strażnicy zaczynają z 1 znacznikiem mocy.
lockup-law-18-2-6 = Talię strażników dla wybranej trudności tasuje się i kładzie zakrytą.
lockup-law-18-2-7 = Talię lokacji tasuje się i kładzie zakrytą.
lockup-law-18-2-8 = W grze jednoosobowej znacznik pierwszego gracza mają na początku strażnicy.
lockup-law-18-3-1 = Na początku Apelu w grze jednoosobowej do każdej z lokacji 1–7 trafia jedna zakryta karta strażnika; w talii zostaje 5 kart.
lockup-law-18-3-2 = W grze jednoosobowej podczas Apelu strażnicy i gracz wykonują tury na zmianę, zaczynając od posiadacza znacznika pierwszego gracza.
lockup-law-18-3-3 = W turze strażników gracz najpierw odkrywa jedną dowolną zakrytą kartę strażnika na planszy. Potem odkrywa się wierzchnią kartę lokacji: jeśli wskazuje lokację, trafia tam odkryta wierzchnia karta strażnika; jeśli to Przerwa, nic się nie dzieje.
lockup-law-18-3-3-1 = Jeśli na planszy nie ma zakrytych kart strażników, niczego się nie odkrywa; jeśli talia strażników lub lokacji jest pusta, nie dokłada się karty strażnika.
    .ruling = Instrukcja mówi tak o specjalnej karcie strażnika, a nic innego nie jest możliwe. Odrzuciliśmy tasowanie w trakcie rundy.
lockup-law-18-3-4 = W grze jednoosobowej gracz wykłada żetony według zwykłych zasad, w rundzie najwyżej 3 zakryte.
lockup-law-18-3-5 = W grze jednoosobowej Apel kończy się od razu, gdy gracz wyłoży ostatni żeton z karceru albo spasuje; strażnicy nie mają już tury.
    .ruling = Instrukcja wspomina tylko o ostatnim żetonie, ale strażnicy jedynie odpowiadają graczowi, więc i pas kończy Apel. Odrzuciliśmy wariant, w którym strażnicy grają dalej aż do końca talii.
lockup-law-18-3-6 = W grze jednoosobowej „Atlas kryjówek” odkrywa jedną dowolną zakrytą kartę strażnika zamiast pokazać żeton bandy.
lockup-law-18-4-1 = Podczas Ciszy nocnej zakryte karty strażników w lokacji odkrywa się i dodaje ich siłę. Strażnicy zajmują miejsce, biorą znaczniki podejrzeń i otrzymują nagrody jak gracz i nigdy nie rezygnują; bez nagrody ich karty idą do Biblioteki, a w innym razie i po Bibliotece odkłada się je na bok.
lockup-law-18-4-2 = Kantyna: strażnicy zyskują coś tylko na pierwszym miejscu, 1 zasób tego rodzaju, którego mają najmniej, a z kilku takich najrzadszy. Od najrzadszego: złoto, żelazo, mikstura, złom.
lockup-law-18-4-2-1 = Jeśli zasobu, który strażnicy mają zyskać w Kantynie, nie ma w puli, zyskują następny według tej samej reguły.
    .ruling = Biorą to, co mógłby wziąć gracz. Odrzuciliśmy „nic”: zwycięzca szedłby wtedy do Biblioteki.
lockup-law-18-4-3 = Stołówka: strażnicy dostają najemników tylko na pierwszym miejscu. Biorą za darmo 2 najemników z największą liczbą symboli podejrzeń, z równych tego w lokacji o niższym numerze, jednego po drugim, i stosują ich efekty.
    .ruling = Jeśli najemników jest mniej niż 2, biorą tych, którzy są: ile się da, jednego po drugim, jak gracze. Odrzuciliśmy wariant, w którym bez dwóch nie biorą nikogo.
lockup-law-18-4-4 = Blok cel: na każdym miejscu strażnicy wytwarzają, płacąc koszt, przedmiot o najwyższej wartości spośród tych, na które ich stać, z dostępnych lub własnych zarezerwowanych. Jeśli nie mogą wytworzyć żadnego, rezerwują za darmo dostępny przedmiot o najwyższej wartości. Z równych biorą ten bliżej talii przedmiotów.
lockup-law-18-4-4-1 = Z przedmiotów o równej wartości strażnicy wytwarzają dostępny przed zarezerwowanym, a z zarezerwowanych ten zarezerwowany wcześniej.
    .ruling = Zarezerwowane karty nie leżą przy talii. Odrzuciliśmy pierwszeństwo zarezerwowanych.
lockup-law-18-4-4-2 = „Dowolny zasób” strażnicy opłacają po reszcie kosztu, najmniej rzadkim ze swoich zasobów: złomem, potem miksturą, żelazem, złotem.
    .ruling = Inaczej mogliby wydać zasób potrzebny do reszty kosztu. Odrzuciliśmy kolejność z karty.
lockup-law-18-4-4-3 = Jeśli nie ma dostępnych przedmiotów, a strażnicy nie mogą niczego wytworzyć, nie otrzymują nagrody w Bloku cel i przechodzą do Biblioteki.
    .ruling = Tak jak u graczy, brak zysku to brak nagrody. Odrzuciliśmy odkładanie ich kart na bok.
lockup-law-18-4-5 = Biblioteka: karty strażników trafiają tu tylko przez przeniesienie. Na pierwszym lub drugim miejscu strażnicy zyskują 1 gwiazdkę zamiast księgi.
    .ruling = Liczba jest taka sama jak dla ich efektów specjalnych, gdzie gwiazdka też zastępuje księgę.
lockup-law-18-5-1 = Strażnicy nie mają limitu przechowywania.
lockup-law-18-5-2 = Podczas rewizji w grze jednoosobowej strona z większą liczbą znaczników podejrzeń traci 6 gwiazdek, a przy równej liczbie nikt nie traci. Wszystkie znaczniki podejrzeń wracają do puli, ale jeśli więcej mieli strażnicy, gracz zachowuje swoje.
    .ruling = Liczba jest taka jak w rewizji na dwie osoby.
lockup-law-18-5-3 = Na końcu Ciszy nocnej wszystkie karty lokacji wracają do swojej talii, a wszystkie karty strażników do swojej i obie talie się tasuje.
lockup-law-18-6-1 = W Wilgotnym lochu i Okrutnych podziemiach jedna karta strażnika ma efekt specjalny: gdy zostaje odkryta w lokacji podczas Apelu, trafia tam zakryta wierzchnia karta strażnika. Przy pustej talii strażników nic się nie dzieje.
lockup-law-18-6-2 = Specjalna karta strażnika działa niezależnie od tego, jak ją odkryto podczas Apelu: z wyboru gracza, z talii czy „Atlasem kryjówek”. Odkryta podczas Ciszy nocnej nie działa.
    .ruling = Nasza instrukcja wymienia Apel i tylko tam zakryta karta coś znaczy. Odrzuciliśmy Ciszę nocną, którą podaje jeden z angielskich tekstów.
lockup-law-18-7-1 = Gdy strażnicy mają dobrać lub wybrać księgę, zamiast tego zyskują 1 gwiazdkę.
lockup-law-18-7-2 = Wyższy limit przechowywania nic strażnikom nie daje.
lockup-law-18-7-3 = Strażnicy zawsze dokonują wymiany, jeśli mogą: oddają 1 zasób rodzaju, którego mają najwięcej, i otrzymują 1 tego, którego mają najmniej. Z równych oddają najmniej rzadki, a otrzymują najrzadszy.
lockup-law-18-7-3-1 = W wymianie strażników oba rodzaje są różne, a zamiast rodzaju, którego nie ma w puli, bierze się następny.
    .ruling = Do wymiany potrzeba dwóch rodzajów i czegoś do wzięcia. Odrzuciliśmy brak wymiany.
lockup-law-18-7-4 = Strażnicy przekazują podejrzenie graczowi. Odrzucają podejrzenia, zyskują znaczniki mocy i zasoby tak jak gracz.
lockup-law-18-8-1 = Po 6. rundzie gry jednoosobowej ostatnia rewizja odbywa się w każdym przypadku; potem obie strony liczą gwiazdki według zasad dla dwóch graczy.
lockup-law-18-8-2 = W końcowym podliczeniu strażnicy nie dostają nic za złom, mikstury i żelazo, ale po 2 gwiazdki za każdą sztukę złota.
    .ruling = Liczba jest nasza: taka sama jak za złoto gracza.
lockup-law-18-8-3 = W grze jednoosobowej gracz wygrywa, jeśli ma ściśle więcej gwiazdek niż strażnicy; w innym razie, także przy remisie, wygrywają strażnicy.
lockup-law-18-8-4 = Strażnicy mogą mieć Przewagę i dostają gwiazdki za nią, za cel Koniec gry, za swoich najemników i za znacznik pierwszego gracza.

## 19. Tajne i jawne

lockup-law-19-1 = Tajne są żetony w karcerze, zakryte żetony, księgi na ręce i odłożone pod talię, zarezerwowane przedmioty, niewybrane jeszcze cechy, zakryte karty strażników i kolejność wszystkich talii; swoje zna właściciel, a inni tylko liczbę. Reszta jest jawna: wszystko, co leży odkryte, stosy kart odrzuconych, zasoby, znaczniki mocy, znaczniki podejrzeń, reputacja, limity przechowywania.
    .ruling = Instrukcja ukrywa żetony i księgi, a nie ich liczbę, a stosy kart odrzuconych leżą jawnie. Zarezerwowany przedmiot wszyscy widzieli, gdy brano go z dostępnych, więc dziennik wtedy go wymienia. Odrzuciliśmy ukrytą liczbę, ukryte stosy i tajną rezerwację.

## Niezmienniki: co jest prawdą po każdej decyzji

lockup-law-INV-1 = W puli, na wszystkich planszach band i strażników oraz w lokacjach jest razem zawsze 25 sztuk złomu, 15 mikstur, 15 sztuk żelaza i 10 sztuk złota.
lockup-law-INV-2 = W puli i na planszach band i strażników są razem zawsze 22 znaczniki mocy; w puli, na tych planszach i w lokacjach jest razem zawsze 12 znaczników podejrzeń.
lockup-law-INV-3 = Każdy gracz ma zawsze 6 żetonów bandy, a w pięć osób 5, i każdy z nich jest w karcerze albo w lokacji.
lockup-law-INV-4 = Podczas Apelu w Bibliotece nie ma żadnego żetonu. Na początku Apelu i na końcu Ciszy nocnej wszystkie żetony band są w swoich karcerach.
lockup-law-INV-5 = W rundzie żaden gracz nie wykłada więcej zakrytych żetonów, niż wolno: 2, a w grze jednoosobowej i w dwie osoby 3; więcej tylko dzięki księdze.
lockup-law-INV-6 = W rundzie żaden gracz nie wykłada żetonów do tej samej lokacji w dwóch różnych turach, chyba że księga uczyniła ją nieużytą.
lockup-law-INV-7 = Reputacja nigdy nie jest niższa niż 0.
lockup-law-INV-8 = Każda karta jest dokładnie w jednym miejscu: 34 przedmioty w talii, wśród dostępnych, zarezerwowanych lub wytworzonych; 33 najemników w talii, na polach, wśród zwerbowanych lub odrzuconych; 28 ksiąg, a w grze jednoosobowej 24, w talii, na rękach lub wśród odrzuconych.
lockup-law-INV-9 = Po Obchodzie dostępnych przedmiotów jest o jeden więcej niż graczy, a w grze jednoosobowej 3, chyba że talia przedmiotów jest pusta; pola najemników nie mają luk; nikt nie ma więcej zasobów niż limit przechowywania.
lockup-law-INV-10 = Żadna strona nie ma nigdy mniej niż 0 zasobów któregoś rodzaju i nikt nie płaci tym, czego nie ma.
lockup-law-INV-11 = Przewaga ma najwyżej jednego posiadacza, posiadacz Wyścigu nigdy się nie zmienia, a znacznik pierwszego gracza ma dokładnie jedna strona.
lockup-law-INV-12 = Po rewizji wszystkie 12 znaczników podejrzeń jest w puli, z wyjątkiem gry jednoosobowej, gdy strażnicy mieli ich więcej niż gracz.
lockup-law-INV-13 = Miejsca w lokacji zajmują wszystkie strony, które tam są, każda dokładnie jedno, i nikt inny.
lockup-law-INV-14 = Żeton opuszcza lokację tylko do karceru swojego właściciela lub do Biblioteki, chyba że przenosi go księga.
lockup-law-INV-15 = Rundy mają numery od 1 do 6; Obchód odbywa się dokładnie 5 razy, a ostatnia rewizja dokładnie raz.
lockup-law-INV-16 = Gracz, który spasował, nie zagrywa ksiąg podczas Apelu.
lockup-law-INV-17 = W grze jednoosobowej kart strażników w talii, na planszy i odłożonych jest razem zawsze 12, a kart lokacji w talii i odkrytych 8; strażnicy nigdy nie mają ksiąg i nie ma Wyścigu.
lockup-law-INV-18 = W tym, co widzi gracz, nigdy nie ma cudzych żetonów w karcerze, zakrytych żetonów, których nie podejrzał, cudzych ksiąg na ręce ani kolejności talii.

## Decyzje

lockup-law-DEC-1 = Przed grą przy stole ustala się bandy, tryb, trudność i pierwszego gracza.
lockup-law-DEC-2 = Podczas przygotowania w trybie eksperckim każdy gracz, od ostatniego w kolejności tur do pierwszego, wybiera jedną z 2 cech; nie można tego pominąć.
lockup-law-DEC-3 = W swojej turze Apelu aktywny gracz wykłada żetony, pasuje lub zagrywa księgę; spasować można zawsze, a z pustym karcerem trzeba.
lockup-law-DEC-4 = Wykładając żetony, aktywny gracz wybiera dozwoloną lokację; nie można tego wtedy pominąć.
lockup-law-DEC-5 = Wykładając żetony, aktywny gracz wybiera żeton z karceru; nie można tego wtedy pominąć.
lockup-law-DEC-6 = Dla każdego żetonu aktywny gracz wybiera, czy jest odkryty, czy zakryty; nie można tego pominąć, a gdy limit jest wyczerpany, żeton kładzie się odkryty bez pytania.
lockup-law-DEC-7 = Po wyłożeniu żetonu aktywny gracz wykłada następny do tej samej lokacji albo kończy turę.
lockup-law-DEC-8 = W turze strażników gracz wybiera, którą zakrytą kartę strażnika odkryć; nie można tego pominąć, a jedyną odkrywa się bez pytania.
lockup-law-DEC-9 = W każdym z okien T1–T9 każdy uprawniony zagrywa księgę albo rezygnuje.
lockup-law-DEC-10 = Kto zagrał księgę, dokonuje po kolei wyborów, których wymaga jej efekt; pominąć można tylko to, co księga pozostawia do uznania.
lockup-law-DEC-11 = Każdy, kto zajął miejsce, gdy przychodzi kolej na jego nagrodę, bierze ją albo rezygnuje.
lockup-law-DEC-12 = Pierwszy w Kantynie, biorąc nagrodę, wybiera rodzaj zasobu, który jest w puli; nie można tego pominąć.
lockup-law-DEC-13 = Drugi w Kantynie wybiera rodzaj, który oddaje, potem rodzaj, który otrzymuje; z wymiany można zrezygnować, a wtedy żetony idą do Biblioteki.
lockup-law-DEC-14 = Każdy z pozostałych w Kantynie wybiera po jednym dwa zasoby, które oddaje, potem rodzaj, który otrzymuje; z wymiany można zrezygnować, a wtedy żetony idą do Biblioteki.
lockup-law-DEC-15 = Każdy, kto zajął miejsce w Stołówce, wybiera, czy werbuje 1 najemnika, czy 2, jeśli miejsce na to pozwala; z nagrody można zrezygnować, a wtedy żetony idą do Biblioteki.
lockup-law-DEC-16 = Kto werbuje, wybiera po jednym zasoby, którymi płaci; nie można tego pominąć.
lockup-law-DEC-17 = Kto zapłacił za najemników, wybiera ich jednego po drugim; nie można tego pominąć.
lockup-law-DEC-18 = Każdy, kto zajął miejsce w Bloku cel, wybiera, czy wytwarza, czy rezerwuje; z nagrody można zrezygnować, a wtedy żetony idą do Biblioteki.
lockup-law-DEC-19 = Kto wytwarza, wybiera przedmiot, na który go stać, z dostępnych lub własnych zarezerwowanych; nie można tego pominąć.
lockup-law-DEC-20 = Kto wytwarza, wybiera zasób za każdy „dowolny zasób” w koszcie; nie można tego pominąć, a jeśli został jeden rodzaj, nie ma pytania.
lockup-law-DEC-21 = Kto rezerwuje, wybiera jeden z dostępnych przedmiotów, potem zasób, którym płaci; nie można tego pominąć.
lockup-law-DEC-22 = Kto przekazuje podejrzenie efektem, wybiera przeciwnika; nie można tego pominąć, a jeśli przeciwnik jest jeden, nie ma pytania.
lockup-law-DEC-23 = Kto ma efekt wymiany, wybiera rodzaj, który oddaje, potem rodzaj, który otrzymuje; wymianę można pominąć.
lockup-law-DEC-24 = Kto dobrał 2 księgi do wyboru, wybiera, którą zatrzymać; nie można tego pominąć.
lockup-law-DEC-25 = Podczas Obchodu każdy, kto ma więcej zasobów niż limit przechowywania, wybiera po jednym, które odrzucić; nie można tego pominąć.
lockup-law-DEC-26 = W każdej chwili każdy gracz może ustawić, w których oknach go pytać, a w których rezygnować bez pytania; nie musi tego robić.
