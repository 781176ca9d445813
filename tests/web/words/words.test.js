// Every message that a code of the engine or a line of the page asks for is there, and no other.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAdder } from '../../../shell/words/add-words.js';
import { chooseLanguage, languages as known } from '../../../shell/words/languages.js';
import { shownName } from '../../../shell/words/seat-names.js';
import { faultsIn, Words } from '../../../shell/words/words.js';
import { isAll } from '../../is-all.js';
import { loadBuilt } from '../support/engine.js';
import { listFiles, read } from '../support/files.js';
import { inWords } from '../support/lists.js';
import { checkForms, compareLanguages, languages } from '../support/words.js';

const english = languages.get('en') ?? new Map();
/** @type {string[]} */
const texts = [...english.values()];
const words = new Words('en', texts);
const engine = await loadBuilt();
const { families } = engine.schema();

/** Fails with the names of all messages that are not there, or not among those of boards of a family. */
function checkIds(/** @type {Iterable<string>} */ ids, /** @type {string} */ family = '') {
  const own = [english.get('boards') ?? '', english.get(family) ?? ''];
  const among = family === '' ? words : new Words('en', own);
  const missing = [...new Set(ids)].filter((id) => !among.has(id));
  assert.deepEqual(missing, []);
}

const sources = listFiles('shell').filter((path) => /\.(js|json)$/.test(path));
const source = sources.map(read).join('\n');
/** All but the files that speak to other pages, in words that nobody reads. */
const sourceOfWords = sources
  .filter((path) => !path.startsWith('shell/live/') && path !== 'shell/by-link/showing.js')
  .map(read)
  .join('\n');

test('every reason of the core and the engine has words', () => {
  const codes = [...read('core/include/motley.h').matchAll(/^ +X\([A-Z_]+, "([a-z-]+)"\)/gm)];
  const calls = read('web/engine.js') + read('web/instance.js');
  const own = [...calls.matchAll(/MotleyError\([^,]+, '([a-z-]+)'/g)];
  assert.ok(codes.length > 40);
  const others = [...read('shell/table/records/other-texts.js').matchAll(/reason: '([a-z-]+)'/g)];
  assert.ok(others.length > 4);
  checkIds([...codes, ...own, ...others].map(([, code]) => `reason-${code}`));
});

for (const { family, seats, kinds, options, orders = [], presets } of families) {
  test(`${family}: names of all that the schema has`, () => {
    checkIds([`family-${family}-line`, ...presets.map(({ key }) => `preset-${key}-line`)]);
    const names = [
      `family-${family}`,
      ...[...seats].map((seat) => (words.has(`seat-${family}-${seat}`) ? `seat-${family}-${seat}` : `seat-${seat}`)),
      ...kinds.map(({ name }) => `kind-${name}`),
      ...orders.flatMap((order) => [...order.toLowerCase()].map((card) => `card-${card}`)),
      ...presets.map(({ key }) => `preset-${key}`),
    ];
    checkIds(names, family);
  });

  test(`${family}: a kind has a sentence if it is not as in chess`, () => {
    const own = kinds.filter(({ own }) => own).map(({ name }) => `own-kind-${family}-${name}`);
    assert.ok(own.length > 0);
    const told = kinds.map(({ name }) => `own-kind-${family}-${name}`).filter((id) => words.has(id));
    assert.deepEqual(told, own);
  });

  test(`${family}: every option and value is explained`, () => {
    checkIds(
      options.flatMap(({ key, values = [] }) => [
        `option-${family}-${key}`,
        ...values.flatMap((value) => [`option-${family}-${key}-${value}`, `option-${family}-${key}-${value}-help`]),
      ]),
    );
  });

  test(`${family}: phases, marks and ends that come up in play have words`, () => {
    /** @type {Set<string>} */
    const ids = new Set();
    const game = engine.createGame();
    for (const { variant, position } of isAll ? [...presets, ...presets, ...presets] : presets) {
      game.setVariant(variant);
      if (position) game.setPosition(position);
      for (let i = 0; i < (isAll ? 400 : 150); i++) {
        const { turn, marks, outcome, actions } = game.view();
        ids.add([`phase-${family}-${turn.phase}`, `phase-${turn.phase}`].find((id) => words.has(id)) ?? turn.phase);
        for (const { mark } of marks) ids.add(`board-mark-${mark}`);
        for (const { type } of actions) if (type !== 'pass') ids.add(`say-${type}`);
        if (outcome.reason) ids.add(`outcome-${outcome.reason}`);
        if (actions.length === 0) break;
        game.play(actions[(i * 7919 + variant.length) % actions.length].text);
      }
    }
    game.dispose();
    checkIds(ids, family);
  });

  test(`${family}: why something is refused, and how games end, has words that its boards have`, () => {
    const scenarios = listFiles('tests/scenarios').filter((path) => new RegExp(`/${family}[-.]`).test(path));
    const text = scenarios.map(read).join('\n');
    const ends = [...text.matchAll(/"outcome(?:_after)?": "(?:win \w|draw) ([a-z-]+)"/g)].map(([, end]) => end);
    const whys = [...text.matchAll(/"why": \{([^}]*)\}/g)].flatMap(([, why]) => [...why.matchAll(/: "([a-z-]+)/g)]);
    assert.ok(ends.length > 0 && whys.length > 0);
    checkIds([...ends.map((end) => `outcome-${end}`), ...whys.map(([, why]) => `reason-${why}`)], family);
  });
}

test('every end that a scenario shows or players agree on has words', () => {
  const scenarios = listFiles('tests/scenarios').map(read).join('\n');
  const shown = [...scenarios.matchAll(/"outcome(?:_after)?": "(?:win \w|draw) ([a-z-]+)"/g)].map(([, end]) => end);
  assert.ok(new Set(shown).size > 10);
  checkIds([...shown, 'agreement', 'resignation', 'time'].map((end) => `outcome-${end}`));
});

test('every message that the page names is there', () => {
  const named = [...sourceOfWords.matchAll(/(?:format|say)\(\s*(?:words, )?'([a-z][a-z-]*)'/g)];
  const rules = [...source.matchAll(/"(rules-[a-z-]+)"/g)];
  assert.ok(named.length > 60 && rules.length > 40);
  checkIds([...named, ...rules].map(([, id]) => id));
});

/** The ids that the page puts together, `reason-${reason}` for one, as patterns. */
function findMade() {
  const made = [...source.matchAll(/`((?:[a-z-]|\$\{[^`}]+\})+)`/g)].map(([, text]) => text);
  const isId = (/** @type {string} */ text) => /[a-z]-\$|\}-[a-z]/.test(text);
  return made.filter(isId).map((text) => new RegExp(`^${text.replace(/\$\{[^}]+\}/g, '[a-z0-9-]+')}$`));
}

test('every message is used', () => {
  const ids = texts.flatMap((text) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id));
  const made = findMade();
  const quoted = new Set([...source.matchAll(/['"]([a-z][a-z0-9-]*)['"]/g)].map(([, id]) => id));
  // The names of seats that several families have, without the family's name.
  const isUsed = (/** @type {string} */ id) =>
    /^seat-\w$/.test(id) || quoted.has(id) || made.some((pattern) => pattern.test(id));
  assert.ok(made.length > 40);
  const unused = ids.filter((id) => !isUsed(id));
  assert.deepEqual(unused, []);
});

for (const [language, files] of languages) {
  test(`${language}: every message can be made`, (context) => {
    const errors = context.mock.method(console, 'error', () => {});
    const texts = [...files.values()];
    const words = new Words(language, texts);
    const args = Object.fromEntries(
      [...texts.join('\n').matchAll(/\$([a-zA-Z]+)/g)].map(([, name]) => [
        name,
        /^(count|number|at|left|position|halfmoves|files|ranks|place)$/.test(name) ? 2 : 'x',
      ]),
    );
    for (const text of texts) for (const [, id] of text.matchAll(/^([a-z][a-z0-9-]*) =/gm)) words.format(id, args);
    assert.deepEqual(inWords(errors.mock.calls, 'arguments'), []);
  });

  test(`${language}: the messages of English, each with its variables, and no other`, () => {
    assert.deepEqual(compareLanguages(english, files), { missing: [], odd: [] });
  });

  test(`${language}: names have the forms that messages ask for, and no other`, () => {
    assert.deepEqual(checkForms([...files.values()]), { missing: [], odd: [] });
  });
}

test('a form of a name that is missing is found out, and one that nobody asks for', () => {
  const becomes = 'becomes = { NAME($kind, form: "gender") -> \n   *[m] { NAME($becomes, form: "dative") }\n}\n';
  const names = 'kind-king = roi\n    .gender = m\n    .plural = rois\nseat-w = Blancs\n    .dative = aux Blancs\n';
  assert.deepEqual(checkForms([becomes, names]), {
    missing: ['kind-king dative'],
    odd: ['kind-king plural', 'seat-w dative'],
  });
});

test('a language may use what a comment in English offers', () => {
  const english = new Map([['boards', '# $role says what for.\npiece = { NAME($kind) }\nother = { $kind }\n']]);
  const more = new Map([['boards', 'piece = { $role } { NAME($kind) }\nother = { $kind } { $role }\n']]);
  assert.deepEqual(compareLanguages(english, more), {
    missing: ['boards other: kind'],
    odd: ['boards other: kind,role'],
  });
});

test('a language that differs from English is found out', () => {
  const files = new Map([
    ['boards', 'hello = Hello { $name }\nbye = Bye\n'],
    ['page', 'count = { $count ->\n    [one] one\n   *[other] { $count }\n}\n'],
  ]);
  const renamed = new Map([...files, ['boards', 'hello = Hallo { $nom }\nbye = Tschüs\n']]);
  assert.deepEqual(compareLanguages(files, renamed), { missing: ['boards hello: name'], odd: ['boards hello: nom'] });
  const moved = new Map([...files, ['page', ''], ['boards', [...files.values()].join('')]]);
  assert.deepEqual(compareLanguages(files, moved), { missing: ['page count: count'], odd: ['boards count: count'] });
  const broken = new Map([...files, ['boards', 'hello = Hallo { $name }\nbye = { Tschüs\n']]);
  assert.deepEqual(compareLanguages(files, broken), { missing: ['boards bye:'], odd: [] });
});

test('the language is the first that somebody reads and that has words', () => {
  for (const language of known) {
    assert.equal(chooseLanguage(['zz-AT', language]), language);
    assert.equal(chooseLanguage(['zz', `${language.toUpperCase()}-ca`, 'en']), language);
  }
  for (const tags of [[], [''], ['zz-BR'], ['e'], ['en-GB', 'zz']]) assert.equal(chooseLanguage(tags), 'en');
});

test('the languages are those that have files', () => {
  assert.deepEqual([...languages.keys()].sort(), [...known].sort());
  assert.equal(known[0], 'en');
});

test('a name turns no sentence around, and one of which nothing is seen is none', () => {
  assert.equal(shownName(' Ann\nLee '), 'Ann Lee');
  assert.equal(shownName('\u202eevil\u2069'), 'evil');
  assert.equal(shownName('\u05d3\u05e0\u05d4'), '\u2068\u05d3\u05e0\u05d4\u2069');
  assert.equal(
    shownName('\u0645\u06cc\u200c\u0631\u0648'),
    '\u2068\u0645\u06cc\u200c\u0631\u0648\u2069',
    'joiners stay',
  );
  for (const none of ['\u200b', '\u2060\ufeff', '\u3164', '\u00ad', '\u2800', '\u202e', ' '])
    assert.equal(shownName(none), '', none);
});

test('a file of words that was cut off, or is a page that a host sends instead, is asked for again', async () => {
  const page = '<!doctype html>\n<p>Welcome</p>\n';
  /** @type {[answers: string[], isRead: boolean][]} */
  const cases = [
    [['hello = Hi\n'], true],
    [['hello = Hi\nbye = By', 'hello = Hi\n'], true],
    [[page, 'hello = Hi\n'], true],
    [[page, page], false],
    [['', ''], false],
  ];
  const { fetch } = globalThis;
  try {
    for (const [answers, isRead] of cases) {
      /** @type {unknown[]} */
      const asked = [];
      globalThis.fetch = async (_, init) => new Response(answers[asked.push(init?.cache) - 1]);
      const some = new Words('en', []);
      const adding = makeAdder(() => 'https://example.org/en-boards.ftl').addWords(some, 'boards');
      if (isRead) await adding;
      else await assert.rejects(adding, /cut off/);
      assert.equal(some.has('hello'), isRead);
      assert.deepEqual(asked, answers.length > 1 ? [undefined, 'reload'] : [undefined]);
    }
  } finally {
    globalThis.fetch = fetch;
  }
});

test('each file of words ends with a whole line, by which it is known to be whole', () => {
  for (const [language, files] of languages)
    for (const [name, text] of files) assert.match(text, /^[#a-z-].*\n$/s, `${language} ${name}`);
});

test('of a Fluent file it is told which lines no message begins with that could be read', () => {
  const lines = [
    '# A comment',
    'one = Eins',
    'two',
    '-three = { $x ->',
    '  *[other] drei',
    '}',
    'four = { $',
    '  .x = y',
  ];
  const text = [...lines, '-five = fünf', ''].join('\n');
  const told = faultsIn(text).map(({ offset, length }) => text.slice(offset, offset + length));
  assert.deepEqual(told, ['two', 'four = { $']);
});

test('words of an author win over those of the files that come before and after', () => {
  const words = new Words('en', ['one = One\ntwo = Two'], { locale: 'de', text: 'two = Zwei\nthree = Drei' });
  words.add('three = Three\nfour = Four');
  assert.deepEqual(
    ['one', 'two', 'three', 'four'].map((id) => words.format(id)),
    ['One', 'Zwei', 'Drei', 'Four'],
  );
  assert.deepEqual([words.language, words.locale], ['en', 'de']);
});
