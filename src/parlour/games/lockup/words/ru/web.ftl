# Lockup: слова веб-страниц.

web-game-lockup-line = Шесть ночей в тюрьме: пошлите банду туда, где это важно, и не попадитесь.
web-game-lockup-edition = Домашнее издание: карты и некоторые числа мы придумали сами.
web-about-lockup = Автор: Stan Kordonskiy. Издатель: Thunderworks Games, 2020; русское издание: Hobby World («Мир Хобби»). У нас домашнее издание; Parlour не связан ни с кем из них.

## Настройки Lockup
web-hint-lockup-expert = Банды с собственными планшетами, каждая с чертой, и без репутации в начале.
web-value-lockup-expert-false = Нет
web-value-lockup-expert-true = Экспертный режим
web-hint-lockup-difficulty = Для одного игрока: какая стража вам противостоит.
web-value-lockup-difficulty-old = { lockup-difficulty-old } (легче всего)
web-value-lockup-difficulty-damp = { lockup-difficulty-damp } (труднее)
web-value-lockup-difficulty-fierce = { lockup-difficulty-fierce } (труднее всего)
web-value-lockup-crews-random = По жребию
web-value-lockup-pack-house = Домашнее издание

## Главы Lockup
web-chapter-lockup-1 = Цель игры
web-chapter-lockup-2 = Компоненты
web-chapter-lockup-3 = Количество и запас
web-chapter-lockup-4 = Подготовка к игре
web-chapter-lockup-5 = Раунды
web-chapter-lockup-6 = Перекличка
web-chapter-lockup-7 = Отбой
web-chapter-lockup-8 = Награды локаций
web-chapter-lockup-9 = Караул
web-chapter-lockup-10 = Обыск
web-chapter-lockup-11 = Предметы
web-chapter-lockup-12 = Наёмники
web-chapter-lockup-13 = Особые эффекты
web-chapter-lockup-14 = Книги и окна
web-chapter-lockup-15 = Достижения
web-chapter-lockup-16 = Конец игры и подсчёт
web-chapter-lockup-17 = Экспертный режим
web-chapter-lockup-18 = Одиночная игра
web-chapter-lockup-19 = Тайное и открытое
web-chapter-lockup-INV = Что всегда верно
web-chapter-lockup-DEC = Решения
