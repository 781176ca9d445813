// Asks the computers at a table whether they agree to a draw. Each judges with its own search, so that a weak one errs
// as it does when it plays.

import { chancesOf } from '../computer/chances.js';
import { placeOf } from '../computer/lines.js';
import { groupTurns } from '../game/turns.js';
import { strengthOf } from '../thinking.js';

/** @import { Report } from '../../../web/search.js' */
/** @import { Session } from '../game/session.js' */
/** @import { Table } from '../table.js' */

/** @typedef {ReturnType<typeof strengthOf> & { nodes: number }} Strength */

/** How many turns each seat has to have played before an even game is called a draw. */
const openingTurns = 10;
/** A computer with at most so much of a fair share of chances agrees to a draw: a quarter of a pawn is no advantage. */
const evenShare = 1.05;
/** The same in the opening, in which only a seat that stands clearly worse agrees. */
const worseShare = 0.75;
/** How many positions a judgement takes: weak computers look at too few for any when they play. */
const judgedNodes = 2000;
/** How often a weak computer that would rather guess than think is asked to think. */
const tries = 20;

/** The seats that have to agree: all that are still in the game. */
export function seatsIn(/** @type {Session['view']} */ { seats, standings }) {
  const out = standings.filter(({ seat, owner }) => seat !== owner).map(({ seat }) => seat);
  return [...seats].filter((seat) => !out.includes(seat));
}

/** The seats of computers that have to agree. */
export function seatsToAsk(/** @type {Table} */ { session, opponents }) {
  return session ? seatsIn(session.view).filter((seat) => opponents.players[seat]) : [];
}

/**
 * The judgement of a computer on the position; null if the question was overtaken.
 * @returns {Promise<Report | null>}
 */
async function judge(/** @type {Table} */ table, /** @type {Session} */ session, /** @type {Strength} */ strength) {
  for (let seed = 1; ; seed++) {
    const task = table.thinker.start('think', { place: placeOf(session), strength: { ...strength, seed } });
    table.watchTask(task);
    const report = await task.result;
    if (!report || report.depth > 0 || seed === tries) return report;
  }
}

/** Whether a seat agrees that the game is a draw. */
export function agrees(
  /** @type {Session} */ { view, steps },
  /** @type {string} */ seat,
  /** @type {Report} */ report,
) {
  const { seats } = view;
  const isEarly = groupTurns(steps).length < openingTurns * seats.length;
  const share = chancesOf(report, seats)[seats.indexOf(seat)] * seats.length;
  return share <= (isEarly ? worseShare : evenShare);
}

/**
 * Asks all computers, one after the other.
 * @param {Table} table with a running game, the end of which is shown
 * @returns {Promise<string | null | undefined>} the first seat that declines; null: all agree; undefined: the game has
 *   gone on meanwhile
 */
export async function askForDraw(table) {
  const { session } = table;
  if (!session) return undefined;
  const { steps } = session;
  // A computer that was thinking may act before the answer comes.
  const isSame = () =>
    table.session === session &&
    session.outcome.result === 'ongoing' &&
    steps.every((step, i) => session.steps[i] === step);
  for (const seat of seatsToAsk(table)) {
    const report = await judge(table, session, { ...strengthOf(table.opponents.players[seat]), nodes: judgedNodes });
    if (!report || !isSame()) return undefined;
    if (!agrees(session, seat, report)) return seat;
  }
  return null;
}
