### Повтор игры за столом.

web-replay-title = { $game }, повтор
web-replay-to-table = К столу
web-replay-start = Начало
web-replay-moment = Ход { $n } из { $of }
web-replay-steps = Шаги
web-replay-first = В начало
web-replay-step-back = На ход назад
web-replay-step-on = На ход вперёд
web-replay-last = В конец
web-replay-play = Воспроизвести или остановить
web-replay-speed = Скорость ×{ $n }
web-replay-slider = Ход
web-replay-go = Перейти
web-replay-eyes = Чьими глазами
web-replay-spectator = Зритель
web-replay-onward = Отсюда
web-replay-analyse = Анализ отсюда
web-replay-analyse-why = Свой стол с этого момента. То, чего вы не могли знать, роздано заново.
web-replay-share = Ссылка на этот момент
web-replay-files = Файлы
web-replay-position = Эта позиция в файле
web-replay-transcript = Протокол всей игры
web-replay-story = Вся игра одной страницей для чтения без сети
