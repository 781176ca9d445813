// Links as chats, mails and editors hand them on: between other words, wrapped, quoted, with signs put into them or
// changed. The rules are the table of formats 6. Whatever a person may have meant stays: tags and comments (`notes`)
// and the values of keys that this page does not know.

import { decodeAsFarAs, readDecoded } from './links.js';

/** @import { Link } from './links.js' */

/** Signs that are not seen, which editors put into long words and around addresses. */
const unseen = '\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufe00-\\ufe0f\\ufeff';
const unseenSigns = new RegExp(`[${unseen}]`, 'g');

/** What stands where a word was broken. */
const broken = `[${unseen}]*(?:[\\r\\n][\\s>|]*)?[${unseen}]*`;
const brokenCode = new RegExp(`%${broken}([0-9a-f])${broken}([0-9a-f])`, 'gi');

/** A line break, with the marks of quoted lines behind it; and empty lines. */
const lineBreak = /(?:\r\n?|\n)[\s>|]*/g;

/** How many breaks, blanks or signs are looked at without a pause. */
const some = 1000;

/** How often a link is decoded at most. */
const mostOften = 4;

/** None of these occurs in a game, nor in the value of a key that this page knows: there another text begins. */
const outside = /[()[\]{}<>"“”„«»&?`#|^]|:~:/;
/** Nor other signs than those of ASCII; where a number stands behind them, the link may go on. */
const foreignEnd = /[^ -~\s…]\D*$/;

/** A text up to where another one begins. */
const withoutOther = (/** @type {string} */ text) => text.split(outside, 1)[0].split(foreignEnd, 1)[0];

/** Links are written without these, in whatever value: there another text begins before anything is decoded. */
const outsideRaw = /[[\]{}<>"“”„«»`]|&(?:[lg]t|quot|nbsp|#\d+);|:~:/;

/** What trackers and browsers add behind a link. */
const added = /[?&](?:utm_\w+|\w*clid|igshid?|mc_[ce]id)=|:~:text=/;

/** Signs that end sentences or stress words, and no game and no value; and those that programs put behind addresses. */
const atEnd = /[.,;:!?'*~_]+$/;
const afterLink = /[.,;:!?'*~_/\\]+$/;

/** The keys of formats 6 but `notes`. */
const keys =
  'at flip result seats clock left seed lang manners marks puzzle line goal lesson lines bylink hidden answer';
const known = new Set([...keys.split(' '), 'watch', 'saved']);
/** The keys whose values may end with a comma or an underscore. */
const lists = /^(?:bylink|hidden|saved)=/;

/** The keys whose values have blanks. */
const spaced = /^(?:result|marks|goal)=/;

const isKnown = (/** @type {string} */ key) => known.has(key.split('=', 1)[0].trim());

/** A line is so long when a program has broken it; the first one has an address before the link. */
const longLine = 60;
const longFirst = 40;

/** How much is looked at of what follows a break, in characters. */
const sight = 100;

/** The begin of an encoded character, with which a link ends that was cut there. */
const isCutCode = /^(?:%[89a-f][0-9a-f])*(?:%[0-9a-f]?)?$/i;

/** A text with its codes decoded, if they are any. */
function decodeOnce(/** @type {string} */ text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Where a `#` stands before the name of a family: rather in an address, or before more than the name (`isSure`), than
 * as a mark with which people name the subject of a message.
 * @param {string} text
 * @param {string[]} families
 */
function findHash(text, families) {
  const names = families.map((family) => [...family].join(broken)).join('|');
  const hash = new RegExp(`[#＃]${broken}(?=(?:${names})(?![a-z0-9-])(${broken}(?:[!;！；]|%[23]))?)`, 'g');
  /** @type {{ index: number, length: number, isSure: boolean } | undefined} */
  let first;
  for (const { 0: sign, 1: more, index } of text.matchAll(hash)) {
    const isSure = more !== undefined || /[\w/]/.test(text[index - 1] ?? '');
    const found = { index, length: sign.length, isSure };
    if (isSure) return found;
    first ??= found;
  }
  return first;
}

/**
 * Finds a link in a text that somebody has copied.
 * @param {string} text
 * @param {string[]} families
 * @returns {string | null} the text behind the `#`
 */
export function findLink(text, families) {
  const found = findHash(text, families);
  if (!found?.isSure && text.includes('%')) {
    // It may be a parameter of another address, as of services that check links.
    const mended = text.replace(brokenCode, '%$1$2');
    const decoded = mended.replace(/(?:%[0-7][0-9a-f]|(?:%[89a-f][0-9a-f])+)+/gi, decodeOnce);
    if (decoded !== mended && decoded.length < text.length) return findLink(decoded, families);
  }
  if (!found) return null;
  const link = text.slice(found.index + found.length);
  const [stress] = /(?<=^|[\s([{<"“])[*_~`]+(?=\S*$)/.exec(text.slice(0, found.index)) ?? [''];
  return stress && link.includes(stress) ? link.slice(0, link.lastIndexOf(stress)) : link;
}

/**
 * Finds a link without the address before it, and without its `#`, in a text.
 * @param {string} text
 * @param {string[]} families
 * @returns {string | null}
 */
export function findBareLink(text, families) {
  const at = text.search(new RegExp(`(?<![\\w/.=-])(?:${families.join('|')})[!;]\\S`));
  return at < 0 ? null : text.slice(at);
}

/** Whether a word can go on a link that was broken before it: it begins with signs that links have. */
function isPart(/** @type {string} */ word) {
  const [part] = /^(?:[\w;=!.,:~*@+/'\\-]|[\uff01-\uff5e]|%[0-9a-f]{2})*(?=%?.?$|[)\]>"`&?<#|^]|[^ -~])/i.exec(
    word,
  ) ?? [''];
  return /\d|[;=!.,/+；＝！．]/.test(part.replace(atEnd, ''));
}

/** A number, a time or a date. */
const isNumber = (/** @type {string} */ word) => /^\d[\d.:/-]*$/.test(word);

/** How many `!` a text has. */
const countParts = (/** @type {string} */ text) => text.split('!').length - 1;

/** Whether the fields of a link's position have blanks between them, as in a text that is read by people. */
const isSpaced = (/** @type {string} */ text) => !/\+|%(?:25)*2[0b]/i.test(text.split('!', 2)[1] ?? '');

/**
 * A text, and whether another one stood behind it.
 * @typedef {{ text: string, isCut: boolean }} Cut
 */

/**
 * Joins the lines of a link, and cuts it where another text begins; with pauses.
 * @param {string} text
 * @param {boolean} [isLong] whether its lines are long: it is only a part of one
 * @returns {Generator<void, Cut>}
 */
function* joinLines(text, isLong = false) {
  const hasBlanks = isSpaced(text);
  let joined = '';
  let from = 0;
  let parts = 0;
  let count = 0;
  for (const { 0: sign, index } of text.matchAll(lineBreak)) {
    if (++count % some === 0) yield;
    const line = text.slice(from, index).trimEnd();
    joined += line;
    parts += countParts(line);
    from = index + sign.length;
    const next = /^[^\r\n]*/.exec(text.slice(from, from + sight))?.[0].trim() ?? '';
    const [word] = next.split(/\s/, 1);
    const isAlone = word === next;
    if (parts === 1 && hasBlanks && !word.startsWith('!')) joined += ' ';
    else {
      const isBroken = isLong || line.length >= (joined === line ? longFirst : longLine);
      const goesOn = isPart(word) ? isBroken || isAlone || !isNumber(word) : isBroken && isAlone;
      // Behind an empty line a part is one only if the link had no end before it.
      const isApart = /\n\s*\n|\r\s*\r/.test(sign);
      const isOpen = isAlone && isPart(word) && (isBroken || /[.;=!,/+]$/.test(line));
      if (isApart ? !isOpen : !goesOn) return { text: joined, isCut: true };
    }
  }
  return { text: joined + text.slice(from), isCut: false };
}

/**
 * Cuts a text at the first blank behind which no part of a link can stand; with pauses.
 * @param {string} text
 * @returns {Generator<void, Cut>}
 */
function* cutWords(text) {
  const hasBlanks = isSpaced(text);
  let from = 0;
  let parts = 0;
  let count = 0;
  for (const { 0: blanks, index } of text.matchAll(/\s+/g)) {
    if (++count % some === 0) yield;
    const before = text.slice(from, index);
    parts += countParts(before);
    from = index + blanks.length;
    const [word] = /^\S*/.exec(text.slice(from, from + sight)) ?? [''];
    const isBroken = isPart(word) && !isNumber(word) && (/[.;=!/+]$/.test(before) || /^[.;,=!/+:]/.test(word));
    if (!(parts === 1 && hasBlanks) && !isBroken) return { text: text.slice(0, index), isCut: true };
  }
  return { text, isCut: false };
}

/**
 * Whether a link was encoded as a whole although it had codes already: then its codes are those of `%` and of signs
 * that a link has as they are, of which none is left.
 */
function isTwice(/** @type {string} */ text) {
  return (
    /%25[0-9a-f]{2}/i.test(text) &&
    (!/[;=+,/:]/.test(text) || /[!;]notes=%257B/i.test(text)) &&
    !/%(?!25|2[14-9a-f]|3[abdf]|40|5[ef]|7[ce])[0-9a-f]{2}/i.test(text)
  );
}

const narrow = (/** @type {string} */ wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0);

/** A text with the signs that a link has, in the place of wide ones, and of those that typing aids put there. */
const plain = (/** @type {string} */ text) =>
  text
    .replace(unseenSigns, '')
    .replace(/[\uff01-\uff5e]/g, narrow)
    .replace(/[‘’]/g, "'")
    .replace(/[‐‑–−]/g, '-')
    .replace(/[˜∼]/g, '~')
    .replace(/\\+(?=[^A-Za-z0-9\s\\])/g, '');

/** A part in which no `%` stands, decoded until it has none. */
function decodeAgain(/** @type {string} */ text) {
  let decoded = text;
  for (let i = 1; i < mostOften && /%[0-7][0-9a-f]/i.test(decoded); i++) decoded = decodeOnce(decoded);
  return decoded;
}

/**
 * The value of a key that this page knows, with its name; with pauses.
 * @param {string} text
 * @returns {Generator<void, Cut>}
 */
function* cleanValue(text) {
  const { text: value } = yield* joinLines(decodeAgain(plain(text)).trim(), true);
  const whole = withoutOther(spaced.test(value) ? value : value.split(/\s/, 1)[0]);
  return { text: whole.replace(/\s+/g, '+'), isCut: whole !== value };
}

/**
 * Cleans keys and their values; with pauses.
 * @param {string} text
 * @returns {Generator<void, Cut>}
 */
function* cleanKeys(text) {
  const keys = [];
  let isCut = false;
  for (const key of text.split(';')) {
    const [foreign] = key.split(added, 1);
    const own = isKnown(plain(key)) ? yield* cleanValue(key) : { text: foreign, isCut: foreign !== key };
    keys.push(own.text);
    isCut = own.isCut;
    if (isCut) break;
    if (keys.length % some === 0) yield;
  }
  const last = keys[keys.length - 1];
  if (isKnown(last)) keys[keys.length - 1] = last.replace(lists.test(last) ? /[.;:!?'*~/\\]+$/ : afterLink, '');
  return { text: keys.join(';'), isCut };
}

/**
 * Cleans a link without `notes`; with pauses.
 * @param {string} text
 * @returns {Generator<void, Cut>}
 */
function* cleanGame(text) {
  const parts = text.split('!');
  const lines = yield* joinLines(decodeAgain(plain(parts.slice(0, 3).join('!').replace(/\\+$/, ''))));
  const words = yield* cutWords(lines.text);
  const clean = withoutOther(words.text);
  // Blanks outside of the position came in where the link was broken.
  const game = clean.split('!').map((part, i) => (i === 1 ? part : part.replace(/\s+/g, '')));
  const isCut = lines.isCut || words.isCut || clean !== words.text;
  if (isCut || parts.length <= 3) return { text: game.join('!').replace(afterLink, ''), isCut };
  const keys = yield* cleanKeys(
    parts
      .slice(3)
      .join('!')
      .replace(/^[!?]+$/, ''),
  );
  return { text: `${game.join('!')}!${keys.text}`, isCut: keys.isCut };
}

/**
 * Where a JSON object ends that begins a text; -1 where it does not; with pauses.
 * @param {string} text
 * @returns {Generator<void, number>}
 */
function* findEnd(text) {
  let depth = 0;
  let isText = false;
  let count = 0;
  for (const { 0: sign, index } of text.matchAll(/\\.|["{}]/gs)) {
    if (++count % some === 0) yield;
    if (sign === '"') isText = !isText;
    else if (!isText && sign === '{') depth++;
    else if (!isText && sign === '}' && --depth === 0) return index + 1;
  }
  return -1;
}

/** Tags and comments as they were written: without line breaks, and without `\` before what needs none. */
const mendNotes = (/** @type {string} */ json) =>
  json
    .replace(/(?:\r\n?|\n)[ \t>|]*/g, '')
    .replace(/\\(.)/gs, (pair, sign) => (/["\\/bfnrtu]/.test(sign) ? pair : sign));

/** Where another text begins: at a sign that no link has, or a bracket that closes none of the link's. */
function findOutside(/** @type {string} */ text) {
  const ends = [text.search(outsideRaw), text.search(added)].filter((at) => at >= 0);
  const end = Math.min(text.length, ...ends);
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[()]/g)) {
    depth += bracket === '(' ? 1 : -1;
    if (depth < 0) return Math.min(end, index);
  }
  return end;
}

/**
 * Cleans a text before it is decoded: there the blanks that belong to values are codes; with pauses.
 * @param {string} text
 * @returns {Generator<void, string>}
 */
function* cleanRaw(text) {
  const mended = text.replace(/^[#＃]/, '').replace(brokenCode, '%$1$2');
  // Comments that were decoded on their way have blanks, breaks and brackets of their own.
  const at = mended.search(/(?<=[!;！；]notes[=＝])\{/);
  const head = (at < 0 ? mended : mended.slice(0, at))
    .trim()
    .replace(unseenSigns, '')
    .replace(/[！；＝]/g, narrow);
  const lines = yield* joinLines(head);
  const words = yield* cutWords(lines.text);
  const end = findOutside(words.text);
  const isCut = lines.isCut || words.isCut || end < words.text.length;
  let clean = words.text.slice(0, end) + (at < 0 || isCut ? '' : mended.slice(at));
  for (let i = 1; i < mostOften && isTwice(clean); i++) clean = decodeOnce(clean);
  return clean;
}

/**
 * Reads a link that may have changed on its way. Throws a LinkError.
 * @param {string} fragment with or without its `#`, and perhaps with a text behind it
 * @returns {Generator<void, Link>}
 */
export function* readArrived(fragment) {
  const { text, fault } = yield* decodeAsFarAs(yield* cleanRaw(fragment));
  yield;
  const found = /[!;]notes=/.exec(text);
  const from = found ? found.index + found[0].length : 0;
  const head = yield* cleanGame(found ? text.slice(0, found.index + 1) : text);
  const isWhole = !found || head.isCut;
  if (isWhole && fault && !head.isCut) throw fault;
  if (isWhole) return yield* readDecoded(head.text);
  const json = text.startsWith('%7B', from) ? decodeAgain(text.slice(from)) : text.slice(from);
  const end = yield* findEnd(json);
  // Of a link that was cut in a code the game is read; that its comments have no end is told later.
  if (fault && end < 0 && !isCutCode.test(fault.text.slice(fault.offset))) throw fault;
  // By its last sign everybody sees that an object has no end.
  const notes = end < 0 ? json.replace(/\}+\s*$/, '') : mendNotes(json.slice(0, end));
  const tail = end >= 0 && json[end] === ';' ? `;${(yield* cleanKeys(json.slice(end + 1))).text}` : '';
  return yield* readDecoded(`${head.text.replace(/;?$/, found?.[0][0] === '!' ? '' : ';')}notes=${notes}${tail}`);
}
