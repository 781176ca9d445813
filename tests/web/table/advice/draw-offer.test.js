// Draws that are offered to computers: they judge by their own search, here the real one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseLink } from '../../../../shell/links/links.js';
import { askForDraw, seatsIn, seatsToAsk } from '../../../../shell/table/advice/draw-offer.js';
import { Session } from '../../../../shell/table/game/session.js';
import { loadBuilt } from '../../support/engine.js';
import { makeRealThinker, settled, sitDown } from '../../support/fakes.js';
import { inLines } from '../../support/lists.js';

const engine = await loadBuilt();

/** White has played at random, Black not. */
const opening = 'c2c3.d6d5.e1c2.d7d6.d1e1.d6e5.d2d3.e5f4.d3d4.f4e5.b2b3.c6c5.f2f3.d5d4';
const lost = `custodian!!${opening}.c2b4.b7e4.b1c2.d4e3.e1f2.e5f4.c1d3.c5d4`;

/** A table at which computers think for themselves. */
function sit(/** @type {string} */ link) {
  const made = sitDown(engine);
  const { session } = Session.open(engine, parseLink(link));
  const { requests, thinker } = makeRealThinker(engine);
  made.owner.thinker = thinker;
  made.table.opponents.hold();
  made.table.seat(session);
  made.table.opponents.isHeld = true;
  return { ...made, session, requests };
}

test('a computer that stands better plays on, one that stands worse agrees', async () => {
  const better = sit(`${lost}!seats=p,5`);
  assert.deepEqual(seatsToAsk(better.table), ['b']);
  assert.equal(await askForDraw(better.table), 'b');
  assert.equal(better.requests[0].request.strength.level, 5, 'it judges as well as it plays');
  const worse = sit(`${lost}!seats=5,p`);
  assert.equal(await askForDraw(worse.table), null);
});

test('in the opening nobody agrees who is not clearly worse; later an even game is a draw', async () => {
  assert.equal(await askForDraw(sit('custodian!!a2a3.g6g5!seats=p,6').table), 'b');
  const even = 'taketwo;switch=off!4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1 -';
  const files = [...'efghgfedcba'];
  const walk = files.slice(1).flatMap((file, i) => [1, 8].map((rank) => `${files[i]}${rank}${file}${rank}`));
  assert.equal(await askForDraw(sit(`${even}!${walk.slice(0, -1).join('.')}!seats=p,6`).table), 'b', 'too early');
  assert.equal(await askForDraw(sit(`${even}!${walk.join('.')}!seats=p,6`).table), null);
});

test('a computer that guessed thinks again before it answers', async () => {
  const { table, requests } = sit(`${lost}!seats=p,1`);
  assert.equal(await askForDraw(table), 'b');
  assert.ok(requests.every(({ request }, i) => request.strength.seed === i + 1));
});

test('only seats that are in the game have a say, and of those only computers are asked', () => {
  const { table, session } = sit('till;players=3!!!seed=4;seats=p,3,3');
  assert.deepEqual(inLines([seatsIn(session.view), seatsToAsk(table)]), ['a b c', 'b c']);
  const view = /** @type {any} */ ({
    seats: 'abc',
    standings: [
      { seat: 'a', owner: 'b' },
      { seat: 'b', owner: 'b' },
    ],
  });
  assert.deepEqual(seatsIn(view), ['b', 'c']);
});

test('an answer to a game that people have gone on with is none', async () => {
  const { table, session } = sit(`${lost}!seats=p,5`);
  const answer = askForDraw(table);
  session.restore({ steps: session.steps.slice(0, 4), at: 4, result: null });
  assert.equal(await answer, undefined);
  await settled();
});
