// Of all tabs of a browser one holds the room of a live game, so that they are one player; the others wait until it is
// free. The browser decides by a lock; where it has none, as at plain `http`, the tabs settle it by what they say to
// each other.

/**
 * What is needed of a BroadcastChannel.
 * @typedef {Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>} Talk
 */

/**
 * What is needed of a browser. What it does not have is undefined.
 * @typedef {object} Means
 * @property {Pick<LockManager, 'request'>} [locks]
 * @property {new (name: string) => Talk} [BroadcastChannel]
 * @property {(run: () => void, time: number) => unknown} setTimeout
 * @property {(timer: unknown) => void} clearTimeout
 * @property {(type: string, listener: () => void) => void} addEventListener
 * @property {(type: string, listener: () => void) => void} removeEventListener
 */

/**
 * A room, as one tab sees it.
 * @typedef {object} Held
 * @property {boolean} isMine whether this tab holds it
 * @property {() => void} onChange called when that is no longer so, or is so now
 * @property {() => void} release another tab may hold it; this one no longer waits for it
 */

/**
 * One way to hold a room: it is told each time whether this tab holds it. Returns how that is ended.
 * @typedef {(name: string, means: Means, tell: (isMine: boolean) => void) => () => void} Way
 */

/** How long the holder of a room has time to answer, and how often it is asked, in milliseconds. */
const [patience, pause] = [300, 5000];

/** @returns {Means} */
const browserMeans = () => ({
  locks: globalThis.navigator?.locks,
  BroadcastChannel: globalThis.BroadcastChannel,
  setTimeout: (run, time) => setTimeout(run, time),
  clearTimeout: (timer) => clearTimeout(/** @type {number} */ (timer)),
  addEventListener: (type, listener) => addEventListener(type, listener),
  removeEventListener: (type, listener) => removeEventListener(type, listener),
});

/** Waits for a lock of the browser, and keeps it. @type {Way} */
function byLock(name, means, tell) {
  let isOver = false;
  let end = () => {};
  const kept = new Promise((done) => (end = () => done(undefined)));
  // Who has left gives it on at once.
  const hold = () => {
    if (!isOver) tell(true);
    return kept;
  };
  // Browsers refuse locks to pages that may store nothing.
  const settle = () => {
    if (!isOver) end = bySaying(name, means, tell);
  };
  means.locks?.request(name, hold).catch(settle);
  return () => {
    isOver = true;
    end();
  };
}

/**
 * What tabs say to each other, each with a random text that is its own: `ask`, who holds the room; `held`, the answer;
 * `bye`, that it is free. Who asks in vain holds it.
 */
class Talking {
  #own = Math.random().toString(36).slice(2);
  /** @type {'asks' | 'holds' | 'waits'} */
  #state = 'asks';
  #timer = /** @type {unknown} */ (undefined);
  #talk;
  #means;
  #tell;

  /**
   * @param {Talk} talk
   * @param {Means} means
   * @param {(isMine: boolean) => void} tell
   */
  constructor(talk, means, tell) {
    this.#talk = talk;
    this.#means = means;
    this.#tell = tell;
    talk.onmessage = ({ data }) => this.#hear(String(data));
    this.#ask();
  }

  #say(/** @type {'ask' | 'held' | 'bye'} */ word) {
    this.#talk.postMessage(`${word} ${this.#own}`);
  }

  /** Is in a state, for so long. */
  #be(/** @type {'asks' | 'holds' | 'waits'} */ state, time = 0, next = () => {}) {
    this.#means.clearTimeout(this.#timer);
    if (time > 0) this.#timer = this.#means.setTimeout(next, time);
    this.#state = state;
    this.#tell(state === 'holds');
  }

  #ask() {
    this.#be('asks', patience, () => this.#hold());
    this.#say('ask');
  }

  #hold() {
    this.#be('holds');
    this.#say('held');
  }

  /** A tab that has crashed says no goodbye: it is asked again. */
  #wait() {
    this.#be('waits', pause, () => this.#ask());
  }

  #hear(/** @type {string} */ text) {
    const [word, other] = text.split(' ');
    if (!other) return;
    if (word === 'bye' && this.#state === 'waits') this.#ask();
    if (word === 'ask') this.#answer(other);
    // A tab that has slept may believe that it still holds the room: of two that do the smaller text does.
    if (word === 'held' && this.#state === 'holds' && this.#own < other) this.#say('held');
    else if (word === 'held') this.#wait();
  }

  /** Answers another tab that asks; of two that ask at the same time the one with the smaller text goes on. */
  #answer(/** @type {string} */ other) {
    if (this.#state === 'holds') this.#say('held');
    else if (this.#state === 'asks' && this.#own < other) this.#say('ask');
    else if (this.#state === 'asks') this.#wait();
  }

  end() {
    this.#means.clearTimeout(this.#timer);
    this.#talk.onmessage = null;
    if (this.#state === 'holds') this.#say('bye');
    this.#talk.close();
  }
}

/** Without any way to hear of other tabs each holds the room. @type {Way} */
function bySaying(name, means, tell) {
  if (!means.BroadcastChannel) {
    tell(true);
    return () => {};
  }
  const talking = new Talking(new means.BroadcastChannel(name), means, tell);
  return () => talking.end();
}

/**
 * Holds the room of a game, or waits until it is free. A page that is left gives it back; one to which somebody comes
 * back, as it was, asks for it again.
 * @param {string} id of the game
 * @param {Partial<Means>} [given] what is not that of the browser
 * @returns {Held}
 */
export function holdRoom(id, given = {}) {
  const means = { ...browserMeans(), ...given };
  const way = means.locks ? byLock : bySaying;
  /** @type {(() => void) | null} */
  let end = null;
  const tell = (/** @type {boolean} */ isMine) => {
    if (isMine === room.isMine) return;
    room.isMine = isMine;
    room.onChange();
  };
  const begin = () => {
    end ??= way(`motley-live-${id}`, means, tell);
  };
  const leave = () => {
    end?.();
    end = null;
    tell(false);
  };
  const room = {
    isMine: false,
    onChange() {},
    release() {
      means.removeEventListener('pagehide', leave);
      means.removeEventListener('pageshow', begin);
      leave();
    },
  };
  means.addEventListener('pagehide', leave);
  means.addEventListener('pageshow', begin);
  begin();
  return room;
}
