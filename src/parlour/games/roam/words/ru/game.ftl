# Roam: что говорит стол. Журнал в настоящем времени, сначала лицо.

roam-title = Roam
roam-intro = За ход используйте одного персонажа и разместите фишки по его схеме. У кого больше всего фишек на территории, когда заняты все шесть её участков, тот забирает её персонажа. Когда у кого-то десять персонажей, раунд доигрывают, и побеждает тот, у кого больше очков.
    .more = (rules или rules 5: все правила)
roam-legend = ■ участок под фишку · □ по желанию, 2 монеты · ☀ не спит · ☾ спит · ★ очки · ¢ монета на поле · схемы показаны так, как они лягут · территории 1–3 — северный ряд, 4–6 — южный
roam-seat-blue = Синий
roam-seat-red = Красный
roam-seat-yellow = Жёлтый
roam-seat-green = Зелёный

## Параметры стола
roam-setting-version = Версия
roam-setting-outpost = Застава
roam-setting-towers = Башни из фишек
roam-setting-hidden_characters = Скрытые персонажи

## Вопросы
roam-ask-before-character = { $n ->
    [0] Выберите неспящего персонажа
    [1] Выберите неспящего персонажа или сначала воспользуйтесь ранним подъёмом
   *[other] Все спят: разбудите всех или сначала примените артефакты
}
roam-ask-choose-position = Выберите положение схемы: { $card }
roam-ask-fill-some = { $n ->
    [one] В запасе только { $n } фишка: выберите участок
    [few] В запасе только { $n } фишки: выберите участок
   *[many] В запасе только { $n } фишек: выберите участок
}
roam-ask-extras = { $n ->
    [0] Оплатите пустые участки схемы или завершите действия
   *[other] Оплатите пустые участки схемы, примените артефакты или завершите действия
}
roam-ask-choose-land = Выберите, какую территорию разыграть следующей
roam-ask-bid = { $n ->
    [-1] Аукцион за территорию { $land }: сделайте первую ставку или спасуйте
   *[other] Аукцион за территорию { $land }: поставьте больше чем { $n } или спасуйте
}
roam-ask-choose-free-square = Выберите, какой пустой участок схемы занять бесплатно
roam-ask-choose-replaced = Выберите, какую фишку соперника перехватить
roam-ask-pay-for-replaced = Оплатите пустой участок схемы на { $space }
roam-ask-choose-marker = Выберите, какую фишку передвинуть
roam-ask-choose-neighbour = Выберите, куда передвинуть фишку с участка { $space }
roam-ask-choose-flipped = Выберите, какого персонажа перевернуть
roam-ask-choose-artifact = Купите артефакт или откажитесь

## Варианты
roam-do-use = Использовать: { $card }
roam-do-early-rise = { $n ->
    [0] Ранний подъём: разбудить всех
    [one] Ранний подъём за { $n } монету: разбудить всех
    [few] Ранний подъём за { $n } монеты: разбудить всех
   *[many] Ранний подъём за { $n } монет: разбудить всех
}
roam-do-wake = Разбудить всех
roam-do-artifact = Применить: { $artifact }
roam-do-place = { $coins ->
    [0] Расположить на { $space }{ $spaces ->
        [unknown] { "" }
        [none] : нет незанятых участков
       *[other] : { $spaces }
    }
    [one] Расположить на { $space }: { $spaces }, +{ $coins } монета
    [few] Расположить на { $space }: { $spaces }, +{ $coins } монеты
   *[many] Расположить на { $space }: { $spaces }, +{ $coins } монет
}
roam-do-forgo = Ничего не размещать
roam-do-fill = { $coins ->
    [0] Занять { $space }
    [one] Занять { $space }, +{ $coins } монета
    [few] Занять { $space }, +{ $coins } монеты
   *[many] Занять { $space }, +{ $coins } монет
}
roam-do-mark = { $coins ->
    [0] Занять { $space } за 2 монеты
    [one] Занять { $space } за 2 монеты, +{ $coins } монета
    [few] Занять { $space } за 2 монеты, +{ $coins } монеты
   *[many] Занять { $space } за 2 монеты, +{ $coins } монет
}
roam-do-end = Завершить действия
roam-do-free-mark = Занять { $space }
roam-do-replace = Перехватить фишку на { $space }
roam-do-pay = Заплатить 2 монеты
roam-do-lift = Передвинуть фишку с участка { $space }
roam-do-move = На { $space }
roam-do-flip = Перевернуть: { $card }
roam-do-resolve = Разыграть территорию { $land }
roam-do-bid = { $n ->
    [0] Поставить 0 монет
    [one] Поставить { $n } монету
    [few] Поставить { $n } монеты
   *[many] Поставить { $n } монет
}
roam-do-pass = Спасовать
roam-do-buy = { $n ->
    [0] Купить: { $artifact }
    [one] Купить за { $n } монету: { $artifact }
    [few] Купить за { $n } монеты: { $artifact }
   *[many] Купить за { $n } монет: { $artifact }
}
roam-do-no-purchase = Ничего не покупать

## Журнал
roam-log-turn = Раунд { $n }: { $seat }
roam-log-wakes = { $seat } будит всех своих персонажей
roam-log-rises = { $n ->
    [one] { $seat } устраивает ранний подъём за { $n } монету
    [few] { $seat } устраивает ранний подъём за { $n } монеты
   *[many] { $seat } устраивает ранний подъём за { $n } монет
}
roam-log-uses = { $seat } использует персонажа «{ $card }»
roam-log-places = { $coins ->
    [0] { $spaces ->
        [none] { $seat } не находит незанятых участков
       *[other] { $seat } занимает { $spaces }
    }
    [one] { $seat } занимает { $spaces } и получает { $coins } монету
    [few] { $seat } занимает { $spaces } и получает { $coins } монеты
   *[many] { $seat } занимает { $spaces } и получает { $coins } монет
}
roam-log-pays = { $n ->
    [one] { $seat } платит { $n } монету за { $space }
    [few] { $seat } платит { $n } монеты за { $space }
   *[many] { $seat } платит { $n } монет за { $space }
}
roam-log-explored = Территория { $land } разведана: { $counts }
roam-log-tie = Ничья на территории { $land }: { $seats }
roam-log-bids = { $n ->
    [0] { $seat } ставит 0 монет
    [one] { $seat } ставит { $n } монету
    [few] { $seat } ставит { $n } монеты
   *[many] { $seat } ставит { $n } монет
}
roam-log-passes = { $seat } пасует
roam-log-cannot-bid = { $seat } не может поставить больше
roam-log-takes = { $n ->
    [0] { $seat } забирает карту «{ $card }»
    [one] { $seat } забирает карту «{ $card }» за { $n } монету
    [few] { $seat } забирает карту «{ $card }» за { $n } монеты
   *[many] { $seat } забирает карту «{ $card }» за { $n } монет
}
roam-log-consoled = { $seat } получает 1 утешительную монету
roam-log-uses-artifact = { $seat } применяет артефакт «{ $artifact }»
roam-log-replaces = { $coins ->
    [0] { $seat } перехватывает фишку ({ $other }) на { $space }
    [one] { $seat } перехватывает фишку ({ $other }) на { $space } и получает { $coins } монету
    [few] { $seat } перехватывает фишку ({ $other }) на { $space } и получает { $coins } монеты
   *[many] { $seat } перехватывает фишку ({ $other }) на { $space } и получает { $coins } монет
}
roam-log-moves = { $seat } передвигает фишку ({ $other }) с участка { $space } на { $to }
roam-log-flips = { $awake ->
    [0] { $seat } усыпляет персонажа «{ $card }»
   *[other] { $seat } будит персонажа «{ $card }»
}
roam-log-outpost = { $seat } окружает { $space } и получает заставу
roam-log-buys = { $n ->
    [one] { $seat } покупает артефакт «{ $artifact }» за { $n } монету
    [few] { $seat } покупает артефакт «{ $artifact }» за { $n } монеты
   *[many] { $seat } покупает артефакт «{ $artifact }» за { $n } монет
}

## Конец
roam-end-ten-cards = У кого-то десять персонажей: игра окончена
roam-end-stalemate = Игра зашла в тупик и окончена
roam-end-tie = По очкам ничья: решают монеты (9.3)
roam-part-characters = Персонажи
roam-part-artifacts = Артефакты
roam-part-outpost = Застава
roam-part-cards = Карты
roam-part-coins = Монеты

## Поле в терминале
roam-text-next = Следующая
roam-text-deck = колода
roam-text-n-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
roam-text-n-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
roam-text-n-markers = { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[many] { $n } фишек
}
roam-text-artifacts = артефакты
roam-text-row = В продаже
roam-text-used = использован
roam-text-land = Территория
roam-text-hidden = скрыто
roam-text-outpost = застава
