// What somebody puts on a page to have a board there: what docs/embedding.md promises, written as HTML. Only
// what differs from a default is written; the variant always is.

import { writePlayers } from '../computer/players.js';
import { formatLink } from './links.js';

/**
 * @typedef {import('./links.js').Link} Link
 * @typedef {'game' | 'position' | 'start'} Take
 * @typedef {'play' | 'diagram' | 'replay' | 'task'} Mode
 */

/**
 * The game that a board can be made of.
 * @typedef {object} Source
 * @property {string} variant
 * @property {string} start its position; empty: the usual one of the variant
 * @property {string | undefined} seed that draws this start
 * @property {string[]} actions
 * @property {{ position: string, seat: string }[]} places after no action, after one, …: the position, and
 *   who is to act
 * @property {number} at how many of the actions lead to what is shown
 * @property {string} seats
 * @property {string | undefined} result how people ended the game, as links say it
 */

/**
 * What is chosen; undefined: the default of the mode.
 * @typedef {object} Choices
 * @property {Take} take
 * @property {'element' | 'frame'} form
 * @property {Mode} mode
 * @property {import('../computer/players.js').Players} players
 * @property {number} [at]
 * @property {boolean} isFlipped
 * @property {string} [legend]
 * @property {string} [moves]
 * @property {string} [controls]
 * @property {string} [theme]
 * @property {string} label
 * @property {string} lang
 * @property {number} [width] in pixels; 0: as wide as there is room
 * @property {number} [height] of a frame
 */

/** How wide a board is at most, where nothing else is said. */
export const usualWidth = 480;

/** The values of what every board has; the first is the default but for some modes. */
export const looks = {
  legend: ['button', 'off', 'open'],
  moves: ['off', 'on'],
  controls: ['on', 'off'],
  theme: ['auto', 'light', 'dark'],
};

/** @type {Record<Mode, Partial<Record<keyof typeof looks, string>>>} */
const usualByMode = {
  play: {},
  diagram: { legend: 'off', controls: 'off' },
  replay: { moves: 'on' },
  task: {},
};

/** The modes, the default first. */
export const modes = /** @type {Mode[]} */ (Object.keys(usualByMode));

/** What a look is in a mode if nothing is said. @returns {string} */
export function usualLook(/** @type {Mode} */ mode, /** @type {keyof typeof looks} */ name) {
  return usualByMode[mode][name] ?? looks[name][0];
}

/** How many actions are played when the board opens, if nothing else is chosen; of a task: before it. */
export function usualAt(/** @type {Source} */ { actions, at }, /** @type {Mode} */ mode) {
  if (mode === 'task') return at < actions.length ? at : 0;
  return mode === 'replay' ? 0 : actions.length;
}

/** What is taken along can be replayed only if something was played. */
export function canReplay(/** @type {Source} */ { actions }, /** @type {Choices} */ { take }) {
  return take === 'game' && actions.length > 0;
}

/**
 * What the board begins with, what is played, and how much of that when it opens.
 * @typedef {object} Part
 * @property {string} position empty: the usual start of the variant
 * @property {string} [seed]
 * @property {string[]} actions
 * @property {number} at
 * @property {string} begins the seat that acts first
 * @property {string} opens the seat to act when the board opens
 * @property {string} [result]
 */

/**
 * @param {Source} source
 * @param {number} from how many actions are played before
 * @param {number} count how many come along
 * @param {number} at
 * @returns {Part}
 */
function cut({ start, seed, actions, places, result }, from, count, at) {
  const isDrawn = from === 0 && seed !== undefined;
  return {
    position: isDrawn ? '' : from === 0 ? start : places[from].position,
    seed: isDrawn ? seed : undefined,
    actions: actions.slice(from, from + count),
    at: at - from,
    begins: places[from].seat,
    opens: places[at].seat,
    result: count > 0 ? result : undefined,
  };
}

/** The part of the game that is taken along. */
function partOf(/** @type {Source} */ source, /** @type {Choices} */ { take, mode, at = usualAt(source, mode) }) {
  const all = source.actions.length;
  if (take === 'start') return cut(source, 0, 0, 0);
  if (take === 'position') return cut(source, source.at, 0, source.at);
  // A task is solved or not: how people ended the game says nothing about it.
  return mode === 'task' ? { ...cut(source, at, all - at, at), result: undefined } : cut(source, 0, all, at);
}

/**
 * Who plays: one level if the others have it and a person begins, else a list. If it is not the seat that
 * begins which acts when the board opens, the list says plainly who is who.
 * @param {Choices} choices
 * @param {Source} source
 * @param {Part} part
 */
function writeComputer({ players, mode }, { seats }, { begins, opens }) {
  if (mode !== 'play') return undefined;
  const levels = new Set([...seats].filter((seat) => seat !== begins).map((seat) => players[seat] || 0));
  const [level] = levels;
  if (begins === opens && levels.size === 1 && level && !players[begins]) return String(level);
  return writePlayers(players, seats);
}

/** @typedef {[name: string, value: string][]} Attributes */

/** Leaves out what says nothing. @returns {Attributes} */
function known(/** @type {[string, string | undefined][]} */ attributes) {
  return attributes.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

/** How the board behaves and looks: in an element as in a frame. */
function behaviour(/** @type {Source} */ source, /** @type {Choices} */ choices, /** @type {Part} */ part) {
  const { mode, lang } = choices;
  const look = (/** @type {keyof typeof looks} */ name) =>
    choices[name] === usualLook(mode, name) ? undefined : choices[name];
  const names = /** @type {(keyof typeof looks)[]} */ (Object.keys(looks));
  return known([
    ['mode', mode === modes[0] ? undefined : mode],
    ['computer', writeComputer(choices, source, part)],
    ...names.map((name) => /** @type {[string, string | undefined]} */ ([name, look(name)])),
    ['lang', lang && isLanguageTag(lang) ? lang : undefined],
  ]);
}

/** How many actions are played when it opens; of a task the part begins there. */
function writeAt(/** @type {Choices} */ { mode }, /** @type {Part} */ { actions, at }) {
  const usual = mode === 'replay' ? 0 : actions.length;
  return mode === 'task' || at === usual ? undefined : String(at);
}

/**
 * The part as a link.
 * @param {Source} source
 * @param {Part} part
 * @param {[string, string | undefined][]} extras
 * @returns {Link}
 */
function linkOf({ variant }, { position, actions, seed, result }, extras) {
  return { variant, position, actions, extras: known([...extras, ['result', result], ['seed', seed]]) };
}

/**
 * What says which game it is. Only a link can say how people ended it.
 * @param {Source} source
 * @param {Part} part
 */
function gameAttributes(source, part) {
  const { position, seed, actions, result } = part;
  if (result) return known([['link', formatLink(linkOf(source, part, []))]]);
  return known([
    ['variant', source.variant],
    ['position', position || undefined],
    ['seed', seed],
    ['actions', actions.join(' ') || undefined],
  ]);
}

/** The attributes of the element; an empty value: it is there. @returns {Attributes} */
export function attributesOf(/** @type {Source} */ source, /** @type {Choices} */ choices) {
  const part = partOf(source, choices);
  return [
    ...gameAttributes(source, part),
    ...known([
      ['at', writeAt(choices, part)],
      ['flip', choices.isFlipped ? '' : undefined],
    ]),
    ...behaviour(source, choices, part),
    ...known([['label', choices.label || undefined]]),
  ];
}

/** The part of the address of a frame after `#`. */
export function frameFragment(/** @type {Source} */ source, /** @type {Choices} */ choices) {
  const part = partOf(source, choices);
  const own = known([
    ['at', writeAt(choices, part)],
    ['flip', choices.isFlipped ? '1' : undefined],
  ]);
  return formatLink(linkOf(source, part, [...own, ...behaviour(source, choices, part)]));
}

/** The same on the page, for those who follow a link; without the solution of a task. */
export function pageFragment(/** @type {Source} */ source, /** @type {Choices} */ choices) {
  const { mode, players, isFlipped } = choices;
  const part = partOf(source, choices);
  const isTask = mode === 'task';
  const shown = isTask ? { ...part, actions: [] } : part;
  const isAtEnd = isTask || part.at === part.actions.length;
  return formatLink(
    linkOf(source, shown, [
      ['at', isAtEnd ? undefined : String(part.at)],
      ['flip', isFlipped ? '1' : undefined],
      ['seats', mode === 'play' ? writePlayers(players, source.seats) : undefined],
    ]),
  );
}

/** @type {Record<string, string>} */
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML, in an element or between double quotes; on one line. */
export function escapeHtml(/** @type {string} */ text) {
  return text.replace(/[&<>"\t\n\r]/g, (character) => entities[character] ?? `&#${character.charCodeAt(0)};`);
}

function writeAttributes(/** @type {Attributes} */ attributes) {
  return attributes.map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`)).join('');
}

/** How wide the element may become, as a style; empty where that is usual. @returns {Attributes} */
export function sizeOf(/** @type {Choices} */ { width = usualWidth }) {
  if (width === usualWidth) return [];
  return [['style', `--motley-size: ${width === 0 ? '100%' : `${width}px`}`]];
}

/**
 * The two lines.
 * @param {Source} source
 * @param {Choices} choices
 * @param {string} site the address of the page, to which all is relative
 * @param {string} fallback what is said until the board stands
 */
export function writeElement(source, choices, site, fallback) {
  const attributes = writeAttributes([...attributesOf(source, choices), ...sizeOf(choices)]);
  const link = writeAttributes([['href', new URL('#' + pageFragment(source, choices), site).href]]);
  return [
    `<script${writeAttributes([
      ['type', 'module'],
      ['src', new URL('./embed.js', site).href],
    ])}></script>`,
    `<motley-board${attributes}><a${link}>${escapeHtml(fallback)}</a></motley-board>`,
  ].join('\n');
}

/** How high a frame is if nobody has measured its board. */
export function usualHeight(/** @type {Choices} */ { width }) {
  return (width || usualWidth) + 140;
}

/**
 * The frame; its title is the label.
 * @param {Source} source
 * @param {Choices} choices
 * @param {string} site
 * @param {{ title: string, height?: number }} details height: if none is chosen
 */
export function writeFrame(source, choices, site, { title, height = usualHeight(choices) }) {
  const { width = usualWidth } = choices;
  const attributes = writeAttributes([
    ['src', new URL('./embed.html#' + frameFragment(source, choices), site).href],
    ['width', width === 0 ? '100%' : String(width)],
    ['height', String(choices.height ?? height)],
    ['title', choices.label || title],
    ['loading', 'lazy'],
    ['style', 'border: 0'],
  ]);
  return `<iframe${attributes}></iframe>`;
}

/** What a page that names what it allows has to name. */
export function writePolicy(/** @type {Choices} */ { form }, /** @type {string} */ site) {
  const { origin } = new URL(site);
  if (form === 'frame') return `frame-src ${origin}`;
  return `script-src ${origin} 'wasm-unsafe-eval'; connect-src ${origin}; worker-src blob:`;
}

/** A script that keeps frames as high as their boards. */
export function writeListener(/** @type {string} */ site) {
  return `<script>
  addEventListener('message', ({ data, origin, source }) => {
    if (origin !== '${new URL(site).origin}' || data?.type !== 'motley:height') return;
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === source) frame.style.height = \`\${data.height}px\`;
  });
</script>`;
}

/** Whether a text is a language tag, or empty. */
export function isLanguageTag(/** @type {string} */ text) {
  try {
    return Intl.getCanonicalLocales(text || 'en').length === 1;
  } catch {
    return false;
  }
}
