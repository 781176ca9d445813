// The room in which a live game is watched, as pages and boards of those who watch join it.

import { openCarrier } from './carrier/carrier.js';
import { drawKey, watchRoom } from './live-keys.js';
import { Watcher } from './watching.js';

/** @import { Link } from '../links/links.js' */
/** @import { Servers } from './servers.js' */
/** @import { Host } from './watching.js' */

/** @param {{ name: string, link: Link, servers: Servers, host: Host }} given */
export function watch({ name, link, servers, host }) {
  const { relays, ice } = servers;
  const carrier = openCarrier({ room: watchRoom(name), key: drawKey(), relays, ice, side: 'watcher' });
  const watcher = new Watcher({ name, link, carrier, host });
  watcher.join();
  return watcher;
}
