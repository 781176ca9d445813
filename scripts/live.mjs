// Lets the page reach the relays that live.json names, and no others: a plugin that writes them into the policy of
// `_headers`. Servers of STUN and TURN need nothing there.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readServers } from '../shell/live/servers.js';

/** In the place of the site's own address, which nobody knows when it is built. */
const own = 'http://site.invalid';

/**
 * Headers whose policy lets the page reach the site itself, and relays elsewhere.
 * @param {string} headers
 * @param {string} live the text of live.json; throws what is wrong with it
 */
export function withRelays(headers, live) {
  const origins = readServers(live, `${own}/live.json`).relays.map((relay) => new URL(relay).origin);
  const others = [...new Set(origins)].filter((origin) => origin !== own.replace('http', 'ws'));
  const policy = /(?<=connect-src )'self'[^;\n]*/g;
  if (headers.match(policy)?.length !== 1) throw new Error('_headers: there is not one policy with connect-src');
  return headers.replace(policy, () => ["'self'", ...others].join(' '));
}

/** Writes the policy of a built site; one without live.json has none of other servers. */
export function writePolicy(/** @type {string} */ folder) {
  const read = (/** @type {string} */ name) => readFileSync(join(folder, name), 'utf8');
  const live = existsSync(join(folder, 'live.json')) ? read('live.json') : '{}';
  writeFileSync(join(folder, '_headers'), withRelays(read('_headers'), live));
}

/** @returns {import('vite').Plugin} */
export function livePolicy() {
  let folder = '';
  return {
    name: 'live-policy',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: () => writePolicy(folder),
  };
}
