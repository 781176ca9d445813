// Comments, scenarios, tests and documents cite the rules and the formats by number: "rules 4.6". What they cite has
// to be there, as a section of docs/rules.md, docs/formats.md or docs/fairy.md.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { read, root } from '../support/files.js';
import { inWords } from '../support/lists.js';

const folders = ['core', 'docs', 'package', 'public', 'scripts', 'shell', 'tests', 'web'];
const textFile = /\.(c|h|js|mjs|ts|json|md|txt|ftl|css|html|sh|py|dict)$/;

/** The sections of a document: by number the heading and what stands below it. @returns {Map<string, string>} */
function readSections(/** @type {string} */ name) {
  const parts = read(`docs/${name}.md`).split(/^(?=#{2,3} )/m);
  const found = parts.map((text) => /** @type {const} */ ([/^#+ (\d+(?:\.\d+)?)\.? /.exec(text)?.[1] ?? '', text]));
  return new Map(found.filter(([number]) => number !== ''));
}

/** @type {Record<string, Map<string, string>>} */
const documents = { rules: readSections('rules'), formats: readSections('formats'), fairy: readSections('fairy') };

/** @typedef {{ document: string, number: string }} Citation */

/**
 * All numbers of "rules 4.3 and 4.5", "formats 3, 4"; a line may break and go on as a comment.
 * @returns {Citation[]}
 */
function findCitations(/** @type {string} */ text) {
  const gap = String.raw`\s+(?:(?:\*|//|#)\s+)?`;
  const number = String.raw`\d+(?:\.\d+)?(?![\w.]*\w)`;
  const pattern = new RegExp(
    String.raw`\b(rules|formats|fairy)(?:\.md)?,?${gap}(${number}(?:(?:,| and| to|;)${gap}${number})*)`,
    'gi',
  );
  return [...text.matchAll(pattern)].flatMap(([, document, numbers]) =>
    (numbers.match(/\d+(?:\.\d+)?/g) ?? []).map((number) => ({ document: document.toLowerCase(), number })),
  );
}

function exists(/** @type {Citation} */ { document, number }) {
  return documents[document].has(number);
}

/** Folders of what other people, and earlier versions, have written. */
const others = ['node_modules', 'old-site'];

/** @returns {string[]} paths of all texts below a folder of the repository */
function findTexts(/** @type {string} */ folder) {
  return readdirSync(root + folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return others.includes(entry.name) ? [] : findTexts(path);
    return textFile.test(entry.name) ? [path] : [];
  });
}

test('the documents have their sections, one after the other', () => {
  for (const sections of Object.values(documents)) {
    const numbers = [...sections.keys()].filter((number) => !number.includes('.'));
    assert.ok(numbers.length > 4);
    for (const [i, number] of numbers.entries()) assert.equal(number, String(i));
  }
});

test('citations are found as they are written', () => {
  const text = '(rules 4.3 and 4.5). Rules 0; formats 3, 4 and 2.1 of the // formats\n * 6. The rules 9';
  const found = inWords(findCitations(text), 'document', 'number').join(', ');
  assert.equal(found, 'rules 4.3, rules 4.5, rules 0, formats 3, formats 4, formats 2.1, formats 6, rules 9');
});

test('every section that is cited exists', () => {
  const own = 'tests/web/house/citations.test.js';
  const paths = [...folders.flatMap(findTexts), 'README.md'].filter((path) => path !== own);
  const found = paths.flatMap((path) => findCitations(read(path)).map((citation) => ({ path, ...citation })));
  assert.ok(found.length > 80, `only ${found.length} citations found`);
  const wrong = found.filter((citation) => !exists(citation));
  assert.deepEqual(wrong, []);
});

test('the documents refer to sections of their own that exist', () => {
  for (const [document, sections] of Object.entries(documents)) {
    const text = [...sections.values()].join('').replace(/`[^`]*`/g, '');
    const numbers = [...text.matchAll(/\((\d\.\d+(?:, \d\.\d+)*)(?=[),])/g)].flatMap(([, list]) => list.split(', '));
    for (const number of numbers) assert.ok(exists({ document, number }), `${document} ${number}`);
  }
});

/** The field "rule" of a scenario: sections of its law, if no other is named, and in the last of them a paragraph. */
function readRule(/** @type {string} */ rule, /** @type {string} */ law) {
  const part = String.raw`(?:(formats|fairy) )?(\d+(?:\.\d+)?)`;
  const found = new RegExp(`^${part}(?:(?:, | and |, and )${part})*`).exec(rule);
  const cited = [...(found?.[0] ?? '').matchAll(new RegExp(part, 'g'))];
  return {
    citations: cited.map(([, document = law, number]) => ({ document, number })),
    remark: rule.slice(found?.[0].length ?? 0).replace(/^[\s,:;]+/, ''),
  };
}

test('every scenario cites a section that exists, and of it a paragraph', () => {
  const wrong = [];
  let count = 0;
  for (const name of readdirSync(`${root}tests/scenarios`).filter((name) => name.endsWith('.json'))) {
    for (const { rule, ...scenario } of JSON.parse(read(`tests/scenarios/${name}`))) {
      if (rule === undefined || rule === 'orthodox chess') continue;
      const { citations, remark } = readRule(rule, name.startsWith('fairy') ? 'fairy' : 'rules');
      const last = citations[citations.length - 1];
      const paragraph = /^\(\d\)|^[\w=()]+/.exec(remark)?.[0] ?? '';
      const section = last && exists(last) ? (documents[last.document].get(last.number) ?? '') : '';
      count++;
      const listed = paragraph.replace(/^\((\d)\)$/, '\n$1. '); // of a list, "(2)" is its second
      const isThere = [paragraph, listed].some((text) => section.toLowerCase().includes(text.toLowerCase()));
      if (!last || !citations.every(exists) || !isThere) wrong.push(`${name}: ${scenario.name}: ${rule}`);
    }
  }
  assert.ok(count > 200, `only ${count} scenarios cite anything`);
  assert.deepEqual(wrong, []);
});
