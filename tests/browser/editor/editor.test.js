// The editor of positions, with real events: mouse, finger and keyboard.

import { Table } from '../support/app-page.js';
import { checkBothThemes, expect, test } from '../support/fixtures.js';

class Editor extends Table {
  async open(/** @type {string} */ address) {
    await this.page.goto(address);
    await this.page.getByRole('tab', { name: 'Game' }).click();
    await this.button('Edit the position').click();
    await this.expectText(this.standing, 'This position can be played.');
  }

  kind(/** @type {string} */ name) {
    return this.page.getByRole('group', { name: 'Pieces to place' }).getByRole('button', { name, exact: true });
  }

  /** Drags a kind from the palette to a square. */
  async bring(/** @type {string} */ name, /** @type {string} */ square) {
    const box = await this.kind(name).boundingBox();
    const end = await this.middle(square);
    if (!box) throw new Error(name);
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(end.x, end.y, { steps: 6 });
    await this.page.mouse.up();
  }
}

test('by mouse: pieces are dragged, put and removed, refused at their square, undone, and played from', async ({
  page,
  url,
}) => {
  const editor = new Editor(page);
  await editor.open(`${url}#taketwo!!b1a3`);
  await editor.drag('a3', 'c3');
  await editor.expectLink('taketwo!rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR+b+KQkq+-+1+1+-');
  await editor.bring('White pawn', 'd8');
  await editor.expectText(editor.standing, 'd8: A pawn cannot stand on the first or last rank.');
  await expect(editor.board.locator('.fault')).toHaveAttribute('data-square', 'd8');
  await expect(editor.button('Play from here')).toBeDisabled();
  await editor.button('Undo').click();
  await editor.button('Black').click();
  await editor.kind('Black queen').click();
  await editor.click('d5');
  await page.getByRole('group', { name: 'Cards' }).getByRole('button').nth(5).click();
  await editor.expectLink(/\/8\/3q~HD4\//);
  await page.getByRole('radio', { name: 'White' }).check();
  await editor.button('Remove pieces').click();
  await editor.click('h8');
  await editor.expectLink(/\+w\+KQq\+-\+1\+1\+-$/);
  await checkBothThemes(page);
  await editor.button('Play from here').click();
  await editor.button('A friend here').click();
  await editor.expectText(editor.standing, 'White to play');
  await page.goBack();
  await editor.expectLink('taketwo!!b1a3');
});

test('a position is analysed from the editor at once', async ({ page, url }) => {
  const editor = new Editor(page);
  await editor.open(`${url}#custodian!!a2a3`);
  await editor.button('Analyse').click();
  await expect(page.getByRole('checkbox', { name: /^Analyse/ })).toBeChecked();
  await page.locator('.best-line').first().waitFor();
});

test('the position as a text is shown, and another one is entered: read, mended, refused, and taken back', async ({
  page,
  url,
}) => {
  const editor = new Editor(page);
  await editor.open(`${url}#taketwo`);
  const text = page.getByLabel('The position as text');
  const enter = async (/** @type {string} */ position) => {
    await text.fill(position);
    await text.press('Enter');
  };
  await expect(text).toHaveValue('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 -');
  await editor.drag('b1', 'c3');
  await expect(text).toHaveValue('rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR w KQkq - 0 1 -');
  await enter('4k3/8/8/8/8/8/8/4K2R  w KQ');
  await editor.expectLink('taketwo!4k3/8/8/8/8/8/8/4K2R+w+K+-+0+1+-');
  await expect(text).toHaveValue('4k3/8/8/8/8/8/8/4K2R w K - 0 1 -');
  const told = page.locator('.editor-text').getByRole('status');
  await editor.expectText(told, 'castling “K”, en passant “-”, turns without capture 0, and turn 1');
  await enter('4k3/8/8/8/8/8/8/4X2R w');
  await editor.expectText(told, 'There is no piece “X”.');
  await expect(text).toHaveValue('4k3/8/8/8/8/8/8/4X2R w');
  await editor.expectLink('taketwo!4k3/8/8/8/8/8/8/4K2R+w+K+-+0+1+-');
  await enter('4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1');
  await editor.expectText(editor.standing, 'The side that is not to move is in check.');
  await expect(editor.button('Play from here')).toBeDisabled();
  await editor.button('Undo').click();
  await expect(text).toHaveValue('4k3/8/8/8/8/8/8/4K2R w K - 0 1 -');
  await editor.expectText(editor.standing, 'This position can be played.');
  await checkBothThemes(page);
});

test('a position that is refused in the form for a new game is edited, if its pieces can be told', {
  tag: '@all',
}, async ({ page, url }) => {
  const editor = new Editor(page);
  await page.goto(`${url}#custodian`);
  await editor.board.waitFor();
  await page.keyboard.press('n');
  await page.getByText('As text', { exact: true }).click();
  const text = editor.dialog.getByLabel('Position to start from');
  await text.fill('7/3K3/7/7/7/k6/X6 w');
  await editor.dialog.getByRole('button', { name: 'Edit the position' }).click();
  await expect(text).toBeFocused();
  await text.fill('7/3K3/7/7/7/k6/P6 w');
  await editor.dialog.getByRole('button', { name: 'Edit the position' }).click();
  await editor.expectText(editor.standing, 'a1: A pawn cannot stand on the first or last rank.');
});

test('by keyboard: a kind is chosen, put where the focus walks, taken away, and brought back', async ({
  page,
  url,
}) => {
  const editor = new Editor(page);
  await editor.open(`${url}#tches`);
  await editor.kind('White griffin').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('b');
  await editor.walk('e5');
  await page.keyboard.press('Enter');
  await editor.expectLink(/\/4F5\//);
  await page.keyboard.press('Delete');
  await editor.expectLink('tches');
  await page.keyboard.press('Control+z');
  await editor.expectLink(/\/4F5\//);
  await page.keyboard.press('Control+z');
  await editor.expectLink('tches');
  await editor.button('Move pieces').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('b');
  await editor.walk('e3');
  await page.keyboard.press('Enter');
  await editor.walk('e5');
  await page.keyboard.press('Enter');
  await editor.expectLink(/\/4P5\/10\/PPPP1PPPPP\//);
});

test('the start of a variant is drawn: another size, pieces, portals; refused, undone, and played', async ({
  page,
  url,
}) => {
  const editor = new Editor(page);
  await page.goto(`${url}#tches;escort=on;strike=2`);
  await editor.board.waitFor();
  await page.keyboard.press('n');
  await editor.dialog.getByRole('group', { name: 'Setup' }).getByRole('button', { name: 'Set up' }).click();
  await editor.expectText(editor.standing, 'This position can be played.');
  await page.getByRole('spinbutton', { name: 'Files' }).fill('6');
  await page.getByRole('spinbutton', { name: 'Ranks' }).fill('6');
  await page.keyboard.press('Tab');
  await editor.button('Clear the board').click();
  await expect(editor.button('Play from here')).toBeDisabled();
  await editor.button('White').click();
  await editor.kind('White king').click();
  await editor.click('a1');
  await editor.button('Black').click();
  await editor.kind('Black king').click();
  await editor.click('f6');
  await editor.expectLink('tches;strike=2;escort=on;array=5k/6/6/6/6/K5');
  await page.getByRole('group', { name: 'Portals' }).getByRole('button', { name: 'White a1' }).click();
  await page.getByText('White: select a square on the board.').waitFor();
  await editor.click('c2');
  await editor.expectLink('tches;strike=2;escort=on;array=5k/6/6/6/6/K5;portals=c2,f6');
  await page.getByText('Other pieces').click();
  await editor.button('White queen').click();
  await editor.click('a6');
  await editor.expectText(editor.standing, 'Setup: The side that is not to move is in check.');
  await expect(editor.button('Play from here')).toBeDisabled();
  await editor.button('Undo').click();
  await editor.expectText(editor.standing, 'This position can be played.');
  await checkBothThemes(page);
  await editor.button('Play from here').click();
  await editor.click('a1');
  await editor.click('b1');
  await editor.expectLink(/^tches;strike=2;escort=on;array=5k\/6\/6\/6\/6\/K5;portals=c2,f6!!a1b1$/);
  await page.keyboard.press('n');
  await editor.dialog.getByRole('group', { name: 'Portals' }).getByRole('button', { name: 'as usual' }).click();
  await expect(editor.dialog.getByRole('group', { name: 'Portals' })).toContainText('as usual');
  await expect(editor.dialog.getByRole('group', { name: 'Setup' })).toContainText('own setup');
});

test('an edited position is a task on somebody’s page, which is solved there by winning', async ({
  page,
  url,
  serve,
}) => {
  const editor = new Editor(page);
  await editor.open(`${url}#custodian!7/7/2K4/7/7/4k2/7+w+-+0+1`);
  await editor.drag('c5', 'c6');
  await editor.expectText(editor.standing, 'This position can be played.');
  await editor.button('On your page').click();
  await editor.dialog.getByRole('radio', { name: 'Solve it' }).check();
  const text = editor.dialog.getByRole('textbox', { name: 'where you want the board' });
  await expect.poll(() => text.inputValue()).toContain('mode="task"');
  const lines = await text.inputValue();
  expect(lines).toContain('position="7/2K4/7/7/7/4k2/7 w - 0 1"');
  expect(lines).not.toContain('actions=');
  const head = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Somebody</title></head>';
  const somebody = await serve({ 'index.html': `${head}<body>${lines}</body></html>` });
  await page.goto(somebody.url);
  const board = page.locator('motley-board');
  const square = (/** @type {string} */ name) => board.locator(`.cell[data-square="${name}"]`);
  await square('c6').click();
  await square('d7').click();
  await editor.expectText(board.locator('.task'), 'Solved');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('by finger: tiles are put on a table, and one that hangs on nothing is refused', async ({ page, url }) => {
    const editor = new Editor(page);
    await editor.open(`${url}#till;players=3!0,0:aKaPbKbPcPcK+a+-+abc+0+40`);
    await editor.button('Blue').tap();
    await editor.kind('Blue queen').tap();
    await editor.tap('2,1');
    await editor.expectLink('till;players=3!0,1:2cQ/aKaPbKbPcPcK+a+-+abc+0+40');
    await editor.button('Move pieces').tap();
    await editor.tap('2,1');
    await editor.tap('3,2');
    await editor.expectText(editor.standing, 'The tiles do not form one connected group.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
