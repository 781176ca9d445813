// The styles of an embedded board, as constructed style sheets, which no content security policy forbids.

import paint from '../art/pieces.css?inline';
import controls from '../styles/controls.css?inline';
import play from '../styles/play.css?inline';
import own from './element.css?inline';

function sheetOf(/** @type {string} */ text) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** All boards share them. What only some games need adds its own. */
export const sheets = [paint, controls, play, own].map(sheetOf);

export function addSheet(/** @type {string} */ text) {
  sheets.push(sheetOf(text));
}
