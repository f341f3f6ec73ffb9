# The page around everything: bar, menu, footer, and what several pages say.

web-shell-skip = Skip to the content
web-shell-home = Parlour, to the lobby
web-shell-menu = Menu
web-shell-places = Main places
web-shell-play = Play
web-shell-replays = Replays
web-shell-rules = Rules
web-shell-language = Language
web-shell-theme-auto = Colours: as your device has them
web-shell-theme-light = Colours: light
web-shell-theme-dark = Colours: dark
web-shell-stranger = Log in
web-shell-credits = The games belong to their designers and publishers; Parlour is not affiliated with them. Rules in our own words, pictures of our own.
web-shell-about = Credits and licence
web-law-chip = Rule § { $paragraph }

## How long something has lasted
web-since-now = just now
web-since-minutes = { $n ->
    [one] for { $n } minute
   *[other] for { $n } minutes
}
web-since-hours = { $n ->
    [one] for { $n } hour
   *[other] for { $n } hours
}
web-since-days = { $n ->
    [one] for { $n } day
   *[other] for { $n } days
}

## How long ago something was
web-ago-now = just now
web-ago-minutes = { $n ->
    [one] { $n } minute ago
   *[other] { $n } minutes ago
}
web-ago-hours = { $n ->
    [one] { $n } hour ago
   *[other] { $n } hours ago
}
web-ago-days = { $n ->
    [one] yesterday
   *[other] { $n } days ago
}
