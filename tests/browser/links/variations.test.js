// Variations in the list of moves: they begin by playing from an earlier position, are gone to, made the main line,
// commented, drawn on, deleted, and are there again after a reload.

import { Table } from '../support/app-page.js';
import { checkBothThemes, expect, test } from '../support/fixtures.js';

test('what is played from an earlier position is a variation, which can be gone to, promoted and deleted', async ({
  page,
  url,
}) => {
  const table = new Table(page);
  await page.goto(`${url}#custodian!!a2a3.g6g5.b2b3`);
  await table.moves.first().click();
  await table.click('f6');
  await table.click('f5');
  const variation = page.locator('.variation');
  await expect(variation).toHaveText(/Main line\s*1…\s*g6–g5\s*2\.\s*b2–b3/);
  await expect.poll(() => table.link).toBe('custodian!!a2a3.f6f5!lines=0m/1/g6g5.b2b3');
  await variation.getByRole('button', { name: 'b2–b3' }).click();
  await expect.poll(() => table.link).toBe('custodian!!a2a3.g6g5.b2b3!lines=0/1/f6f5');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('l');
  await expect(table.button('Delete this variation')).toBeVisible();
  await expect.poll(() => table.link).toBe('custodian!!a2a3.f6f5!lines=0m/1/g6g5.b2b3');
  await checkBothThemes(page);
  await table.button('Make this the main line').click();
  await expect.poll(() => table.link).toBe('custodian!!a2a3.f6f5!lines=0/1/g6g5.b2b3');
  await page.keyboard.press('l');
  await table.button('Delete this variation').click();
  await expect(variation).toHaveCount(0);
  await expect.poll(() => table.link).toBe('custodian!!a2a3.f6f5');
  await table.notices.getByRole('button', { name: 'Go back to it' }).last().click();
  await expect.poll(() => table.link).toBe('custodian!!a2a3.g6g5.b2b3!at=2;lines=0m/1/f6f5');
});

test('half a turn that is taken back leaves nothing; against a computer one plays on in the main line', async ({
  page,
  url,
  table,
}) => {
  await page.goto(`${url}#taketwo!!d1~OH`);
  await table.board.waitFor();
  await table.button('Undo').click();
  await table.click('e2');
  await table.click('e4');
  await table.expectLink('taketwo!!e2e4');
  await expect(page.locator('.variation')).toHaveCount(0);

  await page.goto(`${url}?computer#custodian!!a2a3.g6g5!seats=p,1`);
  await table.board.waitFor();
  await table.button('Undo').click();
  await table.click('b2');
  await table.click('b3');
  await table.expectLink(/^custodian!!b2b3\.[^!]+!seats=p,1;lines=0\/0\/a2a3\.g6g5$/);
  await expect(page.locator('.variation').first()).not.toContainText('Main line');
});

test('comments and drawings stay with their position, also after a reload', async ({ page, table, url }) => {
  await page.goto(`${url}#custodian!!a2a3.g6g5`);
  await table.button('Comment').click();
  await page.getByLabel('Comment on this position').fill('A sound <b>answer</b>');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.comment')).toHaveText('A sound <b>answer</b>');
  const [from, to] = [await table.middle('a3'), await table.middle('g5')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(to.x, to.y);
  await page.mouse.up({ button: 'right' });
  const arrow = table.board.locator('.annotations path.ink');
  await expect(arrow).toHaveCount(1);
  await table.moves.first().click();
  await expect(arrow).toHaveCount(0);
  await expect.poll(() => table.link).toContain('[%marks a3:g5]');
  await page.reload();
  await table.moves.last().click();
  await expect(arrow).toHaveCount(1);
  await expect(page.locator('.comment')).toHaveText('A sound <b>answer</b>');
  await table.button('Remove the arrows and marks').click();
  await expect(arrow).toHaveCount(0);
});

test('an action is judged beside its comment, by touch and by keyboard, and one press more takes it away', async ({
  page,
  table,
  url,
}) => {
  await page.goto(`${url}#custodian!!a2a3.g6g5`);
  await table.button('Comment').click();
  await page.getByLabel('Comment on this position').fill('An answer');
  const glyphs = page.getByRole('group', { name: 'Quality of the action' });
  const interesting = glyphs.getByRole('button', { name: 'Interesting' });
  await interesting.click();
  await expect(interesting).toHaveAttribute('aria-pressed', 'true');
  await expect(table.moves.last()).toHaveAccessibleName(/pawn g6–g5\. !\? Interesting$/);
  await checkBothThemes(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.nag')).toHaveText('?!');
  await expect(page.getByLabel('Comment on this position')).toHaveValue('An answer');
  await table.button('Save').click();
  await expect.poll(() => table.link).toMatch(/"\?!".*An answer|An answer.*"\?!"/);
  await page.reload();
  await expect(page.locator('.nag')).toHaveText('?!');
  await table.button('Comment').click();
  await glyphs.getByRole('button', { name: 'Dubious' }).click();
  await expect(page.locator('.nag')).toHaveCount(0);
  await expect.poll(() => table.link).not.toContain('nags');
});

test('how people ended a line is told where it ends, in the line shown and in the others', async ({
  page,
  table,
  url,
}) => {
  await page.goto(`${url}#custodian!!a2a3.f6f5!result=draw+agreement;lines=0m/1/g6g5.win+w+resignation`);
  const ends = page.locator('.moves .line-end');
  await expect(ends).toHaveText(['Draw. The players agreed to a draw.', 'White wins. Black has resigned.']);
  await expect(page.locator('.variation .line-end')).toHaveText('White wins. Black has resigned.');
  await checkBothThemes(page);
  await page.locator('.variation').getByRole('button', { name: 'g6–g5' }).click();
  await table.expectText(table.standing, 'White wins');
  await expect(page.locator('.variation .line-end')).toHaveText('Draw. The players agreed to a draw.');
  await table.button('Keep playing').click();
  await expect(ends).toHaveText('Draw. The players agreed to a draw.');
});

test('a variation counts turns as the list of moves does, also from an edited position', async ({
  page,
  table,
  url,
}) => {
  await page.goto(
    `${url}#custodian!rbnknbr/ppppppp/7/7/7/PPPPPPP/RBNKNBR+w+KQkq+0+4!a2a3.g6g5.b2b3!lines=0/0/c2c3.g6g5`,
  );
  await expect(page.locator('.moves li').first()).toHaveAttribute('data-number', '1');
  await expect(page.locator('.variation')).toHaveText(/^\s*1\.\s*c2–c3\s*1…\s*g6–g5/);
  await expect(table.standing).toContainText('Black to play');
});

const tags = '[Motley "1"]\n[Variant "custodian"]\n[Result "ongoing"]\n\n';
const endless = {
  'twenty thousand comments': [`${tags}1. a2a3 ${'{c} '.repeat(20_000)}g6g5 ongoing`, 21],
  'a comment of three megabytes': [`${tags}1. a2a3 {${'word '.repeat(600_000)}} g6g5 ongoing`, 1],
  'twenty thousand glyphs': [`${tags}1. a2a3 ${'!? $5 '.repeat(10_000)}g6g5 ongoing`, 0],
};

for (const [name, [record, shown]] of Object.entries(endless)) {
  test(`a record with ${name} is opened at once, and the list shows what it has room for`, async ({ page, url }) => {
    const table = new Table(page);
    await page.goto(`${url}#custodian`);
    await table.expectApp();
    await table.button('Open').first().click();
    await table.dialog.getByRole('textbox').fill(/** @type {string} */ (record));
    const start = Date.now();
    await table.dialog.getByRole('button', { name: 'Open' }).click();
    await expect(table.moves).toHaveCount(2);
    expect(Date.now() - start).toBeLessThan(10_000);
    await expect(page.locator('.comment')).toHaveCount(/** @type {number} */ (shown));
    expect((await page.locator('.comment').allTextContents()).join('').length).toBeLessThan(2100);
    expect((await page.locator('.nag').allTextContents()).join('').length).toBeLessThan(100);
  });
}
