// The fields of a position besides its pieces. Each is shown by its nature: a choice, flags, a number, or a text.

import { html, nothing } from 'lit';
import { squareName } from '../../web/engine.js';
import { checkField, codeField, selectField } from '../panels/fields.js';
import { kindId } from '../table/game/turns.js';
import { describeReason } from '../words/refusals.js';
import { seatId } from '../words/seat-names.js';

/** @import { Board, Editor } from './editor-board.js' */

/** @typedef {Pick<Board, 'words'>} Page */

/**
 * The values that a field is drawn from.
 * @typedef {object} Field
 * @property {Page} app
 * @property {Editor} page
 * @property {string} name
 * @property {string} label
 * @property {string} value
 * @property {(value: string) => void} set
 */

function sideField(/** @type {Field} */ { app, page, name, label, value, set }) {
  const { seats, family } = page.editing;
  return html`<fieldset class="editor-side-to-act">
    <legend>${label}</legend>
    ${[...seats].map(
      (seat) =>
        html`<label class="choice">
          <input type="radio" name="editor-${name}" .checked=${seat === value} @change=${() => set(seat)} />
          <span>${app.words.name(seatId(family.family, seat))}</span>
        </label>`,
    )}
  </fieldset>`;
}

/** The right to castle with the rook of each corner. */
function castlingField(/** @type {Field} */ { app, page, label, value, set }) {
  const { family, size, seats } = page.editing;
  const corners = ['K', 'Q', 'k', 'q'].map((right, i) => ({
    right,
    seat: seatId(family.family, seats[i >> 1]),
    square: squareName(i % 2 ? 0 : size.files - 1, i < 2 ? 0 : size.ranks - 1),
  }));
  const change = (/** @type {string} */ right, /** @type {boolean} */ isOn) =>
    set(
      corners
        .map((corner) => (corner.right === right ? isOn : value.includes(corner.right)) && corner.right)
        .filter(Boolean)
        .join('') || '-',
    );
  return html`<fieldset class="editor-pairs">
    <legend>${label}</legend>
    ${corners.map(({ right, seat, square }) =>
      checkField(app.words.format('editor-castling', { seat, square }), value.includes(right), (isOn) =>
        change(right, isOn),
      ),
    )}
  </fieldset>`;
}

/** The kinds that the seats have moved last. */
function lastField(/** @type {Field} */ { app, page, label, value, set }) {
  const { family, seats } = page.editing;
  const { words } = app;
  const kinds = value.split('/');
  const values = [
    { value: '-', text: words.format('editor-last-none') },
    ...family.kinds.map(({ code }) => ({ value: code, text: words.name(kindId(family, code)) })),
  ];
  return html`<fieldset class="editor-pairs">
    <legend>${label}</legend>
    ${[...seats].map((seat, i) =>
      selectField(words.name(seatId(family.family, seat)), values, kinds[i], (kind) =>
        set(kinds.map((other, j) => (i === j ? kind : other)).join('/')),
      ),
    )}
  </fieldset>`;
}

/** The field for the seats that control each colour. */
function ownersField(/** @type {Field} */ { app, page, label, value, set }) {
  const { family, seats } = page.editing;
  const { words } = app;
  const names = [...seats].map((seat) => ({ value: seat, text: words.name(seatId(family.family, seat)) }));
  return html`<fieldset class="editor-pairs">
    <legend>${label}</legend>
    ${names.map(({ text }, i) =>
      selectField(text, names, value[i], (owner) => set(value.slice(0, i) + owner + value.slice(i + 1))),
    )}
  </fieldset>`;
}

function handsField(/** @type {Field} */ { page, label }) {
  const { editing } = page;
  return checkField(label, editing.isPlacing === true, (isOn) => page.change((editing) => editing.setPlacing(isOn)));
}

/** A field that is typed. */
const textField = (/** @type {Field} */ { label, value, set }) => codeField(label, value, (text) => set(text || '-'));

const numberField = (/** @type {Field} */ { label, value, set }) =>
  codeField(label, value, (text) => set(text || '-'), { mode: 'numeric' });

/** @type {Record<string, (field: Field) => unknown>} */
const shown = {
  side: sideField,
  castling: castlingField,
  left: numberField,
  last: lastField,
  hands: handsField,
  owners: ownersField,
  halfmove: numberField,
  turn: numberField,
  passes: numberField,
  ply: numberField,
};

/** The fields that are changed often; the others are folded away until something is wrong in one. */
const first = ['side', 'castling', 'left', 'hands'];

/** Fields that follow from the pieces. */
const derived = ['rows', 'switched'];

export function fieldsPart(/** @type {Page} */ app, /** @type {Editor} */ page) {
  const { words } = app;
  const { family, draft, verdict } = page.editing;
  const names = family.fields.filter((name) => !derived.includes(name));
  const part = (/** @type {string} */ name) => {
    const label = words.format(`editor-field-${name}`);
    const set = (/** @type {string} */ value) => page.change((editing) => editing.set(name, value));
    const isWrong = verdict.field === name;
    return html`<div class=${isWrong ? 'editor-wrong' : ''}>
      ${(shown[name] ?? textField)({ app, page, name, label, value: draft.fields[name], set })}
      ${isWrong && verdict.error ? html`<p class="error">${describeReason(words, verdict.error)}</p>` : nothing}
    </div>`;
  };
  const others = names.filter((name) => !first.includes(name));
  return html`<section class="editor-fields">
    ${names.filter((name) => first.includes(name)).map(part)}
    <details ?open=${others.includes(verdict.field ?? '')}>
      <summary>${words.format('editor-more')}</summary>
      ${others.map(part)}
    </details>
  </section>`;
}
