// The page of balance and the plots of ladder and matches are those of the figures beside them.

import { strict as assert } from 'node:assert';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readMatch } from '../../scripts/fleet/scores.mjs';
import { drawAll } from '../../scripts/plots.mjs';
import { loadBuilt } from './support.js';

const docs = fileURLToPath(new URL('../../docs/', import.meta.url));

/** @type {import('../../scripts/fleet/balance.mjs').Row[]} */
const rows = readdirSync(`${docs}balance`)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(`${docs}balance/${name}`, 'utf8')));
const page = readFileSync(`${docs}balance/index.html`, 'utf8');

test('what is drawn is what the figures and games give', () => {
  const folder = mkdtempSync(join(tmpdir(), 'motley-'));
  for (const name of ['balance', 'ladder', 'matches']) cpSync(docs + name, join(folder, name), { recursive: true });
  const drawn = ['balance/index.html', 'balance/balance.css', 'ladder/ladder.svg', 'matches/matches.svg'];
  for (const name of drawn) rmSync(join(folder, name));
  drawAll(folder);
  for (const name of drawn)
    assert.equal(readFileSync(join(folder, name), 'utf8'), readFileSync(docs + name, 'utf8'), name);
  rmSync(folder, { recursive: true });
});

test('each row of the page opens its variant, in the spelling of links, and its games add up', async () => {
  const game = (await loadBuilt()).createGame();
  assert.equal(rows.length, 48 + 45 + 60);
  for (const { variant, games, wins, draws, ends, seats } of rows) {
    assert.ok(page.includes(`<a href="../#${variant}">`), variant);
    game.setVariant(variant);
    assert.equal(game.variant, variant);
    assert.equal(game.view().seats.length, seats);
    const sum = (/** @type {Record<string, number>} */ counts) => Object.values(counts).reduce((a, b) => a + b, 0);
    assert.equal(sum(wins) + draws, games, variant);
    assert.equal(sum(ends), games, variant);
  }
});

test('the page needs no script and no style but its sheet, as the host of the site demands', () => {
  assert.doesNotMatch(page, /<script|<style|\sstyle=|\son\w+=/);
});

test('the interval of a score is that of `motley tally`', () => {
  const [, last] = readMatch('x', '# a - b\n0 1.0 9 mate\n1 0.5 9 mate\n2 0.0 9 mate\n3 1.0 9 mate\n');
  assert.equal(last.game, 4);
  assert.equal(last.share, 0.625);
  assert.ok(Math.abs(last.low - (0.625 - (1.96 * Math.sqrt(2 * 0.015625 + 0.5)) / 2)) < 1e-9 || last.low === 0);
});
