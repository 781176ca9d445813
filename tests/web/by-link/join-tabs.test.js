// What a game by link is, of which two tabs of one browser have written something before they heard of each other.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinTabs } from '../../../shell/by-link/join-tabs.js';

const round = 'bylink=abcdefghijkl,aaaaaa,bbbbbb';
const own = { seat: 'b', mark: 'bbbbbb', sent: '' };

/** The link that comes of what both had, this tab has, and the other one has; each after the keys that all have. */
function join(/** @type {[string, string, string]} */ ...texts) {
  const [known, mine, theirs] = texts.map((text) => {
    const [actions, keys] = text.split(' ');
    return { link: `custodian!!${actions}!${[round, keys].filter(Boolean).join(';')}`, own };
  });
  return joinTabs(known, mine, theirs)?.link.replace(`!${round}`, '').replace('custodian!!', '') ?? null;
}

for (const [name, known, mine, theirs, expected] of [
  ['both have the same', 'a2a3', 'a2a3', 'a2a3', 'a2a3'],
  ['only this one has played', 'a2a3', 'a2a3.g6g5', 'a2a3', 'a2a3.g6g5'],
  ['only the other one has', 'a2a3', 'a2a3', 'a2a3.g6g5', 'a2a3.g6g5'],
  ['only this one has taken back', 'a2a3.g6g5', 'a2a3', 'a2a3.g6g5', 'a2a3'],
  ['one is further', 'a2a3', 'a2a3.g6g5', 'a2a3.g6g5.b2b3', 'a2a3.g6g5.b2b3'],
  ['the other one is not', 'a2a3', 'a2a3.g6g5.b2b3', 'a2a3.g6g5', 'a2a3.g6g5.b2b3'],
  ['they have played otherwise', 'a2a3', 'a2a3.g6g5', 'a2a3.f6f5', null],
  ['an end is there', 'a2a3', 'a2a3 at=0', 'a2a3 result=win+b+resignation', 'a2a3;result=win+b+resignation;at=0'],
  ['two ends are there', 'a2a3', 'a2a3 result=draw+agreement', 'a2a3 result=win+b+resignation', null],
  ['an answer is no longer there', 'a2a3 answer=1,declined', 'a2a3.g6g5', 'a2a3 answer=1,declined', 'a2a3.g6g5'],
  ['each looks at another position', 'a2a3', 'a2a3 at=0', 'a2a3 at=1', 'a2a3;at=0'],
])
  test(`${name}: ${expected ?? 'both stay'}`, () =>
    assert.equal(join(String(known), String(mine), String(theirs)), expected));

test('of the part of the browser each tab has what it has changed, and the other one what both have', () => {
  const link = `custodian!!a2a3!${round}`;
  const joined = joinTabs(
    { link, own: { ...own, sent: 'a' } },
    { link, own: { ...own, sent: 'b', secret: 'c' } },
    { link, own: { ...own, sent: 'd', keys: { w: 'e' } } },
  );
  const { sent, secret, keys } = Object(joined?.own);
  assert.deepEqual([sent, secret, keys], ['d', 'c', { w: 'e' }]);
});

test('tabs that play different seats are joined no more', () => {
  const link = `custodian!!a2a3!${round}`;
  for (const other of [{ ...own, seat: 'w' }, { ...own, mark: 'cccccc' }, undefined])
    assert.equal(joinTabs({ link, own }, { link, own }, { link, own: other }), null);
});

test('comments that are stored apart stay', () => {
  const link = `custodian!!a2a3!${round}`;
  const notes = (/** @type {string} */ known, /** @type {string} */ mine, /** @type {string} */ theirs) =>
    joinTabs({ link, own, notes: known }, { link, own, notes: mine }, { link, own, notes: theirs })?.notes;
  assert.deepEqual([notes('a', 'b', 'a'), notes('a', 'a', 'b'), notes('a', 'b', 'c')], ['b', 'b', 'b']);
});
