# Root: слова вебсторінок.

web-game-root-line = Коти, птахи, бунтарі, ящірки, торговці та бурлаки борються за один ліс.
web-game-root-edition = Колода й планшети такі, як у коробці та в доповненні про Річкове Товариство; слова та малюнки наші.
web-about-root = Автор: Cole Wehrle. Ілюстратор: Kyle Ferrin. Видавець: Leder Games, 2018; українське видання: Kilogames, 2020. Parlour ні з ким із них не пов’язаний.

## Параметри Root
web-hint-root-map = Узимку масті галявин визначає жереб, а річка розділяє хащі.
web-value-root-map-autumn = Осінь
web-value-root-map-winter = Зима
web-hint-root-law = Дві редакції правил; вони різняться подробицями.
web-value-root-law-seed = Українські, 2020
web-value-root-law-english = Англійські, 2025
web-value-root-factions-random = За жеребом
web-hint-root-characters = Кожен персонаж має власні предмети й особливу дію. Другий Бурлака грає іншим.
web-value-root-characters-choose = Обирає Бурлака
web-value-root-characters-random = За жеребом
web-value-root-characters-thief = { root-character-thief }
web-value-root-characters-tinker = { root-character-tinker }
web-value-root-characters-ranger = { root-character-ranger }
web-value-root-characters-vagrant = { root-character-vagrant }
web-value-root-characters-arbiter = { root-character-arbiter }
web-value-root-characters-scoundrel = { root-character-scoundrel }
web-hint-root-reach_check = Якщо спільний розмах фракцій замалий, гра стає млявою. Сміливий набір може мати трохи менший розмах, ніж радять.
web-value-root-reach_check-recommended = Рекомендований
web-value-root-reach_check-adventurous = Сміливий
web-value-root-reach_check-off = Будь-який
web-value-root-seating-random = За жеребом
web-value-root-seating-fixed = За списком
web-hint-root-hostile_boots = Скільки додаткових чобіт коштує галявина з ворожими вояками: за обраними правилами чи завжди однаково.
web-value-root-hostile_boots-law = За правилами
web-value-root-hostile_boots-per-faction = За кожну ворожу фракцію
web-value-root-hostile_boots-single = Одні на всіх
web-hint-root-sword_per_hit = Бурлака, що нападає, використовує один меч за кожне ушкодження, яке викинув. Звичайно цього правила немає.
web-value-root-sword_per_hit-false = Ні
web-value-root-sword_per_hit-true = Так

## Розділи Root
web-chapter-root-1 = Золоті правила
web-chapter-root-2 = Основні поняття
web-chapter-root-3 = Перемога
web-chapter-root-4 = Основні дії
web-chapter-root-5 = Підготовка до гри
web-chapter-root-6 = { root-faction-marquise }
web-chapter-root-7 = { root-faction-eyrie }
web-chapter-root-8 = { root-faction-alliance }
web-chapter-root-9 = { root-faction-vagabond }
web-chapter-root-10 = { root-faction-lizard_cult }
web-chapter-root-11 = { root-faction-riverfolk }
web-chapter-root-A = Набори фракцій
web-chapter-root-B = Компоненти
web-chapter-root-V = Варіанти підготовки
web-chapter-root-G = Зимова мапа
web-chapter-root-GG = Персонажі Бурлаки
web-chapter-root-QA = Запитання й відповіді
web-chapter-root-O = Параметри
web-chapter-root-L = Чим різняться дві редакції правил
web-chapter-root-Z = Хто що знає
web-chapter-root-PROC = Порядок дій
web-chapter-root-CARD = Карти з ефектами
web-chapter-root-DEC = Рішення
web-chapter-root-SET = Порядок підготовки, треки
web-chapter-root-END = Очки та кінець гри
web-chapter-root-INV = Що завжди правда
