// A game that stands in somebody's page as a record.

import { formatLink } from '../links/links.js';
import { parseRecords } from '../links/record.js';
import { linkOfRecord, readNotes } from '../links/record-link.js';

/** @typedef {import('../table/session.js').Session} Session */

/** The variant that a record names, or an empty text; whether all of the record can be read is not known yet. */
export function variantIn(/** @type {string} */ record) {
  const [, variant = ''] = /^\s*\[\s*Variant\s+"([^"\n]*)"/m.exec(record) ?? [];
  return variant;
}

/**
 * The first game of a record as a link. Throws a RecordError.
 * @param {import('../../web/engine.js').Engine} engine of its variant
 * @param {string} record
 */
export function linkOfText(engine, record) {
  return formatLink(linkOfRecord(parseRecords(engine, record)[0]));
}

/** The notes of a game, which are read once. @type {WeakMap<object, ReturnType<typeof readNotes>>} */
const known = new WeakMap();

function notesOf(/** @type {Session} */ { extras, link }) {
  const notes = known.get(extras) ?? readNotes(link);
  known.set(extras, notes);
  return notes;
}

/**
 * The names of the players by their seats: those of the attribute, or else those of the record.
 * @param {Session} session
 * @param {string[]} given in the order of the seats
 */
export function namesOf(session, given) {
  const { seats } = session.view;
  const own = given.map((name, i) => /** @type {const} */ ([seats[i], name]));
  const told = notesOf(session).tags.filter(([tag]) => tag === 'Seat');
  const all = given.length > 0 ? own : told.map(([, seat, name]) => /** @type {const} */ ([seat, name]));
  return new Map(all.filter(([seat, name]) => seat && seats.includes(seat) && name));
}

/** Arrows and marks in a comment. */
const marks = /\[%marks\s+([^\]]*)\]/g;

function textsAt(/** @type {Session} */ session, /** @type {number} */ ply) {
  return notesOf(session)
    .comments.filter(({ at }) => at === ply)
    .map(({ text }) => text);
}

/** What is said of the position after so many actions. */
export function commentsAt(/** @type {Session} */ session, /** @type {number} */ ply) {
  const told = textsAt(session, ply).map((text) => text.replace(marks, '').trim());
  return told.filter(Boolean);
}

/** What is drawn on that position, as texts. */
export function marksAt(/** @type {Session} */ session, /** @type {number} */ ply) {
  return textsAt(session, ply).flatMap((text) => [...text.matchAll(marks)].map(([, one]) => one));
}
