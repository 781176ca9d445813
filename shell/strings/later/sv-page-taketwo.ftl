# Cards that are chosen before the game, which only the page offers.

arrange-offer = Andra kort att börja med?
arrange-title = { NAME($seat) } väljer kort
arrange-pass = Bara { NAME($seat) } ska se skärmen nu. { $others }, titta bort: alla kort visas när alla är klara.
arrange-open = Jag är { NAME($seat) }: visa mina kort
arrange-skip = Eller välj inte alls:
arrange-help = Tryck på en pjäs, sedan på två av dess kort för att byta plats på dem. Gör så med så många pjäser du vill.
arrange-ready = Klar
arrange-random = Slumpa
arrange-usual = Som i schack
arrange-secret = Välj i hemlighet
arrange-random-all = Slumpa för alla
arrange-usual-all = Som i schack för alla
