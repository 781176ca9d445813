// Texts that a user may enter to open a game: a link, a variant, or a position. And records as links.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatLink, getExtra, parseLink } from '../../../../shell/links/links.js';
import { finish } from '../../../../shell/links/slices.js';
import { readEnteredText } from '../../../../shell/table/records/entered-text.js';
import { refuseOthers } from '../../../../shell/table/records/other-texts.js';
import { parseRecords } from '../../../../shell/table/records/record.js';
import { formatLinkAsRecord, linkOfRecord } from '../../../../shell/table/records/record-link.js';
import { loadBuilt, startGame } from '../../support/engine.js';
import { countGames } from '../../support/fakes.js';

const engine = await loadBuilt();
const read = (/** @type {string} */ text, /** @type {string | undefined} */ current = undefined) =>
  finish(readEnteredText(engine, text, current));

test('of an address the part after # is opened', () => {
  assert.equal(read('https://motley.example/play/#custodian!!a2a3'), 'custodian!!a2a3');
  assert.equal(read('see https://example.org and https://motley.example/#till'), 'till');
  assert.deepEqual([read('#till'), read('  custodian!!a2a3 \n')], ['till', 'custodian!!a2a3']);
});

test('a variant is opened as it stands', () => {
  assert.deepEqual([read('custodian;array=four'), read('till')], ['custodian;array=four', 'till']);
  assert.equal(read('nonsense'), 'nonsense', 'what it is will be told');
  assert.equal(read('nonsense!4k3/8 w'), 'nonsense!4k3/8 w');
  assert.equal(read('custodian;array=four and more'), 'custodian;array=four and more');
});

const custodian = '7/3K3/7/7/7/k6/7 w - 0 1';
const taketwo = '4k3/8/8/8/8/8/8/4K3 w - - 0 1 -';

test('a link without an address, and a position, are found between words', () => {
  for (const text of ['"custodian!!a2a3"', '(custodian!!a2a3)', 'our game: custodian!!a2a3'])
    assert.match(read(text), /^custodian!!a2a3/, text);
  const fen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
  for (const text of [`FEN: ${fen}`, `"${fen}"`, `(${fen})`, `position fen ${fen}`, `fen=${fen}`])
    assert.equal(parseLink(read(text)).position, fen, text);
});

test('a position belongs to the game at the table, or to the first family that can read it', () => {
  assert.equal(read(custodian), formatLink({ variant: 'custodian', position: custodian, actions: [], extras: [] }));
  assert.equal(parseLink(read(taketwo)).variant, 'taketwo');
  assert.equal(parseLink(read(custodian, 'custodian;board=cylinder')).variant, 'custodian;board=cylinder');
  assert.equal(parseLink(read(custodian, 'till')).variant, 'custodian');
  assert.equal(parseLink(read(`  ${custodian.replaceAll(' ', '\n  ')}`)).position, custodian);
});

test('a position as other programs write it is orthodox chess, but where another game is at the table', () => {
  const variantOf = (/** @type {string} */ text, /** @type {string | undefined} */ current = undefined) =>
    parseLink(read(text, current)).variant;
  const fen = 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R';
  for (const fields of [' b KQkq - 2 3', ' b KQkq -', ' b', ' b KQkq - bm Nf6;']) {
    assert.equal(variantOf(fen + fields), 'taketwo;switch=off', fields);
    assert.equal(variantOf(fen + fields, 'custodian'), 'taketwo;switch=off', fields);
    assert.equal(variantOf(fen + fields, 'taketwo'), 'taketwo', fields);
  }
  for (const text of [`${fen} b KQkq - 2 3 -`, '4k3/8/8/8/3Q~DH4/8/8/4K3 w - - 0 1'])
    assert.equal(variantOf(text), 'taketwo', text);
});

test('a position that can be played nowhere belongs to the game at the table if its board has as many rows', () => {
  const variantOf = (/** @type {string} */ text, /** @type {string | undefined} */ current = undefined) =>
    parseLink(read(text, current)).variant;
  const checked = '4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1';
  assert.equal(variantOf(checked, 'taketwo;switch=off'), 'taketwo;switch=off');
  assert.equal(variantOf(checked), 'taketwo;switch=off');
  assert.equal(variantOf(`${checked} -`), 'taketwo');
  assert.equal(variantOf('7/3K3/7/7/7/k6/7 w - 0 x'), 'custodian');
  assert.equal(variantOf('0,0:aKbK a', 'custodian'), 'till');
  assert.equal(variantOf('k7/8/8/8/8/8/8/7K', 'tches;array=k7/8/8/8/8/8/8/7K'), 'tches;array=k7/8/8/8/8/8/8/7K');
});

test('a bracket of other programs in a position is named as the place', () => {
  const bracket = 'nnrqkbbr/pppppppp/8/8/8/8/PPPPPPPP/NNRQKBBR[HEhe] w - - 0 1';
  for (const current of ['taketwo', undefined])
    assert.throws(() => read(bracket, current), {
      subject: 'position',
      reason: 'unknown-piece',
      offset: 43,
      length: 1,
    });
});

test('no game is left behind by a text that is none', () => {
  const { counted, engine: counting } = countGames(engine);
  assert.throws(() => finish(readEnteredText(counting, 'some words')));
  finish(readEnteredText(counting, custodian));
  assert.equal(counted.open, 0);
});

test('a position is opened with the operations of EPD behind it, whatever they say', () => {
  const position = '2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - -';
  for (const operations of ['bm Qg6; id "WAC.001";', 'bm #2;', 'c0 "good! #1 + 100%";'])
    for (const current of ['taketwo;switch=off', 'custodian', undefined]) {
      const link = parseLink(read(`${position} ${operations}\n`, current));
      assert.equal(link.variant.startsWith('taketwo'), true);
      assert.equal(startGame(engine, link.variant, link.position).position, `${position} 0 1 -`);
      assert.deepEqual([link.position, link.actions, link.extras], [position, [], []]);
    }
  assert.equal(parseLink(read('4k2r/8/8/8/8/8/8/4K3 b k - 3 8 bm #2;')).position, '4k2r/8/8/8/8/8/8/4K3 b k - 3 8');
});

/** Texts of others, with the reason, what the words name, and numbers. @type {[string, string, string?, object?][]} */
const otherTexts = [
  [
    'https://www.pychess.org/analysis/chess?fen=rnbqkbnr/pPpppppp/8/8/8/8/PPPP1PPP/RNBQKBNR[]_w_KQkq_-_0_1',
    'is-address',
    'pychess.org',
  ],
  ['look at http://localhost:8080/x now', 'is-address', 'localhost'],
  ['lichess.org/AbCd1234', 'is-address', 'lichess.org'],
  ['https://lichess.org/AbCd1234#12', 'is-address', 'lichess.org'],
  ['(www.chessvariants.com/invention/custodian-chess)', 'is-address', 'chessvariants.com'],
  ['[Size "5"]\n[Result "0-F"]\n\n1. a1 e5', 'is-tak'],
  ['x6/x6/x2,2,x3/x2,2C,1,x2/x2,21S,x3/x6 1 4', 'is-tak'],
  ['1. a6 f1\n2. c3 Cd4 3. c3> Sd3 4. 2c3-2!', 'is-tak'],
  [
    'files=10\nranks=10\ngraphicsDir=/graphics.dir/alfaeD/\nsymmetry=mirror\nPawn::::a2-j2\nKnight:N:::b1,i1',
    'is-diagram',
  ],
  ['<div class="idiagram">files=8</div>', 'is-diagram'],
  ['Pawn::::a2-j2 Knight:N:::b1,i1 Bishop::::c1,h1', 'is-diagram'],
  ['hello there', 'is-words'],
  ['# A title\n\nand a text', 'is-words'],
  ['issue #12 of chess', 'is-words'],
  ['<!doctype html><html>', 'is-words'],
  ['???', 'is-words'],
  ['шахматы', 'is-words'],
  ['either w/b/c w or not', 'is-words'],
  ['hello there!', 'is-words'],
  ['yes and/or no', 'is-words'],
  ['x y', 'is-words'],
  ['rnbqkbnr/pppppppp/8/8/8/8/8/8/8/8/8/RNBQKBNR w - - 0 1', 'other-board', '', { rows: 12, ranks: 0 }],
];

for (const [text, reason, name = '', args] of otherTexts)
  test(`a text of others is called so: ${text.slice(0, 40).replaceAll('\n', ' ')}`, () => {
    assert.throws(
      () => read(text),
      (/** @type {any} */ error) => {
        const { subject, offset, length } = error;
        const told = error.text.slice(offset, offset + length);
        assert.deepEqual([subject, error.reason, told, error.args], ['game', reason, name, args]);
        return true;
      },
    );
  });

test('the board of the game at the table is told where a position is of another', () => {
  for (const text of ['4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1', 'nnrqkbbr/pppppppp/8/8/8/8/PPPPPPPP/NNRQKBBR[HEhe] w - - 0 1'])
    assert.throws(() => read(text, 'custodian'), { reason: 'other-board', args: { rows: 8, ranks: 7 } });
  assert.throws(() => read('4k3/4Q3/8/8/8/8/8/4K3 w', 'till'), { reason: 'other-board', args: { rows: 8, ranks: 0 } });
});

test('links, variants, positions and records are none of the texts of others', () => {
  const texts = [
    custodian,
    taketwo,
    '#tches;array=kcl/3/3/3/KCL!!',
    'https://motley.example/#newer;game=1!!a1',
    'https://motley.example/#newer!!',
    '0,0:aKbQ/2aP a - ab 0 0',
    'rnbmqklbnr/1cfdggdfc1/pppppppppp/10/10/10/10/PPPPPPPPPP/1CFDGGDFC1/RNBMQKLBNR w 3 -/- - 0 1',
    'k7/8/8/8/8/8/8/6N_K w 1 -/- - 0 1',
    recordOf('ongoing', '[Size "7"]\n[Site "https://example.org/"]\n'),
    '[Event "x"]\n[Site "https://example.org/"]\n\n1. e4 e5 2. Nf3 *',
    '1. e4 {https://example.org} e5 2. Nf3 Nc6',
    '1. a2a3 g6g5 2. b2b3',
  ];
  for (const text of texts) assert.doesNotThrow(() => refuseOthers(text), text);
});

// ----- records as links

/** The text of a record of one action. */
const recordOf = (/** @type {string} */ result, tags = '', comment = '') =>
  `[Motley "1"]\n[Variant "custodian"]\n${tags}[Result "${result}"]\n\n1. a2a3 ${comment}${result}\n`;

/** @returns {any} */
const linkOf = (/** @type {string} */ text) => linkOfRecord(parseRecords(engine, text)[0]);
const date = new Date(2026, 0, 5);

test('a link has of a record what it needs', () => {
  assert.deepEqual(linkOf(recordOf('ongoing')), { variant: 'custodian', position: '', actions: ['a2a3'], extras: [] });
  for (const result of ['draw agreement', 'win b resignation', 'win w time'])
    assert.deepEqual(linkOf(recordOf(result)).extras, [['result', result.replaceAll(' ', '+')]]);
  const { extras } = linkOf(recordOf('ongoing', '[Event "Here"]\n', '{well} '));
  const notes = JSON.parse(decodeURIComponent(extras[0][1]));
  assert.deepEqual(notes, { tags: [['Event', 'Here']], comments: [{ at: 1, text: 'well' }] });
  assert.equal(getExtra(linkOf(recordOf('ongoing', '', '{well} ')), 'notes') !== undefined, true);
});

test('a result by the rules is in a record without being in the link', () => {
  const link = parseLink('custodian!!e2e3.c6c5.f1c4.d7c6.b2b3.c6d5.e3d4!result=draw+agreement');
  assert.match(formatLinkAsRecord(engine, link, date), /\[Result "win w king-captured"\]/);
});

test('a result that makes no sense is none', () => {
  const decided = {
    'win+b+time': 'win b time',
    'draw+agreement': 'draw agreement',
    nonsense: 'ongoing',
    '': 'ongoing',
  };
  for (const [value, result] of Object.entries(decided)) {
    const text = formatLinkAsRecord(engine, parseLink(`custodian!!a2a3!result=${value}`), date);
    assert.ok(text.includes(`[Result "${result}"]`), text);
  }
});

test('a record has the day on which it was written, unless it has a date', () => {
  const link = parseLink('custodian!!a2a3');
  assert.match(formatLinkAsRecord(engine, link, date), /\[Date "2026\.01\.05"\]/);
  const dated = linkOf(recordOf('ongoing', '[Date "1999.12.31"]\n'));
  const text = formatLinkAsRecord(engine, dated, date);
  assert.match(text, /\[Date "1999\.12\.31"\]/);
  assert.equal(text.split('[Date').length, 2);
});

test('notes come back if they are tags and comments, and no others', () => {
  const usable = { tags: [['Event', 'Here']], comments: [{ at: 0, text: 'well' }] };
  const written = (/** @type {object} */ changes) => {
    const notes = encodeURIComponent(JSON.stringify({ ...usable, ...changes }));
    /** @type {any} */
    const link = { variant: 'custodian', position: '', actions: [], extras: [['notes', notes]] };
    return formatLinkAsRecord(engine, link, date);
  };
  assert.match(written({}), /\[Event "Here"\][\s\S]*\{well\}/);
  const own = ['1Event', 'Ev ent', 'Motley', 'Variant', 'Position', 'Result'].map((name) => [[name, 'x']]);
  const tags = [{}, [['Event']], [['Event', 'Here'], ['Event']], ['Event'], [['Event', 5]], ...own];
  const lists = [[{ at: 0.5, text: 'x' }], [{ at: 0, text: 5 }], [null], [{ at: 0, text: 'well' }, null]];
  const comments = ['x', ...lists];
  for (const changes of [...tags.map((tags) => ({ tags })), ...comments.map((comments) => ({ comments }))])
    assert.ok(!written(changes).includes('Here') && !written(changes).includes('well'), JSON.stringify(changes));
});

test('no game is left behind', () => {
  const { counted, engine: counting } = countGames(engine);
  formatLinkAsRecord(counting, parseLink('custodian!7/3K3/7/7/7/k6/7+w+-+0+1!d6d7'), date);
  assert.throws(() => formatLinkAsRecord(counting, parseLink('custodian!!a2a9'), date));
  parseRecords(counting, recordOf('ongoing'));
  assert.throws(() => parseRecords(counting, recordOf('nonsense')));
  assert.equal(counted.open, 0);
});
