### Roam: names of cards and artifacts of the house edition, and the six abilities of artifacts.

## Characters

roam-card-odda = Odda the Lamplighter
roam-card-brim = Brim the Ferryman
roam-card-ferris = Ferris the Tightrope Walker
roam-card-miko = Miko the Pearl Diver
roam-card-sister-quill = Sister Quill
roam-card-twin-potters = The Twin Potters
roam-card-ruska = Ruska the Acrobat
roam-card-maro = Maro the Juggler
roam-card-pim = Pim the Kite Flyer
roam-card-lorn = Lorn the Bell Ringer
roam-card-hazel = Hazel and Her Goose
roam-card-zeph = Zeph the Windreader
roam-card-wenna = Wenna the Cartographer
roam-card-hob = Hob the Turnip Thief
roam-card-sable = Sable the Night Runner
roam-card-ash = Ash the Chimney Sweep
roam-card-orsolo = Orsolo the Painter
roam-card-tilly = Tilly the Clockmaker
roam-card-mudwick = Mudwick the Toad
roam-card-pell = Pell the Beekeeper
roam-card-nettie = Nettie the Spy
roam-card-trundle = Trundle the Snail Rider
roam-card-bodkin = Bodkin the Tailor Mouse
roam-card-kettle = Kettle the Tinsmith
roam-card-rook = Rook the Drummer
roam-card-captain-fennel = Captain Fennel
roam-card-lady-umber = Lady Umber
roam-card-gorse = Gorse the Shepherd
roam-card-flint = Flint the Prospector
roam-card-aunt-marzipan = Aunt Marzipan
roam-card-varsha = Varsha the Fire Dancer
roam-card-oona = Oona the Fisherwoman
roam-card-barnaby = Old Barnaby Mole
roam-card-ilvi = Ilvi the Snow Scout
roam-card-baron-thistle = Baron Thistle
roam-card-professor-gloam = Professor Gloam
roam-card-yarra = Yarra the Healer
roam-card-sir-dapple = Sir Dapple
roam-card-doctor-pumice = Doctor Pumice
roam-card-moss-giant-junior = Moss Giant Junior
roam-card-dask = Dask the Stonecutter
roam-card-grumble = Grumble the Badger
roam-card-sleepy-golem = The Sleepy Golem

## Starting cards

roam-card-guide-blue = Anselm the Guide
roam-card-scout-blue = Bree the Scout
roam-card-porter-blue = Toldo the Porter
roam-card-guide-red = Rufa the Guide
roam-card-scout-red = Garn the Scout
roam-card-porter-red = Tark the Porter
roam-card-guide-yellow = Lem the Guide
roam-card-scout-yellow = Saffra the Scout
roam-card-porter-yellow = Dorn the Porter
roam-card-guide-green = Fernia the Guide
roam-card-scout-green = Willem the Scout
roam-card-porter-green = Olma the Porter

## Artifacts

roam-artifact-folding-bridge = Folding Bridge
roam-artifact-spare-boots = Spare Boots
roam-artifact-rope-ladder = Rope Ladder
roam-artifact-stilts = Travelling Stilts
roam-artifact-tricksters-mask = Trickster’s Mask
roam-artifact-borrowed-flag = Borrowed Flag
roam-artifact-turned-signpost = Turned Signpost
roam-artifact-goose-whistle = Goose Whistle
roam-artifact-lucky-penny = Lucky Penny
roam-artifact-begging-bowl = Begging Bowl
roam-artifact-jar-of-buttons = Jar of Buttons
roam-artifact-wishing-bucket = Wishing-Well Bucket
roam-artifact-spinning-compass = Spinning Compass
roam-artifact-weathercock = Weathercock
roam-artifact-crooked-map = Crooked Map
roam-artifact-whirligig = Whirligig
roam-artifact-long-broom = Long Broom
roam-artifact-bottled-gust = Bottled Gust
roam-artifact-shepherds-crook = Shepherd’s Crook
roam-artifact-wind-up-cart = Wind-Up Cart
roam-artifact-alarm-clock = Brass Alarm Clock
roam-artifact-strong-tea = Kettle of Strong Tea
roam-artifact-lullaby-box = Lullaby Box
roam-artifact-feather-pillow = Feather Pillow

## Abilities of artifacts

roam-kind-free-square = Free step
roam-kind-free-square-text = Place one of your markers on the space under an empty square of the pattern you have placed, without paying 2 coins.
roam-kind-replace = Take over
roam-kind-replace-text = Swap an opponent’s marker under the pattern you have placed for one of your own and take the coins of that space; under an empty square, you must also pay 2 coins or use Free step.
roam-kind-coin = Pocket money
roam-kind-coin-text = Take 1 coin.
roam-kind-rotate = Quarter turn
roam-kind-rotate-text = Before you choose the position of the pattern you are using, turn it by 90° clockwise.
roam-kind-move = Nudge
roam-kind-move-text = Move any marker on the field to a neighbouring unoccupied space in its row or column; nobody takes coins for it.
roam-kind-flip = Wake or doze
roam-kind-flip-text = Turn over one of your characters: wake a sleeping one or put an awake one to sleep.
