// The worker that thinks for everything on a page: all boards, hints and the analysis share it.

import { Thinker } from '../../web/thinker.js';
import { connects } from './connect.js';

/** @type {Thinker | null} */
let thinker = null;

/** It is made when it is first needed. */
export function sharedThinker() {
  return (thinker ??= new Thinker(connects));
}
