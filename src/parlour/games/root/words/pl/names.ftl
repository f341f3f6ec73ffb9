### Root: nazwy frakcji, kart, komponentów i miejsc oraz krótko o działaniu kart: te słowa stoją na małych kartach.

root-title = Root
root-intro = Każda frakcja gra we własną grę: Markiza buduje, Dynastie słuchają Dekretu, Sojusz podburza las, Włóczęga wędruje i pomaga, Kultyści sadzą ogrody i prześladują wygnańców, Kompania handluje. Kontroluj polany dzięki wojownikom i budynkom, przekuwaj karty, walcz tam, gdzie się to opłaca. Wygrywa ten, kto pierwszy ma 30 punktów, chyba że ktoś wcześniej spełni warunek karty Dominacji.
    .more = (rules albo rules 4: całe zasady)

## Ustawienia stołu

root-setting-map = Mapa
root-setting-law = Zasady
root-setting-factions = Frakcje
root-setting-characters = Postać Włóczęgi
root-setting-reach_check = Dobór frakcji
root-setting-seating = Miejsca przy stole

## Frakcje

root-faction-marquise = Markiza de Kot
root-faction-eyrie = Dynastie Orlich Gniazd
root-faction-alliance = Sojusz Stworzeń Leśnych
root-faction-vagabond = Włóczęga
root-faction-vagabond_second = Drugi Włóczęga
root-faction-lizard_cult = Jaszczurzy Kultyści
root-faction-riverfolk = Kompania Plemion Rzecznych

root-faction-marquise-short = Markiza
root-faction-eyrie-short = Dynastie
root-faction-alliance-short = Sojusz
root-faction-vagabond-short = Włóczęga
root-faction-vagabond_second-short = Włóczęga II
root-faction-lizard_cult-short = Kultyści
root-faction-riverfolk-short = Kompania

# w dzienniku, przed czasownikiem w liczbie pojedynczej
root-seat-marquise = Markiza de Kot
root-seat-eyrie = Dynastia Orlich Gniazd
root-seat-alliance = Sojusz Stworzeń Leśnych
root-seat-vagabond = Włóczęga
root-seat-vagabond_second = Drugi Włóczęga
root-seat-lizard_cult = Jaszczurzy Kult
root-seat-riverfolk = Kompania Plemion Rzecznych

## Symbole, przedmioty, komponenty

root-suit-fox = lis
root-suit-rabbit = królik
root-suit-mouse = mysz
root-suit-bird = ptak

root-item-boot = but
root-item-bag = torba
root-item-crossbow = kusza
root-item-hammer = młot
root-item-sword = miecz
root-item-tea = herbata
root-item-coin = moneta
root-item-torch = pochodnia

root-kind-sawmill = tartak
root-kind-workshop = warsztat
root-kind-recruiter = koszary
root-kind-roost = gniazdo
root-kind-base = Baza
root-kind-garden = ogród
root-kind-wood = drewno
root-kind-keep = Twierdza
root-kind-sympathy = żeton Sympatyków
root-kind-trade-post = faktoria

## Miejsca i pory

root-map-autumn = Mapa jesienna
root-map-winter = Mapa zimowa
root-clearing = polana { $n }
root-forest-1_2_5_10 = las 1–2–5–10
root-forest-1_9_10_12 = las 1–9–10–12
root-forest-2_6_10_11_12 = las 2–6–10–11–12
root-forest-3_6_11 = las 3–6–11
root-forest-3_7_11_12 = las 3–7–11–12
root-forest-4_7_8_12 = las 4–7–8–12
root-forest-4_9_12 = las 4–9–12
root-forest-1_2_5_6_11_12 = las 1–2–5–6–11–12
root-forest-1_10_11 = las 1–10–11
root-forest-2_7_12 = las 2–7–12
root-forest-3_7_12 = las 3–7–12
root-forest-3_8_12 = las 3–8–12
root-forest-4_9_11 = las 4–9–11
root-forest-4_10_11 = las 4–10–11
root-forest-8_9_11_12 = las 8–9–11–12

root-phase-setup = Przygotowanie
root-phase-birdsong = Świt
root-phase-daylight = Dzień
root-phase-evening = Wieczór

## Dynastie: Dekret i przywódcy

root-column-recruit = Werbunek
root-column-move = Ruch
root-column-battle = Walka
root-column-build = Budowa

root-leader-builder = Budowniczy
root-leader-charismatic = Charyzmatyk
root-leader-commander = Komandor
root-leader-despot = Despota

root-leader-builder-text = Wezyrowie: { root-column-recruit }, { root-column-move }. Przekute przedmioty dają wszystkie swoje punkty.
root-leader-charismatic-text = Wezyrowie: { root-column-recruit }, { root-column-battle }. Każdy werbunek wystawia dwóch wojowników.
root-leader-commander-text = Wezyrowie: { root-column-move }, { root-column-battle }. Atakując, zadajesz 1 dodatkowe obrażenie.
root-leader-despot-text = Wezyrowie: { root-column-move }, { root-column-build }. Walka, w której usuniesz budynek lub żeton przeciwnika, daje jeszcze 1 punkt.

## Włóczęga: postacie i relacje

root-character-thief = Złodziej
root-character-tinker = Majsterkowicz
root-character-ranger = Ranger
root-character-vagrant = Przybłęda
root-character-arbiter = Rozjemca
root-character-scoundrel = Łotr

root-character-thief-text = Kradzież: wyczerp pochodnię, weź losową kartę z ręki gracza na twojej polanie.
root-character-tinker-text = Dniówka: wyczerp pochodnię, weź ze stosu kart odrzuconych kartę symbolu twojej polany lub ptaka.
root-character-ranger-text = Kryjówka: wyczerp pochodnię, napraw trzy przedmioty; twój Dzień się kończy.
root-character-vagrant-text = Namowa: wyczerp pochodnię i poślij do walki dwóch graczy z twojej polany; ich straty to twoje punkty.
root-character-arbiter-text = Ochrona: obrońca na twojej polanie może skorzystać z twoich mieczy; otrzymujesz 1 punkt.
root-character-scoundrel-text = Spalona Ziemia: zostaw pochodnię na swojej polanie; komponenty przeciwników znikają i nikt już tam nie wejdzie.

root-relation-indifferent = neutralny
root-relation-amiable = życzliwy
root-relation-friendly = przyjazny
root-relation-allied = sojusznik
root-relation-hostile = wróg

## Misje

root-quest-fox-errand = Sprawunek ({ root-suit-fox })
root-quest-rabbit-errand = Sprawunek ({ root-suit-rabbit })
root-quest-mouse-escort = Eskorta
root-quest-rabbit-expel-bandits = Przegonić bandytów ({ root-suit-rabbit })
root-quest-mouse-expel-bandits = Przegonić bandytów ({ root-suit-mouse })
root-quest-rabbit-fend-off-a-bear = Odpędzić niedźwiedzia ({ root-suit-rabbit })
root-quest-mouse-fend-off-a-bear = Odpędzić niedźwiedzia ({ root-suit-mouse })
root-quest-fox-fundraising = Zbiórka pieniędzy
root-quest-fox-give-a-speech = Wygłosić mowę ({ root-suit-fox })
root-quest-rabbit-give-a-speech = Wygłosić mowę ({ root-suit-rabbit })
root-quest-rabbit-guard-duty = Służba wartownicza ({ root-suit-rabbit })
root-quest-mouse-guard-duty = Służba wartownicza ({ root-suit-mouse })
root-quest-fox-logistics-help = Pomoc w transporcie ({ root-suit-fox })
root-quest-mouse-logistics-help = Pomoc w transporcie ({ root-suit-mouse })
root-quest-fox-repair-a-shed = Naprawić szopę

## Nazwy kart

root-name-armorers = Zbrojmistrze
root-name-sappers = Saperzy
root-name-brutal-tactics = Brutalna taktyka
root-name-royal-claim = Królewskie roszczenia
root-name-birdy-bindle = Ptasi tobołek
root-name-woodland-runners = Leśni biegacze
root-name-arms-trader = Handlarz bronią
root-name-crossbow = Kusza
root-name-ambush = Zasadzka!
root-name-dominance = Dominacja
root-name-stand-and-deliver = Pieniądze albo życie!
root-name-tax-collector = Poborca podatkowy
root-name-gently-used-knapsack = Prawie nowy plecak
root-name-root-tea = Herbata z korzeni
root-name-travel-gear = Ekwipunek podróżny
root-name-protection-racket = Haracz
root-name-foxfolk-steel = Lisia stal
root-name-anvil = Kowadło
root-name-favor-of-the-foxes = Przysługa lisów
root-name-better-burrow-bank = Bank „Lepsza Nora”
root-name-cobbler = Szewc
root-name-command-warren = Nora dowodzenia
root-name-smugglers-trail = Szlak przemytnika
root-name-a-visit-to-friends = Wizyta u przyjaciół
root-name-bake-sale = Kiermasz wypieków
root-name-favor-of-the-rabbits = Przysługa królików
root-name-codebreakers = Łamacze szyfrów
root-name-scouting-party = Oddział zwiadowczy
root-name-mouse-in-a-sack = Mysz w worku
root-name-investments = Inwestycje
root-name-sword = Miecz
root-name-favor-of-the-mice = Przysługa myszy

## Karty po kolei

root-card-armorers-1 = { root-name-armorers }
root-card-armorers-2 = { root-name-armorers }
root-card-sappers-1 = { root-name-sappers }
root-card-sappers-2 = { root-name-sappers }
root-card-brutal-tactics-1 = { root-name-brutal-tactics }
root-card-brutal-tactics-2 = { root-name-brutal-tactics }
root-card-royal-claim = { root-name-royal-claim }
root-card-birdy-bindle = { root-name-birdy-bindle }
root-card-woodland-runners = { root-name-woodland-runners }
root-card-arms-trader = { root-name-arms-trader }
root-card-crossbow-bird = { root-name-crossbow } ({ root-suit-bird })
root-card-ambush-bird-1 = { root-name-ambush } ({ root-suit-bird })
root-card-ambush-bird-2 = { root-name-ambush } ({ root-suit-bird })
root-card-dominance-bird = { root-name-dominance } ({ root-suit-bird })
root-card-stand-and-deliver-1 = { root-name-stand-and-deliver }
root-card-stand-and-deliver-2 = { root-name-stand-and-deliver }
root-card-tax-collector-1 = { root-name-tax-collector }
root-card-tax-collector-2 = { root-name-tax-collector }
root-card-tax-collector-3 = { root-name-tax-collector }
root-card-gently-used-knapsack = { root-name-gently-used-knapsack }
root-card-root-tea-fox = { root-name-root-tea } ({ root-suit-fox })
root-card-travel-gear-fox = { root-name-travel-gear } ({ root-suit-fox })
root-card-protection-racket = { root-name-protection-racket }
root-card-foxfolk-steel = { root-name-foxfolk-steel }
root-card-anvil = { root-name-anvil }
root-card-favor-of-the-foxes = { root-name-favor-of-the-foxes }
root-card-ambush-fox = { root-name-ambush } ({ root-suit-fox })
root-card-dominance-fox = { root-name-dominance } ({ root-suit-fox })
root-card-better-burrow-bank-1 = { root-name-better-burrow-bank }
root-card-better-burrow-bank-2 = { root-name-better-burrow-bank }
root-card-cobbler-1 = { root-name-cobbler }
root-card-cobbler-2 = { root-name-cobbler }
root-card-command-warren-1 = { root-name-command-warren }
root-card-command-warren-2 = { root-name-command-warren }
root-card-smugglers-trail = { root-name-smugglers-trail }
root-card-root-tea-rabbit = { root-name-root-tea } ({ root-suit-rabbit })
root-card-a-visit-to-friends = { root-name-a-visit-to-friends }
root-card-bake-sale = { root-name-bake-sale }
root-card-favor-of-the-rabbits = { root-name-favor-of-the-rabbits }
root-card-ambush-rabbit = { root-name-ambush } ({ root-suit-rabbit })
root-card-dominance-rabbit = { root-name-dominance } ({ root-suit-rabbit })
root-card-codebreakers-1 = { root-name-codebreakers }
root-card-codebreakers-2 = { root-name-codebreakers }
root-card-scouting-party-1 = { root-name-scouting-party }
root-card-scouting-party-2 = { root-name-scouting-party }
root-card-mouse-in-a-sack = { root-name-mouse-in-a-sack }
root-card-root-tea-mouse = { root-name-root-tea } ({ root-suit-mouse })
root-card-travel-gear-mouse = { root-name-travel-gear } ({ root-suit-mouse })
root-card-investments = { root-name-investments }
root-card-sword = { root-name-sword }
root-card-crossbow-mouse = { root-name-crossbow } ({ root-suit-mouse })
root-card-favor-of-the-mice = { root-name-favor-of-the-mice }
root-card-ambush-mouse = { root-name-ambush } ({ root-suit-mouse })
root-card-dominance-mouse = { root-name-dominance } ({ root-suit-mouse })

## Co robią karty

root-effect-armorers = Odrzuć w walce, aby nie otrzymać wyrzuconych obrażeń.
root-effect-sappers = Odrzuć, broniąc się: zadaj 1 dodatkowe obrażenie.
root-effect-brutal-tactics = Atakując, możesz zadać 1 dodatkowe obrażenie; obrońca otrzymuje 1 punkt.
root-effect-scouting-party = Gdy atakujesz, zasadzki na ciebie nie działają.
root-effect-ambush = Na pasującej polanie obrońca od razu zadaje 2 obrażenia, a atakujący może udaremnić zasadzkę.
root-effect-royal-claim = O swoim Świcie odrzuć: 1 punkt za każdą polanę, którą kontrolujesz.
root-effect-stand-and-deliver = Raz na Świt: weź losową kartę z cudzej ręki; jej właściciel otrzymuje 1 punkt.
root-effect-better-burrow-bank = Na samym początku Świtu dobierz kartę, potem kartę dobiera wybrany przez ciebie gracz.
root-effect-command-warren = Na samym początku Dnia: jedna walka.
root-effect-codebreakers = Raz na Dzień: obejrzyj rękę innego gracza.
root-effect-tax-collector = Raz na Dzień: usuń z mapy jednego swojego wojownika i dobierz kartę.
root-effect-cobbler = Na samym początku Wieczoru: jeden ruch.
root-effect-favor-of-the-foxes = Usuń wszystkie komponenty przeciwników z lisich polan; 1 punkt za budynek lub żeton.
root-effect-favor-of-the-rabbits = Usuń wszystkie komponenty przeciwników z króliczych polan; 1 punkt za budynek lub żeton.
root-effect-favor-of-the-mice = Usuń wszystkie komponenty przeciwników z mysich polan; 1 punkt za budynek lub żeton.
root-effect-dominance-bird = Od 10 punktów: już nie punktujesz; wygrasz, kontrolując o Świcie dwa przeciwległe narożniki.
root-effect-dominance-suit = Od 10 punktów: już nie punktujesz; wygrasz, kontrolując o Świcie 3 polany tego symbolu.
root-effect-item = Weź przedmiot: { $item }
