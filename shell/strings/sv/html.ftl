# Vad som står i själva sidorna innan deras skript körs. Bygget lägger det där.

page-late = Motley laddas. Om det här står kvar är nätet långsamt, eller en fil borta för att det finns en nyare version: ladda om sidan.
page-broken = En del av Motley kunde inte laddas, på grund av nätet eller för att det finns en nyare version. Ladda om sidan.
page-no-script = Motley spelar schackspel med ett program i den här sidan och behöver JavaScript.
frame-late = Brädet laddas. Om det här står kvar, ladda om det.
frame-no-script = Det här brädet spelas av ett program och behöver JavaScript.
frame-no-webassembly = Det här brädet behöver WebAssembly, som den här webbläsaren inte kör. Låst läge, till exempel, stänger av det.
page-missing = Det finns ingen sida på den här adressen.
