// The worker of the computer: takes the commands of scheduler.js and posts its messages. A page that must not have
// workers imports this file and runs the jobs itself.

import { loadEngine } from './engine.js';
import { makeScheduler } from './scheduler.js';
import { findSearch } from './search.js';

/** The address of the search, if the page that starts the worker gives it. */
const given = decodeURIComponent(new URL(import.meta.url).hash.slice(1));

/**
 * Returns the function that takes the commands.
 * @param {(told: import('./scheduler.js').Told) => void} tell
 * @param {(work: () => void) => void} later lets others work in between
 */
export function openJobs(tell, later) {
  return makeScheduler(() => loadEngine(given || findSearch()), tell, later);
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

if ('WorkerGlobalScope' in globalThis) {
  const take = openJobs((told) => postMessage(told), makeLater());
  // The page asks now and then whether the worker is alive.
  addEventListener('message', ({ data }) => (data.type === 'ping' ? postMessage({ type: 'alive' }) : take(data)));
  postMessage({ type: 'ready' });
}
