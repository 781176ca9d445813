// PGN: games of orthodox chess as other programs write them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finish } from '../../../../shell/links/slices.js';
import { readPgn } from '../../../../shell/table/records/pgn.js';
import { isPgn } from '../../../../shell/table/records/pgn-kind.js';
import { parseRecords } from '../../../../shell/table/records/record.js';
import { formatLinkAsRecord, linkOfRecord } from '../../../../shell/table/records/record-link.js';
import { loadBuilt, makeRandom, startGame } from '../../support/engine.js';
import { inWords } from '../../support/lists.js';

const engine = await loadBuilt();
const { variant, pawn, castling } =
  engine.schema().families.find(({ pgn }) => pgn)?.pgn ?? assert.fail('no family is written in PGN');

const read = (/** @type {string} */ text) => finish(readPgn(engine, text));

/** The one game of a text that has no fault. */
function readOne(/** @type {string} */ text) {
  const { games, faults } = read(text);
  assert.deepEqual(faults, []);
  assert.equal(games.length, 1);
  return games[0];
}

const actionsOf = (/** @type {string} */ text) => readOne(text).actions.join(' ');

/** The faults of a text, each as its number, its reason, its place and the part that is marked. */
const faultsOf = (/** @type {string} */ text) =>
  read(text).faults.map(({ number, error: { reason, line, column, offset, length } }) =>
    [number, reason, `${line}:${column}`, text.slice(offset, offset + length)].join(' '),
  );

test('pieces, captures, castling of both sides, checks and mate', () => {
  assert.equal(
    actionsOf('1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O d6 5. d4 exd4 6. Bxf7+ Kxf7 7. Ng5+ Qxg5 8. Bxg5 *'),
    'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 d7d6 d2d4 e5d4 c4f7 e8f7 f3g5 d8g5 c1g5',
  );
  assert.equal(
    actionsOf('1.d4 d5 2.Nc3 Nc6 3.Bf4 Bf5 4.Qd2 Qd7 5.0-0-0 O-O-O'),
    'd2d4 d7d5 b1c3 b8c6 c1f4 c8f5 d1d2 d8d7 e1c1 e8c8',
  );
  assert.equal(readOne('1. g4 e5 2. f3 Qh4# 0-1').result, 'win b checkmate');
});

test('a pawn becomes another piece, and captures in passing', () => {
  assert.equal(
    actionsOf(
      '1. a4 b5 2. axb5 a6 3. bxa6 Nc6 4. a7 Nb8 5. axb8=N Ra2 6. h4 g5 7. hxg5 h6 8. gxh6 f5 9. h7 f4 10. hxg8Q',
    ),
    'a2a4 b7b5 a4b5 a7a6 b5a6 b8c6 a6a7 c6b8 a7b8=N a8a2 h2h4 g7g5 h4g5 h7h6 g5h6 f7f5 h6h7 f5f4 h7g8=Q',
  );
  const passing = 'e2e4 a7a6 e4e5 d7d5 e5d6';
  for (const end of ['exd6', 'exd6 e.p.', 'exd6e.p.', 'e5xd6', 'e5-d6'])
    assert.equal(actionsOf(`1. e4 a6 2. e5 d5 3. ${end} *`), passing);
});

test('of pieces that could both move, file, rank or square tell which one', () => {
  const fen = '[FEN "4k3/8/8/R6R/8/4K3/4Q2Q/R6Q w - - 0 1"]\n\n1. ';
  const moves = { R5a3: 'a5a3', R1a3: 'a1a3', Rhd5: 'h5d5', Rad5: 'a5d5', Qh1e4: 'h1e4', Q1g2: 'h1g2', Qeg2: 'e2g2' };
  for (const [san, action] of Object.entries(moves)) assert.equal(actionsOf(`${fen}${san} *`), action, san);
  assert.deepEqual(faultsOf(`${fen}Rd5 *`), ['1 ambiguous-move 3:4 Rd5']);
  assert.deepEqual(faultsOf(`${fen}Qhg2 *`), ['1 ambiguous-move 3:4 Qhg2']);
});

test('moves that tell both squares, and signs of other programs', () => {
  const open = 'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6';
  for (const text of [
    '1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 3. Bf1-b5 a7-a6',
    'e2e4 e7e5 Ng1f3 Nb8c6 Bf1b5 a7a6',
    '1 e4 e5 2 Nf3 Nc6 3 Bb5 a6',
    '1.e4 1...e5 2.Nf3 2... Nc6 3.Bb5 … a6 4.',
    '1.♙e4 e5<br>2.♘f3&nbsp;♞c6 3.♗b5 a6',
    '<p class="tags">[Event &#8220;x&#8221;]<br>\n[Site “y”]</p>\n<p>1. e4 e5 2. <b>Nf3</b> Nc6 3. Bb5 a6 *</p>',
    '1. Pe4! e5?! 2. Nf3 +/- Nc6 N 3. Bb5 ∞ a6 =+ *',
    '\ufeff% a line of another program\n1. e4 e5\r\n2. Nf3 Nc6\r\n% a second one\r\n3. Bb5 a6 1/2-1/2',
  ])
    assert.equal(actionsOf(text), open, text);
  assert.equal(actionsOf('1. e4 e5 2. Bc4 Ke7 3. Qf3 a6 4. Qxf7++ Kd6'), 'e2e4 e7e5 f1c4 e8e7 d1f3 a7a6 f3f7 e7d6');
});

test('comments, marks and variations are kept', () => {
  const { actions, comments, nags, variations } = readOne(`{Before it all} 1. e4 {[%clk 0:03:00] { best by test}
    ; said of it
    (1. d4 $14 {a} d5 (1... Nf6 {Indian} 2. c4 0-1) 2. c4) {between} ({only said})
    (1. c4 $6 -- 2. d4 {x}) 1... e5!? {last} *`);
  assert.deepEqual(actions, ['e2e4', 'e7e5']);
  assert.deepEqual(comments, [
    { at: 0, text: 'Before it all' },
    { at: 1, text: '[%clk 0:03:00] { best by test' },
    { at: 1, text: ' said of it' },
    { at: 1, text: 'between' },
    { at: 1, text: 'only said' },
    { at: 2, text: 'last' },
  ]);
  assert.deepEqual(nags, [{ at: 2, text: '$5' }]);
  const usual = { isFirst: false, result: '', nags: [] };
  assert.deepEqual(variations, [
    {
      ...usual,
      ...{ from: 0, at: 0, actions: ['d2d4', 'd7d5', 'c2c4'], comments: [{ at: 1, text: 'a' }] },
      nags: [{ at: 1, text: '$14' }],
    },
    {
      ...usual,
      ...{ from: 1, at: 1, actions: ['g8f6', 'c2c4'], comments: [{ at: 2, text: 'Indian' }] },
      result: 'win b resignation',
    },
    // A null move cannot be played: it is a comment, with what follows.
    {
      ...usual,
      ...{ from: 0, at: 0, actions: ['c2c4'], nags: [{ at: 1, text: '$6' }] },
      comments: [
        { at: 1, text: '-- d4' },
        { at: 1, text: 'x' },
      ],
    },
  ]);
});

test('a variation of the first move of another one leaves what that one left', () => {
  const { variations } = readOne('1. e4 e5 (1... c5 (1... d5 {b}) 2. f4) ({before} 1... g6) 2. d4');
  const told = variations.map(({ from, at, actions, comments }) => [from, at, actions.join(' '), comments]);
  assert.deepEqual(told, [
    [0, 1, 'c7c5 f2f4', []],
    [0, 1, 'd7d5', [{ at: 2, text: 'b' }]],
    [0, 1, 'g7g6', [{ at: 2, text: 'before' }]],
  ]);
});

test('tags are kept, and players are those of the seats', () => {
  const { tags } = readOne(`[Event "The \\"Open\\" \\\\ Final"] [Site "Café "Zentral""]
[Date “2020.??.??”]
[White "Müller, A."]
[Black "?"]
[WhiteElo "0900"]
[Annotator "one"]
[Annotator "two"]
[SetUp "1"]
[Result "*"]

*`);
  assert.deepEqual(tags, [
    ['Event', 'The "Open" \\ Final'],
    ['Site', 'Café "Zentral"'],
    ['Date', '2020.??.??'],
    ['White', 'Müller, A.'],
    ['Black', '?'],
    ['WhiteElo', '0900'],
    ['Annotator', 'one'],
    ['Annotator', 'two'],
    ['Seat', 'w', 'Müller, A.'],
  ]);
});

test('another start, and its faults', () => {
  const fen = '4k3/P7/8/8/8/8/8/4K3 w - - 3 60';
  const { position, actions } = readOne(`[SetUp "1"]\n[FEN "${fen}"]\n\n60. a8=Q+ Kd7 *`);
  assert.equal(position, `${fen} -`);
  assert.deepEqual(actions, ['a7a8=Q', 'e8d7']);
  assert.deepEqual(faultsOf('[FEN "4k3/P7/8/8/8/8/8/4K2X w - - 3 60"]\n\n*'), ['1 unknown-piece 1:27 X']);
  const start = startGame(engine, variant).position;
  assert.equal(readOne(`[FEN "${start}"]\n\n1. e4`).position, '');
});

test('results are those of people, unless the rules end the game', () => {
  const results = {
    '1-0': 'win w resignation',
    '0-1': 'win b resignation',
    '1/2-1/2': 'draw agreement',
    '½–½': 'draw agreement',
    '1:0': 'win w resignation',
    '½:½': 'draw agreement',
    '*': 'ongoing',
    '': 'ongoing',
  };
  for (const [text, result] of Object.entries(results)) assert.equal(readOne(`1. e4 e5 ${text}`).result, result);
  assert.equal(readOne('[Result "0-1"]\n\n1. e4').result, 'win b resignation');
  assert.equal(readOne('[Result "1-0"]\n[Termination "Time forfeit"]\n\n1. e4 1-0').result, 'win w time');
  assert.equal(readOne('[Result "1-0"]\n\n1. e4 *').result, 'win w resignation', 'a star leaves all open');
});

test('of results that differ that of the rules counts, then that behind the moves; the other one is kept', () => {
  const told = (/** @type {string} */ text) => {
    const { result, comments } = readOne(text);
    return [result, ...inWords(comments, 'text')];
  };
  assert.deepEqual(told('[Result "1-0"]\n\n1. e4 0-1'), ['win b resignation', '1-0']);
  assert.deepEqual(told('[Result "1-0"]\n\n1. f3 e5 2. g4 Qh4# *'), ['win b checkmate', '1-0']);
  assert.deepEqual(told('[Result "1-0"]\n\n1. f3 e5 2. g4 Qh4# 0-1'), ['win b checkmate', '1-0']);
});

test('pieces are told by the letters of other languages, too', () => {
  const french = '1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. Fxc6 dxc6 5. O-O Dd6';
  const same = actionsOf('1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O Qd6');
  assert.equal(actionsOf(french), same);
  assert.equal(actionsOf('1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. L:c6 d:c6 5. 0-0 Dd6'), same);
  assert.equal(actionsOf('1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. С:c6 d:c6 5. 0-0 Фd6'), same);
  const all = '[FEN "4k3/P7/8/8/8/8/8/R3KBN1 w - - 0 1"]\n\n1. ';
  const moves = 'a1a2 e8d7 g1f3 d7e7 f1d3 e7f7 e1d2 f7g7 a7a8=Q';
  assert.equal(actionsOf(`${all}Ta2 Kd7 2. Sf3 Ke7 3. Ld3 Kf7 4. Kd2 Kg7 5. a8=D *`), moves);
  assert.equal(actionsOf(`${all}Лa2 Крd7 2. Кf3 Крe7 3. Сd3 Крf7 4. Крd2 Крg7 5. a8Ф *`), moves);
  assert.equal(actionsOf(`${all}Ba2 Kd7 2. Hf3 Ke7 3. Fd3 Kf7 4. Kd2 Kg7 5. a8=V *`), moves);
  const { variations, comments } = readOne('1. e4 {Cf3} e5 (1... Cf6 2. Cc3 {bien}) 2. Cf3 *');
  assert.deepEqual(variations[0].actions, ['g8f6', 'b1c3']);
  assert.deepEqual(comments, [{ at: 1, text: 'Cf3' }]);
  assert.deepEqual(faultsOf('1. e4 e5 2. Cf3 Cc6 3. Fb7'), ['1 unexpected-sign 1:13 Cf3'], 'legal in no language');
  for (const text of [french, '1. Кf3 d5', '1. Cf3']) assert.equal(isPgn(text, []), true, text);
});

test('a null move in the game is kept in a comment with what follows', () => {
  const { actions, result, comments } = readOne('[Result "1/2-1/2"]\n\n1. e4 e5 2. Nf3 -- 3. d4 exd4 1/2-1/2');
  assert.deepEqual([actions.length, result], [3, 'draw agreement']);
  assert.deepEqual(comments, [{ at: 3, text: '-- d4 exd4' }]);
});

test('a game that stands in a comment is no game of the file', () => {
  const { actions, comments } = readOne('1. e4 {as in\n\n[Event "Linz"]\n\n1. e4 c5} e5 2. Nf3 *');
  assert.deepEqual([actions.length, comments.length], [3, 1]);
});

test('moves after a draw that nobody claimed are in a comment', () => {
  const back = '2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8';
  const { actions, result, comments } = readOne(`1. Nf3 Nf6 ${back} 5. e4 $1 {sharp} (5. d4 d5) e5 1-0`);
  assert.equal(actions.length, 8);
  assert.equal(result, 'draw repetition');
  assert.deepEqual(comments, [
    { at: 8, text: 'e4 $1 (d4 d5) e5 1-0' },
    { at: 8, text: 'sharp' },
  ]);
});

test('other games are called what they are', () => {
  for (const name of ['Standard', 'chess', 'From Position'])
    assert.equal(readOne(`[Variant "${name}"]\n\n1. e4`).tags.length, 0);
  for (const name of ['Chess960', 'Atomic', 'custodian'])
    assert.deepEqual(faultsOf(`[Variant "${name}"]\n\n1. e4 *`), [`1 other-variant 1:11 ${name}`]);
});

test('of a file with damaged games the others are read', () => {
  const text = `[Event "1"]

1. e4 e5 2. Ke3 *

[Event "2"]

1. e4 *
1. d4 d5 1-0 {said after it}

[Event "4"]

1. e4 {begins [Event "x"]

[Event "5"]

1. e4 (1. d4 e5

[Event "6]

1. e4 *

[Event "7"]

1. e4 ) *

[Event "8"]

1. e4 e5 2. Qxq5 *

[Event "9"]
1. e4 -- *

[Event "10"]

(1. e4) *

[Event "11"]

1. c4 *
`;
  const { games } = read(text);
  assert.deepEqual(
    games.map(({ actions, tags }) => [...tags.map(([, value]) => value), ...actions].join(' ')),
    ['2 e2e4', 'd2d4 d7d5', '9 e2e4', '11 c2c4'],
  );
  assert.deepEqual(faultsOf(text), [
    '1 not-legal 3:13 Ke3',
    '4 unclosed-comment 12:7 {',
    '5 unclosed-variation 16:7 (',
    '6 bad-tag 18:1 [',
    '7 unexpected-sign 24:7 )',
    '8 unexpected-sign 28:13 Qxq5',
    '10 unexpected-sign 35:1 (',
  ]);
});

const annotated = `[Event "A"]
[White "Ann \\"x\\""]
[FEN "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"]

{a} 1. O-O! {b} (1. O-O-O $1 {c} O-O (1... a5 ; d
2. b4?! axb4) 2. e4 -- 0-1) O-O-O 2. e4 1/2-1/2

[Event "B"]

1. e4 e5 2. Nf3 N 1-0 {z}
`;

test('a game becomes a record and is read from it as before, with each name once', () => {
  for (const game of read(annotated).games) {
    const text = formatLinkAsRecord(engine, linkOfRecord(game), new Date(2026, 10, 28));
    const [{ tags, ...again }] = parseRecords(engine, text);
    const { isAssumed, tags: before, ...given } = game;
    assert.deepEqual(again, given);
    assert.deepEqual(tags, [['Date', '2026.11.28'], ...before]);
    assert.equal(isAssumed, true, 'that somebody resigned, or agreed to a draw, is told');
  }
});

test('of a file changed by chance every game is read or has a fault with its place', () => {
  const random = makeRandom(60);
  const signs = [
    ...'(){}[]"\\;%!*x+#=.N Z0D@',
    '\n',
    '\n\n',
    '$1',
    '1-0',
    '--',
    'Z0',
    'O-O',
    'e4',
    '=Q',
    '[Event "q"]',
    '(=)',
  ];
  for (let i = 0; i < 300; i++) {
    let text = annotated;
    for (let count = random(5); count >= 0; count--) {
      const at = random(text.length);
      text = text.slice(0, at) + signs[random(signs.length)] + text.slice(at + random(4));
    }
    const { games, faults } = read(text);
    for (const { error } of faults) assert.ok(error.offset >= 0 && error.offset + error.length <= text.length, text);
    for (const { error } of faults) assert.notEqual(error.reason, 'limit', text);
    for (const game of games) parseRecords(engine, formatLinkAsRecord(engine, linkOfRecord(game), new Date(0)));
  }
});

/**
 * A move as other programs write it, by the list of actions.
 * @param {import('../../../../web/types.js').View} view
 * @param {import('../../../../web/types.js').Action} action
 * @param {string} end `+`, `#` or nothing
 */
function writeSan(view, { source = '', target = '', kind, castling: isCastling, captures }, end) {
  if (isCastling) return (target[0] === castling[0] ? 'O-O' : 'O-O-O') + end;
  const kindOn = (/** @type {string} */ square) => view.pieces.find((piece) => piece.square === square)?.kind;
  const moved = kindOn(source);
  const isPawn = moved === pawn;
  const others = view.actions.filter(
    (other) => other.target === target && other.source !== source && kindOn(other.source ?? '') === moved,
  );
  const [file, rank] = source;
  const isFileUnique = others.every((other) => other.source?.[0] !== file);
  const isRankUnique = others.every((other) => other.source?.[1] !== rank);
  const from = others.length === 0 ? '' : isFileUnique ? file : isRankUnique ? rank : source;
  const capture = captures ? 'x' : '';
  return `${isPawn ? (captures ? file : '') : moved + from}${capture}${target}${kind ? `=${kind}` : ''}${end}`;
}

test('500 games by chance, written move by move, are read as they were played', () => {
  const random = makeRandom(47);
  const game = engine.createGame();
  const played = [];
  let text = '';
  for (let number = 1; number <= 500; number++) {
    game.setVariant(variant);
    const words = [];
    for (let ply = 0; ply < (number % 25 ? 8 : 80) && game.outcome === 'ongoing'; ply++) {
      const view = game.view();
      // Castling, promotion and captures are rare by chance.
      const rare = view.actions.filter(({ castling, kind }) => castling || kind);
      const list = rare.length > 0 ? rare : view.actions;
      const action = list[random(list.length)];
      game.play(action.text);
      const isCheck = game.view().pieces.some(({ check }) => check);
      const isMate = game.outcome.endsWith('checkmate');
      if (ply % 2 === 0) words.push(`${ply / 2 + 1}.`);
      words.push(writeSan(view, action, isMate ? '#' : isCheck ? '+' : ''));
    }
    text += `[Event "by chance"]\n[Round "${number}"]\n\n${words.join(ply(number))} *\n\n`;
    played.push(game.played());
  }
  game.dispose();
  assert.ok(played.flat().some((action) => action.includes('=')));
  assert.ok(/ O-O-O/.test(text) && / O-O /.test(text) && / [NR][a-h1-8]x?[a-h][1-8]/.test(text));
  const { games, faults } = read(text);
  assert.deepEqual(faults, []);
  assert.deepEqual(
    games.map(({ actions }) => actions),
    played,
  );
});

/** White space of one kind or another. */
const ply = (/** @type {number} */ number) => [' ', '\n', '  ', '\t', '\r\n'][number % 5];

test('PGN is told from our records, and from other games in its form', () => {
  const families = engine.schema().families.map(({ family }) => family);
  for (const text of [
    '[Event "x"]\n\n*',
    '[Event “x”]\n[Site „y“]\n\n1. e4',
    '\ufeff% a line\n[Date "2020.??.??"] [White "Ann"]',
    '[Variant "Chess960"]\n[Site "?"]\n\n1. e4 *',
    '[Annotator "x"]\n\n{A comment.} 1. {Another one.} e4',
    '<div class="game"><p>[Event &ldquo;x&rdquo;]</p>\n<p>1. e4</p></div>',
    '1. e4 e5',
    ' 1.Nf3',
    '1. ... O-O',
  ])
    assert.equal(isPgn(text, families), true, text);
  for (const text of [
    '',
    '[Motley "1"]\n[Event "x"]\n[Variant "custodian"]',
    '[Event &quot;x&quot;]\n[Motley “1”]',
    '[Event "x"]\n[Variant "taketwo;switch=off"]\n[Result "ongoing"]\n\n1. e2e4 ongoing',
    '[Size "5"]\n[White "Ann"]\n\n1. a1 e5',
    '[TPS "x5/x5/x5/x5/x5 1 1"]\n[Event "x"]\n\n1. a1 e5',
    '[Colour "red"]',
    'custodian',
    '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
    '1. hello',
    'https://example.org/#taketwo!!e2e4',
  ])
    assert.equal(isPgn(text, families), false, text);
});

test('hostile texts are refused in time, and none is without end', { timeout: 60_000 }, () => {
  const million = 1_000_000;
  const reasons = (/** @type {string} */ text) => read(text).faults.map(({ error }) => error.reason);
  assert.deepEqual(reasons(`1. e4 ${'('.repeat(200_000)}`), ['unclosed-variation']);
  assert.deepEqual(reasons(`1. e4 ${'(d4 '.repeat(20_000)}${')'.repeat(20_000)}`), ['limit']);
  assert.deepEqual(reasons(`1. e4 {${'[%clk '.repeat(500_000)}`), ['unclosed-comment']);
  assert.deepEqual(reasons('1. Nf3 Nf6 2. Ng1 Ng8 '.repeat(30_000)), ['too-long']);
  assert.deepEqual(reasons('e'.repeat(400_000)), ['unexpected-sign']);
  assert.deepEqual(reasons('[A "b"] '.repeat(100_000)), []);
  assert.deepEqual(reasons(`[A "${'\\"'.repeat(million)}`), ['bad-tag']);
  assert.equal(new Set(reasons('[Event "x'.repeat(1000))).size, 1);
  assert.deepEqual(reasons(`1. e4 ${'{a} '.repeat(100_000)}`), ['too-long']);
  assert.deepEqual(reasons(`1. e4 ${'{a} '.repeat(50_000)}`), ['limit']);
  assert.deepEqual(reasons(`1. e4 ${'{a} '.repeat(2000)}`), []);
  assert.equal(reasons('{a\n\n[A "b"]'.repeat(2000)).length, 2000);
  assert.deepEqual(reasons(`{${'\n'.repeat(million)}`), ['unclosed-comment']);
  assert.throws(() => read(' '.repeat(4_000_001)), { reason: 'too-long' });
  assert.deepEqual(read('\n'.repeat(4_000_000)), { games: [], faults: [] });
});
