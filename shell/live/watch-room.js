// The room in which a live game is watched, as pages and boards join it.

import { openCarrier } from './carrier/carrier.js';
import { drawKey, watchName, watchRoom } from './live-keys.js';
import { mostWatchers, Shower, Watcher } from './watching.js';

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

/**
 * @param {{ id: string, servers: Servers, onChange?: () => void }} given the ID of the game, as in `bylink`, and what
 *   is called when somebody comes or goes
 */
export function show({ id, servers, onChange }) {
  const { relays, ice } = servers;
  const key = drawKey();
  const room = watchRoom(watchName(id));
  const carrier = openCarrier({ room, key, relays, ice, side: 'player', isDeaf: true, peers: mostWatchers });
  const shower = new Shower({ id, key, carrier }, globalThis, onChange);
  shower.join();
  return shower;
}
