// Pictures of a game without a browser: the board as a text, the positions that a film shows, and its file.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import zlib, { deflateSync } from 'node:zlib';
import { joinFrames } from '../../../shell/pictures/apng.js';
import { boardText } from '../../../shell/pictures/board-text.js';
import { loadBuilt, startGame } from '../support/engine.js';

const engine = await loadBuilt();

const viewOf = (/** @type {string} */ variant, position = '') => startGame(engine, variant, position).view();

test('a board as a text: small letters for the second side, files and ranks beside it', () => {
  const [black, white] = ['7 r b n k n b r\n6 p p p p p p p', '2 P P P P P P P\n1 R B N K N B R\n  a b c d e f g'];
  const empty = [5, 4, 3].map((rank) => `${rank} . . . . . . .`);
  assert.equal(boardText(viewOf('custodian')), [black, ...empty, white].join('\n'));
});

test('kinds of two letters have room, and so have ranks of two digits', () => {
  const lines = boardText(viewOf('tches')).split('\n');
  assert.equal(lines.length, 11);
  assert.match(lines[0], /^10( +[a-z]{1,2}){10}$/);
  assert.match(lines[9], /^ 1( +[A-Z]{1,2}){10}$/);
  assert.equal(new Set(lines.map(({ length }) => length)).size, 1);
});

test('of more seats each piece has the letter of its seat; a table begins where tiles lie', () => {
  const text = boardText(viewOf('till;players=3;pawns=1', '-1,2:aKbK/1cK a - abc 0 1'));
  assert.equal(text, ['2 aK bK', '1  . cK', '0  .  .', '  -1  0'].join('\n'));
});

/** A PNG of one colour with an IDAT for each part. */
function makePng(/** @type {number} */ colour, size = 2, parts = 1) {
  const rows = Buffer.alloc(size * (1 + 4 * size), colour);
  for (let y = 0; y < size; y++) rows[y * (1 + 4 * size)] = 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6], 8);
  const data = deflateSync(rows);
  const step = Math.ceil(data.length / parts);
  const chunk = (/** @type {string} */ type, /** @type {Buffer} */ content) => {
    const body = Buffer.concat([Buffer.from(type), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const pieces = Array.from({ length: parts }, (_, i) => chunk('IDAT', data.subarray(i * step, (i + 1) * step)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const whole = [signature, chunk('IHDR', header), ...pieces, chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat(whole));
}

/** Checksums by another implementation, where Node has one. @type {{ crc32?: (bytes: Buffer) => number }} */
const { crc32 } = /** @type {any} */ (zlib);

const crc = (/** @type {Buffer} */ bytes) => crc32?.(bytes) ?? 0;

test('pictures are joined: their number, their times, and each part numbered', async () => {
  const blob = joinFrames([
    { png: makePng(1), time: 900 },
    { png: makePng(2, 2, 2), time: 900 },
    { png: makePng(3), time: 3000 },
  ]);
  const file = Buffer.from(await blob.arrayBuffer());
  const found = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const data = file.subarray(at + 8, at + 8 + length);
    if (crc32) assert.equal(file.readUInt32BE(at + 8 + length), crc(file.subarray(at + 4, at + 8 + length)), type);
    const number = ['fcTL', 'fdAT'].includes(type) ? data.readUInt32BE(0) : '';
    const time = type === 'fcTL' ? ` ${data.readUInt16BE(20)}/${data.readUInt16BE(22)}` : '';
    found.push(type === 'acTL' ? `acTL ${data.readUInt32BE(0)}` : `${type} ${number}${time}`.trim());
    at += length + 12;
  }
  const first = 'IHDR, acTL 3, fcTL 0 900/1000, IDAT';
  const others = 'fcTL 1 900/1000, fdAT 2, fdAT 3, fcTL 4 3000/1000, fdAT 5, IEND';
  assert.equal(found.join(', '), `${first}, ${others}`);
});

test('pictures of two sizes are refused', () => {
  const frames = [2, 3].map((size) => ({ png: makePng(1, size), time: 1 }));
  assert.throws(() => joinFrames(frames), /several kinds/);
});
