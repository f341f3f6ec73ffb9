# Страница вокруг всего: полоса, меню, подвал и то, что говорят несколько страниц.

web-shell-skip = К содержанию
web-shell-home = Parlour, в лобби
web-shell-menu = Меню
web-shell-places = Главные места
web-shell-play = Играть
web-shell-replays = Повторы
web-shell-rules = Правила
web-shell-language = Язык
web-shell-theme-auto = Тема: как на устройстве
web-shell-theme-light = Тема: светлая
web-shell-theme-dark = Тема: тёмная
web-shell-stranger = Войти
web-shell-credits = Игры принадлежат их авторам и издателям; Parlour с ними не связан. Правила нашими словами, рисунки тоже наши.
web-shell-about = Авторы и лицензия
web-law-chip = Правило § { $paragraph }

## Как долго что-то длится
web-since-now = только что
web-since-minutes = { $n ->
    [one] уже { $n } минуту
    [few] уже { $n } минуты
   *[many] уже { $n } минут
}
web-since-hours = { $n ->
    [one] уже { $n } час
    [few] уже { $n } часа
   *[many] уже { $n } часов
}
web-since-days = { $n ->
    [one] уже { $n } день
    [few] уже { $n } дня
   *[many] уже { $n } дней
}

## Как давно что-то было
web-ago-now = только что
web-ago-minutes = { $n ->
    [one] { $n } минуту назад
    [few] { $n } минуты назад
   *[many] { $n } минут назад
}
web-ago-hours = { $n ->
    [one] { $n } час назад
    [few] { $n } часа назад
   *[many] { $n } часов назад
}
web-ago-days = { $n ->
    [1] вчера
    [one] { $n } день назад
    [few] { $n } дня назад
   *[many] { $n } дней назад
}
