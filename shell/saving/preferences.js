// The settings that a visitor has chosen; stored in the browser if it permits that.

import { levels, times } from '../links/players.js';
import { languages } from '../words/languages.js';

/**
 * @typedef {object} Choices
 * @property {string} language of the page; "auto": as the browser or the link asks for
 * @property {'auto' | 'light' | 'dark'} theme
 * @property {'wood' | 'green' | 'blue' | 'grey' | 'slate' | 'lilac'} board its colours
 * @property {'classic' | 'bold' | 'letters'} pieces the set that is drawn
 * @property {'normal' | 'slow' | 'fast' | 'off'} glide how fast pieces move on the board
 * @property {'lines' | 'pieces' | 'dots'} look of the cards
 * @property {'all' | 'changed'} cards which ones are shown on the board
 * @property {'inside' | 'outside' | 'none'} coordinates where the names of files and ranks stand
 * @property {'squares' | 'short'} notation of actions: both squares, or only where a piece goes
 * @property {'normal' | 'slow' | 'fast'} speed of the computer's actions
 * @property {'on' | 'off'} sound
 * @property {'off' | 'on'} shake whether a phone shakes when something happens
 * @property {'auto' | 'confirm'} turns how a turn of several actions ends
 * @property {'on' | 'off'} premove whether an action can be chosen while a computer is to act
 * @property {'on' | 'off'} keys single keys as shortcuts
 * @property {'ask' | 'friend' | 'link' | 'computer'} opponent against whom a game is started with one press
 * @property {string} level of the computer there, or its time, as in links
 * @property {'ask' | 'on' | 'off'} live whether games by link travel by themselves: ask, before each game
 * @property {'off' | 'on'} notify whether the browser tells of one's turn while the page is hidden
 * @property {string} name by which others are told who plays; empty: they are told none
 */

/** The settings that have one of a few values. @typedef {Exclude<keyof Choices, 'name'>} Choice */

/** @type {{ [key in Choice]: Choices[key][] }} the first of each is the default */
export const choices = {
  language: ['auto', ...languages],
  theme: ['auto', 'light', 'dark'],
  board: ['wood', 'green', 'blue', 'grey', 'slate', 'lilac'],
  pieces: ['classic', 'bold', 'letters'],
  glide: ['normal', 'slow', 'fast', 'off'],
  look: ['lines', 'pieces', 'dots'],
  cards: ['all', 'changed'],
  coordinates: ['inside', 'outside', 'none'],
  notation: ['squares', 'short'],
  speed: ['normal', 'slow', 'fast'],
  sound: ['on', 'off'],
  shake: ['off', 'on'],
  turns: ['auto', 'confirm'],
  premove: ['on', 'off'],
  keys: ['on', 'off'],
  opponent: ['ask', 'friend', 'link', 'computer'],
  level: ['3', ...[...levels, ...times].map(String).filter((level) => level !== '3')],
  live: ['ask', 'on', 'off'],
  notify: ['off', 'on'],
};

/** The longest name of a visitor, in characters. */
export const longestOwnName = 30;

/** A name as it is kept and told to others: one line without blanks around it, and not too long. */
export const ownName = (/** @type {unknown} */ name) =>
  [...String(name ?? '').replace(/[\s\p{Cc}]+/gu, ' ')].slice(0, longestOwnName).join('').trim();

const place = 'motley-choices';

/** @returns {Record<string, unknown>} */
function readStored() {
  try {
    return Object(JSON.parse(localStorage.getItem(place) ?? '{}'));
  } catch {
    return {};
  }
}

/** @returns {Choices} the stored ones where they make sense */
export function loadChoices() {
  const stored = readStored();
  const few = Object.entries(choices).map(([key, values]) => [
    key,
    values.find((value) => value === stored[key]) ?? values[0],
  ]);
  return /** @type {Choices} */ ({ ...Object.fromEntries(few), name: ownName(stored.name) });
}

export function saveChoices(/** @type {Choices} */ chosen) {
  try {
    localStorage.setItem(place, JSON.stringify(chosen));
  } catch {
    // Storage may be forbidden. The settings then last until the page is closed.
  }
}

/** The setting of the system for darkness. @type {MediaQueryList | undefined} */
let darkness;

/**
 * Makes the page light or dark, and gives boards their colours; with the theme "auto" the page follows the setting of
 * the system when that changes.
 */
export function applyTheme(/** @type {Choices} */ { theme, board }) {
  document.documentElement.dataset.board = board;
  const system = (darkness ??= matchMedia('(prefers-color-scheme: dark)'));
  const paint = () => {
    const isDark = theme === 'dark' || (theme === 'auto' && system.matches);
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  };
  system.onchange = paint;
  paint();
}
