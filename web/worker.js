// The worker of the computer: takes the commands of scheduler.js and posts its messages. A page that must not have
// workers imports this file and runs the jobs itself.

import { loadEngine } from './engine.js';
import { Nets } from './nets.js';
import { makeScheduler } from './scheduler.js';

/**
 * Where the rules and the nets of families are.
 * @typedef {{ rules: Record<string, string>, nets: Record<string, string> }} Files
 */

/**
 * Returns the function that takes the commands.
 * @param {Files} files
 * @param {(told: import('./scheduler.js').Told) => void} tell
 * @param {(work: () => void) => void} later lets others work in between
 */
export function openJobs({ rules, nets }, tell, later) {
  return makeScheduler((family) => loadEngine(rules[family]), tell, later, new Nets(nets));
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
  /** @type {ReturnType<typeof openJobs>} */
  let take;
  addEventListener('message', ({ data }) => {
    // The page asks now and then whether the worker is alive. Where files are it says once, before the first command: a
    // bundler that packs ours again renames them, and would not find their names in here.
    if (data.type === 'ping') postMessage({ type: 'alive' });
    else if (data.type === 'files') take = openJobs(data, (told) => postMessage(told), makeLater());
    else take(data);
  });
  postMessage({ type: 'ready' });
}
