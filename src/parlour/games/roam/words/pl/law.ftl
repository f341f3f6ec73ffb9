### Roam: prawo gry po polsku. Tekst angielski jest w games/roam/law.toml, pod tymi samymi numerami.
###
### Słowniczek
###   field — plansza; land — kraina; land card — karta krainy; place of a land in the field — miejsce na planszy
###   space — pole; row, column — rząd, kolumna; border — brzeg planszy
###   marker — znacznik; to place — kłaść, położyć; occupied, unoccupied — zajęte, wolne
###   character — postać; awake, asleep — nie śpi, śpi; wake up — budzić, pobudka
###   early rise — wczesna pobudka; free wake-up — darmowa pobudka
###   pattern — wzór; filled, empty square — pełna, pusta kratka; position — położenie
###   scroll — zwój; coin, coin symbol — moneta, symbol monety; common supply — pula; own supply — zapas
###   explored land — zbadana kraina; to resolve — rozpatrzyć; contender — pretendent
###   auction, bid, pass — licytacja, oferta, pasować; consolation coin — moneta pocieszenia
###   victory points — punkty zwycięstwa; turn, round — tura, runda; deck, stack — talia, stos
###   artifact — artefakt; ability — zdolność; ready, used — gotowy, użyty; to refresh — odświeżyć
###   to use a character or an artifact — użyć postaci, artefaktu
###   face up, face down — odkryty, zakryty; reference card — karta pomocy; seat — miejsce przy stole
###   outpost — strażnica; ring — pierścień; marker towers — wieże ze znaczników; regular, full game — gra zwykła, pełna
###   hidden characters — ukryte postacie; opponent — przeciwnik

## 1. Cel gry i uczestnicy

roam-law-1-1 = Gracze badają wspólną planszę swoimi znacznikami, zdobywają znalezione na niej postacie i z ich pomocą badają ją dalej. Wygrywa ten, kto na końcu ma najwięcej punktów zwycięstwa.
roam-law-1-2 = W Roam można grać w 2, 3 lub 4 osoby.
    .ruling = Instrukcja nie podaje liczby graczy, ale są cztery kolory kart startowych i znaczników, cztery brzegi planszy, po jednym dla gracza, oraz monety na start aż do czwartego gracza. Odrzuciliśmy grę w pojedynkę: nie ma dla niej żadnej zasady.

## 2. Elementy gry

roam-law-2-1 = Gra zawiera 43 karty krain z postacią na odwrocie, 12 kart startowych (po 3 w każdym z 4 kolorów), 24 artefakty, 4 karty pomocy, z których jedna oznacza pierwszego gracza, 1 kartę strażnicy, 96 znaczników (po 24 w każdym kolorze), 30 monet o wartości 1 i 6 monet o wartości 5.
roam-law-2-2 = Liczbę wszystkich elementów poza monetami ogranicza zawartość pudełka; to, co się skończyło, nie jest już dostępne.
roam-law-2-2-1 = Monety nigdy się nie kończą. Liczba twoich monet jest całkowita i nigdy nie spada poniżej zera, a ich nominały nie mają znaczenia.
roam-law-2-3 = Strona krainy pokazuje dokładnie 6 pól, a wzdłuż jednej krawędzi zwój. Na polu może nie być symboli monet, może być jeden lub kilka: ile ich jest, pokazuje karta.
roam-law-2-3-1 = Gdy zwój jest na dole, 6 pól krainy tworzy siatkę o szerokości 2 i wysokości 3.
    .ruling = Wszystkie zwoje muszą leżeć na zewnętrznych brzegach planszy, a środkowa karta rzędu sięga zewnętrznego brzegu tylko krawędzią północną albo południową; poza tym opisy gry mówią o planszy 6 na 6. Odrzuciliśmy siatkę o szerokości 3 i wysokości 2: plansza miałaby rozmiar 9 na 4.
roam-law-2-3-2 = Zwój pokazuje punkty zwycięstwa i wzór postaci, którą stanie się karta; może go odczytać każdy, chyba że przy stole gra się z ukrytymi postaciami.
roam-law-2-4 = Strona postaci, podobnie jak karta startowa, pokazuje wzór i punkty zwycięstwa. Karta startowa bez podanej wartości jest warta 0 punktów.
roam-law-2-4-1 = Wzór składa się z kratek na siatce: pod pełną kratką kładzie się znacznik, pod pustą można go położyć za monety, a reszta siatki nic nie znaczy.
roam-law-2-4-2 = Postać albo nie śpi (karta leży stroną postaci do góry), albo śpi (karta jest odwrócona).

## 3. Przygotowanie gry

roam-law-3-1 = Bierzesz 3 karty startowe i 24 znaczniki jednego koloru. Kolory, którymi nikt nie gra, zostają w pudełku.
roam-law-3-2 = 43 karty krain tasuje się w talię leżącą stroną krainy do góry, więc wierzchnią krainę talii widzą wszyscy.
roam-law-3-3 = 6 wierzchnich kart talii wykłada się stroną krainy do góry na środek stołu, w 2 rzędach po 3 stykające się karty: to jest plansza.
roam-law-3-4 = Zwój każdej krainy na planszy leży na zewnętrznym brzegu planszy.
roam-law-3-4-1 = Plansza ma 6 na 6 pól: kolumny A–F z zachodu na wschód i rzędy 1–6 z północy na południe, więc C4 to trzecia kolumna i czwarty rząd. Krainy są ponumerowane z zachodu na wschód: 1, 2, 3 w rzędzie północnym i 4, 5, 6 w południowym; każda zajmuje dwie kolumny i trzy rzędy pól.
    .ruling = Wynika to z tego, że kraina ma 2 pola szerokości i 3 wysokości (2.3.1); nazwy są nasze. Odrzuciliśmy planszę 9 na 4.
roam-law-3-4-2 = Krainy rzędu południowego leżą nieobrócone, zwojem na południe. Krainy rzędu północnego są obrócone o 180°, zwojem na północ, a symbole monet obracają się razem z nimi.
    .ruling = Tylko wtedy wszystkie sześć zwojów leży na zewnętrznych brzegach (3.4). Odrzuciliśmy układanie wszystkich krain w tym samym kierunku: połowa zwojów znalazłaby się wewnątrz planszy.
roam-law-3-5 = Wykładasz 3 swoje karty startowe wzdłuż jednego brzegu planszy tak, że postacie nie śpią. Dwaj gracze nigdy nie dzielą jednego brzegu.
roam-law-3-5-1 = Brzeg planszy, przy którym siedzi gracz, to jego miejsce przy stole. Dwóch graczy siada na południu i północy, trzech na południu, zachodzie i północy, czterech przy wszystkich czterech brzegach.
    .ruling = Instrukcja wymaga tylko różnych brzegów, a ich wybór dodałby kliknięcie, lecz żadnej zasady. Odrzuciliśmy wybieranie brzegów po kolei; kto gdzie siedzi, można ustalić przed grą.
roam-law-3-5-2 = Zgodnie z ruchem wskazówek zegara miejsca przy stole następują tak: południe, zachód, północ, wschód i znowu południe.
roam-law-3-6 = Jeden z graczy jest pierwszy i trzyma kartę pomocy, która to oznacza; pozostali mają zwykłe. Pierwszego gracza wyznacza los, chyba że wskazano go przed grą.
    .ruling = Instrukcja nie podaje sposobu wyboru. Odrzuciliśmy stałe miejsce, które zawsze zaczyna.
roam-law-3-7 = Gracze rozgrywają tury zgodnie z ruchem wskazówek zegara, a monety leżą obok planszy jako wspólna pula.
roam-law-3-8 = Na początku gry pierwszy gracz nie ma monet, drugi i trzeci w kolejności mają po 1 monecie, a czwarty ma 2 monety.
roam-law-3-9 = W zwykłej grze artefakty zostają w pudełku; wykłada się je tylko w pełnej grze.

## 4. Przebieg tury

roam-law-4-1 = Zaczyna pierwszy gracz, a kolejni rozgrywają tury zgodnie z ruchem wskazówek zegara. Runda to po jednej turze każdego gracza, począwszy od pierwszego.
roam-law-4-2 = Tura ma pięć kroków w tej kolejności: przed postacią (pobudka, artefakty); użycie jednej postaci; dodatki (puste kratki, artefakty); rozpatrzenie zbadanych krain; a w pełnej grze kupno najwyżej jednego artefaktu.
roam-law-4-3 = Jeśli na początku twojej tury śpią wszystkie twoje postacie, budzisz je wszystkie za darmo i grasz dalej; nie można z tego zrezygnować.
roam-law-4-4 = Na początku swojej tury możesz obudzić wszystkie swoje postacie, choć niektóre jeszcze nie śpią. Taka wczesna pobudka kosztuje 1 monetę, płatną do puli, za każdą twoją postać, która w tej chwili nie śpi.
roam-law-4-4-1 = Wczesna pobudka budzi wszystkie twoje postacie; nie można obudzić tylko niektórych.
roam-law-4-4-2 = Wczesna pobudka wymaga, aby spała co najmniej jedna twoja postać.
    .ruling = Musi być kogo budzić. Odrzuciliśmy wczesną pobudkę, gdy nikt nie śpi, tylko po to, by odświeżyć artefakty.
roam-law-4-4-3 = Za wczesną pobudkę trzeba zapłacić w całości, po 1 monecie za każdą twoją postać, która nie śpi; nie można się zadłużyć.
roam-law-4-4-4 = W turze budzisz wszystkie swoje postacie najwyżej raz, czy to za darmo, czy wczesną pobudką.
    .ruling = Pobudka to jedno zdarzenie na początku tury; bez tego ograniczenia artefakty odwracające postacie i dające monety mogłyby krążyć bez końca. Odrzuciliśmy dowolną liczbę pobudek.
roam-law-4-4-5 = Jeśli nie masz artefaktu, którego można by wcześniej użyć (w zwykłej grze jest tak zawsze), darmowa pobudka następuje sama.
roam-law-4-5 = W każdej turze musisz użyć dokładnie jednej postaci: nie można ani spasować, ani użyć drugiej.
    .ruling = Instrukcja każe wybrać postać i nie przewiduje pasu. Odrzuciliśmy dobrowolną rezygnację z tego kroku.
roam-law-4-6 = W turze innego gracza działasz tylko w licytacji, w której jesteś jednym z pretendentów.

## 5. Użycie postaci

roam-law-5-1 = Wybierasz jedną ze swoich postaci, które nie śpią, i zakrywasz jej kartę: od teraz śpi. Śpiącej postaci nie można użyć.
roam-law-5-2 = Wzoru używa się tak, jak leży przed właścicielem: nie wolno go odbijać lustrzanie, a obrócić może go tylko artefakt „Ćwierć obrotu”.
roam-law-5-2-1 = Wszystkie twoje karty leżą górną krawędzią w stronę planszy. Gdy północ jest u góry, twoje wzory są obrócone zgodnie z ruchem wskazówek zegara o 0° przy brzegu południowym, o 90° przy zachodnim, o 180° przy północnym i o 270° przy wschodnim.
    .ruling = Karty leżą wzdłuż brzegu swojego właściciela, nowe w tym samym kierunku co pozostałe, a kierunek wzoru wyznacza karta. Odrzuciliśmy jeden kierunek dla wszystkich.
roam-law-5-3 = Wybierasz położenie wzoru na planszy. Każda pełna kratka musi leżeć na polu planszy; puste kratki mogą wystawać poza nią.
roam-law-5-3-1 = Można wybrać każde położenie, w którym wszystkie pełne kratki leżą na planszy, nawet takie, w którym niektóre z nich lub wszystkie trafiają na zajęte pola.
    .ruling = Obowiązek położenia wszystkich pokazanych znaczników zabrania pomijania ich w wybranym położeniu, ale nie narzuca położenia. Odrzuciliśmy wybór tylko spośród położeń, w których kładzie się najwięcej znaczników.
roam-law-5-3-2 = Jeśli wzór nie mieści się nigdzie na planszy, co jest możliwe tylko wtedy, gdy brakuje na niej krain, postać zasypia i niczego się nie kładzie.
    .ruling = Skutek jest ten sam co przy braku znaczników. Odrzuciliśmy wariant, w którym postać nie zasypia: dałoby się w ten sposób pasować.
roam-law-5-3-3 = Położenie nazywa się od pola pod pierwszą pełną kratką wzoru, gdy czyta się planszę rząd po rzędzie od północno-zachodniego rogu.
    .ruling = Położenia potrzebują krótkich nazw, a takie pole istnieje zawsze; na grę to nie wpływa. Odrzuciliśmy nazwy od rogu siatki wzoru: może on być niczym albo leżeć poza planszą.
roam-law-5-4 = Na każde wolne pole pod pełną kratką kładziesz jeden znacznik ze swojego zapasu; żadnego nie wolno pominąć.
roam-law-5-4-1 = Pole, na którym już leży znacznik, przeciwnika lub twój, pomija się; pozostałe znaczniki się kładzie.
roam-law-5-4-2 = Na polu może leżeć najwyżej 1 znacznik, a w wariancie z wieżami najwyżej 2.
roam-law-5-4-3 = Jeśli w swoim zapasie nie masz znaczników, rozgrywasz turę jak zwykle, ale żadnego nie kładziesz.
roam-law-5-4-4 = Jeśli masz mniej znaczników niż pól do zajęcia, kładziesz wszystkie, które ci zostały, i wybierasz, na których z tych pól.
    .ruling = Pokazane znaczniki kładzie się wszystkie, o ile to możliwe. Odrzuciliśmy stałą kolejność pól.
roam-law-5-4-5 = Gdy nie masz już znaczników, i tak wybierasz postać, która zasypia, ale nie wybierasz położenia jej wzoru.
    .ruling = Położenie niczego by nie zmieniło, bo każdy artefakt kładący znacznik też go potrzebuje. Odrzuciliśmy pytanie o położenie mimo wszystko.
roam-law-5-5 = Za każdym razem, gdy kładziesz znacznik na polu z symbolami monet, od razu bierzesz z puli 1 monetę za każdy symbol na tym polu.
roam-law-5-6 = Monety każdego gracza leżą jawnie obok jego postaci; nie wolno ich ukrywać.
roam-law-5-7 = Nie można zabierać swoich znaczników z planszy z własnej woli. Wracają, gdy kraina pod nimi została zbadana; poza tym usunąć lub przesunąć znacznik mogą tylko artefakty „Przejęcie” i „Szturchnięcie”.

## 6. Monety za puste kratki

roam-law-6-1 = Gdy znaczniki już leżą, możesz zapłacić 2 monety do puli i położyć jeden swój znacznik na polu pod pustą kratką postaci użytej w tej turze, w położeniu wybranym w tej turze.
roam-law-6-2 = Za każdą pustą kratkę wzoru można zapłacić raz, dopóki starcza monet.
roam-law-6-3 = Pod pustą kratką można położyć znacznik tylko wtedy, gdy leży ona na wolnym polu planszy, a tobie został znacznik.
roam-law-6-4 = Można wydawać monety zdobyte w tej samej turze; monety za dopiero co położony znacznik mogą opłacić następny.
roam-law-6-5 = Liczą się tylko puste kratki tej jednej postaci, której użyto w tej turze.
roam-law-6-6 = Najpierw kładzie się znaczniki pełnych kratek, wszystkie naraz, a potem znaczniki pustych kratek, jeden po drugim.
    .ruling = Pełne kratki są obowiązkowe i darmowe, więc inna kolejność nikomu by nie pomogła, a gdy brakuje znaczników, powinny się bez nich obejść kratki nieobowiązkowe. Odrzuciliśmy dowolne przeplatanie.

## 7. Koniec tury: zbadane krainy

roam-law-7-1 = Na końcu tury każdą krainę, której wszystkie 6 pól jest zajętych, uznaje się za zbadaną i rozpatruje.
roam-law-7-2 = Jeśli zbadano kilka krain, aktywny gracz wybiera, którą rozpatrzyć jako następną; każdą rozpatruje się do końca, wraz z nową kartą i monetami pocieszenia, zanim przejdzie się do kolejnej.
    .ruling = Kolejność może mieć znaczenie (monety w licytacjach, miejsce widocznej wierzchniej karty), a instrukcja jej nie podaje; to naturalne, że decyduje aktywny gracz. Odrzuciliśmy stałą kolejność krain.
roam-law-7-3 = Kartę zbadanej krainy bierze gracz, który ma na niej najwięcej znaczników.
roam-law-7-4 = Jeśli kilku graczy ma na zbadanej krainie po równo najwięcej znaczników, są oni pretendentami i tylko oni mogą licytować jej kartę.
roam-law-7-4-1 = Licytacja przebiega zgodnie z ruchem wskazówek zegara i zaczyna ją aktywny gracz, a jeśli nie jest pretendentem, najbliższy mu w tym kierunku pretendent.
    .ruling = Instrukcja wymienia na początku tylko aktywnego gracza; kolejność biegnie dalej od niego. Odrzuciliśmy zaczynanie od pierwszego gracza gry.
roam-law-7-4-2 = Każdy pretendent ma dokładnie jedną okazję: składa jedną ofertę albo pasuje.
roam-law-7-4-3 = Oferta to całkowita liczba monet, co najmniej o 1 większa od poprzedniej. Pierwsza oferta może wynosić 0.
roam-law-7-4-4 = Nie można zaoferować więcej monet, niż się ma.
roam-law-7-4-5 = Kartę bierze ten, kto złożył najwyższą ofertę, i płaci ją do puli; nikt inny nie płaci.
roam-law-7-4-6 = Jeśli wszyscy wcześniejsi pretendenci spasowali, ostatni bierze kartę za 0 monet i nie jest o to pytany.
    .ruling = Instrukcja nie mówi, co się dzieje, gdy spasują wszyscy, zbadana karta nie może zostać na planszy, a to najmniejsze uzupełnienie, które zawsze daje właściciela. Odrzuciliśmy takie rozwiązania: karta trafia pod spód talii; zostaje i jest licytowana ponownie w następnej turze; dostaje ją aktywny gracz.
roam-law-7-4-7 = Oferty składa się jawnie, jedną po drugiej.
roam-law-7-5 = Zwycięzca odwraca kartę na stronę postaci i dokłada ją do swoich kart w tym samym kierunku. Postać od samego początku nie śpi i można jej użyć od następnej tury zwycięzcy.
roam-law-7-6 = Wszystkie znaczniki z zabranej krainy wracają do zapasów swoich właścicieli.
roam-law-7-7 = Miejsce zabranej krainy od razu zajmuje wierzchnia karta talii, stroną krainy do góry, obrócona tak jak poprzednia.
roam-law-7-7-1 = Gdy talia jest pusta, miejsce zabranej krainy pozostaje puste: jego 6 pól już nie istnieje, ani dla wzorów, ani dla przesunięć, ani jako sąsiedztwo.
    .ruling = Elementy, które się skończyły, nie są dostępne. Odrzuciliśmy natychmiastowy koniec gry i ponowne użycie innych kart.
roam-law-7-8 = Każdy gracz poza zwycięzcą, który miał na zabranej krainie co najmniej jeden znacznik, dostaje z puli 1 monetę pocieszenia, i tylko jedną, niezależnie od liczby znaczników.
roam-law-7-8-1 = Monety pocieszenia wypłaca się po zabraniu karty: za późno na licytację tej krainy, w sam raz na następną.
    .ruling = Instrukcja przyznaje je, gdy kartę dostał już przeciwnik. Odrzuciliśmy wypłatę przed licytacją.

## 8. Informacje ukryte i jawne

roam-law-8-1 = Wszyscy widzą planszę ze znacznikami i zwojami, postacie, artefakty, monety i zapas znaczników każdego gracza, rząd artefaktów, kartę strażnicy i wierzchnią krainę talii. O reszcie talii i o stosie artefaktów wiadomo tylko, ile liczą.
roam-law-8-2 = Zwój krainy pokazuje punkty zwycięstwa i wzór jej postaci, więc wszyscy wiedzą, o co toczy się gra. Przy stole z ukrytymi postaciami nie są one znane, dopóki ktoś nie weźmie karty.
    .ruling = Tak opisuje drukowaną grę publiczna recenzja, zwój musi coś pokazywać, a oferty byłyby inaczej składane w ciemno. Odrzuciliśmy ukrywanie postaci jako zasadę; pozostaje ono opcją stołu, domyślnie wyłączoną.
roam-law-8-3 = Śpiące postacie są tak samo jawne jak te, które nie śpią: obie strony kart każdego gracza można obejrzeć w dowolnej chwili.
    .ruling = Każdą kartę wszyscy już widzieli, a sprawdzian pamięci niczemu nie służy. Odrzuciliśmy ukrywanie śpiących postaci.
roam-law-8-4 = Ile artefaktów jest w stosie, wiedzą wszyscy; jakie to artefakty i w jakiej leżą kolejności, nie wie nikt.
    .ruling = Żetony tasuje się i dobiera ze stosu. Odrzuciliśmy jawny stos: tasowanie straciłoby sens.
roam-law-8-5 = Przy ukrytych postaciach strony krain i strony postaci rozdaje się osobno: jaką postać kryje kraina, rozstrzyga los, gdy ktoś ją bierze, więc znajomość listy kart nic nie podpowiada.
    .ruling = W druku ten, kto zna symbole monet krainy, zna też jej postać. Odrzuciliśmy zachowanie drukowanych par.

## 9. Koniec gry i punktacja

roam-law-9-1 = Gdy któryś z graczy ma 10 lub więcej kart, wliczając 3 startowe, dogrywa się bieżącą rundę, aby wszyscy rozegrali tyle samo tur, po czym gra się kończy.
roam-law-9-1-1 = Do 10 kart, które kończą grę, wlicza się tylko karty postaci, startowe i zdobyte; artefaktów ani karty strażnicy się nie wlicza.
    .ruling = Instrukcja mówi o kartach zdobytych z planszy razem ze startowymi. Odrzuciliśmy wliczanie karty strażnicy.
roam-law-9-1-2 = Nie ma górnej granicy: karty powyżej 10 bierze się i punktuje jak zwykle.
    .ruling = 10 kart to tylko sygnał końca. Odrzuciliśmy zatrzymanie na 10, bo w jednej turze można zbadać kilka krain.
roam-law-9-1-3 = Jeśli ktoś zbierze 10 kart w ostatniej turze rundy, gra kończy się zaraz po tej turze.
roam-law-9-2 = Na końcu liczysz punkty zwycięstwa wszystkich swoich postaci, śpiących czy nie, w pełnej grze także swoich artefaktów, oraz 3 punkty za kartę strażnicy. Wygrywa najwyższa suma.
roam-law-9-3 = Jeśli kilku graczy ma najwyższą sumę, wygrywa ten z nich, kto ma najwięcej monet; jeśli nadal jest remis, dzielą się zwycięstwem.
roam-law-9-4 = Jeśli przez 4 pełne rundy z rzędu nikt nie położy, nie zastąpi ani nie przesunie znacznika i nikt nie weźmie karty, gra kończy się z końcem ostatniej z tych rund i liczy się punkty.
    .ruling = Zasady pozwalają na niekończące się tury bez skutku, a w wariancie z wieżami wszystkie znaczniki mogą stać w wieżach, choć żadna kraina nie jest zbadana; gra musi się skończyć. Odrzuciliśmy brak takiego zabezpieczenia oraz zakaz położeń bez skutku, który zmieniłby grę.

## 10. Pełna gra: artefakty

roam-law-9-4-1 = Jeśli przez 60 pełnych rund z rzędu nikt nie zabierze żadnej krainy, gra kończy się na końcu ostatniej z nich i następuje liczenie punktów.
    .ruling = Artefakty ze zdolnością Szturchnięcie pozwalają bez końca przesuwać znaczniki bez badania krain, a punkt 9.4 uznaje to za ruch; gra musi się jednak skończyć. W tysiącach losowych gier było najwyżej 25 takich rund z rzędu. Odrzucono: brak drugiego zabezpieczenia; uznanie przesuwania znaczników za bezruch.

roam-law-10-1 = W pełnej grze tasuje się 24 artefakty; 4 wykłada się odkryte w rzędzie nad planszą, a reszta to stos.
roam-law-10-2 = Każdy artefakt ma jedną zdolność, cenę w monetach i punkty zwycięstwa, podane na żetonie; w wydaniu domowym są po 4 artefakty z każdą zdolnością.
roam-law-10-3 = Na końcu swojej tury, po rozpatrzeniu wszystkich zbadanych krain, możesz kupić jeden artefakt z rzędu, płacąc jego cenę do puli.
roam-law-10-3-1 = Najpierw rozpatruje się zbadane krainy, a dopiero potem można kupić artefakt.
    .ruling = Jedno i drugie dzieje się na końcu tury; rozpatrywanie krain jest krokiem samej tury, a kupno dodaje pełna gra. Odrzuciliśmy kupno przed licytacjami i dowolną kolejność.
roam-law-10-3-2 = W turze można kupić najwyżej 1 artefakt; mieć można dowolnie wiele.
roam-law-10-3-3 = Kupiony artefakt leży gotowy, odkryty, obok twoich postaci, a rząd od razu uzupełnia się ze stosu do 4. Gdy stos jest pusty, rząd się skraca.
roam-law-10-3-4 = Kupno kończy twoją turę; nowego artefaktu można użyć od twojej następnej tury.
    .ruling = Kupno to ostatni krok tury. Odrzuciliśmy użycie artefaktu zaraz po kupnie.
roam-law-10-4 = Artefaktów używa się w turze ich właściciela, a odświeża się je, gdy budzą się jego postacie; jak to działa, mówią kolejne paragrafy.
roam-law-10-4-1 = Aby użyć artefaktu, zakryj go. Użyty artefakt nie działa, dopóki się go nie odświeży.
roam-law-10-4-2 = Artefaktów można używać tylko w swojej turze.
roam-law-10-4-3 = W turze można użyć dowolnie wielu artefaktów, ale każdego tylko raz, dopóki się go nie odświeży.
roam-law-10-4-4 = Za każdym razem, gdy budzisz wszystkie swoje postacie, za darmo lub wczesną pobudką, odkrywa się też wszystkie twoje użyte artefakty.
roam-law-10-4-5 = Przy wczesnej pobudce płaci się tylko za postacie, które nie śpią; gotowe artefakty nie podnoszą jej ceny.
roam-law-10-5 = Przed wyborem postaci można użyć zdolności „Kieszonkowe”, „Szturchnięcie” oraz „Obudź lub uśpij”; między wyborem postaci a wyborem położenia tylko „Ćwierć obrotu”; po położeniu znaczników wszystkich oprócz „Ćwierć obrotu”.
    .ruling = Słowa „w swojej turze” musiały stać się określonymi momentami. Odrzuciliśmy użycie artefaktów w licytacji i przy kupnie: „Kieszonkowe” daje to samo wcześniej.
roam-law-10-5-1 = Przed użyciem postaci zdolności „Kieszonkowe”, „Szturchnięcie” oraz „Obudź lub uśpij” działają zarówno przed pobudką, jak i po niej; artefakt użyty przed nią po niej znów jest gotowy.
    .ruling = Instrukcja pozwala używać artefaktów w dowolnej chwili swojej tury i pokazuje odwrócenie postaci przed pobudką. Odrzuciliśmy wariant, w którym przed pobudką działa tylko „Obudź lub uśpij”.
roam-law-10-5-2 = Aktywny gracz sam ogłasza koniec dodatków; od tej chwili w tej turze nie używa się artefaktów.
roam-law-10-6 = Każdy artefakt ma jedną z sześciu zdolności: „Wolny krok”, „Przejęcie”, „Kieszonkowe”, „Ćwierć obrotu”, „Szturchnięcie” albo „Obudź lub uśpij”.
roam-law-10-6-1 = „Wolny krok”: połóż znacznik na polu pod pustą kratką wzoru użytego w tej turze, nie płacąc 2 monet. Postać musi być już użyta, pole musi należeć do planszy i być wolne, a ty musisz mieć znacznik.
roam-law-10-6-2 = „Przejęcie”: używając postaci, zastąp znacznik przeciwnika własnym i weź monety za symbole tego pola.
roam-law-10-6-2-1 = Przejąć można znacznik pod pełną kratką wzoru w jego położeniu albo pod pustą kratką, jeśli dodatkowo zapłacisz za nią 2 monety lub użyjesz zdolności „Wolny krok”.
    .ruling = Warunek, że właśnie używa się postaci, ma sens tylko wtedy, gdy zastąpienie należy do kładzenia znaczników tej postaci. Odrzuciliśmy przejmowanie dowolnego znacznika na planszy.
roam-law-10-6-2-2 = Przejęty znacznik wraca do zapasu swojego właściciela, a w twoim zapasie musi być własny znacznik.
    .ruling = Na polu leży jeden znacznik, a stary nie ma się gdzie podziać. Odrzuciliśmy usuwanie go z gry.
roam-law-10-6-3 = „Kieszonkowe”: weź 1 monetę z puli.
roam-law-10-6-4 = „Ćwierć obrotu”: zanim wybierzesz położenie wzoru postaci użytej w tej turze, obróć go o 90° zgodnie z ruchem wskazówek zegara, pełne i puste kratki razem. Kilka takich obrotów się sumuje: 180°, 270°.
    .ruling = Obroty się sumują, bo w turze można użyć dowolnie wielu artefaktów. Odrzuciliśmy ograniczenie do jednego obrotu wzoru.
roam-law-10-6-5 = „Szturchnięcie”: przesuń dowolny znacznik na planszy, nawet znacznik przeciwnika, na sąsiednie wolne pole w tym samym rzędzie lub kolumnie. Nikt nie bierze za to monet.
roam-law-10-6-5-1 = Sąsiednie pole jest o jeden krok na północ, południe, zachód lub wschód; krok może prowadzić z jednej krainy na drugą.
    .ruling = Rzędy i kolumny to rzędy i kolumny planszy. Odrzuciliśmy przesuwanie o kilka pól i nakaz pozostania na tej samej krainie.
roam-law-10-6-6 = „Obudź lub uśpij”: odwróć dowolną jedną swoją postać, w jedną lub drugą stronę. Na samym początku tury możesz tak uśpić ostatnią postać, która nie śpi, a wtedy wszystkie budzą się za darmo.
roam-law-10-6-6-1 = „Obudź lub uśpij” nie może uśpić twojej ostatniej postaci, która nie śpi, jeśli w tej turze pobudka już była, a żadnej postaci jeszcze nie użyto.
    .ruling = Nie byłoby kogo użyć. Odrzuciliśmy utratę tego kroku tury.
roam-law-10-7 = Użycie artefaktów nigdy nie liczy się jako użycie postaci w tej turze.
roam-law-10-8 = Na końcu gry dodajesz punkty zwycięstwa wszystkich swoich artefaktów, gotowych i użytych.

## 11. Wariant ze strażnicą

roam-law-11-1 = W wariancie ze strażnicą kartę strażnicy kładzie się obok planszy.
roam-law-11-2 = Gdy twoje znaczniki zajmują wszystkie 8 pól wokół znacznika przeciwnika, dostajesz kartę strażnicy.
roam-law-11-2-1 = Wszystkie 8 sąsiednich pól, także po przekątnej, musi istnieć i na każdym musi leżeć znacznik tego samego gracza; znacznika na skraju planszy lub obok brakującej krainy nie da się otoczyć.
    .ruling = Instrukcja wymaga 8 zajętych pól, a na skraju jest ich mniej. Odrzuciliśmy otaczanie na skraju 5 lub 3 znacznikami oraz liczenie tylko pól stykających się bokami.
roam-law-11-2-2 = Pierścieni szuka się po każdym położeniu, zastąpieniu i przesunięciu znacznika, w turze każdego gracza, przed rozpatrzeniem zbadanych krain. Kartę dostajesz także wtedy, gdy znacznik przeciwnika wejdzie w środek twojego pierścienia.
    .ruling = Instrukcja mówi o całym przebiegu gry. Odrzuciliśmy sprawdzanie tylko na końcu własnej tury.
roam-law-11-2-3 = Jeśli jedno położenie znaczników daje pierścień kilku graczom naraz, strażnicę bierze aktywny gracz, a jeśli nie ma go wśród nich, pierwszy z nich, licząc od niego zgodnie z ruchem wskazówek zegara.
    .ruling = Kilka znaczników kładzie się naraz, więc może się to zdarzyć, choć 11.2.2 napisano początkowo tak, jakby nie mogło. Odrzuciliśmy rozwiązania, w których nie bierze jej nikt albo rozstrzyga kolejność pól.
roam-law-11-3 = Kto dostał kartę strażnicy, zachowuje ją do końca gry; nigdy nie zmienia ona właściciela.
roam-law-11-4 = Karta strażnicy daje 3 punkty zwycięstwa.

## 12. Wariant z wieżami ze znaczników

roam-law-12-1 = W wariancie z wieżami na każdym polu leżą najwyżej 2 znaczniki, jeden na drugim.
roam-law-12-2 = W wariancie z wieżami zbadana kraina jak zwykle przypada temu, kto ma na niej najwięcej znaczników; liczą się oba poziomy, a remisy jak zwykle rozstrzyga licytacja.
roam-law-12-3 = W wariancie z wieżami kraina jest zbadana, gdy na każdym z jej 6 pól leży co najmniej 1 znacznik.
    .ruling = Nadal muszą być zajęte wszystkie pola krainy, i nic więcej. Odrzuciliśmy wymóg 12 znaczników.
roam-law-12-4 = W wariancie z wieżami pomija się tylko pole, na którym leżą 2 znaczniki. Na polu z 1 znacznikiem, twoim lub przeciwnika, pod pełną kratką zawsze kładziesz swój na wierzchu.
    .ruling = Wariant zmienia tylko to, ile znaczników mieści pole. Odrzuciliśmy dobrowolność drugiego poziomu.
roam-law-12-5 = W wariancie z wieżami znacznik położony na wierzchu także przynosi monety z tego pola.
    .ruling = Zasada dotycząca monet się nie zmienia, a „Przejęcie” pokazuje, że zakryty symbol nadal działa. Odrzuciliśmy monety tylko za pierwszy znacznik.
roam-law-12-6 = W wariancie z wieżami przejąć lub szturchnąć można tylko wierzchni znacznik; pole jest wolne dla szturchniętego znacznika i pustej kratki, dopóki nie leżą na nim 2 znaczniki; a dla strażnicy pole należy do właściciela wierzchniego znacznika.
    .ruling = Instrukcja nie opisuje tych połączeń, a widoczny jest wierzchni znacznik. Odrzuciliśmy dostęp do dolnego znacznika i wymóg obu znaczników w pierścieniu.

## 13. Łączenie wariantów

roam-law-13-1 = Strażnicę i wieże można łączyć ze sobą oraz ze zwykłą lub pełną grą.
    .ruling = Nic tego nie zabrania, a 12.6 rozstrzyga, co dzieje się na ich styku. Odrzuciliśmy warianty, które się wykluczają.
