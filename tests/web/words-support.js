// The English words for tests without a browser.

import { readdirSync, readFileSync } from 'node:fs';
import { Words } from '../../shell/words/words.js';

const strings = new URL('../../shell/strings/', import.meta.url);

/** All that a board says. */
export const english = new Words(
  'en',
  readdirSync(strings)
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => readFileSync(new URL(file, strings), 'utf8')),
);
