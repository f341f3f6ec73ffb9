# Ludzie, konta i odmowy możliwe na każdej stronie: co jest nie tak i co można zrobić.

## Każda strona
web-refused-not-found = Nie ma tu takiej strony. Wszystko, co jest, widać w lobby.
web-refused-method = Tego adresu nie można tak użyć. Wróć na stronę i użyj jej przycisków.
web-refused-malformed = Nie udało się zrozumieć tego zapytania. Wróć na stronę i spróbuj jeszcze raz.
web-refused-broken = Coś się u nas zepsuło; nic twojego nie przepadło. Spróbuj jeszcze raz za chwilę.
web-refused-busy = U drzwi jest teraz za dużo osób. Spróbuj jeszcze raz za kilka sekund.
web-refused-too-fast = { $seconds ->
    [one] Za dużo prób w krótkim czasie. Możesz kontynuować za { $seconds } sekundę.
    [few] Za dużo prób w krótkim czasie. Możesz kontynuować za { $seconds } sekundy.
   *[many] Za dużo prób w krótkim czasie. Możesz kontynuować za { $seconds } sekund.
}
web-refused-too-large = To za dużo naraz: można tu wysłać najwyżej { $kilobytes } KB.
web-refused-host = Nazwa tego serwera w zapytaniu nie ma sensu. Użyj podanego ci adresu.
web-refused-origin = Zapytanie przyszło z innej strony, więc nie zostało wykonane. Otwórz stronę tutaj i spróbuj jeszcze raz.
web-refused-stranger = Najpierw powiedz, jak masz na imię: podaj je w lobby albo zaloguj się.
web-refused-token = Ten token API jest nieważny. Utwórz nowy na stronie konta.

## Formularze
web-refused-form-type = Wyślij formularz (application/x-www-form-urlencoded) albo obiekt JSON (application/json).
web-refused-form-encoding = Tekst nie jest w UTF-8; niczego innego nie da się tu odczytać.
web-refused-form-cut-off = Zapytanie się urwało. Wyślij je jeszcze raz.
web-refused-form-json = To nie jest JSON: { $problem }.
web-refused-form-object = Potrzebny jest obiekt JSON: nazwy i wartości między { "{" } a { "}" }.
web-refused-form-value = W polu „{ $field }” musi być tekst, liczba całkowita, true albo false.
web-refused-form-many = { $most ->
    [one] Za dużo pól: może być najwyżej { $most }.
    [few] Za dużo pól: mogą być najwyżej { $most }.
   *[many] Za dużo pól: może być najwyżej { $most }.
}
web-refused-form-twice = Pole „{ $field }” wysłano dwa razy; wyślij je raz.
web-refused-form-text = W polu „{ $field }” są znaki, które nie są tekstem.
web-refused-form-missing = Brakuje pola „{ $field }”.
web-refused-form-long = { $most ->
    [one] Pole „{ $field }” jest za długie: może mieć najwyżej { $most } znak.
    [few] Pole „{ $field }” jest za długie: może mieć najwyżej { $most } znaki.
   *[many] Pole „{ $field }” jest za długie: może mieć najwyżej { $most } znaków.
}
web-refused-form-number = W polu „{ $field }” musi być liczba całkowita od { $low } do { $high }.
web-refused-form-word = W polu „{ $field }” musi być jedno z: { $words }.
web-refused-form-path = W polu „{ $field }” musi być strona tego serwera, na przykład /account.

## Imiona
web-refused-name-empty = Imię musi mieć co najmniej jeden znak, a najwyżej { $most }.
web-refused-name-long = { $most ->
    [one] Imię jest za długie: może mieć najwyżej { $most } znak.
    [few] Imię jest za długie: może mieć najwyżej { $most } znaki.
   *[many] Imię jest za długie: może mieć najwyżej { $most } znaków.
}
web-refused-name-signs = W imieniu są znaki, których nie widać albo które przeszkadzają sąsiednim. Litery, cyfry, symbole i spacje są w porządku.
web-refused-label-empty = { $most ->
    [one] Napisz, do czego służy token: najwyżej { $most } znak.
    [few] Napisz, do czego służy token: najwyżej { $most } znaki.
   *[many] Napisz, do czego służy token: najwyżej { $most } znaków.
}
web-refused-label-long = { $most ->
    [one] To za długie: może być najwyżej { $most } znak.
    [few] To za długie: mogą być najwyżej { $most } znaki.
   *[many] To za długie: może być najwyżej { $most } znaków.
}
web-refused-label-signs = Są tu znaki, których nie widać. Litery, cyfry, symbole i spacje są w porządku.

## Konta
web-refused-login-form = Login ma od 3 do 24 znaków: litery od a do z, cyfry i znaki _ . -
web-refused-login-taken = Login { $login } jest zajęty. Wybierz inny albo zaloguj się, jeśli jest twój.
web-refused-login-wrong = Ten login i hasło do siebie nie pasują. Sprawdź oba i spróbuj jeszcze raz.
web-refused-password-short = { $least ->
    [one] Hasło musi mieć co najmniej { $least } znak. Kilka słów z rzędu łatwo zapamiętać.
    [few] Hasło musi mieć co najmniej { $least } znaki. Kilka słów z rzędu łatwo zapamiętać.
   *[many] Hasło musi mieć co najmniej { $least } znaków. Kilka słów z rzędu łatwo zapamiętać.
}
web-refused-password-long = { $most ->
    [one] Hasło jest za długie: może mieć najwyżej { $most } znak.
    [few] Hasło jest za długie: może mieć najwyżej { $most } znaki.
   *[many] Hasło jest za długie: może mieć najwyżej { $most } znaków.
}
web-refused-password-wrong = Stare hasło jest niepoprawne; niczego nie zmieniono.
web-refused-account-already = Masz już konto: { $login }. Wyloguj się, żeby utworzyć inne.
web-refused-account-none = Goście nie mają hasła. Utwórz konto, żeby je mieć; twoje stoły przejdą na nie.
web-refused-token-many = { $most ->
    [one] Masz już { $most } token API. Najpierw go odwołaj.
    [few] Masz już { $most } tokeny API. Najpierw odwołaj jeden.
   *[many] Masz już { $most } tokenów API. Najpierw odwołaj jeden.
}
web-refused-token-unknown = Nie ma takiego tokenu API. Może jest już odwołany.
web-refused-session-only = Token programu służy tylko do gry; konto zmienia się w przeglądarce.
web-refused-form-slow = Żądanie nadchodziło zbyt długo; wyślij je jeszcze raz.
