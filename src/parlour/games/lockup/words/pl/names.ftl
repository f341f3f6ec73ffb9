### Lockup: nazwy band, lokacji, kart i żetonów.

lockup-title = Lockup
lockup-intro = Podczas Apelu wysyłaj żetony, odkryte lub zakryte, do lokacji więzienia. W Ciszy nocnej lokacje rozpatruje się jedna po drugiej: najsilniejsi wybierają tam pierwsi, a najsilniejszy bez czujki ściąga na siebie podejrzenia. Wytwarzaj przedmioty, werbuj najemników, czytaj księgi i strzeż się rewizji. Po sześciu rundach wygrywa ten, kto ma najwięcej gwiazdek reputacji.
    .more = (rules lub rules 7: całe prawo)

## Opcje stołu
lockup-setting-expert = Tryb ekspercki
lockup-setting-difficulty = Strażnicy (gra jednoosobowa)
lockup-setting-crews = Bandy

## Bandy
lockup-crew-gnolls = Gnolle
lockup-crew-kobolds = Koboldy
lockup-crew-bugbears = Niedźwieżuki
lockup-crew-goblins = Gobliny
lockup-crew-insectoids = Insektoidy

# w dzienniku, przed czasownikiem w liczbie pojedynczej
lockup-seat-gnolls = Banda gnolli
lockup-seat-kobolds = Banda koboldów
lockup-seat-bugbears = Banda niedźwieżuków
lockup-seat-goblins = Banda goblinów
lockup-seat-insectoids = Banda insektoidów

## Lokacje
lockup-location-exercise-yard = Siłownia
lockup-location-sewers = Kanały
lockup-location-infirmary = Lazaret
lockup-location-smithy = Kuźnia
lockup-location-commissary = Kantyna
lockup-location-chow-hall = Stołówka
lockup-location-cell-block = Blok cel
lockup-location-library = Biblioteka

## Zasoby i znaczniki
lockup-good-scrap = złom
lockup-good-potion = mikstura
lockup-good-iron = żelazo
lockup-good-gold = złoto
lockup-good-any = dowolny zasób
lockup-good-power = moc
lockup-good-suspicion = podejrzenie

# jako części kosztu
lockup-cost-scrap = { lockup-good-scrap }
lockup-cost-potion = { lockup-good-potion }
lockup-cost-iron = { lockup-good-iron }
lockup-cost-gold = { lockup-good-gold }
lockup-cost-any = { lockup-good-any }

## Żetony bandy
lockup-token-lookout = czujka
lockup-token-enforcer = osiłek
lockup-token-1 = 1
lockup-token-2 = 2
lockup-token-3 = 3
lockup-token-4 = 4

## Symbole i typy
lockup-symbol-shield = tarcza
lockup-symbol-gem = klejnot
lockup-symbol-magic = magia
lockup-type-dwarf = Krasnolud
lockup-type-ratfolk = Szczurolud
lockup-type-cultist = Kultysta
lockup-type-demon = Demon
lockup-type-hobgoblin = Hobgoblin
lockup-type-skinner = Obdzieracz
lockup-type-brigand = Zbój

## Poziomy trudności
lockup-difficulty-old = Stary areszt
lockup-difficulty-damp = Wilgotny loch
lockup-difficulty-fierce = Okrutne podziemia

## Przedmioty
lockup-item-bent-nail-lockpick = Wytrych z giętego gwoździa
lockup-item-soup-spoon-shiv = Majcher z łyżki
lockup-item-rag-rope = Lina ze szmat
lockup-item-chalk-ward = Kredowy znak ochronny
lockup-item-junk-magnet = Magnes na złom
lockup-item-bottled-glowmoth = Ćma świetlna w butelce
lockup-item-patched-buckler = Łatany puklerz
lockup-item-hollow-heel-boots = Buty z pustym obcasem
lockup-item-drowsing-dust = Usypiający proszek
lockup-item-marked-deck = Znaczona talia
lockup-item-knuckle-plates = Blachy na pięści
lockup-item-smugglers-sash = Pas przemytnika
lockup-item-whisper-vial = Fiolka szeptów
lockup-item-forged-pass = Fałszywa przepustka
lockup-item-skeleton-key = Klucz do wszystkich drzwi
lockup-item-tin-idol = Cynowy bożek
lockup-item-barbed-chain = Kolczasty łańcuch
lockup-item-pocket-crucible = Kieszonkowy tygiel
lockup-item-hidden-still = Ukryty destylator
lockup-item-tunnel-map = Mapa tuneli
lockup-item-false-bottom-chest = Skrzynka z podwójnym dnem
lockup-item-venom-needle = Zatruta igła
lockup-item-scrap-plate-vest = Kamizela z blachy
lockup-item-counterfeit-signet = Fałszywy sygnet
lockup-item-runed-manacle = Runiczne kajdany
lockup-item-rat-bone-flute = Flet ze szczurzej kości
lockup-item-wardens-spare-helm = Zapasowy hełm nadzorcy
lockup-item-jewelled-garrotte = Garota z klejnotami
lockup-item-alchemists-satchel = Torba alchemika
lockup-item-forbidden-rubbings = Zakazane odbitki
lockup-item-siege-hook = Hak oblężniczy
lockup-item-cloak-of-soot = Płaszcz z sadzy
lockup-item-breaching-charge = Ładunek wyłomowy
lockup-item-rebel-war-banner = Sztandar bojowy buntowników

## Najemnicy
lockup-goon-dorrim = Dorrim
lockup-goon-helka = Helka
lockup-goon-brunn = Brunn
lockup-goon-tovik = Tovik
lockup-goon-magrit = Magrit
lockup-goon-oskel = Oskel
lockup-goon-garda = Garda
lockup-goon-thumm = Thumm
lockup-goon-skrit = Skrit
lockup-goon-nib = Nib
lockup-goon-pazzle = Pazzle
lockup-goon-vix = Vix
lockup-goon-mirk = Mirk
lockup-goon-gnar = Gnar
lockup-goon-ysolt = Ysolt
lockup-goon-veyl = Veyl
lockup-goon-omrik = Omrik
lockup-goon-sanna = Sanna
lockup-goon-azkhur = Azkhur
lockup-goon-lumeth = Lumeth
lockup-goon-orvax = Orvax
lockup-goon-krug = Krug
lockup-goon-drasha = Drasha
lockup-goon-volg = Volg
lockup-goon-utta = Utta
lockup-goon-slit = Slit
lockup-goon-marrow = Marrow
lockup-goon-hask = Hask
lockup-goon-redda = Redda
lockup-goon-fenn = Fenn
lockup-goon-jorra = Jorra
lockup-goon-latch = Latch
lockup-goon-corvo = Corvo

## Księgi
lockup-tome-big-book-of-stealth = Wielka księga skradania
lockup-tome-cutthroat-crafting = Rzemiosło bez skrupułów
lockup-tome-atlas-of-hideouts = Atlas kryjówek
lockup-tome-brawlers-handbook = Podręcznik zabijaki
lockup-tome-lantern-timetable = Rozkład latarni
lockup-tome-book-of-alibis = Księga alibi
lockup-tome-poison-pen-letters = Anonimowe donosy
lockup-tome-plan-of-the-old-tunnels = Plan starych tuneli
lockup-tome-feint-manual = Sztuka zwodów
lockup-tome-tinkers-shortcuts = Sztuczki druciarza
lockup-tome-recruiters-patter = Gadki werbownika
lockup-tome-fences-price-list = Cennik pasera
lockup-tome-pit-fighters-primer = Elementarz zawadiaki
lockup-tome-scavengers-almanac = Almanach zbieracza

## Cele
lockup-goal-maj-shields = Ściana tarcz
lockup-goal-maj-gems = Błyszczący skarb
lockup-goal-maj-magic = Szept czarów
lockup-goal-maj-items = Królowie kontrabandy
lockup-goal-maj-goons = Największy stół
lockup-goal-maj-iron-items = Mistrzowie żelaza
lockup-goal-inst-three-items = Pierwsza skrytka
lockup-goal-inst-four-types = Barwna kompania
lockup-goal-inst-symbols = Złote rączki
lockup-goal-inst-power = Władcy dziedzińca
lockup-goal-inst-all-resources = Nic się nie marnuje
lockup-goal-inst-masterpiece = Arcydzieło
lockup-goal-end-items = Najlepiej uzbrojona banda
lockup-goal-end-goons = Najdłuższy cień
lockup-goal-end-potion-items = Mistrzowie mikstur
lockup-goal-end-symbol-sets = Pełny arsenał
lockup-goal-end-types = Druhowie w każdej celi
lockup-goal-end-wanted = Najbardziej poszukiwani

## Cechy
lockup-trait-deep-pockets = Głębokie kieszenie
lockup-trait-old-hands = Starzy wyjadacze
lockup-trait-bookworms = Mole książkowe
lockup-trait-friends-inside = Swoi ludzie
lockup-trait-big-family = Wielka rodzina
lockup-trait-infamous = Osławieni
lockup-trait-smelters = Hutnicy
lockup-trait-herbalists = Zielarze
lockup-trait-ragpickers = Szmaciarze
lockup-trait-gilded-palms = Złote dłonie
lockup-trait-planners = Planiści
lockup-trait-schemers = Kombinatorzy
lockup-trait-well-fed = Dobrze odżywieni
lockup-trait-peddlers = Domokrążcy
lockup-trait-bribers = Łapówkarze
lockup-trait-yard-scholars = Podwórkowi mędrcy
lockup-trait-protected = Pod ochroną
lockup-trait-reckless = Szaleńcy

## Strażnicy
lockup-guard-guard-01 = Judasz
lockup-guard-guard-02 = Tłokopięść
lockup-guard-guard-03 = Skrzypek
lockup-guard-guard-04 = Klucznik
lockup-guard-guard-05 = Brzękośrub
lockup-guard-guard-06 = Halabardnik
lockup-guard-guard-07 = Pancernik
lockup-guard-guard-08 = Wgnieciony sagan
lockup-guard-guard-09 = Ślamazara
lockup-guard-guard-10 = Rdzawe Kolano
lockup-guard-guard-11 = Chybotek
lockup-guard-guard-12 = Stary Zawias
lockup-guard-guard-13 = Gwizdacz
lockup-guard-guard-14 = Piszczące Koło
lockup-guard-guard-15 = Zębatoszczęki
lockup-guard-guard-16 = Ogar Bramny
lockup-guard-guard-17 = Mosiężnoskóry
lockup-guard-guard-18 = Dzwon Alarmowy
lockup-guard-guard-19 = Kajdaniarz
lockup-guard-guard-20 = Kotłowa Blacha
lockup-guard-guard-21 = Miażdżyciel
lockup-guard-guard-22 = Upiorny Wartownik
