// Connects the page with the scheduler of web/scheduler.js, in a worker or in the thread of the page.

import { Thinker } from '../../../web/thinker.js';
import { trusted } from '../../loading/trusted.js';

/** @import { Command, Told } from '../../../web/scheduler.js' */
/** @import { Connect, Trouble } from '../../../web/thinker.js' */

/**
 * Where the computer's files are, and what a browser has to run them.
 * @typedef {object} Means
 * @property {string} worker the address of web/worker.js
 * @property {Record<string, string>} rules the addresses of the rules of each family
 * @property {Record<string, string>} [nets] the addresses of nets, by family
 * @property {string} [origin] of the page
 * @property {string} [base] what addresses without an origin, as some bundlers give them, belong to
 * @property {typeof Worker} [Worker]
 */

/** The addresses of nets by family; none but where Vite has packed them. @returns {Record<string, string>} */
function findNets() {
  if (!import.meta.env) return {};
  /** @type {Record<string, string>} */
  const files = import.meta.glob('../../../core/families/*/*.net', { query: '?url', import: 'default', eager: true });
  return Object.fromEntries(Object.entries(files).map(([path, url]) => [path.split('/').at(-2), url]));
}

/** For how many seconds a worker may be silent: before it is ready, for its file is small, and while it works. */
const patience = 5;

/** The files that a worker is told first. */
const filesOf = (/** @type {Means} */ { rules, nets = {} }) => ({ rules, nets });

/** The same with whole addresses: a worker that a blob has started could not complete them. @returns {Means} */
function withWholeAddresses(/** @type {Means} */ means) {
  const { worker, rules, nets = {}, base = globalThis.location?.href } = means;
  const whole = (/** @type {string} */ address) => new URL(address, base).href;
  const wholeOf = (/** @type {Record<string, string>} */ files) =>
    Object.fromEntries(Object.entries(files).map(([family, address]) => [family, whole(address)]));
  return { ...means, worker: whole(worker), rules: wholeOf(rules), nets: wholeOf(nets) };
}

/**
 * From another origin, as on pages of others, a worker has to be started by a blob. The blob is told if the file does
 * not come, so that this can be told from a page that forbids workers.
 */
function makeBlob(/** @type {URL} */ { href }) {
  const script = `import(${JSON.stringify(href)}).catch(() => postMessage({ type: 'not-started' }))`;
  return URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
}

/**
 * A message of a worker, which may make no sense.
 * @typedef {{ id?: unknown, type?: string } | null | undefined} Said
 */

/** @returns {data is Told} */
function isTold(/** @type {Said} */ data) {
  return Number.isInteger(data?.id) && ['report', 'done', 'failed', 'trouble'].includes(data?.type ?? '');
}

/** A worker, which is watched: it has to start, and to answer while it has jobs. */
class WatchedWorker {
  /** Commands that wait until the worker is ready; null: it is. @type {Command[] | null} */
  #waiting = [];
  /** The numbers of the jobs that are under way. @type {Set<number>} */
  #jobs = new Set();
  /** For how many seconds it has said nothing. */
  #silence = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #clock;
  #worker;
  #files;
  #blob;
  #tell;
  #lost;

  /**
   * @param {Means} means
   * @param {(told: Told) => void} tell
   * @param {(trouble: Trouble) => void} lost
   */
  constructor(means, tell, lost) {
    const { origin = location.origin, Worker = globalThis.Worker } = means;
    const url = new URL(means.worker);
    this.#files = filesOf(means);
    this.#tell = tell;
    this.#lost = lost;
    this.#blob = url.origin === origin ? null : makeBlob(url);
    this.#worker = new Worker(trusted(this.#blob ?? url.href), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }) => this.#hear(data));
    this.#worker.addEventListener('messageerror', () => lost('worker-nonsense'));
    this.#worker.addEventListener('error', (event) => this.#fail(event));
  }

  take(/** @type {Command} */ command) {
    if (command.type === 'start') this.#jobs.add(command.id);
    if (this.#waiting) this.#waiting.push(command);
    else this.#worker.postMessage(command);
    if (command.type === 'drop') this.#jobs.delete(command.id);
    this.#watch();
  }

  close() {
    clearInterval(this.#clock);
    if (this.#blob) URL.revokeObjectURL(this.#blob);
    this.#worker.terminate();
  }

  /** Where the content security policy forbids blobs, the first that is heard of the worker is an error. */
  #fail(/** @type {ErrorEvent} */ event) {
    event.preventDefault();
    if (!this.#waiting) this.#lost('worker-lost');
    else this.#lost(this.#blob ? 'worker-forbidden' : 'worker-not-started');
  }

  #hear(/** @type {Said} */ data) {
    this.#silence = 0;
    if (data?.type === 'ready') this.#begin();
    else if (data?.type === 'not-started') this.#lost('worker-not-started');
    else if (isTold(data)) this.#pass(data);
    else if (data?.type !== 'alive') this.#lost('worker-nonsense');
  }

  #begin() {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    this.#worker.postMessage({ type: 'files', ...this.#files });
    for (const command of waiting) this.#worker.postMessage(command);
  }

  #pass(/** @type {Told} */ told) {
    if (told.type === 'done' || told.type === 'failed') this.#jobs.delete(told.id);
    this.#watch();
    this.#tell(told);
  }

  /** While there are jobs, the worker is asked once a second whether it is alive. */
  #watch() {
    if (this.#jobs.size === 0) {
      clearInterval(this.#clock);
      this.#clock = undefined;
    } else if (this.#clock === undefined) {
      this.#silence = 0;
      this.#clock = setInterval(() => this.#check(), 1000);
    }
  }

  /** Seconds are counted by calls, so that none pass while a computer sleeps or a page is frozen. */
  #check() {
    this.#silence++;
    if (this.#silence > patience) this.#lost(this.#waiting ? 'worker-not-started' : 'worker-lost');
    else if (!this.#waiting) this.#worker.postMessage({ type: 'ping' });
  }
}

/** Runs the scheduler in the thread of the page, with a pause after each slice of work. */
function connectHere(/** @type {Means} */ means, /** @type {(told: Told) => void} */ tell) {
  let isClosed = false;
  let tries = 0;
  /** @type {Promise<(command: Command) => Promise<void>> | undefined} */
  let made;
  const load = async () => {
    const url = new URL(means.worker);
    // Some browsers do not ask again for a module that they could not load.
    if (tries++ > 0) url.searchParams.set('try', String(tries));
    /** @type {typeof import('../../../web/worker.js')} */
    const { openJobs } = await import(/* @vite-ignore */ /* webpackIgnore: true */ url.href);
    return openJobs(
      filesOf(means),
      (told) => !isClosed && tell(told),
      (work) => setTimeout(() => !isClosed && work(), 4),
    );
  };
  const take = async (/** @type {Command} */ command) => {
    try {
      made ??= load();
      await (await made)(command);
    } catch (error) {
      made = undefined;
      const { id } = command;
      if (command.type === 'start' && !isClosed)
        tell({ type: 'failed', id, message: String(error), isNotLoaded: true });
    }
  };
  return { take, close: () => (isClosed = true) };
}

/**
 * The ways to run jobs: a worker, another one if that fails, and the thread of the page.
 * @param {Means} given
 * @returns {Connect[]}
 */
export function makeWays(given) {
  const means = withWholeAddresses(given);
  /** @type {Connect} */
  const connectWorker = (tell, lost) => new WatchedWorker(means, tell, lost);
  return [connectWorker, connectWorker, (tell) => connectHere(means, tell)];
}

/** The thinker that runs the jobs of a page; its worker starts with the first of them. */
export const openThinker = (/** @type {Means} */ means) => new Thinker(makeWays({ nets: findNets(), ...means }));
