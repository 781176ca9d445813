// Live games that others play, as one part of the page: the room in which they are watched, and the link for that.

import { linkToWatch } from '../../by-link/watch-link.js';
import { watch } from '../../live/watch-room.js';

/** @returns {import('../../services/state.js').Part<'watching'>} */
export const open = () => ({ linkToWatch, watch });
