// The tool that tries faults on the tests: what it draws, what it leaves alone, and how it judges.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { areaNames, Sources } from '../mutants/areas.mjs';
import { describe, draw, findMutants, readEquivalents } from '../mutants/draw.mjs';
import { findFailed, findKiller } from '../mutants/judge.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The mutants of the one line between the braces of a function in C. */
function changesOfC(/** @type {string} */ line, type = 'int') {
  const mutants = findMutants('view', 'core/sample.c', `${type} f(int a, int b) {\n    ${line}\n}\n`);
  return mutants.map(({ after }) => after);
}

function changesOfJs(/** @type {string} */ line) {
  return findMutants('shell', 'shell/sample.js', `${line}\n`).map(({ after }) => after);
}

test('relations, signs, constants, conditions and arms are changed in C', () => {
  assert.deepEqual(changesOfC('x = a <= b;'), [';', 'x = a < b;']);
  assert.deepEqual(changesOfC('x = a - 10u;'), [';', 'x = a + 10u;', 'x = a - 11u;', 'x = a - 9u;']);
  assert.deepEqual(changesOfC('x = -a;'), [';']);
  assert.deepEqual(changesOfC('x = a && !b;'), [';', 'x = a || !b;', 'x = a && b;']);
  assert.deepEqual(changesOfC('x = a ? f(b) : (b);'), [';', 'x = a ? (b) : f(b);']);
  assert.deepEqual(changesOfC('while (a) g(b);'), ['while (!(a)) g(b);', 'while (a) ;']);
});

test('statements and early exits are dropped in C, values returned, neighbours change places', () => {
  assert.deepEqual(changesOfC('if (a) return;').sort(), [';', 'if (!(a)) return;', 'if (a) ;']);
  assert.deepEqual(changesOfC('return a;', 'bool'), [';', 'return false;', 'return true;']);
  assert.deepEqual(changesOfC('return a;', 'char *'), [';', 'return NULL;']);
  assert.deepEqual(changesOfC('g(a, b);'), [';', 'g(b, a);']);
  assert.deepEqual(changesOfC('x = (struct s){.a = a, .b = b};'), [';', 'x = (struct s){.a = b, .b = a};']);
});

test('declarations, assertions, comments, words and the preprocessor are left alone in C', () => {
  assert.deepEqual(changesOfC('struct s here; const char *text = "a < b && 1";'), []);
  assert.deepEqual(changesOfC('assert(a < b); buffer_free(a, b); /* a < 1 */ // a && b'), []);
  assert.deepEqual(findMutants('view', 'core/sample.c', '#define X(a) ((a) + 1)\nstatic const int x = 1;\n'), []);
});

test('the same is changed in JavaScript', () => {
  assert.deepEqual(changesOfJs('const x = a <= b && c;'), ['const x = a < b && c;', 'const x = a <= b || c;']);
  assert.deepEqual(changesOfJs('const x = a - 1;'), ['const x = a + 1;', 'const x = a - 0;', 'const x = a - 2;']);
  assert.deepEqual(changesOfJs('if (!a) throw b;'), [';', 'if (!(!a)) throw b;', 'if (a) throw b;']);
  assert.deepEqual(changesOfJs('const x = a ? b : c;'), ['const x = a ? c : b;']);
  assert.deepEqual(changesOfJs('f(a, b);'), [';', 'f(b, a);']);
  assert.deepEqual(changesOfJs('const x = Math.min(a, b);'), []);
  assert.deepEqual(changesOfJs('const x = { a: y, b: z };'), ['const x = { a: z, b: y };']);
  assert.ok(changesOfJs('const f = () => a;').includes('const f = () => null;'));
});

test('imports, types, logging and the words of errors are left alone in JavaScript', () => {
  assert.deepEqual(changesOfJs("import { a } from 'b';"), []);
  assert.deepEqual(changesOfJs('/** @type {1 | 2} */ let x;'), []);
  assert.deepEqual(changesOfJs("const x = 'a' + b;"), []);
  assert.deepEqual(changesOfJs('const x = new Error(a - 1);'), []);
  assert.deepEqual(changesOfJs('const x = console.log(a - 1);'), []);
  assert.deepEqual(changesOfJs('console.warn(a, b);'), []);
});

test('the same seed draws the same mutants, another seed others', () => {
  const sources = new Sources(root);
  for (const area of areaNames) {
    const files = sources.filesOf(area);
    assert.ok(files.length > 1, area);
    const mutants = files.flatMap((file) => findMutants(area, file, sources.read(file)));
    const first = (/** @type {string} */ seed) => {
      const drawn = draw(mutants, seed);
      return Array.from({ length: 20 }, () => drawn.next().value?.id);
    };
    assert.deepEqual(first('1'), first('1'));
    assert.notDeepEqual(first('1'), first('2'));
    assert.equal(new Set(mutants.map(({ id }) => id)).size, mutants.length, 'each has a name of its own');
  }
});

test('logic is what Node can load and what draws nothing', () => {
  const files = new Sources(root).filesOf('shell');
  assert.ok(files.includes('shell/links/links.js'));
  assert.deepEqual(
    files.filter((file) => /motley-view|\.css\.js$|\/art\.js|main\.js/.test(file)),
    [],
  );
});

test('a mutant is found by a test that it fails, one that changes nothing survives', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  try {
    const text = 'export const larger = (a, b) => (a > b ? a : b);\n';
    const check = "import { larger } from './larger.mjs';\n";
    const quick = `${check}if (larger(2, 2) !== 2) process.exit(1);\n`;
    const good = `${check}if (larger(1, 2) !== 2) { console.log('not ok 1 - the larger one'); process.exit(1); }\n`;
    writeFileSync(join(folder, 'quick.mjs'), quick);
    writeFileSync(join(folder, 'good.mjs'), good);
    const steps = ['quick', 'good', 'slow'].map((name) => ({ name, command: [process.execPath, `${name}.mjs`] }));
    /** @type {Record<string, string>} */
    const killers = {};
    for (const { after, source } of findMutants('shell', 'shell/larger.mjs', text)) {
      writeFileSync(join(folder, 'larger.mjs'), source);
      const timeOf = async (/** @type {{ name: string }} */ { name }) => (name === 'slow' ? undefined : 1);
      killers[after] = await findKiller(steps, folder, timeOf);
    }
    assert.equal(killers['export const larger = (a, b) => (a > b ? b : a);'], 'good: the larger one');
    assert.equal(killers['export const larger = (a, b) => (a >= b ? a : b);'], '');
    assert.equal(killers['export const larger = (a, b) => null;'], 'quick: fails');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a test that does not end is ended, and kills', async () => {
  const steps = [{ name: 'endless', command: [process.execPath, '-e', 'setInterval(() => {}, 1000)'] }];
  assert.equal(await findKiller(steps, root, async () => -2.4), 'endless: does not end');
});

test('the first failed test is named', () => {
  assert.equal(findFailed('ok 1 - a\n    not ok 2 - b c\nnot ok 3 - d\n'), 'b c');
  assert.equal(findFailed('[       OK ] a\n[  FAILED  ] b c\n[  FAILED  ] 1 test(s), listed below:\n'), 'b c');
});

test('equivalent mutants have reasons, and name lines that stand there', () => {
  const text = readFileSync(join(root, 'lab/mutants/equivalent.txt'), 'utf8');
  for (const name of readEquivalents(text).keys()) {
    const [file] = name.split('\n');
    const sources = new Sources(root);
    const area = areaNames.find((area) => sources.filesOf(area).includes(file));
    const mutants = findMutants(area ?? 'shell', file, sources.read(file));
    assert.ok(mutants.map(describe).includes(name), name);
  }
  assert.throws(() => readEquivalents('web/api.c\n- a\n+ b\n'), /reason/);
  assert.deepEqual([...readEquivalents('# words\n\nx.c\n- a\n+ b\nWhy.\nNot.\n')], [['x.c\n- a\n+ b', 'Why. Not.']]);
});

test('what the review changed stands once in its file', () => {
  const rows = JSON.parse(readFileSync(join(root, 'lab/mutants/review.json'), 'utf8'));
  const sources = new Sources(root);
  assert.ok(rows.length > 40);
  for (const { id, file, find, replace } of rows) {
    assert.equal(sources.read(file).split(find).length, 2, `${id} in ${file}`);
    assert.notEqual(find, replace, id);
  }
});
