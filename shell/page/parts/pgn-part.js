// The reading of games of chess that other programs have written, as one part of the page.

import { readPgn } from '../../table/records/pgn.js';

/** @returns {import('../../services/state.js').Part<'pgn'>} */
export const open = () => ({ readPgn });
