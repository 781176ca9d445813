// The thinker of a page. Its worker starts with the first task.

import { NotLoadedError, Task } from '../../../web/task.js';

/**
 * Makes a thinker that nothing else asks.
 * @param {import('./connect.js').Means} means
 * @param {() => Promise<Pick<typeof import('./connect.js'), 'openThinker'>>} load
 * @returns {import('../../../web/task.js').Asked}
 */
export function makeThinker(means, load) {
  /** @type {Promise<import('../../../web/thinker.js').Thinker> | undefined} */
  let loading;
  const open = async () => (await load()).openThinker(means);
  return {
    start(job, request, onReport) {
      const task = new Task(job, request, onReport);
      loading ??= open();
      loading.then(
        (thinker) => thinker.add(task),
        (error) => {
          loading = undefined;
          task.fail(new NotLoadedError(String(error)));
        },
      );
      return task;
    },
  };
}
