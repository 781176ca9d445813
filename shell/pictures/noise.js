// Some browsers hide what a canvas holds from the page that has drawn it, since it tells browsers apart: the page reads
// noise instead, and every bitmap that it makes is noise too.

const size = 32;
const colour = [64, 128, 192, 255];

/** Whether bitmaps that the page makes are noise. Slight changes, which nobody sees, are none. */
export function isNoisy() {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: size, height: size });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', { willReadFrequently: true }));
  context.fillStyle = `rgb(${colour.slice(0, 3)})`;
  context.fillRect(0, 0, size, size);
  const { data } = context.getImageData(0, 0, size, size);
  const wrong = data.reduce((sum, value, i) => sum + (Math.abs(value - colour[i % 4]) > 8 ? 1 : 0), 0);
  return wrong > data.length / 100;
}
