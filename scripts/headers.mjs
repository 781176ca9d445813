// The file `_headers` of static hosts: paths at the margin, below each the headers of its answers, indented.
// A star in a path stands for anything. All rules that fit hold.

/**
 * @typedef {object} Rule
 * @property {RegExp} pattern of whole paths
 * @property {[name: string, value: string]} header
 */

function compilePath(/** @type {string} */ path) {
  if (!/^\/[^:]*$/.test(path)) throw new Error(`_headers: ${path} is no path that is understood here`);
  const parts = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}

/**
 * The rules of such a file. Throws at what it does not understand.
 * @param {string} text
 */
export function parseHeaders(text) {
  /** @type {Rule[]} */
  const rules = [];
  /** @type {RegExp | undefined} */
  let pattern;
  for (const line of text.split(/\r?\n/)) {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    if (line === line.trimStart()) {
      pattern = compilePath(trimmed);
      continue;
    }
    const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(trimmed) ?? [];
    if (!pattern || !name) throw new Error(`_headers: ${trimmed} is no header of a path`);
    rules.push({ pattern, header: [name, value] });
  }
  return rules;
}

/**
 * The headers of an answer.
 * @param {Rule[]} rules
 * @param {string} path as the request has it, without query
 */
export function headersOf(rules, path) {
  const fitting = rules.filter(({ pattern }) => pattern.test(path));
  return Object.fromEntries(fitting.map(({ header }) => header));
}
