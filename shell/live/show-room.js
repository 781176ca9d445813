// The room in which a live game is watched, as the page of a player joins it.

import { openCarrier } from './carrier/carrier.js';
import { drawKey, watchName, watchRoom } from './live-keys.js';
import { mostWatchers, Shower } from './shower.js';

/** @import { Servers } from './servers.js' */

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
