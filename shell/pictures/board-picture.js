// The board as a picture of its own: what the page draws, with its styles, as SVG and as PNG. The SVG holds what is
// drawn as it is, so browsers show it, and programs that know nothing but shapes do not.

import { render } from 'lit';
import { tableBoard } from '../panels/board/board-panel.js';

/** @import { MotleyView } from '../board/motley-view.js' */

/**
 * @typedef {Pick<import('../services/state.js').Page, 'choices' | 'drawings' | 'session' | 'table'>} Page
 * @typedef {{ svg: string, width: number, height: number }} Picture the size in CSS pixels
 */

/** How wide a board is drawn, in CSS pixels. */
const usualWidth = 640;

/** The rules of a shadow tree, for a tree in which the host is an element like others. */
function cssOf(/** @type {ShadowRoot} */ root) {
  const rules = [...root.adoptedStyleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules
    .map(({ cssText }) => cssText)
    .join('\n')
    .replace(/:host\(((?:[^()]|\([^()]*\))*)\)/g, '.host$1')
    .replaceAll(':host', '.host');
}

/** Whether an element is shown dark. */
function isDark(/** @type {Element} */ element) {
  const { colorScheme } = getComputedStyle(element);
  const [isDark, isLight] = ['dark', 'light'].map((name) => colorScheme.includes(name));
  return isDark === isLight ? matchMedia('(prefers-color-scheme: dark)').matches : isDark;
}

/** The styles that the board takes from the page: custom properties that it uses, and the font. */
function surroundingsOf(/** @type {Element} */ element, /** @type {string} */ css) {
  const names = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const style = getComputedStyle(element);
  const own = [...names].map((name) => [name, style.getPropertyValue(name).trim()]).filter(([, value]) => value);
  const isSet = (/** @type {string} */ name) => new RegExp(`${name}\\s*:`).test(css);
  return [
    ['color-scheme', isDark(element) ? 'dark' : 'light'],
    ['font-family', style.fontFamily],
    ...own.filter(([name]) => !isSet(name)),
  ];
}

/** A text as the value of an attribute in double quotes. */
const quoted = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The visible content of a shadow tree, without the parts for screen readers, and without comments. */
function contentOf(/** @type {ShadowRoot} */ root) {
  const copy = document.createElement('div');
  for (const node of root.childNodes) copy.append(node.cloneNode(true));
  for (const heard of copy.querySelectorAll('.spoken')) heard.remove();
  const serializer = new XMLSerializer();
  const texts = [...copy.children].map((child) => serializer.serializeToString(child));
  return texts.join('').replace(/<!--.*?-->/gs, '');
}

/** The SVG of an element that draws a board. @returns {Picture} */
function pictureOf(/** @type {MotleyView} */ element) {
  const root = /** @type {ShadowRoot} */ (element.renderRoot);
  const css = cssOf(root);
  const around = element.getBoundingClientRect();
  // Squares are whole pixels, so there may be room beside the board.
  const { x, y, width, height } = (root.querySelector('.frame') ?? element).getBoundingClientRect();
  const size = `width="${width}" height="${height}"`;
  const whole = `width="${around.width}" height="${around.height}"`;
  const set = [['width', `${around.width}px`], ...surroundingsOf(element, css)];
  const style = set.map(([name, value]) => `${name}: ${value}`);
  const names = [...element.attributes].filter(({ name }) => name.startsWith('data-'));
  const attributes = names.map(({ name, value }) => ` ${name}="${quoted(value)}"`).join('');
  const box = `${x - around.x} ${y - around.y} ${width} ${height}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${box}">
<style><![CDATA[
${css}
]]></style>
<foreignObject ${whole}>
<div xmlns="http://www.w3.org/1999/xhtml" class="host"${attributes} style="${quoted(style.join('; '))}">
${contentOf(root)}
</div>
</foreignObject>
</svg>`;
  return { svg, width, height };
}

/** A board that nobody sees, which draws one position after the other. */
export class Studio {
  #app;
  #stage = document.createElement('div');

  constructor(/** @type {Page} */ app, width = usualWidth) {
    this.#app = app;
    Object.assign(this.#stage.style, { position: 'fixed', insetInlineStart: '-9999px', width: `${width}px` });
    this.#stage.inert = true;
    document.body.append(this.#stage);
  }

  /**
   * The picture of the game at the table, or with other details.
   * @param {import('../panels/board/board-panel.js').BoardDetails} [details]
   */
  async draw(details = {}) {
    const { table, choices } = this.#app;
    const still = { isOff: true, isStill: true, isPicture: true, coordinates: choices.coordinates };
    render(tableBoard(table, { ...still, ...details }), this.#stage);
    const element = /** @type {MotleyView} */ (this.#stage.querySelector('motley-view'));
    await element.updateComplete;
    return pictureOf(element);
  }

  close() {
    this.#stage.remove();
  }
}

/** The picture of the game at the table, with the shapes that are drawn on it. @returns {Promise<Picture>} */
export async function drawTable(/** @type {Page} */ app) {
  const studio = new Studio(app);
  try {
    const annotations = app.session && !app.table.aside ? app.drawings.layer(app.session) : null;
    return await studio.draw({ annotations });
  } finally {
    studio.close();
  }
}

/** The address of a picture, for an image. */
export const addressOf = (/** @type {Picture} */ { svg }) =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** A picture as a bitmap, so many pixels for each CSS pixel. */
export async function paint(/** @type {Picture} */ picture, /** @type {number} */ scale) {
  const image = new Image();
  image.src = addressOf(picture);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A picture as a PNG file. @returns {Promise<Blob>} */
export async function toPng(/** @type {Picture} */ picture, scale = 2) {
  const canvas = await paint(picture, scale);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}
