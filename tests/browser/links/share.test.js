// The dialog "Share": files as they are saved, the code as a camera reads it, and a sheet of paper.

import { readFile } from 'node:fs/promises';
import jsQR from 'jsqr';
import { Table } from '../support/app-page.js';
import { checkBothThemes, expect, test } from '../support/fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

const decode = /** @type {typeof import('jsqr').default} */ (/** @type {any} */ (jsQR).default ?? jsQR);

async function open(/** @type {Page} */ page, /** @type {string} */ address) {
  await page.goto(address);
  const table = new Table(page);
  await table.board.waitFor();
  await table.button('Share').click();
  await table.dialog.locator('.share-preview img').waitFor();
  return table;
}

/** The bytes that a button saves, and the name of the file. */
async function save(/** @type {Page} */ page, /** @type {Table} */ table, /** @type {string} */ button) {
  const [download] = await Promise.all([page.waitForEvent('download'), table.button(button).click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** How many pixels of a picture are looked at, from side to side. */
const seen = 320;

/** The size of a picture at an address, and its pixels when it is so many wide. */
const pixelsOf = (/** @type {Page} */ page, /** @type {string} */ address) =>
  page.evaluate(
    async ({ address, seen }) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [seen, Math.round((height / width) * seen)];
      const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
      context.imageSmoothingEnabled = false;
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      return { data: [...data], width, height };
    },
    { address, seen },
  );

/** The colour of a pixel. */
const colourAt = (/** @type {{ data: number[] }} */ { data }, /** @type {number} */ x, /** @type {number} */ y) =>
  data.slice(4 * (y * seen + x), 4 * (y * seen + x) + 4).join();

for (const [link, columns] of /** @type {const} */ ([
  ['custodian!!e2e3.c6c5.f1c4', 7],
  ['taketwo!!e2e4.e7e5', 8],
  ['tches', 10],
]))
  test(`${link}: the picture is the board, with its squares and pieces`, {
    tag: link === 'tches' ? [] : '@all',
  }, async ({ page, url }) => {
    const table = await open(page, `${url}#${link}`);
    const { name, bytes } = await save(page, table, 'Save as PNG');
    expect(name).toMatch(/^motley-\w+-\d+\.png$/);
    const picture = await pixelsOf(page, `data:image/png;base64,${bytes.toString('base64')}`);
    const square = seen / columns;
    expect(picture.width).toBeGreaterThan(1000);
    const at = (/** @type {number} */ x, /** @type {number} */ y) =>
      colourAt(picture, Math.round((x + 0.96) * square), Math.round((y + 0.5) * square));
    const middle = Math.floor(columns / 2);
    expect(at(0, middle)).not.toBe(at(1, middle));
    expect(at(0, middle)).toBe(at(6, middle));
    expect(
      new Set(Array.from({ length: seen }, (_, x) => colourAt(picture, x, Math.round(square / 2)))).size,
    ).toBeGreaterThan(3);
  });

test('the SVG names nothing elsewhere, and is the same picture', { tag: '@all' }, async ({ page, url }) => {
  const table = await open(page, `${url}#till;players=3!!!seed=42`);
  const { name, bytes } = await save(page, table, 'Save as SVG');
  expect(name).toBe('motley-till-0.svg');
  const text = bytes.toString();
  expect(text).not.toMatch(/(?:href|src)="(?!#)|url\((?!["']?#)/);
  expect(text.match(/class="[^"]*piece[^"]*"/g)?.length).toBeGreaterThan(30);
  const [svg, png] = [
    await pixelsOf(page, `data:image/svg+xml;base64,${bytes.toString('base64')}`),
    await pixelsOf(page, `data:image/png;base64,${(await save(page, table, 'Save as PNG')).bytes.toString('base64')}`),
  ];
  expect([png.width, png.height]).toEqual([2 * svg.width, 2 * svg.height]);
});

test('the code leads to the game; of a long game to its position, and that is said', { tag: '@all' }, async ({
  page,
  url,
}) => {
  const read = async () => {
    const svg = await page.locator('.qr').evaluate((code) => {
      const copy = /** @type {Element} */ (code.cloneNode(true));
      copy.setAttribute('width', '320');
      copy.setAttribute('height', '320');
      return new XMLSerializer().serializeToString(copy);
    });
    const { data } = await pixelsOf(page, `data:image/svg+xml,${encodeURIComponent(svg)}`);
    return decode(Uint8ClampedArray.from(data), seen, seen)?.data;
  };
  const table = await open(page, `${url}#custodian!!e2e3.c6c5`);
  expect(await read()).toBe(`${url}#custodian!!e2e3.c6c5`);
  await checkBothThemes(page);
  const name = 'x'.repeat(1300);
  await open(page, `${url}?long#custodian!!e2e3!note=${name}`);
  await table.expectText(table.dialog, 'this one opens the position shown');
  expect(await read()).toBe(`${url}?long#custodian!rbnknbr/ppppppp/7/7/4P2/PPPP1PP/RBNKNBR+b+KQkq+0+1`);
});

test('a film shows each position, can be stopped, and is one file', async ({ page, url }) => {
  const table = await open(page, `${url}#custodian!!e2e3.c6c5.f1c4`);
  const film = await save(page, table, 'The whole game');
  expect(film.name).toBe('motley-custodian-3.game.gif');
  // How long each picture is shown, in hundredths of a second; browsers read what was written.
  const delays = await page.evaluate(
    async (bytes) => {
      const decoder = new ImageDecoder({ data: new Uint8Array(bytes), type: 'image/gif' });
      await decoder.tracks.ready;
      const count = decoder.tracks.selectedTrack?.frameCount ?? 0;
      const frames = [];
      for (let frameIndex = 0; frameIndex < count; frameIndex++) frames.push(await decoder.decode({ frameIndex }));
      return frames.map(({ image }) => [image.duration, image.codedWidth]);
    },
    [...film.bytes],
  );
  expect(delays).toEqual([900, 900, 900, 3000].map((time) => [time * 1000, 476]));
  await table.dialog.getByLabel('Animated PNG').check();
  const { name, bytes } = await save(page, table, 'The whole game');
  expect(name).toBe('motley-custodian-3.game.png');
  expect(bytes.toString('latin1').match(/fcTL/g)?.length).toBe(4);
  expect(bytes.readUInt32BE(bytes.indexOf('acTL') + 4)).toBe(4);
  const turn = await save(page, table, 'The last turn');
  expect(turn.bytes.toString('latin1').match(/fcTL/g)?.length).toBe(2);
  // The worker does not hear that it was the last picture.
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (/** @type {[any, any]} */ ...asked) {
      if (asked[0] !== 'end') postMessage.apply(this, asked);
    };
  });
  await table.button('The whole game').click();
  await table.button('Cancel').click();
  await expect(table.button('The whole game')).toBeVisible();
});

test('where a browser makes noise of bitmaps, only the SVG is offered', async ({ page, url }) => {
  await page.addInitScript(() => {
    const { getImageData } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.getImageData = function (...place) {
      const image = getImageData.apply(this, place);
      crypto.getRandomValues(image.data);
      return image;
    };
  });
  const table = await open(page, `${url}#custodian!!e2e3`);
  await table.expectText(table.dialog, 'would come out as noise');
  for (const name of ['Save as PNG', 'Copy the picture', 'The whole game'])
    await expect(table.button(name)).toHaveCount(0);
  expect((await save(page, table, 'Save as SVG')).bytes.toString()).toMatch(/^<svg /);
});

test('a link that chats cut is offered shorter, and as a file', async ({ page, url, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (/** @type {ShareData} */ { url }) => (document.title = url ?? '') });
  });
  const notes = JSON.stringify({ tags: [], comments: [{ at: 1, text: 'so '.repeat(700) }] });
  const link = `${url}#custodian!!e2e3.c6c5`;
  const table = await open(page, `${link}!notes=${encodeURIComponent(notes)}`);
  await table.expectText(table.dialog, 'Discord after 2,000 characters');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await table.dialog.getByRole('button', { name: 'without comments' }).click();
  await expect.poll(copied).toBe(link);
  await table.button('Copy a link to the position only').click();
  await expect.poll(copied).toBe(`${url}#custodian!rbnknbr/pp1pppp/2p4/7/4P2/PPPP1PP/RBNKNBR+w+KQkq+0+2`);
  const { name, bytes } = await save(page, table, 'Save the game record');
  expect([name, bytes.includes('so so so')]).toEqual(['motley-custodian-2.pgn', true]);
  await open(page, link);
  await table.dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page).toHaveTitle(link);
  await table.expectText(table.dialog, `The link is ${link.length} characters long.`);
  await expect(table.dialog.getByText('Discord')).toHaveCount(0);
});

test('over plain http, where there is no clipboard to write to, texts are copied all the same', async ({
  page,
  url,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const link = `${url}#custodian!!e2e3.c6c5`;
  const table = await open(page, link);
  await page.keyboard.press('Escape');
  for (const [copy, text] of /** @type {[() => Promise<void>, RegExp | string][]} */ ([
    [() => table.button('Copy the game record').click(), /^\[Motley "1"\][\s\S]*1\. e2e3 1\.\.\. c6c5/],
    [() => page.keyboard.press('c'), link],
  ])) {
    await copy();
    await expect(table.notices.last()).toContainText('copied');
    await table.button('Open').click();
    const field = table.dialog.getByRole('textbox');
    await field.fill('');
    await page.keyboard.press('Control+v');
    await expect(field).toHaveValue(text);
    await page.keyboard.press('Escape');
  }
});

test('on paper stand the board and the moves', async ({ page, url }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const table = await open(page, `${url}#custodian!!e2e3.c6c5.f1c4`);
  await table.button('Print').click();
  await expect(page.locator('body[data-printed]')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(table.board).toBeVisible();
  await expect(table.moves.last()).toBeVisible();
  await expect(page.getByRole('tab').first()).toBeHidden();
  await expect(table.button('Share')).toBeHidden();
});

test('a page is printed without the dialog, too: light, as long as it is, all tiles in sight', async ({
  page,
  url,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${url}#custodian!!e2e3.c6c5.f1c4`);
  const table = new Table(page);
  // Paper is narrower than most screens.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(table.board).toBeVisible();
  await expect(page.locator(':root')).toHaveCSS('color-scheme', 'light');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height).toBeGreaterThan(2000);
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${url}#till;players=2`);
  const bar = page.locator('motley-view .bar');
  await expect(bar).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(bar).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(bar).toBeVisible();
});
