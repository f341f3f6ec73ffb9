# Як відкрити стіл і як до нього сісти.

web-new-title = Новий стіл: { $game }
web-new-lead = Усе готово: натисніть кнопку й грайте з ботами. Або змініть, що хочете.
web-new-who = Хто грає
web-new-seats = Місця
web-new-seat = Місце { $n }
web-new-name = Ім’я на місці { $n }
web-new-sides = Хто чим грає
web-new-sides-lot = За жеребом
web-new-sides-chosen = Я вибираю
web-new-side = Чим грає місце { $n }
web-new-open-hint = Для вільного місця буде посилання, код столу та QR-код, які можна надіслати друзям.
web-sitter-me = Я
web-sitter-open = Вільне: друг чи будь-хто
web-sitter-here = Хтось за цим пристроєм
web-sitter-bot-random = Бот, легкий
web-sitter-bot-ismcts-200 = Бот, середній
web-sitter-bot-greedy = Бот, сильний
web-new-options = Гра
web-new-manner = Як ви граєте
web-new-found = Хто бачить стіл
web-new-found-hint = Усі в лобі або лише ті, хто має посилання.
web-new-listed = Усі
web-new-private = За посиланням
web-new-pace = Час на хід
web-new-pace-hint = Коли він спливе, інші зможуть передати хід боту.
web-pace-live = Граємо зараз
web-pace-1 = 1 день
web-pace-3 = 3 дні
web-pace-7 = 7 днів
web-new-handover = Ховати стіл, коли пристрій передають
web-new-handover-hint = Для кількох людей за одним пристроєм: ніхто не бачить чужого.
web-new-hints = Підказки
web-new-hints-hint = Кожен може спитати бота, що зробив би він.
web-new-go = Відкрити стіл
web-new-go-hint = Якщо решта — боти, гра почнеться відразу.
web-new-anyway = Грати попри це – { $way }

## Як сісти за стіл
web-join-title = Сісти за стіл
web-join-lead = Введіть код, який вам дали. Його видно на екрані столу; бачить його й той, хто відкрив стіл.
web-join-code = Код столу
web-join-go = За стіл
