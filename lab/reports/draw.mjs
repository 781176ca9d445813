// Draws what is kept of long computations: the page of docs/balance from the figures there, and a plot of lab/log/ladder
// and of lab/log/matches from the games there.
//
//   node lab/reports/draw.mjs

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../fleet/program.mjs';
import { writePageFiles } from './balance-page.mjs';
import { drawLadder, drawMatches } from './plots.mjs';
import { readLadder, readMatch } from './scores.mjs';

/** The folders of figures and games, by name. */
export const folders = {
  balance: resolve(root, 'docs/balance'),
  ladder: resolve(root, 'lab/log/ladder'),
  matches: resolve(root, 'lab/log/matches'),
};

/** The files of a folder whose names end so, in order. */
const filesOf = (/** @type {string} */ folder, /** @type {string} */ ending) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => ({ name: name.slice(0, -ending.length), text: readFileSync(join(folder, name), 'utf8') }));

/** Writes what it draws of these folders into those. */
export function drawAll(/** @type {typeof folders} */ out) {
  writePageFiles(
    out.balance,
    filesOf(folders.balance, '.json').flatMap(({ text }) => JSON.parse(text)),
  );
  writeFileSync(
    join(out.ladder, 'ladder.svg'),
    drawLadder(readLadder(filesOf(folders.ladder, '.txt').map(({ text }) => text))),
  );
  writeFileSync(
    join(out.matches, 'matches.svg'),
    drawMatches(filesOf(folders.matches, '.txt').flatMap(({ name, text }) => readMatch(name, text))),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) drawAll(folders);
