# Regler och figurer, i alla spel.

rules-changed = Annorlunda i den här versionen
rules-change = { $option }: { $value }.
rules-on-board = som på brädet
rules-reading = Källan tiger om detta; så spelar det här brädet:
rules-goal = Så vinner man
rules-moving = Att gå
rules-capturing = Att slå
rules-draws = Remi
figure-play = Visa draget
figure-back = Tillbaka
figure-try = Pröva
rules-because = genom alternativet ”{ $options }”
