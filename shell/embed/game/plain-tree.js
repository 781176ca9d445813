// The game of a board as plain data, which scripts read and messages carry: a tree of positions, with what is said of
// each.

import { judgements, marks } from '../../table/records/said.js';

/** @import { Session, Step } from '../../table/game/session.js' */

/**
 * A position, as far as it is told.
 * @typedef {object} Told
 * @property {string[]} comments
 * @property {string[]} nags glyphs, as `!?` or `$5`
 * @property {Step} [step] the action that leads there
 * @property {Told[]} children
 */

/**
 * @typedef {object} Notes
 * @property {string[]} comments without arrows and marks, but with the other commands, as `[%clk 0:03:12]`
 * @property {string} marks arrows and marks, as the attribute says them
 * @property {PlainNode[]} children what was played next; the first goes on with the main line
 */

/** @typedef {Notes & { text: string, seat: string, ply: number, glyphs: number[] }} PlainNode */
/** @typedef {Notes & { position: string }} PlainTree */

/** The number of a glyph, as PGN counts them. */
const numberOf = (/** @type {string} */ nag) =>
  nag.startsWith('$') ? Number(nag.slice(1)) : judgements.findIndex(({ sign }) => sign === nag) + 1;

/** @returns {Notes} */
const notesOf = (/** @type {Told} */ told) => ({
  comments: told.comments.map((comment) => comment.replace(marks, '').trim()).filter((text) => text),
  marks: told.comments.flatMap((comment) => [...comment.matchAll(marks)].map(([, text]) => text.trim())).join(' '),
  children: [],
});

/** The known actions of a game as a line without notes. @returns {Told} */
export function lineOf(/** @type {Pick<Session, 'steps'>} */ { steps }) {
  /** @type {Told} */
  const root = { comments: [], nags: [], children: [] };
  let last = root;
  for (const step of steps) {
    const next = { comments: [], nags: [], step, children: [] };
    last.children.push(next);
    last = next;
  }
  return root;
}

/**
 * A tree of positions as plain data.
 * @param {string} position of its start
 * @param {Told} root
 * @returns {PlainTree}
 */
export function plainTree(position, root) {
  const tree = { position, ...notesOf(root) };
  /** @type {{ told: Told, plain: Notes, ply: number }[]} */
  const todo = [{ told: root, plain: tree, ply: 0 }];
  // The loop adds the positions that follow to the list, and comes to them too.
  for (const { told, plain, ply } of todo)
    for (const child of told.children) {
      const { text = '', seat = '' } = child.step ?? {};
      const node = { text, seat, ply: ply + 1, glyphs: child.nags.map(numberOf), ...notesOf(child) };
      plain.children.push(node);
      todo.push({ told: child, plain: node, ply: ply + 1 });
    }
  return tree;
}
