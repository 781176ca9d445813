// The corpora of the fuzz targets, tests/fuzz/corpus/TARGET.txt: many inputs in one file of text. Each begins with a
// line `==`, or `== NAME` where it has a name, and has the lines up to the next. A backslash and two hexadecimal digits
// are a byte that is not printable ASCII, a backslash, a space at the end of a line, the = of a line that would
// begin with ==, or the line break at an input's end: the end of the last line is none. Comments are before the first
// input. Inputs with names come first, by their names, the others by their bytes; none is there twice.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** @typedef {{ name: string, bytes: Buffer }} Input without a name, it was found by a run */

/** The name of a file whose input has none. */
export const hash = /^[0-9a-f]{40}$/;
const escaped = /[^\n -~]|\\| $|^=(?==)|\n(?![\s\S])/gm;

const write = (/** @type {Buffer} */ bytes) =>
  bytes
    .toString('latin1')
    .replace(escaped, (character) => `\\${character.charCodeAt(0).toString(16).padStart(2, '0')}`);

function compare(/** @type {Input} */ a, /** @type {Input} */ b) {
  if (a.name && b.name) return a.name < b.name ? -1 : 1;
  return a.name || b.name ? Number(!a.name) - Number(!b.name) : a.bytes.compare(b.bytes);
}

/** The text of a packed file. */
export function packInputs(/** @type {string} */ target, /** @type {Input[]} */ inputs) {
  /** @type {Map<string, string>} */
  const parts = new Map();
  for (const { name, bytes } of [...inputs].sort(compare)) {
    const text = write(bytes);
    const head = name ? `== ${name}\n` : '==\n';
    if (!parts.has(text)) parts.set(text, text ? `${head}${text}\n` : head);
  }
  return [`# Inputs of the fuzz target ${target}, as tests/fuzz/packed.mjs writes them.\n`, ...parts.values()].join('');
}

function readLine(/** @type {string} */ line, /** @type {number} */ number) {
  if (/[^ -~]/.test(line)) throw new Error(`line ${number}: a byte that has to be written with a backslash`);
  return line.replace(/\\(.{0,2})/g, (_, digits) => {
    if (!/^[0-9a-f]{2}$/.test(digits)) throw new Error(`line ${number}: a backslash without two hexadecimal digits`);
    return String.fromCharCode(Number.parseInt(digits, 16));
  });
}

/** Reads a packed file, as replay_main.c does. @returns {Input[]} */
export function readInputs(/** @type {string} */ text) {
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new Error(`line ${lines.length + 1}: the end of the line is missing`);
  /** @type {{ name: string, lines: string[] }[]} */
  const inputs = [];
  lines.forEach((line, i) => {
    const input = inputs.at(-1);
    if (line.startsWith('==')) {
      const name = /^==(?: (.+))?$/.exec(line);
      if (!name) throw new Error(`line ${i + 1}: neither == nor == NAME`);
      inputs.push({ name: name[1] ?? '', lines: [] });
    } else if (input) input.lines.push(readLine(line, i + 1));
    else if (!line.startsWith('#')) throw new Error(`line ${i + 1}: neither a comment nor in an input`);
  });
  return inputs.map(({ name, lines }) => ({ name, bytes: Buffer.from(lines.join('\n'), 'latin1') }));
}

/** Makes a folder of a packed file, as libFuzzer wants it: what has no name is called by its hash. */
export function unpackFile(/** @type {string} */ file, /** @type {string} */ folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const inputs = existsSync(file) ? readInputs(readFileSync(file, 'latin1')) : [];
  for (const { name, bytes } of inputs)
    writeFileSync(join(folder, name || createHash('sha1').update(bytes).digest('hex')), bytes);
}

/** Makes a packed file of a folder. */
export function packFolder(/** @type {string} */ folder, /** @type {string} */ file) {
  const inputs = readdirSync(folder).map((name) => ({
    name: hash.test(name) ? '' : name,
    bytes: readFileSync(join(folder, name)),
  }));
  writeFileSync(file, packInputs(basename(file, '.txt'), inputs));
}
