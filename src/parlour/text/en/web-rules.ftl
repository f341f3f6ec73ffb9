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
