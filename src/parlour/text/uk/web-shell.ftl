# Сторінка довкола всього: смуга, меню, підвал і те, що кажуть кілька сторінок.

web-shell-skip = До вмісту
web-shell-home = Parlour, у лобі
web-shell-menu = Меню
web-shell-places = Головні місця
web-shell-play = Грати
web-shell-replays = Повтори
web-shell-rules = Правила
web-shell-language = Мова
web-shell-theme-auto = Тема: як на пристрої
web-shell-theme-light = Тема: світла
web-shell-theme-dark = Тема: темна
web-shell-stranger = Увійти
web-shell-credits = Ігри належать їхнім авторам і видавцям; Parlour із ними не пов’язаний. Правила нашими словами, малюнки теж наші.
web-shell-about = Автори та ліцензія
web-law-chip = Правило § { $paragraph }

## Як довго щось триває
web-since-now = щойно
web-since-minutes = { $n ->
    [one] уже { $n } хвилину
    [few] уже { $n } хвилини
   *[many] уже { $n } хвилин
}
web-since-hours = { $n ->
    [one] уже { $n } годину
    [few] уже { $n } години
   *[many] уже { $n } годин
}
web-since-days = { $n ->
    [one] уже { $n } день
    [few] уже { $n } дні
   *[many] уже { $n } днів
}

## Як давно щось було
web-ago-now = щойно
web-ago-minutes = { $n ->
    [one] { $n } хвилину тому
    [few] { $n } хвилини тому
   *[many] { $n } хвилин тому
}
web-ago-hours = { $n ->
    [one] { $n } годину тому
    [few] { $n } години тому
   *[many] { $n } годин тому
}
web-ago-days = { $n ->
    [1] учора
    [one] { $n } день тому
    [few] { $n } дні тому
   *[many] { $n } днів тому
}
