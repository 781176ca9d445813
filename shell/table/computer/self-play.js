// Lets the computer play games against itself for a balance report, in a worker of their own.

import { copyText } from '../../saving/clipboard.js';

/** @import { Balance } from '../../../web/balance.js' */
/** @import { Asked, Task } from '../../../web/task.js' */

export class SelfPlay {
  games = 50;
  nodes = 300;
  /** @type {Balance | null} */
  balance = null;
  isPaused = false;
  hasFailed = false;
  /** The id of the message that says whether copying succeeded; empty before. */
  copied = '';
  variant = '';
  /** @type {string | undefined} */
  position;
  /** Whether each game has a start of its own, drawn at random. */
  isDrawn = false;
  #update;
  #thinker;
  /** @type {Task | null} */
  #task = null;

  /**
   * @param {() => void} update is called when there is news
   * @param {Asked} thinker which nothing else asks
   */
  constructor(update, thinker) {
    this.#update = update;
    this.#thinker = thinker;
  }

  /** Sets the variant and start of the games. The report of another variant is dropped. */
  choose(/** @type {string} */ variant, /** @type {string | undefined} */ position, /** @type {boolean} */ isDrawn) {
    if (variant === this.variant && position === this.position && isDrawn === this.isDrawn) return;
    this.#drop();
    this.balance = null;
    this.variant = variant;
    this.position = position;
    this.isDrawn = isDrawn;
  }

  set(/** @type {{ games?: number, nodes?: number }} */ { games = this.games, nodes = this.nodes }) {
    this.games = games;
    this.nodes = nodes;
    this.balance = null;
    this.#update();
  }

  /** Drops everything. */
  forget() {
    this.choose('', undefined, false);
    this.set({ games: 50, nodes: 300 });
  }

  get isRunning() {
    return this.#task !== null;
  }

  async start() {
    const { variant, position, isDrawn, games, nodes } = this;
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    this.#drop();
    this.balance = null;
    this.copied = '';
    const take = (/** @type {Balance | null} */ balance) => {
      if (balance && this.#task === task) this.balance = balance;
      this.#update();
    };
    const task = this.#thinker.start('balance', { variant, position, isDrawn, games, nodes, seed }, take);
    this.#task = task;
    let hasFailed = false;
    this.#update();
    try {
      take(await task.result);
    } catch (error) {
      console.warn(error);
      hasFailed = this.#task === task;
    }
    if (this.#task === task) this.#drop();
    this.hasFailed = hasFailed;
    this.#update();
  }

  #drop() {
    this.#task?.drop();
    this.#task = null;
    this.isPaused = false;
    this.hasFailed = false;
  }

  pause(/** @type {boolean} */ isPaused) {
    this.isPaused = isPaused;
    if (isPaused) this.#task?.pause();
    else this.#task?.resume();
    this.#update();
  }

  /** Copies the report to the clipboard. */
  async copy(/** @type {string} */ text) {
    this.copied = await copyText(text).then(
      () => 'balance-copied',
      () => 'balance-copy-failed',
    );
    this.#update();
  }

  stop() {
    this.#task?.stop();
  }
}
