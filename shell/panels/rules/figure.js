// A figure in the rules: a small board, with a button that plays the action of the figure on it, and one to try the
// position oneself. Then the board has a game of its own, on which any legal action can be played; another one is
// answered with the reason why it is not legal.

import { html, nothing } from 'lit';
import { icon } from '../../art/icons.js';
import { pageIcon } from '../../art/page-icons.js';
import { Session } from '../../table/game/session.js';
import { describeStep } from '../../table/game/turns.js';
import { findFamily } from '../../table/game/variants.js';
import { trailOf } from '../../table/news.js';
import { Table } from '../../table/table.js';
import { describeReason } from '../../words/game-status.js';
import { picture, tableBoard } from '../board/board-panel.js';
import { button } from '../buttons.js';

/** @import { Trail } from '../../board/view/types.js' */
/** @import { Figure } from '../../rules/rules.js' */
/** @import { Scene } from '../../table/game/scenes.js' */

/**
 * @typedef {Pick<import('../../services/state.js').Page, 'choices' | 'engine' | 'scenes' | 'schema' | 'thinker' |
 *   'update' | 'words'>} Page
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

function endTrial() {
  now?.trial.end();
  now = null;
}

function beginTrial(/** @type {Page} */ app, /** @type {Figure} */ item) {
  endTrial();
  now = { item, trial: new Trial(app, item) };
  app.update();
  bringInSight();
}

/** A figure that is tried is larger than its picture, and may begin in the next row: the page goes along. */
function bringInSight() {
  requestAnimationFrame(() => {
    const board = document.getElementById(id);
    board?.closest('figure')?.scrollIntoView({ block: 'nearest' });
    board?.focus();
  });
}

/** The board of a figure that is tried. */
function drawTrial(/** @type {Page} */ app, /** @type {Trial} */ trial, /** @type {unknown} */ caption) {
  const { words } = app;
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
          ? button(pageIcon('back'), words.format('figure-back'), () => trial.back(), { names: 'small' })
          : nothing
      }
      ${button(icon('close'), words.format('close'), end, { names: 'small' })}
    </div>
  </figure>`;
}

/** Which view of each figure is shown: 0 before its action, 1 after it. @type {WeakMap<Figure, number>} */
const shown = new WeakMap();

/** What the board draws of the action of a scene, the same object each time. @type {WeakMap<Scene, Trail>} */
const trails = new WeakMap();

/** What has been captured, by whom and around what: as on the board after a turn. */
export function trailIn(/** @type {Scene} */ scene) {
  const trail = trails.get(scene) ?? trailOf(scene.played ?? []);
  trails.set(scene, trail);
  return trail;
}

/** @param {Page} app @param {Figure} item @param {unknown} caption */
export function figure(app, item, caption) {
  const { words } = app;
  if (now?.item === item) return drawTrial(app, now.trial, caption);
  const scenes = app.scenes.of(item);
  const at = Math.min(shown.get(item) ?? 0, scenes.length - 1);
  const scene = scenes[at];
  const toggle = () => {
    shown.set(item, at === 0 ? 1 : 0);
    app.update();
  };
  return html`<figure>
    ${picture(app, scene.view, false, { last: scene.last, trail: trailIn(scene) })}
    <div class="row">
      ${
        scenes.length > 1
          ? html`<button type="button" class="small" aria-pressed=${at > 0} @click=${toggle}>
            ${pageIcon(at > 0 ? 'back' : 'play')}${words.format(at > 0 ? 'figure-back' : 'figure-play')}
          </button>`
          : nothing
      }
      ${button(pageIcon('touch'), words.format('figure-try'), () => beginTrial(app, item), { names: 'small' })}
    </div>
    <figcaption>${caption}</figcaption>
  </figure>`;
}
