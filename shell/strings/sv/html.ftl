# Vad som står i själva sidorna innan deras skript körs. Bygget lägger det där.

page-late = Motley laddas. Om den här texten står kvar är uppkopplingen långsam, eller så har Motley uppdaterats: ladda om sidan.
page-broken = En del av Motley kunde inte laddas, på grund av uppkopplingen eller för att Motley har uppdaterats. Ladda om sidan.
page-no-script = Motley körs i webbläsaren och behöver JavaScript. Slå på JavaScript.
frame-late = Brädet laddas. Om den här texten står kvar, ladda om sidan.
frame-no-script = Brädet körs i webbläsaren och behöver JavaScript. Slå på JavaScript.
frame-no-webassembly = Brädet behöver WebAssembly, som saknas i den här webbläsaren. Använd en annan webbläsare, eller stäng av ”Låst läge” om det är på.
page-missing = Det finns ingen sida på den här adressen.
