// What the programs that make pages leave of our snippets: outputs.json has what came out of the real ones, to which
// `lab/pages/pages.mjs` sends the snippets. The whole game must be left, with its names, comments and variations: on
// the board, or where a program takes away all elements that it does not know, in the link within it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attributes } from '../../../shell/embed/attributes.js';
import { linkOfText } from '../../../shell/embed/reading/record-text.js';
import { parseLink } from '../../../shell/links/links.js';
import { finish } from '../../../shell/links/slices.js';
import { parseRecords } from '../../../shell/table/records/record.js';
import { formatLinkAsRecord, linkOfRecord } from '../../../shell/table/records/record-link.js';
import { loadBuilt } from '../support/engine.js';
import { read } from '../support/files.js';
import { readTags } from '../support/html.js';
import { game, writeSnippets } from './snippets.js';

const engine = await loadBuilt();
const snippets = writeSnippets(engine);

/**
 * What came out of a program.
 * @typedef {object} Output
 * @property {string} by the program with its version
 * @property {'stays' | 'dropped' | 'refused'} script a program that refuses the script was given the board alone
 * @property {Record<string, string | null>} outputs HTML by the names of snippets; null: it refuses them
 */

/** @type {{ snippets: Record<string, string>, programs: Record<string, Output> }} */
const { snippets: given, programs } = JSON.parse(read('tests/web/pages/outputs.json'));

/** The programs that take away the board, as they come; each is there too with settings that let it stay. */
const strict = [
  'WordPress, an author',
  'TinyMCE, as source',
  'TinyMCE, pasted',
  'CKEditor, as source',
  'CKEditor, pasted',
  'DOMPurify',
];

/** All that a link says, as a record. */
const recordOf = (/** @type {import('../../../shell/links/links.js').Link} */ link) =>
  formatLinkAsRecord(engine, link, new Date(0));

/** The attributes of the only element of a name. */
function findOne(/** @type {string} */ html, /** @type {string} */ name) {
  const tags = readTags(html, name);
  assert.equal(tags.length, 1, `${tags.length} of ${name} in ${html}`);
  return tags[0].attributes;
}

/** The game of the link in some HTML, as a record. */
const linkedIn = (/** @type {string} */ html) => recordOf(parseLink(new URL(findOne(html, 'a').href).hash.slice(1)));

/** The game of the board in some HTML, as a record. */
function shownIn(/** @type {string} */ html) {
  const { record, link, variant, actions } = findOne(html, 'motley-board');
  if (record) return recordOf(finish(linkOfText(engine, record)));
  return recordOf(parseLink(link ?? `${variant}!!${actions.replaceAll(' ', '.')}`));
}

test('snippets say all of a game; in a record a space keeps apart what would end an element or a comment', () => {
  const whole = recordOf(linkOfRecord(parseRecords(engine, game)[0]));
  assert.match(whole, /{Instead\.}.*{The first paragraph\.\n\nThe second one\.}/s);
  assert.equal(shownIn(snippets.link), whole);
  assert.equal(linkedIn(snippets.link), whole);
  assert.equal(linkedIn(snippets.record), whole);
  assert.equal(shownIn(snippets.record), whole.replace('</b>', '< /b>').replace('-->', '-- >'));
  assert.match(
    shownIn(snippets.example),
    /"Ann".*"Bob".*1\. e2e3 {Quiet, but it opens the bishop's way\.}\s1\.\.\. g6g5/s,
  );
  assert.match(shownIn(snippets.attributes), /1\. e2e3 1\.\.\. g6g5 2\. a2a3 ongoing/);
});

test('a snippet is two lines', () => {
  for (const [name, snippet] of Object.entries(snippets))
    assert.match(snippet, /^<script .*>\n<motley-board .*>$/, name);
});

test('what the programs were given is what is written today', () => {
  assert.deepEqual(given, snippets, 'run lab/pages/pages.mjs again');
});

/** Those with braces in an attribute, which are expressions in a component of Svelte. */
const refused = ['Svelte: record', 'Svelte: example'];

for (const [title, { script, outputs }] of Object.entries(programs))
  for (const [name, html] of Object.entries(outputs)) {
    if (html === null) test(`${title} refuses ${name}`, () => assert.ok(refused.includes(`${title}: ${name}`)));
    else
      test(`${title}: ${strict.includes(title) ? 'a link' : 'a board'} is left of ${name}`, () => {
        assert.equal(linkedIn(html), linkedIn(snippets[name]));
        assert.equal(readTags(html, 'script').length, script === 'stays' ? 1 : 0);
        if (strict.includes(title)) assert.doesNotMatch(html, /<motley-board/);
        else {
          assert.deepEqual(findOne(html, 'motley-board'), findOne(snippets[name], 'motley-board'));
          assert.equal(shownIn(html), shownIn(snippets[name]));
        }
      });
  }

test('the settings in docs/embedding.md allow all attributes of the board', () => {
  const lists = [...read('docs/embedding.md').matchAll(/(?:const |\$)used =\n((?: .*'[ +.;]*\n)+)/g)];
  assert.equal(lists.length, 2);
  for (const [, list] of lists) {
    const names = list.replace(/[^\w|]/g, '').split('|');
    assert.deepEqual(names.sort(), [...attributes].sort());
  }
});

test('the table in docs/embedding.md has all the programs, and strict ones are there with settings too', () => {
  const table = /\n\| program .*?\n\n/s.exec(read('docs/embedding.md'))?.[0] ?? '';
  for (const title of Object.keys(programs)) assert.ok(table.includes(title.split(',')[0]), title);
  for (const title of strict) assert.ok(programs[`${title}, the board allowed`], title);
});
