// Actions that are typed: by their texts, or as they are spoken. The words are the English ones, the games real.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Session, stepOf } from '../../../shell/table/game/session.js';
import { formatStep } from '../../../shell/table/game/turns.js';
import {
  chooseTyped,
  exampleTyped,
  findTyped,
  listTypable,
  refuseTyped,
  speakAction,
} from '../../../shell/table/typed-actions.js';
import { isAll } from '../../is-all.js';
import { loadBuilt, makeRandom, playRandomly } from '../support/engine.js';
import { inWords } from '../support/lists.js';
import { english, languages } from '../support/words.js';

const engine = await loadBuilt();
const schema = engine.schema();
english.add(String(languages.get('en')?.get('more')));
const table = /** @type {any} */ ({ words: english, schema });

/** Hands a game to a function, and what is typable in it. @param {(session: Session, typable: any[]) => void} look */
function at(/** @type {string} */ variant, /** @type {string} */ position, look) {
  const session = new Session(engine, variant, position);
  look(session, listTypable(table, session.view));
  session.dispose();
}

test('a beginning of a text, squares with anything between them, and spoken words find actions', () => {
  at('custodian', '', (_, typable) => {
    const find = (/** @type {string} */ typed) => inWords(findTyped(typable, typed), 'text').sort();
    assert.deepEqual(find('c1'), ['c1b3', 'c1d3']);
    for (const typed of ['E2E3', ' e2 e3', 'e2-e3', 'e2–e3', '1. e2−e3', 'pawn e3', 'pawn e2 to e3', 'Pawn e'])
      assert.deepEqual(find(typed), ['e2e3'], typed);
    assert.equal(find('knight').length, 4);
    assert.deepEqual(find('night'), []);
  });
});

test('the short notation of chess finds actions, and the example is one that is possible', () => {
  at('custodian', '', (session, typable) => {
    const find = (/** @type {string} */ typed) => inWords(findTyped(typable, typed), 'text').sort();
    assert.deepEqual([find('Nb3'), find('Nxb3'), find('e3'), find('Nb5')], [['c1b3'], ['c1b3'], ['e2e3'], []]);
    assert.deepEqual(exampleTyped(table, session.view), { text: 'c1d3', action: 'knight c1 to d3' });
  });
  at('taketwo', '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', (_, typable) => {
    assert.deepEqual(inWords(findTyped(typable, 'exd5'), 'text'), ['e4d5']);
  });
});

test('castling, promotions, pieces that are told apart, and signs behind a move are typed as they are written', () => {
  /** What is typed, and the actions that fit. @type {Record<string, [string, ...string[]][]>} */
  const typed = {
    'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1': [
      ['e1g1', 'O-O', '0-0', 'o-o', 'oo', '0-0+', 'Kg1'],
      ['e1c1', 'O-O-O', '0-0-0', 'o-o-o', 'OOO'],
    ],
    '8/P3k3/8/8/8/8/8/4K3 w - - 0 1': [
      ['a7a8=Q', 'a8=Q', 'a8Q', 'a7a8q', 'a7-a8=Q', 'a8=Q+'],
      ['a7a8=N', 'a8=N'],
    ],
    '4k3/8/8/R6R/8/4K3/4Q2Q/R6Q w - - 0 1': [
      ['a5d5', 'Rad5', 'Ra5xd5'],
      ['a5a3', 'R5a3'],
      ['h1e4', 'Qh1e4', 'Qh1-e4'],
    ],
    '4k3/8/8/3pP3/8/8/8/4KN2 w - d6 0 1': [
      ['e5d6', 'exd6', 'exd6ep', 'exd6 e.p.'],
      ['f1d2', 'Nd2!?', 'Nd2#', 'Nd2'],
    ],
  };
  for (const [position, lists] of Object.entries(typed))
    at('taketwo;switch=off', position, (_, typable) => {
      for (const [text, ...ways] of lists)
        for (const way of ways) assert.deepEqual(inWords(findTyped(typable, way), 'text'), [text], way);
    });
  at('custodian', '7/7/3k3/7/7/7/R2K2R w KQ 0 1', (_, typable) => {
    assert.deepEqual(inWords(findTyped(typable, 'O-O'), 'text').sort(), ['d1b1', 'd1f1'], 'both are alike there');
  });
});

test('an action is clear without its first square only where no other piece of its kind can go there', () => {
  const clear = (/** @type {string} */ position, /** @type {string} */ text) => {
    const session = new Session(engine, 'taketwo', position);
    session.play(text);
    const { isClear } = session.steps[0];
    session.dispose();
    return isClear;
  };
  assert.equal(clear('', 'g1f3'), true);
  assert.equal(clear('', 'e2e4'), true);
  assert.equal(clear('4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1', 'b1d2'), false);
  assert.equal(clear('4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1', 'b1c3'), true);
  assert.equal(clear('4k3/8/8/8/8/8/8/1N2KB2 w - - 0 1', 'f1e2'), true, 'another kind is drawn otherwise');
  assert.equal(clear('4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1', 'e4d5'), false);
});

test('what is typed whole is chosen, and the only one that fits; not one of several', () => {
  at('taketwo', '4k3/P7/8/8/8/8/8/4K3 w - - 0 1', (_, typable) => {
    const choose = (/** @type {string} */ typed) => chooseTyped(findTyped(typable, typed), typed)?.text;
    assert.deepEqual([choose('a7a8=Q'), choose('a7a8'), choose('king d1')], ['a7a8=Q', undefined, 'e1d1']);
  });
});

test('why nothing fits is told in the words that the board has, with the squares that are the reason', () => {
  at('custodian', '', (session) => {
    const refuse = (/** @type {string} */ typed) => refuseTyped(table, session, typed);
    for (const typed of ['a1a4', 'a1 a4', 'a1-a4', 'rook a1 to a4', 'a1:a4'])
      assert.deepEqual(refuse(typed), { reason: 'path-blocked', squares: ['a2'], text: 'Something is in the way.' });
    assert.equal(refuse('e6e5').text, 'It is not this piece’s turn.');
    assert.equal(refuse('e2e3x').text, 'In the action, character 5: “x” is not legal in this position.');
    assert.equal(refuse('queen').text, 'No action matches. Legal, for example: c1d3, or: knight c1 to d3.');
  });
  at('till;players=3', '0,1:5bQ/aRbPbNcPcK/aK a - aac 0 30', (session) => {
    const told = refuseTyped(table, session, '0,0 4,0');
    assert.deepEqual(told, refuseTyped(table, session, '0,0:4,0'));
    assert.doesNotMatch(told.text, /No action matches/);
  });
});

test('a King beside another is refused to who types it, though texts of earlier versions have it', () => {
  at('till;pawns=0', '-1,0:aKaQaRaRaBaBaNaNbNbNbBbBbRbRbQ b .,K ab 0 15', (session, typable) => {
    for (const typed of ['K@-2,0', 'k -2,0', 'K-2,0']) {
      assert.equal(chooseTyped(findTyped(typable, typed), typed), undefined, typed);
      const { reason, text } = refuseTyped(table, session, typed);
      assert.deepEqual([reason, text], ['king-beside-king', 'A king may not be placed next to another king.'], typed);
    }
    session.play('K@-2,0');
    assert.deepEqual(session.steps[0].action, {
      text: 'K@-2,0',
      type: 'place',
      source: '*K',
      target: '-2,0',
      kind: 'K',
    });
    session.goTo(0);
    assert.ok(session.view.actions.every(({ text }) => text !== 'K@-2,0'));
    session.goTo(1);
    assert.deepEqual([session.at, session.last], [1, ['-2,0']]);
  });
});

/** In the short notation no two pieces of a kind have an action that looks the same. */
function assertClear(/** @type {Session} */ { view }, /** @type {string} */ variant) {
  const sources = new Map();
  for (const action of view.actions.filter(({ type }) => type === 'move')) {
    const step = stepOf(view, view, action);
    const shown = `${step.kind} ${formatStep(step, { notation: 'short' })}`;
    assert.equal(sources.get(shown) ?? action.source, action.source, `${variant} ${shown}`);
    sources.set(shown, action.source);
  }
}

test('in random games of all presets each action is chosen by its text, and found by its spoken words', () => {
  const random = makeRandom(6);
  for (const { presets } of schema.families)
    for (const { variant, position } of presets) {
      const session = new Session(engine, variant, position);
      playRandomly(session.game, random(60), random);
      const { actions } = session.view;
      const typable = listTypable(table, session.view);
      for (let i = 0; i < Math.min(actions.length, isAll ? 12 : 4); i++) {
        const action = actions[random(actions.length)];
        const { text } = action;
        assert.equal(chooseTyped(findTyped(typable, text), text), action, `${variant} ${text}`);
        const spoken = speakAction(table, session, action)
          .split(/, (?:captures|picks up)/)[0]
          .replace(/recruits.*/, '');
        assert.ok(findTyped(typable, spoken).includes(action), `${variant} ${spoken}`);
      }
      assertClear(session, variant);
      session.dispose();
    }
});
