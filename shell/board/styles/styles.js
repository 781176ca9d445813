// The style sheets of the elements that draw boards, cards and hands.

import paint from '../../art/pieces.css?inline';
import tilePaint from '../../art/tiles.css?inline';
import acting from './acting.css?inline';
import board from './board.css?inline';
import carded from './carded.css?inline';
import cards from './cards.css?inline';
import coordinates from './coordinates.css?inline';
import drawnOver from './drawn-over.css?inline';
import endless from './endless.css?inline';
import figures from './figures.css?inline';
import grounds from './grounds.css?inline';
import hand from './hand.css?inline';
import marks from './marks.css?inline';
import { sheetOf } from './sheets.js';
import stack from './stack.css?inline';
import surroundings from './surroundings.css?inline';
import theme from './theme.css?inline';
import trail from './trail.css?inline';

/** Colours and pieces, which all of them have. */
const common = [paint, tilePaint, theme, figures].map(sheetOf);
const cardedSheet = sheetOf(carded);

export const boardSheets = [
  ...common,
  ...[board, marks, coordinates, grounds].map(sheetOf),
  cardedSheet,
  ...[stack, endless, surroundings, acting, trail, drawnOver].map(sheetOf),
];
export const cardSheets = [...common, cardedSheet, sheetOf(cards)];
export const handSheets = [...common, sheetOf(hand)];
