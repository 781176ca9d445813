// Numbers as a language writes them.

/** A number with one digit after the sign between them, "0.5" or "0,5". */
export function withTenths(/** @type {string} */ locale, /** @type {number} */ value) {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}
