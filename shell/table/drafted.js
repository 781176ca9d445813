// The actions of a turn that is not finished elsewhere, as another browser in a live game shows them. They are seen at
// the table, and nobody has played them.

/** @import { Session } from './game/session.js' */
/** @import { Table } from './table.js' */

/** Another browser shows at most so many actions. */
const most = 100;

/** How many of the drafted actions of a game begin a draft. */
function countKept(/** @type {Session} */ { steps, played }, /** @type {string[]} */ texts) {
  const differs = texts.findIndex((text, i) => steps[played.length + i]?.text !== text);
  return differs < 0 ? texts.length : differs;
}

/** Drafts actions in a game. Returns whether all of them can be; else those before a wrong one are. */
function draft(/** @type {Session} */ session, /** @type {string[]} */ texts) {
  const { steps, played } = session;
  const kept = countKept(session, texts);
  session.goTo(played.length + kept);
  session.steps = steps.slice(0, played.length + kept);
  const isLegal = (/** @type {string} */ text) => session.view.actions.some((action) => action.text === text);
  const isRight = texts.slice(kept).every((text) => {
    if (!isLegal(text)) return false;
    session.play(text);
    return session.steps[session.steps.length - 1].goesOn;
  });
  session.drafted = session.steps.length - played.length;
  return isRight;
}

/** Drafts in a game what was drafted in another session of it. */
export function draftIn(/** @type {Session} */ session, /** @type {import('./game/session.js').Step[]} */ steps) {
  const texts = steps.map(({ text }) => text);
  if (texts.length > 0 && !session.hasEnded) redraft(session, texts);
}

/** The same, or nothing changes. Who looks at the end sees the new end; who looks back goes on looking there. */
function redraft(/** @type {Session} */ session, /** @type {string[]} */ texts) {
  const { at, isAtEnd, steps, played } = session;
  const isDone = draft(session, texts);
  const before = steps.slice(played.length).map(({ text }) => text);
  if (!isDone) draft(session, before);
  session.goTo(isAtEnd ? session.steps.length : at);
  return isDone;
}

/**
 * Shows other actions of a turn that is not finished elsewhere instead of those that are drafted; without any nothing
 * is drafted any more.
 * @param {Pick<Table, 'change' | 'session'>} table
 * @param {string[]} texts
 * @returns {boolean} false, and nothing has changed: one is not legal or ends the turn, they are too many, or the game
 *   has ended
 */
export function showDraft(table, texts) {
  const { session } = table;
  if (!session || (texts.length > 0 && (texts.length > most || session.hasEnded))) return false;
  if (texts.length === session.drafted && countKept(session, texts) === texts.length) return true;
  let isDone = false;
  table.change('draft', () => {
    isDone = redraft(session, texts);
    return isDone;
  });
  return isDone;
}
