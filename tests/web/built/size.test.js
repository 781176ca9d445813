// How much a visitor downloads, compressed as a web server does.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { languageIn } from '../../../shell/strings/languages.js';
import { familyFiles } from '../support/engine.js';
import { languages } from '../support/words.js';

const site = fileURLToPath(new URL('../../../build/site/', import.meta.url));
const built = fileURLToPath(new URL('../../../build/wasm/', import.meta.url));

/** The files of the site with one of the endings. */
function findFiles(/** @type {string[]} */ endings, folder = site) {
  /** @type {string[]} */
  const paths = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = folder + entry.name;
    if (entry.isDirectory()) paths.push(...findFiles(endings, path + '/'));
    else if (endings.some((ending) => path.endsWith(ending))) paths.push(path);
  }
  return paths;
}

/** Fails if the files are none, or more than the budget in bytes after gzip -9. */
function checkBudget(/** @type {string[]} */ paths, /** @type {number} */ budget) {
  assert.notEqual(paths.length, 0, 'no such files');
  const sizes = paths.map((path) => gzipSync(readFileSync(path), { level: 9 }).length);
  const sum = sizes.reduce((total, size) => total + size, 0);
  const list = paths.map((path, i) => `${sizes[i]} ${path.slice(site.length)}`).join('\n');
  assert.ok(sum <= budget, `${sum} bytes of ${budget}:\n${list}`);
}

/** Fails if a file that the core was compiled to is larger than that. */
function checkCore(/** @type {string} */ name, /** @type {number} */ budget) {
  const size = gzipSync(readFileSync(`${built}${name}.wasm`), { level: 9 }).length;
  assert.ok(size <= budget, `${size} bytes of ${budget}`);
}

test('the rules of all families in WebAssembly are at most 70.2 kB', () => {
  checkCore('motley', 70_200);
});

test('the rules with the search and with what is possible, loaded when first asked for, are at most 88.8 kB', () => {
  checkCore('motley-search', 88_800);
});

/** What a board on somebody's page begins with, where it is not the usual 18.9 kB. @type {Record<string, number>} */
const familyBudgets = { custodian: 12_900, tches: 38_300 };

test('each family alone keeps its budget', () => {
  assert.ok(Object.keys(familyFiles).length > 3);
  for (const name of Object.keys(familyFiles)) checkCore(`motley-${name}`, familyBudgets[name] ?? 18_900);
});

test('on our page, the rules that all families share are at most 13.5 kB, their search 10.5', () => {
  checkCore('play', 13_500);
  checkCore('think', 10_500);
});

/** What each family adds to the rules on our page, and to the search. @type {Record<string, [number, number]>} */
const partBudgets = {
  custodian: [4_900, 1_300],
  taketwo: [10_300, 4_600],
  till: [11_600, 2_300],
  tches: [35_500, 2_500],
};

test('what each family adds to the rules and to the search on our page keeps its budget', () => {
  assert.deepEqual(Object.keys(partBudgets).sort(), Object.keys(familyFiles).sort());
  for (const [name, [rules, search]] of Object.entries(partBudgets)) {
    checkCore(`play-${name}`, rules);
    checkCore(`think-${name}`, search);
  }
});

test('the page names no rules in its scripts: it is told where those of each family are', () => {
  const page = readFileSync(site + 'index.html', 'utf8');
  const { families, files, search, boards } = JSON.parse(/"given">([^<]*)/.exec(page)?.[1] ?? '');
  assert.deepEqual(Object.keys(files).sort(), Object.keys(familyFiles).sort());
  assert.equal(families.length, Object.keys(files).length);
  const named = [files, search].flatMap((lists) => Object.values(lists).flatMap((list) => list.split(' ')));
  assert.equal(new Set(named).size, 2 + 2 * families.length);
  for (const name of [boards, ...named]) assert.ok(findFiles(['']).includes(site + name), name);
  const scripts = findFiles(['.js']).filter((path) => !isEmbed(path) && path !== site + 'offline.js');
  assert.deepEqual(
    scripts.flatMap((path) => readFileSync(path, 'utf8').match(/[\w-]+\.wasm/g) ?? []),
    [],
  );
});

/** What the page begins with: what it names, and what that imports at once. */
function findFirst() {
  const page = readFileSync(site + 'index.html', 'utf8');
  const paths = new Set([...page.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)].map(([, path]) => site + path));
  for (const path of paths) {
    const text = path.endsWith('.js') ? readFileSync(path, 'utf8') : '';
    for (const [, name] of text.matchAll(/\b(?:from|import)"\.\/([^"]+\.js)"/g))
      paths.add(path.replace(/[^/]+$/, name));
  }
  return [...paths];
}

test('the scripts and styles that the page begins with are at most 50.5 kB, the App besides 18', () => {
  const paths = findFirst();
  assert.ok(paths.some((path) => path.endsWith('.css')) && paths.some((path) => path.endsWith('.js')));
  checkBudget(paths, 50_500);
  checkBudget(
    findFiles(['.js']).filter((path) => /assets\/app-[^/]*$/.test(path)),
    18_000,
  );
});

/** What is for other people's pages is shared with nothing of ours. */
const isEmbed = (/** @type {string} */ path) => /^(embed|demo)/.test(path.slice(site.length));

/** Puzzles come when somebody asks for one. */
const isPuzzle = (/** @type {string} */ path) => path.slice(site.length).startsWith('assets/puzzle');

/** The page of balance is one of its own, with nothing of ours; it is looked at by those who ask for it. */
const isBalance = (/** @type {string} */ path) => path.slice(site.length).startsWith('balance/');

/** The scripts, styles, drawings, rules and data that some view of the page loads, and the words of one language. */
function findAll(/** @type {string} */ language) {
  const paths = findFiles(['.html', '.js', '.css', '.json', '.svg', '.wasm', '.webmanifest', '.ftl']);
  const isOther = (/** @type {string} */ path) => path.endsWith('.ftl') && languageIn(path) !== language;
  const isBill = (/** @type {string} */ path) => path.endsWith('.cdx.json');
  return paths.filter(
    (path) => !isEmbed(path) && !isPuzzle(path) && !isBalance(path) && !isOther(path) && !isBill(path),
  );
}

// The rules with their search are 94 kB of it, words 43, what the page begins with 50, the App 18.
test('all that is fetched through every view in one language is at most 362.5 kB, without puzzles', () => {
  checkBudget(findAll('en'), 362_500);
});

test('the page of balance is at most 60 kB', () => {
  checkBudget(findFiles(['.html', '.css', '.js', '.svg']).filter(isBalance), 60_000);
});

test('the scripts and styles of puzzles are at most 5 kB', () => {
  checkBudget(findFiles(['.js', '.css']).filter(isPuzzle), 5_000);
});

// Letters with accents, and others, take two bytes; and other languages have forms of names.
for (const [language, more] of [...languages.keys()].map(
  (language) => /** @type {const} */ ([language, language === 'en' ? 1 : 1.5]),
))
  test(`${language}: the words are at most ${50 * more} kB, those of a board ${12 * more}`, () => {
    const paths = findFiles(['.ftl']).filter((path) => languageIn(path) === language);
    checkBudget(
      paths.filter((path) => !isEmbed(path)),
      50_000 * more,
    );
    checkBudget(paths.filter(isEmbed), 12_000 * more);
  });
