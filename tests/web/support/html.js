// HTML as far as pages with boards are written in it: tags with their attributes, and what is between them.

/**
 * @typedef {object} Tag
 * @property {string} name
 * @property {Record<string, string>} attributes
 * @property {string} content what is between it and its end, as it is written
 */

/** @type {Record<string, string>} */
const named = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', copy: '©', oslash: 'ø', rsquo: '’' };

/** The characters of entities; other entities stay, as browsers leave them. */
function decodeHtml(/** @type {string} */ text) {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
    if (name) return named[name] ?? all;
    return String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal));
  });
}

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Of an attribute that is there twice the first counts. */
function readAttributes(/** @type {string} */ text) {
  /** @type {Record<string, string>} */
  const attributes = {};
  for (const [, name, double, single, bare] of text.matchAll(attribute))
    attributes[name.toLowerCase()] ??= decodeHtml(double ?? single ?? bare ?? '');
  return attributes;
}

/**
 * All tags with one of these names; comments are passed over.
 * @param {string} html
 * @param {string[]} names
 * @returns {Tag[]}
 */
export function readTags(html, ...names) {
  const list = `((?:[^>"']|"[^"]*"|'[^']*')*)`;
  const pattern = new RegExp(`<(${names.join('|')})(?![\\w-])${list}>(?:(.*?)</\\1\\s*>)?`, 'gis');
  return [...html.replace(/<!--.*?-->/gs, '').matchAll(pattern)].map(([, name, text, content = '']) => ({
    name: name.toLowerCase(),
    attributes: readAttributes(text),
    content,
  }));
}
