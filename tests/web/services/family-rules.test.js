// The rules of single families as the page has them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Rules } from '../../../shell/services/family-rules.js';

test('a variant named like a property of every object is no family whose rules are missing', () => {
  const rules = new Rules({ families: [], files: { custodian: 'custodian.wasm' }, boards: '' });
  for (const name of ['constructor', '__proto__', 'toString']) {
    assert.equal(rules.isMissing(name), false);
    assert.throws(() => rules.createGame(name), { reason: 'unknown-family' });
  }
  assert.equal(rules.isMissing('custodian;board=cylinder'), true);
});
