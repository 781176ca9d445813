// A game that stands in somebody's page as a record, and its comments beside the actions. All of it is read with
// pauses, before the board stands.

import { getExtra } from '../../links/links.js';
import { finish } from '../../links/slices.js';
import { readControls, readLeft } from '../../table/clocks/clock.js';
import { readRecords } from '../../table/records/record.js';
import { findNotes, makeRecordLink } from '../../table/records/record-link.js';
import { mark } from '../../table/records/record-tokens.js';
import { marks, wordsOf } from '../../table/records/said.js';
import { shorten } from '../../words/refusals.js';
import { shownName } from '../../words/seat-names.js';

/** @import { Link } from '../../links/links.js' */
/** @import { Session } from '../../table/game/session.js' */
/** @import { GameText } from '../../table/records/record.js' */

const variantTag = new RegExp(
  `(?:^|[\\]>])[^\\S\\n]*\\[\\s*Variant\\s*${mark}([^"&\\u201c-\\u201f\\u00ab\\u00bb\\n\\r]*)`,
  'm',
);

/** The variant that a record names, or an empty text; whether all of the record can be read is not known yet. */
export function variantIn(/** @type {string} */ record) {
  return variantTag.exec(record)?.[1] ?? '';
}

/** How much of a comment is read, and how much is shown of a position's and of all of them at once, in characters. */
const longestRead = 4000;
const longestShown = 2000;
const longestList = 20_000;

/** How many comments and glyphs of a position are shown at most, and how many texts with arrows and marks are drawn. */
const mostComments = 20;
const mostNags = 10;
const mostMarks = 100;

/**
 * The comments on one position, how many characters there is room for, the marks drawn there, and the glyphs of
 * annotators beside the action that leads there; and the time that was left after that action, in milliseconds.
 * @typedef {{ said: string[], room: number, marks: string[], nags: string[], clock?: number }} Note
 */

/**
 * The notes of a record on its game.
 * @typedef {object} Notes
 * @property {[seat: string, name: string][]} names
 * @property {Map<number, Note>} positions by the number of actions that lead there
 * @property {boolean} hasClocks whether a comment tells the time that was left
 * @property {boolean} isLong whether all that is said is too much to be shown at once
 */

/** The time that a comment tells in the way of PGN, in milliseconds; undefined: none. */
function clockIn(/** @type {string} */ comment) {
  const found = /\[%clk\s+(?:(\d{1,3}):)?(\d{1,3}):(\d\d(?:\.\d{1,3})?)\s*\]/.exec(comment);
  if (!found) return undefined;
  const [hours, minutes, seconds] = found.slice(1).map((part) => Number(part ?? 0));
  return Math.round(1000 * (3600 * hours + 60 * minutes + seconds));
}

/** Adds a comment to a position, as much of it as can be shown. */
function addComment(/** @type {Note} */ note, /** @type {string} */ comment) {
  const read = comment.slice(0, longestRead);
  for (const [, text] of read.matchAll(marks)) if (note.marks.length < mostMarks) note.marks.push(text);
  note.clock = clockIn(read) ?? note.clock;
  const text = wordsOf(read);
  if (!text || note.room <= 0 || note.said.length === mostComments) return;
  note.said.push(text.length > note.room ? `${text.slice(0, note.room)}…` : text);
  note.room -= text.length;
}

/** Puts the notes of a record in order. @returns {Generator<void, Notes>} */
function* arrange(/** @type {Pick<GameText, 'tags' | 'comments' | 'nags'>} */ { tags, comments, nags }) {
  /** @type {Notes} */
  const notes = { names: [], positions: new Map(), hasClocks: false, isLong: false };
  for (const [tag, seat, name] of tags) {
    if (tag === 'Seat' && name) notes.names.push([seat, shorten(name)]);
    yield;
  }
  const noteAt = (/** @type {number} */ at) => {
    const note = notes.positions.get(at) ?? { said: [], room: longestShown, marks: [], nags: [] };
    notes.positions.set(at, note);
    return note;
  };
  for (const { at, text } of comments) {
    addComment(noteAt(at), text);
    yield;
  }
  for (const nag of nags) {
    // Those of variations are drawn with these.
    const note = 'line' in nag ? undefined : noteAt(nag.at);
    if (note && note.nags.length < mostNags) note.nags.push(nag.text);
    yield;
  }
  notes.hasClocks = [...notes.positions.values()].some(({ clock }) => clock !== undefined);
  const said = [...notes.positions.values()].flatMap(({ said }) => said);
  notes.isLong = said.reduce((sum, text) => sum + text.length, 0) > longestList;
  return notes;
}

/** The notes of records, by the key of their links in which they stand. @type {WeakMap<object, Notes>} */
const known = new WeakMap();

const keyOf = (/** @type {Pick<Link, 'extras'>} */ { extras }) => extras.find(([key]) => key === 'notes');

/**
 * Reads the notes of a link beside the actions, so that a board has them at once.
 * @returns {Generator<void, void>}
 */
export function* readNotes(/** @type {Pick<Link, 'extras'>} */ link) {
  const key = keyOf(link);
  if (key && !known.has(key)) known.set(key, yield* arrange(yield* findNotes(link)));
}

/**
 * The first game of a record as a link. Throws a RecordError.
 * @param {import('../../../web/engine.js').Engine} engine of its variant
 * @param {string} text
 * @returns {Generator<void, Link>}
 */
export function* linkOfText(engine, text) {
  const { games, faults } = yield* readRecords(engine, text);
  if (faults[0]?.number === 1) throw faults[0].error;
  const [record] = games;
  const link = yield* makeRecordLink(record);
  const key = keyOf(link);
  if (key) known.set(key, yield* arrange(record));
  return link;
}

/** The notes on a game. For a game that the reader has played before they are read now. */
function notesOf(/** @type {Session} */ session) {
  finish(readNotes(session));
  return known.get(keyOf(session) ?? session);
}

/**
 * The names of the players by their seats: those of the attribute, or else those of the record.
 * @param {Session} session
 * @param {string[]} given in the order of the seats
 */
export function namesOf(session, given) {
  const { seats } = session.view;
  const own = given.map((name, i) => /** @type {const} */ ([seats[i], name]));
  const all = given.length > 0 ? own : (notesOf(session)?.names ?? []);
  const shown = all.map(([seat, name]) => /** @type {const} */ ([seat, shownName(name)]));
  return new Map(shown.filter(([seat, name]) => seat && seats.includes(seat) && name));
}

/**
 * The time that each seat had left in the position shown, in milliseconds: as comments tell it after its last action,
 * or as the record tells it of the beginning and of the end. Null where it is not known; empty for games without
 * clocks.
 * @returns {Map<string, number | null>}
 */
export function clocksOf(/** @type {Session} */ session) {
  const { at, steps, view } = session;
  const notes = notesOf(session);
  const controls = readControls(getExtra(session, 'clock') ?? '', view.seats);
  const left = controls && at === steps.length && getExtra(session, 'left');
  if (!controls && !notes?.hasClocks) return new Map();
  const isBeginning = at === 0 || notes?.hasClocks;
  const times = [...view.seats].map((seat) => {
    const usual = (isBeginning && controls?.[seat]?.base) || null;
    return /** @type {const} */ ([seat, left ? readLeft(left, controls)[seat] : usual]);
  });
  /** @type {Map<string, number | null>} */
  const all = new Map(times);
  if (left) return all;
  for (let ply = 1; ply <= at; ply++) {
    const { clock } = notes?.positions.get(ply) ?? {};
    if (clock !== undefined) all.set(steps[ply - 1].seat, clock);
  }
  return all;
}

/** The comments on the position after so many actions. */
export function commentsAt(/** @type {Session} */ session, /** @type {number} */ ply) {
  return notesOf(session)?.positions.get(ply)?.said ?? [];
}

/** The glyphs of annotators beside the action that leads to that position. */
export function nagsAt(/** @type {Session} */ session, /** @type {number} */ ply) {
  return notesOf(session)?.positions.get(ply)?.nags ?? [];
}

/** The arrows and marks on that position, as texts. */
export function marksAt(/** @type {Session} */ session, /** @type {number} */ ply) {
  return notesOf(session)?.positions.get(ply)?.marks ?? [];
}

/** Whether the comments on a game are too long for a list with all of them. */
export const isLong = (/** @type {Session} */ session) => notesOf(session)?.isLong ?? false;
