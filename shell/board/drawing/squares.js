// Draws the squares of a board that is only looked at. Nobody is told of it, so that they have no names and take no
// focus: all of them are one template, where other boards have one for each square.

import { html } from 'lit';
import { cellClasses, ground } from './cells.js';

/** @import { Scene } from '../view/types.js' */

/**
 * The fixed texts of each template, around the grounds of a board; the key is those texts joined.
 * @type {Map<string, TemplateStringsArray>}
 */
const known = new Map();

/** The rows of squares, from the top of the screen. */
export function squares(/** @type {Scene} */ scene) {
  const texts = ['<div class="grid">'];
  const grounds = [];
  const add = (/** @type {string} */ text) => (texts[texts.length - 1] += text);
  for (const row of /** @type {import('../view/geometry.js').Geometry} */ (scene.geometry).rows()) {
    add('<div class="row">');
    for (const name of row) {
      const classes = Object.entries(cellClasses(scene, name)).filter(([, has]) => has);
      add(`<div class="${classes.map(([name]) => name).join(' ')}">`);
      const lying = ground(scene, name);
      if (lying.length > 0) {
        grounds.push(lying);
        texts.push('');
      }
      add('</div>');
    }
    add('</div>');
  }
  add('</div>');
  const key = texts.join();
  const strings = known.get(key) ?? Object.assign(texts, { raw: texts });
  known.set(key, strings);
  return html(strings, ...grounds);
}
