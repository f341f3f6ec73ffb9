# Что говорят о столах и местах.

web-guest-name = Гость
web-positions-title = Открыть позицию
web-positions-what = Вставьте файл позиции. Вы получите свой стол, где играете за всех и можете пробовать что угодно.
web-positions-paste = Позиция (JSON)
web-positions-open = Открыть стол
web-row-bots = { $n ->
    [1] бот
    [one] { $n } бот
    [few] { $n } бота
   *[many] { $n } ботов
}
web-row-seats = { $n } из { $of } мест
web-row-moves = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}

## Отказы
web-refused-no-such-table = Такого стола нет; возможно, ссылка обрезана.
web-refused-no-such-code = Открытого стола с кодом { $code } нет. В коде шесть букв или цифр.
web-refused-not-invited = Это закрытый стол; попросите ссылку или код приглашения.
web-refused-not-owner = Это может только тот, кто открыл стол.
web-refused-seat-taken = Там уже кто-то сидит; выберите свободное место.
web-refused-seat-count = В этой игре от { $least } до { $most } мест.
web-refused-seat-choice = Место { $n }: можно me, open, here:NAME или бота: { $bots }.
web-refused-pace = Темп должен быть одним из: { $paces }.
web-refused-own-cards = Собственные наборы карт — только для командной строки на вашем сервере; за столами здесь играют домашним изданием.
web-refused-holding = Кто-то как раз завершает ход. Минутку, пожалуйста.
web-refused-not-your-turn = Сейчас не ваша очередь.
web-refused-nothing-to-confirm = У вас нет хода, который нужно завершить.
web-refused-already-away = За это место уже играет бот.
web-refused-resigned = Это место выбыло из игры; за него до конца играет бот.
web-refused-not-away = За это место уже играете вы.
web-refused-not-at-table = Голосовать могут только те, кто играет за этим столом.
web-refused-not-waited-for = Сейчас этого игрока никто не ждёт.
web-refused-still-here = Человек ещё здесь; дайте ему немного времени.
web-refused-not-late = Время ещё есть.
web-refused-not-gathering = Игра уже началась.
web-refused-not-playing = Игра сейчас не идёт.
web-refused-not-finished = Это можно, когда игра окончена.
web-refused-not-begun = Игра ещё не началась.
web-refused-no-such-seat = Такого места нет; у них номера от 0 до { $n }.
web-refused-not-your-seat = Это не ваше место.
web-refused-stale = С тех пор как вы смотрели, что-то изменилось; вот стол, какой он сейчас.
web-refused-other-channel = Пока идёт игра, игроки и зрители разговаривают отдельно.
web-refused-empty-talk = Сначала что-нибудь напишите.
web-refused-no-hints = За этим столом играют без подсказок.
web-refused-no-rematch = Реванш — для тех, кто играл, и когда игра окончена.
web-refused-no-such-moment = Такого момента нет; у них номера от 0 до { $n }.
web-refused-hand-over = Сначала примите устройство.
web-refused-not-your-eyes = Пока идёт игра, смотреть можно только своими глазами.
web-refused-no-such-layout = Такого рисунка нет; есть { $layouts }.
web-refused-no-such-card = Такой карты нет.
web-refused-no-position = Позиция — это объект JSON, который можно скачать как «файл позиции».
web-refused-too-many-feeds = С этого адреса открыто слишком много страниц; закройте некоторые из них.
web-refused-position-over = В этой позиции игра уже окончена; выберите более ранний момент.
web-refused-only-bots = Хотя бы одно место должно быть для человека или свободно.
web-refused-one-seat = Вы уже за этим столом; для второго места нужно приглашение.
web-refused-away = За вас играет бот; сначала вернитесь.
web-refused-damaged = Запись этого стола повреждена, поэтому его не открыть; с остальными всё в порядке.
web-refused-no-such-reaction = В этой игре нет такой реакции. Реакции: { $reactions }.
web-refused-sides = Два места не могут играть одним и тем же. На выбор: { $sides }.
web-refused-sides-count = Назовите, чем играет каждое место (всего мест: { $n }), или не называйте ничего.
