# What the dialog “Share” says; loaded with it.

share-link = Link, record, text
share-text = Copy as text
share-code = The code leads to this game.
share-code-position = The game is too long for a code: this one leads to the position shown.
share-no-code = The game is too long for a code.
share-code-name = QR code of the link
share-picture = Picture
share-png = Save as PNG
share-copy-picture = Copy the picture
share-svg = Save as SVG
share-print = Print
share-picture-help = With arrows and marks, as the board stands. The SVG is for web pages.
share-film = Moving picture
share-film-game = The whole game
share-film-turn = The last turn
share-film-help = An animated PNG, which browsers and most chats play.
share-copied = Copied.
share-copy-failed = It could not be copied. The browser may not permit it.
share-failed = The picture could not be made in this browser.
