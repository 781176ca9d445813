// Reads the attributes of an embedded board.

import { readArrived } from '../../links/arrived.js';
import { getExtra, watchedIn } from '../../links/links.js';
import { readPlayer } from '../../links/players.js';
import { finish } from '../../links/slices.js';
import { shorten } from '../../words/refusals.js';

/** @import { Link } from '../../links/links.js' */

/**
 * What readers do with a board; `watch` where the attribute of that name says it.
 * @typedef {'play' | 'diagram' | 'replay' | 'task' | 'edit' | 'watch'} Mode
 */

/**
 * @typedef {object} Settings
 * @property {Link} link of the game, without the actions a task hides
 * @property {string[] | null} solution of a task; null: there is none
 * @property {Mode} mode
 * @property {string} goal in a task; empty: its solution, or to win
 * @property {string} question of a task, in the author's words
 * @property {string} computer the value of the attribute
 * @property {string} seat the letters of the reader's own seats; empty: all
 * @property {boolean} isFlipped whether the author wants the board seen from the other side
 * @property {'off' | 'button' | 'open'} legend
 * @property {boolean} hasMoves
 * @property {boolean} hasMenu
 * @property {boolean} hasControls
 * @property {'auto' | 'light' | 'dark'} theme
 * @property {string} width at most, as style sheets say it; empty: the usual one
 * @property {string} label empty: the name of the game
 * @property {string} marks arrows and marks of the author, as a text
 * @property {'inside' | 'outside' | 'none'} coordinates where the names of files and ranks stand
 * @property {'on' | 'off' | 'button'} drawing how readers can draw
 * @property {string} pieces the set: `classic`, `bold`, or the address of somebody's own
 * @property {string} strings the address of the author's own words; empty: there are none
 * @property {string} keep the name under which the reader's game is kept; empty: it is not
 * @property {string[]} names of the players, in the order of their seats
 * @property {string} watch the name by which a live game is watched; empty: none is
 * @property {string} live the address of the file that names the servers for that; empty: that of our page
 */

/** The game of an element that names none, which docs/embedding.md promises. */
export const usualGame = 'custodian';

/** The values that an attribute may have; the first is the default. */
const choices = {
  mode: /** @type {const} */ (['play', 'diagram', 'replay', 'task', 'edit']),
  legend: /** @type {const} */ (['button', 'off', 'open']),
  moves: /** @type {const} */ (['off', 'on']),
  menu: /** @type {const} */ (['off', 'on']),
  controls: /** @type {const} */ (['on', 'off']),
  drawing: /** @type {const} */ (['on', 'off', 'button']),
  coordinates: /** @type {const} */ (['on', 'off', 'inside']),
  theme: /** @type {const} */ (['auto', 'light', 'dark']),
};

/** What an author says of the names of files and ranks, in the words of the choices of our page. */
const coordinatePlaces = /** @type {const} */ ({ on: 'outside', off: 'none', inside: 'inside' });

/** Describes an invalid value of an attribute, which is ignored. */
export class AttributeError extends Error {
  constructor(/** @type {string} */ name, /** @type {string} */ text) {
    super(`${name}="${text}"`);
    this.subject = name;
    this.reason = 'unknown-value';
    this.text = text;
    this.offset = 0;
    this.length = text.length;
  }
}

/**
 * The fragment of a link that may be given with the address and words before it; without a link, that of the usual
 * game. It begins behind the first `#` before a word, such as the name of a family: "Game #3" is none.
 */
const fragmentOf = (/** @type {string | null} */ link) =>
  link ? link.slice(link.search(/#(?=[a-z])/) + 1) : usualGame;

/** Reads the attribute `link`, with pauses. Throws a LinkError. */
export const readLinked = (/** @type {string | null} */ link) => readArrived(fragmentOf(link));

/** Whether the attribute `watch` has a name alone, as in a frame, where the link has the rest. */
const isName = (/** @type {string} */ text) => /^[0-9a-f]{64}$/.test(text);

/** The link of a board: that of a game that is watched, or the attribute `link`. */
export function linkOf(/** @type {(name: string) => string | null} */ get) {
  const watch = get('watch')?.trim() ?? '';
  return watch && !isName(watch) ? watch : get('link');
}

/** A link with the name by which its game is watched. @returns {Link} */
const withName = (/** @type {Link} */ link, /** @type {string} */ name) => ({
  ...link,
  extras: [...link.extras.filter(([key]) => key !== 'watch'), ['watch', name]],
});

/**
 * Reads by which name a live game is watched.
 * @param {string} text the attribute
 * @param {Link} link
 * @param {(error: AttributeError) => void} tell
 */
function readWatch(text, link, tell) {
  const name = isName(text) ? text : text && watchedIn(link);
  if (name === undefined) tell(new AttributeError('watch', text));
  return name ?? '';
}

/**
 * Reads the attributes. Invalid values are reported and ignored. Throws a LinkError for a link that cannot be read.
 * Variant, position and actions are not checked here; the engine does it.
 * @param {(name: string) => string | null} get
 * @param {(error: AttributeError) => void} tell
 * @param {Link | null} [linked] the link of the board, if it was read before, or a record beside it
 * @returns {Settings}
 */
export function readSettings(get, tell, linked) {
  /**
   * @template {keyof typeof choices} Name
   * @param {Name} name
   * @param {typeof choices[Name][number]} [usual]
   * @returns {typeof choices[Name][number]}
   */
  const choose = (name, usual = choices[name][0]) => {
    const text = get(name);
    if (text === null || text === '') return usual;
    const found = choices[name].find((value) => value === text);
    if (!found) tell(new AttributeError(name, text));
    return found ?? usual;
  };
  // What is wrong with the mode is told, also where the link cannot be read.
  const chosen = choose('mode');
  const link = linked ?? finish(readLinked(linkOf(get)));
  const watch = readWatch(get('watch')?.trim() ?? '', link, tell);
  const mode = watch ? 'watch' : chosen;
  const given = readGame(get, mode, watch ? withName(link, watch) : link);
  const isTask = mode === 'task';
  /** An attribute that the link may have too, there with '+' for spaces. */
  const own = (/** @type {string} */ name) => (get(name) ?? getExtra(given, name) ?? '').replaceAll('+', ' ');
  return {
    link: isTask ? { ...given, actions: [] } : given,
    solution: isTask && given.actions.length > 0 ? given.actions : null,
    mode,
    goal: own('goal'),
    question: get('question') ?? '',
    computer: readComputer(get('computer') ?? '', tell),
    seat: mode === 'play' ? (get('seat')?.trim() ?? '') : '',
    isFlipped: get('flip') !== null,
    legend: choose('legend', mode === 'diagram' ? 'off' : 'button'),
    hasMoves: choose('moves', mode === 'replay' ? 'on' : 'off') === 'on' && mode !== 'edit',
    hasMenu: choose('menu', mode === 'replay' ? 'on' : 'off') === 'on',
    hasControls: choose('controls', mode === 'diagram' ? 'off' : 'on') === 'on',
    theme: choose('theme'),
    width: readWidth(get('width')?.trim() ?? '', tell),
    label: get('label') ?? '',
    marks: own('marks'),
    coordinates: coordinatePlaces[choose('coordinates')],
    drawing: choose('drawing'),
    pieces: get('pieces')?.trim() || 'classic',
    strings: get('strings')?.trim() ?? '',
    keep: get('keep')?.trim() ?? '',
    names: readNames(get('names') ?? ''),
    watch,
    live: get('live')?.trim() ?? '',
  };
}

/**
 * @param {(name: string) => string | null} get
 * @param {Mode} mode
 * @param {Link} link
 * @returns {Link}
 */
function readGame(get, mode, link) {
  const actions = get('actions');
  const own = ['at', 'seed', 'flip'].map((key) => /** @type {const} */ ([key, get(key)]));
  const isLast = get('at')?.trim() === 'last';
  /** @type {Link['extras']} */
  const extras = link.extras.filter(([key]) => !own.some(([name, value]) => name === key && value !== null));
  for (const [key, value] of own)
    if (value !== null && !(key === 'at' && isLast)) extras.push([key, key === 'flip' ? '1' : value.trim()]);
  if (mode === 'replay' && !isLast && getExtra({ ...link, extras }, 'at') === undefined) extras.push(['at', '0']);
  return {
    variant: get('variant')?.trim() || link.variant,
    position: get('position')?.trim() ?? link.position,
    actions: actions === null ? link.actions : actions.split(/[\s.]+/).filter(Boolean),
    extras: mode === 'task' ? extras.filter(([key]) => key !== 'at') : extras,
  };
}

/** Reads a width: a number of pixels, or `full`, as wide as there is room. */
function readWidth(/** @type {string} */ text, /** @type {(error: AttributeError) => void} */ tell) {
  if (text === 'full') return '100%';
  if (/^[1-9]\d{0,4}$/.test(text)) return `${text}px`;
  if (text) tell(new AttributeError('width', text));
  return '';
}

/** How many characters of names are read. */
const longestNames = 2000;

/** Reads the names of players, with commas between them. */
function readNames(/** @type {string} */ text) {
  const read = text.slice(0, longestNames);
  return read.trim() === '' ? [] : read.split(',').map((name) => shorten(name.trim()));
}

/** Reads the players: a level, or a list of players as in links. */
function readComputer(/** @type {string} */ text, /** @type {(error: AttributeError) => void} */ tell) {
  const items = text.split(',').map((item) => item.trim());
  const isGood = items.every((item) => item === 'p' || item === '' || readPlayer(item) !== 0);
  if (!isGood) tell(new AttributeError('computer', text));
  return isGood ? items.join(',') : '';
}
