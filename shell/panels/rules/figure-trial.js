// A figure of the rules that is tried: a board with a game of its own, on which any legal action can be played; one
// that is not legal is answered with the reason.

import { html, nothing } from 'lit';
import { icon } from '../../art/icons.js';
import { pageIcon } from '../../art/page-icons.js';
import { Session } from '../../table/game/session.js';
import { describeStep } from '../../table/game/turns.js';
import { findFamily } from '../../table/game/variants.js';
import { Table } from '../../table/table.js';
import { describeReason } from '../../words/game-status.js';
import { tableBoard } from '../board/board-panel.js';

/**
 * @typedef {Pick<import('../../services/state.js').Page, 'choices' | 'engine' | 'schema' | 'thinker' | 'update' |
 *   'words'>} Page
 * @typedef {import('../../rules/rules.js').Figure} Figure
 */

const id = 'figure-board';

/** The game of a figure, and its table, which has no players, no notices and no place in the address. */
class Trial {
  #app;
  #begin;

  constructor(/** @type {Page} */ app, /** @type {Figure} */ { variant, position = '', before = [] }) {
    this.#app = app;
    this.table = new Table(app.words, this);
    this.table.schema = app.schema;
    this.table.choices = { ...app.choices, turns: undefined };
    const session = new Session(app.engine, variant, position);
    for (const action of before) session.play(action);
    this.#begin = { steps: session.steps, at: session.at, result: null };
    this.table.seat(session);
  }

  draw() {
    this.#app.update();
  }

  get board() {
    return /** @type {import('../../table/table.js').BoardElement | null} */ (document.getElementById(id));
  }

  isLegendShown = false;

  /** Nobody but the reader plays here. */
  get thinker() {
    return this.#app.thinker;
  }

  accepts() {
    return true;
  }

  follow() {}

  report() {}

  async addWords() {}
  reload() {}

  /** The last remark: why an action is not possible, how the game ended, or the action that was played. */
  get remark() {
    const { words, session, remark } = this.table;
    if (remark || !session) return remark;
    const { outcome, view, steps, at } = session;
    const step = this.isBegun ? steps[at - 1] : undefined;
    const played = step ? describeStep(words, findFamily(this.#app.schema, view.family), step) : '';
    return outcome.result === 'ongoing' ? played : `${played} ${describeReason(words, view, outcome)}`;
  }

  /** Whether something was played since the figure began. */
  get isBegun() {
    return (this.table.session?.at ?? 0) > this.#begin.at;
  }

  back() {
    this.table.restore(this.#begin);
  }

  end() {
    this.table.seat(null);
  }
}

/** The figure that is tried: one at a time. @type {{ item: Figure, trial: Trial } | null} */
let now = null;

/** Ends the trial of a figure. */
export function endTrial() {
  now?.trial.end();
  now = null;
}

export function beginTrial(/** @type {Page} */ app, /** @type {Figure} */ item) {
  endTrial();
  now = { item, trial: new Trial(app, item) };
}

/** The board of a figure that is tried; undefined if another one is, or none. */
export function drawTrial(/** @type {Page} */ app, /** @type {Figure} */ item, /** @type {unknown} */ caption) {
  if (now?.item !== item) return undefined;
  const { words } = app;
  const { trial } = now;
  const end = () => {
    endTrial();
    app.update();
  };
  return html`<figure class="trial">
    <figcaption>${caption}</figcaption>
    ${tableBoard(trial.table, { id, coordinates: 'inside' })}
    <p role="status">${trial.remark}</p>
    <div class="row">
      ${
        trial.isBegun
          ? html`<button type="button" class="small" @click=${() => trial.back()}>
            ${pageIcon('back')}${words.format('figure-back')}
          </button>`
          : nothing
      }
      <button type="button" class="small" @click=${end}>${icon('close')}${words.format('close')}</button>
    </div>
  </figure>`;
}
