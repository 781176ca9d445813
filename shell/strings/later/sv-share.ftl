# Vad dialogen ”Dela” säger; laddas med den.

share-link = Länk, partitext, text
share-text = Kopiera som text
share-code = Koden leder till det här partiet.
share-code-position = Partiet är för långt för en kod: den här leder till ställningen som visas.
share-no-code = Partiet är för långt för en kod.
share-code-name = QR-kod för länken
share-picture = Bild
share-png = Spara som PNG
share-copy-picture = Kopiera bilden
share-svg = Spara som SVG
share-print = Skriv ut
share-picture-help = Med pilar och märken, så som brädet står. SVG är för webbsidor.
share-film = Rörlig bild
share-film-game = Hela partiet
share-film-turn = Senaste turen
share-film-help = En animerad PNG, som webbläsare och de flesta chattar spelar upp.
share-copied = Kopierat.
share-copy-failed = Det gick inte att kopiera. Webbläsaren tillåter det kanske inte.
share-failed = Bilden kunde inte göras i den här webbläsaren.
