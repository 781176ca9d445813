# Why a record is refused: of the page, and of boards that have a record.

reason-missing-tag-motley = A record begins with [Motley "1"].
reason-missing-tag-variant = The record does not say which game it is: [Variant "…"] is missing.
reason-missing-tag-result = The record has no result: [Result "…"] is missing.
reason-unknown-version = This record is of version { $token }, which this page does not know.
reason-repeated-tag = This tag stands there twice.
reason-bad-tag = A tag is a name and a text in quotation marks between square brackets.
reason-unclosed-comment = The comment that begins here has no end.
reason-unclosed-variation = The variation that begins here has no end.
reason-too-many-variations = There are too many variations.
reason-unexpected-sign = “{ $token }” cannot stand here.
reason-wrong-turn-number = The number { $token } is not that of this turn.
reason-missing-result = The result is missing at the end of the moves.
reason-wrong-result = “{ $token }” is not the result that the moves and the record’s head lead to.
variation = Variation
variation-main = Main line
