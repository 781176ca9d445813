# Ce qui est dans les pages avant que leurs scripts tournent. La construction l’y met.

page-late = Motley se charge. Si ce message reste affiché, le réseau est lent, ou un fichier manque parce qu’il existe une version plus récente : rechargez la page.
page-broken = Une partie de Motley n’a pas pu être chargée, à cause du réseau ou d’une version plus récente. Rechargez la page.
page-no-script = Motley fonctionne dans cette page et a besoin de JavaScript.
frame-late = L’échiquier se charge. Si ce message reste affiché, rechargez-le.
frame-no-script = Cet échiquier a besoin de JavaScript.
frame-no-webassembly = Cet échiquier a besoin de WebAssembly, que ce navigateur ne permet pas : le mode Isolement, par exemple, le désactive.
page-missing = Il n’y a pas de page à cette adresse.
