// A live game that is watched at a table (formats 6.5): whether it can be watched here, whether its players are heard,
// and what they show, on the board. Without a document.

import { getExtra } from '../links/links.js';
import { withPlayers } from '../links/players.js';
import { inSlices } from '../links/slices.js';
import { showDraft } from '../table/drafted.js';
import { readResult, Session } from '../table/game/session.js';
import { hostsOf } from './servers.js';

/** @import { Engine } from '../../web/engine.js' */
/** @import { Link } from '../links/links.js' */
/** @import { Servers } from './servers.js' */
/** @import { Host, State, Watcher } from './watching.js' */
/** @import { Table } from '../table/table.js' */

/** So many actions that are not known yet are played at once; more of them take their time, with pauses. */
const mostAtOnce = 20;

/**
 * What a visitor is told: looking: it is not known yet whether the game can be watched; ready: it can; still: this site
 * has no live games, and only the position of the link is there; unable: the browser cannot meet others.
 * @typedef {'looking' | 'ready' | 'still' | 'unable' | State} WatchState
 */

/**
 * The page or board around a game that is watched.
 * @typedef {object} Around
 * @property {Pick<Table, 'change' | 'decide' | 'note' | 'play' | 'session'>} table
 * @property {Engine} engine of the game's family
 * @property {(session: Session) => void} replace puts another session of the game at the table
 * @property {() => Promise<Servers>} findServers by which pages meet
 * @property {(given: { name: string, link: Link, servers: Servers, host: Host }) => Promise<Watcher>} open joins the
 *   room of those who watch
 * @property {(text: string) => void} [hearTimes] shows the time that players have left
 * @property {() => void} onChange asks for a new picture
 */

/** @implements {Host} */
export class Watched {
  #around;
  #name;
  /** @type {Servers | null} */
  #servers = null;
  /** @type {Watcher | null} */
  #watcher = null;
  #isLeft = false;
  /** @type {'looking' | 'ready' | 'still' | 'unable' | 'waiting'} */
  #state = 'looking';

  /**
   * @param {Around} around
   * @param {string} name of the game for those who watch it
   */
  constructor(around, name) {
    this.#around = around;
    this.#name = name;
  }

  /** @returns {WatchState} */
  get state() {
    return this.#watcher?.state ?? this.#state;
  }

  /** The hosts of the servers that know of a meeting. */
  get servers() {
    return this.#servers ? hostsOf(this.#servers) : [];
  }

  /** Finds out whether the game can be watched here. Nobody outside of this site is asked. */
  async prepare() {
    const servers = await this.#around.findServers().catch((error) => console.warn(error));
    const isLive = servers && servers.relays.length > 0;
    this.#servers = isLive ? servers : null;
    this.#state = !isLive ? 'still' : 'RTCPeerConnection' in globalThis ? 'ready' : 'unable';
    this.onChange();
  }

  /** Begins to watch: the visitor has asked for it. */
  async begin() {
    const { session } = this.#around.table;
    const servers = this.#servers;
    if (this.#state !== 'ready' || !servers || !session) return;
    this.#state = 'waiting';
    this.onChange();
    try {
      const watcher = await this.#around.open({ name: this.#name, link: session.link, servers, host: this });
      if (this.#isLeft) watcher.leave();
      else this.#watcher = watcher;
    } catch (error) {
      this.#state = 'ready';
      throw error;
    } finally {
      this.onChange();
    }
  }

  /** Called when another game comes to the table. */
  leave() {
    this.#isLeft = true;
    this.#watcher?.leave();
  }

  onChange() {
    if (!this.#isLeft) this.#around.onChange();
  }

  hearTimes(/** @type {string} */ text) {
    if (!this.#isLeft) this.#around.hearTimes?.(text);
  }

  draft(/** @type {string[]} */ actions) {
    if (!this.#isLeft) showDraft(this.#around.table, actions);
  }

  async take(/** @type {Link} */ link) {
    const { session } = this.#around.table;
    if (!session || this.#isLeft) return false;
    const { variant, position } = session.link;
    const { played } = session;
    const isSameGame = link.variant === variant && link.position === position;
    const goesOn = isSameGame && played.every(({ text }, i) => text === link.actions[i]);
    const news = link.actions.slice(played.length);
    if (!goesOn || news.length > mostAtOnce) return this.#open(session, link);
    if (!this.#playOn(session, news, link)) return false;
    this.#end(session, link);
    return true;
  }

  /** Opens a game anew, with pauses. */
  async #open(/** @type {Session} */ session, /** @type {Link} */ link) {
    const { engine, table, replace } = this.#around;
    const own = session.extras.filter(([key]) => !['result', 'seats', 'seed', 'manners'].includes(key));
    const extras = [...link.extras, ...own];
    const { session: next, problems } = await inSlices(Session.opening(engine, { ...link, extras }));
    if (problems.length > 0 || session !== table.session || this.#isLeft) {
      next.dispose();
      return false;
    }
    next.isFlipped = session.isFlipped;
    // Who looks back goes on looking there, as far as the game is the same there.
    const isSame = session.steps.slice(0, session.at).every(({ text }, i) => next.steps[i]?.text === text);
    if (!session.isAtEnd && isSame) next.goTo(session.at);
    replace(next);
    return true;
  }

  /**
   * Plays what is new. Returns false, and changes nothing, if something of it cannot be played.
   * @param {Session} session
   * @param {string[]} texts
   * @param {Link} link
   */
  #playOn(session, texts, link) {
    const { table } = this.#around;
    const { isAtEnd, at, line } = session;
    const last = texts[texts.length - 1];
    try {
      session.goTo(session.played.length);
      for (const text of texts.slice(0, -1)) session.play(text);
      session.extras = withPlayers(session.extras, getExtra(link, 'seats'));
      // The last one is heard and told.
      if (last !== undefined && isAtEnd) table.play(last, 'elsewhere');
      else if (last !== undefined) session.play(last);
    } catch {
      session.restore(line);
      session.goTo(at);
      return false;
    }
    if (!isAtEnd) session.goTo(at);
    table.note('look');
    return true;
  }

  /** Shows an end that people have decided. */
  #end(/** @type {Session} */ session, /** @type {Link} */ link) {
    const result = readResult(getExtra(link, 'result') ?? '', session.view.seats);
    if (!result || session.hasEnded) return;
    if (session.isAtEnd) return this.#around.table.decide(result);
    session.result = result;
    this.#around.table.note('look');
  }
}
