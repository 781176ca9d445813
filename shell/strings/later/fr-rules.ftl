# Les règles en mots : rules.

rules-changed = Différent dans cette version
rules-change = { $option } : { $value }.
rules-on-board = comme sur l’échiquier
rules-reading = Ici la source se tait ; cet échiquier joue ainsi :
rules-goal = Comment gagner
rules-moving = La marche
rules-capturing = La prise
rules-draws = Nulles
figure-play = Montrer le coup
figure-back = Retour
figure-try = Essayer
rules-because = par l’option « { $options } »
