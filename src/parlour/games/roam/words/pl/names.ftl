### Roam: nazwy kart i artefaktów wydania domowego oraz sześć zdolności artefaktów.

## Postacie

roam-card-odda = Odda Latarniczka
roam-card-brim = Brim Przewoźnik
roam-card-ferris = Ferris Linoskoczek
roam-card-miko = Miko Poławiacz Pereł
roam-card-sister-quill = Siostra Pióro
roam-card-twin-potters = Bliźniacy Garncarze
roam-card-ruska = Ruska Akrobatka
roam-card-maro = Maro Żongler
roam-card-pim = Pim z latawcem
roam-card-lorn = Lorn Dzwonnik
roam-card-hazel = Hazel i jej gęś
roam-card-zeph = Zef Czytacz Wiatrów
roam-card-wenna = Wenna Kartografka
roam-card-hob = Hob Złodziej Rzepy
roam-card-sable = Sobol Nocny Goniec
roam-card-ash = Ash Kominiarz
roam-card-orsolo = Orsolo Malarz
roam-card-tilly = Tilly Zegarmistrzyni
roam-card-mudwick = Ropuch Mudwick
roam-card-pell = Pell Pszczelarz
roam-card-nettie = Nettie Szpieg
roam-card-trundle = Trundle Jeździec Ślimaka
roam-card-bodkin = Bodkin Mysi Krawiec
roam-card-kettle = Kettle Blacharz
roam-card-rook = Rook Dobosz
roam-card-captain-fennel = Kapitan Fenkuł
roam-card-lady-umber = Pani Umbra
roam-card-gorse = Gorse Pasterz
roam-card-flint = Flint Poszukiwacz Złota
roam-card-aunt-marzipan = Ciotka Marcepan
roam-card-varsha = Varsha Tancerka Ognia
roam-card-oona = Oona Rybaczka
roam-card-barnaby = Stary Kret Barnaba
roam-card-ilvi = Ilvi Śnieżna Tropicielka
roam-card-baron-thistle = Baron Oset
roam-card-professor-gloam = Profesor Zmrok
roam-card-yarra = Yarra Uzdrowicielka
roam-card-sir-dapple = Sir Srokacz
roam-card-doctor-pumice = Doktor Pumeks
roam-card-moss-giant-junior = Mchowy Olbrzym Junior
roam-card-dask = Dask Kamieniarz
roam-card-grumble = Borsuk Mruk
roam-card-sleepy-golem = Senny Golem

## Karty startowe

roam-card-guide-blue = Anselm Przewodnik
roam-card-scout-blue = Bree Tropicielka
roam-card-porter-blue = Toldo Tragarz
roam-card-guide-red = Rufa Przewodniczka
roam-card-scout-red = Garn Tropiciel
roam-card-porter-red = Tark Tragarz
roam-card-guide-yellow = Lem Przewodnik
roam-card-scout-yellow = Saffra Tropicielka
roam-card-porter-yellow = Dorn Tragarz
roam-card-guide-green = Fernia Przewodniczka
roam-card-scout-green = Willem Tropiciel
roam-card-porter-green = Olma Tragarka

## Artefakty

roam-artifact-folding-bridge = Składany mostek
roam-artifact-spare-boots = Zapasowe buty
roam-artifact-rope-ladder = Drabinka sznurowa
roam-artifact-stilts = Podróżne szczudła
roam-artifact-tricksters-mask = Maska psotnika
roam-artifact-borrowed-flag = Pożyczona flaga
roam-artifact-turned-signpost = Przekręcony drogowskaz
roam-artifact-goose-whistle = Gęsi gwizdek
roam-artifact-lucky-penny = Szczęśliwy grosik
roam-artifact-begging-bowl = Żebracza miska
roam-artifact-jar-of-buttons = Słój guzików
roam-artifact-wishing-bucket = Wiadro ze studni życzeń
roam-artifact-spinning-compass = Wirujący kompas
roam-artifact-weathercock = Kurek na dachu
roam-artifact-crooked-map = Krzywa mapa
roam-artifact-whirligig = Wiatraczek
roam-artifact-long-broom = Długa miotła
roam-artifact-bottled-gust = Podmuch w butelce
roam-artifact-shepherds-crook = Pasterska laska
roam-artifact-wind-up-cart = Nakręcany wózek
roam-artifact-alarm-clock = Mosiężny budzik
roam-artifact-strong-tea = Czajnik mocnej herbaty
roam-artifact-lullaby-box = Pozytywka z kołysanką
roam-artifact-feather-pillow = Pierzasta poduszka

## Zdolności artefaktów

roam-kind-free-square = Wolny krok
roam-kind-free-square-text = Połóż swój znacznik na polu pod pustą kratką ułożonego wzoru, nie płacąc 2 monet.
roam-kind-replace = Przejęcie
roam-kind-replace-text = Znacznik przeciwnika leżący pod ułożonym wzorem zastąp własnym i weź monety za symbole tego pola; pod pustą kratką dodatkowo zapłać 2 monety albo użyj zdolności „Wolny krok”.
roam-kind-coin = Kieszonkowe
roam-kind-coin-text = Weź 1 monetę.
roam-kind-rotate = Ćwierć obrotu
roam-kind-rotate-text = Zanim wybierzesz położenie wzoru użytej postaci, obróć go o 90° zgodnie z ruchem wskazówek zegara.
roam-kind-move = Szturchnięcie
roam-kind-move-text = Przesuń dowolny znacznik na planszy na sąsiednie wolne pole w tym samym rzędzie lub kolumnie; nikt nie bierze za to monet.
roam-kind-flip = Obudź lub uśpij
roam-kind-flip-text = Odwróć jedną ze swoich postaci: obudź śpiącą albo uśpij tę, która nie śpi.
