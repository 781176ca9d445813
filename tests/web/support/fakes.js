// Stand-ins for what surrounds the page's logic: words that say which message was asked for, and a computer that
// answers when the test says so.

import assert from 'node:assert/strict';
import '../../../shell/table/thinking.js';
import { Session } from '../../../shell/table/game/session.js';
import { Table } from '../../../shell/table/table.js';
import { jobs } from '../../../web/scheduler.js';

/** @typedef {import('../../../shell/words/words.js').Words} Words */

/**
 * Words that show the id of a message and its arguments: "way[count=2,facing=all]".
 * @param {string[]} known ids of messages that are there where several are asked for; the last one always is
 * @returns {Words}
 */
export function makeWords(known = []) {
  const words = {
    locale: 'en',
    has: (/** @type {string} */ id) => known.includes(id),
    format(/** @type {string} */ id, /** @type {Record<string, any>} */ args = {}) {
      const given = Object.entries(args).filter(([, value]) => value !== undefined);
      return given.length === 0 ? id : `${id}[${given.map((pair) => pair.join('=')).join(',')}]`;
    },
    formatFirst(/** @type {string[]} */ ids, /** @type {Record<string, any>} */ args = {}) {
      return words.format(ids.find((id) => known.includes(id)) ?? ids[ids.length - 1], args);
    },
    name: (/** @type {string} */ id) => id,
    list: (/** @type {string[]} */ items, /** @type {string} */ type) =>
      items.join(type === 'disjunction' ? ' | ' : ' & '),
  };
  return /** @type {any} */ (words);
}

/**
 * A job that a fake thinker was asked for.
 * @typedef {object} Asked
 * @property {string} job
 * @property {any} request
 * @property {(report: any) => void} tell reports something
 * @property {(result: any) => Promise<void>} finish ends it with a result
 * @property {(error?: Error) => Promise<void>} fail ends it with an error
 * @property {any} task what the job was answered with
 * @property {string[]} sent what the job has been told since: stop, drop, pause, resume
 */

/** A thinker that keeps what it is asked for. Each job goes on until the test finishes it. */
export function makeThinker() {
  /** @type {Asked[]} */
  const asked = [];
  const start = (/** @type {string} */ job, /** @type {any} */ request, /** @type {any} */ tell = () => {}) => {
    /** @type {string[]} */
    const sent = [];
    /** @type {(result: any) => void} */
    let resolve = () => {};
    /** @type {(error: Error) => void} */
    let reject = () => {};
    const result = new Promise((...settle) => ([resolve, reject] = settle));
    result.catch(() => {});
    const finish = (/** @type {any} */ found) => {
      resolve(found);
      return settled();
    };
    const fail = (error = new Error('failed on purpose')) => {
      reject(error);
      return settled();
    };
    const send = (/** @type {string} */ type) => () => void sent.push(type);
    const task = { result, stop: send('stop'), drop: send('drop'), pause: send('pause'), resume: send('resume') };
    asked.push({ job, request, tell, finish, fail, sent, task });
    return task;
  };
  return {
    asked,
    start,
    thinker: /** @type {import('../../../web/task.js').Asked} */ (/** @type {any} */ ({ start })),
  };
}

/**
 * A thinker that runs each job at once, to its end, and how its jobs were asked for.
 * @param {import('../../../web/engine.js').Engine} engine
 */
export function makeRealThinker(engine) {
  /** @type {{ job: string, request: any }[]} */
  const requests = [];
  const start = (
    /** @type {keyof typeof jobs} */ job,
    /** @type {any} */ request,
    /** @type {any} */ tell = () => {},
  ) => {
    requests.push({ job, request });
    const run = jobs[job](engine, request, { isStopped: false });
    const finish = async () => {
      for (;;) {
        const { done, value } = run.next();
        if (done) return value;
        if (value) tell(value);
      }
    };
    const nothing = () => {};
    return { result: finish(), stop: nothing, drop: nothing, pause: nothing, resume: nothing };
  };
  return { requests, thinker: /** @type {import('../../../web/task.js').Asked} */ (/** @type {any} */ ({ start })) };
}

/** Lets everything happen that waits only for promises. */
export async function settled() {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}

/** localStorage and sessionStorage, in memory. */
export class MemoryStorage {
  /** @type {Map<string, string>} */
  items = new Map();
  /** Whether the browser forbids it. */
  isForbidden = false;

  getItem(/** @type {string} */ key) {
    this.#check();
    return this.items.get(key) ?? null;
  }

  setItem(/** @type {string} */ key, /** @type {string} */ value) {
    this.#check();
    this.items.set(key, String(value));
  }

  removeItem(/** @type {string} */ key) {
    this.#check();
    this.items.delete(key);
  }

  get length() {
    this.#check();
    return this.items.size;
  }

  key(/** @type {number} */ at) {
    return [...this.items.keys()][at] ?? null;
  }

  #check() {
    if (this.isForbidden) throw new Error('forbidden');
  }
}

/**
 * A table with a game and a computer that answers when the test says so. `seats` says who plays, as in links.
 * @param {import('../../../web/engine.js').Engine} engine
 * @param {string} [variant]
 * @param {string} [seats]
 */
export function sitDown(engine, variant = 'custodian', seats = '') {
  const { thinker, asked } = makeThinker();
  /** @type {import('../../../shell/table/table.js').Change[]} */
  const changes = [];
  /** @type {import('../../../shell/table/table.js').Fault[]} */
  const faults = [];
  /** @type {any} */
  const owner = {
    draw: () => {},
    board: null,
    isLegendShown: false,
    around: {},
    thinker,
    accepts: () => true,
    follow: (/** @type {any} */ change) => changes.push(change),
    report: (/** @type {any} */ fault) => faults.push(fault),
    reloaded: 0,
    reload: () => owner.reloaded++,
    /** @type {string[]} */
    added: [],
    addWords: async (/** @type {string} */ part) => void owner.added.push(part),
  };
  const table = new Table(makeWords(), owner);
  table.schema = engine.schema();
  const session = new Session(engine, variant);
  if (seats) session.extras.push(['seats', seats]);
  table.seat(session);
  return { table, session, owner, asked, changes, faults };
}

/** An engine that counts the games which it has made and nobody has given back. */
export function countGames(/** @type {import('../../../web/engine.js').Engine} */ engine) {
  const counted = { open: 0 };
  const createGame = () => {
    const game = engine.createGame();
    const dispose = game.dispose.bind(game);
    counted.open++;
    game.dispose = () => {
      counted.open--;
      dispose();
    };
    return game;
  };
  /** @type {import('../../../web/engine.js').Engine} */
  const counting = Object.create(engine, {
    createGame: { value: createGame },
    schema: { value: () => engine.schema() },
  });
  return { counted, engine: counting };
}

/** Timers that ring when the test says so, each once. */
export class FakeTimers {
  /** Those that wait, in the order in which they were set. @type {Map<number, { run: () => void, time: number }>} */
  #waiting = new Map();
  #last = 0;

  /** @param {Pick<import('node:test').TestContext['mock'], 'method'>} mock */
  constructor(mock) {
    const set = (/** @type {() => void} */ run, /** @type {number} */ time) => {
      this.#waiting.set(++this.#last, { run, time });
      return this.#last;
    };
    const clear = (/** @type {number} */ id) => void this.#waiting.delete(id);
    mock.method(globalThis, 'setTimeout', /** @type {any} */ (set));
    mock.method(globalThis, 'clearTimeout', /** @type {any} */ (clear));
  }

  /** Their times, in milliseconds. */
  get times() {
    return Array.from(this.#waiting.values(), ({ time }) => time);
  }

  /** Lets the first timer ring, of those that wait no longer than is said; none may be left. */
  ring(longest = Infinity) {
    const [id, timer] = [...this.#waiting].find(([, { time }]) => time <= longest) ?? [0, null];
    this.#waiting.delete(id);
    timer?.run();
    return settled();
  }
}

/**
 * Runs with a clock that stands still until the test lets the next timer ring.
 * @param {number} expected the time of every timer, in milliseconds
 * @param {(pass: () => void) => void} run
 */
export function withClock(expected, run) {
  const { setTimeout, clearTimeout } = globalThis;
  /** @type {Map<number, () => void>} */
  const timers = new Map();
  let last = 0;
  const start = (/** @type {() => void} */ ring, /** @type {number} */ time) => {
    assert.equal(time, expected);
    timers.set(++last, ring);
    return last;
  };
  Object.assign(globalThis, { setTimeout: start, clearTimeout: (/** @type {number} */ id) => timers.delete(id) });
  try {
    run(() => {
      const rung = [...timers.values()];
      timers.clear();
      for (const ring of rung) ring();
    });
  } finally {
    Object.assign(globalThis, { setTimeout, clearTimeout });
  }
}
