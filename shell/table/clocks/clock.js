// The time that the seats of a game have, without a screen: who uses it, and how much is left at a given moment.
// Times are in milliseconds, and moments are those of one watch.

/**
 * How the time of a seat is counted. add: `base` for the game, and `step` more after each turn; delay: `base` for the
 * game, and of each turn the first `step` is free; turn: `base` for each turn anew; sand: `base` for the game, and what
 * one seat uses the others get in equal parts.
 * @typedef {{ way: 'add' | 'delay' | 'turn' | 'sand', base: number, step: number }} Control
 */

/** The control of each seat; null: no clock. @typedef {Record<string, Control | null>} Controls */

/** The longest time and the longest step, in seconds. */
export const longest = { base: 86_400, step: 3600 };

/** @type {[way: Control['way'], form: RegExp, write: (base: number, step: number) => string][]} */
const forms = [
  ['add', /^(\d{1,5})(?:\+(\d{1,4}))?$/, (base, step) => (step ? `${base}+${step}` : `${base}`)],
  ['delay', /^(\d{1,5})d(\d{1,4})$/, (base, step) => `${base}d${step}`],
  ['turn', /^(\d{1,5})t$/, (base) => `${base}t`],
  ['sand', /^(\d{1,5})h$/, (base) => `${base}h`],
];

/** Reads the control of one seat, such as `300+5`; undefined: it is none. */
function readControl(/** @type {string} */ text) {
  if (text === '-') return null;
  for (const [way, form] of forms) {
    const [base, step] = (form.exec(text) ?? []).slice(1).map((part) => Number(part ?? 0));
    const isInside = base >= 1 && base <= longest.base && (step ?? 0) <= longest.step;
    if (isInside) return { way, base: 1000 * base, step: 1000 * (step ?? 0) };
  }
  return undefined;
}

/**
 * Reads the key `clock` of a link: the control of each seat in order, or one for all. Undefined: it is none.
 * @param {string} text
 * @param {string} seats
 * @returns {Controls | undefined}
 */
export function readControls(text, seats) {
  const all = text.split(',').map(readControl);
  if (all.includes(undefined) || all.every((control) => control === null)) return undefined;
  if (all.length !== 1 && all.length !== seats.length) return undefined;
  return Object.fromEntries([...seats].map((seat, i) => [seat, all[i % all.length] ?? null]));
}

/** Whether the time of each seat is that of its own turns alone; that of an hourglass is not. */
export const hasOwnTimes = (/** @type {Controls} */ controls) =>
  Object.values(controls).every((control) => control?.way !== 'sand');

function writeControl(/** @type {Control | null} */ control) {
  if (!control) return '-';
  const [, , write] = /** @type {typeof forms[number]} */ (forms.find(([way]) => way === control.way));
  return write(control.base / 1000, control.step / 1000);
}

/** The value of the key; one for all where all have the same. */
export function writeControls(/** @type {Controls} */ controls) {
  const all = Object.values(controls).map(writeControl);
  return new Set(all).size === 1 ? all[0] : all.join();
}

/**
 * Reads the key `left`: how many seconds each seat has left. Where it is damaged each has all its time.
 * @param {string} text
 * @param {Controls} controls
 * @returns {Record<string, number>}
 */
export function readLeft(text, controls) {
  const items = text.split(',');
  const isWhole = items.length === Object.keys(controls).length && items.every((item) => /^\d{1,6}(\.\d)?$/.test(item));
  const all = Object.entries(controls).map(([seat, control], i) => {
    return [seat, isWhole ? Math.round(1000 * Number(items[i])) : (control?.base ?? 0)];
  });
  return Object.fromEntries(all);
}

/** The value of that key: tenths of seconds, so that a seat with any time left has not run out. */
export const writeLeft = (/** @type {Record<string, number>} */ left) =>
  Object.values(left)
    .map((time) => String(Math.ceil(time / 100) / 10))
    .join();

/** What each seat had left, and since when. @typedef {{ left: Record<string, number>, since: number }} Kept */

/** The clocks of one game. */
export class Clock {
  /** The seat whose time runs. @type {string | null} */
  running = null;
  /** Since when. */
  #since = 0;
  /** The time that the seat to act has used of its turn before that. */
  #used = 0;
  #left;

  constructor(/** @type {Controls} */ controls, /** @type {Record<string, number>} */ left) {
    this.controls = controls;
    this.#left = left;
  }

  /** The cost of a time to the seat whose clock runs: of a turn with a delay the beginning is free. */
  #cost(/** @type {number} */ time) {
    const control = this.running === null ? null : this.controls[this.running];
    if (!control) return 0;
    const free = control.way === 'delay' ? Math.max(control.step - this.#used, 0) : 0;
    return Math.max(time - free, 0);
  }

  /** The seats that get the time that another one with a sandglass uses. */
  #heirs() {
    return Object.keys(this.controls).filter((seat) => seat !== this.running && !this.isOut(seat));
  }

  /** How much each seat has left. @returns {Record<string, number>} */
  at(/** @type {number} */ now) {
    const { running } = this;
    const left = { ...this.#left };
    if (running === null) return left;
    const cost = Math.min(this.#cost(Math.max(now - this.#since, 0)), left[running]);
    left[running] -= cost;
    const heirs = this.controls[running]?.way === 'sand' ? this.#heirs() : [];
    for (const heir of heirs) left[heir] += cost / heirs.length;
    return left;
  }

  /** Whether a seat has a clock, and no time. */
  isOut(/** @type {string} */ seat) {
    return this.controls[seat] !== null && this.#left[seat] <= 0;
  }

  /** The seats that have a clock, and no time. */
  outAt(/** @type {number} */ now) {
    const left = this.at(now);
    return Object.keys(left).filter((seat) => this.controls[seat] && left[seat] <= 0);
  }

  /** Stops whichever clock runs. */
  stop(/** @type {number} */ now) {
    this.#left = this.at(now);
    this.#used += this.running === null ? 0 : Math.max(now - this.#since, 0);
    this.running = null;
  }

  /** Lets the time of a seat run; null, or a seat without clock: that of nobody. */
  run(/** @type {string | null} */ seat, /** @type {number} */ now) {
    this.stop(now);
    this.running = seat !== null && this.controls[seat] && !this.isOut(seat) ? seat : null;
    this.#since = now;
  }

  /** What each seat has left. @returns {Kept} */
  keep(/** @type {number} */ since) {
    return { left: this.at(since), since };
  }

  /** All time since then was that of this seat, not of those whose clocks have run. */
  charge(/** @type {string} */ seat, /** @type {Kept} */ { left, since }) {
    const forTurns = Object.entries(this.controls).filter(([, control]) => control?.way === 'turn');
    // A turn that was taken back has used nothing of the time for the next one.
    this.#left = { ...left, ...Object.fromEntries(forTurns.map(([one, control]) => [one, control?.base ?? 0])) };
    this.#used = 0;
    this.running = null;
    this.run(seat, since);
  }

  /** A seat has ended a turn. One that is played again after it was taken back brings no time. */
  endTurn(/** @type {string} */ seat, /** @type {number} */ now, /** @type {boolean} */ isNew) {
    this.stop(now);
    this.#used = 0;
    const control = this.controls[seat];
    if (!control || this.isOut(seat)) return;
    if (control.way === 'turn') this.#left[seat] = control.base;
    if (control.way === 'add' && isNew) this.#left[seat] += control.step;
  }

  /** The time that a seat has left was counted elsewhere. Where it runs, that was so at this moment. */
  correct(/** @type {string} */ seat, /** @type {number} */ left, /** @type {number} */ at) {
    const { running } = this;
    if (running === seat) this.stop(at);
    this.#left[seat] = left;
    if (running === seat) this.run(seat, at);
  }

  /** In how many milliseconds the clock that runs shows something else; 0: none runs. */
  next(/** @type {number} */ now) {
    if (this.running === null) return 0;
    const left = this.at(now)[this.running];
    const control = /** @type {Control} */ (this.controls[this.running]);
    const used = this.#used + Math.max(now - this.#since, 0);
    const free = control.way === 'delay' ? Math.max(control.step - used, 0) : 0;
    return free + (left % (isShort(left) ? 100 : 1000)) + 1;
  }
}

/** Whether so little time is left that tenths of seconds are shown. */
export const isShort = (/** @type {number} */ time) => time < 10_000;

/** A time as clocks show it: `1:02:03`, `4:59`, `9.8`. */
export function showTime(/** @type {number} */ time) {
  if (isShort(time)) return (Math.floor(time / 100) / 10).toFixed(1);
  const seconds = Math.floor(time / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] > 0 ? parts : parts.slice(1);
  return shown.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
