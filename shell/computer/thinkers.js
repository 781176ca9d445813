// The workers that think for a page.

import { Thinker } from '../../web/thinker.js';
import { connects } from './connect.js';

/** One that nothing else asks; its worker starts with the first question. */
export const ownThinker = () => new Thinker(connects);

/** @type {Thinker | null} */
let thinker = null;

/** The one that all boards of a page, hints and the analysis share. */
export function sharedThinker() {
  return (thinker ??= ownThinker());
}
