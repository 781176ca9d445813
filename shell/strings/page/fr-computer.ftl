# Ce que dit la page des joueurs ordinateurs, des indices, de l’analyse, de la revue et de l’équilibre.

reason-not-listed = Ce n’est aucune des actions possibles maintenant.

## Qui joue

players = Qui joue ?
player-person = Personne
player-computer =
    { $level ->
        [1] Ordinateur, niveau 1 : débutant
        [10] Ordinateur, niveau 10 : le plus fort
       *[other] Ordinateur, niveau { $level }
    }
player-time = Ordinateur, { $seconds } secondes par action
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
hint-action = L’ordinateur jouerait : { $action }.

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
