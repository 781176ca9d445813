# Words in the pages themselves, before their scripts run. The build puts them there.

page-late = Motley is being loaded. If this stays, the network is slow, or a file is gone because there is a newer version: please reload the page.
page-broken = A part of Motley could not be loaded, because of the network or because there is a newer version. Please reload the page.
page-no-script = Motley plays chess games by a program in this page, and needs JavaScript for it.
frame-late = The board is being loaded. If this stays, please reload it.
frame-no-script = This board is played by a program, and needs JavaScript for it.
frame-no-webassembly = This board needs WebAssembly, which this browser does not run. Lockdown Mode, for one, switches it off.
page-missing = There is no page at this address.
