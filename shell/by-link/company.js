// The people elsewhere in a game by link that travels by itself: who is here, and what is said of their coming and
// going. Nothing here knows a document.

/** @import { Live, Presence } from '../services/state.js' */

/**
 * A game by link, as far as its people are concerned.
 * @typedef {object} Game
 * @property {Live} [live]
 * @property {string[]} others the seats of people elsewhere
 * @property {{ seat: string }} own the seat of this browser
 */

/** Whether the page looks for the others, or has found them. */
export const isMeeting = (/** @type {Live | undefined} */ live) => live?.state === 'joining' || live?.state === 'on';

/** The seats of people elsewhere, and where those are. @returns {{ seat: string, presence: Presence }[]} */
export function companyOf(/** @type {Game} */ { live, others }) {
  return live && isMeeting(live) ? others.map((seat) => ({ seat, presence: live.presence(seat) })) : [];
}

/** Whether all others are here, so that nobody has to be sent a link. */
export function isTogether(/** @type {Game} */ game) {
  const company = companyOf(game);
  return company.length > 0 && company.every(({ presence }) => presence === 'here');
}

/** Whether no other person has come yet. */
export function isAlone(/** @type {Game} */ game) {
  const company = companyOf(game);
  return company.length > 0 && company.every(({ presence }) => presence === 'new');
}

/** The seats by where their people are, those who are here first. @returns {[Presence, string[]][]} */
export function byPresence(/** @type {Game} */ game) {
  const company = companyOf(game);
  const places = /** @type {Presence[]} */ (['here', 'away', 'gone', 'new']);
  const seatsAt = (/** @type {Presence} */ place) => company.filter((one) => one.presence === place);
  return places
    .map((place) => /** @type {[Presence, string[]]} */ ([place, seatsAt(place).map(({ seat }) => seat)]))
    .filter(([, seats]) => seats.length > 0);
}

/**
 * The id of the message about a seat elsewhere that is to act; empty: its person is here, and it is said already whose
 * turn it is.
 */
export function waitId(/** @type {Game} */ game, /** @type {string} */ seat) {
  const presence = companyOf(game).find((one) => one.seat === seat)?.presence;
  if (!presence) return 'by-link-waits';
  return presence === 'here' ? '' : `live-${presence}`;
}

/** What others ask: for a seat that is held elsewhere, or to play again. */
function asked(/** @type {Game} */ { live, own }) {
  if (!live || !isMeeting(live)) return [];
  const seats = live.questions.map(({ seat, key }) => ({ id: 'live-question', seat, of: key }));
  const again = live.next && live.next.seat !== own.seat ? [{ id: 'live-next', seat: live.next.seat, of: '' }] : [];
  return [...seats, ...again];
}

/** Notices between two looks who comes and goes, and what somebody asks. */
export class Comings {
  /** @type {Map<string, Presence>} */
  #known = new Map();
  /** What was being asked. @type {string[]} */
  #asked = [];

  /**
   * The messages about those who are somewhere else than at the look before, when nobody has come before the first one,
   * and about what was not being asked.
   * @returns {{ id: string, seat: string }[]}
   */
  look(/** @type {Game} */ game) {
    const company = companyOf(game);
    const moved = company.filter(({ seat, presence }) => (this.#known.get(seat) ?? 'new') !== presence);
    this.#known = new Map(company.map(({ seat, presence }) => [seat, presence]));
    const told = moved.filter(({ presence }) => presence !== 'new');
    const questions = asked(game).map((one) => ({ ...one, key: Object.values(one).join(' ') }));
    const news = questions.filter(({ key }) => !this.#asked.includes(key));
    this.#asked = questions.map(({ key }) => key);
    return [...told.map(({ seat, presence }) => ({ id: `live-${presence}`, seat })), ...news];
  }
}
