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
