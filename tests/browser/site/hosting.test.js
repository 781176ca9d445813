// What docs/hosting.md says of headers: what each is for, and what a host without it cannot do.

import { fileURLToPath } from 'node:url';
import { expect, test } from '../support/fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Record<string, string>} Headers */

const site = fileURLToPath(new URL('../../../build/site', import.meta.url));
const shared = { 'Access-Control-Allow-Origin': '*' };
const isolated = { 'Cross-Origin-Embedder-Policy': 'require-corp' };

/** Whether a board stands in the page or in its first frame, once all that it needs has come or was refused. */
async function stands(/** @type {Page} */ page, /** @type {'element' | 'frame' | 'game'} */ what) {
  const place = what === 'element' ? page : page.frameLocator('iframe');
  const piece = place.locator(what === 'game' ? '#board .piece' : 'motley-board .piece').first();
  return piece.waitFor({ timeout: 4000 }).then(
    () => true,
    () => false,
  );
}

/**
 * @typedef {object} Trial
 * @property {string} title
 * @property {Headers} host the headers of the host of Motley
 * @property {Headers} [author] those of the page with the board
 * @property {'element' | 'frame' | 'game'} what stands there: the element, the frame, or the page of a game in a frame
 * @property {string} [attribute] of the frame
 * @property {boolean} isShown
 */

/** @type {Trial[]} */
const trials = [
  { title: 'a host without headers: the element is refused', host: {}, what: 'element', isShown: false },
  { title: 'a host without headers: the frame stands', host: {}, what: 'frame', isShown: true },
  { title: 'a host without headers: the page stands in a frame', host: {}, what: 'game', isShown: true },
  {
    title: 'X-Frame-Options: the page stands in nobody’s frame',
    host: { 'X-Frame-Options': 'SAMEORIGIN' },
    what: 'game',
    isShown: false,
  },
  { title: 'Access-Control-Allow-Origin: the element stands', host: shared, what: 'element', isShown: true },
  {
    title: 'an isolated page, Access-Control-Allow-Origin: the element stands',
    ...{ host: shared, author: isolated, what: 'element', isShown: true },
  },
  {
    title: 'an isolated page, a host without headers: the frame is refused',
    ...{ host: {}, author: isolated, what: 'frame', isShown: false },
  },
  {
    title: 'an isolated page, a host without headers, iframe credentialless: the frame stands',
    ...{ host: {}, author: isolated, what: 'frame', attribute: 'credentialless', isShown: true },
  },
  {
    title: 'an isolated page, Cross-Origin-Embedder-Policy alone: the frame is refused',
    ...{ host: isolated, author: isolated, what: 'frame', isShown: false },
  },
  {
    title: 'an isolated page, Cross-Origin-Embedder-Policy and -Resource-Policy: the frame stands',
    host: { ...isolated, 'Cross-Origin-Resource-Policy': 'cross-origin' },
    ...{ author: isolated, what: 'frame', isShown: true },
  },
];

for (const { title, host, author, what, attribute = '', isShown } of trials)
  test(title, { tag: '@all' }, async ({ page, serve, problems }) => {
    const { url } = await serve(site, host);
    const framed = what === 'frame' ? 'embed.html' : '';
    const board =
      what === 'element'
        ? `<script type="module" src="${url}embed.js"></script><motley-board></motley-board>`
        : `<iframe ${attribute} src="${url}${framed}#custodian" width="800" height="900"></iframe>`;
    const other = await serve({ 'index.html': `<!doctype html><title>Somebody</title>${board}` }, author);
    await page.goto(other.url);
    expect(await stands(page, what)).toBe(isShown);
    problems.splice(0);
  });
