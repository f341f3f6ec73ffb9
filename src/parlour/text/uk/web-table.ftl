### Сторінка столу.

## Смуга та частини сторінки
web-table-rules = Правила
web-table-replay = Повтор
web-table-for-n = { $n ->
    [one] { $n } місце
    [few] { $n } місця
   *[many] { $n } місць
}
web-table-board = Малюнок столу, гра { $game }. Усе, що ви можете зробити, є й кнопками на цій сторінці.
web-table-board-label = Поле
web-table-tabs = Показати
web-table-tab-play = Гра
web-table-tab-others = Інші
web-table-tab-log = Журнал
web-table-tab-talk = Чат
web-table-tab-notes = Нотатки
web-table-tab-people = Люди
web-table-new = нових
web-table-offline = З’єднуємося знову… ваш останній хід збережено.
web-table-sheet-up = Показати більше

## Чия черга
web-table-turn-mine = Ваша черга
web-table-turn-of = Черга: { $name }
web-table-turn-now = Ходить { $name }
web-table-turn-here = у ваш хід
web-table-react-mine = Запитують вас
web-table-choosing = { $name } обирає…
web-table-thinking = { $name } думає…
web-table-nothing = Зараз нічого вирішувати.
web-table-watching = ви дивитеся
web-table-analysis = аналіз
web-table-left-now = менш ніж хвилина
web-table-left-minutes = { $n ->
    [one] ще { $n } хвилина
    [few] ще { $n } хвилини
   *[many] ще { $n } хвилин
}
web-table-left-hours = { $n ->
    [one] ще { $n } година
    [few] ще { $n } години
   *[many] ще { $n } годин
}
web-table-left-days = { $n ->
    [one] ще { $n } день
    [few] ще { $n } дні
   *[many] ще { $n } днів
}

## Варіанти
web-table-undo = Скасувати
web-table-hint = Що зробив би бот?
web-table-hint-told = Бот обрав би:
web-table-hinted = бот
web-table-barred = { $n ->
    [one] Чому ні? Не можна зробити { $n } річ
    [few] Чому ні? Не можна зробити { $n } речі
   *[many] Чому ні? Не можна зробити { $n } речей
}
web-table-holding-mine = Завершити хід?
web-table-holding-why = Його ще можна скасувати. Коли завершите, гратимуть інші.
web-table-holding-other = { $name } ще може скасувати останній хід…
web-table-confirm = Завершити хід
web-table-take-back = Скасувати

## Когось немає
web-table-vote = Передати боту: { $name }
web-table-vote-short = Бот
web-table-votes = { $n ->
    [one] поки { $n } голос
    [few] поки { $n } голоси
   *[many] поки { $n } голосів
}
web-table-away-mine = { $name }: поки вас немає, грає бот.
web-table-return = Я тут

## Місця
web-table-seats = Хто тут сидить
web-table-seat = Місце { $n }
web-table-seat-open = Вільне місце
web-table-points = очок
web-table-you = ви
web-table-is-turn = хід
web-table-is-bot = бот
web-table-is-away = перерва
web-table-is-resigned = поза грою
web-table-is-here = зараз тут
web-table-is-gone = зараз не тут

## Поки є вільні місця
web-table-gathering = { $n ->
    [0] Усі місця зайнято
    [one] { $n } вільне місце
    [few] { $n } вільні місця
   *[many] { $n } вільних місць
}
web-table-gathering-why = Гра почнеться сама, коли всі місця буде зайнято.
web-table-sit = Сісти тут
web-table-stand-up = Встати
web-table-your-name = Ваше ім’я
web-table-bot-here = Посадити бота
web-table-bot-which = Який бот на місце { $n }
web-table-bot-random = Бот, легкий
web-table-bot-ismcts = Бот, середній
web-table-bot-greedy = Бот, сильний
web-table-open-seat = Звільнити місце
web-table-invite = Запросіть друзів
web-table-invite-how = Надішліть посилання, продиктуйте код або наведіть камеру телефона на малюнок.
web-table-invite-link = Посилання для друзів
web-table-copy = Копіювати
web-table-code = Код
web-table-qr = Те саме посилання як малюнок для камери телефона
web-table-close-summary = Закрити цей стіл
web-table-close-why = Більше ніхто не зможе сісти.
web-table-close = Закрити стіл
web-table-closed = Цей стіл закрито
web-table-closed-why = Його закрито ще до початку гри.
web-table-closed-again = Відкрити новий стіл

## Кінець
web-table-end-given-up = Гру припинено.
web-table-end-resigned = Усі інші здалися.
web-table-scores = Рахунок
web-table-total = Разом
web-table-rematch = Реванш
web-table-rematch-go = До реваншу
web-table-transcript = Протокол
web-table-verify = Перевірити тасування
web-table-verify-how = Хеш було показано перед першим ходом. Це хеш цього секрету, з якого випливає кожне тасування. Завантажте протокол і введіть: parlour verify FILE
web-table-verify-later = Кожне тасування випливає із секрету. Це його хеш; сам секрет буде показано, коли гру завершать, і кожен зможе порівняти.
web-table-commitment = Хеш
web-table-secret = Секрет

## Журнал
web-table-log-earlier = { $n ->
    [one] ще { $n } хід раніше
    [few] ще { $n } ходи раніше
   *[many] ще { $n } ходів раніше
}
web-table-log-new = Нове, поки вас не було
web-table-log-none = Ще нічого не сталося.
web-table-log-moment = Показати хід { $n }

## Чат і нотатки
web-table-talk-none = Ще ніхто нічого не каже.
web-table-talk-label = Напишіть щось
web-table-talk-say = Сказати
web-table-talk-players = Це читають гравці. Глядачі побачать, коли гру завершать.
web-table-talk-spectators = Це читають глядачі. Гравці побачать, коли гру завершать.
web-table-talk-everybody = Це читають усі тут.
web-table-spectator = дивиться
web-table-notes-why = Це бачите лише ви.
web-table-notes-save = Зберегти

## Як піти
web-table-screen = Великий екран
web-table-origin = Вихідний стіл
web-table-leaving = Піти чи здатися
web-table-leave = Відійти
web-table-leave-why = За вас грає бот, доки ви не повернетеся.
web-table-resign = Здатися
web-table-resign-why = До кінця грає бот. Скасувати це не можна.

## Reactions: decided beforehand
web-table-policies = Реакції
web-table-policies-why = Вирішіть заздалегідь, чи питати вас, хоч би що ви мали на руках. Ніхто інший цього не бачить; інші помітять лише, що відповідь приходить одразу.
web-table-policy-asked = вас питають
web-table-policy-passed = стіл відповідає за вас
web-table-policy-usual = запитують лише там, де вам є що втрачати
web-table-policy-as-usual = Як звичайно
web-table-policy-ask = Питати мене
web-table-policy-pass = Не питати мене
web-table-policy-never = Більше не питати: { $reaction }
web-table-policy-never-why = Стіл відповідає за вас, тепер і надалі. Це можна змінити в розділі «Люди».
web-table-policy-none = Не питати мене взагалі
web-table-policy-all = Питати мене про все

## Один пристрій для кількох людей
web-table-handover = Пристрій бере { $name }
web-table-handover-why = Усе приховано, доки { $name } не натисне кнопку.
web-table-handover-done = Я — { $name }

## Екран у вітальні
web-table-screen-join = За стіл: { $place }
web-table-screen-code = Код
web-table-screen-last = Останні ходи

## Що каже сам скрипт
web-table-word-failed = Не вийшло. Спробуйте ще раз.
web-table-word-zoom-in = Збільшити
web-table-word-zoom-out = Зменшити
web-table-word-zoom-reset = Усе поле
web-table-word-copied = Скопійовано
web-table-word-choose = Оберіть
web-table-invite-only-here = Ця адреса працює лише на цьому комп’ютері. Для телефонів друзів запустіть Parlour із --host 0.0.0.0.
