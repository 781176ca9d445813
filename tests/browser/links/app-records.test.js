// Records on the page: copied, saved, pasted, opened from a file, and refused with line and column.

import { checkBothThemes, expect, test } from '../support/fixtures.js';

/** @typedef {import('../support/app-page.js').Table} Table */

const first = `[Motley "1"]
[Variant "custodian"]
[Date "2024.02.29"]
[Seat "w" "Ann"]
[Result "draw agreement"]

1. a2a3 {a quiet start} 1... g6g5!? $6 draw agreement
`;
const second = `[Motley "1"]
[Variant "taketwo"]
[Result "ongoing"]

1. e2~DO d2d4 ongoing
`;

async function paste(/** @type {import('../support/app-page.js').Table} */ table, /** @type {string} */ text) {
  await table.button('Open').first().click();
  await table.page.getByLabel('A link, a game record, a game as text, or a position').fill(text);
  await table.dialog.getByRole('button', { name: 'Open' }).click();
}

test('a record is pasted, and copied with all that it said', async ({ page, table, url }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(url);
  await paste(table, first);
  await table.expectText(table.standing, 'Draw');
  await expect(table.moves).toHaveCount(2);
  await expect(table.moves.last()).toHaveAccessibleName(/!\? \?! Interesting Dubious$/);
  await table.button('Copy the game record').click();
  await table.expectText(table.notices, 'The game record has been copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
});

test('a file of records becomes games of yours', async ({ page, table, url }) => {
  await page.goto(url);
  await table.button('Open').first().click();
  const buffer = Buffer.from(`${first}\n${second}`);
  const field = page.getByLabel('Or a file of game records');
  // Phones do not know what `.pgn` is, and let nothing be chosen that a list of endings does not name for them.
  await expect(field).not.toHaveAttribute('accept');
  await field.setInputFiles({ name: 'games.pgn', mimeType: 'text/plain', buffer });
  await table.dialog.getByRole('button', { name: 'Open' }).click();
  await table.expectText(table.standing, 'Draw');
  await table.expectText(table.notices, '1 more game from the file is now in “Your games”.');
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
  await table.button('Copy the game record').click();
  await table.expectText(table.notices, 'The game record has been copied');
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

test('of PGN that cannot be read the move is told, and of other chess its name', { tag: '@all' }, async ({
  page,
  table,
  url,
}) => {
  await page.goto(url);
  await paste(table, chess.replace('Bc4', 'Bd5'));
  await table.expectText(table.dialog, 'Line 6, column 53 of the game record: “Bd5” is not legal in this position.');
  await page.keyboard.press('Escape');
  await paste(table, `[Variant "Chess960"]\n${chess}`);
  await table.expectText(table.dialog, 'This is a game of “Chess960”, which is not one of the games here.');
});

test('of a file of PGN one game is opened alone, whatever is wrong with another one', async ({ page, table, url }) => {
  await page.goto(url);
  await paste(table, `${chess}\n${chess.replace('Nf6', 'Nf7')}\n${chess.replace('"Ann"', '"Eva"')}`);
  await table.expectText(table.dialog, 'Game 2, line 13, column 57: “Nf7” is not legal in this position.');
  await table.dialog.getByRole('radio', { name: /Eva/ }).check();
  await table.dialog.getByRole('button', { name: 'Open only the chosen one' }).click();
  await table.expectText(table.standing, 'Checkmate');
  await table.button('Your games').click();
  await expect(page.locator('.saved .resume')).toHaveCount(1);
});

test('a file of PGN with 60 games becomes games of yours', { tag: '@all' }, async ({ page, table, url }) => {
  await page.goto(url);
  await table.button('Open').first().click();
  const games = Array.from({ length: 60 }, (_, i) => chess.replace('Café', `Round ${i}`));
  const buffer = Buffer.from(games.join('\n'));
  await page
    .getByLabel('Or a file of game records')
    .setInputFiles({ name: 'games.pgn', mimeType: 'text/plain', buffer });
  await table.dialog.getByRole('button', { name: 'Open' }).click();
  await table.expectText(table.dialog, '60 games can be read.');
  await expect(table.dialog).not.toContainText('cannot be read');
  await table.dialog.getByRole('radio').nth(7).check();
  await table.dialog.getByRole('button', { name: 'Keep all 60, open the chosen one' }).click();
  await table.expectText(table.notices, '59 more games from the file are now in “Your games”.');
  await table.expectText(table.standing, 'Checkmate');
});

test('a bad record is refused with line and column, and changes nothing', async ({ page, table, url }) => {
  await page.goto(url + '#custodian');
  await table.click('e2');
  await table.click('e3');
  await table.expectLink('custodian!!e2e3');
  await paste(table, first.replace('g6g5', 'g6g4'));
  await table.expectText(table.dialog, 'Line 7, column 33 of the game record: “g6g4” is not legal in this position.');
  await page.keyboard.press('Escape');
  await table.expectLink('custodian!!e2e3');
  await table.expectText(table.standing, 'Black to play');
});

test('of a file with faults the other games are offered, and each fault is told', async ({ page, table, url }) => {
  await page.goto(url);
  const [bad, worse] = [first.replace('g6g5', 'g6g4'), second.replace('Variant "taketwo"', 'Variant “taketwo')];
  await paste(table, [first.replace('Ann', 'Bo'), bad, second, worse].join('\n'));
  await expect(table.dialog.getByRole('heading')).toHaveText('Games in the file');
  await table.expectText(table.dialog, '2 games in the file cannot be read:');
  await table.expectText(
    table.dialog,
    'Game 2, line 15, column 33: “g6g4” is not legal in this position. Legal, for example: g6g5.',
  );
  await table.expectText(table.dialog, 'Game 4, line 24, column 10: The text that begins here is not closed');
  await checkBothThemes(page);
  const game = table.dialog.getByRole('radio', { name: 'Take Two Chess' });
  await expect(table.dialog.getByRole('radio')).toHaveCount(2);
  await expect(table.dialog.getByRole('radio').first()).toBeChecked();
  await table.expectText(table.dialog, 'Bo · Draw · 2 actions');
  await table.button('Back to the text').click();
  await table.dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await game.check();
  await table.button('Keep all 2, open the chosen one').click();
  await table.expectLink(/^taketwo/);
  await table.expectText(table.notices, '1 more game from the file is now in “Your games”.');
  await table.button('Your games').click();
  await expect(page.locator('.saved .resume')).toHaveCount(2);
});

test('a file that is no UTF-8 is shown in one older encoding, and in the other one', async ({ page, table, url }) => {
  await page.goto(url);
  await table.button('Open').first().click();
  const buffer = Buffer.from(first.replace('Ann', 'J\u00f3n \u00de\u00f3r'), 'latin1');
  await page.getByLabel('Or a file of game records').setInputFiles({ name: 'old.pgn', mimeType: 'text/plain', buffer });
  await table.expectText(table.dialog, 'it is read as Windows-1252 (Western Europe): Jón Þór.');
  await table.button('Read it as Windows-1251 (Cyrillic)').click();
  await table.expectText(table.dialog, 'it is read as Windows-1251 (Cyrillic): Jуn Юуr.');
  await table.button('Read it as Windows-1252 (Western Europe)').click();
  await checkBothThemes(page);
  await table.dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(table.dialog).toHaveCount(0);
  await expect(page.getByText('Jón Þór').first()).toBeVisible();
  await table.button('Open').first().click();
  await table.dialog.locator('textarea').fill(first.replace('Ann', 'J\ufffdn'));
  await table.expectText(table.dialog, 'were lost before the text was opened here');
});

test('files of any size are refused by it, or opened without being shown; what is no text is told', {
  tag: '@all',
}, async ({ page, table, url }) => {
  await page.goto(url);
  await table.button('Open').first().click();
  const choose = async (/** @type {string} */ name, /** @type {Buffer} */ buffer) =>
    page.getByLabel('Or a file of game records').setInputFiles({ name, mimeType: 'text/plain', buffer });
  await choose('huge.pgn', Buffer.alloc(16_000_001, '% long\n'));
  await table.expectText(table.dialog, 'a file of game records can be at most 4,000,000 characters long.');
  await choose('picture.png', Buffer.from('89504e470d0a1a0a00', 'hex'));
  await table.expectText(table.dialog, 'This is not text, so there is no game in it.');
  await choose('long.pgn', Buffer.from(`${'% long\n'.repeat(100_000)}${first}`));
  await table.expectText(table.dialog, '“long.pgn”, 700,');
  await expect(page.getByLabel('A link, a game record, a game as text, or a position')).toHaveValue('');
  await table.dialog.getByRole('button', { name: 'Open' }).click();
  await table.expectText(table.standing, 'Draw');
});
