// A turn of several actions: which ones belong to it, and what it waits for.

import { kindName } from './turns.js';

/**
 * @typedef {import('./session.js').Session} Session
 * @typedef {import('./session.js').Step} Step
 * @typedef {import('../../web/types.js').View} View
 * @typedef {import('../../web/types.js').Family} Family
 * @typedef {import('../words/words.js').Words} Words
 */

/** Whether turns of this game have several actions. */
export function hasStages(/** @type {View} */ { turn }) {
  return (turn.of ?? 0) > 1;
}

/** Whether an action is one of those that are counted: not what has to be done besides. */
export function isCounted(/** @type {Step} */ { action }) {
  return action.type !== 'place' && action.type !== 'replace';
}

/** The last steps before a place in the game that belong to one turn. */
function turnBefore(
  /** @type {Step[]} */ steps,
  /** @type {number} */ at,
  /** @type {{ seat: string, number: number }} */ { seat, number },
) {
  let start = at;
  while (start > 0 && steps[start - 1].seat === seat && steps[start - 1].number === number) start--;
  return { seat, start, steps: steps.slice(start, at) };
}

/**
 * What has been done in the turn that goes on; or in the one that is complete, if it is not given away
 * yet or was the last of the game.
 * @param {Session} session
 * @param {boolean} isComplete
 */
export function turnSoFar({ steps, at, view }, isComplete) {
  const last = steps[at - 1];
  const { player: seat, number } = view.turn;
  return turnBefore(steps, at, isComplete && last ? last : { seat, number });
}

/** Actions as numbered arrows. */
export function arrowsOf(/** @type {Step[]} */ steps) {
  const shown = steps.filter(isCounted);
  return shown.map(({ action: { from = '', to = from } }, i) => ({ from, to, number: i + 1 }));
}

/** The actions of this turn, or before the first of them those of the turn before, as arrows. */
export function trailOf(/** @type {Session} */ session, /** @type {boolean} */ isComplete) {
  const { steps, at, view } = session;
  if (!hasStages(view)) return [];
  const turn = turnSoFar(session, isComplete);
  const shown = turn.steps.length > 0 || at === 0 ? turn.steps : turnBefore(steps, at, steps[at - 1]).steps;
  return arrowsOf(shown);
}

/** What has to be done before anything else, in words: a King to place, a piece to replace. */
export function describeDemand(
  /** @type {Words} */ words,
  /** @type {Family | undefined} */ family,
  /** @type {View} */ { pending = [], actions, pieces, turn },
) {
  const lost = pending.find(({ seat }) => seat === turn.player);
  if (!lost || !['place', 'replace'].includes(actions[0]?.type)) return '';
  const squares = new Set(actions.map(({ from }) => from));
  const sources = pieces.filter(({ square }) => squares.has(square)).map(({ kind }) => kind);
  return words.format(`demand-${turn.phase}`, {
    kind: kindName(words, family, lost.kind),
    sources: words.choice([...new Set(sources)].map((kind) => kindName(words, family, kind))),
  });
}
