// The page of the board's tests: a board, a card rail, and a notebook of their events.

import '../../../shell/board/motley-view.js';
import '../../../shell/board/motley-cards.js';
import '../../../shell/board/motley-hand.js';
import { english } from './english.js';

/** @typedef {import('../../../shell/board/motley-view.js').MotleyView} MotleyView */
/** @typedef {import('../../../shell/board/motley-cards.js').MotleyCards} MotleyCards */

const names = ['motley-play', 'motley-refuse', 'motley-source', 'motley-leave'];

const board = /** @type {MotleyView} */ (document.createElement('motley-view'));
const rail = /** @type {MotleyCards} */ (document.createElement('motley-cards'));
const hand = /** @type {any} */ (document.createElement('motley-hand'));
const before = document.createElement('button');
before.textContent = 'Before the board';

const table = {
  board,
  rail,
  /** @type {[name: string, detail: any][]} */
  events: [],
  clicks: 0,
  /** The next view for each action that may be played. @type {Record<string, object>} */
  answers: {},

  /** Draws a view, with the other properties of the board. */
  async show(/** @type {object} */ properties) {
    Object.assign(
      board,
      { words: english, playAside: (/** @type {string} */ text) => table.answers[text] ?? null, cardsInUse: 2 },
      properties,
    );
    const { view, kinds, look } = board;
    Object.assign(rail, { words: english, view, kinds, look, cardsInUse: 2 });
    Object.assign(hand, { words: english, view, kinds });
    await board.updateComplete;
    await rail.updateComplete;
  },

  /** Words that were asked for and are not there. */
  get missing() {
    return [...english.missing];
  },
};

/** The answers of a page to the events. */
function react(/** @type {string} */ name, /** @type {any} */ detail) {
  if (name === 'motley-source') rail.square = board.source = hand.source = detail.source;
  if (name === 'motley-leave') board.focusSquare(detail.square);
  const view = name === 'motley-play' && table.answers[detail.text];
  if (view) table.show({ view });
}

const main = document.createElement('main');
main.append(before, board, rail, hand);
for (const name of names)
  main.addEventListener(name, (event) => {
    const { detail } = /** @type {CustomEvent} */ (event);
    table.events.push([name, detail]);
    react(name, detail);
  });
document.addEventListener('click', () => table.clicks++);
document.body.append(main);
// Something to scroll.
main.style.minHeight = '3000px';
Object.assign(window, { table });
