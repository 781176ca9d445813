// The snippet for somebody's page: it has the choices that were made, nothing that holds anyway, and nothing in it
// can leave its place.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getExtra, parseLink } from '../../../shell/links/links.js';
import {
  attributesOf,
  canReplay,
  escapeHtml,
  frameFragment,
  isLanguageTag,
  isUsuallyRecord,
  pageFragment,
  recordLink,
  usualAt,
  writeElement,
  writeFrame,
  writeListener,
  writePolicy,
} from '../../../shell/links/snippet.js';
import { inLines } from '../support/lists.js';

/**
 * @typedef {import('../../../shell/links/snippet.js').Source} Source
 * @typedef {import('../../../shell/links/snippet.js').Choices} Choices
 */

const site = 'https://motley.example/play/';

/** @returns {Source} */
const makeSource = (/** @type {Partial<Source>} */ changes = {}) => ({
  variant: 'custodian;board=cylinder',
  start: '',
  seed: undefined,
  actions: ['a2a3', 'g6g5', 'b2b3'],
  places: ['w', 'b', 'w', 'b'].map((seat, ply) => ({ position: `after ${ply} ${seat} - 0 1`, seat })),
  at: 3,
  seats: 'wb',
  result: undefined,
  ...changes,
});

/** @returns {Choices} */
const choose = (/** @type {Partial<Choices>} */ changes = {}) => ({
  take: 'game',
  form: 'element',
  mode: 'play',
  players: { w: 0, b: 0 },
  isFlipped: false,
  label: '',
  lang: '',
  ...changes,
});

const attributes = (/** @type {Partial<Choices>} */ changes = {}, source = makeSource()) =>
  Object.fromEntries(attributesOf(source, choose(changes)));

/** @type {Record<string, string>} */
const characters = { amp: '&', lt: '<', gt: '>', quot: '"', '#10': '\n', '#9': '\t', '#13': '\r' };

const decode = (/** @type {string} */ text) =>
  text.replace(/&([^;]+);/g, (_, name) => characters[name] ?? assert.fail(`&${name};`));

/**
 * Reads HTML as a browser does, as far as it is written here: tags with attributes in double quotes, and texts.
 * @returns {({ tag: string, attributes: Record<string, string> } | string)[]}
 */
function readHtml(/** @type {string} */ html) {
  const pieces = [...html.matchAll(/<(\/?[a-z-]+)((?: [a-z]+(?:="[^"]*")?)*)>|([^<]+)/g)];
  assert.equal(pieces.map(([all]) => all).join(''), html, 'all of it is tags and texts');
  return pieces.map(([, tag, list = '', text]) => {
    if (tag === undefined) return decode(text);
    const pairs = [...list.matchAll(/ ([a-z]+)(?:="([^"]*)")?/g)];
    return { tag, attributes: Object.fromEntries(pairs.map(([, name, value = '']) => [name, decode(value)])) };
  });
}

function readTag(/** @type {string} */ html, /** @type {string} */ name) {
  const tags = readHtml(html).filter((piece) => typeof piece === 'object' && piece.tag === name);
  assert.equal(tags.length, 1, name);
  return /** @type {{ attributes: Record<string, string> }} */ (tags[0]).attributes;
}

test('a game as it is needs its variant and its actions, and no more', () => {
  assert.deepEqual(attributes(), { variant: 'custodian;board=cylinder', actions: 'a2a3 g6g5 b2b3' });
  assert.deepEqual(attributes({ take: 'start' }), { variant: 'custodian;board=cylinder' });
});

test('what is said anyway is left out, in each mode', () => {
  const usual = { legend: 'button', moves: 'off', controls: 'on', theme: 'auto' };
  assert.deepEqual(attributes({ ...usual, take: 'start' }), attributes({ take: 'start' }));
  for (const [mode, own] of /** @type {[Choices['mode'], {}][]} */ ([
    ['diagram', { legend: 'off', controls: 'off' }],
    ['replay', { moves: 'on' }],
    ['task', {}],
  ])) {
    assert.deepEqual(attributes({ mode, ...usual, ...own }), attributes({ mode }), mode);
    assert.equal(attributes({ mode }).mode, mode);
  }
  assert.equal(attributes({ mode: 'diagram', legend: 'button' }).legend, 'button');
  assert.equal(attributes({ mode: 'replay', moves: 'off' }).moves, 'off');
});

for (const [changes, name, value] of /** @type {[Partial<Choices>, string, string][]} */ ([
  [{ take: 'position' }, 'position', 'after 3 b - 0 1'],
  [{ mode: 'diagram' }, 'mode', 'diagram'],
  [{ players: { w: 0, b: 3 }, take: 'start' }, 'computer', '3'],
  [{ at: 1 }, 'at', '1'],
  [{ isFlipped: true }, 'flip', ''],
  [{ legend: 'open' }, 'legend', 'open'],
  [{ moves: 'on' }, 'moves', 'on'],
  [{ controls: 'off' }, 'controls', 'off'],
  [{ drawing: 'button' }, 'drawing', 'button'],
  [{ theme: 'dark' }, 'theme', 'dark'],
  [{ label: 'A “trap”' }, 'label', 'A “trap”'],
  [{ names: 'Ann, Bob' }, 'names', 'Ann, Bob'],
  [{ marks: 'e2:e4 d5=red' }, 'marks', 'e2:e4 d5=red'],
  [{ keep: 'my game' }, 'keep', 'my game'],
  [{ lang: 'pt-BR' }, 'lang', 'pt-BR'],
])) {
  test(`${name}="${value}" is written, and read again`, () => {
    assert.equal(attributes(changes)[name], value);
    const html = writeElement(makeSource(), choose(changes), site, 'fallback');
    assert.deepEqual(readTag(html, 'motley-board'), attributes(changes));
  });

  test(`${name} is the same in a frame`, () => {
    const { variant, position, actions, ...others } = attributes(changes);
    const link = parseLink(frameFragment(makeSource(), choose(changes)));
    if (others.flip === '') others.flip = '1';
    if (others.marks) others.marks = others.marks.replaceAll(' ', '+');
    // A frame has its title.
    delete others.label;
    assert.deepEqual([link.variant, link.position], [variant, position ?? '']);
    assert.deepEqual(link.actions, actions?.split(' ') ?? []);
    assert.deepEqual(Object.fromEntries(link.extras), others);
  });
}

test('names, comments and variations of a record come along for a replay only', () => {
  const source = makeSource({ notes: '%7B%7D', lines: '0/0/b2b3' });
  const { link } = attributes({ mode: 'replay' }, source);
  assert.equal(getExtra(parseLink(link), 'notes'), '%7B%7D');
  assert.equal(getExtra(parseLink(link), 'lines'), '0/0/b2b3');
  const { link: alone } = attributes({ mode: 'replay' }, makeSource({ lines: '0/0/b2b3' }));
  assert.equal(getExtra(parseLink(alone), 'lines'), '0/0/b2b3');
  assert.equal(attributes({ mode: 'play' }, source).link, undefined);
  const fragment = frameFragment(source, choose({ mode: 'replay', names: 'A; B' }));
  assert.equal(getExtra(parseLink(fragment), 'notes'), '%7B%7D');
  assert.equal(getExtra(parseLink(fragment), 'names'), 'A  B');
});

test('a game with notes or variations is usually written as a record, where they come along', () => {
  const isRecord = (
    /** @type {Partial<Source>} */ source,
    /** @type {Partial<Choices>} */ changes = { mode: 'replay' },
  ) => isUsuallyRecord(makeSource(source), choose(changes));
  assert.deepEqual([isRecord({ notes: '{}' }), isRecord({ lines: '0/0/b2b3' })], [true, true]);
  assert.deepEqual([isRecord({}), isRecord({ result: 'draw+agreement' })], [false, false]);
  assert.deepEqual(
    [isRecord({ notes: '{}' }, { mode: 'play' }), isRecord({ notes: '{}' }, { take: 'start' })],
    [false, false],
  );
});

test('a game is kept where it is played', () => {
  assert.equal(attributes({ mode: 'task', keep: 'x' }).keep, undefined);
  const fragment = frameFragment(makeSource(), choose({ keep: 'a;b', marks: 'a1;b2' }));
  assert.deepEqual(inLines(parseLink(fragment).extras), ['marks a1 b2', 'keep a b']);
});

test('a record stands in an attribute for the others of the game, on one line', () => {
  const choices = choose({ isRecord: true, mode: 'replay', at: 2 });
  const write = (/** @type {string} */ record) => {
    const [, element, ...others] = writeElement(makeSource(), choices, site, 'fallback', record).split('\n');
    assert.deepEqual(others, [], record);
    const end = `'><a href="${site}#${pageFragment(makeSource(), choices)}">fallback</a></motley-board>`;
    assert.ok(element.startsWith('<motley-board at="2" mode="replay" record=\'') && element.endsWith(end), element);
    return element.slice('<motley-board at="2" mode="replay" record=\''.length, -end.length);
  };
  assert.equal(
    write('[Motley "1"]\n[A "it\'s"]\n\n1. a2a3\n1... g6g5\n'),
    '[Motley "1"] [A "it&#39;s"] 1. a2a3 1... g6g5',
  );
  assert.equal(write('{One.\n\nTwo.}\n1. a2a3'), '{One.&#10;&#10;Two.} 1. a2a3', 'a comment keeps its line breaks');
  assert.equal(write('[A "\\""] {a < b & c}'), '[A "&#92;""] {a &#60; b &#38; c}');
  // Signs of templates, and of the end of scripts and comments, for which sanitizers drop an attribute.
  assert.equal(write('{{{a}} {% b %} {# c} {d -> e}'), '{&#123;&#123;a}} {&#37; b %} {&#35; c} {d -&#62; e}');
  assert.equal(write('{</script> --> --!> ]]>}'), '{&#60; /script&#62; -- &#62; --! &#62; ]] &#62;}');
  assert.deepEqual(recordLink(makeSource({ result: 'draw+agreement' }), choices), {
    variant: 'custodian;board=cylinder',
    position: '',
    actions: ['a2a3', 'g6g5', 'b2b3'],
    extras: [['result', 'draw+agreement']],
  });
  const drawn = makeSource({ variant: 'till', start: 'a long text', seed: '42', actions: [], at: 0 });
  assert.deepEqual(recordLink(drawn, choose()), { variant: 'till', position: 'a long text', actions: [], extras: [] });
});

test('levels are short where nobody can take them wrongly, else a list', () => {
  const computer = (/** @type {Choices['players']} */ players, /** @type {Partial<Choices>} */ changes = {}) =>
    attributes({ take: 'start', players, ...changes }).computer;
  assert.deepEqual([computer({ w: 0, b: 10 }), computer({ w: 4, b: 0 })], ['10', '4,p']);
  assert.equal(computer({ w: 4, b: 4 }), '4,4');
  assert.equal(computer({ w: 0, b: 5 }, { take: 'game' }), 'p,5', 'Black is to act when it opens');
  assert.equal(computer({ w: 0, b: 5 }, { take: 'game', at: 2 }), '5');
  assert.equal(computer({ w: 5, b: 0 }, { take: 'position' }), '5', 'Black begins');
  const four = makeSource({ seats: 'abcd', actions: [], at: 0, places: [{ position: '', seat: 'a' }] });
  assert.equal(attributes({ players: { a: 0, b: 2, c: 2, d: 2 } }, four).computer, '2');
  assert.equal(attributes({ players: { a: 0, b: 2, c: 0, d: 2 } }, four).computer, 'p,2,p,2');
});

test('nobody plays what is only looked at', () => {
  for (const mode of /** @type {const} */ (['diagram', 'replay', 'task']))
    assert.equal(attributes({ mode, players: { w: 0, b: 3 } }).computer, undefined);
});

test('a task begins where it is looked at, and its solution is what follows', () => {
  const source = makeSource({ at: 1 });
  assert.deepEqual(attributes({ mode: 'task' }, source), {
    variant: 'custodian;board=cylinder',
    position: 'after 1 b - 0 1',
    actions: 'g6g5 b2b3',
    mode: 'task',
  });
  assert.equal(usualAt(makeSource(), 'task'), 0, 'at the end nothing follows');
  assert.equal(attributes({ mode: 'task', at: 3 }).actions, undefined);
  const link = parseLink(pageFragment(source, choose({ mode: 'task' })));
  assert.deepEqual([link.position, link.actions], ['after 1 b - 0 1', []], 'the page does not tell');
});

test('only a game with moves can be replayed, and opens at its beginning', () => {
  assert.equal(canReplay(makeSource(), choose()), true);
  assert.equal(canReplay(makeSource(), choose({ take: 'position' })), false);
  assert.equal(canReplay(makeSource({ actions: [] }), choose()), false);
  assert.equal(attributes({ mode: 'replay', at: 0 }).at, undefined);
  assert.equal(attributes({ mode: 'replay', at: 3 }).at, '3');
});

test('a start that a number draws is that number', () => {
  const source = makeSource({ variant: 'till', start: 'a long text', seed: '42' });
  assert.deepEqual(attributes({ take: 'start' }, source), { variant: 'till', seed: '42' });
  assert.equal(attributes({ take: 'position' }, source).seed, undefined);
  const { position, extras } = parseLink(frameFragment(source, choose()));
  assert.deepEqual([position, extras], ['', [['seed', '42']]]);
});

test('how people ended a game comes along with its moves, as a link', () => {
  const source = makeSource({ result: 'win+w+resignation' });
  const { link, ...others } = attributes({ mode: 'replay' }, source);
  assert.deepEqual(others, { mode: 'replay' });
  assert.deepEqual(parseLink(link), {
    variant: 'custodian;board=cylinder',
    position: '',
    actions: source.actions,
    extras: [['result', 'win+w+resignation']],
  });
  for (const changes of /** @type {Partial<Choices>[]} */ ([{ take: 'position' }, { take: 'start' }, { mode: 'task' }]))
    assert.equal(attributes(changes, source).link, undefined);
});

const hostile = [
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  '" autofocus onfocus="alert(1)',
  '&quot;&#34;&amp;',
  '</motley-board><!--',
  '<![CDATA[',
  'two\nlines\tand\rmore',
  '--></a></iframe>',
  '\u202e\u0000Ω😀',
  'javascript:alert(1)',
];

for (const text of hostile)
  test(`nothing leaves its place: ${JSON.stringify(text)}`, () => {
    assert.ok(!/[<>"]/.test(escapeHtml(text)));
    const source = makeSource({ variant: text, start: text, actions: [text], at: 1 });
    const html = writeElement(source, choose({ label: text }), site, text);
    assert.deepEqual(
      readHtml(html).map((piece) => (typeof piece === 'object' ? piece.tag : piece)),
      ['script', '/script', '\n', 'motley-board', 'a', text, '/a', '/motley-board'],
    );
    assert.deepEqual(readTag(html, 'motley-board'), { variant: text, position: text, actions: text, label: text });
    const { href } = readTag(html, 'a');
    assert.ok(href.startsWith(site + '#'));
    const frame = readTag(writeFrame(source, choose({ form: 'frame' }), site, { title: text }), 'iframe');
    assert.equal(frame.title, text);
    assert.ok(frame.src.startsWith(site + 'embed.html#'));
    assert.equal(new URL(frame.src).href, frame.src, 'the address is written as browsers write it');
  });

test('a frame has a size, a name, and waits until it is near', () => {
  const frame = (/** @type {Partial<Choices>} */ changes, /** @type {number | undefined} */ height = undefined) =>
    readTag(writeFrame(makeSource(), choose({ form: 'frame', ...changes }), site, { title: 'Name', height }), 'iframe');
  const { src, width, height, ...others } = frame({ take: 'start' });
  assert.deepEqual([src, width, height], [site + 'embed.html#custodian;board=cylinder', '480', '620']);
  assert.deepEqual(others, { title: 'Name', loading: 'lazy', style: 'border: 0' });
  assert.equal(frame({ label: 'Mine; with a semicolon' }).title, 'Mine; with a semicolon');
  assert.deepEqual([frame({ width: 0 }).width, frame({ width: 240 }).height], ['100%', '380']);
  assert.equal(frame({}, 701).height, '701', 'as high as it was measured');
  assert.equal(frame({ height: 500 }, 701).height, '500', 'as high as somebody wants it');
});

test('an element has a width of its own only if one is chosen', () => {
  const written = (/** @type {number | undefined} */ width) =>
    readTag(writeElement(makeSource(), choose({ width }), site, 'x'), 'motley-board').width;
  assert.deepEqual([written(undefined), written(480)], [undefined, undefined]);
  assert.deepEqual([written(360), written(0)], ['360', 'full']);
});

test('addresses are beside the page, wherever it is', () => {
  for (const [page, folder] of Object.entries({
    '': '',
    'games/motley/': 'games/motley/',
    'games/index.html': 'games/',
  })) {
    const html = writeElement(makeSource(), choose(), `https://a.example/${page}`, 'x');
    assert.equal(readTag(html, 'script').src, `https://a.example/${folder}embed.js`);
    assert.ok(readTag(html, 'a').href.startsWith(`https://a.example/${page}#`));
  }
});

test('policies and the listener name the origin', () => {
  assert.deepEqual(writePolicy(choose(), site).split('; '), [
    "script-src https://motley.example 'wasm-unsafe-eval'",
    'connect-src https://motley.example',
    'worker-src blob: https://motley.example',
  ]);
  assert.equal(writePolicy(choose({ form: 'frame' }), site), 'frame-src https://motley.example');
  assert.ok(writeListener(site).includes("origin !== 'https://motley.example'"));
});

test('a language tag is one, or is left out', () => {
  for (const tag of ['', 'en', 'pt-BR', 'zh-Hant']) assert.ok(isLanguageTag(tag), tag);
  for (const text of ['english language', '"', 'e']) {
    assert.ok(!isLanguageTag(text), text);
    assert.equal(attributes({ lang: text }).lang, undefined);
  }
});
