// The possibilities besides the legal actions, as a board on somebody's page shows it: over the board, and below it,
// when a reader touches a piece that is not to act, or asks which pieces could be taken.

import { html, nothing } from 'lit';
import { failuresBlock } from '../../possible/check.js';
import { PossibleScreen } from '../../possible/screen.js';
import { lookLine, pieceBlock, takesBlock } from '../../possible/told.js';
import { button } from '../game/embed-controls.js';

/** @import { Session } from '../../table/game/session.js' */
/** @import { Layer, ReadBoard } from '../game/board-state.js' */

/**
 * @typedef {Pick<ReadBoard, 'board' | 'engine' | 'focus' | 'isLegendOpen' |
 *   'settings' | 'table' | 'thinker' | 'update' | 'words'>} Board
 */

export class CloserLook extends PossibleScreen {
  /** Whether the reader has not closed it. */
  isOpen = true;
  #embed;

  constructor(/** @type {Board} */ embed) {
    super(embed);
    this.#embed = embed;
  }

  /** @override */
  tell(/** @type {string} */ square) {
    this.isOpen = true;
    super.tell(square);
  }

  /** @override */
  toggleTakes() {
    this.isOpen = true;
    super.toggleTakes();
  }

  /** The drawing over the board, together with any other. */
  over(/** @type {Layer | null} */ drawn) {
    if (!this.isOpen) return drawn;
    return (/** @type {import('../../board/view/types.js').Scene} */ scene) => [this.draw(scene), drawn?.(scene)];
  }

  #close() {
    if (this.isTaking) super.toggleTakes();
    this.isOpen = false;
    this.#embed.update();
    this.#embed.focus();
  }

  /** The card below the board. A legend that is open shows by itself how the piece moves. */
  card(/** @type {Session} */ session) {
    const { table, words, settings, isLegendOpen } = this.#embed;
    if (!this.isOpen) return nothing;
    const { square, look, takes, checked } = this.shown(session);
    const hasRoom = !isLegendOpen && settings.legend !== 'off';
    return html`<div class="closer legend" part="legend" role="group" aria-label=${words.format('possible')}>
      <div class="row">
        <button
          type="button"
          part="button"
          aria-pressed=${this.isTaking ? 'true' : 'false'}
          @click=${() => this.toggleTakes()}
        >
          ${words.format('takes')}
        </button>
        ${button(this.#embed, 'close', 'close', () => this.#close())}
      </div>
      ${takes ? takesBlock(table, session, takes) : nothing}
      ${checked?.check.failures.length ? failuresBlock(table, session.view, checked) : nothing}
      ${
        hasRoom
          ? html`<div class="piece-room">${pieceBlock(table, session, square)} ${lookLine(table, session, look)}</div>`
          : lookLine(table, session, look)
      }
    </div>`;
  }
}
