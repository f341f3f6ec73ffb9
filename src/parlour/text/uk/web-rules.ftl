# Правила для читання.

web-rules-title = Правила
web-rules-lead = Наш стислий виклад книжок правил, власними словами. Кожен пункт має номер; стіл посилається на нього, коли щось питає або в чомусь відмовляє.
web-rules-count = { $n ->
    [one] { $n } пункт
    [few] { $n } пункти
   *[many] { $n } пунктів
}
web-rules-of = Правила { $game }
web-rules-how = Кожен пункт має номер, і стіл на нього посилається. Ухвала — наша відповідь там, де книжка правил мовчить.
web-rules-search = Пошук у правилах
web-rules-search-hint = Слово або номер
web-rules-search-go = Шукати
web-rules-found = { $n ->
    [0] Ніде не згадано: «{ $query }».
    [one] { $n } пункт згадує «{ $query }».
    [few] { $n } пункти згадують «{ $query }».
   *[many] { $n } пунктів згадують «{ $query }».
}
web-rules-whole = Показати весь текст
web-rules-chapters = Розділи
web-rules-ruling = Ухвала

## Розділи Roam
web-chapter-roam-1 = Мета гри та учасники
web-chapter-roam-2 = Компоненти
web-chapter-roam-3 = Підготовка до гри
web-chapter-roam-4 = Будова ходу
web-chapter-roam-5 = Використання персонажа
web-chapter-roam-6 = Монети за порожні клітинки
web-chapter-roam-7 = Кінець ходу: розвідані місцини
web-chapter-roam-8 = Прихована та відкрита інформація
web-chapter-roam-9 = Кінець гри та підрахунок очок
web-chapter-roam-10 = Повна версія гри: артефакти
web-chapter-roam-11 = Варіант із заставою
web-chapter-roam-12 = Варіант із вежами з фішок
web-chapter-roam-13 = Поєднання варіантів
