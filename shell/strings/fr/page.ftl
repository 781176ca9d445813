# Ce que seule la page dit, dès son premier écran ; le reste est dans more.ftl.

## Tours de plusieurs actions ; TCHES(S)
lessons-all = Toutes les leçons
lessons-done = faite
lessons-go-on = Suivante : { $name }

## La page

app-name = Motley
skip =
    { $place ->
        [game] Vers la partie
       *[page] Vers le choix des jeux
    }
home = Motley : tous les jeux
head-nav = Jeux et réglages
new-game = Nouvelle partie
saved = Vos parties
settings = Réglages
help = Aide
cancel = Annuler
notices = Messages
flipped = À présent en bas : { NAME($seat) }.
flipped-table = La table est tournée.
page-failed = Les règles n’ont pas pu être chargées : { $error } Rechargez la page.

## Tous les jeux

home-title = Les échecs, autrement
home-line = Des jeux d’échecs insolites, à plusieurs devant un écran ou contre l’ordinateur. L’échiquier connaît toutes les règles : touchez une pièce pour voir où elle peut aller.
home-more = { $name } : la suite
rules = Règles
options = Options

## Une partie

side = Coups, pièces et règles
tab-pieces = Pièces
tab-rules = Règles
tab-game = Partie
copy-link = Copier un lien vers cette partie
copied = Le lien est copié. Qui l’ouvre voit la partie comme vous la voyez.
copied-long = Le lien est copié. Il a { $count } caractères : Discord coupe les messages après 2 000, Telegram après 4 096. « Partager » en a un plus court, et un fichier.
copied-done = Copié.
record-copied = La notation est copiée : tous les coups en texte, à garder ou à transmettre.
record-copy-failed = La notation n’a pas pu être copiée. « Vos parties » peut la mettre dans un fichier.
copy-record = Copier la notation
comment = Commentaire
embed-title = Sur votre page
address-short = Cette partie est trop longue pour une adresse. Elle est gardée dans ce navigateur, et l’adresse n’y mène qu’ici. Pour la transmettre, copiez la notation.
link-saved-elsewhere = La partie entière est gardée dans un autre navigateur. Vous voyez ce que le lien contient.
link-held = Vous jouez cette partie par lien. Un lien coupé en chemin ne dit plus qui joue, et a pu perdre ses dernières actions.
link-held-open = Aller à ma partie
copy-failed = Le lien n’a pas pu être copié. L’adresse de cette page est le lien.
resign = Abandonner
go-on = Continuer
play-again = Rejouer
play-turned = Changer de camp
play-review = Revue
table-number = Table { $number }
other-table = Aller à la table { $number }
other-table-gone = La partie de l’autre table n’est plus gardée dans ce navigateur.
other-games = Autres jeux
out-title = Vous êtes hors jeu.
out-place = Place { $rank } sur { $count } ; les autres continuent.
out-watch = Regarder
out-skip = À la fin
out-leave = Quitter
moves-none = Encore aucun coup. Touchez une pièce pour voir où elle peut aller ; puis touchez une de ces cases, ou faites-y glisser la pièce.
notice-replaced =
    { $count ->
        [one] La suite, un coup, reste dans la liste des coups.
       *[other] La suite, { $count } coups, reste dans la liste des coups.
    }
notice-restore = Y revenir
notice-forked = Cette partie a aussi continué dans un autre onglet. Ici elle continue comme une partie à part ; les deux sont parmi vos parties.

## Ouvrir

open-mend = Voir de quoi il s’agit

## Vos parties

saved-forgotten = Partie supprimée : { $name }.
saved-restore = La rétablir
storage-denied = Ce navigateur ne permet pas à la page de garder quoi que ce soit. Les parties durent jusqu’à ce qu’elle soit fermée ; la barre d’adresse contient toujours celle que vous jouez.
storage-silent = La mémoire des parties de ce navigateur ne répond pas pour le moment. Rien n’y est perdu : réessayez plus tard, ou rechargez la page. La barre d’adresse contient la partie que vous jouez.
storage-full = Il n’y a plus de place dans ce navigateur pour garder des parties. Celle-ci dure jusqu’à ce que la page soit fermée ; son adresse la contient entière.
storage-low = Il reste peu de place dans ce navigateur pour garder des parties. Enregistrez les vôtres dans un fichier.
anew-elsewhere = Tout ce que ce navigateur gardait a été supprimé dans un autre onglet.

## Réglages et aide

direction = ltr
summary-title = La position en mots
typed-title = Taper une action

## TCHES

show-takes = Ce qui pourrait être pris
puzzles-title = Problèmes
update-ready = Une nouvelle version de la page est prête.
update-begin = Commencer maintenant
share = Partager
editor-open = Modifier la position
rules-title = Règles : { $name }

## Ce que dit la page des joueurs ordinateurs, des indices, de l’analyse, de la revue et de l’équilibre.

reason-not-listed = Ce n’est aucune des actions possibles maintenant.

## Qui joue

players = Qui joue ?
players-people = { $count } personnes
players-mixed =
    { $people ->
        [0] { $computers } ordinateurs
        [one] { $people } personne, { $computers ->
            [one] { $computers } ordinateur
           *[other] { $computers } ordinateurs
        }
       *[other] { $people } personnes, { $computers ->
            [one] { $computers } ordinateur
           *[other] { $computers } ordinateurs
        }
    }
players-two = { $first } – { $second }
players-person = Personne
players-level = Niveau { $level }
players-time = { $seconds } s

## Pendant qu’il réfléchit

computer-now = Jouer maintenant
computer-hold = Faire attendre les ordinateurs
computer-offer = Personne avec qui jouer ?
computer-offer-do =
    { $seconds ->
        [0] Jouer contre l’ordinateur, niveau { $level }
       *[other] Jouer contre l’ordinateur, { $seconds } s par action
    }

## Indices

hint-1 = Indice
hint-2 = Indice : où ?
hint-3 = Indice : et après ?
hint-4 = Cacher l’indice
hint-thinking = Réflexion…
hint-piece = Regardez { NAME($kind, form: "gender") ->
        [f] la { NAME($kind) }
        [v] l’{ NAME($kind) }
       *[m] le { NAME($kind) }
    } en { $square }.
hint-hand = Regardez { NAME($kind, form: "gender") ->
        [f] la { NAME($kind) }
        [v] l’{ NAME($kind) }
       *[m] le { NAME($kind) }
    } en main.
hint-pass = Il n’y a qu’une chose à faire.
hint-action = Indice : { $action }.

## Analyse

analysis-preview = L’échiquier montre cette suite, non la partie.

## Revue

stop = Arrêter
pause = Pause

## Équilibre

settings-speed = L’ordinateur joue
settings-speed-normal = sans se presser
settings-speed-slow = lentement
settings-speed-fast = tout de suite
hint-failed = L’indice n’a pas pu être trouvé.
tab-analysis = Analyse

## Ce que dit la page de qui joue : aux places, et quand elle demande contre qui.

strength-person = Une personne ici
strength-level =
    { $level ->
        [1] Niveau 1, débute
        [2] Niveau 2, apprend
        [3] Niveau 3, joue par plaisir
        [4] Niveau 4, joue parfois
        [5] Niveau 5, connaît le jeu
        [6] Niveau 6, joueur de club
        [7] Niveau 7, fort en club
        [8] Niveau 8, presque expert
        [9] Niveau 9, expert
       *[10] Niveau 10, maître
    }
strength-points = { $name } · { $points }
strength-time =
    { $seconds ->
        [one] Réfléchit { $seconds } seconde par action
       *[other] Réfléchit { $seconds } secondes par action
    }
strength-help = Le nombre après un niveau est celui de ses points, gagnés contre les autres niveaux : qui en a 200 de plus gagne environ trois parties sur quatre. Avec 0 point, on ne cherche que la meilleure prise du moment.
seat-name = Nom pour { NAME($seat, form: "the") }
seat-player = Qui joue pour { NAME($seat, form: "the") } ?
seat-count =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
seat-lead =
    { $count ->
        [one] +{ $count } pièce
       *[other] +{ $count } pièces
    }
seat-goal =
    { $steps ->
        [one] encore { $steps } pas
       *[other] encore { $steps } pas
    }
seat-taken = a pris { $pieces }
seat-taken-kind = { $count } × { NAME($kind) }
seat-you = vous

## Games with hands

moves-none-place = Aucune pièce n’est encore posée. Touchez une place libre et choisissez quoi y poser, ou choisissez d’abord dans la main.

## Armies that are chosen before the game

arrange-offer = D’autres armées pour commencer ?
arrange-title = Choix de l’armée : { NAME($seat) }
arrange-show = Armée à montrer : { NAME($seat) }
arrange-secret = Choisir en secret
arrange-openly = Choisir ouvertement
arrange-random-all = Au hasard pour tous
play-anew = Choisir de nouveau et jouer
status-more = Afficher tout le texte
tab-down = Rabattre le panneau
