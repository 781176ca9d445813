# Leçons de TCHES(S) : la partie habituelle.

lesson-tches-main-guardian = Aller, puis prendre
lesson-tches-main-guardian-task = Ici bien des pièces vont d’abord, et ne prennent qu’ensuite. Le gardien va comme une tour, puis prend d’un pas en diagonale : prenez le cavalier.
lesson-tches-main-guardian-hint = Sur la colonne du gardien, deux cases touchent le cavalier par un angle.
lesson-tches-main-guardian-praise = Touchez la cible : la marche et la prise se font d’un seul geste.

lesson-tches-main-paladin = Le paladin
lesson-tches-main-paladin-task = Le paladin va comme un fou, puis prend d’un pas tout droit. Prenez la dame.
lesson-tches-main-paladin-hint = Il ne prend pas ce qui est sur sa diagonale. Quelles cases de la diagonale touchent la dame par un côté ?
lesson-tches-main-paladin-praise = Ce qui est sur sa diagonale ne risquait rien ; ce qui est à côté, si.

lesson-tches-main-griffin = Le griffon
lesson-tches-main-griffin-task = Le griffon saute comme un cavalier, puis prend d’un pas en diagonale. Un mur arrête votre tour : prenez la dame.
lesson-tches-main-griffin-hint = Le griffon se pose sur une case vide. Laquelle touche la dame par un angle ?
lesson-tches-main-griffin-praise = Un saut et un pas : peu de murs arrêtent un griffon.

lesson-tches-main-champion = Griffon ou champion ?
lesson-tches-main-champion-task = Le champion saute aussi comme un cavalier, mais prend ensuite d’un pas tout droit. Prenez la dame avec celui des deux qui convient.
lesson-tches-main-champion-hint = Les deux peuvent sauter en f6, juste sous la dame. Qui continue tout droit ?
lesson-tches-main-champion-praise = La petite croix sur une telle pièce montre son dernier pas : × en diagonale, + tout droit.

lesson-tches-main-turn = Un tour entier
lesson-tches-main-turn-task = D’habitude, un tour a jusqu’à trois actions, chacune d’une autre pièce. Prenez le cavalier, le fou et la tour en un tour.
lesson-tches-main-turn-hint = Le griffon pourrait prendre chacun des trois, mais lui seul atteint la tour. Et il barre le chemin du gardien.
lesson-tches-main-turn-praise = La première action a ouvert le chemin d’une autre : pensez à l’ordre.

lesson-tches-main-lion = Le lion
lesson-tches-main-lion-task = Le lion fait un pas comme un roi, puis prend un pas plus loin. Sans pas, pas de prise : la tour voisine ne risque rien. Prenez la dame.
lesson-tches-main-lion-hint = Quelle case vide touche à la fois le lion et la dame ?
lesson-tches-main-lion-praise = Deux pas en une action, dans toutes les directions.

lesson-tches-main-magister = Le magister
lesson-tches-main-magister-task = Le magister est gardien et paladin : il va comme une tour et prend en diagonale, ou va comme un fou et prend tout droit. Prenez la dame.
lesson-tches-main-magister-hint = Aucune marche de tour ne le mène à un angle de la dame. Regardez ses diagonales.
lesson-tches-main-magister-praise = Ce qu’il ne peut prendre d’une façon, il le peut souvent de l’autre.

lesson-tches-main-promotion = Que devenir ?
lesson-tches-main-promotion-task = Sur la dernière rangée, un pion devient une pièce d’une sorte que votre armée avait au début, mais pas un roi. Matez par cette action.
lesson-tches-main-promotion-hint = En c8 une dame ne verrait pas plus loin que le griffon noir. Qui saute au-delà ?
lesson-tches-main-promotion-praise = Échec et mat, au milieu de toute sa garde. Aucune dame n’aurait pu le faire.

lesson-tches-main-mate = Un filet de trois
lesson-tches-main-mate-task = Matez dans ce tour, par une action de la tour, une du gardien et une du paladin. Mais le cavalier noir pourrait secourir son roi.
lesson-tches-main-mate-hint = Le paladin peut prendre le cavalier, le gardien surveiller la rangée devant le roi, et la tour donner échec.
lesson-tches-main-mate-praise = Échec et mat : les Noirs auraient aussi trois actions, mais aucune n’y peut rien.
