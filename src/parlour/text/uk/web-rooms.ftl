# Що кажуть про столи та місця.

web-guest-name = Гість
web-positions-title = Відкрити позицію
web-positions-what = Вставте файл позиції. Ви отримаєте власний стіл, де граєте за всіх і можете пробувати що завгодно.
web-positions-paste = Позиція (JSON)
web-positions-open = Відкрити стіл
web-row-bots = { $n ->
    [1] бот
    [one] { $n } бот
    [few] { $n } боти
   *[many] { $n } ботів
}
web-row-seats = { $n } з { $of } місць
web-row-moves = { $n ->
    [one] { $n } хід
    [few] { $n } ходи
   *[many] { $n } ходів
}

## Відмови
web-refused-no-such-table = Такого столу немає; можливо, посилання обрізано.
web-refused-no-such-code = Відкритого столу з кодом { $code } немає. У коді шість літер або цифр.
web-refused-not-invited = Це приватний стіл; попросіть посилання або код запрошення.
web-refused-not-owner = Це може лише той, хто відкрив стіл.
web-refused-seat-taken = Там уже хтось сидить; оберіть вільне місце.
web-refused-seat-count = У цій грі від { $least } до { $most } місць.
web-refused-seat-choice = Місце { $n }: можна me, open, here:NAME або бота: { $bots }.
web-refused-pace = Темп має бути одним із: { $paces }.
web-refused-own-cards = Власні набори карт — лише для командного рядка на вашому сервері; за столами тут грають домашнім виданням.
web-refused-holding = Хтось саме завершує хід. Хвилинку, будь ласка.
web-refused-not-your-turn = Зараз не ваша черга.
web-refused-nothing-to-confirm = У вас немає ходу, який треба завершити.
web-refused-already-away = За це місце вже грає бот.
web-refused-resigned = Це місце вибуло з гри; за нього до кінця грає бот.
web-refused-not-away = За це місце вже граєте ви.
web-refused-not-at-table = Голосувати можуть лише ті, хто грає за цим столом.
web-refused-not-waited-for = Зараз на цього гравця ніхто не чекає.
web-refused-still-here = Людина ще тут; дайте їй трохи часу.
web-refused-not-late = Час іще є.
web-refused-not-gathering = Гра вже почалася.
web-refused-not-playing = Гра зараз не триває.
web-refused-not-finished = Це можна, коли гру завершено.
web-refused-not-begun = Гра ще не почалася.
web-refused-no-such-seat = Такого місця немає; вони мають номери від 0 до { $n }.
web-refused-not-your-seat = Це не ваше місце.
web-refused-stale = Відколи ви дивилися, щось змінилося; ось стіл, яким він є зараз.
web-refused-other-channel = Поки триває гра, гравці та глядачі розмовляють окремо.
web-refused-empty-talk = Спершу щось напишіть.
web-refused-no-hints = За цим столом грають без підказок.
web-refused-no-rematch = Реванш — для тих, хто грав, і коли гру завершено.
web-refused-no-such-moment = Такої миті немає; вони мають номери від 0 до { $n }.
web-refused-hand-over = Спершу перейміть пристрій.
web-refused-not-your-eyes = Поки триває гра, дивитися можна лише своїми очима.
web-refused-no-such-layout = Такого малюнка немає; є { $layouts }.
web-refused-no-such-card = Такої карти немає.
web-refused-no-position = Позиція — це об’єкт JSON, який можна завантажити як «файл позиції».
web-refused-too-many-feeds = З цієї адреси відкрито забагато сторінок; закрийте деякі з них.
web-refused-position-over = У цій позиції гру вже завершено; оберіть ранішу мить.
web-refused-only-bots = Принаймні одне місце має бути для людини або вільне.
web-refused-one-seat = Ви вже за цим столом; для ще одного місця потрібне запрошення.
web-refused-away = За вас грає бот; спершу поверніться.
web-refused-damaged = Запис цього столу пошкоджено, тож його не відкрити; з іншими все гаразд.
web-refused-no-such-reaction = У цій грі немає такої реакції. Реакції: { $reactions }.
web-refused-sides = Двоє не можуть грати тим самим. На вибір: { $sides }.
web-refused-sides-count = Назвіть, чим грає кожне місце (усього місць: { $n }), або не називайте нічого.
