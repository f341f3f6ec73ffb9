# Credits, replays, refusals.

web-credits-title = About Parlour
web-credits-lead = A table for modern board games whose rules are code: exact, cited, tested.
web-credits-games = The games
web-credits-rules = Read the rules
web-credits-affiliation = Not affiliated
web-credits-affiliation-more = Parlour is made by people who like these games. It is not affiliated with, endorsed or sponsored by their designers and publishers. If you like a game, buy the box: it deserves a place on a real table.
web-credits-edition = House edition
web-credits-edition-more = A rulebook does not list every card. Where the printed cards are not known to us, we play with a house edition: cards of our own design that follow the same rules. Whoever owns the box can type their own cards in.
web-credits-words = Our words, our pictures
web-credits-words-more = The rules are digested in our own words, paragraph by paragraph, with a ruling where the book is silent. All pictures are our own. No text and no art of the publishers is used.
web-credits-letters = Letters
web-credits-letters-more = Titles are set in a cut of Vollkorn by Friedrich Althausen, all else in a cut of Fira Sans by Carrois for Mozilla and Telefónica. Both are free under the SIL Open Font License:
web-credits-licence = Licence
web-credits-licence-more = The program is free software under the MIT licence. The names of the games belong to their owners.
web-credits-privacy = What we keep
web-credits-privacy-more = One cookie, so that you stay yourself. The name you choose, the moves you make, what you say at the table. No trackers, nothing from other sites.

## Replays
web-replays-title = Replays
web-replays-lead = Finished tables, move by move.
web-replays-none = No game has been finished yet. The first one will stand here.

## Refusals
web-refused-400 = That was not understood
web-refused-401 = Please log in first
web-refused-403 = That is not yours to do
web-refused-404 = Nothing is here
web-refused-409 = Somebody was faster
web-refused-413 = That is too large
web-refused-422 = The rules do not allow it
web-refused-429 = A little slower, please
web-refused-500 = Something broke on our side
web-refused-other = That did not work
web-refused-lobby = To the lobby
web-refused-rules = Read the rule
