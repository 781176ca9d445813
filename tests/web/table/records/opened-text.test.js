// A file that a user opens: its size is looked at before its text.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finish } from '../../../../shell/links/slices.js';
import {
  canBeShown,
  checkText,
  findLetters,
  guessEncoding,
  otherEncoding,
  readFile,
  withoutMarks,
} from '../../../../shell/table/records/opened-text.js';

const latin = guessEncoding('en');

/** A file with a text or bytes, and how often it was read. */
function makeFile(/** @type {string | number[]} */ content, size = content.length) {
  const file = {
    size,
    reads: 0,
    arrayBuffer: async () => {
      file.reads++;
      return (typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)).buffer;
    },
  };
  return file;
}

test('a file is refused by its size before it is read, or by the length of its text', async () => {
  const huge = makeFile('', 16_000_001);
  await assert.rejects(readFile(huge, latin), { subject: 'game', reason: 'file-too-long' });
  assert.equal(huge.reads, 0);
  const long = 'a'.repeat(4_000_001);
  await assert.rejects(readFile(makeFile(long), latin), { reason: 'file-too-long' });
  assert.throws(() => finish(checkText(long)), { reason: 'file-too-long' });
  const most = 'a'.repeat(4_000_000);
  assert.equal((await readFile(makeFile(most, 16_000_000), latin)).text, most);
});

test('links between brackets of forums are no records, and tags without quotation marks are', () => {
  const link = 'https://example.org/#custodian!!a2a3';
  for (const text of [`[our game](${link})`, `[${link}]`, `[url]${link}[/url]`, `[game]: ${link}`, '[1] see below'])
    assert.equal(finish(checkText(text)), false, text);
  for (const text of ['[Motley 1]', '[Event "x"]', '[ Site “x” ]', '[Variant custodian]', 'x\n[Motley "1"]'])
    assert.equal(finish(checkText(text)), true, text);
});

test('the marks of quoted lines and of code are taken away, and all else keeps its place', () => {
  const record = '[Motley "1"]\n[Variant "till"]\n\n1. Q@0,0 {a > b\n> c} *';
  assert.equal(withoutMarks(record), record);
  assert.equal(withoutMarks('> > [Motley "1"]\r\n>\r\n> 1. a2a3'), '    [Motley "1"]\r\n \r\n  1. a2a3');
  assert.equal(withoutMarks('Ann wrote:\n> [Motley "1"]'), 'Ann wrote:\n  [Motley "1"]');
  assert.equal(withoutMarks('Hi!\n[Event "x"]'), '   \n[Event "x"]');
  for (const text of ['{Hi!}\n[Event "x"]', '1. e4 *\n\n[Motley "1"]', '[Motley "1"]\n[Event "x"]'])
    assert.equal(withoutMarks(text), text);
  assert.equal(withoutMarks(`\`\`\`pgn\n${record}\n\`\`\`\n`), `      \n${record}\n   \n`);
});

test('what is no text is refused as such, but not a record that was damaged before', async () => {
  for (const content of ['\ufffdPNG\r\n\x1a\n', 'custodian\0', '\ufffd\ufffd', [0x89, 80, 78, 71, 13, 10, 26, 10]])
    await assert.rejects(readFile(makeFile(content), latin), { reason: 'not-a-text' }, JSON.stringify(content));
  for (const content of ['custodian!!a2a3\r\n', '[Event "Caf\ufffd"]', 'till\t'])
    assert.deepEqual(await readFile(makeFile(content), latin), { text: content });
});

/** The bytes of a text of which each character is one byte. */
const bytesOf = (/** @type {string} */ text) => [...text].map((sign) => sign.charCodeAt(0));

test('bytes that are no UTF-8 are read in the encoding that was usual before, or in the other one', async () => {
  const [open, close] = ['[White "', '"]'].map(bytesOf);
  const file = makeFile([...open, 0xde, 0xf3, 0x72, ...close]);
  assert.deepEqual(await readFile(file, latin), { text: '[White "Þór"]', encoding: 'windows-1252' });
  const cyrillic = guessEncoding('ru');
  assert.deepEqual(await readFile(file, cyrillic), { text: '[White "Юуr"]', encoding: 'windows-1251' });
  assert.deepEqual([otherEncoding(latin), otherEncoding(cyrillic)], [cyrillic, latin]);
  assert.deepEqual(['en', 'fr', 'ru-RU', 'sv'].map(guessEncoding), [latin, latin, cyrillic, latin]);
});

test('UTF-16 is known by its mark, and UTF-8 loses its own', async () => {
  const units = (/** @type {boolean} */ isLittle) =>
    [...'\ufeff[Event "Þ"]'].flatMap((sign) => {
      const [low, high] = [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8];
      return isLittle ? [low, high] : [high, low];
    });
  for (const content of [units(true), units(false), '\ufeff[Event "Þ"]'])
    assert.deepEqual(await readFile(makeFile(content), latin), { text: '[Event "Þ"]' });
  const cut = await readFile(makeFile([...units(true), 0]), latin);
  assert.deepEqual(cut, { text: '[Event "Þ"]\ufffd' }, 'what is damaged is no older encoding');
});

test('UTF-8 of which a few bytes are damaged is no older encoding', async () => {
  const utf8 = (/** @type {string} */ text) => [...new TextEncoder().encode(text)];
  const cut = await readFile(makeFile([...utf8('[Event "Þé"]'), 0xc3]), latin);
  assert.deepEqual(cut, { text: '[Event "Þé"]\ufffd' });
  const marked = await readFile(makeFile([...utf8('\ufeff[Event "'), 0xe1, ...utf8('"]')]), latin);
  assert.deepEqual(marked, { text: '[Event "\ufffd"]' });
});

test('an encoding is told by the first letters that depend on it', () => {
  const text = '[White "Þór"][Black "Jürgen Müller"]\n{so schön}'.concat(
    ...'äöüß'.split('').map((sign) => ` {${sign}}`),
  );
  assert.deepEqual(findLetters(text), ['Þór', 'Jürgen Müller', 'so schön', 'ä', 'ö']);
  assert.deepEqual(findLetters('plain\n'), []);
  assert.equal(findLetters(`${'x'.repeat(100)}é${'y'.repeat(100)}`)[0].length, 80);
});

test('a long text is not shown', () => {
  assert.deepEqual([canBeShown('a'.repeat(20_000)), canBeShown('a'.repeat(20_001))], [true, false]);
});
