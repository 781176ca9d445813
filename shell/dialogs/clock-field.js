// The fields for the clocks of a new game, in its dialog.

import '../styles/players.css';
import { html, nothing } from 'lit';
import { option, valueIn } from '../panels/fields.js';
import { seatSign } from '../panels/seats/seat-sign.js';
import { hasOwnTimes, longest, readControls, writeControls } from '../table/clocks/clock.js';
import { seatId } from '../words/seat-names.js';

/** @import { Control, Controls } from '../table/clocks/clock.js' */
/** @import { Words } from '../words/words.js' */

/** The clock offered first for each way. @type {Record<Control['way'], Control>} */
const usual = {
  add: { way: 'add', base: 600_000, step: 5000 },
  delay: { way: 'delay', base: 600_000, step: 5000 },
  turn: { way: 'turn', base: 60_000, step: 0 },
  sand: { way: 'sand', base: 180_000, step: 0 },
};

const ways = /** @type {Control['way'][]} */ (Object.keys(usual));

/** The ways in which each screen can count the time of its own people. */
const liveWays = ways.filter((way) => hasOwnTimes({ '': usual[way] }));

/** A number within its bounds, or the old number. */
function within(/** @type {Event} */ event, /** @type {number} */ least, /** @type {number} */ most) {
  const value = Math.round(Number(valueIn(event).replace(',', '.')));
  return Math.min(Math.max(Number.isFinite(value) ? value : least, least), most);
}

/**
 * Minutes and seconds of a control.
 * @param {Words} words
 * @param {Control} control
 * @param {(news: Control) => void} set
 */
function times(words, control, set) {
  const { way, base, step } = control;
  const [minutes, seconds] = [Math.floor(base / 60_000), (base / 1000) % 60];
  const setBase = (/** @type {number} */ time) =>
    set({ ...control, base: 1000 * Math.min(Math.max(time, 1), longest.base) });
  const field = (
    /** @type {string} */ id,
    /** @type {number} */ value,
    /** @type {number} */ most,
    /** @type {(value: number) => void} */ change,
  ) =>
    html`<label class="field clock-number">
      <span>${words.format(id)}</span>
      <input
        type="number"
        min="0"
        max=${most}
        .value=${String(value)}
        @change=${(/** @type {Event} */ event) => change(within(event, 0, most))}
      />
    </label>`;
  return html`${field('clock-minutes', minutes, longest.base / 60, (value) => setBase(60 * value + seconds))}
  ${field('clock-seconds', seconds, 59, (value) => setBase(60 * minutes + value))}
  ${
    way === 'add' || way === 'delay'
      ? field(`clock-${way}-step`, step / 1000, longest.step, (value) => set({ ...control, step: 1000 * value }))
      : nothing
  }`;
}

/** The same where there can be no clock. */
export function noClockField(/** @type {Words} */ words) {
  return html`<fieldset class="clock-field" disabled>
    <legend>${words.format('clock')}</legend>
    <label class="field">
      <span class="only-spoken">${words.format('clock')}</span>
      <select name="clock">
        ${option('none', words.format('clock-none'), true)}
      </select>
      <small>${words.format('clock-by-link')}</small>
    </label>
  </fieldset>`;
}

/**
 * The value of a clock for people who are at one screen or, with `isLive`, at several; undefined: there can be no such
 * clock.
 */
export function clockFor(
  /** @type {string | undefined} */ value,
  /** @type {string} */ seats,
  /** @type {boolean} */ isLive,
) {
  const controls = readControls(value ?? '', seats);
  return controls && (!isLive || hasOwnTimes(controls)) ? value : undefined;
}

/**
 * The value is as in links.
 * @param {Words} words
 * @param {import('../../web/types.js').View} view
 * @param {{ value: string | undefined, isLive: boolean }} clock isLive: the people are at several screens
 * @param {(value: string | undefined) => void} onChange
 */
export function clockField(words, view, { value, isLive }, onChange) {
  const seats = [...view.seats];
  const controls = readControls(clockFor(value, view.seats, isLive) ?? '', view.seats);
  const all = /** @type {Control | null} */ (Object.values(controls ?? {}).find(Boolean) ?? null);
  const isSame = new Set(Object.values(controls ?? {}).map((control) => JSON.stringify(control))).size < 2;
  const set = (/** @type {Controls} */ news) => onChange(writeControls(news));
  const setAll = (/** @type {Control} */ control) => set(Object.fromEntries(seats.map((seat) => [seat, control])));
  const onWay = (/** @type {Event} */ event) => {
    const way = ways.find((way) => way === valueIn(event));
    if (way) setAll({ ...usual[way] });
    else onChange(undefined);
  };
  const offered = ['none', ...(isLive ? liveWays : ways)];
  return html`<fieldset class="clock-field">
    <legend>${words.format('clock')}</legend>
    <label class="field">
      <span class="only-spoken">${words.format('clock')}</span>
      <select name="clock" @change=${onWay}>
        ${offered.map((way) => option(way, words.format(`clock-${way}`), way === (all?.way ?? 'none')))}
      </select>
      ${all ? html`<small>${words.format(`clock-${all.way}-help`)}</small>` : nothing}
      ${all && isLive ? html`<small>${words.format('clock-live-help')}</small>` : nothing}
    </label>
    ${all && controls && isSame ? html`<div class="row">${times(words, all, setAll)}</div>` : nothing}
    ${
      all && controls
        ? html`<details ?open=${!isSame}>
          <summary>${words.format('clock-each')}</summary>
          ${seats.map(
            (seat) =>
              html`<div class="row clock-seat" role="group" aria-label=${words.name(seatId(view.family, seat))}>
                <span class="seat-label"
                  >${seatSign(view, seat, 'tiny')}${words.name(seatId(view.family, seat))}</span
                >
                ${times(words, controls[seat] ?? all, (control) => set({ ...controls, [seat]: control }))}
              </div>`,
          )}
        </details>`
        : nothing
    }
  </fieldset>`;
}
