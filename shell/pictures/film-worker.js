// The worker that puts a moving picture together: it gets bitmaps, and gives one file.

import { joinFrames } from './apng.js';

/** A picture and how long it is shown, or that it was the last. */
/** @typedef {{ bitmap: ImageBitmap, time: number } | 'end'} Asked */

/** @type {Promise<import('./apng.js').Frame>[]} */
const frames = [];

/** A picture as a PNG file. */
async function encode(/** @type {ImageBitmap} */ bitmap, /** @type {number} */ time) {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return { png: new Uint8Array(await blob.arrayBuffer()), time };
}

addEventListener('message', async (/** @type {MessageEvent<Asked>} */ { data }) => {
  if (data !== 'end') {
    frames.push(encode(data.bitmap, data.time));
    return;
  }
  try {
    postMessage(joinFrames(await Promise.all(frames)));
  } catch (error) {
    postMessage(String(error));
  }
});
