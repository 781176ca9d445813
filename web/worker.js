// The worker that thinks: takes the commands of scheduler.js and posts what they lead to. A page that may
// have no worker imports this file, and runs the jobs itself.

import { loadEngine } from './engine.js';
import { makeScheduler } from './scheduler.js';
import { findSearch } from './search.js';

/** Where the search is, if whoever starts the worker says it. */
const given = decodeURIComponent(new URL(import.meta.url).hash.slice(1));

/**
 * Gives what takes the commands.
 * @param {(told: import('./scheduler.js').Told) => void} tell
 * @param {(work: () => void) => void} later lets others work in between
 */
export function openJobs(tell, later) {
  return makeScheduler(() => loadEngine(given || findSearch()), tell, later);
}

/** Messages that come meanwhile are heard first, and no timer makes the work wait. */
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

if (typeof document === 'undefined') {
  const take = openJobs((told) => postMessage(told), makeLater());
  addEventListener('message', ({ data }) => take(data));
  postMessage({ type: 'ready' });
}
