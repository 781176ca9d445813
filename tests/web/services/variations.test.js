// Variations of a game: in links and records, and what follows when people play, promote, delete and write.

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { formatLink, parseLink } from '../../../shell/links/links.js';
import { finish } from '../../../shell/links/slices.js';
import { GameVariations } from '../../../shell/services/game-variations.js';
import { openVariations } from '../../../shell/services/variations.js';
import { showDraft } from '../../../shell/table/drafted.js';
import { Session } from '../../../shell/table/game/session.js';
import { parseRecords } from '../../../shell/table/records/record.js';
import { formatLinkAsRecord } from '../../../shell/table/records/record-link.js';
import { withName } from '../../../shell/table/records/rename.js';
import {
  growTree,
  layOut,
  mainFrom,
  readVariations,
  writeVariations,
} from '../../../shell/table/records/variation-tree.js';
import { loadBuilt } from '../support/engine.js';
import { FakeBrowser } from '../support/fake-browser.js';
import { makeWords } from '../support/fakes.js';
import { inWords } from '../support/lists.js';

const engine = await loadBuilt();

beforeEach(() => {
  mock.restoreAll();
  new FakeBrowser().install();
});

/** The tree of a game, without pauses. */
const treeOf = (/** @type {Parameters<typeof growTree>} */ ...game) => finish(growTree(...game));

const lines = '0/0/b2b3.a6a5.c2c3.win+b+resignation/0/0/c2c3/0m/1/f6f5.a3a4/1/1/g6g5.a2a3/3/2/b2b3';
const actions = ['a2a3', 'g6g5', 'b2b3'];

test('what a link says of variations is read and written as the same', () => {
  const read = readVariations(lines);
  assert.ok(read);
  assert.deepEqual([read.length, read[0].result, read[2].isFirst], [5, 'win b resignation', true]);
  assert.equal(writeVariations(read), lines);
});

for (const [name, text] of Object.entries({
  'an empty text': '',
  'no actions': '0/0/',
  'an action without a text': '0/0/a2a3..b2b3',
  'only a result': '0/0/draw+agreement',
  'a line that is not there': '1/0/a2a3',
  'a place before the line': '0/0/b2b3/1/0/a2a3',
  'a place after the line': '0/0/b2b3/1/2/a2a3',
  'no number': 'x/0/a2a3',
  'a field too few': '0/0',
  'a huge number': '99999999999/0/a2a3',
}))
  test(`variations are refused: ${name}`, () => assert.equal(readVariations(text), null));

/** So many variations that leave the start. */
const manyOf = (/** @type {(i: number) => string} */ action, count = 10_000) =>
  Array.from({ length: count }, (_, i) => `0/0/${action(i)}`).join('/');

test('there are at most ten thousand variations', () => {
  const first = () => 'a2a3';
  assert.equal(readVariations(manyOf(first))?.length, 10_000);
  assert.equal(readVariations(manyOf(first, 10_001)), null);
});

test('a tree grows with what is in it, also where all variations leave the same position', () => {
  const variations = readVariations(manyOf((i) => `x${i}`)) ?? [];
  const { find } = Array.prototype;
  let found = 0;
  const one = /** @type {any} */ (Array.prototype);
  one.find = function (/** @type {any} */ ...args) {
    found += this.length;
    return find.apply(this, args);
  };
  let pauses = 0;
  const work = growTree({ actions: [], comments: [] }, variations);
  for (let isDone = false; !isDone; pauses++) isDone = Boolean(work.next().done);
  one.find = find;
  assert.ok(found < 10_000 && pauses > 10_000, `${found} looked at, ${pauses} pauses`);
});

test('a tree has every position once, and becomes any of its lines with the others beside it', () => {
  const line = treeOf({ actions, comments: [{ at: 1, text: 'here' }] }, readVariations(`${lines}/0/0/a2a3.a6a5`) ?? []);
  const texts = (/** @type {{ text: string }[]} */ nodes) => nodes.map(({ text }) => text).join(' ');
  assert.equal(texts(line[0].children), 'a2a3 b2b3 c2c3');
  assert.equal(texts(line[1].children), 'f6f5 g6g5 a6a5', 'the main line comes first');
  assert.equal(texts(mainFrom(line[0])), ' a2a3 f6f5 a3a4');
  assert.deepEqual(line[1].comments, ['here']);
  const main = layOut(mainFrom(line[0]));
  assert.ok(main.variations.every(({ isFirst }) => !isFirst));
  const again = treeOf(main, main.variations);
  assert.deepEqual(layOut(again), main);
});

test('a record has no decision where the rules have ended a line, and none of a seat that is not there', () => {
  const won = 'custodian!!e2e3.c6c5.f1c4.d7c6.b2b3.c6d5.e3d4';
  for (const [link, result] of [
    [`${won}!lines=0m/0/a2a3`, ''],
    ['custodian!!a2a3!lines=0/0/e2e3.c6c5.f1c4.d7c6.b2b3.c6d5.e3d4.win+b+resignation', ''],
    ['custodian!!a2a3!lines=0/0/b2b3.win+z+resignation', ''],
    ['custodian!!a2a3!lines=0/0/b2b3.win+b+resignation', 'win b resignation'],
  ]) {
    const [{ variations }] = parseRecords(engine, formatLinkAsRecord(engine, parseLink(link), new Date()));
    assert.deepEqual(inWords(variations, 'result'), [result]);
  }
});

/** A game with its variations, as the page has it. */
async function openGame(/** @type {string} */ text) {
  const { session } = Session.open(engine, parseLink(text));
  /** @type {string[]} */
  const told = [];
  const app = /** @type {any} */ ({
    engine,
    words: makeWords(),
    session,
    update() {},
    navigation: { follow() {} },
    table: {
      tell: (/** @type {any} */ notice) => told.push(notice),
      restore(/** @type {any} */ line, /** @type {string} */ type) {
        assert.equal(type, 'go');
        session.restore(line);
        app.variations.kept.follow();
      },
    },
  });
  const kept = await openVariations(app, session, { ...session.line, extras: session.extras });
  app.variations = { kept };
  kept.follow();
  const link = () => formatLink(session.link);
  return { app, session, kept, told, link };
}

test('of variations that cannot be played only some are told of', async () => {
  const { told, kept } = await openGame(`custodian!!!lines=${manyOf((i) => `x${i}`, 100)}`);
  assert.deepEqual([told.length, kept.at(0)?.children], [3, []]);
});

test('opening changes nothing, and another line shown keeps them all', async () => {
  const text = `custodian!!${actions.join('.')}!lines=${lines}`;
  const { kept, session, link } = await openGame(text);
  assert.equal(link(), text);
  const [, b2b3] = kept.at(0)?.children.filter(({ text }) => text !== 'c2c3') ?? [];
  kept.show(b2b3);
  assert.deepEqual([session.at, session.steps.length, session.result?.reason], [1, 3, 'resignation']);
  assert.match(link(), /^custodian!!b2b3\.a6a5\.c2c3!at=1;result=win\+b\+resignation;lines=/);
  kept.show(mainFrom(/** @type {any} */ (kept.at(0)))[1]);
  assert.match(link(), /^custodian!!a2a3\.f6f5\.a3a4!at=1;lines=/);
  const record = formatLinkAsRecord(engine, session.link, new Date()).replaceAll('\n', ' ');
  const branched = '1. a2a3 (1. b2b3 1... a6a5 (1... g6g5 2. a2a3) 2. c2c3 win b resignation) (1. c2c3)';
  assert.ok(record.includes(branched), record);
});

test('what is played from an earlier position is a line of its own, and what was there stays', async () => {
  const { kept, session, link } = await openGame('custodian!!a2a3.g6g5');
  session.goTo(0);
  session.play('c2c3');
  kept.follow();
  assert.equal(link(), 'custodian!!c2c3!lines=0m/0/a2a3.g6g5');
  kept.next();
  assert.equal(link(), 'custodian!!a2a3.g6g5!at=1;lines=0/0/c2c3');
  kept.next();
  assert.equal(kept.begin?.text, 'c2c3');
  kept.promote();
  assert.equal(link(), 'custodian!!c2c3!lines=0/0/a2a3.g6g5');
  assert.equal(kept.begin, undefined);
});

test('a line that nobody has played is kept where the game is, also after its last action', async () => {
  const { kept, session, link } = await openGame('custodian!!a2a3.g6g5');
  session.goTo(1);
  kept.addLine(['f6f5', 'b2b3']);
  assert.equal(link(), 'custodian!!a2a3.g6g5!at=1;lines=0/1/f6f5.b2b3');
  assert.deepEqual(inWords(kept.at(1)?.children ?? [], 'text'), ['g6g5', 'f6f5']);
  session.goTo(2);
  kept.addLine(['c2c3']);
  assert.equal(link(), 'custodian!!a2a3.g6g5!lines=0/1/f6f5.b2b3/0/2/c2c3');
});

test('what is only drafted is in no variation, and a comment is about the last action played', async () => {
  const { kept, session, link } = await openGame('tches!!!lines=0/0/b1a3');
  const [{ text }] = session.view.actions;
  session.play(text);
  kept.follow();
  const known = link();
  const table = { session, change: (/** @type {any} */ _, /** @type {any} */ change) => change(session) };
  showDraft(table, [session.view.actions[0].text]);
  kept.follow();
  assert.equal(link(), known);
  kept.setComment('fine');
  session.dropDraft();
  assert.deepEqual([kept.at(1)?.children, kept.comment], [[], 'fine']);
});

test('a variation that is deleted can be brought back', async () => {
  const text = 'custodian!!c2c3.g6g5!lines=0m/0/a2a3.g6g5';
  const { kept, told, link } = await openGame(text);
  kept.remove();
  assert.equal(link(), 'custodian!!a2a3.g6g5!at=1');
  const [{ action }] = /** @type {any[]} */ (told);
  action.run();
  assert.equal(link(), text);
});

test('what programs write into a comment is not shown, and stays when somebody writes another one', async () => {
  const notes = '{"tags":[],"comments":[{"at":1,"text":"[%25eval 0.3] fine [%25clk 0:03:12] move"}]}';
  const { kept, session } = await openGame(`custodian!!a2a3!notes=${notes}`);
  assert.equal(kept.comment, 'fine move');
  kept.setComment('bad');
  kept.setMarks('a2:a3');
  assert.equal(kept.comment, 'bad');
  const [, text = ''] = session.link.extras.find(([key]) => key === 'notes') ?? [];
  const kinds = JSON.parse(text).comments.map((/** @type {{ text: string }} */ { text }) => text);
  assert.deepEqual(kinds, ['[%eval 0.3] [%clk 0:03:12]', 'bad', '[%marks a2:a3]']);
});

test('comments and drawings belong to their position, in whatever line it is', async () => {
  const { kept, session } = await openGame('custodian!!a2a3.g6g5!notes={"tags":[["Event","Cup"]],"comments":[]}');
  kept.setComment(' so it begins; ');
  kept.setMarks('a2:a3 g5=red');
  assert.deepEqual([kept.comment, kept.marks], ['so it begins;', 'a2:a3 g5=red']);
  session.goTo(1);
  session.play('f6f5');
  kept.follow();
  const read = () => JSON.parse(session.link.extras.find(([key]) => key === 'notes')?.[1] ?? '');
  assert.deepEqual(read(), {
    tags: [['Event', 'Cup']],
    comments: [],
    lines: [
      { line: 1, at: 2, text: 'so it begins;' },
      { line: 1, at: 2, text: '[%marks a2:a3 g5=red]' },
    ],
  });
  const opened = await openGame(formatLink(session.link));
  opened.kept.show(/** @type {any} */ (opened.kept.at(1)).children[0]);
  assert.deepEqual([opened.kept.comment, opened.kept.marks], ['so it begins;', 'a2:a3 g5=red']);
  opened.kept.setComment('');
  opened.kept.setMarks('');
  assert.equal(
    opened.session.link.extras.find(([key]) => key === 'notes')?.[1],
    '{"tags":[["Event","Cup"]],"comments":[]}',
  );
});

test('glyphs of annotators stay with their actions, whatever line is shown', async () => {
  const nags = '"nags":[{"at":1,"text":"!?"},{"line":1,"at":1,"text":"$2"},{"line":1,"at":1,"text":"?"}]';
  const text = `custodian!!a2a3.g6g5!lines=0/0/b2b3;notes={"tags":[],"comments":[],${nags}}`;
  const { kept, session, link } = await openGame(text);
  assert.equal(link(), formatLink(parseLink(text)));
  kept.show(/** @type {any} */ (kept.at(0)).children[1]);
  assert.deepEqual(kept.at(1)?.nags, ['$2', '?']);
  kept.promote();
  const record = formatLinkAsRecord(engine, session.link, new Date());
  assert.match(record, /1\. b2b3 \$2 \? \(1\. a2a3!\? 1\.\.\. g6g5\) ongoing/);
  const [other] = withName(session, 'w', 'Ann').slice(-1);
  assert.match(String(other[1]), /"Ann".*"nags":\[\{"at":1,"text":"\$2"\}/);
});

test('a reader judges an action by one glyph, which goes when it is given again, and others stay', async () => {
  const nags = '"nags":[{"at":2,"text":"$4"},{"at":2,"text":"$14"}]';
  const { kept, session, link } = await openGame(`custodian!!a2a3.g6g5!notes={"tags":[],"comments":[],${nags}}`);
  assert.deepEqual([kept.isAfterAction, kept.judged], [true, '??']);
  kept.write(true);
  kept.judge('!?');
  assert.deepEqual([kept.judged, kept.isWriting, kept.at(2)?.nags], ['!?', true, ['!?', '$14']]);
  const record = formatLinkAsRecord(engine, session.link, new Date());
  assert.match(record, /g6g5!\? \$14 ongoing/);
  assert.deepEqual(parseRecords(engine, record)[0].nags, [
    { at: 2, text: '!?' },
    { at: 2, text: '$14' },
  ]);
  const opened = await openGame(link());
  assert.equal(opened.kept.judged, '!?');
  opened.kept.judge('!?');
  assert.deepEqual([opened.kept.judged, opened.kept.at(2)?.nags], [undefined, ['$14']]);
  session.goTo(0);
  assert.equal(kept.isAfterAction, false);
});

test('what a review has found is kept: signs where nobody has judged, and better turns as variations', async () => {
  const nags = '"nags":[{"at":1,"text":"!?"}]';
  const { kept, session, link } = await openGame(`custodian!!a2a3.g6g5!notes={"tags":[],"comments":[],${nags}}`);
  const [step] = (await openGame('custodian!!b2b3')).session.steps;
  kept.keepRemarks([
    { at: 0, end: 1, sign: '??', better: [step] },
    { at: 1, end: 2, sign: '?', better: [] },
  ]);
  assert.deepEqual(
    [kept.at(1)?.nags, kept.at(2)?.nags, kept.isJudged(0), kept.isJudged(2)],
    [['!?'], ['?'], false, true],
  );
  assert.match(link(), /lines=0\/0\/b2b3/);
  assert.match(formatLinkAsRecord(engine, session.link, new Date()), /a2a3!\? \(1\. b2b3\) 1\.\.\. g6g5\?/);
});

test('a glyph is given to an action of a variation, and stays with it in link and record', async () => {
  const { kept, session, link } = await openGame('custodian!!a2a3.g6g5!lines=0/0/b2b3');
  kept.show(/** @type {any} */ (kept.at(0)).children[1]);
  kept.judge('?!');
  kept.show(/** @type {any} */ (kept.at(0)).children[0]);
  assert.match(decodeURIComponent(link()), /"nags":\[\{"line":1,"at":1,"text":"\?!"\}\]/);
  assert.match(formatLinkAsRecord(engine, session.link, new Date()), /\(1\. b2b3\?!\)/);
});

test('what is tried again within a turn is forgotten, unless something was written there', async () => {
  for (const [comment, left] of Object.entries({ '': 0, hm: 1, '!': 1 })) {
    const { kept, session } = await openGame('tches');
    const play = (skipped = 0) => {
      session.play(session.game.actions()[skipped]);
      kept.follow();
    };
    play();
    play();
    if (comment === '!') kept.at(2)?.nags.push(comment);
    else if (comment) kept.setComment(comment);
    const before = { ...session.line, at: 1 };
    session.goTo(1);
    kept.forget(before);
    play(1);
    assert.equal(kept.at(1)?.children.length, 1 + left);
  }
});

test('against a computer the line that is played on leads, also if it goes on before variations come', async () => {
  for (const [level, expected] of [
    [1, '0/0/a2a3.g6g5'],
    [null, '0m/0/a2a3.g6g5'],
  ]) {
    const { app, session } = await openGame('custodian!!a2a3.g6g5');
    /** @type {(part: object) => void} */
    let come = () => {};
    const parts = { bring: () => new Promise((resolve) => (come = resolve)) };
    Object.assign(app, { task: null, practice: null, parts });
    app.table.opponents = { players: { w: null, b: level } };
    const variations = new GameVariations(app);
    session.goTo(0);
    for (const text of ['b2b3', 'b6b5']) {
      const before = session.line;
      session.play(text);
      variations.follow({ type: 'play', before, text, by: 'person', from: session.view });
    }
    come({ openVariations: openVariations.bind(null, app), variationsPanel: {} });
    await variations.open();
    assert.equal(session.extras.find(([key]) => key === 'lines')?.[1], expected);
  }
});

test('whoever plays a known action again goes on along its line, but not against a computer', async () => {
  for (const [level, expected] of [
    [null, 'custodian!!a2a3.f6f5.c2c3!at=2;result=win+b+resignation;lines=0m/1/g6g5.b2b3'],
    [1, 'custodian!!a2a3.f6f5!lines=0/1/g6g5.b2b3/0/2/c2c3.win+b+resignation'],
  ]) {
    const text = 'custodian!!a2a3.g6g5.b2b3!lines=0/1/f6f5.c2c3.win+b+resignation';
    const { app, session, link } = await openGame(text);
    const part = { openVariations: openVariations.bind(null, app), variationsPanel: {} };
    Object.assign(app, { task: null, practice: null, parts: { bring: async () => part } });
    app.table.opponents = { players: { w: null, b: level } };
    const variations = new GameVariations(app);
    await variations.open();
    session.goTo(1);
    const before = session.line;
    session.play('f6f5');
    variations.follow({ type: 'play', before, text: 'f6f5', by: 'person', from: session.view });
    assert.equal(link(), expected);
  }
});

test('an action of a variation that is not legal is told, and the rest stays', async () => {
  const { told, link } = await openGame('custodian!!a2a3!lines=0/0/b2b3.b2b4/0/0/c2c3');
  assert.equal(told.length, 1);
  assert.equal(link(), 'custodian!!a2a3!lines=0/0/b2b3/0/0/c2c3');
  const other = await openGame('custodian!!a2a3!lines=nonsense');
  assert.equal(other.told.length, 1);
  assert.equal(other.link(), 'custodian!!a2a3');
});
