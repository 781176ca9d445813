// The names of the players, which are kept as in records: tags `Seat` among the notes of the link.

/**
 * @typedef {import('./session.js').Session} Session
 */

/** The longest name that can be typed, in characters. */
export const longestName = 40;

/**
 * The names of a game by seat. What is damaged has none.
 * @param {Pick<Session, 'extras'>} game
 * @returns {Map<string, string>}
 */
export function namesIn({ extras }) {
  const notes = extras.find(([key]) => key === 'notes')?.[1];
  if (!notes) return new Map();
  try {
    const { tags } = Object(JSON.parse(notes.startsWith('{') ? notes : decodeURIComponent(notes)));
    const seats = tags.filter((/** @type {unknown} */ tag) => Array.isArray(tag) && tag[0] === 'Seat' && tag[2]);
    return new Map(seats.map((/** @type {string[]} */ [, seat, name]) => [seat, String(name).slice(0, longestName)]));
  } catch {
    return new Map();
  }
}

/**
 * The notes of a game with another name for a seat; an empty one removes it. Everything else in them stays.
 * @param {Pick<Session, 'extras'>} game
 * @param {string} seat
 * @param {string} name
 * @returns {Promise<Session['extras']>}
 */
export async function withName({ extras }, seat, name) {
  const [{ findNotes, writeNotes }, { finish }] = await Promise.all([
    import('../links/record-link.js'),
    import('../links/slices.js'),
  ]);
  const { tags, comments, lines } = finish(findNotes({ extras }));
  const others = tags.filter(([tag, of]) => tag !== 'Seat' || of !== seat);
  const text = name.trim().slice(0, longestName);
  const all = /** @type {typeof tags} */ (text ? [...others, ['Seat', seat, text]] : others);
  const rest = extras.filter(([key]) => key !== 'notes');
  if (all.length + comments.length + lines.length === 0) return rest;
  return [...rest, ['notes', finish(writeNotes({ tags: all, comments, lines }))]];
}
