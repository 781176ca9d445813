# Words in the pages themselves, before their scripts run. The build puts them there.

page-late = Motley is loading. If this message does not go away, the network is slow or Motley has been updated: please reload the page.
page-broken = Part of Motley could not be loaded: the network failed or Motley has been updated. Please reload the page.
page-no-script = Motley runs in your browser and needs JavaScript. Please turn it on.
frame-late = The board is loading. If this message does not go away, please reload the page.
frame-no-script = This board runs in your browser and needs JavaScript. Please turn it on.
frame-no-webassembly = This board needs WebAssembly, which this browser does not run. Use another browser, or turn off Lockdown Mode if it is on.
page-missing = There is no page at this address.
