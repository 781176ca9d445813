// Records as people keep them: changed by blogs, mails and word processors, with results of PGN and glyphs of
// annotators; and files of which some games cannot be read.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatLink, parseLink } from '../../../../shell/links/links.js';
import { finish } from '../../../../shell/links/slices.js';
import { formatRecord, isRecordText, parseRecords, readRecords } from '../../../../shell/table/records/record.js';
import { findVariations, formatLinkAsRecord, linkOfRecord } from '../../../../shell/table/records/record-link.js';
import { loadBuilt } from '../../support/engine.js';
import { read } from '../../support/files.js';
import { inWords } from '../../support/lists.js';

const engine = await loadBuilt();

const tagsOf = (/** @type {string} */ variant, /** @type {string} */ result) =>
  `[Motley "1"]\n[Variant "${variant}"]\n[Result "${result}"]\n\n`;

/** A game of Custodian Chess with an end. */
const custodian = (/** @type {string} */ moves, result = 'ongoing') => tagsOf('custodian', result) + moves;

const readOne = (/** @type {string} */ text) => parseRecords(engine, text)[0];

// ----- changed by programs

const blog = `\ufeff<p>[Motley “1”]<br />
[Variant &quot;custodian&quot;]<br>

  [Event “The “]
[Seat "w" „Åsa “the fox“]
[Site «Café \\"Till\\"»]
[Result "ongoing"]</p>

<p>{before it <br /> begins…} 1. a2a3 – no
`;

test('what a blog makes of a record is read, and what people have written stays as it is', () => {
  const text = blog.replace(' – no', '<br/>1… g6g5!? {“good” – or …}').replace('„Åsa “the fox“', '„Åsa“');
  const { tags, comments, nags, actions } = readOne(`${text}2.&nbsp;b2b3 ongoing</p>`);
  assert.deepEqual(tags, [
    ['Event', 'The '],
    ['Seat', 'w', 'Åsa'],
    ['Site', 'Café "Till"'],
  ]);
  assert.deepEqual(actions, ['a2a3', 'g6g5', 'b2b3']);
  assert.deepEqual(comments, [
    { at: 0, text: 'before it <br /> begins…' },
    { at: 2, text: '“good” – or …' },
  ]);
  assert.deepEqual(nags, [{ at: 2, text: '!?' }]);
});

test('quotation marks as the source of a page has them', () => {
  for (const [open, close] of [
    ['ldquo', 'rdquo'],
    ['#8220', '#8221'],
    ['laquo', 'raquo'],
    ['#34', '#34'],
  ]) {
    const text = custodian('a2a3 ongoing').replace(/"(.*?)"/g, `&${open};$1&${close};`);
    assert.deepEqual(readOne(text).actions, ['a2a3'], open);
  }
});

test('a sign that is no quotation mark is named, and so is a sign of HTML', () => {
  const wrong = { "'": "'", '‘': '‘ (U+2018)', '″': '″ (U+2033)', '&lsquo;': '&lsquo;', '': '1' };
  for (const [sign, token] of Object.entries(wrong))
    assert.throws(() => readOne(`[Motley ${sign}1${sign}]\n`), { reason: 'bad-tag', token, column: 9 }, sign);
  for (const token of ['&#8230;', '<', '$'])
    assert.throws(() => readOne(custodian(`a2a3 ${token}1000 ongoing`)), { reason: 'unexpected-sign', token });
});

test('the tags of a page that was copied as its source say nothing', () => {
  const text = custodian('1. a2a3 <em class="x">g6g5</em><br>{<b>} b2b3 ongoing').replace(
    '"custodian"]',
    '"custodian"]</p>',
  );
  const { actions, comments } = readOne(`<div class="game"><pre><code>${text}</code></pre></div>`);
  assert.deepEqual([actions, comments], [['a2a3', 'g6g5', 'b2b3'], [{ at: 2, text: '<b>' }]]);
});

test('typographic quotation marks within plain ones stay', () => {
  const text = custodian('a2a3 ongoing').replace('[Result', '[Event "The “Great” match – «I»"]\n[Result');
  assert.deepEqual(readOne(text).tags, [['Event', 'The “Great” match – «I»']]);
  const changed = text.replace('match – «I»"]', 'match”]').replace('The “Great” ', '');
  assert.deepEqual(readOne(changed).tags, [['Event', 'match']], 'only the second mark was changed');
});

test('quotation marks and backslashes within a value need not be escaped', () => {
  /** @type {[string, string, ...string[]][]} */
  const tags = [
    ['[Event "5th "Castle" Cup 2026"]', 'Event', '5th "Castle" Cup 2026'],
    ['[Event "The "Castle""] ', 'Event', 'The "Castle"'],
    [String.raw`[Event "Let\'s play \"here\""]`, 'Event', String.raw`Let\'s play "here"`],
    ['[Seat "w" "Ann "the Rook" Bo"]', 'Seat', 'w', 'Ann "the Rook" Bo'],
  ];
  for (const [line, ...tag] of tags)
    assert.deepEqual(readOne(custodian('a2a3 ongoing').replace('[Result', `${line}\n[Result`)).tags, [tag]);
});

test('actions are read with the dash that lists of moves have between squares', () => {
  const all = '1. a2–a3 g6-g5 ( b6—b5 ) 2. b2b3 ongoing';
  const { actions, variations } = readOne(custodian(all));
  assert.deepEqual([actions, variations[0].actions], [['a2a3', 'g6g5', 'b2b3'], ['b6b5']]);
  assert.throws(() => readOne(custodian('1. a2-a9 ongoing')), { reason: 'not-legal-but', token: 'a2a9' });
});

test('minus signs and dashes of typography are those of coordinates, positions and results', () => {
  const position = '4k3/8/8/8/8/8/P7/4K3 w – – 0 80 –';
  const text = `[Motley "1"][Variant "taketwo"][Position "${position}"][Result "1/2–1/2"] 80. e1e2 e8e7 ½—½`;
  assert.equal(readOne(text).result, 'draw agreement');
  assert.equal(readOne(text).position, '4k3/8/8/8/8/8/P7/4K3 w - - 0 80 -');
  const till = `${tagsOf('till', 'ongoing')}1. Q@0,0 2... N@1,1 3. R@0,−1 4... B@1,2 ongoing`;
  assert.equal(readOne(till).actions[2], 'R@0,-1');
});

test('a position of which a field is read as another value stays as it is, so that this is told at its opening', () => {
  const position = '3k3/7/7/7/7/7/3K3 w K';
  const text = custodian('d1d2 ongoing').replace('[Result', `[Position "${position}"]\n[Result`);
  assert.equal(readOne(text).position, position);
  const again = formatLinkAsRecord(engine, linkOfRecord(readOne(text)), new Date());
  assert.match(again, /\[Position "3k3\/7\/7\/7\/7\/7\/3K3 w - 0 1"\]/);
});

test('numbers of turns may have any dots', () => {
  const all = [
    '1. a2a3 1... g6g5',
    '1.a2a3 1…g6g5',
    '1 . a2a3',
    '1. … a2a3',
    '1. ... a2a3 1.... g6g5',
    '1 a2a3 1 g6g5',
  ];
  for (const moves of all) assert.equal(readOne(custodian(`${moves} ongoing`)).actions[0], 'a2a3', moves);
});

test('a comment after ; ends with its line, and becomes one in braces', () => {
  const text = custodian('1. a2a3 ; first {not this}\r1... g6g5; second<BR>\r\n{third;<br>} ongoing');
  const { comments } = readOne(text);
  assert.deepEqual(comments, [
    { at: 1, text: 'first {not this}' },
    { at: 2, text: 'second' },
    { at: 2, text: 'third;<br>' },
  ]);
  assert.match(formatRecord(engine, readOne(text)), /a2a3 \{first \{not this\)\}/);
});

test('signs without width are not seen', () => {
  assert.deepEqual(readOne(custodian('1.\u200b a2a3\u2060 g6g5\u200bongoing')).actions, ['a2a3', 'g6g5']);
});

test('a mark of the order of bytes stands before a record', () => {
  for (const text of ['\ufeff% kept\n[Motley "1"]', '<br>\n[Motley "1"]', '\ufeff[Motley “1”]'])
    assert.ok(isRecordText(text), text);
});

/**
 * What programs do to a text outside of comments and values.
 * @type {[name: string, change: (text: string) => string][]}
 */
const changes = [
  ['carriage returns alone', (text) => text.replaceAll('\n', '\r')],
  ['carriage returns and line feeds', (text) => text.replaceAll('\n', '\r\n')],
  ['a mark of the order of bytes', (text) => `\ufeff${text}`],
  ['<br> at the ends of lines', (text) => outside(text, (part) => part.replaceAll('\n', '<br />\n'))],
  ['blank lines', (text) => outside(text, (part) => part.replaceAll('\n', '\n\n'))],
  ['lines that are skipped', (text) => outside(text, (part) => part.replaceAll('\n', '\n% skipped “\n'))],
  ['ellipses after numbers', (text) => outside(text, (part) => part.replace(/(\d)\.\.\./g, '$1…'))],
  ['typographic dashes', (text) => outside(text, (part) => part.replaceAll('-', '−'))],
  ['typographic quotation marks', (text) => text.replace(/"((?:[^"\\\n\u201c-\u201e]|\\.)*)"(?=\s*["\]])/g, '“$1”')],
  ['coded quotation marks', (text) => text.replace(/"((?:[^"\\\n]|\\.)*)"(?=\s*["\]])/g, '&quot;$1&quot;')],
];

/** Changes a text outside of comments, tags and lines that are skipped. */
function outside(/** @type {string} */ text, /** @type {(part: string) => string} */ change) {
  const parts = text.split(/(\{[^}]*\}|"(?:[^"\\\n]|\\.)*"|^%.*)/m);
  return parts.map((part, i) => (i % 2 === 0 ? change(part) : part)).join('');
}

const old = read('tests/web/promises/old-records.txt')
  .split(/^== .*\n/m)
  .slice(1)
  .map((entry) => entry.replace(/^=> .*\n?/gm, ''));

for (const [name, change] of changes)
  test(`every old record reads as before with ${name}`, () => {
    let changed = 0;
    for (const text of old) {
      if (change(text) !== text) changed++;
      assert.deepEqual(parseRecords(engine, change(text)), parseRecords(engine, text), change(text));
    }
    assert.ok(changed > 0);
  });

// ----- results of PGN

const mate = tagsOf('taketwo;switch=off', 'win b checkmate') + '1. f2f3 e7e5 2. g2g4 d8h4 win b checkmate';

test('results of PGN are an end by the rules, or a decision of people, which is told', () => {
  for (const [end, result, isAssumed] of /** @type {[string, string, boolean | undefined][]} */ ([
    ['*', 'ongoing', undefined],
    ['1-0', 'win w resignation', true],
    ['0-1', 'win b resignation', true],
    ['1/2-1/2', 'draw agreement', true],
    ['0:1', 'win b resignation', true],
  ])) {
    const record = readOne(custodian(`a2a3 ${end}`, end));
    assert.deepEqual([record.result, record.isAssumed], [result, isAssumed]);
  }
  for (const end of ['0-1', '*']) {
    const record = readOne(mate.replaceAll('win b checkmate', end));
    assert.deepEqual([record.result, record.isAssumed], ['win b checkmate', undefined]);
  }
});

test('of a result of PGN and one of ours that fit, ours is told', () => {
  for (const [head, end, result] of [
    ['1-0', 'win w time', 'win w time'],
    ['draw agreement', '1/2-1/2', 'draw agreement'],
    ['*', 'win b resignation', 'win b resignation'],
    ['0-1', '*', 'win b resignation'],
    ['*', 'ongoing', 'ongoing'],
  ])
    assert.equal(readOne(custodian(`a2a3 ${end}`, head)).result, result);
  for (const [head, end] of [
    ['1-0', '0-1'],
    ['1-0', 'win b time'],
    ['1-0', 'ongoing'],
    ['draw agreement', '1-0'],
  ])
    assert.throws(() => readOne(custodian(`a2a3 ${end}`, head)), { reason: 'other-result', wanted: head });
});

test('a result that is none of this game is refused, with the right one', () => {
  const refuse = (/** @type {string} */ text, /** @type {object} */ error) =>
    assert.throws(() => readOne(text), { subject: 'record', ...error });
  refuse(mate.replaceAll('win b checkmate', '1-0'), {
    reason: 'wrong-result',
    wanted: 'win b checkmate',
    token: '1-0',
  });
  refuse(mate.replaceAll('win b checkmate', '1/2-1/2'), { reason: 'wrong-result', wanted: 'win b checkmate' });
  refuse(custodian('a2a3 1-0', '1-O'), { reason: 'wrong-result', token: '1-O', wanted: '1-0' });
  refuse(`${tagsOf('till;players=3', '1-0')} 1-0`, { reason: 'wrong-result', wanted: 'ongoing' });
  refuse(custodian('a2a3 ', '1-0'), { reason: 'missing-result', wanted: '1-0' });
  refuse(custodian('a2a3 ', 'win w throne'), { reason: 'missing-result', wanted: 'ongoing' });
  refuse(mate.replace(/\[Result.*\n/, ''), { reason: 'missing-tag-result', wanted: 'win b checkmate' });
  refuse(custodian('3. a2a3 ongoing'), { reason: 'wrong-turn-number', token: '3.', wanted: '1.' });
});

test('a variation ends as the rules or people end it, also in the words of PGN', () => {
  const text = mate.replace('win b checkmate"', '1-0"').replace('d8h4 win b checkmate', 'd8h4 (d8f6 1-0) 0-1');
  const { variations, result } = readOne(text.replace('1-0"', '0-1"'));
  assert.deepEqual([variations[0].result, result], ['win w resignation', 'win b checkmate']);
  const other = mate.replaceAll('win b checkmate', '*').replace('d8h4', 'd8f6 (d8h4 0-1) (d8g5 *)');
  assert.deepEqual(inWords(readOne(other).variations, 'result').join(), ',');
  assert.throws(() => readOne(other.replace('0-1', '1-0')), { reason: 'variation-result' });
});

// ----- glyphs of annotators

const annotated = custodian(`{before} 1. a2a3!? $14 {good} (1. b2b3!! 1... a6a5 $5 {why?}) 1... g6g5 $2 ?! 2.
b2b3 ongoing
`);

test('glyphs of annotators are kept, and written back as they came', () => {
  const record = readOne(annotated);
  assert.deepEqual(record.nags, [
    { at: 1, text: '!?' },
    { at: 1, text: '$14' },
    { at: 2, text: '$2' },
    { at: 2, text: '?!' },
  ]);
  assert.deepEqual(record.variations[0].nags, [
    { at: 1, text: '!!' },
    { at: 2, text: '$5' },
  ]);
  assert.equal(formatRecord(engine, record), annotated);
  const link = parseLink(formatLink(linkOfRecord(record)));
  const { nags, variations } = finish(findVariations(link));
  assert.deepEqual([nags, variations], [record.nags, record.variations]);
  const again = formatLinkAsRecord(engine, link, new Date(2026, 10, 28));
  assert.equal(again.replace(/\[Date.*\n/, ''), annotated);
});

test('a glyph behind a variation is about the action before that', () => {
  const { nags } = readOne(custodian('a2a3 (b2b3) $1 g6g5! ! ongoing'));
  assert.deepEqual(nags, [
    { at: 1, text: '$1' },
    { at: 2, text: '!' },
    { at: 2, text: '!' },
  ]);
});

test('a glyph that is about no action is refused', () => {
  for (const moves of ['!? a2a3', 'a2a3 ($1 b2b3)', 'a2a3 (b2b3) $ g6g5'])
    assert.throws(() => readOne(custodian(`${moves} ongoing`)), { reason: 'unexpected-sign' }, moves);
  assert.throws(() => readOne(custodian('a2a3 ongoing !')), { reason: 'after-result', token: '!' });
});

test('notes of a link with other glyphs are read without them', () => {
  for (const nag of ['{"at":0,"text":"!"}', '{"at":1,"text":"<b>"}', '{"at":1,"line":"x","text":"!"}', '1']) {
    const link = parseLink(`custodian!!a2a3!notes={"tags":[],"comments":[{"at":1,"text":"x"}],"nags":[${nag}]}`);
    const { nags, comments } = finish(findVariations(link));
    assert.deepEqual([nags, comments.length], [[], 1], nag);
  }
});

// ----- faults

test('a place is told as an editor counts', () => {
  for (const [text, line, column] of /** @type {[string, number, number][]} */ ([
    [custodian('a2a3\nx1 ongoing').replaceAll('\n', '\r'), 6, 1],
    [custodian('a2a3\nx1 ongoing').replaceAll('\n', '\r\n'), 6, 1],
    [custodian('{\u{1f600}\u{1f600}} a2a3 x1 ongoing'), 5, 11],
    ['\ufeff[Motley “2”]', 1, 10],
  ]))
    assert.throws(() => readOne(text), { line, column }, JSON.stringify(text));
});

test('an action that cannot be played is told with those that begin alike, or others; an odd sign by its code', () => {
  const known = { reason: 'not-legal-but', token: 'a2a5', wanted: 'a2a3', length: 1 };
  assert.throws(() => readOne(custodian('a2a5 ongoing')), known);
  const others = { reason: 'not-legal-but', token: 'zz', wanted: 'c1d3, c1b3, e1f3' };
  assert.throws(() => readOne(custodian('zz ongoing')), others, 'it may be no action at all');
  const cyrillic = custodian('a2а3 ongoing');
  assert.throws(() => readOne(cyrillic), { reason: 'odd-sign', token: 'а (U+0430)', column: 3 });
});

/** A file of twenty games, with others in the place of some. */
const twenty = (/** @type {Map<number, string>} */ others) =>
  Array.from({ length: 20 }, (_, i) => others.get(i + 1) ?? custodian(`1. a2a3 {game ${i + 1}} ongoing\n`)).join('\n');

const good = custodian('1. a2a3 {\n[Event "x"]\n} 1... g6g5 ongoing\n');
const bad = [
  ['an illegal action', good.replace('g6g5', 'g6g1')],
  ['one before a comment that holds a tag', good.replace('a2a3', 'x1')],
  ['a comment without an end', good.replace('}', '')],
  ['a variation without an end', good.replace('1... g6g5', '(b2b3')],
  ['a tag without an end', good.replace('"custodian"]', '"custodian"')],
  ['a tag that is not begun', good.replace('[Variant', 'Variant')],
  ['a text without an end', good.replace('custodian"', 'custodian')],
  ['another version', good.replace('"1"', '"2"')],
  ['no version', good.replace('[Motley "1"]\n', '')],
  ['another variant', good.replace('custodian', 'go')],
  ['no result', good.replace('ongoing\n', '\n')],
  ['a head that is not begun', good.replace('[Motley', 'Motley')],
  ['all on one line', good.replace(/\n/g, ' ').replace('g6g5', 'g6g1') + '\n'],
];

for (const [name, text] of bad)
  test(`of twenty games nineteen are read: ${name}`, () => {
    for (const number of [1, 7, 20]) {
      const { games, faults } = finish(readRecords(engine, twenty(new Map([[number, text]]))));
      assert.deepEqual([games.length, faults.length, faults[0].number], [19, 1, number], `${number}`);
      const said = games.map(({ comments }) => comments[0].text);
      assert.ok(!said.includes(`game ${number}`) && new Set(said).size === 19);
    }
  });

test('what stands before and behind a record is told, and the record is read', () => {
  const text = `Hello Bo,\nthis is our game [1]:\n\n${good}\n-- \nAnn\n`;
  assert.ok(isRecordText(text));
  const { games, faults } = finish(readRecords(engine, text));
  assert.deepEqual(games, parseRecords(engine, good));
  assert.deepEqual(
    faults.map(({ number, error }) => [number, error.reason, error.token.slice(0, 5)]),
    [
      [1, 'missing-tag-motley', 'Hello'],
      [3, 'after-result', '--'],
    ],
  );
});

test('a file that is no record has one fault, and so has an empty one', () => {
  for (const text of ['', '\n', 'a2a3', '{x} [Motley "1"]']) {
    const { games, faults } = finish(readRecords(engine, text));
    assert.deepEqual([games.length, faults.length, faults[0].error.reason], [0, 1, 'missing-tag-motley'], text);
  }
});

// ----- files as they come from other programs, blogs and people, in our own words

/** A file, and how the game or the first fault of it is read. @type {[name: string, text: string, read: object][]} */
const files = [
  [
    'coordinates without numbers, and 1/2-1/2',
    `${tagsOf('taketwo;switch=off', '1/2-1/2')}e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 g8f6 1/2-1/2\n`,
    { actions: 8, result: 'draw agreement' },
  ],
  [
    'a mark of the order of bytes, two games without moves, a blank before *',
    `\ufeff${tagsOf('taketwo;switch=off', '*')} *\n\n${tagsOf('taketwo;switch=off', '*')} *\n`,
    { games: 2, actions: 0, result: 'ongoing' },
  ],
  [
    'blank lines between tags, and lines that begin and end with blanks',
    ' [Motley "1"] \n\n\t[Variant "custodian"]\n \n [Event ""]\n[Result "*"] \n\n 1. a2a3 \n  g6g5 * \n',
    { actions: 2, tags: [['Event', '']] },
  ],
  [
    'a comment before the first move and in brackets, $2, nested brackets, 1... d5',
    `${tagsOf('taketwo;switch=off', '*')}{why not} 1. e2e4 ( {or} 1. d2d4 1... d7d5 $2 ( 1... g8f6 ) ) 1... d7d5 *\n`,
    { actions: 2, comments: 1, variations: 2 },
  ],
  [
    'carriage returns alone, lines with %, and a fault in line 6',
    custodian('% my club\na2a3 zz *', '*').replaceAll('\n', '\r'),
    { reason: 'not-legal-but', token: 'zz', line: 6, column: 6 },
  ],
  [
    'no first bracket, typographic quotation marks, 1…, empty tags',
    'Motley “1”]\n[Variant “taketwo;switch=off”]\n[Round “”]\n[Result “*”]\n\n1. e2e4 1…e7e5 *\n',
    { reason: 'unopened-tag', token: 'Motley', line: 1, column: 1 },
  ],
  [
    'the same with its bracket',
    '[Motley “1”]\n[Variant “taketwo;switch=off”]\n[Round “”]\n[Result “*”]\n\n1. e2e4 1…e7e5 *\n',
    { actions: 2, tags: [['Round', '']] },
  ],
  [
    'glyphs apart from their moves, letters of Turkish, HTML in a tag, [#] in a comment',
    `[White "Çağrı <sup>1</sup>"]\n${tagsOf('custodian', '*')}{[#] şimdi} 1. a2a3 !! 1... g6g5 ! {ığdır} *`,
    { actions: 2, comments: 2, nags: 2, tags: [['White', 'Çağrı <sup>1</sup>']] },
  ],
  [
    'a record of another game, with marks of its own',
    '[Site "club"]\n[Size "6"]\n[Result "0-F"]\n\n1. a1 f6\n2. 3c3- d4?\n0-F\n',
    { reason: 'missing-tag-motley', line: 1, column: 1 },
  ],
];

for (const [name, text, expected] of files)
  test(`a file as people have it: ${name}`, () => {
    assert.ok(isRecordText(text));
    const { games, faults } = finish(readRecords(engine, text));
    const { variant, position, ...game } = games[0] ?? {};
    const lengths = Object.entries({ ...game, ...faults[0]?.error }).map(([key, value]) => [
      key,
      Array.isArray(value) && typeof Object(expected)[key] === 'number' ? value.length : value,
    ]);
    const { line, column } = faults[0]?.error ?? {};
    const found = { ...Object.fromEntries(lengths), line, column, games: games.length };
    for (const [key, value] of Object.entries(expected)) assert.deepEqual(found[key], value, key);
    assert.equal(games.length + faults.length, Object(expected).games ?? 1);
  });
