// How the page reaches the jobs of web/scheduler.js.

import searchUrl from '../../build/wasm/motley-search.wasm?url';
import workerUrl from '../../web/worker.js?worker&url';

/**
 * @typedef {import('../../web/thinker.js').Connect} Connect
 * @typedef {import('../../web/scheduler.js').Command} Command
 */

/**
 * The worker's address. Where the search is stands after `#`: whoever packs our files once more renames them, and
 * cannot know that the worker names one.
 */
function addressOfWorker() {
  const url = new URL(workerUrl, import.meta.url);
  url.hash = encodeURIComponent(new URL(searchUrl, import.meta.url).href);
  return url;
}

/**
 * A module worker. From another origin, as inside somebody's page, it has to begin in a blob.
 * A host that forbids it says so at once or by an error before the worker has said anything.
 * @type {Connect}
 */
function connectWorker(tell, lost) {
  const url = addressOfWorker();
  const isForeign = url.origin !== location.origin;
  const blob = isForeign && new Blob([`import ${JSON.stringify(url.href)};`], { type: 'text/javascript' });
  const address = blob ? URL.createObjectURL(blob) : url;
  const worker = new Worker(address, { type: 'module' });
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
 * On the page's own thread, with a pause after each slice.
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
