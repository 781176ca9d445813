// The players of a game as a link names them: people, levels, seconds.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  readPlayers,
  reseatPlayers,
  secondsOf,
  turnPlayers,
  withPlayers,
  writePlayers,
} from '../../../shell/links/players.js';
import { strengthOf } from '../../../shell/table/thinking.js';
import { inLines } from '../support/lists.js';

test('seats in links: people, levels, and what makes no sense', () => {
  assert.deepEqual(readPlayers('p,5', 'wb'), { w: 0, b: 5 });
  assert.deepEqual(readPlayers('10,1,p', 'abc'), { a: 10, b: 1, c: 0 });
  for (const text of ['', '0', '11', '05', '1.5', 'robot', '-3', ' 5', '５'])
    assert.deepEqual(readPlayers(text, 'w'), { w: 0 }, text);
  for (let level = 1; level <= 10; level++) assert.deepEqual(readPlayers(String(level), 'w'), { w: level });
  assert.deepEqual(readPlayers('5', 'wb'), { w: 5, b: 0 });
  assert.deepEqual(readPlayers('p,p,9', 'wb'), { w: 0, b: 0 });
});

test('seats are written only where a computer plays, and read back', () => {
  assert.equal(writePlayers({ w: 0, b: 0 }, 'wb'), undefined);
  for (const text of ['p,5', '5,p', '10,10', 'p,p,1']) {
    const seats = 'abc'.slice(0, text.split(',').length);
    assert.equal(writePlayers(readPlayers(text, seats), seats), text);
  }
});

test('other players replace those of a link and leave the rest', () => {
  /** @type {[string, string | undefined][]} */
  const extras = [
    ['lang', 'fr'],
    ['seats', 'p,5'],
    ['mine', undefined],
  ];
  assert.deepEqual(inLines(withPlayers(extras, '3,p')), ['seats 3,p', 'lang fr', 'mine undefined']);
  assert.deepEqual(inLines(withPlayers(extras, undefined)), ['lang fr', 'mine undefined']);
});

test('a computer has a level, or seconds for an action', () => {
  assert.deepEqual(readPlayers('5s,60s,3,1s', 'abcd'), { a: '5s', b: '60s', c: 3, d: '1s' });
  for (const text of ['0s', '61s', '05s', '5 s', 's', '-1s', 's5', '5S', '5ss'])
    assert.equal(readPlayers(text, 'a').a, 0, text);
  assert.equal(writePlayers({ w: '20s', b: 0 }, 'wb'), '20s,p');
  assert.deepEqual([secondsOf('20s'), secondsOf(7), secondsOf(0)], [20, 0, 0]);
  assert.deepEqual(strengthOf(7), { level: 7 });
  const { time, table } = /** @type {any} */ (strengthOf('5s'));
  assert.equal(time, 5000);
  assert.ok(table > 4096, 'it has room for what it finds');
});

test('players change seats together, each some seats further on', () => {
  assert.equal(turnPlayers('p,5', 'wb', 1), '5,p');
  assert.equal(turnPlayers('p,1,2', 'abc', 1), '2,p,1');
  assert.equal(turnPlayers('p,1,2', 'abc', 3), 'p,1,2');
  assert.equal(turnPlayers(undefined, 'wb', 1), undefined);
});

test('players stay where there are more or fewer seats, and who plays against computers goes on doing so', () => {
  assert.equal(reseatPlayers('p,3', 'ab', 'abcd'), 'p,3,3,3');
  assert.equal(reseatPlayers('5s,p', 'ab', 'abc'), '5s,p,5s');
  assert.equal(reseatPlayers('1,1', 'ab', 'abc'), '1,1,1');
  assert.equal(reseatPlayers(undefined, 'ab', 'abcd'), undefined);
  assert.equal(reseatPlayers('p,p,4', 'abc', 'abcd'), 'p,p,4,4');
  assert.equal(reseatPlayers('p,4,p', 'abc', 'abcd'), 'p,4,p,p');
  assert.equal(reseatPlayers('p,3,3,3', 'abcd', 'ab'), 'p,3');
  assert.equal(reseatPlayers('3,3,p,3', 'abcd', 'ab'), 'p,3');
  assert.equal(reseatPlayers('3,p,p', 'abc', 'ab'), '3,p');
});
