// Whole games, from tests/playthroughs.

import { readFileSync } from 'node:fs';

const folder = new URL('../../playthroughs/', import.meta.url);

/** A game that was played to its end: its link without actions, and those. */
export function readGame(/** @type {string} */ name) {
  const text = readFileSync(new URL(`${name}.txt`, folder), 'utf8');
  const [, variant] = /** @type {string[]} */ (/^variant (.*)$/m.exec(text));
  const start = /^start (.*)$/m.exec(text)?.[1].replaceAll(' ', '+') ?? '';
  const plays = [...text.matchAll(/^play (.*)$/gm)].map(([, action]) => action);
  return { link: `${variant}!${start}`, plays };
}
