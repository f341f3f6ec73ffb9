### Tam, gdzie kraczą żaby: nazwy kart, żetonów i miejsc.

## Gatunki
frogs-species-crow = kruk
frogs-species-frog = żaba
frogs-species-rabbit = królik

## Rodzaje kart
frogs-type-villager = wieśniak
frogs-type-gear = sprzęt
frogs-type-building = budynek

## Talie
frogs-deck-base = Podstawowa
frogs-deck-academy = Akademia
frogs-deck-tidings = Wieści

## Strony planszy
frogs-board-spring = Wiosna
frogs-board-autumn = Jesień

## Drogi z domu
frogs-arm-spring-w = Las Tajemnic
frogs-arm-spring-n = Kręty Strumień
frogs-arm-spring-s = Koniczynowe Wzgórza
frogs-arm-autumn-w = Las Tajemnic
frogs-arm-autumn-n = Wzgórze Latarni
frogs-arm-autumn-e = Płatny Trakt
frogs-arm-autumn-s = Pola Żniwne

## Skrzynie
frogs-chest-iron = żelazna skrzynia
frogs-chest-golden = złota skrzynia
frogs-chest-ruby = rubinowa skrzynia

## Żetony zaczarowania
frogs-charm-star = gwiazda
frogs-charm-spark = iskra
frogs-charm-heart = serce

## Karty startowe
frogs-start-nest = Gniazdo
frogs-start-lily-pad = Lilia
frogs-start-burrow = Nora

## Talia podstawowa: wieśniacy
frogs-card-rooftop-postcrow = Dachowy kruk-listonosz
frogs-card-night-shift-librarian = Bibliotekarka z nocnej zmiany
frogs-card-chatty-jackdaw = Gadatliwa kawka
frogs-card-attic-hoarder = Zbieracz ze strychu
frogs-card-tea-leaf-augur = Wróżka z fusów
frogs-card-button-trader = Handlarz guzikami
frogs-card-fidgety-fledgling = Niespokojne pisklę
frogs-card-nest-warden = Opiekun gniazd
frogs-card-moonlit-choirmaster = Chórmistrz księżycowej nocy
frogs-card-frog-mage = Żabi mag
frogs-card-mighty-frogules = Bohaterski Żabikles
frogs-card-puddle-skipper = Skoczek przez kałuże
frogs-card-reed-ferryman = Przewoźnik z szuwarów
frogs-card-bog-courier = Bagienny kurier
frogs-card-stepping-stone-twins = Bliźniaki z brodu
frogs-card-lily-gardener = Ogrodniczka lilii
frogs-card-mudlark = Szperacz w mule
frogs-card-daring-leaper = Brawurowa skoczkini
frogs-card-turnip-seller = Sprzedawczyni rzepy
frogs-card-fair-steward = Zarządca jarmarku
frogs-card-carrot-banker = Marchewkowy bankier
frogs-card-village-nurse = Wiejska pielęgniarka
frogs-card-errand-kit = Króliczek-pomocnik
frogs-card-burrow-digger = Kopacz nor
frogs-card-pie-baker = Piekarka placków
frogs-card-travelling-tinker = Wędrowny druciarz
frogs-card-harvest-queen = Królowa żniw

## Talia podstawowa: sprzęt
frogs-card-postal-contract = Kontrakt pocztowy
frogs-card-soul-chain = Łańcuch duszy
frogs-card-brass-spyglass = Mosiężna luneta
frogs-card-everlasting-quill = Niezmordowane pióro
frogs-card-mudlarks-dredge = Czerpak szperacza
frogs-card-recycling-bin = Kosz na odpady
frogs-card-whittled-walking-stick = Strugana laska
frogs-card-rain-boots = Kalosze
frogs-card-generous-pension = Tłusta renta
frogs-card-carrot-money-box = Skarbonka-marchewka
frogs-card-tinkers-toolbox = Skrzynka druciarza
frogs-card-market-scales = Targowa waga

## Talia podstawowa: budynki
frogs-card-telegraph-office = Biuro telegraficzne
frogs-card-rookery-reading-room = Czytelnia pod gawronami
frogs-card-sorting-office = Sortownia
frogs-card-attic-observatory = Obserwatorium na strychu
frogs-card-zero-waste = Bez odpadów
frogs-card-leaky-boathouse = Dziurawy hangar na łodzie
frogs-card-treasure-hunters-club = Klub poszukiwaczy skarbów
frogs-card-wayfarers-inn = Zajazd wędrowców
frogs-card-community-bank = Bank gromadzki
frogs-card-builders-guild = Gildia budowniczych
frogs-card-carrot-market = Targ marchewkowy
frogs-card-warren-nursery = Żłobek w norach

## Talia Akademii: wieśniacy
frogs-card-headmistress-rook = Dyrektorka Gawronowa
frogs-card-strict-examiner = Surowy egzaminator
frogs-card-inkblot-scribe = Kleksowaty skryba
frogs-card-back-row-swot = Kujon z ostatniej ławki
frogs-card-starlight-tutor = Gwiezdna korepetytorka
frogs-card-broomstick-instructor = Instruktor lotów na miotle
frogs-card-frog-alchemist = Żabi alchemik
frogs-card-lecture-napper = Śpioch wykładowy
frogs-card-duckweed-freshman = Pierwszak w rzęsie
frogs-card-hall-pass-hopper = Skoczkini z przepustką
frogs-card-canteen-cook = Kucharka ze stołówki
frogs-card-stern-bursar = Srogi kwestor
frogs-card-scholarship-winner = Stypendysta
frogs-card-groundskeeper = Szkolny woźny
frogs-card-potions-dropout = Niedouczony eliksirnik

## Talia Akademii: sprzęt
frogs-card-foggy-crystal-ball = Zamglona kryształowa kula
frogs-card-graduation-cap = Czapka absolwenta
frogs-card-stubborn-broom = Uparta miotła
frogs-card-bubbling-cauldron = Bulgoczący kociołek
frogs-card-counting-frame = Liczydło
frogs-card-lunch-tin = Śniadaniówka

## Talia Akademii: budynki
frogs-card-great-library = Wielka Biblioteka
frogs-card-duelling-pond = Staw pojedynków
frogs-card-alumni-hall = Sala absolwentów

## Talia Wieści: wieśniacy
frogs-card-headline-crier = Krzykacz nagłówków
frogs-card-obituary-editor = Redaktor nekrologów
frogs-card-breathless-messenger = Zdyszany posłaniec
frogs-card-keyhole-reporter = Reporter spod dziurki od klucza
frogs-card-gazette-publisher = Wydawca gazety
frogs-card-foreign-correspondent = Korespondent zagraniczny
frogs-card-bottle-post-angler = Wędkarz poczty butelkowej
frogs-card-ditchwater-gossip = Plotkarka z rowu
frogs-card-weather-frog = Żaba pogodynka
frogs-card-semaphore-hopper = Skoczek semaforowy
frogs-card-stamp-collector = Filatelistka
frogs-card-classifieds-clerk = Urzędniczka od ogłoszeń
frogs-card-raffle-winner = Zwycięzca loterii
frogs-card-second-hand-peddler = Handlarz starzyzną
frogs-card-subscription-agent = Agent prenumeraty

## Talia Wieści: sprzęt
frogs-card-pocket-printing-press = Kieszonkowa prasa drukarska
frogs-card-wax-seal = Lakowa pieczęć
frogs-card-oilcloth-satchel = Ceratowa torba
frogs-card-message-in-a-bottle = List w butelce
frogs-card-paper-round-bag = Torba gazeciarza
frogs-card-penny-jar = Słoik drobniaków

## Talia Wieści: budynki
frogs-card-newsroom = Redakcja
frogs-card-marsh-lighthouse = Bagienna latarnia
frogs-card-printing-house = Drukarnia

## Początkujący wieśniacy
frogs-card-fledgling-errand-crow = Kruczek na posyłki
frogs-card-wide-eyed-froglet = Ciekawska żabka
frogs-card-pocket-money-kit = Króliczek z kieszonkowym
