### Повтор гри за столом.

web-replay-title = { $game }, повтор
web-replay-to-table = До столу
web-replay-start = Початок
web-replay-moment = Хід { $n } з { $of }
web-replay-steps = Кроки
web-replay-first = На початок
web-replay-step-back = На хід назад
web-replay-step-on = На хід уперед
web-replay-last = У кінець
web-replay-play = Відтворити або зупинити
web-replay-speed = Швидкість ×{ $n }
web-replay-slider = Хід
web-replay-go = Перейти
web-replay-eyes = Чиїми очима
web-replay-spectator = Глядач
web-replay-onward = Звідси
web-replay-analyse = Аналіз звідси
web-replay-analyse-why = Власний стіл із цієї миті. Те, чого ви не могли знати, роздано наново.
web-replay-share = Посилання на цю мить
web-replay-files = Файли
web-replay-position = Ця позиція у файлі
web-replay-transcript = Протокол усієї гри
web-replay-story = Уся гра однією сторінкою для читання без мережі
