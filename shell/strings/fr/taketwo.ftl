# Take Two Chess, et les jeux à cartes.

rail = Cartes de la pièce choisie
status-taketwo-halfmoves = Tours sans prise ni coup de pion : { $count } sur 100 (nulle à 100)
phase-move-another = Jouez maintenant une autre pièce.
phase-switch-or-move = Jouez, ou échangez d’abord deux cartes.
phase-arrange = Mettez vos cartes dans l’ordre de votre choix.
outcome-stalemate = Pat : le joueur au trait n’a aucun coup légal et n’est pas en échec.
outcome-material = Aucun camp n’a plus assez de pièces pour mater.
card-o = ligne
card-d = diagonale
card-h = saut
card-o-ways = lignes droites
card-d-ways = diagonales
card-h-ways = sauts de cavalier
say-switch =
    { NAME($kind) } { $from } échange { $exchanged ->
        [first] ses deux premières cartes
        [last] ses deux dernières cartes
       *[outer] sa première et sa dernière carte
    } et a maintenant { $cards }
reason-unknown-cards = « { $token } » n’est pas un ordre des trois cartes.
reason-en-passant-impossible = Aucun pion n’a pu passer par cette case au tour précédent.
reason-switch-impossible = Ces cartes n’ont pas pu être échangées à ce tour.
reason-switched-this-turn = Les cartes de cette pièce ont été échangées à ce tour : jouez une autre pièce.
reason-switch-leaves-no-move = Après cet échange, il ne resterait aucun coup légal.
reason-castling-through-check = Le roi ne peut pas roquer s’il est en échec, s’il traverse un échec ou s’il arrive en échec.
reason-no-switch = Ces cartes ne peuvent pas être échangées maintenant.
preset-taketwo = Le jeu habituel
preset-taketwo-orthodox = Sans échange de cartes
option-taketwo-switch = Échange de cartes
option-taketwo-switch-on = À chaque tour
option-taketwo-switch-off = Jamais
board-cards = cartes { $cards }
board-switched = cartes échangées à ce tour
board-mark-en-passant = un pion peut être pris ici en passant
board-can-switch = les cartes peuvent être échangées
cards-label = Cartes : { $piece }
cards-hint = Choisissez une pièce pour échanger ses cartes.
cards-see = Choisissez une pièce pour voir ses cartes.
cards-meaning = Le sens des cartes
cards-ask = Choisissez deux cartes à échanger.
cards-ask-second = Choisissez maintenant l’autre carte.
cards-fixed = Ces cartes ne peuvent pas être échangées maintenant.
cards-ordinal = { $position ->
    [1] 1re carte
    [2] 2e carte
   *[3] 3e carte
  }
cards-ordinal-pawn-1 = avance
cards-ordinal-pawn-2 = prend
cards-idle = inutilisée
cards-result = Nouvel ordre
cards-result-spoken = Nouvel ordre : { $first }, { $second }, { $third }.
cards-impossible = Cet échange est impossible maintenant.

## Cards that are chosen before the game, which only the page offers.

arrange-offer-taketwo = Commencer avec d’autres cartes ?
arrange-title-taketwo = Choix des cartes : { NAME($seat) }
arrange-show-taketwo = Cartes à montrer : { NAME($seat) }
arrange-help-taketwo = Touchez une pièce, puis deux de ses cartes pour les échanger. Répétez avec autant de pièces que vous voulez.
arrange-usual-taketwo = Comme aux échecs
arrange-usual-all-taketwo = Comme aux échecs pour tous
