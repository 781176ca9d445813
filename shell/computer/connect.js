// Connects the page with the scheduler of web/scheduler.js, in a worker or in the thread of the page.

import searchUrl from '../../build/wasm/motley-search.wasm?url';
import workerUrl from '../../web/worker.js?worker&url';

/**
 * @typedef {import('../../web/thinker.js').Connect} Connect
 * @typedef {import('../../web/scheduler.js').Command} Command
 */

/**
 * The address of the worker. The address of the search stands after its `#`, because a bundler that packs our files
 * again renames them and would not find the name of one inside the worker.
 */
function addressOfWorker() {
  const url = new URL(workerUrl, import.meta.url);
  url.hash = encodeURIComponent(new URL(searchUrl, import.meta.url).href);
  return url;
}

/** @type {{ createScriptURL(address: string): any } | null | undefined} */
let policy;

/** An address for pages whose content security policy asks for trusted types and knows those of ours. */
function trusted(/** @type {string} */ address) {
  const { trustedTypes } = /** @type {any} */ (globalThis);
  policy ??= trustedTypes?.createPolicy('motley', { createScriptURL: (/** @type {string} */ own) => own }) ?? null;
  return policy?.createScriptURL(address) ?? address;
}

/**
 * Starts a module worker. From another origin, as on pages of others, it has to be started by a blob. If the content
 * security policy forbids that, this throws, or the worker reports an error before its first message.
 * @type {Connect}
 */
function connectWorker(tell, lost) {
  const url = addressOfWorker();
  const isForeign = url.origin !== location.origin;
  const blob = isForeign && new Blob([`import ${JSON.stringify(url.href)};`], { type: 'text/javascript' });
  const worker = new Worker(trusted(blob ? URL.createObjectURL(blob) : url.href), { type: 'module' });
  let isReady = false;
  worker.addEventListener('message', ({ data }) => {
    if (data.type === 'ready') isReady = true;
    else tell(data);
  });
  worker.addEventListener('error', (event) => {
    if (isReady) return;
    event.preventDefault();
    lost();
  });
  return { take: (command) => worker.postMessage(command), close: () => worker.terminate() };
}

/**
 * Runs the scheduler in the thread of the page, with a pause after each slice of work.
 * @type {Connect}
 */
function connectHere(tell) {
  let isClosed = false;
  const address = addressOfWorker().href;
  const made = import(/* @vite-ignore */ address).then(
    (/** @type {typeof import('../../web/worker.js')} */ { openJobs }) =>
      openJobs(
        (told) => !isClosed && tell(told),
        (work) => setTimeout(() => !isClosed && work(), 4),
      ),
  );
  return {
    take: (/** @type {Command} */ command) => made.then((take) => take(command)),
    close: () => (isClosed = true),
  };
}

/** @type {Connect[]} */
export const connects = [connectWorker, connectHere];
