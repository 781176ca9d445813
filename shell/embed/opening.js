// The game that the attributes of a board describe, as it stands when the board opens. Nothing here needs a
// document, so that tests can ask too where an old board leads.

import { readPlayers, withPlayers, writePlayers } from '../computer/players.js';
import { Session } from '../table/session.js';
import { Task } from './task.js';

/**
 * @typedef {import('./embed-settings.js').Settings} Settings
 * @typedef {import('../../web/engine.js').Engine} Engine
 */

/** The modes in which a computer may act: the others only show. */
const played = ['play', 'task'];

/** A level is for all seats but the one that begins. */
function playersText(/** @type {Session} */ { steps, view }, /** @type {string} */ computer) {
  if (!/^\d+$/.test(computer)) return writePlayers(readPlayers(computer, view.seats), view.seats);
  const first = steps[0]?.seat ?? view.turn.player;
  return [...view.seats].map((seat) => (seat === first ? 'p' : computer)).join(',');
}

/** Who plays: as the attributes say; in a game that is played, else as its link says. */
function seatPlayers(/** @type {Session} */ session, /** @type {Settings} */ { mode, computer }) {
  const isGiven = computer !== '' && played.includes(mode);
  if (!isGiven && mode === 'play') return;
  session.extras = withPlayers(session.extras, isGiven ? playersText(session, computer) : undefined);
}

/** Takes a task's solution off the board, as far as it is legal; null: nothing of it is. */
function takeSolution(/** @type {Session} */ session) {
  const { steps } = session;
  session.restore({ steps: [], at: 0, result: null });
  return steps.length > 0 ? steps.map(({ text }) => text) : null;
}

/**
 * Opens the game as far as its actions are legal. Throws a MotleyError for a bad variant or position.
 * @param {Engine} engine of the game's family
 * @param {Settings} settings
 */
export function openGame(engine, settings) {
  const { link, mode, solution } = settings;
  const { session, problems } = Session.open(engine, solution ? { ...link, actions: solution } : link);
  const legal = solution && takeSolution(session);
  seatPlayers(session, settings);
  const task = mode === 'task' ? new Task(legal, session.view.turn.player) : null;
  return { session, problems, task };
}
