# Vad som står i själva sidorna innan deras skript körs. Bygget lägger det där.

page-late = Motley laddas. Om den här texten står kvar är nätverket långsamt, eller så saknas en fil eftersom det finns en nyare version: ladda om sidan.
page-broken = En del av Motley kunde inte laddas, på grund av nätverket eller för att det finns en nyare version. Ladda om sidan.
page-no-script = Motley körs i den här sidan och behöver JavaScript.
frame-late = Brädet laddas. Om den här texten står kvar, ladda om brädet.
frame-no-script = Brädet behöver JavaScript.
frame-no-webassembly = Brädet behöver WebAssembly, som saknas i den här webbläsaren. Det kan vara avstängt, till exempel i Låst läge.
page-missing = Det finns ingen sida på den här adressen.
