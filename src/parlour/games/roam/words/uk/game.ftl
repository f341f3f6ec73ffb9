# Roam: що каже стіл. Журнал у теперішньому часі, спершу особа.

roam-title = Roam
roam-intro = За хід використайте одного персонажа й викладіть фішки за його схемою. Хто має найбільше фішок на місцині, коли зайнято всі шість її ділянок, забирає її персонажа. Коли хтось має десять персонажів, раунд дограють, і перемагає той, у кого найбільше очок.
    .more = (rules або rules 5: усі правила)
roam-legend = ■ ділянка під фішку · □ за бажанням, 2 монети · ☀ не спить · ☾ спить · ★ очки · ¢ монета на полі · схеми показано так, як вони ляжуть · місцини 1–3 — північний ряд, 4–6 — південний
roam-seat-blue = Синій
roam-seat-red = Червоний
roam-seat-yellow = Жовтий
roam-seat-green = Зелений

## Параметри столу
roam-setting-version = Версія
roam-setting-outpost = Застава
roam-setting-towers = Вежі з фішок
roam-setting-hidden_characters = Приховані персонажі

## Запитання
roam-ask-before-character = { $n ->
    [0] Оберіть персонажа, що не спить
    [1] Оберіть персонажа, що не спить, або спершу скористайтеся раннім підйомом
   *[other] Усі сплять: розбудіть усіх або спершу застосуйте артефакти
}
roam-ask-choose-position = Оберіть положення схеми: { $card }
roam-ask-fill-some = { $n ->
    [one] У запасі лише { $n } фішка: оберіть ділянку
    [few] У запасі лише { $n } фішки: оберіть ділянку
   *[many] У запасі лише { $n } фішок: оберіть ділянку
}
roam-ask-extras = { $n ->
    [0] Оплатіть порожні клітинки або завершіть дії
   *[other] Оплатіть порожні клітинки, застосуйте артефакти або завершіть дії
}
roam-ask-choose-land = Оберіть, яку місцину розіграти наступною
roam-ask-bid = { $n ->
    [-1] Аукціон за місцину { $land }: зробіть першу ставку або спасуйте
   *[other] Аукціон за місцину { $land }: поставте більше ніж { $n } або спасуйте
}
roam-ask-choose-free-square = Оберіть, яку порожню клітинку зайняти безкоштовно
roam-ask-choose-replaced = Оберіть, яку фішку суперника перехопити
roam-ask-pay-for-replaced = Оплатіть порожню клітинку на { $space }
roam-ask-choose-marker = Оберіть, яку фішку пересунути
roam-ask-choose-neighbour = Оберіть, куди пересунути фішку з { $space }
roam-ask-choose-flipped = Оберіть, якого персонажа перевернути
roam-ask-choose-artifact = Купіть артефакт або відмовтеся

## Варіанти
roam-do-use = Використати: { $card }
roam-do-early-rise = { $n ->
    [0] Ранній підйом: розбудити всіх
    [one] Ранній підйом за { $n } монету: розбудити всіх
    [few] Ранній підйом за { $n } монети: розбудити всіх
   *[many] Ранній підйом за { $n } монет: розбудити всіх
}
roam-do-wake = Розбудити всіх
roam-do-artifact = Застосувати: { $artifact }
roam-do-place = { $coins ->
    [0] Розмістити на { $space }{ $spaces ->
        [unknown] { "" }
        [none] : немає незайнятих ділянок
       *[other] : { $spaces }
    }
    [one] Розмістити на { $space }: { $spaces }, +{ $coins } монета
    [few] Розмістити на { $space }: { $spaces }, +{ $coins } монети
   *[many] Розмістити на { $space }: { $spaces }, +{ $coins } монет
}
roam-do-forgo = Нічого не викладати
roam-do-fill = { $coins ->
    [0] Зайняти { $space }
    [one] Зайняти { $space }, +{ $coins } монета
    [few] Зайняти { $space }, +{ $coins } монети
   *[many] Зайняти { $space }, +{ $coins } монет
}
roam-do-mark = { $coins ->
    [0] Зайняти { $space } за 2 монети
    [one] Зайняти { $space } за 2 монети, +{ $coins } монета
    [few] Зайняти { $space } за 2 монети, +{ $coins } монети
   *[many] Зайняти { $space } за 2 монети, +{ $coins } монет
}
roam-do-end = Завершити дії
roam-do-free-mark = Зайняти { $space }
roam-do-replace = Перехопити фішку на { $space }
roam-do-pay = Сплатити 2 монети
roam-do-lift = Пересунути фішку з { $space }
roam-do-move = На { $space }
roam-do-flip = Перевернути: { $card }
roam-do-resolve = Розіграти місцину { $land }
roam-do-bid = { $n ->
    [0] Поставити 0 монет
    [one] Поставити { $n } монету
    [few] Поставити { $n } монети
   *[many] Поставити { $n } монет
}
roam-do-pass = Спасувати
roam-do-buy = { $n ->
    [0] Купити: { $artifact }
    [one] Купити за { $n } монету: { $artifact }
    [few] Купити за { $n } монети: { $artifact }
   *[many] Купити за { $n } монет: { $artifact }
}
roam-do-no-purchase = Нічого не купувати

## Журнал
roam-log-turn = Раунд { $n }: { $seat }
roam-log-wakes = { $seat } будить усіх своїх персонажів
roam-log-rises = { $n ->
    [one] { $seat } влаштовує ранній підйом за { $n } монету
    [few] { $seat } влаштовує ранній підйом за { $n } монети
   *[many] { $seat } влаштовує ранній підйом за { $n } монет
}
roam-log-uses = { $seat } використовує персонажа «{ $card }»
roam-log-places = { $coins ->
    [0] { $spaces ->
        [none] { $seat } не знаходить незайнятих ділянок
       *[other] { $seat } займає { $spaces }
    }
    [one] { $seat } займає { $spaces } та отримує { $coins } монету
    [few] { $seat } займає { $spaces } та отримує { $coins } монети
   *[many] { $seat } займає { $spaces } та отримує { $coins } монет
}
roam-log-pays = { $n ->
    [one] { $seat } сплачує { $n } монету за { $space }
    [few] { $seat } сплачує { $n } монети за { $space }
   *[many] { $seat } сплачує { $n } монет за { $space }
}
roam-log-explored = Місцину { $land } розвідано: { $counts }
roam-log-tie = Рівність на місцині { $land }: { $seats }
roam-log-bids = { $n ->
    [0] { $seat } ставить 0 монет
    [one] { $seat } ставить { $n } монету
    [few] { $seat } ставить { $n } монети
   *[many] { $seat } ставить { $n } монет
}
roam-log-passes = { $seat } пасує
roam-log-cannot-bid = { $seat } не може поставити більше
roam-log-takes = { $n ->
    [0] { $seat } забирає карту «{ $card }»
    [one] { $seat } забирає карту «{ $card }» за { $n } монету
    [few] { $seat } забирає карту «{ $card }» за { $n } монети
   *[many] { $seat } забирає карту «{ $card }» за { $n } монет
}
roam-log-consoled = { $seat } отримує 1 втішну монету
roam-log-uses-artifact = { $seat } застосовує артефакт «{ $artifact }»
roam-log-replaces = { $coins ->
    [0] { $seat } перехоплює фішку ({ $other }) на { $space }
    [one] { $seat } перехоплює фішку ({ $other }) на { $space } та отримує { $coins } монету
    [few] { $seat } перехоплює фішку ({ $other }) на { $space } та отримує { $coins } монети
   *[many] { $seat } перехоплює фішку ({ $other }) на { $space } та отримує { $coins } монет
}
roam-log-moves = { $seat } пересуває фішку ({ $other }) з { $space } на { $to }
roam-log-flips = { $awake ->
    [0] { $seat } присипляє персонажа «{ $card }»
   *[other] { $seat } будить персонажа «{ $card }»
}
roam-log-outpost = { $seat } оточує { $space } та отримує заставу
roam-log-buys = { $n ->
    [one] { $seat } купує артефакт «{ $artifact }» за { $n } монету
    [few] { $seat } купує артефакт «{ $artifact }» за { $n } монети
   *[many] { $seat } купує артефакт «{ $artifact }» за { $n } монет
}

## Кінець
roam-end-ten-cards = Хтось має десять персонажів: гру завершено
roam-end-stalemate = Гра зайшла в глухий кут і завершена
roam-end-tie = За очками нічия: вирішують монети (9.3)
roam-part-characters = Персонажі
roam-part-artifacts = Артефакти
roam-part-outpost = Застава
roam-part-cards = Карти
roam-part-coins = Монети

## Поле в терміналі
roam-text-next = Наступна
roam-text-deck = колода
roam-text-n-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}
roam-text-n-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монети
   *[many] { $n } монет
}
roam-text-n-markers = { $n ->
    [one] { $n } фішка
    [few] { $n } фішки
   *[many] { $n } фішок
}
roam-text-artifacts = артефакти
roam-text-row = У продажу
roam-text-used = використано
roam-text-land = Місцина
roam-text-hidden = приховано
roam-text-outpost = застава
