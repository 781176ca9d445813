// The worker that puts a moving picture together: it gets bitmaps, and gives one file.

import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import { joinFrames } from './apng.js';

/**
 * The files that a film can be: an animated PNG is exact, a GIF has 256 colours, and moves in every chat.
 * @typedef {'png' | 'gif'} Form
 */

/**
 * A picture and how long it is shown, in milliseconds; or that it was the last one.
 * @typedef {{ bitmap: ImageBitmap, time: number, form: Form } | 'end'} Asked
 */

/** @type {Promise<import('./apng.js').Frame>[]} */
const frames = [];

const gif = GIFEncoder();

/** @type {Form} */
let made = 'png';

/** A canvas with a picture. */
function paint(/** @type {ImageBitmap} */ bitmap) {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { canvas, context };
}

/** A picture as a PNG file. */
async function encode(/** @type {ImageBitmap} */ bitmap, /** @type {number} */ time) {
  const blob = await paint(bitmap).canvas.convertToBlob({ type: 'image/png' });
  return { png: new Uint8Array(await blob.arrayBuffer()), time };
}

/** Adds a picture to the GIF. */
function addToGif(/** @type {ImageBitmap} */ bitmap, /** @type {number} */ delay) {
  const { width, height } = bitmap;
  const { data } = paint(bitmap).context.getImageData(0, 0, width, height);
  const palette = quantize(data, 256);
  gif.writeFrame(applyPalette(data, palette), width, height, { palette, delay });
}

/** The whole film as one file. */
async function finish() {
  if (made === 'png') return joinFrames(await Promise.all(frames));
  gif.finish();
  return new Blob([gif.bytes()], { type: 'image/gif' });
}

addEventListener('message', async (/** @type {MessageEvent<Asked>} */ { data }) => {
  try {
    if (data === 'end') return postMessage(await finish());
    made = data.form;
    if (made === 'gif') addToGif(data.bitmap, data.time);
    else frames.push(encode(data.bitmap, data.time));
  } catch (error) {
    postMessage(String(error));
  }
});
