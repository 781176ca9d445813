// The position in words: all that stands anywhere is said once, on the side of who controls it. The words are the
// English ones, the games real.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Speech } from '../../../shell/board/view/speech.js';
import { Session } from '../../../shell/table/game/session.js';
import { describePosition } from '../../../shell/table/summary.js';
import { loadBuilt, makeRandom, playRandomly } from '../support/engine.js';
import { english, languages } from '../support/words.js';

const engine = await loadBuilt();
const schema = engine.schema();
english.add(String(languages.get('en')?.get('more')));

/** A table with these words, of which the rest is not asked for. @returns {any} */
const tableWith = (called = () => /** @type {string | undefined} */ (undefined)) => ({
  words: english,
  schema,
  called,
  whoseTurn: { seat: 'w' },
});

const parts = (/** @type {Session} */ session) => describePosition(tableWith(), session).parts;

/** The summary of a position: the headings, each with its lines after it. */
function say(/** @type {string} */ variant, /** @type {string} */ position) {
  const session = new Session(engine, variant, position);
  const said = describePosition(tableWith(), session);
  session.dispose();
  return [...said.state, ...said.parts.flatMap(({ name, lines }) => [name, ...lines])];
}

test('each side by kinds, in the order of the family; whose turn it is, and the thrones', () => {
  const said = say('custodian', '1n4k/7/3p3/7/R6/7/K5R w - 0 1').join('; ');
  const sides = 'White: 3 pieces; king: a1; rook: g1, a3; Black: 3 pieces; king: g7; knight: b7; pawn: d5';
  assert.equal(said, `White to play.; ${sides}; Special squares; d1: White’s throne; d7: Black’s throne`);
});

test('what a piece carries or holds, and where it faces, is said with it', () => {
  assert.deepEqual(
    say('tches;strike=2;transport=on;array=k7/8/8/8/8/8/8/7K', '7k/8/8/8/3N_P4/8/8/K7 w 2 -/- - 0 1').slice(0, 4),
    ['White to play: 2 actions left this turn.', 'White: 2 pieces', 'king: a1', 'knight (carrying White pawn): d4'],
  );
  const held = say('tches;strike=1;king=capture;array=k7/8/8/8/8/8/8/7K', '7k/8/8/8/8/8/6r_K1/8 b 1 -/- - 0 2');
  assert.ok(held.includes('rook (holding the captured White king): g2'), held.join('\n'));
  assert.ok(held.includes('White: no pieces'), held.join('\n'));
});

test('cards are said once for all pieces that have the same', () => {
  const said = say('taketwo', '');
  assert.ok(said.includes('pawn (cards straight, diagonal, leap): a2, b2, c2, d2, e2, f2, g2, h2'), said.join('\n'));
});

test('a name that was given to a player stands before that of the seat', () => {
  const session = new Session(engine, 'custodian');
  const table = tableWith(() => 'Anna');
  assert.equal(describePosition(table, session).state[0], 'Anna (White) to play.');
  session.dispose();
});

test('at the end it is said who has won, and why', () => {
  const session = new Session(engine, 'custodian');
  session.result = { result: 'win', winner: 'w', reason: 'resignation' };
  assert.deepEqual(describePosition(tableWith(), session).state, ['White wins', 'Black has resigned.']);
  session.dispose();
});

test('in random games of all presets every piece is said once, by who controls it; what is in hand too', () => {
  const random = makeRandom(15);
  let owned = 0;
  for (const { presets, kinds } of schema.families)
    for (const { variant, position } of presets) {
      const session = new Session(engine, variant, position);
      playRandomly(session.game, 30 + random(120), random);
      const { view } = session;
      const nameKind = (/** @type {string} */ code) => kinds.find((kind) => kind.code === code)?.name ?? code;
      const speech = new Speech(english, view, nameKind);
      const sides = parts(session).slice(0, view.seats.length);
      [...view.seats].forEach((seat, i) => {
        const own = view.pieces.filter((piece) => (piece.owner ?? piece.seat) === seat);
        owned += own.filter(({ owner }) => owner).length;
        const said = sides[i].lines.flatMap((line) => line.split(/: (?!.*: )/)[1].split(/[,;] (?!y )/));
        const squares = own.map(({ square }) => speech.place(square));
        const hands = view.hands.filter((hand) => hand.seat === seat && hand.count > 0);
        assert.deepEqual(said.slice(0, own.length).sort(), squares.sort(), `${variant} ${seat}`);
        const isTold = sides[i].lines.some((line) => line.startsWith('In hand'));
        assert.equal(isTold, hands.length > 0);
      });
      session.dispose();
    }
  assert.ok(owned > 0, 'somebody has taken over an army');
});
