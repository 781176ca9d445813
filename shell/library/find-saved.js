// Looks for saved games by the texts about them: the game, the names and levels of players, tags, the date.

import { readPlayer } from '../links/players.js';
import { namesIn } from '../table/game/names.js';
import { dateIn } from '../words/numbers.js';

/** @import { GameRecord } from '../saving/store.js' */

/**
 * How a game is named, as the page does.
 * @typedef {object} Naming
 * @property {string} locale
 * @property {(variant: string) => string} variant
 * @property {(player: import('../links/players.js').Player) => string} player
 */

const extraOf = (/** @type {string} */ extras, /** @type {string} */ key) =>
  extras
    .split(';')
    .find((extra) => extra.startsWith(`${key}=`))
    ?.slice(key.length + 1);

/** A link without the encoding of its characters, as far as it has a right one. */
function decoded(/** @type {string} */ link) {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

/** A text in small letters without the marks above and below them: who looks for `Muller` finds `Müller`, too. */
const plain = (/** @type {string} */ text, /** @type {string} */ locale) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(locale);

/** The text about a game, without playing it. */
function describe(/** @type {Naming} */ naming, /** @type {GameRecord} */ { link, notes, tags = '', changed }) {
  const [variant, , , extras = ''] = decoded(link).split('!');
  const names = namesIn({ extras: [['notes', notes ?? extraOf(extras, 'notes')]] });
  const players = (extraOf(extras, 'seats') ?? '').split(',').map(readPlayer).filter(Boolean);
  const told = [
    naming.variant(variant),
    ...names.values(),
    ...players.map(naming.player),
    tags,
    dateIn(naming.locale, changed),
  ];
  return plain(told.join(' '), naming.locale);
}

/**
 * Whether all words of a query, or parts of them, are told of a game.
 * @returns {(record: GameRecord) => boolean}
 */
export function matching(/** @type {Naming} */ naming, /** @type {string} */ query) {
  const wanted = plain(query, naming.locale).split(/\s+/).filter(Boolean);
  return (record) => {
    const text = describe(naming, record);
    return wanted.every((word) => text.includes(word));
  };
}
