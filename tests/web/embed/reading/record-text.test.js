// The texts of a record in somebody's page beside the actions: how much of them is shown, and that long ones are read
// with pauses.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  clocksOf,
  commentsAt,
  isLong,
  linkOfText,
  marksAt,
  nagsAt,
  namesOf,
  variantIn,
} from '../../../../shell/embed/reading/record-text.js';
import { finish } from '../../../../shell/links/slices.js';
import { Session } from '../../../../shell/table/game/session.js';
import { loadBuilt } from '../../support/engine.js';
import { inLines } from '../../support/lists.js';

const engine = await loadBuilt();

/** A record with such tags and comments before its first and only action. */
const recordOf = (tags = '', comments = '') => `[Motley "1"]
  [Variant "custodian"]${tags}
  [Result "ongoing"]

  ${comments} 1. a2a3 ongoing`;

/** The game of a record. */
const open = (/** @type {string} */ text) => Session.open(engine, finish(linkOfText(engine, text))).session;

test('the variant is found wherever its tag stands, and soon in white space without end', () => {
  for (const text of ['[Variant "till"]', ' [Motley "1"] [Variant "till"]', '[A "b"]\n  [ Variant\n "till"]'])
    assert.equal(variantIn(text), 'till', text);
  for (const text of ['x\r[Variant “till”]\r', '[Motley "1"]<br /> [Variant&quot;till&quot;]', '<p>[Variant „till“]'])
    assert.equal(variantIn(text), 'till', text);
  assert.equal(variantIn('[A "[Variant "]{x} a [Variant "till"]'), '');
  assert.equal(variantIn(`${'\n'.repeat(300_000)}[Variant "till"]`), 'till');
});

test('of what is said of a position as much is shown as can be read', () => {
  const session = open(recordOf('', `{${'a'.repeat(1500)}} {${'b'.repeat(3000)}} {c} {[%marks a1]}`));
  assert.deepEqual(inLines(commentsAt(session, 0).map((text) => [text.length, text.at(-1)])), ['1500 a', '501 …']);
  assert.deepEqual(marksAt(session, 0), ['a1']);
  assert.equal(isLong(session), false);
  assert.equal(commentsAt(open(recordOf('', '{a} '.repeat(50))), 0).length, 20);
  const most = open(recordOf('', '{[%marks a1] [%marks a2]} '.repeat(80)));
  assert.deepEqual([marksAt(most, 0).length, commentsAt(most, 0).length], [100, 0]);
});

test('glyphs of annotators are those of the game, not of its variations, and few', () => {
  const text = recordOf().replace('a2a3', 'a2a3!? $14 (b2b3? {worse})');
  const { link } = open(text);
  for (const session of [open(text), Session.open(engine, link).session])
    assert.deepEqual([nagsAt(session, 0), nagsAt(session, 1)], [[], ['!?', '$14']]);
  assert.equal(nagsAt(open(text.replace('!?', '!'.repeat(100))), 1).length, 10);
});

test('commands of other programs are no words, and clocks are those of the position shown', () => {
  const moves = '1. a2a3 {[%eval 0.3] [%clk 0:04:58.5] quiet} 1... g6g5 {[%clk 1:02:03][%csl Gd5]} 2. b2b3 ongoing';
  const session = open(recordOf('\n[Clock "300+5"]').replace('1. a2a3 ongoing', moves));
  assert.deepEqual([commentsAt(session, 1), commentsAt(session, 2)], [['quiet'], []]);
  const clocks = [0, 1, 2, 3].map((at) => {
    session.goTo(at);
    return [...clocksOf(session)].map(([seat, time]) => `${seat} ${time}`).join();
  });
  assert.deepEqual(clocks, ['w 300000,b 300000', 'w 298500,b 300000', 'w 298500,b 3723000', 'w 298500,b 3723000']);
});

test('without comments of clocks the beginning and the end are known', () => {
  const session = open(recordOf('\n[Clock "300"] [Left "290.1,0"]').replace('1. a2a3', '1. a2a3 1... g6g5'));
  const times = (/** @type {number} */ at) => {
    session.goTo(at);
    return [...clocksOf(session).values()];
  };
  assert.deepEqual(
    [times(0), times(1), times(2)],
    [
      [300_000, 300_000],
      [null, null],
      [290_100, 0],
    ],
  );
  assert.equal(clocksOf(open(recordOf())).size, 0);
});

test('of a file the first game is shown, whatever the others are', () => {
  assert.equal(finish(linkOfText(engine, `${recordOf()}\n${recordOf('[x]')}`)).actions.length, 1);
  assert.throws(() => finish(linkOfText(engine, `${recordOf('[x]')}\n${recordOf()}`)), { reason: 'bad-tag' });
});

test('a game of which more is said than a list can hold is long', () => {
  const comment = `{${'a'.repeat(1999)}} `;
  const moves = [...'abcdef'].flatMap((file) => [`${file}2${file}3`, `${file}7${file}6`]);
  const text = (/** @type {number} */ n) =>
    `[Motley "1"][Variant "taketwo;switch=off"][Result "ongoing"] ${moves
      .slice(0, n)
      .map((move) => comment + move)
      .join(' ')} ongoing`;
  assert.equal(isLong(open(text(10))), false);
  const session = open(text(11));
  assert.equal(isLong(session), true);
  assert.equal(commentsAt(session, 10)[0].length, 1999, 'it is said all the same');
});

test('names are those of seats, and short', () => {
  const session = open(recordOf(`[Seat "w" "${'A'.repeat(1000)}"][Seat "b"][Seat "x" "Y"][Date "2026"]`));
  assert.deepEqual([...namesOf(session, [])], [['w', `${'A'.repeat(120)}…`]]);
});

for (const [name, make] of /** @type {[string, (n: number) => string][]} */ ([
  ['tags', (n) => recordOf('[A ""]'.repeat(n))],
  ['comments', (n) => recordOf('', '{a} '.repeat(n))],
]))
  test(`a record with many ${name} is read with as many pauses`, () => {
    const work = linkOfText(engine, make(2000));
    let pauses = 0;
    while (!work.next().done) pauses++;
    // Once when they are read, when they are written into a link, and when they are put in order.
    assert.ok(pauses >= 6000, `${pauses}`);
  });
