### Страница стола.

## Полоса и части страницы
web-table-rules = Правила
web-table-replay = Повтор
web-table-for-n = { $n ->
    [one] { $n } место
    [few] { $n } места
   *[many] { $n } мест
}
web-table-board = Рисунок стола, игра { $game }. Всё, что вы можете сделать, есть и кнопками на этой странице.
web-table-board-label = Поле
web-table-tabs = Показать
web-table-tab-play = Игра
web-table-tab-others = Другие
web-table-tab-log = Журнал
web-table-tab-talk = Чат
web-table-tab-notes = Заметки
web-table-tab-people = Люди
web-table-new = новых
web-table-offline = Соединяемся снова… ваш последний ход сохранён.
web-table-sheet-up = Показать больше

## Чья очередь
web-table-turn-mine = Ваша очередь
web-table-turn-of = Очередь: { $name }
web-table-turn-now = Ходит { $name }
web-table-turn-here = в ваш ход
web-table-react-mine = Спрашивают вас
web-table-choosing = { $name } выбирает…
web-table-thinking = { $name } думает…
web-table-nothing = Сейчас нечего решать.
web-table-watching = вы смотрите
web-table-analysis = анализ
web-table-left-now = меньше минуты
web-table-left-minutes = { $n ->
    [one] ещё { $n } минута
    [few] ещё { $n } минуты
   *[many] ещё { $n } минут
}
web-table-left-hours = { $n ->
    [one] ещё { $n } час
    [few] ещё { $n } часа
   *[many] ещё { $n } часов
}
web-table-left-days = { $n ->
    [one] ещё { $n } день
    [few] ещё { $n } дня
   *[many] ещё { $n } дней
}

## Варианты
web-table-undo = Отменить
web-table-hint = Что сделал бы бот?
web-table-hint-told = Бот выбрал бы:
web-table-hinted = бот
web-table-barred = { $n ->
    [one] Почему нет? Нельзя сделать { $n } вещь
    [few] Почему нет? Нельзя сделать { $n } вещи
   *[many] Почему нет? Нельзя сделать { $n } вещей
}
web-table-holding-mine = Завершить ход?
web-table-holding-why = Его ещё можно отменить. Когда завершите, будут играть другие.
web-table-holding-other = { $name } ещё может отменить последний ход…
web-table-confirm = Завершить ход
web-table-take-back = Отменить

## Кого-то нет
web-table-vote = Передать боту: { $name }
web-table-vote-short = Бот
web-table-votes = { $n ->
    [one] пока { $n } голос
    [few] пока { $n } голоса
   *[many] пока { $n } голосов
}
web-table-away-mine = { $name }: пока вас нет, играет бот.
web-table-return = Я здесь

## Места
web-table-seats = Кто здесь сидит
web-table-seat = Место { $n }
web-table-seat-open = Свободное место
web-table-points = очков
web-table-you = вы
web-table-is-turn = ход
web-table-is-bot = бот
web-table-is-away = перерыв
web-table-is-resigned = вне игры
web-table-is-here = сейчас здесь
web-table-is-gone = сейчас не здесь

## Пока есть свободные места
web-table-gathering = { $n ->
    [0] Все места заняты
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[many] { $n } свободных мест
}
web-table-gathering-why = Игра начнётся сама, когда все места будут заняты.
web-table-sit = Сесть сюда
web-table-stand-up = Встать
web-table-your-name = Ваше имя
web-table-bot-here = Посадить бота
web-table-bot-which = Какой бот на место { $n }
web-table-bot-random = Бот, лёгкий
web-table-bot-ismcts = Бот, средний
web-table-bot-greedy = Бот, сильный
web-table-open-seat = Освободить место
web-table-invite = Пригласите друзей
web-table-invite-how = Отправьте ссылку, продиктуйте код или наведите камеру телефона на рисунок.
web-table-invite-link = Ссылка для друзей
web-table-copy = Копировать
web-table-code = Код
web-table-qr = Та же ссылка как рисунок для камеры телефона
web-table-close-summary = Закрыть этот стол
web-table-close-why = Больше никто не сможет сесть.
web-table-close = Закрыть стол
web-table-closed = Этот стол закрыт
web-table-closed-why = Он закрыт ещё до начала игры.
web-table-closed-again = Открыть новый стол

## Конец
web-table-end-given-up = Игра прекращена.
web-table-end-resigned = Все остальные сдались.
web-table-scores = Счёт
web-table-total = Всего
web-table-rematch = Реванш
web-table-rematch-go = К реваншу
web-table-transcript = Протокол
web-table-verify = Проверить тасовку
web-table-verify-how = Хеш был показан перед первым ходом. Это хеш этого секрета, из которого следует каждая тасовка. Скачайте протокол и введите: parlour verify FILE
web-table-verify-later = Каждая тасовка следует из секрета. Это его хеш; сам секрет будет показан, когда игра окончится, и любой сможет сравнить.
web-table-commitment = Хеш
web-table-secret = Секрет

## Журнал
web-table-log-earlier = { $n ->
    [one] ещё { $n } ход раньше
    [few] ещё { $n } хода раньше
   *[many] ещё { $n } ходов раньше
}
web-table-log-new = Новое, пока вас не было
web-table-log-none = Ещё ничего не произошло.
web-table-log-moment = Показать ход { $n }

## Чат и заметки
web-table-talk-none = Пока никто ничего не говорит.
web-table-talk-label = Напишите что-нибудь
web-table-talk-say = Сказать
web-table-talk-players = Это читают игроки. Зрители увидят, когда игра окончится.
web-table-talk-spectators = Это читают зрители. Игроки увидят, когда игра окончится.
web-table-talk-everybody = Это читают все здесь.
web-table-spectator = смотрит
web-table-notes-why = Это видите только вы.
web-table-notes-save = Сохранить

## Как уйти
web-table-screen = Большой экран
web-table-origin = Исходный стол
web-table-leaving = Уйти или сдаться
web-table-leave = Отойти
web-table-leave-why = За вас играет бот, пока вы не вернётесь.
web-table-resign = Сдаться
web-table-resign-why = До конца играет бот. Отменить это нельзя.

## Reactions: decided beforehand
web-table-policies = Реакции
web-table-policies-why = Решите заранее, спрашивать ли вас, что бы ни было у вас на руке. Никто другой этого не видит; другие заметят лишь, что ответ приходит сразу.
web-table-policy-asked = вас спрашивают
web-table-policy-passed = стол отвечает за вас
web-table-policy-usual = спрашивают только там, где вам есть что терять
web-table-policy-as-usual = Как обычно
web-table-policy-ask = Спрашивать меня
web-table-policy-pass = Не спрашивать меня
web-table-policy-never = Больше не спрашивать: { $reaction }
web-table-policy-never-why = Стол отвечает за вас, сейчас и потом. Это можно изменить в разделе «Люди».
web-table-policy-none = Не спрашивать меня вовсе
web-table-policy-all = Спрашивать меня обо всём

## Одно устройство для нескольких людей
web-table-handover = Устройство берёт { $name }
web-table-handover-why = Всё скрыто, пока { $name } не нажмёт кнопку.
web-table-handover-done = Я — { $name }

## Экран в гостиной
web-table-screen-join = За стол: { $place }
web-table-screen-code = Код
web-table-screen-last = Последние ходы

## Что говорит сам скрипт
web-table-word-failed = Не получилось. Попробуйте ещё раз.
web-table-word-zoom-in = Увеличить
web-table-word-zoom-out = Уменьшить
web-table-word-zoom-reset = Всё поле
web-table-word-copied = Скопировано
web-table-word-choose = Выберите
web-table-invite-only-here = Этот адрес работает только на этом компьютере. Для телефонов друзей запустите Parlour с --host 0.0.0.0.
