# Там, где каркают лягушки: слова веб-страниц.

web-game-frogs-line = Поединок ворон, лягушек и кроликов: отправьте жителей в путь и вовремя подложите их.
web-game-frogs-edition = Домашнее издание: большинство карт и часть поля мы придумали сами.
web-about-frogs = Автор: Iain Everett; иллюстрации: Pennie Jo Everett; украинское издание: «Ігромаг», 2025. У нас домашнее издание: большинство карт и часть поля — наши собственные, как и все рисунки. Parlour не связан ни с кем из них.

## Настройки «Там, где каркают лягушки»
web-hint-frogs-board = На осенней стороне за некоторые проходы платят монетами или картами. Для первой игры — весна.
web-value-frogs-board-spring = Весна
web-value-frogs-board-autumn = Осень
web-hint-frogs-theme = Её замешивают в основную колоду. Для первой игры — «Академия».
web-value-frogs-theme-academy = Академия
web-value-frogs-theme-tidings = Вести
web-hint-frogs-both_decks = Замешивают обе колоды; каждый берёт 8 карт и сбрасывает 3.
web-value-frogs-both_decks-false = Нет
web-value-frogs-both_decks-true = Обе колоды
web-hint-frogs-no_memory = Каждый может в любой момент смотреть собственные подложенные карты.
web-value-frogs-no_memory-false = Нет
web-value-frogs-no_memory-true = Без запоминания
web-value-frogs-tie_break-shared = Общая победа
web-value-frogs-tie_break-coins = Решают монеты
web-value-frogs-pack-house = Домашнее издание

## Главы «Там, где каркают лягушки»
web-chapter-frogs-1 = Цель игры
web-chapter-frogs-2 = Компоненты
web-chapter-frogs-3 = Подготовка к игре
web-chapter-frogs-4 = Ход
web-chapter-frogs-5 = Действия
web-chapter-frogs-6 = Места карт и понятия
web-chapter-frogs-7 = Эффекты
web-chapter-frogs-8 = Путешествие
web-chapter-frogs-9 = Снаряжение
web-chapter-frogs-10 = Постройки
web-chapter-frogs-11 = Чары
web-chapter-frogs-12 = Срабатывание карт
web-chapter-frogs-13 = Тайное и открытое
web-chapter-frogs-14 = Конец игры и подсчёт
web-chapter-frogs-15 = Варианты
web-chapter-frogs-INV = Что всегда верно
web-chapter-frogs-DEC = Решения
