# The language itself: what it is called, in few letters too, where it stands among the others, and its letters.

web-language = English
    .short = EN
    .place = 1
    .scripts = latin
