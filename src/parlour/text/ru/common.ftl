# Общее для всех игр.

## Отказы
refused-over = Игра окончена; больше ничего сделать нельзя.
refused-unknown = В этой игре нет действия «{ $action }». Сейчас можно: { $options }.
refused-barred = Сейчас нельзя: «{ $label }». { $digest } Сейчас можно: { $options }.
refused-not-offered = Здесь нельзя: «{ $label }». { $digest } Сейчас можно: { $options }.
refused-not-now = Сейчас не время: «{ $label }». { $digest } Сейчас можно: { $options }.
refused-undo-nothing = Отменять нечего.
refused-undo-other = Отменить можно только своё последнее решение, а после него уже решал кто-то другой.
refused-undo-chance = Этого уже не отменить: с тех пор вмешался случай или открылось что-то скрытое.

## Терминал
play-your-turn = { $seat }: ваша очередь
play-reaction = { $seat }: можно ответить реакцией
play-law = см. { $game } { $law }
play-not-possible = Сейчас нельзя
play-prompt = Номер или help
play-prompt-end = save FILE, log или Enter, чтобы выйти
play-help-end = Игра окончена. Введите save FILE, log или нажмите Enter, чтобы выйти.
play-edition = домашнее издание
play-no-rule = Пункта { $text } нет; введите rules, чтобы прочитать все.
play-help = Введите номер варианта. Также: undo (отменить) · why N (по какому правилу вариант N возможен или невозможен) · board (поле) · log (журнал) · save game.txt (сохранить всю игру; как game.json — только позицию) · rules { $law } (правила) · help (справка) · quit (выйти)
play-help-policy = Реакции: policy НАЗВАНИЕ alwaysPass (не спрашивать меня) · policy НАЗВАНИЕ ask (спрашивать снова); НАЗВАНИЕ — одно из { $reactions }.
play-policy-none = В этой игре нечего решать заранее.
play-policy-ask = { $reaction }: вас снова будут спрашивать.
play-policy-pass = { $reaction }: отныне стол отвечает за вас.
play-quit = До свидания. Игра не окончена.
play-saved = Сохранено: { $file }.
play-save-how = Укажите куда: save ФАЙЛ (имя на .json сохраняет позицию, любое другое — запись игры).
play-no-number = Варианта «{ $text }» нет; введите номер от 1 до { $n } или help.
play-why-how = Укажите номер: why N, где N — от 1 до { $n }.
play-undone = Отменено.
play-winner = { $seat } побеждает
play-shared = { $seats } делят победу
play-options-more = ещё { $n }
play-ruling = Решение

## The replay page
story-first = В начало
story-back = Назад
story-play = Воспроизвести или остановить
story-on = Дальше
story-last = В конец
story-action = Действие
story-transcript = Протокол
story-moves = Ходы
story-keys = Стрелки: шаг. Home, End: в начало, в конец. Пробел: воспроизвести или остановить.
