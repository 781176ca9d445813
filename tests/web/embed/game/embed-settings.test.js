// The attributes of an embedded board, and the games and tasks that they describe. Nothing of it needs a
// document.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFragment } from '../../../../shell/embed/fragment.js';
import { readSettings } from '../../../../shell/embed/game/embed-settings.js';
import { openGame } from '../../../../shell/embed/game/opening.js';
import { Task } from '../../../../shell/embed/reading/task.js';
import { formatLink, getExtra } from '../../../../shell/links/links.js';
import { loadBuilt } from '../../support/engine.js';

const engine = await loadBuilt();

/** The settings of some attributes, and what was told of them. */
function read(/** @type {Record<string, string>} */ given = {}) {
  /** @type {import('../../../../shell/embed/game/embed-settings.js').AttributeError[]} */
  const told = [];
  const settings = readSettings(
    (name) => given[name] ?? null,
    (error) => told.push(error),
  );
  return { settings, told };
}

/** The settings of attributes that have no fault. */
function readGood(/** @type {Record<string, string>} */ given) {
  const { settings, told } = read(given);
  assert.deepEqual(told, []);
  return settings;
}

/** @type {import('../../../../shell/embed/game/board-state.js').MakeTask} */
const makeTask = (_engine, session, _goal, solution) => new Task(solution, session.view.turn.player);

/** The game of attributes that have no fault. */
const open = (/** @type {Record<string, string>} */ given) => openGame(engine, readGood(given), makeTask);

// ----- attributes

test('a board without attributes is a game to play, with a legend behind a button', () => {
  assert.deepEqual(readGood({}), {
    link: { variant: 'custodian', position: '', actions: [], extras: [] },
    solution: null,
    mode: 'play',
    computer: '',
    seat: '',
    isFlipped: false,
    legend: 'button',
    hasMoves: false,
    goal: '',
    hasControls: true,
    theme: 'auto',
    width: '',
    label: '',
    marks: '',
    drawing: 'on',
    pieces: 'classic',
    hasMenu: false,
    coordinates: 'outside',
    strings: '',
    keep: '',
    names: [],
    question: '',
    watch: '',
    live: '',
  });
});

test('a live game is watched by its link, or in a frame by its name beside the link, and nobody plays there', () => {
  const name = '0a'.repeat(32);
  const link = `custodian!!e2e3!watch=${name}`;
  /** @type {Record<string, string>[]} */
  const ways = [{ watch: `https://motley.example/#${link}` }, { link: 'custodian!!e2e3', watch: name }];
  for (const given of ways) {
    const { link: read, mode, watch, live } = readGood({ ...given, mode: 'play', live: ' ./live.json ' });
    assert.deepEqual([formatLink(read), mode, watch, live], [link, 'watch', name, './live.json']);
  }
  const { given } = readFragment(`${link};live=./live.json`, ['link', 'watch', 'live']);
  assert.deepEqual(Object.fromEntries(given), { link: 'custodian!!e2e3', watch: name, live: './live.json' });
  assert.equal(readGood({ link }).mode, 'play');
  for (const watch of ['#custodian!!e2e3', name.toUpperCase(), `custodian!!!bylink=AbCdEf012345,,;watch=${name}`]) {
    const { settings, told } = read({ watch });
    assert.deepEqual([settings.watch, settings.mode, told[0].message], ['', 'play', `watch="${watch}"`], watch);
  }
});

/** The parts beside a board: its legend, whether the moves, whether the controls. */
function besideOf(/** @type {Record<string, string>} */ given) {
  const { legend, hasMoves, hasControls } = readGood(given);
  return [legend, hasMoves, hasControls];
}

test('a diagram has nothing beside the board, and a replay has its moves', () => {
  assert.deepEqual(besideOf({ mode: 'diagram' }), ['off', false, false]);
  assert.deepEqual(besideOf({ mode: 'replay' }), ['button', true, true]);
  assert.deepEqual(besideOf({ mode: 'task' }), ['button', false, true]);
});

test('what is said goes before what is usual', () => {
  assert.deepEqual(besideOf({ mode: 'diagram', legend: 'open', moves: 'on', controls: 'on' }), ['open', true, true]);
  assert.deepEqual(besideOf({ mode: 'replay', moves: 'off', controls: 'off', legend: 'off' }), ['off', false, false]);
  const { theme, label } = readGood({ theme: 'dark', label: 'L' });
  assert.deepEqual([theme, label], ['dark', 'L']);
});

test('a goal is given beside the link, or in it', () => {
  const link = '#custodian!!!at=0;goal=take+d4+in+1+action;lesson=custodian-rooks';
  assert.equal(readGood({ mode: 'task', link }).goal, 'take d4 in 1 action');
  assert.equal(readGood({ mode: 'task', link, goal: 'win' }).goal, 'win');
  assert.equal(readGood({ mode: 'task', question: 'How?' }).question, 'How?');
});

test('a width is a number of pixels, or all the room there is', () => {
  assert.deepEqual([readGood({ width: ' 360 ' }).width, readGood({ width: 'full' }).width], ['360px', '100%']);
  for (const width of ['0', '-1', '1e9', '999999', '50%', '360px', 'Full']) {
    const { settings, told } = read({ width });
    assert.deepEqual([settings.width, told.length], ['', 1], width);
  }
});

test('an attribute without a value says nothing', () => {
  assert.deepEqual(readGood({ mode: '', theme: '', legend: '', moves: '', controls: '', computer: '' }), readGood({}));
});

test('a value that an attribute cannot have is told with its place, and left out', () => {
  for (const name of ['mode', 'legend', 'moves', 'controls', 'drawing', 'theme', 'width', 'computer']) {
    const { settings, told } = read({ [name]: 'nonsense' });
    assert.deepEqual(settings, readGood({}), name);
    const { subject, reason, text, offset, length, message } = told[0];
    assert.deepEqual([told.length, subject, reason], [1, name, 'unknown-value']);
    assert.deepEqual([text, offset, length, message], ['nonsense', 0, 8, `${name}="nonsense"`]);
  }
});

test('a link may have its address before it, and other attributes go before its parts', () => {
  const link = 'https://motley.example/#taketwo!!e2e3.e7e6!at=1;seed=4';
  const linkOf = (/** @type {Record<string, string>} */ more) => {
    const { variant, position, actions, extras } = readGood({ link, ...more }).link;
    return [variant, position, actions.join(' '), extras.join(' ')];
  };
  assert.deepEqual(linkOf({}), ['taketwo', '', 'e2e3 e7e6', 'at,1 seed,4']);
  const own = { variant: ' till ', position: ' P 1 ', actions: 'a. b\n c', at: ' 0 ' };
  const told = `Game #3, from a chat: (${link})`;
  assert.deepEqual(readGood({ link: told }).link.actions, ['e2e3', 'e7e6']);
  assert.deepEqual(linkOf(own), ['till', 'P 1', 'a b c', 'seed,4 at,0']);
});

test('an empty variant or link says nothing, but empty actions say that there are none', () => {
  assert.equal(readGood({ variant: ' ', link: '' }).link.variant, 'custodian');
  assert.deepEqual(readGood({ link: 'taketwo!!e2e3', actions: '' }).link.actions, []);
  assert.deepEqual(readGood({ link: 'taketwo!x', position: '' }).link.position, '');
});

test('flip says yes whatever its value is', () => {
  assert.deepEqual(readGood({ flip: '' }).link.extras, [['flip', '1']]);
  assert.deepEqual(readGood({ flip: 'false', link: 'till!!!flip=0' }).link.extras, [['flip', '1']]);
});

test('a replay begins at its first position unless something says where', () => {
  const at = (/** @type {Record<string, string>} */ given) => getExtra(readGood(given).link, 'at');
  assert.deepEqual([at({ mode: 'replay' }), at({ mode: 'replay', at: '2' })], ['0', '2']);
  assert.deepEqual([at({ mode: 'replay', link: 'till!!!at=3' }), at({ mode: 'play' })], ['3', undefined]);
  assert.equal(at({ mode: 'replay', at: 'last' }), undefined);
  assert.equal(at({ mode: 'replay', at: ' last ', link: 'till!!!at=3' }), undefined);
});

test('the actions of a task are its solution, and nothing says where it stands', () => {
  const given = { mode: 'task', actions: 'a2a3 g6g5', at: '1', seed: '7' };
  const { link, solution } = readGood(given);
  assert.deepEqual(solution, ['a2a3', 'g6g5']);
  assert.deepEqual(link.actions, []);
  assert.deepEqual(link.extras, [['seed', '7']]);
  assert.equal(readGood({ mode: 'task' }).solution, null);
  const played = readGood({ ...given, mode: 'play' });
  assert.deepEqual([played.solution, played.link.actions], [null, ['a2a3', 'g6g5']]);
});

test('computers are levels from 1 to 10, or a list of players', () => {
  for (const computer of ['1', '10', 'p,5', '3,p,,2']) assert.equal(readGood({ computer }).computer, computer);
  assert.equal(readGood({ computer: ' p , 5 ' }).computer, 'p,5');
  for (const computer of ['0', '11', 'p,x', '05', '1.5']) {
    const { settings, told } = read({ computer });
    assert.equal(settings.computer, '', computer);
    assert.equal(told[0].text, computer);
  }
});

// ----- the game that is opened

const seatsOf = (/** @type {Record<string, string>} */ given) => getExtra(open(given).session.link, 'seats');

test('a single level plays all seats but the one that begins', () => {
  assert.equal(seatsOf({ computer: '4' }), 'p,4');
  assert.equal(seatsOf({ computer: '4', actions: 'a2a3' }), 'p,4', 'who begins is who has the first action');
  assert.equal(seatsOf({ computer: '4', variant: 'till;players=3' }), 'p,4,4');
  assert.deepEqual([seatsOf({ computer: '10' }), seatsOf({ computer: '5,p' })], ['p,10', '5,p']);
  assert.equal(seatsOf({ computer: '4', mode: 'task' }), 'p,4');
});

test('the player of the link plays where no attribute says who does, but only in a game', () => {
  const link = 'custodian!!!seats=6,p';
  assert.deepEqual([seatsOf({ link }), seatsOf({ link, computer: '3' })], ['6,p', 'p,3']);
  for (const mode of ['diagram', 'replay', 'task']) assert.equal(seatsOf({ link, mode }), undefined, mode);
  for (const mode of ['diagram', 'replay']) assert.equal(seatsOf({ link, mode, computer: '3' }), undefined, mode);
});

test('the link of a puzzle is a task', () => {
  const link = '#custodian!3k3/7/7/7/7/7/3K3+w+-+0+1!d1c1.d7c7!at=0;puzzle=1';
  const { session, task } = open({ link, mode: 'task' });
  assert.deepEqual([session.at, session.steps.length, session.isAtEnd], [0, 0, true]);
  assert.equal(task?.next(session), 'd1c1');
  session.dispose();
});

test('a task begins without its solution, and knows as much of it as is legal', () => {
  const { session, task, problems } = open({ mode: 'task', actions: 'a2a3 g6g5 a2a3' });
  assert.deepEqual([session.at, session.steps.length], [0, 0]);
  assert.equal(problems.length, 1);
  assert.equal(task?.seat, session.view.turn.player);
  const legal = [];
  for (let text = task?.next(session); text; text = task?.next(session)) {
    legal.push(text);
    session.play(text);
  }
  assert.deepEqual(legal, ['a2a3', 'g6g5']);
  assert.equal(open({ mode: 'play' }).task, null);
  assert.equal(open({ actions: 'a2a3' }).session.at, 1);
});

test('of a solution none of which is legal nothing is known: any win will do', () => {
  const { session, task } = open({ mode: 'task', actions: 'a2a9' });
  assert.equal(task?.next(session), undefined);
  assert.equal(task?.isRight(session, 'a2a3'), true);
  assert.equal(task?.isSolved(session), false);
});

// ----- tasks

/** No action wins. */
const game = { play() {}, undo() {}, view: () => ({ outcome: {} }) };

/** A session as a task sees it. */
const stand = (/** @type {number} */ at, player = 'w', winner = /** @type {string | undefined} */ (undefined)) =>
  /** @type {import('../../../../shell/table/game/session.js').Session} */ (
    /** @type {unknown} */ ({ at, view: { turn: { player } }, outcome: { winner }, game })
  );

test('with a solution only its next action is right, and what the others answer is known', () => {
  const task = new Task(['a', 'b', 'c'], 'w');
  assert.equal(task.mistakes, 0);
  assert.deepEqual([task.isRight(stand(0), 'a'), task.isRight(stand(0), 'b')], [true, false]);
  assert.equal(task.isRight(stand(3), 'a'), false);
  assert.equal(task.isAnswered(stand(1, 'b')), true);
  assert.equal(task.isAnswered(stand(0, 'w')), false, 'the reader is to act');
  assert.equal(task.isAnswered(stand(3, 'b')), false, 'there is no more of it');
});

test('a task is solved by the whole of its solution, or by a win of the reader', () => {
  const task = new Task(['a', 'b', 'c'], 'w');
  assert.deepEqual([task.isSolved(stand(2)), task.isSolved(stand(3))], [false, true]);
  assert.deepEqual([task.isSolved(stand(4)), task.isSolved(stand(1, 'b', 'w'))], [true, true]);
  assert.equal(task.isSolved(stand(1, 'b', 'b')), false);
  const free = new Task(null, 'w');
  assert.deepEqual([free.isSolved(stand(99)), free.isSolved(stand(1, 'b', 'w'))], [false, true]);
  assert.equal(free.isAnswered(stand(1, 'b')), false);
});

// ----- the fragment of a frame

const names = ['link', 'record', 'variant', 'position', 'actions', 'mode', 'flip', 'theme', 'at'];

/** The settings that a fragment gives, whatever is wrong with them. */
const settingsOf = (/** @type {Map<string, string>} */ given) => read(Object.fromEntries(given)).settings;

test('attributes may follow a link in the address of a frame; what is none stays in the link', () => {
  const { given, partner } = readFragment('till!x!a.b!mode=task;other=1;theme=dark;alone', names);
  assert.deepEqual(Object.fromEntries(given), { link: 'till!x!a.b!other=1;alone', mode: 'task', theme: 'dark' });
  assert.equal(partner, '');
});

test('what a link says itself cannot be said again after it', () => {
  const { given } = readFragment('till!!!variant=tches;position=x;actions=a;link=custodian;record=x', names);
  assert.deepEqual([...given.keys()], ['link']);
});

test('a frame without a link has no attribute of that name; a key alone is an attribute without a value', () => {
  assert.deepEqual([...readFragment('', names).given], []);
  const { given } = readFragment('till!!!flip', names);
  assert.equal(given.get('flip'), '');
});

test('flip=0 and flip=off say no', () => {
  for (const [value, isFlipped] of Object.entries({ 0: false, off: false, 1: true, on: true }))
    assert.equal(readFragment(`till!!!flip=${value}`, names).given.has('flip'), isFlipped, value);
});

test('messages go to an exact origin of http or https only, and what is none is told', (context) => {
  const told = context.mock.method(console, 'warn', () => {});
  const partnerOf = (/** @type {string} */ parent) => readFragment(`till!!!parent=${parent}`, names);
  for (const origin of ['https://a.example', 'http://localhost:8000']) {
    for (const text of [origin, `${origin}/`]) assert.equal(partnerOf(text).partner, origin);
    assert.equal(partnerOf(origin).given.has('parent'), false);
    assert.equal(partnerOf(origin).given.get('link'), 'till');
  }
  assert.equal(told.mock.callCount(), 0);
  const bad = ['https://a.example//', 'https://a.example/x', 'xhttps://a.example', 'ftp://a.example', 'a.example', '*'];
  for (const text of [...bad, '']) assert.equal(partnerOf(text).partner, '', text);
  assert.equal(told.mock.callCount(), bad.length);
});

test('what chat programs encode is read all the same, and what is the link’s stays as it is for the board', () => {
  const { given } = readFragment('till%21x%21a.b%21mode%3Dtask%3Bother=1%20b%3blabel=a%3Bb!c', names);
  assert.deepEqual(Object.fromEntries(given), { link: 'till!x!a.b!other=1%20b;label=a;b!c', mode: 'task' });
  assert.equal(settingsOf(given).link.extras.slice(0, 2).join(' '), 'other,1 b label,a');
  const long = readFragment(`till${'!'.repeat(100_000)}${';'.repeat(100_000)}x`, names).given.get('link') ?? '';
  assert.ok(long.endsWith(';x'), 'as long as it may be');
});

test('a # in a frame’s link does not end what is before it', () => {
  const { given } = readFragment('till!!!names=a#b;x=c#d', [...names, 'names']);
  assert.equal(given.get('names'), 'a#b');
  const { link } = settingsOf(given);
  assert.deepEqual([link.variant, link.extras], ['till', [['x', 'c#d']]]);
});

test('a fragment that cannot be read is the board’s to report', () => {
  const { given, partner } = readFragment('till%!!!mode=task', names);
  assert.deepEqual([[...given], partner], [[['link', 'till%!!!mode=task']], '']);
});
