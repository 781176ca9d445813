# Ce que seules les boîtes disent.

settings-turns = Un tour de plusieurs actions
settings-turns-auto = finit de lui-même
settings-turns-confirm = finit quand vous le dites
settings-premove = Prévoir un coup pendant que l’ordinateur réfléchit
settings-premove-on = oui
settings-premove-off = non
new-option-usual = comme d’habitude
new-draw = Dessiner
armies-none = aucune
armies-side = Quel côté { NAME($kind, form: "gender") ->
        [f] de la { NAME($kind) }
        [v] de l’{ NAME($kind) }
       *[m] du { NAME($kind) }
    } ?
armies-lost = Pièce perdue
armies-source = Ce qui devient { NAME($kind, form: "gender") ->
        [f] la { NAME($kind) }
        [v] l’{ NAME($kind) }
       *[m] le { NAME($kind) }
    } à nouveau
armies-remove = Pas de remplacement { NAME($kind, form: "gender") ->
        [f] de la { NAME($kind) }
        [v] de l’{ NAME($kind) }
       *[m] du { NAME($kind) }
    }
armies-add = Ajouter
new-table = La table au début
new-table-random = Au hasard
new-table-random-line = Une table calme, tirée au sort. Le même nombre donne toujours la même table.
new-table-seed = Nombre
new-table-again = Une autre
new-table-hand = Poser les pièces vous-mêmes
new-table-hand-line = Une pièce après l’autre, le roi en dernier, comme le disent les règles.
new-family = Quel jeu ?
new-preset = Version
new-preset-own = la vôtre
new-cards = Les cartes au début
new-cards-chosen = Chaque camp choisit en secret
new-cards-random = Au hasard
new-cards-usual = Comme aux échecs
new-as-text = En texte
new-text = Le jeu en texte
new-position = Position de départ
new-position-usual = le début habituel
new-by-link = Les personnes jouent par lien
new-start = Commencer la partie
open-title = Ouvrir une partie
open-label = Un lien, une notation, le texte d’un jeu, ou une position
open-help = Par exemple un lien qu’on vous a envoyé, ou « custodian;array=four ». La partie en cours reste parmi vos parties.
open-file = Ou un fichier de notations
open-do = Ouvrir
open-doing = Ouverture…
open-long-file = « { $name } », { $count } caractères, peut être ouvert.
open-long-text = Un texte de { $count } caractères peut être ouvert.
saved-none = Encore aucune partie.
saved-where = Chaque partie que vous jouez est gardée ici, dans ce navigateur. Une fenêtre privée oublie tout quand elle est fermée : enregistrez dans un fichier ce qui doit rester.
saved-count =
    { $count ->
        [0] pas commencée
        [one] { $count } action
       *[other] { $count } actions
    }
saved-forget = Supprimer { $name }
saved-export = Tout mettre dans un fichier
saved-broken = Une partie illisible
saved-broken-text = Ce qui est gardé ici est abîmé. On le laisse tel quel, et il va dans le fichier de toutes les parties.
settings-language = Langue
settings-language-auto = Celle du navigateur
settings-theme = Clair ou sombre
settings-theme-auto = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-board = Échiquier
settings-board-wood = Bois
settings-board-green = Vert
settings-board-slate = Ardoise
settings-pieces = Pièces
settings-pieces-drawings = Dessins
settings-pieces-letters = Lettres
settings-glide = Les pièces se déplacent
settings-glide-normal = vite
settings-glide-slow = lentement
settings-glide-fast = très vite
settings-glide-off = d’un coup
settings-sound = Sons
settings-sound-on = oui
settings-sound-off = non
settings-shake = Le téléphone vibre
settings-shake-off = jamais
settings-shake-on = quand il se passe quelque chose
settings-look = Cartes
settings-look-lines = Lignes
settings-look-pieces = Pièces
settings-look-dots = Points
settings-coordinates = Coordonnées
settings-coordinates-inside = dans les cases
settings-coordinates-outside = à côté de l’échiquier
settings-coordinates-none = aucune
settings-cards = Sur l’échiquier, montrer
settings-cards-all = les cartes de toutes les pièces
settings-cards-changed = seulement celles qui ne sont pas comme aux échecs
help-title = Aide
help-board = Sur l’échiquier
help-board-text = Touchez une pièce, puis une case ; ou faites-la glisser. Un point est un coup, des crochets un coup qui prend, des flèches vers le haut une promotion ; ce qui sera pris est barré avant que vous ne lâchiez. Touchez une case qui n’est pas proposée, et l’échiquier dit pourquoi. Au clavier : les flèches parcourent l’échiquier, Entrée prend et pose, Échap lâche, M dit où une pièce peut aller, T mène à votre pièce suivante et P à la prochaine case qu’on peut choisir (avec Maj : en arrière). Pendant que l’ordinateur réfléchit, votre prochain coup peut être choisi : il est joué quand votre tour commence, s’il est alors possible. Une table sans bords suit la souris ou le doigt, et grandit et rétrécit avec la molette, avec deux doigts, ou avec les touches plus et moins ; 0 la montre entière. Là où les pièces regardent d’un côté, [ et ] les tournent. Le bouton droit de la souris dessine flèches et cercles : avec Maj en rouge, avec Alt en bleu, avec les deux en jaune.
help-keys = Partout dans la page
help-keys-on = Utiliser des touches seules comme raccourcis
help-key = Touche
help-what = Ce qu’elle fait
key-back = une action en arrière
key-forward = une action en avant
key-start = au début
key-end = à la fin
key-replay = ce qui s’est passé depuis votre tour, lentement
key-flip = tourner l’échiquier
key-board = à l’échiquier
key-line = la variante suivante
key-copy = copier un lien
key-full-screen = plein écran, et retour
key-takes = ce que chaque camp pourrait prendre, ou plus
key-new = nouvelle partie
key-open = ouvrir un lien ou une position
key-games = vos parties
key-help = cette aide
key-summary = la position en mots
key-type = taper une action
saved-tags = Étiquettes
saved-tags-of = Étiquettes de { $name }
saved-export-one = Enregistrer { $name } dans un fichier
saved-find = Chercher un jeu, un nom, une étiquette, un jour
saved-found =
    { $count ->
        [0] Aucune partie
        [one] 1 partie
       *[other] { $count } parties
    }
saved-more = En montrer plus
saved-import = Ouvrir un fichier de parties
key-hint = un indice ; encore pour en savoir plus

opponent = Contre qui jouez-vous ?
opponent-friend = Un ami ici
opponent-link = Un ami par lien
opponent-computer = L’ordinateur
opponent-strength = De quelle force est l’ordinateur ?
opponent-watch = Regarder
opponent-help = On ne vous le demande qu’une fois. Cela se change sur la première page, et aux places de chaque partie.
new-cards-chosen-help = L’un après l’autre ; toutes sont montrées ensemble quand les deux sont prêts.
new-cards-random-help = On tire au sort pour chaque pièce.
new-cards-usual-help = Chaque pièce commence avec sa marche orthodoxe.
reason-file-too-long = C’est trop long : un fichier de notations a au plus 4 000 000 caractères.
reason-not-a-text = Ce n’est pas un texte : il n’y a donc pas de partie dedans.
records-opened =
    { $count ->
        [one] Une autre partie du fichier est parmi vos parties.
       *[other] { $count } autres parties du fichier sont parmi vos parties.
    }
records-known =
    { $count ->
        [one] Une partie du fichier était déjà ici.
       *[other] { $count } parties du fichier étaient déjà ici.
    }

lessons-title = Leçons : { $name }
lessons-next = suivante
