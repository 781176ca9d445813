// Actions that are typed: which legal ones fit what is typed so far, by their texts or by how they are spoken, and why
// nothing fits.

import { MotleyError } from '../../web/engine.js';
import { describeError, explain } from '../words/refusals.js';
import { stepOf } from './game/session.js';
import { fits, shortForms, withoutSigns } from './game/short-form.js';
import { describeStep } from './game/turns.js';
import { findFamily } from './game/variants.js';

/** @import { Action, View } from '../../web/types.js' */
/** @import { Session } from './game/session.js' */
/** @import { Table } from './table.js' */

/** A legal action in words, and what may be typed for it. @typedef {{ action: Action, words: string[] }} Typable */

/** The words of a text in small letters: what is between spaces and signs that no square has. */
const wordsIn = (/** @type {string} */ text) =>
  withoutSigns(text)
    .split(/[\s:;()“”→×]+|,(?!-?\d)|(?<=[a-z\d])-/u)
    .filter(Boolean);

const squeeze = (/** @type {string} */ text) => text.toLowerCase().replace(/\s/g, '');

/** An action in words, as the list of moves will say it. */
export function speakAction(
  /** @type {Table} */ { words, schema },
  /** @type {Session} */ session,
  /** @type {Action} */ action,
) {
  const { view, game } = session;
  return describeStep(words, findFamily(schema, view.family), stepOf(view, game.playAside(action.text), action));
}

/** All legal actions, with the words for which they may be asked. @returns {Typable[]} */
export function listTypable(/** @type {Table} */ { words, schema }, /** @type {View} */ view) {
  const family = findFamily(schema, view.family);
  return view.actions.map((action) => ({
    action,
    words: [
      ...wordsIn(`${action.text} ${describeStep(words, family, stepOf(view, view, action))}`),
      ...shortForms(view, action, family?.pgn),
    ],
  }));
}

/** An action that is possible now, as it may be typed: by its text, and as it is spoken. */
export function exampleTyped(/** @type {Table} */ { words, schema }, /** @type {View} */ view) {
  const action = view.actions.find(({ source, target }) => source && target) ?? view.actions[0];
  if (!action) return { text: '', action: '' };
  const spoken = describeStep(words, findFamily(schema, view.family), stepOf(view, view, action));
  return { text: action.text, action: spoken };
}

/** A typed text with plain dashes and without the number of a turn, as somebody copies it from a list of moves. */
const asTyped = (/** @type {string} */ text) => text.replace(/[‐-―−]/g, '-').replace(/^\s*\d+\s*(?:\.+|…)\s*/, '');

/** The actions that fit: those whose text begins so, before those that have a word for each that is typed. */
export function findTyped(/** @type {Typable[]} */ typable, /** @type {string} */ text) {
  const typed = asTyped(text);
  const start = squeeze(typed);
  const asked = wordsIn(typed);
  const begins = (/** @type {Typable} */ { action }) => action.text.toLowerCase().startsWith(start);
  const has = (/** @type {Typable} */ { words }) => asked.every((word) => words.some((own) => fits(own, word)));
  const first = typable.filter(begins);
  return [...first, ...typable.filter((one) => has(one) && !begins(one))].map(({ action }) => action);
}

/** The action that was typed whole, or the only one that fits. */
export function chooseTyped(/** @type {Action[]} */ found, /** @type {string} */ typed) {
  const text = typed.trim();
  if (found.length === 1) return found[0];
  return found.find((action) => action.text === text);
}

/** What a text may say of two places: two of its words, or what stands before and after some place in it. */
function* pairsIn(/** @type {string} */ typed) {
  const words = typed.split(/[\s:;]+/).filter(Boolean);
  for (const from of words) for (const to of words) if (words.indexOf(from) < words.indexOf(to)) yield [from, to];
  const text = typed.replace(/\s/g, '');
  for (let i = 1; i < text.length; i++) for (const end of [i, i + 1]) yield [text.slice(0, i), text.slice(end)];
}

/**
 * Why nothing fits: what stands between two squares, or between the hand and a square; or where the text leaves all
 * that is legal.
 * @param {Table} table
 * @param {Session} session
 * @param {string} typed
 * @returns {{ text: string, squares: string[], reason?: string }}
 */
export function refuseTyped(table, session, typed) {
  const { words } = table;
  const { game, view } = session;
  const hand = view.hands.filter(({ seat }) => seat === view.turn.player);
  const isSquare = (/** @type {string} */ text) => game.explain(text, text).reason !== 'bad-square';
  const sourceOf = (/** @type {string} */ text) =>
    isSquare(text) ? text : hand.find(({ kind }) => kind === text.toUpperCase())?.source;
  for (const [from, to] of pairsIn(typed)) {
    const source = isSquare(to) ? sourceOf(from) : undefined;
    const told = source && explain(words, session, source, to);
    if (told && told.reason !== 'none') return told;
  }
  try {
    game.playAside(typed.trim());
  } catch (error) {
    if (!(error instanceof MotleyError)) throw error;
    if (error.offset > 0) return { text: describeError(words, error).text, squares: [] };
  }
  return { text: words.format('typed-none', exampleTyped(table, view)), squares: [] };
}
