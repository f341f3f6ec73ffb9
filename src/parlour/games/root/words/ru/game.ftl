# Root: что говорит стол. Журнал в настоящем времени, сначала место; названия мест и вещей стоят в именительном падеже.

root-legend = ◆ Маркиса · ▲ Династия · ● Союз · ■ Бродяга · ◪ второй Бродяга · ▼ Культ · ✚ Братство, рядом число их воинов · □ свободная ячейка · ★ очки · ⚒ цена изготовления · (предмет) лицом вниз · ◀ решает сейчас

root-setting-hostile_boots = Сапоги среди враждебных воинов
root-setting-sword_per_hit = Меч за каждый урон

## Вещи, названные по частям
root-kind-warriors = воины
root-item-kind = { $item }
root-item = { $lies ->
    [track] { $item } (на шкале)
    [down] { $item } (лицом вниз)
    [hurt-up] { $item } (в повреждённых)
    [hurt-down] { $item } (в повреждённых, лицом вниз)
   *[up] { $item }
}
root-trigger-hospitals = полевой госпиталь
root-trigger-outrage = беспорядки
root-trigger-base-lost = потеря базы

## Реакции, о которых можно решить заранее
root-reaction-ambush = Засада
root-reaction-foil = Обнаружение засады
root-reaction-field-hospitals = Полевой госпиталь
root-reaction-losses = Потери
root-reaction-shown-hands = Руки, которые вам показывают

## Вопросы: подготовка
root-ask-place-keep = Выберите угловую поляну для цитадели
root-ask-place-first = Первое здание ({ $kind }): выберите поляну
root-ask-first-roost = Выберите угловую поляну для первого гнезда и шести воинов
root-ask-choose-leader = Выберите лидера
root-ask-choose-character = Выберите персонажа
root-ask-start-in = Выберите лес, где начнёте игру

## Вопросы: каждый ход
root-ask-birdsong-window = Утро: примените эффект или завершите
root-ask-burrow-bank = { root-name-better-burrow-bank }: вы берёте карту. Кто ещё?
root-ask-command-warren = { root-name-command-warren }: сражение в начале дня?
root-ask-cobbler = { root-name-cobbler }: перемещение в начале вечера?
root-ask-discard-card = Слишком много карт: сбросьте { $n }
root-ask-choose-crafting-suit = Изготовление, { $card }: какое орудие активировать? Ещё нужно: { $n }
root-ask-pay-for-dominance = { $card }: какую карту за неё потратите?
root-ask-choose-partner = Выберите партнёра по коалиции среди тех, у кого меньше всего очков
root-ask-move-from = Перемещение: откуда?
root-ask-move-to = Перемещение, { $clearing }: куда?
root-ask-move-count = Перемещение, { $clearing } → { $other_clearing }: сколько воинов?

## Вопросы: сражение
root-ask-battle-in = Сражение: где?
root-ask-battle-against = Сражение, { $clearing }: против кого?
root-ask-defender-may-ambush = На вас нападает { $other } ({ $clearing }): сыграть засаду?
root-ask-attacker-may-foil = Засаду устраивает { $other } ({ $clearing }): обнаружить её?
root-ask-who-declares-first = Эффекты есть у обеих сторон: кто объявляет первым?
root-ask-declare-effects = Урон вам: { $n }, от вас: { $dealt }. Применить эффект?
root-ask-lose-piece = { $n ->
    [one] { $other } ({ $clearing }), урон: { $n }. Что потеряно?
    [few] { $other } ({ $clearing }), урон: { $n }. Что потеряно сначала?
   *[many] { $other } ({ $clearing }), урон: { $n }. Что потеряно сначала?
}
root-ask-choose-trigger = Наступает несколько эффектов: какой первый?
root-ask-choose-owner = Наступают эффекты двух игроков: чьи первые?

## Вопросы: Маркиса
root-ask-field-hospitals = { $n ->
    [one] Полевой госпиталь, { $clearing }: потратить карту, чтобы { $n } воин вернулся в цитадель?
    [few] Полевой госпиталь, { $clearing }: потратить карту, чтобы { $n } воина вернулись в цитадель?
   *[many] Полевой госпиталь, { $clearing }: потратить карту, чтобы { $n } воинов вернулись в цитадель?
}
root-ask-choose-sawmill = Дерева не хватает на все лесопилки (осталось: { $n }): выберите лесопилку
root-ask-marquise-daylight = { $n ->
    [0] День: действий не осталось. Завершите или потратьте птичью карту ещё на одно
    [one] День: осталось { $n } действие
    [few] День: осталось { $n } действия
   *[many] День: осталось { $n } действий
}
root-ask-may-march-again = Марш: переместить воинов второй раз?
root-ask-choose-recruiter = Воинов не хватает на все казармы (осталось: { $n }): выберите казарму
root-ask-choose-site = Строительство, { $kind } (дерево: { $n }): где?
root-ask-choose-wood = Строительство, { $kind } ({ $clearing }): откуда взять дерево? Ещё нужно: { $n }
root-ask-choose-overworked = Сверхурочные, { $card }: на какой лесопилке?

## Вопросы: Династия
root-ask-add-to-decree = { $n ->
    [0] Добавьте карту в устав
   *[other] Добавьте вторую карту в устав или завершите
}
root-ask-choose-column = { $card }: в какой столбец устава?
root-ask-choose-new-roost = Гнёзд не осталось: выберите поляну для нового и трёх воинов
root-ask-eyrie-daylight = { $n ->
    [0] Устав, { $column }: какая карта следующая?
    [1] Мастерите карты или начните устав: { $column }
   *[other] Устав выполнен: примените эффект или завершите
}
root-ask-decree-recruit = Устав, { root-column-recruit }: в каком гнезде?
root-ask-decree-build = Устав, { root-column-build }: где будет гнездо?

## Вопросы: Союз
root-ask-pay-outrage = Беспорядки, { $clearing }: какую карту отдадите Союзу ({ $suit } или птицы)?
root-ask-see-hand = { $other } не может заплатить за беспорядки: вы видите руку
root-ask-cut-supporter = Без базы может быть пять сторонников: сбросьте { $n }
root-ask-spend-supporters = Потратьте сторонников ({ $suit } или птицы): ещё { $n }
root-ask-revolts = Поднимите восстание или завершите
root-ask-spreads = { $n ->
    [0] Все жетоны поддержки на поле
    [one] Получите поддержку за { $n } сторонника (при военном положении на одного больше) или завершите
    [few] Получите поддержку за { $n } сторонников (при военном положении на одного больше) или завершите
   *[many] Получите поддержку за { $n } сторонников (при военном положении на одного больше) или завершите
}
root-ask-alliance-daylight = День: мастерите, мобилизуйте, тренируйте или завершите
root-ask-operations = { $n ->
    [one] Осталась { $n } военная операция
    [few] Осталось { $n } военные операции
   *[many] Осталось { $n } военных операций
}

## Вопросы: Бродяга
root-ask-refresh-item = { $n ->
    [one] Обновите { $n } предмет
    [few] Обновите { $n } предмета
   *[many] Обновите { $n } предметов
}
root-ask-slip = Прокрадитесь на соседнюю поляну или в соседний лес либо останьтесь
root-ask-vagabond-daylight = День: выберите действие или завершите
root-ask-cobbler-walk = { root-name-cobbler }: куда?
root-ask-take-along = Вы идёте сюда: { $place }. Взять с собой воинов союзника?
root-ask-along-count = Сколько воинов взять с собой ({ $other })?
root-ask-warren-battle = { root-name-command-warren }: против кого?
root-ask-fight-beside = Сражение, защищающийся { $other }: вместе с воинами союзника?
root-ask-exhaust-for-hits = Урон от броска, который вы нанесёте: { $n } из { $dealt }. Перевернуть ещё один меч ради ещё одного?
root-ask-damage-item = { $n ->
    [one] Урон: { $n }. Выберите предмет, который будет повреждён
    [few] Урон: { $n }. Выберите предмет, который будет повреждён
   *[many] Урон: { $n }. Выберите предмет, который будет повреждён
}
root-ask-take-crafted = Взять изготовленный предмет?
root-ask-aid-card = Помощь, { $other }: какую карту отдадите?
root-ask-aid-item = Помощь, { $other }: какой предмет перевернёте?
root-ask-aid-take = Помощь, { $other }: какой предмет возьмёте?
root-ask-quest-reward = Задание выполнено: очки или карты?
root-ask-strike-piece = Выстрел, { $other }: какой компонент убрать?
root-ask-hideout = { $n ->
    [one] Убежище: почините { $n } предмет
    [few] Убежище: почините { $n } предмета
   *[many] Убежище: почините { $n } предметов
}
root-ask-remove-item = { $n ->
    [one] Слишком много предметов: { $n } предмет выбывает из игры
    [few] Слишком много предметов: { $n } предмета выбывают из игры
   *[many] Слишком много предметов: { $n } предметов выбывают из игры
}

## Варианты: каждый ход
root-do-end = Завершить
root-do-end-buy-services = Услуг больше не нужно
root-do-end-revolts = Больше без восстаний
root-do-end-spreads = Больше без поддержки
root-do-end-conspiracies = Больше без заговоров
root-do-end-birdsong-window = Дальше
root-do-end-add-to-decree = Без второй карты
root-do-end-marquise-daylight = Завершить день
root-do-end-alliance-daylight = Завершить день
root-do-end-vagabond-daylight = Завершить день
root-do-end-rituals = Завершить день
root-do-end-river-daylight = Завершить день
root-do-end-operations = Завершить операции
root-do-end-cult-craft = Больше не мастерить
root-do-end-set-prices = Завершить ход
root-do-pass = Пропустить
root-do-royal-claim = { root-name-royal-claim }: сбросить, очки за поляны под вашей властью
root-do-rob = { root-name-stand-and-deliver } Взять карту: { $seat }
root-do-share = Карту берёт { $seat }
root-do-warren = { root-name-command-warren }: сражение
root-do-look = { root-name-codebreakers }, увидеть руку: { $seat }
root-do-tax = { root-name-tax-collector }, убрать воина: { $clearing }
root-do-cobbler = { root-name-cobbler }: перемещение
root-do-activate = Активировать: { $card }
root-do-ally-with = Коалиция: { $seat }
root-do-take-dominance = Взять: { $card }
root-do-pay = Потратить: { $card }
root-do-craft = Смастерить: { $card }
root-do-any-suit = Активировать масть: { $suit }
root-do-from = { $n ->
    [0] Отсюда: { $clearing }
   *[other] Отсюда: { $clearing }, воинов: { $n }
}
root-do-to = Сюда: { $clearing }
root-do-count = { $n ->
    [one] { $n } воин
    [few] { $n } воина
   *[many] { $n } воинов
}
root-do-discard = Сбросить: { $card }

## Варианты: сражение
root-do-battle-in = Сражение: { $clearing }
root-do-battle = { $n ->
    [0] Защищающийся: { $seat }
   *[other] Защищающийся: { $seat }, воинов: { $n }
}
root-do-ambush = Сыграть: { $card }
root-do-foil = Обнаружить: { $card }
root-do-first-side = Сначала { $seat }
root-do-brutal = { root-name-brutal-tactics }: 1 дополнительный урон, 1 очко защищающемуся
root-do-sappers = { root-name-sappers }: сбросить, 1 дополнительный урон
root-do-armorers = { root-name-armorers }: сбросить, без урона от броска
root-do-lose = Потерять: { $kind }
root-do-trigger = Сначала { $trigger }
root-do-owner = Сначала { $seat }

## Варианты: Маркиса
root-do-keep = Цитадель: { $clearing }
root-do-set-up-sawmill = Лесопилка: { $clearing }
root-do-set-up-workshop = Мастерская: { $clearing }
root-do-set-up-recruiter = Казарма: { $clearing }
root-do-wood = Дерево: { $clearing }
root-do-fight = Сражение
root-do-march = Марш
root-do-recruit = { $n ->
    [0] Вербовка
   *[other] Вербовка: воинов: { $n }
}
root-do-build = { $points ->
    [0] Построить: { $kind }, дерева: { $n }
   *[other] Построить: { $kind }, дерева: { $n }, очков: { $points }
}
root-do-overwork = Сверхурочные, потратить: { $card }
root-do-extra = Дополнительное действие, потратить: { $card }
root-do-march-again = Переместить ещё раз
root-do-recruit-at = Воин: { $clearing }
root-do-build-in = Построить здесь: { $clearing }
root-do-wood-from = Взять дерево: { $clearing }
root-do-overwork-in = Дерево: { $clearing }
root-do-hospital = Потратить: { $card }

## Варианты: Династия
root-do-first-roost = Гнездо: { $clearing }
root-do-leader = { $n ->
    [0] { root-leader-builder }: { root-leader-builder-text }
    [1] { root-leader-charismatic }: { root-leader-charismatic-text }
    [2] { root-leader-commander }: { root-leader-commander-text }
   *[other] { root-leader-despot }: { root-leader-despot-text }
}
root-do-decree = В устав: { $card }
root-do-column = { $column }
root-do-new-roost = Новое гнездо: { $clearing }
root-do-resolve = { $n ->
    [0] Выполнить карту: { $suit }
   *[other] Смута: карту не выполнить ({ $suit })
}
root-do-decree-recruit = Вербовка: { $clearing }
root-do-decree-build = Гнездо: { $clearing }

## Варианты: Союз
root-do-outrage = Отдать: { $card }
root-do-seen = Просмотрено
root-do-cut = Сбросить: { $card }
root-do-revolt = Восстание: { $clearing }
root-do-supporter = Потратить: { $card }
root-do-spread = { $n ->
    [0] Получить поддержку: { $clearing }
   *[other] Получить поддержку: { $clearing }, сторонников: { $n }, очков: { $points }
}
root-do-mobilize = { $n ->
    [0] Мобилизация: { $card }
   *[other] Мобилизация: { $card }, она будет сброшена: сторонников уже пять
}
root-do-train = Тренировка, потратить: { $card }
root-do-operation-move = Перемещение
root-do-operation-battle = Сражение
root-do-operation-recruit = Вербовка: { $clearing }
root-do-organize = { $points ->
    [0] Выступление, жетон поддержки: { $clearing }
   *[other] Выступление, жетон поддержки: { $clearing }, очков: { $points }
}

## Варианты: Бродяга
root-do-character = { $n ->
    [0] { root-character-thief }: { root-character-thief-text }
    [1] { root-character-tinker }: { root-character-tinker-text }
    [2] { root-character-ranger }: { root-character-ranger-text }
    [3] { root-character-vagrant }: { root-character-vagrant-text }
    [4] { root-character-arbiter }: { root-character-arbiter-text }
   *[other] { root-character-scoundrel }: { root-character-scoundrel-text }
}
root-do-start-in = Начать здесь: { $place }
root-do-refresh = Обновить: { $item }
root-do-slip = Прокрасться: { $place }
root-do-shift-item = { $n ->
    [0] На свою шкалу: { $item }
   *[other] В рюкзак: { $item }
}
root-do-walk = { $n ->
    [0] Переместиться: { $clearing }
   *[other] Переместиться: { $clearing }, сапог: { $n }
}
root-do-take-along = Взять с собой: { $seat }
root-do-along-count = { $n ->
    [one] Взять с собой { $n } воина
    [few] Взять с собой { $n } воинов
   *[many] Взять с собой { $n } воинов
}
root-do-attack = { $n ->
    [0] Сражение: { $seat }
   *[other] Сражение: { $seat }, воинов: { $n }
}
root-do-fight-with = Вместе: { $seat }
root-do-damage = Повредить: { $item }
root-do-ally-hit = Ваш союзник теряет воина
root-do-explore = Исследовать руины
root-do-aid = Помощь: { $seat }
root-do-aid-card = Отдать: { $card }
root-do-exhaust = Перевернуть: { $item }
root-do-take-item = Взять: { $item-kind }
root-do-quest = { $n ->
    [0] Задание: { $quest }
   *[other] Задание: { $quest }, очков: { $n } или две карты
}
root-do-reward-points = { $n ->
    [one] Получить { $n } очко
    [few] Получить { $n } очка
   *[many] Получить { $n } очков
}
root-do-reward-cards = { $n ->
    [one] Взять { $n } карту
    [few] Взять { $n } карты
   *[many] Взять { $n } карт
}
root-do-strike = Выстрел: { $seat }
root-do-strike-piece = Убрать: { $kind }
root-do-repair = Починить: { $item }
root-do-steal = Украсть карту: { $seat }
root-do-labor = День труда, взять: { $card }
root-do-start-hideout = Убежище: починить три предмета и завершить день
root-do-hideout = Починить: { $item }
root-do-remove = Убрать из игры: { $item }

## Журнал: каждый ход
root-log-turn = Раунд { $n }: { $seat }
root-log-draws = { $n ->
    [0] { $seat } не находит карт, чтобы взять
   *[other] { $seat } берёт: { $cards }
}
root-log-draws-unseen = { $n ->
    [0] { $seat } не находит карт, чтобы взять
    [one] { $seat } берёт { $n } карту
    [few] { $seat } берёт { $n } карты
   *[many] { $seat } берёт { $n } карт
}
root-log-discards = { $seat } сбрасывает: { $card }
root-log-scores = { $n ->
    [one] { $seat } получает { $n } очко
    [few] { $seat } получает { $n } очка
   *[many] { $seat } получает { $n } очков
}
root-log-loses-points = { $n ->
    [one] { $seat } теряет { $n } очко
    [few] { $seat } теряет { $n } очка
   *[many] { $seat } теряет { $n } очков
}
root-log-wins = { $n ->
    [0] { $seat } набирает 30 очков. Победа: { $seats }
   *[other] { $seat } выполняет условие карты превосходства. Победа: { $seats }
}
root-log-stalls = Раундов, в которых ничего не происходит: { $n }. Победа: { $seats }
root-log-crafts = { $seat } мастерит: { $card }
root-log-claims = { $n ->
    [one] { $seat } сбрасывает карту ({ root-name-royal-claim }) и правит { $n } поляной
    [few] { $seat } сбрасывает карту ({ root-name-royal-claim }) и правит { $n } полянами
   *[many] { $seat } сбрасывает карту ({ root-name-royal-claim }) и правит { $n } полянами
}
root-log-robs = { $seat } забирает карту ({ root-name-stand-and-deliver }): { $card }. Отдаёт { $other }
root-log-robs-unseen = { $seat } забирает карту ({ root-name-stand-and-deliver }). Отдаёт { $other }
root-log-banks = { $seat } применяет карту ({ root-name-better-burrow-bank }). Также берёт { $other }
root-log-warren = { $seat } применяет карту: { root-name-command-warren }
root-log-looks = { $seat } видит руку ({ $other }): { $cards }
root-log-looks-unseen = { $seat } видит руку ({ $other })
root-log-taxes = { $seat } применяет карту ({ root-name-tax-collector }): { $clearing }
root-log-cobbler = { $seat } применяет карту: { root-name-cobbler }
root-log-dominates = { $seat } активирует карту и больше не получает очков: { $card }
root-log-takes-dominance = { $seat } тратит: { $other_card }, берёт: { $card }
root-log-coalition = { $seat } вступает в коалицию ({ $other }) и больше не получает очков
root-log-moves = { $n ->
    [one] { $seat } перемещает { $n } воина: { $clearing } → { $other_clearing }
    [few] { $seat } перемещает { $n } воинов: { $clearing } → { $other_clearing }
   *[many] { $seat } перемещает { $n } воинов: { $clearing } → { $other_clearing }
}
root-log-leads = { $n ->
    [one] { $seat } берёт с собой { $n } воина ({ $other }): { $clearing } → { $other_clearing }
    [few] { $seat } берёт с собой { $n } воинов ({ $other }): { $clearing } → { $other_clearing }
   *[many] { $seat } берёт с собой { $n } воинов ({ $other }): { $clearing } → { $other_clearing }
}

## Журнал: сражение
root-log-battles = { $seat } начинает сражение ({ $clearing }). Защищающийся: { $other }
root-log-ambushes = { $seat } играет карту ({ $clearing }): { $card }
root-log-foils = { $seat } обнаруживает засаду картой: { $card }
root-log-rolls = { $extra ->
    [0] { $seat } бросает кубики: { $n } и { $low }. Урон: { $other } { $dealt }, { $seat } { $taken }
   *[other] { $seat } бросает кубики: { $n } и { $low }. Урон: { $other } { $dealt } + { $extra }, { $seat } { $taken }
}
root-log-brutal = { $seat } применяет карту ({ root-name-brutal-tactics }): 1 дополнительный урон, { $other }
root-log-sappers = { $seat } сбрасывает карту ({ root-name-sappers }): 1 дополнительный урон нападающему
root-log-armorers = { $seat } сбрасывает карту ({ root-name-armorers }) и не получает урона от броска
root-log-loses-warriors = { $n ->
    [one] { $seat } теряет { $n } воина ({ $clearing })
    [few] { $seat } теряет { $n } воинов ({ $clearing })
   *[many] { $seat } теряет { $n } воинов ({ $clearing })
}
root-log-loses-pieces = { $n ->
    [1] { $seat } теряет ({ $clearing }): { $kind }
   *[other] { $seat } теряет ({ $clearing }): { $kind } ×{ $n }
}

## Журнал: Маркиса
root-log-keep = { $seat } размещает цитадель ({ $clearing }) и воинов везде, кроме противоположного угла
root-log-keep-falls = { $seat } навсегда теряет цитадель
root-log-hospital = { $n ->
    [one] { $seat } тратит карту, { $n } воин ({ $clearing }) возвращается в цитадель: { $card }
    [few] { $seat } тратит карту, { $n } воина ({ $clearing }) возвращаются в цитадель: { $card }
   *[many] { $seat } тратит карту, { $n } воинов ({ $clearing }) возвращаются в цитадель: { $card }
}
root-log-builds = { $seat } строит ({ $clearing }): { $kind }
root-log-gathers = { $seat } получает дерево: { $n }
root-log-wood = { $seat } кладёт дерево на лесопилку ({ $clearing })
root-log-hires = { $seat } тратит карту на дополнительное действие: { $card }
root-log-recruits = { $n ->
    [one] { $seat } вербует { $n } воина
    [few] { $seat } вербует { $n } воинов
   *[many] { $seat } вербует { $n } воинов
}
root-log-overworks = { $seat } тратит карту на сверхурочное дерево ({ $clearing }): { $card }

## Журнал: Династия
root-log-first-roost = { $seat } размещает первое гнездо и шестерых воинов ({ $clearing })
root-log-leader = { $seat } получает лидера: { $leader }
root-log-decrees = { $seat } добавляет карту в устав, { $column }: { $card }
root-log-new-roost = { $seat } размещает новое гнездо и воинов ({ $clearing })
root-log-resolves = { $seat } выполняет устав, { $column } ({ $suit })
root-log-musters = { $n ->
    [one] { $seat } вербует { $n } воина ({ $clearing })
    [few] { $seat } вербует { $n } воинов ({ $clearing })
   *[many] { $seat } вербует { $n } воинов ({ $clearing })
}
root-log-turmoil = { $cards ->
    [none] { $seat } переживает смуту. Лидер свергнут: { $leader }
   *[other] { $seat } переживает смуту. Лидер свергнут: { $leader }. Сброшено: { $cards }
}

## Журнал: Союз
root-log-first-supporters = { $seat } получает первых сторонников: { $cards }
root-log-first-supporters-unseen = { $n ->
    [one] { $seat } получает { $n } сторонника
    [few] { $seat } получает { $n } сторонников
   *[many] { $seat } получает { $n } сторонников
}
root-log-outrage = { $seat } из-за беспорядков ({ $clearing }) отдаёт: { $card }
root-log-outrage-unseen = { $seat } из-за беспорядков ({ $clearing }) отдаёт карту
root-log-shown = { $seat } видит руку ({ $other }): { $cards }
root-log-shown-unseen = { $seat } видит руку ({ $other })
root-log-outrage-draw = { $seat } берёт сторонника из-за беспорядков ({ $clearing }), карту не может отдать { $other }: { $card }
root-log-outrage-draw-unseen = { $seat } берёт сторонника из-за беспорядков ({ $clearing }), карту не может отдать { $other }
root-log-supporter-lost = { $seat } сбрасывает сторонника: { $card }
root-log-spends-supporter = { $seat } тратит сторонника: { $card }
root-log-base-lost = { $cards ->
    [none] { $seat } теряет базу ({ $suit }). Потери: офицеры — { $n }
   *[other] { $seat } теряет базу ({ $suit }). Потери: офицеры — { $n }, сторонники — { $cards }
}
root-log-revolts = { $seat } поднимает восстание ({ $clearing })
root-log-base = { $n ->
    [one] { $seat } размещает базу ({ $suit }) и { $n } воина ({ $clearing })
    [few] { $seat } размещает базу ({ $suit }) и { $n } воинов ({ $clearing })
   *[many] { $seat } размещает базу ({ $suit }) и { $n } воинов ({ $clearing })
}
root-log-promotes = { $seat } получает офицера
root-log-sympathy = { $seat } размещает жетон поддержки ({ $clearing })
root-log-mobilizes = { $seat } добавляет к сторонникам: { $card }
root-log-mobilizes-unseen = { $seat } добавляет карту к сторонникам
root-log-trains = { $seat } тратит карту на тренировку: { $card }
root-log-organizes = { $seat } проводит выступление ({ $clearing }): воин возвращается в запас

## Журнал: Бродяга
root-log-character = { $seat } играет персонажем: { $character }
root-log-starts-in = { $seat } начинает игру: { $place }
root-log-slips = { $seat } крадётся: { $other_place } → { $place }
root-log-walks = { $seat } перемещается: { $other_place } → { $place }
root-log-swords = { $n ->
    [one] { $seat } переворачивает в этом сражении { $n } меч: урон от броска не больше
    [few] { $seat } переворачивает в этом сражении { $n } меча: урон от броска не больше
   *[many] { $seat } переворачивает в этом сражении { $n } мечей: урон от броска не больше
}
root-log-damages = { $seat } повреждает предмет: { $item }
root-log-full-removal = { $seat } получает сильный урон: будут повреждены три предмета
root-log-explores = { $seat } исследует руины ({ $clearing }) и находит: { $item_kind }
root-log-aids = { $seat } помогает ({ $other }), отдаёт карту: { $card }
root-log-aids-unseen = { $seat } помогает ({ $other }), отдаёт карту
root-log-takes-item = { $seat } берёт предмет ({ $item_kind }). Отдаёт { $other }
root-log-improves = { $n ->
    [1] { $seat } и { $other }: теперь { root-relation-amiable }
    [2] { $seat } и { $other }: теперь { root-relation-friendly }
   *[other] { $seat } и { $other }: теперь союзники
}
root-log-hostile = { $seat } и { $other }: теперь враги
root-log-quests = { $seat } выполняет задание: { $quest }
root-log-strikes = { $seat } стреляет ({ $clearing }). Цель: { $other }
root-log-repairs = { $seat } чинит предмет: { $item }
root-log-steals = { $seat } крадёт карту ({ $other }): { $card }
root-log-steals-unseen = { $seat } крадёт карту ({ $other })
root-log-labors = { $seat } берёт из сброса (день труда): { $card }
root-log-hides = { $seat } прячется в убежище, чинит предметы и завершает день
root-log-rests = { $n ->
    [one] { $seat } отдыхает в лесу и чинит { $n } предмет
    [few] { $seat } отдыхает в лесу и чинит { $n } предмета
   *[many] { $seat } отдыхает в лесу и чинит { $n } предметов
}
root-log-removes-item = { $seat } убирает предмет из игры: { $item }

## Конец
root-end-points = Кто-то набрал 30 очков: игра окончена
root-end-dominance-bird = Превосходство, два противоположных угла: игра окончена
root-end-dominance-fox = Превосходство, три лисьи поляны: игра окончена
root-end-dominance-rabbit = Превосходство, три заячьи поляны: игра окончена
root-end-dominance-mouse = Превосходство, три мышиные поляны: игра окончена
root-end-coalition = Побеждает коалиция: игра окончена
root-end-stalemate = Больше ничего не происходит: побеждает тот, у кого больше очков
root-end-tie = Равные очки не делят победы (3.1)
root-part-points = Очки
