# Root: слова веб-страниц.

web-game-root-line = Коты, птицы, бунтари, ящерицы, торговцы и бродяги борются за один лес.
web-game-root-edition = Колода и планшеты такие, как в коробке и в дополнении о Речном братстве; слова и рисунки наши.
web-about-root = Автор: Cole Wehrle. Художник: Kyle Ferrin. Издатель: Leder Games, 2018; украинское издание: Kilogames, 2020. Parlour ни с кем из них не связан.

## Параметры Root
web-hint-root-map = Зимой масти полян определяет жребий, а река разделяет леса.
web-value-root-map-autumn = Осень
web-value-root-map-winter = Зима
web-hint-root-law = Две редакции правил; они различаются подробностями.
web-value-root-law-seed = Украинские, 2020
web-value-root-law-english = Английские, 2025
web-value-root-factions-random = По жребию
web-hint-root-characters = У каждого персонажа свои предметы и особое действие. Второй Бродяга играет другим.
web-value-root-characters-choose = Выбирает Бродяга
web-value-root-characters-random = По жребию
web-value-root-characters-thief = { root-character-thief }
web-value-root-characters-tinker = { root-character-tinker }
web-value-root-characters-ranger = { root-character-ranger }
web-value-root-characters-vagrant = { root-character-vagrant }
web-value-root-characters-arbiter = { root-character-arbiter }
web-value-root-characters-scoundrel = { root-character-scoundrel }
web-hint-root-reach_check = Если общий коэффициент фракций слишком мал, игра становится вялой. В смелом наборе он может быть чуть меньше рекомендуемого.
web-value-root-reach_check-recommended = Рекомендуемый
web-value-root-reach_check-adventurous = Смелый
web-value-root-reach_check-off = Любой
web-value-root-seating-random = По жребию
web-value-root-seating-fixed = По списку
web-hint-root-hostile_boots = Сколько дополнительных сапог стоит поляна с враждебными воинами: по выбранным правилам или всегда одинаково.
web-value-root-hostile_boots-law = По правилам
web-value-root-hostile_boots-per-faction = За каждую враждебную фракцию
web-value-root-hostile_boots-single = Одни на всех
web-hint-root-sword_per_hit = Нападающий Бродяга переворачивает один меч за каждый урон, который выбросил. Обычно этого правила нет.
web-value-root-sword_per_hit-false = Нет
web-value-root-sword_per_hit-true = Да

## Главы Root
web-chapter-root-1 = Золотые правила
web-chapter-root-2 = Основные понятия
web-chapter-root-3 = Победа
web-chapter-root-4 = Основные действия
web-chapter-root-5 = Подготовка к игре
web-chapter-root-6 = { root-faction-marquise }
web-chapter-root-7 = { root-faction-eyrie }
web-chapter-root-8 = { root-faction-alliance }
web-chapter-root-9 = { root-faction-vagabond }
web-chapter-root-10 = { root-faction-lizard_cult }
web-chapter-root-11 = { root-faction-riverfolk }
web-chapter-root-A = Наборы фракций
web-chapter-root-B = Компоненты
web-chapter-root-V = Варианты подготовки
web-chapter-root-G = Зимнее поле
web-chapter-root-GG = Персонажи Бродяги
web-chapter-root-QA = Вопросы и ответы
web-chapter-root-O = Параметры
web-chapter-root-L = Чем различаются две редакции правил
web-chapter-root-Z = Кто что знает
web-chapter-root-PROC = Порядок действий
web-chapter-root-CARD = Карты с эффектами
web-chapter-root-DEC = Решения
web-chapter-root-SET = Порядок подготовки, шкалы
web-chapter-root-END = Очки и конец игры
web-chapter-root-INV = Что верно всегда
