// Reads the values that web/packed.c has written.

/** @typedef {(address: number) => string} NameAt the static text that begins at an address */

/** How many texts are remembered. */
const most = 10_000;

/**
 * A function that gives the text of a number, which it makes only if it is not remembered.
 * @param {(number: number) => string} make
 */
export function remember(make) {
  /** @type {Map<number, string>} */
  const texts = new Map();
  return (/** @type {number} */ number) => {
    let text = texts.get(number);
    if (text !== undefined) return text;
    if (texts.size === most) texts.clear();
    texts.set(number, (text = make(number)));
    return text;
  };
}

/** The characters of a word, at most four, the first in its low byte, up to a zero. */
const readShort = remember((word) => {
  let text = '';
  for (; word; word >>>= 8) text += String.fromCharCode(word & 255);
  return text;
});

/** What is being read: words, the index of the next, and names. @type {Int32Array} */
let words;
let at = 0;
/** @type {NameAt} */
let name;

function readText() {
  let text = '';
  let word;
  do text += readShort((word = words[at++]));
  while (word >>> 24);
  return text;
}

function readMembers(/** @type {Record<string, any>} */ object) {
  for (let start; (start = words[at++]); ) object[name(start >>> 4)] = read(start);
  return object;
}

function readElements() {
  const array = [];
  for (let start; (start = words[at++]); ) array.push(read(start));
  return array;
}

/** Reads the value that begins with a word. @returns {any} */
function read(/** @type {number} */ start) {
  const sort = start & 15;
  if (sort === 1) return words[at++];
  if (sort === 2) return name(words[at++]);
  if (sort === 3) return true;
  if (sort === 4) return readMembers({});
  if (sort === 5) return readMembers({ square: readText(), x: words[at++], y: words[at++] });
  if (sort === 6) return readElements();
  return sort === 7 ? readText() : null;
}

/**
 * Reads the value that begins at an index of some words.
 * @param {Int32Array} from
 * @param {number} index
 * @param {NameAt} nameAt
 */
export function unpack(from, index, nameAt) {
  words = from;
  at = index;
  name = nameAt;
  const value = read(words[at++]);
  words = name = /** @type {any} */ (null); // their memory may be that of an engine which is given up
  return value;
}
