// Two tabs of a browser have the same game by link, and both have written something before they heard of each other:
// one has played, the other has taken over what somebody elsewhere has said. They are one player: the game has both.

import { formatLink, getExtra, parseLink } from '../links/links.js';
import { isOwnKey, withKey } from './keys.js';
import { readOwn } from './receive.js';

/** @import { Link } from '../links/links.js' */
/** @import { Own } from './receive.js' */

/**
 * A game as it is stored.
 * @typedef {Pick<import('../saving/store.js').GameRecord, 'link' | 'notes' | 'own'>} Written
 */

const isSame = (/** @type {unknown} */ a, /** @type {unknown} */ b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The value that one of two has changed; undefined: both have changed it.
 * @template T
 * @param {T} known
 * @param {T} mine
 * @param {T} theirs
 * @returns {T | undefined}
 */
function changed(known, mine, theirs) {
  if (isSame(mine, known) || isSame(mine, theirs)) return theirs;
  return isSame(theirs, known) ? mine : undefined;
}

/** The actions: those that one of both has changed, or that go on where the others end; undefined: there are none. */
function joinActions(/** @type {string[]} */ known, /** @type {string[]} */ mine, /** @type {string[]} */ theirs) {
  const [short, long] = [mine, theirs].sort((a, b) => a.length - b.length);
  return changed(known, mine, theirs) ?? (isSame(short, long.slice(0, short.length)) ? long : undefined);
}

/**
 * The keys of the link; null if both have changed one of those that others read.
 * @param {Link} known
 * @param {Link} mine
 * @param {Link} theirs
 * @returns {Link['extras'] | null}
 */
function joinExtras(known, mine, theirs) {
  let { extras } = theirs;
  for (const key of new Set([...known.extras, ...mine.extras].map(([name]) => name))) {
    const values = [known, mine, theirs].map((link) => getExtra(link, key) ?? null);
    let value = changed(values[0], values[1], values[2]);
    if (value === undefined && isOwnKey(key)) value = values[1];
    if (value === undefined) return null;
    if (value !== values[2]) extras = withKey(extras, key, value ?? undefined);
  }
  return extras;
}

/** The part of this browser: what this tab has changed, but where the other one has changed it. */
function joinOwn(/** @type {Own} */ known, /** @type {Own} */ mine, /** @type {Own} */ theirs) {
  const names = /** @type {(keyof Own)[]} */ ([...new Set([...Object.keys(mine), ...Object.keys(theirs)])]);
  const pairs = names.map((name) => [name, changed(known[name] ?? null, mine[name] ?? null, theirs[name] ?? null)]);
  return { ...theirs, ...Object.fromEntries(pairs.filter(([, value]) => value !== undefined && value !== null)) };
}

/**
 * The game with what this tab and another one have done; null if that cannot be, as when both have acted.
 * @param {Written} known what both had
 * @param {Written} mine
 * @param {Written} theirs
 * @returns {Written | null}
 */
export function joinTabs(known, mine, theirs) {
  const owns = [known, mine, theirs].map(({ own }) => readOwn(own));
  const [before, own, other] = owns;
  if (!before || !own || !other || own.mark !== other.mark || own.seat !== other.seat) return null;
  const [base, here, there] = [known, mine, theirs].map(({ link }) => parseLink(link));
  const startOf = (/** @type {Link} */ { variant, position }) => ({ variant, position });
  const start = changed(startOf(base), startOf(here), startOf(there));
  const actions = joinActions(base.actions, here.actions, there.actions);
  const extras = joinExtras(base, here, there);
  if (!start || !actions || !extras) return null;
  const notes = changed(known.notes, mine.notes, theirs.notes) ?? mine.notes;
  return { link: formatLink({ ...start, actions, extras }), notes, own: joinOwn(before, own, other) };
}
