// Variant texts taken apart and put together for forms, and the lessons among the presets.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { doneLessons, findLesson, lessonsOf, nextLesson, noteLesson } from '../../../../shell/table/game/lessons.js';
import {
  changedOptions,
  describeValue,
  familyName,
  findFamily,
  findPreset,
  isMixed,
  optionAt,
  valueInForce,
  withOption,
} from '../../../../shell/table/game/variants.js';
import { MemoryStorage, makeWords } from '../../support/fakes.js';
import { inLines, inWords } from '../../support/lists.js';

const family = /** @type {any} */ ({
  family: 'custodian',
  kinds: ['king', 'pawn', 'queen'].map((name) => ({ code: name[0].toUpperCase(), name })),
  options: [
    { key: 'array', values: ['between', 'classic', 'four'] },
    { key: 'board', values: ['flat', 'cylinder'] },
    { key: 'prey', form: 'kinds' },
  ],
  presets: [
    { key: 'small', variant: 'custodian;array=four', position: '7/7 w' },
    { key: 'four', variant: 'custodian;array=four' },
    { key: 'usual', variant: 'custodian' },
  ],
});
const [array, , prey] = family.options;

test('the family is what a variant text begins with', () => {
  assert.equal(familyName('custodian;array=four;board=flat'), 'custodian');
  assert.equal(familyName('custodian'), 'custodian');
  const schema = /** @type {any} */ ({ families: [{ family: 'till' }, family] });
  assert.equal(findFamily(schema, 'custodian;array=four'), family);
  assert.equal(findFamily(schema, 'custodi'), undefined);
});

test('the value of an option is the written one, or else the default where it is known', () => {
  assert.equal(valueInForce('custodian;board=flat;array=four', array), 'four');
  assert.equal(valueInForce('custodian;board=cylinder', array), 'between');
  assert.equal(valueInForce('custodian;prey=K,Q', prey), 'K,Q');
  assert.equal(valueInForce('custodian', prey), undefined);
  assert.equal(valueInForce('custodian;array=a=b', array), 'a=b');
});

test('an option is set, changed, and taken away', () => {
  assert.equal(withOption('custodian', 'array', 'four'), 'custodian;array=four');
  assert.equal(withOption('custodian;array=four;board=flat', 'array', 'classic'), 'custodian;array=classic;board=flat');
  assert.equal(withOption('custodian;array=four;board=flat', 'array', ''), 'custodian;board=flat');
  assert.equal(withOption('custodian;array=four', 'array', ''), 'custodian');
});

test('changed are the options that are written and have another value than the default', () => {
  const changed = (/** @type {string} */ variant) =>
    changedOptions(family, variant).map(([{ key }, value]) => [key, value]);
  assert.deepEqual(changed('custodian'), []);
  assert.deepEqual(changed('custodian;array=between'), []);
  assert.deepEqual(inLines(changed('custodian;prey=Q;array=four;board=flat')), ['array four', 'prey Q']);
});

test('values are told in the words of their form', () => {
  const words = makeWords();
  const told = (/** @type {string} */ form, /** @type {string} */ value, /** @type {object} */ flags = {}) =>
    describeValue(words, family, /** @type {any} */ ({ form, ...flags }), value);
  assert.deepEqual([told('kinds', 'K,Q'), told('backs', 'P')], ['kind-king & kind-queen', 'kind-pawn']);
  assert.equal(told('pairs', 'Q:P,K:Q'), 'kind-queen ← kind-pawn, kind-king ← kind-queen');
  const idle = 'pair-idle[pair=kind-queen ← kind-queen], kind-king ← kind-queen';
  assert.equal(told('pairs', 'Q:Q,K:Q', { idleAlike: true }), idle);
  assert.deepEqual([told('pairs', 'Q:Q'), told('squares', 'a1,b2')], ['kind-queen ← kind-queen', 'a1,b2']);
});

test('the place of a fault belongs to the option that is written there', () => {
  const variant = 'custodian;array=five;board=flat';
  const keys = [...variant].map((_, offset) => optionAt(variant, offset));
  const expected = [...variant].map((_, at) => (at < 9 ? undefined : at < 20 ? 'array' : 'board'));
  assert.deepEqual(keys, expected);
  assert.equal(optionAt(variant, variant.length), 'board');
  assert.equal(optionAt('custodian;array', 12), undefined);
});

test('a preset is found by its exact text, unless it has a position of its own', () => {
  assert.equal(findPreset(family, 'custodian;array=four')?.key, 'four');
  assert.equal(findPreset(family, 'custodian')?.key, 'usual');
  assert.equal(findPreset(family, 'custodian;array=classic'), undefined);
});

// ----- lessons

const lessons = /** @type {any[]} */ (['one', 'two', 'three'].map((key) => ({ key, variant: `tches;${key}` })));
const storage = new MemoryStorage();

beforeEach(() => {
  Object.assign(storage, { items: new Map(), isForbidden: false });
  Object.assign(globalThis, { localStorage: storage });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('the lessons of a family are the presets that say so', () => {
  const presets = [{ key: 'usual' }, { key: 'one', lesson: true }, { key: 'other' }, { key: 'two', lesson: true }];
  assert.deepEqual(inWords(lessonsOf({ ...family, presets }), 'key'), ['one', 'two']);
  assert.deepEqual([lessonsOf(family), lessonsOf(undefined)], [[], []]);
});

test('a lesson is found by its variant', () => {
  assert.deepEqual([findLesson(lessons, 'tches;two'), findLesson(lessons, 'tches')], [1, -1]);
});

test('a lesson that was played to its end is done, once', () => {
  noteLesson(lessons, 'tches;two');
  noteLesson(lessons, 'tches;one');
  noteLesson(lessons, 'tches;two');
  noteLesson(lessons, 'tches');
  assert.deepEqual(doneLessons(), ['two', 'one']);
});

test('the next lesson is the first one after this that is not done', () => {
  const next = (variant = '') => nextLesson(lessons, variant)?.key;
  assert.deepEqual(['', 'tches;one', 'tches;two', 'tches;three'].map(next), ['one', 'two', 'three', undefined]);
  noteLesson(lessons, 'tches;one');
  noteLesson(lessons, 'tches;two');
  assert.deepEqual(['', 'tches;one', 'tches;three'].map(next), ['three', 'three', undefined]);
});

test('what is stored and makes no sense is no lesson', () => {
  for (const [text, done] of /** @type {[string, string[]][]} */ ([
    ['', []],
    ['{', []],
    ['{"a":1}', []],
    ['"one"', []],
    ['["one",2,null,"two"]', ['one', 'two']],
  ])) {
    storage.setItem('motley-lessons', text);
    assert.deepEqual(doneLessons(), done, text);
  }
});

test('where storage is forbidden no lesson is done', () => {
  storage.isForbidden = true;
  noteLesson(lessons, 'tches;one');
  assert.deepEqual(doneLessons(), []);
});

test('armies are mixed if pieces with the same front show different sides', () => {
  const kinds = [
    { code: 'R', name: 'rook' },
    { code: 'RN', name: 'ballista', front: 'R' },
    { code: 'P', name: 'pawn' },
    { code: 'PR', name: 'flanker', front: 'P' },
    { code: 'PS', name: 'sentinel', front: 'P' },
  ];
  const mixed = (/** @type {string} */ codes) =>
    isMixed({ kinds }, { pieces: codes.split(' ').map((kind) => /** @type {any} */ ({ kind })) });
  assert.deepEqual(['', 'R R P', 'RN RN P PR', 'RN RN PS', 'R RN', 'PS PR R'].map(mixed), [
    false,
    false,
    true,
    false,
    true,
    true,
  ]);
});
