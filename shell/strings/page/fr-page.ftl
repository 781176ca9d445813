# Ce que seule la page dit : parties et dialogues, listes, réglages, aide.

## Tours de plusieurs actions ; TCHES(S)
lessons-all = Toutes les leçons
lessons-done = faite
lessons-go-on = Suivante : { $name }

## La page

app-name = Motley
skip = Vers la partie
home = Motley : tous les jeux
head-nav = Jeux et réglages
new-game = Nouvelle partie
saved = Vos parties
settings = Réglages
help = Aide
cancel = Annuler
notices = Messages
page-failed = Les règles n’ont pas pu être chargées : { $error } Rechargez la page.

## Tous les jeux

home-title = Les échecs, autrement
home-line = Des jeux d’échecs insolites, à plusieurs devant un écran ou contre l’ordinateur. L’échiquier connaît toutes les règles : touchez une pièce pour voir où elle peut aller.
rules = Règles
options = Options

## Une partie

side = Coups, pièces et règles
tab-pieces = Pièces
tab-rules = Règles
tab-game = Partie
copy-link = Copier un lien vers cette partie
copied = Le lien est copié. Qui l’ouvre voit la partie comme vous la voyez.
record-copied = La notation est copiée : tous les coups en texte, à garder ou à transmettre.
record-copy-failed = La notation n’a pas pu être copiée. « Vos parties » peut la mettre dans un fichier.
copy-record = Copier la notation
comment = Commentaire
embed-title = Sur votre page
address-short = Cette partie est trop longue pour une adresse. Elle est gardée dans ce navigateur, et l’adresse n’y mène qu’ici. Pour la transmettre, copiez la notation.
link-saved-elsewhere = La partie entière est gardée dans un autre navigateur. Vous voyez ce que le lien contient.
copy-failed = Le lien n’a pas pu être copié. L’adresse de cette page est le lien.
resign = Abandonner
go-on = Continuer
play-again = Rejouer
other-games = Autres jeux
moves-none = Encore aucun coup. Touchez une pièce pour voir où elle peut aller ; puis touchez une de ces cases, ou faites-y glisser la pièce.
notice-replaced =
    { $count ->
        [one] Le coup qui venait ensuite est maintenant une variante.
       *[other] Les { $count } coups qui venaient ensuite sont maintenant une variante.
    }
notice-restore = Y revenir
notice-forked = Cette partie a aussi continué dans un autre onglet. Ici elle continue comme une partie à part ; les deux sont parmi vos parties.

## Ouvrir

open-mend = Voir de quoi il s’agit

## Vos parties

saved-forgotten = La partie est supprimée.
saved-restore = La rétablir
storage-denied = Ce navigateur ne permet pas à la page de garder quoi que ce soit. Les parties durent jusqu’à ce qu’elle soit fermée ; la barre d’adresse contient toujours celle que vous jouez.
storage-full = Il n’y a plus de place dans ce navigateur pour garder des parties. Celle-ci dure jusqu’à ce que la page soit fermée ; son adresse la contient entière.
storage-low = Il reste peu de place dans ce navigateur pour garder des parties. Enregistrez les vôtres dans un fichier.

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
