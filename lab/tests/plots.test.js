// The page of balance and the plots of ladder and matches are those of the figures beside them.

import { strict as assert } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { askProgram, motley } from '../fleet/program.mjs';
import { drawAll, folders } from '../reports/draw.mjs';
import { readMatch } from '../reports/scores.mjs';

/** @type {import('../fleet/kinds/balance.mjs').Row[]} */
const rows = readdirSync(folders.balance)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(join(folders.balance, name), 'utf8')));
const page = readFileSync(join(folders.balance, 'index.html'), 'utf8');

test('what is drawn is what the figures and games give', () => {
  const out = mkdtempSync(join(tmpdir(), 'motley-'));
  drawAll({ balance: out, ladder: out, matches: out });
  const kept = { balance: ['index.html', 'balance.css'], ladder: ['ladder.svg'], matches: ['matches.svg'] };
  for (const [name, files] of Object.entries(kept))
    for (const file of files) {
      const path = join(folders[/** @type {keyof typeof folders} */ (name)], file);
      assert.equal(readFileSync(join(out, file), 'utf8'), readFileSync(path, 'utf8'), file);
    }
  rmSync(out, { recursive: true });
});

test('each row of the page opens its variant, in the spelling of links, and its games add up', () => {
  assert.equal(rows.length, 48 + 45 + 60);
  // The program answers a variant by its canonical text.
  const input = rows.map(({ variant }) => `variant ${variant}\nvariant\n`).join('');
  const answers = execFileSync(motley, ['repl'], { input, encoding: 'utf8' }).trim().split('\n');
  assert.deepEqual(
    answers,
    rows.flatMap(({ variant }) => ['ok', variant, 'ok']),
  );
  for (const { variant, games, wins, draws, ends, seats } of rows) {
    assert.ok(page.includes(`<a href="../#${variant}">`), variant);
    assert.equal(askProgram(motley, ['seats', variant]).length, seats);
    const sum = (/** @type {Record<string, number>} */ counts) => Object.values(counts).reduce((a, b) => a + b, 0);
    assert.equal(sum(wins) + draws, games, variant);
    assert.equal(sum(ends), games, variant);
  }
});

test('the page needs no script and no style but its sheet, as the host of the site demands', () => {
  assert.doesNotMatch(page, /<script|<style|\sstyle=|\son\w+=/);
});

test('the interval of a score is that of `motley-lab tally`', () => {
  const [, last] = readMatch('x', '# a - b\n0 1.0 9 mate\n1 0.5 9 mate\n2 0.0 9 mate\n3 1.0 9 mate\n');
  assert.equal(last.game, 4);
  assert.equal(last.share, 0.625);
  assert.ok(Math.abs(last.low - (0.625 - (1.96 * Math.sqrt(2 * 0.015625 + 0.5)) / 2)) < 1e-9 || last.low === 0);
});
