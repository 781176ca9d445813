// The worker of the computer: takes the commands of scheduler.js and posts its messages. A page that must not have
// workers imports this file and runs the jobs itself.

import { loadEngine } from './engine.js';
import { Nets } from './nets.js';
import { makeScheduler } from './scheduler.js';

const isWorker = 'WorkerGlobalScope' in globalThis;

/** Where this file is. Some bundlers write another address; the worker knows its own, unless a blob imports it. */
const own = isWorker && location.hash ? location.href : import.meta.url;

/**
 * The addresses of rules and of nets by family, if the page that starts the worker gives them.
 * @type {{ rules?: Record<string, string>, nets?: Record<string, string> }}
 */
const given = JSON.parse(decodeURIComponent(new URL(own).hash.slice(1)) || '{}');

/**
 * Returns the function that takes the commands.
 * @param {(told: import('./scheduler.js').Told) => void} tell
 * @param {(work: () => void) => void} later lets others work in between
 */
export function openJobs(tell, later) {
  const load = (/** @type {string} */ family) => loadEngine(given.rules?.[family]);
  return makeScheduler(load, tell, later, new Nets(given.nets ?? {}));
}

/** Makes a function that runs work after all messages that have come meanwhile, without the delay of timers. */
function makeLater() {
  const channel = new MessageChannel();
  /** @type {(() => void)[]} */
  const waiting = [];
  channel.port1.onmessage = () => waiting.shift()?.();
  return (/** @type {() => void} */ work) => {
    waiting.push(work);
    channel.port2.postMessage(null);
  };
}

if (isWorker) {
  const take = openJobs((told) => postMessage(told), makeLater());
  // The page asks now and then whether the worker is alive.
  addEventListener('message', ({ data }) => (data.type === 'ping' ? postMessage({ type: 'alive' }) : take(data)));
  postMessage({ type: 'ready' });
}
