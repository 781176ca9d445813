# Ce que dit la page quand une partie est revue, et que ses fautes sont reprises.

review = Toute la partie
review-none = Quand quelques coups sont joués, l’ordinateur peut revoir ici la partie.
review-start = Revoir la partie
review-again = Revoir encore
review-progress = Part de la partie déjà examinée
review-closer = Ce qui semble une faute est examiné encore, plus longuement : { $done } sur { $count }.
review-failed = La revue n’a pas pu continuer.
review-plot = Plus c’est haut, mieux c’est pour { NAME($seat, form: "the") }.
review-plot-many = Les chances de chaque joueur. Plus c’est haut, mieux c’est.
review-calm = Personne n’a cédé grand-chose, ni en un tour ni peu à peu.
review-moments = Ce qui a été cédé
review-accuracy = Précision
review-accuracy-seat = { $percent } %
review-accuracy-help = Un tour qui ne cède rien compte 100, un qui cède un quart des chances ou plus 0 ; moyenne de tous les tours.
moment = { $number }. { NAME($seat) } : { $action }. { $percent } % des chances cédés.
moment-slow = Tours { $number } à { $last }. { NAME($seat) } : { $percent } % des chances cédés peu à peu.
moment-scores = L’évaluation est passée de { $before } à { $after }.
moment-better = Meilleur : { $action }.
moment-show-better = Montrer le meilleur
moment-show-answer = Montrer la réponse
moment-turning = tournant
moment-slip = pas le meilleur
playout-again = Rejouer
practice-offer =
    { $count ->
        [one] { NAME($seat) } : reprendre la faute
       *[other] { NAME($seat) } : reprendre les { $count } fautes
    }
practice-title = Un meilleur tour pour { NAME($seat, form: "the") }
practice-number = { $number } sur { $count }
practice-ask = Dans la partie vint : { $action }. Trouvez mieux, sur l’échiquier.
practice-judging = Votre tour est examiné…
practice-best = Aussi bon que le meilleur.
practice-solved = Mieux : cela cède { $percent } % des chances.
practice-wrong = Cela cède { $percent } % des chances.
practice-again = Réessayer
practice-next = Suivant
practice-end = Retour à la partie
