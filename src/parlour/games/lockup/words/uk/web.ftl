# Lockup: слова вебсторінок.

web-game-lockup-line = Шість ночей у в’язниці: пошліть банду туди, де це важить, і не попадіться.
web-game-lockup-edition = Домашнє видання: карти й деякі числа ми придумали самі.
web-about-lockup = Автор: Stan Kordonskiy. Видавець: Thunderworks Games, 2020; російське видання: Hobby World («Мир Хобби»). У нас домашнє видання; Parlour не пов’язаний із жодним із них.

## Налаштування Lockup
web-hint-lockup-expert = Банди з власними планшетами, кожна з рисою, і без репутації на початку.
web-value-lockup-expert-false = Ні
web-value-lockup-expert-true = Експертний режим
web-hint-lockup-difficulty = Для одного гравця: яка варта вам протистоїть.
web-value-lockup-difficulty-old = { lockup-difficulty-old } (найлегше)
web-value-lockup-difficulty-damp = { lockup-difficulty-damp } (важче)
web-value-lockup-difficulty-fierce = { lockup-difficulty-fierce } (найважче)
web-value-lockup-crews-random = За жеребом
web-value-lockup-pack-house = Домашнє видання

## Розділи Lockup
web-chapter-lockup-1 = Мета гри
web-chapter-lockup-2 = Компоненти
web-chapter-lockup-3 = Кількість і запас
web-chapter-lockup-4 = Підготовка до гри
web-chapter-lockup-5 = Раунди
web-chapter-lockup-6 = Перекличка
web-chapter-lockup-7 = Відбій
web-chapter-lockup-8 = Нагороди локацій
web-chapter-lockup-9 = Обхід
web-chapter-lockup-10 = Обшук
web-chapter-lockup-11 = Предмети
web-chapter-lockup-12 = Найманці
web-chapter-lockup-13 = Особливі ефекти
web-chapter-lockup-14 = Книги та вікна
web-chapter-lockup-15 = Досягнення
web-chapter-lockup-16 = Кінець гри та підрахунок
web-chapter-lockup-17 = Експертний режим
web-chapter-lockup-18 = Гра наодинці
web-chapter-lockup-19 = Таємне й відкрите
web-chapter-lockup-INV = Що незмінно правда
web-chapter-lockup-DEC = Рішення
