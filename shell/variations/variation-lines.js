// Variations as they are drawn in a list of moves, on our page and beside embedded boards.

import { html, nothing } from 'lit';
import { drawing } from '../board/drawing/drawing.js';
import { readResult } from '../table/game/session.js';
import { describeStep, formatStep, rowOf } from '../table/game/turns.js';
import { findFamily } from '../table/game/variants.js';
import { judgementOf, saidOf } from '../table/records/said.js';
import { describeReason, describeResult } from '../words/game-status.js';
import { seatId } from '../words/seat-names.js';

/** @import { Node } from '../table/records/variation-tree.js' */
/** @import { Words } from '../words/words.js' */

/**
 * The page or board that variations are drawn for.
 * @typedef {{ words: Words, schema: import('../../web/types.js').Schema,
 *   session: import('../table/game/session.js').Session | null,
 *   table: Pick<import('../table/table.js').Table, 'choices'>,
 *   variations: { kept: import('../services/variations.js').Variations | null } }} Host
 */

/** How many actions of a variation are listed. */
const most = 60;

/** How many glyphs of an action are shown and said: a file may have thousands. */
const mostNags = 10;

/** How many comments on a position are shown, how much of each is read, and how much of all is shown, in characters. */
const mostComments = 20;
const longestRead = 4000;
const longestShown = 2000;

/** The glyphs of PGN that judge a position, and have signs of their own. @type {Record<string, string>} */
const signs = {
  ...{ $10: '=', $13: '∞', $14: '+=', $15: '=+', $16: '±', $17: '∓', $18: '+−', $19: '−+' },
};

const signsOf = (/** @type {string[]} */ nags) =>
  nags
    .slice(0, mostNags)
    .map((nag) => judgementOf(nag)?.sign ?? signs[nag] ?? nag)
    .concat(nags.length > mostNags ? '…' : [])
    .join(' ');

/** What glyphs say of an action, in words: a sign alone is not read aloud everywhere. */
const spokenGlyphs = (/** @type {Words} */ words, /** @type {string[]} */ nags) =>
  nags
    .slice(0, mostNags)
    .flatMap((nag) => judgementOf(nag) ?? [])
    .map(({ name }) => words.format(`glyph-${name}`));

/** The glyphs of annotators beside an action. */
export function glyphs(/** @type {Words} */ words, /** @type {string[]} */ nags) {
  if (nags.length === 0) return nothing;
  const spoken = spokenGlyphs(words, nags).map((text) => html`<span class="only-spoken">${text}</span>`);
  return html`<span class="nag">${signsOf(nags)}</span>${spoken}`;
}

/**
 * An action that leads to its position.
 * @param {Host} app
 * @param {Node} node
 * @param {boolean} isFirst of its variation
 */
function action(app, node, isFirst) {
  const { words, schema, session, table, variations } = app;
  const { step } = node;
  if (!step || !session) return nothing;
  const { family, seats } = session.view;
  const isTurn = isFirst || node.parent?.step?.seat !== step.seat;
  const number = isTurn ? `${rowOf(node, seats)}${step.seat === seats[0] ? '.' : '…'}` : '';
  const isSwitch = step.action.type === 'switch';
  const full = isSwitch ? step.text : formatStep(step);
  const shown = isSwitch ? step.text : formatStep(step, table.choices);
  const known = findFamily(schema, family);
  const kind = known?.kinds.find(({ code }) => code === (step.kind ?? step.action.kind));
  const judged = [signsOf(node.nags), ...spokenGlyphs(words, node.nags)];
  const said = [describeStep(words, known, step, full), ...judged].filter(Boolean).join(' ');
  return html`${number ? html`<span class="number">${number}</span>` : nothing}<button
    type="button"
    class="move"
    tabindex=${isFirst ? 0 : -1}
    aria-label=${words.format('status-last', { seat: seatId(family, step.seat), action: said })}
    @click=${() => variations.kept?.show(node)}
  >
    ${kind ? drawing(kind.name, step.seat, session.view) : nothing}${shown}${glyphs(words, node.nags)}
  </button>`;
}

/**
 * What a list shows of the comments on a position, as many as a screen has room for.
 * @param {Node | undefined} node
 */
export function comments(node) {
  if (!node) return [];
  const first = node.comments.slice(0, mostComments).map((comment) => comment.slice(0, longestRead));
  const shown = [];
  let room = longestShown;
  for (const text of saidOf({ comments: first })) {
    if (room > 0) shown.push(text.length > room ? `${text.slice(0, room)}…` : text);
    room -= text.length;
  }
  if (node.comments.length > mostComments) shown.push('…');
  return shown.map((text) => html`<span class="comment" dir="auto">${text}</span>`);
}

/** How people ended a line, after its last action. */
export function ending(/** @type {Host} */ { words, session }, /** @type {Node | undefined} */ node) {
  const result = session && node ? readResult(node.result, session.view.seats) : null;
  if (!session || !result) return nothing;
  const { view } = session;
  return html`<span class="line-end"
    >${describeResult(words, view.family, result)}. ${describeReason(words, view, result)}</span
  >`;
}

/**
 * A position with the line after it, and in brackets the variations of that line.
 * @param {Host} app
 * @param {Node} first
 * @param {number} depth
 * @returns {unknown}
 */
function line(app, first, depth) {
  const parts = [];
  let node = /** @type {Node | undefined} */ (first);
  for (let count = 0; node && count < most; count++) {
    parts.push(action(app, node, node === first), comments(node), ending(app, node));
    const others = node === first ? [] : (node.parent?.children.slice(1, most) ?? []);
    for (const other of others) parts.push(html`<span class="bracket">(${inner(app, other, depth)})</span>`);
    [node] = node.children;
  }
  return html`${parts}${node ? '…' : nothing}`;
}

/** Deeper variations are shown by their first action; readers who go there see the rest. */
const deepest = 4;

const inner = (/** @type {Host} */ app, /** @type {Node} */ node, /** @type {number} */ depth) =>
  depth < deepest ? line(app, node, depth + 1) : action(app, node, true);

/** A variation in the list of moves. */
function variation(/** @type {Host} */ app, /** @type {Node} */ node, isMain = false) {
  const name = app.words.format(isMain ? 'variation-main' : 'variation');
  return html`<span class="variation" role="group" aria-label=${name}>
    ${isMain ? html`<span class="main-line">${name}</span>` : nothing}${line(app, node, 0)}
  </span>`;
}

/** The variations in the place of an action of the line shown, and after the last action those that go on from it. */
export function linesAt(/** @type {Host} */ app, /** @type {number} */ ply) {
  const { kept } = app.variations;
  const node = kept?.at(ply);
  if (!kept || !node) return [];
  const others = node.parent?.children.filter((child) => child !== node) ?? [];
  const later = kept.at(ply + 1) ? [] : node.children;
  const main = others.find((one) => kept.isMain(one));
  const listed = others.slice(0, most);
  if (main && !listed.includes(main)) listed.push(main);
  return [
    ...listed.map((one) => variation(app, one, kept.isMain(one))),
    ...later.slice(0, most).map((one) => variation(app, one)),
    others.length > listed.length || later.length > most ? '…' : nothing,
  ];
}
