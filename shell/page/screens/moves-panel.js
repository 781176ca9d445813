// The tab "Moves": a row for each number, with all actions of a turn; each action leads to its position.

import { html, nothing } from 'lit';
import { icon } from '../../art/icons.js';
import { pageIcon } from '../../art/page-icons.js';
import { copying } from '../../panels/buttons.js';
import { changes } from '../../panels/changes.js';
import { walkMoves } from '../../panels/moves/move-keys.js';
import { moveRows } from '../../panels/moves/move-rows.js';
import { reviewMark } from '../../panels/moves/notation.js';
import { computerOffer } from '../../panels/seats/computer-panel.js';

/** @import { Page } from '../../services/state.js' */
/** @import { Session } from '../../table/game/session.js' */

/** The offer to choose the forms of pieces, before the first action. */
function armyOffer(/** @type {Page} */ app, /** @type {Session} */ session) {
  if (!app.arrangement.isPossible) return nothing;
  const { words } = app;
  return html`<div class="offer">
    <h3>${words.formatFirst([`arrange-offer-${session.view.family}`, 'arrange-offer'])}</h3>
    <div class="row">
      <button type="button" @click=${() => app.arrangement.choose('secret')}>${words.format('arrange-secret')}</button>
      <button type="button" @click=${() => app.arrangement.choose('open')}>
        ${icon('eye')}${words.format('arrange-openly')}
      </button>
      <button type="button" @click=${() => app.arrangement.finish('random')}>
        ${pageIcon('dice')}${words.format('arrange-random-all')}
      </button>
    </div>
  </div>`;
}

/** The buttons that open the dialogs "Share" and "On your page". */
function shareButtons(/** @type {Page} */ app) {
  return html`<button type="button" @click=${() => app.openDialog('share')}>
      ${pageIcon('share')}${app.words.format('share')}
    </button>
    <button type="button" @click=${() => app.openDialog('embed')}>
      ${pageIcon('code')}${app.words.format('embed-title')}
    </button>`;
}

export function moves(/** @type {Page} */ app, /** @type {Session} */ session) {
  const { panel } = app.variations;
  if (session.steps.length === 0)
    return html`<p class="hint">${app.words.formatFirst([`moves-none-${session.view.turn.phase}`, 'moves-none'])}</p>
      ${panel?.told(0)} ${panel?.tools()} ${computerOffer(app, session)} ${changes(app, session.game.variant)}
      ${armyOffer(app, session)}
      <div class="row share">${shareButtons(app)}</div>`;
  const mark = (/** @type {number} */ ply) =>
    [
      panel?.annotated(ply) ?? nothing,
      // What somebody has judged, or a review that was kept, is not judged once more.
      app.variations.kept?.isJudged(ply) ? nothing : reviewMark(app, ply),
    ].filter((one) => one !== nothing);
  const told = (/** @type {number} */ ply) => panel?.told(ply);
  return html`${panel?.beginning()}<ol
      class=${session.view.seats.length > 2 ? 'moves many' : 'moves'}
      aria-label=${app.words.format('tab-moves')}
      @keydown=${(/** @type {KeyboardEvent} */ event) => walkMoves(app.table, session, event)}
      ${moveRows(app.table, session, { hasColumns: true, mark, told })}
    ></ol>
    ${panel?.tools()}
    <div class="row">
      <button type="button" @click=${() => app.variations.write()}>
        ${pageIcon('comment')}${app.words.format('comment')}
      </button>
      <button type="button" @click=${copying(app, () => app.copyRecord())}>
        ${pageIcon('copy')}${app.words.format('copy-record')}
      </button>
      ${shareButtons(app)}
    </div>`;
}
