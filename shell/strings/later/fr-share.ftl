# Ce que dit le dialogue « Partager » ; chargé avec lui.

share-link = Lien, notation, texte
share-text = Copier comme texte
share-code = Le code mène à cette partie.
share-code-position = La partie est trop longue pour un code : celui-ci mène à la position montrée.
share-no-code = La partie est trop longue pour un code.
share-code-name = Code QR du lien
share-picture = Image
share-png = Enregistrer en PNG
share-copy-picture = Copier l’image
share-svg = Enregistrer en SVG
share-print = Imprimer
share-picture-help = Avec flèches et marques, comme le plateau est montré. Le SVG est fait pour les pages web.
share-film = Image animée
share-film-game = Toute la partie
share-film-turn = Le dernier tour
share-film-help = Un PNG animé, que les navigateurs et la plupart des messageries montrent.
share-copied = Copié.
share-copy-failed = Impossible de copier. Le navigateur ne le permet peut-être pas.
share-failed = L’image n’a pas pu être faite dans ce navigateur.
