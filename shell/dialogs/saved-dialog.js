// The dialog "Your games": look for games, continue one, give it tags, delete it, or save one or all to a file.

import { html, nothing } from 'lit';
import { pageIcon } from '../art/page-icons.js';
import { describeSaved, readSaved } from '../library/saved-games.js';
import { exportSaved } from '../library/saved-records.js';
import { inSlices } from '../links/slices.js';
import { picture } from '../panels/board/board-panel.js';
import { variantName } from '../panels/board/status-panel.js';
import { button, signButton } from '../panels/buttons.js';
import { valueIn } from '../panels/fields.js';
import { placeInText } from '../panels/notices.js';
import { shortPlayer } from '../panels/seats/computer-panel.js';
import { saveFile } from '../saving/save-file.js';
import { dateIn } from '../words/numbers.js';
import { describeError } from '../words/refusals.js';
import { seatId } from '../words/seat-names.js';
import { frame } from './dialog-frame.js';

/** @import { SavedGame } from '../library/saved-games.js' */

/**
 * @typedef {Pick<import('../services/state.js').Page, 'choices' | 'closeDialog' | 'engine' | 'navigation' |
 *   'openDialog' | 'savedList' | 'schema' | 'store' | 'table' | 'words'>} Page
 */

/** Saves a file with games. */
async function download(/** @type {Page} */ app, /** @type {SavedGame[]} */ games, name = 'motley-games.pgn') {
  const text = await inSlices(exportSaved(app.engine, games));
  saveFile(new Blob([text], { type: 'text/plain' }), name);
}

/** Saves a file with all games, also with those that are not shown. */
async function downloadAll(/** @type {Page} */ app) {
  const { games } = await readSaved(app.engine, app.store, { most: Infinity });
  await download(app, games);
}

function forgetButton(/** @type {Page} */ app, /** @type {SavedGame} */ game, /** @type {string} */ name) {
  const forget = () => app.savedList.forget(game, name);
  return signButton(pageIcon('trash'), app.words.format('saved-forget', { name }), forget);
}

function exportButton(/** @type {Page} */ app, /** @type {SavedGame} */ game, /** @type {string} */ name) {
  const label = app.words.format('saved-export-one', { name });
  return signButton(pageIcon('save'), label, () => download(app, [game], 'motley-game.pgn'));
}

/** The tags of a game, which can be typed. */
function tagField(/** @type {Page} */ app, /** @type {SavedGame} */ game, /** @type {string} */ name) {
  const { words, savedList } = app;
  return html`<input
    class="tags"
    type="text"
    maxlength="200"
    .value=${game.record?.tags ?? ''}
    placeholder=${words.format('saved-tags')}
    aria-label=${words.format('saved-tags-of', { name })}
    @change=${(/** @type {Event} */ event) => savedList.tag(game, valueIn(event).trim())}
  />`;
}

/** An entry that cannot be opened; it is kept, and its error is shown. */
function brokenItem(/** @type {Page} */ app, /** @type {SavedGame} */ game) {
  const { words } = app;
  const refused = game.error ? describeError(words, game.error) : undefined;
  return html`<li class="saved broken">
    <div class="card-text">
      <strong>${words.format('saved-broken')}</strong>
      <span>${refused?.text ?? words.format('saved-broken-text')}</span>
      ${refused?.place ? placeInText(refused.place) : nothing}
    </div>
    <div class="saved-tools">
      ${exportButton(app, game, words.format('saved-broken'))} ${forgetButton(app, game, words.format('saved-broken'))}
    </div>
  </li>`;
}

/** The players: names that were typed, computers, and the other seats; nothing if only people play, without names. */
function whoPlays(/** @type {Page} */ { words }, /** @type {SavedGame} */ { view, names, players }) {
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

function savedItem(/** @type {Page} */ app, /** @type {SavedGame} */ game) {
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
    <div class="saved-tools">
      ${tagField(app, game, name)}
      ${exportButton(app, game, name)} ${forgetButton(app, game, name)}
    </div>
  </li>`;
}

/** How games are named here. @returns {import('../library/find-saved.js').Naming} */
const namingOf = (/** @type {Page} */ app) => ({
  locale: app.words.locale,
  variant: (variant) => variantName(app, variant),
  player: (player) => shortPlayer(app.words, player),
});

/** The field in which games are looked for, and how many are found. */
function search(/** @type {Page} */ app, /** @type {number} */ count) {
  const { words, savedList } = app;
  return html`<div class="row saved-search">
    <label class="field">
      <span class="only-spoken">${words.format('saved-find')}</span>
      <input
        type="search"
        placeholder=${words.format('saved-find')}
        .value=${savedList.query}
        @input=${(/** @type {Event} */ event) => savedList.find(valueIn(event), namingOf(app))}
      />
    </label>
    <span role="status">${words.format('saved-found', { count })}</span>
  </div>`;
}

function moreButton(/** @type {Page} */ app) {
  return html`<button type="button" @click=${() => app.savedList.more(namingOf(app))}>
    ${app.words.format('saved-more')}
  </button>`;
}

/** Leads to where a file of games is opened. */
function importButton(/** @type {Page} */ app) {
  return button(pageIcon('open'), app.words.format('saved-import'), () => app.openDialog('open'));
}

export function savedDialog(/** @type {Page} */ app) {
  const { words, savedList } = app;
  const { games, count } = savedList.found ?? savedList;
  // No browser says reliably whether its window is a private one.
  const where = html`<p class="hint">${words.format('saved-where')}</p>`;
  const again = html`<button type="button" @click=${() => savedList.refresh()}>
    ${words.format('computer-again')}
  </button>`;
  return frame(
    app,
    'saved',
    savedList.games.length === 0
      ? html`<p>${words.format(savedList.isWhole ? 'saved-none' : 'storage-silent')}</p>
          ${savedList.isWhole ? where : again} ${importButton(app)}`
      : html`${search(app, count)}
          <div class="scroll" tabindex="0" role="region" aria-labelledby="dialog-title">
            <ul class="saved-list">
              ${games.map((game) => savedItem(app, game))}
            </ul>
            ${games.length < count ? moreButton(app) : nothing} ${where}
          </div>
          <div class="row">
            ${button(pageIcon('save'), words.format('saved-export'), () => downloadAll(app))} ${importButton(app)}
          </div>`,
    { wide: true },
  );
}
