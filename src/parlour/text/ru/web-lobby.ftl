# Лобби и списки столов.

web-lobby-welcome = Здравствуйте, { $name }
web-lobby-welcome-stranger = Добро пожаловать в Parlour
web-lobby-what = Настольные игры с точными правилами: против ботов, с друзьями или за одним устройством.
web-lobby-waiting = { $n ->
    [0] Сейчас ваш ход нигде не нужен. Самое время сыграть.
    [one] { $n } стол ждёт вашего хода.
    [few] { $n } стола ждут вашего хода.
   *[many] { $n } столов ждут вашего хода.
}
web-lobby-name = Как вас называть?
web-lobby-name-hint = Ваше имя
web-lobby-name-go = Привет!
web-lobby-code = Есть код стола?
web-lobby-join = За стол
web-lobby-point-guest = Без регистрации.
web-lobby-point-guest-more = Нажмите кнопку — и вы за столом; сохранить свои игры можно и потом.
web-lobby-point-together = Друзья, боты, одно устройство.
web-lobby-point-together-more = Отправьте ссылку, посадите ботов на свободные места или передавайте устройство по кругу.
web-lobby-point-law = Правила объясняют себя сами.
web-lobby-point-law-more = Если чего-то нельзя, видно почему и в каком пункте об этом сказано.

## Игры
web-lobby-games = Игры
web-lobby-players = { $most ->
    [one] { $least }–{ $most } игрок
    [few] { $least }–{ $most } игрока
   *[many] { $least }–{ $most } игроков
}
web-lobby-players-exactly = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
web-lobby-minutes = { $n } мин
web-lobby-play = Сыграть
web-lobby-new = Новый стол

## Столы
web-lobby-mine = Ваши столы
web-lobby-mine-none = Вы ещё не сидите ни за одним столом. Сыграйте с ботами или откройте стол и пригласите кого-нибудь.
web-lobby-open = Открытые столы
web-lobby-open-none = Сейчас никто не ищет игроков. Откройте свой стол, и он появится здесь.
web-lobby-finished = Оконченные
web-lobby-all-replays = Все повторы
web-row-turn = Ваша очередь
web-row-waiting = Очередь: { $name }
web-row-gathering = Ждём игроков
web-row-gone = Этой игры здесь нет
web-row-new = { $n ->
    [one] { $n } новый ход
    [few] { $n } новых хода
   *[many] { $n } новых ходов
}
web-row-act-turn = Играть
web-row-act-waiting = Открыть
web-row-act-gathering = Открыть
web-row-act-finished = Повтор
web-row-act-join = За стол
