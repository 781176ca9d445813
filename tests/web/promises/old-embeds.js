// The contents of old-embeds.txt: boards as authors have pasted them into their pages, and how each must open for ever.

import { readFileSync } from 'node:fs';

/**
 * @typedef {object} OldEmbed
 * @property {string} html
 * @property {string[]} expected the lines that say how it opens, each without its `= `
 */

const corpus = readFileSync(new URL('old-embeds.txt', import.meta.url), 'utf8');

/** @type {OldEmbed[]} */
export const oldEmbeds = corpus
  .replace(/^#.*\n/gm, '')
  .split(/(?<=^= .*\n)(?!= )/m)
  .filter((text) => text.trim())
  .map((text) => {
    const lines = text.trim().split('\n');
    const expected = lines.filter((line) => line.startsWith('= ')).map((line) => line.slice(2));
    return { html: lines.filter((line) => !line.startsWith('= ')).join('\n'), expected };
  });
