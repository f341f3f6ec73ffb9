### Root: prawo gry po polsku. Tekst angielski jest w games/root/law.toml, pod tymi samymi numerami.
###
### Słowniczek
###   Law — Księga Praw; Birdsong, Daylight, Evening — Świt, Dzień, Wieczór; victory points — punkty zwycięstwa, punkty
###   clearing, path — polana, ścieżka; river, forest — rzeka, las; slot — pole; ruin — ruiny; corner clearing — narożna polana
###   suit — symbol; bird, fox, rabbit, mouse — ptak, lis, królik, mysz; to match — pasować; wild — uniwersalny
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
###   Eyrie — Dynastie; roost, Decree, leader, vizier — gniazdo, Dekret, przywódca, wezyr; turmoil — zamieszki
###   Alliance — Sojusz; sympathy token — żeton Sympatyków; supporters, officer, base — Stronnicy, Oficer, Baza; revolt — rewolta; Outrage — bunt
###   Vagabond — Włóczęga; Satchel, damaged box, track — plecak, pole uszkodzonych przedmiotów, tor; to exhaust — wyczerpać
###   explore, aid, quest, strike — eksploracja, pomoc, misja, cios; ally, hostile, infamy — sojusznik, wróg, niesława; full removal — wielka czystka
###   Armorers — Zbrojmistrze; Brutal Tactics — Brutalna taktyka; Scouting Party — Oddział zwiadowczy; Royal Claim — Królewskie roszczenia
###   Stand and Deliver! — Pieniądze albo życie!; Better Burrow Bank — Bank „Lepsza Nora”; Command Warren — Nora dowodzenia
###   Codebreakers — Łamacze szyfrów; Tax Collector — Poborca podatkowy; Cobbler — Szewc; Favor — Przysługa; Day Labor — Dniówka; Hideout — Kryjówka

## 1. Złote zasady

root-law-1-1-1 = Tekst karty jest ważniejszy niż Księga Praw. Zasady ogólnej i zasady frakcji przestrzega się obu, jeśli to możliwe; jeśli nie, obowiązuje zasada frakcji.
root-law-1-1-2 = Czego według zasad zrobić nie można, tego zrobić nie można, chyba że inna zasada wprost znosi ten zakaz.
root-law-1-1-3 = Gdy kilka efektów zachodzi w tej samej chwili, ich kolejność ustala aktywny gracz, chyba że zasada mówi inaczej.
    .ruling = Pytanie, który efekt będzie następny, pada tylko wtedy, gdy czekają co najmniej dwa efekty różnych rodzajów lub różnych właścicieli; jednakowe rozpatruje się bez pytania. Efekty usunięcia czekają, aż wszystkie komponenty usuwane naraz opuszczą mapę, a rozpoczętą akcję kończy się przed użyciem innego nieobowiązkowego efektu, chyba że ten efekt wskazuje właśnie tę chwilę: między dwa ruchy marszu nic się nie zmieści. Odrzuciliśmy stałą kolejność, bo kolejność ma znaczenie; rozpatrywanie po jednym komponencie, bo mogłoby zmienić to, co już stracono; oraz dowolne przerywanie. W wersji prawa „english”: atakujący wskazuje, która strona pierwsza ogłasza efekty w walce, a kolejność skutków usunięcia komponentów w walce ustala ich właściciel; jeśli straciły je obie strony, aktywny gracz mówi, czyje skutki będą pierwsze.
root-law-1-1-4 = Rzecz używana jako inna przejmuje wszystkie jej właściwości, w granicach zasady, która tak mówi.
    .ruling = Przykład wydrukowany przy tej zasadzie przeczy innym zasadom, więc się na nim nie opieramy. W wersji prawa „english” nie ma takiej ogólnej zasady i każda zasada tego rodzaju obowiązuje osobno; różnice dotyczą tylko koalicji i wojowników sojusznika (9.2.8, 9.2.9.ii).
root-law-1-2-1 = Karty z ręki pokazujesz lub ujawniasz tylko wtedy, gdy wymaga tego zasada. Ile masz kart, wiedzą wszyscy.
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
    .ruling = Tasowanie następuje, gdy ostatnia karta opuszcza talię. Jeśli stos kart odrzuconych jest wtedy pusty, tasuje się go przy najbliższym dobieraniu, przy którym są w nim karty; jeśli puste są talia i stos, dobieranie nic nie daje i gra toczy się dalej. Dostępnych kart Dominacji nigdy się nie wtasowuje. Odrzuciliśmy koniec gry z braku kart.
root-law-2-1-3 = Karta wydana lub odrzucona trafia na stos kart odrzuconych; tylko karty Dominacji kładzie się zamiast tego odkryte obok mapy.
root-law-2-1-4 = Ujawnić kartę znaczy położyć ją w swoim obszarze rozgrywki.
root-law-2-1-5 = Jest pięć kart Zasadzki: jedna myszy, jedna królika, jedna lisa i dwie ptaka. Można je wydać jako ich symbol i zagrać w walce, ale nie można ich przekuć.
root-law-2-1-6 = Są cztery karty Dominacji, po jednej każdego symbolu. Można je wydać jako ich symbol i aktywować, ale nie można ich przekuć.
root-law-2-2 = Na mapie jest dwanaście polan połączonych ścieżkami.
root-law-2-2-1 = Dwie polany połączone ścieżką sąsiadują ze sobą.
root-law-2-2-2 = Każda polana ma jeden symbol: myszy, królika lub lisa.
root-law-2-2-3 = Każda polana ma określoną liczbę pól. Budynek potrzebuje wolnego pola i nie można go umieścić tam, gdzie takiego nie ma.
root-law-2-2-4 = Na polach oznaczonych literą R leżą na początku ruiny, a usuwa je tylko eksploracja Włóczęgi.
    .ruling = Ruiny zajmują swoje pole i do nikogo nie należą: nie są komponentem przeciwnika i zostają, gdy usuwa się wszystkie komponenty przeciwników. Eksploracja jest bowiem wskazana jako jedyny sposób.
root-law-2-3 = Rzeka łączy polany, ale nie jest ścieżką: polany połączone tylko rzeką ze sobą nie sąsiadują. Nie dzieli ani polan, ani lasów.
    .ruling = Żadna zasada pudełka podstawowego nie czyni z rzeki ścieżki. W wersji prawa „english” inne jest sformułowanie, zasada ta sama.
root-law-2-4 = Las to obszar otoczony ścieżkami i polanami; na mapie jesiennej jest ich siedem.
root-law-2-4-1 = Las sąsiaduje z każdą polaną, której dotyka, i z każdym lasem, od którego oddziela go dokładnie jedna ścieżka.
root-law-2-5 = Komponentów jest tylko tyle, ile w pudełku. Jeśli masz umieścić, wziąć lub usunąć więcej, niż się da, zrób to z tyloma, z iloma możesz.
    .ruling = Jeśli możliwa jest tylko część jednakowych umieszczeń (drewno w tartakach, wojownicy w koszarach), miejsca wybiera właściciel; odrzuciliśmy stałą kolejność polan. Nieobowiązkowej akcji, która nie umieściłaby ani nie usunęła niczego, nie można wybrać, chyba że zasada mówi inaczej (mobilizacja przy pełnej liczbie Stronników); odrzuciliśmy wydawanie karty lub akcji na nic.
root-law-2-5-1 = Wojowników umieszcza się z puli właściciela, a usunięci do niej wracają. Pionek Włóczęgi nie jest wojownikiem i nigdy się go nie usuwa.
root-law-2-5-2 = Z toru budynków bierze się zawsze ten najbardziej po lewej; usunięty budynek wraca na puste pole swojego toru położone najbardziej po prawej.
root-law-2-5-3 = Żetony, które mają tor, bierze się i odkłada jak budynki: od lewej, a z powrotem na puste pole najbardziej po prawej; pozostałe pochodzą z puli właściciela i do niej wracają.
root-law-2-5-4 = Wziąć przedmiot znaczy przełożyć go z puli na mapie na swoje pole Przekutych Przedmiotów. Usunięty przedmiot opuszcza grę.
root-law-2-5-5 = Wszystkie inne komponenty podlegają własnym zasadom.
root-law-2-6 = Karty w twoim obszarze rozgrywki można wydać, odrzucić lub użyć tylko tak, jak pozwala zasada albo sama karta.
root-law-2-7 = Twoim przeciwnikiem jest każdy inny gracz, który nie jest z tobą w koalicji.
root-law-2-8 = Polanę kontroluje ten, kto ma na niej łącznie najwięcej wojowników i budynków. Żetony i pionek się nie liczą, a przy remisie nie kontroluje jej nikt; tylko Dynastie kontrolują także przy remisie.

## 3. Zwycięstwo

root-law-3-1 = Wygrywa gracz, który pierwszy zdobędzie 30 punktów zwycięstwa. Jeśli kilku graczy osiągnie 30 w tej samej chwili, wygrywa aktywny gracz.
    .ruling = Wynik sprawdza się zaraz po każdym zdarzeniu, które daje punkty, także w turze innego gracza; punkty z jednego zdarzenia, na przykład z obrażeń obu stron walki, dodaje się wcześniej razem. Jeśli kilku graczy osiągnie 30 naraz, a aktywnego wśród nich nie ma, wygrywa pierwszy z nich w kolejności tur po aktywnym graczu: Księga Praw milczy, a pierwszym do 30 można być w każdej chwili. Odrzuciliśmy sprawdzanie tylko na końcu tury albo tylko u aktywnego gracza. Wynik nigdy nie spada poniżej 0; może przekroczyć 30, ale gra jest wtedy skończona.
root-law-3-2 = Każda frakcja ma własne sposoby zdobywania punktów; dwa są dostępne dla wszystkich: usuwanie budynków i żetonów przeciwników oraz przekuwanie przedmiotów.
root-law-3-2-1 = Za każdy usunięty przez ciebie budynek i żeton przeciwnika zdobywasz 1 punkt.
    .ruling = Usuwasz to, co zabierają z mapy twoje obrażenia, twoja karta Przysługi, twoja rewolta lub twój cios. Jeśli gracz oddaje za obrażenie budynek lub żeton, usunął je ten, kto zadał obrażenie; odrzuciliśmy uznanie tego za usunięcie przez właściciela. Za komponenty własne i partnera z koalicji punktów nie ma.
root-law-3-2-2 = Przekucie przedmiotu daje tyle punktów, ile podano na karcie.
root-law-3-3 = Z kartą Dominacji można wygrać bez zdobycia 30 punktów.
root-law-3-3-1 = W swoim Dniu, mając co najmniej 10 punktów, możesz położyć kartę Dominacji z ręki w swoim obszarze rozgrywki. Twój znacznik punktów schodzi z toru: do końca gry nie zdobywasz już punktów i wygrywasz tylko dzięki tej karcie, natychmiast, na początku swojego Świtu.
    .ruling = Możesz to zrobić między dowolnymi dwiema akcjami Dnia. Odtąd nie obowiązują cię zyski ani straty punktów (zamieszki, „Brutalna taktyka”, „Pieniądze albo życie!”), a gdy szuka się partnera do koalicji, nie masz punktów. Pozostajesz przeciwnikiem innych i grasz dalej.
root-law-3-3-1-i = Z kartą Dominacji lisa, królika lub myszy wygrywasz, jeśli na początku swojego Świtu kontrolujesz trzy polany jej symbolu.
root-law-3-3-1-ii = Z kartą Dominacji ptaka wygrywasz, jeśli na początku swojego Świtu kontrolujesz dwie narożne polany leżące naprzeciw siebie po przekątnej.
root-law-3-3-2 = Aktywowana karta Dominacji nie należy już do ręki; nie można jej usunąć ani zastąpić inną.
root-law-3-3-3 = Wydana lub odrzucona karta Dominacji nie trafia na stos kart odrzuconych: kładzie się ją odkrytą obok mapy i jest dostępna.
    .ruling = Dotyczy to każdej drogi na stos kart odrzuconych: limitu kart na ręce, Dekretu utraconego w zamieszkach, odrzuconych Stronników. Wydawanie i odrzucanie traktuje się bowiem jednakowo. Odrzuciliśmy stosowanie tego tylko do kart wydanych jako symbol.
root-law-3-3-4 = W swoim Dniu możesz wziąć na rękę dostępną kartę Dominacji, wydając z ręki kartę jej symbolu. Ptakiem zapłacisz za kartę lisa, królika lub myszy; za kartę ptaka zapłacisz tylko ptakiem.
    .ruling = Możesz to robić dowolną liczbę razy, między akcjami. Kartę Dominacji wolno wydać, by wziąć inną; Stronnikami płacić nie można. Odrzuciliśmy limit jednej karty na turę: tekst go nie zna. Wersja prawa „english” mówi to samo innymi słowami.

## 4. Podstawowe akcje

root-law-4-1 = Większość kart z ręki można przekuć, by uzyskać efekt natychmiastowy albo trwały.
root-law-4-1-1 = Aby przekuć kartę, aktywuj za każdy symbol jej kosztu jeden komponent do przekuwania o tym symbolu. Komponent ma symbol swojej polany i można go aktywować tylko raz na turę; za symbol w trzech kolorach wystarczy komponent o dowolnym symbolu.
    .ruling = Komponenty do przekuwania to warsztaty Markizy, gniazda Dynastii, żetony Sympatyków Sojuszu i wyczerpywane młoty Włóczęgi; młoty mają symbol polany Włóczęgi, a w lesie żadnego. Symbole określone opłaca się przed dowolnymi. Przy dowolnych wybierasz symbol każdego komponentu, jeśli wolne są komponenty o różnych symbolach; komponenty o tym samym symbolu są równoważne i zaznacza się ten na polanie o najniższym numerze.
root-law-4-1-2 = Kartę z efektem natychmiastowym rozpatruje się i odrzuca. Karta przedmiotu przenosi przedmiot z puli na twoje pole Przekutych Przedmiotów i daje swoje punkty; jeśli przedmiotu nie ma w puli, karty nie można przekuć.
root-law-4-1-3 = Przekuta karta z efektem trwałym trafia do twojego obszaru rozgrywki i odtąd możesz używać jej efektu.
root-law-4-1-4 = Nie możesz przekuć karty z efektem trwałym, dopóki w twoim obszarze rozgrywki leży karta o tej samej nazwie.
root-law-4-2 = Ruch to przeniesienie dowolnej liczby twoich wojowników, co najmniej jednego, albo twojego pionka, z jednej polany na jedną sąsiednią.
root-law-4-2-1 = Ruch możesz wykonać tylko wtedy, gdy kontrolujesz polanę, którą opuszczasz, tę, na którą wchodzisz, albo obie.
    .ruling = Kontrolę ocenia się, zanim komponenty się ruszą, bo jest ona warunkiem ruchu. Odrzuciliśmy liczenie przybywających wojowników.
root-law-4-2-2 = Komponent może w turze poruszać się dowolną liczbę razy; kolejne ruchy można wykonywać tą samą grupą lub różnymi.
root-law-4-3 = Aby rozpocząć walkę, wybierz polanę, na której masz wojowników lub pionek; jesteś atakującym. Jako obrońcę wybierz innego gracza, który ma tam komponenty.
    .ruling = Obrońcą czyni każdy komponent: wojownik, budynek, żeton lub pionek; obrońca bez wojowników jest dozwolony, bo zakłada to zasada o bezbronnych. Budynki i żetony nigdy nie atakują. W wersji prawa „english”: obrońca musi być przeciwnikiem, więc nigdy partnerem z koalicji, a efekty są osobnym krokiem; poza tym wyniki są te same.
root-law-4-3-1 = Pierwszy krok walki: obrońca może zagrać jedną kartę Zasadzki pasującą do polany. Jeśli nie zostanie udaremniona, natychmiast zadaje dwa obrażenia, których nic nie może odeprzeć, i zostaje odrzucona. Jeśli atakujący nie ma tam już ani wojowników, ani pionka, walka się kończy.
    .ruling = Atakujący przyjmuje obrażenia z Zasadzki jak każde inne: najpierw wojownicy, potem to, co sam wybierze. Tworzą one jedno usunięcie ze wszystkimi skutkami i dopiero po nich widać, czy walka się kończy; odrzuciliśmy kończenie jej, zanim Szpitale Polowe zwrócą wojowników na tę samą polanę. Pionek nigdy nie znika, więc Zasadzka nigdy nie kończy ataku Włóczęgi. „Zbrojmistrze” nie chronią przed Zasadzką. W walce można zagrać jedną Zasadzkę. Na atakującego z „Oddziałem zwiadowczym” nie można jej zastawić, więc nikt nie jest pytany. W wersji prawa „english” jest tak samo.
root-law-4-3-1-i = Gdy zagrano Zasadzkę, atakujący może ją udaremnić, zagrywając kartę Zasadzki pasującą do polany. Obie karty zostają odrzucone, a Zasadzka nie zadaje obrażeń.
    .ruling = Na udaremnienie obrońca nie może odpowiedzieć: w walce jest tylko jedna Zasadzka.
root-law-4-3-2 = Drugi krok walki: rzuca się dwiema kośćmi, każda pokazuje od 0 do 3. Atakujący zadaje tyle obrażeń, ile wynosi wyższy wynik, a obrońca tyle, ile niższy; jeśli wyniki są równe, obie strony zadają tyle samo.
root-law-4-3-2-i = Strona nie może zadać więcej wyrzuconych obrażeń, niż ma wojowników na polanie.
    .ruling = Wojowników liczy się w chwili rzutu, a więc po stratach z Zasadzki i po ewentualnym powrocie dzięki Szpitalom Polowym: ograniczenie dotyczy obrażeń z rzutu.
root-law-4-3-2-ii = Po policzeniu wyrzuconych obrażeń obie strony mogą dodać obrażenia dodatkowe ze zdolności i z kart w grze; ich liczby wojownicy nie ograniczają.
    .ruling = Najpierw działa to, co dzieje się samo (Komandor, bezbronność), potem to, czego można użyć. Jeśli obie strony mogą czegoś użyć, aktywny gracz wskazuje, kto ogłasza pierwszy; ta strona ogłasza wszystko, potem druga, a kolejnej rundy nie ma. „Zbrojmistrze” biorą pod uwagę ostateczną liczbę wyrzuconych obrażeń. Odrzuciliśmy ogłaszanie na przemian bez końca i ogłaszanie w tajemnicy. W wersji prawa „english”: kto ogłasza pierwszy, mówi atakujący.
root-law-4-3-2-iii = Obrońca bez wojowników na polanie jest bezbronny: atakujący zadaje 1 dodatkowe obrażenie.
    .ruling = Jest to dokładnie jedno dodatkowe obrażenie, jak mówi podsumowanie Księgi Praw, a ocenia się to w chwili rzutu, tak jak ograniczenie wyrzuconych obrażeń. W wersji prawa „english” jest tak samo.
root-law-4-3-3 = Trzeci krok walki: obie strony zadają obrażenia jednocześnie. Każde obrażenie usuwa z polany jeden komponent drugiej strony; wybiera ten, kto obrywa, ale wszyscy jego wojownicy muszą zginąć przed budynkami i żetonami. Każdy usunięty budynek lub żeton przeciwnika daje 1 punkt.
    .ruling = Wojowników usuwa się bez pytania; potem właściciel wybiera po jednym budynku lub żetonie za każde pozostałe obrażenie, jeśli naprawdę ma wybór, a obrażenia ponad ostatni komponent przepadają. Najpierw wybiera obrońca, potem atakujący, i nic nie opuszcza mapy, dopóki nie wybiorą obaj: obrażenia są jednoczesne, ale nikt nie wybiera w tajemnicy. Odrzuciliśmy usuwanie najpierw po jednej stronie, bo druga widziałaby skutki. Pionka nigdy się nie usuwa: Włóczęga uszkadza zamiast tego przedmioty. W wersji prawa „english”: skutki usunięcia porządkuje ten, kto stracił komponenty.

## 5. Przygotowanie

root-law-5-1-1 = Każdy gracz dostaje jedną frakcję, w sposób dowolny, najlepiej tak, by frakcje miały łącznie dość zasięgu. Miejsca i pierwszego gracza się losuje. Każdy bierze planszę i komponenty swojej frakcji.
    .ruling = Jeśli frakcje się losuje, wszystkie zestawy odpowiedniej wielkości o wystarczającym zasięgu są jednakowo prawdopodobne, podobnie jak każdy sposób ich rozdania. Tak samo prawdopodobne są każda kolejność miejsc i każde pierwsze miejsce, chyba że stół je ustali; tury biegną zgodnie z ruchem wskazówek zegara.
root-law-5-1-2 = Każdy zaczyna z 0 punktów.
root-law-5-1-3 = Przy dwóch graczach usuwa się cztery karty Dominacji, więc zostaje 50 kart. Talię się tasuje i każdy gracz dobiera trzy karty.
root-law-5-1-4 = Na każdym z czterech pól oznaczonych literą R kładzie się ruiny.
root-law-5-1-5 = Pula na mapie zawiera dwanaście przedmiotów: 2 buty, 2 torby, 1 kuszę, 1 młot, 2 miecze, 2 herbaty i 2 monety.
root-law-5-1-6 = Przygotowuje się dwie kości, a chętni dostają karty pomocy.
root-law-5-1-7 = Frakcje przygotowują się w kolejności liter na planszach: Markiza, Dynastie, Sojusz, Włóczęga.
    .ruling = Podczas przygotowania frakcji gracze znają już swoje trzy karty, bo ręce rozdaje się wcześniej. Zakaz umieszczania przy Twierdzy obowiązuje frakcje, które przygotowują się później, bo zasada nie zna wyjątku.

## 6. Markiza de Kot

root-law-6-1 = Markiza zdobywa punkty, budując tartaki, warsztaty i koszary, za które płaci drewnem.
root-law-6-2-1 = Markiza przekuwa w Dniu, warsztatami.
root-law-6-2-2 = Na polanie z Twierdzą komponenty może umieszczać tylko Markiza; ruch na tę polanę może wykonać każdy. Usunięta Twierdza opuszcza grę.
    .ruling = Zakaz obejmuje każde umieszczanie przez innych: zwerbowanych wojowników, gniazda, Sympatyków, Bazę z rewolty, przygotowanie; takiej akcji nie można tam wybrać. Ruchów, walk i usunięć nie dotyczy, bo „umieścić” rozumie się dosłownie. Gdy Twierdzy już nie ma, nie ma i zakazu.
root-law-6-2-3 = Szpitale Polowe: gdy z polany zostanie usunięta dowolna liczba wojowników Markizy, może ona wydać kartę pasującą do tej polany i umieścić ich wszystkich na polanie z Twierdzą.
    .ruling = Jedna karta ratuje wszystkich jej wojowników z jednej polany przy jednym usunięciu, wszystkich albo żadnego: obrażenia z Zasadzki i obrażenia po rzucie to dwa usunięcia, a o każdą polanę karty Przysługi pyta się osobno. Odrzuciliśmy jedną kartę za wojownika i jedną za całą walkę. Po usunięciu Twierdza musi nadal stać na mapie: obrażenia są jednoczesne, więc odrzuciliśmy ratowanie przed jej upadkiem. Żadna przyczyna nie jest wykluczona, bo tekst żadnej nie wymienia: działa to na samej polanie z Twierdzą, po karcie Przysługi, rewolcie i ciosie, dla wojowników utraconych jako sojusznicy Włóczęgi i przy własnym „Poborcy podatkowym”. Wojownicy i tak liczą się jako usunięci, dla wrogości i niesławy. Umieszcza się ich, a nie wykonuje nimi ruch, więc nie stosuje się ani zasad ruchu, ani buntu; w wersji prawa „english” jest tak samo.
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
    .ruling = Liczy się tylko drewno na polanach, które sama kontroluje, osiągalnych wyłącznie przez kontrolowane polany; odrzuciliśmy branie go z sąsiednich polan kontrolowanych przez innych. Wolne pole musi być na polanie w chwili jej wyboru. Jeśli jest wybór, Markiza wskazuje drewno polana po polanie.
root-law-6-5-4-iii = Markiza umieszcza budynek i zdobywa punkty z pola, które odsłonił na swoim torze.
root-law-6-5-5 = Nadprodukcja: Markiza wydaje kartę i umieszcza jedno drewno w tartaku na polanie o symbolu tej karty; za ptaka w dowolnym tartaku.
root-law-6-6 = Wieczorem Markiza dobiera jedną kartę i po jednej za każdą odsłoniętą premię do dobierania; potem, mając więcej niż pięć kart, odrzuca wybrane, aż zostanie pięć.
    .ruling = U każdej frakcji premia do dobierania liczy się, dopóki jej pole jest puste: trzecie i piąte pole koszar, trzecie i szóste pole gniazd oraz pole każdej Bazy.

## 7. Dynastie Orlich Gniazd

root-law-7-1 = Dynastie co Wieczór zdobywają punkty za gniazda na mapie. W zamian muszą w każdej turze wykonać cały Dekret, bo inaczej wybuchają zamieszki.
root-law-7-2-1 = Dynastie przekuwają karty podczas Dnia, przed wykonaniem Dekretu, aktywując gniazda.
root-law-7-2-2 = Władcy Lasu: Dynastie kontrolują także polanę, na której remisują pod względem łącznej liczby wojowników i budynków. Nigdy nie kontrolują polany, na której nie mają ani wojowników, ani budynków.
    .ruling = Pusta jest polana, na której Dynastie nie mają wojownika ani budynku, nawet jeśli leży tam czyjś żeton albo stoi pionek. Odrzuciliśmy kontrolę Dynastii nad każdą polaną, na której nikt nie ma wojowników ani budynków.
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
    .ruling = Porównuje się tylko polany, na których gniazdo można umieścić: z wolnym polem i bez Twierdzy; inaczej pełna polana mogłaby na zawsze uniemożliwić odbudowę. Krok jest obowiązkowy; gdy w puli jest mniej niż trzech wojowników, umieszcza się tych, którzy są, a gdy nie nadaje się żadna polana, nic się nie dzieje. Odrzuciliśmy porównywanie tylko najliczniejszej frakcji na polanie oraz pomijanie kroku, gdy brakuje wojowników.
root-law-7-5 = Podczas Dnia Dynastie najpierw przekuwają karty, a potem wykonują Dekret.
root-law-7-5-1 = Na początku Dnia Dynastie przekuwają gniazdami dowolnie wiele kart; po rozpoczęciu Dekretu już nie przekuwają.
root-law-7-5-2 = Dynastie wykonują Dekret kolumna po kolumnie: Werbunek, Ruch, Walka, Budowa. W kolumnie biorą karty w dowolnej kolejności, a każda wymaga akcji swojej kolumny na polanie o symbolu karty (ptak: na dowolnej). Jeśli akcji nie da się wykonać w całości, natychmiast wybuchają zamieszki.
    .ruling = Dynastie mogą najpierw wziąć kartę niewykonalną i wtedy zamieszki wybuchają od razu; kartę wykonalną trzeba jednak wykonać, więc nikt nie upada celowo. Odrzuciliśmy przymus zaczynania od kart wykonalnych. Karta jest niewykonalna w takich przypadkach. Werbunek: nie ma gniazda na pasującej polanie albo wojownika w puli. Ruch: żaden wojownik nie może zgodnie z zasadami opuścić pasującej polany. Walka: nie ma pasującej polany z wojownikiem Dynastii i innym graczem. Budowa: nie ma pasującej kontrolowanej polany z wolnym polem, bez gniazda i bez Twierdzy, albo skończyły się gniazda. Efektów kart działających podczas Dnia i kart Dominacji można używać przed kartami Dekretu, między nimi i po nich, ale nigdy po zamieszkach.
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
    .ruling = Jedna karta za każdy ruch na polanę, niezależnie od liczby wojowników, i jedna za każdy usunięty żeton. Płacący wybiera spośród pasujących kart i ptaków; kartę ponad limit Stronników się odrzuca; pusta ręka liczy się jako pokazana. Pionek i umieszczani wojownicy nie wywołują buntu; partner z koalicji Sojuszu płaci jak każdy. Płaci ten, kto usunął żeton lub wykonał ruch: także obrońca, którego obrażenie usuwa żeton atakującego Sojuszu, i Włóczęga za zabranych wojowników sojusznika, oprócz wojowników samego Sojuszu. Odrzuciliśmy kartę za każdego wojownika oraz obciążanie właściciela wojowników. W wersji prawa „english”: za zabranych wojowników płaci sojusznik.
root-law-8-3 = Sojusz przygotowuje się w tej kolejności: wojownicy, Bazy, żetony Sympatyków, Stronnicy.
root-law-8-3-1 = Sojusz ma w puli 10 wojowników.
root-law-8-3-2 = Trzy Bazy, po jednej o każdym symbolu, zaczynają na planszy Sojuszu.
root-law-8-3-3 = Dziesięć żetonów Sympatyków zaczyna na swoim torze.
root-law-8-3-4 = Podczas przygotowania gry Sojusz, oprócz trzech kart na rękę, dobiera trzy karty jako Stronników.
root-law-8-4 = Podczas Świtu Sojusz najpierw przeprowadza wszystkie rewolty, a potem zdobywa Sympatyków.
root-law-8-4-1 = Podczas Świtu Sojusz może przeprowadzić dowolnie wiele rewolt.
    .ruling = Kolejność: wydanie Stronników; usunięcie komponentów przeciwników wraz z punktami, sprawdzeniem zwycięstwa i wszystkimi skutkami usunięcia; umieszczenie Bazy; umieszczenie wojowników; nowy Oficer. Po usunięciu musi być miejsce na Bazę. Odrzuciliśmy Oficera przed wojownikami i Bazę przed usunięciem.
root-law-8-4-1-i = Rewolta wybucha na polanie z Sympatykami, której symbol odpowiada Bazie leżącej jeszcze na planszy Sojuszu.
root-law-8-4-1-ii = Rewolta kosztuje dwóch Stronników o symbolu polany; ptaki zastępują każdy symbol.
root-law-8-4-1-iii = Rewolta usuwa z polany wszystkie komponenty przeciwników i daje po 1 punkcie za każdy budynek i żeton wśród nich. Potem Sojusz umieszcza odpowiednią Bazę i po jednym wojowniku za każdą polanę z Sympatykami o tym symbolu, a jeden wojownik z puli zostaje Oficerem.
    .ruling = Polana rewolty liczy się do polan z Sympatykami. Gdy brakuje wojowników, najpierw obsadza się polanę, a Oficer jest ostatni. Włóczęga, który tam jest, uszkadza trzy przedmioty (9.2.2.i), ale pionek partnera z koalicji nie jest komponentem przeciwnika.
root-law-8-4-2 = Po wszystkich rewoltach Sojusz może podczas Świtu dowolnie wiele razy zdobywać Sympatyków.
root-law-8-4-2-i = Sympatyków zdobywa się na polanie bez Sympatyków, sąsiadującej z polaną z Sympatykami, albo na dowolnej, jeśli żadnej takiej nie ma, ale nigdy na polanie z Twierdzą.
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
    .ruling = Te trzy wybiera Włóczęga, a jeśli ma ich mniej, uszkadza wszystkie, tak jak przy obrażeniach w walce. Takie efekty to rewolta i karty „Przysługi”; jedna karta „Przysługi” trafia Włóczęgę raz.
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
    .ruling = Obowiązują warunki aktywacji: własny Dzień, co najmniej 10 punktów, karta z ręki (3.3.1). Włóczęga nigdy nie wygrywa przez warunek samej karty, a przy dwóch lub trzech graczach w ogóle nie może jej aktywować. Przy szukaniu najmniejszej liczby punktów pomija się graczy z aktywowaną kartą Dominacji; jeśli nikt nie zostaje, nie ma koalicji. Koalicja trwa do końca gry: partnerzy nie są dla siebie przeciwnikami, dla pozostałych nic się nie zmienia, a obaj wygrywają także wtedy, gdy partner wygra dzięki karcie Dominacji aktywowanej później. Odrzuciliśmy koalicję przy mniej niż 10 punktach. W wersji prawa „english”: partner nie może już być w koalicji, co przy jednym Włóczędze nigdy się nie zdarza.
root-law-9-2-9 = Relacje: dla każdej innej frakcji Włóczęga ma znacznik na tablicy z czterema polami, od neutralnego po lewej do sojusznika po prawej, oraz polem wroga.
root-law-9-2-9-i = Włóczęga poprawia relację, pomagając graczowi, który nie jest wrogiem.
root-law-9-2-9-i-a = Każdy krok na następne pole wymaga w jednej turze kilku pomocy temu samemu graczowi: 1 na pierwszy krok, 2 na drugi, 3 na trzeci. Jedna pomoc liczy się tylko do jednego kroku.
    .ruling = Pomoce liczy się osobno dla każdej frakcji, a licznik wraca do zera po kroku i na końcu tury. W jednej turze można więc zrobić kilka kroków: wszystkie trzy wymagają 1 + 2 + 3 pomocy.
root-law-9-2-9-i-b = Gdy relacja się poprawia, jej znacznik przesuwa się o jedno pole w prawo, a Włóczęga dostaje punkty z nowego pola: 1, 2 i 2.
root-law-9-2-9-ii = Frakcja, której znacznik leży na ostatnim polu tablicy, jest sojusznikiem Włóczęgi.
root-law-9-2-9-ii-a = Każda pomoc sojusznikowi daje Włóczędze 2 punkty; pomoc, która dopiero zawiera sojusz, się nie liczy.
root-law-9-2-9-ii-b = Zawsze gdy Włóczęga przechodzi z polany na polanę, może zabrać dowolnie wielu wojowników jednego sojusznika. Zwinność im nie pomaga: sojusznik musi kontrolować jedną z tych dwóch polan.
    .ruling = Dotyczy to tak samo Ruchu, zakradania się i karty „Szewc”, o ile oba końce są polanami; Dynastie jako sojusznik jak zwykle kontrolują polany przy remisie. Ruch wykonuje Włóczęga, więc to on płaci za bunt, chyba że zabiera wojowników Sojuszu. W wersji prawa „english”: jest to ruch sojusznika na tych samych warunkach i za bunt płaci sojusznik.
root-law-9-2-9-ii-v = Gdy Włóczęga rozpoczyna walkę z graczem, który nie jest sojusznikiem, wojownicy jednego sojusznika na tej polanie mogą walczyć jako jego własni. Wyrzucone obrażenia ogranicza wtedy ich liczba plus nieuszkodzone miecze Włóczęgi.
    .ruling = Wojownicy sojusznika nie wnoszą niczego więcej, ani zdolności Komandora, ani wojny partyzanckiej; punkty, niesława i bunt z tej walki przypadają Włóczędze. Kusze nie dodają obrażeń, bo cios jest osobną akcją. W wersji prawa „english”: wojownicy sojusznika mogą walczyć z każdym oprócz własnej frakcji, nawet z innym sojusznikiem.
root-law-9-2-9-ii-g = W walce toczonej z wojownikami sojusznika Włóczęga może przydzielać obrażenia im zamiast przedmiotom. Jeśli w tej walce stracił więcej wojowników sojusznika niż przedmiotów, sojusznik staje się po niej wrogiem.
    .ruling = Każde obrażenie musi przyjąć nieuszkodzony przedmiot albo wojownik sojusznika, dopóki jest choć jeden z nich; dopiero potem obrażenia przepadają. Odrzuciliśmy pomijanie obrażeń, gdy stoją jeszcze wojownicy sojusznika, bo walczą jako własni. Obrażenia z Zasadzki wlicza się do porównania, które dla tego sojusznika zastępuje sprawdzanie usuniętych wojowników. Działają zdolności właściciela związane z utratą wojowników, na przykład Szpitale Polowe.
root-law-9-2-9-iii = Jeśli Włóczęga, atakując lub broniąc się, usunie wojownika gracza, który nie jest wrogiem, znacznik tego gracza natychmiast trafia na pole wroga.
    .ruling = Usunięcie samych budynków lub żetonów niczego nie zmienia. Wrogiem czyni także cios, bo jego własny przepis każe zmienić relację. W wersji prawa „english”: wrogiem czyni każde usunięcie wojownika, także kartą „Przysługi”.
root-law-9-2-9-iii-a = Niesława: we własnej turze Włóczęga dostaje 1 punkt za każdy komponent wrogiej frakcji, który usunie w walce, oprócz punktu za budynek lub żeton. Wojownik, przez którego frakcja stała się wrogiem, się nie liczy.
    .ruling = Gdy kilka komponentów zostaje usuniętych naraz, pierwszy wojownik czyni frakcję wrogiem, a jej pozostałe komponenty dają punkty. Cios nie jest walką i nie daje niesławy. Odrzuciliśmy brak niesławy w całej walce, która czyni frakcję wrogiem.
root-law-9-2-9-iii-b = Aby wejść na polanę z wojownikami wrogich frakcji, Włóczęga musi wyczerpać dodatkowy but za każdą taką frakcję.
    .ruling = Dotyczy to każdego ruchu oprócz zakradania się, więc także karty „Szewc”; lasy nigdy nie kosztują więcej. W wersji prawa „english”: łącznie jeden dodatkowy but, niezależnie od liczby wrogich frakcji. Opcja butów pozwala wybrać każdy z tych sposobów w każdej wersji prawa.
root-law-9-2-9-iii-v = Włóczęga może pomóc wrogowi, na przykład aby wziąć przedmiot, ale frakcja pozostaje wrogiem.
root-law-9-2-9-iii-g = Włóczęga może zawrzeć koalicję z wrogiem; znacznik tej frakcji trafia wtedy na pole neutralne.
root-law-9-3 = Włóczęga przygotowuje się w tej kolejności: postać, pionek, misje, ruiny, przedmioty startowe, relacje.
root-law-9-3-1 = Włóczęga wybiera postać: Złodzieja, Majsterkowicza albo Rangera.
root-law-9-3-2 = Pionek Włóczęgi zaczyna w dowolnym lesie.
root-law-9-3-3 = 15 misji tasuje się i odkrywa trzy.
root-law-9-3-4 = Cztery przedmioty ruin, torbę, but, młot i miecz, kładzie się losowo po jednym pod każdymi ruinami.
root-law-9-3-5 = Włóczęga bierze przedmioty startowe swojej postaci, wszystkie odkryte: herbaty, monety i torby na tory, resztę do plecaka. Niewykorzystane przedmioty startowe wracają do pudełka.
root-law-9-3-6 = Znaczniki wszystkich innych frakcji w grze zaczynają na polu neutralnym.
root-law-9-4 = Podczas Świtu Włóczęga najpierw przygotowuje przedmioty, a potem może się zakraść.
root-law-9-4-1 = Przygotowanie: Włóczęga odkrywa dwa wyczerpane przedmioty za każdą nieuszkodzoną herbatę odkrytą na początku Świtu, a potem jeszcze trzy.
    .ruling = Herbaty liczy się na samym początku Świtu. Można odkrywać też przedmioty uszkodzone, które pozostają uszkodzone; tekst nie ogranicza tego do nieuszkodzonych. Włóczęga wybiera tylko wtedy, gdy wyczerpanych jest więcej, niż można odkryć. W wersji prawa „english”: liczą się tylko herbaty na torze.
root-law-9-4-2 = Zakradanie się: podczas Świtu Włóczęga może przejść na sąsiednią polanę lub do sąsiedniego lasu bez butów, nawet tam, gdzie są wrodzy wojownicy, bez względu na to, co utrudnia opuszczanie polan lub wchodzenie na nie.
    .ruling = W wersji prawa „english”: zakradanie się uchyla tylko to, co utrudnia opuszczenie polany; w podstawowej wersji gry nic nie zabrania wejścia na polanę.
root-law-9-5 = Podczas Dnia Włóczęga wykonuje akcje w dowolnej kolejności i liczbie, dopóki ma co wyczerpywać. Wyczerpane herbaty, monety i torby schodzą z toru i leżą zakryte w plecaku.
    .ruling = W lesie Włóczęga może tylko z niego wyjść, naprawiać, przekładać przedmioty między torem a plecakiem i używać efektów, które nie wymagają polany.
root-law-9-5-1 = Ruch: Włóczęga wyczerpuje jeden but oraz dodatkowe buty za wrogich wojowników i przechodzi na sąsiednią polanę; mogą z nim iść wojownicy sojusznika. Ruchem nie można wejść do lasu, a z lasu można przejść tylko na sąsiednią polanę.
root-law-9-5-2 = Walka: Włóczęga wyczerpuje miecz, aby rozpocząć walkę na swojej polanie. Po niej zmienia relacje.
    .ruling = Jeden miecz wystarcza na całą walkę, bo wyrzucone obrażenia ograniczają nieuszkodzone miecze, wyczerpane lub nie (9.2.6). Odrzuciliśmy wyczerpywanie przedmiotu za każde obrażenie, chyba że przy stole wybrano opcję „miecz za każde obrażenie”: wtedy wyrzucone obrażenia atakującego Włóczęgi ogranicza też liczba mieczy wyczerpanych w tej walce, łącznie z pierwszym, a każdy kolejny wybiera się po rzucie. Włóczęga może walczyć razem z wojownikami sojusznika, a także przeciw sojusznikowi.
root-law-9-5-3 = Eksploracja: Włóczęga wyczerpuje pochodnię, bierze przedmiot z ruin na swojej polanie, pokazuje go i dostaje 1 punkt. Po wzięciu ostatniego przedmiotu ruiny znikają z mapy, a ich pole jest wolne.
root-law-9-5-4 = Pomoc: Włóczęga wyczerpuje dowolny przedmiot i daje kartę z ręki o symbolu polany albo kartę ptaka dowolnemu graczowi, który ma tam komponent, także wrogowi. Potem bierze jeden przedmiot z jego pola Przekutych Przedmiotów, jeśli jakiś tam jest, i w miarę możliwości poprawia relację.
    .ruling = Kolejność: wyczerpanie, karta, przedmiot, relacja i punkty. Obdarowany nie może odmówić. Jeśli przedmiot można wziąć, trzeba to zrobić. W wersji prawa „english”: Włóczęga może z przedmiotu zrezygnować.
root-law-9-5-5 = Misja: Włóczęga wybiera odkrytą misję o symbolu polany i wyczerpuje jej dwa przedmioty. Zatrzymuje misję, odkrywa się nową, a Włóczęga albo dostaje po 1 punkcie za każdą ukończoną misję o tym symbolu, łącznie z tą, albo dobiera dwie karty.
    .ruling = Dwa jednakowe symbole wymagają dwóch przedmiotów. Gdy talia misji jest pusta, odkrytych misji jest mniej.
root-law-9-5-6 = Cios: Włóczęga wyczerpuje kuszę, aby usunąć ze swojej polany wojownika innego gracza albo budynek lub żeton gracza, który nie ma tam wojownika. Po ciosie zmienia relację.
    .ruling = Gracza i komponent wybiera Włóczęga. Budynki i żetony przeciwników dają punkty jak zwykle; cios nigdy nie daje niesławy. W wersji prawa „english”: cios trafia tylko przeciwników, nie partnera z koalicji.
root-law-9-5-7 = Naprawa: Włóczęga wyczerpuje młot, aby zabrać jeden przedmiot z pola uszkodzonych przedmiotów, tą samą stroną do góry: odkryte herbaty, monety i torby trafiają na swój tor, wszystkie inne do plecaka.
    .ruling = Zakryte herbaty, monety i torby trafiają do plecaka, gdzie leżą po wyczerpaniu. Użyty młot musi być nieuszkodzony, więc nie może naprawić sam siebie.
root-law-9-5-8 = Przekuwanie: Włóczęga wyczerpuje tyle młotów, ile symboli ma koszt. Wszystkie mają symbol jego polany, więc kosztu z różnych symboli nie da się zapłacić. Przekuty przedmiot trafia odkryty do plecaka lub na swój tor.
    .ruling = Dowolny symbol w koszcie można opłacić każdym młotem. Jeśli przekuty przedmiot można wziąć, trzeba to zrobić. W wersji prawa „english”: Włóczęga może z niego zrezygnować.
root-law-9-5-9 = Akcja specjalna: Włóczęga wyczerpuje pochodnię, aby wykonać akcję swojej postaci.
root-law-9-6 = Wieczorem Włóczęga wykonuje kolejno: odpoczynek, dobranie kart, odrzucenie kart, limit przedmiotów.
root-law-9-6-1 = Odpoczynek: jeśli Wieczorem Włóczęga jest w lesie, wszystkie uszkodzone przedmioty zostają naprawione i odkryte.
root-law-9-6-2 = Wieczorem Włóczęga dobiera jedną kartę i po jednej za każdą odkrytą monetę na torze.
root-law-9-6-3 = Wieczorem Włóczęga odrzuca nadmiar ponad pięć kart.
root-law-9-6-4 = Limit przedmiotów: na końcu Wieczoru w plecaku i na polu uszkodzonych przedmiotów może leżeć łącznie najwyżej 6 przedmiotów, plus 2 za każdą odkrytą torbę na torze. Nadmiar, według własnego wyboru, Włóczęga usuwa z gry.

## GG. Postacie Włóczęgi

root-law-GG-1 = Złodziej to postać Włóczęgi z akcją specjalną Kradzież.
root-law-GG-1-1 = Złodziej zaczyna z butem, pochodnią, herbatą i mieczem.
root-law-GG-1-2 = Kradzież: Złodziej wyczerpuje pochodnię i bierze losową kartę z ręki gracza obecnego na tej samej polanie.
    .ruling = Ten gracz musi mieć na polanie dowolny komponent i co najmniej jedną kartę na ręce.
root-law-GG-2 = Majsterkowicz to postać Włóczęgi z akcją specjalną Dniówka.
root-law-GG-2-1 = Majsterkowicz zaczyna z butem, pochodnią, torbą i młotem.
root-law-GG-2-2 = Dniówka: Majsterkowicz wyczerpuje pochodnię i bierze ze stosu kart odrzuconych kartę o symbolu polany albo kartę ptaka.
root-law-GG-3 = Ranger to postać Włóczęgi z akcją specjalną Kryjówka.
root-law-GG-3-1 = Ranger zaczyna z butem, pochodnią, kuszą i mieczem.
root-law-GG-3-2 = Kryjówka: Ranger wyczerpuje pochodnię i naprawia trzy przedmioty; potem kończy się Dzień i zaczyna Wieczór.
    .ruling = Przedmioty naprawia się jak akcją naprawy, ale bez młotów. Potrzebny jest co najmniej jeden uszkodzony przedmiot; jeśli jest ich mniej niż trzy, naprawia się wszystkie, bo robi się tyle, ile można. Efekty z początku Wieczoru działają.

## CARD. Karty z efektami

root-law-CARD-1 = Każdą kartę można wydać ze względu na jej symbol. Przekuta karta przedmiotu daje przedmiot i punkty; karta z trwałym efektem leży odkryta w obszarze rozgrywki frakcji, która ją przekuła, a zużytą kartę się odrzuca.
    .ruling = Karty przekutej w tej turze można w niej użyć, jeśli jej chwila jeszcze nie minęła: „Łamaczy szyfrów” i „Poborcy podatkowego” od razu, „Szewca” tego Wieczoru; początek Dnia już wtedy minął. Przekutych kart używa tylko ich właściciel; nie można ich ukraść ani wydać.
root-law-CARD-armorers = „Zbrojmistrze”: po rzucie, jako atakujący lub obrońca, możesz odrzucić tę kartę, aby w tej walce nie przyjąć wyrzuconych obrażeń. Dodatkowe obrażenia i obrażenia z Zasadzki nadal przyjmujesz.
    .ruling = Można jej użyć tylko wtedy, gdy grozi ci co najmniej jedno wyrzucone obrażenie. Chroni całą twoją stronę, także wojowników sojusznika.
root-law-CARD-sappers = „Saperzy”: po rzucie, jako obrońca, możesz odrzucić tę kartę, aby zadać 1 dodatkowe obrażenie.
    .ruling = Działa nawet bez wojowników na polanie, bo dodatkowych obrażeń nie ogranicza liczba wojowników.
root-law-CARD-brutal-tactics = „Brutalna taktyka”: po rzucie, jako atakujący, możesz zadać 1 dodatkowe obrażenie; obrońca natychmiast dostaje 1 punkt.
    .ruling = Można jej użyć raz w każdej walce, a karta zostaje. Jeśli dzięki temu punktowi obrońca ma 30, wygrywa, zanim zostaną zadane obrażenia.
root-law-CARD-scouting-party = „Oddział zwiadowczy”: gdy atakujesz, karty Zasadzki na ciebie nie działają.
    .ruling = Krok Zasadzki się pomija i nie pyta się obrońcy: Zasadzka nie mogłaby zadziałać, a kartę widzą wszyscy.
root-law-CARD-ambush = „Zasadzka!”: nie można jej przekuć. W walce obrońca może ją zagrać na polanie o jej symbolu, aby natychmiast zadać dwa obrażenia, a atakujący może zagrać własną, aby ją udaremnić; Zasadzka ptaka pasuje do każdej polany.
root-law-CARD-royal-claim = „Królewskie roszczenia”: podczas swojego Świtu możesz odrzucić tę kartę, aby dostać po 1 punkcie za każdą kontrolowaną polanę.
    .ruling = Można jej użyć przed krokami Świtu, między nimi lub po nich; liczą się polany kontrolowane w tej chwili.
root-law-CARD-stand-and-deliver = „Pieniądze albo życie!”: raz podczas swojego Świtu możesz wziąć losową kartę z ręki innego gracza; ten gracz dostaje 1 punkt.
    .ruling = Ten gracz musi mieć kartę na ręce. Można jej użyć przed krokami Świtu, między nimi lub po nich, a karta zostaje.
root-law-CARD-better-burrow-bank = Bank „Lepsza Nora”: na początku swojego Świtu dobierasz kartę i kartę dobiera też wybrany przez ciebie inny gracz.
    .ruling = Jest to obowiązkowe, a wybrać można każdego innego gracza. Najpierw dobierasz ty, co ma znaczenie, gdy talia jest prawie pusta. W wersji prawa „english”: możesz z tego zrezygnować, a jeśli korzystasz, drugi gracz musi być przeciwnikiem.
root-law-CARD-command-warren = „Nora dowodzenia”: na początku swojego Dnia możesz rozpocząć walkę.
    .ruling = Ta walka nie kosztuje akcji ani miecza i nie wiąże jej Dekret ani symbol.
root-law-CARD-codebreakers = „Łamacze szyfrów”: raz podczas swojego Dnia możesz obejrzeć rękę innego gracza.
    .ruling = Można jej użyć przed akcjami, między nimi lub po nich. Karty widzisz tylko ty, takie, jakie są w tej chwili.
root-law-CARD-tax-collector = „Poborca podatkowy”: raz podczas swojego Dnia możesz usunąć z mapy jednego swojego wojownika, aby dobrać kartę.
    .ruling = Musi to być twój wojownik stojący na polanie, więc nie nadaje się Oficer ani wojownik sojusznika, a Włóczęga nigdy nie może jej użyć. Można jej użyć przed akcjami, między nimi lub po nich. Wojownika mogą uratować Szpitale Polowe.
root-law-CARD-cobbler = „Szewc”: na początku swojego Wieczoru możesz wykonać ruch.
    .ruling = Włóczęga nie potrzebuje buta na sam ruch, ale dodatkowe buty za wrogich wojowników musi wyczerpać. Może wyjść z lasu na sąsiednią polanę, bo to zwykły ruch, ale nie może wejść do lasu.
root-law-CARD-favor = „Przysługa lisów”, „Przysługa królików” i „Przysługa myszy”: gdy przekuwasz taką kartę, usuń wszystkie komponenty przeciwników ze wszystkich polan o jej symbolu i dostań po 1 punkcie za każdy budynek i żeton wśród nich. Potem odrzuć kartę.
    .ruling = Wszystkie polany razem to jedno usunięcie. Twoje komponenty, komponenty partnera z koalicji i ruiny zostają; Twierdzę można usunąć. Włóczęga, który tam jest, uszkadza trzy przedmioty. Oficerowie i Stronnicy nie są na mapie.
root-law-CARD-dominance = „Dominacja”: nie można jej przekuć. Podczas swojego Dnia, mając co najmniej 10 punktów, możesz ją aktywować, aby wygrać dzięki kontroli polan zamiast punktów (3.3.1); Włóczęga aktywuje ją, aby zawrzeć koalicję (9.2.8).

## L. Różnice między wersjami prawa, seed i english

root-law-L-01 = Efekty jednoczesne: w wersji prawa „seed” kolejność wszystkich ustala aktywny gracz, także to, kto pierwszy ogłasza efekty w walce, i kolejność skutków usunięcia komponentów. W wersji „english” atakujący decyduje, kto ogłasza pierwszy, a w walce skutki usunięcia porządkuje właściciel usuniętych komponentów; jeśli jest ich dwóch, aktywny gracz mówi, kto jest pierwszy.
root-law-L-02 = Traktowanie czegoś jak czegoś innego: w wersji prawa „seed” rzecz przejmuje wszystkie cechy tej drugiej. W wersji „english” nie ma takiej ogólnej zasady i każdy taki przepis obowiązuje sam dla siebie.
root-law-L-03 = Obrońca: w wersji prawa „seed” można wybrać każdego innego obecnego gracza, także partnera z koalicji. W wersji „english” obrońca musi być przeciwnikiem, więc nigdy partnerem.
    .ruling = Wersja prawa „english” inaczej liczy też kroki walki; wyniki są takie same.
root-law-L-05 = Narożna polana Dynastii na początku gry: w wersji prawa „seed” leży po przekątnej od Twierdzy. W wersji „english” jest to dowolna narożna polana, na której nikt nie zaczyna, w miarę możliwości po przekątnej od innej startowej.
root-law-L-06 = Przedmioty dla Włóczęgi: w wersji prawa „seed” przedmiot z przekuwania lub pomocy trzeba wziąć, jeśli można. W wersji „english” Włóczęga może z niego zrezygnować.
root-law-L-07 = Odkryte nieuszkodzone herbaty, monety i torby: w wersji prawa „seed” przekłada się je swobodnie między torem a plecakiem, a do przygotowania liczy się każda taka herbata. W wersji „english” leżą na torze zawsze, gdy się mieszczą, i liczą się tylko herbaty na torze.
root-law-L-08 = Przedmiot, którego tor jest pełny: w wersji prawa „seed” zostaje tam, gdzie był. W wersji „english” trafia odkryty do plecaka.
root-law-L-09 = Partner z koalicji: w wersji prawa „seed” jest nim inny gracz, który ma najmniej punktów i nie aktywował karty Dominacji. W wersji „english” partner nie może też być już w koalicji.
root-law-L-10 = Wojownicy sojusznika idący z Włóczęgą: w wersji prawa „seed” porusza nimi Włóczęga i on płaci za bunt. W wersji „english” jest to ruch sojusznika na tych samych warunkach i za bunt płaci sojusznik.
root-law-L-11 = Wojownicy sojusznika w walce: w wersji prawa „seed” Włóczęga może ich użyć tylko przeciw graczowi, który nie jest sojusznikiem. W wersji „english” można ich użyć przeciw każdemu oprócz ich własnej frakcji.
root-law-L-12 = Kto staje się wrogiem: w wersji prawa „seed” frakcja, której wojownika Włóczęga usunie ciosem albo w walce jako atakujący lub obrońca. W wersji „english” wystarczy usunąć wojownika w dowolny sposób, także kartą „Przysługi”.
root-law-L-13 = Dodatkowe buty: w wersji prawa „seed” Włóczęga wyczerpuje po jednym za każdą wrogą frakcję, która ma wojowników u celu. W wersji „english” łącznie jeden.
root-law-L-14 = Zakradanie się: w wersji prawa „seed” uchyla wszystko, co utrudnia opuszczanie polan lub wchodzenie na nie. W wersji „english” uchyla tylko to, co utrudnia opuszczanie.
root-law-L-15 = Cios: w wersji prawa „seed” może trafić komponenty każdego innego gracza. W wersji „english” trafia tylko przeciwników, więc nigdy partnera z koalicji.
    .ruling = Gdy nie ma tam wojowników, wersja prawa „english” dopuszcza każdy inny komponent; pionka nie można usunąć, więc w obu wersjach chodzi o budynki i żetony.
root-law-L-17 = Bank „Lepsza Nora”: w wersji prawa „seed” jest obowiązkowy, a kartę może dobrać każdy inny wybrany gracz. W wersji „english” jest dobrowolny, a ten drugi gracz musi być przeciwnikiem.
root-law-L-23 = W niektórych paragrafach obie wersje prawa mówią to samo innymi słowami, na przykład o rzece, karcie Dominacji ptaka, obrażeniach z Zasadzki, bezbronnych, Szpitalach Polowych, Niechęci do Handlu, nowym gnieździe, zamieszkach i eksploracji.

## Dodatki

root-law-A-1 = Każda frakcja ma zasięg: Markiza 10, Dynastie 7, Włóczęga 5, Sojusz 3. Frakcje w grze powinny mieć łącznie co najmniej 17 przy dwóch graczach, 18 przy trzech i 21 przy czterech.
root-law-A-2 = Zestaw frakcji o wystarczającym zasięgu może zaczynać. Jeśli zasięg jest mniejszy od zalecanego, ale wynosi co najmniej 17, gospodarz dostaje ostrzeżenie i musi potwierdzić; poniżej 17 gry zacząć nie można, chyba że stół wyłączył to sprawdzanie.
    .ruling = Księga Praw tylko zaleca zasięg, a dla żądnych przygód podaje 17 jako najmniejszy. Żaden zestaw frakcji z pudełka podstawowego nie mieści się między 17 a swoim zaleceniem: każdy albo zaczyna od razu, albo jest niedozwolony. Odrzuciliśmy dopuszczanie każdego zestawu bez słowa.
root-law-B-1 = W pudełku podstawowym jest 6 tartaków, 6 warsztatów, 6 koszar, 7 gniazd, 3 Bazy, 8 sztuk drewna, 1 Twierdza, 10 żetonów Sympatyków, 55 wojowników (25 Markizy, 20 Dynastii, 10 Sojuszu), 1 pionek, 4 ruiny, 23 przedmioty, 54 karty, 4 przywódców, 2 wezyrów, 3 postacie Włóczęgi, 15 misji i 2 kości.

## Ustawienia

root-law-O-1 = Przed grą stół ustala: wersję prawa, „seed” lub „english”; ile dodatkowych butów kosztują wrodzy wojownicy; czy Włóczęga potrzebuje miecza na każde obrażenie; czy frakcje się wybiera, czy losuje; czy miejsca są losowe, czy ustalone; i jak ściśle sprawdza się zasięg. Każde miejsce przy stole może postanowić, że zawsze pasuje na pytanie o Zasadzkę, udaremnienie lub Szpitale Polowe.
    .ruling = Jeśli nic nie ustalono, obowiązuje prawo „seed”, buty liczy się według prawa, miecz potrzebny jest tylko do rozpoczęcia walki, frakcje się wybiera, miejsca są losowe, a zasięg ma być taki jak zalecany. „english” zmienia dokładnie te paragrafy, które wymieniono pod L. Przy mieczu na każde obrażenie wyrzucone obrażenia atakującego Włóczęgi ogranicza także liczba mieczy wyczerpanych w tej walce: pierwszy to ten, który ją rozpoczyna, każdy następny wyczerpuje się po rzucie; obrażenia dodatkowe i obrona się nie zmieniają. W obu wersjach prawa jest to wyłączone, bo przeczy 9.2.6.

## Informacje

root-law-Z-1 = Rękę zna jej właściciel, a Stronników Sojusz; ich liczbę znają wszyscy. Nikt nie zna kolejności talii i talii misji ani tego, co leży pod ruinami. Wszystko inne jest jawne: stos kart odrzuconych, dostępne karty Dominacji, obszary rozgrywki, Dekret, przywódcy, odkryte misje, przedmioty, pule, tory, Oficerowie, relacje i punkty.
root-law-Z-2 = Dobraną kartę zna ten, kto ją dobrał; wydaną, odrzuconą lub zagraną wszyscy; oddaną lub zabraną dwaj zainteresowani; Stronników dobranych lub zmobilizowanych tylko Sojusz. Rękę pokazaną przy buncie Sojusz widzi raz, a rękę obejrzaną dzięki „Łamaczom szyfrów” widzi tylko ten, kto ich użył. Przedmiot znaleziony w ruinach i kartę wziętą dzięki Dniówce widzą wszyscy.
    .ruling = Gdy przy buncie nie ma pasującej karty, pozostali dowiadują się tylko tyle, że jej nie było. Kartę oddaną Stronnikom i odrzuconą z braku miejsca poznają wszyscy.
root-law-Z-3 = Z pytania nikt nie dowiaduje się tego, co ukryte. Każdy obrońca z kartą na ręce jest pytany o Zasadzkę, każdy atakujący z kartą o udaremnienie, a Markiza z kartą o Szpitale Polowe, niezależnie od tego, czy mają pasującą; spasować można zawsze.
    .ruling = Opcje widzi tylko to miejsce przy stole, którego dotyczy pytanie. Można dla niego ustawić, że zawsze pasuje, byle nie zależało to od ręki. Odrzuciliśmy pytanie tylko tych, którzy mają pasującą kartę, i automatyczne pasowanie za pozostałych: jedno i drugie zdradza rękę, to drugie przez czas odpowiedzi.

## Przebieg

root-law-PROC-1 = Kto kontroluje polanę: dodaje się wojowników i budynki każdego gracza na niej; Włóczęga ich nie ma. Kontroluje najwyższa suma, jeśli jest większa od 0 i nikt jej nie dzieli; jeśli dzieli ją kilku graczy, kontrolują Dynastie, o ile są wśród nich, a w innym razie nikt.
root-law-PROC-2 = Walka przebiega w tej kolejności: polana, obrońca i walczący razem sojusznik; Zasadzka, udaremnienie i obrażenia z Zasadzki; rzut i jego ograniczenia; obrażenia dodatkowe, najpierw te, które powstają same, potem te z kart; wybór strat i wspólne usunięcie; na końcu to, co walka zmienia między Włóczęgą a sojusznikiem.
    .ruling = Pytanie o Zasadzkę pomija się przy „Oddziale zwiadowczym” lub pustej ręce obrońcy, a pytanie o udaremnienie przy pustej ręce atakującego. Zadane obrażenia to wyrzucone, żadne, jeśli trafiony użył „Zbrojmistrzów”, plus dodatkowe. Wyrzucone obrażenia ogranicza liczba wojowników na polanie; u Włóczęgi liczba nieuszkodzonych mieczy, a gdy atakuje z sojusznikiem, także liczba jego wojowników na tej polanie. Obrażenia ponad ostatni komponent, który można usunąć, przepadają.
root-law-PROC-3 = Komponenty usuwane z jednej przyczyny w jednej chwili opuszczają mapę razem. Potem zmieniają się relacje, przyznaje się naraz wszystkie punkty za usunięcie i sprawdza zwycięstwo; potem Włóczęga dotknięty wielką czystką uszkadza przedmioty; potem po kolei rozpatruje się Szpitale Polowe, bunt i utratę Bazy.
    .ruling = Jedna przyczyna to: obrażenia z Zasadzki, obrażenia obu stron po rzucie, rewolta, karta Przysługi ze wszystkimi jej polanami, cios, użycie „Poborcy podatkowego”. Wojownicy Markizy, których mogą uratować Szpitale Polowe, czekają osobno, aż to się rozstrzygnie; jeśli Twierdzy już nie ma albo Markiza nie ma kart, od razu trafiają do puli. Kolejność tego, co czeka, ustala aktywny gracz; w wersji prawa „english” po walce ustala ją właściciel usuniętych komponentów.
root-law-PROC-4 = Tura przebiega tak: początek Świtu, Świt, początek Dnia, Dzień, początek Wieczoru, Wieczór. Efekty, które wymieniają początek fazy, działają właśnie wtedy; efektów Świtu lub Dnia można użyć przed krokami lub akcjami tej fazy, między nimi i po nich. Na końcu zeruje się wszystko, co liczono w tej turze.
    .ruling = Na początku Świtu liczy się odkryte herbaty, potem może wygrać Dominacja, potem działa Bank „Lepsza Nora”. O Świcie można użyć „Królewskich roszczeń” i „Pieniądze albo życie!”, na początku Dnia „Nory dowodzenia”, w Dniu „Łamaczy szyfrów”, „Poborcy podatkowego” i kart Dominacji, na początku Wieczoru „Szewca”. Zamieszki i Kryjówka kończą Dzień natychmiast. Faza, w której nie ma już o czym decydować, kończy się sama tylko wtedy, gdy nie można użyć żadnego nieobowiązkowego efektu; w innym razie kończy ją gracz.

## Decyzje

root-law-DEC-1 = Jedna decyzja to jeden wybór; wyboru obowiązkowego, który ma jedną opcję i zależy tylko od tego, co widzą wszyscy, dokonuje się bez pytania. Podczas przygotowania Markiza wybiera narożnik dla Twierdzy i polanę dla każdego z trzech budynków; Dynastie swój narożnik, jeśli nie ma Markizy, i przywódcę; Włóczęga postać i las.
root-law-DEC-2 = W swojej turze wybierasz krok po kroku: kartę do przekucia i symbole, którymi za nią płacisz; przy ruchu polanę, którą opuszczasz, tę, na którą wchodzisz, i liczbę wojowników; przy walce polanę i obrońcę; który z czekających efektów będzie następny; które karty odrzucić; którego efektu karty użyć; i kiedy kończy się nieobowiązkowy krok.
    .ruling = Niedokończony wybór wycofuje się przez cofnięcie; osobnej opcji powrotu nie ma.
root-law-DEC-3 = W walce i przy usuwaniu gra czeka zawsze na dokładnie jedno miejsce przy stole, także na takie, którego tura właśnie nie trwa: na Zasadzkę lub udaremnienie, efekty kart, budynki, żetony, przedmioty lub wojowników sojusznika tracone od obrażeń, Szpitale Polowe, kartę oddaną przy buncie i ograniczenie Stronników do pięciu.
root-law-DEC-4 = Własne akcje frakcji wybiera się także małymi krokami: najpierw co zrobić, potem którą kartą, gdzie i którym komponentem. Wybrać można tylko to, co da się doprowadzić do końca, a to, co nieobowiązkowe, można pominąć lub zakończyć.

## Kolejność przygotowania

root-law-SET-1 = Przygotowanie przebiega w tej kolejności: zasięg; frakcje, miejsca i pierwszy gracz; punkty; talia i ręce po trzy karty, rozdawane w kolejności tur; ruiny; pula przedmiotów; potem przygotowują się Markiza, Dynastie, Sojusz i Włóczęga, a tory mają wartości z plansz frakcji.
    .ruling = Od lewej do prawej na torach jest: koszt w drewnie 0 1 2 3 3 4; tartaki 0 1 2 3 4 5, warsztaty 0 2 2 3 4 5, koszary 0 1 2 3 3 4 punktów; gniazda 0 1 2 3 4 4 5 punktów; Sympatycy 1 1 1 2 2 2 3 3 3 3 Stronników i 0 1 1 1 2 2 3 4 4 4 punktów; relacje 1, 2, 3 pomoce i 1, 2, 2 punkty. Bez Włóczęgi pod ruinami nic nie leży i zostają one do końca gry: nikt nie może ich eksplorować.

## Koniec gry

root-law-END-1 = Punkty dają: usunięte budynki i żetony przeciwników, przekute przedmioty, „Królewskie roszczenia”, „Pieniądze albo życie!” i „Brutalna taktyka” (drugiej stronie), budynki Markizy, gniazda w Wieczór Dynastii, Despota, Sympatycy oraz relacje Włóczęgi, jego pomoc sojusznikom, misje, zbadane ruiny i niesława. Punkty odbierają tylko zamieszki, i nigdy poniżej 0.
root-law-END-2 = Gra kończy się natychmiast, gdy gracz osiągnie 30 punktów albo na początku swojego Świtu spełni warunek aktywowanej karty Dominacji. Wygrywa ten gracz, a wraz z nim każdy Włóczęga w koalicji ze zwycięzcą. Wcześniej nikt nie odpada.
    .ruling = Pozostałych układa się według punktów; gracze z aktywowaną kartą Dominacji lub w koalicji nie mają punktów i są na końcu. Księga Praw nie zna takiej kolejności; służy ona tylko do pokazania.

root-law-END-3 = Jeśli przez dwadzieścia pełnych rund nikt nie zdobędzie punktu i żadna karta nie opuści talii, gra się kończy: wygrywa gracz z największą liczbą punktów spośród tych, którzy mogą je jeszcze zdobywać. Równe punkty oznaczają wspólne zwycięstwo; jeśli nikt nie może już zdobywać punktów, wygrywają wszyscy.
    .ruling = Według Księgi Praw gra toczy się, aż ktoś wygra, ale wszystkie karty mogą trafić tam, gdzie nikt nie musi ich wydawać, na przykład do Stronników, i wtedy nic nie musi się już nigdy zmienić. Odrzuciliśmy grę bez końca, bo nikt by tak nie grał, oraz krótszy okres, w którym można jeszcze spełnić warunek karty Dominacji.

## Niezmienniki: co jest prawdą po każdej decyzji

root-law-INV-1 = Każda z 54 kart jest w dokładnie jednym miejscu: w talii, na stosie kart odrzuconych, wśród dostępnych, na ręce, w obszarze rozgrywki, w Dekrecie, wśród Stronników albo, przy dwóch graczach, usunięta jako jedna z czterech kart Dominacji.
root-law-INV-2 = Karta Dominacji nigdy nie leży na stosie kart odrzuconych, więc raz dobrana nie wraca do talii.
root-law-INV-3 = Dwaj wezyrowie leżą zawsze w kolumnach obecnego przywódcy. Z czterech przywódców dokładnie jeden jest obecny; pozostali leżą odkryci lub zakryci.
root-law-INV-4 = Markiza ma zawsze 25 wojowników, Dynastie 20, Sojusz 10, licząc pulę, polany i Oficerów, a podczas usuwania także tych, którzy czekają na Szpitale Polowe. Włóczęga nie ma żadnego.
root-law-INV-5 = Licząc tor lub pulę i mapę, jest zawsze 6 tartaków, 6 warsztatów, 6 koszar, 7 gniazd, po jednej Bazie każdego symbolu, 8 sztuk drewna i 10 żetonów Sympatyków. Twierdza jest na mapie albo poza grą.
root-law-INV-6 = Budynków i ruin na polanie nigdy nie ma więcej niż pól. Ruin jest najwyżej cztery, każde na polu, na którym leżały na początku.
root-law-INV-7 = Na polanie jest najwyżej jedno gniazdo, jeden żeton Sympatyków i jedna Twierdza. Twierdza nigdy się nie porusza, a Baza stoi na polanie o swoim symbolu.
root-law-INV-8 = Na polanie z Twierdzą nigdy nie umieszcza się komponentu innej frakcji.
root-law-INV-9 = Każdy z 23 przedmiotów (12 z puli, 4 do ruin, 7 początkowych) jest w dokładnie jednym miejscu: w puli, na polu Przekutych Przedmiotów, w plecaku Włóczęgi, na jego torach lub polu uszkodzonych przedmiotów, pod ruinami albo w pudełku. Pula nigdy nie rośnie.
root-law-INV-10 = Na torach Włóczęgi leżą tylko herbaty, monety i torby, każde na swoim torze, odkryte, nieuszkodzone i najwyżej trzy. Po Wieczorze w plecaku i na polu uszkodzonych przedmiotów jest łącznie najwyżej 6 przedmiotów i po 2 więcej za każdą torbę odkrytą na torze.
root-law-INV-12 = Nikt nie ma mniej niż 0 punktów, a punkty zmniejszają tylko zamieszki. Wynik gracza z aktywowaną kartą Dominacji lub Włóczęgi w koalicji nigdy się nie zmienia.
root-law-INV-13 = Dopóki na mapie nie ma Bazy, Stronników jest najwyżej pięciu. Oficerów nigdy nie ma więcej niż dziesięciu.
root-law-INV-14 = Na końcu swojej tury masz na ręce najwyżej pięć kart. Wszyscy widzą tę samą liczbę kart na każdej ręce.
root-law-INV-15 = W żadnym obszarze rozgrywki nie ma dwóch kart z efektem trwałym o tej samej nazwie ani dwóch aktywowanych kart Dominacji, a żadnego komponentu do przekuwania nie aktywuje się w turze dwa razy.
root-law-INV-16 = Polanę kontroluje jeden gracz albo nikt. Włóczęga niczego nie kontroluje, a Dynastie nigdy nie kontrolują polany bez własnego wojownika lub budynku.
root-law-INV-17 = Każda frakcja oprócz Włóczęgi ma jeden znacznik na tabeli relacji, na dokładnie jednym polu.
root-law-INV-18 = Talia jest pusta tylko wtedy, gdy stos kart odrzuconych był pusty, kiedy opuściła ją ostatnia karta, i odkąd znów są w nim karty, nikt nie musiał dobierać.
root-law-INV-19 = Misji w talii, odkrytych i ukończonych jest zawsze razem 15; odkryte są trzy, chyba że talia misji jest pusta.
root-law-INV-21 = Naraz pytane jest dokładnie jedno miejsce przy stole, każdą podaną opcję można wykonać, a to, co widać z danego miejsca i co można z niego wybrać, zależy tylko od tego, co wolno tam wiedzieć.
root-law-INV-22 = Ten sam początek i te same decyzje zawsze prowadzą do tej samej gry.
root-law-INV-23 = Dopóki gra się nie skończyła, jest jakaś decyzja do podjęcia, a w żadnej turze decyzje nie ciągną się bez końca.
root-law-INV-24 = Markiza nigdy nie wykonuje więcej niż trzech akcji i po jednej za każdego wydanego na to ptaka, a werbuje najwyżej raz na turę; Sojusz rozpoczyna operację tylko wtedy, gdy wykonał ich mniej, niż ma Oficerów.

## Pytania i odpowiedzi

root-law-QA-1 = W granicach akcji dozwolone jest to, czego zasady nie zabraniają.
root-law-QA-2 = Żadna akcja nie wymaga zgody innego gracza.
root-law-QA-3 = Zasad przestrzega się co do litery, a nie według tego, co wydaje się naturalne.
root-law-QA-4 = Pojęcie znaczy tylko to, co znaczy: wykonać ruch komponentem i umieścić komponent to dwie różne rzeczy.
### Root: prawo gry po polsku. Tekst angielski jest w games/root/law.toml, pod tymi samymi numerami.
###
### Słowniczek
###   Birdsong, Daylight, Evening — Świt, Dzień, Wieczór; points — punkty; turn — tura
###   clearing, forest, corner — polana, las, narożna polana; slot, ruin — pole, ruiny; adjacent — sąsiedni
###   suit — symbol; fox, rabbit, mouse, bird — lis, królik, mysz, ptak; card of a suit — karta o symbolu; bird card — karta ptaka
###   rule — kontrolować; piece, warrior, building, token, pawn — komponent, wojownik, budynek, żeton, pionek
###   supply — pula; board, track, play area — plansza frakcji, tor, obszar rozgrywki; box — pudełko
###   craft, activate — przekuwać, aktywować; crafted items box — pole Przekutych Przedmiotów
###   spend, discard — wydać, odrzucić; deck, discard pile, hand — talia, stos kart odrzuconych, ręka
###   attacker, defender, enemy — atakujący, obrońca, przeciwnik; ambush — Zasadzka; defenseless — bezbronny
###   hit, rolled hit, extra hit — obrażenie, wyrzucone obrażenie, dodatkowe obrażenie
###   Eyrie — Dynastie; roost, Decree, leader, vizier, turmoil — gniazdo, Dekret, przywódca, wezyr, zamieszki
###   columns Recruit, Move, Battle, Build — Werbunek, Ruch, Walka, Budowa
###   Alliance — Sojusz; sympathy, supporters, officer, base — Sympatycy, Stronnicy, Oficer, Baza
###   revolt, spread sympathy, Outrage — rewolta, zdobywanie Sympatyków, bunt
###   mobilize, train, organize — mobilizacja, szkolenie, przegrupowanie
###   Vagabond — Włóczęga; Satchel, damaged box — plecak, pole uszkodzonych przedmiotów
###   exhaust, face up, face down — wyczerpać, odkryty, zakryty; damage, repair — uszkodzić, naprawić
###   boot, bag, crossbow, hammer, sword, tea, coin, torch — but, torba, kusza, młot, miecz, herbata, moneta, pochodnia
###   refresh, slip, explore, aid, quest, strike — przygotowanie, zakradanie się, eksploracja, pomoc, misja, cios
###   indifferent, allied, hostile, infamy — neutralny, sojusznik, wróg, niesława; coalition — koalicja; partner — partner z koalicji; law — wersja prawa
###   Armorers — Zbrojmistrze; Sappers — Saperzy; Brutal Tactics — Brutalna taktyka; Scouting Party — Oddział zwiadowczy
###   Ambush! — Zasadzka!; Royal Claim — Królewskie roszczenia; Stand and Deliver! — Pieniądze albo życie!
###   Better Burrow Bank — Bank „Lepsza Nora”; Command Warren — Nora dowodzenia; Codebreakers — Łamacze szyfrów
###   Tax Collector — Poborca podatkowy; Cobbler — Szewc; Favor of the … — Przysługa …; Dominance — Dominacja
