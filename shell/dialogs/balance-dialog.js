// Shows how fair and how lively the variant at the table is, from games that the computer plays against itself. Loaded
// when it is opened. The games continue while the dialog is closed, until they are stopped.

import { html, nothing } from 'lit';
import '../styles/computer.css';
import { icon } from '../art/icons.js';
import { pageIcon } from '../art/page-icons.js';
import { drawing } from '../board/drawing/drawing.js';
import { histogram, intervalPlot } from '../panels/analysis/plots.js';
import { variantName } from '../panels/board/status-panel.js';
import { button } from '../panels/buttons.js';
import { selectField } from '../panels/fields.js';
import { seatSign } from '../panels/seats/seat-sign.js';
import { fateOf, makeBins, mean, median, wilson, writeCsv } from '../table/computer/statistics.js';
import { kindId } from '../table/game/turns.js';
import { findFamily } from '../table/game/variants.js';
import { seatId } from '../words/seat-names.js';
import { frame } from './dialog-frame.js';

/** @import { Balance } from '../../web/balance.js' */
/** @import { SelfPlay } from '../table/computer/self-play.js' */

/**
 * @typedef {Pick<import('../services/state.js').Page, 'closeDialog' | 'scenes' | 'schema' | 'selfPlay' | 'table' |
 *   'words'>} Page
 */

const gameCounts = [10, 50, 200, 1000];
const nodeCounts = [50, 300, 1000, 5000];

/**
 * @param {Page} app
 * @param {string} id
 * @param {number[]} values
 * @param {number} value
 * @param {(value: number) => void} onChange
 */
function choice({ words }, id, values, value, onChange) {
  const options = values.map((one) => ({ value: one, text: words.format(`${id}-value`, { count: one }) }));
  return selectField(words.format(id), options, value, (text) => onChange(Number(text)));
}

function form(/** @type {Page} */ app, /** @type {SelfPlay} */ selfPlay) {
  const { words } = app;
  const start = selfPlay.balance ? 'balance-again' : 'balance-start';
  return html`<div class="balance-form">
    ${choice(app, 'balance-games', gameCounts, selfPlay.games, (games) => selfPlay.set({ games }))}
    ${choice(app, 'balance-nodes', nodeCounts, selfPlay.nodes, (nodes) => selfPlay.set({ nodes }))}
    ${button(icon('play'), words.format(start), () => selfPlay.start(), { names: 'main' })}
  </div>`;
}

function progress(/** @type {Page} */ { words }, /** @type {SelfPlay} */ selfPlay) {
  const { balance, isPaused, games } = selfPlay;
  const played = balance?.games ?? 0;
  return html`<div class="row">
    <progress max=${games} value=${played} aria-label=${words.format('balance-progress')}></progress>
    <span>${played} / ${games}</span>
    <button type="button" class="small" @click=${() => selfPlay.pause(!isPaused)}>
      ${words.format(isPaused ? 'resume-work' : 'pause')}
    </button>
    <button type="button" class="small" @click=${() => selfPlay.stop()}>${words.format('stop')}</button>
  </div>`;
}

function percent(/** @type {Page} */ { words }, /** @type {number} */ share) {
  return new Intl.NumberFormat(words.locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

function decimal(/** @type {Page} */ { words }, /** @type {number} */ value, digits = 1) {
  return new Intl.NumberFormat(words.locale, { maximumFractionDigits: digits }).format(value);
}

/**
 * @param {Page} app
 * @param {unknown} name
 * @param {number} count
 * @param {number} games
 * @param {number} [fair]
 */
function shareRow(app, name, count, games, fair) {
  const interval = wilson(count, games);
  const { share, low, high } = interval;
  return html`<tr>
    <th scope="row">${name}</th>
    <td>${percent(app, share)}</td>
    <td class="range">${percent(app, low)} – ${percent(app, high)}</td>
    <td class="plot">${intervalPlot(interval, fair)}</td>
  </tr>`;
}

function results(/** @type {Page} */ app, /** @type {SelfPlay} */ { variant }, /** @type {Balance} */ balance) {
  const { words, scenes } = app;
  const view = scenes.start(variant, '');
  const { seats, wins, draws, games } = balance;
  const fair = (games - draws) / games / seats.length;
  return html`<table class="balance-table">
    <caption>
      ${words.format('balance-results', { count: games })}
    </caption>
    <thead>
      <tr>
        <th scope="col">${words.format('balance-result')}</th>
        <th scope="col">${words.format('balance-share')}</th>
        <th scope="col">${words.format('balance-range')}</th>
        <td></td>
      </tr>
    </thead>
    <tbody>
      ${[...seats].map((seat) =>
        shareRow(
          app,
          html`${seatSign(view, seat, 'tiny')}
          ${words.format('balance-wins', { seat: seatId(view.family, seat) })}`,
          wins[seat],
          games,
          fair,
        ),
      )}
      ${shareRow(app, words.format('balance-draws'), draws, games)}
    </tbody>
  </table>`;
}

/** How often the games ended for each reason. */
function reasons(/** @type {Page} */ app, /** @type {Balance} */ { reasons, games }) {
  const { words } = app;
  const rows = Object.entries(reasons).sort(([, a], [, b]) => b - a);
  return html`<h3>${words.format('balance-reasons')}</h3>
    <ul class="reasons">
      ${rows.map(([reason, count]) => {
        const share = percent(app, count / games);
        return html`<li>${words.format('balance-end', { end: words.format(`end-${reason}`), share })}</li>`;
      })}
    </ul>`;
}

function lengths(/** @type {Page} */ app, /** @type {Balance} */ { lengths, choices, positions, captures, games }) {
  const { words } = app;
  const text = words.format('balance-lengths', { mean: decimal(app, mean(lengths)), median: median(lengths) });
  return html`<h3>${words.format('balance-length')}</h3>
    <p>${text}</p>
    ${histogram(makeBins(lengths), text)}
    <p>
      ${words.format('balance-liveliness', {
        choices: decimal(app, choices / Math.max(positions, 1)),
        captures: decimal(app, captures / games),
      })}
    </p>`;
}

function fates(/** @type {Page} */ app, /** @type {SelfPlay} */ { variant }, /** @type {Balance} */ balance) {
  const { words, schema } = app;
  const family = findFamily(schema, variant);
  const rows = (family?.kinds ?? []).flatMap(({ code, name }) => {
    const fate = fateOf(balance, code);
    return fate ? [{ code, name, ...fate }] : [];
  });
  return html`<table class="balance-table fates">
    <caption>
      ${words.format('balance-kinds')}
    </caption>
    <thead>
      <tr>
        <th scope="col">${words.format('balance-kind')}</th>
        <th scope="col">${words.format('balance-takes')}</th>
        <th scope="col">${words.format('balance-taken')}</th>
        <th scope="col">${words.format('balance-survives')}</th>
        <td></td>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ code, name, takes, taken, survives }) =>
          html`<tr>
            <th scope="row">${drawing(name, balance.seats[0], family)} ${words.name(kindId(family, code))}</th>
            <td>${decimal(app, takes, 2)}</td>
            <td>${decimal(app, taken, 2)}</td>
            <td>${percent(app, survives)}</td>
            <td class="plot">${intervalPlot({ share: survives, low: 0, high: survives })}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function report(/** @type {Page} */ app, /** @type {SelfPlay} */ selfPlay, /** @type {Balance} */ balance) {
  const { words } = app;
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${words.format('balance-report')}>
      ${results(app, selfPlay, balance)} ${lengths(app, balance)} ${reasons(app, balance)}
      ${fates(app, selfPlay, balance)}
      <p class="hint">${words.format('balance-caution', { nodes: selfPlay.nodes })}</p>
    </div>
    <div class="row">
      ${button(pageIcon('copy'), words.format('balance-copy'), () => selfPlay.copy(writeCsv(balance, selfPlay)))}
      <span role="status">${selfPlay.copied ? words.format(selfPlay.copied) : nothing}</span>
    </div>`;
}

export function balance(/** @type {Page} */ app) {
  const { words, selfPlay } = app;
  if (!selfPlay) return nothing;
  return frame(
    app,
    'balance',
    html`<p class="hint">
        <strong>${variantName(app, selfPlay.variant)}</strong>. ${words.format('balance-help')}
        <a href="./balance/" target="_blank">${words.format('balance-many')}</a>
      </p>
      ${selfPlay.isRunning ? progress(app, selfPlay) : form(app, selfPlay)}
      ${selfPlay.hasFailed ? html`<p class="error">${words.format('balance-failed')}</p>` : nothing}
      ${selfPlay.balance && selfPlay.balance.games > 0 ? report(app, selfPlay, selfPlay.balance) : nothing}`,
    { wide: true },
  );
}
