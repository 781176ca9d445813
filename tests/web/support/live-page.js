// Pages of live games, without a document: the game at a table, who plays it by link, and what is said to the others,
// over a network of the test. What a page keeps is its record; another page can be made of that at any time.

import { createHash } from 'node:crypto';
import './no-styles.js';
import { LinkedGame } from '../../../shell/by-link/linked-game.js';
import { receive } from '../../../shell/by-link/receive.js';
import { Together } from '../../../shell/by-link/together.js';
import { formatLink, getExtra, parseLink } from '../../../shell/links/links.js';
import { publicKey, readKey } from '../../../shell/live/live-keys.js';
import { Arrangement } from '../../../shell/services/arrangement.js';
import { Session } from '../../../shell/table/game/session.js';
import { Table } from '../../../shell/table/table.js';
import { makeRandom } from './engine.js';
import { FakeNetwork } from './fake-carrier.js';
import { makeWords } from './fakes.js';
import { PageClock, rest, TestClock } from './test-clock.js';

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
  Object.defineProperty(performance, 'now', { value: () => 0, configurable: true });
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
  /** What the player was told, by the ids of the messages. @type {string[]} */
  notices = [];
  /** What this player has done himself, which must not be lost. @type {Map<number, Step>} */
  done = new Map();
  /** The record as it is kept. @type {GameRecord | undefined} */
  record;
  /** @type {any} */
  byLink = null;
  /** @type {Together | null} */
  together = null;
  /** @type {ReturnType<FakeNetwork['openCarrier']> | null} */
  carrier = null;
  choices = { live: 'off', name: '', level: '3' };
  dialog = null;

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
    this.navigation = {
      settle: () => {},
      visit: () => {},
      follow: () => this.#keep(),
      takeOver: (/** @type {Session} */ session, /** @type {Own} */ own) => this.#takeOver(session, own),
    };
    this.parts = {
      load: async () => ({ relays: ['wss://relay.example'], ice: [] }),
      bring: async (/** @type {string} */ name) => (name === 'live' ? { attach: this.#attach } : undefined),
    };
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
      next.notices = [...page.notices, ...next.notices];
      next.done = page.done;
      return next;
    });
  }

  /** The page is closed without a word. */
  close() {
    this.world.net.vanish(this.name);
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

  openDialog() {}
  closeDialog() {}
  drawClocks() {}
  async addWords() {}

  /** Another game comes to the table. */
  seat(/** @type {Session} */ session, /** @type {GameRecord | undefined} */ record, /** @type {any} */ opened) {
    this.byLink?.leave?.();
    this.arrangement.leave();
    return this.#seat(session, { ...record, ...opened });
  }

  async #seat(/** @type {Session} */ session, /** @type {any} */ kept) {
    this.table.seat(session);
    const waiting = { ...kept, turn: { own: '', isOnLine: false, computing: '' } };
    this.byLink = waiting;
    const byLink = await openByLink(/** @type {any} */ (this), session, waiting);
    if (this.byLink !== waiting) return;
    this.byLink = byLink;
    this.byLink?.begin();
    this.#keep();
    await rest();
  }

  #follow(/** @type {import('../../../shell/table/table.js').Change} */ { type, by }) {
    const { at, steps } = this.session;
    if (type === 'play' && by === 'person') this.done.set(at - 1, steps[at - 1]);
    this.byLink?.follow?.();
    if (type !== 'draft') this.#keep();
  }

  #keep() {
    const { own } = this.byLink ?? {};
    if (!this.session) return;
    this.record = /** @type {any} */ (structuredClone({ id: 'game', link: formatLink(this.session.link), own }));
  }

  /** Another session of the game takes the place of the one at the table, as somebody elsewhere has played it on. */
  #takeOver(/** @type {Session} */ session, /** @type {Own} */ own) {
    const setup = this.arrangement.setup?.record;
    this.arrangement.leave();
    this.#seat(session, { id: 'game', own, setup });
  }

  // ----- what is said to others

  #attach = (/** @type {any} */ game, /** @type {any} */ servers) => {
    const means = { open: this.world.net.openCarrier, time: this.clock };
    const open = (/** @type {any} */ options) => {
      this.carrier = means.open(options, this.clock);
      return this.carrier;
    };
    if (this.together?.isOf(game)) this.together.attach(game);
    else this.together = new Together(game, servers, /** @type {any} */ ({ ...means, open }));
    return this.together;
  };

  /** The game of this page, as it would be sent. */
  get text() {
    return this.byLink.text;
  }

  /** The game as far as it is said to others. */
  get game() {
    return new LinkedGame(/** @type {Together} */ (this.together));
  }

  /** The name by which the network knows it. */
  get name() {
    const key = readKey(this.byLink.own.key);
    this.#name ??= key && publicKey(key);
    return this.#name ?? '';
  }

  #name = /** @type {string | undefined} */ (undefined);

  /** Meets the others. */
  join() {
    this.choices.live = 'on';
    this.together?.agree();
    return this;
  }

  /** What it was told of lies, and of what others do not believe. */
  get told() {
    return this.notices.filter((text) => /^live-(lie|other-game|not-believed)/.test(text));
  }

  // ----- the player

  get ownSeat() {
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
    if (kind === 'person' && this.session.view.seats.length === 2 && random(100) < draws) this.byLink.toggleOffer();
    this.table.play(actions[random(actions.length)], kind === 'computer' ? 'computer' : 'person');
  }

  /** Whether the last action is of an own turn that is not finished. */
  get canTakeBack() {
    const step = this.session.played.at(-1);
    return Boolean(step?.goesOn && step.seat === this.ownSeat && this.session.isAtEnd);
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
    const isPlaying = this.byLink.people.includes(this.ownSeat) && this.session.outcome.result === 'ongoing';
    const isMany = this.session.view.seats.length > 2;
    if (isMany && (this.session.steps.length === 0 || this.byLink.people.length < 2)) return false;
    return isPlaying && !['choosing', 'showing'].includes(kind);
  }

  /** Gives up: of two seats the other one wins; of more a computer goes on. */
  resign() {
    const { seats } = this.session.view;
    if (seats.length === 2)
      return this.table.decide({ result: 'win', winner: seats.replace(this.ownSeat, ''), reason: 'resignation' });
    this.table.setPlayers({ ...this.table.opponents.players, [this.ownSeat]: 3 });
  }
}
