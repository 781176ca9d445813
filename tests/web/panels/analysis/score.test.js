// How scores are written.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shortScore } from '../../../../shell/panels/analysis/score.js';

/** A score as it is written, in a game of two seats. */
const written = (/** @type {string} */ seat, /** @type {number} */ score, endIn = 0) =>
  shortScore('en', 'wb', /** @type {import('../../../../web/search.js').Report} */ ({ seat, score, endIn }));

test('a score is written from the side of the first seat, a forced win as chess players do', () => {
  assert.equal(written('w', 130), '+1.3');
  assert.equal(written('b', 130), '−1.3');
  assert.equal(written('w', 9000, 11), '#11');
  assert.equal(written('b', -9000, -11), '#11');
  assert.equal(written('b', 9000, 11), '#−11');
  assert.equal(written('w', -9000, -11), '#−11');
});
