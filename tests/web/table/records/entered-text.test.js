// Texts that a user may enter to open a game: a link, a variant, or a position. And records as links.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatLink, getExtra, parseLink } from '../../../../shell/links/links.js';
import { finish } from '../../../../shell/links/slices.js';
import { readEnteredText } from '../../../../shell/table/records/entered-text.js';
import { parseRecords } from '../../../../shell/table/records/record.js';
import { formatLinkAsRecord, linkOfRecord } from '../../../../shell/table/records/record-link.js';
import { loadBuilt, startGame } from '../../support/engine.js';
import { countGames } from '../../support/fakes.js';

const engine = await loadBuilt();
const read = (/** @type {string} */ text, /** @type {string | undefined} */ current = undefined) =>
  finish(readEnteredText(engine, text, current));

test('of an address the part after # is opened', () => {
  assert.equal(read('https://motley.example/play/#custodian!!a2a3'), 'custodian!!a2a3');
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

test('a position belongs to the game at the table, or to the first family that can read it', () => {
  assert.equal(read(custodian), formatLink({ variant: 'custodian', position: custodian, actions: [], extras: [] }));
  assert.equal(parseLink(read(taketwo)).variant, 'taketwo');
  assert.equal(parseLink(read(custodian, 'custodian;board=cylinder')).variant, 'custodian;board=cylinder');
  assert.equal(parseLink(read(custodian, 'till')).variant, 'custodian');
  assert.equal(parseLink(read(`  ${custodian.replaceAll(' ', '\n  ')}`)).position, custodian);
});

test('a position that nobody can read is refused where reading came furthest', () => {
  const { counted, engine: counting } = countGames(engine);
  for (const text of ['7/3K3/7/7/7/k6/7 w - 0 x', '4k3/8/8/8/8/8/8/4K3 w - - 0 x -', 'x y']) {
    /** @type {any} */
    let best = { offset: -1 };
    for (const { family } of engine.schema().families) {
      const game = startGame(engine, family);
      try {
        game.setPosition(text);
      } catch (error) {
        if (/** @type {any} */ (error).offset > best.offset) best = error;
      }
    }
    assert.throws(() => finish(readEnteredText(counting, text)), { reason: best.reason, offset: best.offset });
  }
  finish(readEnteredText(counting, custodian));
  assert.equal(counted.open, 0);
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
