# Как открыть стол и как за него сесть.

web-new-title = Новый стол: { $game }
web-new-lead = Всё готово: нажмите кнопку и играйте с ботами. Или измените, что хотите.
web-new-who = Кто играет
web-new-seats = Места
web-new-seat = Место { $n }
web-new-name = Имя на месте { $n }
web-new-sides = Кто чем играет
web-new-sides-lot = По жребию
web-new-sides-chosen = Я выбираю
web-new-side = Чем играет место { $n }
web-new-open-hint = Для свободного места будет ссылка, код стола и QR-код, которые можно отправить друзьям.
web-sitter-me = Я
web-sitter-open = Свободно: друг или кто угодно
web-sitter-here = Кто-то за этим устройством
web-sitter-bot-random = Бот, лёгкий
web-sitter-bot-ismcts-200 = Бот, средний
web-sitter-bot-greedy = Бот, сильный
web-new-options = Игра
web-new-manner = Как вы играете
web-new-found = Кто видит стол
web-new-found-hint = Все в лобби или только те, у кого есть ссылка.
web-new-listed = Все
web-new-private = По ссылке
web-new-pace = Время на ход
web-new-pace-hint = Когда оно выйдет, остальные смогут передать ход боту.
web-pace-live = Играем сейчас
web-pace-1 = 1 день
web-pace-3 = 3 дня
web-pace-7 = 7 дней
web-new-handover = Прятать стол, когда устройство передают
web-new-handover-hint = Для нескольких людей за одним устройством: никто не видит чужого.
web-new-hints = Подсказки
web-new-hints-hint = Любой может спросить бота, что сделал бы он.
web-new-go = Открыть стол
web-new-go-hint = Если остальные — боты, игра начнётся сразу.
web-new-anyway = Играть всё равно – { $way }

## Как сесть за стол
web-join-title = Сесть за стол
web-join-lead = Введите код, который вам дали. Он виден на экране стола; видит его и тот, кто открыл стол.
web-join-code = Код стола
web-join-go = За стол
