// Which page shows a live game to those who watch it, and what of it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Showing } from '../../../shell/by-link/showing.js';

test('only the page of the first seat that is here shows the game, without its ID, and the turn that goes on', () => {
  /** @type {string[]} */
  const said = [];
  /** @type {import('../../../shell/live/watched-clock.js').Shown[]} */
  let clocks = [];
  let come = () => {};
  const showing = new Showing(
    (onChange) => {
      come = onChange;
      said.push('joins');
      return { say: (word, rest) => said.push(`${word} ${rest}`), leave: () => said.push('leaves') };
    },
    () => clocks,
  );
  const news = () => said.splice(0);
  const text = 'custodian!!e2e3!bylink=AbCdEf012345,aaaaaa,bbbbbb';
  showing.follow(false, text, ['e2e3']);
  assert.deepEqual(news(), []);
  showing.follow(true, text, ['e2e3', 'g6g5']);
  assert.deepEqual(news(), ['joins', 'link custodian!!e2e3', 'draft 1 g6g5']);
  showing.follow(true, text, ['d2d3', 'g6g5']);
  assert.deepEqual(news(), ['link custodian!!e2e3', 'draft 1 ']);
  come();
  assert.deepEqual(news(), []);
  clocks = [
    { seat: 'w', left: 299_960, isRunning: false },
    { seat: 'b', left: -3, isRunning: true },
  ];
  come();
  assert.deepEqual(news(), ['times b w300,b0']);
  showing.follow(false, text, ['e2e3']);
  showing.leave();
  come();
  assert.deepEqual(news(), ['leaves']);
});
