// The results of reports of balance as a page that needs nothing but its style sheet: a plot of all variants of a
// family, then a row for each, with a link that opens it on the board.

import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { intervalOf } from '../fleet/kinds/balance.mjs';
import { root } from '../fleet/program.mjs';
import { drawBalance, drawShare } from './plots.mjs';

/** @typedef {import('../fleet/kinds/balance.mjs').Row} Row */
/** @typedef {Row & { id: string, share: number, low: number, high: number }} Shown share: of decided games */

const sheet = resolve(root, 'lab/reports/balance.css');

/** The page's English words. */
function readWords() {
  const bundle = new FluentBundle('en', { useIsolating: false });
  const folder = resolve(root, 'shell/strings/en');
  for (const name of readdirSync(folder))
    bundle.addResource(new FluentResource(readFileSync(resolve(folder, name), 'utf8')));
  return (/** @type {string} */ id) => {
    const value = bundle.getMessage(id)?.value;
    return value ? bundle.formatPattern(value) : id;
  };
}

const escapeHtml = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const percent = (/** @type {number} */ share) => `${Math.round(100 * share)} %`;

/** The shown fields of a row. Draws say nothing about who has the better side. @returns {Shown} */
function look(/** @type {Row} */ row) {
  const wins = Math.round(row.first * row.games);
  const decided = row.games - row.draws;
  const [low, high] = decided > 0 ? intervalOf(wins, decided) : [0, 1];
  return { ...row, id: row.variant, share: decided > 0 ? wins / decided : 1 / row.seats, low, high };
}

/** How far from fair: by the end of the interval that is nearer to it, then by the share. */
function unfairness(/** @type {Shown} */ { share, low, high, seats }) {
  const fair = 1 / seats;
  return [Math.max(low - fair, fair - high, 0), Math.abs(share - fair)];
}

/** The fairest first. */
function compare(/** @type {Shown} */ a, /** @type {Shown} */ b) {
  const [[farA, offA], [farB, offB]] = [unfairness(a), unfairness(b)];
  return farA - farB || offA - offB || (a.variant < b.variant ? -1 : 1);
}

/** The options of a variant as its text has them; each may begin a line. */
const nameOf = (/** @type {string} */ variant) =>
  variant.split(';').slice(1).map(escapeHtml).join(';<wbr>') || 'as usual';

/**
 * @param {Shown} row
 * @param {string} site
 * @param {(id: string) => string} words
 */
function writeRow(row, site, words) {
  const { id, variant, share, low, high, games, draws, half, turns, ends } = row;
  const reasons = Object.entries(ends).map(
    ([end, count]) => `${escapeHtml(words(`end-${end}`))} ${percent(count / games)}`,
  );
  return `<tr id="${escapeHtml(id)}">
<th scope="row"><a href="${escapeHtml(`${site}#${variant}`)}">${nameOf(variant)}</a></th>
<td class="share" data-name="First player">${drawShare(row)}
<span>${percent(share)} <small>${percent(low).replace(' %', '')}–${percent(high)}</small></span></td>
<td data-name="Draws">${percent(draws / games)}</td>
<td data-name="Turns">${half} <small>mean ${turns.toFixed(0)}</small></td>
<td class="ends" data-name="Ends">${reasons.join(', ')}</td>
</tr>`;
}

/** The games, in words. */
function tellGames(/** @type {Shown[]} */ [{ games, options }]) {
  const { player = 'nodes=1000', opening } = options;
  const [, limit, count] = /^(level|nodes|depth)=(\d+)$/.exec(player) ?? [];
  const strength = { level: `level ${count}`, nodes: `${count} positions an action`, depth: `depth ${count}` }[limit];
  return `${games} games of each, ${strength ?? escapeHtml(player)}, after ${opening} random actions`;
}

/**
 * @param {string} family
 * @param {Shown[]} rows
 * @param {string} site
 * @param {(id: string) => string} words
 */
function writeFamily(family, rows, site, words) {
  return `<section aria-labelledby="family-${family}">
<h2 id="family-${family}">${escapeHtml(words(`family-${family}`))}</h2>
<p>${rows.length} variants. ${tellGames(rows)}.</p>
<figure class="wide">${drawBalance(rows, 860)}</figure>
<figure class="narrow">${drawBalance(rows, 340)}</figure>
<table>
<thead><tr><th scope="col">Variant</th><th scope="col">First player wins</th><th scope="col">Draws</th>\
<th scope="col">Turns</th><th scope="col">How games end</th></tr></thead>
<tbody>
${rows.map((row) => writeRow(row, site, words)).join('\n')}
</tbody>
</table>
</section>`;
}

/**
 * The page of some rows.
 * @param {Row[]} rows
 * @param {string} site where boards are, relative to the page or not
 */
export function writePage(rows, site) {
  const words = readWords();
  const shown = rows.map(look).sort(compare);
  const families = [...new Set(rows.map(({ variant }) => variant.split(';')[0]))];
  const linkTo = (/** @type {string} */ family) =>
    `<a href="#family-${family}">${escapeHtml(words(`family-${family}`))}</a>`;
  const sections = families.map((family) =>
    writeFamily(
      family,
      shown.filter(({ variant }) => variant.split(';')[0] === family),
      site,
      words,
    ),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Balance of variants</title>
<link rel="stylesheet" href="balance.css">
</head>
<body>
<main>
<h1>Balance of variants</h1>
<p class="lead">How fair and how long ${rows.length} variants are, from games of the computer against itself. A name is
a link: it opens the variant on the board.</p>
<ul>
<li>The dot is how often the first player wins, of the games that somebody wins; the bar is its 95 % interval, the
dashed line what would be fair. The fairest come first.</li>
<li>Turns are those of all players together, after the opening; half of the games have no more.</li>
<li>All of it is how this computer plays, thinking for a moment only, and not how people play.</li>
</ul>
<nav>${families.map(linkTo).join('\n')}</nav>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

/** Writes the page into a folder, with its style sheet. */
export function writePageFiles(/** @type {string} */ folder, /** @type {Row[]} */ rows, site = '../') {
  writeFileSync(join(folder, 'index.html'), writePage(rows, site));
  copyFileSync(sheet, join(folder, 'balance.css'));
}
