// What only boards with a record or with names have, loaded for them: who plays, and what is said of the game.

import { html, nothing } from 'lit';
import { seatSign } from '../panels/seat-sign.js';
import { fetchText } from '../strings/load-words.js';
import { commentsAt, namesOf } from './record-text.js';

export { linkOfText, variantIn } from './record-text.js';

/**
 * @typedef {import('../table/session.js').Session} Session
 * @typedef {import('../words/words.js').Words} Words
 */

/** @type {Record<string, string>} */
const addresses = import.meta.glob('../strings/page/*-record.ftl', { query: '?url', import: 'default', eager: true });

/**
 * The words that have them, or will soon: all boards of a language share theirs.
 * @type {WeakMap<Words, Promise<void>>}
 */
const added = new WeakMap();

/** Adds the words that say why a record is refused. */
export async function addRecordWords(/** @type {Words} */ words) {
  const addressIn = (/** @type {string} */ language) => addresses[`../strings/page/${language}-record.ftl`];
  const load = async () => words.add(await fetchText(addressIn(words.locale) ?? addressIn('en')));
  const adding = added.get(words) ?? load();
  added.set(words, adding);
  await adding.catch((error) => {
    added.delete(words);
    throw error;
  });
}

/**
 * Who plays, in one line.
 * @param {Session} session
 * @param {string[]} given names in the order of the seats
 */
export function players(session, given) {
  const { view } = session;
  const names = namesOf(session, given);
  if (names.size === 0) return nothing;
  return html`<p class="players" part="players">
    ${[...view.seats]
      .filter((seat) => names.has(seat))
      .map((seat) => html`<span>${seatSign(view, seat)} <bdi>${names.get(seat)}</bdi></span>`)}
  </p>`;
}

/** What is said of the position after so many actions. */
export function comments(/** @type {Session} */ session, /** @type {number} */ ply) {
  return commentsAt(session, ply).map((text) => html`<p class="comment" part="comment" dir="auto">${text}</p>`);
}

/** What is said before the first action, as the first line of the list. */
export function beginning(/** @type {Session} */ session) {
  return commentsAt(session, 0).length > 0 ? html`<li>${comments(session, 0)}</li>` : nothing;
}
