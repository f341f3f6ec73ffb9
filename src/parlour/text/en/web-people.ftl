# People, accounts, and refusals that any page may make: what was wrong, and what is possible.

## Any page
web-refused-not-found = There is no such page here. The lobby shows all there is.
web-refused-method = This address cannot be used in that way. Go back to the page and use its buttons.
web-refused-malformed = That request could not be understood. Go back to the page and try again.
web-refused-broken = Something broke on our side; nothing of yours is lost. Please try again in a moment.
web-refused-busy = Too many people are at the door right now. Please try again in a few seconds.
web-refused-too-fast = { $seconds ->
    [one] That was too often in a short time. You can go on in { $seconds } second.
   *[other] That was too often in a short time. You can go on in { $seconds } seconds.
}
web-refused-too-large = That is too much at once: at most { $kilobytes } kilobytes can be sent here.
web-refused-host = The name of this server in the request makes no sense. Use the address that you were given.
web-refused-origin = This request came from another site, so it was not carried out. Open the page here and try again.
web-refused-stranger = First tell us your name: give one in the lobby, or log in.
web-refused-token = This API token is not valid, or no longer. Make a new one on the account page.

## Forms
web-refused-form-type = Send a form (application/x-www-form-urlencoded) or a JSON object (application/json).
web-refused-form-encoding = The text is not UTF-8; nothing else can be read here.
web-refused-form-cut-off = The request broke off before its end. Please send it again.
web-refused-form-json = This is not JSON: { $problem }.
web-refused-form-object = A JSON object is needed here: names and values between { "{" } and { "}" }.
web-refused-form-value = The field “{ $field }” must be a text, a whole number, true or false.
web-refused-form-many = { $most ->
    [one] There are too many fields: at most { $most } is possible.
   *[other] There are too many fields: at most { $most } are possible.
}
web-refused-form-twice = The field “{ $field }” was sent twice; send it once.
web-refused-form-text = The field “{ $field }” has characters that are no text.
web-refused-form-missing = The field “{ $field }” is missing.
web-refused-form-long = { $most ->
    [one] The field “{ $field }” is too long: at most { $most } character is possible.
   *[other] The field “{ $field }” is too long: at most { $most } characters are possible.
}
web-refused-form-number = The field “{ $field }” must be a whole number from { $low } to { $high }.
web-refused-form-word = The field “{ $field }” must be one of: { $words }.
web-refused-form-path = The field “{ $field }” must be a page of this server, such as /account.

## Names
web-refused-name-empty = A name needs at least one character, and at most { $most }.
web-refused-name-long = { $most ->
    [one] This name is too long: at most { $most } character is possible.
   *[other] This name is too long: at most { $most } characters are possible.
}
web-refused-name-signs = This name has characters that cannot be seen or that disturb what is written beside them. Letters, digits, signs and spaces are fine.
web-refused-label-empty = Say what the token is for, in at most { $most } characters.
web-refused-label-long = { $most ->
    [one] This is too long: at most { $most } character is possible.
   *[other] This is too long: at most { $most } characters are possible.
}
web-refused-label-signs = This has characters that cannot be seen. Letters, digits, signs and spaces are fine.

## Accounts
web-refused-login-form = A login has 3 to 24 characters: letters a to z, digits, and the signs _ . -
web-refused-login-taken = The login { $login } is taken. Choose another, or log in if it is yours.
web-refused-login-wrong = This login and password do not belong together. Check both and try again.
web-refused-password-short = { $least ->
    [one] A password needs at least { $least } character. A few words in a row are easy to remember.
   *[other] A password needs at least { $least } characters. A few words in a row are easy to remember.
}
web-refused-password-long = { $most ->
    [one] This password is too long: at most { $most } character is possible.
   *[other] This password is too long: at most { $most } characters are possible.
}
web-refused-password-wrong = The old password is not right; nothing was changed.
web-refused-account-already = You have an account already: { $login }. Log out to make another.
web-refused-account-none = Guests have no password. Make an account to get one; your tables come along.
web-refused-token-many = { $most ->
    [one] You have { $most } API token already. Revoke it first.
   *[other] You have { $most } API tokens already. Revoke one first.
}
web-refused-token-unknown = There is no such API token. Perhaps it has been revoked already.
web-refused-session-only = A program’s token plays; accounts are changed in the browser.
web-refused-form-slow = The request took too long to arrive; please send it again.
