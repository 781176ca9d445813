// The sides of the piece that is selected before a game, each with its picture and its moves, and buttons that turn
// several pieces at once.

import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { drawing } from '../../board/drawing/drawing.js';
import { turnOnScreen } from '../../board/view/geometry.js';
import { diagram } from '../../legend/diagram.js';
import { findFamily } from '../../table/game/variants.js';
import '../../styles/dialogs.css';
import '../../styles/sides.css';

/** @import { Choice, Form } from '../../../web/types.js' */
/** @import { Page } from '../../services/state.js' */
/** @import { Setup } from '../../table/game/setup.js' */

/**
 * @param {Page} app
 * @param {Setup} setup
 * @param {Choice} choice
 * @param {boolean} isFlipped whether the board is seen from the other side
 */
function sides(app, setup, choice, isFlipped) {
  const { words, session, schema } = app;
  const view = setup.start;
  const { seat, square, forms } = choice;
  const kinds = findFamily(schema, view.family)?.kinds ?? [];
  const nameOf = (/** @type {Form} */ { kind }) => kinds.find(({ code }) => code === kind)?.name ?? kind;
  const now = setup.formAt(choice);
  const look = { seat, painted: view, turn: turnOnScreen(view, seat, 0, isFlipped) };
  const turn = (/** @type {string} */ code) => app.arrangement.change((setup) => setup.set({ [square]: code }));
  const label = words.format('arrange-side', { kind: `kind-${nameOf(forms[0])}`, square });
  return html`<div class="legend sides" role="radiogroup" aria-label=${label}>
    ${forms.map(
      (form) =>
        html`<label class="kind-card">
          <input
            type="radio"
            name="side"
            value=${form.code}
            .checked=${live(form.code === now)}
            @change=${() => turn(form.code)}
          />
          ${drawing(nameOf(form), seat, view)}
          <span class="name">${words.format(`kind-${nameOf(form)}`)}</span>
          ${diagram(words, nameOf(form), session?.game.movement(form.kind, '')?.steps ?? [], look)}
        </label>`,
    )}
  </div>`;
}

/**
 * @param {Page} app
 * @param {Setup} setup
 * @param {boolean} isFlipped
 */
export function formsPanel(app, setup, isFlipped) {
  const { words, table, arrangement } = app;
  const choice = setup.choicesOf(setup.seat).find(({ square }) => square === table.source);
  const alike = choice ? setup.alike(choice).map(({ square }) => square) : [];
  const several = (/** @type {string} */ id, /** @type {Record<string, string>} */ forms) =>
    html`<button type="button" @click=${() => arrangement.change((setup) => setup.set(forms))}>
      ${words.format(id)}
    </button>`;
  const likeThis = (/** @type {Choice} */ choice) => Object.fromEntries(alike.map((on) => [on, setup.formAt(choice)]));
  return html`<div class="rail">
    ${
      choice
        ? sides(app, setup, choice, isFlipped)
        : html`<p class="hint">${words.format(table.source ? 'arrange-one-side' : 'arrange-guess')}</p>`
    }
    <div class="row">
      ${choice && alike.length > 1 ? several('arrange-alike', likeThis(choice)) : nothing}
      ${several('arrange-turned', setup.allIn(1))}
      ${setup.isUsuallyTurned ? several('arrange-none', setup.allIn(0)) : nothing}
    </div>
  </div>`;
}
