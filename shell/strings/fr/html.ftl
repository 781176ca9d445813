# Ce qui est dans les pages avant que leurs scripts tournent. La construction l’y met.

page-late = Motley se charge. Si cela reste, le réseau est lent, ou un fichier a disparu parce qu’il y a une version plus récente : veuillez recharger la page.
page-broken = Une partie de Motley n’a pu être chargée, à cause du réseau ou parce qu’il y a une version plus récente. Veuillez recharger la page.
page-no-script = Motley joue aux échecs par un programme dans cette page, et il lui faut JavaScript.
frame-late = L’échiquier se charge. Si cela reste, veuillez le recharger.
frame-no-script = Cet échiquier est joué par un programme, et il lui faut JavaScript.
frame-no-webassembly = Cet échiquier a besoin de WebAssembly, que ce navigateur n’exécute pas. Le mode Isolement, par exemple, le désactive.
page-missing = Il n’y a pas de page à cette adresse.
