// Tells the page around a board what happens, by events, and the reader of faults, by messages.

import { describeError, describeProblem } from '../../words/refusals.js';

/** @import { Problem, Session } from '../../table/game/session.js' */
/** @import { Table } from '../../table/table.js' */

/**
 * A fault, as programs are told. MotleyErrors and the like have these fields.
 * @typedef {object} Fault
 * @property {string} [subject] `board`, if it is none of the texts
 * @property {string} [reason]
 * @property {string} [text] the text that is wrong, and below the part of it
 * @property {number} [offset]
 * @property {number} [length]
 */

export class Teller {
  #element;
  #table;

  constructor(/** @type {Pick<EventTarget, 'dispatchEvent'>} */ element, /** @type {Table} */ table) {
    this.#element = element;
    this.#table = table;
  }

  /**
   * Sends an event. Returns false if a listener has cancelled it.
   * @param {string} name
   * @param {object} detail
   * @param {{ bubbles?: boolean, cancelable?: boolean }} [kind]
   */
  #emit(name, detail, { bubbles = true, cancelable = false } = {}) {
    return this.#element.dispatchEvent(new CustomEvent(name, { detail, bubbles, cancelable, composed: true }));
  }

  /** Another position is shown. */
  place(/** @type {Session} */ { at, game }) {
    this.#emit('position', { ply: at, current: game.position });
  }

  /** A reader has changed the position; `problem` says why it cannot be played. */
  edited(/** @type {string} */ current, /** @type {string} */ problem) {
    this.#emit('position', { ply: 0, current, problem });
  }

  /** A reader is about to play an action. Returns whether the page lets it be played. */
  before(/** @type {Session} */ { at, view }, /** @type {string} */ text) {
    return this.#emit('beforeplay', { text, seat: view.turn.player, ply: at + 1 }, { cancelable: true });
  }

  /** An action was played. @param {{ text?: string, seat: string, ply: number, by?: string }} detail */
  action(detail) {
    this.#emit('action', detail);
  }

  /** Another seat is to act. */
  turn(/** @type {{ seat: string, number: number }} */ detail) {
    this.#emit('turn', detail);
  }

  /** The game is over. */
  end(/** @type {import('../../../web/types.js').Outcome} */ outcome) {
    this.#emit('end', { ...outcome });
  }

  /** A task is solved. */
  solve(/** @type {number | undefined} */ mistakes) {
    this.#emit('solve', { mistakes });
  }

  /** The reader has drawn something. */
  drawn(/** @type {string} */ marks) {
    this.#emit('draw', { marks });
  }

  /**
   * Something could not be read or loaded.
   * @param {Fault} fault
   * @param {string} message
   */
  error({ subject = 'board', reason = 'not-loaded', text = '', offset = 0, length = 0 }, message) {
    this.#emit('error', { subject, reason, text, offset, length, message }, { bubbles: false });
  }

  /**
   * Tells the author of something in the page that its readers need not know.
   * @param {string} subject the name of an attribute
   * @param {string} text its value
   * @param {string} why
   */
  author(subject, text, why) {
    const message = `${subject}="${text}": ${why}`;
    console.warn(message);
    this.error({ subject, reason: 'repeated', text, length: text.length }, message);
  }

  /**
   * Tells the author of something in a file of his own that could not be loaded or used: readers see ours.
   * @param {'pieces' | 'strings'} subject the attribute
   * @param {string} value of it
   * @param {string} text of the file, or the address
   * @param {{ reason: string, offset: number, length: number }} fault
   */
  file(subject, value, text, { reason, offset, length }) {
    const part = text.slice(offset, offset + Math.min(length, 80));
    const message = `${subject}="${value}": ${reason}${length > 0 ? `, at ${offset}: ${part}` : ''}`;
    console.warn(message);
    this.error({ subject, reason, text, offset, length }, message);
  }

  /** Reports an attribute with an invalid value, which is ignored. */
  attribute(/** @type {import('./embed-settings.js').AttributeError} */ error) {
    const message = this.#table.words.format(`reason-${error.reason}`, { token: error.text });
    this.#table.tell({ tone: 'error', text: message, place: { text: error.message, offset: 0, length: 0 } });
    this.error(error, message);
  }

  /** Reports that a text was refused or rules could not be loaded. */
  failure(/** @type {unknown} */ error) {
    const { text: message, place } = describeError(this.#table.words, error);
    this.#table.tell({ tone: 'error', text: message, place });
    this.error(/** @type {Fault} */ (error), message);
  }

  /** Reports the parts of a game that make no sense and are left out. */
  problem(/** @type {Problem} */ problem) {
    const { text: message, place } = describeProblem(this.#table.words, problem);
    const { part, reason, text } = problem;
    this.#table.tell({ tone: 'error', text: message, place });
    this.error({ subject: part, reason, text, length: text.length }, message);
  }
}
