# Ce que seule la page dit, dès son premier écran ; le reste est dans more.ftl.

## Tours de plusieurs actions ; TCHES(S)
lessons-all = Toutes les leçons
lessons-done = faite
lessons-go-on = Suivante : { $name }

## La page

app-name = Motley
skip =
    { $place ->
        [game] Aller à la partie
       *[page] Aller au choix des jeux
    }
home = Motley : tous les jeux
head-nav = Jeux et réglages
new-game = Nouvelle partie
saved = Vos parties
settings = Réglages
help = Aide
cancel = Annuler
notices = Messages
flipped =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } sont maintenant en bas.
       *[s] { NAME($seat) } est maintenant en bas.
    }
flipped-table = La table a été tournée.
page-failed = Les règles n’ont pas pu être chargées : { $error } Rechargez la page.

## Tous les jeux

home-title = Les échecs, autrement
home-line = Des jeux d’échecs insolites, à plusieurs devant un écran, par lien ou contre l’ordinateur. L’échiquier connaît toutes les règles : touchez une pièce pour voir où elle peut aller.
home-more = { $name } : en savoir plus
rules = Règles
options = Options

## Une partie

side = Coups, pièces et règles
tab-pieces = Pièces
tab-rules = Règles
tab-game = Partie
copy-link = Copier le lien de la partie
copied = Le lien est copié. La personne qui l’ouvre voit la partie telle que vous la voyez.
copied-long = Le lien est copié. Il a { $count } caractères : les messageries coupent ou divisent les messages trop longs (Discord après 2 000 caractères, Telegram après 4 096). « Partager » en propose un plus court, et un fichier.
copied-done = Copié.
record-copied = La notation de la partie est copiée : tous les coups sous forme de texte, à garder ou à transmettre.
record-copy-failed = La notation n’a pas pu être copiée. Enregistrez-la dans un fichier depuis « Vos parties ».
copy-record = Copier la notation
comment = Commentaire
embed-title = Sur votre page
address-short = Cette partie est trop longue pour une adresse web. Elle est enregistrée dans ce navigateur, et son adresse ne fonctionne qu’ici. Pour la transmettre, copiez la notation.
link-saved-elsewhere = La partie entière est enregistrée dans un autre navigateur. Vous n’en voyez que ce qui tient dans le lien.
link-held = Vous jouez cette partie par lien. Le lien ouvert a été coupé : il n’indique pas qui joue, et les dernières actions manquent peut-être.
link-held-open = Revenir à ma partie
copy-failed = Le lien n’a pas pu être copié. Copiez plutôt l’adresse de cette page.
resign = Abandonner
go-on = Continuer
play-again = Rejouer
play-turned = Changer de camp
play-review = Bilan
table-number = Table { $number }
other-table = Aller à la table { $number }
other-table-gone = La partie de l’autre table n’est plus enregistrée dans ce navigateur.
other-games = Autres jeux
out-title = La partie est finie pour vous.
out-place = Classement : { $rank }e sur { $count } ; les autres continuent.
out-watch = Regarder
out-skip = Aller à la fin
out-leave = Quitter
moves-none = Aucun coup pour l’instant. Touchez une pièce pour voir où elle peut aller, puis touchez une de ces cases, ou faites-y glisser la pièce.
notice-replaced =
    { $count ->
        [one] L’ancienne suite (un coup) reste dans la liste des coups.
       *[other] L’ancienne suite ({ $count } coups) reste dans la liste des coups.
    }
notice-restore = Y revenir
notice-forked = Cette partie a aussi continué dans un autre onglet. Ici, elle devient une partie à part ; les deux sont dans « Vos parties ».

## Ouvrir

open-mend = Corriger le texte

## Vos parties

saved-forgotten = Partie supprimée : { $name }.
saved-restore = Rétablir
storage-denied = Ce navigateur ne permet pas à la page d’enregistrer quoi que ce soit. Les parties sont perdues à la fermeture de la page ; pour garder celle en cours, copiez l’adresse de la page.
storage-silent = Les parties enregistrées sont inaccessibles pour le moment. Rien n’est perdu : réessayez plus tard, ou rechargez la page. Pour garder la partie en cours, copiez l’adresse de la page.
storage-full = Il n’y a plus de place dans ce navigateur pour d’autres parties. Celle-ci sera perdue à la fermeture de la page ; pour la garder, copiez l’adresse de la page.
storage-low = Il reste peu de place dans ce navigateur pour d’autres parties. Enregistrez vos parties dans un fichier dès maintenant.
anew-elsewhere = Tout ce qui était enregistré dans ce navigateur a été supprimé depuis un autre onglet.

## Réglages et aide

direction = ltr
summary-title = La position en mots
typed-title = Saisir une action

## TCHES

show-takes = Prises possibles
puzzles-title = Problèmes
update-ready = Une nouvelle version de la page est prête.
update-begin = Mettre à jour
share = Partager
editor-open = Modifier la position
rules-title = Règles : { $name }

## Ce que dit la page des joueurs ordinateurs, des indices, de l’analyse, de la revue et de l’équilibre.

reason-not-listed = Cette action n’est pas légale maintenant.

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
players-person = Humain
players-level = Niveau { $level }
players-time = { $seconds } s

## Pendant qu’il réfléchit

computer-now = Jouer maintenant
computer-hold = Mettre en pause
computer-offer = Personne avec qui jouer ?
computer-offer-do =
    { $seconds ->
        [0] Jouer contre l’ordinateur, niveau { $level }
       *[other] Jouer contre l’ordinateur, { $seconds } s par action
    }

## Indices

hint-1 = Indice
hint-2 = Indice : vers où ?
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
hint-pass = Vous ne pouvez que passer.
hint-action = Indice : { $action }.

## Analyse

analysis-preview = L’échiquier montre cette suite, et non la partie.

## Revue

stop = Arrêter
pause = Pause

## Équilibre

settings-speed = L’ordinateur joue
settings-speed-normal = à un rythme normal
settings-speed-slow = lentement
settings-speed-fast = tout de suite
hint-failed = Aucun indice n’a pu être trouvé. Réessayez.
tab-analysis = Analyse

## Ce que dit la page de qui joue : aux places, et quand elle demande contre qui.

strength-person = Un joueur sur cet écran
strength-level =
    { $level ->
        [1] Niveau 1, tout débutant
        [2] Niveau 2, débutant
        [3] Niveau 3, joueur occasionnel
        [4] Niveau 4, amateur
        [5] Niveau 5, bon amateur
        [6] Niveau 6, joueur de club
        [7] Niveau 7, fort joueur
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
strength-help = Les points indiqués après un niveau viennent de parties entre les niveaux : 200 points de plus, c’est environ trois parties gagnées sur quatre. Un joueur à 0 point ne cherche que la meilleure prise du moment.
seat-name = Nom { NAME($seat, form: "of") }
seat-player = Qui joue { NAME($seat, form: "the") } ?
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
seat-goal = à { $steps } pas du but
seat-taken = pièces prises : { $pieces }
seat-taken-kind = { $count } × { NAME($kind) }
seat-you = vous

## Games with hands

moves-none-place = Aucune pièce n’est encore posée. Touchez une place libre et choisissez la pièce à poser, ou choisissez-la d’abord dans votre main.

## Armies that are chosen before the game

arrange-offer = Commencer avec d’autres armées ?
arrange-title = Choix de l’armée : { NAME($seat) }
arrange-show = Armée à montrer : { NAME($seat) }
arrange-secret = Choisir en secret
arrange-openly = Choisir ouvertement
arrange-random-all = Au hasard pour tous
play-anew = Choisir de nouveau et jouer
status-more = Afficher tout le texte
tab-down = Réduire le panneau
