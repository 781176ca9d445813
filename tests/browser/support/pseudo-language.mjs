// A language that nobody speaks, made of English: its letters have accents, its words are two fifths longer, and it is
// read from right to left. Tests run with it, to find words that are not in the files and places without room. To write
// its files and look at it: node tests/browser/support/pseudo-language.mjs TAG

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const strings = new URL('../../../shell/strings/', import.meta.url);

/** @type {Record<string, string>} */
const accents = Object.fromEntries(
  [...'aáAÁcçCÇeéEÉgğGĞiíIÍlłLŁnñNÑoóOÓrřRŘsšSŠtťTŤuúUÚyýYÝzžZŽ'].flatMap((sign, i, all) =>
    i % 2 === 0 ? [[sign, all[i + 1]]] : [],
  ),
);

/** A text with accents, in which each vowel stands twice. */
const disguise = (/** @type {string} */ text) =>
  text.replace(
    /[a-z]/gi,
    (sign) => (accents[sign] ?? sign) + (/[aeiou]/i.test(sign) ? accents[sign.toLowerCase()] : ''),
  );

/** The place behind the brace that closes the one at a place. */
function findEnd(/** @type {string} */ text, /** @type {number} */ from) {
  for (let at = from, depth = 0; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at + 1;
  }
  throw new Error(`a brace is not closed: ${text.slice(from, from + 40)}`);
}

/** A pattern with its texts disguised: what stands in braces stays, but for the texts of variants. */
function disguisePattern(/** @type {string} */ pattern) {
  const start = pattern.indexOf('{');
  if (start < 0) return disguise(pattern);
  const end = findEnd(pattern, start);
  const inner = pattern.slice(start, end);
  /** @type {string} */
  const rest = disguisePattern(pattern.slice(end));
  return disguise(pattern.slice(0, start)) + (inner.includes('->') ? disguiseVariants(inner) : inner) + rest;
}

/** @returns {string} */
function disguiseVariants(/** @type {string} */ select) {
  const [head, ...variants] = splitVariants(select.slice(0, -1));
  const disguiseVariant = (/** @type {string} */ variant) =>
    variant.replace(/(\*?\[[^\]]+\])([\s\S]*)/, (_, key, text) => key + disguisePattern(text));
  return `${head}${variants.map(disguiseVariant).join('')}}`;
}

/** The text before the first variant, and each variant from its key on. */
function splitVariants(/** @type {string} */ select) {
  const parts = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < select.length; at++) {
    if (select[at] === '{') depth++;
    if (select[at] === '}') depth--;
    if (depth === 1 && /^\n\s*\*?\[/.test(select.slice(at))) {
      parts.push(select.slice(from, at));
      from = at;
    }
  }
  return [...parts, select.slice(from)];
}

/** The messages of a file, disguised. */
export function disguiseMessages(/** @type {string} */ text) {
  const messages = text.split(/\n(?=[a-z#\n])/);
  return messages
    .map((message) =>
      message.replace(/^([a-z][\w-]* =)([\s\S]*)/, (_, id, pattern) =>
        id === 'app-name =' ? message : id === 'direction =' ? `${id} rtl` : id + disguisePattern(pattern),
      ),
    )
    .join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const tag = process.argv[2];
  if (!/^[a-z]+$/.test(tag ?? '')) throw new Error('usage: node tests/browser/support/pseudo-language.mjs TAG');
  mkdirSync(new URL(tag, strings), { recursive: true });
  for (const name of readdirSync(new URL('en/', strings))) {
    const text = readFileSync(new URL(`en/${name}`, strings), 'utf8');
    writeFileSync(new URL(`${tag}/${name}`, strings), disguiseMessages(text));
  }
}
