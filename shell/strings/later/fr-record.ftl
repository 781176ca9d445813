# Pourquoi une notation est refusée.

reason-missing-tag-motley = Une notation commence par [Motley "1"].
reason-missing-tag-variant = La notation ne dit pas de quel jeu il s’agit : il manque [Variant "…"].
reason-missing-tag-result = La notation n’a pas de résultat : il manque [Result "…"].
reason-unknown-version = Cette notation est de la version { $token }, que cette page ne connaît pas.
reason-repeated-tag = Cette étiquette est là deux fois.
reason-bad-tag = Une étiquette est un nom et un texte entre guillemets, entre crochets.
reason-unclosed-comment = Le commentaire qui commence ici n’a pas de fin.
reason-unclosed-variation = La variante qui commence ici n’est pas fermée.
reason-too-many-variations = Il y a plus de dix mille variantes.
reason-unexpected-sign = « { $token } » ne peut être ici.
reason-wrong-turn-number = Le nombre { $token } n’est pas celui de ce tour.
reason-missing-result = Le résultat manque à la fin des coups.
reason-wrong-result = « { $token } » n’est pas le résultat auquel mènent les coups et l’en-tête.
variation = Variante
variation-main = Ligne principale
