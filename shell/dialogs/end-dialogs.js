// The dialogs that end a game: a draw, on which all have to agree, and resigning, which of more than two seats only one
// does, and a computer plays it on. People decide for their own seats only; computers are asked.

import { html, nothing } from 'lit';
import { readPlayer } from '../links/players.js';
import { checkField } from '../panels/fields.js';
import { seatSign } from '../panels/seats/seat-sign.js';
import { askForDraw, seatsToAsk } from '../table/advice/draw-offer.js';
import { playerAt } from '../words/seat-names.js';
import { frame } from './dialog-frame.js';

/** @import { View } from '../../web/types.js' */

/**
 * @typedef {Pick<import('../services/state.js').Page, 'byLink' | 'choices' | 'closeDialog' | 'dialog' | 'openDialog' |
 *   'session' | 'table' | 'words'>} Page
 */

const nameOf = (/** @type {Page} */ { table }, /** @type {View} */ { family }, /** @type {string} */ seat) =>
  playerAt(table, family, seat);

function agreement(/** @type {Page} */ app, /** @type {View} */ view, /** @type {string} */ seat) {
  const agreed = app.dialog?.agreed ?? [];
  const others = agreed.filter((other) => other !== seat);
  const label = html`${seatSign(view, seat)} ${app.words.format('draw-seat', { seat: nameOf(app, view, seat) })}`;
  return checkField(label, agreed.includes(seat), (isOn) =>
    app.openDialog('draw', { agreed: isOn ? [...others, seat] : others }),
  );
}

/** Ends the game if the computers agree too; otherwise tells which one does not, wherever the page is scrolled to. */
async function offer(/** @type {Page} */ app, /** @type {View} */ view) {
  const { table, words } = app;
  app.closeDialog();
  table.goTo(Infinity);
  /** @type {import('../table/table.js').Notice} */
  const asking = { tone: 'info', text: words.format('draw-asked') };
  if (seatsToAsk(table).length > 0) table.tell(asking);
  try {
    const against = await askForDraw(table);
    table.dismiss(asking);
    if (against)
      table.tell({ tone: 'info', text: words.format('draw-declined', { seat: nameOf(app, view, against) }) });
    else if (against === null) table.decide({ result: 'draw', reason: 'agreement' });
  } catch (error) {
    table.dismiss(asking);
    table.tellComputerFailure(error, 'draw-failed');
  }
}

export function drawDialog(/** @type {Page} */ app) {
  const { words, session, dialog, table } = app;
  const view = session?.view;
  if (!view) return nothing;
  const asked = seatsToAsk(table);
  const { people } = table.whoseTurn;
  const isForTwo = view.seats.length === 2;
  const isAgreed = isForTwo || people.every((seat) => dialog?.agreed?.includes(seat));
  const label = asked.length > 0 ? 'draw-offer' : isForTwo ? 'draw-agree' : 'draw-agree-all';
  return frame(
    app,
    'draw-title',
    html`<p>${words.format(isForTwo ? 'draw-text' : 'draw-text-all')}</p>
      ${isForTwo ? nothing : html`<div class="agreement">${people.map((seat) => agreement(app, view, seat))}</div>`}
      ${
        asked.length > 0
          ? html`<p>
            ${words.format('draw-computers', { seats: words.list(asked.map((seat) => nameOf(app, view, seat))) })}
          </p>`
          : nothing
      }
      <div class="row">
        <button type="button" class="main" ?disabled=${!isAgreed} @click=${() => offer(app, view)}>
          ${words.format(label)}
        </button>
        <button type="button" autofocus @click=${() => app.closeDialog()}>
          ${words.format('go-on')}
        </button>
      </div>`,
  );
}

/** Of two seats the other one wins; of more a computer plays the seat on. */
function resign(/** @type {Page} */ app, /** @type {View} */ view, /** @type {string} */ seat) {
  const { table, words, choices } = app;
  app.closeDialog();
  if (view.seats.length === 2) {
    const winner = view.seats.replace(seat, '');
    return table.decide({ result: 'win', winner, reason: 'resignation' });
  }
  const text = words.format('resign-plays-on', { seat: nameOf(app, view, seat) });
  table.setPlayers({ ...table.opponents.players, [seat]: readPlayer(choices.level) });
  table.tell({ tone: 'info', text });
}

export function resignDialog(/** @type {Page} */ app) {
  const { words, session, table } = app;
  const view = session?.view;
  if (!view) return nothing;
  const { people } = table.whoseTurn;
  const isForTwo = view.seats.length === 2;
  const id = isForTwo ? 'resign-text' : 'resign-text-many';
  const canReturn = !isForTwo && !app.byLink;
  return frame(
    app,
    'resign-title',
    html`<p>${words.format(id, { count: people.length })} ${canReturn ? words.format('resign-back') : nothing}</p>
      <div class="row">
        ${people.map(
          (seat) =>
            html`<button type="button" @click=${() => resign(app, view, seat)}>
              ${seatSign(view, seat)} ${words.format('resign-seat', { seat: nameOf(app, view, seat) })}
            </button>`,
        )}
        <button type="button" class="main" autofocus @click=${() => app.closeDialog()}>
          ${words.format('go-on')}
        </button>
      </div>`,
  );
}
