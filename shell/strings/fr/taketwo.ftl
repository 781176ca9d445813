# Take Two Chess, et les jeux à cartes.

rail = Cartes de la pièce choisie
status-taketwo-halfmoves = Tours calmes : { $count } sur 100 avant la nulle
phase-move-another = Jouez maintenant une autre pièce.
phase-switch-or-move = Jouez, ou échangez d’abord deux cartes.
phase-arrange = Ordonnez vos cartes.
outcome-stalemate = Pat : qui a le trait n’a aucun coup et n’est pas en échec.
outcome-material = Aucun camp n’a plus assez de pièces pour mater.
card-o = droite
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
reason-unknown-cards = « { $token } » n’est pas un ordre de cartes.
reason-en-passant-impossible = Aucun pion n’a pu passer à l’instant par cette case.
reason-switch-impossible = Ces cartes n’ont pas pu être échangées dans ce tour.
reason-switched-this-turn = Les cartes de cette pièce ont été échangées dans ce tour : une autre pièce doit jouer.
reason-switch-leaves-no-move = Après cet échange il ne resterait aucun coup.
reason-castling-through-check = Le roi ne peut roquer en échec, à travers un échec ni vers un échec.
reason-no-switch = Ces cartes ne peuvent être échangées maintenant.
preset-taketwo = Le jeu habituel
preset-taketwo-orthodox = Sans échange
option-taketwo-switch = Échange de cartes
option-taketwo-switch-on = À chaque tour
option-taketwo-switch-off = Jamais
board-cards = cartes { $cards }
board-switched = cartes échangées dans ce tour
board-mark-en-passant = ici un pion peut être pris en passant
board-can-switch = les cartes peuvent être échangées
cards-label = Cartes : { $piece }
cards-hint = Choisissez une pièce pour échanger ses cartes.
cards-see = Choisissez une pièce pour voir ses cartes.
cards-meaning = Le sens des cartes
cards-ask = Choisissez deux cartes à échanger.
cards-ask-second = Choisissez maintenant l’autre carte.
cards-fixed = Ces cartes ne peuvent être échangées maintenant.
cards-ordinal = { $position ->
    [1] 1re carte
    [2] 2e carte
   *[3] 3e carte
  }
cards-ordinal-pawn-1 = avance
cards-ordinal-pawn-2 = prend
cards-idle = sans effet
cards-result = L’ordre est alors
cards-result-spoken = L’ordre est alors { $first }, { $second }, { $third }.
cards-impossible = Cet échange n’est pas possible maintenant.

## Cards that are chosen before the game, which only the page offers.

arrange-offer-taketwo = D’autres cartes pour commencer ?
arrange-title-taketwo = Choix des cartes : { NAME($seat) }
arrange-show-taketwo = Cartes à montrer : { NAME($seat) }
arrange-help-taketwo = Touchez une pièce, puis deux de ses cartes pour les échanger. Faites-le avec autant de pièces que vous voulez.
arrange-usual-taketwo = Comme aux échecs
arrange-usual-all-taketwo = Comme aux échecs pour tous
