# Буремні мандри: що каже стіл. Журнал у теперішньому часі, спершу гравець; назви карт стоять у називному відмінку.

frogs-title = Буремні мандри
frogs-intro = Щоходу дві основні дії: зіграйте карту або активуйте. Мешканці витрачають припаси, щоб тягнути карти, мандрувати й отримувати монети; манатки й будівлі спрацьовують від того, що відбувається; порожні карти підкладають під карту підрахунку. Коли колода скінчиться, кожен робить ще один хід, і перемагає той, хто має більше балів: найменша група підкладених мешканців, помножена на найбільшу, монети на будівлях і підкладені манатки, помножені на зачаровані будівлі.
    .more = (rules або rules 8: увесь закон)
frogs-seat-orange = Помаранчевий
frogs-seat-blue = Синій

## Налаштування столу
frogs-setting-board = Бік поля
frogs-setting-theme = Тематична колода
frogs-setting-both_decks = Ще буремніші мандри: обидві колоди
frogs-setting-no_memory = Без запам’ятовування
frogs-setting-tie_break = Нічия

## Поділки, названі за тим, що вони дають
frogs-reward = { $gives ->
    [home] домівка
    [gain] { $n ->
        [one] { $n } монета
        [few] { $n } монети
       *[many] { $n } монет
    }
    [draw] { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
    [nest] Гніздо
    [lily-pad] Латаття
    [burrow] Нора
    [iron] залізна скриня
    [golden] золота скриня
    [ruby] рубінова скриня
    [star] жетон «зірка»
    [spark] жетон «іскра»
    [heart] жетон «серце»
    [none] без винагороди
   *[unknown] наступна поділка
}
# куди йдуть: поділка, що дає …
frogs-goal = { $gives ->
    [home] до домівки
    [gain] { $n ->
        [one] на поділку з { $n } монетою
        [few] на поділку з { $n } монетами
       *[many] на поділку з { $n } монетами
    }
    [draw] { $n ->
        [one] на поділку з { $n } картою
        [few] на поділку з { $n } картами
       *[many] на поділку з { $n } картами
    }
    [nest] на поділку Гнізда
    [lily-pad] на поділку Латаття
    [burrow] на поділку Нори
    [iron] до залізної скрині
    [golden] до золотої скрині
    [ruby] до рубінової скрині
    [star] до жетона «зірка»
    [spark] до жетона «іскра»
    [heart] до жетона «серце»
    [none] на поділку без винагороди
   *[unknown] на наступну поділку
}
# скільки коштує шлях туди
frogs-toll = { $coins ->
    [0] {""}
    [one] {" "}(сплатити { $coins } монету)
    [few] {" "}(сплатити { $coins } монети)
   *[many] {" "}(сплатити { $coins } монет)
}{ $cards ->
    [0] {""}
    [one] {" "}(скинути { $cards } карту)
    [few] {" "}(скинути { $cards } карти)
   *[many] {" "}(скинути { $cards } карт)
}
# карти, що підходять, у знахідному відмінку
frogs-fitting = { $kind ->
    [villager] { $of ->
        [crow] воронячого{" "}
        [frog] жаб’ячого{" "}
        [rabbit] кролячого{" "}
       *[any] {""}
    }мешканця
   *[any] { $of ->
        [crow] воронячу{" "}
        [frog] жаб’ячу{" "}
        [rabbit] кролячу{" "}
       *[any] {""}
    }{ $kind ->
        [gear] карту манаток
        [building] будівлю
       *[any] карту
    }
}

## Запитання: підготовка
frogs-ask-take-novice = Яку початкову карту мешканця ви візьмете?
frogs-ask-drop-cards = { $n ->
    [one] Скиньте з першої руки ще { $n } карту
    [few] Скиньте з першої руки { $n } карти, одну за одною
   *[many] Скиньте з першої руки { $n } карт, одну за одною
}

## Запитання: хід
frogs-ask-take-turn = { $n ->
    [0] Обидві основні дії виконано: вільна дія чи завершити хід?
    [1] Лишилася 1 основна дія: зіграйте або активуйте карту
   *[other] У вас { $n } основні дії: зіграйте або активуйте карти
}
frogs-ask-choose-token = { $card }: який жетон зачарування ви сюди покладете?
frogs-ask-tuck-empty = Яку порожню карту ви підкладете наступною?
frogs-ask-answers = { $event ->
    [card-played] Ви граєте карту: що спрацює наступним?
    [start-activated] Ви активуєте стартову карту: що спрацює наступним?
    [villager-activated] Ви активуєте мешканця: що спрацює наступним?
    [gained] Ви отримуєте монети: що спрацює наступним?
    [drawn] Ви тягнете карти: що спрацює наступним?
    [discarded] Ви скидаєте карти: що спрацює наступним?
    [tucked-from-hand] Ви підкладаєте карти: що спрацює наступним?
    [travelled] Ви мандруєте: що спрацює наступним?
    [arrived] Ви зупиняєтеся: що спрацює наступним?
    [looked] Ви переглядаєте карти: що спрацює наступним?
    [invested] Ви інвестуєте: що спрацює наступним?
   *[enchanted] Ви зачаровуєте будівлю: що спрацює наступним?
}

## Запитання: ефекти
frogs-ask-travelling = { $steps ->
    [0] { $n ->
        [one] Куди ви підете? Мандрівка на { $n } поділку
        [few] Куди ви підете? Мандрівка щонайбільше на { $n } поділки
       *[many] Куди ви підете? Мандрівка щонайбільше на { $n } поділок
    }
   *[other] { $n ->
        [one] Йти далі чи зупинитися? Можна пройти ще { $n } поділку
        [few] Йти далі чи зупинитися? Можна пройти ще { $n } поділки
       *[many] Йти далі чи зупинитися? Можна пройти ще { $n } поділок
    }
}{ $rewarded ->
    [none] {" "}(без винагороди)
    [gain-becomes-draw] {" "}(замість монет — карти)
   *[normal] {""}
}
frogs-ask-choose = { $gives ->
    [iron] Залізна скриня: яку винагороду ви оберете?
    [golden] Золота скриня: яку винагороду ви оберете?
    [ruby] Рубінова скриня: яку винагороду ви оберете?
    [nest] Ви активуєте своє Гніздо чи вдосконалите?
    [lily-pad] Ви активуєте своє Латаття чи вдосконалите?
    [burrow] Ви активуєте свою Нору чи вдосконалите?
    [card] { $card }: який ефект ви оберете?
   *[other] Який ефект ви оберете?
}
frogs-ask-from-looked = { $kind ->
    [draw] { $n ->
        [1] Яку з переглянутих карт ви потягнете?
       *[other] Потягніть { $n } з переглянутих карт: яку спершу?
    }
    [tuck] { $n ->
        [1] Яку з переглянутих карт ви підкладете?
       *[other] Підкладіть { $n } з переглянутих карт: яку спершу?
    }
   *[discard] { $n ->
        [1] Яку з переглянутих карт ви скинете?
       *[other] Скиньте { $n } з переглянутих карт: яку спершу?
    }
}
frogs-ask-put-back = { $n ->
    [1] Яка карта ляже на верх колоди?
   *[other] Яка карта ляже наступною, { $n }-ю згори?
}
frogs-ask-discard-cards = { $n ->
    [1] Яку карту ви скинете?
    [one] Скиньте { $n } карту: яку спершу?
    [few] Скиньте { $n } карти: яку спершу?
   *[many] Скиньте { $n } карт: яку спершу?
}
frogs-ask-tuck-cards = { $n ->
    [1] Яку карту з руки ви підкладете?
    [one] Підкладіть { $n } карту з руки: яку спершу?
    [few] Підкладіть { $n } карти з руки: яку спершу?
   *[many] Підкладіть { $n } карт з руки: яку спершу?
}
frogs-ask-draw-from-pile = { $n ->
    [1] Яку карту ви потягнете зі смітника?
    [one] Потягніть зі смітника { $n } карту: яку спершу?
    [few] Потягніть зі смітника { $n } карти: яку спершу?
   *[many] Потягніть зі смітника { $n } карт: яку спершу?
}
frogs-ask-tuck-from-pile = { $n ->
    [1] Яку карту зі смітника ви підкладете?
    [one] Підкладіть { $n } карту зі смітника: яку спершу?
    [few] Підкладіть { $n } карти зі смітника: яку спершу?
   *[many] Підкладіть { $n } карт зі смітника: яку спершу?
}
frogs-ask-play-by-effect = { $from ->
    [discarded] Зіграйте { frogs-fitting } зі щойно скинутих{ $pay ->
        [yes] , сплативши вартість
       *[no] , не сплачуючи вартості
    }
    [discard-pile] Зіграйте { frogs-fitting } зі смітника{ $pay ->
        [yes] , сплативши вартість
       *[no] , не сплачуючи вартості
    }
   *[hand] Зіграйте { frogs-fitting } з руки{ $pay ->
        [yes] , сплативши вартість
       *[no] , не сплачуючи вартості
    }
}
frogs-asker = { $by ->
    [card] { $card }:{ " " }
   *[none] { "" }
}
frogs-ask-may-play = { frogs-asker }{ $from ->
    [discarded] Ви зіграєте { frogs-fitting } зі щойно скинутих{ $pay ->
        [yes] , сплативши вартість?
       *[no] , не сплачуючи вартості?
    }
    [discard-pile] Ви зіграєте { frogs-fitting } зі смітника{ $pay ->
        [yes] , сплативши вартість?
       *[no] , не сплачуючи вартості?
    }
   *[hand] Ви зіграєте { frogs-fitting } з руки{ $pay ->
        [yes] , сплативши вартість?
       *[no] , не сплачуючи вартості?
    }
}
frogs-ask-may-reveal = { frogs-asker }{ $from ->
    [drawn] Ви покажете { frogs-fitting } зі щойно потягнутих?
   *[hand] Ви покажете { frogs-fitting } з руки?
}
frogs-ask-provide = { $n ->
    [one] Хто з ваших мешканців отримає { $n } припас?
    [few] Хто з ваших мешканців отримає { $n } припаси?
   *[many] Хто з ваших мешканців отримає { $n } припасів?
}
frogs-ask-activate-one = { $of ->
    [crow] Якого воронячого мешканця ви активуєте?
    [frog] Якого жаб’ячого мешканця ви активуєте?
    [rabbit] Якого кролячого мешканця ви активуєте?
   *[any] Якого мешканця ви активуєте?
}
frogs-ask-start-one = Яку стартову карту ви активуєте?
frogs-ask-upgrade-one = Яку стартову карту ви вдосконалите?
frogs-ask-invest-where = { $n ->
    [one] У яку свою будівлю ви інвестуєте { $n } монету?
    [few] У яку свою будівлю ви інвестуєте до { $n } монет?
   *[many] У яку свою будівлю ви інвестуєте до { $n } монет?
}
frogs-ask-invest = { $n ->
    [one] { $card }: ви інвестуєте { $n } монету?
    [few] { $card }: скільки монет ви інвестуєте, щонайбільше { $n }?
   *[many] { $card }: скільки монет ви інвестуєте, щонайбільше { $n }?
}

## Варіанти
frogs-do-novice = Узяти «{ $card }»
frogs-do-drop = Скинути «{ $card }»
frogs-do-play = { $coins ->
    [0] Зіграти «{ $card }»
    [one] Зіграти «{ $card }» ({ $coins } монета)
    [few] Зіграти «{ $card }» ({ $coins } монети)
   *[many] Зіграти «{ $card }» ({ $coins } монет)
}
frogs-does = { $effects ->
    [none] { "" }
   *[other] : { $effects }
}
frogs-do-activate = Активувати «{ $card }»{ frogs-does }
frogs-do-activate-take-turn = { $n ->
    [1] Активувати «{ $card }» (останній припас){ frogs-does }
   *[other] Активувати «{ $card }»{ frogs-does }
}
frogs-do-start = Активувати «{ $start }»{ frogs-does }
frogs-do-free = { $n ->
    [1] Активувати «{ $card }» (вільна дія, останній припас){ frogs-does }
   *[other] Активувати «{ $card }» (вільна дія){ frogs-does }
}
frogs-do-enchant = Зачарувати «{ $card }» (вільна дія)
frogs-do-token = Використати жетон «{ $charm }»
frogs-do-end = Завершити хід
frogs-do-go = { $way ->
    [home] { $arm }: { frogs-reward }{ frogs-toll }
    [n] На північ: { frogs-reward }{ frogs-toll }
    [ne] На північний схід: { frogs-reward }{ frogs-toll }
    [e] На схід: { frogs-reward }{ frogs-toll }
    [se] На південний схід: { frogs-reward }{ frogs-toll }
    [s] На південь: { frogs-reward }{ frogs-toll }
    [sw] На південний захід: { frogs-reward }{ frogs-toll }
    [w] На захід: { frogs-reward }{ frogs-toll }
    [nw] На північний захід: { frogs-reward }{ frogs-toll }
   *[on] Далі: { frogs-reward }{ frogs-toll }
}
frogs-do-stop = { $gives ->
    [gain] { $n ->
        [one] Зупинитися: отримати { $n } монету
        [few] Зупинитися: отримати { $n } монети
       *[many] Зупинитися: отримати { $n } монет
    }
    [draw] { $n ->
        [one] Зупинитися: потягнути { $n } карту
        [few] Зупинитися: потягнути { $n } карти
       *[many] Зупинитися: потягнути { $n } карт
    }
    [nest] Зупинитися: Гніздо
    [lily-pad] Зупинитися: Латаття
    [burrow] Зупинитися: Нора
    [iron] Зупинитися: відкрити залізну скриню
    [golden] Зупинитися: відкрити золоту скриню
    [ruby] Зупинитися: відкрити рубінову скриню
    [star] Зупинитися: узяти жетон «зірка»
    [spark] Зупинитися: узяти жетон «іскра»
    [heart] Зупинитися: узяти жетон «серце»
    [none] Зупинитися: без винагороди
   *[unknown] Зупинитися
}
frogs-do-choose = { $effects ->
    [none] Ефект { $option }
   *[other] { $effects }
}
frogs-do-tuck = Підкласти «{ $card }»
frogs-do-discard = Скинути «{ $card }»
frogs-do-draw = Потягнути «{ $card }»
frogs-do-draw-draw-from-pile = Потягнути «{ $card }» зі смітника
frogs-do-put-back = Повернути «{ $card }» на колоду
frogs-do-provide = { $n ->
    [0] Додати на «{ $card }»
    [one] Додати { $n } припас на «{ $card }»
    [few] Додати { $n } припаси на «{ $card }»
   *[many] Додати { $n } припасів на «{ $card }»
}
frogs-do-upgrade = Удосконалити «{ $start }»
frogs-do-reveal = Показати «{ $card }»
frogs-do-no = Відмовитися
frogs-do-no-may-play = Нічого не грати
frogs-do-no-may-reveal = Нічого не показувати
frogs-do-invest = { $n ->
    [0] Не інвестувати
    [one] Інвестувати { $n } монету
    [few] Інвестувати { $n } монети
   *[many] Інвестувати { $n } монет
}
frogs-do-invest-in = Інвестувати в «{ $card }»
frogs-do-answer = { $kind ->
    [gear] { $n ->
        [0] Пропустити «{ $card }»: немає припасів
       *[other] Застосувати «{ $card }»: Візьміть 1 монету
    }
    [building] { $effects ->
        [none] Застосувати «{ $card }»
       *[other] Застосувати «{ $card }»: { $effects }
    }
   *[none] { $card }
}
frogs-do-empty = { $effects ->
    [none] Підкласти «{ $card }»
   *[other] Підкласти «{ $card }» після ефекту реліквії: { $effects }
}

## Журнал: підготовка й ходи
frogs-log-novice = { $seat } бере початкову карту «{ $card }»
frogs-log-leaves-novice = { $card } — перша карта смітника
frogs-log-turn = Хід { $n }: { $seat }
frogs-log-plays = { $n ->
    [0] { $seat } грає карту «{ $card }» безкоштовно
    [one] { $seat } грає карту «{ $card }» за { $n } монету
    [few] { $seat } грає карту «{ $card }» за { $n } монети
   *[many] { $seat } грає карту «{ $card }» за { $n } монет
}
frogs-log-activates = { $seat } активує карту «{ $card }»
frogs-log-starts = { $seat } активує карту «{ $start }»
frogs-log-enchants = { $seat } зачаровує будівлю «{ $card }» жетоном «{ $charm }»
frogs-log-goes-home = { $seat } повертає мандрівника до домівки
frogs-log-relic = { $seat } застосовує ефект реліквії: { $card }
frogs-log-tucks-empty = { $seat } підкладає порожню карту «{ $card }»
frogs-log-gear-answers = { $seat } бере 1 монету з карти «{ $card }»
frogs-log-building-answers = { $seat } застосовує будівлю «{ $card }»

## Журнал: ефекти
frogs-log-earns = { $n ->
    [one] { $seat } отримує { $n } монету
    [few] { $seat } отримує { $n } монети
   *[many] { $seat } отримує { $n } монет
}
frogs-log-pays = { $n ->
    [one] { $seat } сплачує { $n } монету
    [few] { $seat } сплачує { $n } монети
   *[many] { $seat } сплачує { $n } монет
}
frogs-log-draws = { $n ->
    [one] { $seat } тягне { $n } карту: { $cards }
    [few] { $seat } тягне { $n } карти: { $cards }
   *[many] { $seat } тягне { $n } карт: { $cards }
}
frogs-log-draws-unseen = { $n ->
    [one] { $seat } тягне { $n } карту
    [few] { $seat } тягне { $n } карти
   *[many] { $seat } тягне { $n } карт
}
frogs-log-takes = { $seat } тягне зі смітника карту «{ $card }»
frogs-log-discards = { $seat } скидає карту «{ $card }»
frogs-log-tucks = { $seat } підкладає карту «{ $card }»
frogs-log-tucks-unseen = { $seat } підкладає карту з руки
frogs-log-reveals = { $seat } показує карту «{ $card }»
frogs-log-considers = { $n ->
    [one] { $seat } переглядає { $n } карту: { $cards }
    [few] { $seat } переглядає { $n } карти: { $cards }
   *[many] { $seat } переглядає { $n } карт: { $cards }
}
frogs-log-considers-unseen = { $n ->
    [one] { $seat } переглядає { $n } карту
    [few] { $seat } переглядає { $n } карти
   *[many] { $seat } переглядає { $n } карт
}
frogs-log-draws-considered = { $seat } тягне з переглянутих карту «{ $card }»
frogs-log-draws-considered-unseen = { $seat } тягне одну з переглянутих карт
frogs-log-tucks-considered = { $seat } підкладає з переглянутих карту «{ $card }»
frogs-log-tucks-considered-unseen = { $seat } підкладає одну з переглянутих карт
frogs-log-puts-back = { $n ->
    [one] { $seat } повертає на колоду { $n } карту
    [few] { $seat } повертає на колоду { $n } карти
   *[many] { $seat } повертає на колоду { $n } карт
}
frogs-log-chooses = { $seat } обирає «{ $effects }»
frogs-log-provides = { $n ->
    [one] { $seat } додає { $n } припас на карту «{ $card }»
    [few] { $seat } додає { $n } припаси на карту «{ $card }»
   *[many] { $seat } додає { $n } припасів на карту «{ $card }»
}
frogs-log-upgrades = { $seat } удосконалює карту «{ $start }»
frogs-log-invests-nothing = { $seat } нічого не інвестує в будівлю «{ $card }»
frogs-log-invests = { $n ->
    [one] { $seat } інвестує { $n } монету в будівлю «{ $card }»
    [few] { $seat } інвестує { $n } монети в будівлю «{ $card }»
   *[many] { $seat } інвестує { $n } монет у будівлю «{ $card }»
}

## Журнал: мандрівка
frogs-log-steps = { $gives ->
    [gain] { $n ->
        [one] { $seat } мандрує на поділку з { $n } монетою
        [few] { $seat } мандрує на поділку з { $n } монетами
       *[many] { $seat } мандрує на поділку з { $n } монетами
    }
    [draw] { $n ->
        [one] { $seat } мандрує на поділку з { $n } картою
        [few] { $seat } мандрує на поділку з { $n } картами
       *[many] { $seat } мандрує на поділку з { $n } картами
    }
   *[other] { $seat } мандрує { frogs-goal }
}
frogs-log-pays-route = { $n ->
    [one] { $seat } сплачує за прохід { $n } монету
    [few] { $seat } сплачує за прохід { $n } монети
   *[many] { $seat } сплачує за прохід { $n } монет
}
frogs-log-takes-token = { $seat } бере жетон «{ $charm }»
frogs-log-uses-token = { $token ->
    [golden-chest] { $seat } використовує жетон золотої скрині
    [plus-5] { $seat } використовує жетон «+5»
   *[nest] { $seat } використовує жетон гнізда
}

## Журнал: кінець
frogs-log-last-turns = Колода скінчилася: після цього ходу кожен гравець робить ще один хід
frogs-log-scoring = Кінцевий підрахунок
frogs-log-scores = { $n ->
    [one] { $seat } завершує гру: { $n } бал
    [few] { $seat } завершує гру: { $n } бали
   *[many] { $seat } завершує гру: { $n } балів
}

## Кінець
frogs-end-deck-empty = Колода скінчилася: перемагає той, хто має більше балів
frogs-end-tie = Балів порівну: вирішують монети, потім бали за мешканців (14.5)
frogs-part-villagers = Мешканці
frogs-part-buildings = Будівлі
frogs-part-gear = Манатки
