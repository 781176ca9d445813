// Compiled messages say what the library Fluent says, whatever is filled in.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { compileWords } from '../../../scripts/compile-words.mjs';
import * as compiled from '../../../shell/words/compiled-words.js';
import { languages } from '../support/words.js';

/** What can be filled in, and what the variables of a message are compared with. @returns {(string | number)[]} */
function valuesFor(/** @type {unknown} */ value) {
  const keys = [...JSON.stringify(value).matchAll(/"key":\{"type":"\w+","value":("[^"]*"|[\d.]+)/g)];
  return [0, 1, 2, 5, 21, 999, 1000, 1.5, -1234567, 'd4', '3', '', ...keys.map(([, key]) => JSON.parse(key))];
}

/** Both ways to format, of the same messages. */
function makeBoth(/** @type {string} */ language, /** @type {string} */ text) {
  const functions = { NAME: (/** @type {any[]} */ [id], { form = '' } = {}) => `${id}${form}` };
  const real = new FluentBundle(language, { useIsolating: false, functions });
  const small = new compiled.FluentBundle(language, { functions });
  real.addResource(new FluentResource(text));
  small.addResource(new compiled.FluentResource(compileWords(text)));
  return (/** @type {string} */ id, /** @type {Record<string, string | number>} */ args) => {
    const [value, pattern] = [real.getMessage(id)?.value, small.getMessage(id)?.value];
    assert.ok(value && pattern, id);
    /** @type {[Error[], Error[]]} */
    const errors = [[], []];
    const said = [real.formatPattern(value, args, errors[0]), small.formatPattern(pattern, args, errors[1])];
    return { said, errors: errors.map((list) => list.map(({ message }) => message)), value };
  };
}

for (const [language, files] of languages)
  test(`${language}: compiled messages say what Fluent says`, () => {
    let count = 0;
    for (const [file, text] of files) {
      const format = makeBoth(language, text);
      for (const { id, value } of new FluentResource(text).body) {
        const names = [...JSON.stringify(value).matchAll(/"type":"var","name":"([^"]+)"/g)].map(([, name]) => name);
        for (const filled of valuesFor(value)) {
          const { said } = format(id, Object.fromEntries(names.map((name) => [name, filled])));
          assert.equal(said[1], said[0], `${file} ${id} with ${filled}`);
          count++;
        }
      }
    }
    assert.ok(count > 1000);
  });

test('plural forms are those of the language, and a number goes before them', () => {
  const text =
    'sum =\n    { $n ->\n        [0] nichts\n        [one] ein Stein\n       *[other] { $n } Steine\n    }.\n';
  const format = makeBoth('de', text);
  for (const [n, expected] of /** @type {const} */ ([
    [0, 'nichts.'],
    [1, 'ein Stein.'],
    [1234, '1.234 Steine.'],
    ['0', '0 Steine.'],
  ]))
    assert.deepEqual(format('sum', { n }).said, [expected, expected]);
});

test('names keep their forms', () => {
  const text = 'kind-queen = dame\n    .gender = f\n    .plural = dames\n';
  const [real, small] = [new FluentBundle('fr'), new compiled.FluentBundle('fr')];
  real.addResource(new FluentResource(text));
  small.addResource(new compiled.FluentResource(compileWords(text)));
  for (const bundle of [real, small]) {
    const message = bundle.getMessage('kind-queen');
    assert.deepEqual([message?.value, { ...message?.attributes }], ['dame', { gender: 'f', plural: 'dames' }]);
    assert.equal(bundle.getMessage('kind-queen.gender'), undefined);
  }
});

test('what a name is chooses a variant', () => {
  const text = 'new = { NAME($kind, form: "-f") ->\n    [q-f] nouvelle { NAME($kind) }\n   *[other] nouveau\n}\n';
  const format = makeBoth('fr', text);
  assert.deepEqual(format('new', { kind: 'q' }).said, ['nouvelle q', 'nouvelle q']);
  assert.deepEqual(format('new', { kind: 'k' }).said, ['nouveau', 'nouveau']);
});

test('a variable that is not given is told', () => {
  const { said, errors } = makeBoth('en', 'hello = Hello { $name }\n')('hello', {});
  assert.deepEqual(said, ['Hello {$name}', 'Hello {$name}']);
  assert.deepEqual(errors[1], errors[0]);
});

test('what is not known in browsers is refused when the page is built', () => {
  const wrong = ['"king"', '$k, case: "f"', '$k, form: 1', '$k, "f"', '$k, form: "f", case: "g"', ''].map(
    (args) => `c = { NAME(${args}) }\n`,
  );
  for (const text of ['a = { NUMBER($n) }\n', '-b = Motley\n', 'e = { c }\n', 'f = {"{"}\n', ...wrong])
    assert.throws(() => compileWords(text), /not known to shell/);
});
