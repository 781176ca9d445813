// Pages of live games, without a document: the game at a table, who plays it by link, and what is said to the others,
// over a network of the test. What a page keeps is its record; another page can be made of that at any time.

import { createHash } from 'node:crypto';
import './no-styles.js';
import { LinkedGame } from '../../../shell/by-link/linked-game.js';
import { receive } from '../../../shell/by-link/receive.js';
import { formatLink, getExtra, parseLink } from '../../../shell/links/links.js';
import { LiveGame } from '../../../shell/live/live-game.js';
import { keyText, playRoom, readKey } from '../../../shell/live/live-keys.js';
import { Arrangement } from '../../../shell/services/arrangement.js';
import { Session } from '../../../shell/table/game/session.js';
import { Table } from '../../../shell/table/table.js';
import { makeRandom } from './engine.js';
import { FakeNetwork } from './fake-carrier.js';
import { makeWords } from './fakes.js';
import { PageClock, TestClock } from './test-clock.js';

const { openByLink } = await import('../../../shell/by-link/by-link.js');

/** @import { GameRecord } from '../../../shell/saving/store.js' */
/** @import { Own } from '../../../shell/services/state.js' */
/** @import { Step } from '../../../shell/table/game/session.js' */

/**
 * The world of a test: its time, its network, and lots by a seed.
 * @typedef {object} World
 * @property {import('../../../web/engine.js').Engine} engine
 * @property {TestClock} clock
 * @property {FakeNetwork} net
 * @property {(bound: number) => number} random
 */

/**
 * From now on all lots of the process are drawn by a seed, hashes are there at once, and no work makes a pause.
 * @param {number} seed
 */
function tame(seed) {
  const random = makeRandom(seed);
  const getRandomValues = (/** @type {any} */ numbers) => {
    for (let i = 0; i < numbers.length; i++) numbers[i] = random(2 ** (8 * numbers.BYTES_PER_ELEMENT));
    return numbers;
  };
  const digest = async (/** @type {string} */ _, /** @type {Uint8Array} */ bytes) =>
    new Uint8Array(createHash('sha256').update(bytes).digest()).buffer;
  Object.defineProperty(globalThis, 'crypto', { value: { getRandomValues, subtle: { digest } }, configurable: true });
  performance.now = () => 0;
  return random;
}

/**
 * @param {import('../../../web/engine.js').Engine} engine
 * @param {number} seed
 * @param {Partial<import('./fake-carrier.js').Faults>} [faults]
 * @returns {World}
 */
export function makeWorld(engine, seed, faults = {}) {
  const random = tame(seed);
  const clock = new TestClock();
  return { engine, clock, net: new FakeNetwork(clock, { seed, faults }), random };
}

export class LivePage {
  /** What the page was told of lies, and of what is refused. @type {string[]} */
  told = [];
  /** What the player was told in words, by the ids of the messages. @type {string[]} */
  notices = [];
  /** What this player has done himself, which must not be lost. @type {Map<number, Step>} */
  done = new Map();
  /** The record as it is kept. @type {GameRecord | undefined} */
  record;
  /** @type {any} */
  byLink = null;
  /** @type {LiveGame | null} */
  live = null;
  game = new LinkedGame(this.#place());
  /** Whether the own action that is played now goes with an offer of a draw. */
  isOffering = false;

  /** @param {World} world @param {GameRecord} [record] */
  constructor(world, record = undefined) {
    this.world = world;
    this.engine = world.engine;
    this.record = record;
    this.clock = new PageClock(world.clock);
    this.words = makeWords();
    this.table = new Table(this.words, /** @type {any} */ (this.#owner()));
    this.table.schema = this.engine.schema();
    this.table.tell = ({ text }) => void this.notices.push(text);
    this.table.opponents.follow = () => {};
    this.arrangement = new Arrangement(/** @type {any} */ (this));
    this.navigation = { settle: () => {}, follow: () => this.#keep() };
    this.store = { list: async () => ({ games: this.record ? [this.record] : [] }) };
  }

  /** A page that makes a game. @param {World} world @param {string} text the link of a start */
  static async make(world, text) {
    const page = new LivePage(world);
    const { session } = Session.open(world.engine, parseLink(text));
    session.extras = [...session.extras, ['bylink', '']];
    await page.#seat(session, { isChoosing: getExtra(session, 'choose') !== undefined });
    return page;
  }

  /** A page that opens a link, with what its browser keeps. @param {World} world */
  static async open(world, /** @type {string} */ text, /** @type {GameRecord | undefined} */ record = undefined) {
    const page = new LivePage(world, record);
    const { session, problems } = Session.open(world.engine, parseLink(text));
    const opened = await receive(/** @type {any} */ (page), { session, problems, record });
    opened.tell?.();
    await page.#seat(opened.session, { ...record, ...opened });
    return page;
  }

  /** The same page, made anew of what was kept. */
  static reload(/** @type {LivePage} */ page) {
    const record = /** @type {GameRecord} */ (structuredClone(page.record));
    page.close();
    return LivePage.open(page.world, record.link, record).then((next) => {
      next.told = page.told;
      next.done = page.done;
      return next;
    });
  }

  /** The page is closed without a word. */
  close() {
    if (this.live) this.world.net.vanish(this.live.name);
    this.clock.close();
  }

  /** The game is no longer needed. */
  dispose() {
    this.table.seat(null);
  }

  #owner() {
    const page = this;
    return {
      draw: () => {},
      board: null,
      isLegendShown: false,
      get around() {
        return { arranging: page.arrangement.setup?.seat, byLink: page.byLink?.turn };
      },
      get chosen() {
        return page.byLink?.chosen;
      },
      accepts: () => true,
      follow: (/** @type {import('../../../shell/table/table.js').Change} */ change) => this.#follow(change),
      report: () => {},
    };
  }

  get session() {
    return /** @type {Session} */ (this.table.session);
  }

  update() {}

  async #seat(/** @type {Session} */ session, /** @type {any} */ kept) {
    this.table.seat(session);
    this.byLink = kept;
    this.byLink = await openByLink(/** @type {any} */ (this), session, kept);
    this.byLink?.begin();
    this.#keep();
  }

  #follow(/** @type {import('../../../shell/table/table.js').Change} */ change) {
    if (change.type === 'play' && change.by === 'person')
      this.done.set(this.session.at - 1, this.session.steps[this.session.at - 1]);
    const isHandedOn = change.type === 'play' && change.from?.turn.player !== this.session.view.turn.player;
    if (isHandedOn && this.isOffering) this.session.result = { result: 'draw', reason: 'agreement' };
    this.byLink?.follow?.();
    if (change.type !== 'draft') this.#keep();
  }

  #keep() {
    if (!this.session) return;
    const { own } = this.byLink ?? {};
    this.record = /** @type {any} */ (structuredClone({ id: 'game', link: formatLink(this.session.link), own }));
    this.live?.follow();
  }

  // ----- what is said to others

  /** The game of this page, as it would be sent. */
  get text() {
    return this.byLink.text;
  }

  /** Meets the others. */
  join() {
    const { own, round } = this.byLink;
    const random = () => this.world.random(256);
    const key = readKey(own.key) ?? Uint8Array.from({ length: 32 }, random);
    this.byLink.own = { ...own, key: keyText(key) };
    const carrier = this.world.net.openCarrier({ room: playRoom(round.id), key }, this.clock);
    this.live = new LiveGame(this.game, key, carrier, /** @type {any} */ (this.clock));
    this.#keep();
    this.live.join();
    return this;
  }

  /** @returns {import('../../../shell/by-link/linked-game.js').Place} */
  #place() {
    const page = this;
    return {
      get engine() {
        return page.engine;
      },
      get session() {
        return page.session;
      },
      get own() {
        return page.byLink.own;
      },
      get isEnding() {
        return page.table.whoseTurn.kind === 'ending';
      },
      get isOnLine() {
        return page.byLink.turn.isOnLine;
      },
      keep: (own) => this.#keepOwn(own),
      replace: (session, own) => this.#replace(session, own),
      show: (texts) => void this.table.showDraft(texts),
      tell: (kind, seat) => void this.told.push(`${kind} ${seat}`.trim()),
    };
  }

  #keepOwn(/** @type {Own} */ own) {
    this.byLink.own = own;
    this.record = /** @type {any} */ ({
      ...this.record,
      link: formatLink(this.session.link),
      own: structuredClone(own),
    });
  }

  #replace(/** @type {Session} */ session, /** @type {Own} */ own) {
    const setup = this.arrangement.setup?.record;
    this.arrangement.leave();
    this.table.seat(session);
    return this.#seat(session, { own, setup });
  }

  // ----- the player

  get seat() {
    return this.byLink.own.seat;
  }

  get isOver() {
    return this.table.whoseTurn.kind === 'over';
  }

  /** Whether this player, or a computer whose actions this page computes, is to do something. */
  get mayAct() {
    const { kind, seat } = this.table.whoseTurn;
    if (this.clock.isAsleep) return false;
    if (this.arrangement.setup) return true;
    return kind === 'offered'
      ? this.byLink.isOfferedDraw
      : ['person', 'computer', 'ending'].includes(kind) && seat !== '';
  }

  /** Does what is to be done, by chance. */
  act(/** @type {{ draws?: number, takesBack?: number }} */ { draws = 0, takesBack = 0 } = {}) {
    const { random } = this.world;
    const { kind } = this.table.whoseTurn;
    if (this.arrangement.setup) return this.arrangement.finish('random');
    if (kind === 'ending') return this.table.endTurn();
    if (kind === 'offered') return random(2) ? this.byLink.takeDraw() : this.table.decide(null);
    const { game } = this.session;
    const actions = game.actions();
    if (random(100) < takesBack && this.canTakeBack) return this.takeBack();
    this.isOffering = kind === 'person' && this.session.view.seats.length === 2 && random(100) < draws;
    this.table.play(actions[random(actions.length)], kind === 'computer' ? 'computer' : 'person');
    this.isOffering = false;
  }

  /** Whether the last action is of an own turn that is not finished. */
  get canTakeBack() {
    const step = this.session.played.at(-1);
    return Boolean(step?.goesOn && step.seat === this.seat && this.session.isAtEnd);
  }

  takeBack() {
    this.table.goTo(this.session.at - 1);
    this.done.delete(this.session.at);
    this.table.cutHere();
  }

  /** Whether it has nothing to do by itself: all that it has said was heard. */
  get isCalm() {
    const { agreed, sent } = this.byLink.own;
    return (agreed ?? sent) === this.game.text;
  }

  get canResign() {
    const { kind } = this.table.whoseTurn;
    const isPlaying = this.byLink.people.includes(this.seat) && this.session.outcome.result === 'ongoing';
    const isMany = this.session.view.seats.length > 2;
    if (isMany && (this.session.steps.length === 0 || this.byLink.people.length < 2)) return false;
    return isPlaying && !['choosing', 'showing'].includes(kind);
  }

  /** Gives up: of two seats the other one wins; of more a computer goes on. */
  resign() {
    const { seats } = this.session.view;
    if (seats.length === 2)
      return this.table.decide({ result: 'win', winner: seats.replace(this.seat, ''), reason: 'resignation' });
    this.table.setPlayers({ ...this.table.opponents.players, [this.seat]: 3 });
  }
}
