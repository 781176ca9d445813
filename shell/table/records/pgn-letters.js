// Pieces in PGN are told by English letters; books and sites of other countries write their own.

/** @import { PgnGame } from './pgn-games.js' */

const english = [...'KQRBN'];

/**
 * King, queen, rook, bishop and knight: German, Swedish, Danish and Norwegian; French; Spanish and Italian; Russian;
 * Ukrainian; Portuguese; Dutch; Polish; Czech and Slovak; Hungarian; Finnish; Romanian.
 */
const alphabets = [
  ...['KDTLS', 'RDTFC', 'RDTAC'].map((letters) => [...letters]),
  ['Кр', 'Ф', 'Л', 'С', 'К'],
  ['Кр', 'Ф', 'Т', 'С', 'К'],
  ...['RDTBC', 'KDTLP', 'KHWGS', 'KDVSJ', 'KVBFH', 'KDTLR', 'RDTNC'].map((letters) => [...letters]),
];

/** A move with a letter, or a promotion. */
const move = /^(\p{Lu}р?)?([a-h]?[1-8]?[-x]?[a-h][1-8](?:[a-h][1-8])?=?)(\p{Lu}р?)?/u;

/** The words of the moves, each with what follows it up to the next one. @returns {string[]} */
const wordsOf = (/** @type {PgnGame} */ { moves, places }) =>
  places.map(({ at }, i) => moves.slice(at, places[i + 1]?.at));

/** The letters for pieces that a game has. */
function lettersOf(/** @type {PgnGame} */ game) {
  const found = wordsOf(game).flatMap((word) => move.exec(word)?.filter((_, i) => i === 1 || i === 3) ?? []);
  return new Set(found.filter(Boolean));
}

/** A game with English letters instead of others. @returns {PgnGame} */
function translate(/** @type {PgnGame} */ game, /** @type {string[]} */ alphabet) {
  const inEnglish = (/** @type {string | undefined} */ letter) => (letter ? english[alphabet.indexOf(letter)] : '');
  let moves = game.moves.slice(0, game.places[0]?.at);
  const places = wordsOf(game).map((word, i) => {
    const place = { at: moves.length, offset: game.places[i].offset };
    moves += word.replace(move, (_, piece, way, promoted) => inEnglish(piece) + way + inEnglish(promoted));
    return place;
  });
  return { ...game, moves, places };
}

/**
 * What a game can be whose letters are not English: as many games as there are languages that have all its letters.
 * @param {PgnGame} game
 * @returns {PgnGame[]}
 */
export function translations(game) {
  const letters = [...lettersOf(game)];
  if (letters.every((letter) => english.includes(letter))) return [];
  const fitting = alphabets.filter((alphabet) => letters.every((letter) => alphabet.includes(letter)));
  return fitting.map((alphabet) => translate(game, alphabet));
}
