// The English words, for pages of tests that fetch nothing.

import { Words } from '../../../shell/words/words.js';

/** @type {Record<string, string>} */
const texts = import.meta.glob('../../../shell/strings/en/*.ftl', { query: '?raw', import: 'default', eager: true });

export const english = new Words('en', Object.values(texts));
