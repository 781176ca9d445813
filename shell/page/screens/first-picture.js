// The boards that show families in the list of games.

import pictures from '../../rules/pictures.json';

/** The board of a family; undefined: that of the first game to start. */
export const pictureOf = (/** @type {string} */ family) =>
  /** @type {Record<string, { variant: string, position: string } | undefined>} */ (pictures)[family];
