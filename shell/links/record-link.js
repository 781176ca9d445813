// Turns a record into a link and a link into a record. A link has no tags and comments, so they are put into its key
// `notes`, from which they return when the game is written as a record again.

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

/** Reads the key `notes` of a link. If it is damaged or means something else, it is ignored. */
export function readNotes(/** @type {Link} */ link) {
  try {
    const { tags, comments } = JSON.parse(decodeURIComponent(getExtra(link, 'notes') ?? ''));
    if (areTags(tags) && areComments(comments)) return { tags, comments };
  } catch {
    // The notes cannot be read, so there are none.
  }
  return { tags: [], comments: [] };
}

/** The result of a game: by the rules, by what the players decided, or "ongoing". */
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
 * The game of a link as a record; today's date is added unless it has a date. Throws a MotleyError if an action cannot
 * be played.
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
