// Positions that the rules do not take as they are written, without the editor itself: some can be edited, and of
// others it is told how they were read.

import { readArrived } from '../links/arrived.js';
import { inSlices } from '../links/slices.js';
import { Editing } from './editing.js';

/** @import { Mend } from '../../web/types.js' */
/** @import { Page, Start } from '../services/state.js' */

/**
 * The position of a link, if it can be shown although the rules refuse it.
 * @param {Pick<Page, 'engine'>} app
 * @param {string} fragment
 * @returns {Promise<Start | undefined>}
 */
export async function findEditable({ engine }, fragment) {
  const { variant, position } = await inSlices(readArrived(fragment));
  try {
    new Editing(engine, variant, position).dispose();
    return { variant, position };
  } catch {
    return undefined;
  }
}

/** The fields that were read as other values than a text has. */
export function describeMended(/** @type {Page['words']} */ words, /** @type {Mend[]} */ mended) {
  const list = words.list(mended.map(({ field, taken }) => words.format(`mended-${field}`, { taken })));
  return words.format('position-mended', { list });
}

/**
 * Tells how the position was read with which a game begins, while it is at the table.
 * @param {Pick<Page, 'session' | 'table' | 'words'>} app
 * @param {Page['session']} opened
 */
export function tellMended({ words, table, session }, opened) {
  if (opened && session === opened) table.tell({ tone: 'info', text: describeMended(words, opened.game.mended()) });
}
