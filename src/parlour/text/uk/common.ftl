# Спільне для всіх ігор.

## Відмови
refused-over = Гру завершено; більше нічого зробити не можна.
refused-unknown = У цій грі немає дії «{ $action }». Зараз можна: { $options }.
refused-barred = Зараз не можна: «{ $label }». { $digest } Зараз можна: { $options }.
refused-not-offered = Тут не можна: «{ $label }». { $digest } Зараз можна: { $options }.
refused-not-now = Зараз не час: «{ $label }». { $digest } Зараз можна: { $options }.
refused-undo-nothing = Скасовувати нічого.
refused-undo-other = Скасувати можна лише власне останнє рішення, а після нього вже вирішував хтось інший.
refused-undo-chance = Цього вже не скасувати: відтоді втрутився випадок або відкрилося щось приховане.

## Термінал
play-your-turn = { $seat }: ваша черга
play-reaction = { $seat }: можна відповісти реакцією
play-law = див. { $game } { $law }
play-not-possible = Зараз не можна
play-prompt = Номер або help
play-prompt-end = save FILE, log або Enter, щоб вийти
play-help-end = Гру завершено. Введіть save FILE, log або натисніть Enter, щоб вийти.
play-edition = домашнє видання
play-no-rule = Пункту { $text } немає; введіть rules, щоб прочитати всі.
play-help = Введіть номер варіанта. Також: undo (скасувати) · why N (за яким правилом варіант N можливий чи неможливий) · board (поле) · log (журнал) · save game.txt (зберегти всю гру; як game.json — лише позицію) · rules { $law } (правила) · help (довідка) · quit (вийти)
play-help-policy = Реакції: policy НАЗВА alwaysPass (не питати мене) · policy НАЗВА ask (питати знову); НАЗВА — одна з { $reactions }.
play-policy-none = У цій грі немає чого вирішувати заздалегідь.
play-policy-ask = { $reaction }: вас знову питатимуть.
play-policy-pass = { $reaction }: відтепер стіл відповідає за вас.
play-quit = До побачення. Гру не завершено.
play-saved = Збережено: { $file }.
play-save-how = Укажіть куди: save ФАЙЛ (назва на .json зберігає позицію, будь-яка інша — запис гри).
play-no-number = Варіанта «{ $text }» немає; введіть номер від 1 до { $n } або help.
play-why-how = Укажіть номер: why N, де N — від 1 до { $n }.
play-undone = Скасовано.
play-winner = { $seat } перемагає
play-shared = { $seats } ділять перемогу
play-options-more = ще { $n }
play-ruling = Ухвала

## The replay page
story-first = На початок
story-back = Назад
story-play = Відтворити або зупинити
story-on = Далі
story-last = У кінець
story-action = Дія
story-transcript = Протокол
story-moves = Ходи
story-keys = Стрілки: крок. Home, End: на початок, у кінець. Пробіл: відтворити або зупинити.
