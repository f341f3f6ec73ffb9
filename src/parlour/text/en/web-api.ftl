# The JSON API: its page, its document, and what it refuses.

web-api-title = API for programs
web-api-lead = Bots and tools play here with the same rights and limits as people. JSON goes in, JSON comes out.
web-api-begin = How to begin
web-api-begin-more = Get a token, open a table, look at it, and answer the question that is asked. Send the token with every request.
web-api-example = Example for a command line
web-api-all = All there is
web-api-all-more = The same for tools is at /api/openapi.json. A long wait ends after 25 seconds; then ask again.
web-api-refusals = Refusals
web-api-refusals-more = A refusal has a status, a code, one sentence, and the paragraph of the rules if there is one. Nothing has changed then. If you acted on an old view, the answer has the current one.

## What each address does
web-api-guests = A new guest and a token: begin with nothing but a name.
web-api-me = Who you are.
web-api-games = The games with their seats and options.
web-api-rules = The rules of a game, paragraph by paragraph.
web-api-tables = Tables: yours, the open ones, the finished ones.
web-api-open = Open a table.
web-api-table = A table as you may see it, with the question, your options and all that you may know.
web-api-wait = Wait until something happens.
web-api-events = What has happened, as far as you may know it.
web-api-act = Choose one of your options.
web-api-undo = Take your last choice back.
web-api-confirm = End a turn that waits for it.
web-api-sit = Take an open seat.
web-api-leave = Go away; in a game, a bot plays for you.
web-api-return = Come back and play yourself.
web-api-resign = Give up; a bot plays on for you.
web-api-vote = Let a bot play for somebody who is absent.
web-api-policy = Decide beforehand whether you are asked for a reaction.
web-api-say = Say something at the table.
web-api-rematch = The same people once more.
web-api-transcript = The whole game as a transcript, when it is over.
web-api-position = A position file, with what you cannot know dealt anew.
web-api-analyse = Open a position file as a table of your own.
web-api-document = This API as an OpenAPI document.

## Refusals
web-refused-api-stranger = Send a token: “Authorization: Bearer TOKEN”. POST /api/guests gives you one, or make one on the account page.
web-refused-api-type = Send a JSON object, with Content-Type: application/json.
web-refused-api-unknown = The field “{ $field }” is not known here; check how it is spelled.
web-refused-api-field = The field “{ $field }” does not fit: { $problem }.
