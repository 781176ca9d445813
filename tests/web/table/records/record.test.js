// Records: written, read back, and refused with line and column.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatLink, parseLink } from '../../../../shell/links/links.js';
import { formatRecord, isRecordText, parseRecords, RecordError } from '../../../../shell/table/records/record.js';
import { formatLinkAsRecord, linkOfRecord } from '../../../../shell/table/records/record-link.js';
import { loadBuilt, startGame } from '../../support/engine.js';
import { inWords } from '../../support/lists.js';

const engine = await loadBuilt();

const won = `[Motley "1"]
[Variant "custodian"]
[Event "Caf\u00e9 \\"Throne\\""]
[Date "2026.11.20"]
[Seat "w" "Ann"]
[Seat "b" "Bo"]
[Result "win w king-captured"]

1. e2e3 1... c6c5 2. f1c4 2... d7c6 3. b2b3 3... c6d5 {too bold} 4. e3d4
win w king-captured
`;

const agreed = `[Motley "1"]
[Variant "taketwo"]
[Position "4k3/8/8/8/8/8/P7/4K3 w - - 0 80 -"]
[Result "draw agreement"]

80. a2~HD e1e2 80... e8e7 draw agreement
`;

const ongoing = `[Motley "1"]
[Variant "taketwo;switch=off"]
[Result "ongoing"]

ongoing
`;

const branched = `[Motley "1"]
[Variant "custodian"]
[Result "ongoing"]

{at the start} 1. a2a3 {good} (1. b2b3 {why?} 1... a6a5 (1... g6g5 2. a2a3) 2.
c2c3 win b resignation) (1. c2c3) 1... g6g5 (1... f6f5 2. a3a4 (2. b2b3)) 2.
b2b3 ongoing
`;

for (const [name, text] of Object.entries({ won, agreed, ongoing, branched }))
  test(`${name}: what is written is what was read`, () => {
    const [record] = parseRecords(engine, text);
    assert.equal(formatRecord(engine, record), text);
  });

test('a game that somebody has written into a comment stays a comment', () => {
  const [record] = parseRecords(engine, ongoing);
  const text = 'as in\n[Motley "1"]\n[Variant "custodian"]\n\n1. a2a3 {why} ongoing';
  record.comments = [
    { at: 0, text },
    { at: 0, text: 'and on {' },
  ];
  const [back] = parseRecords(engine, formatRecord(engine, record));
  assert.deepEqual(inWords(back.comments, 'text'), [text.replace('\n', ' ').replace('}', ')'), 'and on {']);
});

test('everything of a record is kept', () => {
  const [record] = parseRecords(engine, won);
  assert.deepEqual([record.variant, record.position, record.actions.length], ['custodian', '', 7]);
  assert.equal(record.result, 'win w king-captured');
  assert.deepEqual(record.comments, [{ at: 6, text: 'too bold' }]);
  assert.deepEqual(record.tags[0], ['Event', 'Caf\u00e9 "Throne"']);
  assert.deepEqual(record.tags[2], ['Seat', 'w', 'Ann']);
});

test('several records follow each other', () => {
  const records = parseRecords(engine, `${won}\n${agreed}\n${ongoing}`);
  assert.deepEqual(inWords(records, 'variant'), ['custodian', 'taketwo', 'taketwo;switch=off']);
});

test('numbers may be close to their action or missing, lines with % are passed over', () => {
  const text =
    '% kept by hand\n[Motley "1"]\n[Variant "custodian"][Result "ongoing"]\n1.a2a3 g6g5\n% half-time\n2.b2b3 ongoing';
  assert.deepEqual(parseRecords(engine, text)[0].actions, ['a2a3', 'g6g5', 'b2b3']);
});

test('variants and positions become canonical', () => {
  const position = 'rbnknbr/ppppppp/7/7/7/PPPPPPP/RBNKNBR w KQkq 0 1';
  const text = `[Motley "1"][Variant "custodian;board=flat"][Position "${position}"][Result "ongoing"] ongoing`;
  const [record] = parseRecords(engine, text);
  assert.deepEqual([record.variant, record.position], ['custodian', '']);
});

test('long games are written in lines of at most 80 signs', () => {
  const game = startGame(engine, 'custodian');
  /** @type {string[]} */
  const actions = [];
  while (actions.length < 60 && game.actions().length > 0) {
    actions.push(game.actions()[actions.length % game.actions().length]);
    game.play(actions[actions.length - 1]);
  }
  const nothing = { position: '', tags: [], comments: [], nags: [], variations: [] };
  const text = formatRecord(engine, { ...nothing, variant: 'custodian', actions, result: game.outcome });
  for (const line of text.split('\n')) assert.ok(line.length <= 80, line);
  assert.deepEqual(parseRecords(engine, text)[0].actions, actions);
});

const head = '[Motley "1"][Variant "custodian"][Result "ongoing"]\n';

/** @type {[name: string, text: string, reason: string, line: number, column: number, token?: string][]} */
const refused = [
  ['nothing', '', 'missing-tag-motley', 1, 1],
  ['no tag', 'a2a3', 'missing-tag-motley', 1, 1],
  ['another version', '[Motley "2"]\n[Variant "custodian"]\n[Result "ongoing"]\nongoing', 'unknown-version', 1, 10],
  ['no variant', '[Motley "1"]\n[Result "ongoing"]\nongoing', 'missing-tag-variant', 1, 1],
  ['a bad variant', '[Motley "1"]\n[Variant "custodian;array=six"]\n', 'unknown-value', 2, 27],
  ['a bad position', '[Motley "1"]\n[Variant "custodian"]\n[Position "7/7 w"]\n', 'row-count', 3, 15],
  ['a tag twice', '[Motley "1"]\n[Motley "1"]\n', 'repeated-tag', 2, 1],
  ['an open string', '[Motley "1]\n', 'unclosed-value', 1, 9],
  ['an open tag', '[Motley "1"\n', 'unclosed-tag', 1, 12],
  ['no result', '[Motley "1"][Variant "custodian"]\na2a3', 'missing-tag-result', 2, 5],
  ['no result at the end', `${head}a2a3`, 'missing-result', 2, 5],
  ['two results', `${head}a2a3 draw agreement`, 'other-result', 2, 6],
  ['a false result', `${head.replace('ongoing', 'win w throne')}a2a3 win w throne`, 'wrong-result', 1, 43],
  ['an illegal action', `${head}1. a2a5 ongoing`, 'not-legal-but', 2, 7, '5'],
  ['a wrong number', `${head}2. a2a3 ongoing`, 'wrong-turn-number', 2, 1, '2.'],
  ['an open variation', `${head}a2a3 (b2b3`, 'unclosed-variation', 2, 6],
  ['too many variations', `${head}a2a3 ${'(b2b3)'.repeat(10_001)} ongoing`, 'too-many-variations', 2, 60_006],
  ['a bracket too much', `${head}a2a3 ) ongoing`, 'unexpected-sign', 2, 6],
  ['an empty variation', `${head}a2a3 ({}) ongoing`, 'unexpected-sign', 2, 9],
  ['instead of nothing', `${head}(a2a3) ongoing`, 'unexpected-sign', 2, 1],
  ['illegal there', `${head}a2a3 (g6g5) ongoing`, 'not-legal-but', 2, 8],
  ['an end by no decision', `${head}a2a3 (b2b3 win w throne) ongoing`, 'variation-result', 2, 12],
  ['an open comment', `${head}{hm`, 'unclosed-comment', 2, 1, '{'],
  ['a stray brace', `${head}} ongoing`, 'unexpected-sign', 2, 1, '}'],
  ['more after the result', `${head}ongoing a2a3`, 'after-result', 2, 9, 'a2a3'],
  ['the second of two', `${ongoing}[Motley "1"]\n[Variant "x"]`, 'unknown-family', 7, 11],
];

for (const [name, text, reason, line, column, token] of refused)
  test(`refused: ${name}`, () => {
    assert.throws(
      () => parseRecords(engine, text),
      (error) => {
        assert.ok(error instanceof RecordError, String(error));
        assert.deepEqual([error.reason, error.line, error.column], [reason, line, column]);
        if (token) assert.equal(text.slice(error.offset, error.offset + error.length), token);
        return true;
      },
    );
  });

for (const [text, reason, offset, length] of /** @type {[string, string, number, number][]} */ ([
  ['', 'missing-tag-motley', 0, 0],
  ['[Motley "2"]\nongoing', 'unknown-version', 9, 1],
  ['[Motley "1"]\n[Motley "1"]\n', 'repeated-tag', 13, 7],
  ['[Motley "1" "2"]\n', 'bad-tag', 0, 7],
  ['[1]', 'bad-tag', 0, 1],
  ['[Motley]', 'bad-tag', 7, 1],
  ['[Motley', 'unclosed-tag', 7, 0],
  ['x'.repeat(4_000_001), 'too-long', 4_000_000, 0],
  ['x'.repeat(4_000_000), 'missing-tag-motley', 0, 4_000_000],
]))
  test(`a fault has a length: ${reason} in ${text.slice(0, 20)}`, () => {
    assert.throws(() => parseRecords(engine, text), { subject: 'record', reason, offset, length });
  });

test('a record is told from other texts by its first tag', () => {
  for (const text of ['\n [Motley "1"]', '% x\n[Motley "1"]']) assert.ok(isRecordText(text), text);
  for (const text of ['custodian!!a2a3', '4k3/8/8/8/8/8/8/4K3 w - - 0 1']) assert.ok(!isRecordText(text), text);
});

test('any text is read or refused, and quickly', () => {
  const signs = ['[Motley "1"]', '[Variant "custodian"]', '[Result "ongoing"]', '1.', 'a2a3', 'ongoing'];
  signs.push(...' \n{}"[]%\\\0é');
  let seed = 1;
  for (let i = 0; i < 3000; i++) {
    let text = '';
    for (let j = 0; j < 12; j++) {
      seed = (seed * 48271) % 2147483647;
      text += signs[seed % signs.length];
    }
    try {
      parseRecords(engine, text);
    } catch (error) {
      assert.ok(error instanceof RecordError, `${JSON.stringify(text)}: ${error}`);
      assert.ok(error.offset <= text.length);
    }
  }
});

test('a record survives being a link', () => {
  for (const text of [won, agreed]) {
    const [record] = parseRecords(engine, text);
    const link = parseLink(formatLink(linkOfRecord(record)));
    const date = new Date(2026, 10, 20);
    const again = formatLinkAsRecord(engine, link, date);
    const { tags, ...game } = parseRecords(engine, again)[0];
    const { tags: before, ...same } = record;
    assert.deepEqual(game, same);
    assert.deepEqual(tags, before.length > 0 ? before : [['Date', '2026.11.20']]);
  }
});

test('notes that are none are passed over', () => {
  const bad = ['x', '%7B', '{"tags":1}', '{"tags":[["Motley","2"]],"comments":[]}'];
  for (const notes of [...bad, '{"tags":[],"comments":[{"at":"x"}]}']) {
    const link = parseLink(`custodian!!!notes=${encodeURIComponent(notes)}`);
    const [record] = parseRecords(engine, formatLinkAsRecord(engine, link, new Date(2026, 0, 2)));
    assert.deepEqual(record.tags, [['Date', '2026.01.02']]);
  }
});

test('clocks are tags of a record, and keys of a link', () => {
  const clocked = 'custodian!!a2a3.a6a5!clock=300+5;left=290.1,299;seats=p,p';
  const text = formatLinkAsRecord(engine, parseLink(clocked), new Date(2026, 10, 23));
  assert.match(text, /\[Clock "300\+5"\]\n\[Left "290.1,299"\]/);
  const [record] = parseRecords(engine, text);
  assert.deepEqual(linkOfRecord(record).extras.slice(0, 2).join(' '), 'clock,300+5 left,290.1,299');
  assert.equal(formatLinkAsRecord(engine, linkOfRecord(record), new Date()), text, 'and they are not tags twice');
});

test('a tag that tells of another clock stays a tag', () => {
  const text =
    '[Motley "1"]\n[Variant "custodian"]\n[Clock "wooden"]\n[Left "1" "2"]\n[Result "ongoing"]\n1.a2a3 ongoing\n';
  const [record] = parseRecords(engine, text);
  const { extras } = linkOfRecord(record);
  assert.deepEqual(inWords(extras, '0'), ['notes']);
});
