// The variations of the game at the table: what was played instead of its actions, with comments and drawings.
// They follow the game, and are kept with it.

import { finish, inSlices } from '../links/slices.js';
import { lineSteps } from '../table/computer/lines.js';
import { readResult, stepOf } from '../table/game/session.js';
import { findNotes, findVariations, writeNoteKeys } from '../table/records/record-link.js';
import { commandsIn, judgementOf, marks, saidOf } from '../table/records/said.js';
import { addChild, drop, growTree, layOut, mainFrom, pathTo, playTree } from '../table/records/variation-tree.js';
import { describeProblem } from '../words/refusals.js';

/** @import { Action } from '../../web/types.js' */
/** @import { Line, Session, Step } from '../table/game/session.js' */
/** @import { Node } from '../table/records/variation-tree.js' */
/** @import { Table } from '../table/table.js' */

/**
 * Our page, or a board on another one.
 * @typedef {object} Host
 * @property {import('../../web/engine.js').Engine} engine
 * @property {import('../words/words.js').Words} words
 * @property {Pick<Table, 'tell' | 'restore'>} table
 * @property {Pick<import('./navigation.js').Navigation, 'follow'>} navigation keeps the game
 * @property {{ kept: Variations | null }} variations those of the game at the table
 * @property {() => void} update asks for a new picture
 */

/** How many faults of a link are told; its author needs no more of them to look for the cause. */
const mostTold = 3;

/** The result that people decided, as the end of a line. */
const resultText = (/** @type {Line['result']} */ result) =>
  result ? [result.result, result.winner, result.reason].filter(Boolean).join(' ') : '';

/**
 * A line of the game, and what the game's link tells of others.
 * @typedef {Line & Pick<Session, 'extras'>} Known
 */

/**
 * Opens the variations of a game, with pauses.
 * @param {Host} app
 * @param {Session} session
 * @param {Known} known
 * @returns {Generator<void, Variations>}
 */
export function* openingVariations(app, session, { steps, extras, result }) {
  const { start: position, game } = session;
  const actions = steps.map(({ text }) => text);
  const { comments, nags, variations, isRead } = yield* findVariations({ extras });
  const line = yield* growTree({ actions, comments, nags }, variations);
  line[line.length - 1].result = resultText(result);
  for (const [i, step] of steps.entries()) line[i + 1].step = step;
  const removed = yield* playAll(app, { variant: game.variant, position }, line[0]);
  const unread = isRead ? [] : [`lines=${extras.find(([key]) => key === 'lines')?.[1]}`];
  for (const text of [...unread, ...removed.map(({ text }) => text)].slice(0, mostTold)) {
    const problem = { part: /** @type {const} */ ('extra'), text, number: 0, reason: 'unknown-value' };
    app.table.tell({ tone: 'error', ...describeProblem(app.words, problem) });
  }
  return new Variations(app, session, line[0]);
}

/**
 * The same, while others have their turns.
 * @param {Host} app
 * @param {Session} session
 * @param {Known} known
 */
export const openVariations = (app, session, known) => inSlices(openingVariations(app, session, known));

/**
 * Plays what is not played yet, so that it can be told.
 * @param {Host} app
 * @param {{ variant: string, position: string }} start
 * @param {Node} root
 */
function playAll({ engine }, start, root) {
  /** @type {import('../../web/types.js').View} */
  let before;
  return playTree(
    engine,
    start,
    root,
    (node, game) => {
      if (!node.step) before = game.view();
    },
    (node, game) => {
      const listed = (/** @type {Action} */ { text }) => text === node.text;
      const action = node.step ? null : (before.actions.find(listed) ?? game.last());
      if (action) node.step = stepOf(before, game.view(), action);
    },
  );
}

export class Variations {
  /** Whether a comment is being written. */
  isWriting = false;
  #app;
  #session;
  #root;
  /** The positions of the line that is shown, from the start on. @type {Node[]} */
  #line;

  /**
   * @param {Host} app
   * @param {Session} session
   * @param {Node} root with the step of every action
   */
  constructor(app, session, root) {
    this.#app = app;
    this.#session = session;
    this.#root = root;
    this.#line = this.#add(session.played);
  }

  /** Puts a line into the tree, where it is not there yet. */
  #add(/** @type {Step[]} */ steps) {
    const line = [this.#root];
    for (const step of steps) {
      const node = addChild(line[line.length - 1], step.text);
      node.step ??= step;
      line.push(node);
    }
    return line;
  }

  /** Keeps a line that is no longer that of the game. */
  keep(/** @type {Line} */ { steps, result }) {
    const line = this.#add(steps);
    line[line.length - 1].result = resultText(result);
  }

  /** Keeps actions that could be played from the position shown on. */
  addLine(/** @type {string[]} */ actions) {
    const { steps, at, game } = this.#session;
    this.#add([...steps.slice(0, at), ...lineSteps(this.#app.engine, game, actions)]);
    this.#keep();
  }

  /** Forgets what was tried within a turn that goes on, unless somebody has written something about it. */
  forget(/** @type {Line} */ { steps, at }) {
    const nodes = this.#add(steps).slice(at + 1);
    const isBare = (/** @type {Node} */ { children, comments, nags }) =>
      children.length < 2 && comments.length + nags.length === 0;
    if (nodes.every(isBare)) drop(nodes[0]);
  }

  /** Called after each change of the game, before it is kept. */
  follow() {
    const { played, result } = this.#session;
    this.isWriting = false;
    this.#line = this.#add(played);
    this.#line[played.length].result = resultText(result);
    this.#note();
  }

  /** Whoever plays an action again that is known, in whatever line, can go on along what follows it there. */
  goOn() {
    const { played, at, view } = this.#session;
    const ahead = mainFrom(this.#line[played.length]).slice(1);
    const last = ahead.at(-1);
    if (!last) return;
    const known = ahead.map(({ step }) => /** @type {Step} */ (step));
    this.#session.restore({ steps: [...played, ...known], at, result: readResult(last.result, view.seats) });
    this.follow();
  }

  /** Notes all in the game. */
  #note() {
    const { tags } = finish(findNotes(this.#session));
    const { comments, nags, variations } = layOut(this.#line);
    const others = this.#session.extras.filter(([key]) => key !== 'lines' && key !== 'notes');
    this.#session.extras = [...others, ...finish(writeNoteKeys({ tags, comments, nags, variations }))];
  }

  /** Keeps the game after a change of its variations, and shows it. */
  #keep(isPlayed = true) {
    this.#note();
    this.#app.navigation.follow(this.#session, isPlayed);
    this.#app.update();
  }

  /** The position shown; where that is only drafted, the last one that was played. */
  get #node() {
    return this.#line[Math.min(this.#session.at, this.#line.length - 1)];
  }

  /** A position of the line shown, by the number of actions that lead there. */
  at(/** @type {number} */ ply) {
    return this.#line[ply];
  }

  /** The start, from which all positions can be reached. */
  get root() {
    return this.#root;
  }

  /** The position that actions lead to from the start; undefined: nobody has played or noted them. */
  find(/** @type {string[]} */ actions) {
    /** @type {Node | undefined} */
    let node = this.#root;
    for (const text of actions) node = node?.children.find((child) => child.text === text);
    return node;
  }

  /** Whether a position is on the main line. */
  isMain(/** @type {Node} */ node) {
    return pathTo(node).every((one) => !one.parent || one.parent.children[0] === one);
  }

  /** Shows the line that a position is in, at that position. */
  show(/** @type {Node} */ node) {
    const line = [...pathTo(node), ...mainFrom(node).slice(1)];
    const steps = line.slice(1).map(({ step }) => /** @type {Step} */ (step));
    const result = readResult(line[line.length - 1].result, this.#session.view.seats);
    this.#app.table.restore({ steps, at: pathTo(node).length - 1, result }, 'go');
  }

  /** Shows the next one of what can be played in the place of the action that led to the position shown. */
  next() {
    const { parent } = this.#node;
    if (!parent) return;
    const { children } = parent;
    this.show(children[(children.indexOf(this.#node) + 1) % children.length]);
  }

  /** The first position of the innermost variation that the position shown is in; undefined: it is on the main line. */
  get begin() {
    const path = this.#line.slice(0, this.#session.at + 1).reverse();
    return path.find((node) => node.parent && node.parent.children[0] !== node);
  }

  /** Makes the line shown the main one. */
  promote() {
    this.lead();
    this.#keep();
  }

  /** The same before the game is kept. */
  lead() {
    for (const node of this.#line)
      if (node.parent) node.parent.children = [node, ...node.parent.children.filter((other) => other !== node)];
    this.#note();
  }

  /** Removes the innermost variation that the position shown is in, and offers to bring it back. */
  remove() {
    const { table, words } = this.#app;
    const first = this.begin;
    if (!first?.parent) return;
    const { parent } = first;
    const [node, rank] = [this.#node, parent.children.indexOf(first)];
    drop(first);
    this.show(parent.children[0]);
    const run = () => {
      if (this !== this.#app.variations.kept) return;
      parent.children.splice(rank, 0, first);
      this.show(node);
    };
    table.tell({
      tone: 'info',
      text: words.format('variation-removed'),
      action: { label: words.format('notice-restore'), run },
    });
  }

  // ----- comments and drawings

  /** The comments on the position shown, as one text. */
  get comment() {
    return saidOf(this.#node).join('\n');
  }

  /** Lets somebody write about the position shown; or no longer. */
  write(isWriting = !this.isWriting) {
    this.isWriting = isWriting;
    this.#app.update();
    if (isWriting) requestAnimationFrame(() => document.querySelector('textarea')?.focus());
  }

  /** Says something else of the position shown; nothing: an empty text. */
  setComment(/** @type {string} */ text) {
    const drawn = this.marks;
    this.#setComments(text.trim(), drawn);
    this.isWriting = false;
    this.#keep();
  }

  #setComments(/** @type {string} */ text, /** @type {string} */ drawn) {
    const kept = commandsIn(this.#node.comments);
    this.#node.comments = [kept, text, drawn && `[%marks ${drawn}]`].filter((part) => part);
  }

  /** Whether an action led to the position shown, which can be judged. */
  get isAfterAction() {
    return Boolean(this.#node?.parent);
  }

  /** The sign that judges the action before the position shown; undefined: it is not judged. */
  get judged() {
    return this.#node.nags.map(judgementOf).find(Boolean)?.sign;
  }

  /** Judges that action by a sign; the one that it has is taken away. Other glyphs stay. */
  judge(/** @type {string} */ sign) {
    const others = this.#node.nags.filter((nag) => !judgementOf(nag));
    this.#node.nags = this.judged === sign ? others : [sign, ...others];
    this.#keep();
  }

  /** Whether the action that leads to a position of the line shown is judged. */
  isJudged(/** @type {number} */ ply) {
    return Boolean(this.#line[ply]?.nags.some(judgementOf));
  }

  /**
   * Keeps what a review has found of the line shown: a sign for each action that nobody has judged, and as a variation
   * what was better.
   * @param {import('./state.js').Remark[]} remarks
   */
  keepRemarks(remarks) {
    const { steps } = this.#session;
    for (const { at, better, end, sign } of remarks) {
      if (!this.isJudged(end)) this.#line[end].nags.unshift(sign);
      this.#add([...steps.slice(0, at), ...better]);
    }
    this.#keep();
  }

  /** The arrows and marks on the position shown, as a text. */
  get marks() {
    const texts = this.#node?.comments.flatMap((comment) => [...comment.matchAll(marks)].map(([, text]) => text));
    return texts?.join(' ').trim() ?? '';
  }

  /** Draws something else on the position shown. */
  setMarks(/** @type {string} */ drawn) {
    if (drawn === this.marks) return;
    this.#setComments(this.comment, drawn);
    this.#keep(false);
  }
}
