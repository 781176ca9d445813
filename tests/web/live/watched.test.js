// A live game that is watched at a table: what players show comes to the board, and what cannot be played does not. The
// rules are the real ones.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { formatLink, parseLink } from '../../../shell/links/links.js';
import { drawKey, publicKey, sign, watchKey, watchName } from '../../../shell/live/live-keys.js';
import { Watched } from '../../../shell/live/watched.js';
import { Watcher } from '../../../shell/live/watching.js';
import { proofText } from '../../../shell/live/wire.js';
import { Session } from '../../../shell/table/game/session.js';
import { Table } from '../../../shell/table/table.js';
import { isAll } from '../../is-all.js';
import { loadBuilt, makeRandom } from '../support/engine.js';

const engine = await loadBuilt();
const name = '0a'.repeat(32);
const servers = { relays: ['wss://relay.example/'], ice: [{ urls: ['turn:turn.example:3478?transport=udp'] }] };

/** So many legal actions from the start of a variant on. */
function lineOf(/** @type {string} */ variant, /** @type {number} */ count, from = 0) {
  const { game } = new Session(engine, variant);
  const texts = [];
  while (texts.length < count) {
    const actions = game.actions();
    texts.push(actions[(from + 7 * texts.length) % actions.length]);
    game.play(texts[texts.length - 1]);
  }
  game.dispose();
  return texts;
}

const long = lineOf('custodian', 30);
const turn = lineOf('tches', 3);

/** @type {import('../../../shell/table/table.js').Change[]} */
let changes;
/** @type {Table} */
let table;
/** @type {Watched} */
let watched;
/** How often another session was put at the table. */
let replaced = 0;

/** Puts a game at the table that is watched. */
function sit(/** @type {string} */ link, around = {}) {
  const { session, problems } = Session.open(engine, parseLink(link));
  assert.deepEqual(problems, []);
  table.seat(session);
  replaced = 0;
  watched = new Watched(
    {
      table,
      engine,
      replace(session) {
        replaced++;
        table.seat(session);
      },
      findServers: async () => servers,
      open: () => Promise.reject(new Error('nobody')),
      onChange: () => {},
      ...around,
    },
    name,
  );
}

/** The game at the table, as its link. */
const shown = () => formatLink(/** @type {Session} */ (table.session).link);
/** All actions that the table has. */
const steps = () => table.session?.steps.map(({ text }) => text).join('.');
const take = (/** @type {string} */ link) => watched.take(parseLink(link));

beforeEach(() => {
  changes = [];
  const words = /** @type {any} */ ({ format: (/** @type {string} */ id) => id });
  const owner = /** @type {any} */ ({
    draw() {},
    around: { byLink: { own: '', isOnLine: false, computing: '', isAgreed: true } },
    follow: (/** @type {any} */ change) => changes.push(change),
  });
  table = new Table(words, owner);
  table.schema = engine.schema();
});

test('what is played elsewhere is played at the table, where nobody may act', async () => {
  sit('custodian');
  assert.equal(table.whoseTurn.kind, 'watched');
  assert.ok(await take('custodian!!e2e3'));
  assert.equal(shown(), 'custodian!!e2e3');
  assert.deepEqual([changes[0].type, changes[0].by], ['play', 'elsewhere']);
  table.choose('c6c5');
  assert.equal(shown(), 'custodian!!e2e3');
  assert.ok(await take('custodian!!e2e3.c6c5.a2a3'));
  assert.equal(shown(), 'custodian!!e2e3.c6c5.a2a3');
  assert.equal(replaced, 0);
});

test('a turn that is not finished is shown, taken back, and in no link', async () => {
  sit('tches');
  const [first, second] = turn;
  watched.draft([first]);
  watched.draft([first, second]);
  assert.deepEqual([steps(), shown()], [`${first}.${second}`, 'tches']);
  watched.draft([first]);
  assert.equal(steps(), first);
  watched.draft(['z9z9']);
  assert.equal(steps(), first);
  watched.draft([first, second]);
  assert.ok(await take(`tches!!${turn.join('.')}`));
  assert.equal(shown(), `tches!!${turn.join('.')}`);
});

test('another turn than the one that was shown takes its place', async () => {
  sit('tches');
  watched.draft(turn.slice(0, 2));
  const other = lineOf('tches', 3, 3);
  assert.notEqual(other[0], turn[0]);
  assert.ok(await take(`tches!!${other.join('.')}`));
  assert.equal(shown(), `tches!!${other.join('.')}`);
});

test('what cannot be played changes nothing', async () => {
  sit('custodian!!e2e3');
  for (const actions of ['c6c4', 'c6c5.a2a9', 'c6c5.a2a3.a2a3', `c6c5.${'a2a3.'.repeat(30)}`]) {
    assert.equal(await take(`custodian!!e2e3.${actions}`), false, actions);
    assert.equal(shown(), 'custodian!!e2e3', actions);
    assert.ok(table.session?.isAtEnd);
  }
  for (const link of ['custodian!8/8!', 'custodian;board=nonsense!!e2e3'])
    await assert.rejects(async () => take(link), link);
  assert.equal(shown(), 'custodian!!e2e3');
});

test('who looks back goes on looking there', async () => {
  sit('custodian!!e2e3.c6c5!at=1');
  assert.ok(await take('custodian!!e2e3.c6c5.a2a3'));
  assert.deepEqual([table.session?.at, shown()], [1, 'custodian!!e2e3.c6c5.a2a3!at=1']);
  assert.ok(await take('custodian!!e2e3.c6c5.a2a3!result=draw+agreement'));
  assert.deepEqual([table.session?.at, table.session?.result?.reason], [1, 'agreement']);
});

test('a game that is much further on, or another one, is opened anew, as it was looked at', async () => {
  sit(`custodian!!${long.slice(0, 2).join('.')}!at=1;flip=1;x=y`);
  assert.ok(await take(`custodian!!${long.join('.')}!seats=p,p`));
  assert.equal(shown(), `custodian!!${long.join('.')}!at=1;flip=1;seats=p,p;x=y`);
  assert.equal(replaced, 1);
  assert.ok(await take('custodian!!e2e3'));
  assert.equal(shown(), 'custodian!!e2e3!flip=1;x=y');
  sit('taketwo');
  assert.ok(await take(`taketwo!${new Session(engine, 'taketwo').start}!`.replaceAll(' ', '+')));
});

test('an end that people decide is shown, and who has left', async () => {
  sit('till;players=3');
  assert.ok(await take('till;players=3!!!seats=5,p,p'));
  assert.deepEqual(table.opponents.players.a, 5);
  sit('custodian!!e2e3');
  assert.ok(await take('custodian!!e2e3!result=win+w+resignation'));
  assert.equal(table.session?.outcome.reason, 'resignation');
  assert.equal(changes[changes.length - 1].type, 'result');
  assert.equal(table.whoseTurn.kind, 'over');
});

test('whether a game can be watched is known before it is asked for, and the network is asked afterwards', async () => {
  let changes = 0;
  const around = { onChange: () => changes++ };
  sit('custodian', { ...around, findServers: async () => ({ relays: [], ice: [] }) });
  assert.equal(watched.state, 'looking');
  await watched.prepare();
  assert.deepEqual([watched.state, changes], ['still', 1]);
  await watched.begin();
  assert.equal(watched.state, 'still');

  sit('custodian', around);
  await watched.prepare();
  assert.deepEqual([watched.state, watched.servers], ['unable', ['relay.example', 'turn.example:3478']]);

  Object.assign(globalThis, { RTCPeerConnection: class {} });
  try {
    await watched.prepare();
    assert.equal(watched.state, 'ready');
    await assert.rejects(watched.begin(), /nobody/);
    assert.equal(watched.state, 'ready');

    const watcher = { state: 'on', left: 0, leave: () => watcher.left++ };
    /** @type {any} */
    let given;
    const open = async (/** @type {unknown} */ all) => {
      given = all;
      return watcher;
    };
    sit('custodian!!e2e3', { ...around, open });
    await watched.prepare();
    const begun = watched.begin();
    assert.equal(watched.state, 'waiting');
    await begun;
    assert.equal(watched.state, 'on');
    assert.deepEqual([given.name, given.servers, formatLink(given.link)], [name, servers, 'custodian!!e2e3']);
    watched.leave();
    assert.equal(watcher.left, 1);
    assert.equal(await take('custodian!!e2e3.c6c5'), false);
    watched.draft(['c6c5']);
    assert.equal(steps(), 'e2e3');

    sit('custodian', { ...around, open });
    await watched.prepare();
    const late = watched.begin();
    watched.leave();
    await late;
    assert.equal(watcher.left, 2, 'another game has come to the table meanwhile');
  } finally {
    Reflect.deleteProperty(globalThis, 'RTCPeerConnection');
  }
});

test('of changed messages of a player nothing is shown that cannot be played', async () => {
  const draw = makeRandom(7);
  const key = drawKey();
  const peer = publicKey(key);
  const id = 'AbCdEf012345';
  sit('custodian');
  /** @type {import('../../../shell/live/carrier/carrier.js').Listener | undefined} */
  let listener;
  const carrier = {
    join() {},
    leave() {},
    send: () => true,
    delay: () => undefined,
    receive: (/** @type {import('../../../shell/live/carrier/carrier.js').Listener} */ one) => {
      listener = one;
    },
  };
  new Watcher({ name: watchName(id), link: parseLink('custodian'), carrier, host: watched });
  listener?.heard(peer, `player ${sign(proofText(peer), watchKey(id))}`);
  const ends = ['', '!result=win+w+resignation', '!seats=5,p', '!seed=1;x=y'];
  for (let i = 0; i < (isAll ? 10_000 : 500); i++) {
    const count = draw(long.length);
    const link = `link custodian!!${long.slice(0, count).join('.')}${ends[draw(ends.length)]}`;
    const draft = `draft ${count} ${long.slice(count, count + 2).join('.')}`;
    const whole = [link, draft, `times w w${count},b1`][draw(3)];
    const at = draw(whole.length);
    const signs = [...'!.=;,+%# a1e2z9-\u0000\ud800'];
    const change = [signs[draw(signs.length)], '', whole.slice(draw(at), at), '9'.repeat(draw(40))][draw(4)];
    listener?.heard(peer, whole.slice(0, at) + change + whole.slice(at + draw(3)));
    if (draw(4) === 0) await new Promise((resolve) => setImmediate(resolve));
    const { link: shown, game } = /** @type {Session} */ (table.session);
    const { session, problems } = Session.open(engine, shown);
    assert.deepEqual(problems, [], formatLink(shown));
    assert.equal(game.variant.split(';', 1)[0], 'custodian');
    session.dispose();
  }
  // The honest game goes on.
  const honest = lineOf('custodian', 60);
  listener?.heard(peer, `link custodian!!${honest.join('.')}`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal(table.session?.played.length, 60);
});
