// The page of the legend's tests: an element of a stranger, with a board, cards and the legend in its
// shadow tree.

import { html, nothing } from 'lit';
import tiles from '../../../shell/art/tiles.css?inline';
import '../../../shell/board/motley-view.js';
import '../../../shell/board/motley-cards.js';
import { StyledElement, sheetOf } from '../../../shell/board/styles/sheets.js';
import { pieceLegend } from '../../../shell/legend/legend.js';
import { legendSheets } from '../../../shell/legend/legend-sheets.js';
import { english } from './english.js';

/** @typedef {import('../../../shell/legend/ways.js').LegendHost} LegendHost */

/**
 * @typedef {object} Given
 * @property {LegendHost['view']} view
 * @property {LegendHost['family']} family
 * @property {Record<string, any>} movements by kind and state
 * @property {boolean} isFlipped
 */

class StrangersBoard extends StyledElement {
  static styles = [...legendSheets, sheetOf(tiles)];

  static properties = {
    given: {},
    pointed: {},
    considered: {},
    square: {},
  };

  constructor() {
    super();
    /** @type {Given | null} */
    this.given = null;
    /** @type {LegendHost['pointed']} */
    this.pointed = null;
    /** @type {LegendHost['considered']} */
    this.considered = null;
    /** @type {string | null} */
    this.square = null;
  }

  /** @override */
  render() {
    if (!this.given) return nothing;
    const { view, family, movements, isFlipped } = this.given;
    const { pointed, considered } = this;
    const { kinds, orders = [] } = family;
    const movement = (/** @type {string} */ kind, /** @type {string} */ state) => movements[`${kind} ${state}`] ?? null;
    const host = { words: english, family, view, movement, look: 'lines', isFlipped, pointed, considered };
    return html`<motley-view
        .view=${view}
        .kinds=${kinds}
        .orders=${orders}
        .words=${english}
        .flip=${isFlipped}
        @motley-point=${(/** @type {CustomEvent} */ { detail }) => (this.pointed = detail)}
        @motley-source=${(/** @type {CustomEvent} */ { detail }) => (this.square = detail.source)}
      ></motley-view>
      ${
        orders.length > 0
          ? html`<motley-cards
            .view=${view}
            .square=${this.square}
            .kinds=${kinds}
            .orders=${orders}
            .words=${english}
            @motley-consider=${(/** @type {CustomEvent} */ { detail }) => (this.considered = detail)}
          ></motley-cards>`
          : nothing
      }
      ${pieceLegend(host)}`;
  }
}

customElements.define('strangers-board', StrangersBoard);

const element = /** @type {StrangersBoard} */ (document.createElement('strangers-board'));
document.querySelector('main')?.append(element);
Object.assign(window, {
  /** @param {Given} given */
  async show(given) {
    element.given = given;
    element.pointed = null;
    await element.updateComplete;
  },
  missing: () => [...english.missing],
});
