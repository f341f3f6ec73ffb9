# Правила для чтения.

web-rules-title = Правила
web-rules-lead = Наше краткое изложение книг правил, своими словами. У каждого пункта есть номер; стол ссылается на него, когда что-то спрашивает или в чём-то отказывает.
web-rules-count = { $n ->
    [one] { $n } пункт
    [few] { $n } пункта
   *[many] { $n } пунктов
}
web-rules-of = Правила { $game }
web-rules-how = У каждого пункта есть номер, и стол на него ссылается. Решение — наш ответ там, где книга правил молчит.
web-rules-search = Поиск в правилах
web-rules-search-hint = Слово или номер
web-rules-search-go = Искать
web-rules-found = { $n ->
    [0] Нигде не упомянуто: «{ $query }».
    [one] { $n } пункт упоминает «{ $query }».
    [few] { $n } пункта упоминают «{ $query }».
   *[many] { $n } пунктов упоминают «{ $query }».
}
web-rules-whole = Показать весь текст
web-rules-chapters = Главы
web-rules-ruling = Решение

## Главы Roam
web-chapter-roam-1 = Цель игры и участники
web-chapter-roam-2 = Компоненты
web-chapter-roam-3 = Подготовка к игре
web-chapter-roam-4 = Устройство хода
web-chapter-roam-5 = Использование персонажа
web-chapter-roam-6 = Монеты за пустые участки схемы
web-chapter-roam-7 = Конец хода: разведанные территории
web-chapter-roam-8 = Скрытая и открытая информация
web-chapter-roam-9 = Конец игры и подсчёт очков
web-chapter-roam-10 = Полная версия игры: артефакты
web-chapter-roam-11 = Вариант игры с заставой
web-chapter-roam-12 = Вариант игры с башнями из фишек
web-chapter-roam-13 = Сочетание вариантов
