// The variations in the list of moves, and what is done with the one that is shown.

import { html, nothing } from 'lit';
import '../styles/variations.css';
import { pageIcon } from '../art/page-icons.js';
import { drawing } from '../panels/drawing.js';
import { addWords } from '../strings/load-words.js';
import { describeStep, formatStep } from '../table/turns.js';
import { findFamily } from '../table/variants.js';
import { seatId } from '../words/seat-names.js';
import { openVariations, saidOf } from './variations.js';

/**
 * @typedef {import('../app/app.js').App} App
 * @typedef {import('../links/variation-tree.js').Node} Node
 */

/**
 * Opens the variations of a game, with their words.
 * @param {App} app
 * @param {import('../table/session.js').Session} session
 * @param {import('./variations.js').Known} known
 */
export async function open(app, session, known) {
  const opening = openVariations(app, session, known);
  await addWords(app.words, 'variations');
  return opening;
}

/** How many actions of a variation are listed. */
const most = 60;

/**
 * An action that leads to its position.
 * @param {App} app
 * @param {Node} node
 * @param {boolean} isFirst of its variation
 */
function action(app, node, isFirst) {
  const { words, schema, session, variations } = app;
  const { step } = node;
  if (!step || !session) return nothing;
  const { family, seats } = session.view;
  const isTurn = isFirst || node.parent?.step?.seat !== step.seat || node.parent.step.number !== step.number;
  const number = isTurn && step.number > 0 ? `${step.number}${step.seat === seats[0] ? '.' : '…'}` : '';
  const short = step.action.type === 'switch' ? step.text : formatStep(step);
  const known = findFamily(schema, family);
  const kind = known?.kinds.find(({ code }) => code === (step.kind ?? step.action.kind));
  const said = describeStep(words, known, step, short);
  return html`${number ? html`<span class="number">${number}</span>` : nothing}<button
    type="button"
    class="move"
    tabindex=${isFirst ? 0 : -1}
    aria-label=${words.format('status-last', { seat: seatId(family, step.seat), action: said })}
    @click=${() => variations.kept?.show(node)}
  >
    ${kind ? drawing(kind.name, step.seat, session.view) : nothing}${short}
  </button>`;
}

const comments = (/** @type {Node | undefined} */ node) =>
  node ? saidOf(node).map((text) => html`<span class="comment" dir="auto">${text}</span>`) : nothing;

/**
 * A position with what follows it, and in brackets what could be played instead of that.
 * @param {App} app
 * @param {Node} first
 * @param {number} depth
 * @returns {unknown}
 */
function line(app, first, depth) {
  const parts = [];
  let node = /** @type {Node | undefined} */ (first);
  for (let count = 0; node && count < most; count++) {
    parts.push(action(app, node, node === first), comments(node));
    const others = node === first ? [] : (node.parent?.children.slice(1) ?? []);
    for (const other of others) parts.push(html`<span class="bracket">(${inner(app, other, depth)})</span>`);
    [node] = node.children;
  }
  return html`${parts}${node ? '…' : nothing}`;
}

/** What is deeper than this is shown by its first action: who goes there sees the rest. */
const deepest = 4;

const inner = (/** @type {App} */ app, /** @type {Node} */ node, /** @type {number} */ depth) =>
  depth < deepest ? line(app, node, depth + 1) : action(app, node, true);

/** What is said after an action, and what could be played in its place. */
export function told(/** @type {App} */ app, /** @type {number} */ ply) {
  const { kept } = app.variations;
  if (!kept) return nothing;
  const { words } = app;
  const node = kept.at(ply);
  const others = node?.parent?.children.filter((child) => child !== node) ?? [];
  if (!node || saidOf(node).length + others.length === 0) return nothing;
  return html`${comments(node)}
  ${others.map((node) => {
    const name = words.format(kept.isMain(node) ? 'variation-main' : 'variation');
    return html`<span class="variation" role="group" aria-label=${name}>
      ${kept.isMain(node) ? html`<span class="main-line">${name}</span>` : nothing}${line(app, node, 0)}
    </span>`;
  })}`;
}

/** What is said of the start. */
export function beginning(/** @type {App} */ { variations: { kept } }) {
  return html`<p class="beginning">${comments(kept?.at(0))}</p>`;
}

/** The field for a comment, and what is done with a variation. */
export function tools(/** @type {App} */ app) {
  const { words, variations } = app;
  const { kept } = variations;
  if (!kept) return nothing;
  const button = (
    /** @type {Parameters<typeof pageIcon>[0]} */ icon,
    /** @type {string} */ id,
    /** @type {() => void} */ run,
  ) => html`<button type="button" @click=${run}>${pageIcon(icon)}${words.format(id)}</button>`;
  const save = (/** @type {Event} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLElement} */ (event.currentTarget).querySelector('textarea');
    kept.setComment(field?.value ?? '');
  };
  const keys = (/** @type {KeyboardEvent} */ event) => {
    event.stopPropagation();
    if (event.key === 'Escape') kept.write(false);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event);
  };
  return html`${
    kept.begin
      ? html`<div class="row variation-tools">
        ${button('moves', 'variation-promote', () => kept.promote())}
        ${button('trash', 'variation-remove', () => kept.remove())}
      </div>`
      : nothing
  }
  ${
    kept.isWriting
      ? html`<form class="comment-form" @submit=${save} @keydown=${keys}>
        <label>
          ${words.format('comment-field')}
          <textarea rows="3" maxlength="2000" dir="auto" .value=${kept.comment}></textarea>
        </label>
        <div class="row">
          <button type="submit" class="main">${words.format('comment-save')}</button>
          <button type="button" @click=${() => kept.write(false)}>${words.format('cancel')}</button>
        </div>
      </form>`
      : nothing
  }
  ${kept.marks ? html`<div class="row">${button('trash', 'marks-remove', () => kept.setMarks(''))}</div>` : nothing}`;
}
