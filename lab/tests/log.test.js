// The documents of the laboratory: what they link to and name is there, and the table of the ladder is that of its games.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';
import { root } from '../fleet/program.mjs';

const lab = resolve(root, 'lab');
const rooms = ['', ...readdirSync(lab).filter((name) => name !== 'node_modules'), 'log/ladder'];
const documents = rooms.flatMap((room) =>
  existsSync(join(lab, room, 'README.md')) || room === 'log'
    ? readdirSync(join(lab, room))
        .filter((name) => name.endsWith('.md'))
        .map((name) => join(lab, room, name))
    : [],
);

test('what the documents link to and name is there; what the log names may have gone', () => {
  assert.ok(documents.length > 6, documents.join());
  for (const path of documents) {
    const text = readFileSync(path, 'utf8');
    const links = [...text.matchAll(/\]\(([^)\s#]+)[^)\s]*\)/g)].map(([, link]) => link);
    const own = links.filter((link) => !/^https?:/.test(link)).map((link) => resolve(dirname(path), link));
    const isLog = path.startsWith(join(lab, 'log/'));
    const names = /`((?:core|docs|lab|scripts|shell|tests|web)\/[^`\s*A-Z…]*)`/g;
    const quoted = isLog ? [] : [...text.matchAll(names)];
    const programs = [...text.matchAll(/node (lab\/[\w/-]+\.mjs)/g)];
    const named = [...quoted, ...programs].map(([, file]) => resolve(root, file));
    assert.deepEqual(
      [...own, ...named].filter((file) => !existsSync(file)),
      [],
      path,
    );
  }
});

test('the points that the page gives its levels are what the ladder has measured', () => {
  const strengths = JSON.parse(readFileSync(resolve(root, 'shell/table/computer/strengths.json'), 'utf8'));
  const text = readFileSync(join(lab, 'log/ladder/README.md'), 'utf8');
  const rows = [...text.matchAll(/^\| (\w+) \| \d+ \| (\d.*) \|$/gm)];
  const measured = rows.map(([, family, row]) => {
    let points = 0;
    const steps = row.split(' | ').map((cell) => {
      const share = Number.parseInt(cell, 10) / 100;
      points += 400 * Math.log10(share / (1 - share));
      return 10 * Math.floor(points / 10 + 0.5);
    });
    return [family, steps];
  });
  assert.equal(measured.length, 4);
  assert.deepEqual(strengths, Object.fromEntries(measured));
});

test('the table of the ladder is that of the games beside it', () => {
  const games = join(lab, 'log/ladder');
  const text = readFileSync(join(games, 'README.md'), 'utf8');
  const table = /^\| \| games \| 1 : beginner.*\n(?:\|.*\n)+/m.exec(text)?.[0] ?? '';
  const rows = [...table.matchAll(/^\| (\w+) \| (\d+) \|/gm)].map(([, family, count]) => `${family}=${count}`);
  assert.equal(rows.length, 4);
  for (const row of rows) {
    const [family, count] = row.split('=');
    for (const file of readdirSync(games).filter((name) => name.startsWith(`${family}-`))) {
      const lines = readFileSync(join(games, file), 'utf8').trim().split('\n');
      assert.equal(lines.length, Number(count) + 1, file);
    }
  }
  // A copy: what is summed up is written anew, while other tests read the folder.
  const folder = mkdtempSync(join(tmpdir(), 'motley-'));
  cpSync(games, join(folder, 'ladder'), { recursive: true });
  const words = ['run', 'ladder', ...rows, '--results', join(folder, 'ladder'), '--folder', join(folder, 'work')];
  const printed = execFileSync(process.execPath, [join(lab, 'fleet/fleet.mjs'), ...words], { encoding: 'utf8' });
  assert.equal(printed, table);
  rmSync(folder, { recursive: true });
});
