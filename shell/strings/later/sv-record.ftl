# Varför ett protokoll nekas: av sidan, och av bräden som har ett.

reason-missing-tag-motley = Ett protokoll börjar med [Motley "1"].
reason-missing-tag-variant = Protokollet säger inte vilket spel det är: [Variant "…"] saknas.
reason-missing-tag-result = Protokollet har inget resultat: [Result "…"] saknas.
reason-unknown-version = Protokollet är av version { $token }, som sidan inte känner till.
reason-repeated-tag = Den uppgiften står där två gånger.
reason-bad-tag = En uppgift är ett namn och en text inom citattecken mellan hakparenteser.
reason-unclosed-comment = Kommentaren som börjar här slutar aldrig.
reason-unclosed-variation = Varianten som börjar här är inte avslutad.
reason-too-many-variations = Det finns fler än tiotusen varianter.
reason-unexpected-sign = ”{ $token }” kan inte stå här.
reason-wrong-turn-number = Numret { $token } är inte den här turens.
reason-missing-result = Resultatet saknas efter dragen.
reason-wrong-result = ”{ $token }” är inte det resultat som dragen och protokollets huvud leder till.
variation = Variant
variation-main = Huvudlinje
