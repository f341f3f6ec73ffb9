# Лобі та списки столів.

web-lobby-welcome = Вітаємо! За столом { $name }
web-lobby-welcome-stranger = Вітаємо в Parlour
web-lobby-what = Настільні ігри з точними правилами: проти ботів, з друзями або за одним пристроєм.
web-lobby-waiting = { $n ->
    [0] Зараз ваш хід ніде не потрібен. Саме час зіграти.
    [one] { $n } стіл чекає на ваш хід.
    [few] { $n } столи чекають на ваш хід.
   *[many] { $n } столів чекають на ваш хід.
}
web-lobby-name = Як вас називати?
web-lobby-name-hint = Ваше ім’я
web-lobby-name-go = Привіт!
web-lobby-code = Є код столу?
web-lobby-join = За стіл
web-lobby-point-guest = Без реєстрації.
web-lobby-point-guest-more = Натисніть кнопку — і ви за столом; зберегти свої ігри можна й потім.
web-lobby-point-together = Друзі, боти, один пристрій.
web-lobby-point-together-more = Надішліть посилання, посадіть ботів на вільні місця або передавайте пристрій по колу.
web-lobby-point-law = Правила пояснюють себе самі.
web-lobby-point-law-more = Якщо чогось не можна, видно чому й у якому пункті про це сказано.

## Ігри
web-lobby-games = Ігри
web-lobby-players = { $most ->
    [one] { $least }–{ $most } гравець
    [few] { $least }–{ $most } гравці
   *[many] { $least }–{ $most } гравців
}
web-lobby-players-exactly = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
   *[many] { $n } гравців
}
web-lobby-minutes = { $n } хв
web-lobby-play = Зіграти
web-lobby-new = Новий стіл

## Столи
web-lobby-mine = Ваші столи
web-lobby-mine-none = Ви ще не сидите за жодним столом. Зіграйте з ботами або відкрийте стіл і запросіть когось.
web-lobby-open = Відкриті столи
web-lobby-open-none = Зараз ніхто не шукає гравців. Відкрийте власний стіл, і він стоятиме тут.
web-lobby-finished = Завершені
web-lobby-all-replays = Усі повтори
web-row-turn = Ваша черга
web-row-waiting = Черга: { $name }
web-row-gathering = Чекаємо на гравців
web-row-gone = Цієї гри тут нема
web-row-new = { $n ->
    [one] { $n } новий хід
    [few] { $n } нові ходи
   *[many] { $n } нових ходів
}
web-row-act-turn = Грати
web-row-act-waiting = Відкрити
web-row-act-gathering = Відкрити
web-row-act-finished = Повтор
web-row-act-join = За стіл
