### Frogs: що кажуть карти, стисло; складається з їхніх ефектів. Усе з малої літери: речення складають потім.

## Рядки карти
frogs-text-free = вільна дія
frogs-text-relic = Реліквія
frogs-text-once = Зачарування, одноразово
frogs-text-lasting = Зачарування, постійно
frogs-text-then = { $line }, потім { $next }
frogs-text-when = { $before ->
    [yes] перш ніж { $text }
   *[no] коли { $text }
}

## Карти, про які мова, у знахідному відмінку
frogs-text-card = { $type ->
    [villager] { $species ->
        [crow] воронячого{" "}
        [frog] жаб’ячого{" "}
        [rabbit] кролячого{" "}
       *[any] {""}
    }мешканця
   *[any] { $species ->
        [crow] воронячу{" "}
        [frog] жаб’ячу{" "}
        [rabbit] кролячу{" "}
       *[any] {""}
    }{ $type ->
        [gear] карту манаток
        [building] будівлю
       *[any] карту
    }
}
frogs-text-starter = { $who ->
    [you] { $which ->
        [nest] своє Гніздо
        [lily-pad] своє Латаття
        [burrow] свою Нору
       *[any] будь-яку свою стартову карту
    }
   *[any] { $which ->
        [nest] Гніздо
        [lily-pad] Латаття
        [burrow] Нору
       *[any] стартову карту
    }
}

## Ефекти
frogs-effect-gain = отримайте { $n ->
    [one] { $n } монету
    [few] { $n } монети
   *[many] { $n } монет
}
frogs-effect-draw = { $from ->
    [looked] потягніть { $n }
    [discard-pile] потягніть зі смітника { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
    } на вибір
   *[deck] потягніть { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
    }
}
frogs-effect-discard = { $from ->
    [looked] скиньте { $n }
   *[hand] скиньте { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
    }
}
frogs-effect-tuck = { $from ->
    [looked] підкладіть { $n }
    [revealed] підкладіть показану карту
   *[hand] підкладіть { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
    } { $from ->
        [discard-pile] на вибір зі смітника
       *[hand] з руки
    }
}
frogs-effect-travel = мандруйте на { $n }{ $reward ->
    [none] {" "}без винагороди
   *[normal] {""}
}{ $tolls ->
    [ignore] , не платячи за шлях
   *[pay] {""}
}{ $reward ->
    [gain-becomes-draw] ; якщо винагорода — монети, натомість потягніть стільки ж карт
   *[normal] {""}
}
frogs-effect-invest = { $on ->
    [this] інвестуйте { $n }
   *[any] інвестуйте { $n } у свою будівлю
}
frogs-effect-look = подивіться { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}
frogs-effect-add-supply = додайте { $n ->
    [one] { $n } припас
    [few] { $n } припаси
   *[many] { $n } припасів
} { $to ->
    [other-villager] іншому своєму мешканцю
   *[villager] своєму мешканцю
}
frogs-effect-activate-villager = активуйте свого { $species ->
    [crow] воронячого{" "}
    [frog] жаб’ячого{" "}
    [rabbit] кролячого{" "}
   *[any] {""}
}мешканця
frogs-effect-activate-start = активуйте { $starter }
frogs-effect-upgrade-start = удоскональте { $starter }
frogs-effect-play = { $may ->
    [yes] зіграти
   *[no] зіграйте
} { $card } { $from ->
    [discarded] зі щойно скинутих
    [discard-pile] зі смітника
   *[hand] з руки
}, { $pay ->
    [yes] сплативши вартість
   *[no] не сплачуючи вартості
}
frogs-effect-reveal = { $may ->
    [yes] показати
   *[no] покажіть
} { $card } { $from ->
    [drawn] зі щойно потягнутих
   *[hand] з руки
}
frogs-effect-pay = { $price ->
    [coins] сплатіть { $n ->
        [one] { $n } монету
        [few] { $n } монети
       *[many] { $n } монет
    }
   *[discard] скиньте { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
    }
}
frogs-effect-choose = оберіть
frogs-effect-may = можете
frogs-effect-if-done = якщо зробили це,
frogs-effect-boost = { $what ->
    [look] додайте { $plus } до їхньої кількості
   *[travel] додайте { $plus } до цієї мандрівки
}

## Умови: у манаток — що робить будь-який гравець, у будівель — що робите ви
frogs-when-card-played = { $who ->
    [you] ви граєте { $card }
   *[any] будь-який гравець грає { $card }
}
frogs-when-start-activated = { $who ->
    [you] ви активуєте { $starter }
   *[any] будь-який гравець активує { $starter }
}
frogs-when-villager-activated = { $who ->
    [you] ви активуєте { $card }
   *[any] будь-який гравець активує { $card }
}
frogs-when-gained = { $who ->
    [you] ви отримуєте
   *[any] будь-який гравець отримує
} { $n ->
    [1] монети
    [one] щонайменше { $n } монету за раз
    [few] щонайменше { $n } монети за раз
   *[many] щонайменше { $n } монет за раз
}
frogs-when-drawn = { $who ->
    [you] ви тягнете
   *[any] будь-який гравець тягне
} { $n ->
    [1] карти
    [one] щонайменше { $n } карту за раз
    [few] щонайменше { $n } карти за раз
   *[many] щонайменше { $n } карт за раз
}
frogs-when-discarded = { $who ->
    [you] ви скидаєте
   *[any] будь-який гравець скидає
} щонайменше { $type ->
    [villager] 1 мешканця
    [gear] 1 карту манаток
    [building] 1 будівлю
   *[any] 1 карту
}
frogs-when-tucked-from-hand = { $who ->
    [you] ви підкладаєте
   *[any] будь-який гравець підкладає
} щонайменше 1 карту з руки
frogs-when-travelled = { $who ->
    [you] ви мандруєте
   *[any] будь-який гравець мандрує
}{ $n ->
    [1] {""}
    [one] {" "}щонайменше на { $n } поділку за раз
    [few] {" "}щонайменше на { $n } поділки за раз
   *[many] {" "}щонайменше на { $n } поділок за раз
}
frogs-when-arrived = { $who ->
    [you] ви зупиняєтеся
   *[any] будь-який гравець зупиняється
} { $at ->
    [path-end] в кінці шляху
   *[chest] на скрині
}
frogs-when-looked = { $who ->
    [you] ви { $before ->
        [yes] подивитеся
       *[no] дивитеся
    }
   *[any] будь-який гравець { $before ->
        [yes] подивиться
       *[no] дивиться
    }
} карти колоди
frogs-when-invested = { $who ->
    [you] ви інвестуєте
   *[any] будь-який гравець інвестує
} щонайменше 1 монету
frogs-when-enchanted = { $who ->
    [you] ви зачаровуєте
   *[any] будь-який гравець зачаровує
} будівлю
