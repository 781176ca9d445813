// The dialog "Your games": continue a game, delete one, or save all of them to a file.

import { html, nothing } from 'lit';
import { pageIcon } from '../art/page-icons.js';
import { inSlices } from '../links/slices.js';
import { picture } from '../panels/board-panel.js';
import { shortPlayer } from '../panels/computer-panel.js';
import { describeSaved } from '../panels/home-screen.js';
import { placeInText } from '../panels/notices.js';
import { variantName } from '../panels/status-panel.js';
import { exportSaved } from '../saving/export-saved.js';
import { dateIn } from '../words/dates.js';
import { describeError } from '../words/refusals.js';
import { seatId } from '../words/seat-names.js';
import { frame } from './dialog-frame.js';

/**
 * @typedef {import('../app/app.js').App} App
 * @typedef {import('../saving/saved-games.js').SavedGame} SavedGame
 */

/** Saves a file with all games. */
async function download(/** @type {App} */ app) {
  const text = await inSlices(exportSaved(app.engine, app.savedList.games));
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: 'motley-games.pgn' });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function forgetButton(/** @type {App} */ app, /** @type {SavedGame} */ game, /** @type {string} */ name) {
  const label = app.words.format('saved-forget', { name });
  return html`<button
    type="button"
    class="square"
    aria-label=${label}
    title=${label}
    @click=${() => app.savedList.forget(game)}
  >
    ${pageIcon('trash')}
  </button>`;
}

/** An entry that cannot be opened; it is kept, and its error is shown. */
function brokenItem(/** @type {App} */ app, /** @type {SavedGame} */ game) {
  const { words } = app;
  const refused = game.error ? describeError(words, game.error) : undefined;
  return html`<li class="saved broken">
    <div class="card-text">
      <strong>${words.format('saved-broken')}</strong>
      <span>${refused?.text ?? words.format('saved-broken-text')}</span>
      ${refused?.place ? placeInText(refused.place) : nothing}
    </div>
    ${forgetButton(app, game, words.format('saved-broken'))}
  </li>`;
}

/** Who plays: names that were typed, computers, and the other seats; nothing if only people play, without names. */
function whoPlays(/** @type {App} */ { words }, /** @type {SavedGame} */ { view, names, players }) {
  if (!view || !players) return nothing;
  const seats = [...view.seats];
  if (!seats.some((seat) => names?.has(seat) || players[seat])) return nothing;
  const all = seats.map(
    (seat) =>
      names?.get(seat) ?? (players[seat] ? shortPlayer(words, players[seat]) : words.name(seatId(view.family, seat))),
  );
  const [first, second] = all;
  return html`<span>${all.length === 2 ? words.format('players-two', { first, second }) : words.list(all)}</span>`;
}

function savedItem(/** @type {App} */ app, /** @type {SavedGame} */ game) {
  const { words } = app;
  const { view, record } = game;
  if (!view || !record) return brokenItem(app, game);
  const name = variantName(app, record.link.split('!', 1)[0]);
  return html`<li class="saved">
    <button type="button" class="card resume" @click=${() => app.navigation.resume(record)}>
      ${picture(app, view, game.isFlipped)}
      <span class="card-text">
        <strong>${name}</strong>
        ${whoPlays(app, game)}
        <span>${describeSaved(app, game)}</span>
        <small>
          ${words.format('saved-count', { count: game.count ?? 0 })} · ${dateIn(words.locale, record.changed)}
        </small>
      </span>
    </button>
    ${forgetButton(app, game, name)}
  </li>`;
}

export function savedDialog(/** @type {App} */ app) {
  const { words } = app;
  const { games } = app.savedList;
  return frame(
    app,
    'saved',
    games.length === 0
      ? html`<p>${words.format('saved-none')}</p>`
      : html`<div class="scroll" tabindex="0" role="region" aria-labelledby="dialog-title">
            <ul class="saved-list">
              ${games.map((game) => savedItem(app, game))}
            </ul>
          </div>
          <div class="row">
            <button type="button" @click=${() => download(app)}>
              ${pageIcon('save')}${words.format('saved-export')}
            </button>
          </div>`,
    { wide: true },
  );
}
