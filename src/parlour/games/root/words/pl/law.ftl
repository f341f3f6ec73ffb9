### Root: prawo gry po polsku. Tekst angielski jest w games/root/law.toml, pod tymi samymi numerami.
###
### Słowniczek
###   Law — Księga Praw; Birdsong, Daylight, Evening — Świt, Dzień, Wieczór; victory points — punkty zwycięstwa, punkty; turn — tura
###   clearing, path — polana, ścieżka; river, forest — rzeka, las; slot — pole; ruin — ruiny; corner clearing — narożna polana; adjacent — sąsiedni
###   suit — symbol; bird, fox, rabbit, mouse — ptak, lis, królik, mysz; to match — pasować; wild — uniwersalny; card of a suit — karta o symbolu; bird card — karta ptaka
###   to rule — kontrolować; piece — komponent; warrior, building, token, pawn — wojownik, budynek, żeton, pionek
###   item — przedmiot; boot, bag, crossbow, hammer — but, torba, kusza, młot; sword, tea, coin, torch — miecz, herbata, moneta, pochodnia
###   supply — pula; board — plansza; play area — obszar rozgrywki; crafted items box — pole Przekutych Przedmiotów; box — pudełko
###   to craft — przekuwać, przekuć; crafting piece — komponent do przekuwania; to activate — aktywować
###   immediate, persistent effect — efekt natychmiastowy, trwały; spend, discard, reveal — wydać, odrzucić, ujawnić
###   deck, discard pile, hand — talia, stos kart odrzuconych, ręka; ambush, foil — Zasadzka, udaremnienie
###   dominance card, available — karta Dominacji, dostępna; move, battle — ruch, walka; attacker, defender — atakujący, obrońca
###   hit, rolled hits, extra hits — obrażenie, wyrzucone, dodatkowe obrażenia; defenseless — bezbronny
###   to remove, removal — usunąć, usunięcie; to place — umieścić; setup, reach — przygotowanie, zasięg
###   enemy, partner — przeciwnik, partner z koalicji; active player — aktywny gracz; seat — miejsce przy stole
###   Marquise — Markiza; keep, Field Hospitals, wood — Twierdza, Szpitale Polowe, drewno; sawmill, workshop, recruiter — tartak, warsztat, koszary
###   march, recruit, build, overwork — marsz, werbunek, budowa, nadprodukcja; draw bonus — premia do dobierania
###   Eyrie — Dynastie; roost, Decree, leader, vizier — gniazdo, Dekret, przywódca, wezyr; turmoil — zamieszki; columns Recruit, Move, Battle, Build — Werbunek, Ruch, Walka, Budowa
###   Alliance — Sojusz; sympathy token — żeton Sympatyków; supporters, officer, base — Stronnicy, Oficer, Baza; revolt — rewolta; Outrage — bunt
###   spread sympathy, mobilize, train, organize — zdobywanie Sympatyków, mobilizacja, szkolenie, przegrupowanie
###   Vagabond — Włóczęga; Satchel, damaged box, track — plecak, pole uszkodzonych przedmiotów, tor; to exhaust — wyczerpać; face up, face down — odkryty, zakryty; damage, repair — uszkodzić, naprawić
###   refresh, slip — przygotowanie, zakradanie się; indifferent — neutralny; coalition — koalicja; law — wersja prawa
###   explore, aid, quest, strike — eksploracja, pomoc, misja, cios; ally, hostile, infamy — sojusznik, wróg, niesława; full removal — wielka czystka
###   Cult — Kultyści; garden, acolytes — ogród, akolici; outcast, hated — wygnańcy, znienawidzeni; Lost Souls — Zagubione Dusze; conspiracy, ritual — spisek, rytuał
###   Riverfolk — Kompania; funds, Payments, Committed — fundusze, Płatności, Inwestycje; commit — inwestować; trade post — faktoria
###   service; hand card, riverboats, mercenaries — usługa; karta, łodzie rzeczne, najemnicy; trade disruption — zakłócenia w handlu
###   Vagrant, Arbiter, Scoundrel — Przybłęda, Rozjemca, Łotr; Instigate, Protector, Scorched Earth — Namowa, Ochrona, Spalona Ziemia; scorched — spalona
###   Armorers — Zbrojmistrze; Sappers — Saperzy; Brutal Tactics — Brutalna taktyka; Scouting Party — Oddział zwiadowczy; Royal Claim — Królewskie roszczenia
###   Stand and Deliver! — Pieniądze albo życie!; Better Burrow Bank — Bank „Lepsza Nora”; Command Warren — Nora dowodzenia
###   Codebreakers — Łamacze szyfrów; Tax Collector — Poborca podatkowy; Cobbler — Szewc; Favor — Przysługa; Day Labor — Dniówka; Hideout — Kryjówka

## 1. Złote zasady

root-law-1-1-1 = Tekst karty jest ważniejszy niż Księga Praw. Zasady ogólnej i zasady frakcji przestrzega się obu, jeśli to możliwe; jeśli nie, obowiązuje zasada frakcji.
root-law-1-1-2 = Czego według zasad zrobić nie można, tego zrobić nie można, chyba że inna zasada wprost znosi ten zakaz.
root-law-1-1-3 = Gdy kilka efektów zachodzi w tej samej chwili, ich kolejność ustala aktywny gracz, chyba że zasada mówi inaczej.
    .ruling = Pytanie, który efekt będzie następny, pada tylko wtedy, gdy czekają co najmniej dwa efekty różnych rodzajów lub różnych właścicieli; jednakowe rozpatruje się bez pytania. Efekty usunięcia czekają, aż wszystkie komponenty usuwane naraz opuszczą mapę, a rozpoczętą akcję kończy się przed użyciem innego nieobowiązkowego efektu, chyba że ten efekt wskazuje właśnie tę chwilę: między dwa ruchy marszu nic się nie zmieści. Odrzuciliśmy stałą kolejność, bo kolejność ma znaczenie; rozpatrywanie po jednym komponencie, bo mogłoby zmienić to, co już stracono; oraz dowolne przerywanie. W wersji prawa „english”: atakujący wskazuje, która strona pierwsza ogłasza efekty w walce, a kolejność skutków usunięcia komponentów w walce ustala ich właściciel; jeśli straciły je obie strony, aktywny gracz mówi, czyje skutki będą pierwsze.
root-law-1-1-4 = Rzecz używana jako inna przejmuje wszystkie jej właściwości, w granicach zasady, która tak mówi.
    .ruling = Przykład wydrukowany przy tej zasadzie przeczy innym zasadom, więc się na nim nie opieramy. W wersji prawa „english” nie ma takiej ogólnej zasady i każda zasada tego rodzaju obowiązuje osobno; różnice dotyczą tylko koalicji i wojowników sojusznika (9.2.8, 9.2.9.ii).
root-law-1-2-1 = Karty z ręki pokazujesz lub ujawniasz tylko wtedy, gdy wymaga tego zasada. Ile masz kart, wiedzą wszyscy. Tylko ręka Kompanii leży odkryta.
root-law-1-2-2 = Stos kart odrzuconych każdy może przejrzeć w dowolnej chwili.
root-law-1-3-1 = Gracze mogą umawiać się, na co chcą, ale żadna umowa nikogo nie wiąże.
root-law-1-3-2 = Karta przechodzi od gracza do gracza tylko wtedy, gdy wymaga tego zasada.
root-law-1-4 = Zdolności i efekty należą do frakcji. Kto kieruje komponentami cudzej frakcji, przestrzega wobec nich zasad tej frakcji, chyba że powiedziano inaczej.
root-law-1-5 = Tura ma trzy fazy: Świt, Dzień i Wieczór; potem turę ma następny gracz zgodnie z ruchem wskazówek zegara. Gra toczy się tak, aż ktoś wygra.
    .ruling = „Na początku” fazy znaczy: przed wszystkim innym w tej fazie; jeśli takich efektów jest kilka, porządkuje je aktywny gracz. Sprawdzenie, czy wygrywa aktywowana karta Dominacji, poprzedza je wszystkie, bo takie zwycięstwo jest natychmiastowe.

## 2. Podstawowe pojęcia

root-law-2-1 = Każda karta ma jeden symbol: ptaka, lisa, królika lub myszy. Większość kart można też przekuć, by uzyskać efekt.
root-law-2-1-1 = Ptaki są uniwersalne: karty ptaka można użyć jako karty dowolnego symbolu, także tam, gdzie trzeba wydać, wziąć lub oddać kilka kart jednego symbolu.
root-law-2-1-1-1 = Gdy musisz odrzucić lub oddać kartę lisa, królika lub myszy, twoje karty ptaka liczą się jako ten symbol: jeśli pasuje tylko ptak, musisz rozstać się z ptakiem.
root-law-2-1-1-2 = Tam, gdzie trzeba wydać, odrzucić, wziąć lub oddać kartę ptaka, żaden inny symbol się nie nadaje.
root-law-2-1-2 = Karty dobiera się z jednej wspólnej talii. Gdy się skończy, stos kart odrzuconych natychmiast tasuje się w nową talię.
    .ruling = Tasowanie następuje, gdy ostatnia karta opuszcza talię. Jeśli stos kart odrzuconych jest wtedy pusty, tasuje się go przy najbliższym dobieraniu, przy którym są w nim karty; jeśli puste są talia i stos, dobieranie nic nie daje i gra toczy się dalej. Dostępnych kart Dominacji i Zagubionych Dusz nigdy się nie wtasowuje. Odrzuciliśmy koniec gry z braku kart i dobieranie z Zagubionych Dusz.
root-law-2-1-3 = Karta wydana lub odrzucona trafia na stos kart odrzuconych; tylko karty Dominacji kładzie się zamiast tego odkryte obok mapy. Gdy grają Kultyści, każda taka karta trafia do Zagubionych Dusz.
root-law-2-1-4 = Ujawnić kartę znaczy położyć ją w swoim obszarze rozgrywki, gdzie widzą ją wszyscy. Robi się to tylko w rytuałach Kultystów.
root-law-2-1-5 = Jest pięć kart Zasadzki: jedna myszy, jedna królika, jedna lisa i dwie ptaka. Można je wydać jako ich symbol i zagrać w walce, ale nie można ich przekuć.
root-law-2-1-6 = Są cztery karty Dominacji, po jednej każdego symbolu. Można je wydać jako ich symbol i aktywować, ale nie można ich przekuć.
root-law-2-2 = Na mapie jest dwanaście polan połączonych ścieżkami.
root-law-2-2-1 = Dwie polany połączone ścieżką sąsiadują ze sobą.
root-law-2-2-2 = Każda polana ma jeden symbol: myszy, królika lub lisa.
root-law-2-2-3 = Każda polana ma określoną liczbę pól. Budynek potrzebuje wolnego pola i nie można go umieścić tam, gdzie takiego nie ma.
root-law-2-2-4 = Na polach oznaczonych literą R leżą na początku ruiny, a usuwa je tylko eksploracja Włóczęgi.
    .ruling = Ruiny zajmują swoje pole i do nikogo nie należą: nie są komponentem przeciwnika i zostają, gdy usuwa się wszystkie komponenty przeciwników. Eksploracja jest bowiem wskazana jako jedyny sposób.
root-law-2-3 = Rzeka łączy polany, ale nie jest ścieżką, chyba że czyni ją nią zasada: polany połączone tylko rzeką ze sobą nie sąsiadują. Nie dzieli polan, a na mapie jesiennej także lasów.
    .ruling = Jest ścieżką dla Kompanii i dla tego, kto w tej turze kupił łodzie rzeczne (11.2.2, 11.2.7.ii); na mapie zimowej dzieli lasy (G.1.1). W wersji prawa „english” inne jest sformułowanie, zasada ta sama.
root-law-2-4 = Las to obszar otoczony ścieżkami i polanami; na mapie jesiennej jest ich siedem, na zimowej osiem.
root-law-2-4-1 = Las sąsiaduje z każdą polaną, której dotyka, i z każdym lasem, od którego oddziela go dokładnie jedna ścieżka. Na mapie zimowej odcinek rzeki oddziela lasy tak jak ścieżka.
root-law-2-5 = Komponentów jest tylko tyle, ile w pudełku. Jeśli masz umieścić, wziąć lub usunąć więcej, niż się da, zrób to z tyloma, z iloma możesz.
    .ruling = Jeśli możliwa jest tylko część jednakowych umieszczeń (drewno w tartakach, wojownicy w koszarach), miejsca wybiera właściciel; odrzuciliśmy stałą kolejność polan. Nieobowiązkowej akcji, która nie umieściłaby ani nie usunęła niczego, nie można wybrać, chyba że zasada mówi inaczej (mobilizacja przy pełnej liczbie Stronników, punktacja bez ogrodu); odrzuciliśmy wydawanie karty lub akcji na nic.
root-law-2-5-1 = Wojowników umieszcza się z puli właściciela, a usunięci do niej wracają. Pionek Włóczęgi nie jest wojownikiem i nigdy się go nie usuwa.
root-law-2-5-2 = Z toru budynków bierze się zawsze ten najbardziej po lewej; usunięty budynek wraca na puste pole swojego toru położone najbardziej po prawej.
root-law-2-5-3 = Żetony, które mają tor, bierze się i odkłada jak budynki: od lewej, a z powrotem na puste pole najbardziej po prawej; pozostałe pochodzą z puli właściciela i do niej wracają.
root-law-2-5-4 = Wziąć przedmiot znaczy przełożyć go z puli na mapie na swoje pole Przekutych Przedmiotów. Usunięty przedmiot opuszcza grę.
root-law-2-5-5 = Wszystkie inne komponenty podlegają własnym zasadom.
root-law-2-6 = Karty w twoim obszarze rozgrywki można wydać, odrzucić lub użyć tylko tak, jak pozwala zasada albo sama karta.
root-law-2-7 = Twoim przeciwnikiem jest każdy inny gracz, który nie jest z tobą w koalicji.
root-law-2-8 = Polanę kontroluje ten, kto ma na niej łącznie najwięcej wojowników i budynków. Żetony i pionek się nie liczą, a przy remisie nie kontroluje jej nikt; tylko Dynastie kontrolują także przy remisie. Polanę z ogrodem kontrolują Kultyści, bez względu na liczby; najemnicy liczą się temu, kto ich wynajął.

## 3. Zwycięstwo

root-law-3-1 = Wygrywa gracz, który pierwszy zdobędzie 30 punktów zwycięstwa. Jeśli kilku graczy osiągnie 30 w tej samej chwili, wygrywa aktywny gracz.
    .ruling = Wynik sprawdza się zaraz po każdym zdarzeniu, które daje punkty, także w turze innego gracza; punkty z jednego zdarzenia, na przykład z obrażeń obu stron walki, dodaje się wcześniej razem. Jeśli kilku graczy osiągnie 30 naraz, a aktywnego wśród nich nie ma, wygrywa pierwszy z nich w kolejności tur po aktywnym graczu: Księga Praw milczy, a pierwszym do 30 można być w każdej chwili. Odrzuciliśmy sprawdzanie tylko na końcu tury albo tylko u aktywnego gracza. Wynik nigdy nie spada poniżej 0; może przekroczyć 30, ale gra jest wtedy skończona.
root-law-3-2 = Każda frakcja ma własne sposoby zdobywania punktów; dwa są dostępne dla wszystkich: usuwanie budynków i żetonów przeciwników oraz przekuwanie przedmiotów.
root-law-3-2-1 = Za każdy usunięty przez ciebie budynek i żeton przeciwnika zdobywasz 1 punkt.
    .ruling = Usuwasz to, co zabierają z mapy twoje obrażenia, twoja karta Przysługi, twoja rewolta, twój cios, twoje uświęcenie lub twoja Spalona Ziemia. Jeśli gracz oddaje za obrażenie budynek lub żeton, usunął je ten, kto zadał obrażenie; odrzuciliśmy uznanie tego za usunięcie przez właściciela. Za komponenty własne i partnera z koalicji punktów nie ma. W walce wywołanej Namową wszystko usuwa Przybłęda.
root-law-3-2-2 = Przekucie przedmiotu daje tyle punktów, ile podano na karcie.
root-law-3-3 = Z kartą Dominacji można wygrać bez zdobycia 30 punktów.
root-law-3-3-1 = W swoim Dniu, mając co najmniej 10 punktów, możesz położyć kartę Dominacji z ręki w swoim obszarze rozgrywki. Twój znacznik punktów schodzi z toru: do końca gry nie zdobywasz już punktów i wygrywasz tylko dzięki tej karcie, natychmiast, na początku swojego Świtu.
    .ruling = Możesz to zrobić między dowolnymi dwiema akcjami Dnia. Odtąd nie obowiązują cię zyski ani straty punktów (zamieszki, „Brutalna taktyka”, „Pieniądze albo życie!”), a gdy szuka się partnera do koalicji, nie masz punktów. Pozostajesz przeciwnikiem innych i grasz dalej. Najemnicy nigdy nie liczą się do karty Dominacji.
root-law-3-3-1-i = Z kartą Dominacji lisa, królika lub myszy wygrywasz, jeśli na początku swojego Świtu kontrolujesz trzy polany jej symbolu.
root-law-3-3-1-ii = Z kartą Dominacji ptaka wygrywasz, jeśli na początku swojego Świtu kontrolujesz dwie narożne polany leżące naprzeciw siebie po przekątnej.
root-law-3-3-2 = Aktywowana karta Dominacji nie należy już do ręki; nie można jej usunąć ani zastąpić inną.
root-law-3-3-3 = Wydana lub odrzucona karta Dominacji nie trafia na stos kart odrzuconych: kładzie się ją odkrytą obok mapy i jest dostępna. Gdy grają Kultyści, leży ona najpierw wśród Zagubionych Dusz i staje się dostępna, kiedy zostaną odrzucone.
    .ruling = Dotyczy to każdej drogi na stos kart odrzuconych: limitu kart na ręce, Dekretu utraconego w zamieszkach, odrzuconych Stronników, Strachu przed Wiernymi. Wydawanie i odrzucanie traktuje się bowiem jednakowo. Odrzuciliśmy stosowanie tego tylko do kart wydanych jako symbol.
root-law-3-3-4 = W swoim Dniu możesz wziąć na rękę dostępną kartę Dominacji, wydając z ręki kartę jej symbolu. Ptakiem zapłacisz za kartę lisa, królika lub myszy; za kartę ptaka zapłacisz tylko ptakiem.
    .ruling = Możesz to robić dowolną liczbę razy, między akcjami. Kartę Dominacji wolno wydać, by wziąć inną; Stronnikami płacić nie można. Odrzuciliśmy limit jednej karty na turę: tekst go nie zna. Wersja prawa „english” mówi to samo innymi słowami.

## 4. Podstawowe akcje

root-law-4-1 = Większość kart z ręki można przekuć, by uzyskać efekt natychmiastowy albo trwały.
root-law-4-1-1 = Aby przekuć kartę, aktywuj za każdy symbol jej kosztu jeden komponent do przekuwania o tym symbolu. Komponent ma symbol swojej polany i można go aktywować tylko raz na turę; za symbol w trzech kolorach wystarczy komponent o dowolnym symbolu.
    .ruling = Komponenty do przekuwania to warsztaty Markizy, gniazda Dynastii, żetony Sympatyków Sojuszu, wyczerpywane młoty Włóczęgi, ogrody o symbolu wygnańców u Kultystów oraz fundusze Kompanii kładzione na pustych polach faktorii; młoty mają symbol polany Włóczęgi, a w lesie żadnego. Symbole określone opłaca się przed dowolnymi. Przy dowolnych wybierasz symbol każdego komponentu, jeśli wolne są komponenty o różnych symbolach; komponenty o tym samym symbolu są równoważne i zaznacza się ten na polanie o najniższym numerze.
root-law-4-1-2 = Kartę z efektem natychmiastowym rozpatruje się i odrzuca. Karta przedmiotu przenosi przedmiot z puli na twoje pole Przekutych Przedmiotów i daje swoje punkty; jeśli przedmiotu nie ma w puli, karty nie można przekuć.
root-law-4-1-3 = Przekuta karta z efektem trwałym trafia do twojego obszaru rozgrywki i odtąd możesz używać jej efektu.
root-law-4-1-4 = Nie możesz przekuć karty z efektem trwałym, dopóki w twoim obszarze rozgrywki leży karta o tej samej nazwie.
root-law-4-2 = Ruch to przeniesienie dowolnej liczby twoich wojowników, co najmniej jednego, albo twojego pionka, z jednej polany na jedną sąsiednią.
root-law-4-2-1 = Ruch możesz wykonać tylko wtedy, gdy kontrolujesz polanę, którą opuszczasz, tę, na którą wchodzisz, albo obie. Bez względu na kontrolę poruszają się tylko Włóczęga oraz, wzdłuż rzeki, Kompania.
    .ruling = Kontrolę ocenia się, zanim komponenty się ruszą, bo jest ona warunkiem ruchu; wynajęci najemnicy się liczą. Odrzuciliśmy liczenie przybywających wojowników.
root-law-4-2-2 = Komponent może w turze poruszać się dowolną liczbę razy; kolejne ruchy można wykonywać tą samą grupą lub różnymi.
root-law-4-3 = Aby rozpocząć walkę, wybierz polanę, na której masz wojowników lub pionek; jesteś atakującym. Jako obrońcę wybierz innego gracza, który ma tam komponenty.
    .ruling = Obrońcą czyni każdy komponent: wojownik, budynek, żeton lub pionek; obrońca bez wojowników jest dozwolony, bo zakłada to zasada o bezbronnych. Budynki i żetony nigdy nie atakują; najemnicy i wojownicy sojusznika atakują tam, gdzie pozwala na to zasada. W wersji prawa „english”: obrońca musi być przeciwnikiem, więc nigdy partnerem z koalicji, a efekty są osobnym krokiem; poza tym wyniki są te same.
root-law-4-3-1 = Pierwszy krok walki: obrońca może zagrać jedną kartę Zasadzki pasującą do polany. Jeśli nie zostanie udaremniona, natychmiast zadaje dwa obrażenia, których nic nie może odeprzeć, i zostaje odrzucona. Jeśli atakujący nie ma tam już ani wojowników, ani pionka, walka się kończy.
    .ruling = Atakujący przyjmuje obrażenia z Zasadzki jak każde inne: najpierw wojownicy, potem to, co sam wybierze. Tworzą one jedno usunięcie ze wszystkimi skutkami i dopiero po nich widać, czy walka się kończy; odrzuciliśmy kończenie jej, zanim Szpitale Polowe zwrócą wojowników na tę samą polanę. Pionek nigdy nie znika, więc Zasadzka nigdy nie kończy ataku Włóczęgi; walka trwa także wtedy, gdy zostali walczący razem najemnicy lub wojownicy sojusznika. „Zbrojmistrze” nie chronią przed Zasadzką. W walce można zagrać jedną Zasadzkę. Na atakującego z „Oddziałem zwiadowczym” nie można jej zastawić, więc nikt nie jest pytany. W wersji prawa „english” jest tak samo.
root-law-4-3-1-i = Gdy zagrano Zasadzkę, atakujący może ją udaremnić, zagrywając kartę Zasadzki pasującą do polany. Obie karty zostają odrzucone, a Zasadzka nie zadaje obrażeń.
    .ruling = Na udaremnienie obrońca nie może odpowiedzieć: w walce jest tylko jedna Zasadzka.
root-law-4-3-2 = Drugi krok walki: rzuca się dwiema kośćmi, każda pokazuje od 0 do 3. Atakujący zadaje tyle obrażeń, ile wynosi wyższy wynik, a obrońca tyle, ile niższy; jeśli wyniki są równe, obie strony zadają tyle samo.
root-law-4-3-2-i = Strona nie może zadać więcej wyrzuconych obrażeń, niż ma wojowników na polanie.
    .ruling = Wojowników liczy się w chwili rzutu, a więc po stratach z Zasadzki i po ewentualnym powrocie dzięki Szpitalom Polowym: ograniczenie dotyczy obrażeń z rzutu. Walczący razem najemnicy się liczą, a wezwany Rozjemca dodaje do limitu obrońcy swoje nieuszkodzone miecze.
root-law-4-3-2-ii = Po policzeniu wyrzuconych obrażeń obie strony mogą dodać obrażenia dodatkowe ze zdolności i z kart w grze; ich liczby wojownicy nie ograniczają.
    .ruling = Najpierw działa to, co dzieje się samo (Komandor, bezbronność), potem to, czego można użyć. Jeśli obie strony mogą czegoś użyć, aktywny gracz wskazuje, kto ogłasza pierwszy; ta strona ogłasza wszystko, potem druga, a kolejnej rundy nie ma. „Zbrojmistrze” biorą pod uwagę ostateczną liczbę wyrzuconych obrażeń. Odrzuciliśmy ogłaszanie na przemian bez końca i ogłaszanie w tajemnicy. W wersji prawa „english”: kto ogłasza pierwszy, mówi atakujący.
root-law-4-3-2-iii = Obrońca bez wojowników na polanie jest bezbronny: atakujący zadaje 1 dodatkowe obrażenie.
    .ruling = Jest to dokładnie jedno dodatkowe obrażenie, jak mówi podsumowanie Księgi Praw, a ocenia się to w chwili rzutu, tak jak ograniczenie wyrzuconych obrażeń. Wezwany Rozjemca tego nie zmienia. W wersji prawa „english” jest tak samo.
root-law-4-3-3 = Trzeci krok walki: obie strony zadają obrażenia jednocześnie. Każde obrażenie usuwa z polany jeden komponent drugiej strony; wybiera ten, kto obrywa, ale wszyscy jego wojownicy muszą zginąć przed budynkami i żetonami. Każdy usunięty budynek lub żeton przeciwnika daje 1 punkt.
    .ruling = Wojowników usuwa się bez pytania; potem właściciel wybiera po jednym budynku lub żetonie za każde pozostałe obrażenie, jeśli naprawdę ma wybór, a obrażenia ponad ostatni komponent przepadają. Najpierw wybiera obrońca, potem atakujący, i nic nie opuszcza mapy, dopóki nie wybiorą obaj: obrażenia są jednoczesne, ale nikt nie wybiera w tajemnicy. Odrzuciliśmy usuwanie najpierw po jednej stronie, bo druga widziałaby skutki. Pionka nigdy się nie usuwa: Włóczęga uszkadza zamiast tego przedmioty. Obrażenia strony z najemnikami się dzieli (11.2.7.iii.a), a w walce wywołanej Namową za obie strony wybiera Przybłęda (GG.4.2). W wersji prawa „english”: skutki usunięcia porządkuje ten, kto stracił komponenty.

## 5. Przygotowanie

root-law-5-1-1 = Każdy gracz dostaje jedną frakcję, w sposób dowolny, najlepiej tak, by frakcje miały łącznie dość zasięgu. Miejsca i pierwszego gracza się losuje. Każdy bierze planszę i komponenty swojej frakcji.
    .ruling = Jeśli frakcje się losuje, wszystkie zestawy odpowiedniej wielkości o wystarczającym zasięgu są jednakowo prawdopodobne, podobnie jak każdy sposób ich rozdania; drugi Włóczęga występuje tylko razem z pierwszym. Tak samo prawdopodobne są każda kolejność miejsc i każde pierwsze miejsce, chyba że stół je ustali; tury biegną zgodnie z ruchem wskazówek zegara.
root-law-5-1-2 = Każdy zaczyna z 0 punktów.
root-law-5-1-3 = Przy dwóch graczach usuwa się cztery karty Dominacji, więc zostaje 50 kart. Talię się tasuje i każdy gracz dobiera trzy karty.
root-law-5-1-4 = Na każdym z czterech pól oznaczonych literą R kładzie się ruiny.
root-law-5-1-5 = Pula na mapie zawiera dwanaście przedmiotów: 2 buty, 2 torby, 1 kuszę, 1 młot, 2 miecze, 2 herbaty i 2 monety.
root-law-5-1-6 = Przygotowuje się dwie kości, a chętni dostają karty pomocy.
root-law-5-1-7 = Frakcje przygotowują się w kolejności liter na planszach: Markiza, Dynastie, Sojusz, Włóczęga, drugi Włóczęga, Kultyści, Kompania.
    .ruling = Podczas przygotowania frakcji gracze znają już swoje trzy karty, bo ręce rozdaje się wcześniej. Zakaz umieszczania przy Twierdzy obowiązuje frakcje, które przygotowują się później, bo zasada nie zna wyjątku. Który z dwóch Włóczęgów jest pierwszy, rozstrzyga los (9.7.2).

## 6. Markiza de Kot

root-law-6-1 = Markiza zdobywa punkty, budując tartaki, warsztaty i koszary, za które płaci drewnem.
root-law-6-2-1 = Markiza przekuwa w Dniu, warsztatami.
root-law-6-2-2 = Na polanie z Twierdzą komponenty może umieszczać tylko Markiza; ruch na tę polanę może wykonać każdy. Usunięta Twierdza opuszcza grę.
    .ruling = Zakaz obejmuje każde umieszczanie przez innych: zwerbowanych wojowników, gniazda, Sympatyków, ogrody, faktorie z załogą, komponent z nawrócenia lub uświęcenia, Bazę z rewolty, przygotowanie; takiej akcji nie można tam wybrać. Ruchów, walk i usunięć nie dotyczy, bo „umieścić” rozumie się dosłownie. Gdy Twierdzy już nie ma, nie ma i zakazu. Pochodnia ze Spalonej Ziemi jest przedmiotem, a nie komponentem, i może tam leżeć.
root-law-6-2-3 = Szpitale Polowe: gdy z polany zostanie usunięta dowolna liczba wojowników Markizy, może ona wydać kartę pasującą do tej polany i umieścić ich wszystkich na polanie z Twierdzą.
    .ruling = Jedna karta ratuje wszystkich jej wojowników z jednej polany przy jednym usunięciu, wszystkich albo żadnego: obrażenia z Zasadzki i obrażenia po rzucie to dwa usunięcia, a o każdą polanę karty Przysługi pyta się osobno. Odrzuciliśmy jedną kartę za wojownika i jedną za całą walkę. Po usunięciu Twierdza musi nadal stać na mapie: obrażenia są jednoczesne, więc odrzuciliśmy ratowanie przed jej upadkiem. Żadna przyczyna nie jest wykluczona, bo tekst żadnej nie wymienia: działa to na samej polanie z Twierdzą, po karcie Przysługi, rewolcie, ciosie, nawróceniu i Spalonej Ziemi, dla wojowników utraconych jako sojusznicy Włóczęgi i przy własnym „Poborcy podatkowym”. Nie działa to dla wynajętych przez nią najemników, dla wojowników na planszy Kompanii ani wtedy, gdy polana z Twierdzą jest spalona. Wojownicy i tak liczą się jako usunięci, dla wrogości i niesławy. Umieszcza się ich, a nie wykonuje nimi ruch, więc nie stosuje się ani zasad ruchu, ani buntu; w wersji prawa „english” jest tak samo.
root-law-6-3 = Markiza przygotowuje się w tej kolejności: pula, Twierdza, wojownicy, pierwsze budynki, tory.
root-law-6-3-1 = Markiza zaczyna z 25 wojownikami i 8 sztukami drewna w puli.
root-law-6-3-2 = Markiza umieszcza Twierdzę na dowolnej narożnej polanie.
root-law-6-3-3 = Markiza umieszcza po jednym wojowniku na każdej polanie oprócz narożnej leżącej po przekątnej naprzeciw Twierdzy: razem jedenastu.
root-law-6-3-4 = Markiza umieszcza jeden tartak, jeden warsztat i jedne koszary, rozdzielone dowolnie między polanę z Twierdzą i polany z nią sąsiadujące, tam, gdzie jest wolne pole.
root-law-6-3-5 = Pozostałe pięć tartaków, pięć warsztatów i pięć koszar zapełnia tory od prawej, tak że skrajne lewe pole każdego toru jest puste.
root-law-6-4 = O Świcie Markiza umieszcza po jednym drewnie w każdym tartaku, na ile starcza jej ośmiu sztuk; jeśli nie starcza dla wszystkich, wybiera tartaki.
root-law-6-5 = W Dniu Markiza najpierw przekuwa tyle kart, ile zdoła opłacić. Potem wykonuje do trzech akcji i po jednej więcej za każdą wydaną na to kartę ptaka, w dowolnej kolejności i zestawie.
    .ruling = Przekuwanie kończy się z pierwszą akcją albo z pierwszym ptakiem wydanym na akcję: „najpierw… potem”. Ptaka można wydać w każdej chwili między akcjami, bez limitu, także przed trzecią akcją; niewykorzystane akcje przepadają. Odrzuciliśmy ptaki dopiero po trzeciej akcji.
root-law-6-5-1 = Jako akcję Markiza rozpoczyna jedną walkę.
root-law-6-5-2 = Marsz: Markiza wykonuje do dwóch ruchów. Pierwszy jest obowiązkowy, z drugiego można zrezygnować.
root-law-6-5-3 = Werbunek: Markiza umieszcza po jednym wojowniku w każdych swoich koszarach, ale tylko raz na turę.
root-law-6-5-4 = Budowa: Markiza umieszcza jeden budynek i płaci za niego drewnem.
root-law-6-5-4-i = Przy budowie Markiza wybiera rodzaj budynku i bierze z jego toru ten najbardziej po lewej; jego kolumna pokazuje koszt w drewnie, który Markiza musi móc zapłacić.
root-law-6-5-4-ii = Markiza buduje na polanie, którą kontroluje. Drewno bierze z tej polany i z polan połączonych z nią nieprzerwanym łańcuchem polan, które kontroluje.
    .ruling = Liczy się tylko drewno na polanach, które sama kontroluje, osiągalnych wyłącznie przez kontrolowane polany; odrzuciliśmy branie go z sąsiednich polan kontrolowanych przez innych. Rzeka łączy tu polany tylko wtedy, gdy Markiza kupiła w tej turze łodzie rzeczne. Wolne pole musi być na polanie w chwili jej wyboru. Jeśli jest wybór, Markiza wskazuje drewno polana po polanie.
root-law-6-5-4-iii = Markiza umieszcza budynek i zdobywa punkty z pola, które odsłonił na swoim torze.
root-law-6-5-5 = Nadprodukcja: Markiza wydaje kartę i umieszcza jedno drewno w tartaku na polanie o symbolu tej karty; za ptaka w dowolnym tartaku.
root-law-6-6 = Wieczorem Markiza dobiera jedną kartę i po jednej za każdą odsłoniętą premię do dobierania; potem, mając więcej niż pięć kart, odrzuca wybrane, aż zostanie pięć.
    .ruling = U każdej frakcji premia do dobierania liczy się, dopóki jej pole jest puste: trzecie i piąte pole koszar, trzecie i szóste pole gniazd, pole każdej Bazy oraz drugie pole ogrodów każdego symbolu.

## 7. Dynastie Orlich Gniazd

root-law-7-1 = Dynastie co Wieczór zdobywają punkty za gniazda na mapie. W zamian muszą w każdej turze wykonać cały Dekret, bo inaczej wybuchają zamieszki.
root-law-7-2-1 = Dynastie przekuwają karty podczas Dnia, przed wykonaniem Dekretu, aktywując gniazda.
root-law-7-2-2 = Władcy Lasu: Dynastie kontrolują także polanę, na której remisują pod względem łącznej liczby wojowników i budynków. Nigdy nie kontrolują polany, na której nie mają ani wojowników, ani budynków.
    .ruling = Pusta jest polana, na której Dynastie nie mają wojownika ani budynku, nawet jeśli leży tam czyjś żeton albo stoi pionek. Odrzuciliśmy kontrolę Dynastii nad każdą polaną, na której nikt nie ma wojowników ani budynków. Gdzie jest ogród, kontrolują Kultyści (10.2.4). Najemnicy wynajęci przez Dynastie liczą się jak ich wojownicy. W wersji prawa „english”: remis wymaga tam co najmniej jednego wojownika lub budynku Dynastii, więc sami najemnicy nie wystarczą.
root-law-7-2-3 = Niechęć do Handlu: za przekuty przedmiot Dynastie dostają 1 punkt zamiast punktów podanych na karcie.
    .ruling = Przepis mówi o każdej karcie, ale przy przekuwaniu punkty dają tylko karty przedmiotów.
root-law-7-3 = Dynastie przygotowują się w tej kolejności: wojownicy, pierwsze gniazdo, przywódca, wezyrowie, tor gniazd.
root-law-7-3-1 = Dynastie mają w puli 20 wojowników.
root-law-7-3-2 = Dynastie zaczynają z gniazdem i 6 wojownikami na narożnej polanie leżącej po przekątnej od Twierdzy. Jeśli w grze nie ma Markizy, wybierają dowolną narożną polanę.
    .ruling = W wersji prawa „english”: dowolna narożna polana, na której nikt nie zaczyna, w miarę możliwości po przekątnej od narożnej polany innej frakcji; z tymi frakcjami wybór jest ten sam.
root-law-7-3-3 = Dynastie wybierają jednego z czterech przywódców; pozostali trzej leżą odkryci obok ich planszy.
root-law-7-3-4 = Dwaj lojalni wezyrowie to karty ptaka w Dekrecie. Trafiają do dwóch kolumn, które wskazuje przywódca.
root-law-7-3-5 = Pozostałych sześć gniazd układa się na torze gniazd od prawej do lewej, tak że skrajne lewe pole zostaje puste.
root-law-7-4 = Podczas Świtu Dynastie wykonują kolejno: rozkazy awaryjne, dodawanie do Dekretu, nowe gniazdo.
root-law-7-4-1 = Rozkazy awaryjne: jeśli Dynastie nie mają kart na ręce, dobierają jedną kartę.
root-law-7-4-2 = Podczas Świtu Dynastie muszą dodać jedną lub dwie karty z ręki do dowolnych kolumn Dekretu. Najwyżej jedna z nich może być kartą ptaka; w kolumnie może leżeć dowolnie wiele kart.
    .ruling = Dodać można każdą kartę, także Zasadzkę i kartę Dominacji, bo ograniczenie dotyczy tylko ptaków. Karty wybiera się po jednej, a po pierwszej można przestać. Jeśli nie ma skąd wziąć karty, nie dodaje się niczego; nie są to zamieszki, bo te wynikają tylko z niewykonalnych akcji Dekretu.
root-law-7-4-3 = Nowe gniazdo: jeśli Dynastie nie mają na mapie gniazda, umieszczają gniazdo i trzech wojowników na polanie, na której jest najmniej wojowników wszystkich frakcji łącznie. Spośród równych polan wybierają.
    .ruling = Porównuje się tylko polany, na których gniazdo można umieścić: z wolnym polem, bez Twierdzy i niespalone; inaczej pełna polana mogłaby na zawsze uniemożliwić odbudowę. Krok jest obowiązkowy; gdy w puli jest mniej niż trzech wojowników, umieszcza się tych, którzy są, a gdy nie nadaje się żadna polana, nic się nie dzieje. Odrzuciliśmy porównywanie tylko najliczniejszej frakcji na polanie oraz pomijanie kroku, gdy brakuje wojowników.
root-law-7-5 = Podczas Dnia Dynastie najpierw przekuwają karty, a potem wykonują Dekret.
root-law-7-5-1 = Na początku Dnia Dynastie przekuwają gniazdami dowolnie wiele kart; po rozpoczęciu Dekretu już nie przekuwają.
root-law-7-5-2 = Dynastie wykonują Dekret kolumna po kolumnie: Werbunek, Ruch, Walka, Budowa. W kolumnie biorą karty w dowolnej kolejności, a każda wymaga akcji swojej kolumny na polanie o symbolu karty (ptak: na dowolnej). Jeśli akcji nie da się wykonać w całości, natychmiast wybuchają zamieszki.
    .ruling = Dynastie mogą najpierw wziąć kartę niewykonalną i wtedy zamieszki wybuchają od razu; kartę wykonalną trzeba jednak wykonać, więc nikt nie upada celowo. Odrzuciliśmy przymus zaczynania od kart wykonalnych. Karta jest niewykonalna w takich przypadkach. Werbunek: nie ma gniazda na pasującej polanie albo wojownika w puli. Ruch: żaden wojownik nie może zgodnie z zasadami opuścić pasującej polany. Walka: nie ma pasującej polany z innym graczem i wojownikiem Dynastii lub, jeśli tym graczem nie jest Kompania, najemnikiem. Budowa: nie ma pasującej kontrolowanej polany z wolnym polem, bez gniazda, bez Twierdzy i niespalonej, albo skończyły się gniazda. Efektów kart działających podczas Dnia i kart Dominacji można używać przed kartami Dekretu, między nimi i po nich, ale nigdy po zamieszkach.
root-law-7-5-2-i = Karta w kolumnie Werbunek wymaga, aby Dynastie umieściły wojownika na polanie o symbolu karty, na której jest gniazdo.
root-law-7-5-2-ii = Karta w kolumnie Ruch wymaga, aby Dynastie przesunęły co najmniej jednego wojownika z polany o symbolu karty; cel ruchu jest dowolny.
root-law-7-5-2-iii = Karta w kolumnie Walka wymaga, aby Dynastie rozpoczęły walkę na polanie o symbolu karty.
root-law-7-5-2-iv = Karta w kolumnie Budowa wymaga, aby Dynastie umieściły gniazdo na polanie o symbolu karty, którą kontrolują i na której nie ma jeszcze gniazda.
root-law-7-6 = Wieczorem Dynastie najpierw punktują gniazda, a potem dobierają i odrzucają karty.
root-law-7-6-1 = Wieczorem Dynastie dostają punkty ze skrajnego prawego pustego pola toru gniazd: 0, 1, 2, 3, 4, 4, 5 za jedno do siedmiu gniazd na mapie. Bez gniazda nie dostają nic.
root-law-7-6-2 = Wieczorem Dynastie dobierają jedną kartę i po jednej za każdą odsłoniętą premię (trzecie i szóste gniazdo), a potem odrzucają nadmiar ponad pięć kart.
root-law-7-7 = Zamieszki: jeśli Dynastie nie mogą w całości wykonać akcji Dekretu, kolejno tracą punkty, odrzucają Dekret, zmieniają przywódcę i kończą swój Dzień.
    .ruling = „Nie mogą” obejmuje też „nie mogą w całości”: gdy podczas Werbunku Charyzmatyka został tylko jeden wojownik, umieszcza się go i wybuchają zamieszki.
root-law-7-7-1 = W zamieszkach Dynastie tracą 1 punkt za każdą kartę ptaka w Dekrecie, także za wezyrów, ale nigdy nie spadają poniżej 0.
root-law-7-7-2 = W zamieszkach Dynastie odrzucają wszystkie karty Dekretu oprócz wezyrów.
root-law-7-7-3 = W zamieszkach Dynastie zakrywają swojego przywódcę, odkładają go na bok i wybierają nowego spośród odkrytych. Wezyrowie trafiają do kolumn nowego przywódcy.
root-law-7-7-3-i = Jeśli wszyscy przywódcy są zakryci, Dynastie najpierw odkrywają całą czwórkę i wybierają spośród niej.
    .ruling = Do czwórki należy też przywódca właśnie obalony, bo wybiera się spośród czterech.
root-law-7-7-4 = Zamieszki kończą Dzień: Dynastie przechodzą do Wieczoru.
root-law-7-8 = Dynastie mają czterech przywódców. Każdy wskazuje dwie kolumny wezyrów i ma zdolność, która działa, dopóki jest przywódcą.
root-law-7-8-1 = Budowniczy: wezyrowie leżą w kolumnach Werbunek i Ruch. Przekute przedmioty dają punkty podane na kartach; Niechęć do Handlu nie działa.
root-law-7-8-2 = Charyzmatyk: wezyrowie leżą w kolumnach Werbunek i Walka. Każdy Werbunek musi umieścić dwóch wojowników zamiast jednego.
    .ruling = Obaj wojownicy trafiają na tę samą polanę z gniazdem, bo jeden Werbunek wskazuje jedną polanę. Gdy został jeden wojownik, Dynastie umieszczają go i wybuchają zamieszki. Odrzuciliśmy rozdzielanie tych dwóch wojowników.
root-law-7-8-3 = Komandor: wezyrowie leżą w kolumnach Ruch i Walka. Jako atakujący Dynastie zadają 1 dodatkowe obrażenie.
root-law-7-8-4 = Despota: wezyrowie leżą w kolumnach Ruch i Budowa. Jeśli Dynastie usuną w walce co najmniej jeden budynek lub żeton przeciwnika, dostają 1 punkt więcej.
    .ruling = Jest to 1 punkt na walkę, w ataku lub obronie, oprócz punktów za same komponenty. Odrzuciliśmy punkt za każdy komponent oraz tylko raz w turze.

## 8. Sojusz Stworzeń Leśnych

root-law-8-1 = Sojusz zdobywa punkty, umieszczając Sympatyków, za których płaci Stronnikami. Rewolty dają mu Bazy, a Bazy pozwalają szkolić Oficerów.
root-law-8-2-1 = Sojusz przekuwa karty podczas Dnia, aktywując żetony Sympatyków.
root-law-8-2-2 = Wojna partyzancka: gdy Sojusz się broni, zadaje wyższą z wyrzuconych liczb, a atakujący niższą. Żadna ze stron nie zadaje więcej wyrzuconych obrażeń, niż ma tam wojowników.
root-law-8-2-3 = Stronnicy to karty leżące zakryte na planszy Sojuszu; oglądać je może tylko Sojusz. Wydaje się je wyłącznie ze względu na ich symbol i nie należą do ręki.
root-law-8-2-3-i = Bez Bazy na mapie Sojusz ma najwyżej pięciu Stronników, a kartę ponad tę liczbę od razu się odrzuca. Z Bazą nie ma ograniczenia.
root-law-8-2-4 = Zawsze gdy Baza zostaje usunięta, Sojusz odrzuca wszystkich Stronników o jej symbolu i wszystkie karty ptaka spośród Stronników, a połowa Oficerów, zaokrąglona w górę, wraca do puli. Jeśli nie zostanie żadna Baza, a Stronników jest więcej niż pięciu, zostaje pięciu.
    .ruling = Sojusz wybiera, których Stronników odrzucić, bo to jego karty. Odrzuciliśmy losowanie.
root-law-8-2-5 = Sojusz ma dziesięć żetonów Sympatyków.
root-law-8-2-5-i = Na polanie leży najwyżej jeden żeton Sympatyków.
root-law-8-2-5-ii = Polana z żetonem Sympatyków to polana z Sympatykami, a każda inna to polana bez Sympatyków.
root-law-8-2-6 = Bunt: inny gracz, który usunie żeton Sympatyków lub przesunie wojowników na polanę z Sympatykami, musi dać Stronnikom kartę z ręki o symbolu tej polany albo kartę ptaka. Jeśli jej nie ma, pokazuje rękę Sojuszowi, który dodaje do Stronników wierzchnią kartę talii.
    .ruling = Jedna karta za każdy ruch na polanę, niezależnie od liczby wojowników, i jedna za każdy usunięty żeton. Płacący wybiera spośród pasujących kart i ptaków; kartę ponad limit Stronników się odrzuca; pusta ręka liczy się jako pokazana. Pionek i umieszczani wojownicy, także z nawrócenia, nie wywołują buntu; partner z koalicji Sojuszu płaci jak każdy. Płaci ten, kto usunął żeton lub wykonał ruch: także obrońca, którego obrażenie usuwa żeton atakującego Sojuszu, Przybłęda za żetony utracone w walce wywołanej Namową i Włóczęga za zabranych wojowników sojusznika, oprócz wojowników samego Sojuszu. Odrzuciliśmy kartę za każdego wojownika oraz obciążanie właściciela wojowników. W wersji prawa „english”: za zabranych wojowników płaci sojusznik.
root-law-8-3 = Sojusz przygotowuje się w tej kolejności: wojownicy, Bazy, żetony Sympatyków, Stronnicy.
root-law-8-3-1 = Sojusz ma w puli 10 wojowników.
root-law-8-3-2 = Trzy Bazy, po jednej o każdym symbolu, zaczynają na planszy Sojuszu.
root-law-8-3-3 = Dziesięć żetonów Sympatyków zaczyna na swoim torze.
root-law-8-3-4 = Podczas przygotowania gry Sojusz, oprócz trzech kart na rękę, dobiera trzy karty jako Stronników.
root-law-8-4 = Podczas Świtu Sojusz najpierw przeprowadza wszystkie rewolty, a potem zdobywa Sympatyków.
root-law-8-4-1 = Podczas Świtu Sojusz może przeprowadzić dowolnie wiele rewolt.
    .ruling = Kolejność: wydanie Stronników; usunięcie komponentów przeciwników wraz z punktami, sprawdzeniem zwycięstwa i wszystkimi skutkami usunięcia; umieszczenie Bazy; umieszczenie wojowników; nowy Oficer. Po usunięciu musi być miejsce na Bazę, a polana nie może być spalona. Odrzuciliśmy Oficera przed wojownikami i Bazę przed usunięciem.
root-law-8-4-1-i = Rewolta wybucha na polanie z Sympatykami, której symbol odpowiada Bazie leżącej jeszcze na planszy Sojuszu.
root-law-8-4-1-ii = Rewolta kosztuje dwóch Stronników o symbolu polany; ptaki zastępują każdy symbol.
root-law-8-4-1-iii = Rewolta usuwa z polany wszystkie komponenty przeciwników i daje po 1 punkcie za każdy budynek i żeton wśród nich. Potem Sojusz umieszcza odpowiednią Bazę i po jednym wojowniku za każdą polanę z Sympatykami o tym symbolu, a jeden wojownik z puli zostaje Oficerem.
    .ruling = Polana rewolty liczy się do polan z Sympatykami. Gdy brakuje wojowników, najpierw obsadza się polanę, a Oficer jest ostatni. Włóczęga, który tam jest, uszkadza trzy przedmioty (9.2.2.i), ale pionek partnera z koalicji nie jest komponentem przeciwnika.
root-law-8-4-2 = Po wszystkich rewoltach Sojusz może podczas Świtu dowolnie wiele razy zdobywać Sympatyków.
root-law-8-4-2-i = Sympatyków zdobywa się na polanie bez Sympatyków, sąsiadującej z polaną z Sympatykami, albo na dowolnej, jeśli żadnej takiej nie ma, ale nigdy na polanie z Twierdzą.
    .ruling = Z łodziami rzecznymi polany połączone rzeką w tej turze sąsiadują (11.2.7.ii). Na spalonej polanie Sympatyków się nie zdobywa.
root-law-8-4-2-ii = Zdobycie Sympatyków kosztuje tylu Stronników o symbolu polany, ilu podano nad żetonem: po 1 za pierwsze trzy żetony, po 2 za następne trzy, po 3 za ostatnie cztery. Ptaki zastępują każdy symbol.
root-law-8-4-2-ii-a = Prawo wojny: zdobycie Sympatyków na polanie, na której jest co najmniej trzech wojowników jednego innego gracza, kosztuje o jednego Stronnika więcej.
root-law-8-4-2-iii = Sojusz umieszcza żeton Sympatyków i dostaje punkty z odsłoniętego pola: 0, 1, 1, 1, 2, 2, 3, 4, 4, 4 za żetony od pierwszego do dziesiątego.
root-law-8-5 = Podczas Dnia Sojusz może przekuwać, mobilizować i szkolić, w dowolnej kolejności i dowolnie wiele razy.
root-law-8-5-1 = Sojusz może przekuwać żetonami Sympatyków w dowolnej chwili między swoimi akcjami podczas Dnia.
root-law-8-5-2 = Mobilizacja: Sojusz dokłada kartę z ręki do Stronników.
    .ruling = Przy pięciu Stronnikach i bez Bazy też jest dozwolona, a karta zostaje odrzucona; gra przed tym ostrzega.
root-law-8-5-3 = Szkolenie: Sojusz wydaje kartę o symbolu Bazy leżącej na mapie albo kartę ptaka, a wojownik z puli zostaje Oficerem.
    .ruling = Liczbę Oficerów ogranicza tylko dziesięciu wojowników; bez wojownika w puli szkolić nie można.
root-law-8-6 = Wieczorem Sojusz najpierw przeprowadza operacje wojskowe, a potem dobiera i odrzuca karty.
root-law-8-6-1 = Wieczorem Sojusz może przeprowadzić tyle operacji wojskowych, ilu ma Oficerów: ruchy, walki, werbunki i przegrupowania w dowolnym zestawie.
    .ruling = Nową operację można zacząć, dopóki wykonano ich mniej, niż jest w tej chwili Oficerów, więc Oficerowie utraceni Wieczorem od razu się nie liczą. Odrzuciliśmy ustalanie liczby na początku Wieczoru.
root-law-8-6-1-i = Operacja wojskowa: Sojusz wykonuje jeden ruch.
root-law-8-6-1-ii = Operacja wojskowa: Sojusz rozpoczyna jedną walkę.
root-law-8-6-1-iii = Operacja wojskowa, werbunek: Sojusz umieszcza wojownika na polanie z Bazą.
root-law-8-6-1-iv = Operacja wojskowa, przegrupowanie: Sojusz usuwa jednego swojego wojownika z polany bez Sympatyków i bez Twierdzy, umieszcza tam żeton Sympatyków i dostaje punkty z odsłoniętego pola.
    .ruling = Wojownika oddaje sam właściciel; nie usuwa go żaden przeciwnik.
root-law-8-6-2 = Wieczorem Sojusz dobiera jedną kartę i po jednej za każdą Bazę na mapie, a potem odrzuca nadmiar ponad pięć kart.

## 9. Włóczęga

root-law-9-1 = Włóczęga zdobywa punkty za relacje, misje, ruiny i walki z wrogimi frakcjami, a za wszystko płaci przedmiotami.
root-law-9-2-1 = Włóczęga przekuwa karty, wyczerpując młoty; wszystkie mają symbol polany, na której stoi. Przekuty przedmiot bierze od razu, odkryty.
    .ruling = Jeśli przedmiot można wziąć, trzeba to zrobić. W wersji prawa „english”: Włóczęga może z niego zrezygnować.
root-law-9-2-2 = Samotny wędrowiec: pionek Włóczęgi nie jest wojownikiem. Nigdy nie kontroluje polany, nie przeszkadza w kontroli innym i nie można go usunąć.
root-law-9-2-2-i = Wielka czystka: gdy efekt przeciwnika usuwa z polany Włóczęgi wszystkie komponenty przeciwników, Włóczęga uszkadza trzy przedmioty.
    .ruling = Te trzy wybiera Włóczęga, a jeśli ma ich mniej, uszkadza wszystkie, tak jak przy obrażeniach w walce. Takie efekty to rewolta, karty „Przysługi” i Spalona Ziemia; jedna karta „Przysługi” trafia Włóczęgę raz.
root-law-9-2-3 = Zwinny: Włóczęga porusza się niezależnie od tego, kto kontroluje polany.
root-law-9-2-4 = Włóczęga bez nieuszkodzonego miecza jest w walce bezbronny.
root-law-9-2-5 = Przedmioty Włóczęgi leżą odkryte lub zakryte. Działanie polega na wyczerpywaniu przedmiotów, czyli zakrywaniu ich; wyczerpać można tylko przedmiot nieuszkodzony i odkryty.
    .ruling = Herbata, moneta i torba przynoszą korzyść tylko odkryte i nieuszkodzone, bo używać można tylko nieuszkodzonych przedmiotów.
root-law-9-2-5-i = Zdobyte herbaty, monety i torby Włóczęga kładzie odkryte na ich torach, najwyżej po trzy na torze. Jeśli tor jest pełny, przedmiot zostaje tam, gdzie był.
    .ruling = Przedmiot, który z tego powodu zostaje pod ruinami, nie daje punktu za eksplorację; przekuty przedmiot, który zostaje w puli, mimo to daje punkty ze swojej karty. W wersji prawa „english”: jeśli tor jest pełny, przedmiot trafia odkryty do plecaka.
root-law-9-2-5-ii = Zdobyte buty, miecze, kusze, pochodnie i młoty Włóczęga kładzie odkryte w plecaku.
root-law-9-2-5-iii = Odkryte nieuszkodzone herbaty, monety i torby Włóczęga może swobodnie przekładać między torem a plecakiem.
    .ruling = Takie przedmioty same trafiają na tor, gdy jest miejsce: po zdobyciu, przygotowaniu lub naprawie, bo tor nigdy nie jest gorszy. Zdjęcie z toru jest swobodnym wyborem we własnej turze, dla każdego przedmiotu najwyżej raz między dwiema innymi decyzjami, aby nikt nie przekładał ich bez końca. W wersji prawa „english”: przedmioty te leżą na torze zawsze, gdy się mieszczą, i nie schodzą z niego z wyboru.
root-law-9-2-6 = Liczbę wyrzuconych obrażeń Włóczęgi ogranicza liczba nieuszkodzonych mieczy w plecaku, wyczerpanych lub nie.
root-law-9-2-7 = Każde obrażenie uszkadza jeden nieuszkodzony przedmiot wybrany przez Włóczęgę. Przedmiot trafia tą samą stroną do góry na pole uszkodzonych przedmiotów; gdy takich przedmiotów zabraknie, dalsze obrażenia przepadają.
    .ruling = Można wybrać każdy nieuszkodzony przedmiot: także z toru, a także miecz właśnie wyczerpany na tę walkę. Miecze liczy się do limitu wyrzuconych obrażeń, zanim ktokolwiek odniesie obrażenia.
root-law-9-2-8 = Koalicja: przy czterech lub więcej graczach Włóczęga może aktywować kartę Dominacji, aby sprzymierzyć się z innym graczem, który ma najmniej punktów; spośród równych wybiera. Nie zdobywa już punktów, a wygrywa, jeśli wygra ten gracz. Nie można sprzymierzyć się z graczem, który aktywował kartę Dominacji.
    .ruling = Obowiązują warunki aktywacji: własny Dzień, co najmniej 10 punktów, karta z ręki (3.3.1). Włóczęga nigdy nie wygrywa przez warunek samej karty, a przy dwóch lub trzech graczach w ogóle nie może jej aktywować. Przy szukaniu najmniejszej liczby punktów pomija się graczy z aktywowaną kartą Dominacji; jeśli nikt nie zostaje, nie ma koalicji. Koalicja trwa do końca gry: partnerzy nie są dla siebie przeciwnikami, dla pozostałych nic się nie zmienia, a obaj wygrywają także wtedy, gdy partner wygra dzięki karcie Dominacji aktywowanej później. Każdy z dwóch Włóczęgów może zawrzeć własną koalicję, także z drugim Włóczęgą, a zwycięstwo przechodzi wzdłuż łańcucha koalicji. Odrzuciliśmy koalicję przy mniej niż 10 punktach. W wersji prawa „english”: partner nie może już być w koalicji, więc pomija się także tych, którzy się z kimś sprzymierzyli lub z którymi ktoś się sprzymierzył.
root-law-9-2-9 = Relacje: dla każdej frakcji, która nie jest Włóczęgą, Włóczęga ma znacznik na tablicy z czterema polami, od neutralnego po lewej do sojusznika po prawej, oraz polem wroga.
root-law-9-2-9-i = Włóczęga poprawia relację, pomagając graczowi, który nie jest wrogiem.
root-law-9-2-9-i-a = Każdy krok na następne pole wymaga w jednej turze kilku pomocy temu samemu graczowi: 1 na pierwszy krok, 2 na drugi, 3 na trzeci. Jedna pomoc liczy się tylko do jednego kroku.
    .ruling = Pomoce liczy się osobno dla każdej frakcji, a licznik wraca do zera po kroku i na końcu tury. W jednej turze można więc zrobić kilka kroków: wszystkie trzy wymagają 1 + 2 + 3 pomocy.
root-law-9-2-9-i-b = Gdy relacja się poprawia, jej znacznik przesuwa się o jedno pole w prawo, a Włóczęga dostaje punkty z nowego pola: 1, 2 i 2.
root-law-9-2-9-ii = Frakcja, której znacznik leży na ostatnim polu tablicy, jest sojusznikiem Włóczęgi.
root-law-9-2-9-ii-a = Każda pomoc sojusznikowi daje Włóczędze 2 punkty; pomoc, która dopiero zawiera sojusz, się nie liczy.
root-law-9-2-9-ii-b = Zawsze gdy Włóczęga przechodzi z polany na polanę, może zabrać dowolnie wielu wojowników jednego sojusznika. Zwinność im nie pomaga: sojusznik musi kontrolować jedną z tych dwóch polan.
    .ruling = Dotyczy to tak samo Ruchu, zakradania się i karty „Szewc”, o ile oba końce są polanami; Dynastie jako sojusznik jak zwykle kontrolują polany przy remisie, a Kultyści polany z ogrodami. Rzeka służy tylko wojownikom Kompanii, którzy nie potrzebują przy tym kontroli; spalone polany są dla sojuszników zamknięte nawet wtedy, gdy Włóczęga się tam zakrada. Ruch wykonuje Włóczęga, więc to on płaci za bunt, chyba że zabiera wojowników Sojuszu. W wersji prawa „english”: jest to ruch sojusznika na tych samych warunkach i za bunt płaci sojusznik.
root-law-9-2-9-ii-v = Gdy Włóczęga rozpoczyna walkę z graczem, który nie jest sojusznikiem, wojownicy jednego sojusznika na tej polanie mogą walczyć jako jego własni. Wyrzucone obrażenia ogranicza wtedy ich liczba plus nieuszkodzone miecze Włóczęgi.
    .ruling = Wojownicy sojusznika nie wnoszą niczego więcej, ani zdolności Komandora, ani wojny partyzanckiej; punkty, niesława i bunt z tej walki przypadają Włóczędze. Kusze nie dodają obrażeń, bo cios jest osobną akcją. W wersji prawa „english”: wojownicy sojusznika mogą walczyć z każdym oprócz własnej frakcji, nawet z innym sojusznikiem.
root-law-9-2-9-ii-g = W walce toczonej z wojownikami sojusznika Włóczęga może przydzielać obrażenia im zamiast przedmiotom. Jeśli w tej walce stracił więcej wojowników sojusznika niż przedmiotów, sojusznik staje się po niej wrogiem.
    .ruling = Każde obrażenie musi przyjąć nieuszkodzony przedmiot albo wojownik sojusznika, dopóki jest choć jeden z nich; dopiero potem obrażenia przepadają. Odrzuciliśmy pomijanie obrażeń, gdy stoją jeszcze wojownicy sojusznika, bo walczą jako własni. Obrażenia z Zasadzki wlicza się do porównania, które dla tego sojusznika zastępuje sprawdzanie usuniętych wojowników. Działają zdolności właściciela związane z utratą wojowników, na przykład Szpitale Polowe; Zemsta nie działa, bo Kultyści się nie bronią.
root-law-9-2-9-iii = Jeśli Włóczęga, atakując lub broniąc się, usunie wojownika gracza, który nie jest wrogiem, znacznik tego gracza natychmiast trafia na pole wroga.
    .ruling = Usunięcie samych budynków lub żetonów niczego nie zmienia. Wrogiem czyni także cios, bo jego własny przepis każe zmienić relację. Najemnika, którego usuwa broniący się Włóczęga, traktuje się jak wojownika nabywcy: wrogiem staje się nabywca, a nie Kompania. Podobnie sojuszniczy wojownicy, których jeden Włóczęga prowadzi przeciw drugiemu, liczą się jako wojownicy atakującego, więc ich utrata nie czyni nikogo wrogiem obrońcy. W wersji prawa „english”: wrogiem czyni każde usunięcie wojownika, także kartą „Przysługi”, Spaloną Ziemią lub Namową.
root-law-9-2-9-iii-a = Niesława: we własnej turze Włóczęga dostaje 1 punkt za każdy komponent wrogiej frakcji, który usunie w walce, oprócz punktu za budynek lub żeton. Wojownik, przez którego frakcja stała się wrogiem, się nie liczy.
    .ruling = Gdy kilka komponentów zostaje usuniętych naraz, pierwszy wojownik czyni frakcję wrogiem, a jej pozostałe komponenty dają punkty. Cios nie jest walką i nie daje niesławy. Odrzuciliśmy brak niesławy w całej walce, która czyni frakcję wrogiem.
root-law-9-2-9-iii-b = Aby wejść na polanę z wojownikami wrogich frakcji, Włóczęga musi wyczerpać dodatkowy but za każdą taką frakcję.
    .ruling = Dotyczy to każdego ruchu oprócz zakradania się, więc także karty „Szewc”; lasy nigdy nie kosztują więcej. Najemnicy liczą się frakcji, do której należą. W wersji prawa „english”: łącznie jeden dodatkowy but, niezależnie od liczby wrogich frakcji. Opcja butów pozwala wybrać każdy z tych sposobów w każdej wersji prawa.
root-law-9-2-9-iii-v = Włóczęga może pomóc wrogowi, na przykład aby wziąć przedmiot, ale frakcja pozostaje wrogiem.
root-law-9-2-9-iii-g = Włóczęga może zawrzeć koalicję z wrogiem; znacznik tej frakcji trafia wtedy na pole neutralne.
root-law-9-3 = Włóczęga przygotowuje się w tej kolejności: postać, pionek, misje, ruiny, przedmioty startowe, relacje.
root-law-9-3-1 = Włóczęga wybiera postać: Złodzieja, Majsterkowicza, Rangera, Przybłędę, Rozjemcę albo Łotra.
root-law-9-3-2 = Pionek Włóczęgi zaczyna w dowolnym lesie.
root-law-9-3-3 = 15 misji tasuje się i odkrywa trzy.
root-law-9-3-4 = Cztery przedmioty ruin, torbę, but, młot i miecz, kładzie się losowo po jednym pod każdymi ruinami. Przy dwóch Włóczęgach jest ich po dwa i po dwa leżą pod każdymi ruinami.
root-law-9-3-5 = Włóczęga bierze przedmioty startowe swojej postaci, wszystkie odkryte: herbaty, monety i torby na tory, resztę do plecaka. Niewykorzystane przedmioty startowe wracają do pudełka.
root-law-9-3-6 = Znaczniki wszystkich frakcji w grze, które nie są Włóczęgą, zaczynają na polu neutralnym.
root-law-9-4 = Podczas Świtu Włóczęga najpierw przygotowuje przedmioty, a potem może się zakraść.
root-law-9-4-1 = Przygotowanie: Włóczęga odkrywa dwa wyczerpane przedmioty za każdą nieuszkodzoną herbatę odkrytą na początku Świtu, a potem jeszcze trzy.
    .ruling = Herbaty liczy się na samym początku Świtu, przed kupowaniem usług. Można odkrywać też przedmioty uszkodzone, które pozostają uszkodzone; tekst nie ogranicza tego do nieuszkodzonych. Włóczęga wybiera tylko wtedy, gdy wyczerpanych jest więcej, niż można odkryć. W wersji prawa „english”: liczą się tylko herbaty na torze.
root-law-9-4-2 = Zakradanie się: podczas Świtu Włóczęga może przejść na sąsiednią polanę lub do sąsiedniego lasu bez butów, nawet tam, gdzie są wrodzy wojownicy, bez względu na to, co utrudnia opuszczanie polan lub wchodzenie na nie.
    .ruling = Zakraść się można więc i na spaloną polanę: ta zasada wprost znosi zakaz, a innego zakazu wchodzenia nie ma; to, co GG.6.2 mówi o niewracaniu, dotyczy pozostałych ruchów. Z łodziami rzecznymi można się zakraść wzdłuż rzeki. W wersji prawa „english”: zakradanie się uchyla tylko to, co utrudnia opuszczenie polany, więc spalona polana pozostaje zamknięta.
root-law-9-5 = Podczas Dnia Włóczęga wykonuje akcje w dowolnej kolejności i liczbie, dopóki ma co wyczerpywać. Wyczerpane herbaty, monety i torby schodzą z toru i leżą zakryte w plecaku.
    .ruling = W lesie Włóczęga może tylko z niego wyjść, naprawiać, przekładać przedmioty między torem a plecakiem i używać efektów, które nie wymagają polany.
root-law-9-5-1 = Ruch: Włóczęga wyczerpuje jeden but oraz dodatkowe buty za wrogich wojowników i przechodzi na sąsiednią polanę; mogą z nim iść wojownicy sojusznika. Ruchem nie można wejść do lasu, a z lasu można przejść tylko na sąsiednią polanę.
root-law-9-5-2 = Walka: Włóczęga wyczerpuje miecz, aby rozpocząć walkę na swojej polanie. Po niej zmienia relacje.
    .ruling = Jeden miecz wystarcza na całą walkę, bo wyrzucone obrażenia ograniczają nieuszkodzone miecze, wyczerpane lub nie (9.2.6). Odrzuciliśmy wyczerpywanie przedmiotu za każde obrażenie, chyba że przy stole wybrano opcję „miecz za każde obrażenie”: wtedy wyrzucone obrażenia atakującego Włóczęgi ogranicza też liczba mieczy wyczerpanych w tej walce, łącznie z pierwszym, a każdy kolejny wybiera się po rzucie. Włóczęga może walczyć razem z wojownikami sojusznika, a także przeciw sojusznikowi.
root-law-9-5-3 = Eksploracja: Włóczęga wyczerpuje pochodnię, bierze przedmiot z ruin na swojej polanie, pokazuje go i dostaje 1 punkt. Po wzięciu ostatniego przedmiotu ruiny znikają z mapy, a ich pole jest wolne.
root-law-9-5-4 = Pomoc: Włóczęga wyczerpuje dowolny przedmiot i daje kartę z ręki o symbolu polany albo kartę ptaka dowolnemu graczowi, który ma tam komponent, także wrogowi. Potem bierze jeden przedmiot z jego pola Przekutych Przedmiotów, jeśli jakiś tam jest, i w miarę możliwości poprawia relację.
    .ruling = Kolejność: wyczerpanie, karta, przedmiot, relacja i punkty. Obdarowany nie może odmówić. Pomóc można także drugiemu Włóczędze, ale nie daje to ani przedmiotu, ani relacji. Jeśli przedmiot można wziąć, trzeba to zrobić. W wersji prawa „english”: Włóczęga może z przedmiotu zrezygnować.
root-law-9-5-5 = Misja: Włóczęga wybiera odkrytą misję o symbolu polany i wyczerpuje jej dwa przedmioty. Zatrzymuje misję, odkrywa się nową, a Włóczęga albo dostaje po 1 punkcie za każdą ukończoną misję o tym symbolu, łącznie z tą, albo dobiera dwie karty.
    .ruling = Dwa jednakowe symbole wymagają dwóch przedmiotów. Gdy talia misji jest pusta, odkrytych misji jest mniej.
root-law-9-5-6 = Cios: Włóczęga wyczerpuje kuszę, aby usunąć ze swojej polany wojownika innego gracza albo budynek lub żeton gracza, który nie ma tam wojownika. Po ciosie zmienia relację.
    .ruling = Gracza i komponent wybiera Włóczęga. Budynki i żetony przeciwników dają punkty jak zwykle; cios nigdy nie daje niesławy. W wersji prawa „english”: cios trafia tylko przeciwników, nie partnera z koalicji.
root-law-9-5-7 = Naprawa: Włóczęga wyczerpuje młot, aby zabrać jeden przedmiot z pola uszkodzonych przedmiotów, tą samą stroną do góry: odkryte herbaty, monety i torby trafiają na swój tor, wszystkie inne do plecaka.
    .ruling = Zakryte herbaty, monety i torby trafiają do plecaka, gdzie leżą po wyczerpaniu. Użyty młot musi być nieuszkodzony, więc nie może naprawić sam siebie.
root-law-9-5-8 = Przekuwanie: Włóczęga wyczerpuje tyle młotów, ile symboli ma koszt. Wszystkie mają symbol jego polany, więc kosztu z różnych symboli nie da się zapłacić. Przekuty przedmiot trafia odkryty do plecaka lub na swój tor.
    .ruling = Dowolny symbol w koszcie można opłacić każdym młotem. Jeśli przekuty przedmiot można wziąć, trzeba to zrobić. W wersji prawa „english”: Włóczęga może z niego zrezygnować.
root-law-9-5-9 = Akcja specjalna: Włóczęga wyczerpuje pochodnię, aby wykonać akcję swojej postaci; tylko Ochrona Rozjemcy nic nie kosztuje.
root-law-9-6 = Wieczorem Włóczęga wykonuje kolejno: odpoczynek, dobranie kart, odrzucenie kart, limit przedmiotów.
root-law-9-6-1 = Odpoczynek: jeśli Wieczorem Włóczęga jest w lesie, wszystkie uszkodzone przedmioty zostają naprawione i odkryte.
root-law-9-6-2 = Wieczorem Włóczęga dobiera jedną kartę i po jednej za każdą odkrytą monetę na torze.
root-law-9-6-3 = Wieczorem Włóczęga odrzuca nadmiar ponad pięć kart.
root-law-9-6-4 = Limit przedmiotów: na końcu Wieczoru w plecaku i na polu uszkodzonych przedmiotów może leżeć łącznie najwyżej 6 przedmiotów, plus 2 za każdą odkrytą torbę na torze. Nadmiar, według własnego wyboru, Włóczęga usuwa z gry.
root-law-9-7 = W jednej grze może być dwóch Włóczęgów, każdy z własną planszą, pionkiem, przedmiotami i relacjami.
    .ruling = Drugi Włóczęga gra tylko razem z pierwszym. Ich postacie są różne: kto przygotowuje się drugi, wybiera spośród pięciu pozostałych.
root-law-9-7-1 = Przy dwóch Włóczęgach pod każdymi ruinami leżą dwa przedmioty oznaczone literą R. Kto eksploruje ruiny z dwoma, może obejrzeć oba i wziąć jeden, ale nie wolno mieć dwóch takich przedmiotów jednego rodzaju. Eksploracja bez wzięcia przedmiotu wyczerpuje pochodnię i nie daje punktu.
    .ruling = Osiem przedmiotów rozkłada się losowo, po dwa pod ruiny, więc jednakowe mogą trafić razem; Księga Praw nie podaje układu. Brać nie trzeba. Zakaz dotyczy przedmiotów z literą R, które są teraz na planszy, w dowolnym stanie. Gdy z powodu limitu Włóczęga usuwa jeden z kilku jednakowych przedmiotów (9.6.4), najpierw odchodzi ten z literą R: to na jego korzyść, bo znak niczego nie daje, a tylko zabrania. Dopóki taki sam przedmiot leży na torze, to on uchodzi za oznaczony i zostaje. W wersji prawa „english” inne jest sformułowanie, zasada ta sama.
root-law-9-7-2 = Który z dwóch Włóczęgów przygotowuje się pierwszy, rozstrzyga los.
root-law-9-7-3 = Trzy odkryte misje są wspólne dla obu Włóczęgów; nie odkrywa się ich więcej niż przy jednym.

## 10. Jaszczurzy Kultyści

root-law-10-1 = Kultyści ujawniają karty do rytuałów i punktują ogrody; poruszają się i walczą tylko dzięki akolitom.
root-law-10-2-1 = Kultyści przekuwają karty Wieczorem, aktywując ogrody o symbolu wygnańców.
root-law-10-2-2 = Nienawiść do Ptaków: w rytuałach Kultystów ptaki nie są uniwersalne.
    .ruling = Do wszystkiego innego, na przykład przy buncie lub karcie Dominacji, pozostają uniwersalne.
root-law-10-2-3 = Zemsta: wojownik Kultystów usunięty w walce, w której Kultyści się bronią, zostaje akolitą.
    .ruling = Liczą się tylko obrażenia z tej walki. Wojownicy straceni w ataku, przez kartę „Przysługi”, rewoltę lub inny efekt trafiają do puli.
root-law-10-2-4 = Pielgrzymi: Kultyści kontrolują każdą polanę, na której mają ogród, bez względu na to, co mają tam inni.
    .ruling = Nikt inny takiej polany nie kontroluje, nawet Dynastie.
root-law-10-2-5 = Strach przed Wiernymi: zawsze gdy z polany zostaje usunięty ogród, Kultyści odrzucają losową kartę z ręki.
    .ruling = Jedna karta za każdy ogród; z pustej ręki żadna. Odrzuciliśmy jedną kartę za wszystkie ogrody usunięte naraz, bo dzieje się to za każdym razem.
root-law-10-2-6 = Zagubione Dusze: dopóki Kultyści są w grze, każda karta wydana lub odrzucona przez którąkolwiek frakcję, także karta Dominacji, trafia do Zagubionych Dusz zamiast na stos kart odrzuconych. Przeglądać je może każdy.
    .ruling = Obowiązuje to od przygotowania do końca gry, także dla przekutych kart z efektem natychmiastowym, Zasadzek, kart zużytych, Dekretu utraconego w zamieszkach i Stronników. Zagubione Dusze nie są stosem kart odrzuconych: nie korzysta z nich ani tasowanie, ani Dniówka, a karty Dominacji nie są tam dostępne. Odrzuciliśmy wtasowywanie ich, gdy talia jest pusta.
root-law-10-3 = Kultyści przygotowują się w tej kolejności: wojownicy, pierwszy ogród, wygnańcy, tory ogrodów.
root-law-10-3-1 = Kultyści mają w puli 25 wojowników.
root-law-10-3-2 = Kultyści zaczynają z czterema wojownikami i ogrodem o pasującym symbolu na narożnej polanie leżącej po przekątnej od Twierdzy lub pierwszego gniazda; jeśli grają i Markiza, i Dynastie, na dowolnej z dwóch wolnych narożnych polan. Potem umieszczają po jednym wojowniku na każdej sąsiedniej polanie.
    .ruling = Bez Markizy i bez Dynastii wybierają dowolną narożną polanę, tak jak Dynastie bez Markizy. W wersji prawa „english”: dowolna narożna polana, na której nikt nie zaczyna, w miarę możliwości po przekątnej od narożnej polany innej frakcji; z tymi frakcjami wybór jest ten sam.
root-law-10-3-3 = Znacznik wygnańców zaczyna na symbolu wybranym przez Kultystów, stroną „Wygnańcy” do góry.
root-law-10-3-4 = Pozostałych 14 ogrodów układa się na trzech torach ogrodów od prawej do lewej.
root-law-10-4 = Podczas Świtu Kultyści wykonują kolejno: wskazanie wygnańców, odrzucenie Zagubionych Dusz, spiski.
root-law-10-4-1 = Wygnańcami staje się symbol, którego kart, pomijając ptaki, jest wśród Zagubionych Dusz najwięcej; znacznik leży stroną „Wygnańcy” do góry. Jeśli był nimi już wcześniej albo żaden symbol nie przeważa, znacznik zostaje na miejscu stroną „Znienawidzeni” do góry.
    .ruling = Bez Zagubionych Dusz lub z samymi ptakami żaden symbol nie przeważa. Symbol znienawidzony takim pozostaje, dopóki znów przeważa albo nie przeważa żaden.
root-law-10-4-2 = Kultyści kładą wszystkie Zagubione Dusze na stos kart odrzuconych; karty Dominacji wśród nich stają się dostępne.
root-law-10-4-3 = Podczas Świtu Kultyści mogą przeprowadzić dowolnie wiele spisków, w dowolnej kolejności, na polanach o symbolu wygnańców. Każdy zwraca akolitów do puli: krucjata 2, nawrócenie 2, uświęcenie 3, a jeśli symbol jest znienawidzony, o jednego mniej. Nawrócenie i uświęcenie trzeba wykonać w całości.
    .ruling = W całości znaczy, że da się umieścić własny komponent Kultystów: nie na polanie z Twierdzą, nie na spalonej, a przy uświęceniu tylko wtedy, gdy na torze jest jeszcze ogród tego symbolu; zajmuje on zwolnione pole. Przeciwnika i komponent wybierają Kultyści. Najemnicy o Świcie nie służą.
root-law-10-4-3-i = Krucjata: Kultyści rozpoczynają walkę na polanie o symbolu wygnańców; albo wykonują z takiej polany ruch co najmniej jednym wojownikiem, a potem mogą rozpocząć walkę tam, dokąd weszli.
    .ruling = Ruch podlega ogólnym zasadom.
root-law-10-4-3-ii = Nawrócenie: Kultyści usuwają jednego wojownika przeciwnika z polany o symbolu wygnańców i umieszczają tam jednego własnego.
    .ruling = W wersji prawa „english” jeden zastępuje drugiego; wynik jest ten sam.
root-law-10-4-3-iii = Uświęcenie: Kultyści usuwają jeden budynek przeciwnika z polany o symbolu wygnańców i umieszczają tam ogród o tym symbolu.
    .ruling = Budynek jak zawsze daje 1 punkt. W wersji prawa „english” jeden zastępuje drugi; wynik jest ten sam.
root-law-10-5 = Podczas Dnia Kultyści mogą ujawniać karty z ręki, jedną po drugiej, a każda pozwala na jeden rytuał. Do niczego innego ujawnione karty w tym Dniu nie służą.
    .ruling = Kartę ujawnia się razem z rytuałem; jeśli żaden nie jest możliwy, ujawnić jej nie można. Ptak służy tylko do ofiary.
root-law-10-5-1 = Budowa: za ujawnioną kartę Kultyści umieszczają ogród o jej symbolu na polanie o tym symbolu, którą kontrolują.
root-law-10-5-2 = Werbunek: za ujawnioną kartę Kultyści umieszczają wojownika na polanie o jej symbolu.
root-law-10-5-3 = Punktacja: Kultyści wydają właśnie ujawnioną kartę i dostają punkty za ogrody o jej symbolu: 0, 2, 2, 3, 4 za jeden do pięciu na mapie. Każdy symbol można punktować raz na turę.
    .ruling = Bez ogrodu o tym symbolu jest to dozwolone i nic nie daje. W wersji prawa „english”: potrzebny jest co najmniej jeden ogród o tym symbolu na mapie.
root-law-10-5-4 = Ofiara: za ujawnioną kartę ptaka Kultyści przekładają wojownika z puli do akolitów.
root-law-10-6 = Wieczorem Kultyści wykonują kolejno: zabranie ujawnionych kart, przekuwanie, dobranie i odrzucenie kart.
root-law-10-6-1 = Wieczorem ujawnione karty wracają na rękę Kultystów.
root-law-10-6-2 = Wieczorem Kultyści przekuwają dowolnie wiele kart ogrodami o symbolu wygnańców.
    .ruling = Wszystkie te ogrody mają jeden symbol, więc kosztu z różnych symboli nie da się zapłacić; dowolny symbol w koszcie można.
root-law-10-6-3 = Wieczorem Kultyści dobierają jedną kartę i po jednej za każdy symbol, którego co najmniej dwa ogrody są na mapie, a potem odrzucają nadmiar ponad pięć kart.

## 11. Kompania Plemion Rzecznych

root-law-11-1 = Kompania sprzedaje innym usługi i zdobywa punkty za faktorie oraz za niewykorzystane fundusze.
root-law-11-2-1 = Kompania przekuwa karty podczas Dnia, kładąc fundusze na pustych polach faktorii na swojej planszy; nie ma komponentów do przekuwania.
root-law-11-2-2 = Pływacy: dla Kompanii rzeka jest ścieżką i wzdłuż niej Kompania porusza się niezależnie od tego, kto kontroluje polany. Na ścieżkach porusza się jak wszyscy.
root-law-11-2-3 = Ręka Kompanii leży odkryta. Zanim zostanie z niej wzięta losowa karta, tasuje się ją zakrytą.
root-law-11-2-4 = Fundusze to wojownicy dowolnych frakcji na polu Funduszy Kompanii. Inwestuje się ich lub wydaje na akcje.
root-law-11-2-5 = Faktorie to żetony, które dają punkty, gdy się je umieszcza.
root-law-11-2-5-i = Zakłócenia w handlu: usunięta faktoria opuszcza grę, a Kompania usuwa połowę swoich funduszy, zaokrągloną w górę.
    .ruling = Liczą się tylko wojownicy leżący w tej chwili na polu Funduszy; odrzuciliśmy wliczanie Płatności i Inwestycji. Wojowników wybiera Kompania, a wracają oni do pul swoich właścicieli.
root-law-11-2-6 = Na początku swojego Świtu każdy inny gracz może kupować usługi Kompanii za wojowników ze swojej puli (Włóczęga: za przedmioty): kartę z jej odkrytej ręki, łodzie rzeczne, dzięki którym rzeka jest w tej turze ścieżką, albo najemników, którzy służą od Dnia.
    .ruling = Usługi kupuje się po jednej, a Kompania nie może odmówić. Łodzie rzeczne i najemników można kupić po razie na turę, kartę tylko wtedy, gdy Kompania ma ją na ręce.
root-law-11-2-6-i = Usługa kosztuje tylu wojowników, ilu pokazuje jej znacznik; nabywca przenosi ich ze swojej puli do Płatności.
    .ruling = Płaci się tylko własnymi wojownikami z własnej puli; kto nie może zapłacić całości, nie może kupić.
root-law-11-2-6-ii = Możesz kupić w turze jedną usługę i po jednej za każdą polanę, na której jest faktoria i twój komponent.
    .ruling = Liczbę ustala się przy zakupie pierwszej usługi i w tej turze się nie zmienia. Pionek Włóczęgi też jest komponentem.
root-law-11-2-6-iii = Włóczęga płaci za usługę, wyczerpując tyle przedmiotów, ile ona kosztuje; za każdy Kompania kładzie jednego własnego wojownika z puli do Płatności.
    .ruling = Jeśli Kompania ma za mało wojowników, kładzie tych, których ma, a usługa i tak zostaje wykonana; w wersji prawa „english” postępujemy tak samo.
root-law-11-2-7 = Kompania sprzedaje trzy usługi: kartę, łodzie rzeczne i najemników.
root-law-11-2-7-i = Karta: nabywca bierze dowolną jedną kartę z ręki Kompanii. Można ją kupić kilka razy w turze, na ile pozwala liczba usług.
root-law-11-2-7-ii = Łodzie rzeczne: do końca tury nabywca używa rzeki jako ścieżki.
    .ruling = Polany połączone rzeką sąsiadują wtedy dla nabywcy wszędzie, gdzie zasada mówi o sąsiednich polanach: przy ruchach, drewnie na budowę, zdobywaniu Sympatyków i zakradaniu się. Ruch nadal wymaga kontroli. Odrzuciliśmy same ruchy, bo to ścieżki czynią polany sąsiednimi (2.2.1).
root-law-11-2-7-iii = Najemnicy: w Dniu i Wieczorze tej tury nabywca używa wojowników Kompanii jak własnych, ale tylko do kontroli polan i do walki z kimś innym niż Kompania. Nie może wykonywać nimi ruchu, liczyć ich do Dominacji ani usuwać inaczej niż za obrażenia.
    .ruling = Liczą się nabywcy, a nie Kompanii, na każdej polanie, także tam, gdzie nabywca nic nie ma; odrzuciliśmy liczenie ich obu stronom, bo nabywca nie mógłby wtedy niczego kontrolować samymi najemnikami. Na początku walki nabywca mówi, czy walczą, a do ataku wystarczą sami najemnicy. Poza tym pozostają komponentami Kompanii: dla Szpitali Polowych, „Poborcy podatkowego” i cudzych efektów. Własne efekty nabywcy usuwające wszystkie komponenty przeciwników ich oszczędzają, ale nie faktorie. Walka z Kompanią wykracza poza umowę. W wersji prawa „english” wynik jest ten sam.
root-law-11-2-7-iii-a = Obrażenia strony z najemnikami dzieli się po równo; nieparzyste usuwa własnego wojownika, jeśli jest. Własne budynki i żetony traci się dopiero wtedy, gdy nie ma już żadnych wojowników, własnych ani najętych.
    .ruling = Przy każdym usunięciu najpierw ginie własny wojownik, potem na przemian najęty i własny; gdy jednych zabraknie, resztę biorą drudzy. W obu wersjach prawa najemnicy nie korzystają ze Szpitali Polowych.
root-law-11-2-7-iii-b = Włóczęga nie może wynająć najemników.
root-law-11-3 = Kompania przygotowuje się w tej kolejności: wojownicy, polany nad rzeką, faktorie, Płatności, ceny.
root-law-11-3-1 = Kompania ma w puli 15 wojowników.
root-law-11-3-2 = Kompania umieszcza czterech wojowników na polanach nad rzeką, w dowolnym podziale.
    .ruling = Polana z Twierdzą jest dla niej zamknięta i tutaj. Rzeka dotyka polan 4, 5, 7, 10 i 11 na mapie jesiennej oraz 7, 10, 11 i 12 na zimowej.
root-law-11-3-3 = Dziewięć faktorii, po trzy każdego symbolu, zaczyna na swoich torach.
root-law-11-3-4 = Trzech własnych wojowników Kompanii zaczyna w Płatnościach.
root-law-11-3-5 = Dla każdej usługi Kompania wybiera cenę od 1 do 4.
root-law-11-4 = Podczas Świtu Kompania wykonuje kolejno: protekcjonizm, dywidendy, zbieranie funduszy.
root-law-11-4-1 = Protekcjonizm: jeśli Płatności są puste, Kompania kładzie tam dwóch własnych wojowników, na ile starcza jej puli.
root-law-11-4-2 = Dywidendy: jeśli na mapie jest faktoria, Kompania dostaje 1 punkt za każdych dwóch wojowników w funduszach, z zaokrągleniem w dół. Płatności, Inwestycje i pola faktorii się nie liczą.
root-law-11-4-3 = Zbieranie: wszyscy wojownicy z Płatności, z Inwestycji i z pól faktorii przechodzą do funduszy.
root-law-11-5 = Podczas Dnia Kompania wykonuje akcje w dowolnej kolejności i liczbie, na ile starcza funduszy. Zainwestować wojownika znaczy przenieść go do Inwestycji, wydać go znaczy zwrócić do puli jego właściciela.
    .ruling = Czyjego wojownika zainwestować lub wydać, wybiera Kompania, bo tylko przy faktoriach zasada wskazuje właściciela (11.5.6.ii).
root-law-11-5-1 = Ruch: Kompania inwestuje jednego wojownika z funduszy, aby wykonać jeden ruch.
root-law-11-5-2 = Walka: Kompania inwestuje jednego wojownika z funduszy, aby rozpocząć walkę.
root-law-11-5-3 = Przekuwanie: aby przekuć kartę z ręki, Kompania inwestuje po jednym wojowniku z funduszy za każdy symbol jej kosztu. Trafiają oni nie do Inwestycji, lecz na puste pola faktorii o symbolach z kosztu.
    .ruling = Pole jest puste, jeśli jego faktoria jest na mapie lub poza grą i nie leży na nim wojownik. Za dowolny symbol w koszcie wystarczy pole o dowolnym symbolu.
root-law-11-5-3-i = Eksport: zamiast użyć efektu przekuwanej karty Kompania może ją odrzucić i położyć jednego własnego wojownika do Płatności.
    .ruling = Koszt płaci się w całości, a karta musi być taka, którą można by teraz przekuć: jej przedmiot jest w puli, a karty o tej nazwie nie ma w obszarze rozgrywki, bo eksport zastępuje tylko efekt. Odrzuciliśmy eksport kart, których przekuć nie można. Bez wojownika w puli jest dozwolony i nic się nie kładzie.
root-law-11-5-4 = Dobieranie: Kompania inwestuje jednego wojownika z funduszy, aby dobrać kartę.
root-law-11-5-5 = Werbunek: Kompania wydaje jednego wojownika z funduszy, aby umieścić wojownika na dowolnej polanie nad rzeką.
    .ruling = Wydany wojownik wraca najpierw, więc własnego można od razu umieścić. Gdy wydaje się cudzego, a w puli nie ma własnego, akcji nie można wybrać.
root-law-11-5-6 = Faktoria z załogą: Kompania wydaje dwóch wojowników z funduszy, aby umieścić faktorię i wojownika.
    .ruling = Jeśli w puli nie ma własnego wojownika, faktoria powstaje bez niego, bo robi się tyle, ile można.
root-law-11-5-6-i = Na faktorię Kompania wybiera polanę, na której jeszcze żadnej nie ma i którą kontroluje dowolny gracz.
    .ruling = Nie nadaje się polana, której nikt nie kontroluje, ani polana z Twierdzą, ani spalona.
root-law-11-5-6-ii = Dwaj wojownicy wydani na faktorię muszą należeć do gracza, który kontroluje polanę.
    .ruling = Jeśli kontroluje ją sama Kompania, to dwaj jej wojownicy.
root-law-11-5-6-iii = Kompania umieszcza na polanie faktorię o jej symbolu i jednego wojownika i dostaje punkty z odsłoniętego pola, po 2 za każdą faktorię.
root-law-11-6 = Wieczorem Kompania najpierw odrzuca karty, a potem może zmienić ceny.
root-law-11-6-1 = Wieczorem Kompania odrzuca nadmiar ponad pięć kart.
root-law-11-6-2 = Wieczorem Kompania może przesunąć znacznik każdej usługi na dowolną cenę.
    .ruling = Każdy znacznik przesuwa się najwyżej raz na Wieczór, aby nikt nie zmieniał cen bez końca.

## GG. Postacie Włóczęgi

root-law-GG-1 = Złodziej to postać Włóczęgi z akcją specjalną Kradzież.
root-law-GG-1-1 = Złodziej zaczyna z butem, pochodnią, herbatą i mieczem.
root-law-GG-1-2 = Kradzież: Złodziej wyczerpuje pochodnię i bierze losową kartę z ręki gracza obecnego na tej samej polanie.
    .ruling = Ten gracz musi mieć na polanie dowolny komponent i co najmniej jedną kartę na ręce. Odkrytą rękę Kompanii najpierw tasuje się zakrytą.
root-law-GG-2 = Majsterkowicz to postać Włóczęgi z akcją specjalną Dniówka.
root-law-GG-2-1 = Majsterkowicz zaczyna z butem, pochodnią, torbą i młotem.
root-law-GG-2-2 = Dniówka: Majsterkowicz wyczerpuje pochodnię i bierze ze stosu kart odrzuconych kartę o symbolu polany albo kartę ptaka.
    .ruling = Zagubione Dusze nie są stosem kart odrzuconych: nie bierze się z nich kart.
root-law-GG-3 = Ranger to postać Włóczęgi z akcją specjalną Kryjówka.
root-law-GG-3-1 = Ranger zaczyna z butem, pochodnią, kuszą i mieczem.
root-law-GG-3-2 = Kryjówka: Ranger wyczerpuje pochodnię i naprawia trzy przedmioty; potem kończy się Dzień i zaczyna Wieczór.
    .ruling = Przedmioty naprawia się jak akcją naprawy, ale bez młotów. Potrzebny jest co najmniej jeden uszkodzony przedmiot; jeśli jest ich mniej niż trzy, naprawia się wszystkie, bo robi się tyle, ile można. Efekty z początku Wieczoru działają.
root-law-GG-4 = Przybłęda to postać Włóczęgi z akcją specjalną Namowa.
root-law-GG-4-1 = Przybłęda zaczyna z monetą, pochodnią i butem.
root-law-GG-4-2 = Namowa: Przybłęda wyczerpuje pochodnię i rozpoczyna walkę na swojej polanie, wybierając atakującego i obrońcę spośród obecnych tam graczy, także siebie. Wybiera, które budynki i żetony tracą obie strony, usuwa komponenty obu i dostaje po 1 punkcie za każdy budynek i żeton oraz po 1 za każdy usunięty komponent wroga.
    .ruling = Atakujący musi mieć tam wojowników lub pionek, obrońca dowolny komponent. Zasadzka, udaremnienie, Rozjemca, karty w grze i Szpitale Polowe pozostają u swoich właścicieli, a wojownicy nadal giną pierwsi. Wszystko usuwa Przybłęda: tylko on dostaje za to punkty i płaci za bunt, a Despota nic nie daje. Odrzuciliśmy punkty także dla atakującego i obrońcy. Gdy Przybłęda sam walczy, uszkadzane przedmioty wybiera on. Relacje zmieniają się tylko wtedy, gdy jest atakującym lub obrońcą. W wersji prawa „english”: każdy usunięty wojownik czyni swojego właściciela wrogiem.
root-law-GG-5 = Rozjemca to postać Włóczęgi ze zdolnością Ochrona.
root-law-GG-5-1 = Rozjemca zaczyna z butem, pochodnią i dwoma mieczami.
root-law-GG-5-2 = Ochrona: tuż przed rzutem w każdej walce na polanie Rozjemcy obrońca może go wezwać. Rozjemca dostaje 1 punkt, a wszystkie jego nieuszkodzone miecze zwiększają limit wyrzuconych obrażeń obrońcy w tej walce. Nic to nie kosztuje. Rozjemca nie może wezwać sam siebie.
    .ruling = Raz na walkę, po Zasadzce. Może to zrobić także obrońca bez wojowników, choć pozostaje bezbronny, i drugi Włóczęga. Bez nieuszkodzonego miecza daje to Rozjemcy tylko punkt. Rozjemca nie może odmówić, a wezwać go można nawet przeciw jego własnemu atakowi: tekst nie wymaga mieczy, wojowników ani zgody. W wersji prawa „english”: nie w walce, w której Rozjemca atakuje.
root-law-GG-6 = Łotr to postać Włóczęgi z akcją specjalną Spalona Ziemia.
root-law-GG-6-1 = Łotr zaczyna z dwoma butami, pochodnią i kuszą.
root-law-GG-6-2 = Spalona Ziemia: Łotr wyczerpuje pochodnię i zostawia ją na swojej polanie, a wszystkie komponenty przeciwników zostają stamtąd usunięte. Do końca gry niczego nie można tam umieścić ani nic nie może tam wejść; Łotr może zostać, ale gdy wyjdzie, nie wróci.
    .ruling = Pochodnia opuszcza planszę Łotra i leży na polanie jako przedmiot, którego nikt nie może wziąć. Ruiny i komponenty partnera z koalicji zostają, a inny Włóczęga, który tam jest, uszkadza trzy przedmioty (9.2.2.i); budynki i żetony przeciwników jak zawsze dają punkty. To, co zostało, może wyjść, a Włóczęga w środku może nadal eksplorować ruiny. Polany już spalonej nie spala się ponownie. Włóczęga może się tam zakraść (9.4.2); w wersji prawa „english” nie może wejść nikt.

## CARD. Karty z efektami

root-law-CARD-1 = Każdą kartę można wydać ze względu na jej symbol. Przekuta karta przedmiotu daje przedmiot i punkty; karta z trwałym efektem leży odkryta w obszarze rozgrywki frakcji, która ją przekuła, a zużytą kartę się odrzuca.
    .ruling = Karty przekutej w tej turze można w niej użyć, jeśli jej chwila jeszcze nie minęła: „Łamaczy szyfrów” i „Poborcy podatkowego” od razu, „Szewca” tego Wieczoru; początek Dnia już wtedy minął. Przekutych kart używa tylko ich właściciel; nie można ich ukraść ani wydać.
root-law-CARD-armorers = „Zbrojmistrze”: po rzucie, jako atakujący lub obrońca, możesz odrzucić tę kartę, aby w tej walce nie przyjąć wyrzuconych obrażeń. Dodatkowe obrażenia i obrażenia z Zasadzki nadal przyjmujesz.
    .ruling = Można jej użyć tylko wtedy, gdy grozi ci co najmniej jedno wyrzucone obrażenie. Chroni całą twoją stronę, także najemników i wojowników sojusznika.
root-law-CARD-sappers = „Saperzy”: po rzucie, jako obrońca, możesz odrzucić tę kartę, aby zadać 1 dodatkowe obrażenie.
    .ruling = Działa nawet bez wojowników na polanie, bo dodatkowych obrażeń nie ogranicza liczba wojowników.
root-law-CARD-brutal-tactics = „Brutalna taktyka”: po rzucie, jako atakujący, możesz zadać 1 dodatkowe obrażenie; obrońca natychmiast dostaje 1 punkt.
    .ruling = Można jej użyć raz w każdej walce, a karta zostaje. Jeśli dzięki temu punktowi obrońca ma 30, wygrywa, zanim zostaną zadane obrażenia.
root-law-CARD-scouting-party = „Oddział zwiadowczy”: gdy atakujesz, karty Zasadzki na ciebie nie działają.
    .ruling = Krok Zasadzki się pomija i nie pyta się obrońcy: Zasadzka nie mogłaby zadziałać, a kartę widzą wszyscy.
root-law-CARD-ambush = „Zasadzka!”: nie można jej przekuć. W walce obrońca może ją zagrać na polanie o jej symbolu, aby natychmiast zadać dwa obrażenia, a atakujący może zagrać własną, aby ją udaremnić; Zasadzka ptaka pasuje do każdej polany.
root-law-CARD-royal-claim = „Królewskie roszczenia”: podczas swojego Świtu możesz odrzucić tę kartę, aby dostać po 1 punkcie za każdą kontrolowaną polanę.
    .ruling = Można jej użyć przed krokami Świtu, między nimi lub po nich; liczą się polany kontrolowane w tej chwili. Najemnicy się nie liczą, bo o Świcie nie służą.
root-law-CARD-stand-and-deliver = „Pieniądze albo życie!”: raz podczas swojego Świtu możesz wziąć losową kartę z ręki innego gracza; ten gracz dostaje 1 punkt.
    .ruling = Ten gracz musi mieć kartę na ręce. Można jej użyć przed krokami Świtu, między nimi lub po nich, a karta zostaje.
root-law-CARD-better-burrow-bank = Bank „Lepsza Nora”: na początku swojego Świtu dobierasz kartę i kartę dobiera też wybrany przez ciebie inny gracz.
    .ruling = Jest to obowiązkowe, a wybrać można każdego innego gracza. Najpierw dobierasz ty, co ma znaczenie, gdy talia jest prawie pusta. W wersji prawa „english”: możesz z tego zrezygnować, a jeśli korzystasz, drugi gracz musi być przeciwnikiem.
root-law-CARD-command-warren = „Nora dowodzenia”: na początku swojego Dnia możesz rozpocząć walkę.
    .ruling = Ta walka nie kosztuje akcji, miecza ani funduszy i nie wiąże jej Dekret ani symbol.
root-law-CARD-codebreakers = „Łamacze szyfrów”: raz podczas swojego Dnia możesz obejrzeć rękę innego gracza.
    .ruling = Można jej użyć przed akcjami, między nimi lub po nich. Karty widzisz tylko ty, takie, jakie są w tej chwili.
root-law-CARD-tax-collector = „Poborca podatkowy”: raz podczas swojego Dnia możesz usunąć z mapy jednego swojego wojownika, aby dobrać kartę.
    .ruling = Musi to być twój wojownik stojący na polanie, więc nie nadaje się Oficer, akolita, wojownik z funduszy, najemnik ani wojownik sojusznika, a Włóczęga nigdy nie może jej użyć. Można jej użyć przed akcjami, między nimi lub po nich. Wojownika mogą uratować Szpitale Polowe.
root-law-CARD-cobbler = „Szewc”: na początku swojego Wieczoru możesz wykonać ruch.
    .ruling = Włóczęga nie potrzebuje buta na sam ruch, ale dodatkowe buty za wrogich wojowników musi wyczerpać. Może wyjść z lasu na sąsiednią polanę, bo to zwykły ruch, ale nie może wejść do lasu.
root-law-CARD-favor = „Przysługa lisów”, „Przysługa królików” i „Przysługa myszy”: gdy przekuwasz taką kartę, usuń wszystkie komponenty przeciwników ze wszystkich polan o jej symbolu i dostań po 1 punkcie za każdy budynek i żeton wśród nich. Potem odrzuć kartę.
    .ruling = Wszystkie polany razem to jedno usunięcie. Twoje komponenty, komponenty partnera z koalicji, wynajęci przez ciebie najemnicy, ruiny i pochodnia na spalonej polanie zostają; Twierdzę można usunąć. Włóczęga, który tam jest, uszkadza trzy przedmioty. Oficerowie, akolici, Stronnicy i fundusze nie są na mapie.
root-law-CARD-dominance = „Dominacja”: nie można jej przekuć. Podczas swojego Dnia, mając co najmniej 10 punktów, możesz ją aktywować, aby wygrać dzięki kontroli polan zamiast punktów (3.3.1); Włóczęga aktywuje ją, aby zawrzeć koalicję (9.2.8).

## L. Różnice między wersjami prawa, seed i english

root-law-L-01 = Efekty jednoczesne: w wersji prawa „seed” kolejność wszystkich ustala aktywny gracz, także to, kto pierwszy ogłasza efekty w walce, i kolejność skutków usunięcia komponentów. W wersji „english” atakujący decyduje, kto ogłasza pierwszy, a w walce skutki usunięcia porządkuje właściciel usuniętych komponentów; jeśli jest ich dwóch, aktywny gracz mówi, kto jest pierwszy.
root-law-L-02 = Traktowanie czegoś jak czegoś innego: w wersji prawa „seed” rzecz przejmuje wszystkie cechy tej drugiej. W wersji „english” nie ma takiej ogólnej zasady i każdy taki przepis obowiązuje sam dla siebie.
root-law-L-03 = Obrońca: w wersji prawa „seed” można wybrać każdego innego obecnego gracza, także partnera z koalicji. W wersji „english” obrońca musi być przeciwnikiem, więc nigdy partnerem.
    .ruling = Wersja prawa „english” inaczej liczy też kroki walki; wyniki są takie same.
root-law-L-04 = Remisy Dynastii: w wersji prawa „seed” kontrolują przy remisie, gdy cokolwiek się im tam liczy, także najemnicy. W wersji „english” remis wymaga co najmniej jednego wojownika lub budynku Dynastii.
root-law-L-05 = Narożna polana Dynastii i Kultystów na początku gry: w wersji prawa „seed” leży po przekątnej od Twierdzy albo, dla Kultystów, od pierwszego gniazda. W wersji „english” jest to dowolna narożna polana, na której nikt nie zaczyna, w miarę możliwości po przekątnej od innej startowej.
root-law-L-06 = Przedmioty dla Włóczęgi: w wersji prawa „seed” przedmiot z przekuwania lub pomocy trzeba wziąć, jeśli można. W wersji „english” Włóczęga może z niego zrezygnować.
root-law-L-07 = Odkryte nieuszkodzone herbaty, monety i torby: w wersji prawa „seed” przekłada się je swobodnie między torem a plecakiem, a do przygotowania liczy się każda taka herbata. W wersji „english” leżą na torze zawsze, gdy się mieszczą, i liczą się tylko herbaty na torze.
root-law-L-08 = Przedmiot, którego tor jest pełny: w wersji prawa „seed” zostaje tam, gdzie był. W wersji „english” trafia odkryty do plecaka.
root-law-L-09 = Partner z koalicji: w wersji prawa „seed” jest nim inny gracz, który ma najmniej punktów i nie aktywował karty Dominacji. W wersji „english” partner nie może też być już w koalicji.
root-law-L-10 = Wojownicy sojusznika idący z Włóczęgą: w wersji prawa „seed” porusza nimi Włóczęga i on płaci za bunt. W wersji „english” jest to ruch sojusznika na tych samych warunkach i za bunt płaci sojusznik.
root-law-L-11 = Wojownicy sojusznika w walce: w wersji prawa „seed” Włóczęga może ich użyć tylko przeciw graczowi, który nie jest sojusznikiem. W wersji „english” można ich użyć przeciw każdemu oprócz ich własnej frakcji.
root-law-L-12 = Kto staje się wrogiem: w wersji prawa „seed” frakcja, której wojownika Włóczęga usunie ciosem albo w walce jako atakujący lub obrońca. W wersji „english” wystarczy usunąć wojownika w dowolny sposób, także kartą „Przysługi”, Spaloną Ziemią lub Namową.
root-law-L-13 = Dodatkowe buty: w wersji prawa „seed” Włóczęga wyczerpuje po jednym za każdą wrogą frakcję, która ma wojowników u celu. W wersji „english” łącznie jeden.
root-law-L-14 = Zakradanie się: w wersji prawa „seed” uchyla wszystko, co utrudnia opuszczanie polan lub wchodzenie na nie, więc można się zakraść i na spaloną. W wersji „english” uchyla tylko to, co utrudnia opuszczanie.
root-law-L-15 = Cios: w wersji prawa „seed” może trafić komponenty każdego innego gracza. W wersji „english” trafia tylko przeciwników, więc nigdy partnera z koalicji.
    .ruling = Gdy nie ma tam wojowników, wersja prawa „english” dopuszcza każdy inny komponent; pionka nie można usunąć, więc w obu wersjach chodzi o budynki i żetony.
root-law-L-16 = Ochrona: w wersji prawa „seed” Rozjemcę można wezwać nawet przeciw jego własnemu atakowi. W wersji „english” nie można go wezwać w walce, w której atakuje.
root-law-L-17 = Bank „Lepsza Nora”: w wersji prawa „seed” jest obowiązkowy, a kartę może dobrać każdy inny wybrany gracz. W wersji „english” jest dobrowolny, a ten drugi gracz musi być przeciwnikiem.
root-law-L-18 = Obrażenia najemników: w obu wersjach prawa dzieli się je po równo (11.2.7.iii.a). Wersja „english” dodaje, że wojownicy używani jak własni nie korzystają ze Szpitali Polowych.
root-law-L-19 = Prawo wojny: w wersji prawa „seed” liczą się wojownicy jednego innego gracza. W wersji „english” także wojownicy, których ten gracz używa jak własnych.
root-law-L-20 = Punktacja Kultystów: w wersji prawa „seed” jest dozwolona bez ogrodu o tym symbolu i daje 0 punktów. W wersji „english” wymaga co najmniej jednego ogrodu o tym symbolu na mapie.
root-law-L-21 = Włóczęga kupujący usługę: w wersji prawa „seed” dostaje ją, nawet jeśli Kompania ma za mało wojowników do Płatności. Wersja „english” o tym milczy.
root-law-L-22 = Najemnicy i ich nabywca: w wersji prawa „seed” nabywca może ich usunąć tylko za obrażenia, więc jego karta „Przysługi” ich oszczędza. W wersji „english” wynajęci nie są komponentami przeciwnika.
root-law-L-23 = W niektórych paragrafach obie wersje prawa mówią to samo innymi słowami, na przykład o rzece, karcie Dominacji ptaka, obrażeniach z Zasadzki, bezbronnych, Szpitalach Polowych, Niechęci do Handlu, nowym gnieździe, zamieszkach, eksploracji, jednakowych przedmiotach z ruin, nawróceniu i uświęceniu.
root-law-L-24 = Namowa: obie wersje prawa mówią to samo (GG.4.2), a kto staje się wrogiem, określa L-12.

## Dodatki

root-law-A-1 = Każda frakcja ma zasięg: Markiza 10, Dynastie 7, Włóczęga 5, Kompania 5, Sojusz 3, drugi Włóczęga 2, Kultyści 2. Frakcje w grze powinny mieć łącznie co najmniej 17 przy dwóch graczach, 18 przy trzech, 21 przy czterech, 25 przy pięciu i 28 przy sześciu.
root-law-A-2 = Zestaw frakcji o wystarczającym zasięgu może zaczynać. Jeśli zasięg jest mniejszy od zalecanego, ale wynosi co najmniej 17, gospodarz dostaje ostrzeżenie i musi potwierdzić; poniżej 17 gry zacząć nie można, chyba że stół wyłączył to sprawdzanie.
    .ruling = Księga Praw tylko zaleca zasięg, a dla żądnych przygód podaje 17 jako najmniejszy. Ostrzeżenie podaje obie liczby: zasięg zestawu i zalecany. Drugi Włóczęga gra tylko razem z pierwszym. Odrzuciliśmy dopuszczanie każdego zestawu bez słowa.
root-law-B-1 = W pudełku podstawowym jest 6 tartaków, 6 warsztatów, 6 koszar, 7 gniazd, 3 Bazy, 8 sztuk drewna, 1 Twierdza, 10 żetonów Sympatyków, 55 wojowników (25 Markizy, 20 Dynastii, 10 Sojuszu), 1 pionek, 4 ruiny, 23 przedmioty, 54 karty, 4 przywódców, 2 wezyrów, 3 postacie Włóczęgi, 15 misji i 2 kości.
root-law-B-2 = Dodatek z Kompanią Plemion Rzecznych zawiera 15 ogrodów, 9 faktorii, 40 wojowników (25 Kultystów, 15 Kompanii), 1 pionek, 1 znacznik wygnańców, 3 znaczniki usług, 11 przedmiotów, 3 postacie Włóczęgi oraz plansze drugiego Włóczęgi, Kultystów i Kompanii.
    .ruling = Mechaniczna Markiza, karty szpiegów i części zapasowe z tego pudełka nie mają tu zasad, więc je pominięto.
root-law-V-1 = Zanim rozda się frakcje, stół może wybrać mapę. Na każdej mapie oprócz jesiennej dwanaście znaczników symboli, po cztery każdego, tasuje się i kładzie po jednym na każdej polanie.
root-law-G-1 = Mapa zimowa ma własne ścieżki, pola i osiem lasów; jej rzeka dotyka polan 7, 10, 11 i 12, a ruiny leżą na 8, 9, 11 i 12.
root-law-G-1-1 = Wzburzona rzeka: na mapie zimowej każdy odcinek rzeki między dwiema polanami dzieli lasy tak jak ścieżka. Dla ruchu nadal nie jest ścieżką.
    .ruling = Lasy, które dzieli dokładnie jeden taki odcinek, sąsiadują więc ze sobą.

## Ustawienia

root-law-O-1 = Przed grą stół ustala: wersję prawa, „seed” lub „english”; ile dodatkowych butów kosztują wrodzy wojownicy; czy Włóczęga potrzebuje miecza na każde obrażenie; mapę, jesienną lub zimową; czy frakcje się wybiera, czy losuje; czy miejsca są losowe, czy ustalone; i jak ściśle sprawdza się zasięg. Każde miejsce przy stole może postanowić, że zawsze pasuje na pytanie o Zasadzkę, udaremnienie lub Szpitale Polowe.
    .ruling = Jeśli nic nie ustalono, obowiązuje prawo „seed”, buty liczy się według prawa, miecz potrzebny jest tylko do rozpoczęcia walki, mapa jest jesienna, frakcje się wybiera, miejsca są losowe, a zasięg ma być taki jak zalecany. „english” zmienia dokładnie te paragrafy, które wymieniono pod L. Przy mieczu na każde obrażenie wyrzucone obrażenia atakującego Włóczęgi ogranicza także liczba mieczy wyczerpanych w tej walce: pierwszy to ten, który ją rozpoczyna, każdy następny wyczerpuje się po rzucie; obrażenia dodatkowe i obrona się nie zmieniają. W obu wersjach prawa jest to wyłączone, bo przeczy 9.2.6.

## Informacje

root-law-Z-1 = Rękę zna jej właściciel, a Stronników Sojusz; ich liczbę znają wszyscy. Tylko ręka Kompanii jest jawna dla wszystkich. Nikt nie zna kolejności talii i talii misji ani tego, co leży pod ruinami, oprócz Włóczęgi, który coś tam zostawił. Wszystko inne jest jawne: stos kart odrzuconych, Zagubione Dusze, dostępne karty Dominacji, obszary rozgrywki, Dekret, przywódcy, odkryte misje, przedmioty, pule, tory, Oficerowie, akolici, symbol wygnańców, pola i ceny Kompanii, relacje i punkty.
root-law-Z-2 = Dobraną kartę zna ten, kto ją dobrał; wydaną, odrzuconą lub zagraną wszyscy; oddaną lub zabraną dwaj zainteresowani; Stronników dobranych lub zmobilizowanych tylko Sojusz. Rękę pokazaną przy buncie Sojusz widzi raz, a rękę obejrzaną dzięki „Łamaczom szyfrów” widzi tylko ten, kto ich użył. Karty ujawniane przez Kultystów, karty dobierane lub sprzedawane przez Kompanię, kartę wziętą dzięki Dniówce i przedmiot znaleziony w ruinach widzą wszyscy; przy dwóch Włóczęgach przedmiot pozostawiony widzi tylko ten, kto eksplorował.
    .ruling = Gdy przy buncie nie ma pasującej karty, pozostali dowiadują się tylko tyle, że jej nie było. Kartę oddaną Stronnikom i odrzuconą z braku miejsca poznają wszyscy. Karta ujawniona przez Kultystów pozostaje znana także na ręce, ale się jej tam nie zaznacza.
root-law-Z-3 = Z pytania nikt nie dowiaduje się tego, co ukryte. Każdy obrońca z kartą na ręce jest pytany o Zasadzkę, każdy atakujący z kartą o udaremnienie, a Markiza z kartą o Szpitale Polowe, niezależnie od tego, czy mają pasującą; spasować można zawsze.
    .ruling = Opcje widzi tylko to miejsce przy stole, którego dotyczy pytanie. Można dla niego ustawić, że zawsze pasuje, byle nie zależało to od ręki. Odrzuciliśmy pytanie tylko tych, którzy mają pasującą kartę, i automatyczne pasowanie za pozostałych: jedno i drugie zdradza rękę, to drugie przez czas odpowiedzi. Ręka Kompanii jest odkryta, więc Kompania jest pytana tylko wtedy, gdy ma pasującą kartę.

## Przebieg

root-law-PROC-1 = Kto kontroluje polanę: Kultyści, jeśli mają na niej ogród. W innym razie dodaje się wojowników i budynki każdego gracza na niej; Włóczędzy ich nie mają, a najemnicy liczą się nabywcy, nie Kompanii. Kontroluje najwyższa suma, jeśli jest większa od 0 i nikt jej nie dzieli; jeśli dzieli ją kilku graczy, kontrolują Dynastie, o ile są wśród nich, a w innym razie nikt.
    .ruling = Najemnicy liczą się tylko w Dniu i Wieczorze tury nabywcy, więc nigdy do Dominacji ani do „Królewskich roszczeń”. W wersji prawa „english”: Dynastie kontrolują przy remisie tylko wtedy, gdy mają tam własnego wojownika lub budynek.
root-law-PROC-2 = Walka przebiega w tej kolejności: polana, obrońca i walczący razem sojusznik lub najemnicy; Zasadzka, udaremnienie i obrażenia z Zasadzki; wezwanie Rozjemcy przez obrońcę; rzut i jego ograniczenia; obrażenia dodatkowe, najpierw te, które powstają same, potem te z kart; wybór strat i wspólne usunięcie; na końcu to, co walka zmienia między Włóczęgą a sojusznikiem.
    .ruling = Pytanie o Zasadzkę pomija się przy „Oddziale zwiadowczym” lub pustej ręce obrońcy, a pytanie o udaremnienie przy pustej ręce atakującego. Zadane obrażenia to wyrzucone, żadne, jeśli trafiony użył „Zbrojmistrzów”, plus dodatkowe. Wyrzucone obrażenia ogranicza liczba wojowników na polanie, łącznie z walczącymi najemnikami, a u obrońcy powiększona o nieuszkodzone miecze wezwanego Rozjemcy; u Włóczęgi liczba nieuszkodzonych mieczy, a gdy atakuje z sojusznikiem, także liczba jego wojowników na tej polanie. Obrażenia ponad ostatni komponent, który można usunąć, przepadają.
root-law-PROC-3 = Komponenty usuwane z jednej przyczyny w jednej chwili opuszczają mapę razem. Potem zmieniają się relacje, przyznaje się naraz wszystkie punkty za usunięcie i sprawdza zwycięstwo; potem Włóczęga dotknięty wielką czystką uszkadza przedmioty; potem po kolei rozpatruje się Szpitale Polowe, bunt, utratę Bazy, zakłócenia w handlu i Strach przed Wiernymi.
    .ruling = Jedna przyczyna to: obrażenia z Zasadzki, obrażenia obu stron po rzucie, rewolta, karta Przysługi ze wszystkimi jej polanami, Spalona Ziemia, cios, nawrócenie, uświęcenie, użycie „Poborcy podatkowego”. Twierdza i faktorie opuszczają grę, a wojownicy broniących się Kultystów zostają akolitami. Wojownicy Markizy, których mogą uratować Szpitale Polowe, czekają osobno, aż to się rozstrzygnie; jeśli Twierdzy już nie ma albo Markiza nie ma kart, od razu trafiają do puli. Kolejność tego, co czeka, ustala aktywny gracz; w wersji prawa „english” po walce ustala ją właściciel usuniętych komponentów.
root-law-PROC-4 = Tura przebiega tak: początek Świtu, Świt, początek Dnia, Dzień, początek Wieczoru, Wieczór. Efekty, które wymieniają początek fazy, działają właśnie wtedy; efektów Świtu lub Dnia można użyć przed krokami lub akcjami tej fazy, między nimi i po nich. Na końcu zeruje się wszystko, co liczono w tej turze.
    .ruling = Na początku Świtu liczy się odkryte herbaty, potem może wygrać Dominacja, potem przychodzi czas na usługi Kompanii i Bank „Lepsza Nora”, w kolejności wybranej przez aktywnego gracza. O Świcie można użyć „Królewskich roszczeń” i „Pieniądze albo życie!”, na początku Dnia „Nory dowodzenia”, w Dniu „Łamaczy szyfrów”, „Poborcy podatkowego” i kart Dominacji, na początku Wieczoru „Szewca”. Zamieszki i Kryjówka kończą Dzień natychmiast. Faza, w której nie ma już o czym decydować, kończy się sama tylko wtedy, gdy nie można użyć żadnego nieobowiązkowego efektu; w innym razie kończy ją gracz. Umowa o najemników i łodzie rzeczne obowiązują do końca tury.

## Decyzje

root-law-DEC-1 = Jedna decyzja to jeden wybór; wyboru obowiązkowego, który ma jedną opcję i zależy tylko od tego, co widzą wszyscy, dokonuje się bez pytania. Podczas przygotowania Markiza wybiera narożnik dla Twierdzy i polanę dla każdego z trzech budynków; Dynastie swój narożnik, jeśli nie ma Markizy, i przywódcę; każdy Włóczęga postać i las; Kultyści swój narożnik, jeśli wolnych jest kilka, i symbol wygnańców; Kompania polanę dla każdego z czterech wojowników i cenę każdej usługi.
root-law-DEC-2 = W swojej turze wybierasz krok po kroku: kartę do przekucia i symbole, którymi za nią płacisz; przy ruchu polanę, którą opuszczasz, tę, na którą wchodzisz, i liczbę wojowników; przy walce polanę, obrońcę i to, czy walczą najemnicy; które usługi kupić oraz kartę lub przedmioty do nich; który z czekających efektów będzie następny; które karty odrzucić; którego efektu karty użyć; i kiedy kończy się nieobowiązkowy krok.
    .ruling = Niedokończony wybór wycofuje się przez cofnięcie; osobnej opcji powrotu nie ma.
root-law-DEC-3 = W walce i przy usuwaniu gra czeka zawsze na dokładnie jedno miejsce przy stole, także na takie, którego tura właśnie nie trwa: na Zasadzkę lub udaremnienie, efekty kart, budynki, żetony, przedmioty lub wojowników sojusznika tracone od obrażeń, Rozjemcę, Szpitale Polowe, kartę oddaną przy buncie, ograniczenie Stronników do pięciu i fundusze tracone przez zakłócenia w handlu.
root-law-DEC-4 = Własne akcje frakcji wybiera się także małymi krokami: najpierw co zrobić, potem którą kartą, gdzie i którym komponentem. Wybrać można tylko to, co da się doprowadzić do końca, a to, co nieobowiązkowe, można pominąć lub zakończyć.

## Kolejność przygotowania

root-law-SET-1 = Przygotowanie przebiega w tej kolejności: mapa i symbole; zasięg; frakcje, miejsca i pierwszy gracz; punkty; talia i ręce po trzy karty, rozdawane w kolejności tur; ruiny; pula przedmiotów; potem przygotowują się Markiza, Dynastie, Sojusz, Włóczędzy, Kultyści i Kompania, a tory mają wartości z plansz frakcji.
    .ruling = Od lewej do prawej na torach jest: koszt w drewnie 0 1 2 3 3 4; tartaki 0 1 2 3 4 5, warsztaty 0 2 2 3 4 5, koszary 0 1 2 3 3 4 punktów; gniazda 0 1 2 3 4 4 5 punktów; Sympatycy 1 1 1 2 2 2 3 3 3 3 Stronników i 0 1 1 1 2 2 3 4 4 4 punktów; relacje 1, 2, 3 pomoce i 1, 2, 2 punkty; ogrody każdego symbolu 0 2 2 3 4 punktów; faktorie każdego symbolu 2 2 2 punkty; usługi w cenie od 1 do 4. Bez Włóczęgi pod ruinami nic nie leży i zostają one do końca gry: nikt nie może ich eksplorować.

## Koniec gry

root-law-END-1 = Punkty dają: usunięte budynki i żetony przeciwników, przekute przedmioty, „Królewskie roszczenia”, „Pieniądze albo życie!” i „Brutalna taktyka” (drugiej stronie), budynki Markizy, gniazda w Wieczór Dynastii, Despota, Sympatycy oraz relacje Włóczęgi, jego pomoc sojusznikom, misje, zbadane ruiny, niesława, Namowa i Ochrona, punktacja Kultystów oraz faktorie i dywidendy Kompanii. Punkty odbierają tylko zamieszki, i nigdy poniżej 0.
root-law-END-2 = Gra kończy się natychmiast, gdy gracz osiągnie 30 punktów albo na początku swojego Świtu spełni warunek aktywowanej karty Dominacji. Wygrywa ten gracz, a wraz z nim każdy Włóczęga w koalicji ze zwycięzcą. Wcześniej nikt nie odpada.
    .ruling = Wygrywa także Włóczęga, którego partnerem jest Włóczęga wygrywający dzięki innej koalicji. Pozostałych układa się według punktów; gracze z aktywowaną kartą Dominacji lub w koalicji nie mają punktów i są na końcu. Księga Praw nie zna takiej kolejności; służy ona tylko do pokazania.

root-law-END-3 = Jeśli przez dwadzieścia pełnych rund nikt nie zdobędzie punktu i żadna karta nie opuści talii albo przez sto rund nikt nie zdobędzie punktu, gra się kończy: wygrywa gracz z największą liczbą punktów spośród tych, którzy mogą je jeszcze zdobywać. Równe punkty oznaczają wspólne zwycięstwo; jeśli nikt nie może już zdobywać punktów, wygrywają wszyscy.
    .ruling = Według Księgi Praw gra toczy się, aż ktoś wygra, ale wszystkie karty mogą trafić tam, gdzie nikt nie musi ich wydawać, na przykład do Stronników, i wtedy nic nie musi się już nigdy zmienić. Odrzuciliśmy grę bez końca, bo nikt by tak nie grał, oraz krótszy okres, w którym można jeszcze spełnić warunek karty Dominacji.

## Niezmienniki: co jest prawdą po każdej decyzji

root-law-INV-1 = Każda z 54 kart jest w dokładnie jednym miejscu: w talii, na stosie kart odrzuconych, wśród Zagubionych Dusz, wśród dostępnych, na ręce, w obszarze rozgrywki (także karty ujawnione przez Kultystów), w Dekrecie, wśród Stronników albo, przy dwóch graczach, usunięta jako jedna z czterech kart Dominacji.
root-law-INV-2 = Zagubionych Dusz nie ma, jeśli nie grają Kultyści; gdy grają, stos kart odrzuconych rośnie tylko przy odrzucaniu Zagubionych Dusz, a maleje tylko przez tasowanie lub Dniówkę. Karta Dominacji nigdy nie leży na stosie kart odrzuconych, więc raz dobrana nie wraca do talii.
root-law-INV-3 = Dwaj wezyrowie leżą zawsze w kolumnach obecnego przywódcy. Z czterech przywódców dokładnie jeden jest obecny; pozostali leżą odkryci lub zakryci.
root-law-INV-4 = Markiza ma zawsze 25 wojowników, Dynastie 20, Sojusz 10, Kultyści 25, Kompania 15, licząc pulę, polany, Oficerów, akolitów i planszę Kompanii, a podczas usuwania także tych, którzy czekają na Szpitale Polowe. Włóczędzy nie mają żadnego.
root-law-INV-5 = Licząc tor lub pulę i mapę, jest zawsze 6 tartaków, 6 warsztatów, 6 koszar, 7 gniazd, po jednej Bazie każdego symbolu, po pięć ogrodów każdego symbolu, 8 sztuk drewna i 10 żetonów Sympatyków. Twierdza jest na mapie albo poza grą; trzy faktorie każdego symbolu są na torze, na mapie albo poza grą.
root-law-INV-6 = Budynków i ruin na polanie nigdy nie ma więcej niż pól. Ruin jest najwyżej cztery, każde na polu, na którym leżały na początku.
root-law-INV-7 = Na polanie jest najwyżej jedno gniazdo, jeden żeton Sympatyków, jedna faktoria i jedna Twierdza. Twierdza nigdy się nie porusza, a Bazy, ogrody i faktorie stoją na polanach o swoim symbolu.
root-law-INV-8 = Na polanie z Twierdzą nigdy nie umieszcza się komponentu innej frakcji. Na spalonej polanie niczego się nie umieszcza i nic na nią nie wchodzi, poza zakradaniem się w wersji prawa „seed”.
root-law-INV-9 = Każdy z 34 przedmiotów (12 z puli, 8 do ruin, 14 początkowych) jest w dokładnie jednym miejscu: w puli, na polu Przekutych Przedmiotów, w plecaku Włóczęgi, na jego torach lub polu uszkodzonych przedmiotów, pod ruinami, na spalonej polanie albo w pudełku. Pula nigdy nie rośnie.
root-law-INV-10 = Na torach Włóczęgi leżą tylko herbaty, monety i torby, każde na swoim torze, odkryte, nieuszkodzone i najwyżej trzy. Po Wieczorze w plecaku i na polu uszkodzonych przedmiotów jest łącznie najwyżej 6 przedmiotów i po 2 więcej za każdą torbę odkrytą na torze.
root-law-INV-11 = Przy dwóch Włóczęgach żaden nie ma dwóch przedmiotów jednego rodzaju oznaczonych literą R.
root-law-INV-12 = Nikt nie ma mniej niż 0 punktów, a punkty zmniejszają tylko zamieszki. Wynik gracza z aktywowaną kartą Dominacji lub Włóczęgi w koalicji nigdy się nie zmienia.
root-law-INV-13 = Dopóki na mapie nie ma Bazy, Stronników jest najwyżej pięciu. Oficerów nigdy nie ma więcej niż dziesięciu.
root-law-INV-14 = Na końcu swojej tury masz na ręce najwyżej pięć kart. Wszyscy widzą tę samą liczbę kart na każdej ręce.
root-law-INV-15 = W żadnym obszarze rozgrywki nie ma dwóch kart z efektem trwałym o tej samej nazwie ani dwóch aktywowanych kart Dominacji, a żadnego komponentu do przekuwania nie aktywuje się w turze dwa razy.
root-law-INV-16 = Polanę kontroluje jeden gracz albo nikt. Polanę z ogrodem kontrolują Kultyści, Włóczędzy niczego nie kontrolują, a Dynastie nigdy nie kontrolują polany, na której nic się im nie liczy.
root-law-INV-17 = Każda frakcja, która nie jest Włóczęgą, ma jeden znacznik na tabeli relacji każdego Włóczęgi, na dokładnie jednym polu.
root-law-INV-18 = Talia jest pusta tylko wtedy, gdy stos kart odrzuconych był pusty, kiedy opuściła ją ostatnia karta, i odkąd znów są w nim karty, nikt nie musiał dobierać.
root-law-INV-19 = Misji w talii, odkrytych i ukończonych jest zawsze razem 15; odkryte są trzy, chyba że talia misji jest pusta.
root-law-INV-20 = Każda usługa ma cenę od 1 do 4. W Płatnościach, funduszach, Inwestycjach i na polach faktorii leżą tylko wojownicy, a na polu faktorii leży faktoria, jeden wojownik albo nic.
root-law-INV-21 = Naraz pytane jest dokładnie jedno miejsce przy stole, każdą podaną opcję można wykonać, a to, co widać z danego miejsca i co można z niego wybrać, zależy tylko od tego, co wolno tam wiedzieć.
root-law-INV-22 = Ten sam początek i te same decyzje zawsze prowadzą do tej samej gry.
root-law-INV-23 = Dopóki gra się nie skończyła, jest jakaś decyzja do podjęcia, a w żadnej turze decyzje nie ciągną się bez końca.
root-law-INV-24 = Markiza nigdy nie wykonuje więcej niż trzech akcji i po jednej za każdego wydanego na to ptaka, a werbuje najwyżej raz na turę; Sojusz rozpoczyna operację tylko wtedy, gdy wykonał ich mniej, niż ma Oficerów; Kultyści punktują każdy symbol najwyżej raz na turę; nikt nie kupuje więcej usług niż jedną i po jednej za każdą polanę z faktorią i własnym komponentem.

## Pytania i odpowiedzi

root-law-QA-1 = W granicach akcji dozwolone jest to, czego zasady nie zabraniają.
root-law-QA-2 = Żadna akcja nie wymaga zgody innego gracza.
root-law-QA-3 = Zasad przestrzega się co do litery, a nie według tego, co wydaje się naturalne.
root-law-QA-4 = Pojęcie znaczy tylko to, co znaczy: wykonać ruch komponentem i umieścić komponent to dwie różne rzeczy.
