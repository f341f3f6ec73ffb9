# Там, где каркают лягушки: что говорит стол. Журнал в настоящем времени, сначала игрок; названия карт стоят в именительном падеже.

frogs-title = Там, где каркают лягушки
frogs-intro = Каждый ход два основных действия: сыграйте карту или активируйте. Жители тратят припасы, чтобы брать карты, путешествовать и получать монеты; снаряжение и постройки срабатывают от того, что происходит; пустые карты подкладывают под карту подсчёта. Когда колода кончится, каждый делает ещё один ход, и побеждает тот, у кого больше очков: наименьшая группа подложенных жителей, умноженная на наибольшую, монеты на постройках и подложенное снаряжение, умноженное на число зачарованных построек.
    .more = (rules или rules 8: весь закон)
frogs-seat-orange = Оранжевый
frogs-seat-blue = Синий

## Настройки стола
frogs-setting-board = Сторона поля
frogs-setting-theme = Тематическая колода
frogs-setting-both_decks = Обе тематические колоды
frogs-setting-no_memory = Без запоминания
frogs-setting-tie_break = Ничья
frogs-setting-pack = Набор карт
frogs-setting-first = Первый игрок

## Клетки, названные по тому, что они дают
frogs-reward = { $gives ->
    [home] Дом
    [gain] { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
    [draw] { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
    [nest] Гнездо
    [lily-pad] Кувшинка
    [burrow] Нора
    [iron] железный сундук
    [golden] золотой сундук
    [ruby] рубиновый сундук
    [star] жетон «звезда»
    [spark] жетон «искра»
    [heart] жетон «сердце»
    [none] без награды
   *[unknown] следующая клетка
}
# куда идут
frogs-goal = { $gives ->
    [home] в Дом
    [gain] { $n ->
        [one] на клетку с { $n } монетой
        [few] на клетку с { $n } монетами
       *[many] на клетку с { $n } монетами
    }
    [draw] { $n ->
        [one] на клетку с { $n } картой
        [few] на клетку с { $n } картами
       *[many] на клетку с { $n } картами
    }
    [nest] на клетку Гнезда
    [lily-pad] на клетку Кувшинки
    [burrow] на клетку Норы
    [iron] к железному сундуку
    [golden] к золотому сундуку
    [ruby] к рубиновому сундуку
    [star] к жетону «звезда»
    [spark] к жетону «искра»
    [heart] к жетону «сердце»
    [none] на клетку без награды
   *[unknown] на следующую клетку
}
# сколько стоит путь туда
frogs-toll = { $coins ->
    [0] {""}
    [one] {" "}(заплатить { $coins } монету)
    [few] {" "}(заплатить { $coins } монеты)
   *[many] {" "}(заплатить { $coins } монет)
}{ $cards ->
    [0] {""}
    [one] {" "}(сбросить { $cards } карту)
    [few] {" "}(сбросить { $cards } карты)
   *[many] {" "}(сбросить { $cards } карт)
}
# подходящие карты, в винительном падеже
frogs-fitting = { $kind ->
    [villager] { $of ->
        [crow] вороньего{" "}
        [frog] лягушачьего{" "}
        [rabbit] кроличьего{" "}
       *[any] {""}
    }жителя
   *[any] { $of ->
        [crow] воронью{" "}
        [frog] лягушачью{" "}
        [rabbit] кроличью{" "}
       *[any] {""}
    }{ $kind ->
        [gear] карту снаряжения
        [building] постройку
       *[any] карту
    }
}

## Вопросы: подготовка
frogs-ask-take-novice = Какого начального жителя вы возьмёте?
frogs-ask-drop-cards = { $n ->
    [one] Сбросьте из первой руки ещё { $n } карту
    [few] Сбросьте из первой руки { $n } карты, одну за другой
   *[many] Сбросьте из первой руки { $n } карт, одну за другой
}

## Вопросы: ход
frogs-ask-take-turn = { $n ->
    [0] Оба основных действия совершены: свободное действие или конец хода?
    [1] Осталось 1 основное действие: сыграйте или активируйте карту
   *[other] У вас { $n } основных действия: сыграйте или активируйте карты
}
frogs-ask-choose-token = { $card }: какой жетон чар вы сюда положите?
frogs-ask-tuck-empty = Какую пустую карту вы подложите следующей?
frogs-ask-answers = { $event ->
    [card-played] Вы играете карту: что сработает следующим?
    [start-activated] Вы активируете стартовую карту: что сработает следующим?
    [villager-activated] Вы активируете жителя: что сработает следующим?
    [gained] Вы получаете монеты: что сработает следующим?
    [drawn] Вы берёте карты: что сработает следующим?
    [discarded] Вы сбрасываете карты: что сработает следующим?
    [tucked-from-hand] Вы подкладываете карты: что сработает следующим?
    [travelled] Вы путешествуете: что сработает следующим?
    [arrived] Вы останавливаетесь: что сработает следующим?
    [looked] Вы осматриваете карты: что сработает следующим?
    [invested] Вы вкладываете монеты: что сработает следующим?
   *[enchanted] Вы зачаровываете постройку: что сработает следующим?
}

## Вопросы: эффекты
frogs-ask-travelling = { $steps ->
    [0] { $n ->
        [one] Куда вы пойдёте? Путешествие на { $n } клетку
        [few] Куда вы пойдёте? Путешествие не далее чем на { $n } клетки
       *[many] Куда вы пойдёте? Путешествие не далее чем на { $n } клеток
    }
   *[other] { $n ->
        [one] Идти дальше или остановиться? Можно пройти ещё { $n } клетку
        [few] Идти дальше или остановиться? Можно пройти ещё { $n } клетки
       *[many] Идти дальше или остановиться? Можно пройти ещё { $n } клеток
    }
}{ $rewarded ->
    [none] {" "}(без награды)
    [gain-becomes-draw] {" "}(вместо монет — карты)
   *[normal] {""}
}
frogs-ask-choose = { $gives ->
    [iron] Железный сундук: какую награду вы выберете?
    [golden] Золотой сундук: какую награду вы выберете?
    [ruby] Рубиновый сундук: какую награду вы выберете?
    [nest] Вы активируете своё Гнездо или улучшите?
    [lily-pad] Вы активируете свою Кувшинку или улучшите?
    [burrow] Вы активируете свою Нору или улучшите?
    [card] { $card }: какой эффект вы выберете?
   *[other] Какой эффект вы выберете?
}
frogs-ask-from-looked = { $kind ->
    [draw] { $n ->
        [1] Какую из осматриваемых карт вы возьмёте?
       *[other] Возьмите { $n } из осматриваемых карт: какую сначала?
    }
    [tuck] { $n ->
        [1] Какую из осматриваемых карт вы подложите?
       *[other] Подложите { $n } из осматриваемых карт: какую сначала?
    }
   *[discard] { $n ->
        [1] Какую из осматриваемых карт вы сбросите?
       *[other] Сбросьте { $n } из осматриваемых карт: какую сначала?
    }
}
frogs-ask-put-back = { $n ->
    [1] Какая карта ляжет на верх колоды?
   *[other] Какая карта ляжет следующей, { $n }-й сверху?
}
frogs-ask-discard-cards = { $n ->
    [1] Какую карту вы сбросите?
    [one] Сбросьте { $n } карту: какую сначала?
    [few] Сбросьте { $n } карты: какую сначала?
   *[many] Сбросьте { $n } карт: какую сначала?
}
frogs-ask-tuck-cards = { $n ->
    [1] Какую карту из руки вы подложите?
    [one] Подложите { $n } карту из руки: какую сначала?
    [few] Подложите { $n } карты из руки: какую сначала?
   *[many] Подложите { $n } карт из руки: какую сначала?
}
frogs-ask-draw-from-pile = { $n ->
    [1] Какую карту вы возьмёте из сброса?
    [one] Возьмите { $n } карту из сброса: какую сначала?
    [few] Возьмите { $n } карты из сброса: какую сначала?
   *[many] Возьмите { $n } карт из сброса: какую сначала?
}
frogs-ask-tuck-from-pile = { $n ->
    [1] Какую карту из сброса вы подложите?
    [one] Подложите { $n } карту из сброса: какую сначала?
    [few] Подложите { $n } карты из сброса: какую сначала?
   *[many] Подложите { $n } карт из сброса: какую сначала?
}
frogs-ask-play-by-effect = { $from ->
    [discarded] Сыграйте { frogs-fitting } из только что сброшенных{ $pay ->
        [yes] , оплатив стоимость
       *[no] , не платя стоимости
    }
    [discard-pile] Сыграйте { frogs-fitting } из сброса{ $pay ->
        [yes] , оплатив стоимость
       *[no] , не платя стоимости
    }
   *[hand] Сыграйте { frogs-fitting } из руки{ $pay ->
        [yes] , оплатив стоимость
       *[no] , не платя стоимости
    }
}
frogs-asker = { $by ->
    [card] { $card }:{ " " }
   *[none] { "" }
}
frogs-ask-may-play = { frogs-asker }{ $from ->
    [discarded] Вы сыграете { frogs-fitting } из только что сброшенных{ $pay ->
        [yes] , оплатив стоимость?
       *[no] , не платя стоимости?
    }
    [discard-pile] Вы сыграете { frogs-fitting } из сброса{ $pay ->
        [yes] , оплатив стоимость?
       *[no] , не платя стоимости?
    }
   *[hand] Вы сыграете { frogs-fitting } из руки{ $pay ->
        [yes] , оплатив стоимость?
       *[no] , не платя стоимости?
    }
}
frogs-ask-may-reveal = { frogs-asker }{ $from ->
    [drawn] Вы покажете { frogs-fitting } из только что взятых?
   *[hand] Вы покажете { frogs-fitting } из руки?
}
frogs-ask-provide = { $n ->
    [one] Кто из ваших жителей получит { $n } припас?
    [few] Кто из ваших жителей получит { $n } припаса?
   *[many] Кто из ваших жителей получит { $n } припасов?
}
frogs-ask-activate-one = { $of ->
    [crow] Какого вороньего жителя вы активируете?
    [frog] Какого лягушачьего жителя вы активируете?
    [rabbit] Какого кроличьего жителя вы активируете?
   *[any] Какого жителя вы активируете?
}
frogs-ask-start-one = Какую стартовую карту вы активируете?
frogs-ask-upgrade-one = Какую стартовую карту вы улучшите?
frogs-ask-invest-where = { $n ->
    [one] В какую свою постройку вы вложите { $n } монету?
    [few] В какую свою постройку вы вложите монеты, не больше { $n }?
   *[many] В какую свою постройку вы вложите монеты, не больше { $n }?
}
frogs-ask-invest = { $n ->
    [one] { $card }: вы вложите { $n } монету?
    [few] { $card }: сколько монет вы вложите, не больше { $n }?
   *[many] { $card }: сколько монет вы вложите, не больше { $n }?
}

## Варианты
frogs-do-novice = Взять «{ $card }»
frogs-do-drop = Сбросить «{ $card }»
frogs-do-play = { $coins ->
    [0] Сыграть «{ $card }»
    [one] Сыграть «{ $card }» ({ $coins } монета)
    [few] Сыграть «{ $card }» ({ $coins } монеты)
   *[many] Сыграть «{ $card }» ({ $coins } монет)
}
frogs-does = { $effects ->
    [none] { "" }
   *[other] : { $effects }
}
frogs-do-activate = Активировать «{ $card }»{ frogs-does }
frogs-do-activate-take-turn = { $n ->
    [1] Активировать «{ $card }» (последний припас){ frogs-does }
   *[other] Активировать «{ $card }»{ frogs-does }
}
frogs-do-start = Активировать «{ $start }»{ frogs-does }
frogs-do-free = { $n ->
    [1] Активировать «{ $card }» (свободное действие, последний припас){ frogs-does }
   *[other] Активировать «{ $card }» (свободное действие){ frogs-does }
}
frogs-do-enchant = Зачаровать «{ $card }» (свободное действие)
frogs-do-token = Использовать жетон «{ $charm }»
frogs-do-end = Завершить ход
frogs-do-go = { $way ->
    [home] { $arm }: { frogs-reward }{ frogs-toll }
    [n] На север: { frogs-reward }{ frogs-toll }
    [ne] На северо-восток: { frogs-reward }{ frogs-toll }
    [e] На восток: { frogs-reward }{ frogs-toll }
    [se] На юго-восток: { frogs-reward }{ frogs-toll }
    [s] На юг: { frogs-reward }{ frogs-toll }
    [sw] На юго-запад: { frogs-reward }{ frogs-toll }
    [w] На запад: { frogs-reward }{ frogs-toll }
    [nw] На северо-запад: { frogs-reward }{ frogs-toll }
   *[on] Дальше: { frogs-reward }{ frogs-toll }
}
frogs-do-stop = { $gives ->
    [gain] { $n ->
        [one] Остановиться: получить { $n } монету
        [few] Остановиться: получить { $n } монеты
       *[many] Остановиться: получить { $n } монет
    }
    [draw] { $n ->
        [one] Остановиться: взять { $n } карту
        [few] Остановиться: взять { $n } карты
       *[many] Остановиться: взять { $n } карт
    }
    [nest] Остановиться: Гнездо
    [lily-pad] Остановиться: Кувшинка
    [burrow] Остановиться: Нора
    [iron] Остановиться: открыть железный сундук
    [golden] Остановиться: открыть золотой сундук
    [ruby] Остановиться: открыть рубиновый сундук
    [star] Остановиться: взять жетон «звезда»
    [spark] Остановиться: взять жетон «искра»
    [heart] Остановиться: взять жетон «сердце»
    [none] Остановиться: без награды
   *[unknown] Остановиться
}
frogs-do-choose = { $effects ->
    [none] Эффект { $option }
   *[other] { $effects }
}
frogs-do-tuck = Подложить «{ $card }»
frogs-do-discard = Сбросить «{ $card }»
frogs-do-draw = Взять «{ $card }»
frogs-do-draw-draw-from-pile = Взять «{ $card }» из сброса
frogs-do-put-back = Вернуть «{ $card }» на колоду
frogs-do-provide = { $n ->
    [0] Добавить на «{ $card }»
    [one] Добавить { $n } припас на «{ $card }»
    [few] Добавить { $n } припаса на «{ $card }»
   *[many] Добавить { $n } припасов на «{ $card }»
}
frogs-do-upgrade = Улучшить «{ $start }»
frogs-do-reveal = Показать «{ $card }»
frogs-do-no = Отказаться
frogs-do-no-may-play = Ничего не играть
frogs-do-no-may-reveal = Ничего не показывать
frogs-do-invest = { $n ->
    [0] Не вкладывать
    [one] Вложить { $n } монету
    [few] Вложить { $n } монеты
   *[many] Вложить { $n } монет
}
frogs-do-invest-in = Вложить в «{ $card }»
frogs-do-answer = { $kind ->
    [gear] { $n ->
        [0] Пропустить «{ $card }»: нет припасов
       *[other] Применить «{ $card }»: Возьмите 1 монету
    }
    [building] { $effects ->
        [none] Применить «{ $card }»
       *[other] Применить «{ $card }»: { $effects }
    }
   *[none] { $card }
}
frogs-do-empty = { $effects ->
    [none] Подложить «{ $card }»
   *[other] Подложить «{ $card }» после эффекта реликвии: { $effects }
}

## Журнал: подготовка и ходы
frogs-log-novice = { $seat } берёт начальную карту «{ $card }»
frogs-log-leaves-novice = { $card } — первая карта сброса
frogs-log-turn = Ход { $n }: { $seat }
frogs-log-plays = { $n ->
    [0] { $seat } играет карту «{ $card }» бесплатно
    [one] { $seat } играет карту «{ $card }» за { $n } монету
    [few] { $seat } играет карту «{ $card }» за { $n } монеты
   *[many] { $seat } играет карту «{ $card }» за { $n } монет
}
frogs-log-activates = { $seat } активирует карту «{ $card }»
frogs-log-starts = { $seat } активирует карту «{ $start }»
frogs-log-enchants = { $seat } зачаровывает постройку «{ $card }» жетоном «{ $charm }»
frogs-log-goes-home = { $seat } возвращает путника в Дом
frogs-log-relic = { $seat } применяет эффект реликвии: { $card }
frogs-log-tucks-empty = { $seat } подкладывает пустую карту «{ $card }»
frogs-log-gear-answers = { $seat } берёт 1 монету с карты «{ $card }»
frogs-log-building-answers = { $seat } применяет постройку «{ $card }»

## Журнал: эффекты
frogs-log-earns = { $n ->
    [one] { $seat } получает { $n } монету
    [few] { $seat } получает { $n } монеты
   *[many] { $seat } получает { $n } монет
}
frogs-log-pays = { $n ->
    [one] { $seat } платит { $n } монету
    [few] { $seat } платит { $n } монеты
   *[many] { $seat } платит { $n } монет
}
frogs-log-draws = { $n ->
    [one] { $seat } берёт { $n } карту: { $cards }
    [few] { $seat } берёт { $n } карты: { $cards }
   *[many] { $seat } берёт { $n } карт: { $cards }
}
frogs-log-draws-unseen = { $n ->
    [one] { $seat } берёт { $n } карту
    [few] { $seat } берёт { $n } карты
   *[many] { $seat } берёт { $n } карт
}
frogs-log-takes = { $seat } берёт из сброса карту «{ $card }»
frogs-log-discards = { $seat } сбрасывает карту «{ $card }»
frogs-log-tucks = { $seat } подкладывает карту «{ $card }»
frogs-log-tucks-unseen = { $seat } подкладывает карту из руки
frogs-log-reveals = { $seat } показывает карту «{ $card }»
frogs-log-considers = { $n ->
    [one] { $seat } осматривает { $n } карту: { $cards }
    [few] { $seat } осматривает { $n } карты: { $cards }
   *[many] { $seat } осматривает { $n } карт: { $cards }
}
frogs-log-considers-unseen = { $n ->
    [one] { $seat } осматривает { $n } карту
    [few] { $seat } осматривает { $n } карты
   *[many] { $seat } осматривает { $n } карт
}
frogs-log-draws-considered = { $seat } берёт из осматриваемых карту «{ $card }»
frogs-log-draws-considered-unseen = { $seat } берёт одну из осматриваемых карт
frogs-log-tucks-considered = { $seat } подкладывает из осматриваемых карту «{ $card }»
frogs-log-tucks-considered-unseen = { $seat } подкладывает одну из осматриваемых карт
frogs-log-puts-back = { $n ->
    [one] { $seat } возвращает на колоду { $n } карту
    [few] { $seat } возвращает на колоду { $n } карты
   *[many] { $seat } возвращает на колоду { $n } карт
}
frogs-log-chooses = { $seat } выбирает «{ $effects }»
frogs-log-provides = { $n ->
    [one] { $seat } добавляет { $n } припас на карту «{ $card }»
    [few] { $seat } добавляет { $n } припаса на карту «{ $card }»
   *[many] { $seat } добавляет { $n } припасов на карту «{ $card }»
}
frogs-log-upgrades = { $seat } улучшает карту «{ $start }»
frogs-log-invests-nothing = { $seat } ничего не вкладывает в постройку «{ $card }»
frogs-log-invests = { $n ->
    [one] { $seat } вкладывает { $n } монету в постройку «{ $card }»
    [few] { $seat } вкладывает { $n } монеты в постройку «{ $card }»
   *[many] { $seat } вкладывает { $n } монет в постройку «{ $card }»
}

## Журнал: путешествие
frogs-log-steps = { $gives ->
    [gain] { $n ->
        [one] { $seat } идёт на клетку с { $n } монетой
        [few] { $seat } идёт на клетку с { $n } монетами
       *[many] { $seat } идёт на клетку с { $n } монетами
    }
    [draw] { $n ->
        [one] { $seat } идёт на клетку с { $n } картой
        [few] { $seat } идёт на клетку с { $n } картами
       *[many] { $seat } идёт на клетку с { $n } картами
    }
   *[other] { $seat } идёт { frogs-goal }
}
frogs-log-pays-route = { $n ->
    [one] { $seat } платит за проход { $n } монету
    [few] { $seat } платит за проход { $n } монеты
   *[many] { $seat } платит за проход { $n } монет
}
frogs-log-takes-token = { $seat } берёт жетон «{ $charm }»
frogs-log-uses-token = { $token ->
    [golden-chest] { $seat } использует жетон золотого сундука
    [plus-5] { $seat } использует жетон «+5»
   *[nest] { $seat } использует жетон гнезда
}

## Журнал: конец
frogs-log-last-turns = Колода кончилась: после этого хода каждый игрок делает ещё один ход
frogs-log-scoring = Итоговый подсчёт
frogs-log-scores = { $n ->
    [one] { $seat } завершает игру: { $n } очко
    [few] { $seat } завершает игру: { $n } очка
   *[many] { $seat } завершает игру: { $n } очков
}

## Конец
frogs-end-deck-empty = Колода кончилась: побеждает тот, у кого больше очков
frogs-end-tie = Очков поровну: решают монеты, затем очки за жителей (14.5)
frogs-part-villagers = Жители
frogs-part-buildings = Постройки
frogs-part-gear = Снаряжение
