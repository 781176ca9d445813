// The drawings as SVG texts. Paint them by pieces.css, inside an element with data-seat.

/** @type {Record<string, string>} */
const pieces = import.meta.glob('./pieces/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** @type {Record<string, string>} */
const cards = import.meta.glob('./cards/*.svg', { query: '?raw', import: 'default', eager: true });

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
