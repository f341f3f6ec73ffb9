# Sam język: jak się nazywa, także w kilku literach, który jest wśród innych i jakie ma litery.

web-language = Polski
    .short = PL
    .place = 3
    .scripts = latin latin-ext
