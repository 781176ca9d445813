# Ce qui est dans les pages avant que leurs scripts tournent. La construction l’y met.

page-late = Motley se charge. Si ce message reste affiché, le réseau est lent ou Motley a été mis à jour : rechargez la page.
page-broken = Une partie de Motley n’a pas pu être chargée : le réseau est en panne, ou Motley a été mis à jour. Rechargez la page.
page-no-script = Motley fonctionne dans votre navigateur et a besoin de JavaScript. Activez-le.
frame-late = L’échiquier se charge. Si ce message reste affiché, rechargez la page.
frame-no-script = Cet échiquier fonctionne dans votre navigateur et a besoin de JavaScript. Activez-le.
frame-no-webassembly = Cet échiquier a besoin de WebAssembly, que ce navigateur ne permet pas. Essayez un autre navigateur, ou désactivez le mode Isolement s’il est activé.
page-missing = Il n’y a pas de page à cette adresse.
