// A game as a record and as a link: what a link cannot say itself, tags and comments, goes with it in
// the key `notes`, so that it comes back when the game is written as a record again.

import { readResult } from '../table/session.js';
import { getExtra } from './links.js';
import { formatRecord } from './record.js';

/**
 * @typedef {import('../../web/engine.js').Engine} Engine
 * @typedef {import('./links.js').Link} Link
 * @typedef {import('./record.js').GameText} GameText
 */

/** @returns {Link} */
export function linkOfRecord(/** @type {GameText} */ { variant, position, actions, result, tags, comments }) {
  /** @type {Link['extras']} */
  const extras = [];
  const isAgreed = /(agreement|resignation|time)$/.test(result);
  if (isAgreed) extras.push(['result', result.replaceAll(' ', '+')]);
  if (tags.length > 0 || comments.length > 0)
    extras.push(['notes', encodeURIComponent(JSON.stringify({ tags, comments }))]);
  return { variant, position, actions, extras };
}

/** @returns {value is [string, string, ...string[]][]} */
function areTags(/** @type {unknown} */ value) {
  const isTag = (/** @type {unknown} */ tag) =>
    Array.isArray(tag) &&
    tag.length > 1 &&
    tag.every((part) => typeof part === 'string') &&
    /^[A-Za-z][A-Za-z0-9_]*$/.test(tag[0]) &&
    !['Motley', 'Variant', 'Position', 'Result'].includes(tag[0]);
  return Array.isArray(value) && value.every(isTag);
}

/** @returns {value is GameText['comments']} */
function areComments(/** @type {unknown} */ value) {
  const isComment = (/** @type {unknown} */ comment) =>
    Number.isInteger(Object(comment).at) && typeof Object(comment).text === 'string';
  return Array.isArray(value) && value.every(isComment);
}

/** The key `notes` of a link; somebody else's or damaged notes are no notes. */
function readNotes(/** @type {Link} */ link) {
  try {
    const { tags, comments } = JSON.parse(decodeURIComponent(getExtra(link, 'notes') ?? ''));
    if (areTags(tags) && areComments(comments)) return { tags, comments };
  } catch {
    // Then there are none.
  }
  return { tags: [], comments: [] };
}

/** How a game ends: by the rules, by what people decided, or not yet. */
function findResult(/** @type {Engine} */ engine, /** @type {Link} */ link) {
  const game = engine.createGame();
  try {
    game.setVariant(link.variant);
    if (link.position) game.setPosition(link.position);
    for (const action of link.actions) game.play(action);
    if (game.outcome !== 'ongoing') return game.outcome;
    const decided = readResult(getExtra(link, 'result') ?? '', game.view().seats);
    if (!decided) return 'ongoing';
    return [decided.result, decided.winner, decided.reason].filter(Boolean).join(' ');
  } finally {
    game.dispose();
  }
}

/**
 * A link's game as a record, with a date unless it has one. Throws a MotleyError for what cannot be
 * played.
 * @param {Engine} engine
 * @param {Link} link
 * @param {Date} date
 */
export function formatLinkAsRecord(engine, link, date) {
  const { variant, position, actions } = link;
  const { tags, comments } = readNotes(link);
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  const today = day.map((part) => String(part).padStart(2, '0')).join('.');
  const hasDate = tags.some(([name]) => name === 'Date');
  return formatRecord(engine, {
    variant,
    position,
    actions,
    comments,
    tags: hasDate ? tags : [['Date', today], ...tags],
    result: findResult(engine, link),
  });
}
