// Games that are played by link, without a page: the keys of their links, what of a link is held against the saved
// copy, and cards that are chosen in secret.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareLinks, peopleIn, startWith } from '../../../shell/by-link/compare.js';
import { commit, compareHidden, isBegun, readCards, writeCards } from '../../../shell/by-link/hidden.js';
import {
  drawText,
  linkToSend,
  readHidden,
  readRound,
  withKey,
  writeHidden,
  writeRound,
} from '../../../shell/by-link/keys.js';
import { formatLink, parseLink } from '../../../shell/links/links.js';
import { Session } from '../../../shell/table/game/session.js';
import { isAll } from '../../is-all.js';
import { loadBuilt, makeRandom, playRandomly, startPreset } from '../support/engine.js';

const engine = await loadBuilt();
const id = 'abcdefghij_-';
const [mine, theirs, third] = ['aaaaaa', 'bbbbb_', '-ccccc'];

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
async function compare(sent, news, { kept = sent, seat = 'w', mark = mine } = {}) {
  const sessions = [sent, kept, news].map(open);
  const [link, copy] = sessions.map((session) => session.link);
  const difference = await compareLinks(engine, { link, kept: copy, seat, mark }, sessions[2]);
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
  assert.match(drawText(24), /^[\w-]{24}$/);
  assert.notEqual(drawText(12), drawText(12));
});

test('cards in secret are read and written; what is not exact is none', () => {
  const [commitment, shown] = ['c'.repeat(43), `${'r'.repeat(24)}.ODH.HDO`];
  assert.deepEqual(readHidden(`1,${commitment},${shown}`, 'wb'), { number: 1, entries: { w: commitment, b: shown } });
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

const key = (marks = `${mine},`) => `bylink=${id},${marks}`;
const both = key(`${mine},${theirs}`);

for (const [what, sent, news, expected, more] of /** @type {[string, string, string, object, object?][]} */ ([
  ['the same link', `custodian!!a2a3!${key()}`, `custodian!!a2a3!${key()}`, { kind: 'same' }],
  ['an answer', `custodian!!a2a3!${key()}`, `custodian!!a2a3.g6g5!${both}`, { kind: 'newer' }],
  ['a seat that is taken', `custodian!!!${key()}`, `custodian!!!${both}`, { kind: 'newer' }],
  ['an older link', `custodian!!a2a3.g6g5!${both}`, `custodian!!a2a3!${key()}`, { kind: 'older' }],
  [
    'another action',
    `custodian!!a2a3.g6g5!${both}`,
    `custodian!!a2a3.f6f5.b2b3!${both}`,
    { kind: 'action', number: 2, own: 'g6g5', other: 'f6f5' },
  ],
  [
    'another action at the end of an older link',
    `custodian!!a2a3.g6g5!${both}`,
    `custodian!!b2b3!${key()}`,
    { kind: 'action', number: 1, own: 'a2a3', other: 'b2b3' },
  ],
  [
    'an action that this browser has not made',
    `custodian!!a2a3!${key()}`,
    `custodian!!a2a3.g6g5.b2b3!${both}`,
    { kind: 'action', number: 3, own: '', other: 'b2b3' },
  ],
  [
    'one that it has made, and nobody has been sent',
    `custodian!!!${key(',')}`,
    `custodian!!a2a3.g6g5!${both}`,
    { kind: 'newer' },
    { kept: `custodian!!a2a3!${key()}` },
  ],
  ['another variant', `custodian!!!${key()}`, `custodian;array=four!!!${both}`, { kind: 'start' }],
  ['another seed', `till!!!seed=1;${key()}`, `till!!!seed=2;${both}`, { kind: 'start' }],
  ['the same seed', `till!!!seed=1;${key()}`, `till!!!seed=1;${both}`, { kind: 'newer' }],
  [
    'another computer',
    `till;players=3!!!seats=p,p,2;${key()}`,
    `till;players=3!!!seats=p,p,3;${key()}`,
    { kind: 'start' },
  ],
  [
    'another browser at a seat',
    `custodian!!a2a3.g6g5!${both}`,
    `custodian!!a2a3.g6g5!${key(`${mine},${third}`)}`,
    { kind: 'seat', seat: 'b' },
  ],
  [
    'another browser at the own seat, before anything was sent',
    `custodian!!a2a3!${key()}`,
    `custodian!!a2a3.g6g5!${key(`${mine},${third}`)}`,
    { kind: 'taken' },
    { seat: 'b', mark: theirs, kept: `custodian!!a2a3!${both}` },
  ],
  [
    'the own answer, copied from the address',
    `custodian!!a2a3!${key()}`,
    `custodian!!a2a3.g6g5.b2b3!${both}`,
    { kind: 'newer' },
    { seat: 'b', mark: theirs, kept: `custodian!!a2a3.g6g5!${both}` },
  ],
  ['whoever looks on', `custodian!!a2a3!${both}`, `custodian!!a2a3.g6g5.b2b3!${both}`, { kind: 'newer' }, { seat: '' }],
  [
    'the other resigns',
    `custodian!!a2a3!${both}`,
    `custodian!!a2a3!result=win+w+resignation;${both}`,
    { kind: 'newer' },
  ],
  [
    'this browser is said to resign',
    `custodian!!a2a3!${both}`,
    `custodian!!a2a3.g6g5!result=win+b+resignation;${both}`,
    { kind: 'result' },
  ],
  ['time', `custodian!!a2a3!${both}`, `custodian!!a2a3!result=win+w+time;${both}`, { kind: 'result' }],
  [
    'a draw is offered',
    `custodian!!a2a3!${both}`,
    `custodian!!a2a3.g6g5!result=draw+agreement;${both}`,
    { kind: 'newer' },
  ],
  [
    'a draw is declined',
    `custodian!!a2a3!result=draw+agreement;${both}`,
    `custodian!!a2a3.g6g5!${both}`,
    { kind: 'newer' },
  ],
  [
    'the link before a draw was offered',
    `custodian!!a2a3!result=draw+agreement;${both}`,
    `custodian!!a2a3!${both}`,
    { kind: 'older' },
  ],
  [
    'the link in which a draw was offered, after it was declined',
    `custodian!!a2a3.g6g5!${both}`,
    `custodian!!a2a3!result=draw+agreement;${both}`,
    { kind: 'older' },
  ],
  [
    'a game that goes on after its end',
    `custodian!!a2a3!result=win+w+resignation;${both}`,
    `custodian!!a2a3.g6g5!${both}`,
    { kind: 'result' },
  ],
  ['cards that were no secret before', `taketwo!!!${key()}`, `taketwo!!!${both};hidden=1,,`, { kind: 'start' }],
  ['cards that are no secret any more', `taketwo!!!${key()};hidden=1,,`, `taketwo!!!${both}`, { kind: 'start' }],
]))
  test(`${what}: ${Object.values(expected).join(' ')}`, async () => {
    assert.deepEqual(await compare(sent, news, more), expected);
  });

test('in every family a game goes on from its beginning, which is older; another line is refused', async () => {
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
    assert.deepEqual(await compare(short, long, none), { kind: whole.length > before.length ? 'newer' : 'same' });
    assert.deepEqual(await compare(long, short, none), { kind: whole.length > before.length ? 'older' : 'same' });
    if (last.length < 2) continue;
    const [own, other] = last;
    assert.deepEqual(await compare(linkOf([...whole, own]), linkOf([...whole, other]), none), {
      kind: 'action',
      number: whole.length + 1,
      own,
      other,
    });
  }
});

// ----- cards

const taketwo = open('taketwo');
const { orders } = /** @type {any} */ (engine.schema().families.find(({ family }) => family === 'taketwo'));
const order = { w: { e2: 'OHD', d1: 'HOD' }, b: { e7: 'DHO' } };
const cards = { w: writeCards(taketwo.view, 'w', order.w), b: writeCards(taketwo.view, 'b', order.b) };
const commitments = { w: await commit(id, 1, 'w', cards.w), b: await commit(id, 1, 'b', cards.b) };
const start = 'rnbqkbnr/ppppp~DHppp/8/8/8/8/PPPPP~OHPPP/RNBQ~HOKBNR w KQkq - 0 1 -';

/** A link of a game with cards. */
const link = (/** @type {string} */ hidden, position = '', marks = both) =>
  `taketwo!${position.replaceAll(' ', '+')}!!${marks};hidden=${hidden}`;

test('what a seat has chosen is written behind 144 random bits, and read again', () => {
  assert.match(cards.w, /^[\w-]{24}(\.(ODH|OHD|DOH|DHO|HOD|HDO)){9}$/);
  assert.notEqual(cards.w.slice(0, 24), cards.b.slice(0, 24));
  const chosen = readCards(taketwo.view, { number: 1, entries: cards }, orders);
  assert.deepEqual([chosen?.e2, chosen?.d1, chosen?.e7, chosen?.a2], ['OHD', 'HOD', 'DHO', 'ODH']);
  for (const bad of [`${'r'.repeat(24)}.ODH`, cards.w.replace('HOD', 'HOX'), `${cards.w}.ODH`])
    assert.equal(readCards(taketwo.view, { number: 1, entries: { ...cards, w: bad } }, orders), null);
  assert.equal(startWith(engine, taketwo.link, { number: 1, entries: cards }, 'taketwo'), start);
});

test('a commitment is that of formats 6.3, and another one for another game, choice, or seat', async () => {
  const plain = await commit(id, 1, 'w', `${'A'.repeat(24)}.ODH`);
  assert.equal(plain, await commit(id, 1, 'w', `${'A'.repeat(24)}.ODH`));
  const { createHash } = await import('node:crypto');
  const text = `${id},1,w,${'A'.repeat(24)}.ODH`;
  assert.equal(plain, createHash('sha256').update(text).digest('base64url'));
  const others = [
    commit(`${id.slice(1)}x`, 1, 'w', cards.w),
    commit(id, 2, 'w', cards.w),
    commit(id, 1, 'b', cards.w),
    commit(id, 1, 'w', cards.b),
  ];
  for (const other of await Promise.all(others)) assert.notEqual(other, commitments.w);
});

test('a game begins when all people have shown their cards', () => {
  const people = ['w', 'b'];
  const states = [null, 'open', { number: 1, entries: cards }, { number: 1, entries: { ...cards, w: commitments.w } }];
  assert.deepEqual(
    states.map((state) => isBegun(/** @type {any} */ (state), people)),
    [true, true, true, false],
  );
  assert.equal(isBegun({ number: 1, entries: { w: cards.w } }, ['w']), true);
});

test('only who cannot compute a commitment believes it', async () => {
  const known = { number: 1, entries: { w: commitments.w } };
  const news = { number: 1, entries: { w: cards.w.replace('HOD', 'ODH') } };
  const compared = () => compareHidden(id, known, news, ['w', 'b']);
  assert.deepEqual(await compared(), { kind: 'false', seat: 'w' });
  const { crypto } = globalThis;
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  try {
    assert.deepEqual(await compared(), { kind: 'newer' });
  } finally {
    Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
  }
});

const [cw, cb] = [commitments.w, commitments.b];
for (const [what, sent, news, expected, more] of /** @type {[string, string, string, object, object?][]} */ ([
  ['Black has chosen too', link(`1,${cw},`), link(`1,${cw},${cards.b}`), { kind: 'newer' }],
  [
    'White shows what was chosen',
    link(`1,${cw},${cards.b}`),
    link(`1,${cards.w},${cards.b}`, start),
    { kind: 'newer' },
    { seat: 'b', mark: theirs },
  ],
  [
    'White shows something else',
    link(`1,${cw},${cards.b}`),
    link(`1,${cards.w.replace('HOD', 'ODH')},${cards.b}`, start),
    { kind: 'cards', seat: 'w' },
    { seat: 'b', mark: theirs },
  ],
  [
    'White begins with other cards than it shows',
    link(`1,${cw},${cards.b}`),
    link(`1,${cards.w},${cards.b}`, start.replace('Q~HO', 'Q')),
    { kind: 'start' },
    { seat: 'b', mark: theirs },
  ],
  [
    'the cards are shown, but not on the board',
    link(`1,${cw},${cb}`),
    link(`1,${cards.w},${cards.b}`),
    { kind: 'start' },
    { seat: '' },
  ],
  ['there is another board while cards are chosen', link(`1,${cw},`), link(`1,${cw},${cb}`, start), { kind: 'start' }],
  ['another commitment', link(`1,${cw},`), link(`1,${cb},`), { kind: 'cards', seat: 'w' }],
  [
    'other cards after they were shown',
    link(`1,${cards.w},${cards.b}`, start),
    link(`1,${cards.w},${cards.b.replace('DHO', 'HDO')}`, start),
    { kind: 'cards', seat: 'b' },
  ],
  ['the link before', link(`1,${cw},${cards.b}`), link(`1,${cw},`), { kind: 'older' }],
  [
    'the link with only a commitment',
    link(`1,${cards.w},${cards.b}`, start),
    link(`1,${cw},${cards.b}`),
    { kind: 'older' },
  ],
  ['all choose again', link(`1,${cw},${cards.b}`), link(`2,${cw},`), { kind: 'newer' }, { seat: 'b', mark: theirs }],
  ['a choice before', link(`2,${cw},`), link(`1,${cw},${cards.b}`), { kind: 'older' }],
  ['all choose again in a game that goes on', link(`1,${cards.w},${cards.b}`, start), link('2,,'), { kind: 'start' }],
  ['cards are drawn openly', link(`1,${cw},`), link('open', start), { kind: 'newer' }],
  ['… in a game that goes on', link(`1,${cards.w},${cards.b}`, start), link('open'), { kind: 'start' }],
  ['… and stay', link('open', start), link('open', start), { kind: 'same' }],
  ['… and do not', link('open', start), link('open'), { kind: 'start' }],
  ['somebody else chooses for this browser', link('1,,'), link(`1,${cw},`), { kind: 'cards', seat: 'w' }],
  ['what it has chosen itself', link('1,,'), link(`1,${cw},${cards.b}`), { kind: 'newer' }, { kept: link(`1,${cw},`) }],
  ['somebody chooses again for it', link(`1,${cw},`), link(`2,${cb},`), { kind: 'cards', seat: 'w' }],
]))
  test(`cards: ${what}: ${Object.values(expected).join(' ')}`, async () => {
    assert.deepEqual(await compare(sent, news, more), expected);
  });
