# API w JSON: jego strona, dokument i odmowy.

web-api-title = API dla programów
web-api-lead = Boty i narzędzia grają tu z tymi samymi prawami i ograniczeniami co ludzie. Zapytania i odpowiedzi są w JSON.
web-api-begin = Jak zacząć
web-api-begin-more = Weź token, otwórz stół, obejrzyj go i odpowiedz na zadane pytanie. Wysyłaj token z każdym zapytaniem.
web-api-example = Przykład dla wiersza poleceń
web-api-all = Wszystko, co jest
web-api-all-more = To samo dla narzędzi: /api/openapi.json. Długie czekanie kończy się po 25 sekundach; wtedy zapytaj znowu.
web-api-refusals = Odmowy
web-api-refusals-more = Odmowa ma status, kod, jedno zdanie i, jeśli jest, punkt zasad. Nic się wtedy nie zmienia. Jeśli działasz na podstawie starego widoku, odpowiedź zawiera obecny.

## Co robi każdy adres
web-api-guests = Nowy gość i token: na początek wystarczy imię.
web-api-me = Kim jesteś.
web-api-games = Gry z ich miejscami i ustawieniami.
web-api-rules = Zasady gry, punkt po punkcie.
web-api-tables = Stoły: twoje, otwarte, zakończone.
web-api-open = Otwórz stół.
web-api-table = Stół tak, jak wolno ci go widzieć: pytanie, twoje opcje i wszystko, co możesz wiedzieć.
web-api-wait = Czekaj, aż coś się stanie.
web-api-events = Co się stało, o ile możesz to wiedzieć.
web-api-act = Wybierz jedną ze swoich opcji.
web-api-undo = Cofnij swój ostatni wybór.
web-api-confirm = Zakończ turę, która na to czeka.
web-api-sit = Zajmij wolne miejsce.
web-api-leave = Odejdź; w trakcie gry gra za ciebie bot.
web-api-return = Wróć i graj samodzielnie.
web-api-resign = Poddaj się; dalej gra za ciebie bot.
web-api-vote = Pozwól botowi grać za kogoś, kogo nie ma.
web-api-policy = Zdecydować z góry, czy stół ma pytać o reakcję.
web-api-say = Powiedz coś przy stole.
web-api-rematch = Jeszcze raz z tymi samymi ludźmi.
web-api-transcript = Zapis całej gry, gdy się skończy.
web-api-position = Plik pozycji; to, czego nie możesz wiedzieć, jest rozdane od nowa.
web-api-analyse = Otwórz plik pozycji jako własny stół.
web-api-document = To API jako dokument OpenAPI.

## Odmowy
web-refused-api-stranger = Wyślij token: „Authorization: Bearer TOKEN”. Da ci go POST /api/guests albo utwórz go na stronie konta.
web-refused-api-type = Wyślij obiekt JSON z Content-Type: application/json.
web-refused-api-unknown = Pole „{ $field }” nie jest tu znane; sprawdź pisownię.
web-refused-api-field = Pole „{ $field }” nie pasuje: { $problem }.
