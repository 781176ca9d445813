// Games that are played by link, without a page: the keys of their links, what of a link is held against the saved
// copy, and cards that are chosen in secret.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { compareLinks, peopleIn, startWith } from '../../../shell/by-link/compare.js';
import { commit, compareHidden, isBegun, readEntries, writeEntry } from '../../../shell/by-link/hidden.js';
import { linkToSend, readHidden, readRound, withKey, writeHidden, writeRound } from '../../../shell/by-link/keys.js';
import { formatLink, parseLink } from '../../../shell/links/links.js';
import { drawText } from '../../../shell/saving/store.js';
import { Session } from '../../../shell/table/game/session.js';
import { isAll } from '../../is-all.js';
import { loadBuilt, makeRandom, playRandomly, startPreset } from '../support/engine.js';

const engine = await loadBuilt();
const id = 'abcdefghij_-';
const [mine, theirs, third] = ['aaaaaa', 'bbbbb_', '-ccccc'];
const both = `bylink=${id},${mine},${theirs}`;

/** Opens a link that can be opened. */
function open(/** @type {string} */ text) {
  const { session, problems } = Session.open(engine, parseLink(text));
  assert.deepEqual(problems, []);
  return session;
}

/**
 * How a link differs from what is known.
 * @param {string} sent the last link that was sent or taken over
 * @param {string} news
 * @param {{ kept?: string, seat?: string, mark?: string }} [more]
 */
function compare(sent, news, { kept = sent, seat = 'w', mark = mine } = {}) {
  const sessions = [sent, kept, news].map(open);
  const [link, copy] = sessions.map((session) => session.link);
  const difference = compareLinks(engine, { link, kept: copy, seat, mark }, sessions[2]);
  for (const session of sessions) session.dispose();
  return difference;
}

test('who plays is read and written; what is not exact is none', () => {
  const text = `${id},${mine},${theirs}`;
  assert.deepEqual(readRound(text, 'wb'), { id, marks: { w: mine, b: theirs } });
  for (const [seats, value] of [
    ['wb', text],
    ['wb', `${id},,`],
    ['abc', `${id},,${third},`],
  ])
    assert.equal(writeRound(/** @type {any} */ (readRound(value, seats)), seats), value);
  assert.deepEqual(readRound(id, 'wb'), { id, marks: {} });
  for (const bad of [
    '',
    id.slice(1),
    `${id}a`,
    `${id},a`,
    `${id},${mine}a`,
    `${text},${third}`,
    `${id}, `,
    `${id};`,
    `,${mine}`,
  ])
    assert.equal(readRound(bad, 'wb'), null, bad);
  assert.match(drawText(25), /^[A-Za-z0-9]{25}$/);
  assert.notEqual(drawText(12), drawText(12));
  const many = drawText(10_000);
  assert.deepEqual([many.length, new Set(many).size], [10_000, 62]);
});

test('cards in secret are read and written; what is not exact is none', () => {
  const [commitment, shown] = ['c'.repeat(64), `${'r'.repeat(25)}.ODH.HDO`];
  const forms = { [commitment]: shown, ['c_'.repeat(21) + '-']: `${'r-'.repeat(12)}.ODH.HDO` };
  for (const [w, b] of Object.entries(forms))
    assert.deepEqual(readHidden(`1,${w},${b}`, 'wb'), { number: 1, entries: { w, b } });
  for (const bad of [commitment.toUpperCase(), `${'r_'.repeat(12)}r.ODH`])
    assert.equal(readHidden(`1,${bad}`, 'wb'), null);
  for (const value of ['open', '1,,', `99,,${shown}`, `1,${commitment},`])
    assert.equal(writeHidden(/** @type {any} */ (readHidden(value, 'wb')), 'wb'), value);
  for (const bad of ['', '0,,', '100,,', '1,a,', `1,${commitment}c`, `1,${shown}.`, `1,${shown}.h`, '1,,,', 'opened'])
    assert.equal(readHidden(bad, 'wb'), null, bad);
});

test('a link that is sent says nothing of how its sender looks at the game', () => {
  const keys = `at=1;flip=1;result=draw+agreement;seats=p,p,5;bylink=${id},,,;lines=0/0/pass;notes={};marks=a1;x=y`;
  assert.equal(
    linkToSend(parseLink(`till;players=3!!Q@0,0!${keys};clock=5t;left=4`)),
    `till;players=3!!Q@0,0!result=draw+agreement;seats=p,p,5;bylink=${id},,,;x=y`,
  );
  assert.deepEqual(peopleIn(parseLink(`till!!!${keys}`), 'abc'), ['a', 'b']);
});

test('another value of a key stands in its place', () => {
  const { extras } = parseLink('till!!!seats=p,p;x;bylink=;y=1');
  const texts = (/** @type {typeof extras} */ list) => list.map((pair) => pair.join('=')).join(';');
  assert.equal(texts(withKey(extras, 'x', '2')), 'seats=p,p;x=2;bylink=;y=1');
  assert.equal(texts(withKey(extras, 'bylink', undefined)), 'seats=p,p;x=;y=1');
  assert.equal(texts(withKey(extras, 'z', '')), 'seats=p,p;x=;bylink=;y=1;z=');
});

test('in every family a game goes on from its beginning, which is older; another line is refused', () => {
  const random = makeRandom(7);
  for (const preset of engine.schema().families.flatMap(({ presets }) => (isAll ? presets : presets.slice(0, 2)))) {
    const game = startPreset(engine, preset);
    playRandomly(game, 3, random);
    const before = game.played();
    playRandomly(game, 6, random);
    const [whole, last] = [game.played(), game.actions()];
    game.dispose();
    const linkOf = (/** @type {string[]} */ actions) =>
      formatLink({ variant: preset.variant, position: preset.position ?? '', actions, extras: [['bylink', `${id},`]] });
    const [short, long] = [linkOf(before), linkOf(whole)];
    const none = { seat: '' };
    assert.deepEqual(compare(short, long, none), { kind: whole.length > before.length ? 'newer' : 'same' });
    assert.deepEqual(compare(long, short, none), { kind: whole.length > before.length ? 'older' : 'same' });
    if (last.length < 2) continue;
    const [own, other] = last;
    const { seat } = /** @type {import('../../../shell/table/game/session.js').Step} */ (
      open(linkOf([...whole, other])).steps.at(-1)
    );
    assert.deepEqual(compare(linkOf([...whole, own]), linkOf([...whole, other]), none), {
      kind: 'action',
      number: whole.length + 1,
      own,
      other,
      seat,
    });
  }
});

// ----- cards

const taketwo = open('taketwo');
const choices = taketwo.game.choices();
const order = { w: { e2: 'OHD', d1: 'HOD' }, b: { e7: 'DHO' } };
const cards = { w: writeEntry(choices, 'w', order.w), b: writeEntry(choices, 'b', order.b) };
/** Cards as older versions wrote them. */
const oldCards = `${'A-'.repeat(12)}.ODH`;
const commitments = { w: commit(id, 1, 'w', cards.w), b: commit(id, 1, 'b', cards.b) };
const start = 'rnbqkbnr/ppppp~DHppp/8/8/8/8/PPPPP~OHPPP/RNBQ~HOKBNR w KQkq - 0 1 -';

test('what a seat has chosen is written behind 148 random bits, and read again', () => {
  assert.match(cards.w, /^[A-Za-z0-9]{25}(\.(ODH|OHD|DOH|DHO|HOD|HDO)){9}$/);
  assert.notEqual(cards.w.slice(0, 25), cards.b.slice(0, 25));
  const chosen = readEntries(choices, { number: 1, entries: cards });
  assert.deepEqual([chosen?.e2, chosen?.d1, chosen?.e7, chosen?.a2], ['OHD', 'HOD', 'DHO', 'ODH']);
  for (const bad of [`${'r'.repeat(24)}.ODH`, cards.w.replace('HOD', 'HOX'), `${cards.w}.ODH`])
    assert.equal(readEntries(choices, { number: 1, entries: { ...cards, w: bad } }), null);
  assert.equal(startWith(engine, taketwo.link, { number: 1, entries: cards })?.position, start);
});

test('beside an entry of an older version cards are written as that one reads them', () => {
  for (const entry of [oldCards, commit(id, 1, 'b', oldCards)])
    assert.match(writeEntry(choices, 'w', order.w, [entry]), /^[A-Za-z0-9]{24}\./);
});

test('a commitment is that of formats 6.3, and another one for another game, choice, or seat', async () => {
  const { createHash } = await import('node:crypto');
  for (const [text, form] of /** @type {const} */ ([
    [`${'A'.repeat(25)}.ODH`, 'hex'],
    [oldCards, 'base64url'],
  ])) {
    const hash = createHash('sha256').update(`${id},1,w,${text}`);
    assert.equal(commit(id, 1, 'w', text), hash.digest(form));
  }
  const others = [
    commit(`${id.slice(1)}x`, 1, 'w', cards.w),
    commit(id, 2, 'w', cards.w),
    commit(id, 1, 'b', cards.w),
    commit(id, 1, 'w', cards.b),
  ];
  for (const other of others) assert.notEqual(other, commitments.w);
});

test('a game begins when all people have shown their cards', () => {
  const people = ['w', 'b'];
  const states = [null, 'open', { number: 1, entries: cards }, { number: 1, entries: { ...cards, w: commitments.w } }];
  const begun = states.map((state) => isBegun(/** @type {any} */ (state), people));
  assert.deepEqual(begun, [true, true, true, false]);
  assert.equal(isBegun({ number: 1, entries: { w: cards.w } }, ['w']), true);
});

test('another choice than the one committed to is false, also where the browser has no hashes', () => {
  const known = { number: 1, entries: { w: commitments.w } };
  const news = (/** @type {string} */ entry) =>
    compareHidden(id, known, { number: 1, entries: { w: entry } }, ['w', 'b']);
  const { crypto } = globalThis;
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  try {
    assert.deepEqual(news(cards.w.replace('HOD', 'ODH')), { kind: 'false', seat: 'w' });
    assert.deepEqual(news(cards.w), { kind: 'newer' });
  } finally {
    Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
  }
});

// ----- sides, and what is chosen openly

const tches = open('tches');
const army = {
  w: writeEntry(tches.game.choices(), 'w', { a1: 'RN', j1: 'RN' }),
  b: writeEntry(tches.game.choices(), 'b', { a8: 'PR' }),
};
const ofWhite = 'tches;white=RN';
const ofBoth = 'tches;array=rnbmqklbnr/1cfdggdfc1/*prppppppppp/10/10/10/10/PPPPPPPPPP/1CFDGGDFC1/*RNNBMQKLBN*RN';

test('what is chosen of sides becomes the variant', () => {
  assert.match(army.b, /^[A-Za-z0-9]{25}(\.[A-Z]{1,2}){27}$/);
  assert.equal(startWith(engine, tches.link, { number: 1, entries: { w: army.w } })?.variant, ofWhite);
  assert.equal(startWith(engine, tches.link, { number: 1, entries: army })?.variant, ofBoth);
});

const texts = Object.entries({
  'ARMY-HIDDEN-W': commit(id, 1, 'w', army.w),
  'ARMY-OTHER-W': army.w.replace('.RN', '.R'),
  'ARMY-LONG-B': `${army.b}.P`,
  'ARMY-FALSE-B': army.b.replace('.PR', '.PS'),
  'ARMY-KING-B': army.b.replace('.PR', '.K'),
  'ARMY-W': army.w,
  'ARMY-B': army.b,
  'OF-WHITE': ofWhite,
  'OF-BOTH': ofBoth,
  'OTHER-START': start.replace('Q~HO', 'Q').replaceAll(' ', '+'),
  START: start.replaceAll(' ', '+'),
  MINE: `bylink=${id},${mine},`,
  NOBODY: `bylink=${id},,`,
  OTHER: `bylink=${id},${mine},${third}`,
  BOTH: both,
  'HIDDEN-W': commitments.w,
  'HIDDEN-B': commitments.b,
  'SHOWN-W': cards.w,
  'SHOWN-B': cards.b,
  'FALSE-W': cards.w.replace('HOD', 'ODH'),
  'FALSE-B': cards.b.replace('DHO', 'HDO'),
});

for (const block of readFileSync(new URL('differences.txt', import.meta.url), 'utf8')
  .split('\n\n== ')
  .slice(1)) {
  const [title, ...lines] = block.trimEnd().split('\n');
  test(title, () => {
    const [sent, news, ...more] = lines.map((line) => texts.reduce((all, pair) => all.replaceAll(...pair), line));
    const [kept, seat] = ['kept', 'seat'].map((word) => more.find((line) => line.startsWith(word))?.slice(5));
    const held = seat === 'none' ? '' : seat;
    const { kind, ...others } = compare(sent, news, { kept, seat: held, mark: seat === 'b' ? theirs : mine });
    assert.equal(
      title.split(': ').at(-1),
      [kind, ...Object.values(others).map((other) => other || 'nothing')].join(' '),
    );
  });
}
