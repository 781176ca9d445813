// Draws what is kept of long computations: the page of docs/balance from the figures there, and a plot of docs/ladder
// and of docs/matches from the games there.
//
//   node scripts/plots.mjs

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writePageFiles } from './fleet/balance-page.mjs';
import { drawLadder, drawMatches } from './fleet/plots.mjs';
import { root } from './fleet/program.mjs';
import { readLadder, readMatch } from './fleet/scores.mjs';

const docs = resolve(root, 'docs');

/** The files of a folder whose names end so, in order. */
const filesOf = (/** @type {string} */ folder, /** @type {string} */ ending) =>
  readdirSync(join(docs, folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => ({ name: name.slice(0, -ending.length), text: readFileSync(join(docs, folder, name), 'utf8') }));

/** Writes what it draws below a folder that has `balance`, `ladder` and `matches`. */
export function drawAll(/** @type {string} */ out) {
  writePageFiles(
    join(out, 'balance'),
    filesOf('balance', '.json').flatMap(({ text }) => JSON.parse(text)),
  );
  writeFileSync(
    join(out, 'ladder/ladder.svg'),
    drawLadder(readLadder(filesOf('ladder', '.txt').map(({ text }) => text))),
  );
  writeFileSync(
    join(out, 'matches/matches.svg'),
    drawMatches(filesOf('matches', '.txt').flatMap(({ name, text }) => readMatch(name, text))),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) drawAll(docs);
