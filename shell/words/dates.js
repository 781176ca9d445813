// Dates and times.

/** A date and time in the form of a language, as the browser formats it: "22 Nov 2026, 14:05". */
export function dateIn(/** @type {string} */ locale, /** @type {number} */ time) {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
