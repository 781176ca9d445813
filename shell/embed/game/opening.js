// Opens the game that the attributes of a board describe. Nothing here needs a document, so that the tests of old
// boards can run it in Node.

import { getExtra } from '../../links/links.js';
import { readPlayers, withPlayers, writePlayers } from '../../links/players.js';
import { finish } from '../../links/slices.js';
import { isOpposite, Session } from '../../table/game/session.js';

/** @import { Engine } from '../../../web/engine.js' */
/** @import { Link } from '../../links/links.js' */
/** @import { MakeTask, Opened } from './board-state.js' */
/** @import { Settings } from './embed-settings.js' */

/** The modes in which a computer may act; in the others nobody does. */
const played = ['play', 'task'];

/** The reader's own seats; empty: all, also where one of the letters is not that of a seat. */
export function ownSeats(/** @type {Session} */ { view }, /** @type {Settings} */ { seat }) {
  return [...seat].every((one) => view.seats.includes(one)) ? seat : '';
}

/** The list of players. A single level is for all seats but the reader's own, or the one that begins. */
function playersText(/** @type {Session} */ session, /** @type {Settings} */ settings) {
  const { steps, view } = session;
  const { computer } = settings;
  const own = ownSeats(session, settings);
  const people = own || (steps[0]?.seat ?? view.turn.player);
  const isLevel = /^\d+s?$/.test(computer);
  const players = readPlayers(isLevel ? [...view.seats].fill(computer).join() : computer, view.seats);
  for (const seat of isLevel ? people : own) players[seat] = 0;
  return writePlayers(players, view.seats);
}

/** Sets the players: in the modes with players as the attribute says, or else as the link says. */
export function seatPlayers(/** @type {Session} */ session, /** @type {Settings} */ settings) {
  const { mode, computer } = settings;
  const isGiven = computer !== '' && played.includes(mode);
  if (!isGiven && mode === 'play') return;
  session.extras = withPlayers(session.extras, isGiven ? playersText(session, settings) : undefined);
}

/** Shows the board from the side of the reader's own seat, or from where the author or a link wants it seen. */
export function turnBoard(/** @type {Session} */ session, /** @type {Settings} */ settings) {
  const isOwn = isOpposite(ownSeats(session, settings), session.view);
  const said = getExtra(settings.link, 'flip');
  if (settings.isFlipped) session.isFlipped = !isOwn;
  else session.isFlipped = said === undefined ? isOwn : !['0', 'off'].includes(said);
}

/** Removes the solution of a task from the game, as far as it is legal; returns null if none of it is. */
function takeSolution(/** @type {Session} */ session) {
  const { steps } = session;
  session.restore({ steps: [], at: 0, result: null });
  return steps.length > 0 ? steps.map(({ text }) => text) : null;
}

/**
 * Opens a link. A position that readers go on with in the editor may be one that the rules refuse: the game is then the
 * usual one.
 * @param {Engine} engine
 * @param {Link} link
 * @param {Settings['mode']} mode
 * @returns {Generator<void, { session: Session, problems: Opened['problems'], refused?: string }>}
 */
function* openingLink(engine, link, mode) {
  try {
    return yield* Session.opening(engine, link);
  } catch (error) {
    if (mode !== 'edit' || !link.position) throw error;
    const opened = yield* Session.opening(engine, { ...link, position: '', actions: [] });
    return { ...opened, refused: link.position };
  }
}

/**
 * Opens the game as far as its actions are legal, with pauses. Throws a MotleyError for a bad variant or position.
 * @param {Engine} engine of the game's family
 * @param {Settings} settings
 * @param {MakeTask | null} [makeTask] where it is a task
 * @returns {Generator<void, Opened>}
 */
function* openingGame(engine, settings, makeTask) {
  const { goal, link, mode, solution } = settings;
  const asked = solution ? { ...link, actions: solution } : link;
  const { session, problems, refused } = yield* openingLink(engine, asked, mode);
  const legal = solution && takeSolution(session);
  if (mode === 'edit') {
    // What a reader sets up begins with this position, whatever has led there.
    const { variant, position } = session.game;
    session.dispose();
    const start = new Session(engine, variant, position);
    turnBoard(start, settings);
    return { session: start, problems, task: null, refused };
  }
  seatPlayers(session, settings);
  // Pages decide how their readers see a board: it is not turned for who plays against a computer.
  turnBoard(session, settings);
  const task = (mode === 'task' && makeTask?.(engine, session, goal, legal)) || null;
  return { session, problems, task };
}

/**
 * The same without pauses.
 * @param {Engine} engine
 * @param {Settings} settings
 * @param {MakeTask | null} [makeTask]
 */
export const openGame = (engine, settings, makeTask) => finish(openingGame(engine, settings, makeTask));

/**
 * Opens the game as far as the reader has played it before, if there is such a game still, with pauses.
 * @param {Engine} engine
 * @param {Settings} settings
 * @param {MakeTask | null} makeTask
 * @param {import('../../links/links.js').Link | null} kept
 * @returns {Generator<void, Opened>}
 */
export function* opening(engine, settings, makeTask, kept) {
  const opened = yield* openingGame(engine, kept ? { ...settings, link: kept, isFlipped: false } : settings, makeTask);
  if (!kept || opened.problems.length === 0) return opened;
  opened.session.dispose();
  return yield* openingGame(engine, settings, makeTask);
}
