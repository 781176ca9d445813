// Some of the changed links and records that tests/fuzz/fuzz-texts.mjs draws without end.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkEntered, checkLink, checkRecords, collectSeeds, drawText } from '../../fuzz/texts.js';
import { isAll } from '../../is-all.js';
import { loadBuilt, makeRandom } from '../support/engine.js';

const engine = await loadBuilt();
const random = makeRandom(13);
const seeds = collectSeeds(engine, random);
const count = isAll ? 150 : 50;

/** How many of a hundred texts could be read. */
function shareRead(/** @type {string[]} */ texts, /** @type {typeof checkLink} */ check) {
  const read = Array.from({ length: count }, () => check(engine, drawText(texts, random)));
  return (100 * read.filter(Boolean).length) / count;
}

test('links by chance open as their canonical form does, or are refused at a place', () => {
  assert.ok(shareRead(seeds.links, checkLink) > 25);
});

test('records by chance are written and read as the same, or are refused at a place', () => {
  assert.ok(shareRead(seeds.records, checkRecords) > 25);
});

test('whatever is entered becomes a link or is refused with a reason', () => {
  assert.ok(shareRead([...seeds.links, ...seeds.records], checkEntered) > 25);
});
