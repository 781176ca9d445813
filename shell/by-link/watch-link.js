// The link by which a live game is watched (formats 6.5), made of one that its players send each other.

import { watchName } from '../live/live-keys.js';
import { isOffer, linkToSend } from './keys.js';

/** @import { Link } from '../links/links.js' */

/** The keys that say who plays, and what only players know of each other. */
const ofPlayers = ['bylink', 'hidden', 'choose', 'answer', 'watch'];

/** The game as those who watch see it. An offer of a draw is no end. @returns {Link} */
function asShown(/** @type {Link} */ link) {
  const left = isOffer(link) ? [...ofPlayers, 'result'] : ofPlayers;
  return { ...link, extras: link.extras.filter(([key]) => !left.includes(key)) };
}

/** The text of it, which a player shows. */
export const shownText = (/** @type {Link} */ link) => linkToSend(asShown(link));

/**
 * The link for watching, without an address.
 * @param {Link} link the last one that others are known to have: it ends in no turn
 * @param {string} id of the game
 */
export function linkToWatch(link, id) {
  const shown = asShown(link);
  return linkToSend({ ...shown, extras: [...shown.extras, ['watch', watchName(id)]] });
}
