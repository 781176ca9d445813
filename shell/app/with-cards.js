// What games are drawn with whose pieces have cards: one module, so that the first script names one only.

import '../art/card-looks.js';
import '../board/carded.js';
import '../board/motley-cards.js';
import '../panels/card-rail.js';
