# Partiets varianter, kommentarer och ritningar i draglistan.

variation-promote = Gör detta till huvudlinjen
variation-remove = Ta bort den här varianten
variation-removed = Varianten är borttagen.
comment-field = Kommentar till den här ställningen
comment-save = Spara
marks-remove = Ta bort det ritade
