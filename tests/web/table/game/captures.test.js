// The lines at the seats: names, which are kept as in records, the pieces taken, the computers' strengths.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseLink } from '../../../../shell/links/links.js';
import { playersFor } from '../../../../shell/links/players.js';
import { finish } from '../../../../shell/links/slices.js';
import { countOf, leadOf, takenBy } from '../../../../shell/table/game/captures.js';
import { longestName, namesIn } from '../../../../shell/table/game/names.js';
import { Session } from '../../../../shell/table/game/session.js';
import { writeLinkAsRecord } from '../../../../shell/table/records/record-link.js';
import { withName } from '../../../../shell/table/records/rename.js';
import { loadBuilt } from '../../support/engine.js';
import { inLines, inWords } from '../../support/lists.js';

const engine = await loadBuilt();
const open = (/** @type {string} */ link) => Session.open(engine, parseLink(link)).session;
const kindsOf = (/** @type {Session} */ { view }) =>
  engine.schema().families.find(({ family }) => family === view.family)?.kinds ?? [];

test('a name that is typed is in the link, in the record, and comes back from both', async () => {
  const session = open('custodian!!a2a3!seats=p,3;x=1');
  session.extras = withName(session, 'w', '  Ann; "Я" ');
  session.extras = withName(session, 'b', 'Bob');
  session.extras = withName(session, 'b', 'Bo');
  assert.deepEqual(Object.fromEntries(namesIn(session)), { w: 'Ann; "Я"', b: 'Bo' });
  assert.deepEqual(inLines(session.extras.filter(([key]) => key !== 'notes')), ['seats p,3', 'x 1']);
  const record = finish(writeLinkAsRecord(engine, session.link, new Date(0)));
  assert.match(record, /\[Seat "b" "Bo"\]/);
  assert.equal(record.includes('[Seat "w" "Ann; \\"Я\\""]'), true, record);
});

test('an empty name is none, a long one is cut, and what else the notes say stays', async () => {
  const session = open('custodian');
  session.extras = withName(session, 'w', 'x'.repeat(100));
  assert.equal(namesIn(session).get('w')?.length, longestName);
  session.extras = withName(session, 'w', ' ');
  assert.deepEqual(session.extras, []);
  const [event, comments] = [['Event', 'Café'], [{ at: 0, text: 'so' }]];
  session.extras = [['notes', JSON.stringify({ tags: [event, ['Seat', 'w', 'Ann']], comments })]];
  session.extras = withName(session, 'w', '');
  assert.deepEqual(JSON.parse(session.extras[0][1] ?? ''), { tags: [event], comments });
});

test('notes that are damaged have no names', () => {
  for (const notes of ['', 'x', '{', '{}', '{"tags":3}', '{"tags":[["Seat"]]}', '%', '[]'])
    assert.deepEqual([...namesIn({ extras: [['notes', notes]] })], [], notes);
  assert.deepEqual([...namesIn({ extras: [] })], []);
});

test('what each seat has taken is listed by kinds, up to the position shown', () => {
  const moves = 'c2c3.d6d5.e1c2.d7d6.d1e1.d6e5.d2d3.e5f4.d3d4.f4e5.b2b3.c6c5.f2f3.d5d4.c2b4.b7e4.b1c2.d4e3';
  const session = open(`custodian!!${moves}.e1f2.e5f4.c1d3.c5d4`);
  const kinds = kindsOf(session);
  const takenOf = (/** @type {string} */ seat) => inWords(takenBy(session, seat, kinds), 'kind', 'seat', 'count');
  assert.deepEqual([takenOf('b'), takenOf('w')], [['N w 1', 'P w 2'], ['P b 1']]);
  assert.deepEqual([countOf(session.view, 'w'), countOf(session.view, 'b')], [11, 13]);
  assert.deepEqual([leadOf(session.view, 'w'), leadOf(session.view, 'b')], [0, 2]);
  session.goTo(11);
  assert.deepEqual(takenBy(session, 'b', kinds), []);
  assert.deepEqual([leadOf(session.view, 'w'), leadOf(session.view, 'b')], [0, 0], 'nobody is ahead');
});

test('one plays a friend, the computer, or watches', () => {
  assert.equal(playersFor({ opponent: 'friend', level: '7' }, 'wb'), undefined);
  assert.equal(playersFor({ opponent: 'computer', level: '7' }, 'wb'), 'p,7');
  assert.equal(playersFor({ opponent: 'computer', level: '5s' }, 'abc'), 'p,5s,5s');
  assert.equal(playersFor({ opponent: 'watch', level: '7' }, 'wb'), '7,7');
});

test('a king that is freed by the capture of its captor is not among the pieces taken any more', () => {
  const king = { square: 'd4', x: 3, y: 3, kind: 'K', seat: 'b' };
  const captor = { square: 'd4', x: 3, y: 3, kind: 'R', seat: 'w', on: { kind: 'K', seat: 'b', captive: true } };
  const steps = /** @type {any} */ ([
    { seat: 'w', taken: [king] },
    { seat: 'b', taken: [captor] },
  ]);
  const kinds = [{ code: 'K' }, { code: 'R' }];
  assert.deepEqual(inWords(takenBy({ steps, at: 1 }, 'w', kinds), 'kind', 'seat', 'count'), ['K b 1']);
  assert.deepEqual(takenBy({ steps, at: 2 }, 'w', kinds), []);
  assert.deepEqual(inWords(takenBy({ steps, at: 2 }, 'b', kinds), 'kind', 'seat', 'count'), ['R w 1']);
});
