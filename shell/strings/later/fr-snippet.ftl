# Ce que dit le dialogue « Sur votre page ».

## Ce que sera l’échiquier

snippet-game = Quel jeu ?
snippet-take = Ce qui vient avec
snippet-take-game = Cette partie
snippet-take-game-help = avec tous ses coups
snippet-take-position = Cette position
snippet-take-position-help = comme elle est, sans les coups d’avant
snippet-take-start = Seulement le début
snippet-take-start-help = le même jeu, rien de joué

snippet-mode = Ce qu’en font les lecteurs
snippet-mode-play = Jouer
snippet-mode-play-help = entre eux ou contre l’ordinateur
snippet-mode-diagram = Le regarder
snippet-mode-diagram-help = une image qui ne bouge pas
snippet-mode-replay = Parcourir la partie
snippet-mode-replay-help = pas à pas, dans les deux sens
snippet-mode-task = Résoudre
snippet-mode-task-help = ils trouvent les coups, qui ne sont pas montrés
snippet-no-replay = Il n’y a pas de coups à parcourir.

snippet-at = Coups déjà joués à l’ouverture (0 à { $count })
snippet-at-task = Le problème commence après tant de coups (0 à { $count })
snippet-solution =
    { $count ->
        [0] Aucun coup ne suit : qui a le trait doit gagner.
        [one] La solution est le coup qui suit.
       *[other] La solution, ce sont les { $count } coups qui suivent.
    }

snippet-form = Comment votre page le reçoit
snippet-form-element = Deux lignes
snippet-form-element-help = pour les pages où vous écrivez du HTML
snippet-form-frame = Un cadre
snippet-form-frame-help = pour les sites qui n’admettent pas de script

## Son aspect

snippet-looks = Aspect, taille et mots
snippet-flip = Vu de l’autre côté
snippet-legend = Les pièces et leur marche
snippet-legend-button = derrière un bouton
snippet-legend-off = pas montrées
snippet-legend-open = toujours montrées
snippet-moves = Liste des coups
snippet-moves-off = pas montrée
snippet-moves-on = montrée
snippet-controls = Boutons sous l’échiquier
snippet-controls-on = montrés
snippet-controls-off = pas montrés
snippet-drawing = Les lecteurs dessinent flèches et marques
snippet-drawing-on = avec le bouton droit de la souris
snippet-drawing-off = pas du tout
snippet-drawing-button = du doigt aussi, après un bouton
snippet-theme = Couleurs
snippet-theme-auto = claires ou sombres comme votre page
snippet-theme-light = claires
snippet-theme-dark = sombres
snippet-width = Largeur
snippet-width-value =
    { $width ->
        [0] toute la place
       *[other] { $width } pixels
    }
snippet-height = Hauteur du cadre en pixels
snippet-names = Noms des joueurs
snippet-names-help = Dans l’ordre des places, séparés par des virgules ; vide : ceux de la notation, si elle en a.
snippet-marks = Flèches et marques
snippet-marks-help = Sur la position d’ouverture : e2:e4 d5=red
snippet-keep = Garde la partie du lecteur sous le nom
snippet-keep-help = Quand la page est rechargée, dans le navigateur du lecteur ; vide : elle n’est pas gardée.
snippet-record = La partie en notation
snippet-record-help = Elle est dans l’échiquier comme un texte qu’on peut lire et écrire, au lieu d’attributs.
snippet-label = Son nom pour les lecteurs d’écran
snippet-label-help = Vide : le nom du jeu.
snippet-lang = Langue
snippet-lang-help = Une étiquette comme fr ou pt-BR ; vide : celle de votre page. L’anglais là où il n’y a pas d’autres mots.
snippet-lang-bad = Ce n’est pas une étiquette de langue, et on la laisse de côté.

## L’échiquier à côté

snippet-preview = Aperçu
snippet-preview-help = C’est l’échiquier de votre page. Essayez-le : rien ici ne touche à votre partie.
snippet-preview-failed = L’aperçu n’a pas pu être chargé. Le texte ci-dessus est bon quand même.
snippet-column = Largeur de la colonne sur votre page
snippet-column-value =
    { $width ->
        [0] Entière
       *[other] { $width } px
    }
snippet-page = Couleurs de votre page
snippet-page-light = Page claire
snippet-page-dark = Page sombre

## Le texte

snippet-text-element = Ces deux lignes vont là où sera l’échiquier
snippet-text-frame = Ceci va là où sera l’échiquier
snippet-fallback =
    { $mode ->
        [diagram] Ouvrir cette position de { $name }.
        [replay] Ouvrir cette partie de { $name } et la parcourir.
        [task] Ouvrir cette position de { $name } et la résoudre.
       *[play] Ouvrir { $name } et jouer.
    }
snippet-copy = Copier
snippet-copied = Copié.
snippet-copy-failed = Le navigateur n’a pas permis de copier. C’est sélectionné : copiez avec le clavier.
snippet-policy = Si votre page a une « content security policy »
snippet-policy-help = Elle doit alors permettre au moins ceci :
snippet-policy-worker = Sans worker-src l’échiquier marche aussi ; l’ordinateur réfléchit alors par petites tranches entre ce que fait votre page.
snippet-policy-style = Le style dans le texte demande style-src 'unsafe-inline'. Sans lui, la taille et la bordure sont les habituelles, à moins que votre feuille de style ne les fixe.
snippet-listener = Si votre page peut avoir son propre script
snippet-listener-help = Avec ceci, les cadres deviennent aussi hauts que leurs échiquiers :
