// Numbers and dates as a language writes them.

/** A number with one digit after the sign between them, "0.5" or "0,5". */
export function withTenths(/** @type {string} */ locale, /** @type {number} */ value) {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** A date and time in the form of a language, as the browser formats it: "22 Nov 2026, 14:05". */
export function dateIn(/** @type {string} */ locale, /** @type {number} */ time) {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
