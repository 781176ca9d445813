// What only some boards have, loaded when a board needs it: a record in the element, names and comments,
// arrows and marks.

import { beginDrawing } from '../board/draw-press.js';
import { getExtra } from '../links/links.js';
import { inSlices } from '../links/slices.js';
import { usualGame } from './embed-settings.js';

/**
 * @typedef {import('../links/links.js').Link} Link
 * @typedef {import('./embed-settings.js').Settings} Settings
 * @typedef {import('../table/session.js').Session} Session
 * @typedef {import('../words/words.js').Words} Words
 */

/** Where a page has a record for a board; any other content is shown until the board stands. */
const recordScript = ':scope > script[type="application/x-motley-record"]';

export class Extras {
  /** What boards with a record or with names have. @type {typeof import('./embed-record.js') | null} */
  records = null;
  /** The first game of the record in the element; null: there is no record. @type {Link | null} */
  link = null;
  /** The record that was read last. */
  #text = '';
  /** What draws arrows and marks. @type {import('../board/annotate.js').Annotations | null} */
  annotations = null;
  /** The wheel and the keys of a replay. @type {typeof import('./replay-input.js') | null} */
  stepping = null;
  /** The list of moves. @type {typeof import('./embed-moves.js') | null} */
  list = null;
  /** What makes tasks of games, and their buttons. @type {import('./embed-parts.js').Tasks | null} */
  tasks = null;
  /** What keeps games over a reload. @type {typeof import('./keep.js') | null} */
  #keeping = null;
  #element;
  #parts;
  #update;
  #tellDrawn;

  /**
   * @param {Pick<Element, 'querySelector'>} element
   * @param {import('./embed-parts.js').Parts} parts
   * @param {() => void} update asks for a new picture
   * @param {(marks: string) => void} tellDrawn called when the reader has drawn something, with all of it
   */
  constructor(element, parts, update, tellDrawn) {
    this.#element = element;
    this.#parts = parts;
    this.#update = update;
    this.#tellDrawn = tellDrawn;
  }

  /** Reads the record that stands in the element. Throws if it cannot be read. */
  async readRecord(/** @type {Words} */ words) {
    const text = this.#element.querySelector(recordScript)?.textContent ?? '';
    if (text === this.#text) return;
    const { variantIn, linkOfText } = await this.#loadRecords(words);
    const engine = await this.#parts.engineFor(variantIn(text) || usualGame, words);
    this.link = text ? await inSlices(linkOfText(engine, text)) : null;
    this.#text = text;
  }

  /**
   * Loads what a game with these settings shows. Rejects if that fails; the board stands without it, too.
   * @param {Settings} settings
   * @param {Words} words
   */
  async load({ names, link, marks, drawing, keep, mode, goal, hasMoves }, words) {
    const isNamed = names.length > 0 || getExtra(link, 'notes') !== undefined;
    await Promise.all([
      isNamed && this.#loadRecords(words).then(({ readNotes }) => inSlices(readNotes(link))),
      keep && this.#parts.loadKeeping().then((part) => (this.#keeping = part)),
      mode === 'task' && this.#parts.loadTasks(words, goal).then((tasks) => (this.tasks = tasks)),
      mode === 'replay' && this.#parts.loadStepping().then((part) => (this.stepping = part)),
      hasMoves && this.#parts.loadList().then((part) => (this.list = part)),
      (marks.trim() || drawing === 'button' || this.annotations) && this.#loadAnnotations(words),
    ]);
  }

  /** With its words, which are others after the language has changed. */
  async #loadRecords(/** @type {Words} */ words) {
    this.records = await this.#parts.loadRecords(words);
    return this.records;
  }

  /** The game as far as the reader has played it before, if the author wants it kept. */
  findKept(/** @type {Settings} */ { keep, mode, link }) {
    return (keep && mode === 'play' && this.#keeping?.findKept(keep, link)) || null;
  }

  /** Keeps the game. */
  keep(/** @type {Settings} */ { keep, mode, link }, /** @type {Session} */ session) {
    if (keep && mode === 'play') this.#keeping?.keep(keep, link, session.link);
  }

  /** The reader begins again. */
  forget(/** @type {Settings} */ { keep, mode, link }) {
    if (keep && mode === 'play') this.#keeping?.keep(keep, link, link);
  }

  async #loadAnnotations(/** @type {Words} */ words) {
    const { Annotations } = await this.#parts.loadAnnotations(words);
    this.annotations ??= new Annotations(this.#update, this.#tellDrawn);
    return this.annotations;
  }

  /** What is drawn on the position shown. */
  shapes(/** @type {Session} */ session, /** @type {Words} */ words) {
    const texts = this.records?.marksAt(session, session.at) ?? [];
    if (texts.length > 0 && !this.annotations) this.#loadAnnotations(words).then(this.#update, () => {});
    return this.annotations?.shapes(session, texts) ?? [];
  }

  /** Called when the board is drawn. */
  prepare(/** @type {import('./embed-app.js').EmbedApp} */ { board, session, words }, /** @type {ShadowRoot} */ root) {
    if (!this.annotations || !session) return;
    this.annotations.prepare(board, root.querySelector('motley-hand'), this.shapes(session, words));
  }

  /**
   * A press on the board, before the board has it: with the right button, or while drawing is on, it draws.
   * @param {PointerEvent} press
   * @param {import('./embed-app.js').EmbedApp} board
   */
  async press(press, { board: view, session, words }) {
    if (!view || !session) return;
    if (press.button !== 2 && !this.annotations?.isOn) return this.annotations?.clear();
    press.stopPropagation();
    const load = async () => this.annotations ?? this.#loadAnnotations(words).catch(() => null);
    await beginDrawing(load, press, view, session);
  }
}
