// Records on the page: copied, saved, pasted, opened from a file, and refused with line and column.

import { expect, test } from '../support/fixtures.js';

/** @typedef {import('../support/app-page.js').Table} Table */

const first = `[Motley "1"]
[Variant "custodian"]
[Date "2024.02.29"]
[Seat "w" "Ann"]
[Result "draw agreement"]

1. a2a3 {a quiet start} 1... g6g5 draw agreement
`;
const second = `[Motley "1"]
[Variant "taketwo"]
[Result "ongoing"]

1. e2~DO d2d4 ongoing
`;

async function paste(/** @type {import('../support/app-page.js').Table} */ table, /** @type {string} */ text) {
  await table.button('Open').first().click();
  await table.page.getByLabel('A link, a record, a game’s text, or a position').fill(text);
  await table.dialog.getByRole('button', { name: 'Open' }).click();
}

test('a record is pasted, and copied with all that it said', async ({ page, table, url }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(url);
  await paste(table, first);
  await table.expectText(table.standing, 'Draw');
  await expect(table.moves).toHaveCount(2);
  await table.button('Copy the record').click();
  await table.expectText(table.notices, 'The record is copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
});

test('a file of records becomes games of yours', async ({ page, table, url }) => {
  await page.goto(url);
  await table.button('Open').first().click();
  const buffer = Buffer.from(`${first}\n${second}`);
  await page.getByLabel('Or a file with records').setInputFiles({ name: 'games.pgn', mimeType: 'text/plain', buffer });
  await table.dialog.getByRole('button', { name: 'Open' }).click();
  await table.expectText(table.standing, 'Draw');
  await table.expectText(table.notices, 'One more game of the file is among your games.');
  await table.button('Your games').click();
  await table.expectText(table.dialog, 'Take Two Chess');
  await expect(page.locator('.saved .resume')).toHaveCount(2);
});

const chess = `[Event "Café"]
[White "Ann"]
[Black "Bo"]
[Result "1-0"]

1. e4 e5 2. Qh5 {hoping} Nc6 (2... g6? 3. Qxe5+) 3. Bc4 Nf6 4. Qxf7# 1-0
`;

test('a game of chess in PGN is pasted, with its players, and is copied as a record', async ({ page, table, url }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(url);
  await paste(table, chess);
  await table.expectText(table.standing, 'Checkmate');
  await expect(table.moves).toHaveCount(9);
  await expect(page.getByText('Bo').first()).toBeVisible();
  await table.button('Copy the record').click();
  await table.expectText(table.notices, 'The record is copied');
  const record = await page.evaluate(() => navigator.clipboard.readText());
  for (const part of [
    '[Variant "taketwo;switch=off"]',
    '[White "Ann"]',
    '[Seat "w" "Ann"]',
    '{hoping}',
    'd1h5',
    '(2... g7g6',
  ])
    expect(record).toContain(part);
});

test('of PGN that cannot be read the move is told, and of other chess its name', async ({ page, table, url }) => {
  await page.goto(url);
  await paste(table, chess.replace('Bc4', 'Bd5'));
  await table.expectText(table.dialog, 'Line 6, column 53 of the record: “Bd5” is not possible in this position.');
  await page.keyboard.press('Escape');
  await paste(table, `[Variant "Chess960"]\n${chess}`);
  await table.expectText(table.dialog, 'This is a game of “Chess960”, which is not one of the games here.');
});

test('a file of PGN with 60 games becomes games of yours', { tag: '@all' }, async ({ page, table, url }) => {
  await page.goto(url);
  await table.button('Open').first().click();
  const games = Array.from({ length: 60 }, (_, i) => chess.replace('Café', `Round ${i}`));
  const buffer = Buffer.from(games.join('\n'));
  await page.getByLabel('Or a file with records').setInputFiles({ name: 'games.pgn', mimeType: 'text/plain', buffer });
  await table.dialog.getByRole('button', { name: 'Open' }).click();
  await table.expectText(table.notices, '59 more games of the file are among your games.');
});

test('a bad record is refused with line and column, and changes nothing', async ({ page, table, url }) => {
  await page.goto(url + '#custodian');
  await table.click('e2');
  await table.click('e3');
  await table.expectLink('custodian!!e2e3');
  await paste(table, first.replace('g6g5', 'g6g4'));
  await table.expectText(table.dialog, 'Line 7, column 33 of the record: “4” is not possible in this position.');
  await page.keyboard.press('Escape');
  await table.expectLink('custodian!!e2e3');
  await table.expectText(table.standing, 'Black to play');
});

test('files of any size are refused by it, or opened without being shown; what is no text is told', {
  tag: '@all',
}, async ({ page, table, url }) => {
  await page.goto(url);
  await table.button('Open').first().click();
  const choose = async (/** @type {string} */ name, /** @type {Buffer} */ buffer) =>
    page.getByLabel('Or a file with records').setInputFiles({ name, mimeType: 'text/plain', buffer });
  await choose('huge.pgn', Buffer.alloc(16_000_001, '% long\n'));
  await table.expectText(table.dialog, 'This is too long: a file of records has at most 4,000,000 characters.');
  await choose('picture.png', Buffer.from('89504e470d0a1a0a00', 'hex'));
  await table.expectText(table.dialog, 'This is no text, so there is no game in it.');
  await choose('long.pgn', Buffer.from(`${'% long\n'.repeat(100_000)}${first}`));
  await table.expectText(table.dialog, '“long.pgn”, 700,');
  await expect(page.getByLabel('A link, a record, a game’s text, or a position')).toHaveValue('');
  await table.dialog.getByRole('button', { name: 'Open' }).click();
  await table.expectText(table.standing, 'Draw');
});
