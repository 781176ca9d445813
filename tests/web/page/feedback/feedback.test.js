// Sounds and vibrations after a change at the table. The rules are the real ones.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseLink } from '../../../../shell/links/links.js';
import { cuesOf, giveFeedback } from '../../../../shell/page/feedback/feedback.js';
import { Session } from '../../../../shell/table/game/session.js';
import { loadBuilt } from '../../support/engine.js';

const engine = await loadBuilt();

/** A game opened from a link, and the change that its last action was. */
function played(/** @type {string} */ link) {
  const { session } = Session.open(engine, parseLink(link));
  const { steps, at } = session;
  const before = { steps: steps.slice(0, -1), at: at - 1, result: null };
  return { session, change: /** @type {const} */ ({ type: 'play', before }) };
}

/** The cues of the last action of a link. */
function cues(/** @type {string} */ link, isOurs = true) {
  const { session, change } = played(link);
  return cuesOf(change, session, isOurs);
}

test('moves, captures, checks and ends are heard', () => {
  assert.deepEqual(cues('taketwo!!e2e4'), ['move']);
  assert.deepEqual(cues('taketwo;switch=off!!e2e4.d7d5.e4d5'), ['capture']);
  assert.deepEqual(cues('taketwo;switch=off!!e2e4.f7f6.d1h5'), ['move', 'check']);
  assert.deepEqual(cues('taketwo;switch=off!!f2f3.e7e5.g2g4.d8h4'), ['move', 'end']);
});

test('that the turn has come is heard where turns are longer than an action, by people', () => {
  assert.deepEqual(cues('tches!!e3e4'), ['move']);
  assert.deepEqual(cues('tches!!e3e4.d3d4.g3g4'), ['move', 'turn']);
  assert.deepEqual(cues('tches!!e3e4.d3d4.g3g4', false), ['move']);
  assert.deepEqual(cues('till;players=3!!P@0,0'), ['move', 'turn']);
  assert.deepEqual(cues('till!!P@0,0'), ['move']);
});

test('what is looked at is heard going forward, and nothing else', () => {
  const { session, change } = played('taketwo!!e2e4');
  const { before } = change;
  assert.deepEqual(cuesOf({ type: 'go', before }, session, true), ['move']);
  assert.deepEqual(cuesOf({ type: 'go', before: { ...before, at: 2 } }, session, true), []);
  assert.deepEqual(cuesOf({ type: 'look', before }, session, true), []);
  session.result = { result: 'draw', reason: 'agreement' };
  assert.deepEqual(cuesOf({ type: 'result', before }, session, true), ['end']);
  session.result = null;
  assert.deepEqual(cuesOf({ type: 'result', before }, session, true), []);
});

/** A browser's sounds and vibrations; its permissions can be changed. */
function listen() {
  /** When tones begin, and when they end. @type {[number[], number[]]} */
  const tones = [[], []];
  /** @type {number[][]} */
  const shakes = [];
  const allowed = { state: 'running', resumed: 0, isActive: true };
  class Node {
    gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    connect(/** @type {Node} */ node) {
      return node;
    }
    start(/** @type {number} */ at) {
      tones[0].push(at);
    }
    stop(/** @type {number} */ at) {
      tones[1].push(at);
    }
  }
  const names = ['OscillatorNode', 'AudioBufferSourceNode', 'BiquadFilterNode', 'GainNode'];
  for (const name of names) Object.assign(globalThis, { [name]: Node });
  class AudioContext {
    get state() {
      return allowed.state;
    }
    currentTime = 7;
    sampleRate = 8;
    destination = new Node();
    async resume() {
      allowed.resumed++;
    }
    createBuffer() {
      return { getChannelData: () => new Float32Array(4) };
    }
  }
  const vibrate = (/** @type {number[]} */ pattern) => shakes.push(pattern);
  Object.defineProperty(globalThis, 'navigator', { value: { vibrate, userActivation: allowed }, configurable: true });
  return { tones, shakes, allowed, AudioContext };
}

test('what was chosen is played and shaken, when the browser allows it', () => {
  const { session, change } = played('taketwo;switch=off!!e2e4.d7d5.e4d5');
  const { tones, shakes, allowed, AudioContext } = listen();
  const give = (/** @type {object} */ choices) => {
    const table = { session, whoseTurn: { kind: 'person', people: ['w', 'b'] } };
    giveFeedback(change, /** @type {any} */ (table), /** @type {any} */ (choices));
    return [tones[0].splice(0).length, shakes.splice(0)];
  };
  assert.deepEqual(give({ sound: 'on', shake: 'on' }), [0, [[25]]], 'a browser without sounds');
  Object.assign(globalThis, { AudioContext });
  assert.deepEqual(give({ sound: 'off', shake: 'off' }), [0, []]);
  allowed.state = 'suspended';
  assert.deepEqual(give({ sound: 'on', shake: 'off' }), [3, []], 'somebody has acted');
  allowed.isActive = false;
  assert.deepEqual(give({ sound: 'on', shake: 'off' }), [0, []], 'nobody has acted');
  assert.equal(allowed.resumed, 2);
  allowed.state = 'interrupted';
  allowed.isActive = true;
  assert.deepEqual(give({ sound: 'on', shake: 'off' }), [3, []], 'after a call');
  assert.equal(allowed.resumed, 3);
  allowed.state = 'running';
  tones[1].splice(0);
  giveFeedback(
    change,
    /** @type {any} */ ({ session, whoseTurn: { kind: 'person', people: ['w', 'b'] } }),
    /** @type {any} */ ({ sound: 'on' }),
  );
  assert.ok(tones[0].length > 1 && tones[0].every((at) => at >= 7), 'nothing is late');
  const later = tones[1].map((at, i) => at > tones[0][i]);
  assert.deepEqual(
    later,
    tones[0].map(() => true),
    'all come to an end',
  );
});

test('the turn of a computer is not felt; one that is still to be confirmed is', () => {
  const { session, change } = played('tches!!e3e4.d3d4.g3g4');
  const { shakes } = listen();
  for (const kind of ['person', 'ending', 'computer'])
    giveFeedback(
      change,
      /** @type {any} */ ({ session, whoseTurn: { kind, people: ['w', 'b'] } }),
      /** @type {any} */ ({ sound: 'off', shake: 'on' }),
    );
  assert.deepEqual(shakes, [[30], [30], [12]]);
});
