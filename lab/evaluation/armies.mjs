// Armies of TCHES that are drawn: of all kinds, alike for both sides.

const kinds = 'q r b n g f d c l m t w x a e *rn *nb *bn *nr j'.split(' ');
const pawns = ['*pr', '*ps', '*pb', '*pp'];
const side = 10;

/**
 * Numbers from 0 below a limit. Not those of random.mjs: by these the armies were drawn from which the net of TCHES has
 * learnt.
 */
export function makeDraw(/** @type {number} */ seed) {
  let state = seed;
  return (/** @type {number} */ limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** The right wing as the left one. */
function mirror(/** @type {(string | null)[]} */ row) {
  for (let i = 0; i < side / 2; i++) row[side - 1 - i] = row[i];
}

/** A row as a text, null for an empty square. */
const write = (/** @type {(string | null)[]} */ row) =>
  row
    .map((piece) => piece ?? '1')
    .join('')
    .replace(/1+/g, ({ length }) => `${length}`);

/**
 * A variant with one action a turn. Both sides have a row with the King, in half of the armies some pieces before it,
 * then pawns of one kind.
 */
export function drawArmy(/** @type {ReturnType<typeof makeDraw>} */ draw) {
  const drawKind = () => kinds[draw(kinds.length)];
  /** @type {(string | null)[]} */
  const back = Array.from({ length: side }, drawKind);
  if (draw(2)) mirror(back);
  back[4 + draw(2)] = 'k';
  const pawn = draw(3) === 0 ? pawns[draw(pawns.length)] : 'p';
  const rows = [back];
  if (draw(2)) {
    const front = Array.from({ length: side }, () => (draw(5) < 2 ? drawKind() : null));
    mirror(front);
    rows.push(front);
  }
  rows.push(Array(side).fill(pawn));
  const black = rows.map(write);
  const white = black.map((row) => row.toUpperCase()).reverse();
  const array = [...black, ...Array(side - 2 * rows.length).fill(side), ...white].join('/');
  return `tches;strike=1;array=${array}`;
}
