# The rules to read.

web-rules-title = Rules
web-rules-lead = Our digests of the rulebooks, in our own words. Every paragraph has a number; the table cites it when something is asked or refused.
web-rules-count = { $n ->
    [one] { $n } paragraph
   *[other] { $n } paragraphs
}
web-rules-of = Rules of { $game }
web-rules-how = Every paragraph has a number, and the table cites it. A ruling is our answer where the rulebook is silent.
web-rules-search = Search the rules
web-rules-search-hint = A word or a number
web-rules-search-go = Search
web-rules-found = { $n ->
    [0] Nothing mentions “{ $query }”.
    [one] { $n } paragraph mentions “{ $query }”.
   *[other] { $n } paragraphs mention “{ $query }”.
}
web-rules-whole = Show the whole text
web-rules-chapters = Chapters
web-rules-ruling = Ruling

## Chapters of Roam
web-chapter-roam-1 = Object and participants
web-chapter-roam-2 = Components
web-chapter-roam-3 = Setup
web-chapter-roam-4 = Turn structure
web-chapter-roam-5 = Using a character
web-chapter-roam-6 = Spending coins on empty squares
web-chapter-roam-7 = End of turn: explored lands
web-chapter-roam-8 = Hidden and open information
web-chapter-roam-9 = End of game and scoring
web-chapter-roam-10 = Full game: artifacts
web-chapter-roam-11 = Outpost variant
web-chapter-roam-12 = Marker-towers variant
web-chapter-roam-13 = Combining variants
