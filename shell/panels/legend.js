// The pieces of the game and how each moves, with every order of cards; first the one in hand.

import { html, nothing } from 'lit';
import { turnOnScreen } from '../board/facing.js';
import { purposeOf, turnSteps } from '../movement.js';
import { rulesOf } from '../rules/all.js';
import { seatName } from '../seats.js';
import { imitation, kindName } from '../turns.js';
import { findFamily } from '../variants.js';
import { diagram } from './diagram.js';
import { cardRow } from './drawing.js';
import { allHands } from './hand.js';
import { block, changes } from './rules.js';

/**
 * @typedef {import('../app.js').App} App
 * @typedef {import('../session.js').Session} Session
 * @typedef {import('../../web/types.js').Kind} Kind
 * @typedef {import('../../web/types.js').Step} Step
 * @typedef {import('../../web/types.js').View} View
 */

/**
 * How a kind moves: once for each order of its cards, or the only way it has.
 * @param {App} app
 * @param {Session} session
 * @param {Kind} kind
 * @returns {{ order: string, steps: Step[] }[]}
 */
function waysOf(app, { game, view }, { code }) {
  const orders = findFamily(app.schema, view.family)?.orders ?? [];
  const wayOf = (/** @type {string} */ order) => {
    const movement = game.movement(code, order);
    return movement ? [{ order, steps: movement.steps }] : [];
  };
  const ways = orders.flatMap(wayOf);
  return ways.length > 0 ? ways : wayOf('');
}

/**
 * @param {App} app
 * @param {Kind} kind
 * @param {ReturnType<typeof waysOf>} ways
 */
function kindSection(app, { name }, ways) {
  return html`<section class=${ways.length > 1 ? 'with-orders' : ''}>
    <h3>${app.words.format(`kind-${name}`)}</h3>
    ${app.words.has(`kind-${name}-line`) ? html`<p>${app.words.format(`kind-${name}-line`)}</p>` : nothing}
    <ul class="orders">
      ${ways.map(
        ({ order, steps }) =>
          html`<li>${order ? cardRow(app, order) : nothing}${diagram(app, name, steps)}</li>`,
      )}
    </ul>
  </section>`;
}

/** In what state a piece moves: by its cards, or as the kind that it imitates. */
function stateOf(/** @type {import('../../web/types.js').Piece} */ { cards, imitates }) {
  return cards ?? imitates ?? '';
}

/** The piece that is selected on the board, as it moves now. */
function inHand(
  /** @type {App} */ app,
  /** @type {Session} */ { game },
  /** @type {View} */ view,
) {
  const { words } = app;
  const family = findFamily(app.schema, view.family);
  const piece = view.pieces.find(({ square }) => square === app.selected);
  const kind = family?.kinds.find(({ code }) => code === piece?.kind);
  const movement = piece && kind && game.movement(kind.code, stateOf(piece));
  if (!movement) return html`<p class="hint">${words.format('legend-hint')}</p>`;
  const isFlipped = !!app.session?.isFlipped;
  const look = piece.facing === undefined ? 0 : turnOnScreen(view, piece.seat, piece.facing, isFlipped);
  const name = words.format('legend-in-hand', {
    seat: seatName(words, view.family, piece.seat),
    kind: kindName(words, family, piece.kind),
    square: piece.square,
  });
  return html`<section class="in-hand" aria-label=${name}>
    <h3>${name}</h3>
    ${piece.cards ? cardRow(app, piece.cards) : nothing}
    ${piece.imitates === undefined ? nothing : html`<p>${imitation(words, family, piece.imitates)}</p>`}
    ${diagram(app, kind.name, turnSteps(movement.steps, look), piece.seat, view.files === 0)}
  </section>`;
}

/** What the marks mean that these diagrams have. */
function key(/** @type {App} */ { words }, /** @type {Step[]} */ steps) {
  const used = new Set(steps.map(purposeOf));
  const purposes = /** @type {const} */ (['both', 'quiet', 'capture', 'conditional']).filter((purpose) =>
    used.has(purpose),
  );
  const marks = [
    ...purposes,
    ...(steps.some(({ initial }) => initial) ? ['initial'] : []),
    ...(steps.some(({ then }) => then) ? ['then'] : []),
  ];
  return html`<ul class="key">
    ${marks.map(
      (mark) =>
        html`<li>
          <span class="key-mark ${mark}" aria-hidden="true"></span>${words.format(mark === 'then' ? 'key-then' : `way-${mark}`)}
        </li>`,
    )}
  </ul>`;
}

/** What else the rules say of the pieces, with pictures. */
function alsoOfPieces(/** @type {App} */ app, /** @type {string} */ variant) {
  const family = findFamily(app.schema, variant)?.family ?? '';
  const blocks = (rulesOf[family] ?? []).filter(({ isOfPieces }) => isOfPieces);
  if (blocks.length === 0) return nothing;
  return html`<div class="rules">
    ${changes(app, variant)} ${blocks.map((item) => block(app, item))}
  </div>`;
}

/**
 * @param {App} app
 * @param {Session} session
 * @param {View} [view] if not everything may be seen
 */
export function legend(app, session, view = session.view) {
  const family = findFamily(app.schema, view.family);
  const kinds = (family?.kinds ?? []).filter(({ code }) => view.kinds.length === 0 || view.kinds.includes(code));
  const ways = kinds.map((kind) => waysOf(app, session, kind));
  return html`<div class="legend">
    ${inHand(app, session, view)} ${family ? allHands(app, view, family) : nothing} ${key(app, ways.flat().flatMap(({ steps }) => steps))}
    <div class="kinds">${kinds.map((kind, i) => kindSection(app, kind, ways[i]))}</div>
    ${alsoOfPieces(app, session.game.variant)}
  </div>`;
}
