### Frogs: słowa na kartach, w obszarach i stosach. Krótkie: miejsca jest mało.

# karta, dla tych, którzy pytają lub słuchają
frogs-cards-cost = koszt { $n }
frogs-cards-provisions = zasoby: { $n }
frogs-cards-enchanted = zaczarowany ({ $charm })
frogs-cards-used = użyto w tej turze
frogs-cards-free = Wolna akcja
frogs-cards-starter = karta startowa
frogs-cards-deck-novice = początkujący
frogs-cards-basic = podstawowa strona
frogs-cards-advanced = ulepszona strona
frogs-cards-basic-side = Podstawowa strona
frogs-cards-advanced-side = Ulepszona strona

# rzędy obszaru, napisane z boku od dołu do góry
frogs-cards-row-gear = Sprzęt
frogs-cards-row-villager = Wieśniacy
frogs-cards-row-building = Budynki

# gracz
frogs-cards-turn = tura
frogs-cards-coins = monety: { $n }
frogs-cards-hand = karty na ręce: { $n }
frogs-cards-known = Znasz: { $cards }.
frogs-cards-perhaps = Być może: { $cards }.
frogs-cards-charm = nieużyty żeton zaczarowania ({ $charm })
frogs-cards-tucked = schowane karty: { $n }
frogs-cards-points = punkty: { $n }
frogs-cards-vp = pkt
frogs-cards-vp-so-far = pkt + ?
frogs-cards-vp-why = Punkty za budynki; schowane karty liczą się na koniec

# ręka i to, co leży przed nią
frogs-cards-your-hand = Twoja ręka
frogs-cards-no-hand = Twoja ręka jest pusta.
frogs-cards-novices = Początkujący wieśniacy
frogs-cards-looked = Rozważane karty
frogs-cards-choose-discard = Stos wyrzuconych, od góry
frogs-cards-was-tucked = { $name }: schowane karty

# stosy
frogs-cards-deck-name = Talia
frogs-cards-deck = Karty w talii: { $n }.
frogs-cards-top = Na wierzchu leżą: { $cards }.
frogs-cards-discard-name = Wyrzucone
frogs-cards-discard = Karty na stosie wyrzuconych: { $n }.
frogs-cards-pile = Od góry: { $cards }.

# co się właśnie dzieje
frogs-cards-chain = W toku
frogs-cards-link-relic = { $name }: relikt
frogs-cards-link-enchantment = { $name }: zaczarowanie
frogs-cards-link-reward = Nagroda: { $reward }
frogs-cards-waiting = { $event }. W jakiej kolejności?
frogs-cards-event-card-played = Zagrano kartę
frogs-cards-event-start-activated = Aktywowano kartę startową
frogs-cards-event-villager-activated = Aktywowano wieśniaka
frogs-cards-event-gained = Zarobiono monety
frogs-cards-event-drawn = Dobrano karty
frogs-cards-event-discarded = Wyrzucono karty
frogs-cards-event-tucked-from-hand = Schowano karty z ręki
frogs-cards-event-travelled = Podróżnik ruszył w drogę
frogs-cards-event-arrived = Podróżnik się zatrzymał
frogs-cards-event-looked = Rozważanie kart
frogs-cards-event-invested = Zainwestowano monety
frogs-cards-event-enchanted = Zaczarowano budynek

# co się liczy
frogs-cards-counts = Co liczy się na końcu
frogs-cards-counts-villagers = Wieśniacy: min. × maks.
frogs-cards-counts-buildings = Zasoby na budynkach
frogs-cards-counts-gear = Sprzęt × zaczarowane
frogs-cards-counts-tucked = Schowane karty razem
frogs-cards-why-villagers = Schowani wieśniacy według gatunków: najmniejsza grupa razy największa; pusta grupa daje 0 (§ 14.4.1)
frogs-cards-why-buildings = Każdy zasób na twoich budynkach w grze to punkt (§ 14.4.2)
frogs-cards-why-gear = Schowany sprzęt razy twoje budynki z żetonem zaczarowania (§ 14.4.3)
frogs-cards-scored-villagers = Wieśniacy: min. × maks.
frogs-cards-scored-buildings = Zasoby na budynkach
frogs-cards-scored-gear = Sprzęt × zaczarowane budynki
frogs-cards-sum-buildings = po 1
