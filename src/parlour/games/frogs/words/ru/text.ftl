### Frogs: что говорят карты, кратко; складывается из их эффектов. Всё с малой буквы: предложения составляются потом.

## Строки карты
frogs-text-free = свободное действие
frogs-text-relic = Реликвия
frogs-text-once = Зачарование, один раз
frogs-text-lasting = Зачарование, навсегда
frogs-text-then = { $line }, затем { $next }
frogs-text-when = { $before ->
    [yes] прежде чем { $text }
   *[no] когда { $text }
}

## Карты, о которых речь, в винительном падеже
frogs-text-card = { $type ->
    [villager] { $species ->
        [crow] вороньего{" "}
        [frog] лягушачьего{" "}
        [rabbit] кроличьего{" "}
       *[any] {""}
    }жителя
   *[any] { $species ->
        [crow] воронью{" "}
        [frog] лягушачью{" "}
        [rabbit] кроличью{" "}
       *[any] {""}
    }{ $type ->
        [gear] карту снаряжения
        [building] постройку
       *[any] карту
    }
}
frogs-text-starter = { $who ->
    [you] { $which ->
        [nest] своё Гнездо
        [lily-pad] свою Кувшинку
        [burrow] свою Нору
       *[any] любую свою стартовую карту
    }
   *[any] { $which ->
        [nest] Гнездо
        [lily-pad] Кувшинку
        [burrow] Нору
       *[any] стартовую карту
    }
}

## Эффекты
frogs-effect-gain = получите { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}
frogs-effect-draw = { $from ->
    [looked] возьмите { $n }
    [discard-pile] возьмите из сброса { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    } на выбор
   *[deck] возьмите { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
}
frogs-effect-discard = { $from ->
    [looked] сбросьте { $n }
   *[hand] сбросьте { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
}
frogs-effect-tuck = { $from ->
    [looked] подложите { $n }
    [revealed] подложите показанную карту
   *[hand] подложите { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    } { $from ->
        [discard-pile] на выбор из сброса
       *[hand] из руки
    }
}
frogs-effect-travel = путешествуйте на { $n }{ $reward ->
    [none] {" "}без награды
   *[normal] {""}
}{ $tolls ->
    [ignore] , не платя за проход
   *[pay] {""}
}{ $reward ->
    [gain-becomes-draw] ; если награда — монеты, взамен возьмите столько же карт
   *[normal] {""}
}
frogs-effect-invest = { $on ->
    [this] вложите { $n }
   *[any] вложите { $n } в свою постройку
}
frogs-effect-look = осмотрите { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
frogs-effect-add-supply = добавьте { $n ->
    [one] { $n } припас
    [few] { $n } припаса
   *[many] { $n } припасов
} { $to ->
    [other-villager] другому своему жителю
   *[villager] своему жителю
}
frogs-effect-activate-villager = активируйте своего { $species ->
    [crow] вороньего{" "}
    [frog] лягушачьего{" "}
    [rabbit] кроличьего{" "}
   *[any] {""}
}жителя
frogs-effect-activate-start = активируйте { $starter }
frogs-effect-upgrade-start = улучшите { $starter }
frogs-effect-play = { $may ->
    [yes] сыграть
   *[no] сыграйте
} { $card } { $from ->
    [discarded] из только что сброшенных
    [discard-pile] из сброса
   *[hand] из руки
}, { $pay ->
    [yes] оплатив стоимость
   *[no] не платя стоимости
}
frogs-effect-reveal = { $may ->
    [yes] показать
   *[no] покажите
} { $card } { $from ->
    [drawn] из только что взятых
   *[hand] из руки
}
frogs-effect-pay = { $price ->
    [coins] заплатите { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[many] { $n } монет
    }
   *[discard] сбросьте { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
}
frogs-effect-choose = выберите
frogs-effect-may = можете
frogs-effect-if-done = если сделали это,
frogs-effect-boost = { $what ->
    [look] добавьте { $plus } к их числу
   *[travel] добавьте { $plus } к этому путешествию
}

## Условия: у снаряжения — что делает любой игрок, у построек — что делаете вы
frogs-when-card-played = { $who ->
    [you] вы играете { $card }
   *[any] любой игрок играет { $card }
}
frogs-when-start-activated = { $who ->
    [you] вы активируете { $starter }
   *[any] любой игрок активирует { $starter }
}
frogs-when-villager-activated = { $who ->
    [you] вы активируете { $card }
   *[any] любой игрок активирует { $card }
}
frogs-when-gained = { $who ->
    [you] вы получаете
   *[any] любой игрок получает
} { $n ->
    [1] монеты
    [one] не менее { $n } монеты за раз
    [few] не менее { $n } монет за раз
   *[many] не менее { $n } монет за раз
}
frogs-when-drawn = { $who ->
    [you] вы берёте
   *[any] любой игрок берёт
} { $n ->
    [1] карты
    [one] не менее { $n } карты за раз
    [few] не менее { $n } карт за раз
   *[many] не менее { $n } карт за раз
}
frogs-when-discarded = { $who ->
    [you] вы сбрасываете
   *[any] любой игрок сбрасывает
} хотя бы { $type ->
    [villager] 1 жителя
    [gear] 1 карту снаряжения
    [building] 1 постройку
   *[any] 1 карту
}
frogs-when-tucked-from-hand = { $who ->
    [you] вы подкладываете
   *[any] любой игрок подкладывает
} хотя бы 1 карту из руки
frogs-when-travelled = { $who ->
    [you] вы путешествуете
   *[any] любой игрок путешествует
}{ $n ->
    [1] {""}
    [one] {" "}не менее чем на { $n } клетку за раз
    [few] {" "}не менее чем на { $n } клетки за раз
   *[many] {" "}не менее чем на { $n } клеток за раз
}
frogs-when-arrived = { $who ->
    [you] вы останавливаетесь
   *[any] любой игрок останавливается
} { $at ->
    [path-end] в конце тропы
   *[chest] на сундуке
}
frogs-when-looked = { $who ->
    [you] вы { $before ->
        [yes] осмотрите
       *[no] осматриваете
    }
   *[any] любой игрок { $before ->
        [yes] осмотрит
       *[no] осматривает
    }
} карты колоды
frogs-when-invested = { $who ->
    [you] вы вкладываете
   *[any] любой игрок вкладывает
} хотя бы 1 монету
frogs-when-enchanted = { $who ->
    [you] вы зачаровываете
   *[any] любой игрок зачаровывает
} постройку
