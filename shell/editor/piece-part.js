// The piece that was touched last, and the parts of its state; the rules say which states are possible.

import { html, nothing } from 'lit';
import { pageIcon } from '../art/page-icons.js';
import { cardRow, drawing } from '../board/drawing/drawing.js';
import { button } from '../panels/buttons.js';
import { checkField, selectField } from '../panels/fields.js';
import { kindId } from '../table/game/turns.js';
import { seatId } from '../words/seat-names.js';

/** @import { Placed, State } from './draft.js' */
/** @import { Board, Editor } from './editor-board.js' */

/** @typedef {Pick<Board, 'choices' | 'words'>} Page */

const facings = [0, 1, 2, 3];

/** The seat and the kind of a piece, as ids of their names. */
export const nameOf = (
  /** @type {import('../../web/types.js').Family} */ family,
  /** @type {{ seat: string, kind: string }} */ { seat, kind },
) => ({ seat: seatId(family.family, seat), kind: kindId(family, kind), role: 'name' });

/** @param {Page} app @param {Editor} page @param {Placed} piece @param {(state: Partial<State>) => void} set */
function cardsField({ words, choices }, { editing }, { cards }, set) {
  const { orders = [], fields } = editing.family;
  if (!cards) return nothing;
  return html`<fieldset>
    <legend>${words.format('editor-cards')}</legend>
    <div class="row editor-orders">
      ${orders.map(
        (order) =>
          html`<button type="button" aria-pressed=${order === cards} @click=${() => set({ cards: order })}>
            ${cardRow(words, choices.look, order)}
          </button>`,
      )}
    </div>
    ${
      fields.includes('switched')
        ? checkField(words.format('board-switched'), editing.pieceOn(editing.selected)?.switched === true, (isOn) =>
            set({ switched: isOn || undefined }),
          )
        : nothing
    }
  </fieldset>`;
}

/** @param {Page} app @param {Editor} page @param {Placed} piece @param {(state: Partial<State>) => void} set */
function facingField({ words }, { editing }, piece, set) {
  if (piece.facing === undefined && !editing.canBe({ ...piece, facing: 1 })) return nothing;
  return selectField(
    words.format('editor-facing'),
    facings.map((facing) => ({ value: facing, text: words.format(`editor-facing-${facing}`) })),
    piece.facing ?? 0,
    (value) => set({ facing: Number(value) }),
  );
}

/** The field for the piece under another. @param {Page} app @param {Editor} page @param {Placed} piece
 * @param {(state: Partial<State>) => void} set */
function underField({ words }, { editing }, piece, set) {
  const { family, seats } = editing;
  const all = [...seats].flatMap((seat) => family.kinds.map(({ code: kind }) => ({ seat, kind })));
  const possible = all.filter((on) => editing.canBe({ ...piece, on }));
  if (possible.length === 0) return nothing;
  const codeOf = (/** @type {{ seat: string, kind: string }} */ { seat, kind }) => `${seat}${kind}`;
  const none = { value: '', text: words.format('editor-under-none') };
  const options = possible.map((on) => ({
    value: codeOf(on),
    text: words.format('board-piece', nameOf(family, on)),
  }));
  return selectField(words.format('editor-under'), [none, ...options], piece.on ? codeOf(piece.on) : '', (value) =>
    set({ on: possible.find((on) => codeOf(on) === value) }),
  );
}

export function piecePart(/** @type {Page} */ app, /** @type {Editor} */ page) {
  const { words } = app;
  const { editing } = page;
  const piece = editing.pieceOn(editing.selected);
  if (!piece) return html`<p class="hint">${words.format('editor-hint')}</p>`;
  const { family } = editing;
  const { square, seat, kind, acted } = piece;
  const set = (/** @type {Partial<State>} */ state) => page.change((editing) => editing.turn(square, state));
  const canAct = acted || editing.canBe({ ...piece, acted: true });
  return html`<section class="editor-piece">
    <h3>
      ${drawing(family.kinds.find(({ code }) => code === kind)?.name ?? '', seat, family)}
      ${words.format('board-piece-at', { piece: words.format('board-piece', nameOf(family, piece)), square })}
    </h3>
    ${cardsField(app, page, piece, set)} ${facingField(app, page, piece, set)}
    ${canAct ? checkField(words.format('editor-acted'), !!acted, (isOn) => set({ acted: isOn || undefined })) : nothing}
    ${underField(app, page, piece, set)}
    ${button(pageIcon('trash'), words.format('editor-remove'), () => page.change((editing) => editing.remove(square)))}
  </section>`;
}
