// Turns a record into a link and a link into a record. A link has no tags and comments, so they are put into its key
// `notes`, from which they return when the game is written as a record again.

import { getExtra } from '../../links/links.js';
import { finish } from '../../links/slices.js';
import { readResult } from '../game/session.js';
import { writeRecord } from './record.js';
import { growTree, layOut, mainFrom, playTree, readVariations, writeVariations } from './variation-tree.js';

/** @import { Engine } from '../../../web/engine.js' */
/** @import { Link } from '../../links/links.js' */
/** @import { GameText } from './record.js' */

/** A part of the value of the key `notes`. In a link `;` would end it. */
const writeJson = (/** @type {unknown} */ value) => JSON.stringify(value).replaceAll(';', '\\u003b');

/** How many items of a list are put together at once. */
const some = 1000;

/**
 * A list as JSON.
 * @template T
 * @param {T[]} items
 * @param {(item: T) => Generator<void, string>} write
 * @returns {Generator<void, string>}
 */
function* writeList(items, write) {
  const groups = [];
  for (let at = 0; at < items.length; at += some) {
    const texts = [];
    for (const item of items.slice(at, at + some)) texts.push(yield* write(item));
    groups.push(texts.join());
  }
  return `[${groups}]`;
}

/**
 * @param {string[]} tag
 * @returns {Generator<void, string>}
 */
function* writeTag(tag) {
  const groups = [];
  for (let at = 0; at < tag.length; at += some) {
    groups.push(writeJson(tag.slice(at, at + some)).slice(1, -1));
    yield;
  }
  return `[${groups}]`;
}

/**
 * @param {GameText['comments'][number] | LineComment} comment
 * @returns {Generator<void, string>}
 */
function* writeComment(comment) {
  yield;
  return writeJson(comment);
}

/**
 * The notes of a link about its game, beside the actions.
 * @typedef {object} Notes
 * @property {GameText['tags']} tags
 * @property {GameText['comments']} comments
 * @property {LineComment[]} [lines] comments in variations
 * @property {(GameText['nags'][number] | LineComment)[]} [nags] glyphs of annotators, also those in variations
 */

/** @typedef {{ line: number, at: number, text: string }} LineComment in the variation of that number, from 1 */

/**
 * The value of the key `notes`: JSON without `;`.
 * @param {Notes} notes
 * @returns {Generator<void, string>}
 */
export function* writeNotes({ tags, comments, lines = [], nags = [] }) {
  const [first, second] = [yield* writeList(tags, writeTag), yield* writeList(comments, writeComment)];
  const third = lines.length > 0 ? `,"lines":${yield* writeList(lines, writeComment)}` : '';
  const fourth = nags.length > 0 ? `,"nags":${yield* writeList(nags, writeComment)}` : '';
  return `{"tags":${first},"comments":${second}${third}${fourth}}`;
}

/** Notes of variations, each with the number of its variation. */
const inLines = (/** @type {GameText['comments'][]} */ notes) =>
  notes.flatMap((some, i) => some.map((note) => ({ line: i + 1, ...note })));

/**
 * The variations and notes of a record, as keys of a link.
 * @param {Pick<GameText, 'tags' | 'comments' | 'nags' | 'variations'>} record
 * @returns {Generator<void, Link['extras']>}
 */
export function* writeNoteKeys({ tags, comments, nags, variations }) {
  /** @type {Link['extras']} */
  const extras = [];
  const lines = inLines(variations.map(({ comments }) => comments));
  const all = [...nags, ...inLines(variations.map(({ nags }) => nags))];
  if (variations.length > 0) extras.push(['lines', writeVariations(variations)]);
  if (tags.length + comments.length + lines.length + all.length > 0)
    extras.push(['notes', yield* writeNotes({ tags, comments, lines, nags: all })]);
  return extras;
}

/** The tag of the words by which somebody finds a saved game: they are kept beside its link. */
const foundBy = 'Tags';

/**
 * The words by which the owner of a record finds it, and the record without them.
 * @param {GameText} record
 * @returns {{ found: string | undefined, record: GameText }}
 */
export function takeFound(record) {
  const isFound = (/** @type {string[]} */ { 0: name, length }) => name === foundBy && length === 2;
  const tags = record.tags.filter((tag) => !isFound(tag));
  return { found: record.tags.find(isFound)?.[1], record: { ...record, tags } };
}

/** The tags of clocks, by the keys of links; and the form of their values. */
const clockTags = new Map([
  ['clock', { tag: 'Clock', form: /^[\d+dth,-]+$/ }],
  ['left', { tag: 'Left', form: /^[\d.,]+$/ }],
]);

/** The key of a link for a tag that tells of clocks. */
function clockKeyOf(/** @type {string[]} */ [name, value, ...others]) {
  const [key] = [...clockTags].find(([, { tag, form }]) => tag === name && form.test(value)) ?? [];
  return others.length === 0 ? key : undefined;
}

/**
 * Turns a record into a link, with pauses.
 * @param {GameText} record
 * @returns {Generator<void, Link>}
 */
export function* makeRecordLink({ variant, position, actions, result, tags, comments, nags = [], variations }) {
  /** @type {Link['extras']} */
  const extras = [];
  const isAgreed = /(agreement|resignation|time)$/.test(result);
  if (isAgreed) extras.push(['result', result.replaceAll(' ', '+')]);
  for (const tag of tags) {
    const key = clockKeyOf(tag);
    if (key) extras.push([key, tag[1]]);
  }
  const others = tags.filter((tag) => !clockKeyOf(tag));
  const notes = yield* writeNoteKeys({ tags: others, comments, nags, variations });
  return { variant, position, actions, extras: [...extras, ...notes] };
}

/** The same without pauses. */
export const linkOfRecord = (/** @type {GameText} */ record) => finish(makeRecordLink(record));

/** @returns {tag is [string, string, ...string[]]} */
function isTag(/** @type {unknown} */ tag) {
  return (
    Array.isArray(tag) &&
    tag.length > 1 &&
    tag.every((part) => typeof part === 'string') &&
    /^[A-Za-z][A-Za-z0-9_]*$/.test(tag[0]) &&
    !['Motley', 'Variant', 'Position', 'Result'].includes(tag[0])
  );
}

/** @returns {comment is GameText['comments'][number]} */
function isComment(/** @type {unknown} */ comment) {
  return Number.isInteger(Object(comment).at) && typeof Object(comment).text === 'string';
}

const isLineComment = (/** @type {unknown} */ comment) => isComment(comment) && Number.isInteger(Object(comment).line);

/** Whether a value is a glyph of an annotator, in the game or with the number of its variation. */
const isNag = (/** @type {unknown} */ nag) =>
  isComment(nag) &&
  nag.at > 0 &&
  /^([!?]{1,2}|\$\d{1,3})$/.test(nag.text) &&
  ['number', 'undefined'].includes(typeof Object(nag).line);

/**
 * Whether a value is a list of nothing but items that a function knows.
 * @param {unknown} value
 * @param {(item: unknown) => boolean} isKnown
 * @returns {Generator<void, boolean>}
 */
function* isListOf(value, isKnown) {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isKnown(item)) return false;
    yield;
  }
  return true;
}

/** The value of the key `notes` as JSON; undefined if it is none. */
function parseNotes(/** @type {string} */ value) {
  try {
    // Earlier versions have encoded the value by itself, and then the link as a whole.
    return Object(JSON.parse(value.startsWith('{') ? value : decodeURIComponent(value)));
  } catch {
    return undefined;
  }
}

/**
 * Reads the key `notes` of a link. If it is damaged or means something else, it is ignored.
 * @param {Pick<Link, 'extras'>} link
 * @returns {Generator<void, Required<Notes>>}
 */
export function* findNotes(link) {
  const { tags, comments, lines = [], nags = [] } = parseNotes(getExtra(link, 'notes') ?? '') ?? {};
  const isRight = (yield* isListOf(tags, isTag)) && (yield* isListOf(comments, isComment));
  if (!isRight) return { tags: [], comments: [], lines: [], nags: [] };
  return {
    tags,
    comments,
    lines: (yield* isListOf(lines, isLineComment)) ? lines : [],
    nags: (yield* isListOf(nags, isNag)) ? nags : [],
  };
}

/**
 * Reads the variations and notes of a link.
 * @param {Pick<Link, 'extras'>} link
 * @returns {Generator<void, Pick<GameText, 'tags' | 'comments' | 'nags' | 'variations'> & { isRead: boolean }>} isRead:
 *   false if the key `lines` is there and cannot be read
 */
export function* findVariations(link) {
  const { tags, comments, lines, nags: all } = yield* findNotes(link);
  const text = getExtra(link, 'lines');
  const read = text === undefined ? [] : readVariations(text);
  for (const { line, at, text } of read ? lines : []) read?.[line - 1]?.comments.push({ at, text });
  /** @type {GameText['nags']} */
  const nags = [];
  for (const { at, text, ...of } of all) {
    const isInLine = 'line' in of && of.line > 0;
    (isInLine ? read?.[of.line - 1]?.nags : nags)?.push({ at, text });
  }
  return { tags, comments, nags, variations: read ?? [], isRead: read !== null };
}

/**
 * The result of a game: by the rules, by what the players decided, or "ongoing".
 * @param {Engine} engine
 * @param {Pick<Link, 'variant' | 'position' | 'actions'>} link
 * @param {string} text what the players decided, as the key of a link
 * @returns {Generator<void, string>}
 */
function* findResult(engine, link, text) {
  const game = engine.createGame(link.variant);
  try {
    game.setVariant(link.variant);
    if (link.position) game.setPosition(link.position);
    for (const action of link.actions) {
      game.play(action);
      yield;
    }
    if (game.outcome !== 'ongoing') return game.outcome;
    const decided = readResult(text, game.view().seats);
    if (!decided) return 'ongoing';
    return [decided.result, decided.winner, decided.reason].filter(Boolean).join(' ');
  } finally {
    game.dispose();
  }
}

/** The clocks of a link, as tags. @returns {[string, string][]} */
function clockTagsOf(/** @type {Link} */ link) {
  const known = [...clockTags].map(([key, { tag, form }]) => ({ tag, form, value: getExtra(link, key) ?? '' }));
  return known.filter(({ form, value }) => form.test(value)).map(({ tag, value }) => [tag, value]);
}

/**
 * The main line of a game, in the place of the one that its link shows, and its variations as far as they can be
 * played.
 * @param {Engine} engine
 * @param {Link} link
 * @returns {Generator<void, Pick<GameText, 'actions' | 'comments' | 'nags' | 'variations' | 'result' | 'tags'>>}
 */
function* findMainLine(engine, link) {
  const { tags, comments, nags, variations } = yield* findVariations(link);
  const result = yield* findResult(engine, link, getExtra(link, 'result') ?? '');
  const { actions } = link;
  if (variations.length === 0) return { tags, actions, comments, nags, variations, result };
  const line = yield* growTree({ actions, comments, nags }, variations);
  line[line.length - 1].result = result === 'ongoing' ? '' : result;
  yield* playTree(engine, link, line[0], undefined, (node, game) => {
    // Where the rules have ended a line, nobody decides.
    const isOpen = node.result && game.outcome === 'ongoing' && readResult(node.result, game.view().seats);
    if (!isOpen) node.result = '';
  });
  const main = layOut(mainFrom(line[0]));
  return { tags, ...main, result: yield* findResult(engine, { ...link, actions: main.actions }, main.result) };
}

/**
 * The game of a link as a record, with pauses; today's date is added unless it has a date. Throws a MotleyError if an
 * action cannot be played.
 * @param {Engine} engine
 * @param {Link} link
 * @param {Date} date
 * @param {string} [found] the words by which its owner finds it
 * @returns {Generator<void, string>}
 */
export function* writeLinkAsRecord(engine, link, date, found) {
  const { variant, position } = link;
  const { tags: others, ...game } = yield* findMainLine(engine, link);
  /** @type {GameText['tags']} */
  const tags = [...others, ...clockTagsOf(link)];
  if (found) tags.push([foundBy, found]);
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  const today = day.map((part) => String(part).padStart(2, '0')).join('.');
  const hasDate = tags.some(([name]) => name === 'Date');
  return yield* writeRecord(engine, {
    variant,
    position,
    ...game,
    tags: hasDate ? tags : [['Date', today], ...tags],
  });
}

/**
 * The same without pauses.
 * @param {Engine} engine
 * @param {Link} link
 * @param {Date} date
 */
export const formatLinkAsRecord = (engine, link, date) => finish(writeLinkAsRecord(engine, link, date));
