// Reads the fragment of the address of a frame: a link, after whose third `!` attributes may follow. The link itself is
// for the board to read. Nothing is imported here: code that frames and boards share would be a file more that both
// wait for.

/** The attributes that would repeat the link. */
const parts = ['link', 'record', 'variant', 'position', 'actions'];

/** Reads an origin, which may have a slash at its end; a text that is none of http or https is told. */
function readOrigin(/** @type {string} */ text) {
  try {
    const { origin, protocol } = new URL(text);
    if (/^https?:$/.test(protocol) && [origin, `${origin}/`].includes(text)) return origin;
  } catch {
    // It is no address at all.
  }
  if (text) console.warn(`parent=${text} is no origin, as https://your.site is: the frame talks with nobody`);
  return '';
}

function canDecode(/** @type {string} */ text) {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** A key and its value; a key may stand alone. Chat programs encode signs of links. @returns {[string, string]} */
function readKey(/** @type {string} */ text) {
  const [, key, value = ''] = /^([^=]*)(?:=(.*))?$/s.exec(decodeURIComponent(text)) ?? [];
  return [key, value];
}

/** Puts the parts of a link together, without those at its end that are empty. */
function joinLink(/** @type {string[]} */ parts) {
  let count = parts.length;
  while (count > 0 && parts[count - 1] === '') count--;
  return parts.slice(0, count).join('!').replaceAll('#', '%23');
}

/**
 * Reads the attributes of the board, among them the link of its game, and the origin with which messages may be
 * exchanged, or an empty text. A fragment that cannot be read is passed on, and the board reports the fault.
 * @param {string} fragment
 * @param {string[]} names of all attributes
 * @returns {{ given: Map<string, string>, partner: string }}
 */
export function readFragment(fragment, names) {
  if (!canDecode(fragment)) return { given: new Map([['link', fragment]]), partner: '' };
  const [variant, position = '', actions = '', ...keys] = fragment.split(/!|%21/i);
  const own = ['parent', ...names.filter((name) => !parts.includes(name))];
  /** @type {Map<string, string>} */
  const ours = new Map();
  const others = keys
    .join('!')
    .split(/;|%3B/i)
    .filter((text) => {
      const [key, value] = readKey(text);
      if (!own.includes(key)) return true;
      ours.set(key, value);
      return false;
    });
  const partner = readOrigin(ours.get('parent') ?? '');
  ours.delete('parent');
  // A link can say `flip=0`. As an attribute `flip` would mean yes with any value, so it is removed.
  if (['0', 'off'].includes(ours.get('flip') ?? '')) ours.delete('flip');
  const link = joinLink([variant, position, actions, others.join(';')]);
  return { given: new Map([...(link ? [/** @type {const} */ (['link', link])] : []), ...ours]), partner };
}
