// The boards that show families in the list of games.

import pictures from '../../rules/pictures.json';

/** The one of a family; undefined: what can be started first. */
export const pictureOf = (/** @type {string} */ family) =>
  /** @type {Record<string, { variant: string, position: string } | undefined>} */ (pictures)[family];
