// Games of boards on other people's pages over a reload.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepGames, takeGame } from '../../../../shell/embed/game/kept-games.js';
import { MemoryStorage } from '../../support/fakes.js';

class Board {
  /**
   * @param {string} mode
   * @param {string} [link] none: it does not stand yet
   */
  constructor(mode, link) {
    this.mode = mode;
    this.link = link;
  }

  toLink() {
    if (this.link === undefined) throw new Error('not yet');
    return this.link;
  }
}

test('each board has its game again, once, and then nothing is stored', () => {
  const storage = new MemoryStorage();
  const make = () => [
    new Board('', 'https://motley.example/#custodian!!a2a3'),
    new Board('', 'custodian!!b2b3'),
    new Board('play'),
    new Board('replay', 'custodian!!c2c3'),
    new Board('play', '#till'),
  ];
  keepGames({ storage, page: '/a', boards: make() });
  const place = { storage, page: '/a', boards: make() };
  const take = (/** @type {object} */ other = {}) => takeGame({ ...place, ...other }, place.boards[0]);
  assert.deepEqual([take({ page: '/b' }), take({ boards: place.boards.slice(1) })], [null, null]);
  const taken = place.boards.map((board) => takeGame(place, board));
  assert.deepEqual(taken, ['custodian!!a2a3', 'custodian!!b2b3', null, null, 'till']);
  assert.equal(storage.items.size, 0);
  assert.equal(take(), null);
});
