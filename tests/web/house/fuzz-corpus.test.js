// The packed files of inputs that the fuzz targets are tried on, and the programs that read them.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { packFolder, packInputs, readInputs, unpackFile } from '../../fuzz/packed.mjs';
import { makeRandom } from '../support/engine.js';
import { root } from '../support/files.js';

const corpus = `${root}tests/fuzz/corpus`;
const folder = mkdtempSync(join(tmpdir(), 'motley-'));
const packed = join(folder, 'variant.txt');

after(() => rmSync(folder, { recursive: true }));

/** The output of a target's program for a packed file. */
function replay(/** @type {string} */ text, target = 'variant') {
  writeFileSync(packed, text, 'latin1');
  const { status, stdout, stderr } = spawnSync(`${root}build/native/tests/replay_${target}`, ['--packed', packed]);
  return { status, output: `${stdout}`.trim(), errors: `${stderr}`.replaceAll(packed, 'FILE') };
}

for (const name of readdirSync(corpus))
  test(`${name}: its inputs as files, packed again, are the same file`, () => {
    unpackFile(join(corpus, name), join(folder, 'inputs'));
    packFolder(join(folder, 'inputs'), join(folder, name));
    assert.ok(readFileSync(join(folder, name)).equals(readFileSync(join(corpus, name))));
    assert.equal(readInputs(readFileSync(join(corpus, name), 'latin1')).length, readdirSync(`${folder}/inputs`).length);
  });

test('every target has a packed file, and nothing else lies there', () => {
  const targets = readdirSync(`${root}tests/fuzz`).filter((name) => name.endsWith('.c') && name !== 'replay_main.c');
  assert.deepEqual(readdirSync(corpus).sort(), targets.map((name) => name.replace(/c$/, 'txt')).sort());
});

test('inputs with names come first, each input comes once, and what is not printable has two digits', () => {
  const inputs = ['till', '', 'a \n\nb\n', '== \\\t=\n==\n\n', 'till', '\0\xff'];
  const given = inputs.map((text, i) => ({ name: i === 4 ? 'my-own' : '', bytes: Buffer.from(text, 'latin1') }));
  const lines = ['== my-own', 'till', '==', '==', '\\00\\ff', '==', '\\3d= \\5c\\09=', '\\3d=', '\\0a', '=='];
  const text = packInputs('variant', given);
  assert.deepEqual(text.split('\n').slice(1), [...lines, 'a\\20', '', 'b\\0a', '']);
  assert.deepEqual(replay(text).output, 'replayed 5 inputs');
});

test('any bytes are read as they were written', () => {
  const random = makeRandom(44);
  const bytes = ['\n', ' ', '=', '\\', 'a', '\r', '\0', '\xe4'];
  const inputs = Array.from({ length: 500 }, () => {
    const text = Array.from({ length: random(8) }, () => bytes[random(bytes.length)]).join('');
    return { name: '', bytes: Buffer.from(text, 'latin1') };
  });
  const written = new Set(inputs.map((input) => input.bytes.toString('hex')));
  const read = readInputs(packInputs('variant', inputs)).map((input) => input.bytes.toString('hex'));
  assert.deepEqual(read.sort(), [...written].sort());
});

const damaged = [
  ['==\ntill', 2, 'the end of the line is missing'],
  ['# a comment\ntill\n', 2, 'neither a comment nor in an input'],
  ['==\ntill\n==till\n', 3, 'neither == nor == NAME'],
  ['== \n', 1, 'neither == nor == NAME'],
  ['==\n\ttill\n', 2, 'a byte that has to be written with a backslash'],
  ['==\nt\xefll\n', 2, 'a byte that has to be written with a backslash'],
  ['==\ntill\r\n', 2, 'a byte that has to be written with a backslash'],
  ['==\ntill\n==\ntill\\0\n', 4, 'a backslash without two hexadecimal digits'],
  ['==\n\\0A\n', 2, 'a backslash without two hexadecimal digits'],
];

for (const [text, line, reason] of damaged)
  test(`a damaged file is refused at its line: ${JSON.stringify(text)}`, () => {
    assert.throws(() => readInputs(`${text}`), new Error(`line ${line}: ${reason}`));
    const { status, errors } = replay(`${text}`);
    assert.equal(status, 1);
    assert.ok(errors.includes(`FILE:${line}: ${reason}\n`), errors);
  });

test('a program that has replayed no input fails', () => {
  for (const text of ['', '# a comment\n']) {
    const { status, output } = replay(text);
    assert.deepEqual([status, output], [1, 'replayed 0 inputs']);
  }
});
