// Writes the HTML that puts a board on somebody's page, as docs/embedding.md describes it. The variant is always
// written, all else only where it differs from the default.

import { formatLink } from './links.js';
import { writePlayers } from './players.js';

/** @import { Link } from './links.js' */

/**
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
 *   the seat to act
 * @property {number} at how many of the actions lead to the position shown
 * @property {string} seats
 * @property {string | undefined} result how people ended the game, as links say it
 * @property {string} [notes] tags and comments of its record, as links say them
 * @property {string} [lines] variations, as links say them
 */

/**
 * The choices of the user in the dialog; undefined: the default of the mode.
 * @typedef {object} Choices
 * @property {Take} take
 * @property {'element' | 'frame'} form
 * @property {Mode} mode
 * @property {import('./players.js').Players} players
 * @property {number} [at]
 * @property {boolean} isFlipped
 * @property {string} [legend]
 * @property {string} [moves]
 * @property {string} [controls]
 * @property {string} [drawing]
 * @property {string} [theme]
 * @property {string} label
 * @property {string} [names] of the players, with commas between them
 * @property {string} [marks] arrows and marks on the position at which the board opens
 * @property {string} [keep] the name under which a reader's game is kept
 * @property {boolean} [isRecord] whether the game is written as a record, and not in attributes of its parts;
 *   undefined: if it has notes
 * @property {string} [goal] of a task, as formats 6.1 has it
 * @property {string} [question] what a task asks
 * @property {string} lang
 * @property {number} [width] in pixels; 0: as wide as there is room
 * @property {number} [height] of a frame
 */

/** How wide a board becomes at most unless a width is chosen. */
export const usualWidth = 480;

/**
 * The values of the settings that boards of all modes have. The first is the default, except where a mode has its own.
 */
export const looks = {
  legend: ['button', 'off', 'open'],
  moves: ['off', 'on'],
  controls: ['on', 'off'],
  drawing: ['on', 'off', 'button'],
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

/** The default of such a setting in a mode. @returns {string} */
export function usualLook(/** @type {Mode} */ mode, /** @type {keyof typeof looks} */ name) {
  return usualByMode[mode][name] ?? looks[name][0];
}

/** How many actions are played when the board opens unless a number is chosen; in a task those before its question. */
export function usualAt(/** @type {Source} */ { actions, at }, /** @type {Mode} */ mode) {
  if (mode === 'task') return at < actions.length ? at : 0;
  return mode === 'replay' ? 0 : actions.length;
}

/** Whether there is anything to replay: the whole game is taken along and has at least one action. */
export function canReplay(/** @type {Source} */ { actions }, /** @type {Choices} */ { take }) {
  return take === 'game' && actions.length > 0;
}

/**
 * The part of a game on a board: its start, its actions, and how many are played when the board opens.
 * @typedef {object} Part
 * @property {string} position empty: the usual start of the variant
 * @property {string} [seed]
 * @property {string[]} actions
 * @property {number} at
 * @property {string} begins the seat that acts first
 * @property {string} opens the seat to act when the board opens
 * @property {string} [result]
 * @property {string} [notes]
 * @property {string} [lines]
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

/** The part of the game that goes into the HTML. */
function partOf(/** @type {Source} */ source, /** @type {Choices} */ { take, mode, at = usualAt(source, mode) }) {
  const all = source.actions.length;
  if (take === 'start') return cut(source, 0, 0, 0);
  if (take === 'position') return cut(source, source.at, 0, source.at);
  // A task ends with its solution, so the result that the players agreed on is left out.
  if (mode === 'task') return { ...cut(source, at, all - at, at), result: undefined };
  // Names, comments and variations are for going through the game.
  const { notes, lines } = mode === 'replay' ? source : /** @type {Partial<Source>} */ ({});
  return { ...cut(source, 0, all, at), notes, lines };
}

/**
 * The attribute that says who plays: a single level if a person begins and all others have that level, otherwise a list
 * of all seats. If another seat than the first is to act when the board opens, it is always the list, since a single
 * level would not say clearly which seat it means.
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

/** Drops the attributes without a value. @returns {Attributes} */
function known(/** @type {[string, string | undefined][]} */ attributes) {
  return attributes.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

/** The settings that an element and a frame have in common. */
function behaviour(/** @type {Source} */ source, /** @type {Choices} */ choices, /** @type {Part} */ part) {
  const { mode, lang } = choices;
  const look = (/** @type {keyof typeof looks} */ name) =>
    choices[name] === usualLook(mode, name) ? undefined : choices[name];
  const names = /** @type {(keyof typeof looks)[]} */ (Object.keys(looks));
  return known([
    ['mode', mode === modes[0] ? undefined : mode],
    ['goal', (mode === 'task' && choices.goal) || undefined],
    ['question', (mode === 'task' && choices.question) || undefined],
    ['computer', writeComputer(choices, source, part)],
    ...names.map((name) => /** @type {[string, string | undefined]} */ ([name, look(name)])),
    ['keep', (mode === 'play' && choices.keep) || undefined],
    ['lang', lang && isLanguageTag(lang) ? lang : undefined],
  ]);
}

/** The number of actions that are played when the board opens; none in a task, whose part of the game begins there. */
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
function linkOf({ variant }, { position, actions, seed, result, notes, lines }, extras) {
  const own = known([...extras, ['result', result], ['seed', seed], ['lines', lines], ['notes', notes]]);
  return { variant, position, actions, extras: own };
}

/**
 * The attributes that describe the game. A result that the players agreed on, comments and variations can be said only
 * by a link.
 * @param {Source} source
 * @param {Part} part
 */
function gameAttributes(source, part) {
  const { position, seed, actions, result, notes, lines } = part;
  if (result || notes || lines) return known([['link', formatLink(linkOf(source, part, []))]]);
  return known([
    ['variant', source.variant],
    ['position', position || undefined],
    ['seed', seed],
    ['actions', actions.join(' ') || undefined],
  ]);
}

/** The attributes of the element. An empty value stands for an attribute that is only present. @returns {Attributes} */
export function attributesOf(/** @type {Source} */ source, /** @type {Choices} */ choices) {
  const part = partOf(source, choices);
  return [
    ...gameAttributes(source, part),
    ...known([
      ['at', writeAt(choices, part)],
      ['flip', choices.isFlipped ? '' : undefined],
    ]),
    ...behaviour(source, choices, part),
    ...known([
      ['label', choices.label || undefined],
      ['names', choices.names || undefined],
      ['marks', choices.marks || undefined],
    ]),
  ];
}

/** The game as a link, from which its record can be written. A record cannot say that its start is drawn. */
export function recordLink(/** @type {Source} */ source, /** @type {Choices} */ choices) {
  const part = partOf(source, choices);
  const position = part.seed === undefined ? part.position : source.start;
  return linkOf(source, { ...part, position, seed: undefined }, []);
}

/** Whether the game is written as a record unless that is chosen: with notes a link is nothing for people to read. */
export function isUsuallyRecord(/** @type {Source} */ source, /** @type {Choices} */ choices) {
  const { notes, lines } = partOf(source, choices);
  return notes !== undefined || lines !== undefined;
}

/** The attributes that say which game it is, which a record says instead. */
const gameNames = ['variant', 'position', 'seed', 'actions', 'link'];

/** The part of the address of a frame after `#`. */
export function frameFragment(/** @type {Source} */ source, /** @type {Choices} */ choices) {
  const part = partOf(source, choices);
  const own = known([
    ['at', writeAt(choices, part)],
    ['flip', choices.isFlipped ? '1' : undefined],
    ['names', choices.names || undefined],
    ['marks', choices.marks?.replaceAll(' ', '+') || undefined],
    ...behaviour(source, choices, part),
  ]);
  // Between the keys of a link stand semicolons.
  const keys = own.map(([key, value]) => /** @type {[string, string]} */ ([key, value.replaceAll(';', ' ')]));
  return formatLink(linkOf(source, part, keys));
}

/**
 * The fragment that shows the same game on our own page, for readers who follow a link; without the solution of a task.
 */
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

/** Escapes a text for HTML, for the content of an element or a value between double quotes, and puts it on one line. */
export function escapeHtml(/** @type {string} */ text) {
  return text.replace(/[&<>"\t\n\r]/g, (character) => entities[character] ?? `&#${character.charCodeAt(0)};`);
}

function writeAttributes(/** @type {Attributes} */ attributes) {
  return attributes.map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`)).join('');
}

/** The attribute that limits the width of the element; none for the usual width. @returns {Attributes} */
export function sizeOf(/** @type {Choices} */ { width = usualWidth }) {
  return width === usualWidth ? [] : [['width', width === 0 ? 'full' : String(width)]];
}

/**
 * A record as an attribute: on one line, since a blank line would end the element where pages are written in Markdown,
 * and between single quotes, so that people can read those of its tags. Only comments keep their line breaks, as
 * entities. Two braces, and some signs behind one, would mean something to templates; WordPress takes away backslashes;
 * and a space keeps apart signs of the end of a tag or a comment of HTML, for which sanitizers drop an attribute.
 */
function writeRecord(/** @type {string} */ record) {
  const line = record.trim().replace(/(\{[^}]*\})|\n+/g, (_, comment = ' ') => comment);
  const apart = line.replace(/<(?=\/)|(--!?|\])(?=>)/g, '$& ');
  const value = apart.replace(/[&<>'\\\t\n\r]|(?<=\{)[{%#]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return ` record='${value}'`;
}

/**
 * The element and the script that defines it, on two lines.
 * @param {Source} source
 * @param {Choices} choices
 * @param {string} site the address of our page, to which the address of the script is relative
 * @param {string} fallback the text that is shown until the board is ready
 * @param {string} [record] the game, if it is to be written as one
 */
export function writeElement(source, choices, site, fallback, record = '') {
  const said = attributesOf(source, choices).filter(([name]) => !record || !gameNames.includes(name));
  const attributes = writeAttributes([...said, ...sizeOf(choices)]);
  const link = writeAttributes([['href', new URL('#' + pageFragment(source, choices), site).href]]);
  return [
    `<script${writeAttributes([
      ['type', 'module'],
      ['src', new URL('./embed.js', site).href],
    ])}></script>`,
    `<motley-board${attributes}${record && writeRecord(record)}><a${link}>${escapeHtml(fallback)}</a></motley-board>`,
  ].join('\n');
}

/** The estimated height of a frame whose board has not been measured. */
export function usualHeight(/** @type {Choices} */ { width }) {
  return (width || usualWidth) + 140;
}

/**
 * The frame; the label becomes its title.
 * @param {Source} source
 * @param {Choices} choices
 * @param {string} site
 * @param {{ title: string, height?: number }} details the height is used unless one is chosen
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

/** The sources that a page with a content security policy has to add to it. */
export function writePolicy(/** @type {Choices} */ { form }, /** @type {string} */ site) {
  const { origin } = new URL(site);
  if (form === 'frame') return `frame-src ${origin}`;
  return `script-src ${origin} 'wasm-unsafe-eval'; connect-src ${origin}; worker-src blob: ${origin}`;
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
