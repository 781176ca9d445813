// Puts PNG files of the same size together to a moving picture (APNG).
// https://w3c.github.io/png/#apng-frame-based-animation

/** How long each file is shown, in milliseconds. @typedef {{ png: Uint8Array, time: number }} Frame */

/** @typedef {{ type: string, data: Uint8Array }} Chunk */

const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

/** The checksum of a chunk. */
function crc(/** @type {Uint8Array} */ bytes) {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = table[(rest ^ byte) & 0xff] ^ (rest >>> 8);
  return ~rest >>> 0;
}

/** The chunks of a file that the browser has written. @returns {Chunk[]} */
function chunksOf(/** @type {Uint8Array} */ png) {
  const numbers = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks = [];
  for (let at = signature.length; at < png.length; ) {
    const length = numbers.getUint32(at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

function writeChunk(/** @type {Chunk} */ { type, data }) {
  const bytes = new Uint8Array(data.length + 12);
  const numbers = new DataView(bytes.buffer);
  numbers.setUint32(0, data.length);
  bytes.set(
    [...type].map((letter) => letter.charCodeAt(0)),
    4,
  );
  bytes.set(data, 8);
  numbers.setUint32(data.length + 8, crc(bytes.subarray(4, data.length + 8)));
  return bytes;
}

/**
 * A chunk of whole numbers of 32 bits, and of bytes after them.
 * @param {string} type
 * @param {number[]} numbers
 * @param {ArrayLike<number>} [bytes]
 * @returns {Chunk}
 */
function numberChunk(type, numbers, bytes = []) {
  const data = new Uint8Array(4 * numbers.length + bytes.length);
  const view = new DataView(data.buffer);
  for (const [i, number] of numbers.entries()) view.setUint32(4 * i, number);
  data.set(bytes, 4 * numbers.length);
  return { type, data };
}

/** One file that shows all of them over and over. Throws if they are not of one size and kind. */
export function joinFrames(/** @type {Frame[]} */ frames) {
  const files = frames.map(({ png }) => chunksOf(png));
  const headers = files.map(([header]) => header);
  if (headers.some(({ data }) => data.join() !== headers[0].data.join())) throw new Error('pictures of several kinds');
  const header = headers[0].data;
  const [width, height] = [0, 4].map((at) => new DataView(header.buffer, header.byteOffset).getUint32(at));
  const chunks = [headers[0], numberChunk('acTL', [frames.length, 0])];
  let number = 0;
  for (const [i, file] of files.entries()) {
    const { time } = frames[i];
    // The time in thousandths of a second; each frame replaces the one before.
    const control = [time >> 8, time & 0xff, 1000 >> 8, 1000 & 0xff, 0, 0];
    chunks.push(numberChunk('fcTL', [number++, width, height, 0, 0], control));
    for (const { type, data } of file)
      if (type === 'IDAT') chunks.push(i === 0 ? { type, data } : numberChunk('fdAT', [number++], data));
  }
  chunks.push({ type: 'IEND', data: new Uint8Array() });
  return new Blob([signature, ...chunks.map(writeChunk)], { type: 'image/png' });
}
