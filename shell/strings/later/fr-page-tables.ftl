# What only the page says of games with hands.

moves-none-place = Aucune pièce n’est encore posée. Touchez une place libre et choisissez quoi y poser, ou choisissez d’abord dans la main.
