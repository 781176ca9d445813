# Cards that are chosen before the game, which only the page offers.

arrange-offer = D’autres cartes pour commencer ?
arrange-title = Choix des cartes : { NAME($seat) }
arrange-pass = Pour { NAME($seat, form: "the") } seulement. { $others }, ne regardez pas : toutes les cartes seront montrées quand tout le monde sera prêt.
arrange-open = { NAME($seat) }, c’est moi : montrer mes cartes
arrange-skip = Ou ne choisissez pas :
arrange-help = Touchez une pièce, puis deux de ses cartes pour les échanger. Faites-le avec autant de pièces que vous voulez.
arrange-ready = Prêt
arrange-random = Au hasard
arrange-usual = Comme aux échecs
arrange-secret = Choisir en secret
arrange-random-all = Au hasard pour tous
arrange-usual-all = Comme aux échecs pour tous
