// What thinks for a page.

import { Thinker } from '../../web/thinker.js';

/** Makes one that nothing else asks; its worker starts with the first question. */
export function makeThinker(/** @type {import('./connect.js').Means} */ means) {
  return new Thinker(async () => (await import('./connect.js')).makeWays(means));
}
