# Les variantes d’une partie, ses commentaires et ses dessins, dans la liste des coups.

variation-promote = En faire la ligne principale
variation-remove = Supprimer cette variante
variation-removed = La variante est supprimée.
comment-field = Commentaire sur cette position
comment-save = Enregistrer
marks-remove = Effacer les dessins
