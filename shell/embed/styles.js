// The styles of an embedded board, as constructed style sheets, which no content security policy forbids.

import paint from '../art/pieces.css?inline';
import controls from '../styles/controls.css?inline';
import play from '../styles/play.css?inline';
import seats from '../styles/seats.css?inline';
import tray from '../styles/tray.css?inline';
import own from './element.css?inline';

function sheetOf(/** @type {string} */ text) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** All boards share them. */
export const sheets = [paint, controls, play, seats, tray, own].map(sheetOf);
