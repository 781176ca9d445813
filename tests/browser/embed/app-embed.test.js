// "On your page": the form, the text to be copied, and the board beside it, with real events only.

import { Table } from '../support/app-page.js';
import { checkBothThemes, expect, test } from '../support/fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** The dialog as people use it. */
class EmbedDialog {
  /** @type {Page | undefined} */
  reader;

  constructor(/** @type {Page} */ page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'On your page' });
    this.text = this.dialog.getByRole('textbox', { name: 'where you want the board' });
    this.board = this.dialog.locator('motley-board');
    this.preview = this.dialog.getByRole('region', { name: 'Preview' });
  }

  async open() {
    await this.page.getByRole('button', { name: 'On your page' }).click();
    await this.waitForBoard();
  }

  /** A board stands when it has been seen. */
  async waitForBoard() {
    await this.board.waitFor({ state: 'attached' });
    await this.preview.scrollIntoViewIfNeeded();
    await this.board.locator('.cell').first().waitFor();
  }

  choose(/** @type {string} */ name) {
    return this.dialog.getByRole('radio', { name }).check();
  }

  async openLooks() {
    await this.dialog.getByText('Look, size and text').click();
  }

  select(/** @type {string} */ name, /** @type {string} */ value) {
    return this.dialog.getByRole('combobox', { name, exact: true }).selectOption(value);
  }

  /** Waits until the text has something in it. */
  async expectText(/** @type {string} */ part) {
    await expect.poll(() => this.text.inputValue()).toContain(part);
  }

  /** The attributes of an element, as a browser reads the text on a page of its own. */
  async read(/** @type {string} */ name) {
    this.reader ??= await this.page.context().newPage();
    return this.reader.evaluate(
      ([html, name]) => {
        const element = new DOMParser().parseFromString(html, 'text/html').querySelector(name);
        return Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));
      },
      [await this.text.inputValue(), name],
    );
  }

  /** Waits until the board in the preview has the attributes of the text. */
  async expectSame() {
    const wanted = await this.read('motley-board');
    const find = () =>
      this.board.evaluate(({ attributes }) =>
        Object.fromEntries([...attributes].map(({ name, value }) => [name, value.replace(/;$/, '')])),
      );
    await expect.poll(find).toEqual(wanted);
  }
}

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

test.describe(() => {
  test.use(clipboard);
  test('a game becomes two lines: what is chosen is in the text and on the board beside it; all is copied', async ({
    page,
    url,
  }) => {
    const table = new Table(page);
    await page.goto(url + '#custodian;board=cylinder!!a2a3.g6g5!seats=p,5');
    await table.expectText(table.standing, 'White to play');
    const embed = new EmbedDialog(page);
    await embed.open();
    expect(await embed.read('motley-board')).toEqual({
      variant: 'custodian;board=cylinder',
      actions: 'a2a3 g6g5',
      computer: '5',
    });
    expect(await embed.read('script')).toEqual({ type: 'module', src: url + 'embed.js' });
    expect(await embed.read('a')).toEqual({ href: url + '#custodian;board=cylinder!!a2a3.g6g5!seats=p,5' });
    await embed.expectSame();

    await embed.choose('Look at it');
    await embed.expectText('mode="diagram"');
    await expect(embed.dialog.getByRole('combobox', { name: 'Black' }), 'nobody plays a picture').toHaveCount(0);
    await embed.openLooks();
    await embed.dialog.getByRole('checkbox', { name: 'Seen from the other side' }).check();
    await embed.select('The pieces and how they move', 'open');
    await embed.select('Colours', 'dark');
    await embed.select('Width', '360');
    await embed.dialog.getByRole('textbox', { name: 'Name for screen readers' }).fill('"><b> & co');
    await embed.dialog.getByRole('textbox', { name: 'Language' }).fill('en-GB');
    await embed.dialog.getByRole('textbox', { name: 'Language' }).press('Tab');
    await embed.expectText('en-GB');
    expect(await embed.read('motley-board')).toEqual({
      variant: 'custodian;board=cylinder',
      actions: 'a2a3 g6g5',
      mode: 'diagram',
      flip: '',
      legend: 'open',
      theme: 'dark',
      lang: 'en-GB',
      label: '"><b> & co',
      width: '360',
    });
    await embed.expectSame();
    await embed.dialog.getByRole('textbox', { name: 'Arrows and marks' }).fill('a3 g6:g5=red');
    await embed.dialog.getByRole('textbox', { name: 'Arrows and marks' }).press('Tab');
    await embed.expectText('marks="a3 g6:g5=red"');
    await embed.expectSame();
    await embed.dialog.getByRole('checkbox', { name: 'Include the game record' }).check();
    await embed.expectText("1. a2a3 1... g6g5 ongoing'>");
    const { record, actions } = await embed.read('motley-board');
    expect(record).toMatch(/^\[Motley "1"\] \[Variant "custodian;board=cylinder"\] /);
    expect(actions).toBe(undefined);
    await embed.dialog.getByRole('checkbox', { name: 'Include the game record' }).uncheck();
    await embed.select('Colours', 'auto');
    expect((await embed.read('motley-board')).theme, 'a default is not written').toBe(undefined);
    await embed.expectSame();

    await page.bringToFront();
    await table.button('Copy').click();
    await table.expectText(embed.dialog.getByRole('status'), 'Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await embed.text.inputValue());
  });
});

test('the board beside the form is played on, and the game on the table stays', async ({ page, table, url }) => {
  await page.goto(url + '#custodian!!a2a3.g6g5');
  await table.expectText(table.standing, 'White to play');
  const embed = new EmbedDialog(page);
  await embed.open();
  const square = (/** @type {string} */ name) => embed.board.locator(`.cell[data-square="${name}"]`);
  for (const name of ['b2', 'b3']) await square(name).click();
  await table.expectText(embed.board, 'Black to play');
  await table.expectText(embed.preview, 'your own game stays as it is');
  await page.getByRole('heading', { name: 'On your page' }).click();
  await page.keyboard.press('Escape');
  await embed.dialog.waitFor({ state: 'detached' });
  await table.expectText(table.standing, 'White to play');
  expect(table.link).toBe('custodian!!a2a3.g6g5');
  await expect(table.button('On your page')).toBeFocused();
});

test('what comes along decides what can be done with it', async ({ page, table, url }) => {
  await page.goto(url + '#custodian!!a2a3.g6g5.b2b3!at=1');
  await table.expectText(table.standing, 'Black to play');
  const embed = new EmbedDialog(page);
  await embed.open();
  await embed.choose('Go through the game');
  await embed.expectText('mode="replay"');
  expect((await embed.read('motley-board')).at, 'a replay opens at the beginning').toBe(undefined);
  const field = embed.dialog.getByRole('spinbutton', { name: 'Moves played when it opens (0 to 3)' });
  await field.fill('2');
  await field.press('Tab');
  await embed.expectText('at="2"');
  await embed.expectSame();

  await embed.choose('Solve it');
  await table.expectText(embed.dialog, 'The solution is the 2 moves that follow.');
  const task = await embed.read('motley-board');
  expect(task.actions).toBe('g6g5 b2b3');
  expect(task.position).toMatch(/ b KQkq 0 1$/);
  await table.expectText(embed.board, 'Black to play');

  await embed.choose('This position');
  const replay = embed.dialog.getByRole('radio', { name: 'Go through the game' });
  await expect(replay).toBeDisabled();
  await table.expectText(embed.dialog, 'There are no moves to go through.');
  expect((await embed.read('motley-board')).actions).toBe(undefined);
  await embed.choose('Only the start');
  expect(await embed.read('motley-board')).toEqual({ variant: 'custodian', mode: 'task' });
});

test('of a game of which much is said a record is written, if it is to be gone through', async ({
  page,
  table,
  url,
}) => {
  const notes = encodeURIComponent('{"tags":[],"comments":[{"at":1,"text":"Quiet."}]}');
  await page.goto(`${url}#custodian!!a2a3.g6g5!notes=${notes}`);
  await table.expectText(table.standing, 'White to play');
  const embed = new EmbedDialog(page);
  await embed.open();
  expect(await embed.read('motley-board')).toEqual({ variant: 'custodian', actions: 'a2a3 g6g5' });
  await embed.choose('Go through the game');
  await embed.expectText("1. a2a3 {Quiet.} 1... g6g5 ongoing'");
  await embed.openLooks();
  await embed.dialog.getByRole('checkbox', { name: 'Include the game record' }).uncheck();
  await embed.expectText('link="custodian!!a2a3.g6g5!notes=');
  await embed.expectSame();
});

test('a frame: one line with the address, and as high as its board', async ({ page, table, url }) => {
  await page.goto(url + '#taketwo!!e2~HD.d2d4');
  await table.expectText(table.standing, 'Black to play');
  const embed = new EmbedDialog(page);
  await embed.open();
  await embed.choose('A frame');
  await embed.choose('Look at it');
  await embed.openLooks();
  await embed.select('Width', '240');
  await page.waitForFunction(
    () => Number(document.querySelector('motley-board')?.getBoundingClientRect().height) < 300,
  );
  const { height } = /** @type {{ height: number }} */ (await embed.board.boundingBox());
  await embed.expectText(`height="${Math.ceil(height)}"`);
  const frame = await embed.read('iframe');
  expect(frame.src).toBe(url + 'embed.html#taketwo!!e2~HD.d2d4!mode=diagram');
  expect([frame.width, frame.title]).toEqual(['240', 'Take Two Chess']);
  const field = embed.dialog.getByRole('spinbutton', { name: 'Height of the frame in pixels' });
  await field.fill('333');
  await field.press('Tab');
  await embed.expectText('height="333"');
  await embed.dialog.getByText('content security policy').click();
  await table.expectText(embed.dialog, `frame-src ${new URL(url).origin}`);
});

test('from the first page: any game that there is', async ({ page, table, url }) => {
  await page.goto(url);
  await page.getByRole('button', { name: 'Get the two lines' }).click();
  const embed = new EmbedDialog(page);
  await embed.waitForBoard();
  await embed.dialog.getByRole('combobox', { name: 'Which game?' }).selectOption({ label: 'Cylindrical board' });
  await embed.expectText('board=cylinder');
  await embed.expectSame();
  await expect(embed.dialog.getByRole('radio', { name: 'Go through the game' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await table.dialog.waitFor({ state: 'detached' });
  expect(table.link).toBe('');
});

for (const width of [360, 1440])
  test.describe(() => {
    test.use({ viewport: { width, height: 780 } });
    test(`${width} px: the dialog passes axe, fits, and can be touched`, { tag: width === 360 ? [] : '@all' }, async ({
      page,
      url,
    }) => {
      await page.goto(url + '#custodian!!a2a3.g6g5');
      const embed = new EmbedDialog(page);
      await embed.open();
      await embed.openLooks();
      for (const [form, start] of [
        ['A frame', '<iframe'],
        ['Two lines', '<script'],
      ]) {
        await embed.choose(form);
        await embed.expectText(start);
        await embed.dialog.getByText('content security policy').click();
        await checkBothThemes(page);
      }
      await checkSizes(page);
      await page.getByRole('button', { name: 'Dark page' }).click();
      await checkBothThemes(page);
    });
  });

/** Nothing of the dialog is cut off sideways, and what is touched is 44 px high. */
async function checkSizes(/** @type {Page} */ page) {
  const { overflow, small } = await page.evaluate(() => {
    const dialog = /** @type {HTMLElement} */ (document.querySelector('dialog'));
    const touched = [...dialog.querySelectorAll('button, select, summary, label.choice, input:not([type=radio])')];
    const boxes = [dialog, ...dialog.querySelectorAll('.embed, .embed-form, .embed-side')];
    return {
      overflow: boxes.filter((box) => box.scrollWidth > box.clientWidth).map(({ className }) => className),
      small: touched
        .filter((element) => !element.closest('.choice > *') && element.getBoundingClientRect().height < 43.9)
        .map((element) => element.outerHTML.slice(0, 80)),
    };
  });
  expect([overflow, small]).toEqual([[], []]);
}
