// Whole games of two processes of `motley uci`, in variants whose texts and actions differ as much as they can.

import { strict as assert } from 'node:assert';
import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { root } from '../support/files.js';

const program = `${root}build/native/motley`;
/** Longer games are broken off. */
const longest = 120;

/** What is played, by what is special in it. */
const variants = {
  'cards that are switched': 'taketwo',
  'hands, promoted pieces that go back to what they were': 'fairy;taken=hand;drop=P:2-7',
  'a board of ten ranks, kinds of two letters, areas': [
    'fairy;kinds=K:W,B:nA,N:nN,P:fW,A:F,C:mRcpR,*PS:fsW',
    'array=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR',
    'area=KA:d1-f3,B:1-5;promote=P:*PS;zone=6-10;facing=on;stale=loss;perpetual=loss',
  ].join(';'),
  'holes, passing, checks that are counted':
    'fairy;kinds=P:fmWfcF;array=rnbqk/ppppp/2-2/PPPPP/RNBQK;castle=off;pass=on;checks=2',
  'forced capture, no King': 'fairy;royal=-;castle=off;forced=on;stale=win;extinct=all;extinction=win',
  'a race without checks': 'fairy;array=8/8/8/8/8/8/krbnNBRK/qrbnNBRQ;nocheck=on;reach=K:8/8;arrive=reply',
};

/** A program that is told a variant, and asked what to play after some actions. */
function makePlayer(/** @type {string} */ variant) {
  const child = spawn(program, ['uci'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  child.stdin.write(`setoption name UCI_Variant value ${variant}\n`);
  /** What it plays, or how the game has ended. */
  const think = async (/** @type {string[]} */ actions) => {
    child.stdin.write(`position startpos moves ${actions.join(' ')}\ngo nodes 60\n`);
    let end = '';
    for (;;) {
      /** @type {string} */
      const line = (await lines.next()).value;
      assert.doesNotMatch(line, /error/);
      end ||= /^info string the game is over: (.*)$/.exec(line)?.[1] ?? '';
      if (line.startsWith('bestmove ')) return { action: line.split(' ')[1], end };
    }
  };
  return { child, think };
}

for (const [name, variant] of Object.entries(variants))
  test(`two programs play a game with ${name}`, { timeout: 60_000 }, async (context) => {
    const players = [makePlayer(variant), makePlayer(variant)];
    context.after(() => {
      for (const { child } of players) child.kill();
    });
    /** @type {string[]} */
    const actions = [];
    let last = await players[0].think(actions);
    while (last.end === '' && actions.length < longest) {
      actions.push(last.action);
      last = await players[actions.length % 2].think(actions);
    }
    const { status, stderr } = spawnSync(program, ['play', variant, '--', ...actions], { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
    assert.equal(last.action === '(none)', last.end !== '');
    assert.ok(actions.length > 4);
  });
