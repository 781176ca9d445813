// The drawings as SVG texts. pieces.css colours them inside an element with data-seat or, for tiles, data-tile.

/** @type {Record<string, string>} */
const pieces = import.meta.glob('./pieces/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** @type {Record<string, string>} */
const cards = import.meta.glob('./cards/*.svg', { query: '?raw', import: 'default', eager: true });

/** @type {Record<string, string>} */
const marks = import.meta.glob('./marks/*.svg', { query: '?raw', import: 'default', eager: true });

/** @type {Record<string, string>} */
const seats = import.meta.glob('./seats/*.svg', { query: '?raw', import: 'default', eager: true });

/** The drawing of a kind by its name, such as "king"; empty if there is none. */
export function pieceArt(/** @type {string} */ name) {
  return pieces[`./pieces/${name}.svg`] ?? '';
}

/**
 * The symbol of a card in one of the looks.
 * @param {string} look "lines", "pieces" or "dots"
 * @param {string} letter as in texts: "O", "D", "H"
 */
export function cardArt(look, letter) {
  return cards[`./cards/${look}-${letter.toLowerCase()}.svg`] ?? '';
}

/**
 * A sign on a square or a piece. "portal" and "facing" cover the square; "facing" points up and is to be turned around
 * the middle of the square. "acted" and "king-under" are badges, the latter in the colours of the captive.
 */
export function markArt(/** @type {string} */ name) {
  return marks[`./marks/${name}.svg`] ?? '';
}

/** The emblem of a seat that owns tiles, by its letter, in the colour of the text. */
export function emblemArt(/** @type {string} */ seat) {
  return seats[`./seats/${seat}.svg`] ?? '';
}
