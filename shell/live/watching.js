// Who watches a live game (formats 6.5) believes those who prove that they are players, and follows the one that is
// further on. Without a document.

import { getExtra, parseLink } from '../links/links.js';
import { isSigned } from './live-keys.js';
import { proofText, readDraft, readMessage } from './wire.js';

/** @import { Link } from '../links/links.js' */
/** @import { Carrier } from './carrier/carrier.js' */

/** The keys of a link that belong to the game; nothing else of what a player says is taken over. */
const ofGame = ['result', 'seats', 'seed', 'manners'];

/** Reads the link that a player shows; null if it is none. @returns {Link | null} */
export function readShown(/** @type {string} */ text) {
  try {
    const link = parseLink(text);
    return { ...link, extras: link.extras.filter(([key]) => ofGame.includes(key)) };
  } catch {
    return null;
  }
}

/** How many seats of a game people play, as far as its link says it. */
const countPeople = (/** @type {Link} */ link) =>
  getExtra(link, 'seats')
    ?.split(',')
    .filter((player) => player === 'p').length ?? Number.POSITIVE_INFINITY;

const familyOf = (/** @type {Link} */ { variant }) => variant.split(';', 1)[0];

/**
 * Whether a game is further on than one that is known. Of two games the longer one counts: who of two players is right
 * nobody who watches can know. Before the first action the start may be another one, when forms of pieces were chosen.
 */
export function isFurther(/** @type {Link} */ known, /** @type {Link} */ news) {
  const more = news.actions.length - known.actions.length;
  if (known.variant !== news.variant || known.position !== news.position)
    return known.actions.length === 0 && familyOf(known) === familyOf(news);
  if (more !== 0) return more > 0;
  if (known.actions.some((text, i) => text !== news.actions[i])) return false;
  const hasEnded = getExtra(known, 'result') === undefined && getExtra(news, 'result') !== undefined;
  return hasEnded || countPeople(news) < countPeople(known);
}

/**
 * The page or board of one who watches.
 * @typedef {object} Host
 * @property {(link: Link) => Promise<boolean>} take shows a game that is further on; false: it cannot be played
 * @property {(actions: string[]) => void} draft shows the actions of a turn that is not finished, as far as they can be
 *   played
 * @property {(text: string) => void} [hearTimes] shows the time that players have left
 * @property {() => void} onChange asks for a new picture
 */

/**
 * How one who watches hears of the game: on: a player shows it; away: nothing was heard of that player for some time;
 * waiting: no player is here; silent: no relay answers either.
 * @typedef {'on' | 'away' | 'waiting' | 'silent'} State
 */

/** One who watches. */
export class Watcher {
  #name;
  #carrier;
  #host;
  /** The players, and whether nothing is heard of them. @type {Map<string, boolean>} */
  #players = new Map();
  /** Others, whose first words did not prove that they play. @type {Set<string>} */
  #strangers = new Set();
  /** The last game that each player has shown, until it is looked at. @type {Map<string, string>} */
  #heard = new Map();
  /** @type {import('./wire.js').Draft} */
  #draft = { count: 0, actions: [] };
  /** The actions of it that are shown. */
  #drafted = '';
  #isTaking = false;
  #isLeft = false;
  #relays = 'trying';

  /**
   * @param {object} given
   * @param {string} given.name of the game for those who watch, as in `watch`
   * @param {Link} given.link the game as it is known
   * @param {Carrier} given.carrier of their room
   * @param {Host} given.host
   */
  constructor({ name, link, carrier, host }) {
    this.#name = name;
    this.#carrier = carrier;
    this.#host = host;
    this.link = link;
    carrier.receive({
      here: (peer) => this.#players.has(peer) && this.#notePlayer(peer, false),
      away: (peer, isAway) => this.#players.has(peer) && this.#notePlayer(peer, isAway),
      gone: (peer) => this.#lose(peer),
      heard: (peer, text) => this.#hear(peer, text),
      relays: (state) => {
        this.#relays = state;
        host.onChange();
      },
    });
  }

  join() {
    this.#carrier.join();
  }

  /** @returns {State} */
  get state() {
    const players = [...this.#players.values()];
    if (players.length > 0) return players.every((isAway) => isAway) ? 'away' : 'on';
    return this.#relays === 'silent' ? 'silent' : 'waiting';
  }

  leave() {
    this.#isLeft = true;
    this.#carrier.leave();
  }

  #notePlayer(/** @type {string} */ peer, /** @type {boolean} */ isAway) {
    this.#players.set(peer, isAway);
    this.#host.onChange();
  }

  #lose(/** @type {string} */ peer) {
    this.#strangers.delete(peer);
    this.#heard.delete(peer);
    if (this.#players.delete(peer)) this.#host.onChange();
  }

  #hear(/** @type {string} */ peer, /** @type {string} */ text) {
    if (this.#isLeft || this.#strangers.has(peer)) return;
    const message = readMessage(text);
    if (!this.#players.has(peer)) return this.#meet(peer, message);
    if (message?.word === 'link') this.#takeNext(peer, message.rest);
    else if (message?.word === 'draft') this.#note(message.rest);
    else if (message?.word === 'times') this.#host.hearTimes?.(message.rest);
  }

  /** Only the first words of a peer are looked at: a signature takes its time. */
  #meet(/** @type {string} */ peer, /** @type {ReturnType<typeof readMessage>} */ message) {
    const isPlayer = message?.word === 'player' && isSigned(proofText(peer), message.rest, this.#name);
    if (isPlayer) this.#notePlayer(peer, false);
    else this.#strangers.add(peer);
  }

  #note(/** @type {string} */ rest) {
    this.#draft = readDraft(rest) ?? this.#draft;
    this.#showDraft();
  }

  /** Shows the turn that is not finished, if it goes on from the game that is shown. */
  #showDraft() {
    if (this.#isTaking) return;
    const { count, actions } = this.#draft;
    const shown = count === this.link.actions.length ? actions : [];
    if (shown.join('.') === this.#drafted) return;
    this.#drafted = shown.join('.');
    this.#host.draft(shown);
  }

  /** Games are looked at one after the other; of those that a player has shown meanwhile only the last one. */
  async #takeNext(/** @type {string} */ peer, /** @type {string} */ text) {
    this.#heard.set(peer, text);
    if (this.#isTaking) return;
    this.#isTaking = true;
    for (let next = this.#next(); next !== undefined; next = this.#next()) await this.#take(next);
    this.#isTaking = false;
    this.#showDraft();
  }

  #next() {
    const [first] = this.#heard;
    if (!first || this.#isLeft) return undefined;
    this.#heard.delete(first[0]);
    return first[1];
  }

  async #take(/** @type {string} */ text) {
    const link = readShown(text);
    if (!link || !isFurther(this.link, link)) return;
    const isTaken = await this.#host.take(link).catch(() => false);
    if (!isTaken) return;
    this.link = link;
    // What was shown of a turn is now a part of the game, or gone.
    this.#drafted = '';
  }
}
